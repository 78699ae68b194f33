// grid_sample / bilinear_zeros_2d: f32[2,2,3,4], f32[2,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3x4xf32>, %arg1: tensor<2x2x3x2xf32>) -> tensor<2x2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2x3x4xf32>) -> tensor<2x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x2x3x2xf32>) -> tensor<2x6x2xf32>
    %2 = stablehlo.slice %1 [0:2, 0:6, 1:2] : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x6xf32>
    %4 = stablehlo.add %3, %cst : tensor<2x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2x6xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<2x6xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<2x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<2x6xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<2x6xf32>
    %8 = stablehlo.floor %7 : tensor<2x6xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<2x6xf32>
    %9 = stablehlo.multiply %cst, %cst_2 : tensor<2x6xf32>
    %10 = stablehlo.add %8, %cst : tensor<2x6xf32>
    %11 = stablehlo.subtract %10, %7 : tensor<2x6xf32>
    %12 = stablehlo.subtract %7, %8 : tensor<2x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<2x6xf32>
    %13 = stablehlo.compare GE, %8, %cst_3, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %14 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %15 = stablehlo.and %13, %14 : tensor<2x6xi1>
    %16 = stablehlo.select %15, %8, %cst_3 : tensor<2x6xi1>, tensor<2x6xf32>
    %17 = stablehlo.abs %16 : tensor<2x6xf32>
    %cst_4 = stablehlo.constant dense<2.14748365E+9> : tensor<2x6xf32>
    %18 = stablehlo.compare LT, %17, %cst_4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %19 = stablehlo.convert %16 : (tensor<2x6xf32>) -> tensor<2x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2x6xi32>
    %20 = stablehlo.select %18, %19, %c : tensor<2x6xi1>, tensor<2x6xi32>
    %21 = stablehlo.negate %9 : tensor<2x6xf32>
    %22 = stablehlo.add %8, %cst : tensor<2x6xf32>
    %23 = stablehlo.compare GE, %22, %cst_3, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %24 = stablehlo.compare LT, %22, %cst_0, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %25 = stablehlo.and %23, %24 : tensor<2x6xi1>
    %26 = stablehlo.select %25, %22, %cst_3 : tensor<2x6xi1>, tensor<2x6xf32>
    %27 = stablehlo.abs %26 : tensor<2x6xf32>
    %28 = stablehlo.compare LT, %27, %cst_4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %29 = stablehlo.convert %26 : (tensor<2x6xf32>) -> tensor<2x6xi32>
    %30 = stablehlo.select %28, %29, %c : tensor<2x6xi1>, tensor<2x6xi32>
    %31 = stablehlo.slice %1 [0:2, 0:6, 0:1] : (tensor<2x6x2xf32>) -> tensor<2x6x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<2x6x1xf32>) -> tensor<2x6xf32>
    %33 = stablehlo.add %32, %cst : tensor<2x6xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<2x6xf32>
    %34 = stablehlo.multiply %33, %cst_5 : tensor<2x6xf32>
    %35 = stablehlo.subtract %34, %cst : tensor<2x6xf32>
    %36 = stablehlo.divide %35, %cst_1 : tensor<2x6xf32>
    %37 = stablehlo.floor %36 : tensor<2x6xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<2x6xf32>
    %38 = stablehlo.multiply %cst, %cst_6 : tensor<2x6xf32>
    %39 = stablehlo.add %37, %cst : tensor<2x6xf32>
    %40 = stablehlo.subtract %39, %36 : tensor<2x6xf32>
    %41 = stablehlo.subtract %36, %37 : tensor<2x6xf32>
    %42 = stablehlo.compare GE, %37, %cst_3, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %43 = stablehlo.compare LT, %37, %cst_5, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %44 = stablehlo.and %42, %43 : tensor<2x6xi1>
    %45 = stablehlo.select %44, %37, %cst_3 : tensor<2x6xi1>, tensor<2x6xf32>
    %46 = stablehlo.abs %45 : tensor<2x6xf32>
    %47 = stablehlo.compare LT, %46, %cst_4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %48 = stablehlo.convert %45 : (tensor<2x6xf32>) -> tensor<2x6xi32>
    %49 = stablehlo.select %47, %48, %c : tensor<2x6xi1>, tensor<2x6xi32>
    %50 = stablehlo.negate %38 : tensor<2x6xf32>
    %51 = stablehlo.add %37, %cst : tensor<2x6xf32>
    %52 = stablehlo.compare GE, %51, %cst_3, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %53 = stablehlo.compare LT, %51, %cst_5, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %54 = stablehlo.and %52, %53 : tensor<2x6xi1>
    %55 = stablehlo.select %54, %51, %cst_3 : tensor<2x6xi1>, tensor<2x6xf32>
    %56 = stablehlo.abs %55 : tensor<2x6xf32>
    %57 = stablehlo.compare LT, %56, %cst_4, FLOAT : (tensor<2x6xf32>, tensor<2x6xf32>) -> tensor<2x6xi1>
    %58 = stablehlo.convert %55 : (tensor<2x6xf32>) -> tensor<2x6xi32>
    %59 = stablehlo.select %57, %58, %c : tensor<2x6xi1>, tensor<2x6xi32>
    %c_7 = stablehlo.constant dense<4> : tensor<2x6xi32>
    %60 = stablehlo.multiply %20, %c_7 : tensor<2x6xi32>
    %61 = stablehlo.add %60, %49 : tensor<2x6xi32>
    %62 = stablehlo.and %15, %44 : tensor<2x6xi1>
    %63 = stablehlo.multiply %20, %c_7 : tensor<2x6xi32>
    %64 = stablehlo.add %63, %59 : tensor<2x6xi32>
    %65 = stablehlo.and %15, %54 : tensor<2x6xi1>
    %66 = stablehlo.multiply %30, %c_7 : tensor<2x6xi32>
    %67 = stablehlo.add %66, %49 : tensor<2x6xi32>
    %68 = stablehlo.and %25, %44 : tensor<2x6xi1>
    %69 = stablehlo.multiply %30, %c_7 : tensor<2x6xi32>
    %70 = stablehlo.add %69, %59 : tensor<2x6xi32>
    %71 = stablehlo.and %25, %54 : tensor<2x6xi1>
    %72 = stablehlo.reshape %61 : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %73 = "stablehlo.gather"(%0, %72) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<2x2x12xf32>, tensor<2x6x1xi32>) -> tensor<2x2x6xf32>
    %74 = stablehlo.reshape %62 : (tensor<2x6xi1>) -> tensor<2x1x6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x6xf32>
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (tensor<2x1x6xi1>) -> tensor<2x2x6xi1>
    %76 = stablehlo.select %75, %73, %cst_8 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %77 = stablehlo.multiply %11, %40 : tensor<2x6xf32>
    %78 = stablehlo.reshape %77 : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %80 = stablehlo.multiply %76, %79 : tensor<2x2x6xf32>
    %81 = stablehlo.reshape %64 : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %82 = "stablehlo.gather"(%0, %81) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<2x2x12xf32>, tensor<2x6x1xi32>) -> tensor<2x2x6xf32>
    %83 = stablehlo.reshape %65 : (tensor<2x6xi1>) -> tensor<2x1x6xi1>
    %84 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2] : (tensor<2x1x6xi1>) -> tensor<2x2x6xi1>
    %85 = stablehlo.select %84, %82, %cst_8 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %86 = stablehlo.multiply %11, %41 : tensor<2x6xf32>
    %87 = stablehlo.reshape %86 : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %89 = stablehlo.multiply %85, %88 : tensor<2x2x6xf32>
    %90 = stablehlo.add %80, %89 : tensor<2x2x6xf32>
    %91 = stablehlo.reshape %67 : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %92 = "stablehlo.gather"(%0, %91) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<2x2x12xf32>, tensor<2x6x1xi32>) -> tensor<2x2x6xf32>
    %93 = stablehlo.reshape %68 : (tensor<2x6xi1>) -> tensor<2x1x6xi1>
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (tensor<2x1x6xi1>) -> tensor<2x2x6xi1>
    %95 = stablehlo.select %94, %92, %cst_8 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %96 = stablehlo.multiply %12, %40 : tensor<2x6xf32>
    %97 = stablehlo.reshape %96 : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %99 = stablehlo.multiply %95, %98 : tensor<2x2x6xf32>
    %100 = stablehlo.add %90, %99 : tensor<2x2x6xf32>
    %101 = stablehlo.reshape %70 : (tensor<2x6xi32>) -> tensor<2x6x1xi32>
    %102 = "stablehlo.gather"(%0, %101) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<2x2x12xf32>, tensor<2x6x1xi32>) -> tensor<2x2x6xf32>
    %103 = stablehlo.reshape %71 : (tensor<2x6xi1>) -> tensor<2x1x6xi1>
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2] : (tensor<2x1x6xi1>) -> tensor<2x2x6xi1>
    %105 = stablehlo.select %104, %102, %cst_8 : tensor<2x2x6xi1>, tensor<2x2x6xf32>
    %106 = stablehlo.multiply %12, %41 : tensor<2x6xf32>
    %107 = stablehlo.reshape %106 : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<2x1x6xf32>) -> tensor<2x2x6xf32>
    %109 = stablehlo.multiply %105, %108 : tensor<2x2x6xf32>
    %110 = stablehlo.add %100, %109 : tensor<2x2x6xf32>
    %111 = stablehlo.reshape %110 : (tensor<2x2x6xf32>) -> tensor<2x2x2x3xf32>
    return %111 : tensor<2x2x2x3xf32>
  }
}

// -----
// grid_sample / bilinear_border_2d: f32[1,2,3,4], f32[1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x3x4xf32>) -> tensor<1x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x3x2xf32>) -> tensor<1x6x2xf32>
    %2 = stablehlo.slice %1 [0:1, 0:6, 1:2] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x6xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<1x6xf32>
    %5 = stablehlo.divide %4, %cst_0 : tensor<1x6xf32>
    %6 = stablehlo.multiply %5, %cst_0 : tensor<1x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<1x6xf32>
    %7 = stablehlo.compare LE, %6, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %8 = stablehlo.compare GE, %6, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %9 = stablehlo.or %7, %8 : tensor<1x6xi1>
    %10 = stablehlo.select %9, %cst_1, %cst : tensor<1x6xi1>, tensor<1x6xf32>
    %11 = stablehlo.compare GT, %6, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %12 = stablehlo.select %11, %6, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %13 = stablehlo.compare LT, %12, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %14 = stablehlo.select %13, %12, %cst_0 : tensor<1x6xi1>, tensor<1x6xf32>
    %15 = stablehlo.floor %14 : tensor<1x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<1x6xf32>
    %16 = stablehlo.multiply %10, %cst_2 : tensor<1x6xf32>
    %17 = stablehlo.add %15, %cst : tensor<1x6xf32>
    %18 = stablehlo.subtract %17, %14 : tensor<1x6xf32>
    %19 = stablehlo.subtract %14, %15 : tensor<1x6xf32>
    %20 = stablehlo.compare GE, %15, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<1x6xf32>
    %21 = stablehlo.compare LT, %15, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %22 = stablehlo.and %20, %21 : tensor<1x6xi1>
    %23 = stablehlo.select %22, %15, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %24 = stablehlo.abs %23 : tensor<1x6xf32>
    %cst_4 = stablehlo.constant dense<2.14748365E+9> : tensor<1x6xf32>
    %25 = stablehlo.compare LT, %24, %cst_4, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %26 = stablehlo.convert %23 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x6xi32>
    %27 = stablehlo.select %25, %26, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %28 = stablehlo.negate %16 : tensor<1x6xf32>
    %29 = stablehlo.add %15, %cst : tensor<1x6xf32>
    %30 = stablehlo.compare GE, %29, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %31 = stablehlo.compare LT, %29, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %32 = stablehlo.and %30, %31 : tensor<1x6xi1>
    %33 = stablehlo.select %32, %29, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %34 = stablehlo.abs %33 : tensor<1x6xf32>
    %35 = stablehlo.compare LT, %34, %cst_4, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %36 = stablehlo.convert %33 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %37 = stablehlo.select %35, %36, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %38 = stablehlo.slice %1 [0:1, 0:6, 0:1] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %39 = stablehlo.reshape %38 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %40 = stablehlo.add %39, %cst : tensor<1x6xf32>
    %41 = stablehlo.divide %40, %cst_0 : tensor<1x6xf32>
    %42 = stablehlo.multiply %41, %cst_3 : tensor<1x6xf32>
    %43 = stablehlo.compare LE, %42, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %44 = stablehlo.compare GE, %42, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %45 = stablehlo.or %43, %44 : tensor<1x6xi1>
    %46 = stablehlo.select %45, %cst_1, %cst : tensor<1x6xi1>, tensor<1x6xf32>
    %47 = stablehlo.compare GT, %42, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %48 = stablehlo.select %47, %42, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %49 = stablehlo.compare LT, %48, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %50 = stablehlo.select %49, %48, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %51 = stablehlo.floor %50 : tensor<1x6xf32>
    %cst_5 = stablehlo.constant dense<1.500000e+00> : tensor<1x6xf32>
    %52 = stablehlo.multiply %46, %cst_5 : tensor<1x6xf32>
    %53 = stablehlo.add %51, %cst : tensor<1x6xf32>
    %54 = stablehlo.subtract %53, %50 : tensor<1x6xf32>
    %55 = stablehlo.subtract %50, %51 : tensor<1x6xf32>
    %56 = stablehlo.compare GE, %51, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<1x6xf32>
    %57 = stablehlo.compare LT, %51, %cst_6, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %58 = stablehlo.and %56, %57 : tensor<1x6xi1>
    %59 = stablehlo.select %58, %51, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %60 = stablehlo.abs %59 : tensor<1x6xf32>
    %61 = stablehlo.compare LT, %60, %cst_4, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %62 = stablehlo.convert %59 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %63 = stablehlo.select %61, %62, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %64 = stablehlo.negate %52 : tensor<1x6xf32>
    %65 = stablehlo.add %51, %cst : tensor<1x6xf32>
    %66 = stablehlo.compare GE, %65, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %67 = stablehlo.compare LT, %65, %cst_6, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %68 = stablehlo.and %66, %67 : tensor<1x6xi1>
    %69 = stablehlo.select %68, %65, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %70 = stablehlo.abs %69 : tensor<1x6xf32>
    %71 = stablehlo.compare LT, %70, %cst_4, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %72 = stablehlo.convert %69 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %73 = stablehlo.select %71, %72, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %c_7 = stablehlo.constant dense<4> : tensor<1x6xi32>
    %74 = stablehlo.multiply %27, %c_7 : tensor<1x6xi32>
    %75 = stablehlo.add %74, %63 : tensor<1x6xi32>
    %76 = stablehlo.and %22, %58 : tensor<1x6xi1>
    %77 = stablehlo.multiply %27, %c_7 : tensor<1x6xi32>
    %78 = stablehlo.add %77, %73 : tensor<1x6xi32>
    %79 = stablehlo.and %22, %68 : tensor<1x6xi1>
    %80 = stablehlo.multiply %37, %c_7 : tensor<1x6xi32>
    %81 = stablehlo.add %80, %63 : tensor<1x6xi32>
    %82 = stablehlo.and %32, %58 : tensor<1x6xi1>
    %83 = stablehlo.multiply %37, %c_7 : tensor<1x6xi32>
    %84 = stablehlo.add %83, %73 : tensor<1x6xi32>
    %85 = stablehlo.and %32, %68 : tensor<1x6xi1>
    %86 = stablehlo.reshape %75 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %87 = "stablehlo.gather"(%0, %86) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %88 = stablehlo.reshape %76 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x6xf32>
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %90 = stablehlo.select %89, %87, %cst_8 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %91 = stablehlo.multiply %18, %54 : tensor<1x6xf32>
    %92 = stablehlo.reshape %91 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %94 = stablehlo.multiply %90, %93 : tensor<1x2x6xf32>
    %95 = stablehlo.reshape %78 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %96 = "stablehlo.gather"(%0, %95) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %97 = stablehlo.reshape %79 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %98 = stablehlo.broadcast_in_dim %97, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %99 = stablehlo.select %98, %96, %cst_8 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %100 = stablehlo.multiply %18, %55 : tensor<1x6xf32>
    %101 = stablehlo.reshape %100 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %103 = stablehlo.multiply %99, %102 : tensor<1x2x6xf32>
    %104 = stablehlo.add %94, %103 : tensor<1x2x6xf32>
    %105 = stablehlo.reshape %81 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %106 = "stablehlo.gather"(%0, %105) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %107 = stablehlo.reshape %82 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %109 = stablehlo.select %108, %106, %cst_8 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %110 = stablehlo.multiply %19, %54 : tensor<1x6xf32>
    %111 = stablehlo.reshape %110 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %113 = stablehlo.multiply %109, %112 : tensor<1x2x6xf32>
    %114 = stablehlo.add %104, %113 : tensor<1x2x6xf32>
    %115 = stablehlo.reshape %84 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %116 = "stablehlo.gather"(%0, %115) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %117 = stablehlo.reshape %85 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %118 = stablehlo.broadcast_in_dim %117, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %119 = stablehlo.select %118, %116, %cst_8 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %120 = stablehlo.multiply %19, %55 : tensor<1x6xf32>
    %121 = stablehlo.reshape %120 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %123 = stablehlo.multiply %119, %122 : tensor<1x2x6xf32>
    %124 = stablehlo.add %114, %123 : tensor<1x2x6xf32>
    %125 = stablehlo.reshape %124 : (tensor<1x2x6xf32>) -> tensor<1x2x2x3xf32>
    return %125 : tensor<1x2x2x3xf32>
  }
}

