// masked / nan: f32[3], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xi1>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.select %arg1, %0, %1 : tensor<3xi1>, tensor<3xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<3xf32>
    return %3 : tensor<3xf32>
  }
}

// -----
// aten.add.Tensor / broadcast: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.add.Tensor / alpha: f32[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.multiply %arg1, %0 : tensor<2x3xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.add.Tensor / alpha_bf16: bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>, %arg1: tensor<8xbf16>) -> tensor<8xbf16> {
    %cst = stablehlo.constant dense<3.007810e-01> : tensor<bf16>
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %2 = stablehlo.convert %cst : (tensor<bf16>) -> tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<8xf32>
    %5 = stablehlo.add %0, %4 : tensor<8xf32>
    %6 = stablehlo.convert %5 : (tensor<8xf32>) -> tensor<8xbf16>
    return %6 : tensor<8xbf16>
  }
}

// -----
// aten.add.Tensor / promote_i64_f32: i64[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.add.Tensor / promote_0d_f64: f32[3], f64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<f64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<f64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// -----
// aten.add.Tensor / promote_c64_f64: c64[3], f64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xf64>) -> tensor<3xcomplex<f64>> {
    %0 = stablehlo.convert %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f64>>
    %1 = stablehlo.convert %arg1 : (tensor<3xf64>) -> tensor<3xcomplex<f64>>
    %2 = stablehlo.add %0, %1 : tensor<3xcomplex<f64>>
    return %2 : tensor<3xcomplex<f64>>
  }
}

// -----
// aten.add.Tensor / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.add.Tensor / f16_scalar: f16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf16>) -> tensor<4xf16> {
    %cst = stablehlo.constant dense<9.997550e-02> : tensor<4xf16>
    %0 = stablehlo.add %arg0, %cst : tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}

// -----
// aten.add.Tensor / wrap_i8: i8[3], i8[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<3xi8>) -> tensor<3xi8> {
    %0 = stablehlo.add %arg0, %arg1 : tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}

// -----
// aten.add.Tensor / empty: f32[0,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3xf32>, %arg1: tensor<3xf32>) -> tensor<0x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<0x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<0x3xf32>
    return %1 : tensor<0x3xf32>
  }
}

// -----
// aten.add.Scalar / i64_int: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %0 = stablehlo.add %arg0, %c : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten.add.Scalar / i64_float: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<4xf32>
    %1 = stablehlo.add %0, %cst : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.add.Scalar / bool_int: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi64>
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %1 = stablehlo.add %0, %c : tensor<4xi64>
    return %1 : tensor<4xi64>
  }
}

// -----
// aten.sub.Tensor / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.sub.Tensor / u8: u8[4], u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.sub.Tensor / scalar: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %cst = stablehlo.constant dense<1.000980e-01> : tensor<4xbf16>
    %0 = stablehlo.subtract %arg0, %cst : tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}

// -----
// aten.sub.Scalar / alpha: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %cst, %0 : tensor<4xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.rsub.Scalar / alpha: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<-3.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.add %cst, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.rsub.Tensor / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.mul.Tensor / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.mul.Tensor / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.mul.Tensor / bf16_scalar: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
    return %2 : tensor<4xbf16>
  }
}

// -----
// aten.mul.Tensor / bf16_exact_scalar: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xbf16>
    %0 = stablehlo.multiply %arg0, %cst : tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}

// -----
// aten.mul.Tensor / c64: c64[4], c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.mul.Tensor / wrap_i64: i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>) -> tensor<3xi64> {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<3xi64>
    return %0 : tensor<3xi64>
  }
}

// -----
// aten.div.Tensor / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.clamp %0, %arg0, %0 : tensor<2x3xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.div.Tensor / i64: i64[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xf32>
    %2 = stablehlo.divide %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.div.Tensor / bool: bool[4], bool[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<1xi1>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4xi1>, tensor<4xf32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %5 = stablehlo.select %arg1, %3, %4 : tensor<1xi1>, tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %7 = stablehlo.clamp %6, %2, %6 : tensor<4xf32>
    %8 = stablehlo.divide %2, %7 : tensor<4xf32>
    return %8 : tensor<4xf32>
  }
}

// -----
// aten.div.Tensor / c64: c64[4], c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xcomplex<f32>>
    %1 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %2 = stablehlo.divide %1, %cst : tensor<4xf32>
    %3 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %4 = stablehlo.divide %3, %cst : tensor<4xf32>
    %5 = stablehlo.complex %2, %4 : tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %6 = stablehlo.compare EQ, %arg1, %cst_0, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %7 = stablehlo.select %6, %5, %0 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %7 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.div.Tensor / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<100xf32>
    return %0 : tensor<100xf32>
  }
}

// -----
// aten.div.Tensor / f16_scalar: f16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf16>) -> tensor<8xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xf16>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %1 = stablehlo.clamp %cst, %0, %cst : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8xf32>
    %3 = stablehlo.convert %2 : (tensor<8xf32>) -> tensor<8xf16>
    return %3 : tensor<8xf16>
  }
}

// -----
// over_nothing / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %0 = stablehlo.divide %arg0, %cst : tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %2 = stablehlo.divide %1, %cst_1 : tensor<4xf32>
    %3 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %4 = stablehlo.divide %3, %cst_1 : tensor<4xf32>
    %5 = stablehlo.complex %2, %4 : tensor<4xcomplex<f32>>
    %6 = stablehlo.compare EQ, %cst_0, %cst_0, FLOAT : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<i1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %8 = stablehlo.select %7, %5, %0 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %9 = stablehlo.divide %arg0, %cst : tensor<4xcomplex<f32>>
    %10 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %11 = stablehlo.divide %10, %cst_1 : tensor<4xf32>
    %12 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %13 = stablehlo.divide %12, %cst_1 : tensor<4xf32>
    %14 = stablehlo.complex %11, %13 : tensor<4xcomplex<f32>>
    %15 = stablehlo.compare EQ, %cst, %cst, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %16 = stablehlo.select %15, %14, %9 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %17 = stablehlo.divide %cst_2, %cst : tensor<4xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.real %cst_3 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_4 : tensor<f32>
    %20 = stablehlo.imag %cst_3 : (tensor<complex<f32>>) -> tensor<f32>
    %21 = stablehlo.divide %20, %cst_4 : tensor<f32>
    %22 = stablehlo.complex %19, %21 : tensor<complex<f32>>
    %23 = stablehlo.compare EQ, %cst, %cst, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %25 = stablehlo.select %23, %24, %17 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %26 = stablehlo.multiply %25, %cst_2 : tensor<4xcomplex<f32>>
    %27 = stablehlo.subtract %arg0, %arg0 : tensor<4xcomplex<f32>>
    %28 = stablehlo.divide %arg0, %27 : tensor<4xcomplex<f32>>
    %29 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %30 = stablehlo.divide %29, %cst_1 : tensor<4xf32>
    %31 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %32 = stablehlo.divide %31, %cst_1 : tensor<4xf32>
    %33 = stablehlo.complex %30, %32 : tensor<4xcomplex<f32>>
    %34 = stablehlo.compare EQ, %27, %cst, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %35 = stablehlo.select %34, %33, %28 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %8, %16, %26, %35 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
}

