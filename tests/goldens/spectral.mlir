// fft_fft / c64: c64[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    return %0 : tensor<2x4xcomplex<f32>>
  }
}

// -----
// fft_fft / f64_odd: f64[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf64>) -> tensor<5xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<5xf64>) -> tensor<5xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [5] : (tensor<5xcomplex<f64>>) -> tensor<5xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.44721359549995793,0.000000e+00)> : tensor<5xcomplex<f64>>
    %2 = stablehlo.multiply %1, %cst : tensor<5xcomplex<f64>>
    return %2 : tensor<5xcomplex<f64>>
  }
}

// -----
// fft_ifft / c128: c128[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<3xcomplex<f64>>) -> tensor<3xcomplex<f64>>
    return %0 : tensor<3xcomplex<f64>>
  }
}

// -----
// fft_ifft / forward_norm: c128[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    %1 = stablehlo.fft %0, type = IFFT, length = [2] : (tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<2x3xcomplex<f64>>
    %3 = stablehlo.multiply %2, %cst : tensor<2x3xcomplex<f64>>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    return %4 : tensor<3x2xcomplex<f64>>
  }
}

// -----
// fft_rfft / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
}

// -----
// fft_rfft / odd_dim0: f64[5,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf64>) -> tensor<2x3xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<5x2xf64>) -> tensor<2x5xf64>
    %1 = stablehlo.fft %0, type = RFFT, length = [5] : (tensor<2x5xf64>) -> tensor<2x3xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    %cst = stablehlo.constant dense<(2.000000e-01,0.000000e+00)> : tensor<3x2xcomplex<f64>>
    %3 = stablehlo.multiply %2, %cst : tensor<3x2xcomplex<f64>>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %4 : tensor<2x3xcomplex<f64>>
  }
}

// -----
// fft_irfft / even: c128[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f64>>) -> tensor<4xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4] : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}

// -----
// fft_irfft / odd: c128[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f64>>) -> tensor<2x5xf64> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] : (tensor<2x3xcomplex<f64>>) -> tensor<2x5xf64>
    %cst = stablehlo.constant dense<2.2360679774997898> : tensor<2x5xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<2x5xf64>
    return %1 : tensor<2x5xf64>
  }
}

// -----
// fft_rfftn / dims_in_any_order: f64[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf64>) -> tensor<3x4x2xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf64>) -> tensor<3x4x2xf64>
    %1 = stablehlo.fft %0, type = RFFT, length = [2] : (tensor<3x4x2xf64>) -> tensor<3x4x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [2, 0, 1] : (tensor<3x4x2xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %3 = stablehlo.fft %2, type = FFT, length = [4] : (tensor<2x3x4xcomplex<f64>>) -> tensor<2x3x4xcomplex<f64>>
    %4 = stablehlo.transpose %3, dims = [1, 2, 0] : (tensor<2x3x4xcomplex<f64>>) -> tensor<3x4x2xcomplex<f64>>
    return %4 : tensor<3x4x2xcomplex<f64>>
  }
}

// -----
// fft_irfftn / three_dims: c128[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x3xf64> {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %1 = stablehlo.fft %0, type = IFFT, length = [2, 2] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 2, 0] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xcomplex<f64>>
    %3 = stablehlo.fft %2, type = IRFFT, length = [3] : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x3xf64>
    return %3 : tensor<2x2x3xf64>
  }
}

// -----
// fft_fftn / four_dims: c128[2,2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2x2xcomplex<f64>> {
    %0 = stablehlo.transpose %arg0, dims = [3, 0, 1, 2] : (tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2x2xcomplex<f64>>
    %1 = stablehlo.fft %0, type = FFT, length = [2, 2, 2] : (tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 2, 3, 0] : (tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2x2xcomplex<f64>>
    %3 = stablehlo.fft %2, type = FFT, length = [2] : (tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2x2xcomplex<f64>>
    return %3 : tensor<2x2x2x2xcomplex<f64>>
  }
}
