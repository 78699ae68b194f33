// segment_reduce / sum: f32[5,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %c_2, %iterArg_6 = %1, %iterArg_7 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_8 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<1x5xi32>
      %c_8 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %19 = stablehlo.divide %18, %c_8 : tensor<1x5xi32>
      %20 = stablehlo.add %iterArg_4, %19 : tensor<1x5xi32>
      %21 = "stablehlo.gather"(%iterArg_6, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %22 = stablehlo.compare GT, %21, %iterArg_7, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %23 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_9 : tensor<i32>
      %25 = stablehlo.not %22 : tensor<1x5xi1>
      %26 = stablehlo.and %23, %25 : tensor<1x5xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %27 = stablehlo.add %20, %c_10 : tensor<1x5xi32>
      %28 = stablehlo.select %26, %27, %iterArg_4 : tensor<1x5xi1>, tensor<1x5xi32>
      %29 = stablehlo.and %23, %22 : tensor<1x5xi1>
      %30 = stablehlo.select %29, %20, %iterArg_5 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %24, %28, %30, %iterArg_6, %iterArg_7 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %16 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %17 : tensor<3x2xf32>
  }
}

// -----
// segment_reduce / mean: f32[5,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %27 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_7 = %c_1, %iterArg_8 = %c_2, %iterArg_9 = %1, %iterArg_10 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_11 = stablehlo.constant dense<2> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27 = stablehlo.subtract %iterArg_8, %iterArg_7 : tensor<1x5xi32>
      %c_11 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %28 = stablehlo.divide %27, %c_11 : tensor<1x5xi32>
      %29 = stablehlo.add %iterArg_7, %28 : tensor<1x5xi32>
      %30 = "stablehlo.gather"(%iterArg_9, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %31 = stablehlo.compare GT, %30, %iterArg_10, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %32 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      %34 = stablehlo.not %31 : tensor<1x5xi1>
      %35 = stablehlo.and %32, %34 : tensor<1x5xi1>
      %c_13 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %36 = stablehlo.add %29, %c_13 : tensor<1x5xi32>
      %37 = stablehlo.select %35, %36, %iterArg_7 : tensor<1x5xi1>, tensor<1x5xi32>
      %38 = stablehlo.and %32, %31 : tensor<1x5xi1>
      %39 = stablehlo.select %38, %29, %iterArg_8 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %33, %37, %39, %iterArg_9, %iterArg_10 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %16 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %27 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    %18 = stablehlo.subtract %1, %2 : tensor<1x3xi64>
    %19 = stablehlo.reshape %18 : (tensor<1x3xi64>) -> tensor<3x1xi64>
    %20 = stablehlo.convert %19 : (tensor<3x1xi64>) -> tensor<3x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<3x1xf32>
    %21 = stablehlo.compare EQ, %20, %cst_4, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %23 = stablehlo.maximum %20, %cst_5 : tensor<3x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %25 = stablehlo.divide %17, %24 : tensor<3x2xf32>
    %cst_6 = stablehlo.constant dense<0x7FC00000> : tensor<3x2xf32>
    %26 = stablehlo.select %22, %cst_6, %25 : tensor<3x2xi1>, tensor<3x2xf32>
    return %26 : tensor<3x2xf32>
  }
}

// -----
// segment_reduce / max: f32[5,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %c_2, %iterArg_6 = %1, %iterArg_7 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_8 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<1x5xi32>
      %c_8 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %19 = stablehlo.divide %18, %c_8 : tensor<1x5xi32>
      %20 = stablehlo.add %iterArg_4, %19 : tensor<1x5xi32>
      %21 = "stablehlo.gather"(%iterArg_6, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %22 = stablehlo.compare GT, %21, %iterArg_7, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %23 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_9 : tensor<i32>
      %25 = stablehlo.not %22 : tensor<1x5xi1>
      %26 = stablehlo.and %23, %25 : tensor<1x5xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %27 = stablehlo.add %20, %c_10 : tensor<1x5xi32>
      %28 = stablehlo.select %26, %27, %iterArg_4 : tensor<1x5xi1>, tensor<1x5xi32>
      %29 = stablehlo.and %23, %22 : tensor<1x5xi1>
      %30 = stablehlo.select %29, %20, %iterArg_5 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %24, %28, %30, %iterArg_6, %iterArg_7 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<3x2xf32>
    %16 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %17 : tensor<3x2xf32>
  }
}

