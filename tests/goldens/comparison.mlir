// compare_all / special: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> (tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>, tensor<49xi1>
  }
}

// -----
// compare_all / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) {
    %0 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %1 = stablehlo.compare NE, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %2 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %3 = stablehlo.compare LE, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %4 = stablehlo.compare GT, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %5 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi1>
  }
}

// -----
// compare_all / i8_broadcast: i8[2,1], i8[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xi8>, %arg1: tensor<3xi8>) -> (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %5 = stablehlo.compare NE, %3, %4, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %6 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %8 = stablehlo.compare LT, %6, %7, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %9 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %11 = stablehlo.compare LE, %9, %10, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %12 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %14 = stablehlo.compare GT, %12, %13, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    %15 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi8>) -> tensor<2x3xi8>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi8>) -> tensor<2x3xi8>
    %17 = stablehlo.compare GE, %15, %16, SIGNED : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi1>
    return %2, %5, %8, %11, %14, %17 : tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>
  }
}

// -----
// compare_all / bf16_scalar: bf16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xbf16>) -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) {
    %cst = stablehlo.constant dense<1.000980e-01> : tensor<3xbf16>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %1 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %2 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %3 = stablehlo.compare LE, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %4 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    %5 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xi1>
    return %0, %1, %2, %3, %4, %5 : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
  }
}

// -----
// aten.eq.Tensor / c64: c64[2], c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xcomplex<f32>>, %arg1: tensor<2xcomplex<f32>>) -> tensor<2xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
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
// aten.lt.Tensor / promote_f16_f32: f16[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf16>) -> tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %1 : tensor<4xi1>
  }
}

// -----
// aten.lt.Tensor / promote_0d: f16[4], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<f32>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f16>) -> tensor<4xf16>
    %2 = stablehlo.compare LT, %arg0, %1, FLOAT : (tensor<4xf16>, tensor<4xf16>) -> tensor<4xi1>
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
// aten.eq.Scalar / f32_large_int: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xi1> {
    %cst = stablehlo.constant dense<0x4B800000> : tensor<2xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
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
// aten.ne.Scalar / bool_int: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi64>
    %c = stablehlo.constant dense<2> : tensor<4xi64>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    return %1 : tensor<4xi1>
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
// aten.where.self / promote: bool[3], i64[3], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi64>, %arg2: tensor<f32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<3xi1>, tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// -----
// where / scalar: bool[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<4xi1>, tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// where / scalars: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4xi1>, tensor<4xi64>
    return %2 : tensor<4xi64>
  }
}

// -----
// aten.maximum.default / special: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> tensor<49xf32> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<49xf32>
    return %0 : tensor<49xf32>
  }
}

// -----
// aten.maximum.default / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.maximum %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.maximum.default / promote: i32[3], bf16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<3xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3xi32>) -> tensor<3xbf16>
    %1 = stablehlo.maximum %0, %arg1 : tensor<3xbf16>
    return %1 : tensor<3xbf16>
  }
}

// -----
// aten.minimum.default / special: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> tensor<49xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<49xf32>
    return %0 : tensor<49xf32>
  }
}

// -----
// aten.minimum.default / u8: u8[2], u8[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui8>, %arg1: tensor<2xui8>) -> tensor<2xui8> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<2xui8>
    return %0 : tensor<2xui8>
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
// aten.fmax.default / special: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> tensor<49xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %2 = stablehlo.maximum %arg0, %arg1 : tensor<49xf32>
    %3 = stablehlo.select %1, %arg0, %2 : tensor<49xi1>, tensor<49xf32>
    %4 = stablehlo.select %0, %arg1, %3 : tensor<49xi1>, tensor<49xf32>
    return %4 : tensor<49xf32>
  }
}

// -----
// aten.fmin.default / special: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> tensor<49xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %2 = stablehlo.minimum %arg0, %arg1 : tensor<49xf32>
    %3 = stablehlo.select %1, %arg0, %2 : tensor<49xi1>, tensor<49xf32>
    %4 = stablehlo.select %0, %arg1, %3 : tensor<49xi1>, tensor<49xf32>
    return %4 : tensor<49xf32>
  }
}