// -----
// divide_by / not_the_reciprocal: f32[19]
module @tpu_compile {
  func.func @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>) {
    %cst = stablehlo.constant dense<4.900000e+01> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<19xf32>
    %2 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<19xf32>
    %4 = stablehlo.floor %3 : tensor<19xf32>
    %5 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<19xf32>
    %cst_0 = stablehlo.constant dense<4.900000e+01> : tensor<19xf32>
    %7 = stablehlo.remainder %arg0, %cst_0 : tensor<19xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<19xf32>
    %9 = stablehlo.clamp %cst, %8, %cst : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %10 = stablehlo.divide %8, %9 : tensor<19xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<19xf32>
    %11 = stablehlo.compare NE, %7, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %12 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %13 = stablehlo.compare LT, %cst_0, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %14 = stablehlo.compare NE, %12, %13, UNSIGNED : (tensor<19xi1>, tensor<19xi1>) -> tensor<19xi1>
    %15 = stablehlo.and %11, %14 : tensor<19xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<19xf32>
    %16 = stablehlo.subtract %10, %cst_2 : tensor<19xf32>
    %17 = stablehlo.select %15, %16, %10 : tensor<19xi1>, tensor<19xf32>
    %18 = stablehlo.floor %17 : tensor<19xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<19xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<19xf32>
    %20 = stablehlo.compare GT, %19, %cst_3, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %21 = stablehlo.add %18, %cst_2 : tensor<19xf32>
    %22 = stablehlo.select %20, %21, %18 : tensor<19xi1>, tensor<19xf32>
    %23 = stablehlo.compare EQ, %17, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %24 = stablehlo.multiply %6, %cst_1 : tensor<19xf32>
    %25 = stablehlo.select %23, %24, %22 : tensor<19xi1>, tensor<19xf32>
    %26 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %27 = stablehlo.select %26, %6, %25 : tensor<19xi1>, tensor<19xf32>
    %28 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %29 = stablehlo.divide %arg0, %28 : tensor<19xf32>
    %30 = stablehlo.compare LT, %29, %cst_1, FLOAT : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %31 = stablehlo.ceil %29 : tensor<19xf32>
    %32 = stablehlo.floor %29 : tensor<19xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<19xi1>, tensor<19xf32>
    return %1, %4, %27, %33 : tensor<19xf32>, tensor<19xf32>, tensor<19xf32>, tensor<19xf32>
  }
}

// -----
// divide_by / zero: f32[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf32>) -> (tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<10xf32>
    %2 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<10xf32>
    %4 = stablehlo.floor %3 : tensor<10xf32>
    %5 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<10xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<10xf32>
    %7 = stablehlo.remainder %arg0, %cst_0 : tensor<10xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<10xf32>
    %9 = stablehlo.clamp %cst, %8, %cst : (tensor<f32>, tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %10 = stablehlo.divide %8, %9 : tensor<10xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<10xf32>
    %11 = stablehlo.compare NE, %7, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %12 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %13 = stablehlo.compare LT, %cst_0, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %14 = stablehlo.compare NE, %12, %13, UNSIGNED : (tensor<10xi1>, tensor<10xi1>) -> tensor<10xi1>
    %15 = stablehlo.and %11, %14 : tensor<10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<10xf32>
    %16 = stablehlo.subtract %10, %cst_2 : tensor<10xf32>
    %17 = stablehlo.select %15, %16, %10 : tensor<10xi1>, tensor<10xf32>
    %18 = stablehlo.floor %17 : tensor<10xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<10xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<10xf32>
    %20 = stablehlo.compare GT, %19, %cst_3, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %21 = stablehlo.add %18, %cst_2 : tensor<10xf32>
    %22 = stablehlo.select %20, %21, %18 : tensor<10xi1>, tensor<10xf32>
    %23 = stablehlo.compare EQ, %17, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %24 = stablehlo.multiply %6, %cst_1 : tensor<10xf32>
    %25 = stablehlo.select %23, %24, %22 : tensor<10xi1>, tensor<10xf32>
    %26 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %27 = stablehlo.select %26, %6, %25 : tensor<10xi1>, tensor<10xf32>
    %28 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<10xf32>, tensor<f32>) -> tensor<10xf32>
    %29 = stablehlo.divide %arg0, %28 : tensor<10xf32>
    %30 = stablehlo.compare LT, %29, %cst_1, FLOAT : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xi1>
    %31 = stablehlo.ceil %29 : tensor<10xf32>
    %32 = stablehlo.floor %29 : tensor<10xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<10xi1>, tensor<10xf32>
    return %1, %4, %27, %33 : tensor<10xf32>, tensor<10xf32>, tensor<10xf32>, tensor<10xf32>
  }
}

// -----
// divide_by / f64: f64[19]
module @tpu_compile {
  func.func @main(%arg0: tensor<19xf64>) -> (tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>) {
    %cst = stablehlo.constant dense<4.900000e+01> : tensor<f64>
    %0 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f64>, tensor<19xf64>, tensor<f64>) -> tensor<19xf64>
    %1 = stablehlo.divide %arg0, %0 : tensor<19xf64>
    %2 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f64>, tensor<19xf64>, tensor<f64>) -> tensor<19xf64>
    %3 = stablehlo.divide %arg0, %2 : tensor<19xf64>
    %4 = stablehlo.floor %3 : tensor<19xf64>
    %5 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f64>, tensor<19xf64>, tensor<f64>) -> tensor<19xf64>
    %6 = stablehlo.divide %arg0, %5 : tensor<19xf64>
    %cst_0 = stablehlo.constant dense<4.900000e+01> : tensor<19xf64>
    %7 = stablehlo.remainder %arg0, %cst_0 : tensor<19xf64>
    %8 = stablehlo.subtract %arg0, %7 : tensor<19xf64>
    %9 = stablehlo.clamp %cst, %8, %cst : (tensor<f64>, tensor<19xf64>, tensor<f64>) -> tensor<19xf64>
    %10 = stablehlo.divide %8, %9 : tensor<19xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<19xf64>
    %11 = stablehlo.compare NE, %7, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %12 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %13 = stablehlo.compare LT, %cst_0, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %14 = stablehlo.compare NE, %12, %13, UNSIGNED : (tensor<19xi1>, tensor<19xi1>) -> tensor<19xi1>
    %15 = stablehlo.and %11, %14 : tensor<19xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<19xf64>
    %16 = stablehlo.subtract %10, %cst_2 : tensor<19xf64>
    %17 = stablehlo.select %15, %16, %10 : tensor<19xi1>, tensor<19xf64>
    %18 = stablehlo.floor %17 : tensor<19xf64>
    %19 = stablehlo.subtract %17, %18 : tensor<19xf64>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<19xf64>
    %20 = stablehlo.compare GT, %19, %cst_3, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %21 = stablehlo.add %18, %cst_2 : tensor<19xf64>
    %22 = stablehlo.select %20, %21, %18 : tensor<19xi1>, tensor<19xf64>
    %23 = stablehlo.compare EQ, %17, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %24 = stablehlo.multiply %6, %cst_1 : tensor<19xf64>
    %25 = stablehlo.select %23, %24, %22 : tensor<19xi1>, tensor<19xf64>
    %26 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %27 = stablehlo.select %26, %6, %25 : tensor<19xi1>, tensor<19xf64>
    %28 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f64>, tensor<19xf64>, tensor<f64>) -> tensor<19xf64>
    %29 = stablehlo.divide %arg0, %28 : tensor<19xf64>
    %30 = stablehlo.compare LT, %29, %cst_1, FLOAT : (tensor<19xf64>, tensor<19xf64>) -> tensor<19xi1>
    %31 = stablehlo.ceil %29 : tensor<19xf64>
    %32 = stablehlo.floor %29 : tensor<19xf64>
    %33 = stablehlo.select %30, %31, %32 : tensor<19xi1>, tensor<19xf64>
    return %1, %4, %27, %33 : tensor<19xf64>, tensor<19xf64>, tensor<19xf64>, tensor<19xf64>
  }
}

