// interpolate / nearest_double: f32[1,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3x2xf32>) -> tensor<1x2x6xf32>
    return %1 : tensor<1x2x6xf32>
  }
}

// -----
// interpolate / nearest_1d: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x7xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [2], [2], [3], [4]]> : tensor<7x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<7x1xi32>) -> tensor<1x2x7xf32>
    return %0 : tensor<1x2x7xf32>
  }
}

// -----
// interpolate / nearest_2d_double: f32[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf32>) -> tensor<1x2x4x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 4] : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x2x3xf32>) -> tensor<1x2x4x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x4x3xf32>) -> tensor<1x2x4x3x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x2x4x3x2xf32>) -> tensor<1x2x4x6xf32>
    return %3 : tensor<1x2x4x6xf32>
  }
}

// -----
// interpolate / nearest_2d_scale: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x5x2xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x3x4xf32>, tensor<5x1xi32>) -> tensor<1x2x5x4xf32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:5, 0:2] : (tensor<1x2x5x4xf32>) -> tensor<1x2x5x2xf32>
    return %1 : tensor<1x2x5x2xf32>
  }
}

// -----
// interpolate / nearest_2d_f64: f64[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf64>) -> tensor<1x2x5x2xf64> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x3x4xf64>, tensor<5x1xi32>) -> tensor<1x2x5x4xf64>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:5, 0:3:2] : (tensor<1x2x5x4xf64>) -> tensor<1x2x5x2xf64>
    return %1 : tensor<1x2x5x2xf64>
  }
}

// -----
// interpolate / nearest_2d_u8: u8[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xui8>) -> tensor<1x2x5x2xui8> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x3x4xui8>, tensor<5x1xi32>) -> tensor<1x2x5x4xui8>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:5, 0:3:2] : (tensor<1x2x5x4xui8>) -> tensor<1x2x5x2xui8>
    return %1 : tensor<1x2x5x2xui8>
  }
}

// -----
// interpolate / nearest_3d: f32[1,2,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3x2xf32>) -> tensor<1x2x3x2x5xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3, 2>}> : (tensor<1x2x2x3x2xf32>, tensor<3x1xi32>) -> tensor<1x2x3x3x2xf32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:3, 0:2, 0:2] : (tensor<1x2x3x3x2xf32>) -> tensor<1x2x3x2x2xf32>
    %c_0 = stablehlo.constant dense<[[0], [0], [0], [1], [1]]> : tensor<5x1xi32>
    %2 = "stablehlo.gather"(%1, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 2, 1>}> : (tensor<1x2x3x2x2xf32>, tensor<5x1xi32>) -> tensor<1x2x3x2x5xf32>
    return %2 : tensor<1x2x3x2x5xf32>
  }
}

// -----
// interpolate / nearest-exact_1d: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x7xf32> {
    %c = stablehlo.constant dense<[[0], [1], [1], [2], [3], [3], [4]]> : tensor<7x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<7x1xi32>) -> tensor<1x2x7xf32>
    return %0 : tensor<1x2x7xf32>
  }
}

// -----
// interpolate / nearest-exact_2d: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x5x2xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [2], [2]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x3x4xf32>, tensor<5x1xi32>) -> tensor<1x2x5x4xf32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:5, 0:3:2] : (tensor<1x2x5x4xf32>) -> tensor<1x2x5x2xf32>
    return %1 : tensor<1x2x5x2xf32>
  }
}

// -----
// interpolate / nearest-exact_3d: f32[1,1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x2x3x2xf32>) -> tensor<1x1x3x2x5xf32> {
    %c = stablehlo.constant dense<[[0], [1], [1]]> : tensor<3x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3, 2>}> : (tensor<1x1x2x3x2xf32>, tensor<3x1xi32>) -> tensor<1x1x3x3x2xf32>
    %1 = stablehlo.slice %0 [0:1, 0:1, 0:3, 0:3:2, 0:2] : (tensor<1x1x3x3x2xf32>) -> tensor<1x1x3x2x2xf32>
    %c_0 = stablehlo.constant dense<[[0], [0], [1], [1], [1]]> : tensor<5x1xi32>
    %2 = "stablehlo.gather"(%1, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 2, 1>}> : (tensor<1x1x3x2x2xf32>, tensor<5x1xi32>) -> tensor<1x1x3x2x5xf32>
    return %2 : tensor<1x1x3x2x5xf32>
  }
}

// -----
// interpolate / linear_1d: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x8xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2], [2], [3], [4]]> : tensor<8x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<8x1xi32>) -> tensor<1x2x8xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 5.625000e-01, 9.375000e-01, 3.125000e-01, 6.875000e-01, 6.250000e-02, 4.375000e-01, 8.125000e-01]> : tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [2] : (tensor<8xf32>) -> tensor<1x2x8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x8xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [2], [2], [3], [3], [4], [4]]> : tensor<8x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<8x1xi32>) -> tensor<1x2x8xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 4.375000e-01, 6.250000e-02, 6.875000e-01, 3.125000e-01, 9.375000e-01, 5.625000e-01, 1.875000e-01]> : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<8xf32>) -> tensor<1x2x8xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x8xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x8xf32>
    return %6 : tensor<1x2x8xf32>
  }
}

// -----
// interpolate / linear_1d_corners: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x8xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2], [2], [3], [4]]> : tensor<8x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<8x1xi32>) -> tensor<1x2x8xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 0.428571403, 0.857142806, 0.285714149, 0.714285612, 0.142857075, 0.571428299, 1.000000e+00]> : tensor<8xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [2] : (tensor<8xf32>) -> tensor<1x2x8xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x8xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [2], [2], [3], [3], [4], [4]]> : tensor<8x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<1x2x5xf32>, tensor<8x1xi32>) -> tensor<1x2x8xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 0.571428597, 0.142857194, 0.714285851, 0.285714388, 0.857142925, 0.428571701, 0.000000e+00]> : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<8xf32>) -> tensor<1x2x8xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x8xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x8xf32>
    return %6 : tensor<1x2x8xf32>
  }
}

// -----
// interpolate / bilinear_double: f32[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf32>) -> tensor<1x2x4x6xf32> {
    %c = stablehlo.constant dense<[[0], [0], [0], [1], [1], [2]]> : tensor<6x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf32>, tensor<6x1xi32>) -> tensor<1x2x2x6xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<6xf32>) -> tensor<1x2x2x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x2x6xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [1], [2], [2], [2]]> : tensor<6x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf32>, tensor<6x1xi32>) -> tensor<1x2x2x6xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<6xf32>) -> tensor<1x2x2x6xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x2x6xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x2x6xf32>
    %c_2 = stablehlo.constant dense<[[0], [0], [0], [1]]> : tensor<4x1xi32>
    %7 = "stablehlo.gather"(%6, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x2x6xf32>, tensor<4x1xi32>) -> tensor<1x2x4x6xf32>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 7.500000e-01, 2.500000e-01, 7.500000e-01]> : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<4xf32>) -> tensor<1x2x4x6xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2x4x6xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<4x1xi32>
    %10 = "stablehlo.gather"(%6, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 6>}> : (tensor<1x2x2x6xf32>, tensor<4x1xi32>) -> tensor<1x2x4x6xf32>
    %cst_5 = stablehlo.constant dense<[0.000000e+00, 2.500000e-01, 7.500000e-01, 2.500000e-01]> : tensor<4xf32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<4xf32>) -> tensor<1x2x4x6xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x4x6xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x2x4x6xf32>
    return %13 : tensor<1x2x4x6xf32>
  }
}