// -----
// aten.fmin.default / i64: i64[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten.fmax.default / grad: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.maximum %arg0, %arg1 : tensor<4xf32>
    %3 = stablehlo.select %1, %arg0, %2 : tensor<4xi1>, tensor<4xf32>
    %4 = stablehlo.select %0, %arg1, %3 : tensor<4xi1>, tensor<4xf32>
    return %4 : tensor<4xf32>
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
// aten.clamp.default / max: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %0 = stablehlo.minimum %arg0, %c : tensor<4xi64>
    return %0 : tensor<4xi64>
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
// aten.clamp.default / nan: f32[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xf32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<7xf32>, tensor<f32>) -> tensor<7xf32>
    return %0 : tensor<7xf32>
  }
}

// -----
// aten.clamp.default / promote: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %1 = stablehlo.clamp %cst, %0, %cst_0 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.clamp.Tensor / both: f32[2,4], f32[4], f32[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2x1xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<2x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.minimum %1, %2 : tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
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
// aten.clamp.Tensor / promote: i64[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = stablehlo.maximum %0, %arg1 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.clamp_min.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<4xf32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.clamp_max.default / i64_float: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %1 = stablehlo.minimum %0, %cst : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.clamp_min.Tensor / f32: f32[4], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.clamp_max.Tensor / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.minimum %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// classify / f32: f32[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xf32>) -> (tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>) {
    %0 = stablehlo.abs %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<7xf32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %3 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<7xf32>
    %4 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    return %1, %2, %3, %4 : tensor<7xi1>, tensor<7xi1>, tensor<7xi1>, tensor<7xi1>
  }
}

// -----
// classify / i64: i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>) -> (tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>) {
    %c = stablehlo.constant dense<false> : tensor<3xi1>
    return %c, %c, %c, %c : tensor<3xi1>, tensor<3xi1>, tensor<3xi1>, tensor<3xi1>
  }
}

// -----
// isfinite / f32: f32[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xf32>) -> tensor<7xi1> {
    %0 = stablehlo.abs %arg0 : tensor<7xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<7xf32>
    %1 = stablehlo.compare NE, %0, %cst, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %2 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %3 = stablehlo.and %2, %1 : tensor<7xi1>
    return %3 : tensor<7xi1>
  }
}

// -----
// isclose / f32: f32[49], f32[49]
module @tpu_compile {
  func.func @main(%arg0: tensor<49xf32>, %arg1: tensor<49xf32>) -> tensor<49xi1> {
    %0 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<49xf32>
    %1 = stablehlo.multiply %arg1, %cst : tensor<49xf32>
    %2 = stablehlo.abs %1 : tensor<49xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<49xf32>
    %3 = stablehlo.add %2, %cst_0 : tensor<49xf32>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<49xf32>
    %5 = stablehlo.abs %4 : tensor<49xf32>
    %6 = stablehlo.abs %5 : tensor<49xf32>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<49xf32>
    %7 = stablehlo.compare NE, %6, %cst_1, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %8 = stablehlo.compare EQ, %5, %5, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %9 = stablehlo.and %8, %7 : tensor<49xi1>
    %10 = stablehlo.compare LE, %5, %3, FLOAT : (tensor<49xf32>, tensor<49xf32>) -> tensor<49xi1>
    %11 = stablehlo.and %9, %10 : tensor<49xi1>
    %12 = stablehlo.or %0, %11 : tensor<49xi1>
    return %12 : tensor<49xi1>
  }
}

// -----
// classify / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xi1>, tensor<4xi1>) {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.abs %0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %2 = stablehlo.compare EQ, %1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %4 = stablehlo.abs %3 : tensor<4xf32>
    %5 = stablehlo.compare EQ, %4, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %6 = stablehlo.or %2, %5 : tensor<4xi1>
    %7 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %8 = stablehlo.compare NE, %7, %7, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %10 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %11 = stablehlo.or %8, %10 : tensor<4xi1>
    return %6, %11 : tensor<4xi1>, tensor<4xi1>
  }
}