// -----
// aten.div.Tensor / shared_divisor: f32[19], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<19xf32>, %arg1: tensor<f32>) -> tensor<19xf32> {
    %0 = stablehlo.clamp %arg1, %arg0, %arg1 : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<19xf32>
    return %1 : tensor<19xf32>
  }
}

// -----
// aten.div.Tensor / broadcast_divisor: f32[1,19], f32[19,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x19xf32>, %arg1: tensor<19x1xf32>) -> tensor<19x19xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x19xf32>) -> tensor<19x19xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<19x1xf32>) -> tensor<19x19xf32>
    %2 = stablehlo.clamp %1, %0, %1 : tensor<19x19xf32>
    %3 = stablehlo.divide %0, %2 : tensor<19x19xf32>
    return %3 : tensor<19x19xf32>
  }
}

// -----
// aten.div.Tensor_mode / none: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.div.Tensor_mode / floor_f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8xf32>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<8xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<8xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %4 = stablehlo.compare NE, %1, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %6 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %8 = stablehlo.and %4, %7 : tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %9 = stablehlo.subtract %3, %cst_0 : tensor<8xf32>
    %10 = stablehlo.select %8, %9, %3 : tensor<8xi1>, tensor<8xf32>
    %11 = stablehlo.floor %10 : tensor<8xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<8xf32>
    %13 = stablehlo.compare GT, %12, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %14 = stablehlo.add %11, %cst_0 : tensor<8xf32>
    %15 = stablehlo.select %13, %14, %11 : tensor<8xi1>, tensor<8xf32>
    %16 = stablehlo.compare EQ, %10, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %17 = stablehlo.multiply %0, %cst : tensor<8xf32>
    %18 = stablehlo.select %16, %17, %15 : tensor<8xi1>, tensor<8xf32>
    %19 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %20 = stablehlo.select %19, %0, %18 : tensor<8xi1>, tensor<8xf32>
    return %20 : tensor<8xf32>
  }
}

// -----
// aten.div.Tensor_mode / trunc_f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.ceil %0 : tensor<8xf32>
    %3 = stablehlo.floor %0 : tensor<8xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<8xi1>, tensor<8xf32>
    return %4 : tensor<8xf32>
  }
}

// -----
// aten.div.Tensor_mode / floor_f16: f16[8], f16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf16>, %arg1: tensor<8xf16>) -> tensor<8xf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8xf16>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<8xf16>
    %2 = stablehlo.subtract %arg0, %1 : tensor<8xf16>
    %3 = stablehlo.divide %2, %arg1 : tensor<8xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf16>
    %4 = stablehlo.compare NE, %1, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %5 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %6 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %8 = stablehlo.and %4, %7 : tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf16>
    %9 = stablehlo.subtract %3, %cst_0 : tensor<8xf16>
    %10 = stablehlo.select %8, %9, %3 : tensor<8xi1>, tensor<8xf16>
    %11 = stablehlo.floor %10 : tensor<8xf16>
    %12 = stablehlo.subtract %10, %11 : tensor<8xf16>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<8xf16>
    %13 = stablehlo.compare GT, %12, %cst_1, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %14 = stablehlo.add %11, %cst_0 : tensor<8xf16>
    %15 = stablehlo.select %13, %14, %11 : tensor<8xi1>, tensor<8xf16>
    %16 = stablehlo.compare EQ, %10, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %17 = stablehlo.multiply %0, %cst : tensor<8xf16>
    %18 = stablehlo.select %16, %17, %15 : tensor<8xi1>, tensor<8xf16>
    %19 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %20 = stablehlo.select %19, %0, %18 : tensor<8xi1>, tensor<8xf16>
    return %20 : tensor<8xf16>
  }
}

// -----
// aten.div.Tensor_mode / trunc_f16: f16[8], f16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf16>, %arg1: tensor<8xf16>) -> tensor<8xf16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8xf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf16>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<8xf16>, tensor<8xf16>) -> tensor<8xi1>
    %2 = stablehlo.ceil %0 : tensor<8xf16>
    %3 = stablehlo.floor %0 : tensor<8xf16>
    %4 = stablehlo.select %1, %2, %3 : tensor<8xi1>, tensor<8xf16>
    return %4 : tensor<8xf16>
  }
}

// -----
// aten.div.Tensor_mode / floor_special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<100xf32>
    %1 = stablehlo.remainder %arg0, %arg1 : tensor<100xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<100xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<100xf32>
    %4 = stablehlo.compare NE, %1, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %5 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %6 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<100xi1>, tensor<100xi1>) -> tensor<100xi1>
    %8 = stablehlo.and %4, %7 : tensor<100xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<100xf32>
    %9 = stablehlo.subtract %3, %cst_0 : tensor<100xf32>
    %10 = stablehlo.select %8, %9, %3 : tensor<100xi1>, tensor<100xf32>
    %11 = stablehlo.floor %10 : tensor<100xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<100xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<100xf32>
    %13 = stablehlo.compare GT, %12, %cst_1, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %14 = stablehlo.add %11, %cst_0 : tensor<100xf32>
    %15 = stablehlo.select %13, %14, %11 : tensor<100xi1>, tensor<100xf32>
    %16 = stablehlo.compare EQ, %10, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %17 = stablehlo.multiply %0, %cst : tensor<100xf32>
    %18 = stablehlo.select %16, %17, %15 : tensor<100xi1>, tensor<100xf32>
    %19 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %20 = stablehlo.select %19, %0, %18 : tensor<100xi1>, tensor<100xf32>
    return %20 : tensor<100xf32>
  }
}

// -----
// aten.div.Tensor_mode / trunc_special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<100xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %2 = stablehlo.ceil %0 : tensor<100xf32>
    %3 = stablehlo.floor %0 : tensor<100xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<100xi1>, tensor<100xf32>
    return %4 : tensor<100xf32>
  }
}

// -----
// aten.div.Tensor_mode / floor_i32: i32[6], i32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<6xi32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi32>
    %1 = stablehlo.select %0, %c_0, %arg1 : tensor<6xi1>, tensor<6xi32>
    %2 = stablehlo.divide %arg0, %1 : tensor<6xi32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<6xi32>
    %4 = stablehlo.compare NE, %3, %arg0, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %5 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %8 = stablehlo.and %4, %7 : tensor<6xi1>
    %9 = stablehlo.subtract %2, %c_0 : tensor<6xi32>
    %10 = stablehlo.select %8, %9, %2 : tensor<6xi1>, tensor<6xi32>
    return %10 : tensor<6xi32>
  }
}

// -----
// aten.div.Tensor_mode / trunc_i8: i8[6], i8[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi8>, %arg1: tensor<6xi8>) -> tensor<6xi8> {
    %c = stablehlo.constant dense<0> : tensor<6xi8>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi8>
    %1 = stablehlo.select %0, %c_0, %arg1 : tensor<6xi1>, tensor<6xi8>
    %2 = stablehlo.divide %arg0, %1 : tensor<6xi8>
    return %2 : tensor<6xi8>
  }
}

