// histogram / range: f32[11]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xf32>) -> (tensor<4xf32>, tensor<5xf32>) {
    %cst = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 5.000000e-01, 7.500000e-01, 1.000000e+00]> : tensor<5xf32>
    %0 = stablehlo.slice %cst [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %cst [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %5 = stablehlo.compare GE, %arg0, %4, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.compare LE, %arg0, %6, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %8 = stablehlo.and %5, %7 : tensor<11xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<11xi32>
    %c_1 = stablehlo.constant dense<5> : tensor<11xi32>
    %9:5 = stablehlo.while(%iterArg = %c, %iterArg_7 = %c_0, %iterArg_8 = %c_1, %iterArg_9 = %cst, %iterArg_10 = %arg0) : tensor<i32>, tensor<11xi32>, tensor<11xi32>, tensor<5xf32>, tensor<11xf32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = stablehlo.subtract %iterArg_8, %iterArg_7 : tensor<11xi32>
      %c_11 = stablehlo.constant dense<2> : tensor<11xi32>
      %17 = stablehlo.divide %16, %c_11 : tensor<11xi32>
      %18 = stablehlo.add %iterArg_7, %17 : tensor<11xi32>
      %19 = "stablehlo.gather"(%iterArg_9, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<11xi32>) -> tensor<11xf32>
      %20 = stablehlo.compare GT, %19, %iterArg_10, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
      %21 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      %23 = stablehlo.not %20 : tensor<11xi1>
      %24 = stablehlo.and %21, %23 : tensor<11xi1>
      %c_13 = stablehlo.constant dense<1> : tensor<11xi32>
      %25 = stablehlo.add %18, %c_13 : tensor<11xi32>
      %26 = stablehlo.select %24, %25, %iterArg_7 : tensor<11xi1>, tensor<11xi32>
      %27 = stablehlo.and %21, %20 : tensor<11xi1>
      %28 = stablehlo.select %27, %18, %iterArg_8 : tensor<11xi1>, tensor<11xi32>
      stablehlo.return %22, %26, %28, %iterArg_9, %iterArg_10 : tensor<i32>, tensor<11xi32>, tensor<11xi32>, tensor<5xf32>, tensor<11xf32>
    }
    %10 = stablehlo.convert %9#1 : (tensor<11xi32>) -> tensor<11xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<11xi64>
    %11 = stablehlo.subtract %10, %c_2 : tensor<11xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<11xi64>
    %12 = stablehlo.minimum %11, %c_3 : tensor<11xi64>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<11xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %c_6 = stablehlo.constant dense<4> : tensor<11xi64>
    %13 = stablehlo.select %8, %12, %c_6 : tensor<11xi1>, tensor<11xi64>
    %14 = stablehlo.convert %13 : (tensor<11xi64>) -> tensor<11xi32>
    %15 = "stablehlo.scatter"(%cst_5, %14, %cst_4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4xf32>, tensor<11xi32>, tensor<11xf32>) -> tensor<4xf32>
    return %15, %cst : tensor<4xf32>, tensor<5xf32>
  }
}

