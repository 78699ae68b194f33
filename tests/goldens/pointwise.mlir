// aten.exp.default / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.exp.default / bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<2x3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = stablehlo.exponential %0 : tensor<2x3xf32>
    %2 = stablehlo.convert %1 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %2 : tensor<2x3xbf16>
  }
}

// -----
// aten.exp.default / i32: i32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %1 = stablehlo.exponential %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.log.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sqrt.default / f64: f64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.sqrt %arg0 : tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}

// -----
// aten.rsqrt.default / f16: f16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf16>) -> tensor<4xf32>
    %1 = stablehlo.rsqrt %0 : tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xf16>
    return %2 : tensor<4xf16>
  }
}

// -----
// aten.sin.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.cos.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.tanh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sigmoid.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.erf.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.abs.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.abs.default / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.abs.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    return %arg0 : tensor<4xui8>
  }
}

// -----
// aten.neg.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = stablehlo.negate %arg0 : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten.reciprocal.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.divide %cst, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.reciprocal.default / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %1 = stablehlo.divide %cst, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.floor.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.floor %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.round.default / half_to_even: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}