// -----
// grid_sample / bilinear_reflection_2d: f32[1,2,3,4], f32[1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x3x4xf32>) -> tensor<1x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x3x2xf32>) -> tensor<1x6x2xf32>
    %2 = stablehlo.slice %1 [0:1, 0:6, 1:2] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x6xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<1x6xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<1x6xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<1x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<1x6xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<1x6xf32>
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : tensor<1x6xf32>
    %8 = stablehlo.subtract %7, %cst_2 : tensor<1x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x6xf32>
    %9 = stablehlo.compare LT, %8, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %cst_4 = stablehlo.constant dense<-1.000000e+00> : tensor<1x6xf32>
    %10 = stablehlo.select %9, %cst_4, %cst : tensor<1x6xi1>, tensor<1x6xf32>
    %11 = stablehlo.abs %8 : tensor<1x6xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<1x6xf32>
    %12 = stablehlo.remainder %11, %cst_5 : tensor<1x6xf32>
    %13 = stablehlo.divide %11, %cst_5 : tensor<1x6xf32>
    %14 = stablehlo.floor %13 : tensor<1x6xf32>
    %15 = stablehlo.remainder %14, %cst_1 : tensor<1x6xf32>
    %16 = stablehlo.compare NE, %15, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %17 = stablehlo.subtract %cst_5, %12 : tensor<1x6xf32>
    %18 = stablehlo.select %16, %17, %12 : tensor<1x6xi1>, tensor<1x6xf32>
    %19 = stablehlo.add %18, %cst_2 : tensor<1x6xf32>
    %20 = stablehlo.negate %10 : tensor<1x6xf32>
    %21 = stablehlo.select %16, %20, %10 : tensor<1x6xi1>, tensor<1x6xf32>
    %22 = stablehlo.compare LE, %19, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %23 = stablehlo.compare GE, %19, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %24 = stablehlo.or %22, %23 : tensor<1x6xi1>
    %25 = stablehlo.select %24, %cst_3, %21 : tensor<1x6xi1>, tensor<1x6xf32>
    %26 = stablehlo.compare GT, %19, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %27 = stablehlo.select %26, %19, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %28 = stablehlo.compare LT, %27, %cst_1, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %29 = stablehlo.select %28, %27, %cst_1 : tensor<1x6xi1>, tensor<1x6xf32>
    %30 = stablehlo.floor %29 : tensor<1x6xf32>
    %cst_6 = stablehlo.constant dense<1.500000e+00> : tensor<1x6xf32>
    %31 = stablehlo.multiply %25, %cst_6 : tensor<1x6xf32>
    %32 = stablehlo.add %30, %cst : tensor<1x6xf32>
    %33 = stablehlo.subtract %32, %29 : tensor<1x6xf32>
    %34 = stablehlo.subtract %29, %30 : tensor<1x6xf32>
    %35 = stablehlo.compare GE, %30, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %36 = stablehlo.compare LT, %30, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %37 = stablehlo.and %35, %36 : tensor<1x6xi1>
    %38 = stablehlo.select %37, %30, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %39 = stablehlo.abs %38 : tensor<1x6xf32>
    %cst_7 = stablehlo.constant dense<2.14748365E+9> : tensor<1x6xf32>
    %40 = stablehlo.compare LT, %39, %cst_7, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %41 = stablehlo.convert %38 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x6xi32>
    %42 = stablehlo.select %40, %41, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %43 = stablehlo.negate %31 : tensor<1x6xf32>
    %44 = stablehlo.add %30, %cst : tensor<1x6xf32>
    %45 = stablehlo.compare GE, %44, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %46 = stablehlo.compare LT, %44, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %47 = stablehlo.and %45, %46 : tensor<1x6xi1>
    %48 = stablehlo.select %47, %44, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %49 = stablehlo.abs %48 : tensor<1x6xf32>
    %50 = stablehlo.compare LT, %49, %cst_7, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %51 = stablehlo.convert %48 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %52 = stablehlo.select %50, %51, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %53 = stablehlo.slice %1 [0:1, 0:6, 0:1] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %54 = stablehlo.reshape %53 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %55 = stablehlo.add %54, %cst : tensor<1x6xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<1x6xf32>
    %56 = stablehlo.multiply %55, %cst_8 : tensor<1x6xf32>
    %57 = stablehlo.subtract %56, %cst : tensor<1x6xf32>
    %58 = stablehlo.divide %57, %cst_1 : tensor<1x6xf32>
    %59 = stablehlo.subtract %58, %cst_2 : tensor<1x6xf32>
    %60 = stablehlo.compare LT, %59, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %61 = stablehlo.select %60, %cst_4, %cst : tensor<1x6xi1>, tensor<1x6xf32>
    %62 = stablehlo.abs %59 : tensor<1x6xf32>
    %cst_9 = stablehlo.constant dense<4.000000e+00> : tensor<1x6xf32>
    %63 = stablehlo.remainder %62, %cst_9 : tensor<1x6xf32>
    %64 = stablehlo.divide %62, %cst_9 : tensor<1x6xf32>
    %65 = stablehlo.floor %64 : tensor<1x6xf32>
    %66 = stablehlo.remainder %65, %cst_1 : tensor<1x6xf32>
    %67 = stablehlo.compare NE, %66, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %68 = stablehlo.subtract %cst_9, %63 : tensor<1x6xf32>
    %69 = stablehlo.select %67, %68, %63 : tensor<1x6xi1>, tensor<1x6xf32>
    %70 = stablehlo.add %69, %cst_2 : tensor<1x6xf32>
    %71 = stablehlo.negate %61 : tensor<1x6xf32>
    %72 = stablehlo.select %67, %71, %61 : tensor<1x6xi1>, tensor<1x6xf32>
    %73 = stablehlo.compare LE, %70, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %74 = stablehlo.compare GE, %70, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %75 = stablehlo.or %73, %74 : tensor<1x6xi1>
    %76 = stablehlo.select %75, %cst_3, %72 : tensor<1x6xi1>, tensor<1x6xf32>
    %77 = stablehlo.compare GT, %70, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %78 = stablehlo.select %77, %70, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %79 = stablehlo.compare LT, %78, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %80 = stablehlo.select %79, %78, %cst_0 : tensor<1x6xi1>, tensor<1x6xf32>
    %81 = stablehlo.floor %80 : tensor<1x6xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<1x6xf32>
    %82 = stablehlo.multiply %76, %cst_10 : tensor<1x6xf32>
    %83 = stablehlo.add %81, %cst : tensor<1x6xf32>
    %84 = stablehlo.subtract %83, %80 : tensor<1x6xf32>
    %85 = stablehlo.subtract %80, %81 : tensor<1x6xf32>
    %86 = stablehlo.compare GE, %81, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %87 = stablehlo.compare LT, %81, %cst_8, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %88 = stablehlo.and %86, %87 : tensor<1x6xi1>
    %89 = stablehlo.select %88, %81, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %90 = stablehlo.abs %89 : tensor<1x6xf32>
    %91 = stablehlo.compare LT, %90, %cst_7, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %92 = stablehlo.convert %89 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %93 = stablehlo.select %91, %92, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %94 = stablehlo.negate %82 : tensor<1x6xf32>
    %95 = stablehlo.add %81, %cst : tensor<1x6xf32>
    %96 = stablehlo.compare GE, %95, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %97 = stablehlo.compare LT, %95, %cst_8, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %98 = stablehlo.and %96, %97 : tensor<1x6xi1>
    %99 = stablehlo.select %98, %95, %cst_3 : tensor<1x6xi1>, tensor<1x6xf32>
    %100 = stablehlo.abs %99 : tensor<1x6xf32>
    %101 = stablehlo.compare LT, %100, %cst_7, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %102 = stablehlo.convert %99 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %103 = stablehlo.select %101, %102, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %c_11 = stablehlo.constant dense<4> : tensor<1x6xi32>
    %104 = stablehlo.multiply %42, %c_11 : tensor<1x6xi32>
    %105 = stablehlo.add %104, %93 : tensor<1x6xi32>
    %106 = stablehlo.and %37, %88 : tensor<1x6xi1>
    %107 = stablehlo.multiply %42, %c_11 : tensor<1x6xi32>
    %108 = stablehlo.add %107, %103 : tensor<1x6xi32>
    %109 = stablehlo.and %37, %98 : tensor<1x6xi1>
    %110 = stablehlo.multiply %52, %c_11 : tensor<1x6xi32>
    %111 = stablehlo.add %110, %93 : tensor<1x6xi32>
    %112 = stablehlo.and %47, %88 : tensor<1x6xi1>
    %113 = stablehlo.multiply %52, %c_11 : tensor<1x6xi32>
    %114 = stablehlo.add %113, %103 : tensor<1x6xi32>
    %115 = stablehlo.and %47, %98 : tensor<1x6xi1>
    %116 = stablehlo.reshape %105 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %117 = "stablehlo.gather"(%0, %116) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %118 = stablehlo.reshape %106 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x6xf32>
    %119 = stablehlo.broadcast_in_dim %118, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %120 = stablehlo.select %119, %117, %cst_12 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %121 = stablehlo.multiply %33, %84 : tensor<1x6xf32>
    %122 = stablehlo.reshape %121 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %124 = stablehlo.multiply %120, %123 : tensor<1x2x6xf32>
    %125 = stablehlo.reshape %108 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %126 = "stablehlo.gather"(%0, %125) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %127 = stablehlo.reshape %109 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %128 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %129 = stablehlo.select %128, %126, %cst_12 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %130 = stablehlo.multiply %33, %85 : tensor<1x6xf32>
    %131 = stablehlo.reshape %130 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %133 = stablehlo.multiply %129, %132 : tensor<1x2x6xf32>
    %134 = stablehlo.add %124, %133 : tensor<1x2x6xf32>
    %135 = stablehlo.reshape %111 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %136 = "stablehlo.gather"(%0, %135) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %137 = stablehlo.reshape %112 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %139 = stablehlo.select %138, %136, %cst_12 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %140 = stablehlo.multiply %34, %84 : tensor<1x6xf32>
    %141 = stablehlo.reshape %140 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %143 = stablehlo.multiply %139, %142 : tensor<1x2x6xf32>
    %144 = stablehlo.add %134, %143 : tensor<1x2x6xf32>
    %145 = stablehlo.reshape %114 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %146 = "stablehlo.gather"(%0, %145) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %147 = stablehlo.reshape %115 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %148 = stablehlo.broadcast_in_dim %147, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %149 = stablehlo.select %148, %146, %cst_12 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %150 = stablehlo.multiply %34, %85 : tensor<1x6xf32>
    %151 = stablehlo.reshape %150 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x6xf32>) -> tensor<1x2x6xf32>
    %153 = stablehlo.multiply %149, %152 : tensor<1x2x6xf32>
    %154 = stablehlo.add %144, %153 : tensor<1x2x6xf32>
    %155 = stablehlo.reshape %154 : (tensor<1x2x6xf32>) -> tensor<1x2x2x3xf32>
    return %155 : tensor<1x2x2x3xf32>
  }
}

// -----
// grid_sample / nearest_zeros_2d: f32[1,2,3,4], f32[1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x2xf32>) -> tensor<1x2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x3x4xf32>) -> tensor<1x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x3x2xf32>) -> tensor<1x6x2xf32>
    %2 = stablehlo.slice %1 [0:1, 0:6, 1:2] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x6xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<1x6xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<1x6xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<1x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<1x6xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<1x6xf32>
    %8 = stablehlo.round_nearest_even %7 : tensor<1x6xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x6xf32>
    %9 = stablehlo.compare GE, %8, %cst_2, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %10 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %11 = stablehlo.and %9, %10 : tensor<1x6xi1>
    %12 = stablehlo.select %11, %8, %cst_2 : tensor<1x6xi1>, tensor<1x6xf32>
    %13 = stablehlo.abs %12 : tensor<1x6xf32>
    %cst_3 = stablehlo.constant dense<2.14748365E+9> : tensor<1x6xf32>
    %14 = stablehlo.compare LT, %13, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %15 = stablehlo.convert %12 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x6xi32>
    %16 = stablehlo.select %14, %15, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %17 = stablehlo.slice %1 [0:1, 0:6, 0:1] : (tensor<1x6x2xf32>) -> tensor<1x6x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.add %18, %cst : tensor<1x6xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+00> : tensor<1x6xf32>
    %20 = stablehlo.multiply %19, %cst_4 : tensor<1x6xf32>
    %21 = stablehlo.subtract %20, %cst : tensor<1x6xf32>
    %22 = stablehlo.divide %21, %cst_1 : tensor<1x6xf32>
    %23 = stablehlo.round_nearest_even %22 : tensor<1x6xf32>
    %24 = stablehlo.compare GE, %23, %cst_2, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %25 = stablehlo.compare LT, %23, %cst_4, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %26 = stablehlo.and %24, %25 : tensor<1x6xi1>
    %27 = stablehlo.select %26, %23, %cst_2 : tensor<1x6xi1>, tensor<1x6xf32>
    %28 = stablehlo.abs %27 : tensor<1x6xf32>
    %29 = stablehlo.compare LT, %28, %cst_3, FLOAT : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xi1>
    %30 = stablehlo.convert %27 : (tensor<1x6xf32>) -> tensor<1x6xi32>
    %31 = stablehlo.select %29, %30, %c : tensor<1x6xi1>, tensor<1x6xi32>
    %c_5 = stablehlo.constant dense<4> : tensor<1x6xi32>
    %32 = stablehlo.multiply %16, %c_5 : tensor<1x6xi32>
    %33 = stablehlo.add %32, %31 : tensor<1x6xi32>
    %34 = stablehlo.and %11, %26 : tensor<1x6xi1>
    %35 = stablehlo.reshape %33 : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %36 = "stablehlo.gather"(%0, %35) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x6x1xi32>) -> tensor<1x2x6xf32>
    %37 = stablehlo.reshape %34 : (tensor<1x6xi1>) -> tensor<1x1x6xi1>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x6xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2] : (tensor<1x1x6xi1>) -> tensor<1x2x6xi1>
    %39 = stablehlo.select %38, %36, %cst_6 : tensor<1x2x6xi1>, tensor<1x2x6xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x2x6xf32>) -> tensor<1x2x2x3xf32>
    return %40 : tensor<1x2x2x3xf32>
  }
}