// -----
// interpolate / bilinear_corners: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x5x2xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:4:3] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 1:4:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x3x2xf32>
    %4 = stablehlo.add %0, %3 : tensor<1x2x3x2xf32>
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %5 = "stablehlo.gather"(%4, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 1.000000e+00, 5.000000e-01, 1.000000e+00]> : tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<1x2x5x2xf32>
    %c_1 = stablehlo.constant dense<[[1], [1], [2], [2], [2]]> : tensor<5x1xi32>
    %8 = "stablehlo.gather"(%4, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_2 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.000000e+00, 5.000000e-01, 0.000000e+00]> : tensor<5xf32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<1x2x5x2xf32>
    %11 = stablehlo.add %7, %10 : tensor<1x2x5x2xf32>
    return %11 : tensor<1x2x5x2xf32>
  }
}

// -----
// interpolate / bilinear_scale: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x5x2xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:3:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %cst = stablehlo.constant dense<[0.666666686, 1.000000e+00]> : tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x3x2xf32>
    %3 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 1:4:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %cst_0 = stablehlo.constant dense<[0.333333313, 0.000000e+00]> : tensor<2xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [3] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x3x2xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x3x2xf32>
    %c = stablehlo.constant dense<[[0], [0], [0], [1], [2]]> : tensor<5x1xi32>
    %7 = "stablehlo.gather"(%6, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 0.617647052, 0.0294116735, 0.441176414, 0.852941036]> : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2x5x2xf32>
    %c_2 = stablehlo.constant dense<[[1], [1], [1], [2], [2]]> : tensor<5x1xi32>
    %10 = "stablehlo.gather"(%6, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_3 = stablehlo.constant dense<[0.000000e+00, 0.382352978, 0.970588326, 0.558823586, 0.147058964]> : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x5x2xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x2x5x2xf32>
    return %13 : tensor<1x2x5x2xf32>
  }
}

// -----
// interpolate / bilinear_recomputed_scale: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x5x2xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:3:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x3x2xf32>
    %3 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 1:4:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x2xf32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<2xf32>) -> tensor<1x2x3x2xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x3x2xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x3x2xf32>
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %7 = "stablehlo.gather"(%6, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 0.599999964, 1.000000e+00, 0.399999857, 0.799999952]> : tensor<5xf32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2x5x2xf32>
    %c_1 = stablehlo.constant dense<[[1], [1], [2], [2], [2]]> : tensor<5x1xi32>
    %10 = "stablehlo.gather"(%6, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 2>}> : (tensor<1x2x3x2xf32>, tensor<5x1xi32>) -> tensor<1x2x5x2xf32>
    %cst_2 = stablehlo.constant dense<[0.000000e+00, 0.400000036, 0.000000e+00, 0.600000143, 0.200000048]> : tensor<5xf32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [2] : (tensor<5xf32>) -> tensor<1x2x5x2xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x5x2xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x2x5x2xf32>
    return %13 : tensor<1x2x5x2xf32>
  }
}

// -----
// interpolate / bilinear_one_column: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:1] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 1:2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<1xf32>) -> tensor<1x2x3x1xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x3x1xf32>
    %4 = stablehlo.add %0, %3 : tensor<1x2x3x1xf32>
    return %4 : tensor<1x2x3x1xf32>
  }
}

// -----
// interpolate / bilinear_many_to_one: f32[1,1,1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x1x2xf32>) -> tensor<1x1x1x20xf32> {
    %c = stablehlo.constant dense<[[0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [0], [1], [1], [1], [1], [1]]> : tensor<20x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x2xf32>, tensor<20x1xi32>) -> tensor<1x1x1x20xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00, 0.949999988, 8.500000e-01, 7.500000e-01, 6.500000e-01, 0.549999952, 4.500000e-01, 0.349999964, 2.500000e-01, 0.149999976, 0.0499999523, 0.949999928, 8.500000e-01, 7.500000e-01, 6.500000e-01, 0.549999952]> : tensor<20xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x1x20xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<20x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x2xf32>, tensor<20x1xi32>) -> tensor<1x1x1x20xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.000000e+00, 0.0500000082, 1.500000e-01, 2.500000e-01, 0.350000024, 0.450000018, 5.500000e-01, 0.650000035, 7.500000e-01, 8.500000e-01, 0.950000047, 0.0500000715, 0.149999976, 2.500000e-01, 0.350000024, 0.450000048]> : tensor<20xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<20xf32>) -> tensor<1x1x1x20xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x1x20xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x1x20xf32>
    return %6 : tensor<1x1x1x20xf32>
  }
}

// -----
// interpolate / bilinear_channels_last: f32[2,3,2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3x3xf32>) -> tensor<2x3x4x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x2x3x3xf32>) -> tensor<2x3x2x3xf32>
    %c = stablehlo.constant dense<[[0], [0], [1], [2]]> : tensor<4x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 1>}> : (tensor<2x3x2x3xf32>, tensor<4x1xi32>) -> tensor<2x3x2x4xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 3.750000e-01, 6.250000e-01, 8.750000e-01]> : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<2x3x2x4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<2x3x2x4xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [2], [2]]> : tensor<4x1xi32>
    %4 = "stablehlo.gather"(%0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 2, 1>}> : (tensor<2x3x2x3xf32>, tensor<4x1xi32>) -> tensor<2x3x2x4xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 6.250000e-01, 3.750000e-01, 1.250000e-01]> : tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<4xf32>) -> tensor<2x3x2x4xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<2x3x2x4xf32>
    %7 = stablehlo.add %3, %6 : tensor<2x3x2x4xf32>
    %c_2 = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %8 = "stablehlo.gather"(%7, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 4>}> : (tensor<2x3x2x4xf32>, tensor<3x1xi32>) -> tensor<2x3x3x4xf32>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 0.833333254]> : tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<3xf32>) -> tensor<2x3x3x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<2x3x3x4xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<3x1xi32>
    %11 = "stablehlo.gather"(%7, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 4>}> : (tensor<2x3x2x4xf32>, tensor<3x1xi32>) -> tensor<2x3x3x4xf32>
    %cst_5 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.166666746]> : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<3xf32>) -> tensor<2x3x3x4xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2x3x3x4xf32>
    %14 = stablehlo.add %10, %13 : tensor<2x3x3x4xf32>
    %15 = stablehlo.transpose %14, dims = [0, 2, 3, 1] : (tensor<2x3x3x4xf32>) -> tensor<2x3x4x3xf32>
    return %15 : tensor<2x3x4x3xf32>
  }
}

