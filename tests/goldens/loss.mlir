// aten.nll_loss_forward.default / mean: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.select %0, %6, %7 : tensor<3xi1>, tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %9 = stablehlo.select %0, %5, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12, %11 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / ignored: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.select %0, %6, %7 : tensor<3xi1>, tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %9 = stablehlo.select %0, %5, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12, %11 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / weight_sum: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<0> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %6 = "stablehlo.gather"(%arg2, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %7 = stablehlo.select %0, %6, %cst : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %9 = stablehlo.select %0, %8, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %10, %11 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / none: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> (tensor<3xf32>, tensor<f32>) {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %6 = "stablehlo.gather"(%arg2, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %7 = stablehlo.select %0, %6, %cst : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %9 = stablehlo.select %0, %8, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %9, %cst_0 : tensor<3xf32>, tensor<f32>
  }
}

// -----
// aten.nll_loss_forward.default / one_sample: f32[4], i64[], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i64>, %arg2: tensor<4xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<i64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %2 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %6 = "stablehlo.gather"(%arg2, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.select %0, %6, %cst : tensor<i1>, tensor<f32>
    %8 = stablehlo.multiply %5, %7 : tensor<f32>
    %9 = stablehlo.select %0, %8, %cst : tensor<i1>, tensor<f32>
    %10 = stablehlo.divide %9, %7 : tensor<f32>
    return %10, %7 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.nll_loss2d_forward.default / weight_mean: f32[2,3,1,2], i64[2,1,2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x1x2xf32>, %arg1: tensor<2x1x2xi64>, %arg2: tensor<3xf32>) -> (tensor<f32>, tensor<f32>) {
    %c = stablehlo.constant dense<-100> : tensor<2x1x2xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %1 = stablehlo.convert %arg1 : (tensor<2x1x2xi64>) -> tensor<2x1x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<2x1x2xi32>) -> tensor<2x1x1x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 2, 3], start_index_map = [1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x2xf32>, tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x1x1x2xf32>) -> tensor<2x1x2xf32>
    %5 = stablehlo.negate %4 : tensor<2x1x2xf32>
    %6 = "stablehlo.gather"(%arg2, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 3>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<2x1x2xi32>) -> tensor<2x1x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x1x2xf32>
    %7 = stablehlo.select %0, %6, %cst : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<2x1x2xf32>
    %9 = stablehlo.select %0, %8, %cst : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x1x2xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12, %11 : tensor<f32>, tensor<f32>
  }
}

// -----
// nll_loss / mean: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> tensor<f32> {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.select %0, %6, %7 : tensor<3xi1>, tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %9 = stablehlo.select %0, %5, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
}

// -----
// nll_loss / weight: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> tensor<f32> {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %6 = "stablehlo.gather"(%arg2, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %7 = stablehlo.select %0, %6, %cst : tensor<3xi1>, tensor<3xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<3xf32>
    %9 = stablehlo.select %0, %8, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
}

// -----
// nll_loss / all_ignored: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> tensor<f32> {
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x1xf32>) -> tensor<3xf32>
    %5 = stablehlo.negate %4 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.select %0, %6, %7 : tensor<3xi1>, tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %9 = stablehlo.select %0, %5, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
}

// -----
// nll_loss / none: f32[2,3,2], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x1x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x2xf32>) -> tensor<2x3x1x2xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x2xi64>) -> tensor<2x1x2xi64>
    %c = stablehlo.constant dense<-100> : tensor<2x1x2xi64>
    %2 = stablehlo.compare NE, %1, %c, SIGNED : (tensor<2x1x2xi64>, tensor<2x1x2xi64>) -> tensor<2x1x2xi1>
    %3 = stablehlo.convert %1 : (tensor<2x1x2xi64>) -> tensor<2x1x2xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x1x2xi32>) -> tensor<2x1x1x2xi32>
    %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 2, 3], start_index_map = [1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x1x2xf32>, tensor<2x1x1x2xi32>) -> tensor<2x1x1x2xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x1x1x2xf32>) -> tensor<2x1x2xf32>
    %7 = stablehlo.negate %6 : tensor<2x1x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x1x2xf32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x1x2xf32>
    %10 = stablehlo.select %2, %8, %9 : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x1x2xf32>
    %11 = stablehlo.select %2, %7, %cst_1 : tensor<2x1x2xi1>, tensor<2x1x2xf32>
    return %11 : tensor<2x1x2xf32>
  }
}

// -----
// nll_loss / bf16: bf16[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xbf16>, %arg1: tensor<3xi64>) -> tensor<bf16> {
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %1 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %2 = stablehlo.reshape %1 : (tensor<3xi32>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xbf16>, tensor<3x1xi32>) -> tensor<3x1xbf16>
    %4 = stablehlo.reshape %3 : (tensor<3x1xbf16>) -> tensor<3xbf16>
    %5 = stablehlo.convert %4 : (tensor<3xbf16>) -> tensor<3xf32>
    %6 = stablehlo.negate %5 : tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.select %0, %7, %8 : tensor<3xi1>, tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %10 = stablehlo.select %0, %6, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.convert %11 : (tensor<f32>) -> tensor<bf16>
    %14 = stablehlo.convert %12 : (tensor<f32>) -> tensor<bf16>
    return %13 : tensor<bf16>
  }
}

// -----
// nll_loss / one_sample: f32[4], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i64>) -> tensor<f32> {
    %c = stablehlo.constant dense<-100> : tensor<i64>
    %0 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %2 = stablehlo.reshape %1 : (tensor<i32>) -> tensor<1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    %5 = stablehlo.negate %4 : tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %0, %cst, %cst_0 : tensor<i1>, tensor<f32>
    %7 = stablehlo.select %0, %5, %cst_0 : tensor<i1>, tensor<f32>
    %8 = stablehlo.divide %7, %6 : tensor<f32>
    return %8 : tensor<f32>
  }
}

// -----
// cross_entropy / mean: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.log %4 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<3x4xf32>
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %8 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %9 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %10 = stablehlo.reshape %9 : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = "stablehlo.gather"(%7, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x1xf32>) -> tensor<3xf32>
    %13 = stablehlo.negate %12 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %16 = stablehlo.select %8, %14, %15 : tensor<3xi1>, tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %17 = stablehlo.select %8, %13, %cst_2 : tensor<3xi1>, tensor<3xf32>
    %18 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.divide %18, %19 : tensor<f32>
    return %20 : tensor<f32>
  }
}

// -----
// cross_entropy / bf16: bf16[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xbf16>, %arg1: tensor<3xi64>) -> tensor<bf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3x4xbf16>) -> tensor<3x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<3x4xf32>
    %4 = stablehlo.exponential %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.log %5 : tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<3x4xf32>
    %9 = stablehlo.convert %8 : (tensor<3x4xf32>) -> tensor<3x4xbf16>
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %10 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %11 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %12 = stablehlo.reshape %11 : (tensor<3xi32>) -> tensor<3x1xi32>
    %13 = "stablehlo.gather"(%9, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xbf16>, tensor<3x1xi32>) -> tensor<3x1xbf16>
    %14 = stablehlo.reshape %13 : (tensor<3x1xbf16>) -> tensor<3xbf16>
    %15 = stablehlo.convert %14 : (tensor<3xbf16>) -> tensor<3xf32>
    %16 = stablehlo.negate %15 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %19 = stablehlo.select %10, %17, %18 : tensor<3xi1>, tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %20 = stablehlo.select %10, %16, %cst_2 : tensor<3xi1>, tensor<3xf32>
    %21 = stablehlo.reduce(%20 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %23 = stablehlo.divide %21, %22 : tensor<f32>
    %24 = stablehlo.convert %23 : (tensor<f32>) -> tensor<bf16>
    %25 = stablehlo.convert %22 : (tensor<f32>) -> tensor<bf16>
    return %24 : tensor<bf16>
  }
}