// -----
// grid_sample / bicubic_border_2d: f32[1,1,4,3], f32[1,2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x3xf32>, %arg1: tensor<1x2x2x2xf32>) -> tensor<1x1x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1x4x3xf32>) -> tensor<1x1x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
    %2 = stablehlo.slice %1 [0:1, 0:4, 1:2] : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<1x4xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<1x4xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<1x4xf32>
    %8 = stablehlo.floor %7 : tensor<1x4xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<1x4xf32>
    %10 = stablehlo.add %9, %cst : tensor<1x4xf32>
    %cst_2 = stablehlo.constant dense<-7.500000e-01> : tensor<1x4xf32>
    %11 = stablehlo.multiply %cst_2, %10 : tensor<1x4xf32>
    %cst_3 = stablehlo.constant dense<-3.750000e+00> : tensor<1x4xf32>
    %12 = stablehlo.subtract %11, %cst_3 : tensor<1x4xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<1x4xf32>
    %cst_4 = stablehlo.constant dense<-6.000000e+00> : tensor<1x4xf32>
    %14 = stablehlo.add %13, %cst_4 : tensor<1x4xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<1x4xf32>
    %cst_5 = stablehlo.constant dense<-3.000000e+00> : tensor<1x4xf32>
    %16 = stablehlo.subtract %15, %cst_5 : tensor<1x4xf32>
    %17 = stablehlo.add %9, %cst : tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<-2.250000e+00> : tensor<1x4xf32>
    %18 = stablehlo.multiply %cst_6, %17 : tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<-7.500000e+00> : tensor<1x4xf32>
    %19 = stablehlo.subtract %18, %cst_7 : tensor<1x4xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<1x4xf32>
    %21 = stablehlo.add %20, %cst_4 : tensor<1x4xf32>
    %cst_8 = stablehlo.constant dense<1.250000e+00> : tensor<1x4xf32>
    %22 = stablehlo.multiply %cst_8, %9 : tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<2.250000e+00> : tensor<1x4xf32>
    %23 = stablehlo.subtract %22, %cst_9 : tensor<1x4xf32>
    %24 = stablehlo.multiply %23, %9 : tensor<1x4xf32>
    %25 = stablehlo.multiply %24, %9 : tensor<1x4xf32>
    %26 = stablehlo.add %25, %cst : tensor<1x4xf32>
    %cst_10 = stablehlo.constant dense<3.750000e+00> : tensor<1x4xf32>
    %27 = stablehlo.multiply %cst_10, %9 : tensor<1x4xf32>
    %cst_11 = stablehlo.constant dense<4.500000e+00> : tensor<1x4xf32>
    %28 = stablehlo.subtract %27, %cst_11 : tensor<1x4xf32>
    %29 = stablehlo.multiply %28, %9 : tensor<1x4xf32>
    %30 = stablehlo.subtract %cst, %9 : tensor<1x4xf32>
    %31 = stablehlo.multiply %cst_8, %30 : tensor<1x4xf32>
    %32 = stablehlo.subtract %31, %cst_9 : tensor<1x4xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<1x4xf32>
    %34 = stablehlo.multiply %33, %30 : tensor<1x4xf32>
    %35 = stablehlo.add %34, %cst : tensor<1x4xf32>
    %36 = stablehlo.subtract %cst, %9 : tensor<1x4xf32>
    %37 = stablehlo.multiply %cst_10, %36 : tensor<1x4xf32>
    %38 = stablehlo.subtract %37, %cst_11 : tensor<1x4xf32>
    %39 = stablehlo.multiply %38, %36 : tensor<1x4xf32>
    %40 = stablehlo.negate %39 : tensor<1x4xf32>
    %41 = stablehlo.subtract %cst_1, %9 : tensor<1x4xf32>
    %42 = stablehlo.multiply %cst_2, %41 : tensor<1x4xf32>
    %43 = stablehlo.subtract %42, %cst_3 : tensor<1x4xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<1x4xf32>
    %45 = stablehlo.add %44, %cst_4 : tensor<1x4xf32>
    %46 = stablehlo.multiply %45, %41 : tensor<1x4xf32>
    %47 = stablehlo.subtract %46, %cst_5 : tensor<1x4xf32>
    %48 = stablehlo.subtract %cst_1, %9 : tensor<1x4xf32>
    %49 = stablehlo.multiply %cst_6, %48 : tensor<1x4xf32>
    %50 = stablehlo.subtract %49, %cst_7 : tensor<1x4xf32>
    %51 = stablehlo.multiply %50, %48 : tensor<1x4xf32>
    %52 = stablehlo.add %51, %cst_4 : tensor<1x4xf32>
    %53 = stablehlo.negate %52 : tensor<1x4xf32>
    %cst_12 = stablehlo.constant dense<-1.000000e+00> : tensor<1x4xf32>
    %54 = stablehlo.add %8, %cst_12 : tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<1x4xf32>
    %55 = stablehlo.compare LE, %54, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<1x4xf32>
    %56 = stablehlo.compare GE, %54, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %57 = stablehlo.or %55, %56 : tensor<1x4xi1>
    %58 = stablehlo.select %57, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %59 = stablehlo.compare GT, %54, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %60 = stablehlo.select %59, %54, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %61 = stablehlo.compare LT, %60, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %62 = stablehlo.select %61, %60, %cst_14 : tensor<1x4xi1>, tensor<1x4xf32>
    %63 = stablehlo.compare GE, %62, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %64 = stablehlo.compare LT, %62, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %65 = stablehlo.and %63, %64 : tensor<1x4xi1>
    %66 = stablehlo.select %65, %62, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %67 = stablehlo.abs %66 : tensor<1x4xf32>
    %cst_15 = stablehlo.constant dense<2.14748365E+9> : tensor<1x4xf32>
    %68 = stablehlo.compare LT, %67, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %69 = stablehlo.convert %66 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x4xi32>
    %70 = stablehlo.select %68, %69, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf32>
    %71 = stablehlo.multiply %21, %cst_16 : tensor<1x4xf32>
    %72 = stablehlo.add %8, %cst_13 : tensor<1x4xf32>
    %73 = stablehlo.compare LE, %72, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %74 = stablehlo.compare GE, %72, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %75 = stablehlo.or %73, %74 : tensor<1x4xi1>
    %76 = stablehlo.select %75, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %77 = stablehlo.compare GT, %72, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %78 = stablehlo.select %77, %72, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %79 = stablehlo.compare LT, %78, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %80 = stablehlo.select %79, %78, %cst_14 : tensor<1x4xi1>, tensor<1x4xf32>
    %81 = stablehlo.compare GE, %80, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %82 = stablehlo.compare LT, %80, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %83 = stablehlo.and %81, %82 : tensor<1x4xi1>
    %84 = stablehlo.select %83, %80, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %85 = stablehlo.abs %84 : tensor<1x4xf32>
    %86 = stablehlo.compare LT, %85, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %87 = stablehlo.convert %84 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %88 = stablehlo.select %86, %87, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %89 = stablehlo.multiply %29, %cst_16 : tensor<1x4xf32>
    %90 = stablehlo.add %8, %cst : tensor<1x4xf32>
    %91 = stablehlo.compare LE, %90, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %92 = stablehlo.compare GE, %90, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %93 = stablehlo.or %91, %92 : tensor<1x4xi1>
    %94 = stablehlo.select %93, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %95 = stablehlo.compare GT, %90, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %96 = stablehlo.select %95, %90, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %97 = stablehlo.compare LT, %96, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %98 = stablehlo.select %97, %96, %cst_14 : tensor<1x4xi1>, tensor<1x4xf32>
    %99 = stablehlo.compare GE, %98, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %100 = stablehlo.compare LT, %98, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %101 = stablehlo.and %99, %100 : tensor<1x4xi1>
    %102 = stablehlo.select %101, %98, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %103 = stablehlo.abs %102 : tensor<1x4xf32>
    %104 = stablehlo.compare LT, %103, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %105 = stablehlo.convert %102 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %106 = stablehlo.select %104, %105, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %107 = stablehlo.multiply %40, %cst_16 : tensor<1x4xf32>
    %108 = stablehlo.add %8, %cst_1 : tensor<1x4xf32>
    %109 = stablehlo.compare LE, %108, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %110 = stablehlo.compare GE, %108, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %111 = stablehlo.or %109, %110 : tensor<1x4xi1>
    %112 = stablehlo.select %111, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %113 = stablehlo.compare GT, %108, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %114 = stablehlo.select %113, %108, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %115 = stablehlo.compare LT, %114, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %116 = stablehlo.select %115, %114, %cst_14 : tensor<1x4xi1>, tensor<1x4xf32>
    %117 = stablehlo.compare GE, %116, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %118 = stablehlo.compare LT, %116, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %119 = stablehlo.and %117, %118 : tensor<1x4xi1>
    %120 = stablehlo.select %119, %116, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %121 = stablehlo.abs %120 : tensor<1x4xf32>
    %122 = stablehlo.compare LT, %121, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %123 = stablehlo.convert %120 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %124 = stablehlo.select %122, %123, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %125 = stablehlo.multiply %53, %cst_16 : tensor<1x4xf32>
    %126 = stablehlo.slice %1 [0:1, 0:4, 0:1] : (tensor<1x4x2xf32>) -> tensor<1x4x1xf32>
    %127 = stablehlo.reshape %126 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %128 = stablehlo.add %127, %cst : tensor<1x4xf32>
    %129 = stablehlo.multiply %128, %cst_14 : tensor<1x4xf32>
    %130 = stablehlo.subtract %129, %cst : tensor<1x4xf32>
    %131 = stablehlo.divide %130, %cst_1 : tensor<1x4xf32>
    %132 = stablehlo.floor %131 : tensor<1x4xf32>
    %133 = stablehlo.subtract %131, %132 : tensor<1x4xf32>
    %134 = stablehlo.add %133, %cst : tensor<1x4xf32>
    %135 = stablehlo.multiply %cst_2, %134 : tensor<1x4xf32>
    %136 = stablehlo.subtract %135, %cst_3 : tensor<1x4xf32>
    %137 = stablehlo.multiply %136, %134 : tensor<1x4xf32>
    %138 = stablehlo.add %137, %cst_4 : tensor<1x4xf32>
    %139 = stablehlo.multiply %138, %134 : tensor<1x4xf32>
    %140 = stablehlo.subtract %139, %cst_5 : tensor<1x4xf32>
    %141 = stablehlo.add %133, %cst : tensor<1x4xf32>
    %142 = stablehlo.multiply %cst_6, %141 : tensor<1x4xf32>
    %143 = stablehlo.subtract %142, %cst_7 : tensor<1x4xf32>
    %144 = stablehlo.multiply %143, %141 : tensor<1x4xf32>
    %145 = stablehlo.add %144, %cst_4 : tensor<1x4xf32>
    %146 = stablehlo.multiply %cst_8, %133 : tensor<1x4xf32>
    %147 = stablehlo.subtract %146, %cst_9 : tensor<1x4xf32>
    %148 = stablehlo.multiply %147, %133 : tensor<1x4xf32>
    %149 = stablehlo.multiply %148, %133 : tensor<1x4xf32>
    %150 = stablehlo.add %149, %cst : tensor<1x4xf32>
    %151 = stablehlo.multiply %cst_10, %133 : tensor<1x4xf32>
    %152 = stablehlo.subtract %151, %cst_11 : tensor<1x4xf32>
    %153 = stablehlo.multiply %152, %133 : tensor<1x4xf32>
    %154 = stablehlo.subtract %cst, %133 : tensor<1x4xf32>
    %155 = stablehlo.multiply %cst_8, %154 : tensor<1x4xf32>
    %156 = stablehlo.subtract %155, %cst_9 : tensor<1x4xf32>
    %157 = stablehlo.multiply %156, %154 : tensor<1x4xf32>
    %158 = stablehlo.multiply %157, %154 : tensor<1x4xf32>
    %159 = stablehlo.add %158, %cst : tensor<1x4xf32>
    %160 = stablehlo.subtract %cst, %133 : tensor<1x4xf32>
    %161 = stablehlo.multiply %cst_10, %160 : tensor<1x4xf32>
    %162 = stablehlo.subtract %161, %cst_11 : tensor<1x4xf32>
    %163 = stablehlo.multiply %162, %160 : tensor<1x4xf32>
    %164 = stablehlo.negate %163 : tensor<1x4xf32>
    %165 = stablehlo.subtract %cst_1, %133 : tensor<1x4xf32>
    %166 = stablehlo.multiply %cst_2, %165 : tensor<1x4xf32>
    %167 = stablehlo.subtract %166, %cst_3 : tensor<1x4xf32>
    %168 = stablehlo.multiply %167, %165 : tensor<1x4xf32>
    %169 = stablehlo.add %168, %cst_4 : tensor<1x4xf32>
    %170 = stablehlo.multiply %169, %165 : tensor<1x4xf32>
    %171 = stablehlo.subtract %170, %cst_5 : tensor<1x4xf32>
    %172 = stablehlo.subtract %cst_1, %133 : tensor<1x4xf32>
    %173 = stablehlo.multiply %cst_6, %172 : tensor<1x4xf32>
    %174 = stablehlo.subtract %173, %cst_7 : tensor<1x4xf32>
    %175 = stablehlo.multiply %174, %172 : tensor<1x4xf32>
    %176 = stablehlo.add %175, %cst_4 : tensor<1x4xf32>
    %177 = stablehlo.negate %176 : tensor<1x4xf32>
    %178 = stablehlo.add %132, %cst_12 : tensor<1x4xf32>
    %179 = stablehlo.compare LE, %178, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %180 = stablehlo.compare GE, %178, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %181 = stablehlo.or %179, %180 : tensor<1x4xi1>
    %182 = stablehlo.select %181, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %183 = stablehlo.compare GT, %178, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %184 = stablehlo.select %183, %178, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %185 = stablehlo.compare LT, %184, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %186 = stablehlo.select %185, %184, %cst_1 : tensor<1x4xi1>, tensor<1x4xf32>
    %187 = stablehlo.compare GE, %186, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %188 = stablehlo.compare LT, %186, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %189 = stablehlo.and %187, %188 : tensor<1x4xi1>
    %190 = stablehlo.select %189, %186, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %191 = stablehlo.abs %190 : tensor<1x4xf32>
    %192 = stablehlo.compare LT, %191, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %193 = stablehlo.convert %190 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %194 = stablehlo.select %192, %193, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %cst_17 = stablehlo.constant dense<1.500000e+00> : tensor<1x4xf32>
    %195 = stablehlo.multiply %145, %cst_17 : tensor<1x4xf32>
    %196 = stablehlo.add %132, %cst_13 : tensor<1x4xf32>
    %197 = stablehlo.compare LE, %196, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %198 = stablehlo.compare GE, %196, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %199 = stablehlo.or %197, %198 : tensor<1x4xi1>
    %200 = stablehlo.select %199, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %201 = stablehlo.compare GT, %196, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %202 = stablehlo.select %201, %196, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %203 = stablehlo.compare LT, %202, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %204 = stablehlo.select %203, %202, %cst_1 : tensor<1x4xi1>, tensor<1x4xf32>
    %205 = stablehlo.compare GE, %204, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %206 = stablehlo.compare LT, %204, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %207 = stablehlo.and %205, %206 : tensor<1x4xi1>
    %208 = stablehlo.select %207, %204, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %209 = stablehlo.abs %208 : tensor<1x4xf32>
    %210 = stablehlo.compare LT, %209, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %211 = stablehlo.convert %208 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %212 = stablehlo.select %210, %211, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %213 = stablehlo.multiply %153, %cst_17 : tensor<1x4xf32>
    %214 = stablehlo.add %132, %cst : tensor<1x4xf32>
    %215 = stablehlo.compare LE, %214, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %216 = stablehlo.compare GE, %214, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %217 = stablehlo.or %215, %216 : tensor<1x4xi1>
    %218 = stablehlo.select %217, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %219 = stablehlo.compare GT, %214, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %220 = stablehlo.select %219, %214, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %221 = stablehlo.compare LT, %220, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %222 = stablehlo.select %221, %220, %cst_1 : tensor<1x4xi1>, tensor<1x4xf32>
    %223 = stablehlo.compare GE, %222, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %224 = stablehlo.compare LT, %222, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %225 = stablehlo.and %223, %224 : tensor<1x4xi1>
    %226 = stablehlo.select %225, %222, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %227 = stablehlo.abs %226 : tensor<1x4xf32>
    %228 = stablehlo.compare LT, %227, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %229 = stablehlo.convert %226 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %230 = stablehlo.select %228, %229, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %231 = stablehlo.multiply %164, %cst_17 : tensor<1x4xf32>
    %232 = stablehlo.add %132, %cst_1 : tensor<1x4xf32>
    %233 = stablehlo.compare LE, %232, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %234 = stablehlo.compare GE, %232, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %235 = stablehlo.or %233, %234 : tensor<1x4xi1>
    %236 = stablehlo.select %235, %cst_13, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %237 = stablehlo.compare GT, %232, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %238 = stablehlo.select %237, %232, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %239 = stablehlo.compare LT, %238, %cst_1, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %240 = stablehlo.select %239, %238, %cst_1 : tensor<1x4xi1>, tensor<1x4xf32>
    %241 = stablehlo.compare GE, %240, %cst_13, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %242 = stablehlo.compare LT, %240, %cst_14, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %243 = stablehlo.and %241, %242 : tensor<1x4xi1>
    %244 = stablehlo.select %243, %240, %cst_13 : tensor<1x4xi1>, tensor<1x4xf32>
    %245 = stablehlo.abs %244 : tensor<1x4xf32>
    %246 = stablehlo.compare LT, %245, %cst_15, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %247 = stablehlo.convert %244 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %248 = stablehlo.select %246, %247, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %249 = stablehlo.multiply %177, %cst_17 : tensor<1x4xf32>
    %c_18 = stablehlo.constant dense<3> : tensor<1x4xi32>
    %250 = stablehlo.multiply %70, %c_18 : tensor<1x4xi32>
    %251 = stablehlo.add %250, %194 : tensor<1x4xi32>
    %252 = stablehlo.and %65, %189 : tensor<1x4xi1>
    %253 = stablehlo.multiply %70, %c_18 : tensor<1x4xi32>
    %254 = stablehlo.add %253, %212 : tensor<1x4xi32>
    %255 = stablehlo.and %65, %207 : tensor<1x4xi1>
    %256 = stablehlo.multiply %70, %c_18 : tensor<1x4xi32>
    %257 = stablehlo.add %256, %230 : tensor<1x4xi32>
    %258 = stablehlo.and %65, %225 : tensor<1x4xi1>
    %259 = stablehlo.multiply %70, %c_18 : tensor<1x4xi32>
    %260 = stablehlo.add %259, %248 : tensor<1x4xi32>
    %261 = stablehlo.and %65, %243 : tensor<1x4xi1>
    %262 = stablehlo.multiply %88, %c_18 : tensor<1x4xi32>
    %263 = stablehlo.add %262, %194 : tensor<1x4xi32>
    %264 = stablehlo.and %83, %189 : tensor<1x4xi1>
    %265 = stablehlo.multiply %88, %c_18 : tensor<1x4xi32>
    %266 = stablehlo.add %265, %212 : tensor<1x4xi32>
    %267 = stablehlo.and %83, %207 : tensor<1x4xi1>
    %268 = stablehlo.multiply %88, %c_18 : tensor<1x4xi32>
    %269 = stablehlo.add %268, %230 : tensor<1x4xi32>
    %270 = stablehlo.and %83, %225 : tensor<1x4xi1>
    %271 = stablehlo.multiply %88, %c_18 : tensor<1x4xi32>
    %272 = stablehlo.add %271, %248 : tensor<1x4xi32>
    %273 = stablehlo.and %83, %243 : tensor<1x4xi1>
    %274 = stablehlo.multiply %106, %c_18 : tensor<1x4xi32>
    %275 = stablehlo.add %274, %194 : tensor<1x4xi32>
    %276 = stablehlo.and %101, %189 : tensor<1x4xi1>
    %277 = stablehlo.multiply %106, %c_18 : tensor<1x4xi32>
    %278 = stablehlo.add %277, %212 : tensor<1x4xi32>
    %279 = stablehlo.and %101, %207 : tensor<1x4xi1>
    %280 = stablehlo.multiply %106, %c_18 : tensor<1x4xi32>
    %281 = stablehlo.add %280, %230 : tensor<1x4xi32>
    %282 = stablehlo.and %101, %225 : tensor<1x4xi1>
    %283 = stablehlo.multiply %106, %c_18 : tensor<1x4xi32>
    %284 = stablehlo.add %283, %248 : tensor<1x4xi32>
    %285 = stablehlo.and %101, %243 : tensor<1x4xi1>
    %286 = stablehlo.multiply %124, %c_18 : tensor<1x4xi32>
    %287 = stablehlo.add %286, %194 : tensor<1x4xi32>
    %288 = stablehlo.and %119, %189 : tensor<1x4xi1>
    %289 = stablehlo.multiply %124, %c_18 : tensor<1x4xi32>
    %290 = stablehlo.add %289, %212 : tensor<1x4xi32>
    %291 = stablehlo.and %119, %207 : tensor<1x4xi1>
    %292 = stablehlo.multiply %124, %c_18 : tensor<1x4xi32>
    %293 = stablehlo.add %292, %230 : tensor<1x4xi32>
    %294 = stablehlo.and %119, %225 : tensor<1x4xi1>
    %295 = stablehlo.multiply %124, %c_18 : tensor<1x4xi32>
    %296 = stablehlo.add %295, %248 : tensor<1x4xi32>
    %297 = stablehlo.and %119, %243 : tensor<1x4xi1>
    %298 = stablehlo.reshape %251 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %299 = "stablehlo.gather"(%0, %298) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %300 = stablehlo.reshape %252 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x4xf32>
    %301 = stablehlo.select %300, %299, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %302 = stablehlo.multiply %16, %140 : tensor<1x4xf32>
    %303 = stablehlo.reshape %302 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %304 = stablehlo.multiply %301, %303 : tensor<1x1x4xf32>
    %305 = stablehlo.reshape %254 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %306 = "stablehlo.gather"(%0, %305) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %307 = stablehlo.reshape %255 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %308 = stablehlo.select %307, %306, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %309 = stablehlo.multiply %16, %150 : tensor<1x4xf32>
    %310 = stablehlo.reshape %309 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %311 = stablehlo.multiply %308, %310 : tensor<1x1x4xf32>
    %312 = stablehlo.add %304, %311 : tensor<1x1x4xf32>
    %313 = stablehlo.reshape %257 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %314 = "stablehlo.gather"(%0, %313) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %315 = stablehlo.reshape %258 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %316 = stablehlo.select %315, %314, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %317 = stablehlo.multiply %16, %159 : tensor<1x4xf32>
    %318 = stablehlo.reshape %317 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %319 = stablehlo.multiply %316, %318 : tensor<1x1x4xf32>
    %320 = stablehlo.add %312, %319 : tensor<1x1x4xf32>
    %321 = stablehlo.reshape %260 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %322 = "stablehlo.gather"(%0, %321) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %323 = stablehlo.reshape %261 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %324 = stablehlo.select %323, %322, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %325 = stablehlo.multiply %16, %171 : tensor<1x4xf32>
    %326 = stablehlo.reshape %325 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %327 = stablehlo.multiply %324, %326 : tensor<1x1x4xf32>
    %328 = stablehlo.add %320, %327 : tensor<1x1x4xf32>
    %329 = stablehlo.reshape %263 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %330 = "stablehlo.gather"(%0, %329) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %331 = stablehlo.reshape %264 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %332 = stablehlo.select %331, %330, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %333 = stablehlo.multiply %26, %140 : tensor<1x4xf32>
    %334 = stablehlo.reshape %333 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %335 = stablehlo.multiply %332, %334 : tensor<1x1x4xf32>
    %336 = stablehlo.add %328, %335 : tensor<1x1x4xf32>
    %337 = stablehlo.reshape %266 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %338 = "stablehlo.gather"(%0, %337) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %339 = stablehlo.reshape %267 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %340 = stablehlo.select %339, %338, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %341 = stablehlo.multiply %26, %150 : tensor<1x4xf32>
    %342 = stablehlo.reshape %341 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %343 = stablehlo.multiply %340, %342 : tensor<1x1x4xf32>
    %344 = stablehlo.add %336, %343 : tensor<1x1x4xf32>
    %345 = stablehlo.reshape %269 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %346 = "stablehlo.gather"(%0, %345) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %347 = stablehlo.reshape %270 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %348 = stablehlo.select %347, %346, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %349 = stablehlo.multiply %26, %159 : tensor<1x4xf32>
    %350 = stablehlo.reshape %349 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %351 = stablehlo.multiply %348, %350 : tensor<1x1x4xf32>
    %352 = stablehlo.add %344, %351 : tensor<1x1x4xf32>
    %353 = stablehlo.reshape %272 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %354 = "stablehlo.gather"(%0, %353) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %355 = stablehlo.reshape %273 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %356 = stablehlo.select %355, %354, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %357 = stablehlo.multiply %26, %171 : tensor<1x4xf32>
    %358 = stablehlo.reshape %357 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %359 = stablehlo.multiply %356, %358 : tensor<1x1x4xf32>
    %360 = stablehlo.add %352, %359 : tensor<1x1x4xf32>
    %361 = stablehlo.reshape %275 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %362 = "stablehlo.gather"(%0, %361) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %363 = stablehlo.reshape %276 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %364 = stablehlo.select %363, %362, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %365 = stablehlo.multiply %35, %140 : tensor<1x4xf32>
    %366 = stablehlo.reshape %365 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %367 = stablehlo.multiply %364, %366 : tensor<1x1x4xf32>
    %368 = stablehlo.add %360, %367 : tensor<1x1x4xf32>
    %369 = stablehlo.reshape %278 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %370 = "stablehlo.gather"(%0, %369) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %371 = stablehlo.reshape %279 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %372 = stablehlo.select %371, %370, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %373 = stablehlo.multiply %35, %150 : tensor<1x4xf32>
    %374 = stablehlo.reshape %373 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %375 = stablehlo.multiply %372, %374 : tensor<1x1x4xf32>
    %376 = stablehlo.add %368, %375 : tensor<1x1x4xf32>
    %377 = stablehlo.reshape %281 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %378 = "stablehlo.gather"(%0, %377) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %379 = stablehlo.reshape %282 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %380 = stablehlo.select %379, %378, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %381 = stablehlo.multiply %35, %159 : tensor<1x4xf32>
    %382 = stablehlo.reshape %381 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %383 = stablehlo.multiply %380, %382 : tensor<1x1x4xf32>
    %384 = stablehlo.add %376, %383 : tensor<1x1x4xf32>
    %385 = stablehlo.reshape %284 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %386 = "stablehlo.gather"(%0, %385) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %387 = stablehlo.reshape %285 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %388 = stablehlo.select %387, %386, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %389 = stablehlo.multiply %35, %171 : tensor<1x4xf32>
    %390 = stablehlo.reshape %389 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %391 = stablehlo.multiply %388, %390 : tensor<1x1x4xf32>
    %392 = stablehlo.add %384, %391 : tensor<1x1x4xf32>
    %393 = stablehlo.reshape %287 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %394 = "stablehlo.gather"(%0, %393) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %395 = stablehlo.reshape %288 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %396 = stablehlo.select %395, %394, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %397 = stablehlo.multiply %47, %140 : tensor<1x4xf32>
    %398 = stablehlo.reshape %397 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %399 = stablehlo.multiply %396, %398 : tensor<1x1x4xf32>
    %400 = stablehlo.add %392, %399 : tensor<1x1x4xf32>
    %401 = stablehlo.reshape %290 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %402 = "stablehlo.gather"(%0, %401) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %403 = stablehlo.reshape %291 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %404 = stablehlo.select %403, %402, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %405 = stablehlo.multiply %47, %150 : tensor<1x4xf32>
    %406 = stablehlo.reshape %405 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %407 = stablehlo.multiply %404, %406 : tensor<1x1x4xf32>
    %408 = stablehlo.add %400, %407 : tensor<1x1x4xf32>
    %409 = stablehlo.reshape %293 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %410 = "stablehlo.gather"(%0, %409) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %411 = stablehlo.reshape %294 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %412 = stablehlo.select %411, %410, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %413 = stablehlo.multiply %47, %159 : tensor<1x4xf32>
    %414 = stablehlo.reshape %413 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %415 = stablehlo.multiply %412, %414 : tensor<1x1x4xf32>
    %416 = stablehlo.add %408, %415 : tensor<1x1x4xf32>
    %417 = stablehlo.reshape %296 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %418 = "stablehlo.gather"(%0, %417) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf32>, tensor<1x4x1xi32>) -> tensor<1x1x4xf32>
    %419 = stablehlo.reshape %297 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %420 = stablehlo.select %419, %418, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf32>
    %421 = stablehlo.multiply %47, %171 : tensor<1x4xf32>
    %422 = stablehlo.reshape %421 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %423 = stablehlo.multiply %420, %422 : tensor<1x1x4xf32>
    %424 = stablehlo.add %416, %423 : tensor<1x1x4xf32>
    %425 = stablehlo.reshape %424 : (tensor<1x1x4xf32>) -> tensor<1x1x2x2xf32>
    return %425 : tensor<1x1x2x2xf32>
  }
}

