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
