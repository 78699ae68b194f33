// aten.full.default / f32
module @tpu_compile {
  func.func @main() -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<2x3xf32>
    return %cst : tensor<2x3xf32>
  }
}

// -----
// aten.full.default / bool
module @tpu_compile {
  func.func @main() -> tensor<2xi1> {
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    return %c : tensor<2xi1>
  }
}

// -----
// aten.full.default / inferred
module @tpu_compile {
  func.func @main() -> tensor<2xi64> {
    %c = stablehlo.constant dense<3> : tensor<2xi64>
    return %c : tensor<2xi64>
  }
}

// -----
// aten.full.default / u64
module @tpu_compile {
  func.func @main() -> tensor<2xui64> {
    %c = stablehlo.constant dense<9223372036854775808> : tensor<2xui64>
    return %c : tensor<2xui64>
  }
}

// -----
// aten.full.default / empty
module @tpu_compile {
  func.func @main() -> tensor<0x2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<0x2xf32>
    return %cst : tensor<0x2xf32>
  }
}

// -----
// full_of_every_dtype / number: f32[1]
module @tpu_compile {
  func.func @main() -> (tensor<2xi1>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E8M0FNU>) {
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2xui8>
    %c_1 = stablehlo.constant dense<3> : tensor<2xui16>
    %c_2 = stablehlo.constant dense<3> : tensor<2xui32>
    %c_3 = stablehlo.constant dense<3> : tensor<2xui64>
    %c_4 = stablehlo.constant dense<3> : tensor<2xi8>
    %c_5 = stablehlo.constant dense<3> : tensor<2xi16>
    %c_6 = stablehlo.constant dense<3> : tensor<2xi32>
    %c_7 = stablehlo.constant dense<3> : tensor<2xi64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2xf16>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<2xbf16>
    %cst_9 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %cst_10 = stablehlo.constant dense<3.000000e+00> : tensor<2xf64>
    %cst_11 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<2xcomplex<f32>>
    %cst_12 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<2xcomplex<f64>>
    %cst_13 = stablehlo.constant dense<3.000000e+00> : tensor<2xf8E4M3FN>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<2xf8E5M2>
    %cst_15 = stablehlo.constant dense<3.000000e+00> : tensor<2xf8E4M3FNUZ>
    %cst_16 = stablehlo.constant dense<3.000000e+00> : tensor<2xf8E5M2FNUZ>
    %cst_17 = stablehlo.constant dense<4.000000e+00> : tensor<2xf8E8M0FNU>
    return %c, %c_0, %c_1, %c_2, %c_3, %c_4, %c_5, %c_6, %c_7, %cst, %cst_8, %cst_9, %cst_10, %cst_11, %cst_12, %cst_13, %cst_14, %cst_15, %cst_16, %cst_17 : tensor<2xi1>, tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E8M0FNU>
  }
}

// -----
// full_of_every_dtype / infinity: f32[1]
module @tpu_compile {
  func.func @main() -> (tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>) {
    %cst = stablehlo.constant dense<0x7C00> : tensor<2xf16>
    %cst_0 = stablehlo.constant dense<0x7F80> : tensor<2xbf16>
    %cst_1 = stablehlo.constant dense<0x7F800000> : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2xf64>
    return %cst, %cst_0, %cst_1, %cst_2 : tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>
  }
}

// -----
// full_of_every_dtype / large: f32[1]
module @tpu_compile {
  func.func @main() -> (tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>) {
    %cst = stablehlo.constant dense<1.000000e+04> : tensor<2xf16>
    %cst_0 = stablehlo.constant dense<9.984000e+03> : tensor<2xbf16>
    %cst_1 = stablehlo.constant dense<1.000000e+04> : tensor<2xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+04> : tensor<2xf64>
    return %cst, %cst_0, %cst_1, %cst_2 : tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>
  }
}

// -----
// full_of_every_dtype / complex: f32[1]
module @tpu_compile {
  func.func @main() -> (tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>) {
    %cst = stablehlo.constant dense<(1.500000e+00,-2.500000e+00)> : tensor<2xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.500000e+00,-2.500000e+00)> : tensor<2xcomplex<f64>>
    return %cst, %cst_0 : tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>
  }
}

// -----
// aten.full_like.default / i64: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<7> : tensor<2x3xi64>
    return %c : tensor<2x3xi64>
  }
}

// -----
// aten.full_like.default / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3x2xf32>
    %1 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.new_full.default / bf16: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x2xbf16> {
    %cst = stablehlo.constant dense<3.007810e-01> : tensor<2x2xbf16>
    return %cst : tensor<2x2xbf16>
  }
}

// -----
// aten.zeros.default / i8
module @tpu_compile {
  func.func @main() -> tensor<2x3xi8> {
    %c = stablehlo.constant dense<0> : tensor<2x3xi8>
    return %c : tensor<2x3xi8>
  }
}

