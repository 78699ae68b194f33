// aten.masked_fill.Scalar / f32: f32[2,3], bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %0 = stablehlo.select %arg1, %cst, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.masked_fill.Scalar / broadcast_mask: i64[2,3], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xi1>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<7> : tensor<2x3xi64>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.select %0, %c, %arg0 : tensor<2x3xi1>, tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// -----
// aten.masked_fill.Scalar / larger_mask: f32[3], bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<2x3xi1>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.select %arg1, %0, %1 : tensor<2x3xi1>, tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.masked_fill.Tensor / f64_value: f32[2,3], bool[2,1], f64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xi1>, %arg2: tensor<f64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg2 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %3 = stablehlo.select %2, %1, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// -----
// aten.masked_scatter.default / f32: f32[2,3], bool[2,3], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<2x2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg2 : (tensor<2x2xf32>) -> tensor<4xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x3xi1>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : (tensor<6xi1>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.reduce_window"(%2, %c) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi32>
    %4 = stablehlo.subtract %3, %c_0 : tensor<6xi32>
    %5 = stablehlo.reshape %4 : (tensor<6xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.gather"(%0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %7 = stablehlo.select %arg1, %6, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// -----
// aten.masked_scatter.default / broadcast: i64[2,3], bool[2,1], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x1xi1>, %arg2: tensor<3xi64>) -> tensor<2x3xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi1>) -> tensor<6xi1>
    %2 = stablehlo.convert %1 : (tensor<6xi1>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.reduce_window"(%2, %c) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi32>
    %4 = stablehlo.subtract %3, %c_0 : tensor<6xi32>
    %5 = stablehlo.reshape %4 : (tensor<6xi32>) -> tensor<2x3xi32>
    %6 = "stablehlo.gather"(%arg2, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
    %7 = stablehlo.select %0, %6, %arg0 : tensor<2x3xi1>, tensor<2x3xi64>
    return %7 : tensor<2x3xi64>
  }
}

// -----
// aten.masked_scatter.default / empty: f32[0], bool[0], f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<0xi1>, %arg2: tensor<0xf32>) -> tensor<0xf32> {
    return %arg0 : tensor<0xf32>
  }
}

// -----
// aten.nonzero_static.default / more_than_there_are: i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xi64>) -> tensor<4x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<2x2xi64>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %1 = stablehlo.reshape %0 : (tensor<2x2xi1>) -> tensor<4xi1>
    %2 = stablehlo.convert %1 : (tensor<4xi1>) -> tensor<4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %3 = "stablehlo.reduce_window"(%2, %c_0) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %18 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %18 : tensor<i32>
    }) : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
    %4 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<4xi32>
    %c_2 = stablehlo.constant dense<4> : tensor<4xi32>
    %5:5 = stablehlo.while(%iterArg = %c_0, %iterArg_7 = %c_1, %iterArg_8 = %c_2, %iterArg_9 = %3, %iterArg_10 = %4) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %18 = stablehlo.compare LT, %iterArg, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    } do {
      %18 = stablehlo.subtract %iterArg_8, %iterArg_7 : tensor<4xi32>
      %c_11 = stablehlo.constant dense<2> : tensor<4xi32>
      %19 = stablehlo.divide %18, %c_11 : tensor<4xi32>
      %20 = stablehlo.add %iterArg_7, %19 : tensor<4xi32>
      %21 = "stablehlo.gather"(%iterArg_9, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
      %22 = stablehlo.compare GT, %21, %iterArg_10, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %23 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %24 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      %25 = stablehlo.not %22 : tensor<4xi1>
      %26 = stablehlo.and %23, %25 : tensor<4xi1>
      %c_13 = stablehlo.constant dense<1> : tensor<4xi32>
      %27 = stablehlo.add %20, %c_13 : tensor<4xi32>
      %28 = stablehlo.select %26, %27, %iterArg_7 : tensor<4xi1>, tensor<4xi32>
      %29 = stablehlo.and %23, %22 : tensor<4xi1>
      %30 = stablehlo.select %29, %20, %iterArg_8 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %24, %28, %30, %iterArg_9, %iterArg_10 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
    }
    %6 = stablehlo.convert %5#1 : (tensor<4xi32>) -> tensor<4xi64>
    %c_3 = stablehlo.constant dense<2> : tensor<4xi64>
    %7 = stablehlo.divide %6, %c_3 : tensor<4xi64>
    %8 = stablehlo.remainder %7, %c_3 : tensor<4xi64>
    %9 = stablehlo.reshape %8 : (tensor<4xi64>) -> tensor<4x1xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<4xi64>
    %10 = stablehlo.divide %6, %c_4 : tensor<4xi64>
    %11 = stablehlo.remainder %10, %c_3 : tensor<4xi64>
    %12 = stablehlo.reshape %11 : (tensor<4xi64>) -> tensor<4x1xi64>
    %c_5 = stablehlo.constant dense<4> : tensor<4xi64>
    %13 = stablehlo.compare LT, %6, %c_5, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %14 = stablehlo.reshape %13 : (tensor<4xi1>) -> tensor<4x1xi1>
    %15 = stablehlo.concatenate %9, %12, dim = 1 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x2xi64>
    %c_6 = stablehlo.constant dense<-1> : tensor<4x2xi64>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<4x1xi1>) -> tensor<4x2xi1>
    %17 = stablehlo.select %16, %15, %c_6 : tensor<4x2xi1>, tensor<4x2xi64>
    return %17 : tensor<4x2xi64>
  }
}

