// aten.relu.default / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.relu.default / nan_i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %0 = stablehlo.maximum %arg0, %c : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