// -----
// aten.zeros_like.default / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %1 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.ones.default / bf16
module @tpu_compile {
  func.func @main() -> tensor<3xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3xbf16>
    return %cst : tensor<3xbf16>
  }
}

// -----
// aten.ones_like.default / c64: c64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<3xcomplex<f32>>
    return %cst : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.new_zeros.default / f32: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}

// -----
// aten.new_ones.default / i32: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<3xi32> {
    %c = stablehlo.constant dense<1> : tensor<3xi32>
    return %c : tensor<3xi32>
  }
}

// -----
// aten.empty.memory_format / f32
module @tpu_compile {
  func.func @main() -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %cst : tensor<2x3xf32>
  }
}

// -----
// aten.empty_like.default / f64: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf64>
    return %cst : tensor<2x3xf64>
  }
}

// -----
// aten.new_empty.default / f32: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}

// -----
// aten.empty_strided.default / f32
module @tpu_compile {
  func.func @main() -> tensor<3x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----
// aten.empty_permuted.default / f32
module @tpu_compile {
  func.func @main() -> tensor<3x2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3x4xf32>
    %0 = stablehlo.transpose %cst, dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
    return %0 : tensor<3x2x4xf32>
  }
}

// -----
// aten.scalar_tensor.default / f64
module @tpu_compile {
  func.func @main() -> tensor<f64> {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    return %cst : tensor<f64>
  }
}

// -----
// aten.scalar_tensor.default / c64
module @tpu_compile {
  func.func @main() -> tensor<complex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,2.000000e+00)> : tensor<complex<f32>>
    return %cst : tensor<complex<f32>>
  }
}

// -----
// aten.arange.default / i64
module @tpu_compile {
  func.func @main() -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    return %0 : tensor<5xi64>
  }
}

// -----
// aten.arange.default / float
module @tpu_compile {
  func.func @main() -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.arange.start / f64
module @tpu_compile {
  func.func @main() -> tensor<4xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf64>
    %1 = stablehlo.add %0, %cst : tensor<4xf64>
    return %1 : tensor<4xf64>
  }
}

// -----
// aten.arange.start_step / i32
module @tpu_compile {
  func.func @main() -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<4> : tensor<4xi32>
    %1 = stablehlo.multiply %0, %c : tensor<4xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<4xi32>
    %2 = stablehlo.add %1, %c_0 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}

// -----
// aten.arange.start_step / down
module @tpu_compile {
  func.func @main() -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c = stablehlo.constant dense<-2> : tensor<5xi64>
    %1 = stablehlo.multiply %0, %c : tensor<5xi64>
    %c_0 = stablehlo.constant dense<5> : tensor<5xi64>
    %2 = stablehlo.add %1, %c_0 : tensor<5xi64>
    return %2 : tensor<5xi64>
  }
}

// -----
// aten.arange.start_step / negative_step
module @tpu_compile {
  func.func @main() -> tensor<7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<7xf64>
    %cst = stablehlo.constant dense<-3.000000e-01> : tensor<7xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<7xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<7xf64>
    %2 = stablehlo.add %1, %cst_0 : tensor<7xf64>
    %3 = stablehlo.convert %2 : (tensor<7xf64>) -> tensor<7xf32>
    return %3 : tensor<7xf32>
  }
}

// -----
// aten.arange.start_step / cancels
module @tpu_compile {
  func.func @main() -> tensor<2000xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<2000xf64>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<2000xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<2000xf64>
    %cst_0 = stablehlo.constant dense<-1.000000e+02> : tensor<2000xf64>
    %2 = stablehlo.add %1, %cst_0 : tensor<2000xf64>
    %3 = stablehlo.convert %2 : (tensor<2000xf64>) -> tensor<2000xf32>
    return %3 : tensor<2000xf32>
  }
}

// -----
// aten.arange.start_step / bf16
module @tpu_compile {
  func.func @main() -> tensor<43xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<43xf64>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<43xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<43xf64>
    %2 = stablehlo.convert %1 : (tensor<43xf64>) -> tensor<43xbf16>
    return %2 : tensor<43xbf16>
  }
}

// -----
// aten.arange.start_step / large_i64
module @tpu_compile {
  func.func @main() -> tensor<3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3xi64>
    %c = stablehlo.constant dense<3> : tensor<3xi64>
    %1 = stablehlo.multiply %0, %c : tensor<3xi64>
    %c_0 = stablehlo.constant dense<1099511627776> : tensor<3xi64>
    %2 = stablehlo.add %1, %c_0 : tensor<3xi64>
    return %2 : tensor<3xi64>
  }
}

