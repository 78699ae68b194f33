// aten._to_copy.default / f32_i64: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten._to_copy.default / f32_bf16: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}

// -----
// aten._to_copy.default / i64_bool: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi1> {
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.copy.default / broadcast: f32[2,3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}
