// aten.embedding.default / i64: f32[5,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
    return %0 : tensor<2x2x3xf32>
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
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<i64>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----
// embed / repeated: f32[5,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<2x2xi64>) -> tensor<2x2x3xf32>
    return %0 : tensor<2x2x3xf32>
  }
}

// -----
// embed / padding: f32[5,3], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4xi64>) -> tensor<4x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}

// -----
// embed / by_freq: f32[5,3], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4xi64>) -> tensor<4x3xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
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
    %c = stablehlo.constant dense<0> : tensor<3xi64>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<5> : tensor<3xi64>
    %1 = stablehlo.add %arg1, %c_0 : tensor<3xi64>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<3xi1>, tensor<3xi64>
    %3 = stablehlo.reshape %2 : (tensor<3xi64>) -> tensor<3x1xi64>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<3x1xi64>) -> tensor<3x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.sqrt %6 : tensor<3xf32>
    %8 = stablehlo.reshape %7 : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<3x1xf32>
    %9 = stablehlo.compare GT, %8, %cst_1, FLOAT : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xi1>
    %cst_2 = stablehlo.constant dense<1.000000e-07> : tensor<3x1xf32>
    %10 = stablehlo.add %8, %cst_2 : tensor<3x1xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %11 = stablehlo.divide %cst_3, %10 : tensor<3x1xf32>
    %12 = stablehlo.multiply %11, %cst_1 : tensor<3x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %14 = stablehlo.multiply %4, %13 : tensor<3x3xf32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x3xi1>
    %16 = stablehlo.select %15, %14, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %17 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %18 = stablehlo.add %arg1, %c_0 : tensor<3xi64>
    %19 = stablehlo.select %17, %18, %arg1 : tensor<3xi1>, tensor<3xi64>
    %20 = stablehlo.reshape %19 : (tensor<3xi64>) -> tensor<3x1xi64>
    %21 = "stablehlo.scatter"(%arg0, %20, %16) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<5x3xf32>, tensor<3x1xi64>, tensor<3x3xf32>) -> tensor<5x3xf32>
    return %21 : tensor<5x3xf32>
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
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %4 = "stablehlo.scatter"(%cst, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.slice %2 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %4, %5, %c_3, %c_3 : tensor<4x3xf32>, tensor<0xi64>, tensor<4xi64>, tensor<4xi64>
  }
}

// -----
// aten._embedding_bag.default / mean: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %10 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %10 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %4 = "stablehlo.scatter"(%c_3, %2, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %10 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %5 = "stablehlo.scatter"(%cst, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.maximum %4, %c : tensor<4xi64>
    %7 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %9 = stablehlo.divide %5, %8 : tensor<4x3xf32>
    return %9, %2, %4, %4 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4xi64>
  }
}

// -----
// aten._embedding_bag.default / max: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> (tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>) {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %4 = "stablehlo.scatter"(%c_3, %2, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<4xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<4x3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<4x3xf32>
    %5 = "stablehlo.scatter"(%cst, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %16 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.compare GT, %4, %c_3, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %8 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %9 = "stablehlo.gather"(%5, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %10 = stablehlo.compare EQ, %3, %9, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %c_5 = stablehlo.constant dense<6> : tensor<6x3xi64>
    %11 = stablehlo.select %10, %8, %c_5 : tensor<6x3xi1>, tensor<6x3xi64>
    %c_6 = stablehlo.constant dense<6> : tensor<4x3xi64>
    %12 = "stablehlo.scatter"(%c_6, %2, %11) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %16 = stablehlo.minimum %arg3, %arg4 : tensor<i64>
      stablehlo.return %16 : tensor<i64>
    }) : (tensor<4x3xi64>, tensor<6xi64>, tensor<6x3xi64>) -> tensor<4x3xi64>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %13 = stablehlo.select %7, %5, %cst_7 : tensor<4x3xi1>, tensor<4x3xf32>
    %14 = "stablehlo.gather"(%arg1, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %15 = stablehlo.select %7, %14, %c_4 : tensor<4x3xi1>, tensor<4x3xi64>
    return %13, %2, %4, %15 : tensor<4x3xf32>, tensor<6xi64>, tensor<4xi64>, tensor<4x3xi64>
  }
}

// -----
// bags / sum: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %4 = "stablehlo.scatter"(%cst, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.slice %2 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %4 : tensor<4x3xf32>
  }
}

// -----
// bags / mean_padding: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %12 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %12 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %12 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %12 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %4 = stablehlo.select %3, %2, %c_3 : tensor<6xi1>, tensor<6xi64>
    %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = "stablehlo.scatter"(%c_4, %4, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %12 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %12 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %7 = "stablehlo.scatter"(%cst, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %12 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %12 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.maximum %6, %c : tensor<4xi64>
    %9 = stablehlo.convert %8 : (tensor<4xi64>) -> tensor<4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<4xf32>) -> tensor<4x3xf32>
    %11 = stablehlo.divide %7, %10 : tensor<4x3xf32>
    return %11 : tensor<4x3xf32>
  }
}