// -----
// aten.div.Scalar_mode / floor_u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<2> : tensor<4xui8>
    %0 = stablehlo.divide %arg0, %c : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.floor_divide.default / i64: i64[6], i64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi64>
    %1 = stablehlo.select %0, %c_0, %arg1 : tensor<6xi1>, tensor<6xi64>
    %2 = stablehlo.divide %arg0, %1 : tensor<6xi64>
    %3 = stablehlo.multiply %2, %arg1 : tensor<6xi64>
    %4 = stablehlo.compare NE, %3, %arg0, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %5 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %6 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %8 = stablehlo.and %4, %7 : tensor<6xi1>
    %9 = stablehlo.subtract %2, %c_0 : tensor<6xi64>
    %10 = stablehlo.select %8, %9, %2 : tensor<6xi1>, tensor<6xi64>
    return %10 : tensor<6xi64>
  }
}

// -----
// aten.floor_divide.Scalar / bf16: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %1 = stablehlo.clamp %cst, %0, %cst : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.divide %0, %1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %3 = stablehlo.remainder %0, %cst_0 : tensor<8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<8xf32>
    %5 = stablehlo.clamp %cst, %4, %cst : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %7 = stablehlo.compare NE, %3, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %8 = stablehlo.compare LT, %3, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %9 = stablehlo.compare LT, %cst_0, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %10 = stablehlo.compare NE, %8, %9, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %11 = stablehlo.and %7, %10 : tensor<8xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %12 = stablehlo.subtract %6, %cst_2 : tensor<8xf32>
    %13 = stablehlo.select %11, %12, %6 : tensor<8xi1>, tensor<8xf32>
    %14 = stablehlo.floor %13 : tensor<8xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<8xf32>
    %16 = stablehlo.compare GT, %15, %cst_3, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %17 = stablehlo.add %14, %cst_2 : tensor<8xf32>
    %18 = stablehlo.select %16, %17, %14 : tensor<8xi1>, tensor<8xf32>
    %19 = stablehlo.compare EQ, %13, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %20 = stablehlo.multiply %2, %cst_1 : tensor<8xf32>
    %21 = stablehlo.select %19, %20, %18 : tensor<8xi1>, tensor<8xf32>
    %22 = stablehlo.compare EQ, %cst_0, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %23 = stablehlo.select %22, %2, %21 : tensor<8xi1>, tensor<8xf32>
    %24 = stablehlo.convert %23 : (tensor<8xf32>) -> tensor<8xbf16>
    return %24 : tensor<8xbf16>
  }
}

// -----
// aten.remainder.Tensor / f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %1 = stablehlo.compare NE, %0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %3 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %5 = stablehlo.and %1, %4 : tensor<8xi1>
    %6 = stablehlo.add %0, %arg1 : tensor<8xf32>
    %7 = stablehlo.select %5, %6, %0 : tensor<8xi1>, tensor<8xf32>
    return %7 : tensor<8xf32>
  }
}

// -----
// aten.remainder.Tensor / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<100xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<100xf32>
    %1 = stablehlo.compare NE, %0, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %2 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %3 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<100xi1>, tensor<100xi1>) -> tensor<100xi1>
    %5 = stablehlo.and %1, %4 : tensor<100xi1>
    %6 = stablehlo.add %0, %arg1 : tensor<100xf32>
    %7 = stablehlo.select %5, %6, %0 : tensor<100xi1>, tensor<100xf32>
    return %7 : tensor<100xf32>
  }
}

// -----
// aten.remainder.Tensor / i32: i32[6], i32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi32>, %arg1: tensor<6xi32>) -> tensor<6xi32> {
    %c = stablehlo.constant dense<0> : tensor<6xi32>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi32>
    %1 = stablehlo.select %0, %c_0, %arg1 : tensor<6xi1>, tensor<6xi32>
    %2 = stablehlo.remainder %arg0, %1 : tensor<6xi32>
    %3 = stablehlo.compare NE, %2, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %4 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %5 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %7 = stablehlo.and %3, %6 : tensor<6xi1>
    %8 = stablehlo.add %2, %arg1 : tensor<6xi32>
    %9 = stablehlo.select %7, %8, %2 : tensor<6xi1>, tensor<6xi32>
    return %9 : tensor<6xi32>
  }
}

// -----
// aten.remainder.Scalar / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<2> : tensor<4xui8>
    %0 = stablehlo.remainder %arg0, %c : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.remainder.Scalar / bf16: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> tensor<8xbf16> {
    %cst = stablehlo.constant dense<3.007810e-01> : tensor<8xbf16>
    %0 = stablehlo.remainder %arg0, %cst : tensor<8xbf16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8xbf16>
    %1 = stablehlo.compare NE, %0, %cst_0, FLOAT : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
    %2 = stablehlo.compare LT, %0, %cst_0, FLOAT : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
    %3 = stablehlo.compare LT, %cst, %cst_0, FLOAT : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %5 = stablehlo.and %1, %4 : tensor<8xi1>
    %6 = stablehlo.add %0, %cst : tensor<8xbf16>
    %7 = stablehlo.select %5, %6, %0 : tensor<8xi1>, tensor<8xbf16>
    return %7 : tensor<8xbf16>
  }
}

// -----
// aten.remainder.Scalar_Tensor / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<4xf32>
    %0 = stablehlo.remainder %cst, %arg0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare NE, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.compare LT, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.compare LT, %arg0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %5 = stablehlo.and %1, %4 : tensor<4xi1>
    %6 = stablehlo.add %0, %arg0 : tensor<4xf32>
    %7 = stablehlo.select %5, %6, %0 : tensor<4xi1>, tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}

// -----
// aten.fmod.Tensor / f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----
// aten.fmod.Tensor / i64: i64[6], i64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %c = stablehlo.constant dense<0> : tensor<6xi64>
    %0 = stablehlo.compare EQ, %arg1, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<6xi64>
    %1 = stablehlo.select %0, %c_0, %arg1 : tensor<6xi1>, tensor<6xi64>
    %2 = stablehlo.remainder %arg0, %1 : tensor<6xi64>
    return %2 : tensor<6xi64>
  }
}

// -----
// aten.fmod.Scalar / f64: f64[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf64>) -> tensor<8xf64> {
    %cst = stablehlo.constant dense<-0.69999999999999996> : tensor<8xf64>
    %0 = stablehlo.remainder %arg0, %cst : tensor<8xf64>
    return %0 : tensor<8xf64>
  }
}

// -----
// aten.pow.Tensor_Tensor / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Tensor / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<100xf32>
    return %0 : tensor<100xf32>
  }
}

// -----
// aten.pow.Tensor_Tensor / bf16: bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>, %arg1: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %2 = stablehlo.power %0, %1 : tensor<8xf32>
    %3 = stablehlo.convert %2 : (tensor<8xf32>) -> tensor<8xbf16>
    return %3 : tensor<8xbf16>
  }
}