// -----
// aten.arange.start_step / u8
module @tpu_compile {
  func.func @main() -> tensor<6xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<6xui8>
    %c = stablehlo.constant dense<250> : tensor<6xui8>
    %1 = stablehlo.add %0, %c : tensor<6xui8>
    return %1 : tensor<6xui8>
  }
}

// -----
// aten.arange.default / empty
module @tpu_compile {
  func.func @main() -> tensor<0xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<0xi64>
    return %0 : tensor<0xi64>
  }
}

// -----
// aten.linspace.default / f32
module @tpu_compile {
  func.func @main() -> tensor<7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<7xi64>
    %1 = stablehlo.convert %0 : (tensor<7xi64>) -> tensor<7xf32>
    %cst = stablehlo.constant dense<3.500000e+00> : tensor<7xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %3 = stablehlo.convert %0 : (tensor<7xi64>) -> tensor<7xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<7xf32>
    %4 = stablehlo.multiply %3, %cst_0 : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<7xf32>
    %5 = stablehlo.add %4, %cst_1 : tensor<7xf32>
    %c = stablehlo.constant dense<6> : tensor<7xi64>
    %6 = stablehlo.subtract %c, %0 : tensor<7xi64>
    %7 = stablehlo.convert %6 : (tensor<7xi64>) -> tensor<7xf32>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<7xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<7xf32>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<7xf32>
    %10 = stablehlo.select %2, %5, %9 : tensor<7xi1>, tensor<7xf32>
    return %10 : tensor<7xf32>
  }
}

// -----
// aten.linspace.default / i64
module @tpu_compile {
  func.func @main() -> tensor<4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf64>
    %1 = stablehlo.subtract %cst, %0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<3.3333332538604736> : tensor<4xf64>
    %2 = stablehlo.multiply %0, %cst_0 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf64>
    %3 = stablehlo.add %2, %cst_1 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<7.947285984855057E-8> : tensor<4xf64>
    %4 = stablehlo.multiply %0, %cst_2 : tensor<4xf64>
    %5 = stablehlo.add %3, %4 : tensor<4xf64>
    %6 = stablehlo.multiply %1, %cst_0 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<4xf64>
    %7 = stablehlo.subtract %cst_3, %6 : tensor<4xf64>
    %8 = stablehlo.multiply %1, %cst_2 : tensor<4xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<4xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<4xf64>
    %10 = stablehlo.compare LT, %0, %cst_4, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %11 = stablehlo.select %10, %5, %9 : tensor<4xi1>, tensor<4xf64>
    %12 = stablehlo.abs %11 : tensor<4xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<4xf64>
    %13 = stablehlo.compare LT, %12, %cst_5, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %14 = stablehlo.convert %11 : (tensor<4xf64>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %15 = stablehlo.select %13, %14, %c : tensor<4xi1>, tensor<4xi64>
    return %15 : tensor<4xi64>
  }
}

// -----
// aten.linspace.default / i32_fractions
module @tpu_compile {
  func.func @main() -> tensor<7xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<7xf64>
    %cst = stablehlo.constant dense<6.000000e+00> : tensor<7xf64>
    %1 = stablehlo.subtract %cst, %0 : tensor<7xf64>
    %cst_0 = stablehlo.constant dense<533.33331298828125> : tensor<7xf64>
    %2 = stablehlo.multiply %0, %cst_0 : tensor<7xf64>
    %cst_1 = stablehlo.constant dense<-8.510000e+02> : tensor<7xf64>
    %3 = stablehlo.add %2, %cst_1 : tensor<7xf64>
    %cst_2 = stablehlo.constant dense<2.0345052121228946E-5> : tensor<7xf64>
    %4 = stablehlo.multiply %0, %cst_2 : tensor<7xf64>
    %5 = stablehlo.add %3, %4 : tensor<7xf64>
    %6 = stablehlo.multiply %1, %cst_0 : tensor<7xf64>
    %cst_3 = stablehlo.constant dense<2.349000e+03> : tensor<7xf64>
    %7 = stablehlo.subtract %cst_3, %6 : tensor<7xf64>
    %8 = stablehlo.multiply %1, %cst_2 : tensor<7xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<7xf64>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<7xf64>
    %10 = stablehlo.compare LT, %0, %cst_4, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %11 = stablehlo.select %10, %5, %9 : tensor<7xi1>, tensor<7xf64>
    %12 = stablehlo.abs %11 : tensor<7xf64>
    %cst_5 = stablehlo.constant dense<0x41E0000000000000> : tensor<7xf64>
    %13 = stablehlo.compare LT, %12, %cst_5, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %14 = stablehlo.convert %11 : (tensor<7xf64>) -> tensor<7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<7xi32>
    %15 = stablehlo.select %13, %14, %c : tensor<7xi1>, tensor<7xi32>
    return %15 : tensor<7xi32>
  }
}