// -----
// segment_reduce / min: f32[5,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %c_2, %iterArg_6 = %1, %iterArg_7 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_8 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<1x5xi32>
      %c_8 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %19 = stablehlo.divide %18, %c_8 : tensor<1x5xi32>
      %20 = stablehlo.add %iterArg_4, %19 : tensor<1x5xi32>
      %21 = "stablehlo.gather"(%iterArg_6, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %22 = stablehlo.compare GT, %21, %iterArg_7, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %23 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_9 : tensor<i32>
      %25 = stablehlo.not %22 : tensor<1x5xi1>
      %26 = stablehlo.and %23, %25 : tensor<1x5xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %27 = stablehlo.add %20, %c_10 : tensor<1x5xi32>
      %28 = stablehlo.select %26, %27, %iterArg_4 : tensor<1x5xi1>, tensor<1x5xi32>
      %29 = stablehlo.and %23, %22 : tensor<1x5xi1>
      %30 = stablehlo.select %29, %20, %iterArg_5 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %24, %28, %30, %iterArg_6, %iterArg_7 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<3x2xf32>
    %16 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.minimum %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %17 : tensor<3x2xf32>
  }
}

// -----
// segment_reduce / prod: f32[5,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>, %arg1: tensor<3xi64>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %c_2, %iterArg_6 = %1, %iterArg_7 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_8 = stablehlo.constant dense<2> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.subtract %iterArg_5, %iterArg_4 : tensor<1x5xi32>
      %c_8 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %19 = stablehlo.divide %18, %c_8 : tensor<1x5xi32>
      %20 = stablehlo.add %iterArg_4, %19 : tensor<1x5xi32>
      %21 = "stablehlo.gather"(%iterArg_6, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %22 = stablehlo.compare GT, %21, %iterArg_7, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %23 = stablehlo.compare LT, %iterArg_4, %iterArg_5, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_9 : tensor<i32>
      %25 = stablehlo.not %22 : tensor<1x5xi1>
      %26 = stablehlo.and %23, %25 : tensor<1x5xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %27 = stablehlo.add %20, %c_10 : tensor<1x5xi32>
      %28 = stablehlo.select %26, %27, %iterArg_4 : tensor<1x5xi1>, tensor<1x5xi32>
      %29 = stablehlo.and %23, %22 : tensor<1x5xi1>
      %30 = stablehlo.select %29, %20, %iterArg_5 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %24, %28, %30, %iterArg_6, %iterArg_7 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x2xf32>
    %16 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %arg0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<3x2xf32>
    return %17 : tensor<3x2xf32>
  }
}

// -----
// segment_reduce / mean_initial: f64[5], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf64>, %arg1: tensor<3xi64>) -> tensor<3xf64> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %27 : tensor<i64>
    }) : (tensor<1x3xi64>, tensor<i64>) -> tensor<1x3xi64>
    %2 = stablehlo.subtract %1, %0 : tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c_0, %iterArg_6 = %c_1, %iterArg_7 = %c_2, %iterArg_8 = %1, %iterArg_9 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_10 = stablehlo.constant dense<2> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg, %c_10, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27 = stablehlo.subtract %iterArg_7, %iterArg_6 : tensor<1x5xi32>
      %c_10 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %28 = stablehlo.divide %27, %c_10 : tensor<1x5xi32>
      %29 = stablehlo.add %iterArg_6, %28 : tensor<1x5xi32>
      %30 = "stablehlo.gather"(%iterArg_8, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %31 = stablehlo.compare GT, %30, %iterArg_9, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %32 = stablehlo.compare LT, %iterArg_6, %iterArg_7, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_11 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg, %c_11 : tensor<i32>
      %34 = stablehlo.not %31 : tensor<1x5xi1>
      %35 = stablehlo.and %32, %34 : tensor<1x5xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %36 = stablehlo.add %29, %c_12 : tensor<1x5xi32>
      %37 = stablehlo.select %35, %36, %iterArg_6 : tensor<1x5xi1>, tensor<1x5xi32>
      %38 = stablehlo.and %32, %31 : tensor<1x5xi1>
      %39 = stablehlo.select %38, %29, %iterArg_7 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %33, %37, %39, %iterArg_8, %iterArg_9 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %2 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_3, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_3 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_3 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<3x1xf64>
    %16 = stablehlo.reshape %arg0 : (tensor<5xf64>) -> tensor<5x1xf64>
    %17 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %18 = "stablehlo.scatter"(%cst, %17, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %27 = stablehlo.add %arg2, %arg3 : tensor<f64>
      stablehlo.return %27 : tensor<f64>
    }) : (tensor<3x1xf64>, tensor<5xi32>, tensor<5x1xf64>) -> tensor<3x1xf64>
    %19 = stablehlo.subtract %1, %2 : tensor<1x3xi64>
    %20 = stablehlo.reshape %19 : (tensor<1x3xi64>) -> tensor<3x1xi64>
    %21 = stablehlo.convert %20 : (tensor<3x1xi64>) -> tensor<3x1xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<3x1xf64>
    %22 = stablehlo.compare EQ, %21, %cst_4, FLOAT : (tensor<3x1xf64>, tensor<3x1xf64>) -> tensor<3x1xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf64>
    %23 = stablehlo.maximum %21, %cst_5 : tensor<3x1xf64>
    %24 = stablehlo.divide %18, %23 : tensor<3x1xf64>
    %25 = stablehlo.select %22, %18, %24 : tensor<3x1xi1>, tensor<3x1xf64>
    %26 = stablehlo.reshape %25 : (tensor<3x1xf64>) -> tensor<3xf64>
    return %26 : tensor<3xf64>
  }
}

