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
// aten.nll_loss_forward.default / mean: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %4 = stablehlo.select %0, %2, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.divide %5, %6 : tensor<f32>
    return %7, %6 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / ignored: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.convert %0 : (tensor<3xi1>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %4 = stablehlo.select %0, %2, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.divide %5, %6 : tensor<f32>
    return %7, %6 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / weight_sum: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = "stablehlo.gather"(%arg2, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %4 = stablehlo.select %0, %3, %cst : tensor<3xi1>, tensor<3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3xf32>
    %6 = stablehlo.select %0, %5, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %7, %8 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / none: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = "stablehlo.gather"(%arg2, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi64>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %4 = stablehlo.select %0, %3, %cst : tensor<3xi1>, tensor<3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<3xf32>
    %6 = stablehlo.select %0, %5, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %6, %cst_0 : tensor<3xf32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / one_sample: f32[4], i64[], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i64>, %arg2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<i64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
    %2 = stablehlo.negate %1 : tensor<f32>
    %3 = "stablehlo.gather"(%arg2, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i64>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.select %0, %3, %cst : tensor<i1>, tensor<f32>
    %5 = stablehlo.multiply %2, %4 : tensor<f32>
    %6 = stablehlo.select %0, %5, %cst : tensor<i1>, tensor<f32>
    %7 = stablehlo.divide %6, %4 : tensor<f32>
    return %7, %4 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss2d_forward.default / weight_mean: f32[2,3,1,2], i64[2,1,2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x1x2xf32>, %arg1: tensor<2x1x2xi64>, %arg2: tensor<3xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<2x1x2xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %1 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 2], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x2xf32>, tensor<2x1x2xi64>) -> tensor<2x1x2xf32>
    %2 = stablehlo.negate %1 : tensor<2x1x2xf32>
    %3 = "stablehlo.gather"(%arg2, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<2x1x2xi64>) -> tensor<2x1x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x1x2xf32>
    %4 = stablehlo.select %0, %3, %cst : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x1x2xf32>
    %6 = stablehlo.select %0, %5, %cst : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.divide %7, %8 : tensor<f32>
    return %9, %8 : tensor<f32>, tensor<f32>
  }
}
