// aten.eq.Tensor / nan: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}

// -----
// aten.lt.Tensor / promote_u8_i64: u8[4], i64[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>, %arg1: tensor<1xi64>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<4xui8>) -> tensor<4xi64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<4xi64>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    return %2 : tensor<4xi1>
  }
}

// -----
// aten.ge.Scalar / i64_float: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %1 = stablehlo.compare GE, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %1 : tensor<4xi1>
  }
}

// -----
// aten.ne.Scalar / bool: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %c = stablehlo.constant dense<true> : tensor<4xi1>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.where.self / broadcast: bool[2,1], f32[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xi1>, %arg1: tensor<3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.select %1, %0, %arg2 : tensor<2x3xi1>, tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.maximum.default / nan: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----
// aten.minimum.default / grad: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.clamp.default / both: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.clamp.default / min: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.clamp.default / crossed: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.clamp.Tensor / max: f32[2,4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.minimum %arg0, %0 : tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// aten.isnan.default / f32: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xi1> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    return %0 : tensor<3xi1>
  }
}