// -----
// aten.linspace.default / u8_down
module @tpu_compile {
  func.func @main() -> tensor<50xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<50xf64>
    %cst = stablehlo.constant dense<4.900000e+01> : tensor<50xf64>
    %1 = stablehlo.subtract %cst, %0 : tensor<50xf64>
    %cst_0 = stablehlo.constant dense<-0.081632651388645172> : tensor<50xf64>
    %2 = stablehlo.multiply %0, %cst_0 : tensor<50xf64>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<50xf64>
    %3 = stablehlo.add %2, %cst_1 : tensor<50xf64>
    %cst_2 = stablehlo.constant dense<-1.6725793111627141E-9> : tensor<50xf64>
    %4 = stablehlo.multiply %0, %cst_2 : tensor<50xf64>
    %5 = stablehlo.add %3, %4 : tensor<50xf64>
    %6 = stablehlo.multiply %1, %cst_0 : tensor<50xf64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<50xf64>
    %7 = stablehlo.subtract %cst_3, %6 : tensor<50xf64>
    %8 = stablehlo.multiply %1, %cst_2 : tensor<50xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<50xf64>
    %cst_4 = stablehlo.constant dense<2.500000e+01> : tensor<50xf64>
    %10 = stablehlo.compare LT, %0, %cst_4, FLOAT : (tensor<50xf64>, tensor<50xf64>) -> tensor<50xi1>
    %11 = stablehlo.select %10, %5, %9 : tensor<50xi1>, tensor<50xf64>
    %12 = stablehlo.abs %11 : tensor<50xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<50xf64>
    %13 = stablehlo.compare LT, %12, %cst_5, FLOAT : (tensor<50xf64>, tensor<50xf64>) -> tensor<50xi1>
    %14 = stablehlo.convert %11 : (tensor<50xf64>) -> tensor<50xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<50xi64>
    %15 = stablehlo.select %13, %14, %c : tensor<50xi1>, tensor<50xi64>
    %16 = stablehlo.convert %15 : (tensor<50xi64>) -> tensor<50xui8>
    return %16 : tensor<50xui8>
  }
}

// -----
// aten.linspace.default / u8_wraps
module @tpu_compile {
  func.func @main() -> tensor<4xui8> {
    %0 = stablehlo.iota dim = 0 : tensor<4xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf64>
    %1 = stablehlo.subtract %cst, %0 : tensor<4xf64>
    %cst_0 = stablehlo.constant dense<84.333335876464844> : tensor<4xf64>
    %2 = stablehlo.multiply %0, %cst_0 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf64>
    %3 = stablehlo.add %2, %cst_1 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<-2.5431315151536182E-6> : tensor<4xf64>
    %4 = stablehlo.multiply %0, %cst_2 : tensor<4xf64>
    %5 = stablehlo.add %3, %4 : tensor<4xf64>
    %6 = stablehlo.multiply %1, %cst_0 : tensor<4xf64>
    %cst_3 = stablehlo.constant dense<2.530000e+02> : tensor<4xf64>
    %7 = stablehlo.subtract %cst_3, %6 : tensor<4xf64>
    %8 = stablehlo.multiply %1, %cst_2 : tensor<4xf64>
    %9 = stablehlo.subtract %7, %8 : tensor<4xf64>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<4xf64>
    %10 = stablehlo.compare LT, %0, %cst_4, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %11 = stablehlo.select %10, %5, %9 : tensor<4xi1>, tensor<4xf64>
    %12 = stablehlo.abs %11 : tensor<4xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<4xf64>
    %13 = stablehlo.compare LT, %12, %cst_5, FLOAT : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xi1>
    %14 = stablehlo.convert %11 : (tensor<4xf64>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %15 = stablehlo.select %13, %14, %c : tensor<4xi1>, tensor<4xi64>
    %16 = stablehlo.convert %15 : (tensor<4xi64>) -> tensor<4xui8>
    return %16 : tensor<4xui8>
  }
}

// -----
// aten.linspace.Tensor_Scalar / i16: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<9xi16> {
    %0 = stablehlo.abs %arg0 : tensor<f32>
    %cst = stablehlo.constant dense<2.14748365E+9> : tensor<f32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<i32>
    %c = stablehlo.constant dense<-2147483648> : tensor<i32>
    %3 = stablehlo.select %1, %2, %c : tensor<i1>, tensor<i32>
    %4 = stablehlo.convert %3 : (tensor<i32>) -> tensor<i16>
    %5 = stablehlo.convert %4 : (tensor<i16>) -> tensor<f64>
    %cst_0 = stablehlo.constant dense<-7.000000e+00> : tensor<f64>
    %6 = stablehlo.iota dim = 0 : tensor<9xf64>
    %7 = stablehlo.subtract %cst_0, %5 : tensor<f64>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f64>
    %8 = stablehlo.divide %7, %cst_1 : tensor<f64>
    %9 = stablehlo.convert %8 : (tensor<f64>) -> tensor<f32>
    %10 = stablehlo.convert %9 : (tensor<f32>) -> tensor<f64>
    %cst_2 = stablehlo.constant dense<8.000000e+00> : tensor<9xf64>
    %11 = stablehlo.subtract %cst_2, %6 : tensor<9xf64>
    %12 = stablehlo.subtract %8, %10 : tensor<f64>
    %13 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %14 = stablehlo.multiply %13, %6 : tensor<9xf64>
    %15 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %16 = stablehlo.add %15, %14 : tensor<9xf64>
    %17 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %18 = stablehlo.multiply %17, %6 : tensor<9xf64>
    %19 = stablehlo.add %16, %18 : tensor<9xf64>
    %20 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %21 = stablehlo.multiply %20, %11 : tensor<9xf64>
    %22 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %23 = stablehlo.subtract %22, %21 : tensor<9xf64>
    %24 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f64>) -> tensor<9xf64>
    %25 = stablehlo.multiply %24, %11 : tensor<9xf64>
    %26 = stablehlo.subtract %23, %25 : tensor<9xf64>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<9xf64>
    %27 = stablehlo.compare LT, %6, %cst_3, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %28 = stablehlo.select %27, %19, %26 : tensor<9xi1>, tensor<9xf64>
    %29 = stablehlo.abs %28 : tensor<9xf64>
    %cst_4 = stablehlo.constant dense<0x41E0000000000000> : tensor<9xf64>
    %30 = stablehlo.compare LT, %29, %cst_4, FLOAT : (tensor<9xf64>, tensor<9xf64>) -> tensor<9xi1>
    %31 = stablehlo.convert %28 : (tensor<9xf64>) -> tensor<9xi32>
    %c_5 = stablehlo.constant dense<-2147483648> : tensor<9xi32>
    %32 = stablehlo.select %30, %31, %c_5 : tensor<9xi1>, tensor<9xi32>
    %33 = stablehlo.convert %32 : (tensor<9xi32>) -> tensor<9xi16>
    return %33 : tensor<9xi16>
  }
}