// -----
// interpolate / bilinear_f64: f64[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf64>) -> tensor<1x2x3x4xf64> {
    %c = stablehlo.constant dense<[[0], [0], [1], [2]]> : tensor<4x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf64>, tensor<4x1xi32>) -> tensor<1x2x2x4xf64>
    %cst = stablehlo.constant dense<[1.000000e+00, 3.750000e-01, 6.250000e-01, 8.750000e-01]> : tensor<4xf64>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf64>) -> tensor<1x2x2x4xf64>
    %2 = stablehlo.multiply %0, %1 : tensor<1x2x2x4xf64>
    %c_0 = stablehlo.constant dense<[[1], [1], [2], [2]]> : tensor<4x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf64>, tensor<4x1xi32>) -> tensor<1x2x2x4xf64>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 6.250000e-01, 3.750000e-01, 1.250000e-01]> : tensor<4xf64>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<4xf64>) -> tensor<1x2x2x4xf64>
    %5 = stablehlo.multiply %3, %4 : tensor<1x2x2x4xf64>
    %6 = stablehlo.add %2, %5 : tensor<1x2x2x4xf64>
    %c_2 = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %7 = "stablehlo.gather"(%6, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x2x4xf64>, tensor<3x1xi32>) -> tensor<1x2x3x4xf64>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 0.83333333333333348]> : tensor<3xf64>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<3xf64>) -> tensor<1x2x3x4xf64>
    %9 = stablehlo.multiply %7, %8 : tensor<1x2x3x4xf64>
    %c_4 = stablehlo.constant dense<1> : tensor<3x1xi32>
    %10 = "stablehlo.gather"(%6, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x2x4xf64>, tensor<3x1xi32>) -> tensor<1x2x3x4xf64>
    %cst_5 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.16666666666666652]> : tensor<3xf64>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<3xf64>) -> tensor<1x2x3x4xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<1x2x3x4xf64>
    %13 = stablehlo.add %9, %12 : tensor<1x2x3x4xf64>
    return %13 : tensor<1x2x3x4xf64>
  }
}

// -----
// interpolate / bilinear_f16: f16[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf16>) -> tensor<1x2x3x4xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<1x2x2x3xf16>) -> tensor<1x2x2x3xf32>
    %c = stablehlo.constant dense<[[0], [0], [1], [2]]> : tensor<4x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf32>, tensor<4x1xi32>) -> tensor<1x2x2x4xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 3.750000e-01, 6.250000e-01, 8.750000e-01]> : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x2x2x4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x2x4xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [2], [2]]> : tensor<4x1xi32>
    %4 = "stablehlo.gather"(%0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 2, 1>}> : (tensor<1x2x2x3xf32>, tensor<4x1xi32>) -> tensor<1x2x2x4xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 6.250000e-01, 3.750000e-01, 1.250000e-01]> : tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<4xf32>) -> tensor<1x2x2x4xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2x2x4xf32>
    %7 = stablehlo.add %3, %6 : tensor<1x2x2x4xf32>
    %c_2 = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %8 = "stablehlo.gather"(%7, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x2x4xf32>, tensor<3x1xi32>) -> tensor<1x2x3x4xf32>
    %cst_3 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 0.833333254]> : tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<1x2x3x4xf32>
    %c_4 = stablehlo.constant dense<1> : tensor<3x1xi32>
    %11 = "stablehlo.gather"(%7, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x2x4xf32>, tensor<3x1xi32>) -> tensor<1x2x3x4xf32>
    %cst_5 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.166666746]> : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<1x2x3x4xf32>
    %14 = stablehlo.add %10, %13 : tensor<1x2x3x4xf32>
    %15 = stablehlo.convert %14 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf16>
    return %15 : tensor<1x2x3x4xf16>
  }
}

// -----
// interpolate / bilinear_u8: u8[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xui8>) -> tensor<1x2x5x3xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<1x2x3x4xui8>) -> tensor<1x2x3x4xi32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:3, 0:3] : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x3xi32>
    %c = stablehlo.constant dense<[27307, 16384, 5461]> : tensor<3xi32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x3x3xi32>
    %4 = stablehlo.slice %0 [0:1, 0:2, 0:3, 1:4] : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x3xi32>
    %c_0 = stablehlo.constant dense<[5461, 16384, 27307]> : tensor<3xi32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x2x3x3xi32>
    %7 = stablehlo.add %3, %6 : tensor<1x2x3x3xi32>
    %c_1 = stablehlo.constant dense<16384> : tensor<1x2x3x3xi32>
    %8 = stablehlo.add %7, %c_1 : tensor<1x2x3x3xi32>
    %c_2 = stablehlo.constant dense<15> : tensor<1x2x3x3xi32>
    %9 = stablehlo.shift_right_arithmetic %8, %c_2 : tensor<1x2x3x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<1x2x3x3xi32>
    %10 = stablehlo.maximum %9, %c_3 : tensor<1x2x3x3xi32>
    %c_4 = stablehlo.constant dense<255> : tensor<1x2x3x3xi32>
    %11 = stablehlo.minimum %10, %c_4 : tensor<1x2x3x3xi32>
    %c_5 = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %12 = "stablehlo.gather"(%11, %c_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3>}> : (tensor<1x2x3x3xi32>, tensor<5x1xi32>) -> tensor<1x2x5x3xi32>
    %c_6 = stablehlo.constant dense<[16384, 9830, 16384, 6554, 16384]> : tensor<5xi32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [2] : (tensor<5xi32>) -> tensor<1x2x5x3xi32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x2x5x3xi32>
    %c_7 = stablehlo.constant dense<[[1], [1], [2], [2], [2]]> : tensor<5x1xi32>
    %15 = "stablehlo.gather"(%11, %c_7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3>}> : (tensor<1x2x3x3xi32>, tensor<5x1xi32>) -> tensor<1x2x5x3xi32>
    %c_8 = stablehlo.constant dense<[0, 6554, 0, 9830, 0]> : tensor<5xi32>
    %16 = stablehlo.broadcast_in_dim %c_8, dims = [2] : (tensor<5xi32>) -> tensor<1x2x5x3xi32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x2x5x3xi32>
    %18 = stablehlo.add %14, %17 : tensor<1x2x5x3xi32>
    %c_9 = stablehlo.constant dense<8192> : tensor<1x2x5x3xi32>
    %19 = stablehlo.add %18, %c_9 : tensor<1x2x5x3xi32>
    %c_10 = stablehlo.constant dense<14> : tensor<1x2x5x3xi32>
    %20 = stablehlo.shift_right_arithmetic %19, %c_10 : tensor<1x2x5x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<1x2x5x3xi32>
    %21 = stablehlo.maximum %20, %c_11 : tensor<1x2x5x3xi32>
    %c_12 = stablehlo.constant dense<255> : tensor<1x2x5x3xi32>
    %22 = stablehlo.minimum %21, %c_12 : tensor<1x2x5x3xi32>
    %23 = stablehlo.convert %22 : (tensor<1x2x5x3xi32>) -> tensor<1x2x5x3xui8>
    return %23 : tensor<1x2x5x3xui8>
  }
}