// -----
// cross_entropy / smooth: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.log %4 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<3x4xf32>
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %8 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %9 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %10 = stablehlo.reshape %9 : (tensor<3xi32>) -> tensor<3x1xi32>
    %11 = "stablehlo.gather"(%7, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x1xf32>) -> tensor<3xf32>
    %13 = stablehlo.negate %12 : tensor<3xf32>
    %14 = "stablehlo.gather"(%arg2, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %15 = stablehlo.select %8, %14, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<3xf32>
    %17 = stablehlo.select %8, %16, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %18 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.divide %18, %19 : tensor<f32>
    %21 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<1x4xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<3x4xf32>
    %23 = stablehlo.multiply %7, %22 : tensor<3x4xf32>
    %24 = stablehlo.reduce(%23 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %25 = stablehlo.negate %24 : tensor<3xf32>
    %26 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %27 = stablehlo.select %26, %cst_2, %25 : tensor<3xi1>, tensor<3xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<3xi64>
    %28 = stablehlo.select %26, %c_3, %arg1 : tensor<3xi1>, tensor<3xi64>
    %29 = stablehlo.convert %28 : (tensor<3xi64>) -> tensor<3xi32>
    %30 = "stablehlo.gather"(%arg2, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    %31 = stablehlo.select %26, %cst_1, %30 : tensor<3xi1>, tensor<3xf32>
    %32 = stablehlo.reduce(%31 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %33 = stablehlo.reduce(%27 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %34 = stablehlo.divide %33, %32 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.500000e-02> : tensor<f32>
    %35 = stablehlo.multiply %34, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %36 = stablehlo.multiply %20, %cst_5 : tensor<f32>
    %37 = stablehlo.add %36, %35 : tensor<f32>
    return %37 : tensor<f32>
  }
}

// -----
// cross_entropy / probabilities: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.log %4 : tensor<3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<3x4xf32>
    %8 = stablehlo.multiply %arg1, %cst_1 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<2.500000e-02> : tensor<3x4xf32>
    %9 = stablehlo.add %8, %cst_2 : tensor<3x4xf32>
    %10 = stablehlo.multiply %7, %9 : tensor<3x4xf32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.negate %11 : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %13 = stablehlo.clamp %cst_3, %12, %cst_3 : tensor<f32>
    %14 = stablehlo.divide %12, %13 : tensor<f32>
    return %14 : tensor<f32>
  }
}

// -----
// cross_entropy / image: f64[2,3,2,2], i64[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2x2xf64>, %arg1: tensor<2x2x2xi64>) -> tensor<f64> {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x2x2xf64>, tensor<f64>) -> tensor<2x2x2xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (tensor<2x2x2xf64>) -> tensor<2x3x2x2xf64>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x3x2x2xf64>
    %3 = stablehlo.exponential %2 : tensor<2x3x2x2xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x2x2xf64>, tensor<f64>) -> tensor<2x2x2xf64>
    %5 = stablehlo.log %4 : tensor<2x2x2xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2, 3] : (tensor<2x2x2xf64>) -> tensor<2x3x2x2xf64>
    %7 = stablehlo.subtract %2, %6 : tensor<2x3x2x2xf64>
    %c = stablehlo.constant dense<-100> : tensor<2x2x2xi64>
    %8 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<2x2x2xi64>, tensor<2x2x2xi64>) -> tensor<2x2x2xi1>
    %9 = stablehlo.convert %arg1 : (tensor<2x2x2xi64>) -> tensor<2x2x2xi32>
    %10 = stablehlo.reshape %9 : (tensor<2x2x2xi32>) -> tensor<2x1x2x2xi32>
    %11 = "stablehlo.gather"(%7, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 2, 3], start_index_map = [1], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<2x3x2x2xf64>, tensor<2x1x2x2xi32>) -> tensor<2x1x2x2xf64>
    %12 = stablehlo.reshape %11 : (tensor<2x1x2x2xf64>) -> tensor<2x2x2xf64>
    %13 = stablehlo.negate %12 : tensor<2x2x2xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f64>) -> tensor<2x2x2xf64>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2x2xf64>
    %16 = stablehlo.select %8, %14, %15 : tensor<2x2x2xi1>, tensor<2x2x2xf64>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x2xf64>
    %17 = stablehlo.select %8, %13, %cst_2 : tensor<2x2x2xi1>, tensor<2x2x2xf64>
    %18 = stablehlo.reduce(%17 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %19 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x2xf64>, tensor<f64>) -> tensor<f64>
    %20 = stablehlo.divide %18, %19 : tensor<f64>
    return %20 : tensor<f64>
  }
}

// -----
// mse_loss / mean: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<f32>
    return %3 : tensor<f32>
  }
}

// -----
// mse_loss / f16_none: f16[3], f16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf16>, %arg1: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3xf16>) -> tensor<3xf32>
    %1 = stablehlo.convert %arg1 : (tensor<3xf16>) -> tensor<3xf32>
    %2 = stablehlo.subtract %0, %1 : tensor<3xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<3xf32>
    %4 = stablehlo.convert %3 : (tensor<3xf32>) -> tensor<3xf16>
    return %4 : tensor<3xf16>
  }
}

// -----
// l1_loss / sum: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.abs %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----
// smooth_l1_loss / beta: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.abs %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3x4xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.multiply %1, %1 : tensor<3x4xf32>
    %4 = stablehlo.multiply %3, %cst : tensor<3x4xf32>
    %5 = stablehlo.divide %4, %cst : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<3x4xf32>
    %6 = stablehlo.subtract %1, %cst_0 : tensor<3x4xf32>
    %7 = stablehlo.select %2, %5, %6 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    return %9 : tensor<f32>
  }
}

// -----
// huber_loss / delta: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %1 = stablehlo.abs %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3x4xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %3 = stablehlo.multiply %1, %cst : tensor<3x4xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<3x4xf32>
    %5 = stablehlo.subtract %1, %cst_0 : tensor<3x4xf32>
    %6 = stablehlo.multiply %5, %cst : tensor<3x4xf32>
    %7 = stablehlo.select %2, %4, %6 : tensor<3x4xi1>, tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    return %9 : tensor<f32>
  }
}

// -----
// binary_cross_entropy / weight: f32[3,4], f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %0 = stablehlo.subtract %arg1, %cst : tensor<3x4xf32>
    %1 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<3x4xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<3x4xf32>
    %6 = stablehlo.log %arg0 : tensor<3x4xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<3x4xf32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<3x4xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<3x4xf32>
    %11 = stablehlo.multiply %10, %arg2 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    return %13 : tensor<f32>
  }
}