// -----
// grid_sample / bicubic_reflection_2d_f64: f64[1,1,4,3], f64[1,2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x3xf64>, %arg1: tensor<1x2x2x2xf64>) -> tensor<1x1x2x2xf64> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1x4x3xf64>) -> tensor<1x1x12xf64>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x2x2xf64>) -> tensor<1x4x2xf64>
    %2 = stablehlo.slice %1 [0:1, 0:4, 1:2] : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
    %3 = stablehlo.reshape %2 : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf64>
    %4 = stablehlo.add %3, %cst : tensor<1x4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf64>
    %5 = stablehlo.divide %4, %cst_0 : tensor<1x4xf64>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<1x4xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<1x4xf64>
    %7 = stablehlo.floor %6 : tensor<1x4xf64>
    %8 = stablehlo.subtract %6, %7 : tensor<1x4xf64>
    %9 = stablehlo.add %8, %cst : tensor<1x4xf64>
    %cst_2 = stablehlo.constant dense<-7.500000e-01> : tensor<1x4xf64>
    %10 = stablehlo.multiply %cst_2, %9 : tensor<1x4xf64>
    %cst_3 = stablehlo.constant dense<-3.750000e+00> : tensor<1x4xf64>
    %11 = stablehlo.subtract %10, %cst_3 : tensor<1x4xf64>
    %12 = stablehlo.multiply %11, %9 : tensor<1x4xf64>
    %cst_4 = stablehlo.constant dense<-6.000000e+00> : tensor<1x4xf64>
    %13 = stablehlo.add %12, %cst_4 : tensor<1x4xf64>
    %14 = stablehlo.multiply %13, %9 : tensor<1x4xf64>
    %cst_5 = stablehlo.constant dense<-3.000000e+00> : tensor<1x4xf64>
    %15 = stablehlo.subtract %14, %cst_5 : tensor<1x4xf64>
    %16 = stablehlo.add %8, %cst : tensor<1x4xf64>
    %cst_6 = stablehlo.constant dense<-2.250000e+00> : tensor<1x4xf64>
    %17 = stablehlo.multiply %cst_6, %16 : tensor<1x4xf64>
    %cst_7 = stablehlo.constant dense<-7.500000e+00> : tensor<1x4xf64>
    %18 = stablehlo.subtract %17, %cst_7 : tensor<1x4xf64>
    %19 = stablehlo.multiply %18, %16 : tensor<1x4xf64>
    %20 = stablehlo.add %19, %cst_4 : tensor<1x4xf64>
    %cst_8 = stablehlo.constant dense<1.250000e+00> : tensor<1x4xf64>
    %21 = stablehlo.multiply %cst_8, %8 : tensor<1x4xf64>
    %cst_9 = stablehlo.constant dense<2.250000e+00> : tensor<1x4xf64>
    %22 = stablehlo.subtract %21, %cst_9 : tensor<1x4xf64>
    %23 = stablehlo.multiply %22, %8 : tensor<1x4xf64>
    %24 = stablehlo.multiply %23, %8 : tensor<1x4xf64>
    %25 = stablehlo.add %24, %cst : tensor<1x4xf64>
    %cst_10 = stablehlo.constant dense<3.750000e+00> : tensor<1x4xf64>
    %26 = stablehlo.multiply %cst_10, %8 : tensor<1x4xf64>
    %cst_11 = stablehlo.constant dense<4.500000e+00> : tensor<1x4xf64>
    %27 = stablehlo.subtract %26, %cst_11 : tensor<1x4xf64>
    %28 = stablehlo.multiply %27, %8 : tensor<1x4xf64>
    %29 = stablehlo.subtract %cst, %8 : tensor<1x4xf64>
    %30 = stablehlo.multiply %cst_8, %29 : tensor<1x4xf64>
    %31 = stablehlo.subtract %30, %cst_9 : tensor<1x4xf64>
    %32 = stablehlo.multiply %31, %29 : tensor<1x4xf64>
    %33 = stablehlo.multiply %32, %29 : tensor<1x4xf64>
    %34 = stablehlo.add %33, %cst : tensor<1x4xf64>
    %35 = stablehlo.subtract %cst, %8 : tensor<1x4xf64>
    %36 = stablehlo.multiply %cst_10, %35 : tensor<1x4xf64>
    %37 = stablehlo.subtract %36, %cst_11 : tensor<1x4xf64>
    %38 = stablehlo.multiply %37, %35 : tensor<1x4xf64>
    %39 = stablehlo.negate %38 : tensor<1x4xf64>
    %40 = stablehlo.subtract %cst_0, %8 : tensor<1x4xf64>
    %41 = stablehlo.multiply %cst_2, %40 : tensor<1x4xf64>
    %42 = stablehlo.subtract %41, %cst_3 : tensor<1x4xf64>
    %43 = stablehlo.multiply %42, %40 : tensor<1x4xf64>
    %44 = stablehlo.add %43, %cst_4 : tensor<1x4xf64>
    %45 = stablehlo.multiply %44, %40 : tensor<1x4xf64>
    %46 = stablehlo.subtract %45, %cst_5 : tensor<1x4xf64>
    %47 = stablehlo.subtract %cst_0, %8 : tensor<1x4xf64>
    %48 = stablehlo.multiply %cst_6, %47 : tensor<1x4xf64>
    %49 = stablehlo.subtract %48, %cst_7 : tensor<1x4xf64>
    %50 = stablehlo.multiply %49, %47 : tensor<1x4xf64>
    %51 = stablehlo.add %50, %cst_4 : tensor<1x4xf64>
    %52 = stablehlo.negate %51 : tensor<1x4xf64>
    %cst_12 = stablehlo.constant dense<-1.000000e+00> : tensor<1x4xf64>
    %53 = stablehlo.add %7, %cst_12 : tensor<1x4xf64>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<1x4xf64>
    %54 = stablehlo.subtract %53, %cst_13 : tensor<1x4xf64>
    %55 = stablehlo.compare LT, %54, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %56 = stablehlo.select %55, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %57 = stablehlo.abs %54 : tensor<1x4xf64>
    %58 = stablehlo.remainder %57, %cst_1 : tensor<1x4xf64>
    %59 = stablehlo.divide %57, %cst_1 : tensor<1x4xf64>
    %60 = stablehlo.floor %59 : tensor<1x4xf64>
    %61 = stablehlo.remainder %60, %cst_0 : tensor<1x4xf64>
    %62 = stablehlo.compare NE, %61, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %63 = stablehlo.subtract %cst_1, %58 : tensor<1x4xf64>
    %64 = stablehlo.select %62, %63, %58 : tensor<1x4xi1>, tensor<1x4xf64>
    %65 = stablehlo.add %64, %cst_13 : tensor<1x4xf64>
    %66 = stablehlo.negate %56 : tensor<1x4xf64>
    %67 = stablehlo.select %62, %66, %56 : tensor<1x4xi1>, tensor<1x4xf64>
    %68 = stablehlo.compare LE, %65, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %69 = stablehlo.compare GE, %65, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %70 = stablehlo.or %68, %69 : tensor<1x4xi1>
    %71 = stablehlo.select %70, %cst_13, %67 : tensor<1x4xi1>, tensor<1x4xf64>
    %72 = stablehlo.compare GT, %65, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %73 = stablehlo.select %72, %65, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %74 = stablehlo.compare LT, %73, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %75 = stablehlo.select %74, %73, %cst_1 : tensor<1x4xi1>, tensor<1x4xf64>
    %76 = stablehlo.compare GE, %75, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %cst_14 = stablehlo.constant dense<4.000000e+00> : tensor<1x4xf64>
    %77 = stablehlo.compare LT, %75, %cst_14, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %78 = stablehlo.and %76, %77 : tensor<1x4xi1>
    %79 = stablehlo.select %78, %75, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %80 = stablehlo.abs %79 : tensor<1x4xf64>
    %cst_15 = stablehlo.constant dense<0x41E0000000000000> : tensor<1x4xf64>
    %81 = stablehlo.compare LT, %80, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %82 = stablehlo.convert %79 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x4xi32>
    %83 = stablehlo.select %81, %82, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %cst_16 = stablehlo.constant dense<1.500000e+00> : tensor<1x4xf64>
    %84 = stablehlo.multiply %20, %cst_16 : tensor<1x4xf64>
    %85 = stablehlo.add %7, %cst_13 : tensor<1x4xf64>
    %86 = stablehlo.subtract %85, %cst_13 : tensor<1x4xf64>
    %87 = stablehlo.compare LT, %86, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %88 = stablehlo.select %87, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %89 = stablehlo.abs %86 : tensor<1x4xf64>
    %90 = stablehlo.remainder %89, %cst_1 : tensor<1x4xf64>
    %91 = stablehlo.divide %89, %cst_1 : tensor<1x4xf64>
    %92 = stablehlo.floor %91 : tensor<1x4xf64>
    %93 = stablehlo.remainder %92, %cst_0 : tensor<1x4xf64>
    %94 = stablehlo.compare NE, %93, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %95 = stablehlo.subtract %cst_1, %90 : tensor<1x4xf64>
    %96 = stablehlo.select %94, %95, %90 : tensor<1x4xi1>, tensor<1x4xf64>
    %97 = stablehlo.add %96, %cst_13 : tensor<1x4xf64>
    %98 = stablehlo.negate %88 : tensor<1x4xf64>
    %99 = stablehlo.select %94, %98, %88 : tensor<1x4xi1>, tensor<1x4xf64>
    %100 = stablehlo.compare LE, %97, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %101 = stablehlo.compare GE, %97, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %102 = stablehlo.or %100, %101 : tensor<1x4xi1>
    %103 = stablehlo.select %102, %cst_13, %99 : tensor<1x4xi1>, tensor<1x4xf64>
    %104 = stablehlo.compare GT, %97, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %105 = stablehlo.select %104, %97, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %106 = stablehlo.compare LT, %105, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %107 = stablehlo.select %106, %105, %cst_1 : tensor<1x4xi1>, tensor<1x4xf64>
    %108 = stablehlo.compare GE, %107, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %109 = stablehlo.compare LT, %107, %cst_14, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %110 = stablehlo.and %108, %109 : tensor<1x4xi1>
    %111 = stablehlo.select %110, %107, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %112 = stablehlo.abs %111 : tensor<1x4xf64>
    %113 = stablehlo.compare LT, %112, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %114 = stablehlo.convert %111 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %115 = stablehlo.select %113, %114, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %116 = stablehlo.multiply %28, %cst_16 : tensor<1x4xf64>
    %117 = stablehlo.add %7, %cst : tensor<1x4xf64>
    %118 = stablehlo.subtract %117, %cst_13 : tensor<1x4xf64>
    %119 = stablehlo.compare LT, %118, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %120 = stablehlo.select %119, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %121 = stablehlo.abs %118 : tensor<1x4xf64>
    %122 = stablehlo.remainder %121, %cst_1 : tensor<1x4xf64>
    %123 = stablehlo.divide %121, %cst_1 : tensor<1x4xf64>
    %124 = stablehlo.floor %123 : tensor<1x4xf64>
    %125 = stablehlo.remainder %124, %cst_0 : tensor<1x4xf64>
    %126 = stablehlo.compare NE, %125, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %127 = stablehlo.subtract %cst_1, %122 : tensor<1x4xf64>
    %128 = stablehlo.select %126, %127, %122 : tensor<1x4xi1>, tensor<1x4xf64>
    %129 = stablehlo.add %128, %cst_13 : tensor<1x4xf64>
    %130 = stablehlo.negate %120 : tensor<1x4xf64>
    %131 = stablehlo.select %126, %130, %120 : tensor<1x4xi1>, tensor<1x4xf64>
    %132 = stablehlo.compare LE, %129, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %133 = stablehlo.compare GE, %129, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %134 = stablehlo.or %132, %133 : tensor<1x4xi1>
    %135 = stablehlo.select %134, %cst_13, %131 : tensor<1x4xi1>, tensor<1x4xf64>
    %136 = stablehlo.compare GT, %129, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %137 = stablehlo.select %136, %129, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %138 = stablehlo.compare LT, %137, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %139 = stablehlo.select %138, %137, %cst_1 : tensor<1x4xi1>, tensor<1x4xf64>
    %140 = stablehlo.compare GE, %139, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %141 = stablehlo.compare LT, %139, %cst_14, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %142 = stablehlo.and %140, %141 : tensor<1x4xi1>
    %143 = stablehlo.select %142, %139, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %144 = stablehlo.abs %143 : tensor<1x4xf64>
    %145 = stablehlo.compare LT, %144, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %146 = stablehlo.convert %143 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %147 = stablehlo.select %145, %146, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %148 = stablehlo.multiply %39, %cst_16 : tensor<1x4xf64>
    %149 = stablehlo.add %7, %cst_0 : tensor<1x4xf64>
    %150 = stablehlo.subtract %149, %cst_13 : tensor<1x4xf64>
    %151 = stablehlo.compare LT, %150, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %152 = stablehlo.select %151, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %153 = stablehlo.abs %150 : tensor<1x4xf64>
    %154 = stablehlo.remainder %153, %cst_1 : tensor<1x4xf64>
    %155 = stablehlo.divide %153, %cst_1 : tensor<1x4xf64>
    %156 = stablehlo.floor %155 : tensor<1x4xf64>
    %157 = stablehlo.remainder %156, %cst_0 : tensor<1x4xf64>
    %158 = stablehlo.compare NE, %157, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %159 = stablehlo.subtract %cst_1, %154 : tensor<1x4xf64>
    %160 = stablehlo.select %158, %159, %154 : tensor<1x4xi1>, tensor<1x4xf64>
    %161 = stablehlo.add %160, %cst_13 : tensor<1x4xf64>
    %162 = stablehlo.negate %152 : tensor<1x4xf64>
    %163 = stablehlo.select %158, %162, %152 : tensor<1x4xi1>, tensor<1x4xf64>
    %164 = stablehlo.compare LE, %161, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %165 = stablehlo.compare GE, %161, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %166 = stablehlo.or %164, %165 : tensor<1x4xi1>
    %167 = stablehlo.select %166, %cst_13, %163 : tensor<1x4xi1>, tensor<1x4xf64>
    %168 = stablehlo.compare GT, %161, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %169 = stablehlo.select %168, %161, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %170 = stablehlo.compare LT, %169, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %171 = stablehlo.select %170, %169, %cst_1 : tensor<1x4xi1>, tensor<1x4xf64>
    %172 = stablehlo.compare GE, %171, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %173 = stablehlo.compare LT, %171, %cst_14, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %174 = stablehlo.and %172, %173 : tensor<1x4xi1>
    %175 = stablehlo.select %174, %171, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %176 = stablehlo.abs %175 : tensor<1x4xf64>
    %177 = stablehlo.compare LT, %176, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %178 = stablehlo.convert %175 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %179 = stablehlo.select %177, %178, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %180 = stablehlo.multiply %52, %cst_16 : tensor<1x4xf64>
    %181 = stablehlo.slice %1 [0:1, 0:4, 0:1] : (tensor<1x4x2xf64>) -> tensor<1x4x1xf64>
    %182 = stablehlo.reshape %181 : (tensor<1x4x1xf64>) -> tensor<1x4xf64>
    %183 = stablehlo.add %182, %cst : tensor<1x4xf64>
    %184 = stablehlo.divide %183, %cst_0 : tensor<1x4xf64>
    %185 = stablehlo.multiply %184, %cst_0 : tensor<1x4xf64>
    %186 = stablehlo.floor %185 : tensor<1x4xf64>
    %187 = stablehlo.subtract %185, %186 : tensor<1x4xf64>
    %188 = stablehlo.add %187, %cst : tensor<1x4xf64>
    %189 = stablehlo.multiply %cst_2, %188 : tensor<1x4xf64>
    %190 = stablehlo.subtract %189, %cst_3 : tensor<1x4xf64>
    %191 = stablehlo.multiply %190, %188 : tensor<1x4xf64>
    %192 = stablehlo.add %191, %cst_4 : tensor<1x4xf64>
    %193 = stablehlo.multiply %192, %188 : tensor<1x4xf64>
    %194 = stablehlo.subtract %193, %cst_5 : tensor<1x4xf64>
    %195 = stablehlo.add %187, %cst : tensor<1x4xf64>
    %196 = stablehlo.multiply %cst_6, %195 : tensor<1x4xf64>
    %197 = stablehlo.subtract %196, %cst_7 : tensor<1x4xf64>
    %198 = stablehlo.multiply %197, %195 : tensor<1x4xf64>
    %199 = stablehlo.add %198, %cst_4 : tensor<1x4xf64>
    %200 = stablehlo.multiply %cst_8, %187 : tensor<1x4xf64>
    %201 = stablehlo.subtract %200, %cst_9 : tensor<1x4xf64>
    %202 = stablehlo.multiply %201, %187 : tensor<1x4xf64>
    %203 = stablehlo.multiply %202, %187 : tensor<1x4xf64>
    %204 = stablehlo.add %203, %cst : tensor<1x4xf64>
    %205 = stablehlo.multiply %cst_10, %187 : tensor<1x4xf64>
    %206 = stablehlo.subtract %205, %cst_11 : tensor<1x4xf64>
    %207 = stablehlo.multiply %206, %187 : tensor<1x4xf64>
    %208 = stablehlo.subtract %cst, %187 : tensor<1x4xf64>
    %209 = stablehlo.multiply %cst_8, %208 : tensor<1x4xf64>
    %210 = stablehlo.subtract %209, %cst_9 : tensor<1x4xf64>
    %211 = stablehlo.multiply %210, %208 : tensor<1x4xf64>
    %212 = stablehlo.multiply %211, %208 : tensor<1x4xf64>
    %213 = stablehlo.add %212, %cst : tensor<1x4xf64>
    %214 = stablehlo.subtract %cst, %187 : tensor<1x4xf64>
    %215 = stablehlo.multiply %cst_10, %214 : tensor<1x4xf64>
    %216 = stablehlo.subtract %215, %cst_11 : tensor<1x4xf64>
    %217 = stablehlo.multiply %216, %214 : tensor<1x4xf64>
    %218 = stablehlo.negate %217 : tensor<1x4xf64>
    %219 = stablehlo.subtract %cst_0, %187 : tensor<1x4xf64>
    %220 = stablehlo.multiply %cst_2, %219 : tensor<1x4xf64>
    %221 = stablehlo.subtract %220, %cst_3 : tensor<1x4xf64>
    %222 = stablehlo.multiply %221, %219 : tensor<1x4xf64>
    %223 = stablehlo.add %222, %cst_4 : tensor<1x4xf64>
    %224 = stablehlo.multiply %223, %219 : tensor<1x4xf64>
    %225 = stablehlo.subtract %224, %cst_5 : tensor<1x4xf64>
    %226 = stablehlo.subtract %cst_0, %187 : tensor<1x4xf64>
    %227 = stablehlo.multiply %cst_6, %226 : tensor<1x4xf64>
    %228 = stablehlo.subtract %227, %cst_7 : tensor<1x4xf64>
    %229 = stablehlo.multiply %228, %226 : tensor<1x4xf64>
    %230 = stablehlo.add %229, %cst_4 : tensor<1x4xf64>
    %231 = stablehlo.negate %230 : tensor<1x4xf64>
    %232 = stablehlo.add %186, %cst_12 : tensor<1x4xf64>
    %233 = stablehlo.subtract %232, %cst_13 : tensor<1x4xf64>
    %234 = stablehlo.compare LT, %233, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %235 = stablehlo.select %234, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %236 = stablehlo.abs %233 : tensor<1x4xf64>
    %237 = stablehlo.remainder %236, %cst_0 : tensor<1x4xf64>
    %238 = stablehlo.divide %236, %cst_0 : tensor<1x4xf64>
    %239 = stablehlo.floor %238 : tensor<1x4xf64>
    %240 = stablehlo.remainder %239, %cst_0 : tensor<1x4xf64>
    %241 = stablehlo.compare NE, %240, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %242 = stablehlo.subtract %cst_0, %237 : tensor<1x4xf64>
    %243 = stablehlo.select %241, %242, %237 : tensor<1x4xi1>, tensor<1x4xf64>
    %244 = stablehlo.add %243, %cst_13 : tensor<1x4xf64>
    %245 = stablehlo.negate %235 : tensor<1x4xf64>
    %246 = stablehlo.select %241, %245, %235 : tensor<1x4xi1>, tensor<1x4xf64>
    %247 = stablehlo.compare LE, %244, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %248 = stablehlo.compare GE, %244, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %249 = stablehlo.or %247, %248 : tensor<1x4xi1>
    %250 = stablehlo.select %249, %cst_13, %246 : tensor<1x4xi1>, tensor<1x4xf64>
    %251 = stablehlo.compare GT, %244, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %252 = stablehlo.select %251, %244, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %253 = stablehlo.compare LT, %252, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %254 = stablehlo.select %253, %252, %cst_0 : tensor<1x4xi1>, tensor<1x4xf64>
    %255 = stablehlo.compare GE, %254, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %256 = stablehlo.compare LT, %254, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %257 = stablehlo.and %255, %256 : tensor<1x4xi1>
    %258 = stablehlo.select %257, %254, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %259 = stablehlo.abs %258 : tensor<1x4xf64>
    %260 = stablehlo.compare LT, %259, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %261 = stablehlo.convert %258 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %262 = stablehlo.select %260, %261, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf64>
    %263 = stablehlo.multiply %199, %cst_17 : tensor<1x4xf64>
    %264 = stablehlo.add %186, %cst_13 : tensor<1x4xf64>
    %265 = stablehlo.subtract %264, %cst_13 : tensor<1x4xf64>
    %266 = stablehlo.compare LT, %265, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %267 = stablehlo.select %266, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %268 = stablehlo.abs %265 : tensor<1x4xf64>
    %269 = stablehlo.remainder %268, %cst_0 : tensor<1x4xf64>
    %270 = stablehlo.divide %268, %cst_0 : tensor<1x4xf64>
    %271 = stablehlo.floor %270 : tensor<1x4xf64>
    %272 = stablehlo.remainder %271, %cst_0 : tensor<1x4xf64>
    %273 = stablehlo.compare NE, %272, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %274 = stablehlo.subtract %cst_0, %269 : tensor<1x4xf64>
    %275 = stablehlo.select %273, %274, %269 : tensor<1x4xi1>, tensor<1x4xf64>
    %276 = stablehlo.add %275, %cst_13 : tensor<1x4xf64>
    %277 = stablehlo.negate %267 : tensor<1x4xf64>
    %278 = stablehlo.select %273, %277, %267 : tensor<1x4xi1>, tensor<1x4xf64>
    %279 = stablehlo.compare LE, %276, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %280 = stablehlo.compare GE, %276, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %281 = stablehlo.or %279, %280 : tensor<1x4xi1>
    %282 = stablehlo.select %281, %cst_13, %278 : tensor<1x4xi1>, tensor<1x4xf64>
    %283 = stablehlo.compare GT, %276, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %284 = stablehlo.select %283, %276, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %285 = stablehlo.compare LT, %284, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %286 = stablehlo.select %285, %284, %cst_0 : tensor<1x4xi1>, tensor<1x4xf64>
    %287 = stablehlo.compare GE, %286, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %288 = stablehlo.compare LT, %286, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %289 = stablehlo.and %287, %288 : tensor<1x4xi1>
    %290 = stablehlo.select %289, %286, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %291 = stablehlo.abs %290 : tensor<1x4xf64>
    %292 = stablehlo.compare LT, %291, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %293 = stablehlo.convert %290 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %294 = stablehlo.select %292, %293, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %295 = stablehlo.multiply %207, %cst_17 : tensor<1x4xf64>
    %296 = stablehlo.add %186, %cst : tensor<1x4xf64>
    %297 = stablehlo.subtract %296, %cst_13 : tensor<1x4xf64>
    %298 = stablehlo.compare LT, %297, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %299 = stablehlo.select %298, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %300 = stablehlo.abs %297 : tensor<1x4xf64>
    %301 = stablehlo.remainder %300, %cst_0 : tensor<1x4xf64>
    %302 = stablehlo.divide %300, %cst_0 : tensor<1x4xf64>
    %303 = stablehlo.floor %302 : tensor<1x4xf64>
    %304 = stablehlo.remainder %303, %cst_0 : tensor<1x4xf64>
    %305 = stablehlo.compare NE, %304, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %306 = stablehlo.subtract %cst_0, %301 : tensor<1x4xf64>
    %307 = stablehlo.select %305, %306, %301 : tensor<1x4xi1>, tensor<1x4xf64>
    %308 = stablehlo.add %307, %cst_13 : tensor<1x4xf64>
    %309 = stablehlo.negate %299 : tensor<1x4xf64>
    %310 = stablehlo.select %305, %309, %299 : tensor<1x4xi1>, tensor<1x4xf64>
    %311 = stablehlo.compare LE, %308, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %312 = stablehlo.compare GE, %308, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %313 = stablehlo.or %311, %312 : tensor<1x4xi1>
    %314 = stablehlo.select %313, %cst_13, %310 : tensor<1x4xi1>, tensor<1x4xf64>
    %315 = stablehlo.compare GT, %308, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %316 = stablehlo.select %315, %308, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %317 = stablehlo.compare LT, %316, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %318 = stablehlo.select %317, %316, %cst_0 : tensor<1x4xi1>, tensor<1x4xf64>
    %319 = stablehlo.compare GE, %318, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %320 = stablehlo.compare LT, %318, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %321 = stablehlo.and %319, %320 : tensor<1x4xi1>
    %322 = stablehlo.select %321, %318, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %323 = stablehlo.abs %322 : tensor<1x4xf64>
    %324 = stablehlo.compare LT, %323, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %325 = stablehlo.convert %322 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %326 = stablehlo.select %324, %325, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %327 = stablehlo.multiply %218, %cst_17 : tensor<1x4xf64>
    %328 = stablehlo.add %186, %cst_0 : tensor<1x4xf64>
    %329 = stablehlo.subtract %328, %cst_13 : tensor<1x4xf64>
    %330 = stablehlo.compare LT, %329, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %331 = stablehlo.select %330, %cst_12, %cst : tensor<1x4xi1>, tensor<1x4xf64>
    %332 = stablehlo.abs %329 : tensor<1x4xf64>
    %333 = stablehlo.remainder %332, %cst_0 : tensor<1x4xf64>
    %334 = stablehlo.divide %332, %cst_0 : tensor<1x4xf64>
    %335 = stablehlo.floor %334 : tensor<1x4xf64>
    %336 = stablehlo.remainder %335, %cst_0 : tensor<1x4xf64>
    %337 = stablehlo.compare NE, %336, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %338 = stablehlo.subtract %cst_0, %333 : tensor<1x4xf64>
    %339 = stablehlo.select %337, %338, %333 : tensor<1x4xi1>, tensor<1x4xf64>
    %340 = stablehlo.add %339, %cst_13 : tensor<1x4xf64>
    %341 = stablehlo.negate %331 : tensor<1x4xf64>
    %342 = stablehlo.select %337, %341, %331 : tensor<1x4xi1>, tensor<1x4xf64>
    %343 = stablehlo.compare LE, %340, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %344 = stablehlo.compare GE, %340, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %345 = stablehlo.or %343, %344 : tensor<1x4xi1>
    %346 = stablehlo.select %345, %cst_13, %342 : tensor<1x4xi1>, tensor<1x4xf64>
    %347 = stablehlo.compare GT, %340, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %348 = stablehlo.select %347, %340, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %349 = stablehlo.compare LT, %348, %cst_0, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %350 = stablehlo.select %349, %348, %cst_0 : tensor<1x4xi1>, tensor<1x4xf64>
    %351 = stablehlo.compare GE, %350, %cst_13, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %352 = stablehlo.compare LT, %350, %cst_1, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %353 = stablehlo.and %351, %352 : tensor<1x4xi1>
    %354 = stablehlo.select %353, %350, %cst_13 : tensor<1x4xi1>, tensor<1x4xf64>
    %355 = stablehlo.abs %354 : tensor<1x4xf64>
    %356 = stablehlo.compare LT, %355, %cst_15, FLOAT : (tensor<1x4xf64>, tensor<1x4xf64>) -> tensor<1x4xi1>
    %357 = stablehlo.convert %354 : (tensor<1x4xf64>) -> tensor<1x4xi32>
    %358 = stablehlo.select %356, %357, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %359 = stablehlo.multiply %231, %cst_17 : tensor<1x4xf64>
    %c_18 = stablehlo.constant dense<3> : tensor<1x4xi32>
    %360 = stablehlo.multiply %83, %c_18 : tensor<1x4xi32>
    %361 = stablehlo.add %360, %262 : tensor<1x4xi32>
    %362 = stablehlo.and %78, %257 : tensor<1x4xi1>
    %363 = stablehlo.multiply %83, %c_18 : tensor<1x4xi32>
    %364 = stablehlo.add %363, %294 : tensor<1x4xi32>
    %365 = stablehlo.and %78, %289 : tensor<1x4xi1>
    %366 = stablehlo.multiply %83, %c_18 : tensor<1x4xi32>
    %367 = stablehlo.add %366, %326 : tensor<1x4xi32>
    %368 = stablehlo.and %78, %321 : tensor<1x4xi1>
    %369 = stablehlo.multiply %83, %c_18 : tensor<1x4xi32>
    %370 = stablehlo.add %369, %358 : tensor<1x4xi32>
    %371 = stablehlo.and %78, %353 : tensor<1x4xi1>
    %372 = stablehlo.multiply %115, %c_18 : tensor<1x4xi32>
    %373 = stablehlo.add %372, %262 : tensor<1x4xi32>
    %374 = stablehlo.and %110, %257 : tensor<1x4xi1>
    %375 = stablehlo.multiply %115, %c_18 : tensor<1x4xi32>
    %376 = stablehlo.add %375, %294 : tensor<1x4xi32>
    %377 = stablehlo.and %110, %289 : tensor<1x4xi1>
    %378 = stablehlo.multiply %115, %c_18 : tensor<1x4xi32>
    %379 = stablehlo.add %378, %326 : tensor<1x4xi32>
    %380 = stablehlo.and %110, %321 : tensor<1x4xi1>
    %381 = stablehlo.multiply %115, %c_18 : tensor<1x4xi32>
    %382 = stablehlo.add %381, %358 : tensor<1x4xi32>
    %383 = stablehlo.and %110, %353 : tensor<1x4xi1>
    %384 = stablehlo.multiply %147, %c_18 : tensor<1x4xi32>
    %385 = stablehlo.add %384, %262 : tensor<1x4xi32>
    %386 = stablehlo.and %142, %257 : tensor<1x4xi1>
    %387 = stablehlo.multiply %147, %c_18 : tensor<1x4xi32>
    %388 = stablehlo.add %387, %294 : tensor<1x4xi32>
    %389 = stablehlo.and %142, %289 : tensor<1x4xi1>
    %390 = stablehlo.multiply %147, %c_18 : tensor<1x4xi32>
    %391 = stablehlo.add %390, %326 : tensor<1x4xi32>
    %392 = stablehlo.and %142, %321 : tensor<1x4xi1>
    %393 = stablehlo.multiply %147, %c_18 : tensor<1x4xi32>
    %394 = stablehlo.add %393, %358 : tensor<1x4xi32>
    %395 = stablehlo.and %142, %353 : tensor<1x4xi1>
    %396 = stablehlo.multiply %179, %c_18 : tensor<1x4xi32>
    %397 = stablehlo.add %396, %262 : tensor<1x4xi32>
    %398 = stablehlo.and %174, %257 : tensor<1x4xi1>
    %399 = stablehlo.multiply %179, %c_18 : tensor<1x4xi32>
    %400 = stablehlo.add %399, %294 : tensor<1x4xi32>
    %401 = stablehlo.and %174, %289 : tensor<1x4xi1>
    %402 = stablehlo.multiply %179, %c_18 : tensor<1x4xi32>
    %403 = stablehlo.add %402, %326 : tensor<1x4xi32>
    %404 = stablehlo.and %174, %321 : tensor<1x4xi1>
    %405 = stablehlo.multiply %179, %c_18 : tensor<1x4xi32>
    %406 = stablehlo.add %405, %358 : tensor<1x4xi32>
    %407 = stablehlo.and %174, %353 : tensor<1x4xi1>
    %408 = stablehlo.reshape %361 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %409 = "stablehlo.gather"(%0, %408) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %410 = stablehlo.reshape %362 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x4xf64>
    %411 = stablehlo.select %410, %409, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %412 = stablehlo.multiply %15, %194 : tensor<1x4xf64>
    %413 = stablehlo.reshape %412 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %414 = stablehlo.multiply %411, %413 : tensor<1x1x4xf64>
    %415 = stablehlo.reshape %364 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %416 = "stablehlo.gather"(%0, %415) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %417 = stablehlo.reshape %365 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %418 = stablehlo.select %417, %416, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %419 = stablehlo.multiply %15, %204 : tensor<1x4xf64>
    %420 = stablehlo.reshape %419 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %421 = stablehlo.multiply %418, %420 : tensor<1x1x4xf64>
    %422 = stablehlo.add %414, %421 : tensor<1x1x4xf64>
    %423 = stablehlo.reshape %367 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %424 = "stablehlo.gather"(%0, %423) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %425 = stablehlo.reshape %368 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %426 = stablehlo.select %425, %424, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %427 = stablehlo.multiply %15, %213 : tensor<1x4xf64>
    %428 = stablehlo.reshape %427 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %429 = stablehlo.multiply %426, %428 : tensor<1x1x4xf64>
    %430 = stablehlo.add %422, %429 : tensor<1x1x4xf64>
    %431 = stablehlo.reshape %370 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %432 = "stablehlo.gather"(%0, %431) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %433 = stablehlo.reshape %371 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %434 = stablehlo.select %433, %432, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %435 = stablehlo.multiply %15, %225 : tensor<1x4xf64>
    %436 = stablehlo.reshape %435 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %437 = stablehlo.multiply %434, %436 : tensor<1x1x4xf64>
    %438 = stablehlo.add %430, %437 : tensor<1x1x4xf64>
    %439 = stablehlo.reshape %373 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %440 = "stablehlo.gather"(%0, %439) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %441 = stablehlo.reshape %374 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %442 = stablehlo.select %441, %440, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %443 = stablehlo.multiply %25, %194 : tensor<1x4xf64>
    %444 = stablehlo.reshape %443 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %445 = stablehlo.multiply %442, %444 : tensor<1x1x4xf64>
    %446 = stablehlo.add %438, %445 : tensor<1x1x4xf64>
    %447 = stablehlo.reshape %376 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %448 = "stablehlo.gather"(%0, %447) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %449 = stablehlo.reshape %377 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %450 = stablehlo.select %449, %448, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %451 = stablehlo.multiply %25, %204 : tensor<1x4xf64>
    %452 = stablehlo.reshape %451 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %453 = stablehlo.multiply %450, %452 : tensor<1x1x4xf64>
    %454 = stablehlo.add %446, %453 : tensor<1x1x4xf64>
    %455 = stablehlo.reshape %379 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %456 = "stablehlo.gather"(%0, %455) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %457 = stablehlo.reshape %380 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %458 = stablehlo.select %457, %456, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %459 = stablehlo.multiply %25, %213 : tensor<1x4xf64>
    %460 = stablehlo.reshape %459 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %461 = stablehlo.multiply %458, %460 : tensor<1x1x4xf64>
    %462 = stablehlo.add %454, %461 : tensor<1x1x4xf64>
    %463 = stablehlo.reshape %382 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %464 = "stablehlo.gather"(%0, %463) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %465 = stablehlo.reshape %383 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %466 = stablehlo.select %465, %464, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %467 = stablehlo.multiply %25, %225 : tensor<1x4xf64>
    %468 = stablehlo.reshape %467 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %469 = stablehlo.multiply %466, %468 : tensor<1x1x4xf64>
    %470 = stablehlo.add %462, %469 : tensor<1x1x4xf64>
    %471 = stablehlo.reshape %385 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %472 = "stablehlo.gather"(%0, %471) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %473 = stablehlo.reshape %386 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %474 = stablehlo.select %473, %472, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %475 = stablehlo.multiply %34, %194 : tensor<1x4xf64>
    %476 = stablehlo.reshape %475 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %477 = stablehlo.multiply %474, %476 : tensor<1x1x4xf64>
    %478 = stablehlo.add %470, %477 : tensor<1x1x4xf64>
    %479 = stablehlo.reshape %388 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %480 = "stablehlo.gather"(%0, %479) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %481 = stablehlo.reshape %389 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %482 = stablehlo.select %481, %480, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %483 = stablehlo.multiply %34, %204 : tensor<1x4xf64>
    %484 = stablehlo.reshape %483 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %485 = stablehlo.multiply %482, %484 : tensor<1x1x4xf64>
    %486 = stablehlo.add %478, %485 : tensor<1x1x4xf64>
    %487 = stablehlo.reshape %391 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %488 = "stablehlo.gather"(%0, %487) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %489 = stablehlo.reshape %392 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %490 = stablehlo.select %489, %488, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %491 = stablehlo.multiply %34, %213 : tensor<1x4xf64>
    %492 = stablehlo.reshape %491 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %493 = stablehlo.multiply %490, %492 : tensor<1x1x4xf64>
    %494 = stablehlo.add %486, %493 : tensor<1x1x4xf64>
    %495 = stablehlo.reshape %394 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %496 = "stablehlo.gather"(%0, %495) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %497 = stablehlo.reshape %395 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %498 = stablehlo.select %497, %496, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %499 = stablehlo.multiply %34, %225 : tensor<1x4xf64>
    %500 = stablehlo.reshape %499 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %501 = stablehlo.multiply %498, %500 : tensor<1x1x4xf64>
    %502 = stablehlo.add %494, %501 : tensor<1x1x4xf64>
    %503 = stablehlo.reshape %397 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %504 = "stablehlo.gather"(%0, %503) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %505 = stablehlo.reshape %398 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %506 = stablehlo.select %505, %504, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %507 = stablehlo.multiply %46, %194 : tensor<1x4xf64>
    %508 = stablehlo.reshape %507 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %509 = stablehlo.multiply %506, %508 : tensor<1x1x4xf64>
    %510 = stablehlo.add %502, %509 : tensor<1x1x4xf64>
    %511 = stablehlo.reshape %400 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %512 = "stablehlo.gather"(%0, %511) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %513 = stablehlo.reshape %401 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %514 = stablehlo.select %513, %512, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %515 = stablehlo.multiply %46, %204 : tensor<1x4xf64>
    %516 = stablehlo.reshape %515 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %517 = stablehlo.multiply %514, %516 : tensor<1x1x4xf64>
    %518 = stablehlo.add %510, %517 : tensor<1x1x4xf64>
    %519 = stablehlo.reshape %403 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %520 = "stablehlo.gather"(%0, %519) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %521 = stablehlo.reshape %404 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %522 = stablehlo.select %521, %520, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %523 = stablehlo.multiply %46, %213 : tensor<1x4xf64>
    %524 = stablehlo.reshape %523 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %525 = stablehlo.multiply %522, %524 : tensor<1x1x4xf64>
    %526 = stablehlo.add %518, %525 : tensor<1x1x4xf64>
    %527 = stablehlo.reshape %406 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %528 = "stablehlo.gather"(%0, %527) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<1x1x12xf64>, tensor<1x4x1xi32>) -> tensor<1x1x4xf64>
    %529 = stablehlo.reshape %407 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %530 = stablehlo.select %529, %528, %cst_19 : tensor<1x1x4xi1>, tensor<1x1x4xf64>
    %531 = stablehlo.multiply %46, %225 : tensor<1x4xf64>
    %532 = stablehlo.reshape %531 : (tensor<1x4xf64>) -> tensor<1x1x4xf64>
    %533 = stablehlo.multiply %530, %532 : tensor<1x1x4xf64>
    %534 = stablehlo.add %526, %533 : tensor<1x1x4xf64>
    %535 = stablehlo.reshape %534 : (tensor<1x1x4xf64>) -> tensor<1x1x2x2xf64>
    return %535 : tensor<1x1x2x2xf64>
  }
}

