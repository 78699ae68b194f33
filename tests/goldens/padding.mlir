// aten.constant_pad_nd.default / two_dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x4x7xf32> {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 1], high = [0, 1, 2], interior = [0, 0, 0] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x4x7xf32>
    return %0 : tensor<2x4x7xf32>
  }
}

// -----
// aten.constant_pad_nd.default / negative: f32[4,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x5xf32>) -> tensor<5x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [3, -1], high = [-2, 2], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<5x6xf32>
    return %0 : tensor<5x6xf32>
  }
}

// -----
// aten.constant_pad_nd.default / only_crops: f32[4,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x5xf32>) -> tensor<4x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, -1], high = [0, -2], interior = [0, 0] : (tensor<4x5xf32>, tensor<f32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}

// -----
// aten.constant_pad_nd.default / inf_bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<2x5xbf16> {
    %cst = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 1], high = [0, 1], interior = [0, 0] : (tensor<2x3xbf16>, tensor<bf16>) -> tensor<2x5xbf16>
    return %0 : tensor<2x5xbf16>
  }
}

// -----
// aten.constant_pad_nd.default / i64: i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<7> : tensor<i64>
    %0 = stablehlo.pad %arg0, %c, low = [2], high = [1], interior = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<6xi64>
    return %0 : tensor<6xi64>
  }
}

// -----
// aten.constant_pad_nd.default / bool: bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi1>) -> tensor<5xi1> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.pad %arg0, %c, low = [0], high = [2], interior = [0] : (tensor<3xi1>, tensor<i1>) -> tensor<5xi1>
    return %0 : tensor<5xi1>
  }
}

// -----
// aten.constant_pad_nd.default / complex: c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %cst = stablehlo.constant dense<(2.500000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg0, %cst, low = [1], high = [1], interior = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.constant_pad_nd.default / empty: f32[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 1], high = [2, 0], interior = [0, 0] : (tensor<0x2xf32>, tensor<f32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// pad / reflect_1d: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x9xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 1:4] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %1 = stablehlo.reverse %0, dims = [2] : tensor<2x3x3xf32>
    %2 = stablehlo.slice %arg0 [0:2, 0:3, 1:3] : (tensor<2x3x4xf32>) -> tensor<2x3x2xf32>
    %3 = stablehlo.reverse %2, dims = [2] : tensor<2x3x2xf32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 2 : (tensor<2x3x3xf32>, tensor<2x3x4xf32>, tensor<2x3x2xf32>) -> tensor<2x3x9xf32>
    return %4 : tensor<2x3x9xf32>
  }
}

// -----
// pad / reflect_2d_unbatched: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x6x5xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 1:2] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.reverse %0, dims = [2] : tensor<2x3x1xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 2 : (tensor<2x3x1xf32>, tensor<2x3x4xf32>) -> tensor<2x3x5xf32>
    %3 = stablehlo.slice %2 [0:2, 1:3, 0:5] : (tensor<2x3x5xf32>) -> tensor<2x2x5xf32>
    %4 = stablehlo.reverse %3, dims = [1] : tensor<2x2x5xf32>
    %5 = stablehlo.slice %2 [0:2, 1:2, 0:5] : (tensor<2x3x5xf32>) -> tensor<2x1x5xf32>
    %6 = stablehlo.reverse %5, dims = [1] : tensor<2x1x5xf32>
    %7 = stablehlo.concatenate %4, %2, %6, dim = 1 : (tensor<2x2x5xf32>, tensor<2x3x5xf32>, tensor<2x1x5xf32>) -> tensor<2x6x5xf32>
    return %7 : tensor<2x6x5xf32>
  }
}

// -----
// pad / reflect_3d: f32[1,2,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3x4xf32>) -> tensor<1x2x3x5x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:2, 0:3, 1:2] : (tensor<1x2x2x3x4xf32>) -> tensor<1x2x2x3x1xf32>
    %1 = stablehlo.reverse %0, dims = [4] : tensor<1x2x2x3x1xf32>
    %2 = stablehlo.slice %arg0 [0:1, 0:2, 0:2, 0:3, 1:3] : (tensor<1x2x2x3x4xf32>) -> tensor<1x2x2x3x2xf32>
    %3 = stablehlo.reverse %2, dims = [4] : tensor<1x2x2x3x2xf32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 4 : (tensor<1x2x2x3x1xf32>, tensor<1x2x2x3x4xf32>, tensor<1x2x2x3x2xf32>) -> tensor<1x2x2x3x7xf32>
    %5 = stablehlo.slice %4 [0:1, 0:2, 0:2, 1:2, 0:7] : (tensor<1x2x2x3x7xf32>) -> tensor<1x2x2x1x7xf32>
    %6 = stablehlo.reverse %5, dims = [3] : tensor<1x2x2x1x7xf32>
    %7 = stablehlo.slice %4 [0:1, 0:2, 0:2, 1:2, 0:7] : (tensor<1x2x2x3x7xf32>) -> tensor<1x2x2x1x7xf32>
    %8 = stablehlo.reverse %7, dims = [3] : tensor<1x2x2x1x7xf32>
    %9 = stablehlo.concatenate %6, %4, %8, dim = 3 : (tensor<1x2x2x1x7xf32>, tensor<1x2x2x3x7xf32>, tensor<1x2x2x1x7xf32>) -> tensor<1x2x2x5x7xf32>
    %10 = stablehlo.slice %9 [0:1, 0:2, 1:2, 0:5, 0:7] : (tensor<1x2x2x5x7xf32>) -> tensor<1x2x1x5x7xf32>
    %11 = stablehlo.reverse %10, dims = [2] : tensor<1x2x1x5x7xf32>
    %12 = stablehlo.concatenate %11, %9, dim = 2 : (tensor<1x2x1x5x7xf32>, tensor<1x2x2x5x7xf32>) -> tensor<1x2x3x5x7xf32>
    return %12 : tensor<1x2x3x5x7xf32>
  }
}