// -----
// aten.pow.Tensor_Tensor / c64: c64[4], c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<4xcomplex<f32>>
    %1 = stablehlo.real %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<4xf32>
    %3 = stablehlo.select %2, %cst_0, %cst_1 : tensor<4xi1>, tensor<4xf32>
    %4 = stablehlo.compare GT, %1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %5 = stablehlo.multiply %3, %cst_1 : tensor<4xf32>
    %6 = stablehlo.complex %3, %5 : tensor<4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %7 = stablehlo.select %4, %cst_2, %6 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %8 = stablehlo.compare EQ, %arg0, %cst_2, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %7, %0 : tensor<4xi1>, tensor<4xcomplex<f32>>
    return %9 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.pow.Tensor_Tensor / i64: i64[10], i64[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xi64>, %arg1: tensor<10xi64>) -> tensor<10xi64> {
    %c = stablehlo.constant dense<1> : tensor<10xi64>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %c) : tensor<10xi64>, tensor<10xi64>, tensor<10xi64>
    cond {
      %c_5 = stablehlo.constant dense<0> : tensor<10xi64>
      %10 = stablehlo.compare NE, %iterArg_3, %c_5, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
      %c_6 = stablehlo.constant dense<false> : tensor<i1>
      %11 = stablehlo.reduce(%10 init: %c_6) applies stablehlo.or across dimensions = [0] : (tensor<10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_5 = stablehlo.constant dense<1> : tensor<10xi64>
      %10 = stablehlo.and %iterArg_3, %c_5 : tensor<10xi64>
      %c_6 = stablehlo.constant dense<0> : tensor<10xi64>
      %11 = stablehlo.compare NE, %10, %c_6, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
      %12 = stablehlo.multiply %iterArg_4, %iterArg : tensor<10xi64>
      %13 = stablehlo.select %11, %12, %iterArg_4 : tensor<10xi1>, tensor<10xi64>
      %14 = stablehlo.multiply %iterArg, %iterArg : tensor<10xi64>
      %15 = stablehlo.shift_right_logical %iterArg_3, %c_5 : tensor<10xi64>
      stablehlo.return %14, %15, %13 : tensor<10xi64>, tensor<10xi64>, tensor<10xi64>
    }
    %1 = stablehlo.compare EQ, %arg0, %c, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %c_0 = stablehlo.constant dense<-1> : tensor<10xi64>
    %2 = stablehlo.compare EQ, %arg0, %c_0, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %3 = stablehlo.and %arg1, %c : tensor<10xi64>
    %c_1 = stablehlo.constant dense<2> : tensor<10xi64>
    %4 = stablehlo.multiply %3, %c_1 : tensor<10xi64>
    %5 = stablehlo.subtract %c, %4 : tensor<10xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<10xi64>
    %6 = stablehlo.select %2, %5, %c_2 : tensor<10xi1>, tensor<10xi64>
    %7 = stablehlo.select %1, %c, %6 : tensor<10xi1>, tensor<10xi64>
    %8 = stablehlo.compare LT, %arg1, %c_2, SIGNED : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi1>
    %9 = stablehlo.select %8, %7, %0#2 : tensor<10xi1>, tensor<10xi64>
    return %9 : tensor<10xi64>
  }
}

// -----
// aten.pow.Tensor_Tensor / u8: u8[4], u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<1> : tensor<4xui8>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %c) : tensor<4xui8>, tensor<4xui8>, tensor<4xui8>
    cond {
      %c_2 = stablehlo.constant dense<0> : tensor<4xui8>
      %1 = stablehlo.compare NE, %iterArg_0, %c_2, UNSIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %2 = stablehlo.reduce(%1 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<1> : tensor<4xui8>
      %1 = stablehlo.and %iterArg_0, %c_2 : tensor<4xui8>
      %c_3 = stablehlo.constant dense<0> : tensor<4xui8>
      %2 = stablehlo.compare NE, %1, %c_3, UNSIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
      %3 = stablehlo.multiply %iterArg_1, %iterArg : tensor<4xui8>
      %4 = stablehlo.select %2, %3, %iterArg_1 : tensor<4xi1>, tensor<4xui8>
      %5 = stablehlo.multiply %iterArg, %iterArg : tensor<4xui8>
      %6 = stablehlo.shift_right_logical %iterArg_0, %c_2 : tensor<4xui8>
      stablehlo.return %5, %6, %4 : tensor<4xui8>, tensor<4xui8>, tensor<4xui8>
    }
    return %0#2 : tensor<4xui8>
  }
}

// -----
// aten.pow.Tensor_Scalar / square: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / cube_bf16: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xbf16>
    %1 = stablehlo.multiply %0, %arg0 : tensor<8xbf16>
    return %1 : tensor<8xbf16>
  }
}

// -----
// aten.pow.Tensor_Scalar / cube_f16: f16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf16>) -> tensor<8xf16> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<8xf16>
    %0 = stablehlo.convert %arg0 : (tensor<8xf16>) -> tensor<8xf32>
    %1 = stablehlo.convert %cst : (tensor<8xf16>) -> tensor<8xf32>
    %2 = stablehlo.power %0, %1 : tensor<8xf32>
    %3 = stablehlo.convert %2 : (tensor<8xf32>) -> tensor<8xf16>
    return %3 : tensor<8xf16>
  }
}

// -----
// aten.pow.Tensor_Scalar / root: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / inverse_root: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / inverse_square: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %1 = stablehlo.divide %cst, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / fraction: f64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf64>) -> tensor<4xf64> {
    %cst = stablehlo.constant dense<1.700000e+00> : tensor<4xf64>
    %0 = stablehlo.power %arg0, %cst : tensor<4xf64>
    return %0 : tensor<4xf64>
  }
}

// -----
// aten.pow.Tensor_Scalar / zero: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    return %cst : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / one: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xi32>
    %1 = stablehlo.multiply %0, %0 : tensor<4xi32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}

// -----
// aten.pow.Tensor_Scalar / i64_float: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = stablehlo.sqrt %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / i64_zero: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    return %c : tensor<4xi64>
  }
}

// -----
// aten.pow.Scalar / two: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.power %cst, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Scalar / zero_c64: c64[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xcomplex<f32>>) -> tensor<5xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<5xcomplex<f32>>
    %0 = stablehlo.power %cst, %arg0 : tensor<5xcomplex<f32>>
    %1 = stablehlo.real %arg0 : (tensor<5xcomplex<f32>>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %2 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<5xf32>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<5xf32>
    %3 = stablehlo.select %2, %cst_1, %cst_2 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.compare GT, %1, %cst_0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.multiply %3, %cst_2 : tensor<5xf32>
    %6 = stablehlo.complex %3, %5 : tensor<5xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<5xcomplex<f32>>
    %7 = stablehlo.select %4, %cst_3, %6 : tensor<5xi1>, tensor<5xcomplex<f32>>
    %8 = stablehlo.compare EQ, %cst, %cst_3, FLOAT : (tensor<5xcomplex<f32>>, tensor<5xcomplex<f32>>) -> tensor<5xi1>
    %9 = stablehlo.select %8, %7, %0 : tensor<5xi1>, tensor<5xcomplex<f32>>
    return %9 : tensor<5xcomplex<f32>>
  }
}

// -----
// aten.pow.Tensor_Scalar / zeroth_c64: c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<2xcomplex<f32>>
    return %cst : tensor<2xcomplex<f32>>
  }
}

