// aten.sum.default / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.sum.default / bool_is_i64: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> tensor<i64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
}

// -----
// aten.sum.default / i32_to_f32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----
// aten.sum.dim_IntList / keepdim: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<1x3x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<1x3x1xf32>
    return %1 : tensor<1x3x1xf32>
  }
}

// -----
// aten.sum.dim_IntList / all_of_none: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.sum.dim_IntList / empty_list_is_all: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.sum.dim_IntList / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----
// aten.sum.dim_IntList / nothing: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----
// aten.sum.dim_IntList / bf16_in_f32: bf16[3,65]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x65xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3x65xbf16>) -> tensor<3x65xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x65xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.convert %1 : (tensor<3xf32>) -> tensor<3xbf16>
    return %2 : tensor<3xbf16>
  }
}

// -----
// aten.sum.dim_IntList / to_bool: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<2x2xi1>, tensor<i1>) -> tensor<2xi1>
    return %1 : tensor<2xi1>
  }
}

// -----
// aten.sum.dim_IntList / c64: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.sum.dim_IntList / u8_wraps_in_i8: u8[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2xui8>) -> tensor<2xi8> {
    %0 = stablehlo.convert %arg0 : (tensor<4x2xui8>) -> tensor<4x2xi8>
    %c = stablehlo.constant dense<0> : tensor<i8>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4x2xi8>, tensor<i8>) -> tensor<2xi8>
    return %1 : tensor<2xi8>
  }
}

// -----
// aten.mean.default / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----
// aten.mean.dim / negative_dim: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<2x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.mean.dim / keepdim_f16: f16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf16>) -> tensor<1x3xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<3xf32>
    %3 = stablehlo.convert %2 : (tensor<3xf32>) -> tensor<3xf16>
    %4 = stablehlo.reshape %3 : (tensor<3xf16>) -> tensor<1x3xf16>
    return %4 : tensor<1x3xf16>
  }
}

// -----
// aten.mean.dim / i64_to_f32: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// -----
// aten.mean.dim / of_nothing: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}

// -----
// aten.amax.default / dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----
// aten.amax.default / all_nan_wins: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.amax.default / bool_keepdim: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> tensor<2x1xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %1 = stablehlo.reshape %0 : (tensor<2xi1>) -> tensor<2x1xi1>
    return %1 : tensor<2x1xi1>
  }
}

// -----
// aten.amin.default / complex_nothing: c64[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xcomplex<f32>>) -> tensor<1x0xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<1x0xcomplex<f32>>
    return %cst : tensor<1x0xcomplex<f32>>
  }
}

// -----
// aten.amin.default / i64: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<3xi64> {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<2x3xi64>, tensor<i64>) -> tensor<3xi64>
    return %0 : tensor<3xi64>
  }
}

// -----
// aten.amin.default / infinite: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----
// aten.amin.default / u8: u8[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>) -> tensor<2xui8> {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<2xui8>
    return %0 : tensor<2xui8>
  }
}

// -----
// aten.any.default / f32_nan: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
}

// -----
// aten.any.dim / keepdim: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> tensor<2x1xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %1 = stablehlo.reshape %0 : (tensor<2xi1>) -> tensor<2x1xi1>
    return %1 : tensor<2x1xi1>
  }
}

// -----
// aten.any.dims / none: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> tensor<i1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %0 : tensor<i1>
  }
}

// -----
// aten.any.dims / empty_list_is_none: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2x3xi1> {
    %c = stablehlo.constant dense<0> : tensor<2x3xi64>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
}

// -----
// aten.all.default / nothing: f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<0xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
}

// -----
// aten.all.dim / u8_stays_u8: u8[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>) -> tensor<3xui8> {
    %c = stablehlo.constant dense<0> : tensor<2x3xui8>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xi1>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c_0) applies stablehlo.and across dimensions = [0] : (tensor<2x3xi1>, tensor<i1>) -> tensor<3xi1>
    %2 = stablehlo.convert %1 : (tensor<3xi1>) -> tensor<3xui8>
    return %2 : tensor<3xui8>
  }
}