// -----
// binary_cross_entropy / certain: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.subtract %arg1, %cst : tensor<4xf32>
    %1 = stablehlo.negate %arg0 : tensor<4xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<4xf32>
    %5 = stablehlo.multiply %0, %4 : tensor<4xf32>
    %6 = stablehlo.log %arg0 : tensor<4xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<4xf32>
    %9 = stablehlo.multiply %arg1, %8 : tensor<4xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_2 : tensor<f32>
    return %12 : tensor<f32>
  }
}

// -----
// binary_cross_entropy_with_logits / pos_weight: f32[3,4], f32[3,4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.subtract %arg2, %cst : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %3 = stablehlo.add %2, %cst_0 : tensor<3x4xf32>
    %4 = stablehlo.subtract %cst_0, %arg1 : tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<3x4xf32>
    %6 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %7 = stablehlo.negate %6 : tensor<3x4xf32>
    %8 = stablehlo.exponential %7 : tensor<3x4xf32>
    %9 = stablehlo.log_plus_one %8 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %10 = stablehlo.minimum %arg0, %cst_1 : tensor<3x4xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<3x4xf32>
    %12 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %13 = stablehlo.negate %12 : tensor<3x4xf32>
    %14 = stablehlo.exponential %13 : tensor<3x4xf32>
    %15 = stablehlo.multiply %3, %11 : tensor<3x4xf32>
    %16 = stablehlo.subtract %5, %15 : tensor<3x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %18 = stablehlo.divide %17, %cst_3 : tensor<f32>
    return %18 : tensor<f32>
  }
}

// -----
// binary_cross_entropy_with_logits / extreme: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.subtract %cst, %arg1 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<4xf32>
    %2 = stablehlo.abs %arg0 : tensor<4xf32>
    %3 = stablehlo.negate %2 : tensor<4xf32>
    %4 = stablehlo.exponential %3 : tensor<4xf32>
    %5 = stablehlo.log_plus_one %4 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %6 = stablehlo.minimum %arg0, %cst_0 : tensor<4xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4xf32>
    %8 = stablehlo.abs %arg0 : tensor<4xf32>
    %9 = stablehlo.negate %8 : tensor<4xf32>
    %10 = stablehlo.exponential %9 : tensor<4xf32>
    %11 = stablehlo.subtract %1, %7 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    return %13 : tensor<f32>
  }
}

// -----
// kl_div / batchmean: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %2 = stablehlo.log %arg1 : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %2 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %5 = stablehlo.select %1, %4, %3 : tensor<3x4xi1>, tensor<3x4xf32>
    %6 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %8 = stablehlo.select %6, %7, %5 : tensor<3x4xi1>, tensor<3x4xf32>
    %9 = stablehlo.subtract %8, %0 : tensor<3x4xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %11 = stablehlo.clamp %cst_2, %10, %cst_2 : tensor<f32>
    %12 = stablehlo.divide %10, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
}

// -----
// kl_div / log_target: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %arg1 : tensor<3x4xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
}

// -----
// hinge_embedding_loss / margin: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
    %0 = stablehlo.subtract %cst_0, %arg0 : tensor<3xf32>
    %1 = stablehlo.maximum %0, %cst : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %2 = stablehlo.compare NE, %arg1, %cst_1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %3 = stablehlo.select %2, %1, %cst : tensor<3xi1>, tensor<3xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+00> : tensor<3xf32>
    %4 = stablehlo.compare NE, %arg1, %cst_2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %5 = stablehlo.select %4, %arg0, %cst : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.add %3, %5 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_4 : tensor<f32>
    return %8 : tensor<f32>
  }
}

// -----
// cosine_embedding_loss / mean: f32[3,4], f32[3,4], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<9.99999996E-13> : tensor<3xf32>
    %4 = stablehlo.add %3, %cst_0 : tensor<3xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.add %6, %cst_0 : tensor<3xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<3xf32>
    %9 = stablehlo.sqrt %8 : tensor<3xf32>
    %10 = stablehlo.divide %1, %9 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %11 = stablehlo.subtract %cst_2, %10 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %12 = stablehlo.subtract %10, %cst_3 : tensor<3xf32>
    %13 = stablehlo.maximum %12, %cst_1 : tensor<3xf32>
    %14 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.select %14, %11, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %cst_4 = stablehlo.constant dense<-1.000000e+00> : tensor<3xf32>
    %16 = stablehlo.compare EQ, %arg2, %cst_4, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %17 = stablehlo.select %16, %13, %cst_1 : tensor<3xi1>, tensor<3xf32>
    %18 = stablehlo.add %15, %17 : tensor<3xf32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_5 : tensor<f32>
    return %20 : tensor<f32>
  }
}

// -----
// margin_ranking_loss / mean: f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3xf32>
    %1 = stablehlo.negate %arg2 : tensor<3xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3xf32>
    %3 = stablehlo.add %2, %cst : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %4 = stablehlo.maximum %3, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_2 : tensor<f32>
    return %6 : tensor<f32>
  }
}

// -----
// multi_margin_loss / p2: f32[3,4], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>, %arg2: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<3x1xi64>
    %1 = stablehlo.convert %0 : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %3 = stablehlo.subtract %cst, %2 : tensor<3x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.add %4, %arg0 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %6 = stablehlo.maximum %5, %cst_0 : tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<3x4xf32>
    %8 = stablehlo.convert %0 : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %c = stablehlo.constant dense<0> : tensor<3x1xi32>
    %9 = stablehlo.compare LT, %8, %c, SIGNED : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
    %c_1 = stablehlo.constant dense<4> : tensor<3x1xi32>
    %10 = stablehlo.add %8, %c_1 : tensor<3x1xi32>
    %11 = stablehlo.select %9, %10, %8 : tensor<3x1xi1>, tensor<3x1xi32>
    %12 = stablehlo.reshape %11 : (tensor<3x1xi32>) -> tensor<3x1x1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3x1x1xi32>) -> tensor<3x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.multiply %7, %14 : tensor<3x4xf32>
    %16 = stablehlo.iota dim = 0 : tensor<4xi64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<4xi64>) -> tensor<3x4xi64>
    %18 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi64>) -> tensor<3x4xi64>
    %19 = stablehlo.compare NE, %17, %18, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %21 = stablehlo.select %19, %15, %20 : tensor<3x4xi1>, tensor<3x4xf32>
    %22 = stablehlo.reduce(%21 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_3 : tensor<f32>
    return %23 : tensor<f32>
  }
}