// -----
// aten.pow.Scalar / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<4xi64>
    %0:3 = stablehlo.while(%iterArg = %c, %iterArg_4 = %arg0, %iterArg_5 = %c_0) : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
    cond {
      %c_6 = stablehlo.constant dense<0> : tensor<4xi64>
      %10 = stablehlo.compare NE, %iterArg_4, %c_6, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %c_7 = stablehlo.constant dense<false> : tensor<i1>
      %11 = stablehlo.reduce(%10 init: %c_7) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_6 = stablehlo.constant dense<1> : tensor<4xi64>
      %10 = stablehlo.and %iterArg_4, %c_6 : tensor<4xi64>
      %c_7 = stablehlo.constant dense<0> : tensor<4xi64>
      %11 = stablehlo.compare NE, %10, %c_7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %12 = stablehlo.multiply %iterArg_5, %iterArg : tensor<4xi64>
      %13 = stablehlo.select %11, %12, %iterArg_5 : tensor<4xi1>, tensor<4xi64>
      %14 = stablehlo.multiply %iterArg, %iterArg : tensor<4xi64>
      %15 = stablehlo.shift_right_logical %iterArg_4, %c_6 : tensor<4xi64>
      stablehlo.return %14, %15, %13 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
    }
    %1 = stablehlo.compare EQ, %c, %c_0, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<-1> : tensor<4xi64>
    %2 = stablehlo.compare EQ, %c, %c_1, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %3 = stablehlo.and %arg0, %c_0 : tensor<4xi64>
    %c_2 = stablehlo.constant dense<2> : tensor<4xi64>
    %4 = stablehlo.multiply %3, %c_2 : tensor<4xi64>
    %5 = stablehlo.subtract %c_0, %4 : tensor<4xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.select %2, %5, %c_3 : tensor<4xi1>, tensor<4xi64>
    %7 = stablehlo.select %1, %c_0, %6 : tensor<4xi1>, tensor<4xi64>
    %8 = stablehlo.compare LT, %arg0, %c_3, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %7, %0#2 : tensor<4xi1>, tensor<4xi64>
    return %9 : tensor<4xi64>
  }
}

// -----
// aten.float_power.Tensor_Scalar / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<4xf64>
    return %1 : tensor<4xf64>
  }
}

// -----
// aten.addcmul.default / value: f32[2,3], f32[3], f32[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<2x3xf32>
    %2 = stablehlo.multiply %0, %cst : tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// -----
// aten.addcmul.default / i64: i64[4], i64[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<2> : tensor<4xi64>
    %0 = stablehlo.multiply %arg1, %c : tensor<4xi64>
    %1 = stablehlo.multiply %0, %arg2 : tensor<4xi64>
    %2 = stablehlo.add %arg0, %1 : tensor<4xi64>
    return %2 : tensor<4xi64>
  }
}

// -----
// aten.addcmul.default / bf16: bf16[8], bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %2 = stablehlo.convert %arg2 : (tensor<8xbf16>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %3 = stablehlo.multiply %1, %cst : tensor<8xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8xf32>
    %5 = stablehlo.add %0, %4 : tensor<8xf32>
    %6 = stablehlo.convert %5 : (tensor<8xf32>) -> tensor<8xbf16>
    return %6 : tensor<8xbf16>
  }
}

// -----
// aten.addcdiv.default / value: f32[2,3], f32[3], f32[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<2x3xf32>
    %2 = stablehlo.multiply %0, %cst : tensor<2x3xf32>
    %3 = stablehlo.divide %2, %1 : tensor<2x3xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// -----
// prims.fma.default / scalar: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<2x3xf32>
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.multiply %arg0, %cst : tensor<2x3xf32>
    %2 = stablehlo.add %1, %0 : tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// prims.fma.default / 0d: f32[4], f32[], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<f32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.add %1, %arg2 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// prims.fma.default / bf16_scalar: bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>, %arg1: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %2 = stablehlo.multiply %0, %cst : tensor<8xf32>
    %3 = stablehlo.add %2, %1 : tensor<8xf32>
    %4 = stablehlo.convert %3 : (tensor<8xf32>) -> tensor<8xbf16>
    return %4 : tensor<8xbf16>
  }
}

// -----
// prims.fma.default / i64: i64[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %0 = stablehlo.multiply %arg0, %c : tensor<4xi64>
    %1 = stablehlo.add %0, %arg1 : tensor<4xi64>
    return %1 : tensor<4xi64>
  }
}

// -----
// aten.lerp.Scalar / small: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.lerp.Scalar / large: bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>, %arg1: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<8xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<8xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<8xf32>
    %5 = stablehlo.convert %4 : (tensor<8xf32>) -> tensor<8xbf16>
    return %5 : tensor<8xbf16>
  }
}

// -----
// aten.lerp.Tensor / f32: f32[4], f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg2 : tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.subtract %arg1, %arg0 : tensor<4xf32>
    %3 = stablehlo.multiply %arg2, %2 : tensor<4xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<4xf32>
    %5 = stablehlo.subtract %arg1, %arg0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %6 = stablehlo.subtract %cst_0, %arg2 : tensor<4xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<4xf32>
    %8 = stablehlo.subtract %arg1, %7 : tensor<4xf32>
    %9 = stablehlo.select %1, %4, %8 : tensor<4xi1>, tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}

// -----
// aten.lerp.Tensor / ends: f32[2], f32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.abs %arg2 : tensor<2xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = stablehlo.subtract %arg1, %arg0 : tensor<2xf32>
    %3 = stablehlo.multiply %arg2, %2 : tensor<2xf32>
    %4 = stablehlo.add %arg0, %3 : tensor<2xf32>
    %5 = stablehlo.subtract %arg1, %arg0 : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %6 = stablehlo.subtract %cst_0, %arg2 : tensor<2xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<2xf32>
    %8 = stablehlo.subtract %arg1, %7 : tensor<2xf32>
    %9 = stablehlo.select %1, %4, %8 : tensor<2xi1>, tensor<2xf32>
    return %9 : tensor<2xf32>
  }
}

// -----
// aten.lerp.Scalar / c64: c64[4], c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.subtract %arg1, %arg0 : tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(4.000000e-01,0.000000e+00)> : tensor<4xcomplex<f32>>
    %1 = stablehlo.multiply %0, %cst : tensor<4xcomplex<f32>>
    %2 = stablehlo.subtract %arg1, %1 : tensor<4xcomplex<f32>>
    return %2 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.atan2.default / f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----
// aten.atan2.default / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.atan2 %arg0, %arg1 : tensor<100xf32>
    return %0 : tensor<100xf32>
  }
}

// -----
// aten.atan2.default / i64: i64[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi64>) -> tensor<4xf32>
    %2 = stablehlo.atan2 %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.hypot.default / f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.abs %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<8xf32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.abs %arg1 : tensor<8xf32>
    %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %4 = stablehlo.or %1, %3 : tensor<8xi1>
    %5 = stablehlo.complex %arg0, %arg1 : tensor<8xcomplex<f32>>
    %6 = stablehlo.abs %5 : (tensor<8xcomplex<f32>>) -> tensor<8xf32>
    %7 = stablehlo.select %4, %cst, %6 : tensor<8xi1>, tensor<8xf32>
    return %7 : tensor<8xf32>
  }
}

// -----
// aten.hypot.default / special: f32[101], f32[101]
module @tpu_compile {
  func.func @main(%arg0: tensor<101xf32>, %arg1: tensor<101xf32>) -> tensor<101xf32> {
    %0 = stablehlo.abs %arg0 : tensor<101xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<101xf32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xi1>
    %2 = stablehlo.abs %arg1 : tensor<101xf32>
    %3 = stablehlo.compare EQ, %2, %cst, FLOAT : (tensor<101xf32>, tensor<101xf32>) -> tensor<101xi1>
    %4 = stablehlo.or %1, %3 : tensor<101xi1>
    %5 = stablehlo.complex %arg0, %arg1 : tensor<101xcomplex<f32>>
    %6 = stablehlo.abs %5 : (tensor<101xcomplex<f32>>) -> tensor<101xf32>
    %7 = stablehlo.select %4, %cst, %6 : tensor<101xi1>, tensor<101xf32>
    return %7 : tensor<101xf32>
  }
}