// -----
// interpolate / trilinear_3d: f32[1,1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x2x3x2xf32>) -> tensor<1x1x3x2x3xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 3, 1>}> : (tensor<1x1x2x3x2xf32>, tensor<3x1xi32>) -> tensor<1x1x2x3x3xf32>
    %cst = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 0.833333254]> : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [4] : (tensor<3xf32>) -> tensor<1x1x2x3x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x2x3x3xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], collapsed_slice_dims = [4], start_index_map = [4], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 3, 1>}> : (tensor<1x1x2x3x2xf32>, tensor<3x1xi32>) -> tensor<1x1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.166666746]> : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [4] : (tensor<3xf32>) -> tensor<1x1x2x3x3xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x2x3x3xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x2x3x3xf32>
    %7 = stablehlo.slice %6 [0:1, 0:1, 0:2, 0:2, 0:3] : (tensor<1x1x2x3x3xf32>) -> tensor<1x1x2x2x3xf32>
    %cst_2 = stablehlo.constant dense<[7.500000e-01, 2.500000e-01]> : tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [3] : (tensor<2xf32>) -> tensor<1x1x2x2x3xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x2x2x3xf32>
    %10 = stablehlo.slice %6 [0:1, 0:1, 0:2, 1:3, 0:3] : (tensor<1x1x2x3x3xf32>) -> tensor<1x1x2x2x3xf32>
    %cst_3 = stablehlo.constant dense<[2.500000e-01, 7.500000e-01]> : tensor<2xf32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [3] : (tensor<2xf32>) -> tensor<1x1x2x2x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x2x2x3xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x1x2x2x3xf32>
    %c_4 = stablehlo.constant dense<[[0], [0], [1]]> : tensor<3x1xi32>
    %14 = "stablehlo.gather"(%13, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 2, 3>}> : (tensor<1x1x2x2x3xf32>, tensor<3x1xi32>) -> tensor<1x1x3x2x3xf32>
    %cst_5 = stablehlo.constant dense<[1.000000e+00, 5.000000e-01, 0.833333254]> : tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x2x3xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<1x1x3x2x3xf32>
    %17 = "stablehlo.gather"(%13, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 2, 3>}> : (tensor<1x1x2x2x3xf32>, tensor<3x1xi32>) -> tensor<1x1x3x2x3xf32>
    %cst_6 = stablehlo.constant dense<[0.000000e+00, 5.000000e-01, 0.166666746]> : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x2x3xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<1x1x3x2x3xf32>
    %20 = stablehlo.add %16, %19 : tensor<1x1x3x2x3xf32>
    return %20 : tensor<1x1x3x2x3xf32>
  }
}

// -----
// interpolate / bicubic_2d: f32[1,1,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x3x4xf32>) -> tensor<1x1x5x6xf32> {
    %c = stablehlo.constant dense<[[0], [0], [0], [0], [1], [2]]> : tensor<6x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<6x1xi32>) -> tensor<1x1x3x6xf32>
    %cst = stablehlo.constant dense<[-0.01736103, -9.375000e-02, -0.0868053957, -0.01736103, -9.375000e-02, -0.0868053957]> : tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<6xf32>) -> tensor<1x1x3x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x3x6xf32>
    %c_0 = stablehlo.constant dense<[[0], [0], [1], [1], [2], [3]]> : tensor<6x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<6x1xi32>) -> tensor<1x1x3x6xf32>
    %cst_1 = stablehlo.constant dense<[0.160879612, 5.937500e-01, 9.432870e-01, 0.160879612, 5.937500e-01, 9.432870e-01]> : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x3x6xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x3x6xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x3x6xf32>
    %c_2 = stablehlo.constant dense<[[0], [1], [2], [2], [3], [3]]> : tensor<6x1xi32>
    %7 = "stablehlo.gather"(%arg0, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<6x1xi32>) -> tensor<1x1x3x6xf32>
    %cst_3 = stablehlo.constant dense<[0.943287074, 5.937500e-01, 0.160879627, 0.943287074, 5.937500e-01, 0.160879627]> : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x3x6xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x3x6xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x3x6xf32>
    %c_4 = stablehlo.constant dense<[[1], [2], [3], [3], [3], [3]]> : tensor<6x1xi32>
    %11 = "stablehlo.gather"(%arg0, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<6x1xi32>) -> tensor<1x1x3x6xf32>
    %cst_5 = stablehlo.constant dense<[-0.0868056342, -9.375000e-02, -0.0173612721, -0.0868056342, -9.375000e-02, -0.0173612721]> : tensor<6xf32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [3] : (tensor<6xf32>) -> tensor<1x1x3x6xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<1x1x3x6xf32>
    %14 = stablehlo.add %10, %13 : tensor<1x1x3x6xf32>
    %c_6 = stablehlo.constant dense<[[0], [0], [0], [0], [1]]> : tensor<5x1xi32>
    %15 = "stablehlo.gather"(%14, %c_6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xf32>, tensor<5x1xi32>) -> tensor<1x1x5x6xf32>
    %cst_7 = stablehlo.constant dense<[-0.0239998251, -0.108000249, 0.000000e+00, -0.0719998255, -0.0960000306]> : tensor<5xf32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5x6xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x1x5x6xf32>
    %c_8 = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %18 = "stablehlo.gather"(%14, %c_8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xf32>, tensor<5x1xi32>) -> tensor<1x1x5x6xf32>
    %cst_9 = stablehlo.constant dense<[0.199999988, 0.719999969, 1.000000e+00, 0.4599998, 0.919999957]> : tensor<5xf32>
    %19 = stablehlo.broadcast_in_dim %cst_9, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5x6xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<1x1x5x6xf32>
    %21 = stablehlo.add %17, %20 : tensor<1x1x5x6xf32>
    %c_10 = stablehlo.constant dense<[[0], [1], [2], [2], [2]]> : tensor<5x1xi32>
    %22 = "stablehlo.gather"(%14, %c_10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xf32>, tensor<5x1xi32>) -> tensor<1x1x5x6xf32>
    %cst_11 = stablehlo.constant dense<[9.200000e-01, 0.460000038, 0.000000e+00, 0.720000148, 0.200000092]> : tensor<5xf32>
    %23 = stablehlo.broadcast_in_dim %cst_11, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5x6xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<1x1x5x6xf32>
    %25 = stablehlo.add %21, %24 : tensor<1x1x5x6xf32>
    %c_12 = stablehlo.constant dense<[[1], [2], [2], [2], [2]]> : tensor<5x1xi32>
    %26 = "stablehlo.gather"(%14, %c_12) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xf32>, tensor<5x1xi32>) -> tensor<1x1x5x6xf32>
    %cst_13 = stablehlo.constant dense<[-0.0960000306, -0.071999751, 0.000000e+00, -0.108000055, -0.0239998251]> : tensor<5xf32>
    %27 = stablehlo.broadcast_in_dim %cst_13, dims = [2] : (tensor<5xf32>) -> tensor<1x1x5x6xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<1x1x5x6xf32>
    %29 = stablehlo.add %25, %28 : tensor<1x1x5x6xf32>
    return %29 : tensor<1x1x5x6xf32>
  }
}