// -----
// grid_sample / bilinear_zeros_empty_batch: f32[0,2,3,4], f32[0,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2x3x4xf32>, %arg1: tensor<0x2x3x2xf32>) -> tensor<0x2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<0x2x3x4xf32>) -> tensor<0x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<0x2x3x2xf32>) -> tensor<0x6x2xf32>
    %2 = stablehlo.slice %1 [0:0, 0:6, 1:2] : (tensor<0x6x2xf32>) -> tensor<0x6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<0x6x1xf32>) -> tensor<0x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<0x6xf32>
    %4 = stablehlo.add %3, %cst : tensor<0x6xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<0x6xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<0x6xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<0x6xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<0x6xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<0x6xf32>
    %8 = stablehlo.floor %7 : tensor<0x6xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<0x6xf32>
    %9 = stablehlo.multiply %cst, %cst_2 : tensor<0x6xf32>
    %10 = stablehlo.add %8, %cst : tensor<0x6xf32>
    %11 = stablehlo.subtract %10, %7 : tensor<0x6xf32>
    %12 = stablehlo.subtract %7, %8 : tensor<0x6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<0x6xf32>
    %13 = stablehlo.compare GE, %8, %cst_3, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %14 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %15 = stablehlo.and %13, %14 : tensor<0x6xi1>
    %16 = stablehlo.select %15, %8, %cst_3 : tensor<0x6xi1>, tensor<0x6xf32>
    %17 = stablehlo.abs %16 : tensor<0x6xf32>
    %cst_4 = stablehlo.constant dense<2.14748365E+9> : tensor<0x6xf32>
    %18 = stablehlo.compare LT, %17, %cst_4, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %19 = stablehlo.convert %16 : (tensor<0x6xf32>) -> tensor<0x6xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<0x6xi32>
    %20 = stablehlo.select %18, %19, %c : tensor<0x6xi1>, tensor<0x6xi32>
    %21 = stablehlo.negate %9 : tensor<0x6xf32>
    %22 = stablehlo.add %8, %cst : tensor<0x6xf32>
    %23 = stablehlo.compare GE, %22, %cst_3, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %24 = stablehlo.compare LT, %22, %cst_0, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %25 = stablehlo.and %23, %24 : tensor<0x6xi1>
    %26 = stablehlo.select %25, %22, %cst_3 : tensor<0x6xi1>, tensor<0x6xf32>
    %27 = stablehlo.abs %26 : tensor<0x6xf32>
    %28 = stablehlo.compare LT, %27, %cst_4, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %29 = stablehlo.convert %26 : (tensor<0x6xf32>) -> tensor<0x6xi32>
    %30 = stablehlo.select %28, %29, %c : tensor<0x6xi1>, tensor<0x6xi32>
    %31 = stablehlo.slice %1 [0:0, 0:6, 0:1] : (tensor<0x6x2xf32>) -> tensor<0x6x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<0x6x1xf32>) -> tensor<0x6xf32>
    %33 = stablehlo.add %32, %cst : tensor<0x6xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<0x6xf32>
    %34 = stablehlo.multiply %33, %cst_5 : tensor<0x6xf32>
    %35 = stablehlo.subtract %34, %cst : tensor<0x6xf32>
    %36 = stablehlo.divide %35, %cst_1 : tensor<0x6xf32>
    %37 = stablehlo.floor %36 : tensor<0x6xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<0x6xf32>
    %38 = stablehlo.multiply %cst, %cst_6 : tensor<0x6xf32>
    %39 = stablehlo.add %37, %cst : tensor<0x6xf32>
    %40 = stablehlo.subtract %39, %36 : tensor<0x6xf32>
    %41 = stablehlo.subtract %36, %37 : tensor<0x6xf32>
    %42 = stablehlo.compare GE, %37, %cst_3, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %43 = stablehlo.compare LT, %37, %cst_5, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %44 = stablehlo.and %42, %43 : tensor<0x6xi1>
    %45 = stablehlo.select %44, %37, %cst_3 : tensor<0x6xi1>, tensor<0x6xf32>
    %46 = stablehlo.abs %45 : tensor<0x6xf32>
    %47 = stablehlo.compare LT, %46, %cst_4, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %48 = stablehlo.convert %45 : (tensor<0x6xf32>) -> tensor<0x6xi32>
    %49 = stablehlo.select %47, %48, %c : tensor<0x6xi1>, tensor<0x6xi32>
    %50 = stablehlo.negate %38 : tensor<0x6xf32>
    %51 = stablehlo.add %37, %cst : tensor<0x6xf32>
    %52 = stablehlo.compare GE, %51, %cst_3, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %53 = stablehlo.compare LT, %51, %cst_5, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %54 = stablehlo.and %52, %53 : tensor<0x6xi1>
    %55 = stablehlo.select %54, %51, %cst_3 : tensor<0x6xi1>, tensor<0x6xf32>
    %56 = stablehlo.abs %55 : tensor<0x6xf32>
    %57 = stablehlo.compare LT, %56, %cst_4, FLOAT : (tensor<0x6xf32>, tensor<0x6xf32>) -> tensor<0x6xi1>
    %58 = stablehlo.convert %55 : (tensor<0x6xf32>) -> tensor<0x6xi32>
    %59 = stablehlo.select %57, %58, %c : tensor<0x6xi1>, tensor<0x6xi32>
    %c_7 = stablehlo.constant dense<4> : tensor<0x6xi32>
    %60 = stablehlo.multiply %20, %c_7 : tensor<0x6xi32>
    %61 = stablehlo.add %60, %49 : tensor<0x6xi32>
    %62 = stablehlo.and %15, %44 : tensor<0x6xi1>
    %63 = stablehlo.multiply %20, %c_7 : tensor<0x6xi32>
    %64 = stablehlo.add %63, %59 : tensor<0x6xi32>
    %65 = stablehlo.and %15, %54 : tensor<0x6xi1>
    %66 = stablehlo.multiply %30, %c_7 : tensor<0x6xi32>
    %67 = stablehlo.add %66, %49 : tensor<0x6xi32>
    %68 = stablehlo.and %25, %44 : tensor<0x6xi1>
    %69 = stablehlo.multiply %30, %c_7 : tensor<0x6xi32>
    %70 = stablehlo.add %69, %59 : tensor<0x6xi32>
    %71 = stablehlo.and %25, %54 : tensor<0x6xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<0x2x6xf32>
    %72 = stablehlo.multiply %11, %40 : tensor<0x6xf32>
    %73 = stablehlo.reshape %72 : (tensor<0x6xf32>) -> tensor<0x1x6xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (tensor<0x1x6xf32>) -> tensor<0x2x6xf32>
    %75 = stablehlo.multiply %cst_8, %74 : tensor<0x2x6xf32>
    %76 = stablehlo.multiply %11, %41 : tensor<0x6xf32>
    %77 = stablehlo.reshape %76 : (tensor<0x6xf32>) -> tensor<0x1x6xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (tensor<0x1x6xf32>) -> tensor<0x2x6xf32>
    %79 = stablehlo.multiply %cst_8, %78 : tensor<0x2x6xf32>
    %80 = stablehlo.add %75, %79 : tensor<0x2x6xf32>
    %81 = stablehlo.multiply %12, %40 : tensor<0x6xf32>
    %82 = stablehlo.reshape %81 : (tensor<0x6xf32>) -> tensor<0x1x6xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2] : (tensor<0x1x6xf32>) -> tensor<0x2x6xf32>
    %84 = stablehlo.multiply %cst_8, %83 : tensor<0x2x6xf32>
    %85 = stablehlo.add %80, %84 : tensor<0x2x6xf32>
    %86 = stablehlo.multiply %12, %41 : tensor<0x6xf32>
    %87 = stablehlo.reshape %86 : (tensor<0x6xf32>) -> tensor<0x1x6xf32>
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (tensor<0x1x6xf32>) -> tensor<0x2x6xf32>
    %89 = stablehlo.multiply %cst_8, %88 : tensor<0x2x6xf32>
    %90 = stablehlo.add %85, %89 : tensor<0x2x6xf32>
    %91 = stablehlo.reshape %90 : (tensor<0x2x6xf32>) -> tensor<0x2x2x3xf32>
    return %91 : tensor<0x2x2x3xf32>
  }
}