// -----
// histogram / own_range_f64: f64[3,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x5xf64>) -> (tensor<6xf64>, tensor<7xf64>, tensor<i1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<3x5xf64>) -> tensor<15xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<15xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %2 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<15xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.is_finite %1 : (tensor<f64>) -> tensor<i1>
    %4 = stablehlo.is_finite %2 : (tensor<f64>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %7 = stablehlo.subtract %1, %cst_1 : tensor<f64>
    %8 = stablehlo.select %6, %7, %1 : tensor<i1>, tensor<f64>
    %9 = stablehlo.add %2, %cst_1 : tensor<f64>
    %10 = stablehlo.select %6, %9, %2 : tensor<i1>, tensor<f64>
    %11 = stablehlo.subtract %10, %8 : tensor<f64>
    %cst_2 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f64>
    %13 = stablehlo.iota dim = 0 : tensor<7xi64>
    %14 = stablehlo.convert %13 : (tensor<7xi64>) -> tensor<7xf64>
    %15 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %16 = stablehlo.multiply %14, %15 : tensor<7xf64>
    %17 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %18 = stablehlo.add %16, %17 : tensor<7xf64>
    %c = stablehlo.constant dense<6> : tensor<7xi64>
    %19 = stablehlo.subtract %c, %13 : tensor<7xi64>
    %20 = stablehlo.convert %19 : (tensor<7xi64>) -> tensor<7xf64>
    %21 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %22 = stablehlo.multiply %20, %21 : tensor<7xf64>
    %23 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<7xf64>
    %24 = stablehlo.subtract %23, %22 : tensor<7xf64>
    %c_3 = stablehlo.constant dense<3> : tensor<7xi64>
    %25 = stablehlo.compare LT, %13, %c_3, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %26 = stablehlo.select %25, %18, %24 : tensor<7xi1>, tensor<7xf64>
    %27 = stablehlo.slice %26 [0:1] : (tensor<7xf64>) -> tensor<1xf64>
    %28 = stablehlo.reshape %27 : (tensor<1xf64>) -> tensor<f64>
    %29 = stablehlo.slice %26 [6:7] : (tensor<7xf64>) -> tensor<1xf64>
    %30 = stablehlo.reshape %29 : (tensor<1xf64>) -> tensor<f64>
    %31 = stablehlo.broadcast_in_dim %28, dims = [] : (tensor<f64>) -> tensor<15xf64>
    %32 = stablehlo.compare GE, %0, %31, FLOAT : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
    %33 = stablehlo.broadcast_in_dim %30, dims = [] : (tensor<f64>) -> tensor<15xf64>
    %34 = stablehlo.compare LE, %0, %33, FLOAT : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
    %35 = stablehlo.and %32, %34 : tensor<15xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<15xi32>
    %c_6 = stablehlo.constant dense<7> : tensor<15xi32>
    %36:5 = stablehlo.while(%iterArg = %c_4, %iterArg_12 = %c_5, %iterArg_13 = %c_6, %iterArg_14 = %26, %iterArg_15 = %0) : tensor<i32>, tensor<15xi32>, tensor<15xi32>, tensor<7xf64>, tensor<15xf64>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %43 = stablehlo.compare LT, %iterArg, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %43 = stablehlo.subtract %iterArg_13, %iterArg_12 : tensor<15xi32>
      %c_16 = stablehlo.constant dense<2> : tensor<15xi32>
      %44 = stablehlo.divide %43, %c_16 : tensor<15xi32>
      %45 = stablehlo.add %iterArg_12, %44 : tensor<15xi32>
      %46 = "stablehlo.gather"(%iterArg_14, %45) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xf64>, tensor<15xi32>) -> tensor<15xf64>
      %47 = stablehlo.compare GT, %46, %iterArg_15, FLOAT : (tensor<15xf64>, tensor<15xf64>) -> tensor<15xi1>
      %48 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<15xi32>, tensor<15xi32>) -> tensor<15xi1>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %49 = stablehlo.add %iterArg, %c_17 : tensor<i32>
      %50 = stablehlo.not %47 : tensor<15xi1>
      %51 = stablehlo.and %48, %50 : tensor<15xi1>
      %c_18 = stablehlo.constant dense<1> : tensor<15xi32>
      %52 = stablehlo.add %45, %c_18 : tensor<15xi32>
      %53 = stablehlo.select %51, %52, %iterArg_12 : tensor<15xi1>, tensor<15xi32>
      %54 = stablehlo.and %48, %47 : tensor<15xi1>
      %55 = stablehlo.select %54, %45, %iterArg_13 : tensor<15xi1>, tensor<15xi32>
      stablehlo.return %49, %53, %55, %iterArg_14, %iterArg_15 : tensor<i32>, tensor<15xi32>, tensor<15xi32>, tensor<7xf64>, tensor<15xf64>
    }
    %37 = stablehlo.convert %36#1 : (tensor<15xi32>) -> tensor<15xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<15xi64>
    %38 = stablehlo.subtract %37, %c_7 : tensor<15xi64>
    %c_8 = stablehlo.constant dense<5> : tensor<15xi64>
    %39 = stablehlo.minimum %38, %c_8 : tensor<15xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<15xf64>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<6xf64>
    %c_11 = stablehlo.constant dense<6> : tensor<15xi64>
    %40 = stablehlo.select %35, %39, %c_11 : tensor<15xi1>, tensor<15xi64>
    %41 = stablehlo.convert %40 : (tensor<15xi64>) -> tensor<15xi32>
    %42 = "stablehlo.scatter"(%cst_10, %41, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %43 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %43 : tensor<f64>
    }) : (tensor<6xf64>, tensor<15xi32>, tensor<15xf64>) -> tensor<6xf64>
    return %42, %26, %5 : tensor<6xf64>, tensor<7xf64>, tensor<i1>
  }
}

// -----
// histogram / one_value: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<3xf32>, tensor<4xf32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.is_finite %0 : (tensor<f32>) -> tensor<i1>
    %3 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.subtract %0, %cst_1 : tensor<f32>
    %7 = stablehlo.select %5, %6, %0 : tensor<i1>, tensor<f32>
    %8 = stablehlo.add %1, %cst_1 : tensor<f32>
    %9 = stablehlo.select %5, %8, %1 : tensor<i1>, tensor<f32>
    %10 = stablehlo.subtract %9, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %12 = stablehlo.iota dim = 0 : tensor<4xi64>
    %13 = stablehlo.convert %12 : (tensor<4xi64>) -> tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %17 = stablehlo.add %15, %16 : tensor<4xf32>
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %18 = stablehlo.subtract %c, %12 : tensor<4xi64>
    %19 = stablehlo.convert %18 : (tensor<4xi64>) -> tensor<4xf32>
    %20 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<4xf32>
    %22 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<4xi64>
    %24 = stablehlo.compare LT, %12, %c_3, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %25 = stablehlo.select %24, %17, %23 : tensor<4xi1>, tensor<4xf32>
    %26 = stablehlo.slice %25 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %28 = stablehlo.slice %25 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.compare GE, %arg0, %30, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %32 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.compare LE, %arg0, %32, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %34 = stablehlo.and %31, %33 : tensor<2xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_6 = stablehlo.constant dense<4> : tensor<2xi32>
    %35:5 = stablehlo.while(%iterArg = %c_4, %iterArg_12 = %c_5, %iterArg_13 = %c_6, %iterArg_14 = %25, %iterArg_15 = %arg0) : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<4xf32>, tensor<2xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %42 = stablehlo.compare LT, %iterArg, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %42 : tensor<i1>
    } do {
      %42 = stablehlo.subtract %iterArg_13, %iterArg_12 : tensor<2xi32>
      %c_16 = stablehlo.constant dense<2> : tensor<2xi32>
      %43 = stablehlo.divide %42, %c_16 : tensor<2xi32>
      %44 = stablehlo.add %iterArg_12, %43 : tensor<2xi32>
      %45 = "stablehlo.gather"(%iterArg_14, %44) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xf32>
      %46 = stablehlo.compare GT, %45, %iterArg_15, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %47 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %48 = stablehlo.add %iterArg, %c_17 : tensor<i32>
      %49 = stablehlo.not %46 : tensor<2xi1>
      %50 = stablehlo.and %47, %49 : tensor<2xi1>
      %c_18 = stablehlo.constant dense<1> : tensor<2xi32>
      %51 = stablehlo.add %44, %c_18 : tensor<2xi32>
      %52 = stablehlo.select %50, %51, %iterArg_12 : tensor<2xi1>, tensor<2xi32>
      %53 = stablehlo.and %47, %46 : tensor<2xi1>
      %54 = stablehlo.select %53, %44, %iterArg_13 : tensor<2xi1>, tensor<2xi32>
      stablehlo.return %48, %52, %54, %iterArg_14, %iterArg_15 : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<4xf32>, tensor<2xf32>
    }
    %36 = stablehlo.convert %35#1 : (tensor<2xi32>) -> tensor<2xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<2xi64>
    %37 = stablehlo.subtract %36, %c_7 : tensor<2xi64>
    %c_8 = stablehlo.constant dense<2> : tensor<2xi64>
    %38 = stablehlo.minimum %37, %c_8 : tensor<2xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %c_11 = stablehlo.constant dense<3> : tensor<2xi64>
    %39 = stablehlo.select %34, %38, %c_11 : tensor<2xi1>, tensor<2xi64>
    %40 = stablehlo.convert %39 : (tensor<2xi64>) -> tensor<2xi32>
    %41 = "stablehlo.scatter"(%cst_10, %40, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %42 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %42 : tensor<f32>
    }) : (tensor<3xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<3xf32>
    return %41, %25, %4 : tensor<3xf32>, tensor<4xf32>, tensor<i1>
  }
}