// -----
// aten.nonzero_static.default / fewer: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> tensor<2x2xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xi1>) -> tensor<6xi1>
    %1 = stablehlo.convert %0 : (tensor<6xi1>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = "stablehlo.reduce_window"(%1, %c) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %17 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %17 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %3 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<6> : tensor<2xi32>
    %4:5 = stablehlo.while(%iterArg = %c, %iterArg_7 = %c_0, %iterArg_8 = %c_1, %iterArg_9 = %2, %iterArg_10 = %3) : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<6xi32>, tensor<2xi32>
    cond {
      %c_11 = stablehlo.constant dense<3> : tensor<i32>
      %17 = stablehlo.compare LT, %iterArg, %c_11, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    } do {
      %17 = stablehlo.subtract %iterArg_8, %iterArg_7 : tensor<2xi32>
      %c_11 = stablehlo.constant dense<2> : tensor<2xi32>
      %18 = stablehlo.divide %17, %c_11 : tensor<2xi32>
      %19 = stablehlo.add %iterArg_7, %18 : tensor<2xi32>
      %20 = "stablehlo.gather"(%iterArg_9, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi32>, tensor<2xi32>) -> tensor<2xi32>
      %21 = stablehlo.compare GT, %20, %iterArg_10, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %22 = stablehlo.compare LT, %iterArg_7, %iterArg_8, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %23 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      %24 = stablehlo.not %21 : tensor<2xi1>
      %25 = stablehlo.and %22, %24 : tensor<2xi1>
      %c_13 = stablehlo.constant dense<1> : tensor<2xi32>
      %26 = stablehlo.add %19, %c_13 : tensor<2xi32>
      %27 = stablehlo.select %25, %26, %iterArg_7 : tensor<2xi1>, tensor<2xi32>
      %28 = stablehlo.and %22, %21 : tensor<2xi1>
      %29 = stablehlo.select %28, %19, %iterArg_8 : tensor<2xi1>, tensor<2xi32>
      stablehlo.return %23, %27, %29, %iterArg_9, %iterArg_10 : tensor<i32>, tensor<2xi32>, tensor<2xi32>, tensor<6xi32>, tensor<2xi32>
    }
    %5 = stablehlo.convert %4#1 : (tensor<2xi32>) -> tensor<2xi64>
    %c_2 = stablehlo.constant dense<3> : tensor<2xi64>
    %6 = stablehlo.divide %5, %c_2 : tensor<2xi64>
    %c_3 = stablehlo.constant dense<2> : tensor<2xi64>
    %7 = stablehlo.remainder %6, %c_3 : tensor<2xi64>
    %8 = stablehlo.reshape %7 : (tensor<2xi64>) -> tensor<2x1xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<2xi64>
    %9 = stablehlo.divide %5, %c_4 : tensor<2xi64>
    %10 = stablehlo.remainder %9, %c_2 : tensor<2xi64>
    %11 = stablehlo.reshape %10 : (tensor<2xi64>) -> tensor<2x1xi64>
    %c_5 = stablehlo.constant dense<6> : tensor<2xi64>
    %12 = stablehlo.compare LT, %5, %c_5, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %13 = stablehlo.reshape %12 : (tensor<2xi1>) -> tensor<2x1xi1>
    %14 = stablehlo.concatenate %8, %11, dim = 1 : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x2xi64>
    %c_6 = stablehlo.constant dense<9> : tensor<2x2xi64>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x2xi1>
    %16 = stablehlo.select %15, %14, %c_6 : tensor<2x2xi1>, tensor<2x2xi64>
    return %16 : tensor<2x2xi64>
  }
}

