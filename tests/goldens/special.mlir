// aten.lgamma.default / special_values: f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>) -> tensor<9xf64> {
    %0 = chlo.lgamma %arg0 : tensor<9xf64> -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
}

// -----
// aten.lgamma.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = chlo.lgamma %arg0 : tensor<6xf32> -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----
// aten.lgamma.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = chlo.lgamma %0 : tensor<4xf32> -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.digamma.default / special_values: f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>) -> tensor<9xf64> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<9xf64>
    %0 = stablehlo.divide %cst, %arg0 : tensor<9xf64>
    %1 = stablehlo.negate %0 : tensor<9xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<9xf64>
    %2 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %3 = chlo.digamma %arg0 : tensor<9xf64> -> tensor<9xf64>
    %4 = stablehlo.select %2, %1, %3 : tensor<9xi1>, tensor<9xf64>
    return %4 : tensor<9xf64>
  }
}

// -----
// aten.digamma.default / bf16: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %1 = stablehlo.divide %cst, %0 : tensor<4xf32>
    %2 = stablehlo.negate %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %3 = stablehlo.compare EQ, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = chlo.digamma %0 : tensor<4xf32> -> tensor<4xf32>
    %5 = stablehlo.select %3, %2, %4 : tensor<4xi1>, tensor<4xf32>
    %6 = stablehlo.convert %5 : (tensor<4xf32>) -> tensor<4xbf16>
    return %6 : tensor<4xbf16>
  }
}

// -----
// aten.erfinv.default / f64: f64[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xf64>) -> tensor<7xf64> {
    %0 = chlo.erf_inv %arg0 : tensor<7xf64> -> tensor<7xf64>
    return %0 : tensor<7xf64>
  }
}

// -----
// aten.erfinv.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = chlo.erf_inv %arg0 : tensor<6xf32> -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----
// aten.special_ndtri.default / f64: f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @ndtri(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @ndtri(tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.special_erfcx.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @erfcx(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @erfcx(tensor<6xf32>) -> tensor<6xf32>
}

// -----
// aten.i0.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @i0(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @i0(tensor<6xf32>) -> tensor<6xf32>
}

// -----
// aten.special_i0e.default / f64: f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @i0e(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @i0e(tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.special_i1.default / f64: f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @i1(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @i1(tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.special_i1e.default / f16: f16[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf16>) -> tensor<6xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<6xf16>) -> tensor<6xf32>
    %1 = call @i1e(%0) : (tensor<6xf32>) -> tensor<6xf32>
    %2 = stablehlo.convert %1 : (tensor<6xf32>) -> tensor<6xf16>
    return %2 : tensor<6xf16>
  }
  func.func private @i1e(tensor<6xf32>) -> tensor<6xf32>
}

// -----
// aten.special_zeta.default / f64: f64[6], f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    %0 = chlo.zeta %arg0, %arg1 : tensor<6xf64>, tensor<6xf64> -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
}

// -----
// aten.special_zeta.other_scalar / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = chlo.zeta %arg0, %cst : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.igamma.default / f64: f64[6], f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>, %arg1: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @igamma(%arg0, %arg1) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @igamma(tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.igammac.default / f32: f32[6], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @igammac(%arg0, %arg1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @igammac(tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
}