// -----
// histogram / weighted_density: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<4xf32>, tensor<5xf32>, tensor<i1>) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.is_finite %0 : (tensor<f32>) -> tensor<i1>
    %3 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.subtract %0, %cst_1 : tensor<f32>
    %7 = stablehlo.select %5, %6, %0 : tensor<i1>, tensor<f32>
    %8 = stablehlo.add %1, %cst_1 : tensor<f32>
    %9 = stablehlo.select %5, %8, %1 : tensor<i1>, tensor<f32>
    %10 = stablehlo.subtract %9, %7 : tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_2 : tensor<f32>
    %12 = stablehlo.iota dim = 0 : tensor<5xi64>
    %13 = stablehlo.convert %12 : (tensor<5xi64>) -> tensor<5xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %17 = stablehlo.add %15, %16 : tensor<5xf32>
    %c = stablehlo.constant dense<4> : tensor<5xi64>
    %18 = stablehlo.subtract %c, %12 : tensor<5xi64>
    %19 = stablehlo.convert %18 : (tensor<5xi64>) -> tensor<5xf32>
    %20 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<5xf32>
    %22 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<5xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<5xi64>
    %24 = stablehlo.compare LT, %12, %c_3, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %25 = stablehlo.select %24, %17, %23 : tensor<5xi1>, tensor<5xf32>
    %26 = stablehlo.slice %25 [0:1] : (tensor<5xf32>) -> tensor<1xf32>
    %27 = stablehlo.reshape %26 : (tensor<1xf32>) -> tensor<f32>
    %28 = stablehlo.slice %25 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %29 = stablehlo.reshape %28 : (tensor<1xf32>) -> tensor<f32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.compare GE, %arg0, %30, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %32 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %33 = stablehlo.compare LE, %arg0, %32, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %34 = stablehlo.and %31, %33 : tensor<8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<8xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<8xi32>
    %35:5 = stablehlo.while(%iterArg = %c_4, %iterArg_12 = %c_5, %iterArg_13 = %c_6, %iterArg_14 = %25, %iterArg_15 = %arg0) : tensor<i32>, tensor<8xi32>, tensor<8xi32>, tensor<5xf32>, tensor<8xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %50 = stablehlo.compare LT, %iterArg, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %50 = stablehlo.subtract %iterArg_13, %iterArg_12 : tensor<8xi32>
      %c_16 = stablehlo.constant dense<2> : tensor<8xi32>
      %51 = stablehlo.divide %50, %c_16 : tensor<8xi32>
      %52 = stablehlo.add %iterArg_12, %51 : tensor<8xi32>
      %53 = "stablehlo.gather"(%iterArg_14, %52) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xf32>, tensor<8xi32>) -> tensor<8xf32>
      %54 = stablehlo.compare GT, %53, %iterArg_15, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
      %55 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %56 = stablehlo.add %iterArg, %c_17 : tensor<i32>
      %57 = stablehlo.not %54 : tensor<8xi1>
      %58 = stablehlo.and %55, %57 : tensor<8xi1>
      %c_18 = stablehlo.constant dense<1> : tensor<8xi32>
      %59 = stablehlo.add %52, %c_18 : tensor<8xi32>
      %60 = stablehlo.select %58, %59, %iterArg_12 : tensor<8xi1>, tensor<8xi32>
      %61 = stablehlo.and %55, %54 : tensor<8xi1>
      %62 = stablehlo.select %61, %52, %iterArg_13 : tensor<8xi1>, tensor<8xi32>
      stablehlo.return %56, %60, %62, %iterArg_14, %iterArg_15 : tensor<i32>, tensor<8xi32>, tensor<8xi32>, tensor<5xf32>, tensor<8xf32>
    }
    %36 = stablehlo.convert %35#1 : (tensor<8xi32>) -> tensor<8xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<8xi64>
    %37 = stablehlo.subtract %36, %c_7 : tensor<8xi64>
    %c_8 = stablehlo.constant dense<3> : tensor<8xi64>
    %38 = stablehlo.minimum %37, %c_8 : tensor<8xi64>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %c_10 = stablehlo.constant dense<4> : tensor<8xi64>
    %39 = stablehlo.select %34, %38, %c_10 : tensor<8xi1>, tensor<8xi64>
    %40 = stablehlo.convert %39 : (tensor<8xi64>) -> tensor<8xi32>
    %41 = "stablehlo.scatter"(%cst_9, %40, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %50 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %50 : tensor<f32>
    }) : (tensor<4xf32>, tensor<8xi32>, tensor<8xf32>) -> tensor<4xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %42 = stablehlo.reduce(%41 init: %cst_11) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %44 = stablehlo.divide %41, %43 : tensor<4xf32>
    %45 = stablehlo.slice %25 [1:5] : (tensor<5xf32>) -> tensor<4xf32>
    %46 = stablehlo.slice %25 [0:4] : (tensor<5xf32>) -> tensor<4xf32>
    %47 = stablehlo.subtract %45, %46 : tensor<4xf32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0] : (tensor<4xf32>) -> tensor<4xf32>
    %49 = stablehlo.divide %44, %48 : tensor<4xf32>
    return %49, %25, %4 : tensor<4xf32>, tensor<5xf32>, tensor<i1>
  }
}