// -----
// bags / max_padding: f32[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %18 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %18 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %4 = stablehlo.select %3, %2, %c_3 : tensor<6xi1>, tensor<6xi64>
    %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = "stablehlo.scatter"(%c_4, %4, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %18 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<4xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<4xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<4x3xi64>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<4x3xf32>
    %7 = "stablehlo.scatter"(%cst, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %18 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %8 = stablehlo.compare GT, %6, %c_4, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<4xi1>) -> tensor<4x3xi1>
    %10 = stablehlo.iota dim = 0 : tensor<6x3xi64>
    %11 = "stablehlo.gather"(%7, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %12 = stablehlo.compare EQ, %5, %11, FLOAT : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xi1>
    %c_6 = stablehlo.constant dense<6> : tensor<6x3xi64>
    %13 = stablehlo.select %12, %10, %c_6 : tensor<6x3xi1>, tensor<6x3xi64>
    %c_7 = stablehlo.constant dense<6> : tensor<4x3xi64>
    %14 = "stablehlo.scatter"(%c_7, %4, %13) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %18 = stablehlo.minimum %arg3, %arg4 : tensor<i64>
      stablehlo.return %18 : tensor<i64>
    }) : (tensor<4x3xi64>, tensor<6xi64>, tensor<6x3xi64>) -> tensor<4x3xi64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %15 = stablehlo.select %9, %7, %cst_8 : tensor<4x3xi1>, tensor<4x3xf32>
    %16 = "stablehlo.gather"(%arg1, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<4x3xi64>) -> tensor<4x3xi64>
    %17 = stablehlo.select %9, %16, %c_5 : tensor<4x3xi1>, tensor<4x3xi64>
    return %15 : tensor<4x3xf32>
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
    %3 = "stablehlo.scatter"(%c_1, %1, %c_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %13 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %13 : tensor<i64>
    }) : (tensor<4xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %4 = "stablehlo.reduce_window"(%3, %c_2) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %13 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %13 : tensor<i64>
    }) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<4xi64>
    %5 = stablehlo.subtract %4, %c_3 : tensor<4xi64>
    %6 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<4xi64>) -> tensor<4x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<2xi64>
    %7 = "stablehlo.scatter"(%c_4, %5, %c_3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %13 = stablehlo.add %arg2, %arg3 : tensor<i64>
      stablehlo.return %13 : tensor<i64>
    }) : (tensor<2xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %8 = "stablehlo.scatter"(%cst, %5, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %13 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<4xi64>, tensor<4x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.maximum %7, %c_0 : tensor<2xi64>
    %10 = stablehlo.convert %9 : (tensor<2xi64>) -> tensor<2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.divide %8, %11 : tensor<2x3xf32>
    return %12 : tensor<2x3xf32>
  }
}

// -----
// bags / weighted: f32[5,3], i64[6], i64[4], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>, %arg3: tensor<6xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %8 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %8 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %8 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %8 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %6 = "stablehlo.scatter"(%cst, %2, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %8 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %7 = stablehlo.slice %2 [0:0] : (tensor<6xi64>) -> tensor<0xi64>
    return %6 : tensor<4x3xf32>
  }
}

// -----
// bags / weighted_padding: f32[5,3], i64[6], i64[4], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>, %arg3: tensor<6xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %9 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<i64>, %arg5: tensor<i64>):
      %9 = stablehlo.add %arg4, %arg5 : tensor<i64>
      stablehlo.return %9 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = stablehlo.compare NE, %arg1, %c_2, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<6xi64>
    %4 = stablehlo.select %3, %2, %c_3 : tensor<6xi1>, tensor<6xi64>
    %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_4 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<6xf32>) -> tensor<6x3xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<6x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %8 = "stablehlo.scatter"(%cst, %4, %7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %9 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    return %8 : tensor<4x3xf32>
  }
}

// -----
// bags / last_offset: f32[5,3], i64[6], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<6xi64>, %arg2: tensor<3xi64>) -> tensor<2x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<6xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<2xi64>
    %4 = "stablehlo.scatter"(%c_3, %2, %c_2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %11 : tensor<i64>
    }) : (tensor<2xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %5 = "stablehlo.scatter"(%cst, %2, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<2x3xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<2xi64>
    %6 = stablehlo.maximum %4, %c_4 : tensor<2xi64>
    %7 = stablehlo.convert %6 : (tensor<2xi64>) -> tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.divide %5, %8 : tensor<2x3xf32>
    %10 = stablehlo.pad %4, %c_1, low = [0], high = [1], interior = [0] : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
    return %9 : tensor<2x3xf32>
  }
}

// -----
// bags / bf16: bf16[5,3], i64[6], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xbf16>, %arg1: tensor<6xi64>, %arg2: tensor<4xi64>) -> tensor<4x3xbf16> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = "stablehlo.scatter"(%c_0, %arg2, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %7 : tensor<i64>
    }) : (tensor<6xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<6xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c_1) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %7 : tensor<i64>
    }) : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
    %c_2 = stablehlo.constant dense<1> : tensor<6xi64>
    %2 = stablehlo.subtract %1, %c_2 : tensor<6xi64>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> : (tensor<5x3xbf16>, tensor<6xi64>) -> tensor<6x3xbf16>
    %4 = stablehlo.convert %3 : (tensor<6x3xbf16>) -> tensor<6x3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x3xf32>
    %5 = "stablehlo.scatter"(%cst, %2, %4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<6xi64>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %6 = stablehlo.convert %5 : (tensor<4x3xf32>) -> tensor<4x3xbf16>
    return %6 : tensor<4x3xbf16>
  }
}