// -----
// aten.all.dims / c64: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<i1> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<2x3xcomplex<f32>>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<i1>
    return %1 : tensor<i1>
  }
}

// -----
// aten.nansum.default / dim: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %1 = stablehlo.select %0, %cst, %arg0 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// -----
// aten.nansum.default / i32: i32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xi32>) -> tensor<i64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x2xi32>) -> tensor<2x2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xi64>, tensor<i64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
}

// -----
// aten.nansum.default / no_dimensions: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %1 = stablehlo.select %0, %cst, %arg0 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.reshape %2 : (tensor<f32>) -> tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
}

// -----
// aten.prod.default / i32_is_i64: i32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi32>) -> tensor<i64> {
    %0 = stablehlo.convert %arg0 : (tensor<3xi32>) -> tensor<3xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.multiply across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    return %1 : tensor<i64>
  }
}

// -----
// aten.prod.dim_int / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %1 : tensor<2x1xf32>
  }
}

// -----
// aten.prod.dim_int / nothing: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.multiply across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----
// aten.prod.default / bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<bf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.convert %1 : (tensor<f32>) -> tensor<bf16>
    return %2 : tensor<bf16>
  }
}

// -----
// aten.count_nonzero.default / nan_counts: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %1 = stablehlo.convert %0 : (tensor<4xi1>) -> tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    return %2 : tensor<i64>
  }
}

// -----
// aten.count_nonzero.dim_IntList / dims: bool[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xi1>) -> tensor<3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x2xi1>) -> tensor<2x3x2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xi64>, tensor<i64>) -> tensor<3xi64>
    return %1 : tensor<3xi64>
  }
}

// -----
// aten.max.default / nan_wins: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.max.default / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.min.default / u8: u8[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>) -> tensor<ui8> {
    %c = stablehlo.constant dense<255> : tensor<ui8>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x3xui8>, tensor<ui8>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
}

// -----
// aten.max.dim / keepdim: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.or %2, %3 : tensor<2x3xi1>
    %5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c = stablehlo.constant dense<3> : tensor<2x3xi32>
    %6 = stablehlo.select %4, %5, %c : tensor<2x3xi1>, tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.reduce(%6 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.convert %7 : (tensor<2xi32>) -> tensor<2xi64>
    %9 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
    %10 = stablehlo.reshape %8 : (tensor<2xi64>) -> tensor<2x1xi64>
    return %9, %10 : tensor<2x1xf32>, tensor<2x1xi64>
  }
}

// -----
// aten.max.dim / first_nan_wins: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %4 = stablehlo.or %2, %3 : tensor<2x3xi1>
    %5 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c = stablehlo.constant dense<3> : tensor<2x3xi32>
    %6 = stablehlo.select %4, %5, %c : tensor<2x3xi1>, tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.reduce(%6 init: %c_0) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %8 = stablehlo.convert %7 : (tensor<2xi32>) -> tensor<2xi64>
    return %0, %8 : tensor<2xf32>, tensor<2xi64>
  }
}

// -----
// aten.max.dim / bool_ties: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> (tensor<2xi1>, tensor<2xi64>) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.compare EQ, %arg0, %1, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %3 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %4 = stablehlo.select %2, %3, %c_0 : tensor<2x3xi1>, tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.convert %5 : (tensor<2xi32>) -> tensor<2xi64>
    return %0, %6 : tensor<2xi1>, tensor<2xi64>
  }
}

// -----
// aten.max.dim / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    return %arg0, %c : tensor<f32>, tensor<i64>
  }
}

