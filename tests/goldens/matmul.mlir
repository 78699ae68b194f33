// aten.mm.default / f32: f32[2,3], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.mm.default / weight_t: f32[2,3], f32[4,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4x3xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// aten.mm.default / f64: f64[2,3], f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf64>, %arg1: tensor<3x2xf64>) -> tensor<2x2xf64> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf64>, tensor<3x2xf64>) -> tensor<2x2xf64>
    return %0 : tensor<2x2xf64>
  }
}

// -----
// aten.mm.default / bf16: bf16[2,32], bf16[32,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x32xbf16>, %arg1: tensor<32x2xbf16>) -> tensor<2x2xbf16> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xbf16>, tensor<32x2xbf16>) -> tensor<2x2xf32>
    %1 = stablehlo.convert %0 : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    return %1 : tensor<2x2xbf16>
  }
}

// -----
// aten.mm.default / f16: f16[2,32], f16[32,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x32xf16>, %arg1: tensor<32x2xf16>) -> tensor<2x2xf16> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x32xf16>, tensor<32x2xf16>) -> tensor<2x2xf32>
    %1 = stablehlo.convert %0 : (tensor<2x2xf32>) -> tensor<2x2xf16>
    return %1 : tensor<2x2xf16>
  }
}

// -----
// aten.mm.default / i64: i64[2,3], i64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3x2xi64>) -> tensor<2x2xi64> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
}

// -----
// aten.mm.default / u8_wraps: u8[2,3], u8[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>, %arg1: tensor<3x2xui8>) -> tensor<2x2xui8> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xui8>, tensor<3x2xui8>) -> tensor<2x2xui8>
    return %0 : tensor<2x2xui8>
  }
}

// -----
// aten.mm.default / c64: c64[2,3], c64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>, %arg1: tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xcomplex<f32>>, tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    return %0 : tensor<2x2xcomplex<f32>>
  }
}

// -----
// aten.mm.default / no_contraction: f32[2,0], f32[0,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>, %arg1: tensor<0x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x0xf32>, tensor<0x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.bmm.default / f32: f32[2,2,3], f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
    return %0 : tensor<2x2x2xf32>
  }
}

// -----
// aten.bmm.default / i32: i32[2,2,3], i32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xi32>, %arg1: tensor<2x3x2xi32>) -> tensor<2x2x2xi32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<2x2x3xi32>, tensor<2x3x2xi32>) -> tensor<2x2x2xi32>
    return %0 : tensor<2x2x2xi32>
  }
}

// -----
// aten.mv.default / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----
// aten.dot.default / f32: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.dot.default / i64: i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<i64> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3xi64>, tensor<3xi64>) -> tensor<i64>
    return %0 : tensor<i64>
  }
}

// -----
// aten.addmm.default / f32: f32[4], f32[2,3], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.add %1, %0 : tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----
// aten.addmm.default / bf16: bf16[2], bf16[2,8], bf16[8,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xbf16>, %arg1: tensor<2x8xbf16>, %arg2: tensor<8x2xbf16>) -> tensor<2x2xbf16> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x8xbf16>, tensor<8x2xbf16>) -> tensor<2x2xf32>
    %1 = stablehlo.convert %arg0 : (tensor<2xbf16>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %3 = stablehlo.add %2, %0 : tensor<2x2xf32>
    %4 = stablehlo.convert %3 : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    return %4 : tensor<2x2xbf16>
  }
}

// -----
// aten.addmm.default / scaled: f32[2,4], f32[2,3], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x4xf32>
    %2 = stablehlo.multiply %arg0, %cst_0 : tensor<2x4xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
}

// -----
// aten.addmm.default / beta_0_ignores_nan: f32[2,2], f32[2,3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

// -----
// aten.addmm.default / i64: i64[2,2], i64[2,3], i64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xi64>, %arg1: tensor<2x3xi64>, %arg2: tensor<3x2xi64>) -> tensor<2x2xi64> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
    %c = stablehlo.constant dense<3> : tensor<2x2xi64>
    %1 = stablehlo.multiply %0, %c : tensor<2x2xi64>
    %c_0 = stablehlo.constant dense<2> : tensor<2x2xi64>
    %2 = stablehlo.multiply %arg0, %c_0 : tensor<2x2xi64>
    %3 = stablehlo.add %2, %1 : tensor<2x2xi64>
    return %3 : tensor<2x2xi64>
  }
}

// -----
// aten.addmv.default / scaled: f32[2], f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %2 = stablehlo.multiply %arg0, %cst_0 : tensor<2xf32>
    %3 = stablehlo.add %2, %1 : tensor<2xf32>
    return %3 : tensor<2xf32>
  }
}

// -----
// aten.baddbmm.default / scaled: f32[2,2,2], f32[2,2,3], f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<2x3x2xf32>) -> tensor<2x2x2xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2x2xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x2x2xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2x2x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x2x2xf32>
    %2 = stablehlo.multiply %arg0, %cst_0 : tensor<2x2x2xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x2x2xf32>
    return %3 : tensor<2x2x2xf32>
  }
}

// -----
// aten.addbmm.default / scaled: f32[2,2], f32[2,2,3], f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<2x3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [0, 2] x [0, 1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3xf32>, tensor<2x3x2xf32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x2xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x2xf32>
    %2 = stablehlo.multiply %arg0, %cst_0 : tensor<2x2xf32>
    %3 = stablehlo.add %2, %1 : tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
}