// -----
// multilabel_margin_loss / mean: f32[3,4], i64[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xi64>) -> tensor<f32> {
    %0 = stablehlo.iota dim = 1 : tensor<3x4xi64>
    %c = stablehlo.constant dense<0> : tensor<3x4xi64>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<3x4xi64>
    %2 = stablehlo.select %1, %0, %c_0 : tensor<3x4xi1>, tensor<3x4xi64>
    %c_1 = stablehlo.constant dense<4> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<3x4xi64>, tensor<i64>) -> tensor<3xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3xi64>) -> tensor<3x4xi64>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi1>
    %6 = stablehlo.select %5, %arg1, %c : tensor<3x4xi1>, tensor<3x4xi64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<3x4xi64>) -> tensor<3x4x4xi64>
    %8 = stablehlo.iota dim = 2 : tensor<3x4x4xi64>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<3x4x4xi64>, tensor<3x4x4xi64>) -> tensor<3x4x4xi1>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x4xi1>) -> tensor<3x4x4xi1>
    %11 = stablehlo.and %9, %10 : tensor<3x4x4xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<3x4x4xi1>, tensor<i1>) -> tensor<3x4xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<3x4xi1>) -> tensor<3x4x4xi1>
    %14 = stablehlo.not %13 : tensor<3x4x4xi1>
    %15 = stablehlo.and %10, %14 : tensor<3x4x4xi1>
    %16 = stablehlo.convert %6 : (tensor<3x4xi64>) -> tensor<3x4xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x4xi32>) -> tensor<3x4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<3x4xf32>) -> tensor<3x4x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x4x4xf32>
    %19 = stablehlo.subtract %cst, %18 : tensor<3x4x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<3x4xf32>) -> tensor<3x4x4xf32>
    %21 = stablehlo.add %19, %20 : tensor<3x4x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<3x4x4xf32>
    %22 = stablehlo.maximum %21, %cst_3 : tensor<3x4x4xf32>
    %23 = stablehlo.select %15, %22, %cst_3 : tensor<3x4x4xi1>, tensor<3x4x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<f32>
    %26 = stablehlo.reduce(%11 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<3x4x4xi1>, tensor<i1>) -> tensor<3x4xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<3x4xi1>, tensor<3x4xf32>
    return %25 : tensor<f32>
  }
}

// -----
// multilabel_margin_loss / scalar: f32[], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1x1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1x1xi64>
    %2 = stablehlo.iota dim = 1 : tensor<1x1xi64>
    %c = stablehlo.constant dense<0> : tensor<1x1xi64>
    %3 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<1x1xi64>
    %4 = stablehlo.select %3, %2, %c_0 : tensor<1x1xi1>, tensor<1x1xi64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<1x1xi64>, tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi64>) -> tensor<1x1xi64>
    %7 = stablehlo.compare LT, %2, %6, SIGNED : (tensor<1x1xi64>, tensor<1x1xi64>) -> tensor<1x1xi1>
    %8 = stablehlo.select %7, %1, %c : tensor<1x1xi1>, tensor<1x1xi64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x1xi64>) -> tensor<1x1x1xi64>
    %10 = stablehlo.iota dim = 2 : tensor<1x1x1xi64>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<1x1x1xi64>, tensor<1x1x1xi64>) -> tensor<1x1x1xi1>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
    %13 = stablehlo.and %11, %12 : tensor<1x1x1xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<1x1x1xi1>, tensor<i1>) -> tensor<1x1xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<1x1xi1>) -> tensor<1x1x1xi1>
    %16 = stablehlo.not %15 : tensor<1x1x1xi1>
    %17 = stablehlo.and %12, %16 : tensor<1x1x1xi1>
    %18 = stablehlo.convert %8 : (tensor<1x1xi64>) -> tensor<1x1xi32>
    %19 = "stablehlo.gather"(%0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x1x1xf32>
    %21 = stablehlo.subtract %cst, %20 : tensor<1x1x1xf32>
    %22 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x1xf32>) -> tensor<1x1x1xf32>
    %23 = stablehlo.add %21, %22 : tensor<1x1x1xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x1xf32>
    %24 = stablehlo.maximum %23, %cst_3 : tensor<1x1x1xf32>
    %25 = stablehlo.select %17, %24, %cst_3 : tensor<1x1x1xi1>, tensor<1x1x1xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_5 : tensor<f32>
    %28 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<1x1x1xi1>, tensor<i1>) -> tensor<1x1xi1>
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<1x1xi1>, tensor<1x1xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x1xf32>) -> tensor<f32>
    return %27 : tensor<f32>
  }
}

// -----
// multilabel_margin_loss / one_sample: f32[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xi64>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<1x3xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<3xi64>) -> tensor<1x3xi64>
    %2 = stablehlo.iota dim = 1 : tensor<1x3xi64>
    %c = stablehlo.constant dense<0> : tensor<1x3xi64>
    %3 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<1x3xi64>
    %4 = stablehlo.select %3, %2, %c_0 : tensor<1x3xi1>, tensor<1x3xi64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<1x3xi64>, tensor<i64>) -> tensor<1xi64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi64>) -> tensor<1x3xi64>
    %7 = stablehlo.compare LT, %2, %6, SIGNED : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<1x3xi1>
    %8 = stablehlo.select %7, %1, %c : tensor<1x3xi1>, tensor<1x3xi64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x3xi64>) -> tensor<1x3x3xi64>
    %10 = stablehlo.iota dim = 2 : tensor<1x3x3xi64>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<1x3x3xi64>, tensor<1x3x3xi64>) -> tensor<1x3x3xi1>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %13 = stablehlo.and %11, %12 : tensor<1x3x3xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<1x3x3xi1>, tensor<i1>) -> tensor<1x3xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 2] : (tensor<1x3xi1>) -> tensor<1x3x3xi1>
    %16 = stablehlo.not %15 : tensor<1x3x3xi1>
    %17 = stablehlo.and %12, %16 : tensor<1x3x3xi1>
    %18 = stablehlo.convert %8 : (tensor<1x3xi64>) -> tensor<1x3xi32>
    %19 = "stablehlo.gather"(%0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x3xf32>, tensor<1x3xi32>) -> tensor<1x3xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x3x3xf32>
    %21 = stablehlo.subtract %cst, %20 : tensor<1x3x3xf32>
    %22 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<1x3xf32>) -> tensor<1x3x3xf32>
    %23 = stablehlo.add %21, %22 : tensor<1x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x3x3xf32>
    %24 = stablehlo.maximum %23, %cst_3 : tensor<1x3x3xf32>
    %25 = stablehlo.select %17, %24, %cst_3 : tensor<1x3x3xi1>, tensor<1x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x3x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_5 : tensor<f32>
    %28 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<1x3x3xi1>, tensor<i1>) -> tensor<1x3xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %30 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<1x3xi1>, tensor<1x3xf32>
    %32 = stablehlo.reshape %31 : (tensor<1x3xf32>) -> tensor<3xf32>
    return %27 : tensor<f32>
  }
}

// -----
// multilabel_margin_loss / none: f32[2,3], i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>) -> tensor<2xf32> {
    %0 = stablehlo.iota dim = 1 : tensor<2x3xi64>
    %c = stablehlo.constant dense<0> : tensor<2x3xi64>
    %1 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2x3xi64>
    %2 = stablehlo.select %1, %0, %c_0 : tensor<2x3xi1>, tensor<2x3xi64>
    %c_1 = stablehlo.constant dense<3> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xi64>) -> tensor<2x3xi64>
    %5 = stablehlo.compare LT, %0, %4, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %6 = stablehlo.select %5, %arg1, %c : tensor<2x3xi1>, tensor<2x3xi64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x3xi64>) -> tensor<2x3x3xi64>
    %8 = stablehlo.iota dim = 2 : tensor<2x3x3xi64>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi1>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
    %11 = stablehlo.and %9, %10 : tensor<2x3x3xi1>
    %c_2 = stablehlo.constant dense<false> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<2x3xi1>) -> tensor<2x3x3xi1>
    %14 = stablehlo.not %13 : tensor<2x3x3xi1>
    %15 = stablehlo.and %10, %14 : tensor<2x3x3xi1>
    %16 = stablehlo.convert %6 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3x3xf32>
    %19 = stablehlo.subtract %cst, %18 : tensor<2x3x3xf32>
    %20 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %21 = stablehlo.add %19, %20 : tensor<2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x3xf32>
    %22 = stablehlo.maximum %21, %cst_3 : tensor<2x3x3xf32>
    %23 = stablehlo.select %15, %22, %cst_3 : tensor<2x3x3xi1>, tensor<2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %25 = stablehlo.divide %24, %cst_5 : tensor<2xf32>
    %26 = stablehlo.reduce(%11 init: %c_2) applies stablehlo.or across dimensions = [1] : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2x3xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %28 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %29 = stablehlo.select %26, %27, %28 : tensor<2x3xi1>, tensor<2x3xf32>
    return %25 : tensor<2xf32>
  }
}