// -----
// aten.min.dim / i64: i64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [0] : (tensor<3x2xi64>, tensor<i64>) -> tensor<2xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi64>) -> tensor<3x2xi64>
    %2 = stablehlo.compare EQ, %arg0, %1, SIGNED : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %3 = stablehlo.iota dim = 0 : tensor<3x2xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<3x2xi32>
    %4 = stablehlo.select %2, %3, %c_0 : tensor<3x2xi1>, tensor<3x2xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %5 = stablehlo.reduce(%4 init: %c_1) applies stablehlo.minimum across dimensions = [0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
    %6 = stablehlo.convert %5 : (tensor<2xi32>) -> tensor<2xi64>
    return %0, %6 : tensor<2xi64>, tensor<2xi64>
  }
}

// -----
// aten.argmax.default / flat: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<i64> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<6xf32>
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %4 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %5 = stablehlo.or %3, %4 : tensor<6xi1>
    %6 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c = stablehlo.constant dense<6> : tensor<6xi32>
    %7 = stablehlo.select %5, %6, %c : tensor<6xi1>, tensor<6xi32>
    %c_0 = stablehlo.constant dense<6> : tensor<i32>
    %8 = stablehlo.reduce(%7 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<6xi32>, tensor<i32>) -> tensor<i32>
    %9 = stablehlo.convert %8 : (tensor<i32>) -> tensor<i64>
    return %9 : tensor<i64>
  }
}

// -----
// aten.argmax.default / flat_keepdim_ties: i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xi64>) -> tensor<1x1xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xi64>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4xi64>, tensor<i64>) -> tensor<i64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %3 = stablehlo.compare EQ, %0, %2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %4 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c_0 = stablehlo.constant dense<4> : tensor<4xi32>
    %5 = stablehlo.select %3, %4, %c_0 : tensor<4xi1>, tensor<4xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<i32>
    %6 = stablehlo.reduce(%5 init: %c_1) applies stablehlo.minimum across dimensions = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<i32>
    %7 = stablehlo.convert %6 : (tensor<i32>) -> tensor<i64>
    %8 = stablehlo.reshape %7 : (tensor<i64>) -> tensor<1x1xi64>
    return %8 : tensor<1x1xi64>
  }
}

// -----
// aten.argmin.default / dim_f16: f16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf16>) -> tensor<3xi64> {
    %cst = stablehlo.constant dense<0x7C00> : tensor<f16>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0] : (tensor<2x3xf16>, tensor<f16>) -> tensor<3xf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf16>) -> tensor<2x3xf16>
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %3 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xi1>
    %4 = stablehlo.or %2, %3 : tensor<2x3xi1>
    %5 = stablehlo.iota dim = 0 : tensor<2x3xi32>
    %c = stablehlo.constant dense<2> : tensor<2x3xi32>
    %6 = stablehlo.select %4, %5, %c : tensor<2x3xi1>, tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<2> : tensor<i32>
    %7 = stablehlo.reduce(%6 init: %c_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
    %8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
    return %8 : tensor<3xi64>
  }
}

// -----
// aten.aminmax.default / flat: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<f32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1 : tensor<f32>, tensor<f32>
  }
}

// -----
// aten.aminmax.default / dim: i32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi32>) -> (tensor<2x1xi32>, tensor<2x1xi32>) {
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %1 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<i32>
    %2 = stablehlo.reduce(%arg0 init: %c_0) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
    %3 = stablehlo.reshape %2 : (tensor<2xi32>) -> tensor<2x1xi32>
    return %1, %3 : tensor<2x1xi32>, tensor<2x1xi32>
  }
}

// -----
// aten.var.correction / default: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    return %6 : tensor<f32>
  }
}

// -----
// aten.var.correction / dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<1x3x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<7.500000e+00> : tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<1x3x1xf32>
    return %7 : tensor<1x3x1xf32>
  }
}