// -----
// grid_sample / bilinear_zeros_3d: f32[1,2,2,3,2], f32[1,1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3x2xf32>, %arg1: tensor<1x1x2x2x3xf32>) -> tensor<1x2x1x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x1x2x2x3xf32>) -> tensor<1x4x3xf32>
    %2 = stablehlo.slice %1 [0:1, 0:4, 2:3] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf32>
    %5 = stablehlo.divide %4, %cst_0 : tensor<1x4xf32>
    %6 = stablehlo.multiply %5, %cst : tensor<1x4xf32>
    %7 = stablehlo.floor %6 : tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<1x4xf32>
    %8 = stablehlo.multiply %cst, %cst_1 : tensor<1x4xf32>
    %9 = stablehlo.add %7, %cst : tensor<1x4xf32>
    %10 = stablehlo.subtract %9, %6 : tensor<1x4xf32>
    %11 = stablehlo.subtract %6, %7 : tensor<1x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x4xf32>
    %12 = stablehlo.compare GE, %7, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %13 = stablehlo.compare LT, %7, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %14 = stablehlo.and %12, %13 : tensor<1x4xi1>
    %15 = stablehlo.select %14, %7, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %16 = stablehlo.abs %15 : tensor<1x4xf32>
    %cst_3 = stablehlo.constant dense<2.14748365E+9> : tensor<1x4xf32>
    %17 = stablehlo.compare LT, %16, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %18 = stablehlo.convert %15 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x4xi32>
    %19 = stablehlo.select %17, %18, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %20 = stablehlo.negate %8 : tensor<1x4xf32>
    %21 = stablehlo.add %7, %cst : tensor<1x4xf32>
    %22 = stablehlo.compare GE, %21, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %23 = stablehlo.compare LT, %21, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %24 = stablehlo.and %22, %23 : tensor<1x4xi1>
    %25 = stablehlo.select %24, %21, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %26 = stablehlo.abs %25 : tensor<1x4xf32>
    %27 = stablehlo.compare LT, %26, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %28 = stablehlo.convert %25 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %29 = stablehlo.select %27, %28, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %30 = stablehlo.slice %1 [0:1, 0:4, 1:2] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %31 = stablehlo.reshape %30 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %32 = stablehlo.add %31, %cst : tensor<1x4xf32>
    %33 = stablehlo.divide %32, %cst_0 : tensor<1x4xf32>
    %34 = stablehlo.multiply %33, %cst_0 : tensor<1x4xf32>
    %35 = stablehlo.floor %34 : tensor<1x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf32>
    %36 = stablehlo.multiply %cst, %cst_4 : tensor<1x4xf32>
    %37 = stablehlo.add %35, %cst : tensor<1x4xf32>
    %38 = stablehlo.subtract %37, %34 : tensor<1x4xf32>
    %39 = stablehlo.subtract %34, %35 : tensor<1x4xf32>
    %40 = stablehlo.compare GE, %35, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<1x4xf32>
    %41 = stablehlo.compare LT, %35, %cst_5, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %42 = stablehlo.and %40, %41 : tensor<1x4xi1>
    %43 = stablehlo.select %42, %35, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %44 = stablehlo.abs %43 : tensor<1x4xf32>
    %45 = stablehlo.compare LT, %44, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %46 = stablehlo.convert %43 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %47 = stablehlo.select %45, %46, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %48 = stablehlo.negate %36 : tensor<1x4xf32>
    %49 = stablehlo.add %35, %cst : tensor<1x4xf32>
    %50 = stablehlo.compare GE, %49, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %51 = stablehlo.compare LT, %49, %cst_5, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %52 = stablehlo.and %50, %51 : tensor<1x4xi1>
    %53 = stablehlo.select %52, %49, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %54 = stablehlo.abs %53 : tensor<1x4xf32>
    %55 = stablehlo.compare LT, %54, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %56 = stablehlo.convert %53 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %57 = stablehlo.select %55, %56, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %58 = stablehlo.slice %1 [0:1, 0:4, 0:1] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %59 = stablehlo.reshape %58 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %60 = stablehlo.add %59, %cst : tensor<1x4xf32>
    %61 = stablehlo.divide %60, %cst_0 : tensor<1x4xf32>
    %62 = stablehlo.multiply %61, %cst : tensor<1x4xf32>
    %63 = stablehlo.floor %62 : tensor<1x4xf32>
    %64 = stablehlo.multiply %cst, %cst_1 : tensor<1x4xf32>
    %65 = stablehlo.add %63, %cst : tensor<1x4xf32>
    %66 = stablehlo.subtract %65, %62 : tensor<1x4xf32>
    %67 = stablehlo.subtract %62, %63 : tensor<1x4xf32>
    %68 = stablehlo.compare GE, %63, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %69 = stablehlo.compare LT, %63, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %70 = stablehlo.and %68, %69 : tensor<1x4xi1>
    %71 = stablehlo.select %70, %63, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %72 = stablehlo.abs %71 : tensor<1x4xf32>
    %73 = stablehlo.compare LT, %72, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %74 = stablehlo.convert %71 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %75 = stablehlo.select %73, %74, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %76 = stablehlo.negate %64 : tensor<1x4xf32>
    %77 = stablehlo.add %63, %cst : tensor<1x4xf32>
    %78 = stablehlo.compare GE, %77, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %79 = stablehlo.compare LT, %77, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %80 = stablehlo.and %78, %79 : tensor<1x4xi1>
    %81 = stablehlo.select %80, %77, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %82 = stablehlo.abs %81 : tensor<1x4xf32>
    %83 = stablehlo.compare LT, %82, %cst_3, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %84 = stablehlo.convert %81 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %85 = stablehlo.select %83, %84, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %c_6 = stablehlo.constant dense<3> : tensor<1x4xi32>
    %86 = stablehlo.multiply %19, %c_6 : tensor<1x4xi32>
    %87 = stablehlo.add %86, %47 : tensor<1x4xi32>
    %88 = stablehlo.and %14, %42 : tensor<1x4xi1>
    %c_7 = stablehlo.constant dense<2> : tensor<1x4xi32>
    %89 = stablehlo.multiply %87, %c_7 : tensor<1x4xi32>
    %90 = stablehlo.add %89, %75 : tensor<1x4xi32>
    %91 = stablehlo.and %88, %70 : tensor<1x4xi1>
    %92 = stablehlo.multiply %19, %c_6 : tensor<1x4xi32>
    %93 = stablehlo.add %92, %47 : tensor<1x4xi32>
    %94 = stablehlo.and %14, %42 : tensor<1x4xi1>
    %95 = stablehlo.multiply %93, %c_7 : tensor<1x4xi32>
    %96 = stablehlo.add %95, %85 : tensor<1x4xi32>
    %97 = stablehlo.and %94, %80 : tensor<1x4xi1>
    %98 = stablehlo.multiply %19, %c_6 : tensor<1x4xi32>
    %99 = stablehlo.add %98, %57 : tensor<1x4xi32>
    %100 = stablehlo.and %14, %52 : tensor<1x4xi1>
    %101 = stablehlo.multiply %99, %c_7 : tensor<1x4xi32>
    %102 = stablehlo.add %101, %75 : tensor<1x4xi32>
    %103 = stablehlo.and %100, %70 : tensor<1x4xi1>
    %104 = stablehlo.multiply %19, %c_6 : tensor<1x4xi32>
    %105 = stablehlo.add %104, %57 : tensor<1x4xi32>
    %106 = stablehlo.and %14, %52 : tensor<1x4xi1>
    %107 = stablehlo.multiply %105, %c_7 : tensor<1x4xi32>
    %108 = stablehlo.add %107, %85 : tensor<1x4xi32>
    %109 = stablehlo.and %106, %80 : tensor<1x4xi1>
    %110 = stablehlo.multiply %29, %c_6 : tensor<1x4xi32>
    %111 = stablehlo.add %110, %47 : tensor<1x4xi32>
    %112 = stablehlo.and %24, %42 : tensor<1x4xi1>
    %113 = stablehlo.multiply %111, %c_7 : tensor<1x4xi32>
    %114 = stablehlo.add %113, %75 : tensor<1x4xi32>
    %115 = stablehlo.and %112, %70 : tensor<1x4xi1>
    %116 = stablehlo.multiply %29, %c_6 : tensor<1x4xi32>
    %117 = stablehlo.add %116, %47 : tensor<1x4xi32>
    %118 = stablehlo.and %24, %42 : tensor<1x4xi1>
    %119 = stablehlo.multiply %117, %c_7 : tensor<1x4xi32>
    %120 = stablehlo.add %119, %85 : tensor<1x4xi32>
    %121 = stablehlo.and %118, %80 : tensor<1x4xi1>
    %122 = stablehlo.multiply %29, %c_6 : tensor<1x4xi32>
    %123 = stablehlo.add %122, %57 : tensor<1x4xi32>
    %124 = stablehlo.and %24, %52 : tensor<1x4xi1>
    %125 = stablehlo.multiply %123, %c_7 : tensor<1x4xi32>
    %126 = stablehlo.add %125, %75 : tensor<1x4xi32>
    %127 = stablehlo.and %124, %70 : tensor<1x4xi1>
    %128 = stablehlo.multiply %29, %c_6 : tensor<1x4xi32>
    %129 = stablehlo.add %128, %57 : tensor<1x4xi32>
    %130 = stablehlo.and %24, %52 : tensor<1x4xi1>
    %131 = stablehlo.multiply %129, %c_7 : tensor<1x4xi32>
    %132 = stablehlo.add %131, %85 : tensor<1x4xi32>
    %133 = stablehlo.and %130, %80 : tensor<1x4xi1>
    %134 = stablehlo.reshape %90 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %135 = "stablehlo.gather"(%0, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %136 = stablehlo.reshape %91 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x4xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %138 = stablehlo.select %137, %135, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %139 = stablehlo.multiply %10, %38 : tensor<1x4xf32>
    %140 = stablehlo.multiply %139, %66 : tensor<1x4xf32>
    %141 = stablehlo.reshape %140 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %142 = stablehlo.broadcast_in_dim %141, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %143 = stablehlo.multiply %138, %142 : tensor<1x2x4xf32>
    %144 = stablehlo.reshape %96 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %145 = "stablehlo.gather"(%0, %144) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %146 = stablehlo.reshape %97 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %148 = stablehlo.select %147, %145, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %149 = stablehlo.multiply %10, %38 : tensor<1x4xf32>
    %150 = stablehlo.multiply %149, %67 : tensor<1x4xf32>
    %151 = stablehlo.reshape %150 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %153 = stablehlo.multiply %148, %152 : tensor<1x2x4xf32>
    %154 = stablehlo.add %143, %153 : tensor<1x2x4xf32>
    %155 = stablehlo.reshape %102 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %156 = "stablehlo.gather"(%0, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %157 = stablehlo.reshape %103 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %159 = stablehlo.select %158, %156, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %160 = stablehlo.multiply %10, %39 : tensor<1x4xf32>
    %161 = stablehlo.multiply %160, %66 : tensor<1x4xf32>
    %162 = stablehlo.reshape %161 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %163 = stablehlo.broadcast_in_dim %162, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %164 = stablehlo.multiply %159, %163 : tensor<1x2x4xf32>
    %165 = stablehlo.add %154, %164 : tensor<1x2x4xf32>
    %166 = stablehlo.reshape %108 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %167 = "stablehlo.gather"(%0, %166) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %168 = stablehlo.reshape %109 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %170 = stablehlo.select %169, %167, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %171 = stablehlo.multiply %10, %39 : tensor<1x4xf32>
    %172 = stablehlo.multiply %171, %67 : tensor<1x4xf32>
    %173 = stablehlo.reshape %172 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %174 = stablehlo.broadcast_in_dim %173, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %175 = stablehlo.multiply %170, %174 : tensor<1x2x4xf32>
    %176 = stablehlo.add %165, %175 : tensor<1x2x4xf32>
    %177 = stablehlo.reshape %114 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %178 = "stablehlo.gather"(%0, %177) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %179 = stablehlo.reshape %115 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %180 = stablehlo.broadcast_in_dim %179, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %181 = stablehlo.select %180, %178, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %182 = stablehlo.multiply %11, %38 : tensor<1x4xf32>
    %183 = stablehlo.multiply %182, %66 : tensor<1x4xf32>
    %184 = stablehlo.reshape %183 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %185 = stablehlo.broadcast_in_dim %184, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %186 = stablehlo.multiply %181, %185 : tensor<1x2x4xf32>
    %187 = stablehlo.add %176, %186 : tensor<1x2x4xf32>
    %188 = stablehlo.reshape %120 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %189 = "stablehlo.gather"(%0, %188) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %190 = stablehlo.reshape %121 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %191 = stablehlo.broadcast_in_dim %190, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %192 = stablehlo.select %191, %189, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %193 = stablehlo.multiply %11, %38 : tensor<1x4xf32>
    %194 = stablehlo.multiply %193, %67 : tensor<1x4xf32>
    %195 = stablehlo.reshape %194 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %197 = stablehlo.multiply %192, %196 : tensor<1x2x4xf32>
    %198 = stablehlo.add %187, %197 : tensor<1x2x4xf32>
    %199 = stablehlo.reshape %126 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %200 = "stablehlo.gather"(%0, %199) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %201 = stablehlo.reshape %127 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %203 = stablehlo.select %202, %200, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %204 = stablehlo.multiply %11, %39 : tensor<1x4xf32>
    %205 = stablehlo.multiply %204, %66 : tensor<1x4xf32>
    %206 = stablehlo.reshape %205 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %208 = stablehlo.multiply %203, %207 : tensor<1x2x4xf32>
    %209 = stablehlo.add %198, %208 : tensor<1x2x4xf32>
    %210 = stablehlo.reshape %132 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %211 = "stablehlo.gather"(%0, %210) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %212 = stablehlo.reshape %133 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %213 = stablehlo.broadcast_in_dim %212, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %214 = stablehlo.select %213, %211, %cst_8 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %215 = stablehlo.multiply %11, %39 : tensor<1x4xf32>
    %216 = stablehlo.multiply %215, %67 : tensor<1x4xf32>
    %217 = stablehlo.reshape %216 : (tensor<1x4xf32>) -> tensor<1x1x4xf32>
    %218 = stablehlo.broadcast_in_dim %217, dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x2x4xf32>
    %219 = stablehlo.multiply %214, %218 : tensor<1x2x4xf32>
    %220 = stablehlo.add %209, %219 : tensor<1x2x4xf32>
    %221 = stablehlo.reshape %220 : (tensor<1x2x4xf32>) -> tensor<1x2x1x2x2xf32>
    return %221 : tensor<1x2x1x2x2xf32>
  }
}

