// aten._softmax.default / last_dim: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x4xf32>
    %3 = stablehlo.exponential %2 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %6 = stablehlo.divide %3, %5 : tensor<2x4xf32>
    return %6 : tensor<2x4xf32>
  }
}

// -----
// aten._softmax.default / middle_dim_bf16: bf16[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xbf16>) -> tensor<2x3x2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x2xbf16>) -> tensor<2x3x2xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x3x2xf32>
    %4 = stablehlo.exponential %3 : tensor<2x3x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<2x2xf32>) -> tensor<2x3x2xf32>
    %7 = stablehlo.divide %4, %6 : tensor<2x3x2xf32>
    %8 = stablehlo.convert %7 : (tensor<2x3x2xf32>) -> tensor<2x3x2xbf16>
    return %8 : tensor<2x3x2xbf16>
  }
}

// -----
// aten._softmax.default / masked_row: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x2xf32>
    %3 = stablehlo.exponential %2 : tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.divide %3, %5 : tensor<2x2xf32>
    return %6 : tensor<2x2xf32>
  }
}

// -----
// aten._softmax.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg0 : tensor<f32>
    %1 = stablehlo.exponential %0 : tensor<f32>
    %2 = stablehlo.divide %1, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----
// aten._log_softmax.default / last_dim: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x4xf32>
    %3 = stablehlo.exponential %2 : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.log %4 : tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x4xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<2x4xf32>
    return %7 : tensor<2x4xf32>
  }
}

// -----
// aten._log_softmax.default / f16: f16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf16>) -> tensor<2x3xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<2x3xf32>
    %4 = stablehlo.exponential %3 : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.log %5 : tensor<3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<2x3xf32>
    %9 = stablehlo.convert %8 : (tensor<2x3xf32>) -> tensor<2x3xf16>
    return %9 : tensor<2x3xf16>
  }
}

// -----
// aten._log_softmax.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.subtract %arg0, %arg0 : tensor<f32>
    %1 = stablehlo.exponential %0 : tensor<f32>
    %2 = stablehlo.log %1 : tensor<f32>
    %3 = stablehlo.subtract %0, %2 : tensor<f32>
    return %3 : tensor<f32>
  }
}

// -----
// aten._log_softmax.default / large: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<2x2xf32>
    %3 = stablehlo.exponential %2 : tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.log %4 : tensor<2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<2x2xf32>
    return %7 : tensor<2x2xf32>
  }
}

// -----
// aten._safe_softmax.default / masked_row: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<2xf32>
    %1 = stablehlo.compare EQ, %0, %cst_0, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %2 = stablehlo.select %1, %cst_1, %0 : tensor<2xi1>, tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<2x2xf32>
    %5 = stablehlo.exponential %4 : tensor<2x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %7 = stablehlo.select %1, %cst_3, %6 : tensor<2xi1>, tensor<2xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.divide %5, %8 : tensor<2x2xf32>
    return %9 : tensor<2x2xf32>
  }
}

// -----
// aten._safe_softmax.default / to_f32: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<3xf32>
    %2 = stablehlo.compare EQ, %1, %cst_0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<3xi1>, tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %0, %4 : tensor<2x3xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %8 = stablehlo.select %2, %cst_3, %7 : tensor<3xi1>, tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.divide %6, %9 : tensor<2x3xf32>
    return %10 : tensor<2x3xf32>
  }
}