// -----
// interpolate / bicubic_corners: f32[1,1,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x3x4xf32>) -> tensor<1x1x4x3xf32> {
    %c = stablehlo.constant dense<[[0], [0], [2]]> : tensor<3x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x3xf32>
    %cst = stablehlo.constant dense<[0.000000e+00, -9.375000e-02, 0.000000e+00]> : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<3xf32>) -> tensor<1x1x3x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x3x3xf32>
    %c_0 = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x3xf32>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 5.937500e-01, 1.000000e+00]> : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<3xf32>) -> tensor<1x1x3x3xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x3x3xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x3x3xf32>
    %7 = stablehlo.slice %arg0 [0:1, 0:1, 0:3, 1:4] : (tensor<1x1x3x4xf32>) -> tensor<1x1x3x3xf32>
    %cst_2 = stablehlo.constant dense<[0.000000e+00, 5.937500e-01, 0.000000e+00]> : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [3] : (tensor<3xf32>) -> tensor<1x1x3x3xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x3x3xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x3x3xf32>
    %c_3 = stablehlo.constant dense<[[2], [3], [3]]> : tensor<3x1xi32>
    %11 = "stablehlo.gather"(%arg0, %c_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x3xf32>
    %cst_4 = stablehlo.constant dense<[0.000000e+00, -9.375000e-02, 0.000000e+00]> : tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [3] : (tensor<3xf32>) -> tensor<1x1x3x3xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<1x1x3x3xf32>
    %14 = stablehlo.add %10, %13 : tensor<1x1x3x3xf32>
    %c_5 = stablehlo.constant dense<[[0], [0], [0], [1]]> : tensor<4x1xi32>
    %15 = "stablehlo.gather"(%14, %c_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<1x1x3x3xf32>, tensor<4x1xi32>) -> tensor<1x1x4x3xf32>
    %cst_6 = stablehlo.constant dense<[0.000000e+00, -0.0555553697, -0.111111097, 0.000000e+00]> : tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4x3xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x1x4x3xf32>
    %c_7 = stablehlo.constant dense<[[0], [0], [1], [2]]> : tensor<4x1xi32>
    %18 = "stablehlo.gather"(%14, %c_7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<1x1x3x3xf32>, tensor<4x1xi32>) -> tensor<1x1x4x3xf32>
    %cst_8 = stablehlo.constant dense<[1.000000e+00, 0.370370358, 0.796296238, 1.000000e+00]> : tensor<4xf32>
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4x3xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<1x1x4x3xf32>
    %21 = stablehlo.add %17, %20 : tensor<1x1x4x3xf32>
    %c_9 = stablehlo.constant dense<[[1], [1], [2], [2]]> : tensor<4x1xi32>
    %22 = "stablehlo.gather"(%14, %c_9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<1x1x3x3xf32>, tensor<4x1xi32>) -> tensor<1x1x4x3xf32>
    %cst_10 = stablehlo.constant dense<[0.000000e+00, 0.796296298, 0.370370418, 0.000000e+00]> : tensor<4xf32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4x3xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<1x1x4x3xf32>
    %25 = stablehlo.add %21, %24 : tensor<1x1x4x3xf32>
    %c_11 = stablehlo.constant dense<2> : tensor<4x1xi32>
    %26 = "stablehlo.gather"(%14, %c_11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<1x1x3x3xf32>, tensor<4x1xi32>) -> tensor<1x1x4x3xf32>
    %cst_12 = stablehlo.constant dense<[0.000000e+00, -0.111111134, -0.055555746, 0.000000e+00]> : tensor<4xf32>
    %27 = stablehlo.broadcast_in_dim %cst_12, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4x3xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<1x1x4x3xf32>
    %29 = stablehlo.add %25, %28 : tensor<1x1x4x3xf32>
    return %29 : tensor<1x1x4x3xf32>
  }
}