// -----
// histogram / bins: f32[11], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xf32>, %arg1: tensor<4xf32>) -> (tensor<3xf32>, tensor<4xf32>) {
    %0 = stablehlo.slice %arg1 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.slice %arg1 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %5 = stablehlo.compare GE, %arg0, %4, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %6 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<11xf32>
    %7 = stablehlo.compare LE, %arg0, %6, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %8 = stablehlo.and %5, %7 : tensor<11xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<11xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<11xi32>
    %9:5 = stablehlo.while(%iterArg = %c, %iterArg_6 = %c_0, %iterArg_7 = %c_1, %iterArg_8 = %arg1, %iterArg_9 = %arg0) : tensor<i32>, tensor<11xi32>, tensor<11xi32>, tensor<4xf32>, tensor<11xf32>
    cond {
      %c_10 = stablehlo.constant dense<3> : tensor<i32>
      %16 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    } do {
      %16 = stablehlo.subtract %iterArg_7, %iterArg_6 : tensor<11xi32>
      %c_10 = stablehlo.constant dense<2> : tensor<11xi32>
      %17 = stablehlo.divide %16, %c_10 : tensor<11xi32>
      %18 = stablehlo.add %iterArg_6, %17 : tensor<11xi32>
      %19 = "stablehlo.gather"(%iterArg_8, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<11xi32>) -> tensor<11xf32>
      %20 = stablehlo.compare GT, %19, %iterArg_9, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
      %21 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %22 = stablehlo.add %iterArg, %c_11 : tensor<i32>
      %23 = stablehlo.not %20 : tensor<11xi1>
      %24 = stablehlo.and %21, %23 : tensor<11xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<11xi32>
      %25 = stablehlo.add %18, %c_12 : tensor<11xi32>
      %26 = stablehlo.select %24, %25, %iterArg_6 : tensor<11xi1>, tensor<11xi32>
      %27 = stablehlo.and %21, %20 : tensor<11xi1>
      %28 = stablehlo.select %27, %18, %iterArg_7 : tensor<11xi1>, tensor<11xi32>
      stablehlo.return %22, %26, %28, %iterArg_8, %iterArg_9 : tensor<i32>, tensor<11xi32>, tensor<11xi32>, tensor<4xf32>, tensor<11xf32>
    }
    %10 = stablehlo.convert %9#1 : (tensor<11xi32>) -> tensor<11xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<11xi64>
    %11 = stablehlo.subtract %10, %c_2 : tensor<11xi64>
    %c_3 = stablehlo.constant dense<2> : tensor<11xi64>
    %12 = stablehlo.minimum %11, %c_3 : tensor<11xi64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<11xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %c_5 = stablehlo.constant dense<3> : tensor<11xi64>
    %13 = stablehlo.select %8, %12, %c_5 : tensor<11xi1>, tensor<11xi64>
    %14 = stablehlo.convert %13 : (tensor<11xi64>) -> tensor<11xi32>
    %15 = "stablehlo.scatter"(%cst_4, %14, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %16 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<3xf32>, tensor<11xi32>, tensor<11xf32>) -> tensor<3xf32>
    return %15, %arg1 : tensor<3xf32>, tensor<4xf32>
  }
}