// -----
// aten.var.correction / c64: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(3.000000e+00,0.000000e+00)> : tensor<2xcomplex<f32>>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xcomplex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3xcomplex<f32>>
    %4 = stablehlo.real %3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %5 = stablehlo.imag %3 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<2x3xf32>
    %7 = stablehlo.multiply %5, %5 : tensor<2x3xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<2xf32>
    return %10 : tensor<2xf32>
  }
}

// -----
// aten.var.correction / far_from_zero: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<5xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<5xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %6 = stablehlo.divide %5, %cst_1 : tensor<f32>
    return %6 : tensor<f32>
  }
}

// -----
// aten.var.correction / of_one: f32[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<1xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<1xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.divide %5, %cst : tensor<f32>
    return %6 : tensor<f32>
  }
}

// -----
// aten.var.correction / of_nothing: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x0xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x0xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x0xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x0xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf32>
    return %6 : tensor<2xf32>
  }
}

// -----
// aten.std.correction / bf16: bf16[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xbf16>) -> tensor<2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x5xbf16>) -> tensor<2x5xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x5xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x5xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x5xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<2xf32>
    %7 = stablehlo.divide %6, %cst_1 : tensor<2xf32>
    %8 = stablehlo.sqrt %7 : tensor<2xf32>
    %9 = stablehlo.convert %8 : (tensor<2xf32>) -> tensor<2xbf16>
    return %9 : tensor<2xbf16>
  }
}

// -----
// std / biased: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<3xf32>
    %7 = stablehlo.sqrt %6 : tensor<3xf32>
    return %7 : tensor<3xf32>
  }
}

// -----
// aten.var_mean.correction / dim: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2xf32>) -> tensor<2x1xf32>
    %8 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %7, %8 : tensor<2x1xf32>, tensor<2x1xf32>
  }
}

// -----
// aten.var_mean.correction / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> (tensor<f32>, tensor<complex<f32>>) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    %cst_0 = stablehlo.constant dense<(4.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.divide %0, %cst_0 : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4xcomplex<f32>>
    %4 = stablehlo.real %3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %5 = stablehlo.imag %3 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %6 = stablehlo.multiply %4, %4 : tensor<4xf32>
    %7 = stablehlo.multiply %5, %5 : tensor<4xf32>
    %8 = stablehlo.add %6, %7 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_2 : tensor<f32>
    return %10, %1 : tensor<f32>, tensor<complex<f32>>
  }
}

// -----
// aten.std_mean.correction / f64: f64[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<2xf64>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf64>) -> tensor<4x2xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x2xf64>
    %4 = stablehlo.multiply %3, %3 : tensor<4x2xf64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<2xf64>
    %6 = stablehlo.divide %5, %cst_1 : tensor<2xf64>
    %7 = stablehlo.sqrt %6 : tensor<2xf64>
    return %7, %1 : tensor<2xf64>, tensor<2xf64>
  }
}

// -----
// aten.linalg_vector_norm.default / two: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.sqrt %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// -----
// aten.linalg_vector_norm.default / one_all_c64: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----
// aten.linalg_vector_norm.default / zero: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<2x2xi1>, tensor<2x2xf32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    return %4 : tensor<2xf32>
  }
}

// -----
// aten.linalg_vector_norm.default / inf: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<1x3xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<1x3xf32>
    return %2 : tensor<1x3xf32>
  }
}

// -----
// aten.linalg_vector_norm.default / minus_inf: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.minimum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----
// aten.linalg_vector_norm.default / three: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %1 = stablehlo.power %0, %cst : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<0.333333343> : tensor<2xf32>
    %3 = stablehlo.power %2, %cst_1 : tensor<2xf32>
    return %3 : tensor<2xf32>
  }
}

// -----
// aten.linalg_vector_norm.default / half_in_f32: f16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf16>) -> tensor<2xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2x3xf32>
    %2 = stablehlo.power %1, %cst : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %4 = stablehlo.power %3, %cst_1 : tensor<2xf32>
    %5 = stablehlo.convert %4 : (tensor<2xf32>) -> tensor<2xf16>
    return %5 : tensor<2xf16>
  }
}

