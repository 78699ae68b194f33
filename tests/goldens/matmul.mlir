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
// aten.vdot.default / c64: c64[3], c64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xcomplex<f32>>) -> tensor<complex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.negate %1 : tensor<3xf32>
    %3 = stablehlo.complex %0, %2 : tensor<3xcomplex<f32>>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<complex<f32>>
    return %4 : tensor<complex<f32>>
  }
}

// -----
// aten.vdot.default / f32: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten._int_mm.default / i8: i8[32,32], i8[32,32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32x32xi8>, %arg1: tensor<32x32xi8>) -> tensor<32x32xi32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x32xi8>, tensor<32x32xi8>) -> tensor<32x32xi32>
    return %0 : tensor<32x32xi32>
  }
}

// -----
// aten.addr.default / scaled: f32[2,3], f32[2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xf32>, %arg2: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %4 = stablehlo.multiply %arg0, %cst_0 : tensor<2x3xf32>
    %5 = stablehlo.add %4, %3 : tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.addr.default / i64_broadcast: i64[3], i64[2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<2xi64>, %arg2: tensor<3xi64>) -> tensor<2x3xi64> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xi64>) -> tensor<2x3xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
    %2 = stablehlo.multiply %0, %1 : tensor<2x3xi64>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
    %4 = stablehlo.add %3, %2 : tensor<2x3xi64>
    return %4 : tensor<2x3xi64>
  }
}

// -----
// aten.addr.default / bool: bool[2,3], bool[2], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2xi1>, %arg2: tensor<3xi1>) -> tensor<2x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.and %0, %1 : tensor<2x3xi1>
    %c = stablehlo.constant dense<true> : tensor<2x3xi1>
    %3 = stablehlo.and %2, %c : tensor<2x3xi1>
    %4 = stablehlo.or %3, %arg0 : tensor<2x3xi1>
    return %4 : tensor<2x3xi1>
  }
}

// -----
// aten.addr.default / beta_0_ignores_nan: f32[2,2], f32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2x2xf32>
    return %2 : tensor<2x2xf32>
  }
}

// -----
// bilinear / f32: f32[3,2], f32[3,4], f32[2,2,4], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<2x2x4xf32>, %arg3: tensor<2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x2xf32>) -> tensor<3x2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x2x1xf32>) -> tensor<3x2x1x1xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<3x2x1x1xf32>) -> tensor<3x1x2x1xf32>
    %3 = stablehlo.reshape %arg2 : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %4 = stablehlo.transpose %3, dims = [3, 0, 1, 2] : (tensor<2x2x4x1xf32>) -> tensor<1x2x2x4xf32>
    %5 = stablehlo.reshape %arg1 : (tensor<3x4xf32>) -> tensor<3x4x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x4x1xf32>) -> tensor<3x4x1x1xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 3, 1] : (tensor<3x4x1x1xf32>) -> tensor<3x1x1x4xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<3x1x2x1xf32>) -> tensor<3x1x2x4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<3x1x1x4xf32>) -> tensor<3x1x2x4xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<3x1x2x4xf32>
    %11 = stablehlo.transpose %10, dims = [0, 2, 3, 1] : (tensor<3x1x2x4xf32>) -> tensor<3x2x4x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<3x2x4x1xf32>) -> tensor<1x3x8xf32>
    %13 = stablehlo.transpose %4, dims = [2, 3, 1, 0] : (tensor<1x2x2x4xf32>) -> tensor<2x4x2x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<2x4x2x1xf32>) -> tensor<1x8x2xf32>
    %15 = stablehlo.dot_general %12, %14, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<1x3x8xf32>, tensor<1x8x2xf32>) -> tensor<1x3x2xf32>
    %16 = stablehlo.reshape %15 : (tensor<1x3x2xf32>) -> tensor<3x1x1x2xf32>
    %17 = stablehlo.transpose %16, dims = [0, 3, 1, 2] : (tensor<3x1x1x2xf32>) -> tensor<3x2x1x1xf32>
    %18 = stablehlo.reshape %17 : (tensor<3x2x1x1xf32>) -> tensor<3x2xf32>
    %19 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<3x2xf32>
    return %20 : tensor<3x2xf32>
  }
}

// -----
// linear / 3d: f32[2,3,4], f32[2,4], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2xf32>) -> tensor<6x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x2xf32>) -> tensor<6x2xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<6x2xf32>
    %4 = stablehlo.add %3, %2 : tensor<6x2xf32>
    return %4 : tensor<6x2xf32>
  }
}

// -----
// matmul / broadcast: f32[2,1,2,3], f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x2x3xf32>, %arg1: tensor<2x3x2xf32>) -> tensor<4x2x2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<2x1x2x3xf32>) -> tensor<2x2x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x2x2x3xf32>) -> tensor<4x2x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x2x3x2xf32>) -> tensor<4x3x2xf32>
    %4 = stablehlo.dot_general %1, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x2x3xf32>, tensor<4x3x2xf32>) -> tensor<4x2x2xf32>
    return %4 : tensor<4x2x2xf32>
  }
}