// -----
// histogramdd / counts: f32[6,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<6x2xf32>) -> (tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>) {
    %0 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<6x1xf32>) -> tensor<6xf32>
    %2 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<6x1xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<[-2.000000e+00, 0.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<[-3.000000e+00, -1.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<4xf32>
    %4 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<6x1xf32>) -> tensor<6xf32>
    %6 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xf32>) -> tensor<6x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<6x1xf32>) -> tensor<6xf32>
    %cst_1 = stablehlo.constant dense<[-2.000000e+00, 0.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<[-3.000000e+00, -1.000000e+00, 1.000000e+00, 3.000000e+00]> : tensor<4xf32>
    %8 = stablehlo.slice %cst_1 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
    %9 = stablehlo.reshape %8 : (tensor<1xf32>) -> tensor<f32>
    %10 = stablehlo.slice %cst_1 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %11 = stablehlo.reshape %10 : (tensor<1xf32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %13 = stablehlo.compare GE, %5, %12, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %15 = stablehlo.compare LE, %5, %14, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.and %13, %15 : tensor<6xi1>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<6xi32>
    %c_4 = stablehlo.constant dense<3> : tensor<6xi32>
    %17:5 = stablehlo.while(%iterArg = %c, %iterArg_12 = %c_3, %iterArg_13 = %c_4, %iterArg_14 = %cst_1, %iterArg_15 = %5) : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<3xf32>, tensor<6xf32>
    cond {
      %c_16 = stablehlo.constant dense<2> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41 = stablehlo.subtract %iterArg_13, %iterArg_12 : tensor<6xi32>
      %c_16 = stablehlo.constant dense<2> : tensor<6xi32>
      %42 = stablehlo.divide %41, %c_16 : tensor<6xi32>
      %43 = stablehlo.add %iterArg_12, %42 : tensor<6xi32>
      %44 = "stablehlo.gather"(%iterArg_14, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<6xi32>) -> tensor<6xf32>
      %45 = stablehlo.compare GT, %44, %iterArg_15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %46 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
      %48 = stablehlo.not %45 : tensor<6xi1>
      %49 = stablehlo.and %46, %48 : tensor<6xi1>
      %c_18 = stablehlo.constant dense<1> : tensor<6xi32>
      %50 = stablehlo.add %43, %c_18 : tensor<6xi32>
      %51 = stablehlo.select %49, %50, %iterArg_12 : tensor<6xi1>, tensor<6xi32>
      %52 = stablehlo.and %46, %45 : tensor<6xi1>
      %53 = stablehlo.select %52, %43, %iterArg_13 : tensor<6xi1>, tensor<6xi32>
      stablehlo.return %47, %51, %53, %iterArg_14, %iterArg_15 : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<3xf32>, tensor<6xf32>
    }
    %18 = stablehlo.convert %17#1 : (tensor<6xi32>) -> tensor<6xi64>
    %c_5 = stablehlo.constant dense<1> : tensor<6xi64>
    %19 = stablehlo.subtract %18, %c_5 : tensor<6xi64>
    %20 = stablehlo.minimum %19, %c_5 : tensor<6xi64>
    %21 = stablehlo.slice %cst_2 [0:1] : (tensor<4xf32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.slice %cst_2 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %26 = stablehlo.compare GE, %7, %25, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %27 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %28 = stablehlo.compare LE, %7, %27, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %29 = stablehlo.and %26, %28 : tensor<6xi1>
    %30 = stablehlo.and %16, %29 : tensor<6xi1>
    %c_6 = stablehlo.constant dense<4> : tensor<6xi32>
    %31:5 = stablehlo.while(%iterArg = %c, %iterArg_12 = %c_3, %iterArg_13 = %c_6, %iterArg_14 = %cst_2, %iterArg_15 = %7) : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>
    cond {
      %c_16 = stablehlo.constant dense<3> : tensor<i32>
      %41 = stablehlo.compare LT, %iterArg, %c_16, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %41 = stablehlo.subtract %iterArg_13, %iterArg_12 : tensor<6xi32>
      %c_16 = stablehlo.constant dense<2> : tensor<6xi32>
      %42 = stablehlo.divide %41, %c_16 : tensor<6xi32>
      %43 = stablehlo.add %iterArg_12, %42 : tensor<6xi32>
      %44 = "stablehlo.gather"(%iterArg_14, %43) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<6xi32>) -> tensor<6xf32>
      %45 = stablehlo.compare GT, %44, %iterArg_15, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
      %46 = stablehlo.compare LT, %iterArg_12, %iterArg_13, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_17 = stablehlo.constant dense<1> : tensor<i32>
      %47 = stablehlo.add %iterArg, %c_17 : tensor<i32>
      %48 = stablehlo.not %45 : tensor<6xi1>
      %49 = stablehlo.and %46, %48 : tensor<6xi1>
      %c_18 = stablehlo.constant dense<1> : tensor<6xi32>
      %50 = stablehlo.add %43, %c_18 : tensor<6xi32>
      %51 = stablehlo.select %49, %50, %iterArg_12 : tensor<6xi1>, tensor<6xi32>
      %52 = stablehlo.and %46, %45 : tensor<6xi1>
      %53 = stablehlo.select %52, %43, %iterArg_13 : tensor<6xi1>, tensor<6xi32>
      stablehlo.return %47, %51, %53, %iterArg_14, %iterArg_15 : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<4xf32>, tensor<6xf32>
    }
    %32 = stablehlo.convert %31#1 : (tensor<6xi32>) -> tensor<6xi64>
    %33 = stablehlo.subtract %32, %c_5 : tensor<6xi64>
    %c_7 = stablehlo.constant dense<2> : tensor<6xi64>
    %34 = stablehlo.minimum %33, %c_7 : tensor<6xi64>
    %c_8 = stablehlo.constant dense<3> : tensor<6xi64>
    %35 = stablehlo.multiply %20, %c_8 : tensor<6xi64>
    %36 = stablehlo.add %35, %34 : tensor<6xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %c_11 = stablehlo.constant dense<6> : tensor<6xi64>
    %37 = stablehlo.select %30, %36, %c_11 : tensor<6xi1>, tensor<6xi64>
    %38 = stablehlo.convert %37 : (tensor<6xi64>) -> tensor<6xi32>
    %39 = "stablehlo.scatter"(%cst_10, %38, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %41 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %41 : tensor<f32>
    }) : (tensor<6xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<6xf32>
    %40 = stablehlo.reshape %39 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %40, %cst, %cst_0 : tensor<2x3xf32>, tensor<3xf32>, tensor<4xf32>
  }
}