// -----
// multilabel_soft_margin_loss / mean: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %1 = stablehlo.negate %0 : tensor<3x4xf32>
    %2 = stablehlo.exponential %1 : tensor<3x4xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %4 = stablehlo.minimum %arg0, %cst : tensor<3x4xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<3x4xf32>
    %6 = stablehlo.abs %arg0 : tensor<3x4xf32>
    %7 = stablehlo.negate %6 : tensor<3x4xf32>
    %8 = stablehlo.exponential %7 : tensor<3x4xf32>
    %9 = stablehlo.multiply %arg1, %5 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %10 = stablehlo.subtract %cst_0, %arg1 : tensor<3x4xf32>
    %11 = stablehlo.negate %arg0 : tensor<3x4xf32>
    %12 = stablehlo.abs %11 : tensor<3x4xf32>
    %13 = stablehlo.negate %12 : tensor<3x4xf32>
    %14 = stablehlo.exponential %13 : tensor<3x4xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<3x4xf32>
    %16 = stablehlo.minimum %11, %cst : tensor<3x4xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<3x4xf32>
    %18 = stablehlo.abs %11 : tensor<3x4xf32>
    %19 = stablehlo.negate %18 : tensor<3x4xf32>
    %20 = stablehlo.exponential %19 : tensor<3x4xf32>
    %21 = stablehlo.multiply %10, %17 : tensor<3x4xf32>
    %22 = stablehlo.add %9, %21 : tensor<3x4xf32>
    %23 = stablehlo.negate %22 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_2 = stablehlo.constant dense<4.000000e+00> : tensor<3xf32>
    %25 = stablehlo.divide %24, %cst_2 : tensor<3xf32>
    %26 = stablehlo.reduce(%25 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %27 = stablehlo.divide %26, %cst_3 : tensor<f32>
    return %27 : tensor<f32>
  }
}

// -----
// soft_margin_loss / mean: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.negate %arg0 : tensor<3xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<3xf32>
    %2 = stablehlo.exponential %1 : tensor<3xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_0 : tensor<f32>
    return %5 : tensor<f32>
  }
}

// -----
// poisson_nll_loss / full: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg1, %arg0 : tensor<3x4xf32>
    %1 = stablehlo.exponential %arg0 : tensor<3x4xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<6.28318548> : tensor<3x4xf32>
    %3 = stablehlo.multiply %arg1, %cst : tensor<3x4xf32>
    %4 = stablehlo.log %3 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<3x4xf32>
    %5 = stablehlo.multiply %4, %cst_0 : tensor<3x4xf32>
    %6 = stablehlo.log %arg1 : tensor<3x4xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<3x4xf32>
    %8 = stablehlo.subtract %7, %arg1 : tensor<3x4xf32>
    %9 = stablehlo.add %8, %5 : tensor<3x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %10 = stablehlo.compare LE, %arg1, %cst_1, FLOAT : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %11 = stablehlo.select %10, %cst_2, %9 : tensor<3x4xi1>, tensor<3x4xf32>
    %12 = stablehlo.add %2, %11 : tensor<3x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_4 : tensor<f32>
    return %14 : tensor<f32>
  }
}

// -----
// triplet_margin_loss / swap: f32[3,4], f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<3x4xf32>
    %1 = stablehlo.add %0, %cst : tensor<3x4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.sqrt %3 : tensor<3xf32>
    %5 = stablehlo.subtract %arg0, %arg2 : tensor<3x4xf32>
    %6 = stablehlo.add %5, %cst : tensor<3x4xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<3x4xf32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %9 = stablehlo.sqrt %8 : tensor<3xf32>
    %10 = stablehlo.subtract %arg1, %arg2 : tensor<3x4xf32>
    %11 = stablehlo.add %10, %cst : tensor<3x4xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<3x4xf32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %14 = stablehlo.sqrt %13 : tensor<3xf32>
    %15 = stablehlo.minimum %9, %14 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %16 = stablehlo.add %4, %cst_1 : tensor<3xf32>
    %17 = stablehlo.subtract %16, %15 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %18 = stablehlo.maximum %17, %cst_2 : tensor<3xf32>
    %19 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %20 = stablehlo.divide %19, %cst_3 : tensor<f32>
    return %20 : tensor<f32>
  }
}

// -----
// ctc / mean: f32[6,3,4], i64[3,3], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<6x3x4xf32>, %arg1: tensor<3x3xi64>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>) -> (tensor<f32>, tensor<i1>, tensor<i1>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<6x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x3xf32>) -> tensor<6x3x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<6x3x4xf32>
    %3 = stablehlo.exponential %2 : tensor<6x3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x3x4xf32>, tensor<f32>) -> tensor<6x3xf32>
    %5 = stablehlo.log %4 : tensor<6x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x3xf32>) -> tensor<6x3x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<6x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<3xi64>
    %8 = stablehlo.compare GE, %arg2, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<3xi64>
    %9 = stablehlo.compare LE, %arg2, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %10 = stablehlo.and %8, %9 : tensor<3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<3> : tensor<3xi64>
    %12 = stablehlo.compare LE, %arg3, %c_3, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.compare GE, %arg3, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %16 = stablehlo.and %13, %15 : tensor<i1>
    %17:2 = call @ctc_loss(%7, %arg1, %arg2, %arg3) : (tensor<6x3x4xf32>, tensor<3x3xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xf32>, tensor<3x6x7xf32>)
    %c_4 = stablehlo.constant dense<1> : tensor<3xi64>
    %18 = stablehlo.maximum %arg3, %c_4 : tensor<3xi64>
    %19 = stablehlo.convert %18 : (tensor<3xi64>) -> tensor<3xf32>
    %20 = stablehlo.divide %17#0, %19 : tensor<3xf32>
    %21 = stablehlo.reduce(%20 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_5 : tensor<f32>
    return %22, %11, %16 : tensor<f32>, tensor<i1>, tensor<i1>
  }
  func.func private @ctc_loss(tensor<6x3x4xf32>, tensor<3x3xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xf32>, tensor<3x6x7xf32>)
}