// -----
// pad / reflect_negative: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x4xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 1:3] : (tensor<1x2x5xf32>) -> tensor<1x2x2xf32>
    %1 = stablehlo.reverse %0, dims = [2] : tensor<1x2x2xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 2 : (tensor<1x2x2xf32>, tensor<1x2x5xf32>) -> tensor<1x2x7xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:4] : (tensor<1x2x7xf32>) -> tensor<1x2x4xf32>
    return %3 : tensor<1x2x4xf32>
  }
}

// -----
// pad / reflect_bf16: bf16[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xbf16>) -> tensor<1x2x11xbf16> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 1:3] : (tensor<1x2x5xbf16>) -> tensor<1x2x2xbf16>
    %1 = stablehlo.reverse %0, dims = [2] : tensor<1x2x2xbf16>
    %2 = stablehlo.slice %arg0 [0:1, 0:2, 0:4] : (tensor<1x2x5xbf16>) -> tensor<1x2x4xbf16>
    %3 = stablehlo.reverse %2, dims = [2] : tensor<1x2x4xbf16>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 2 : (tensor<1x2x2xbf16>, tensor<1x2x5xbf16>, tensor<1x2x4xbf16>) -> tensor<1x2x11xbf16>
    return %4 : tensor<1x2x11xbf16>
  }
}

// -----
// pad / replicate_1d: f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>) -> tensor<2x3x6xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:1] : (tensor<2x3x2xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x3xf32>
    %2 = stablehlo.slice %arg0 [0:2, 0:3, 1:2] : (tensor<2x3x2xf32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x3x1xf32>) -> tensor<2x3x1xf32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 2 : (tensor<2x3x3xf32>, tensor<2x3x2xf32>, tensor<2x3x1xf32>) -> tensor<2x3x6xf32>
    return %4 : tensor<2x3x6xf32>
  }
}

// -----
// pad / replicate_2d: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x6x7xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:1] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x1xf32>
    %2 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 3:4] : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x2x3x1xf32>) -> tensor<1x2x3x2xf32>
    %4 = stablehlo.concatenate %1, %arg0, %3, dim = 3 : (tensor<1x2x3x1xf32>, tensor<1x2x3x4xf32>, tensor<1x2x3x2xf32>) -> tensor<1x2x3x7xf32>
    %5 = stablehlo.slice %4 [0:1, 0:2, 2:3, 0:7] : (tensor<1x2x3x7xf32>) -> tensor<1x2x1x7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2, 3] : (tensor<1x2x1x7xf32>) -> tensor<1x2x3x7xf32>
    %7 = stablehlo.concatenate %4, %6, dim = 2 : (tensor<1x2x3x7xf32>, tensor<1x2x3x7xf32>) -> tensor<1x2x6x7xf32>
    return %7 : tensor<1x2x6x7xf32>
  }
}

// -----
// pad / replicate_3d: f32[2,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2x3xf32>) -> tensor<2x6x3x4xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:2, 0:2, 0:1] : (tensor<2x2x2x3xf32>) -> tensor<2x2x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x2x2x1xf32>) -> tensor<2x2x2x1xf32>
    %2 = stablehlo.concatenate %1, %arg0, dim = 3 : (tensor<2x2x2x1xf32>, tensor<2x2x2x3xf32>) -> tensor<2x2x2x4xf32>
    %3 = stablehlo.slice %2 [0:2, 0:2, 1:2, 0:4] : (tensor<2x2x2x4xf32>) -> tensor<2x2x1x4xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<2x2x1x4xf32>) -> tensor<2x2x1x4xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 2 : (tensor<2x2x2x4xf32>, tensor<2x2x1x4xf32>) -> tensor<2x2x3x4xf32>
    %6 = stablehlo.slice %5 [0:2, 0:1, 0:3, 0:4] : (tensor<2x2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<2x1x3x4xf32>) -> tensor<2x2x3x4xf32>
    %8 = stablehlo.slice %5 [0:2, 1:2, 0:3, 0:4] : (tensor<2x2x3x4xf32>) -> tensor<2x1x3x4xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<2x1x3x4xf32>) -> tensor<2x2x3x4xf32>
    %10 = stablehlo.concatenate %7, %5, %9, dim = 1 : (tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>, tensor<2x2x3x4xf32>) -> tensor<2x6x3x4xf32>
    return %10 : tensor<2x6x3x4xf32>
  }
}