// -----
// aten.logspace.default / i64_one
module @tpu_compile {
  func.func @main() -> tensor<1xi64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1xf64>
    %cst_0 = stablehlo.constant dense<1.900000e+00> : tensor<1xf64>
    %0 = stablehlo.add %cst, %cst_0 : tensor<1xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+01> : tensor<1xf64>
    %1 = stablehlo.power %cst_1, %0 : tensor<1xf64>
    %2 = stablehlo.abs %1 : tensor<1xf64>
    %cst_2 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<1xf64>
    %3 = stablehlo.compare LT, %2, %cst_2, FLOAT : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xi1>
    %4 = stablehlo.convert %1 : (tensor<1xf64>) -> tensor<1xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<1xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<1xi1>, tensor<1xi64>
    return %5 : tensor<1xi64>
  }
}

// -----
// aten.linspace.default / one
module @tpu_compile {
  func.func @main() -> tensor<1xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<1xf32>
    return %cst : tensor<1xf32>
  }
}

// -----
// aten.linspace.Tensor_Tensor / f32: f32[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<f32>) -> tensor<f64>
    %1 = stablehlo.convert %arg1 : (tensor<f32>) -> tensor<f64>
    %2 = stablehlo.iota dim = 0 : tensor<5xi64>
    %3 = stablehlo.subtract %1, %0 : tensor<f64>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<f64>
    %4 = stablehlo.divide %3, %cst : tensor<f64>
    %5 = stablehlo.convert %2 : (tensor<5xi64>) -> tensor<5xf32>
    %cst_0 = stablehlo.constant dense<2.500000e+00> : tensor<5xf32>
    %6 = stablehlo.compare LT, %5, %cst_0, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %7 = stablehlo.convert %2 : (tensor<5xi64>) -> tensor<5xf32>
    %8 = stablehlo.convert %4 : (tensor<f64>) -> tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<5xf32>
    %11 = stablehlo.convert %0 : (tensor<f64>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %13 = stablehlo.add %12, %10 : tensor<5xf32>
    %c = stablehlo.constant dense<4> : tensor<5xi64>
    %14 = stablehlo.subtract %c, %2 : tensor<5xi64>
    %15 = stablehlo.convert %14 : (tensor<5xi64>) -> tensor<5xf32>
    %16 = stablehlo.convert %4 : (tensor<f64>) -> tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %18 = stablehlo.multiply %17, %15 : tensor<5xf32>
    %19 = stablehlo.convert %1 : (tensor<f64>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %21 = stablehlo.subtract %20, %18 : tensor<5xf32>
    %22 = stablehlo.select %6, %13, %21 : tensor<5xi1>, tensor<5xf32>
    return %22 : tensor<5xf32>
  }
}

