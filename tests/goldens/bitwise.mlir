// aten.bitwise_and.Tensor / i32: i32[4], i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----
// aten.bitwise_or.Tensor / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.bitwise_xor.Scalar / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<3> : tensor<4xui8>
    %0 = stablehlo.xor %arg0, %c : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.bitwise_not.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %0 = stablehlo.not %arg0 : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.bitwise_not.default / bool: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.not %arg0 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.logical_and.default / f32_i64: f32[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xi64>) -> tensor<4xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    %1 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %2 = stablehlo.and %0, %1 : tensor<4xi1>
    return %2 : tensor<4xi1>
  }
}

// -----
// aten.logical_not.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}