// -----
// ctc / concatenated: f64[6,3,4], i64[4], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<6x3x4xf64>, %arg1: tensor<4xi64>, %arg2: tensor<3xi64>, %arg3: tensor<3xi64>) -> (tensor<3xf64>, tensor<i1>, tensor<i1>) {
    %cst = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<6x3x4xf64>, tensor<f64>) -> tensor<6x3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<6x3xf64>) -> tensor<6x3x4xf64>
    %2 = stablehlo.subtract %arg0, %1 : tensor<6x3x4xf64>
    %3 = stablehlo.exponential %2 : tensor<6x3x4xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x3x4xf64>, tensor<f64>) -> tensor<6x3xf64>
    %5 = stablehlo.log %4 : tensor<6x3xf64>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<6x3xf64>) -> tensor<6x3x4xf64>
    %7 = stablehlo.subtract %2, %6 : tensor<6x3x4xf64>
    %c = stablehlo.constant dense<0> : tensor<3xi64>
    %8 = stablehlo.compare GE, %arg2, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_1 = stablehlo.constant dense<6> : tensor<3xi64>
    %9 = stablehlo.compare LE, %arg2, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %10 = stablehlo.and %8, %9 : tensor<3xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.reduce(%arg3 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %c_4 = stablehlo.constant dense<4> : tensor<i64>
    %13 = stablehlo.compare EQ, %12, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %14 = stablehlo.compare GE, %arg3, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %16 = stablehlo.and %13, %15 : tensor<i1>
    %17:2 = call @ctc_loss(%7, %arg1, %arg2, %arg3) : (tensor<6x3x4xf64>, tensor<4xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xf64>, tensor<3x6x9xf64>)
    return %17#0, %11, %16 : tensor<3xf64>, tensor<i1>, tensor<i1>
  }
  func.func private @ctc_loss(tensor<6x3x4xf64>, tensor<4xi64>, tensor<3xi64>, tensor<3xi64>) -> (tensor<3xf64>, tensor<3x6x9xf64>)
}

// -----
// ctc / impossible: f32[3,2,4], i64[2,3], i64[2], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2xi64>, %arg3: tensor<2xi64>) -> (tensor<2xf32>, tensor<i1>, tensor<i1>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x2x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %5 = stablehlo.log %4 : tensor<3x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<2xi64>
    %8 = stablehlo.compare GE, %arg2, %c, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<2xi64>
    %9 = stablehlo.compare LE, %arg2, %c_1, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %10 = stablehlo.and %8, %9 : tensor<2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %12 = stablehlo.compare LE, %arg3, %c_1, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.compare GE, %arg3, %c, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %16 = stablehlo.and %13, %15 : tensor<i1>
    %17:2 = call @ctc_loss(%7, %arg1, %arg2, %arg3) : (tensor<3x2x4xf32>, tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3x7xf32>)
    return %17#0, %11, %16 : tensor<2xf32>, tensor<i1>, tensor<i1>
  }
  func.func private @ctc_loss(tensor<3x2x4xf32>, tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3x7xf32>)
}

