// aten.embedding.default / i64: f32[5,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x2xi32>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}

// -----
// aten.embedding.default / i32_padding: f32[5,3], i32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2xi32>) -> tensor<2x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2xi32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.embedding.default / 0d: f32[5,3], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<i32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----
// embed / repeated: f32[5,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x2xi32>) -> tensor<2x2x3xf32>
    return %1 : tensor<2x2x3xf32>
  }
}

// -----
// embed / padding: f32[5,3], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4xi64>) -> tensor<4x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// -----
// embed / by_freq: f32[5,3], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4xi64>) -> tensor<4x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}

// -----
// embed / bf16_i32: bf16[5,3], i32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xbf16>, %arg1: tensor<3xi32>) -> tensor<3x3xbf16> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xbf16>, tensor<3xi32>) -> tensor<3x3xbf16>
    return %0 : tensor<3x3xbf16>
  }
}

// -----
// aten.embedding_renorm.default / repeated: f32[5,3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<3xi64>) -> tensor<5x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.sqrt %7 : tensor<3xf32>
    %9 = stablehlo.reshape %8 : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<3x1xf32>
    %10 = stablehlo.compare GT, %9, %cst_1, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_2 = stablehlo.constant dense<1.000000e-07> : tensor<3x1xf32>
    %11 = stablehlo.add %9, %cst_2 : tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %12 = stablehlo.divide %cst_3, %11 : tensor<3x1xf32>
    %13 = stablehlo.multiply %12, %cst_1 : tensor<3x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %15 = stablehlo.multiply %5, %14 : tensor<3x3xf32>
    %16 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %17 = stablehlo.select %16, %15, %5 : tensor<3x3xi1>, tensor<3x3xf32>
    %18 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %19 = stablehlo.compare LT, %18, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %20 = stablehlo.add %18, %c_0 : tensor<3xi32>
    %21 = stablehlo.select %19, %20, %18 : tensor<3xi1>, tensor<3xi32>
    %22 = stablehlo.reshape %21 : (tensor<3xi32>) -> tensor<3x1xi32>
    %23 = "stablehlo.scatter"(%arg0, %22, %17) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<3x1xi32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    return %23 : tensor<5x3xf32>
  }
}

// -----
// embed / no_indices: f32[5,3], i64[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<0x2xi64>) -> tensor<0x2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0x2x3xf32>
    return %cst : tensor<0x2x3xf32>
  }
}

// -----
// aten._embedding_bag.default / sum: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>) {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %6 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.scatter"(%cst, %6, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.slice %3 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %7, %8, %c_3, %c_3 : tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>
  }
}

// -----
// aten._embedding_bag.default / mean: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %14 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %14 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.scatter"(%c_3, %6, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %14 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %8 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%cst, %8, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %14 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %10 = stablehlo.maximum %7, %c : tensor<4xi64>
    %11 = stablehlo.convert %10 : (tensor<4xi64>) -> tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %13 = stablehlo.divide %9, %12 : tensor<4x3xf32>
    return %13, %3, %7, %7 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
  }
}

// -----
// aten._embedding_bag.default / max: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>) {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %23 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %23 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %23 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %23 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.scatter"(%c_3, %6, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %23 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %23 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<4x3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<4x3xf32>
    %8 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%cst, %8, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %23 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %23 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %10 = stablehlo.compare GT, %7, %c_3, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %12 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %13 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %14 = "stablehlo.gather"(%9, %13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %15 = stablehlo.compare EQ, %5, %14, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %c_5 = stablehlo.constant dense<6> : tensor<6x3xi64>
    %16 = stablehlo.select %15, %12, %c_5 : tensor<6x3xi1>, tensor<6x3xi64>
    %c_6 = stablehlo.constant dense<6> : tensor<4x3xi64>
    %17 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %18 = "stablehlo.scatter"(%c_6, %17, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %23 = stablehlo.minimum %arg3, %arg4 : tensor<i64>
      stablehlo.return %23 : tensor<i64>
    }) : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %19 = stablehlo.select %11, %9, %cst_7 : tensor<4x3xi1>, tensor<4x3xf32>
    %20 = stablehlo.convert %18 : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %21 = "stablehlo.gather"(%arg1, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
    %22 = stablehlo.select %11, %21, %c_4 : tensor<4x3xi1>, tensor<4x3xi64>
    return %19, %3, %7, %22 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
  }
}

// -----
// bags / sum: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %6 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.scatter"(%cst, %6, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.slice %3 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %7 : tensor<4x3xf32>
  }
}

// -----
// bags / mean_padding: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %5 = stablehlo.select %4, %3, %c_3 : tensor<6xi1>, tensor<6xi64>
    %6 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %8 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%c_4, %8, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %10 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%cst, %10, %7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.maximum %9, %c : tensor<4xi64>
    %13 = stablehlo.convert %12 : (tensor<4xi64>) -> tensor<4xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %15 = stablehlo.divide %11, %14 : tensor<4x3xf32>
    return %15 : tensor<4x3xf32>
  }
}