// -----
// matmul / vector: f32[2,3,4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// einsum / contraction: f32[2,2,3], f32[2,4,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x4x3xf32>) -> tensor<2x2x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2x3xf32>) -> tensor<2x2x3x1xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 2] : (tensor<2x2x3x1xf32>) -> tensor<2x2x1x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x4x3xf32>) -> tensor<2x4x3x1xf32>
    %3 = stablehlo.transpose %2, dims = [0, 3, 1, 2] : (tensor<2x4x3x1xf32>) -> tensor<2x1x4x3xf32>
    %4 = stablehlo.transpose %1, dims = [0, 1, 3, 2] : (tensor<2x2x1x3xf32>) -> tensor<2x2x3x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2x3x1xf32>) -> tensor<2x2x3xf32>
    %6 = stablehlo.transpose %3, dims = [0, 3, 2, 1] : (tensor<2x1x4x3xf32>) -> tensor<2x3x4x1xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x3x4x1xf32>) -> tensor<2x3x4xf32>
    %8 = stablehlo.dot_general %5, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3xf32>, tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
    return %8 : tensor<2x2x4xf32>
  }
}

// -----
// einsum / diagonal: f32[3,3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<1x1x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<9xf32>
    %1 = stablehlo.slice %0 [0:9:4] : (tensor<9xf32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x1xf32>) -> tensor<1x3xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.transpose %3, dims = [1, 0] : (tensor<1x3xf32>) -> tensor<3x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x1xf32>) -> tensor<1x1x3xf32>
    %7 = stablehlo.transpose %4, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<3x2xf32>) -> tensor<1x3x2xf32>
    %9 = stablehlo.dot_general %6, %8, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<1x1x3xf32>, tensor<1x3x2xf32>) -> tensor<1x1x2xf32>
    return %9 : tensor<1x1x2xf32>
  }
}

// -----
// tensordot / two_dims: f32[2,3,4], f32[4,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<4x3x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x12xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0, 2] : (tensor<4x3x2xf32>) -> tensor<3x4x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<3x4x2xf32>) -> tensor<12x2xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x12xf32>, tensor<12x2xf32>) -> tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
}

// -----
// kron / f32: f32[2,2], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf32>) -> tensor<2x1x2x1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x3xf32>) -> tensor<1x2x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x2x1xf32>) -> tensor<2x2x2x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x2x1x3xf32>) -> tensor<2x2x2x3xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x2x2x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2x2x3xf32>) -> tensor<4x6xf32>
    return %5 : tensor<4x6xf32>
  }
}

// -----
// chain_matmul / three: f32[2,3], f32[3,4], f32[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x4xf32>, tensor<4x2xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}

// -----
// aten.addmv.default / no_rows: f32[1], f32[0,2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<0x2xf32>, %arg2: tensor<2xf32>) -> tensor<1xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<1xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<1xf32>
    return %0 : tensor<1xf32>
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

// -----
// _scaled / bf16: e4m3fn[16,16], e4m3fn[16,16], f32[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<16x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<16x16xbf16> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16x16xf32>
    %6 = stablehlo.convert %5 : (tensor<16x16xf32>) -> tensor<16x16xbf16>
    return %6 : tensor<16x16xbf16>
  }
}

// -----
// _scaled / rows_mixed: e4m3fn[16,16], e5m2[16,16], f32[16,1], f32[1,16], f32[16]
module @tpu_compile {
  func.func @main(%arg0: tensor<16x16xf8E4M3FN>, %arg1: tensor<16x16xf8E5M2>, %arg2: tensor<16x1xf32>, %arg3: tensor<1x16xf32>, %arg4: tensor<16xf32>) -> tensor<16x16xf32> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf8E5M2>) -> tensor<16x16xf8E5M2>
    %1 = stablehlo.convert %arg0 : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xbf16>
    %2 = stablehlo.convert %0 : (tensor<16x16xf8E5M2>) -> tensor<16x16xbf16>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xbf16>, tensor<16x16xbf16>) -> tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16x16xf32>
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<16x16xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<16x16xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<16xf32>) -> tensor<16x16xf32>
    %9 = stablehlo.add %7, %8 : tensor<16x16xf32>
    return %9 : tensor<16x16xf32>
  }
}

// -----
// _scaled / saturates: e4m3fn[16,16], e4m3fn[16,16], f32[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<16x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>) -> tensor<16x16xf8E4M3FN> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %6 = stablehlo.clamp %cst, %5, %cst_0 : (tensor<f32>, tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %7 = stablehlo.convert %6 : (tensor<16x16xf32>) -> tensor<16x16xf8E4M3FN>
    return %7 : tensor<16x16xf8E4M3FN>
  }
}

// -----
// _scaled / result_scale: e4m3fn[16,16], e4m3fn[16,16], f32[], f32[], f32[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<16x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<1xf32>) -> tensor<16x16xf8E4M3FN> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16x16xf32>
    %6 = stablehlo.reshape %arg4 : (tensor<1xf32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.divide %5, %7 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %9 = stablehlo.clamp %cst, %8, %cst_0 : (tensor<f32>, tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %10 = stablehlo.convert %9 : (tensor<16x16xf32>) -> tensor<16x16xf8E4M3FN>
    return %10 : tensor<16x16xf8E4M3FN>
  }
}

// -----
// _scaled / result_scale_unused: e4m3fn[16,16], e4m3fn[16,16], f32[], f32[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<16x16xf8E4M3FN>, %arg1: tensor<16x16xf8E4M3FN>, %arg2: tensor<f32>, %arg3: tensor<f32>, %arg4: tensor<f32>) -> tensor<16x16xf8E4M3FN> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<16x16xf8E4M3FN>) -> tensor<16x16xf8E4M3FN>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf8E4M3FN>, tensor<16x16xf8E4M3FN>) -> tensor<16x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<16x16xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<16x16xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %6 = stablehlo.clamp %cst, %5, %cst_0 : (tensor<f32>, tensor<16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %7 = stablehlo.convert %6 : (tensor<16x16xf32>) -> tensor<16x16xf8E4M3FN>
    return %7 : tensor<16x16xf8E4M3FN>
  }
}