// -----
// aten.nonzero_static.default / 0d: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<2x0xi64> {
    %c = stablehlo.constant dense<-1> : tensor<2x0xi64>
    return %c : tensor<2x0xi64>
  }
}

// -----
// repeat_interleave / counts: f32[3,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>) -> tensor<5x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg1, %c) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %5 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %5 : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %1 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<5xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<5xi32>
    %2:5 = stablehlo.while(%iterArg = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %c_2, %iterArg_5 = %0, %iterArg_6 = %1) : tensor<i32>, tensor<5xi32>, tensor<5xi32>, tensor<3xi64>, tensor<5xi64>
    cond {
      %c_7 = stablehlo.constant dense<2> : tensor<i32>
      %5 = stablehlo.compare LT, %iterArg, %c_7, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.subtract %iterArg_4, %iterArg_3 : tensor<5xi32>
      %c_7 = stablehlo.constant dense<2> : tensor<5xi32>
      %6 = stablehlo.divide %5, %c_7 : tensor<5xi32>
      %7 = stablehlo.add %iterArg_3, %6 : tensor<5xi32>
      %8 = "stablehlo.gather"(%iterArg_5, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<5xi32>) -> tensor<5xi64>
      %9 = stablehlo.compare GT, %8, %iterArg_6, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
      %10 = stablehlo.compare LT, %iterArg_3, %iterArg_4, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<i32>
      %11 = stablehlo.add %iterArg, %c_8 : tensor<i32>
      %12 = stablehlo.not %9 : tensor<5xi1>
      %13 = stablehlo.and %10, %12 : tensor<5xi1>
      %c_9 = stablehlo.constant dense<1> : tensor<5xi32>
      %14 = stablehlo.add %7, %c_9 : tensor<5xi32>
      %15 = stablehlo.select %13, %14, %iterArg_3 : tensor<5xi1>, tensor<5xi32>
      %16 = stablehlo.and %10, %9 : tensor<5xi1>
      %17 = stablehlo.select %16, %7, %iterArg_4 : tensor<5xi1>, tensor<5xi32>
      stablehlo.return %11, %15, %17, %iterArg_5, %iterArg_6 : tensor<i32>, tensor<5xi32>, tensor<5xi32>, tensor<3xi64>, tensor<5xi64>
    }
    %3 = stablehlo.convert %2#1 : (tensor<5xi32>) -> tensor<5xi64>
    %4 = "stablehlo.gather"(%arg0, %2#1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
    return %4 : tensor<5x2xf32>
  }
}

// -----
// aten.repeat_interleave.Tensor / i32: i32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<3xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<3xi32>
    %2:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %0, %iterArg_5 = %1) : tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<3xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<3xi32>
      %4 = stablehlo.divide %3, %c_6 : tensor<3xi32>
      %5 = stablehlo.add %iterArg_2, %4 : tensor<3xi32>
      %6 = "stablehlo.gather"(%iterArg_4, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %7 = stablehlo.compare GT, %6, %iterArg_5, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %8 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %10 = stablehlo.not %7 : tensor<3xi1>
      %11 = stablehlo.and %8, %10 : tensor<3xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<3xi32>
      %12 = stablehlo.add %5, %c_8 : tensor<3xi32>
      %13 = stablehlo.select %11, %12, %iterArg_2 : tensor<3xi1>, tensor<3xi32>
      %14 = stablehlo.and %8, %7 : tensor<3xi1>
      %15 = stablehlo.select %14, %5, %iterArg_3 : tensor<3xi1>, tensor<3xi32>
      stablehlo.return %9, %13, %15, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
    }
    return %2#1 : tensor<3xi32>
  }
}