// -----
// segment_reduce / rows: f32[2,4], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg1, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 2>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %19 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %19 : tensor<i64>
    }) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
    %1 = stablehlo.subtract %0, %arg1 : tensor<2x2xi64>
    %2 = stablehlo.iota dim = 1 : tensor<2x4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<2x4xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<2x4xi32>
    %3:5 = stablehlo.while(%iterArg = %c_0, %iterArg_5 = %c_1, %iterArg_6 = %c_2, %iterArg_7 = %0, %iterArg_8 = %2) : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x2xi64>, tensor<2x4xi64>
    cond {
      %c_9 = stablehlo.constant dense<2> : tensor<i32>
      %19 = stablehlo.compare LT, %iterArg, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    } do {
      %19 = stablehlo.subtract %iterArg_6, %iterArg_5 : tensor<2x4xi32>
      %c_9 = stablehlo.constant dense<2> : tensor<2x4xi32>
      %20 = stablehlo.divide %19, %c_9 : tensor<2x4xi32>
      %21 = stablehlo.add %iterArg_5, %20 : tensor<2x4xi32>
      %22 = "stablehlo.gather"(%iterArg_7, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xi64>, tensor<2x4xi32>) -> tensor<2x4xi64>
      %23 = stablehlo.compare GT, %22, %iterArg_8, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
      %24 = stablehlo.compare LT, %iterArg_5, %iterArg_6, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %25 = stablehlo.add %iterArg, %c_10 : tensor<i32>
      %26 = stablehlo.not %23 : tensor<2x4xi1>
      %27 = stablehlo.and %24, %26 : tensor<2x4xi1>
      %c_11 = stablehlo.constant dense<1> : tensor<2x4xi32>
      %28 = stablehlo.add %21, %c_11 : tensor<2x4xi32>
      %29 = stablehlo.select %27, %28, %iterArg_5 : tensor<2x4xi1>, tensor<2x4xi32>
      %30 = stablehlo.and %24, %23 : tensor<2x4xi1>
      %31 = stablehlo.select %30, %21, %iterArg_6 : tensor<2x4xi1>, tensor<2x4xi32>
      stablehlo.return %25, %29, %31, %iterArg_7, %iterArg_8 : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x2xi64>, tensor<2x4xi64>
    }
    %4 = stablehlo.convert %3#1 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %5 = stablehlo.slice %1 [0:2, 0:1] : (tensor<2x2xi64>) -> tensor<2x1xi64>
    %c_3 = stablehlo.constant dense<2> : tensor<2x4xi64>
    %6 = stablehlo.compare LT, %4, %c_3, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xi64>) -> tensor<2x4xi64>
    %8 = stablehlo.compare GE, %2, %7, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %9 = stablehlo.and %6, %8 : tensor<2x4xi1>
    %10 = stablehlo.iota dim = 0 : tensor<2x4xi64>
    %11 = stablehlo.multiply %10, %c_3 : tensor<2x4xi64>
    %12 = stablehlo.add %4, %11 : tensor<2x4xi64>
    %c_4 = stablehlo.constant dense<4> : tensor<2x4xi64>
    %13 = stablehlo.select %9, %12, %c_4 : tensor<2x4xi1>, tensor<2x4xi64>
    %14 = stablehlo.reshape %13 : (tensor<2x4xi64>) -> tensor<8xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<4x1xf32>
    %15 = stablehlo.reshape %arg0 : (tensor<2x4xf32>) -> tensor<8x1xf32>
    %16 = stablehlo.convert %14 : (tensor<8xi64>) -> tensor<8xi32>
    %17 = "stablehlo.scatter"(%cst, %16, %15) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %19 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<4x1xf32>, tensor<8xi32>, tensor<8x1xf32>) -> tensor<4x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<4x1xf32>) -> tensor<2x2xf32>
    return %18 : tensor<2x2xf32>
  }
}

