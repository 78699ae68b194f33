// aten.lgamma.default / special_values: f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>) -> tensor<9xf64> {
    %0 = call @lgamma(%arg0) : (tensor<9xf64>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @lgamma(tensor<9xf64>) -> tensor<9xf64>
}

// -----
// aten.lgamma.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @lgamma(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @lgamma(tensor<6xf32>) -> tensor<6xf32>
}

// -----
// aten.lgamma.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = call @lgamma(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @lgamma(tensor<4xf32>) -> tensor<4xf32>
}

// -----
// aten.digamma.default / special_values: f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>) -> tensor<9xf64> {
    %0 = call @digamma(%arg0) : (tensor<9xf64>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @digamma(tensor<9xf64>) -> tensor<9xf64>
}

// -----
// aten.digamma.default / bf16: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
    %1 = call @digamma(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
    return %2 : tensor<4xbf16>
  }
  func.func private @digamma(tensor<4xf32>) -> tensor<4xf32>
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
    %0 = call @zeta(%arg0, %arg1) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @zeta(tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.special_zeta.other_scalar / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = call @zeta(%arg0, %cst) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @zeta(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
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
// aten.special_zeta.default / edges: f64[5,1], f64[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x1xf64>, %arg1: tensor<13xf64>) -> tensor<5x13xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<5x1xf64>) -> tensor<5x13xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<13xf64>) -> tensor<5x13xf64>
    %2 = call @zeta(%0, %1) : (tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
    return %2 : tensor<5x13xf64>
  }
  func.func private @zeta(tensor<5x13xf64>, tensor<5x13xf64>) -> tensor<5x13xf64>
}

// -----
// aten.special_zeta.self_scalar / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %0 = call @zeta(%cst, %arg0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @zeta(tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
}

// -----
// aten.lgamma.default / zeros: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @lgamma(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @lgamma(tensor<4xf32>) -> tensor<4xf32>
}

// -----
// aten.lgamma.default / f64_zeros: f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @lgamma(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @lgamma(tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.igamma.default / edges: f64[9], f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>, %arg1: tensor<9xf64>) -> tensor<9xf64> {
    %0 = call @igamma(%arg0, %arg1) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @igamma(tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
}

// -----
// aten.igammac.default / edges: f64[9], f64[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf64>, %arg1: tensor<9xf64>) -> tensor<9xf64> {
    %0 = call @igammac(%arg0, %arg1) : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
    return %0 : tensor<9xf64>
  }
  func.func private @igammac(tensor<9xf64>, tensor<9xf64>) -> tensor<9xf64>
}

// -----
// aten.polygamma.default / 0: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = call @digamma(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
  func.func private @digamma(tensor<3xf32>) -> tensor<3xf32>
}

// -----
// aten.polygamma.default / 1: f64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf64>) -> tensor<6xf64> {
    %0 = call @polygamma(%arg0) : (tensor<6xf64>) -> tensor<6xf64>
    return %0 : tensor<6xf64>
  }
  func.func private @polygamma(tensor<6xf64>) -> tensor<6xf64>
}

// -----
// aten.polygamma.default / 1_below_0: f64[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %0 = call @polygamma(%arg0) : (tensor<5xf64>) -> tensor<5xf64>
    return %0 : tensor<5xf64>
  }
  func.func private @polygamma(tensor<5xf64>) -> tensor<5xf64>
}

// -----
// aten.polygamma.default / 1_f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @polygamma(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @polygamma(tensor<6xf32>) -> tensor<6xf32>
}

// -----
// aten.polygamma.default / 2: f64[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<13xf64>) -> tensor<13xf64> {
    %0 = call @polygamma(%arg0) : (tensor<13xf64>) -> tensor<13xf64>
    return %0 : tensor<13xf64>
  }
  func.func private @polygamma(tensor<13xf64>) -> tensor<13xf64>
}

// -----
// aten.polygamma.default / 3_i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = call @polygamma(%0) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func private @polygamma(tensor<4xf32>) -> tensor<4xf32>
}

// -----
// aten.special_airy_ai.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @airy_ai(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @airy_ai(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_bessel_j0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @bessel_j0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @bessel_j0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_bessel_j1.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @bessel_j1(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @bessel_j1(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_bessel_y0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @bessel_y0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @bessel_y0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_bessel_y1.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @bessel_y1(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @bessel_y1(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_modified_bessel_i0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @i0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @i0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_modified_bessel_i1.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @i1(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @i1(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_modified_bessel_k0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @modified_bessel_k0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @modified_bessel_k0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_modified_bessel_k1.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @modified_bessel_k1(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @modified_bessel_k1(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_scaled_modified_bessel_k0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @scaled_modified_bessel_k0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @scaled_modified_bessel_k0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_scaled_modified_bessel_k1.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @scaled_modified_bessel_k1(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @scaled_modified_bessel_k1(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_spherical_bessel_j0.default / f64: f64[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xf64>) -> tensor<17xf64> {
    %0 = call @spherical_bessel_j0(%arg0) : (tensor<17xf64>) -> tensor<17xf64>
    return %0 : tensor<17xf64>
  }
  func.func private @spherical_bessel_j0(tensor<17xf64>) -> tensor<17xf64>
}

// -----
// aten.special_bessel_j0.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = call @bessel_j0(%arg0) : (tensor<6xf32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
  func.func private @bessel_j0(tensor<6xf32>) -> tensor<6xf32>
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