// -----
// pad / replicate_negative: f32[1,2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>) -> tensor<1x2x6xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 4:5] : (tensor<1x2x5xf32>) -> tensor<1x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x2x1xf32>) -> tensor<1x2x3xf32>
    %2 = stablehlo.concatenate %arg0, %1, dim = 2 : (tensor<1x2x5xf32>, tensor<1x2x3xf32>) -> tensor<1x2x8xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 2:8] : (tensor<1x2x8xf32>) -> tensor<1x2x6xf32>
    return %3 : tensor<1x2x6xf32>
  }
}

// -----
// pad / circular_1d: f32[1,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3xf32>) -> tensor<1x2x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x6xf32>
    %0 = stablehlo.slice %cst [0:1, 0:2, 2:5] : (tensor<1x2x6xf32>) -> tensor<1x2x3xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %cst, %arg0, %c, %c, %c_0 : (tensor<1x2x6xf32>, tensor<1x2x3xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x6xf32>
    %2 = stablehlo.slice %1 [0:1, 0:2, 0:2] : (tensor<1x2x6xf32>) -> tensor<1x2x2xf32>
    %3 = stablehlo.slice %1 [0:1, 0:2, 3:5] : (tensor<1x2x6xf32>) -> tensor<1x2x2xf32>
    %4 = stablehlo.dynamic_update_slice %1, %3, %c, %c, %c : (tensor<1x2x6xf32>, tensor<1x2x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x6xf32>
    %5 = stablehlo.slice %4 [0:1, 0:2, 5:6] : (tensor<1x2x6xf32>) -> tensor<1x2x1xf32>
    %6 = stablehlo.slice %4 [0:1, 0:2, 2:3] : (tensor<1x2x6xf32>) -> tensor<1x2x1xf32>
    %c_1 = stablehlo.constant dense<5> : tensor<i64>
    %7 = stablehlo.dynamic_update_slice %4, %6, %c, %c, %c_1 : (tensor<1x2x6xf32>, tensor<1x2x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x6xf32>
    return %7 : tensor<1x2x6xf32>
  }
}

// -----
// pad / circular_2d: f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>) -> tensor<1x2x4x7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x4x7xf32>
    %0 = stablehlo.slice %cst [0:1, 0:2, 0:4, 1:5] : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x4xf32>
    %1 = stablehlo.slice %0 [0:1, 0:2, 0:3, 0:4] : (tensor<1x2x4x4xf32>) -> tensor<1x2x3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %2 = stablehlo.dynamic_update_slice %cst, %arg0, %c_0, %c_0, %c_0, %c_1 : (tensor<1x2x4x7xf32>, tensor<1x2x3x4xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4x7xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:4, 0:1] : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x1xf32>
    %4 = stablehlo.slice %2 [0:1, 0:2, 0:4, 4:5] : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x1xf32>
    %5 = stablehlo.dynamic_update_slice %2, %4, %c, %c, %c, %c : (tensor<1x2x4x7xf32>, tensor<1x2x4x1xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4x7xf32>
    %6 = stablehlo.slice %5 [0:1, 0:2, 0:4, 5:7] : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x2xf32>
    %7 = stablehlo.slice %5 [0:1, 0:2, 0:4, 1:3] : (tensor<1x2x4x7xf32>) -> tensor<1x2x4x2xf32>
    %c_2 = stablehlo.constant dense<5> : tensor<i64>
    %8 = stablehlo.dynamic_update_slice %5, %7, %c, %c, %c, %c_2 : (tensor<1x2x4x7xf32>, tensor<1x2x4x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4x7xf32>
    %9 = stablehlo.slice %8 [0:1, 0:2, 3:4, 0:7] : (tensor<1x2x4x7xf32>) -> tensor<1x2x1x7xf32>
    %10 = stablehlo.slice %8 [0:1, 0:2, 0:1, 0:7] : (tensor<1x2x4x7xf32>) -> tensor<1x2x1x7xf32>
    %c_3 = stablehlo.constant dense<3> : tensor<i64>
    %11 = stablehlo.dynamic_update_slice %8, %10, %c, %c, %c_3, %c : (tensor<1x2x4x7xf32>, tensor<1x2x1x7xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<1x2x4x7xf32>
    return %11 : tensor<1x2x4x7xf32>
  }
}