// -----
// ctc / zero_infinity: f32[3,2,4], i64[2,3], i64[2], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2xi64>, %arg3: tensor<2xi64>) -> (tensor<f32>, tensor<i1>, tensor<i1>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<3x2x4xf32>
    %3 = stablehlo.exponential %2 : tensor<3x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x2x4xf32>, tensor<f32>) -> tensor<3x2xf32>
    %5 = stablehlo.log %4 : tensor<3x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<3x2x4xf32>
    %c = stablehlo.constant dense<0> : tensor<2xi64>
    %8 = stablehlo.compare GE, %arg2, %c, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<2xi64>
    %9 = stablehlo.compare LE, %arg2, %c_1, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %10 = stablehlo.and %8, %9 : tensor<2xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %11 = stablehlo.reduce(%10 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %12 = stablehlo.compare LE, %arg3, %c_1, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %13 = stablehlo.reduce(%12 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %14 = stablehlo.compare GE, %arg3, %c, SIGNED : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %15 = stablehlo.reduce(%14 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %16 = stablehlo.and %13, %15 : tensor<i1>
    %17:2 = call @ctc_loss(%7, %arg1, %arg2, %arg3) : (tensor<3x2x4xf32>, tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3x7xf32>)
    %cst_3 = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
    %18 = stablehlo.compare EQ, %17#0, %cst_3, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %20 = stablehlo.select %18, %19, %17#0 : tensor<2xi1>, tensor<2xf32>
    %21 = stablehlo.reduce(%20 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    return %21, %11, %16 : tensor<f32>, tensor<i1>, tensor<i1>
  }
  func.func private @ctc_loss(tensor<3x2x4xf32>, tensor<2x3xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x3x7xf32>)
}

// -----
// chunked_cross_entropy / mean: f32[5,3], f32[4,3], i64[5], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<5xi64>, %arg3: tensor<4xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<-100> : tensor<5xi64>
    %0 = stablehlo.compare EQ, %arg2, %c, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<5xi64>
    %1 = stablehlo.select %0, %c_0, %arg2 : tensor<5xi1>, tensor<5xi64>
    %2 = stablehlo.convert %1 : (tensor<5xi64>) -> tensor<5xi32>
    %3 = "stablehlo.gather"(%arg3, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<5xi32>) -> tensor<5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %4 = stablehlo.select %0, %cst_1, %3 : tensor<5xi1>, tensor<5xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.negate %5 : tensor<f32>
    %7 = stablehlo.compare EQ, %5, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.select %7, %cst_2, %6 : tensor<i1>, tensor<f32>
    %9 = stablehlo.clamp %8, %4, %8 : (tensor<f32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.divide %4, %9 : tensor<5xf32>
    %11 = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.slice %1 [0:2] : (tensor<5xi64>) -> tensor<2xi64>
    %13 = stablehlo.slice %10 [0:2] : (tensor<5xf32>) -> tensor<2xf32>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %15 = stablehlo.dot_general %11, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %17 = stablehlo.reshape %16 : (tensor<2xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %19 = stablehlo.subtract %15, %18 : tensor<2x4xf32>
    %20 = stablehlo.reshape %12 : (tensor<2xi64>) -> tensor<2x1xi64>
    %21 = stablehlo.convert %20 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %22 = "stablehlo.gather"(%19, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x1xf32>) -> tensor<2xf32>
    %24 = stablehlo.dot_general %13, %23, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %25 = stablehlo.add %cst, %24 : tensor<f32>
    %26 = stablehlo.exponential %19 : tensor<2x4xf32>
    %27 = stablehlo.reduce(%26 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.log %27 : tensor<2xf32>
    %29 = stablehlo.dot_general %13, %28, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %30 = stablehlo.subtract %25, %29 : tensor<f32>
    %31 = stablehlo.slice %arg0 [2:4, 0:3] : (tensor<5x3xf32>) -> tensor<2x3xf32>
    %32 = stablehlo.slice %1 [2:4] : (tensor<5xi64>) -> tensor<2xi64>
    %33 = stablehlo.slice %10 [2:4] : (tensor<5xf32>) -> tensor<2xf32>
    %34 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %35 = stablehlo.dot_general %31, %34, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %36 = stablehlo.reduce(%35 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.reshape %36 : (tensor<2xf32>) -> tensor<2x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %39 = stablehlo.subtract %35, %38 : tensor<2x4xf32>
    %40 = stablehlo.reshape %32 : (tensor<2xi64>) -> tensor<2x1xi64>
    %41 = stablehlo.convert %40 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %42 = "stablehlo.gather"(%39, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<2x1xf32>) -> tensor<2xf32>
    %44 = stablehlo.dot_general %33, %43, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %45 = stablehlo.add %30, %44 : tensor<f32>
    %46 = stablehlo.exponential %39 : tensor<2x4xf32>
    %47 = stablehlo.reduce(%46 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %48 = stablehlo.log %47 : tensor<2xf32>
    %49 = stablehlo.dot_general %33, %48, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %50 = stablehlo.subtract %45, %49 : tensor<f32>
    %51 = stablehlo.slice %arg0 [4:5, 0:3] : (tensor<5x3xf32>) -> tensor<1x3xf32>
    %52 = stablehlo.slice %1 [4:5] : (tensor<5xi64>) -> tensor<1xi64>
    %53 = stablehlo.slice %10 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    %54 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %55 = stablehlo.dot_general %51, %54, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x3xf32>, tensor<3x4xf32>) -> tensor<1x4xf32>
    %56 = stablehlo.reduce(%55 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %57 = stablehlo.reshape %56 : (tensor<1xf32>) -> tensor<1x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %59 = stablehlo.subtract %55, %58 : tensor<1x4xf32>
    %60 = stablehlo.reshape %52 : (tensor<1xi64>) -> tensor<1x1xi64>
    %61 = stablehlo.convert %60 : (tensor<1x1xi64>) -> tensor<1x1xi32>
    %62 = "stablehlo.gather"(%59, %61) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %63 = stablehlo.reshape %62 : (tensor<1x1xf32>) -> tensor<1xf32>
    %64 = stablehlo.dot_general %53, %63, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
    %65 = stablehlo.add %50, %64 : tensor<f32>
    %66 = stablehlo.exponential %59 : tensor<1x4xf32>
    %67 = stablehlo.reduce(%66 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %68 = stablehlo.log %67 : tensor<1xf32>
    %69 = stablehlo.dot_general %53, %68, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1xf32>, tensor<1xf32>) -> tensor<f32>
    %70 = stablehlo.subtract %65, %69 : tensor<f32>
    return %70 : tensor<f32>
  }
}

// -----
// chunked_cross_entropy / sum_bfloat16: bf16[3,3], bf16[4,3], i64[3], bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xbf16>, %arg1: tensor<4x3xbf16>, %arg2: tensor<3xi64>, %arg3: tensor<4xbf16>) -> tensor<bf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare EQ, %arg2, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<3xi64>
    %1 = stablehlo.select %0, %c_0, %arg2 : tensor<3xi1>, tensor<3xi64>
    %2 = stablehlo.not %0 : tensor<3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<bf16>) -> tensor<3xbf16>
    %5 = stablehlo.select %2, %3, %4 : tensor<3xi1>, tensor<3xbf16>
    %6 = stablehlo.negate %5 : tensor<3xbf16>
    %7 = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<3x3xbf16>) -> tensor<2x3xbf16>
    %8 = stablehlo.slice %1 [0:2] : (tensor<3xi64>) -> tensor<2xi64>
    %9 = stablehlo.slice %6 [0:2] : (tensor<3xbf16>) -> tensor<2xbf16>
    %10 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xbf16>) -> tensor<3x4xbf16>
    %11 = stablehlo.dot_general %7, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xbf16>, tensor<3x4xbf16>) -> tensor<2x4xf32>
    %12 = stablehlo.convert %11 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %13 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xbf16>) -> tensor<2x4xbf16>
    %14 = stablehlo.add %12, %13 : tensor<2x4xbf16>
    %cst_2 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xbf16>, tensor<bf16>) -> tensor<2xbf16>
    %16 = stablehlo.reshape %15 : (tensor<2xbf16>) -> tensor<2x1xbf16>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<2x1xbf16>) -> tensor<2x4xbf16>
    %18 = stablehlo.subtract %14, %17 : tensor<2x4xbf16>
    %19 = stablehlo.reshape %8 : (tensor<2xi64>) -> tensor<2x1xi64>
    %20 = stablehlo.convert %19 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %21 = "stablehlo.gather"(%18, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xbf16>, tensor<2x1xi32>) -> tensor<2x1xbf16>
    %22 = stablehlo.reshape %21 : (tensor<2x1xbf16>) -> tensor<2xbf16>
    %23 = stablehlo.dot_general %9, %22, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>
    %24 = stablehlo.convert %23 : (tensor<f32>) -> tensor<bf16>
    %25 = stablehlo.add %cst, %24 : tensor<bf16>
    %26 = stablehlo.convert %18 : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %27 = stablehlo.exponential %26 : tensor<2x4xf32>
    %28 = stablehlo.convert %27 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    %29 = stablehlo.convert %28 : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %31 = stablehlo.convert %30 : (tensor<2xf32>) -> tensor<2xbf16>
    %32 = stablehlo.convert %31 : (tensor<2xbf16>) -> tensor<2xf32>
    %33 = stablehlo.log %32 : tensor<2xf32>
    %34 = stablehlo.convert %33 : (tensor<2xf32>) -> tensor<2xbf16>
    %35 = stablehlo.dot_general %9, %34, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>
    %36 = stablehlo.convert %35 : (tensor<f32>) -> tensor<bf16>
    %37 = stablehlo.subtract %25, %36 : tensor<bf16>
    %38 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xbf16>) -> tensor<1x3xbf16>
    %39 = stablehlo.slice %1 [2:3] : (tensor<3xi64>) -> tensor<1xi64>
    %40 = stablehlo.slice %6 [2:3] : (tensor<3xbf16>) -> tensor<1xbf16>
    %41 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xbf16>) -> tensor<3x4xbf16>
    %42 = stablehlo.dot_general %38, %41, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1x3xbf16>, tensor<3x4xbf16>) -> tensor<1x4xf32>
    %43 = stablehlo.convert %42 : (tensor<1x4xf32>) -> tensor<1x4xbf16>
    %44 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xbf16>) -> tensor<1x4xbf16>
    %45 = stablehlo.add %43, %44 : tensor<1x4xbf16>
    %46 = stablehlo.reduce(%45 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xbf16>, tensor<bf16>) -> tensor<1xbf16>
    %47 = stablehlo.reshape %46 : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<1x4xbf16>
    %49 = stablehlo.subtract %45, %48 : tensor<1x4xbf16>
    %50 = stablehlo.reshape %39 : (tensor<1xi64>) -> tensor<1x1xi64>
    %51 = stablehlo.convert %50 : (tensor<1x1xi64>) -> tensor<1x1xi32>
    %52 = "stablehlo.gather"(%49, %51) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xbf16>, tensor<1x1xi32>) -> tensor<1x1xbf16>
    %53 = stablehlo.reshape %52 : (tensor<1x1xbf16>) -> tensor<1xbf16>
    %54 = stablehlo.dot_general %40, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<f32>
    %55 = stablehlo.convert %54 : (tensor<f32>) -> tensor<bf16>
    %56 = stablehlo.add %37, %55 : tensor<bf16>
    %57 = stablehlo.convert %49 : (tensor<1x4xbf16>) -> tensor<1x4xf32>
    %58 = stablehlo.exponential %57 : tensor<1x4xf32>
    %59 = stablehlo.convert %58 : (tensor<1x4xf32>) -> tensor<1x4xbf16>
    %60 = stablehlo.convert %59 : (tensor<1x4xbf16>) -> tensor<1x4xf32>
    %61 = stablehlo.reduce(%60 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %62 = stablehlo.convert %61 : (tensor<1xf32>) -> tensor<1xbf16>
    %63 = stablehlo.convert %62 : (tensor<1xbf16>) -> tensor<1xf32>
    %64 = stablehlo.log %63 : tensor<1xf32>
    %65 = stablehlo.convert %64 : (tensor<1xf32>) -> tensor<1xbf16>
    %66 = stablehlo.dot_general %40, %65, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<f32>
    %67 = stablehlo.convert %66 : (tensor<f32>) -> tensor<bf16>
    %68 = stablehlo.subtract %56, %67 : tensor<bf16>
    return %68 : tensor<bf16>
  }
}