// -----
// aten.linalg_vector_norm.default / bf16_to_f64: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<f64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<4xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.sqrt %2 : tensor<f64>
    return %3 : tensor<f64>
  }
}

// -----
// aten.linalg_vector_norm.default / empty: f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<0xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----
// norm / default: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----
// norm / dim: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.sqrt %1 : tensor<2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %3 : tensor<2x1xf32>
  }
}

// -----
// norm / p_dim_dtype: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = stablehlo.abs %0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// -----
// aten.norm.ScalarOpt_dtype / none: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<f64> {
    %0 = stablehlo.convert %arg0 : (tensor<3xf32>) -> tensor<3xf64>
    %1 = stablehlo.multiply %0, %0 : tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %3 = stablehlo.sqrt %2 : tensor<f64>
    return %3 : tensor<f64>
  }
}

// -----
// aten.dist.default / broadcast: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<f32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x3xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.sqrt %3 : tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----
// aten.dist.default / one_f16: f16[4], f16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf16>, %arg1: tensor<4xf16>) -> tensor<f16> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<4xf16>
    %1 = stablehlo.convert %0 : (tensor<4xf16>) -> tensor<4xf32>
    %2 = stablehlo.abs %1 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.convert %3 : (tensor<f32>) -> tensor<f16>
    return %4 : tensor<f16>
  }
}

// -----
// aten.logsumexp.default / dim: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.is_finite %0 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %2 = stablehlo.select %1, %0, %cst_0 : tensor<2xi1>, tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<2x3xf32>
    %5 = stablehlo.exponential %4 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.log %6 : tensor<2xf32>
    %8 = stablehlo.add %7, %2 : tensor<2xf32>
    return %8 : tensor<2xf32>
  }
}

// -----
// aten.logsumexp.default / infinite: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.is_finite %0 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %2 = stablehlo.select %1, %0, %cst_0 : tensor<2xi1>, tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x2xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<2x2xf32>
    %5 = stablehlo.exponential %4 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.log %6 : tensor<2xf32>
    %8 = stablehlo.add %7, %2 : tensor<2xf32>
    %9 = stablehlo.reshape %8 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %9 : tensor<2x1xf32>
  }
}

// -----
// aten.logsumexp.default / i64: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<f32> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi64>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.select %2, %1, %cst_0 : tensor<i1>, tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %0, %4 : tensor<2x3xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3xf32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<f32>
    %8 = stablehlo.log %7 : tensor<f32>
    %9 = stablehlo.add %8, %3 : tensor<f32>
    return %9 : tensor<f32>
  }
}

// -----
// aten.logsumexp.default / c64: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.is_finite %1 : (tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %3 = stablehlo.select %2, %1, %cst_0 : tensor<3xi1>, tensor<3xf32>
    %4 = stablehlo.convert %3 : (tensor<3xf32>) -> tensor<3xcomplex<f32>>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2x3xcomplex<f32>>
    %7 = stablehlo.exponential %6 : tensor<2x3xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
    %9 = stablehlo.log %8 : tensor<3xcomplex<f32>>
    %10 = stablehlo.add %9, %4 : tensor<3xcomplex<f32>>
    return %10 : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.logsumexp.default / bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.is_finite %1 : (tensor<2xf32>) -> tensor<2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %3 = stablehlo.select %2, %1, %cst_0 : tensor<2xi1>, tensor<2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %0, %4 : tensor<2x3xf32>
    %6 = stablehlo.exponential %5 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %8 = stablehlo.log %7 : tensor<2xf32>
    %9 = stablehlo.add %8, %3 : tensor<2xf32>
    %10 = stablehlo.convert %9 : (tensor<2xf32>) -> tensor<2xbf16>
    return %10 : tensor<2xbf16>
  }
}