// -----
// aten.logspace.default / f32
module @tpu_compile {
  func.func @main() -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi64>
    %1 = stablehlo.convert %0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.convert %0 : (tensor<4xi64>) -> tensor<4xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf64>
    %4 = stablehlo.multiply %3, %cst_0 : tensor<4xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf64>
    %5 = stablehlo.add %4, %cst_1 : tensor<4xf64>
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %6 = stablehlo.subtract %c, %0 : tensor<4xi64>
    %7 = stablehlo.convert %6 : (tensor<4xi64>) -> tensor<4xf64>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<4xf64>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<4xf64>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<4xf64>
    %10 = stablehlo.select %2, %5, %9 : tensor<4xi1>, tensor<4xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+01> : tensor<4xf64>
    %11 = stablehlo.power %cst_3, %10 : tensor<4xf64>
    %12 = stablehlo.convert %11 : (tensor<4xf64>) -> tensor<4xf32>
    return %12 : tensor<4xf32>
  }
}

// -----
// aten.logspace.default / base_two
module @tpu_compile {
  func.func @main() -> tensor<6xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<6xi64>
    %1 = stablehlo.convert %0 : (tensor<6xi64>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<6xf32>
    %2 = stablehlo.compare LT, %1, %cst, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %3 = stablehlo.convert %0 : (tensor<6xi64>) -> tensor<6xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<6xf64>
    %4 = stablehlo.multiply %3, %cst_0 : tensor<6xf64>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<6xf64>
    %5 = stablehlo.add %4, %cst_1 : tensor<6xf64>
    %c = stablehlo.constant dense<5> : tensor<6xi64>
    %6 = stablehlo.subtract %c, %0 : tensor<6xi64>
    %7 = stablehlo.convert %6 : (tensor<6xi64>) -> tensor<6xf64>
    %8 = stablehlo.multiply %7, %cst_0 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<5.000000e+00> : tensor<6xf64>
    %9 = stablehlo.subtract %cst_2, %8 : tensor<6xf64>
    %10 = stablehlo.select %2, %5, %9 : tensor<6xi1>, tensor<6xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<6xf64>
    %11 = stablehlo.power %cst_3, %10 : tensor<6xf64>
    return %11 : tensor<6xf64>
  }
}

// -----
// aten._efficientzerotensor.default / f32
module @tpu_compile {
  func.func @main() -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %cst : tensor<2x3xf32>
  }
}

// -----
// aten.eye.default / f32
module @tpu_compile {
  func.func @main() -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    return %5 : tensor<3x3xf32>
  }
}

// -----
// aten.eye.m / i64
module @tpu_compile {
  func.func @main() -> tensor<2x4xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %3 = stablehlo.convert %2 : (tensor<2x4xi1>) -> tensor<2x4xi64>
    return %3 : tensor<2x4xi64>
  }
}

// -----
// aten.tril.default / f32: f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x4xi32>
    %2 = stablehlo.compare LE, %1, %0, SIGNED : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x4xf32>
    %3 = stablehlo.select %2, %arg0, %cst : tensor<3x4xi1>, tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
}

// -----
// aten.tril.default / batch_diagonal: i64[2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xi64>) -> tensor<2x3x3xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<-1> : tensor<3x3xi32>
    %2 = stablehlo.add %0, %c : tensor<3x3xi32>
    %3 = stablehlo.compare LE, %1, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3x3xi64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %5 = stablehlo.select %4, %arg0, %c_0 : tensor<2x3x3xi1>, tensor<2x3x3xi64>
    return %5 : tensor<2x3x3xi64>
  }
}

// -----
// aten.tril.default / bool: bool[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xi1>) -> tensor<3x3xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<1> : tensor<3x3xi32>
    %2 = stablehlo.add %0, %c : tensor<3x3xi32>
    %3 = stablehlo.compare LE, %1, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %4 = stablehlo.and %3, %arg0 : tensor<3x3xi1>
    return %4 : tensor<3x3xi1>
  }
}

// -----
// aten.triu.default / nan: f32[3,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<1> : tensor<3x3xi32>
    %2 = stablehlo.add %0, %c : tensor<3x3xi32>
    %3 = stablehlo.compare GE, %1, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x3xf32>
    %4 = stablehlo.select %3, %arg0, %cst : tensor<3x3xi1>, tensor<3x3xf32>
    return %4 : tensor<3x3xf32>
  }
}

// -----
// aten.triu.default / f32: f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x2xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x2xi32>
    %c = stablehlo.constant dense<-1> : tensor<3x2xi32>
    %2 = stablehlo.add %0, %c : tensor<3x2xi32>
    %3 = stablehlo.compare GE, %1, %2, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<3x2xi1>) -> tensor<2x3x2xi1>
    %5 = stablehlo.select %4, %arg0, %cst : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    return %5 : tensor<2x3x2xf32>
  }
}