// -----
// grid_sample / nearest_reflection_3d: f32[1,2,2,3,2], f32[1,1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3x2xf32>, %arg1: tensor<1x1x2x2x3xf32>) -> tensor<1x2x1x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x2x3x2xf32>) -> tensor<1x2x12xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x1x2x2x3xf32>) -> tensor<1x4x3xf32>
    %2 = stablehlo.slice %1 [0:1, 0:4, 2:3] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf32>
    %4 = stablehlo.add %3, %cst : tensor<1x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<1x4xf32>
    %6 = stablehlo.subtract %5, %cst : tensor<1x4xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<-5.000000e-01> : tensor<1x4xf32>
    %8 = stablehlo.subtract %7, %cst_1 : tensor<1x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x4xf32>
    %9 = stablehlo.compare LT, %8, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %cst_3 = stablehlo.constant dense<-1.000000e+00> : tensor<1x4xf32>
    %10 = stablehlo.select %9, %cst_3, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %11 = stablehlo.abs %8 : tensor<1x4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<1x4xf32>
    %12 = stablehlo.remainder %11, %cst_4 : tensor<1x4xf32>
    %13 = stablehlo.divide %11, %cst_4 : tensor<1x4xf32>
    %14 = stablehlo.floor %13 : tensor<1x4xf32>
    %15 = stablehlo.remainder %14, %cst_0 : tensor<1x4xf32>
    %16 = stablehlo.compare NE, %15, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %17 = stablehlo.subtract %cst_4, %12 : tensor<1x4xf32>
    %18 = stablehlo.select %16, %17, %12 : tensor<1x4xi1>, tensor<1x4xf32>
    %19 = stablehlo.add %18, %cst_1 : tensor<1x4xf32>
    %20 = stablehlo.negate %10 : tensor<1x4xf32>
    %21 = stablehlo.select %16, %20, %10 : tensor<1x4xi1>, tensor<1x4xf32>
    %22 = stablehlo.compare LE, %19, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %23 = stablehlo.compare GE, %19, %cst, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %24 = stablehlo.or %22, %23 : tensor<1x4xi1>
    %25 = stablehlo.select %24, %cst_2, %21 : tensor<1x4xi1>, tensor<1x4xf32>
    %26 = stablehlo.compare GT, %19, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %27 = stablehlo.select %26, %19, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %28 = stablehlo.compare LT, %27, %cst, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %29 = stablehlo.select %28, %27, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %30 = stablehlo.round_nearest_even %29 : tensor<1x4xf32>
    %31 = stablehlo.compare GE, %30, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %32 = stablehlo.compare LT, %30, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %33 = stablehlo.and %31, %32 : tensor<1x4xi1>
    %34 = stablehlo.select %33, %30, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %35 = stablehlo.abs %34 : tensor<1x4xf32>
    %cst_5 = stablehlo.constant dense<2.14748365E+9> : tensor<1x4xf32>
    %36 = stablehlo.compare LT, %35, %cst_5, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %37 = stablehlo.convert %34 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x4xi32>
    %38 = stablehlo.select %36, %37, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %39 = stablehlo.slice %1 [0:1, 0:4, 1:2] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %41 = stablehlo.add %40, %cst : tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<1x4xf32>
    %42 = stablehlo.multiply %41, %cst_6 : tensor<1x4xf32>
    %43 = stablehlo.subtract %42, %cst : tensor<1x4xf32>
    %44 = stablehlo.divide %43, %cst_0 : tensor<1x4xf32>
    %45 = stablehlo.subtract %44, %cst_1 : tensor<1x4xf32>
    %46 = stablehlo.compare LT, %45, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %47 = stablehlo.select %46, %cst_3, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %48 = stablehlo.abs %45 : tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<3.000000e+00> : tensor<1x4xf32>
    %49 = stablehlo.remainder %48, %cst_7 : tensor<1x4xf32>
    %50 = stablehlo.divide %48, %cst_7 : tensor<1x4xf32>
    %51 = stablehlo.floor %50 : tensor<1x4xf32>
    %52 = stablehlo.remainder %51, %cst_0 : tensor<1x4xf32>
    %53 = stablehlo.compare NE, %52, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %54 = stablehlo.subtract %cst_7, %49 : tensor<1x4xf32>
    %55 = stablehlo.select %53, %54, %49 : tensor<1x4xi1>, tensor<1x4xf32>
    %56 = stablehlo.add %55, %cst_1 : tensor<1x4xf32>
    %57 = stablehlo.negate %47 : tensor<1x4xf32>
    %58 = stablehlo.select %53, %57, %47 : tensor<1x4xi1>, tensor<1x4xf32>
    %59 = stablehlo.compare LE, %56, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %60 = stablehlo.compare GE, %56, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %61 = stablehlo.or %59, %60 : tensor<1x4xi1>
    %62 = stablehlo.select %61, %cst_2, %58 : tensor<1x4xi1>, tensor<1x4xf32>
    %63 = stablehlo.compare GT, %56, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %64 = stablehlo.select %63, %56, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %65 = stablehlo.compare LT, %64, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %66 = stablehlo.select %65, %64, %cst_0 : tensor<1x4xi1>, tensor<1x4xf32>
    %67 = stablehlo.round_nearest_even %66 : tensor<1x4xf32>
    %68 = stablehlo.compare GE, %67, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %69 = stablehlo.compare LT, %67, %cst_6, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %70 = stablehlo.and %68, %69 : tensor<1x4xi1>
    %71 = stablehlo.select %70, %67, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %72 = stablehlo.abs %71 : tensor<1x4xf32>
    %73 = stablehlo.compare LT, %72, %cst_5, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %74 = stablehlo.convert %71 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %75 = stablehlo.select %73, %74, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %76 = stablehlo.slice %1 [0:1, 0:4, 0:1] : (tensor<1x4x3xf32>) -> tensor<1x4x1xf32>
    %77 = stablehlo.reshape %76 : (tensor<1x4x1xf32>) -> tensor<1x4xf32>
    %78 = stablehlo.add %77, %cst : tensor<1x4xf32>
    %79 = stablehlo.multiply %78, %cst_0 : tensor<1x4xf32>
    %80 = stablehlo.subtract %79, %cst : tensor<1x4xf32>
    %81 = stablehlo.divide %80, %cst_0 : tensor<1x4xf32>
    %82 = stablehlo.subtract %81, %cst_1 : tensor<1x4xf32>
    %83 = stablehlo.compare LT, %82, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %84 = stablehlo.select %83, %cst_3, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %85 = stablehlo.abs %82 : tensor<1x4xf32>
    %86 = stablehlo.remainder %85, %cst_4 : tensor<1x4xf32>
    %87 = stablehlo.divide %85, %cst_4 : tensor<1x4xf32>
    %88 = stablehlo.floor %87 : tensor<1x4xf32>
    %89 = stablehlo.remainder %88, %cst_0 : tensor<1x4xf32>
    %90 = stablehlo.compare NE, %89, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %91 = stablehlo.subtract %cst_4, %86 : tensor<1x4xf32>
    %92 = stablehlo.select %90, %91, %86 : tensor<1x4xi1>, tensor<1x4xf32>
    %93 = stablehlo.add %92, %cst_1 : tensor<1x4xf32>
    %94 = stablehlo.negate %84 : tensor<1x4xf32>
    %95 = stablehlo.select %90, %94, %84 : tensor<1x4xi1>, tensor<1x4xf32>
    %96 = stablehlo.compare LE, %93, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %97 = stablehlo.compare GE, %93, %cst, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %98 = stablehlo.or %96, %97 : tensor<1x4xi1>
    %99 = stablehlo.select %98, %cst_2, %95 : tensor<1x4xi1>, tensor<1x4xf32>
    %100 = stablehlo.compare GT, %93, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %101 = stablehlo.select %100, %93, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %102 = stablehlo.compare LT, %101, %cst, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %103 = stablehlo.select %102, %101, %cst : tensor<1x4xi1>, tensor<1x4xf32>
    %104 = stablehlo.round_nearest_even %103 : tensor<1x4xf32>
    %105 = stablehlo.compare GE, %104, %cst_2, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %106 = stablehlo.compare LT, %104, %cst_0, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %107 = stablehlo.and %105, %106 : tensor<1x4xi1>
    %108 = stablehlo.select %107, %104, %cst_2 : tensor<1x4xi1>, tensor<1x4xf32>
    %109 = stablehlo.abs %108 : tensor<1x4xf32>
    %110 = stablehlo.compare LT, %109, %cst_5, FLOAT : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xi1>
    %111 = stablehlo.convert %108 : (tensor<1x4xf32>) -> tensor<1x4xi32>
    %112 = stablehlo.select %110, %111, %c : tensor<1x4xi1>, tensor<1x4xi32>
    %c_8 = stablehlo.constant dense<3> : tensor<1x4xi32>
    %113 = stablehlo.multiply %38, %c_8 : tensor<1x4xi32>
    %114 = stablehlo.add %113, %75 : tensor<1x4xi32>
    %115 = stablehlo.and %33, %70 : tensor<1x4xi1>
    %c_9 = stablehlo.constant dense<2> : tensor<1x4xi32>
    %116 = stablehlo.multiply %114, %c_9 : tensor<1x4xi32>
    %117 = stablehlo.add %116, %112 : tensor<1x4xi32>
    %118 = stablehlo.and %115, %107 : tensor<1x4xi1>
    %119 = stablehlo.reshape %117 : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %120 = "stablehlo.gather"(%0, %119) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x12xf32>, tensor<1x4x1xi32>) -> tensor<1x2x4xf32>
    %121 = stablehlo.reshape %118 : (tensor<1x4xi1>) -> tensor<1x1x4xi1>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x4xf32>
    %122 = stablehlo.broadcast_in_dim %121, dims = [0, 1, 2] : (tensor<1x1x4xi1>) -> tensor<1x2x4xi1>
    %123 = stablehlo.select %122, %120, %cst_10 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %124 = stablehlo.reshape %123 : (tensor<1x2x4xf32>) -> tensor<1x2x1x2x2xf32>
    return %124 : tensor<1x2x1x2x2xf32>
  }
}