// -----
// histogramdd / own_range_density: f64[6,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<6x2xf64>) -> (tensor<2x3xf64>, tensor<3xf64>, tensor<4xf64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>) {
    %0 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %1 = stablehlo.reshape %0 : (tensor<6x1xf64>) -> tensor<6xf64>
    %2 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %3 = stablehlo.reshape %2 : (tensor<6x1xf64>) -> tensor<6xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %5 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %6 = stablehlo.is_finite %4 : (tensor<f64>) -> tensor<i1>
    %7 = stablehlo.is_finite %5 : (tensor<f64>) -> tensor<i1>
    %8 = stablehlo.and %6, %7 : tensor<i1>
    %9 = stablehlo.compare EQ, %4, %5, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %10 = stablehlo.subtract %4, %cst_1 : tensor<f64>
    %11 = stablehlo.select %9, %10, %4 : tensor<i1>, tensor<f64>
    %12 = stablehlo.add %5, %cst_1 : tensor<f64>
    %13 = stablehlo.select %9, %12, %5 : tensor<i1>, tensor<f64>
    %14 = stablehlo.subtract %13, %11 : tensor<f64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f64>
    %15 = stablehlo.divide %14, %cst_2 : tensor<f64>
    %16 = stablehlo.iota dim = 0 : tensor<3xi64>
    %17 = stablehlo.convert %16 : (tensor<3xi64>) -> tensor<3xf64>
    %18 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<3xf64>
    %20 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %21 = stablehlo.add %19, %20 : tensor<3xf64>
    %c = stablehlo.constant dense<2> : tensor<3xi64>
    %22 = stablehlo.subtract %c, %16 : tensor<3xi64>
    %23 = stablehlo.convert %22 : (tensor<3xi64>) -> tensor<3xf64>
    %24 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %25 = stablehlo.multiply %23, %24 : tensor<3xf64>
    %26 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %27 = stablehlo.subtract %26, %25 : tensor<3xf64>
    %c_3 = stablehlo.constant dense<1> : tensor<3xi64>
    %28 = stablehlo.compare LT, %16, %c_3, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %29 = stablehlo.select %28, %21, %27 : tensor<3xi1>, tensor<3xf64>
    %30 = stablehlo.reduce(%3 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %31 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %32 = stablehlo.is_finite %30 : (tensor<f64>) -> tensor<i1>
    %33 = stablehlo.is_finite %31 : (tensor<f64>) -> tensor<i1>
    %34 = stablehlo.and %32, %33 : tensor<i1>
    %35 = stablehlo.compare EQ, %30, %31, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %36 = stablehlo.subtract %30, %cst_1 : tensor<f64>
    %37 = stablehlo.select %35, %36, %30 : tensor<i1>, tensor<f64>
    %38 = stablehlo.add %31, %cst_1 : tensor<f64>
    %39 = stablehlo.select %35, %38, %31 : tensor<i1>, tensor<f64>
    %40 = stablehlo.subtract %39, %37 : tensor<f64>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f64>
    %41 = stablehlo.divide %40, %cst_4 : tensor<f64>
    %42 = stablehlo.iota dim = 0 : tensor<4xi64>
    %43 = stablehlo.convert %42 : (tensor<4xi64>) -> tensor<4xf64>
    %44 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %45 = stablehlo.multiply %43, %44 : tensor<4xf64>
    %46 = stablehlo.broadcast_in_dim %37, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %47 = stablehlo.add %45, %46 : tensor<4xf64>
    %c_5 = stablehlo.constant dense<3> : tensor<4xi64>
    %48 = stablehlo.subtract %c_5, %42 : tensor<4xi64>
    %49 = stablehlo.convert %48 : (tensor<4xi64>) -> tensor<4xf64>
    %50 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %51 = stablehlo.multiply %49, %50 : tensor<4xf64>
    %52 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %53 = stablehlo.subtract %52, %51 : tensor<4xf64>
    %c_6 = stablehlo.constant dense<2> : tensor<4xi64>
    %54 = stablehlo.compare LT, %42, %c_6, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %55 = stablehlo.select %54, %47, %53 : tensor<4xi1>, tensor<4xf64>
    %56 = stablehlo.slice %arg0 [0:6, 0:1] : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %57 = stablehlo.reshape %56 : (tensor<6x1xf64>) -> tensor<6xf64>
    %58 = stablehlo.slice %arg0 [0:6, 1:2] : (tensor<6x2xf64>) -> tensor<6x1xf64>
    %59 = stablehlo.reshape %58 : (tensor<6x1xf64>) -> tensor<6xf64>
    %60 = stablehlo.reduce(%57 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %61 = stablehlo.reduce(%57 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %62 = stablehlo.is_finite %60 : (tensor<f64>) -> tensor<i1>
    %63 = stablehlo.is_finite %61 : (tensor<f64>) -> tensor<i1>
    %64 = stablehlo.and %62, %63 : tensor<i1>
    %65 = stablehlo.compare EQ, %60, %61, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %66 = stablehlo.subtract %60, %cst_1 : tensor<f64>
    %67 = stablehlo.select %65, %66, %60 : tensor<i1>, tensor<f64>
    %68 = stablehlo.add %61, %cst_1 : tensor<f64>
    %69 = stablehlo.select %65, %68, %61 : tensor<i1>, tensor<f64>
    %70 = stablehlo.subtract %69, %67 : tensor<f64>
    %71 = stablehlo.divide %70, %cst_2 : tensor<f64>
    %72 = stablehlo.iota dim = 0 : tensor<3xi64>
    %73 = stablehlo.convert %72 : (tensor<3xi64>) -> tensor<3xf64>
    %74 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %75 = stablehlo.multiply %73, %74 : tensor<3xf64>
    %76 = stablehlo.broadcast_in_dim %67, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %77 = stablehlo.add %75, %76 : tensor<3xf64>
    %78 = stablehlo.subtract %c, %72 : tensor<3xi64>
    %79 = stablehlo.convert %78 : (tensor<3xi64>) -> tensor<3xf64>
    %80 = stablehlo.broadcast_in_dim %71, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %81 = stablehlo.multiply %79, %80 : tensor<3xf64>
    %82 = stablehlo.broadcast_in_dim %69, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %83 = stablehlo.subtract %82, %81 : tensor<3xf64>
    %84 = stablehlo.compare LT, %72, %c_3, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %85 = stablehlo.select %84, %77, %83 : tensor<3xi1>, tensor<3xf64>
    %86 = stablehlo.reduce(%59 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %87 = stablehlo.reduce(%59 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %88 = stablehlo.is_finite %86 : (tensor<f64>) -> tensor<i1>
    %89 = stablehlo.is_finite %87 : (tensor<f64>) -> tensor<i1>
    %90 = stablehlo.and %88, %89 : tensor<i1>
    %91 = stablehlo.compare EQ, %86, %87, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %92 = stablehlo.subtract %86, %cst_1 : tensor<f64>
    %93 = stablehlo.select %91, %92, %86 : tensor<i1>, tensor<f64>
    %94 = stablehlo.add %87, %cst_1 : tensor<f64>
    %95 = stablehlo.select %91, %94, %87 : tensor<i1>, tensor<f64>
    %96 = stablehlo.subtract %95, %93 : tensor<f64>
    %97 = stablehlo.divide %96, %cst_4 : tensor<f64>
    %98 = stablehlo.iota dim = 0 : tensor<4xi64>
    %99 = stablehlo.convert %98 : (tensor<4xi64>) -> tensor<4xf64>
    %100 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %101 = stablehlo.multiply %99, %100 : tensor<4xf64>
    %102 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %103 = stablehlo.add %101, %102 : tensor<4xf64>
    %104 = stablehlo.subtract %c_5, %98 : tensor<4xi64>
    %105 = stablehlo.convert %104 : (tensor<4xi64>) -> tensor<4xf64>
    %106 = stablehlo.broadcast_in_dim %97, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %107 = stablehlo.multiply %105, %106 : tensor<4xf64>
    %108 = stablehlo.broadcast_in_dim %95, dims = [] : (tensor<f64>) -> tensor<4xf64>
    %109 = stablehlo.subtract %108, %107 : tensor<4xf64>
    %110 = stablehlo.compare LT, %98, %c_6, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %111 = stablehlo.select %110, %103, %109 : tensor<4xi1>, tensor<4xf64>
    %112 = stablehlo.slice %85 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %113 = stablehlo.reshape %112 : (tensor<1xf64>) -> tensor<f64>
    %114 = stablehlo.slice %85 [2:3] : (tensor<3xf64>) -> tensor<1xf64>
    %115 = stablehlo.reshape %114 : (tensor<1xf64>) -> tensor<f64>
    %116 = stablehlo.broadcast_in_dim %113, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %117 = stablehlo.compare GE, %57, %116, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %118 = stablehlo.broadcast_in_dim %115, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %119 = stablehlo.compare LE, %57, %118, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %120 = stablehlo.and %117, %119 : tensor<6xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<6xi32>
    %c_9 = stablehlo.constant dense<3> : tensor<6xi32>
    %121:5 = stablehlo.while(%iterArg = %c_7, %iterArg_18 = %c_8, %iterArg_19 = %c_9, %iterArg_20 = %85, %iterArg_21 = %57) : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<3xf64>, tensor<6xf64>
    cond {
      %c_22 = stablehlo.constant dense<2> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %158 = stablehlo.subtract %iterArg_19, %iterArg_18 : tensor<6xi32>
      %c_22 = stablehlo.constant dense<2> : tensor<6xi32>
      %159 = stablehlo.divide %158, %c_22 : tensor<6xi32>
      %160 = stablehlo.add %iterArg_18, %159 : tensor<6xi32>
      %161 = "stablehlo.gather"(%iterArg_20, %160) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf64>, tensor<6xi32>) -> tensor<6xf64>
      %162 = stablehlo.compare GT, %161, %iterArg_21, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %163 = stablehlo.compare LT, %iterArg_18, %iterArg_19, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.add %iterArg, %c_23 : tensor<i32>
      %165 = stablehlo.not %162 : tensor<6xi1>
      %166 = stablehlo.and %163, %165 : tensor<6xi1>
      %c_24 = stablehlo.constant dense<1> : tensor<6xi32>
      %167 = stablehlo.add %160, %c_24 : tensor<6xi32>
      %168 = stablehlo.select %166, %167, %iterArg_18 : tensor<6xi1>, tensor<6xi32>
      %169 = stablehlo.and %163, %162 : tensor<6xi1>
      %170 = stablehlo.select %169, %160, %iterArg_19 : tensor<6xi1>, tensor<6xi32>
      stablehlo.return %164, %168, %170, %iterArg_20, %iterArg_21 : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<3xf64>, tensor<6xf64>
    }
    %122 = stablehlo.convert %121#1 : (tensor<6xi32>) -> tensor<6xi64>
    %c_10 = stablehlo.constant dense<1> : tensor<6xi64>
    %123 = stablehlo.subtract %122, %c_10 : tensor<6xi64>
    %124 = stablehlo.minimum %123, %c_10 : tensor<6xi64>
    %125 = stablehlo.slice %111 [0:1] : (tensor<4xf64>) -> tensor<1xf64>
    %126 = stablehlo.reshape %125 : (tensor<1xf64>) -> tensor<f64>
    %127 = stablehlo.slice %111 [3:4] : (tensor<4xf64>) -> tensor<1xf64>
    %128 = stablehlo.reshape %127 : (tensor<1xf64>) -> tensor<f64>
    %129 = stablehlo.broadcast_in_dim %126, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %130 = stablehlo.compare GE, %59, %129, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %131 = stablehlo.broadcast_in_dim %128, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %132 = stablehlo.compare LE, %59, %131, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %133 = stablehlo.and %130, %132 : tensor<6xi1>
    %134 = stablehlo.and %120, %133 : tensor<6xi1>
    %c_11 = stablehlo.constant dense<4> : tensor<6xi32>
    %135:5 = stablehlo.while(%iterArg = %c_7, %iterArg_18 = %c_8, %iterArg_19 = %c_11, %iterArg_20 = %111, %iterArg_21 = %59) : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<4xf64>, tensor<6xf64>
    cond {
      %c_22 = stablehlo.constant dense<3> : tensor<i32>
      %158 = stablehlo.compare LT, %iterArg, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %158 : tensor<i1>
    } do {
      %158 = stablehlo.subtract %iterArg_19, %iterArg_18 : tensor<6xi32>
      %c_22 = stablehlo.constant dense<2> : tensor<6xi32>
      %159 = stablehlo.divide %158, %c_22 : tensor<6xi32>
      %160 = stablehlo.add %iterArg_18, %159 : tensor<6xi32>
      %161 = "stablehlo.gather"(%iterArg_20, %160) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf64>, tensor<6xi32>) -> tensor<6xf64>
      %162 = stablehlo.compare GT, %161, %iterArg_21, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
      %163 = stablehlo.compare LT, %iterArg_18, %iterArg_19, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %164 = stablehlo.add %iterArg, %c_23 : tensor<i32>
      %165 = stablehlo.not %162 : tensor<6xi1>
      %166 = stablehlo.and %163, %165 : tensor<6xi1>
      %c_24 = stablehlo.constant dense<1> : tensor<6xi32>
      %167 = stablehlo.add %160, %c_24 : tensor<6xi32>
      %168 = stablehlo.select %166, %167, %iterArg_18 : tensor<6xi1>, tensor<6xi32>
      %169 = stablehlo.and %163, %162 : tensor<6xi1>
      %170 = stablehlo.select %169, %160, %iterArg_19 : tensor<6xi1>, tensor<6xi32>
      stablehlo.return %164, %168, %170, %iterArg_20, %iterArg_21 : tensor<i32>, tensor<6xi32>, tensor<6xi32>, tensor<4xf64>, tensor<6xf64>
    }
    %136 = stablehlo.convert %135#1 : (tensor<6xi32>) -> tensor<6xi64>
    %137 = stablehlo.subtract %136, %c_10 : tensor<6xi64>
    %c_12 = stablehlo.constant dense<2> : tensor<6xi64>
    %138 = stablehlo.minimum %137, %c_12 : tensor<6xi64>
    %c_13 = stablehlo.constant dense<3> : tensor<6xi64>
    %139 = stablehlo.multiply %124, %c_13 : tensor<6xi64>
    %140 = stablehlo.add %139, %138 : tensor<6xi64>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<6xf64>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<6xf64>
    %c_16 = stablehlo.constant dense<6> : tensor<6xi64>
    %141 = stablehlo.select %134, %140, %c_16 : tensor<6xi1>, tensor<6xi64>
    %142 = stablehlo.convert %141 : (tensor<6xi64>) -> tensor<6xi32>
    %143 = "stablehlo.scatter"(%cst_15, %142, %cst_14) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %158 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %158 : tensor<f64>
    }) : (tensor<6xf64>, tensor<6xi32>, tensor<6xf64>) -> tensor<6xf64>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %144 = stablehlo.reduce(%143 init: %cst_17) applies stablehlo.add across dimensions = [0] : (tensor<6xf64>, tensor<f64>) -> tensor<f64>
    %145 = stablehlo.broadcast_in_dim %144, dims = [] : (tensor<f64>) -> tensor<6xf64>
    %146 = stablehlo.divide %143, %145 : tensor<6xf64>
    %147 = stablehlo.reshape %146 : (tensor<6xf64>) -> tensor<2x3xf64>
    %148 = stablehlo.slice %85 [1:3] : (tensor<3xf64>) -> tensor<2xf64>
    %149 = stablehlo.slice %85 [0:2] : (tensor<3xf64>) -> tensor<2xf64>
    %150 = stablehlo.subtract %148, %149 : tensor<2xf64>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<2xf64>) -> tensor<2x3xf64>
    %152 = stablehlo.divide %147, %151 : tensor<2x3xf64>
    %153 = stablehlo.slice %111 [1:4] : (tensor<4xf64>) -> tensor<3xf64>
    %154 = stablehlo.slice %111 [0:3] : (tensor<4xf64>) -> tensor<3xf64>
    %155 = stablehlo.subtract %153, %154 : tensor<3xf64>
    %156 = stablehlo.broadcast_in_dim %155, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %157 = stablehlo.divide %152, %156 : tensor<2x3xf64>
    return %157, %29, %55, %8, %34, %64, %90 : tensor<2x3xf64>, tensor<3xf64>, tensor<4xf64>, tensor<i1>, tensor<i1>, tensor<i1>, tensor<i1>
  }
}