// -----
// aten.tril_indices.default / offset
module @tpu_compile {
  func.func @main() -> tensor<2x14xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<14xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<14xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<14xf64>
    %cst_0 = stablehlo.constant dense<2.250000e+00> : tensor<14xf64>
    %2 = stablehlo.add %1, %cst_0 : tensor<14xf64>
    %3 = stablehlo.sqrt %2 : tensor<14xf64>
    %cst_1 = stablehlo.constant dense<-1.500000e+00> : tensor<14xf64>
    %4 = stablehlo.add %3, %cst_1 : tensor<14xf64>
    %5 = stablehlo.floor %4 : tensor<14xf64>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<14xf64>
    %6 = stablehlo.add %5, %cst_2 : tensor<14xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<14xf64>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<14xf64>
    %8 = stablehlo.multiply %7, %cst_3 : tensor<14xf64>
    %9 = stablehlo.subtract %0, %8 : tensor<14xf64>
    %10 = stablehlo.floor %9 : tensor<14xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<14xf64>
    %11 = stablehlo.add %5, %cst_4 : tensor<14xf64>
    %12 = stablehlo.abs %11 : tensor<14xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<14xf64>
    %13 = stablehlo.compare LT, %12, %cst_5, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %14 = stablehlo.convert %11 : (tensor<14xf64>) -> tensor<14xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<14xi64>
    %15 = stablehlo.select %13, %14, %c : tensor<14xi1>, tensor<14xi64>
    %16 = stablehlo.abs %10 : tensor<14xf64>
    %17 = stablehlo.compare LT, %16, %cst_5, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %18 = stablehlo.convert %10 : (tensor<14xf64>) -> tensor<14xi64>
    %19 = stablehlo.select %17, %18, %c : tensor<14xi1>, tensor<14xi64>
    %20 = stablehlo.iota dim = 0 : tensor<0xi64>
    %c_6 = stablehlo.constant dense<5> : tensor<0xi64>
    %21 = stablehlo.divide %20, %c_6 : tensor<0xi64>
    %22 = stablehlo.multiply %21, %c_6 : tensor<0xi64>
    %23 = stablehlo.compare NE, %22, %20, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<0xi64>
    %24 = stablehlo.compare LT, %20, %c_7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %25 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %26 = stablehlo.compare NE, %24, %25, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %27 = stablehlo.and %23, %26 : tensor<0xi1>
    %c_8 = stablehlo.constant dense<1> : tensor<0xi64>
    %28 = stablehlo.subtract %21, %c_8 : tensor<0xi64>
    %29 = stablehlo.select %27, %28, %21 : tensor<0xi1>, tensor<0xi64>
    %c_9 = stablehlo.constant dense<4> : tensor<0xi64>
    %30 = stablehlo.add %29, %c_9 : tensor<0xi64>
    %31 = stablehlo.remainder %20, %c_6 : tensor<0xi64>
    %32 = stablehlo.compare NE, %31, %c_7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %33 = stablehlo.compare LT, %31, %c_7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %34 = stablehlo.compare LT, %c_6, %c_7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %35 = stablehlo.compare NE, %33, %34, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %36 = stablehlo.and %32, %35 : tensor<0xi1>
    %37 = stablehlo.add %31, %c_6 : tensor<0xi64>
    %38 = stablehlo.select %36, %37, %31 : tensor<0xi1>, tensor<0xi64>
    %39 = stablehlo.reshape %15 : (tensor<14xi64>) -> tensor<1x14xi64>
    %40 = stablehlo.reshape %19 : (tensor<14xi64>) -> tensor<1x14xi64>
    %41 = stablehlo.concatenate %39, %40, dim = 0 : (tensor<1x14xi64>, tensor<1x14xi64>) -> tensor<2x14xi64>
    return %41 : tensor<2x14xi64>
  }
}