// -----
// bags / max_padding: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %25 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %25 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %25 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %25 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %5 = stablehlo.select %4, %3, %c_3 : tensor<6xi1>, tensor<6xi64>
    %6 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %8 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%c_4, %8, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %25 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %25 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<4x3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<4x3xf32>
    %10 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%cst, %10, %7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %25 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %25 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %12 = stablehlo.compare GT, %9, %c_4, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %14 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %15 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %16 = "stablehlo.gather"(%11, %15) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %17 = stablehlo.compare EQ, %7, %16, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<6x3xi64>
    %18 = stablehlo.select %17, %14, %c_6 : tensor<6x3xi1>, tensor<6x3xi64>
    %c_7 = stablehlo.constant dense<6> : tensor<4x3xi64>
    %19 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %20 = "stablehlo.scatter"(%c_7, %19, %18) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %25 = stablehlo.minimum %arg3, %arg4 : tensor<i64>
      stablehlo.return %25 : tensor<i64>
    }) : (tensor<4x3xi64>, tensor<6xi32>, tensor<6x3xi64>) -> tensor<4x3xi64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %21 = stablehlo.select %13, %11, %cst_8 : tensor<4x3xi1>, tensor<4x3xf32>
    %22 = stablehlo.convert %20 : (tensor<4x3xi64>) -> tensor<4x3xi32>
    %23 = "stablehlo.gather"(%arg1, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<4x3xi32>) -> tensor<4x3xi64>
    %24 = stablehlo.select %13, %23, %c_5 : tensor<4x3xi1>, tensor<4x3xi64>
    return %21 : tensor<4x3xf32>
  }
}

// -----
// bags / rows: f32[5,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<2xi64>
    %c = stablehlo.constant dense<2> : tensor<2xi64>
    %1 = stablehlo.multiply %0, %c : tensor<2xi64>
    %2 = stablehlo.reshape %arg1 : (tensor<2x2xi64>) -> tensor<4xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<2xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<4xi64>
    %3 = stablehlo.convert %1 : (tensor<2xi64>) -> tensor<2xi32>
    %4 = "stablehlo.scatter"(%c_1, %3, %c_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %17 : tensor<i64>
    }) : (tensor<4xi64>, tensor<2xi32>, tensor<2xi64>) -> tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %5 = "stablehlo.reduce_window"(%4, %c_2) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %17 : tensor<i64>
    }) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<4xi64>
    %6 = stablehlo.subtract %5, %c_3 : tensor<4xi64>
    %7 = stablehlo.convert %2 : (tensor<4xi64>) -> tensor<4xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi32>) -> tensor<4x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<2xi64>
    %9 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %10 = "stablehlo.scatter"(%c_4, %9, %c_3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %17 : tensor<i64>
    }) : (tensor<2xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %11 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xi32>
    %12 = "stablehlo.scatter"(%cst, %11, %8) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<4xi32>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.maximum %10, %c_0 : tensor<2xi64>
    %14 = stablehlo.convert %13 : (tensor<2xi64>) -> tensor<2xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.divide %12, %15 : tensor<2x3xf32>
    return %16 : tensor<2x3xf32>
  }
}

// -----
// bags / weighted: f32[5,3], i64[6], i64[4], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>, %arg3: tensor<6xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %11 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %11 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %8 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%cst, %8, %7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %11 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %10 = stablehlo.slice %3 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %9 : tensor<4x3xf32>
  }
}

// -----
// bags / weighted_padding: f32[5,3], i64[6], i64[4], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>, %arg3: tensor<6xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %12 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %12 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %12 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %12 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %5 = stablehlo.select %4, %3, %c_3 : tensor<6xi1>, tensor<6xi64>
    %6 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %10 = stablehlo.convert %5 : (tensor<6xi64>) -> tensor<6xi32>
    %11 = "stablehlo.scatter"(%cst, %10, %9) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %12 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %11 : tensor<4x3xf32>
  }
}

// -----
// bags / last_offset: f32[5,3], i64[6], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<3xi64>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %15 : tensor<i64>
    }) : (tensor<6xi64>, tensor<3xi32>, tensor<3xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %15 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi32>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<2xi64>
    %6 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %7 = "stablehlo.scatter"(%c_3, %6, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %15 : tensor<i64>
    }) : (tensor<2xi64>, tensor<6xi32>, tensor<6xi64>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %8 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.scatter"(%cst, %8, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<2x3xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<2xi64>
    %10 = stablehlo.maximum %7, %c_4 : tensor<2xi64>
    %11 = stablehlo.convert %10 : (tensor<2xi64>) -> tensor<2xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.divide %9, %12 : tensor<2x3xf32>
    %14 = stablehlo.pad %7, %c_1, low = [0], high = [1], interior = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
    return %13 : tensor<2x3xf32>
  }
}

// -----
// bags / bf16: bf16[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xbf16>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xbf16> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.convert %arg2 : (tensor<4xi64>) -> tensor<4xi32>
    %1 = "stablehlo.scatter"(%c_0, %0, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %10 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi32>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %2 = "stablehlo.reduce_window"(%1, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %10 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %3 = stablehlo.subtract %2, %c_2 : tensor<6xi64>
    %4 = stablehlo.convert %arg1 : (tensor<6xi64>) -> tensor<6xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xbf16>, tensor<6xi32>) -> tensor<6x3xbf16>
    %6 = stablehlo.convert %5 : (tensor<6x3xbf16>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %7 = stablehlo.convert %3 : (tensor<6xi64>) -> tensor<6xi32>
    %8 = "stablehlo.scatter"(%cst, %7, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.convert %8 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %9 : tensor<4x3xbf16>
  }
}