// -----
// chunked_cross_entropy / none: f32[3,3], f32[4,3], i64[3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<4x3xf32>, %arg2: tensor<3xi64>, %arg3: tensor<4xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %c = stablehlo.constant dense<-100> : tensor<3xi64>
    %0 = stablehlo.compare EQ, %arg2, %c, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<3xi64>
    %1 = stablehlo.select %0, %c_0, %arg2 : tensor<3xi1>, tensor<3xi64>
    %2 = stablehlo.not %0 : tensor<3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3xi1>, tensor<3xf32>
    %6 = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<3x3xf32>) -> tensor<2x3xf32>
    %7 = stablehlo.slice %1 [0:2] : (tensor<3xi64>) -> tensor<2xi64>
    %8 = stablehlo.slice %5 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %10 = stablehlo.dot_general %6, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %14 = stablehlo.reshape %13 : (tensor<2xf32>) -> tensor<2x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %16 = stablehlo.subtract %12, %15 : tensor<2x4xf32>
    %17 = stablehlo.exponential %16 : tensor<2x4xf32>
    %18 = stablehlo.reduce(%17 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %19 = stablehlo.log %18 : tensor<2xf32>
    %20 = stablehlo.reshape %7 : (tensor<2xi64>) -> tensor<2x1xi64>
    %21 = stablehlo.convert %20 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %22 = "stablehlo.gather"(%16, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x1xf32>) -> tensor<2xf32>
    %24 = stablehlo.subtract %19, %23 : tensor<2xf32>
    %25 = stablehlo.multiply %24, %8 : tensor<2xf32>
    %26 = stablehlo.slice %arg0 [2:3, 0:3] : (tensor<3x3xf32>) -> tensor<1x3xf32>
    %27 = stablehlo.slice %1 [2:3] : (tensor<3xi64>) -> tensor<1xi64>
    %28 = stablehlo.slice %5 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    %29 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %30 = stablehlo.dot_general %26, %29, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x3xf32>, tensor<3x4xf32>) -> tensor<1x4xf32>
    %31 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %32 = stablehlo.add %30, %31 : tensor<1x4xf32>
    %33 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.maximum across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %34 = stablehlo.reshape %33 : (tensor<1xf32>) -> tensor<1x1xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<1x4xf32>
    %36 = stablehlo.subtract %32, %35 : tensor<1x4xf32>
    %37 = stablehlo.exponential %36 : tensor<1x4xf32>
    %38 = stablehlo.reduce(%37 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1x4xf32>, tensor<f32>) -> tensor<1xf32>
    %39 = stablehlo.log %38 : tensor<1xf32>
    %40 = stablehlo.reshape %27 : (tensor<1xi64>) -> tensor<1x1xi64>
    %41 = stablehlo.convert %40 : (tensor<1x1xi64>) -> tensor<1x1xi32>
    %42 = "stablehlo.gather"(%36, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %43 = stablehlo.reshape %42 : (tensor<1x1xf32>) -> tensor<1xf32>
    %44 = stablehlo.subtract %39, %43 : tensor<1xf32>
    %45 = stablehlo.multiply %44, %28 : tensor<1xf32>
    %46 = stablehlo.concatenate %25, %45, dim = 0 : (tensor<2xf32>, tensor<1xf32>) -> tensor<3xf32>
    return %46 : tensor<3xf32>
  }
}

// -----
// chunked_cross_entropy / mean_of_no_rows: f32[0,3], f32[4,3], i64[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    return %cst : tensor<f32>
  }
}

// -----
// ctc / numbers: f32[5,2,4], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2x4xf32>, %arg1: tensor<2x2xi64>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<5x2x4xf32>
    %3 = stablehlo.exponential %2 : tensor<5x2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<5x2x4xf32>, tensor<f32>) -> tensor<5x2xf32>
    %5 = stablehlo.log %4 : tensor<5x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<5x2xf32>) -> tensor<5x2x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<5x2x4xf32>
    %c = stablehlo.constant dense<[5, 4]> : tensor<2xi64>
    %c_1 = stablehlo.constant dense<[2, 1]> : tensor<2xi64>
    %8:2 = call @ctc_loss(%7, %arg1, %c, %c_1) : (tensor<5x2x4xf32>, tensor<2x2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x5x5xf32>)
    %cst_2 = stablehlo.constant dense<[2.000000e+00, 1.000000e+00]> : tensor<2xf32>
    %9 = stablehlo.divide %8#0, %cst_2 : tensor<2xf32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.divide %10, %cst_3 : tensor<f32>
    return %11 : tensor<f32>
  }
  func.func private @ctc_loss(tensor<5x2x4xf32>, tensor<2x2xi64>, tensor<2xi64>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2x5x5xf32>)
}

// -----
// ctc / one_sample: f32[5,4], i64[2], i64[], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<i64>, %arg3: tensor<i64>) -> (tensor<f32>, tensor<i1>, tensor<i1>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<5x4xf32>
    %3 = stablehlo.exponential %2 : tensor<5x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<5x4xf32>, tensor<f32>) -> tensor<5xf32>
    %5 = stablehlo.log %4 : tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<5xf32>) -> tensor<5x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<5x4xf32>
    %8 = stablehlo.reshape %7 : (tensor<5x4xf32>) -> tensor<5x1x4xf32>
    %9 = stablehlo.reshape %arg2 : (tensor<i64>) -> tensor<1xi64>
    %10 = stablehlo.reshape %arg3 : (tensor<i64>) -> tensor<1xi64>
    %c = stablehlo.constant dense<0> : tensor<1xi64>
    %11 = stablehlo.compare GE, %9, %c, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_1 = stablehlo.constant dense<5> : tensor<1xi64>
    %12 = stablehlo.compare LE, %9, %c_1, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %13 = stablehlo.and %11, %12 : tensor<1xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%13 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %15 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<1xi64>, tensor<i64>) -> tensor<i64>
    %c_4 = stablehlo.constant dense<2> : tensor<i64>
    %16 = stablehlo.compare EQ, %15, %c_4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %17 = stablehlo.compare GE, %10, %c, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %18 = stablehlo.reduce(%17 init: %c_2) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %19 = stablehlo.and %16, %18 : tensor<i1>
    %20:2 = call @ctc_loss(%8, %arg1, %9, %10) : (tensor<5x1x4xf32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xf32>, tensor<1x5x5xf32>)
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %21 = stablehlo.maximum %arg3, %c_5 : tensor<i64>
    %22 = stablehlo.convert %21 : (tensor<i64>) -> tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %24 = stablehlo.divide %20#0, %23 : tensor<1xf32>
    %25 = stablehlo.reduce(%24 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.divide %25, %cst_6 : tensor<f32>
    return %26, %14, %19 : tensor<f32>, tensor<i1>, tensor<i1>
  }
  func.func private @ctc_loss(tensor<5x1x4xf32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> (tensor<1xf32>, tensor<1x5x5xf32>)
}