// -----
// segment_reduce / offsets: f32[5], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<4xi64>) -> tensor<3xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<4xi64>) -> tensor<1x4xi64>
    %1 = stablehlo.slice %0 [0:1, 0:3] : (tensor<1x4xi64>) -> tensor<1x3xi64>
    %2 = stablehlo.slice %0 [0:1, 1:4] : (tensor<1x4xi64>) -> tensor<1x3xi64>
    %3 = stablehlo.iota dim = 1 : tensor<1x5xi64>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<1x5xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1x5xi32>
    %4:5 = stablehlo.while(%iterArg = %c, %iterArg_3 = %c_0, %iterArg_4 = %c_1, %iterArg_5 = %2, %iterArg_6 = %3) : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    cond {
      %c_7 = stablehlo.constant dense<2> : tensor<i32>
      %20 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    } do {
      %20 = stablehlo.subtract %iterArg_4, %iterArg_3 : tensor<1x5xi32>
      %c_7 = stablehlo.constant dense<2> : tensor<1x5xi32>
      %21 = stablehlo.divide %20, %c_7 : tensor<1x5xi32>
      %22 = stablehlo.add %iterArg_3, %21 : tensor<1x5xi32>
      %23 = "stablehlo.gather"(%iterArg_5, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xi64>, tensor<1x5xi32>) -> tensor<1x5xi64>
      %24 = stablehlo.compare GT, %23, %iterArg_6, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
      %25 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %26 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %27 = stablehlo.not %24 : tensor<1x5xi1>
      %28 = stablehlo.and %25, %27 : tensor<1x5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<1x5xi32>
      %29 = stablehlo.add %22, %c_9 : tensor<1x5xi32>
      %30 = stablehlo.select %28, %29, %iterArg_3 : tensor<1x5xi1>, tensor<1x5xi32>
      %31 = stablehlo.and %25, %24 : tensor<1x5xi1>
      %32 = stablehlo.select %31, %22, %iterArg_4 : tensor<1x5xi1>, tensor<1x5xi32>
      stablehlo.return %26, %30, %32, %iterArg_5, %iterArg_6 : tensor<i32>, tensor<1x5xi32>, tensor<1x5xi32>, tensor<1x3xi64>, tensor<1x5xi64>
    }
    %5 = stablehlo.convert %4#1 : (tensor<1x5xi32>) -> tensor<1x5xi64>
    %6 = stablehlo.slice %1 [0:1, 0:1] : (tensor<1x3xi64>) -> tensor<1x1xi64>
    %c_2 = stablehlo.constant dense<3> : tensor<1x5xi64>
    %7 = stablehlo.compare LT, %5, %c_2, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %9 = stablehlo.compare GE, %3, %8, SIGNED : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %10 = stablehlo.and %7, %9 : tensor<1x5xi1>
    %11 = stablehlo.iota dim = 0 : tensor<1x5xi64>
    %12 = stablehlo.multiply %11, %c_2 : tensor<1x5xi64>
    %13 = stablehlo.add %5, %12 : tensor<1x5xi64>
    %14 = stablehlo.select %10, %13, %c_2 : tensor<1x5xi1>, tensor<1x5xi64>
    %15 = stablehlo.reshape %14 : (tensor<1x5xi64>) -> tensor<5xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x1xf32>
    %16 = stablehlo.reshape %arg0 : (tensor<5xf32>) -> tensor<5x1xf32>
    %17 = stablehlo.convert %15 : (tensor<5xi64>) -> tensor<5xi32>
    %18 = "stablehlo.scatter"(%cst, %17, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %20 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<3x1xf32>, tensor<5xi32>, tensor<5x1xf32>) -> tensor<3x1xf32>
    %19 = stablehlo.reshape %18 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %19 : tensor<3xf32>
  }
}