// -----
// interpolate / bicubic_u8: u8[1,1,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x3x4xui8>) -> tensor<1x1x4x6xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<1x1x3x4xui8>) -> tensor<1x1x3x4xi32>
    %c = stablehlo.constant dense<[[0], [0], [0], [0], [1], [2]]> : tensor<6x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xi32>, tensor<6x1xi32>) -> tensor<1x1x3x6xi32>
    %c_0 = stablehlo.constant dense<[17806, 8192, -1422, -284, -1536, -1422]> : tensor<6xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<6xi32>) -> tensor<1x1x3x6xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x1x3x6xi32>
    %c_1 = stablehlo.constant dense<[[1], [1], [1], [1], [2], [3]]> : tensor<6x1xi32>
    %4 = "stablehlo.gather"(%0, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xi32>, tensor<6x1xi32>) -> tensor<1x1x3x6xi32>
    %c_2 = stablehlo.constant dense<[-1422, 9728, 15455, 2636, 9728, 17806]> : tensor<6xi32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [3] : (tensor<6xi32>) -> tensor<1x1x3x6xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x1x3x6xi32>
    %7 = stablehlo.add %3, %6 : tensor<1x1x3x6xi32>
    %c_3 = stablehlo.constant dense<[[2], [2], [2], [2], [3], [3]]> : tensor<6x1xi32>
    %8 = "stablehlo.gather"(%0, %c_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xi32>, tensor<6x1xi32>) -> tensor<1x1x3x6xi32>
    %c_4 = stablehlo.constant dense<[0, -1536, 2636, 15455, 8192, 0]> : tensor<6xi32>
    %9 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<6xi32>) -> tensor<1x1x3x6xi32>
    %10 = stablehlo.multiply %8, %9 : tensor<1x1x3x6xi32>
    %11 = stablehlo.add %7, %10 : tensor<1x1x3x6xi32>
    %c_5 = stablehlo.constant dense<3> : tensor<6x1xi32>
    %12 = "stablehlo.gather"(%0, %c_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 3, 1>}> : (tensor<1x1x3x4xi32>, tensor<6x1xi32>) -> tensor<1x1x3x6xi32>
    %c_6 = stablehlo.constant dense<[0, 0, -284, -1422, 0, 0]> : tensor<6xi32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<6xi32>) -> tensor<1x1x3x6xi32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x1x3x6xi32>
    %15 = stablehlo.add %11, %14 : tensor<1x1x3x6xi32>
    %c_7 = stablehlo.constant dense<8192> : tensor<1x1x3x6xi32>
    %16 = stablehlo.add %15, %c_7 : tensor<1x1x3x6xi32>
    %c_8 = stablehlo.constant dense<14> : tensor<1x1x3x6xi32>
    %17 = stablehlo.shift_right_arithmetic %16, %c_8 : tensor<1x1x3x6xi32>
    %c_9 = stablehlo.constant dense<0> : tensor<1x1x3x6xi32>
    %18 = stablehlo.maximum %17, %c_9 : tensor<1x1x3x6xi32>
    %c_10 = stablehlo.constant dense<255> : tensor<1x1x3x6xi32>
    %19 = stablehlo.minimum %18, %c_10 : tensor<1x1x3x6xi32>
    %c_11 = stablehlo.constant dense<[[0], [0], [0], [1]]> : tensor<4x1xi32>
    %20 = "stablehlo.gather"(%19, %c_11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xi32>, tensor<4x1xi32>) -> tensor<1x1x4x6xi32>
    %c_12 = stablehlo.constant dense<[17560, 5904, -1800, -1176]> : tensor<4xi32>
    %21 = stablehlo.broadcast_in_dim %c_12, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4x6xi32>
    %22 = stablehlo.multiply %20, %21 : tensor<1x1x4x6xi32>
    %c_13 = stablehlo.constant dense<[[1], [1], [1], [2]]> : tensor<4x1xi32>
    %23 = "stablehlo.gather"(%19, %c_13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xi32>, tensor<4x1xi32>) -> tensor<1x1x4x6xi32>
    %c_14 = stablehlo.constant dense<[-1176, 12280, 12280, 17560]> : tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %c_14, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4x6xi32>
    %25 = stablehlo.multiply %23, %24 : tensor<1x1x4x6xi32>
    %26 = stablehlo.add %22, %25 : tensor<1x1x4x6xi32>
    %c_15 = stablehlo.constant dense<2> : tensor<4x1xi32>
    %27 = "stablehlo.gather"(%19, %c_15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x3x6xi32>, tensor<4x1xi32>) -> tensor<1x1x4x6xi32>
    %c_16 = stablehlo.constant dense<[0, -1800, 5904, 0]> : tensor<4xi32>
    %28 = stablehlo.broadcast_in_dim %c_16, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4x6xi32>
    %29 = stablehlo.multiply %27, %28 : tensor<1x1x4x6xi32>
    %30 = stablehlo.add %26, %29 : tensor<1x1x4x6xi32>
    %c_17 = stablehlo.constant dense<8192> : tensor<1x1x4x6xi32>
    %31 = stablehlo.add %30, %c_17 : tensor<1x1x4x6xi32>
    %c_18 = stablehlo.constant dense<14> : tensor<1x1x4x6xi32>
    %32 = stablehlo.shift_right_arithmetic %31, %c_18 : tensor<1x1x4x6xi32>
    %c_19 = stablehlo.constant dense<0> : tensor<1x1x4x6xi32>
    %33 = stablehlo.maximum %32, %c_19 : tensor<1x1x4x6xi32>
    %c_20 = stablehlo.constant dense<255> : tensor<1x1x4x6xi32>
    %34 = stablehlo.minimum %33, %c_20 : tensor<1x1x4x6xi32>
    %35 = stablehlo.convert %34 : (tensor<1x1x4x6xi32>) -> tensor<1x1x4x6xui8>
    return %35 : tensor<1x1x4x6xui8>
  }
}

// -----
// interpolate / bilinear_antialias: f32[1,1,6,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x6x5xf32>) -> tensor<1x1x3x4xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:1, 0:6, 0:4] : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x4xf32>
    %cst = stablehlo.constant dense<[0.74999994, 0.583333313, 0.416666657, 2.500000e-01]> : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x6x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x6x4xf32>
    %3 = stablehlo.slice %arg0 [0:1, 0:1, 0:6, 1:5] : (tensor<1x1x6x5xf32>) -> tensor<1x1x6x4xf32>
    %cst_0 = stablehlo.constant dense<[2.500000e-01, 0.416666657, 0.583333313, 0.74999994]> : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [3] : (tensor<4xf32>) -> tensor<1x1x6x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x6x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x6x4xf32>
    %c = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %7 = "stablehlo.gather"(%6, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x4xf32>
    %cst_1 = stablehlo.constant dense<[0.428571433, 1.250000e-01, 0.142857149]> : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x4xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x3x4xf32>
    %c_2 = stablehlo.constant dense<[[1], [2], [4]]> : tensor<3x1xi32>
    %10 = "stablehlo.gather"(%6, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x4xf32>
    %cst_3 = stablehlo.constant dense<[0.428571433, 3.750000e-01, 0.428571433]> : tensor<3xf32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<1x1x3x4xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x1x3x4xf32>
    %c_4 = stablehlo.constant dense<[[2], [3], [5]]> : tensor<3x1xi32>
    %14 = "stablehlo.gather"(%6, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xf32>, tensor<3x1xi32>) -> tensor<1x1x3x4xf32>
    %cst_5 = stablehlo.constant dense<[0.142857149, 3.750000e-01, 0.428571433]> : tensor<3xf32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x4xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<1x1x3x4xf32>
    %17 = stablehlo.add %13, %16 : tensor<1x1x3x4xf32>
    %18 = stablehlo.slice %6 [0:1, 0:1, 3:6, 0:4] : (tensor<1x1x6x4xf32>) -> tensor<1x1x3x4xf32>
    %cst_6 = stablehlo.constant dense<[0.000000e+00, 1.250000e-01, 0.000000e+00]> : tensor<3xf32>
    %19 = stablehlo.broadcast_in_dim %cst_6, dims = [2] : (tensor<3xf32>) -> tensor<1x1x3x4xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<1x1x3x4xf32>
    %c_7 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %21 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<3xi1>) -> tensor<1x1x3x4xi1>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x3x4xf32>
    %22 = stablehlo.select %21, %20, %cst_8 : tensor<1x1x3x4xi1>, tensor<1x1x3x4xf32>
    %23 = stablehlo.add %17, %22 : tensor<1x1x3x4xf32>
    return %23 : tensor<1x1x3x4xf32>
  }
}