// -----
// unfold / plain: f32[1,2,4,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x5xf32>) -> tensor<1x12x9xf32> {
    %c = stablehlo.constant dense<[[0], [1], [2], [1], [2], [3], [2], [3], [4]]> : tensor<9x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 4, 1>}> : (tensor<1x2x4x5xf32>, tensor<9x1xi32>) -> tensor<1x2x4x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x4x9xf32>) -> tensor<1x2x4x3x3xf32>
    %c_0 = stablehlo.constant dense<[[0], [1], [1], [2], [2], [3]]> : tensor<6x1xi32>
    %2 = "stablehlo.gather"(%1, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3, 3>}> : (tensor<1x2x4x3x3xf32>, tensor<6x1xi32>) -> tensor<1x2x6x3x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x2x6x3x3xf32>) -> tensor<1x2x3x2x3x3xf32>
    %4 = stablehlo.transpose %3, dims = [0, 1, 3, 5, 2, 4] : (tensor<1x2x3x2x3x3xf32>) -> tensor<1x2x2x3x3x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x2x3x3x3xf32>) -> tensor<1x12x9xf32>
    return %5 : tensor<1x12x9xf32>
  }
}

// -----
// unfold / all_options: f32[2,1,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x5x6xf32>) -> tensor<2x4x20xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<2x1x5x6xf32>, tensor<f32>) -> tensor<2x1x7x8xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1x7x8xf32>) -> tensor<2x1x7x4x2xf32>
    %c = stablehlo.constant dense<[[0], [2], [1], [3], [2], [4], [3], [5], [4], [6]]> : tensor<10x1xi32>
    %2 = "stablehlo.gather"(%1, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 1, 4, 2>}> : (tensor<2x1x7x4x2xf32>, tensor<10x1xi32>) -> tensor<2x1x10x4x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1x10x4x2xf32>) -> tensor<2x1x5x2x4x2xf32>
    %4 = stablehlo.transpose %3, dims = [0, 1, 3, 5, 2, 4] : (tensor<2x1x5x2x4x2xf32>) -> tensor<2x1x2x2x5x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1x2x2x5x4xf32>) -> tensor<2x4x20xf32>
    return %5 : tensor<2x4x20xf32>
  }
}

// -----
// unfold / unbatched_bf16: bf16[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xbf16>) -> tensor<8x6xbf16> {
    %c = stablehlo.constant dense<[[0], [1], [1], [2], [2], [3]]> : tensor<6x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1>}> : (tensor<2x3x4xbf16>, tensor<6x1xi32>) -> tensor<2x3x6xbf16>
    %1 = stablehlo.reshape %0 : (tensor<2x3x6xbf16>) -> tensor<2x3x3x2xbf16>
    %c_0 = stablehlo.constant dense<[[0], [1], [1], [2]]> : tensor<4x1xi32>
    %2 = "stablehlo.gather"(%1, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 3, 2>}> : (tensor<2x3x3x2xbf16>, tensor<4x1xi32>) -> tensor<2x4x3x2xbf16>
    %3 = stablehlo.reshape %2 : (tensor<2x4x3x2xbf16>) -> tensor<2x2x2x3x2xbf16>
    %4 = stablehlo.transpose %3, dims = [0, 2, 4, 1, 3] : (tensor<2x2x2x3x2xbf16>) -> tensor<2x2x2x2x3xbf16>
    %5 = stablehlo.reshape %4 : (tensor<2x2x2x2x3xbf16>) -> tensor<8x6xbf16>
    return %5 : tensor<8x6xbf16>
  }
}

// -----
// fold / overlap: f32[1,8,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x8x6xf32>) -> tensor<1x2x3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x8x6xf32>) -> tensor<1x2x2x2x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 2, 5, 3] : (tensor<1x2x2x2x2x3xf32>) -> tensor<1x2x2x2x3x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2x2x3x2xf32>) -> tensor<1x2x4x6xf32>
    %c = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %3 = "stablehlo.gather"(%2, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x4x6xf32>, tensor<3x1xi32>) -> tensor<1x2x3x6xf32>
    %c_0 = stablehlo.constant dense<[[0], [2], [0]]> : tensor<3x1xi32>
    %4 = "stablehlo.gather"(%2, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x4x6xf32>, tensor<3x1xi32>) -> tensor<1x2x3x6xf32>
    %c_1 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x6xf32>
    %6 = stablehlo.select %5, %4, %cst : tensor<1x2x3x6xi1>, tensor<1x2x3x6xf32>
    %7 = stablehlo.add %3, %6 : tensor<1x2x3x6xf32>
    %c_2 = stablehlo.constant dense<[[0], [1], [3], [5]]> : tensor<4x1xi32>
    %8 = "stablehlo.gather"(%7, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1>}> : (tensor<1x2x3x6xf32>, tensor<4x1xi32>) -> tensor<1x2x3x4xf32>
    %c_3 = stablehlo.constant dense<[[0], [2], [4], [0]]> : tensor<4x1xi32>
    %9 = "stablehlo.gather"(%7, %c_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1>}> : (tensor<1x2x3x6xf32>, tensor<4x1xi32>) -> tensor<1x2x3x4xf32>
    %c_4 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<4xi1>) -> tensor<1x2x3x4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x4xf32>
    %11 = stablehlo.select %10, %9, %cst_5 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %12 = stablehlo.add %8, %11 : tensor<1x2x3x4xf32>
    return %12 : tensor<1x2x3x4xf32>
  }
}

// -----
// fold / all_options: f32[2,4,20]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x20xf32>) -> tensor<2x1x5x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x20xf32>) -> tensor<2x1x2x2x5x4xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 2, 5, 3] : (tensor<2x1x2x2x5x4xf32>) -> tensor<2x1x5x2x4x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1x5x2x4x2xf32>) -> tensor<2x1x10x8xf32>
    %c = stablehlo.constant dense<[[2], [1], [3], [5], [7]]> : tensor<5x1xi32>
    %3 = "stablehlo.gather"(%2, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 1, 8>}> : (tensor<2x1x10x8xf32>, tensor<5x1xi32>) -> tensor<2x1x5x8xf32>
    %c_0 = stablehlo.constant dense<[[0], [4], [6], [8], [0]]> : tensor<5x1xi32>
    %4 = "stablehlo.gather"(%2, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 1, 8>}> : (tensor<2x1x10x8xf32>, tensor<5x1xi32>) -> tensor<2x1x5x8xf32>
    %c_1 = stablehlo.constant dense<[false, true, true, true, false]> : tensor<5xi1>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<5xi1>) -> tensor<2x1x5x8xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x1x5x8xf32>
    %6 = stablehlo.select %5, %4, %cst : tensor<2x1x5x8xi1>, tensor<2x1x5x8xf32>
    %7 = stablehlo.add %3, %6 : tensor<2x1x5x8xf32>
    %8 = stablehlo.slice %7 [0:2, 0:1, 0:5, 1:7] : (tensor<2x1x5x8xf32>) -> tensor<2x1x5x6xf32>
    return %8 : tensor<2x1x5x6xf32>
  }
}

// -----
// pixel_shuffle / f32: f32[1,4,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x2x3xf32>) -> tensor<1x1x4x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x2x3xf32>) -> tensor<1x1x2x2x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 2, 5, 3] : (tensor<1x1x2x2x2x3xf32>) -> tensor<1x1x2x2x3x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x2x3x2xf32>) -> tensor<1x1x4x6xf32>
    return %2 : tensor<1x1x4x6xf32>
  }
}

// -----
// pixel_unshuffle / i64: i64[1,1,4,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x6xi64>) -> tensor<1x4x2x3xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1x4x6xi64>) -> tensor<1x1x2x2x3x2xi64>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 5, 2, 4] : (tensor<1x1x2x2x3x2xi64>) -> tensor<1x1x2x2x2x3xi64>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x2x2x3xi64>) -> tensor<1x4x2x3xi64>
    return %2 : tensor<1x4x2x3xi64>
  }
}

// -----
// channel_shuffle / f32: f32[1,6,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x6x2x2xf32>) -> tensor<1x6x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x6x2x2xf32>) -> tensor<1x3x2x2x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3, 4] : (tensor<1x3x2x2x2xf32>) -> tensor<1x2x3x2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x3x2x2xf32>) -> tensor<1x6x2x2xf32>
    return %2 : tensor<1x6x2x2xf32>
  }
}

// -----
// affine_grid / 2d: f32[2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf32>) -> tensor<2x12x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.convert %0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.convert %0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %4 = stablehlo.multiply %3, %cst_0 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<-7.500000e-01> : tensor<4xf32>
    %5 = stablehlo.add %4, %cst_1 : tensor<4xf32>
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %6 = stablehlo.subtract %c, %0 : tensor<4xi64>
    %7 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xf32>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<7.500000e-01> : tensor<4xf32>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<4xf32>
    %10 = stablehlo.select %2, %5, %9 : tensor<4xi1>, tensor<4xf32>
    %11 = stablehlo.reshape %10 : (tensor<4xf32>) -> tensor<1x4x1xf32>
    %12 = stablehlo.iota dim = 0 : tensor<3xi64>
    %13 = stablehlo.convert %12 : (tensor<3xi64>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.500000e+00> : tensor<3xf32>
    %14 = stablehlo.compare LT, %13, %cst_3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.convert %12 : (tensor<3xi64>) -> tensor<3xf32>
    %cst_4 = stablehlo.constant dense<0.666666686> : tensor<3xf32>
    %16 = stablehlo.multiply %15, %cst_4 : tensor<3xf32>
    %cst_5 = stablehlo.constant dense<-0.666666686> : tensor<3xf32>
    %17 = stablehlo.add %16, %cst_5 : tensor<3xf32>
    %c_6 = stablehlo.constant dense<2> : tensor<3xi64>
    %18 = stablehlo.subtract %c_6, %12 : tensor<3xi64>
    %19 = stablehlo.convert %18 : (tensor<3xi64>) -> tensor<3xf32>
    %20 = stablehlo.multiply %19, %cst_4 : tensor<3xf32>
    %21 = stablehlo.subtract %cst_4, %20 : tensor<3xf32>
    %22 = stablehlo.select %14, %17, %21 : tensor<3xi1>, tensor<3xf32>
    %23 = stablehlo.reshape %22 : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<1x1x1xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %11, %cst_8, low = [0, 0, 0], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<1x4x1xf32>, tensor<f32>) -> tensor<1x4x3xf32>
    %25 = stablehlo.pad %23, %cst_8, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3x1x3xf32>
    %26 = stablehlo.pad %cst_7, %cst_8, low = [0, 0, 2], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1x3xf32>
    %27 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<3x4x3xf32>
    %28 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x4x3xf32>
    %29 = stablehlo.add %27, %28 : tensor<3x4x3xf32>
    %30 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x1x3xf32>) -> tensor<3x4x3xf32>
    %31 = stablehlo.add %29, %30 : tensor<3x4x3xf32>
    %32 = stablehlo.reshape %31 : (tensor<3x4x3xf32>) -> tensor<12x3x1xf32>
    %33 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x2x3xf32>) -> tensor<2x3x2xf32>
    %34 = stablehlo.reshape %33 : (tensor<2x3x2xf32>) -> tensor<2x1x3x2xf32>
    %35 = stablehlo.broadcast_in_dim %32, dims = [1, 2, 3] : (tensor<12x3x1xf32>) -> tensor<2x12x3x2xf32>
    %36 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2, 3] : (tensor<2x1x3x2xf32>) -> tensor<2x12x3x2xf32>
    %37 = stablehlo.multiply %35, %36 : tensor<2x12x3x2xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<2x12x3x2xf32>, tensor<f32>) -> tensor<2x12x2xf32>
    return %38 : tensor<2x12x2xf32>
  }
}

// -----
// affine_grid / 3d: f64[1,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3x4xf64>) -> tensor<1x12x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<2xi64>
    %1 = stablehlo.convert %0 : (tensor<2xi64>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %3 = stablehlo.convert %0 : (tensor<2xi64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf64>
    %4 = stablehlo.multiply %3, %cst_0 : tensor<2xf64>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<2xf64>
    %5 = stablehlo.add %4, %cst_1 : tensor<2xf64>
    %c = stablehlo.constant dense<1> : tensor<2xi64>
    %6 = stablehlo.subtract %c, %0 : tensor<2xi64>
    %7 = stablehlo.convert %6 : (tensor<2xi64>) -> tensor<2xf64>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<2xf64>
    %10 = stablehlo.select %2, %5, %9 : tensor<2xi1>, tensor<2xf64>
    %11 = stablehlo.reshape %10 : (tensor<2xf64>) -> tensor<1x1x2x1xf64>
    %12 = stablehlo.iota dim = 0 : tensor<3xi64>
    %13 = stablehlo.convert %12 : (tensor<3xi64>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.500000e+00> : tensor<3xf32>
    %14 = stablehlo.compare LT, %13, %cst_3, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.convert %12 : (tensor<3xi64>) -> tensor<3xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<3xf64>
    %16 = stablehlo.multiply %15, %cst_4 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<3xf64>
    %17 = stablehlo.add %16, %cst_5 : tensor<3xf64>
    %c_6 = stablehlo.constant dense<2> : tensor<3xi64>
    %18 = stablehlo.subtract %c_6, %12 : tensor<3xi64>
    %19 = stablehlo.convert %18 : (tensor<3xi64>) -> tensor<3xf64>
    %20 = stablehlo.multiply %19, %cst_4 : tensor<3xf64>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<3xf64>
    %21 = stablehlo.subtract %cst_7, %20 : tensor<3xf64>
    %22 = stablehlo.select %14, %17, %21 : tensor<3xi1>, tensor<3xf64>
    %23 = stablehlo.reshape %22 : (tensor<3xf64>) -> tensor<1x3x1x1xf64>
    %24 = stablehlo.iota dim = 0 : tensor<2xi64>
    %25 = stablehlo.convert %24 : (tensor<2xi64>) -> tensor<2xf32>
    %26 = stablehlo.compare LT, %25, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %27 = stablehlo.convert %24 : (tensor<2xi64>) -> tensor<2xf64>
    %28 = stablehlo.multiply %27, %cst_0 : tensor<2xf64>
    %29 = stablehlo.add %28, %cst_1 : tensor<2xf64>
    %30 = stablehlo.subtract %c, %24 : tensor<2xi64>
    %31 = stablehlo.convert %30 : (tensor<2xi64>) -> tensor<2xf64>
    %32 = stablehlo.multiply %31, %cst_0 : tensor<2xf64>
    %33 = stablehlo.subtract %cst_2, %32 : tensor<2xf64>
    %34 = stablehlo.select %26, %29, %33 : tensor<2xi1>, tensor<2xf64>
    %35 = stablehlo.reshape %34 : (tensor<2xf64>) -> tensor<2x1x1x1xf64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<1x1x1x1xf64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %36 = stablehlo.pad %11, %cst_9, low = [0, 0, 0, 0], high = [0, 0, 0, 3], interior = [0, 0, 0, 0] : (tensor<1x1x2x1xf64>, tensor<f64>) -> tensor<1x1x2x4xf64>
    %37 = stablehlo.pad %23, %cst_9, low = [0, 0, 0, 1], high = [0, 0, 0, 2], interior = [0, 0, 0, 0] : (tensor<1x3x1x1xf64>, tensor<f64>) -> tensor<1x3x1x4xf64>
    %38 = stablehlo.pad %35, %cst_9, low = [0, 0, 0, 2], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x1x1x1xf64>, tensor<f64>) -> tensor<2x1x1x4xf64>
    %39 = stablehlo.pad %cst_8, %cst_9, low = [0, 0, 0, 3], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x1x1x1xf64>, tensor<f64>) -> tensor<1x1x1x4xf64>
    %40 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (tensor<1x1x2x4xf64>) -> tensor<1x3x2x4xf64>
    %41 = stablehlo.broadcast_in_dim %37, dims = [0, 1, 2, 3] : (tensor<1x3x1x4xf64>) -> tensor<1x3x2x4xf64>
    %42 = stablehlo.add %40, %41 : tensor<1x3x2x4xf64>
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (tensor<1x3x2x4xf64>) -> tensor<2x3x2x4xf64>
    %44 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (tensor<2x1x1x4xf64>) -> tensor<2x3x2x4xf64>
    %45 = stablehlo.add %43, %44 : tensor<2x3x2x4xf64>
    %46 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x4xf64>) -> tensor<2x3x2x4xf64>
    %47 = stablehlo.add %45, %46 : tensor<2x3x2x4xf64>
    %48 = stablehlo.reshape %47 : (tensor<2x3x2x4xf64>) -> tensor<12x4x1xf64>
    %49 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<1x3x4xf64>) -> tensor<1x4x3xf64>
    %50 = stablehlo.reshape %49 : (tensor<1x4x3xf64>) -> tensor<1x1x4x3xf64>
    %51 = stablehlo.broadcast_in_dim %48, dims = [1, 2, 3] : (tensor<12x4x1xf64>) -> tensor<1x12x4x3xf64>
    %52 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2, 3] : (tensor<1x1x4x3xf64>) -> tensor<1x12x4x3xf64>
    %53 = stablehlo.multiply %51, %52 : tensor<1x12x4x3xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %54 = stablehlo.reduce(%53 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<1x12x4x3xf64>, tensor<f64>) -> tensor<1x12x3xf64>
    return %54 : tensor<1x12x3xf64>
  }
}