// -----
// aten.copysign.Tensor / f32: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.abs %arg0 : tensor<8xf32>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<8xf32>) -> tensor<8xi32>
    %c = stablehlo.constant dense<0> : tensor<8xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %3 = stablehlo.negate %0 : tensor<8xf32>
    %4 = stablehlo.select %2, %3, %0 : tensor<8xi1>, tensor<8xf32>
    return %4 : tensor<8xf32>
  }
}

// -----
// aten.copysign.Tensor / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.abs %arg0 : tensor<100xf32>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<100xf32>) -> tensor<100xi32>
    %c = stablehlo.constant dense<0> : tensor<100xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi1>
    %3 = stablehlo.negate %0 : tensor<100xf32>
    %4 = stablehlo.select %2, %3, %0 : tensor<100xi1>, tensor<100xf32>
    return %4 : tensor<100xf32>
  }
}

// -----
// aten.copysign.Scalar / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<-0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.abs %0 : tensor<4xf32>
    %2 = stablehlo.bitcast_convert %cst : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %4 = stablehlo.negate %1 : tensor<4xf32>
    %5 = stablehlo.select %3, %4, %1 : tensor<4xi1>, tensor<4xf32>
    return %5 : tensor<4xf32>
  }
}

// -----
// aten.ldexp.Tensor / f32_i32: f32[4], i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xi32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %1 = stablehlo.power %cst, %0 : tensor<4xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.ldexp.Tensor / f64: f64[4], f64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf64>
    %0 = stablehlo.power %cst, %arg1 : tensor<4xf64>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf64>
    return %1 : tensor<4xf64>
  }
}

// -----
// aten.logaddexp.default / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = stablehlo.select %0, %arg0, %arg1 : tensor<4xi1>, tensor<4xf32>
    %2 = stablehlo.select %0, %arg1, %arg0 : tensor<4xi1>, tensor<4xf32>
    %3 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %4 = stablehlo.compare NE, %3, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %5 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %6 = stablehlo.and %5, %4 : tensor<4xi1>
    %7 = stablehlo.not %6 : tensor<4xi1>
    %8 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.and %7, %8 : tensor<4xi1>
    %10 = stablehlo.subtract %2, %1 : tensor<4xf32>
    %11 = stablehlo.exponential %10 : tensor<4xf32>
    %12 = stablehlo.log_plus_one %11 : tensor<4xf32>
    %13 = stablehlo.add %1, %12 : tensor<4xf32>
    %14 = stablehlo.select %9, %arg0, %13 : tensor<4xi1>, tensor<4xf32>
    return %14 : tensor<4xf32>
  }
}

// -----
// aten.logaddexp.default / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %1 = stablehlo.select %0, %arg0, %arg1 : tensor<100xi1>, tensor<100xf32>
    %2 = stablehlo.select %0, %arg1, %arg0 : tensor<100xi1>, tensor<100xf32>
    %3 = stablehlo.abs %arg0 : tensor<100xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<100xf32>
    %4 = stablehlo.compare NE, %3, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %5 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %6 = stablehlo.and %5, %4 : tensor<100xi1>
    %7 = stablehlo.not %6 : tensor<100xi1>
    %8 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %9 = stablehlo.and %7, %8 : tensor<100xi1>
    %10 = stablehlo.subtract %2, %1 : tensor<100xf32>
    %11 = stablehlo.exponential %10 : tensor<100xf32>
    %12 = stablehlo.log_plus_one %11 : tensor<100xf32>
    %13 = stablehlo.add %1, %12 : tensor<100xf32>
    %14 = stablehlo.select %9, %arg0, %13 : tensor<100xi1>, tensor<100xf32>
    return %14 : tensor<100xf32>
  }
}

// -----
// aten.logaddexp2.default / f64: f64[4], f64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %1 = stablehlo.select %0, %arg0, %arg1 : tensor<4xi1>, tensor<4xf64>
    %2 = stablehlo.select %0, %arg1, %arg0 : tensor<4xi1>, tensor<4xf64>
    %3 = stablehlo.abs %arg0 : tensor<4xf64>
    %cst = stablehlo.constant dense<0x7FF0000000000000> : tensor<4xf64>
    %4 = stablehlo.compare EQ, %3, %cst, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %5 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %6 = stablehlo.and %4, %5 : tensor<4xi1>
    %7 = stablehlo.subtract %2, %1 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4xf64>
    %8 = stablehlo.power %cst_0, %7 : tensor<4xf64>
    %9 = stablehlo.log_plus_one %8 : tensor<4xf64>
    %10 = stablehlo.abs %8 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<3.500000e-01> : tensor<4xf64>
    %11 = stablehlo.compare GT, %10, %cst_1, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<4xf64>
    %12 = stablehlo.add %8, %cst_2 : tensor<4xf64>
    %13 = stablehlo.log %12 : tensor<4xf64>
    %14 = stablehlo.select %11, %13, %9 : tensor<4xi1>, tensor<4xf64>
    %cst_3 = stablehlo.constant dense<1.4426950408889634> : tensor<4xf64>
    %15 = stablehlo.multiply %14, %cst_3 : tensor<4xf64>
    %16 = stablehlo.add %1, %15 : tensor<4xf64>
    %17 = stablehlo.select %6, %arg0, %16 : tensor<4xi1>, tensor<4xf64>
    return %17 : tensor<4xf64>
  }
}

// -----
// aten.xlogy.Tensor / special: f32[100], f32[100]
module @tpu_compile {
  func.func @main(%arg0: tensor<100xf32>, %arg1: tensor<100xf32>) -> tensor<100xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<100xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %1 = stablehlo.log %arg1 : tensor<100xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<100xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %4 = stablehlo.select %0, %3, %2 : tensor<100xi1>, tensor<100xf32>
    %5 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<100xf32>, tensor<100xf32>) -> tensor<100xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<100xf32>
    %7 = stablehlo.select %5, %6, %4 : tensor<100xi1>, tensor<100xf32>
    return %7 : tensor<100xf32>
  }
}

// -----
// aten.xlogy.Scalar_Self / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.compare EQ, %cst, %cst_0, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = stablehlo.log %arg0 : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %6 = stablehlo.select %5, %4, %3 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.select %7, %8, %6 : tensor<4xi1>, tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}

// -----
// aten.xlogy.Scalar_Other / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare EQ, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.log %cst : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.select %1, %5, %4 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.compare NE, %cst, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i1>) -> tensor<4xi1>
    %10 = stablehlo.select %9, %8, %6 : tensor<4xi1>, tensor<4xf32>
    return %10 : tensor<4xf32>
  }
}

// -----
// aten.heaviside.default / f32: f32[5], f32[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>, %arg1: tensor<1xf32>) -> tensor<5xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xf32>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %1 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %2 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = stablehlo.or %2, %3 : tensor<5xi1>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %7 = stablehlo.select %4, %5, %6 : tensor<5xi1>, tensor<5xi64>
    %8 = stablehlo.convert %7 : (tensor<5xi64>) -> tensor<5xf32>
    %9 = stablehlo.select %1, %0, %8 : tensor<5xi1>, tensor<5xf32>
    return %9 : tensor<5xf32>
  }
}