// -----
// aten.triu_indices.default / offset
module @tpu_compile {
  func.func @main() -> tensor<2x17xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    %c = stablehlo.constant dense<5> : tensor<5xi64>
    %1 = stablehlo.divide %0, %c : tensor<5xi64>
    %2 = stablehlo.multiply %1, %c : tensor<5xi64>
    %3 = stablehlo.compare NE, %2, %0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<5xi64>
    %4 = stablehlo.compare LT, %0, %c_0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %5 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %7 = stablehlo.and %3, %6 : tensor<5xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<5xi64>
    %8 = stablehlo.subtract %1, %c_1 : tensor<5xi64>
    %9 = stablehlo.select %7, %8, %1 : tensor<5xi1>, tensor<5xi64>
    %10 = stablehlo.remainder %0, %c : tensor<5xi64>
    %11 = stablehlo.compare NE, %10, %c_0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %12 = stablehlo.compare LT, %10, %c_0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %13 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %14 = stablehlo.compare NE, %12, %13, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %15 = stablehlo.and %11, %14 : tensor<5xi1>
    %16 = stablehlo.add %10, %c : tensor<5xi64>
    %17 = stablehlo.select %15, %16, %10 : tensor<5xi1>, tensor<5xi64>
    %18 = stablehlo.iota dim = 0 : tensor<12xf64>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<12xf64>
    %19 = stablehlo.multiply %18, %cst : tensor<12xf64>
    %cst_2 = stablehlo.constant dense<3.025000e+01> : tensor<12xf64>
    %20 = stablehlo.subtract %cst_2, %19 : tensor<12xf64>
    %21 = stablehlo.sqrt %20 : tensor<12xf64>
    %cst_3 = stablehlo.constant dense<5.500000e+00> : tensor<12xf64>
    %22 = stablehlo.subtract %cst_3, %21 : tensor<12xf64>
    %23 = stablehlo.floor %22 : tensor<12xf64>
    %cst_4 = stablehlo.constant dense<9.000000e+00> : tensor<12xf64>
    %24 = stablehlo.subtract %cst_4, %23 : tensor<12xf64>
    %25 = stablehlo.multiply %24, %23 : tensor<12xf64>
    %cst_5 = stablehlo.constant dense<5.000000e-01> : tensor<12xf64>
    %26 = stablehlo.multiply %25, %cst_5 : tensor<12xf64>
    %27 = stablehlo.subtract %18, %26 : tensor<12xf64>
    %28 = stablehlo.floor %27 : tensor<12xf64>
    %29 = stablehlo.abs %23 : tensor<12xf64>
    %cst_6 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<12xf64>
    %30 = stablehlo.compare LT, %29, %cst_6, FLOAT : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
    %31 = stablehlo.convert %23 : (tensor<12xf64>) -> tensor<12xi64>
    %c_7 = stablehlo.constant dense<-9223372036854775808> : tensor<12xi64>
    %32 = stablehlo.select %30, %31, %c_7 : tensor<12xi1>, tensor<12xi64>
    %33 = stablehlo.abs %28 : tensor<12xf64>
    %34 = stablehlo.compare LT, %33, %cst_6, FLOAT : (tensor<12xf64>, tensor<12xf64>) -> tensor<12xi1>
    %35 = stablehlo.convert %28 : (tensor<12xf64>) -> tensor<12xi64>
    %36 = stablehlo.select %34, %35, %c_7 : tensor<12xi1>, tensor<12xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<12xi64>
    %37 = stablehlo.add %32, %c_8 : tensor<12xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<12xi64>
    %38 = stablehlo.add %36, %c_9 : tensor<12xi64>
    %39 = stablehlo.concatenate %9, %37, dim = 0 : (tensor<5xi64>, tensor<12xi64>) -> tensor<17xi64>
    %40 = stablehlo.concatenate %17, %38, dim = 0 : (tensor<5xi64>, tensor<12xi64>) -> tensor<17xi64>
    %41 = stablehlo.reshape %39 : (tensor<17xi64>) -> tensor<1x17xi64>
    %42 = stablehlo.reshape %40 : (tensor<17xi64>) -> tensor<1x17xi64>
    %43 = stablehlo.concatenate %41, %42, dim = 0 : (tensor<1x17xi64>, tensor<1x17xi64>) -> tensor<2x17xi64>
    return %43 : tensor<2x17xi64>
  }
}

// -----
// aten.fill.Scalar / i64: i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>) -> tensor<3xi64> {
    %c = stablehlo.constant dense<2> : tensor<3xi64>
    return %c : tensor<3xi64>
  }
}

// -----
// aten.fill.Tensor / promote: f32[3], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----
// aten.zero.default / f32: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}

// -----
// constants / in_the_graph: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> (tensor<f32>, tensor<3xi64>, tensor<3xf32>, tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<0xf32>, tensor<2xf32>, tensor<2xf32>) {
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<f32>
    %c = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
    %cst_0 = stablehlo.constant dense<[1.500000e+00, 0x7FC00000, -0.000000e+00]> : tensor<3xf32>
    %c_1 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
    %cst_2 = stablehlo.constant dense<[(0.000000e+00,1.000000e+00), (2.000000e+00,0.000000e+00)]> : tensor<2xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %cst_4 = stablehlo.constant dense<7.000000e+00> : tensor<2xf32>
    %cst_5 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %0 = stablehlo.add %arg0, %cst_5 : tensor<2xf32>
    return %cst, %c, %cst_0, %c_1, %cst_2, %cst_3, %cst_4, %0 : tensor<f32>, tensor<3xi64>, tensor<3xf32>, tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<0xf32>, tensor<2xf32>, tensor<2xf32>
  }
}