// -----
// interpolate / bicubic_antialias: f32[1,1,6,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x6x5xf32>) -> tensor<1x1x2x6xf32> {
    %c = stablehlo.constant dense<[[0], [0], [0], [1], [1], [2]]> : tensor<6x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<1x1x6x5xf32>, tensor<6x1xi32>) -> tensor<1x1x6x6xf32>
    %cst = stablehlo.constant dense<[1.04886687, 0.337293625, -0.0704086199, -0.0627276152, -7.11296219E-4, -0.0247087069]> : tensor<6xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x6x6xf32>
    %c_0 = stablehlo.constant dense<[[1], [1], [1], [2], [2], [3]]> : tensor<6x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<1x1x6x5xf32>, tensor<6x1xi32>) -> tensor<1x1x6x6xf32>
    %cst_1 = stablehlo.constant dense<[-4.886680e-02, 7.339100e-01, 0.666107118, 0.918212413, 0.0221039839, 0.23352538]> : tensor<6xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x6x6xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x6x6xf32>
    %c_2 = stablehlo.constant dense<[[2], [2], [2], [3], [3], [4]]> : tensor<6x1xi32>
    %7 = "stablehlo.gather"(%arg0, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<1x1x6x5xf32>, tensor<6x1xi32>) -> tensor<1x1x6x6xf32>
    %cst_3 = stablehlo.constant dense<[0.000000e+00, -0.0712036267, 0.455934346, 0.159450382, 0.996387243, 0.791183412]> : tensor<6xf32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x6x6xf32>
    %c_4 = stablehlo.constant dense<[false, true, true, true, true, true]> : tensor<6xi1>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<6xi1>) -> tensor<1x1x6x6xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<1x1x6x6xf32>
    %11 = stablehlo.select %10, %9, %cst_5 : tensor<1x1x6x6xi1>, tensor<1x1x6x6xf32>
    %12 = stablehlo.add %6, %11 : tensor<1x1x6x6xf32>
    %c_6 = stablehlo.constant dense<[[3], [3], [3], [4], [4], [4]]> : tensor<6x1xi32>
    %13 = "stablehlo.gather"(%arg0, %c_6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<1x1x6x5xf32>, tensor<6x1xi32>) -> tensor<1x1x6x6xf32>
    %cst_7 = stablehlo.constant dense<[0.000000e+00, 0.000000e+00, -0.0516328588, -0.0149351805, -0.0177799445, 0.000000e+00]> : tensor<6xf32>
    %14 = stablehlo.broadcast_in_dim %cst_7, dims = [3] : (tensor<6xf32>) -> tensor<1x1x6x6xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<1x1x6x6xf32>
    %c_8 = stablehlo.constant dense<[false, false, true, true, true, false]> : tensor<6xi1>
    %16 = stablehlo.broadcast_in_dim %c_8, dims = [3] : (tensor<6xi1>) -> tensor<1x1x6x6xi1>
    %17 = stablehlo.select %16, %15, %cst_5 : tensor<1x1x6x6xi1>, tensor<1x1x6x6xf32>
    %18 = stablehlo.add %12, %17 : tensor<1x1x6x6xf32>
    %c_9 = stablehlo.constant dense<0> : tensor<2x1xi32>
    %19 = "stablehlo.gather"(%18, %c_9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_10 = stablehlo.constant dense<[0.351811916, -0.0278515182]> : tensor<2xf32>
    %20 = stablehlo.broadcast_in_dim %cst_10, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<1x1x2x6xf32>
    %c_11 = stablehlo.constant dense<1> : tensor<2x1xi32>
    %22 = "stablehlo.gather"(%18, %c_11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_12 = stablehlo.constant dense<[0.421268344, 2.595680e-02]> : tensor<2xf32>
    %23 = stablehlo.broadcast_in_dim %cst_12, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<1x1x2x6xf32>
    %25 = stablehlo.add %21, %24 : tensor<1x1x2x6xf32>
    %c_13 = stablehlo.constant dense<2> : tensor<2x1xi32>
    %26 = "stablehlo.gather"(%18, %c_13) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_14 = stablehlo.constant dense<[0.24266611, 0.213148952]> : tensor<2xf32>
    %27 = stablehlo.broadcast_in_dim %cst_14, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %28 = stablehlo.multiply %26, %27 : tensor<1x1x2x6xf32>
    %29 = stablehlo.add %25, %28 : tensor<1x1x2x6xf32>
    %c_15 = stablehlo.constant dense<3> : tensor<2x1xi32>
    %30 = "stablehlo.gather"(%18, %c_15) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_16 = stablehlo.constant dense<[0.0295513347, 0.370026559]> : tensor<2xf32>
    %31 = stablehlo.broadcast_in_dim %cst_16, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %32 = stablehlo.multiply %30, %31 : tensor<1x1x2x6xf32>
    %33 = stablehlo.add %29, %32 : tensor<1x1x2x6xf32>
    %c_17 = stablehlo.constant dense<4> : tensor<2x1xi32>
    %34 = "stablehlo.gather"(%18, %c_17) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_18 = stablehlo.constant dense<[-0.0317084342, 0.309018582]> : tensor<2xf32>
    %35 = stablehlo.broadcast_in_dim %cst_18, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %36 = stablehlo.multiply %34, %35 : tensor<1x1x2x6xf32>
    %37 = stablehlo.add %33, %36 : tensor<1x1x2x6xf32>
    %c_19 = stablehlo.constant dense<5> : tensor<2x1xi32>
    %38 = "stablehlo.gather"(%18, %c_19) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 6>}> : (tensor<1x1x6x6xf32>, tensor<2x1xi32>) -> tensor<1x1x2x6xf32>
    %cst_20 = stablehlo.constant dense<[-0.0135892779, 0.109700665]> : tensor<2xf32>
    %39 = stablehlo.broadcast_in_dim %cst_20, dims = [2] : (tensor<2xf32>) -> tensor<1x1x2x6xf32>
    %40 = stablehlo.multiply %38, %39 : tensor<1x1x2x6xf32>
    %41 = stablehlo.add %37, %40 : tensor<1x1x2x6xf32>
    return %41 : tensor<1x1x2x6xf32>
  }
}