// -----
// aten.gcd.default / i64: i64[6], i64[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi64>, %arg1: tensor<6xi64>) -> tensor<6xi64> {
    %0 = stablehlo.abs %arg0 : tensor<6xi64>
    %1 = stablehlo.abs %arg1 : tensor<6xi64>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %1) : tensor<6xi64>, tensor<6xi64>
    cond {
      %c = stablehlo.constant dense<0> : tensor<6xi64>
      %3 = stablehlo.compare NE, %iterArg_0, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %4 = stablehlo.reduce(%3 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<6xi64>
      %3 = stablehlo.compare EQ, %iterArg_0, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %4 = stablehlo.select %3, %iterArg, %iterArg_0 : tensor<6xi1>, tensor<6xi64>
      %5 = stablehlo.compare EQ, %iterArg_0, %c, SIGNED : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
      %c_1 = stablehlo.constant dense<1> : tensor<6xi64>
      %6 = stablehlo.select %5, %c_1, %iterArg_0 : tensor<6xi1>, tensor<6xi64>
      %7 = stablehlo.remainder %iterArg, %6 : tensor<6xi64>
      %8 = stablehlo.select %3, %c, %7 : tensor<6xi1>, tensor<6xi64>
      stablehlo.return %4, %8 : tensor<6xi64>, tensor<6xi64>
    }
    return %2#0 : tensor<6xi64>
  }
}

// -----
// aten.gcd.default / u8: u8[6], u8[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xui8>, %arg1: tensor<6xui8>) -> tensor<6xui8> {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<6xui8>, tensor<6xui8>
    cond {
      %c = stablehlo.constant dense<0> : tensor<6xui8>
      %1 = stablehlo.compare NE, %iterArg_0, %c, UNSIGNED : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xi1>
      %c_1 = stablehlo.constant dense<false> : tensor<i1>
      %2 = stablehlo.reduce(%1 init: %c_1) applies stablehlo.or across dimensions = [0] : (tensor<6xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %c = stablehlo.constant dense<0> : tensor<6xui8>
      %1 = stablehlo.compare EQ, %iterArg_0, %c, UNSIGNED : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xi1>
      %2 = stablehlo.select %1, %iterArg, %iterArg_0 : tensor<6xi1>, tensor<6xui8>
      %3 = stablehlo.compare EQ, %iterArg_0, %c, UNSIGNED : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xi1>
      %c_1 = stablehlo.constant dense<1> : tensor<6xui8>
      %4 = stablehlo.select %3, %c_1, %iterArg_0 : tensor<6xi1>, tensor<6xui8>
      %5 = stablehlo.remainder %iterArg, %4 : tensor<6xui8>
      %6 = stablehlo.select %1, %c, %5 : tensor<6xi1>, tensor<6xui8>
      stablehlo.return %2, %6 : tensor<6xui8>, tensor<6xui8>
    }
    return %0#0 : tensor<6xui8>
  }
}

// -----
// aten.lcm.default / i8_that_wraps: i8[4], i8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi8>) -> tensor<4xi32>
    %1 = stablehlo.convert %arg1 : (tensor<4xi8>) -> tensor<4xi32>
    %2 = stablehlo.abs %0 : tensor<4xi32>
    %3 = stablehlo.abs %1 : tensor<4xi32>
    %4:2 = stablehlo.while(%iterArg = %2, %iterArg_1 = %3) : tensor<4xi32>, tensor<4xi32>
    cond {
      %c_2 = stablehlo.constant dense<0> : tensor<4xi32>
      %13 = stablehlo.compare NE, %iterArg_1, %c_2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %14 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<0> : tensor<4xi32>
      %13 = stablehlo.compare EQ, %iterArg_1, %c_2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %14 = stablehlo.select %13, %iterArg, %iterArg_1 : tensor<4xi1>, tensor<4xi32>
      %15 = stablehlo.compare EQ, %iterArg_1, %c_2, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_3 = stablehlo.constant dense<1> : tensor<4xi32>
      %16 = stablehlo.select %15, %c_3, %iterArg_1 : tensor<4xi1>, tensor<4xi32>
      %17 = stablehlo.remainder %iterArg, %16 : tensor<4xi32>
      %18 = stablehlo.select %13, %c_2, %17 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %14, %18 : tensor<4xi32>, tensor<4xi32>
    }
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %5 = stablehlo.compare EQ, %4#0, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %6 = stablehlo.compare EQ, %4#0, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<4xi32>
    %7 = stablehlo.select %6, %c_0, %4#0 : tensor<4xi1>, tensor<4xi32>
    %8 = stablehlo.divide %0, %7 : tensor<4xi32>
    %9 = stablehlo.multiply %8, %1 : tensor<4xi32>
    %10 = stablehlo.select %5, %c, %9 : tensor<4xi1>, tensor<4xi32>
    %11 = stablehlo.abs %10 : tensor<4xi32>
    %12 = stablehlo.convert %11 : (tensor<4xi32>) -> tensor<4xi8>
    return %12 : tensor<4xi8>
  }
}

// -----
// aten.lcm.default / i32: i32[5], i32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.abs %arg0 : tensor<5xi32>
    %1 = stablehlo.abs %arg1 : tensor<5xi32>
    %2:2 = stablehlo.while(%iterArg = %0, %iterArg_1 = %1) : tensor<5xi32>, tensor<5xi32>
    cond {
      %c_2 = stablehlo.constant dense<0> : tensor<5xi32>
      %10 = stablehlo.compare NE, %iterArg_1, %c_2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_3 = stablehlo.constant dense<false> : tensor<i1>
      %11 = stablehlo.reduce(%10 init: %c_3) applies stablehlo.or across dimensions = [0] : (tensor<5xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %11 : tensor<i1>
    } do {
      %c_2 = stablehlo.constant dense<0> : tensor<5xi32>
      %10 = stablehlo.compare EQ, %iterArg_1, %c_2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %11 = stablehlo.select %10, %iterArg, %iterArg_1 : tensor<5xi1>, tensor<5xi32>
      %12 = stablehlo.compare EQ, %iterArg_1, %c_2, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %c_3 = stablehlo.constant dense<1> : tensor<5xi32>
      %13 = stablehlo.select %12, %c_3, %iterArg_1 : tensor<5xi1>, tensor<5xi32>
      %14 = stablehlo.remainder %iterArg, %13 : tensor<5xi32>
      %15 = stablehlo.select %10, %c_2, %14 : tensor<5xi1>, tensor<5xi32>
      stablehlo.return %11, %15 : tensor<5xi32>, tensor<5xi32>
    }
    %c = stablehlo.constant dense<0> : tensor<5xi32>
    %3 = stablehlo.compare EQ, %2#0, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = stablehlo.compare EQ, %2#0, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<5xi32>
    %5 = stablehlo.select %4, %c_0, %2#0 : tensor<5xi1>, tensor<5xi32>
    %6 = stablehlo.divide %arg0, %5 : tensor<5xi32>
    %7 = stablehlo.multiply %6, %arg1 : tensor<5xi32>
    %8 = stablehlo.select %3, %c, %7 : tensor<5xi1>, tensor<5xi32>
    %9 = stablehlo.abs %8 : tensor<5xi32>
    return %9 : tensor<5xi32>
  }
}