// -----
// interpolate / bilinear_antialias_u8: u8[1,1,6,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x6x5xui8>) -> tensor<1x1x3x4xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<1x1x6x5xui8>) -> tensor<1x1x6x5xi32>
    %1 = stablehlo.slice %0 [0:1, 0:1, 0:6, 0:4] : (tensor<1x1x6x5xi32>) -> tensor<1x1x6x4xi32>
    %c = stablehlo.constant dense<[24576, 19115, 13653, 8192]> : tensor<4xi32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<4xi32>) -> tensor<1x1x6x4xi32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x1x6x4xi32>
    %4 = stablehlo.slice %0 [0:1, 0:1, 0:6, 1:5] : (tensor<1x1x6x5xi32>) -> tensor<1x1x6x4xi32>
    %c_0 = stablehlo.constant dense<[8192, 13653, 19115, 24576]> : tensor<4xi32>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<4xi32>) -> tensor<1x1x6x4xi32>
    %6 = stablehlo.multiply %4, %5 : tensor<1x1x6x4xi32>
    %7 = stablehlo.add %3, %6 : tensor<1x1x6x4xi32>
    %c_1 = stablehlo.constant dense<16384> : tensor<1x1x6x4xi32>
    %8 = stablehlo.add %7, %c_1 : tensor<1x1x6x4xi32>
    %c_2 = stablehlo.constant dense<15> : tensor<1x1x6x4xi32>
    %9 = stablehlo.shift_right_arithmetic %8, %c_2 : tensor<1x1x6x4xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<1x1x6x4xi32>
    %10 = stablehlo.maximum %9, %c_3 : tensor<1x1x6x4xi32>
    %c_4 = stablehlo.constant dense<255> : tensor<1x1x6x4xi32>
    %11 = stablehlo.minimum %10, %c_4 : tensor<1x1x6x4xi32>
    %c_5 = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %12 = "stablehlo.gather"(%11, %c_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xi32>, tensor<3x1xi32>) -> tensor<1x1x3x4xi32>
    %c_6 = stablehlo.constant dense<[28087, 8192, 9362]> : tensor<3xi32>
    %13 = stablehlo.broadcast_in_dim %c_6, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x4xi32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x1x3x4xi32>
    %c_7 = stablehlo.constant dense<[[1], [2], [4]]> : tensor<3x1xi32>
    %15 = "stablehlo.gather"(%11, %c_7) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xi32>, tensor<3x1xi32>) -> tensor<1x1x3x4xi32>
    %c_8 = stablehlo.constant dense<[28087, 24576, 28087]> : tensor<3xi32>
    %16 = stablehlo.broadcast_in_dim %c_8, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x4xi32>
    %17 = stablehlo.multiply %15, %16 : tensor<1x1x3x4xi32>
    %18 = stablehlo.add %14, %17 : tensor<1x1x3x4xi32>
    %c_9 = stablehlo.constant dense<[[2], [3], [5]]> : tensor<3x1xi32>
    %19 = "stablehlo.gather"(%11, %c_9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x6x4xi32>, tensor<3x1xi32>) -> tensor<1x1x3x4xi32>
    %c_10 = stablehlo.constant dense<[9362, 24576, 28087]> : tensor<3xi32>
    %20 = stablehlo.broadcast_in_dim %c_10, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x4xi32>
    %21 = stablehlo.multiply %19, %20 : tensor<1x1x3x4xi32>
    %22 = stablehlo.add %18, %21 : tensor<1x1x3x4xi32>
    %23 = stablehlo.slice %11 [0:1, 0:1, 3:6, 0:4] : (tensor<1x1x6x4xi32>) -> tensor<1x1x3x4xi32>
    %c_11 = stablehlo.constant dense<[0, 8192, 0]> : tensor<3xi32>
    %24 = stablehlo.broadcast_in_dim %c_11, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x4xi32>
    %25 = stablehlo.multiply %23, %24 : tensor<1x1x3x4xi32>
    %26 = stablehlo.add %22, %25 : tensor<1x1x3x4xi32>
    %c_12 = stablehlo.constant dense<32768> : tensor<1x1x3x4xi32>
    %27 = stablehlo.add %26, %c_12 : tensor<1x1x3x4xi32>
    %c_13 = stablehlo.constant dense<16> : tensor<1x1x3x4xi32>
    %28 = stablehlo.shift_right_arithmetic %27, %c_13 : tensor<1x1x3x4xi32>
    %c_14 = stablehlo.constant dense<0> : tensor<1x1x3x4xi32>
    %29 = stablehlo.maximum %28, %c_14 : tensor<1x1x3x4xi32>
    %c_15 = stablehlo.constant dense<255> : tensor<1x1x3x4xi32>
    %30 = stablehlo.minimum %29, %c_15 : tensor<1x1x3x4xi32>
    %31 = stablehlo.convert %30 : (tensor<1x1x3x4xi32>) -> tensor<1x1x3x4xui8>
    return %31 : tensor<1x1x3x4xui8>
  }
}

// -----
// aten._upsample_lanczos2d_aa.default / shrink: f32[1,1,7,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x7x3xf32>) -> tensor<1x1x3x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<4x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 7, 1>}> : (tensor<1x1x7x3xf32>, tensor<4x1xi32>) -> tensor<1x1x7x4xf32>
    %cst = stablehlo.constant dense<[1.07106817, 0.414990962, -0.139641568, 0.0225262325]> : tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [3] : (tensor<4xf32>) -> tensor<1x1x7x4xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<1x1x7x4xf32>
    %c_0 = stablehlo.constant dense<1> : tensor<4x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 7, 1>}> : (tensor<1x1x7x3xf32>, tensor<4x1xi32>) -> tensor<1x1x7x4xf32>
    %cst_1 = stablehlo.constant dense<[-0.0935943722, 0.724650621, 0.724650621, -0.0935943722]> : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<4xf32>) -> tensor<1x1x7x4xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x1x7x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x1x7x4xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<4x1xi32>
    %7 = "stablehlo.gather"(%arg0, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 7, 1>}> : (tensor<1x1x7x3xf32>, tensor<4x1xi32>) -> tensor<1x1x7x4xf32>
    %cst_3 = stablehlo.constant dense<[0.0225262325, -0.139641568, 0.414990962, 1.07106817]> : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [3] : (tensor<4xf32>) -> tensor<1x1x7x4xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<1x1x7x4xf32>
    %10 = stablehlo.add %6, %9 : tensor<1x1x7x4xf32>
    %c_4 = stablehlo.constant dense<[[0], [1], [2], [3], [4], [5], [6], [0], [1], [2], [3], [4], [5], [6], [0], [1], [2], [3], [4], [5], [6]]> : tensor<21x1xi32>
    %11 = "stablehlo.gather"(%10, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<1x1x7x4xf32>, tensor<21x1xi32>) -> tensor<1x1x21x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x21x4xf32>) -> tensor<1x1x3x7x4xf32>
    %cst_5 = stablehlo.constant dense<[[0.393071383, 0.44120422, 0.234187931, -6.80409684E-8, -6.633050e-02, -0.0163054857, 0.0141725931], [-0.0583882555, 0.0584667139, 0.291627288, 0.416588485, 0.291627288, 0.0584667139, -0.0583882555], [0.0141725875, -0.0163055211, -0.066330485, 4.69573251E-8, 0.23418799, 0.441204131, 0.393071234]]> : tensor<3x7xf32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [2, 3] : (tensor<3x7xf32>) -> tensor<1x1x3x7x4xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1x1x3x7x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_6) applies stablehlo.add across dimensions = [3] : (tensor<1x1x3x7x4xf32>, tensor<f32>) -> tensor<1x1x3x4xf32>
    return %15 : tensor<1x1x3x4xf32>
  }
}
