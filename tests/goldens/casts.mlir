// aten._to_copy.default / f32_i64: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi64> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<9.22337203E+18> : tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %3 = stablehlo.select %1, %2, %c : tensor<4xi1>, tensor<4xi64>
    return %3 : tensor<4xi64>
  }
}

// -----
// aten._to_copy.default / f32_bf16: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xbf16>
    return %0 : tensor<4xbf16>
  }
}

// -----
// aten._to_copy.default / i64_bool: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi1> {
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten._to_copy.default / c64_f32: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten._to_copy.default / channels_last: f32[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf32>) -> tensor<1x2x3x2xf64> {
    %0 = stablehlo.convert %arg0 : (tensor<1x2x2x3xf32>) -> tensor<1x2x2x3xf64>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<1x2x2x3xf64>) -> tensor<1x2x3x2xf64>
    return %1 : tensor<1x2x3x2xf64>
  }
}

// -----
// to_every_dtype / from_bool: bool[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xi1>) -> (tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E8M0FNU>) {
    %0 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xui8>
    %1 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xui16>
    %2 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xui32>
    %3 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xui64>
    %4 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xi8>
    %5 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xi16>
    %6 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xi32>
    %7 = stablehlo.convert %arg0 : (tensor<2xi1>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f16>) -> tensor<2xf16>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f16>) -> tensor<2xf16>
    %10 = stablehlo.select %arg0, %8, %9 : tensor<2xi1>, tensor<2xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<bf16>) -> tensor<2xbf16>
    %13 = stablehlo.select %arg0, %11, %12 : tensor<2xi1>, tensor<2xbf16>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %16 = stablehlo.select %arg0, %14, %15 : tensor<2xi1>, tensor<2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %19 = stablehlo.select %arg0, %17, %18 : tensor<2xi1>, tensor<2xf64>
    %cst_7 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_8 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %22 = stablehlo.select %arg0, %20, %21 : tensor<2xi1>, tensor<2xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %cst_10 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %23 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %24 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<complex<f64>>) -> tensor<2xcomplex<f64>>
    %25 = stablehlo.select %arg0, %23, %24 : tensor<2xi1>, tensor<2xcomplex<f64>>
    %26 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %28 = stablehlo.select %arg0, %26, %27 : tensor<2xi1>, tensor<2xf32>
    %cst_11 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_12 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %29 = stablehlo.clamp %cst_11, %28, %cst_12 : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %30 = stablehlo.convert %29 : (tensor<2xf32>) -> tensor<2xf8E4M3FN>
    %31 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %32 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %33 = stablehlo.select %arg0, %31, %32 : tensor<2xi1>, tensor<2xf32>
    %34 = stablehlo.convert %33 : (tensor<2xf32>) -> tensor<2xf8E5M2>
    %35 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %36 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %37 = stablehlo.select %arg0, %35, %36 : tensor<2xi1>, tensor<2xf32>
    %38 = stablehlo.convert %37 : (tensor<2xf32>) -> tensor<2xf8E4M3FNUZ>
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %40 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %41 = stablehlo.select %arg0, %39, %40 : tensor<2xi1>, tensor<2xf32>
    %42 = stablehlo.convert %41 : (tensor<2xf32>) -> tensor<2xf8E5M2FNUZ>
    %43 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %44 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %45 = stablehlo.select %arg0, %43, %44 : tensor<2xi1>, tensor<2xf32>
    %46 = stablehlo.bitcast_convert %45 : (tensor<2xf32>) -> tensor<2xui32>
    %c = stablehlo.constant dense<2147483647> : tensor<2xui32>
    %47 = stablehlo.and %46, %c : tensor<2xui32>
    %c_13 = stablehlo.constant dense<4194304> : tensor<2xui32>
    %48 = stablehlo.add %47, %c_13 : tensor<2xui32>
    %c_14 = stablehlo.constant dense<23> : tensor<2xui32>
    %49 = stablehlo.shift_right_logical %48, %c_14 : tensor<2xui32>
    %50 = stablehlo.compare EQ, %47, %c_13, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %c_15 = stablehlo.constant dense<0> : tensor<2xui32>
    %51 = stablehlo.select %50, %c_15, %49 : tensor<2xi1>, tensor<2xui32>
    %c_16 = stablehlo.constant dense<2139095040> : tensor<2xui32>
    %52 = stablehlo.compare GE, %47, %c_16, UNSIGNED : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %c_17 = stablehlo.constant dense<255> : tensor<2xui32>
    %53 = stablehlo.select %52, %c_17, %51 : tensor<2xi1>, tensor<2xui32>
    %54 = stablehlo.convert %53 : (tensor<2xui32>) -> tensor<2xui8>
    %55 = stablehlo.bitcast_convert %54 : (tensor<2xui8>) -> tensor<2xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %10, %13, %16, %19, %22, %25, %30, %34, %38, %42, %55 : tensor<2xui8>, tensor<2xui16>, tensor<2xui32>, tensor<2xui64>, tensor<2xi8>, tensor<2xi16>, tensor<2xi32>, tensor<2xi64>, tensor<2xf16>, tensor<2xbf16>, tensor<2xf32>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f64>>, tensor<2xf8E4M3FN>, tensor<2xf8E5M2>, tensor<2xf8E4M3FNUZ>, tensor<2xf8E5M2FNUZ>, tensor<2xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_u8: u8[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xui8>) -> (tensor<6xi1>, tensor<6xui16>, tensor<6xui32>, tensor<6xui64>, tensor<6xi8>, tensor<6xi16>, tensor<6xi32>, tensor<6xi64>, tensor<6xf16>, tensor<6xbf16>, tensor<6xf32>, tensor<6xf64>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f64>>, tensor<6xf8E4M3FN>, tensor<6xf8E5M2>, tensor<6xf8E4M3FNUZ>, tensor<6xf8E5M2FNUZ>, tensor<6xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<6xui8>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<6xui8>, tensor<6xui8>) -> tensor<6xi1>
    %1 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xui16>
    %2 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xui32>
    %3 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xui64>
    %4 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi8>
    %5 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi16>
    %6 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi32>
    %7 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xi64>
    %8 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf16>
    %9 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %11 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf64>
    %12 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %16 = stablehlo.convert %15 : (tensor<6xf32>) -> tensor<6xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %18 = stablehlo.convert %17 : (tensor<6xf32>) -> tensor<6xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %20 = stablehlo.convert %19 : (tensor<6xf32>) -> tensor<6xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %22 = stablehlo.convert %21 : (tensor<6xf32>) -> tensor<6xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<6xui8>) -> tensor<6xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<6xf32>) -> tensor<6xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<6xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<6xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<6xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<6xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<6xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<6xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<6xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<6xi1>, tensor<6xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<6xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<6xui32>, tensor<6xui32>) -> tensor<6xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<6xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<6xi1>, tensor<6xui32>
    %32 = stablehlo.convert %31 : (tensor<6xui32>) -> tensor<6xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<6xui8>) -> tensor<6xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<6xi1>, tensor<6xui16>, tensor<6xui32>, tensor<6xui64>, tensor<6xi8>, tensor<6xi16>, tensor<6xi32>, tensor<6xi64>, tensor<6xf16>, tensor<6xbf16>, tensor<6xf32>, tensor<6xf64>, tensor<6xcomplex<f32>>, tensor<6xcomplex<f64>>, tensor<6xf8E4M3FN>, tensor<6xf8E5M2>, tensor<6xf8E4M3FNUZ>, tensor<6xf8E5M2FNUZ>, tensor<6xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_u16: u16[15]
module @tpu_compile {
  func.func @main(%arg0: tensor<15xui16>) -> (tensor<15xi1>, tensor<15xui8>, tensor<15xui32>, tensor<15xui64>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xcomplex<f32>>, tensor<15xcomplex<f64>>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>, tensor<15xf8E4M3FNUZ>, tensor<15xf8E5M2FNUZ>, tensor<15xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<15xui16>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<15xui16>, tensor<15xui16>) -> tensor<15xi1>
    %1 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xui8>
    %2 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xui32>
    %3 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xui64>
    %4 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xi8>
    %5 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xi16>
    %6 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xi32>
    %7 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xi64>
    %8 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf16>
    %9 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %11 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf64>
    %12 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<15xf32>, tensor<f32>) -> tensor<15xf32>
    %16 = stablehlo.convert %15 : (tensor<15xf32>) -> tensor<15xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %18 = stablehlo.convert %17 : (tensor<15xf32>) -> tensor<15xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %20 = stablehlo.convert %19 : (tensor<15xf32>) -> tensor<15xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %22 = stablehlo.convert %21 : (tensor<15xf32>) -> tensor<15xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<15xui16>) -> tensor<15xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<15xf32>) -> tensor<15xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<15xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<15xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<15xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<15xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<15xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<15xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<15xui32>, tensor<15xui32>) -> tensor<15xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<15xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<15xi1>, tensor<15xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<15xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<15xui32>, tensor<15xui32>) -> tensor<15xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<15xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<15xi1>, tensor<15xui32>
    %32 = stablehlo.convert %31 : (tensor<15xui32>) -> tensor<15xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<15xui8>) -> tensor<15xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<15xi1>, tensor<15xui8>, tensor<15xui32>, tensor<15xui64>, tensor<15xi8>, tensor<15xi16>, tensor<15xi32>, tensor<15xi64>, tensor<15xf16>, tensor<15xbf16>, tensor<15xf32>, tensor<15xf64>, tensor<15xcomplex<f32>>, tensor<15xcomplex<f64>>, tensor<15xf8E4M3FN>, tensor<15xf8E5M2>, tensor<15xf8E4M3FNUZ>, tensor<15xf8E5M2FNUZ>, tensor<15xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_u32: u32[17]
module @tpu_compile {
  func.func @main(%arg0: tensor<17xui32>) -> (tensor<17xi1>, tensor<17xui8>, tensor<17xui16>, tensor<17xui64>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xf32>, tensor<17xf64>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f64>>, tensor<17xf8E4M3FN>, tensor<17xf8E5M2>, tensor<17xf8E4M3FNUZ>, tensor<17xf8E5M2FNUZ>, tensor<17xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<17xui32>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
    %1 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xui8>
    %2 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xui16>
    %3 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xui64>
    %4 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xi8>
    %5 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xi16>
    %6 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xi32>
    %7 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xi64>
    %8 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf16>
    %9 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %11 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf64>
    %12 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<17xf32>, tensor<f32>) -> tensor<17xf32>
    %16 = stablehlo.convert %15 : (tensor<17xf32>) -> tensor<17xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %18 = stablehlo.convert %17 : (tensor<17xf32>) -> tensor<17xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %20 = stablehlo.convert %19 : (tensor<17xf32>) -> tensor<17xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %22 = stablehlo.convert %21 : (tensor<17xf32>) -> tensor<17xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<17xui32>) -> tensor<17xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<17xf32>) -> tensor<17xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<17xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<17xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<17xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<17xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<17xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<17xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
    %29 = stablehlo.select %28, %c, %27 : tensor<17xi1>, tensor<17xui32>
    %c_4 = stablehlo.constant dense<2139095040> : tensor<17xui32>
    %30 = stablehlo.compare GE, %25, %c_4, UNSIGNED : (tensor<17xui32>, tensor<17xui32>) -> tensor<17xi1>
    %c_5 = stablehlo.constant dense<255> : tensor<17xui32>
    %31 = stablehlo.select %30, %c_5, %29 : tensor<17xi1>, tensor<17xui32>
    %32 = stablehlo.convert %31 : (tensor<17xui32>) -> tensor<17xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<17xui8>) -> tensor<17xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<17xi1>, tensor<17xui8>, tensor<17xui16>, tensor<17xui64>, tensor<17xi8>, tensor<17xi16>, tensor<17xi32>, tensor<17xi64>, tensor<17xf16>, tensor<17xbf16>, tensor<17xf32>, tensor<17xf64>, tensor<17xcomplex<f32>>, tensor<17xcomplex<f64>>, tensor<17xf8E4M3FN>, tensor<17xf8E5M2>, tensor<17xf8E4M3FNUZ>, tensor<17xf8E5M2FNUZ>, tensor<17xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_u64: u64[19]
module @tpu_compile {
  func.func @main(%arg0: tensor<19xui64>) -> (tensor<19xi1>, tensor<19xui8>, tensor<19xui16>, tensor<19xui32>, tensor<19xi8>, tensor<19xi16>, tensor<19xi32>, tensor<19xi64>, tensor<19xf16>, tensor<19xbf16>, tensor<19xf32>, tensor<19xf64>, tensor<19xcomplex<f32>>, tensor<19xcomplex<f64>>, tensor<19xf8E4M3FN>, tensor<19xf8E5M2>, tensor<19xf8E4M3FNUZ>, tensor<19xf8E5M2FNUZ>, tensor<19xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<19xui64>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<19xui64>, tensor<19xui64>) -> tensor<19xi1>
    %1 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xui8>
    %2 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xui16>
    %3 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xui32>
    %4 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xi8>
    %5 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xi16>
    %6 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xi32>
    %7 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xi64>
    %8 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf16>
    %9 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %11 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf64>
    %12 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<19xf32>, tensor<f32>) -> tensor<19xf32>
    %16 = stablehlo.convert %15 : (tensor<19xf32>) -> tensor<19xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %18 = stablehlo.convert %17 : (tensor<19xf32>) -> tensor<19xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %20 = stablehlo.convert %19 : (tensor<19xf32>) -> tensor<19xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %22 = stablehlo.convert %21 : (tensor<19xf32>) -> tensor<19xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<19xui64>) -> tensor<19xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<19xf32>) -> tensor<19xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<19xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<19xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<19xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<19xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<19xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<19xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<19xui32>, tensor<19xui32>) -> tensor<19xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<19xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<19xi1>, tensor<19xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<19xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<19xui32>, tensor<19xui32>) -> tensor<19xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<19xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<19xi1>, tensor<19xui32>
    %32 = stablehlo.convert %31 : (tensor<19xui32>) -> tensor<19xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<19xui8>) -> tensor<19xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<19xi1>, tensor<19xui8>, tensor<19xui16>, tensor<19xui32>, tensor<19xi8>, tensor<19xi16>, tensor<19xi32>, tensor<19xi64>, tensor<19xf16>, tensor<19xbf16>, tensor<19xf32>, tensor<19xf64>, tensor<19xcomplex<f32>>, tensor<19xcomplex<f64>>, tensor<19xf8E4M3FN>, tensor<19xf8E5M2>, tensor<19xf8E4M3FNUZ>, tensor<19xf8E5M2FNUZ>, tensor<19xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_i8: i8[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xi8>) -> (tensor<8xi1>, tensor<8xui8>, tensor<8xui16>, tensor<8xui32>, tensor<8xui64>, tensor<8xi16>, tensor<8xi32>, tensor<8xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf64>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<8xf8E4M3FN>, tensor<8xf8E5M2>, tensor<8xf8E4M3FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<8xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<8xi8>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<8xi8>, tensor<8xi8>) -> tensor<8xi1>
    %1 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xui8>
    %2 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xui16>
    %3 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xui32>
    %4 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xui64>
    %5 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xi16>
    %6 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xi32>
    %7 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xi64>
    %8 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf16>
    %9 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %11 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf64>
    %12 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.convert %15 : (tensor<8xf32>) -> tensor<8xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %18 = stablehlo.convert %17 : (tensor<8xf32>) -> tensor<8xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %20 = stablehlo.convert %19 : (tensor<8xf32>) -> tensor<8xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %22 = stablehlo.convert %21 : (tensor<8xf32>) -> tensor<8xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<8xi8>) -> tensor<8xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<8xf32>) -> tensor<8xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<8xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<8xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<8xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<8xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<8xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<8xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<8xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<8xi1>, tensor<8xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<8xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<8xui32>, tensor<8xui32>) -> tensor<8xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<8xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<8xi1>, tensor<8xui32>
    %32 = stablehlo.convert %31 : (tensor<8xui32>) -> tensor<8xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<8xui8>) -> tensor<8xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<8xi1>, tensor<8xui8>, tensor<8xui16>, tensor<8xui32>, tensor<8xui64>, tensor<8xi16>, tensor<8xi32>, tensor<8xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<8xf32>, tensor<8xf64>, tensor<8xcomplex<f32>>, tensor<8xcomplex<f64>>, tensor<8xf8E4M3FN>, tensor<8xf8E5M2>, tensor<8xf8E4M3FNUZ>, tensor<8xf8E5M2FNUZ>, tensor<8xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_i16: i16[25]
module @tpu_compile {
  func.func @main(%arg0: tensor<25xi16>) -> (tensor<25xi1>, tensor<25xui8>, tensor<25xui16>, tensor<25xui32>, tensor<25xui64>, tensor<25xi8>, tensor<25xi32>, tensor<25xi64>, tensor<25xf16>, tensor<25xbf16>, tensor<25xf32>, tensor<25xf64>, tensor<25xcomplex<f32>>, tensor<25xcomplex<f64>>, tensor<25xf8E4M3FN>, tensor<25xf8E5M2>, tensor<25xf8E4M3FNUZ>, tensor<25xf8E5M2FNUZ>, tensor<25xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<25xi16>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<25xi16>, tensor<25xi16>) -> tensor<25xi1>
    %1 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xui8>
    %2 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xui16>
    %3 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xui32>
    %4 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xui64>
    %5 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xi8>
    %6 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xi32>
    %7 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xi64>
    %8 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf16>
    %9 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %11 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf64>
    %12 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<25xf32>, tensor<f32>) -> tensor<25xf32>
    %16 = stablehlo.convert %15 : (tensor<25xf32>) -> tensor<25xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %18 = stablehlo.convert %17 : (tensor<25xf32>) -> tensor<25xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %20 = stablehlo.convert %19 : (tensor<25xf32>) -> tensor<25xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %22 = stablehlo.convert %21 : (tensor<25xf32>) -> tensor<25xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<25xi16>) -> tensor<25xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<25xf32>) -> tensor<25xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<25xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<25xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<25xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<25xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<25xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<25xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<25xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<25xi1>, tensor<25xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<25xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<25xui32>, tensor<25xui32>) -> tensor<25xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<25xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<25xi1>, tensor<25xui32>
    %32 = stablehlo.convert %31 : (tensor<25xui32>) -> tensor<25xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<25xui8>) -> tensor<25xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<25xi1>, tensor<25xui8>, tensor<25xui16>, tensor<25xui32>, tensor<25xui64>, tensor<25xi8>, tensor<25xi32>, tensor<25xi64>, tensor<25xf16>, tensor<25xbf16>, tensor<25xf32>, tensor<25xf64>, tensor<25xcomplex<f32>>, tensor<25xcomplex<f64>>, tensor<25xf8E4M3FN>, tensor<25xf8E5M2>, tensor<25xf8E4M3FNUZ>, tensor<25xf8E5M2FNUZ>, tensor<25xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_i32: i32[31]
module @tpu_compile {
  func.func @main(%arg0: tensor<31xi32>) -> (tensor<31xi1>, tensor<31xui8>, tensor<31xui16>, tensor<31xui32>, tensor<31xui64>, tensor<31xi8>, tensor<31xi16>, tensor<31xi64>, tensor<31xf16>, tensor<31xbf16>, tensor<31xf32>, tensor<31xf64>, tensor<31xcomplex<f32>>, tensor<31xcomplex<f64>>, tensor<31xf8E4M3FN>, tensor<31xf8E5M2>, tensor<31xf8E4M3FNUZ>, tensor<31xf8E5M2FNUZ>, tensor<31xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<31xi32>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi1>
    %1 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xui8>
    %2 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xui16>
    %3 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xui32>
    %4 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xui64>
    %5 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xi8>
    %6 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xi16>
    %7 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xi64>
    %8 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf16>
    %9 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %11 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf64>
    %12 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<31xf32>, tensor<f32>) -> tensor<31xf32>
    %16 = stablehlo.convert %15 : (tensor<31xf32>) -> tensor<31xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %18 = stablehlo.convert %17 : (tensor<31xf32>) -> tensor<31xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %20 = stablehlo.convert %19 : (tensor<31xf32>) -> tensor<31xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %22 = stablehlo.convert %21 : (tensor<31xf32>) -> tensor<31xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<31xi32>) -> tensor<31xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<31xf32>) -> tensor<31xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<31xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<31xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<31xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<31xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<31xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<31xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<31xui32>, tensor<31xui32>) -> tensor<31xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<31xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<31xi1>, tensor<31xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<31xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<31xui32>, tensor<31xui32>) -> tensor<31xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<31xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<31xi1>, tensor<31xui32>
    %32 = stablehlo.convert %31 : (tensor<31xui32>) -> tensor<31xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<31xui8>) -> tensor<31xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<31xi1>, tensor<31xui8>, tensor<31xui16>, tensor<31xui32>, tensor<31xui64>, tensor<31xi8>, tensor<31xi16>, tensor<31xi64>, tensor<31xf16>, tensor<31xbf16>, tensor<31xf32>, tensor<31xf64>, tensor<31xcomplex<f32>>, tensor<31xcomplex<f64>>, tensor<31xf8E4M3FN>, tensor<31xf8E5M2>, tensor<31xf8E4M3FNUZ>, tensor<31xf8E5M2FNUZ>, tensor<31xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_i64: i64[35]
module @tpu_compile {
  func.func @main(%arg0: tensor<35xi64>) -> (tensor<35xi1>, tensor<35xui8>, tensor<35xui16>, tensor<35xui32>, tensor<35xui64>, tensor<35xi8>, tensor<35xi16>, tensor<35xi32>, tensor<35xf16>, tensor<35xbf16>, tensor<35xf32>, tensor<35xf64>, tensor<35xcomplex<f32>>, tensor<35xcomplex<f64>>, tensor<35xf8E4M3FN>, tensor<35xf8E5M2>, tensor<35xf8E4M3FNUZ>, tensor<35xf8E5M2FNUZ>, tensor<35xf8E8M0FNU>) {
    %c = stablehlo.constant dense<0> : tensor<35xi64>
    %0 = stablehlo.compare NE, %arg0, %c, SIGNED : (tensor<35xi64>, tensor<35xi64>) -> tensor<35xi1>
    %1 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xui8>
    %2 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xui16>
    %3 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xui32>
    %4 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xui64>
    %5 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xi8>
    %6 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xi16>
    %7 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xi32>
    %8 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf16>
    %9 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %11 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf64>
    %12 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xcomplex<f32>>
    %13 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xcomplex<f64>>
    %14 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %cst = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_0 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %15 = stablehlo.clamp %cst, %14, %cst_0 : (tensor<f32>, tensor<35xf32>, tensor<f32>) -> tensor<35xf32>
    %16 = stablehlo.convert %15 : (tensor<35xf32>) -> tensor<35xf8E4M3FN>
    %17 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %18 = stablehlo.convert %17 : (tensor<35xf32>) -> tensor<35xf8E5M2>
    %19 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %20 = stablehlo.convert %19 : (tensor<35xf32>) -> tensor<35xf8E4M3FNUZ>
    %21 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %22 = stablehlo.convert %21 : (tensor<35xf32>) -> tensor<35xf8E5M2FNUZ>
    %23 = stablehlo.convert %arg0 : (tensor<35xi64>) -> tensor<35xf32>
    %24 = stablehlo.bitcast_convert %23 : (tensor<35xf32>) -> tensor<35xui32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<35xui32>
    %25 = stablehlo.and %24, %c_1 : tensor<35xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<35xui32>
    %26 = stablehlo.add %25, %c_2 : tensor<35xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<35xui32>
    %27 = stablehlo.shift_right_logical %26, %c_3 : tensor<35xui32>
    %28 = stablehlo.compare EQ, %25, %c_2, UNSIGNED : (tensor<35xui32>, tensor<35xui32>) -> tensor<35xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<35xui32>
    %29 = stablehlo.select %28, %c_4, %27 : tensor<35xi1>, tensor<35xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<35xui32>
    %30 = stablehlo.compare GE, %25, %c_5, UNSIGNED : (tensor<35xui32>, tensor<35xui32>) -> tensor<35xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<35xui32>
    %31 = stablehlo.select %30, %c_6, %29 : tensor<35xi1>, tensor<35xui32>
    %32 = stablehlo.convert %31 : (tensor<35xui32>) -> tensor<35xui8>
    %33 = stablehlo.bitcast_convert %32 : (tensor<35xui8>) -> tensor<35xf8E8M0FNU>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %16, %18, %20, %22, %33 : tensor<35xi1>, tensor<35xui8>, tensor<35xui16>, tensor<35xui32>, tensor<35xui64>, tensor<35xi8>, tensor<35xi16>, tensor<35xi32>, tensor<35xf16>, tensor<35xbf16>, tensor<35xf32>, tensor<35xf64>, tensor<35xcomplex<f32>>, tensor<35xcomplex<f64>>, tensor<35xf8E4M3FN>, tensor<35xf8E5M2>, tensor<35xf8E4M3FNUZ>, tensor<35xf8E5M2FNUZ>, tensor<35xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_f16: f16[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf16>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf16>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf16>, tensor<32xf16>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %2 = stablehlo.abs %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui8>
    %7 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %8 = stablehlo.abs %7 : tensor<32xf32>
    %9 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %14 = stablehlo.abs %13 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %15 = stablehlo.compare LT, %14, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xi64>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %17 = stablehlo.select %15, %16, %c_2 : tensor<32xi1>, tensor<32xi64>
    %18 = stablehlo.convert %17 : (tensor<32xi64>) -> tensor<32xui32>
    %19 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %20 = stablehlo.abs %19 : tensor<32xf32>
    %21 = stablehlo.compare LT, %20, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf32>) -> tensor<32xi64>
    %23 = stablehlo.select %21, %22, %c_2 : tensor<32xi1>, tensor<32xi64>
    %24 = stablehlo.convert %23 : (tensor<32xi64>) -> tensor<32xui64>
    %25 = stablehlo.subtract %19, %cst_1 : tensor<32xf32>
    %26 = stablehlo.abs %25 : tensor<32xf32>
    %27 = stablehlo.compare LT, %26, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %28 = stablehlo.convert %25 : (tensor<32xf32>) -> tensor<32xi64>
    %29 = stablehlo.select %27, %28, %c_2 : tensor<32xi1>, tensor<32xi64>
    %30 = stablehlo.convert %29 : (tensor<32xi64>) -> tensor<32xui64>
    %c_3 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %31 = stablehlo.xor %30, %c_3 : tensor<32xui64>
    %32 = stablehlo.compare GE, %19, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %33 = stablehlo.select %32, %31, %24 : tensor<32xi1>, tensor<32xui64>
    %34 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %35 = stablehlo.abs %34 : tensor<32xf32>
    %36 = stablehlo.compare LT, %35, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xi32>
    %38 = stablehlo.select %36, %37, %c : tensor<32xi1>, tensor<32xi32>
    %39 = stablehlo.convert %38 : (tensor<32xi32>) -> tensor<32xi8>
    %40 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %41 = stablehlo.abs %40 : tensor<32xf32>
    %42 = stablehlo.compare LT, %41, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %43 = stablehlo.convert %40 : (tensor<32xf32>) -> tensor<32xi32>
    %44 = stablehlo.select %42, %43, %c : tensor<32xi1>, tensor<32xi32>
    %45 = stablehlo.convert %44 : (tensor<32xi32>) -> tensor<32xi16>
    %46 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %47 = stablehlo.abs %46 : tensor<32xf32>
    %48 = stablehlo.compare LT, %47, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %49 = stablehlo.convert %46 : (tensor<32xf32>) -> tensor<32xi32>
    %50 = stablehlo.select %48, %49, %c : tensor<32xi1>, tensor<32xi32>
    %51 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %52 = stablehlo.abs %51 : tensor<32xf32>
    %53 = stablehlo.compare LT, %52, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %54 = stablehlo.convert %51 : (tensor<32xf32>) -> tensor<32xi64>
    %55 = stablehlo.select %53, %54, %c_2 : tensor<32xi1>, tensor<32xi64>
    %56 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xbf16>
    %57 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %58 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf64>
    %59 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xcomplex<f32>>
    %60 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xcomplex<f64>>
    %61 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %62 = stablehlo.clamp %cst_4, %61, %cst_5 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.convert %62 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %64 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %65 = stablehlo.convert %64 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %66 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %67 = stablehlo.convert %66 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %68 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %69 = stablehlo.convert %68 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %70 = stablehlo.convert %arg0 : (tensor<32xf16>) -> tensor<32xf32>
    %71 = stablehlo.bitcast_convert %70 : (tensor<32xf32>) -> tensor<32xui32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %72 = stablehlo.and %71, %c_6 : tensor<32xui32>
    %c_7 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %73 = stablehlo.add %72, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<23> : tensor<32xui32>
    %74 = stablehlo.shift_right_logical %73, %c_8 : tensor<32xui32>
    %75 = stablehlo.compare EQ, %72, %c_7, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<32xui32>
    %76 = stablehlo.select %75, %c_9, %74 : tensor<32xi1>, tensor<32xui32>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %77 = stablehlo.compare GE, %72, %c_10, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_11 = stablehlo.constant dense<255> : tensor<32xui32>
    %78 = stablehlo.select %77, %c_11, %76 : tensor<32xi1>, tensor<32xui32>
    %79 = stablehlo.convert %78 : (tensor<32xui32>) -> tensor<32xui8>
    %80 = stablehlo.bitcast_convert %79 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %18, %33, %39, %45, %50, %55, %56, %57, %58, %59, %60, %63, %65, %67, %69, %80 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_bf16: bf16[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xbf16>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xbf16>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xbf16>, tensor<32xbf16>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %2 = stablehlo.abs %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui8>
    %7 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %8 = stablehlo.abs %7 : tensor<32xf32>
    %9 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %14 = stablehlo.abs %13 : tensor<32xf32>
    %15 = stablehlo.compare LT, %14, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xi32>
    %17 = stablehlo.select %15, %16, %c : tensor<32xi1>, tensor<32xi32>
    %18 = stablehlo.convert %17 : (tensor<32xi32>) -> tensor<32xui32>
    %19 = stablehlo.subtract %13, %cst_0 : tensor<32xf32>
    %20 = stablehlo.abs %19 : tensor<32xf32>
    %21 = stablehlo.compare LT, %20, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf32>) -> tensor<32xi32>
    %23 = stablehlo.select %21, %22, %c : tensor<32xi1>, tensor<32xi32>
    %24 = stablehlo.convert %23 : (tensor<32xi32>) -> tensor<32xui32>
    %c_1 = stablehlo.constant dense<2147483648> : tensor<32xui32>
    %25 = stablehlo.xor %24, %c_1 : tensor<32xui32>
    %26 = stablehlo.compare GE, %13, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %27 = stablehlo.select %26, %25, %18 : tensor<32xi1>, tensor<32xui32>
    %28 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %29 = stablehlo.abs %28 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %30 = stablehlo.compare LT, %29, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %31 = stablehlo.convert %28 : (tensor<32xf32>) -> tensor<32xi64>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %32 = stablehlo.select %30, %31, %c_3 : tensor<32xi1>, tensor<32xi64>
    %33 = stablehlo.convert %32 : (tensor<32xi64>) -> tensor<32xui64>
    %34 = stablehlo.subtract %28, %cst_2 : tensor<32xf32>
    %35 = stablehlo.abs %34 : tensor<32xf32>
    %36 = stablehlo.compare LT, %35, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xi64>
    %38 = stablehlo.select %36, %37, %c_3 : tensor<32xi1>, tensor<32xi64>
    %39 = stablehlo.convert %38 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %40 = stablehlo.xor %39, %c_4 : tensor<32xui64>
    %41 = stablehlo.compare GE, %28, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %42 = stablehlo.select %41, %40, %33 : tensor<32xi1>, tensor<32xui64>
    %43 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %44 = stablehlo.abs %43 : tensor<32xf32>
    %45 = stablehlo.compare LT, %44, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %46 = stablehlo.convert %43 : (tensor<32xf32>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi8>
    %49 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %50 = stablehlo.abs %49 : tensor<32xf32>
    %51 = stablehlo.compare LT, %50, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %52 = stablehlo.convert %49 : (tensor<32xf32>) -> tensor<32xi32>
    %53 = stablehlo.select %51, %52, %c : tensor<32xi1>, tensor<32xi32>
    %54 = stablehlo.convert %53 : (tensor<32xi32>) -> tensor<32xi16>
    %55 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %56 = stablehlo.abs %55 : tensor<32xf32>
    %57 = stablehlo.compare LT, %56, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %58 = stablehlo.convert %55 : (tensor<32xf32>) -> tensor<32xi32>
    %59 = stablehlo.select %57, %58, %c : tensor<32xi1>, tensor<32xi32>
    %60 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %61 = stablehlo.abs %60 : tensor<32xf32>
    %62 = stablehlo.compare LT, %61, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %63 = stablehlo.convert %60 : (tensor<32xf32>) -> tensor<32xi64>
    %64 = stablehlo.select %62, %63, %c_3 : tensor<32xi1>, tensor<32xi64>
    %65 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf16>
    %66 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %67 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf64>
    %68 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xcomplex<f32>>
    %69 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xcomplex<f64>>
    %70 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %71 = stablehlo.clamp %cst_5, %70, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %72 = stablehlo.convert %71 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %73 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %74 = stablehlo.convert %73 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %75 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %76 = stablehlo.convert %75 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %77 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %78 = stablehlo.convert %77 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %79 = stablehlo.convert %arg0 : (tensor<32xbf16>) -> tensor<32xf32>
    %80 = stablehlo.bitcast_convert %79 : (tensor<32xf32>) -> tensor<32xui32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %81 = stablehlo.and %80, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %82 = stablehlo.add %81, %c_8 : tensor<32xui32>
    %c_9 = stablehlo.constant dense<23> : tensor<32xui32>
    %83 = stablehlo.shift_right_logical %82, %c_9 : tensor<32xui32>
    %84 = stablehlo.compare EQ, %81, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<32xui32>
    %85 = stablehlo.select %84, %c_10, %83 : tensor<32xi1>, tensor<32xui32>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %86 = stablehlo.compare GE, %81, %c_11, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_12 = stablehlo.constant dense<255> : tensor<32xui32>
    %87 = stablehlo.select %86, %c_12, %85 : tensor<32xi1>, tensor<32xui32>
    %88 = stablehlo.convert %87 : (tensor<32xui32>) -> tensor<32xui8>
    %89 = stablehlo.bitcast_convert %88 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %27, %42, %48, %54, %59, %64, %65, %66, %67, %68, %69, %72, %74, %76, %78, %89 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_f32: f32[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf32>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %1 = stablehlo.abs %arg0 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %2 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %3 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %4 = stablehlo.select %2, %3, %c : tensor<32xi1>, tensor<32xi32>
    %5 = stablehlo.convert %4 : (tensor<32xi32>) -> tensor<32xui8>
    %6 = stablehlo.abs %arg0 : tensor<32xf32>
    %7 = stablehlo.compare LT, %6, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %8 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %9 = stablehlo.select %7, %8, %c : tensor<32xi1>, tensor<32xi32>
    %10 = stablehlo.convert %9 : (tensor<32xi32>) -> tensor<32xui16>
    %11 = stablehlo.abs %arg0 : tensor<32xf32>
    %12 = stablehlo.compare LT, %11, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %13 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %14 = stablehlo.select %12, %13, %c : tensor<32xi1>, tensor<32xi32>
    %15 = stablehlo.convert %14 : (tensor<32xi32>) -> tensor<32xui32>
    %16 = stablehlo.subtract %arg0, %cst_0 : tensor<32xf32>
    %17 = stablehlo.abs %16 : tensor<32xf32>
    %18 = stablehlo.compare LT, %17, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %19 = stablehlo.convert %16 : (tensor<32xf32>) -> tensor<32xi32>
    %20 = stablehlo.select %18, %19, %c : tensor<32xi1>, tensor<32xi32>
    %21 = stablehlo.convert %20 : (tensor<32xi32>) -> tensor<32xui32>
    %c_1 = stablehlo.constant dense<2147483648> : tensor<32xui32>
    %22 = stablehlo.xor %21, %c_1 : tensor<32xui32>
    %23 = stablehlo.compare GE, %arg0, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %24 = stablehlo.select %23, %22, %15 : tensor<32xi1>, tensor<32xui32>
    %25 = stablehlo.abs %arg0 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %26 = stablehlo.compare LT, %25, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %27 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi64>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %28 = stablehlo.select %26, %27, %c_3 : tensor<32xi1>, tensor<32xi64>
    %29 = stablehlo.convert %28 : (tensor<32xi64>) -> tensor<32xui64>
    %30 = stablehlo.subtract %arg0, %cst_2 : tensor<32xf32>
    %31 = stablehlo.abs %30 : tensor<32xf32>
    %32 = stablehlo.compare LT, %31, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %33 = stablehlo.convert %30 : (tensor<32xf32>) -> tensor<32xi64>
    %34 = stablehlo.select %32, %33, %c_3 : tensor<32xi1>, tensor<32xi64>
    %35 = stablehlo.convert %34 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %36 = stablehlo.xor %35, %c_4 : tensor<32xui64>
    %37 = stablehlo.compare GE, %arg0, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %38 = stablehlo.select %37, %36, %29 : tensor<32xi1>, tensor<32xui64>
    %39 = stablehlo.abs %arg0 : tensor<32xf32>
    %40 = stablehlo.compare LT, %39, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %41 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %42 = stablehlo.select %40, %41, %c : tensor<32xi1>, tensor<32xi32>
    %43 = stablehlo.convert %42 : (tensor<32xi32>) -> tensor<32xi8>
    %44 = stablehlo.abs %arg0 : tensor<32xf32>
    %45 = stablehlo.compare LT, %44, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %46 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi16>
    %49 = stablehlo.abs %arg0 : tensor<32xf32>
    %50 = stablehlo.compare LT, %49, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %51 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi32>
    %52 = stablehlo.select %50, %51, %c : tensor<32xi1>, tensor<32xi32>
    %53 = stablehlo.abs %arg0 : tensor<32xf32>
    %54 = stablehlo.compare LT, %53, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %55 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xi64>
    %56 = stablehlo.select %54, %55, %c_3 : tensor<32xi1>, tensor<32xi64>
    %57 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf16>
    %58 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xbf16>
    %59 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf64>
    %60 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xcomplex<f32>>
    %61 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xcomplex<f64>>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %62 = stablehlo.clamp %cst_5, %arg0, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %63 = stablehlo.convert %62 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %64 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %65 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %66 = stablehlo.convert %arg0 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %67 = stablehlo.bitcast_convert %arg0 : (tensor<32xf32>) -> tensor<32xui32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %68 = stablehlo.and %67, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %69 = stablehlo.add %68, %c_8 : tensor<32xui32>
    %c_9 = stablehlo.constant dense<23> : tensor<32xui32>
    %70 = stablehlo.shift_right_logical %69, %c_9 : tensor<32xui32>
    %71 = stablehlo.compare EQ, %68, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<32xui32>
    %72 = stablehlo.select %71, %c_10, %70 : tensor<32xi1>, tensor<32xui32>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %73 = stablehlo.compare GE, %68, %c_11, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_12 = stablehlo.constant dense<255> : tensor<32xui32>
    %74 = stablehlo.select %73, %c_12, %72 : tensor<32xi1>, tensor<32xui32>
    %75 = stablehlo.convert %74 : (tensor<32xui32>) -> tensor<32xui8>
    %76 = stablehlo.bitcast_convert %75 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %5, %10, %24, %38, %43, %48, %52, %56, %57, %58, %59, %60, %61, %63, %64, %65, %66, %76 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_f64: f64[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf64>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf64>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %1 = stablehlo.abs %arg0 : tensor<32xf64>
    %cst_0 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<32xf64>
    %2 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %3 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %4 = stablehlo.select %2, %3, %c : tensor<32xi1>, tensor<32xi64>
    %5 = stablehlo.convert %4 : (tensor<32xi64>) -> tensor<32xui8>
    %6 = stablehlo.abs %arg0 : tensor<32xf64>
    %cst_1 = stablehlo.constant dense<0x41E0000000000000> : tensor<32xf64>
    %7 = stablehlo.compare LT, %6, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %8 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %9 = stablehlo.select %7, %8, %c_2 : tensor<32xi1>, tensor<32xi32>
    %10 = stablehlo.convert %9 : (tensor<32xi32>) -> tensor<32xui16>
    %11 = stablehlo.abs %arg0 : tensor<32xf64>
    %12 = stablehlo.compare LT, %11, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %13 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi32>
    %14 = stablehlo.select %12, %13, %c_2 : tensor<32xi1>, tensor<32xi32>
    %15 = stablehlo.convert %14 : (tensor<32xi32>) -> tensor<32xui32>
    %16 = stablehlo.subtract %arg0, %cst_1 : tensor<32xf64>
    %17 = stablehlo.abs %16 : tensor<32xf64>
    %18 = stablehlo.compare LT, %17, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %19 = stablehlo.convert %16 : (tensor<32xf64>) -> tensor<32xi32>
    %20 = stablehlo.select %18, %19, %c_2 : tensor<32xi1>, tensor<32xi32>
    %21 = stablehlo.convert %20 : (tensor<32xi32>) -> tensor<32xui32>
    %c_3 = stablehlo.constant dense<2147483648> : tensor<32xui32>
    %22 = stablehlo.xor %21, %c_3 : tensor<32xui32>
    %23 = stablehlo.compare GE, %arg0, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %24 = stablehlo.select %23, %22, %15 : tensor<32xi1>, tensor<32xui32>
    %25 = stablehlo.abs %arg0 : tensor<32xf64>
    %26 = stablehlo.compare LT, %25, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %27 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi64>
    %28 = stablehlo.select %26, %27, %c : tensor<32xi1>, tensor<32xi64>
    %29 = stablehlo.convert %28 : (tensor<32xi64>) -> tensor<32xui64>
    %30 = stablehlo.subtract %arg0, %cst_0 : tensor<32xf64>
    %31 = stablehlo.abs %30 : tensor<32xf64>
    %32 = stablehlo.compare LT, %31, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %33 = stablehlo.convert %30 : (tensor<32xf64>) -> tensor<32xi64>
    %34 = stablehlo.select %32, %33, %c : tensor<32xi1>, tensor<32xi64>
    %35 = stablehlo.convert %34 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %36 = stablehlo.xor %35, %c_4 : tensor<32xui64>
    %37 = stablehlo.compare GE, %arg0, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %38 = stablehlo.select %37, %36, %29 : tensor<32xi1>, tensor<32xui64>
    %39 = stablehlo.abs %arg0 : tensor<32xf64>
    %40 = stablehlo.compare LT, %39, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %41 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi32>
    %42 = stablehlo.select %40, %41, %c_2 : tensor<32xi1>, tensor<32xi32>
    %43 = stablehlo.convert %42 : (tensor<32xi32>) -> tensor<32xi8>
    %44 = stablehlo.abs %arg0 : tensor<32xf64>
    %45 = stablehlo.compare LT, %44, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %46 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c_2 : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi16>
    %49 = stablehlo.abs %arg0 : tensor<32xf64>
    %50 = stablehlo.compare LT, %49, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %51 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi32>
    %52 = stablehlo.select %50, %51, %c_2 : tensor<32xi1>, tensor<32xi32>
    %53 = stablehlo.abs %arg0 : tensor<32xf64>
    %54 = stablehlo.compare LT, %53, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %55 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xi64>
    %56 = stablehlo.select %54, %55, %c : tensor<32xi1>, tensor<32xi64>
    %57 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf16>
    %58 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xbf16>
    %59 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %60 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xcomplex<f32>>
    %61 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xcomplex<f64>>
    %62 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %63 = stablehlo.clamp %cst_5, %62, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.convert %63 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %65 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %66 = stablehlo.convert %65 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %67 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %68 = stablehlo.convert %67 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %69 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %70 = stablehlo.convert %69 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %71 = stablehlo.convert %arg0 : (tensor<32xf64>) -> tensor<32xf32>
    %72 = stablehlo.bitcast_convert %71 : (tensor<32xf32>) -> tensor<32xui32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %73 = stablehlo.and %72, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %74 = stablehlo.add %73, %c_8 : tensor<32xui32>
    %c_9 = stablehlo.constant dense<23> : tensor<32xui32>
    %75 = stablehlo.shift_right_logical %74, %c_9 : tensor<32xui32>
    %76 = stablehlo.compare EQ, %73, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<32xui32>
    %77 = stablehlo.select %76, %c_10, %75 : tensor<32xi1>, tensor<32xui32>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %78 = stablehlo.compare GE, %73, %c_11, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_12 = stablehlo.constant dense<255> : tensor<32xui32>
    %79 = stablehlo.select %78, %c_12, %77 : tensor<32xi1>, tensor<32xui32>
    %80 = stablehlo.convert %79 : (tensor<32xui32>) -> tensor<32xui8>
    %81 = stablehlo.bitcast_convert %80 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %5, %10, %24, %38, %43, %48, %52, %56, %57, %58, %59, %60, %61, %64, %66, %68, %70, %81 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_c64: c64[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xcomplex<f32>>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<32xcomplex<f32>>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xcomplex<f32>>, tensor<32xcomplex<f32>>) -> tensor<32xi1>
    %1 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %2 = stablehlo.abs %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui8>
    %7 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %8 = stablehlo.abs %7 : tensor<32xf32>
    %9 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %14 = stablehlo.abs %13 : tensor<32xf32>
    %15 = stablehlo.compare LT, %14, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xi32>
    %17 = stablehlo.select %15, %16, %c : tensor<32xi1>, tensor<32xi32>
    %18 = stablehlo.convert %17 : (tensor<32xi32>) -> tensor<32xui32>
    %19 = stablehlo.subtract %13, %cst_0 : tensor<32xf32>
    %20 = stablehlo.abs %19 : tensor<32xf32>
    %21 = stablehlo.compare LT, %20, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf32>) -> tensor<32xi32>
    %23 = stablehlo.select %21, %22, %c : tensor<32xi1>, tensor<32xi32>
    %24 = stablehlo.convert %23 : (tensor<32xi32>) -> tensor<32xui32>
    %c_1 = stablehlo.constant dense<2147483648> : tensor<32xui32>
    %25 = stablehlo.xor %24, %c_1 : tensor<32xui32>
    %26 = stablehlo.compare GE, %13, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %27 = stablehlo.select %26, %25, %18 : tensor<32xi1>, tensor<32xui32>
    %28 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %29 = stablehlo.abs %28 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %30 = stablehlo.compare LT, %29, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %31 = stablehlo.convert %28 : (tensor<32xf32>) -> tensor<32xi64>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %32 = stablehlo.select %30, %31, %c_3 : tensor<32xi1>, tensor<32xi64>
    %33 = stablehlo.convert %32 : (tensor<32xi64>) -> tensor<32xui64>
    %34 = stablehlo.subtract %28, %cst_2 : tensor<32xf32>
    %35 = stablehlo.abs %34 : tensor<32xf32>
    %36 = stablehlo.compare LT, %35, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xi64>
    %38 = stablehlo.select %36, %37, %c_3 : tensor<32xi1>, tensor<32xi64>
    %39 = stablehlo.convert %38 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %40 = stablehlo.xor %39, %c_4 : tensor<32xui64>
    %41 = stablehlo.compare GE, %28, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %42 = stablehlo.select %41, %40, %33 : tensor<32xi1>, tensor<32xui64>
    %43 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %44 = stablehlo.abs %43 : tensor<32xf32>
    %45 = stablehlo.compare LT, %44, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %46 = stablehlo.convert %43 : (tensor<32xf32>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi8>
    %49 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %50 = stablehlo.abs %49 : tensor<32xf32>
    %51 = stablehlo.compare LT, %50, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %52 = stablehlo.convert %49 : (tensor<32xf32>) -> tensor<32xi32>
    %53 = stablehlo.select %51, %52, %c : tensor<32xi1>, tensor<32xi32>
    %54 = stablehlo.convert %53 : (tensor<32xi32>) -> tensor<32xi16>
    %55 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %56 = stablehlo.abs %55 : tensor<32xf32>
    %57 = stablehlo.compare LT, %56, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %58 = stablehlo.convert %55 : (tensor<32xf32>) -> tensor<32xi32>
    %59 = stablehlo.select %57, %58, %c : tensor<32xi1>, tensor<32xi32>
    %60 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %61 = stablehlo.abs %60 : tensor<32xf32>
    %62 = stablehlo.compare LT, %61, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %63 = stablehlo.convert %60 : (tensor<32xf32>) -> tensor<32xi64>
    %64 = stablehlo.select %62, %63, %c_3 : tensor<32xi1>, tensor<32xi64>
    %65 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %66 = stablehlo.convert %65 : (tensor<32xf32>) -> tensor<32xf16>
    %67 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %68 = stablehlo.convert %67 : (tensor<32xf32>) -> tensor<32xbf16>
    %69 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %70 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %71 = stablehlo.convert %70 : (tensor<32xf32>) -> tensor<32xf64>
    %72 = stablehlo.convert %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xcomplex<f64>>
    %73 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %74 = stablehlo.clamp %cst_5, %73, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %75 = stablehlo.convert %74 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %76 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %77 = stablehlo.convert %76 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %78 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %79 = stablehlo.convert %78 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %80 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %81 = stablehlo.convert %80 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %82 = stablehlo.real %arg0 : (tensor<32xcomplex<f32>>) -> tensor<32xf32>
    %83 = stablehlo.bitcast_convert %82 : (tensor<32xf32>) -> tensor<32xui32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %84 = stablehlo.and %83, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %85 = stablehlo.add %84, %c_8 : tensor<32xui32>
    %c_9 = stablehlo.constant dense<23> : tensor<32xui32>
    %86 = stablehlo.shift_right_logical %85, %c_9 : tensor<32xui32>
    %87 = stablehlo.compare EQ, %84, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<32xui32>
    %88 = stablehlo.select %87, %c_10, %86 : tensor<32xi1>, tensor<32xui32>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %89 = stablehlo.compare GE, %84, %c_11, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_12 = stablehlo.constant dense<255> : tensor<32xui32>
    %90 = stablehlo.select %89, %c_12, %88 : tensor<32xi1>, tensor<32xui32>
    %91 = stablehlo.convert %90 : (tensor<32xui32>) -> tensor<32xui8>
    %92 = stablehlo.bitcast_convert %91 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %27, %42, %48, %54, %59, %64, %66, %68, %69, %71, %72, %75, %77, %79, %81, %92 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_c128: c128[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xcomplex<f64>>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<32xcomplex<f64>>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xcomplex<f64>>, tensor<32xcomplex<f64>>) -> tensor<32xi1>
    %1 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %2 = stablehlo.abs %1 : tensor<32xf64>
    %cst_0 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<32xf64>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf64>) -> tensor<32xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi64>
    %6 = stablehlo.convert %5 : (tensor<32xi64>) -> tensor<32xui8>
    %7 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %8 = stablehlo.abs %7 : tensor<32xf64>
    %cst_1 = stablehlo.constant dense<0x41E0000000000000> : tensor<32xf64>
    %9 = stablehlo.compare LT, %8, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf64>) -> tensor<32xi32>
    %c_2 = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c_2 : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %14 = stablehlo.abs %13 : tensor<32xf64>
    %15 = stablehlo.compare LT, %14, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf64>) -> tensor<32xi32>
    %17 = stablehlo.select %15, %16, %c_2 : tensor<32xi1>, tensor<32xi32>
    %18 = stablehlo.convert %17 : (tensor<32xi32>) -> tensor<32xui32>
    %19 = stablehlo.subtract %13, %cst_1 : tensor<32xf64>
    %20 = stablehlo.abs %19 : tensor<32xf64>
    %21 = stablehlo.compare LT, %20, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf64>) -> tensor<32xi32>
    %23 = stablehlo.select %21, %22, %c_2 : tensor<32xi1>, tensor<32xi32>
    %24 = stablehlo.convert %23 : (tensor<32xi32>) -> tensor<32xui32>
    %c_3 = stablehlo.constant dense<2147483648> : tensor<32xui32>
    %25 = stablehlo.xor %24, %c_3 : tensor<32xui32>
    %26 = stablehlo.compare GE, %13, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %27 = stablehlo.select %26, %25, %18 : tensor<32xi1>, tensor<32xui32>
    %28 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %29 = stablehlo.abs %28 : tensor<32xf64>
    %30 = stablehlo.compare LT, %29, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %31 = stablehlo.convert %28 : (tensor<32xf64>) -> tensor<32xi64>
    %32 = stablehlo.select %30, %31, %c : tensor<32xi1>, tensor<32xi64>
    %33 = stablehlo.convert %32 : (tensor<32xi64>) -> tensor<32xui64>
    %34 = stablehlo.subtract %28, %cst_0 : tensor<32xf64>
    %35 = stablehlo.abs %34 : tensor<32xf64>
    %36 = stablehlo.compare LT, %35, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf64>) -> tensor<32xi64>
    %38 = stablehlo.select %36, %37, %c : tensor<32xi1>, tensor<32xi64>
    %39 = stablehlo.convert %38 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %40 = stablehlo.xor %39, %c_4 : tensor<32xui64>
    %41 = stablehlo.compare GE, %28, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %42 = stablehlo.select %41, %40, %33 : tensor<32xi1>, tensor<32xui64>
    %43 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %44 = stablehlo.abs %43 : tensor<32xf64>
    %45 = stablehlo.compare LT, %44, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %46 = stablehlo.convert %43 : (tensor<32xf64>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c_2 : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi8>
    %49 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %50 = stablehlo.abs %49 : tensor<32xf64>
    %51 = stablehlo.compare LT, %50, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %52 = stablehlo.convert %49 : (tensor<32xf64>) -> tensor<32xi32>
    %53 = stablehlo.select %51, %52, %c_2 : tensor<32xi1>, tensor<32xi32>
    %54 = stablehlo.convert %53 : (tensor<32xi32>) -> tensor<32xi16>
    %55 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %56 = stablehlo.abs %55 : tensor<32xf64>
    %57 = stablehlo.compare LT, %56, %cst_1, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %58 = stablehlo.convert %55 : (tensor<32xf64>) -> tensor<32xi32>
    %59 = stablehlo.select %57, %58, %c_2 : tensor<32xi1>, tensor<32xi32>
    %60 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %61 = stablehlo.abs %60 : tensor<32xf64>
    %62 = stablehlo.compare LT, %61, %cst_0, FLOAT : (tensor<32xf64>, tensor<32xf64>) -> tensor<32xi1>
    %63 = stablehlo.convert %60 : (tensor<32xf64>) -> tensor<32xi64>
    %64 = stablehlo.select %62, %63, %c : tensor<32xi1>, tensor<32xi64>
    %65 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %66 = stablehlo.convert %65 : (tensor<32xf64>) -> tensor<32xf16>
    %67 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %68 = stablehlo.convert %67 : (tensor<32xf64>) -> tensor<32xbf16>
    %69 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %70 = stablehlo.convert %69 : (tensor<32xf64>) -> tensor<32xf32>
    %71 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %72 = stablehlo.convert %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xcomplex<f32>>
    %73 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %74 = stablehlo.convert %73 : (tensor<32xf64>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %75 = stablehlo.clamp %cst_5, %74, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %76 = stablehlo.convert %75 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %77 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %78 = stablehlo.convert %77 : (tensor<32xf64>) -> tensor<32xf32>
    %79 = stablehlo.convert %78 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %80 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %81 = stablehlo.convert %80 : (tensor<32xf64>) -> tensor<32xf32>
    %82 = stablehlo.convert %81 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %83 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %84 = stablehlo.convert %83 : (tensor<32xf64>) -> tensor<32xf32>
    %85 = stablehlo.convert %84 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %86 = stablehlo.real %arg0 : (tensor<32xcomplex<f64>>) -> tensor<32xf64>
    %87 = stablehlo.convert %86 : (tensor<32xf64>) -> tensor<32xf32>
    %88 = stablehlo.bitcast_convert %87 : (tensor<32xf32>) -> tensor<32xui32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %89 = stablehlo.and %88, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %90 = stablehlo.add %89, %c_8 : tensor<32xui32>
    %c_9 = stablehlo.constant dense<23> : tensor<32xui32>
    %91 = stablehlo.shift_right_logical %90, %c_9 : tensor<32xui32>
    %92 = stablehlo.compare EQ, %89, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_10 = stablehlo.constant dense<0> : tensor<32xui32>
    %93 = stablehlo.select %92, %c_10, %91 : tensor<32xi1>, tensor<32xui32>
    %c_11 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %94 = stablehlo.compare GE, %89, %c_11, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_12 = stablehlo.constant dense<255> : tensor<32xui32>
    %95 = stablehlo.select %94, %c_12, %93 : tensor<32xi1>, tensor<32xui32>
    %96 = stablehlo.convert %95 : (tensor<32xui32>) -> tensor<32xui8>
    %97 = stablehlo.bitcast_convert %96 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %27, %42, %48, %54, %59, %64, %66, %68, %70, %71, %72, %76, %79, %82, %85, %97 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_e4m3fn: e4m3fn[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf8E4M3FN>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf8E4M3FN>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf8E4M3FN>, tensor<32xf8E4M3FN>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %2 = stablehlo.abs %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui8>
    %7 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %8 = stablehlo.abs %7 : tensor<32xf32>
    %9 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %14 = stablehlo.abs %13 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %15 = stablehlo.compare LT, %14, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xi64>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %17 = stablehlo.select %15, %16, %c_2 : tensor<32xi1>, tensor<32xi64>
    %18 = stablehlo.convert %17 : (tensor<32xi64>) -> tensor<32xui32>
    %19 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %20 = stablehlo.abs %19 : tensor<32xf32>
    %21 = stablehlo.compare LT, %20, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf32>) -> tensor<32xi64>
    %23 = stablehlo.select %21, %22, %c_2 : tensor<32xi1>, tensor<32xi64>
    %24 = stablehlo.convert %23 : (tensor<32xi64>) -> tensor<32xui64>
    %25 = stablehlo.subtract %19, %cst_1 : tensor<32xf32>
    %26 = stablehlo.abs %25 : tensor<32xf32>
    %27 = stablehlo.compare LT, %26, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %28 = stablehlo.convert %25 : (tensor<32xf32>) -> tensor<32xi64>
    %29 = stablehlo.select %27, %28, %c_2 : tensor<32xi1>, tensor<32xi64>
    %30 = stablehlo.convert %29 : (tensor<32xi64>) -> tensor<32xui64>
    %c_3 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %31 = stablehlo.xor %30, %c_3 : tensor<32xui64>
    %32 = stablehlo.compare GE, %19, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %33 = stablehlo.select %32, %31, %24 : tensor<32xi1>, tensor<32xui64>
    %34 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %35 = stablehlo.abs %34 : tensor<32xf32>
    %36 = stablehlo.compare LT, %35, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xi32>
    %38 = stablehlo.select %36, %37, %c : tensor<32xi1>, tensor<32xi32>
    %39 = stablehlo.convert %38 : (tensor<32xi32>) -> tensor<32xi8>
    %40 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %41 = stablehlo.abs %40 : tensor<32xf32>
    %42 = stablehlo.compare LT, %41, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %43 = stablehlo.convert %40 : (tensor<32xf32>) -> tensor<32xi32>
    %44 = stablehlo.select %42, %43, %c : tensor<32xi1>, tensor<32xi32>
    %45 = stablehlo.convert %44 : (tensor<32xi32>) -> tensor<32xi16>
    %46 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %47 = stablehlo.abs %46 : tensor<32xf32>
    %48 = stablehlo.compare LT, %47, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %49 = stablehlo.convert %46 : (tensor<32xf32>) -> tensor<32xi32>
    %50 = stablehlo.select %48, %49, %c : tensor<32xi1>, tensor<32xi32>
    %51 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %52 = stablehlo.abs %51 : tensor<32xf32>
    %53 = stablehlo.compare LT, %52, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %54 = stablehlo.convert %51 : (tensor<32xf32>) -> tensor<32xi64>
    %55 = stablehlo.select %53, %54, %c_2 : tensor<32xi1>, tensor<32xi64>
    %56 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf16>
    %57 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xbf16>
    %58 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %59 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf64>
    %60 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xcomplex<f32>>
    %61 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xcomplex<f64>>
    %62 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %63 = stablehlo.convert %62 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %64 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %65 = stablehlo.convert %64 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %66 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %67 = stablehlo.convert %66 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %68 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FN>) -> tensor<32xf32>
    %69 = stablehlo.bitcast_convert %68 : (tensor<32xf32>) -> tensor<32xui32>
    %c_4 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %70 = stablehlo.and %69, %c_4 : tensor<32xui32>
    %c_5 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %71 = stablehlo.add %70, %c_5 : tensor<32xui32>
    %c_6 = stablehlo.constant dense<23> : tensor<32xui32>
    %72 = stablehlo.shift_right_logical %71, %c_6 : tensor<32xui32>
    %73 = stablehlo.compare EQ, %70, %c_5, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<32xui32>
    %74 = stablehlo.select %73, %c_7, %72 : tensor<32xi1>, tensor<32xui32>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %75 = stablehlo.compare GE, %70, %c_8, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_9 = stablehlo.constant dense<255> : tensor<32xui32>
    %76 = stablehlo.select %75, %c_9, %74 : tensor<32xi1>, tensor<32xui32>
    %77 = stablehlo.convert %76 : (tensor<32xui32>) -> tensor<32xui8>
    %78 = stablehlo.bitcast_convert %77 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %18, %33, %39, %45, %50, %55, %56, %57, %58, %59, %60, %61, %63, %65, %67, %78 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_e5m2: e5m2[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf8E5M2>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf8E5M2>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf8E5M2>, tensor<32xf8E5M2>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %2 = stablehlo.abs %1 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %3 = stablehlo.compare LT, %2, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %4 = stablehlo.convert %1 : (tensor<32xf32>) -> tensor<32xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<32xi1>, tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui8>
    %7 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %8 = stablehlo.abs %7 : tensor<32xf32>
    %9 = stablehlo.compare LT, %8, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.convert %7 : (tensor<32xf32>) -> tensor<32xi32>
    %11 = stablehlo.select %9, %10, %c : tensor<32xi1>, tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xui16>
    %13 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %14 = stablehlo.abs %13 : tensor<32xf32>
    %cst_1 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %15 = stablehlo.compare LT, %14, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %16 = stablehlo.convert %13 : (tensor<32xf32>) -> tensor<32xi64>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %17 = stablehlo.select %15, %16, %c_2 : tensor<32xi1>, tensor<32xi64>
    %18 = stablehlo.convert %17 : (tensor<32xi64>) -> tensor<32xui32>
    %19 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %20 = stablehlo.abs %19 : tensor<32xf32>
    %21 = stablehlo.compare LT, %20, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %22 = stablehlo.convert %19 : (tensor<32xf32>) -> tensor<32xi64>
    %23 = stablehlo.select %21, %22, %c_2 : tensor<32xi1>, tensor<32xi64>
    %24 = stablehlo.convert %23 : (tensor<32xi64>) -> tensor<32xui64>
    %25 = stablehlo.subtract %19, %cst_1 : tensor<32xf32>
    %26 = stablehlo.abs %25 : tensor<32xf32>
    %27 = stablehlo.compare LT, %26, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %28 = stablehlo.convert %25 : (tensor<32xf32>) -> tensor<32xi64>
    %29 = stablehlo.select %27, %28, %c_2 : tensor<32xi1>, tensor<32xi64>
    %30 = stablehlo.convert %29 : (tensor<32xi64>) -> tensor<32xui64>
    %c_3 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %31 = stablehlo.xor %30, %c_3 : tensor<32xui64>
    %32 = stablehlo.compare GE, %19, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %33 = stablehlo.select %32, %31, %24 : tensor<32xi1>, tensor<32xui64>
    %34 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %35 = stablehlo.abs %34 : tensor<32xf32>
    %36 = stablehlo.compare LT, %35, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %37 = stablehlo.convert %34 : (tensor<32xf32>) -> tensor<32xi32>
    %38 = stablehlo.select %36, %37, %c : tensor<32xi1>, tensor<32xi32>
    %39 = stablehlo.convert %38 : (tensor<32xi32>) -> tensor<32xi8>
    %40 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %41 = stablehlo.abs %40 : tensor<32xf32>
    %42 = stablehlo.compare LT, %41, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %43 = stablehlo.convert %40 : (tensor<32xf32>) -> tensor<32xi32>
    %44 = stablehlo.select %42, %43, %c : tensor<32xi1>, tensor<32xi32>
    %45 = stablehlo.convert %44 : (tensor<32xi32>) -> tensor<32xi16>
    %46 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %47 = stablehlo.abs %46 : tensor<32xf32>
    %48 = stablehlo.compare LT, %47, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %49 = stablehlo.convert %46 : (tensor<32xf32>) -> tensor<32xi32>
    %50 = stablehlo.select %48, %49, %c : tensor<32xi1>, tensor<32xi32>
    %51 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %52 = stablehlo.abs %51 : tensor<32xf32>
    %53 = stablehlo.compare LT, %52, %cst_1, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %54 = stablehlo.convert %51 : (tensor<32xf32>) -> tensor<32xi64>
    %55 = stablehlo.select %53, %54, %c_2 : tensor<32xi1>, tensor<32xi64>
    %56 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf16>
    %57 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xbf16>
    %58 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %59 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf64>
    %60 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xcomplex<f32>>
    %61 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xcomplex<f64>>
    %62 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %cst_4 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_5 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %63 = stablehlo.clamp %cst_4, %62, %cst_5 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %64 = stablehlo.convert %63 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %65 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %66 = stablehlo.convert %65 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %67 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %68 = stablehlo.convert %67 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %69 = stablehlo.convert %arg0 : (tensor<32xf8E5M2>) -> tensor<32xf32>
    %70 = stablehlo.bitcast_convert %69 : (tensor<32xf32>) -> tensor<32xui32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %71 = stablehlo.and %70, %c_6 : tensor<32xui32>
    %c_7 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %72 = stablehlo.add %71, %c_7 : tensor<32xui32>
    %c_8 = stablehlo.constant dense<23> : tensor<32xui32>
    %73 = stablehlo.shift_right_logical %72, %c_8 : tensor<32xui32>
    %74 = stablehlo.compare EQ, %71, %c_7, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_9 = stablehlo.constant dense<0> : tensor<32xui32>
    %75 = stablehlo.select %74, %c_9, %73 : tensor<32xi1>, tensor<32xui32>
    %c_10 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %76 = stablehlo.compare GE, %71, %c_10, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_11 = stablehlo.constant dense<255> : tensor<32xui32>
    %77 = stablehlo.select %76, %c_11, %75 : tensor<32xi1>, tensor<32xui32>
    %78 = stablehlo.convert %77 : (tensor<32xui32>) -> tensor<32xui8>
    %79 = stablehlo.bitcast_convert %78 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %6, %12, %18, %33, %39, %45, %50, %55, %56, %57, %58, %59, %60, %61, %64, %66, %68, %79 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_e4m3fnuz: e4m3fnuz[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf8E4M3FNUZ>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf8E4M3FNUZ>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf8E4M3FNUZ>, tensor<32xf8E4M3FNUZ>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %2 = stablehlo.convert %1 : (tensor<32xi32>) -> tensor<32xui8>
    %3 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %4 = stablehlo.convert %3 : (tensor<32xi32>) -> tensor<32xui16>
    %5 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui32>
    %7 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi64>
    %8 = stablehlo.convert %7 : (tensor<32xi64>) -> tensor<32xui64>
    %9 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %10 = stablehlo.convert %9 : (tensor<32xi32>) -> tensor<32xi8>
    %11 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xi16>
    %13 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi32>
    %14 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xi64>
    %15 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf16>
    %16 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xbf16>
    %17 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    %18 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf64>
    %19 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xcomplex<f32>>
    %20 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xcomplex<f64>>
    %21 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %22 = stablehlo.clamp %cst_0, %21, %cst_1 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.convert %22 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %24 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    %25 = stablehlo.convert %24 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %26 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    %27 = stablehlo.convert %26 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    %28 = stablehlo.convert %arg0 : (tensor<32xf8E4M3FNUZ>) -> tensor<32xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<32xf32>) -> tensor<32xui32>
    %c = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %30 = stablehlo.and %29, %c : tensor<32xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %31 = stablehlo.add %30, %c_2 : tensor<32xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<32xui32>
    %32 = stablehlo.shift_right_logical %31, %c_3 : tensor<32xui32>
    %33 = stablehlo.compare EQ, %30, %c_2, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<32xui32>
    %34 = stablehlo.select %33, %c_4, %32 : tensor<32xi1>, tensor<32xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %35 = stablehlo.compare GE, %30, %c_5, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<32xui32>
    %36 = stablehlo.select %35, %c_6, %34 : tensor<32xi1>, tensor<32xui32>
    %37 = stablehlo.convert %36 : (tensor<32xui32>) -> tensor<32xui8>
    %38 = stablehlo.bitcast_convert %37 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %2, %4, %6, %8, %10, %12, %13, %14, %15, %16, %17, %18, %19, %20, %23, %25, %27, %38 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E5M2FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_e5m2fnuz: e5m2fnuz[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf8E5M2FNUZ>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E8M0FNU>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf8E5M2FNUZ>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<32xf8E5M2FNUZ>, tensor<32xf8E5M2FNUZ>) -> tensor<32xi1>
    %1 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %2 = stablehlo.convert %1 : (tensor<32xi32>) -> tensor<32xui8>
    %3 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %4 = stablehlo.convert %3 : (tensor<32xi32>) -> tensor<32xui16>
    %5 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %6 = stablehlo.convert %5 : (tensor<32xi32>) -> tensor<32xui32>
    %7 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi64>
    %8 = stablehlo.convert %7 : (tensor<32xi64>) -> tensor<32xui64>
    %9 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %10 = stablehlo.convert %9 : (tensor<32xi32>) -> tensor<32xi8>
    %11 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %12 = stablehlo.convert %11 : (tensor<32xi32>) -> tensor<32xi16>
    %13 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi32>
    %14 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xi64>
    %15 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf16>
    %16 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xbf16>
    %17 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    %18 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf64>
    %19 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xcomplex<f32>>
    %20 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xcomplex<f64>>
    %21 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    %cst_0 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_1 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %22 = stablehlo.clamp %cst_0, %21, %cst_1 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %23 = stablehlo.convert %22 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %24 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    %25 = stablehlo.convert %24 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %26 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    %27 = stablehlo.convert %26 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %28 = stablehlo.convert %arg0 : (tensor<32xf8E5M2FNUZ>) -> tensor<32xf32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<32xf32>) -> tensor<32xui32>
    %c = stablehlo.constant dense<2147483647> : tensor<32xui32>
    %30 = stablehlo.and %29, %c : tensor<32xui32>
    %c_2 = stablehlo.constant dense<4194304> : tensor<32xui32>
    %31 = stablehlo.add %30, %c_2 : tensor<32xui32>
    %c_3 = stablehlo.constant dense<23> : tensor<32xui32>
    %32 = stablehlo.shift_right_logical %31, %c_3 : tensor<32xui32>
    %33 = stablehlo.compare EQ, %30, %c_2, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_4 = stablehlo.constant dense<0> : tensor<32xui32>
    %34 = stablehlo.select %33, %c_4, %32 : tensor<32xi1>, tensor<32xui32>
    %c_5 = stablehlo.constant dense<2139095040> : tensor<32xui32>
    %35 = stablehlo.compare GE, %30, %c_5, UNSIGNED : (tensor<32xui32>, tensor<32xui32>) -> tensor<32xi1>
    %c_6 = stablehlo.constant dense<255> : tensor<32xui32>
    %36 = stablehlo.select %35, %c_6, %34 : tensor<32xi1>, tensor<32xui32>
    %37 = stablehlo.convert %36 : (tensor<32xui32>) -> tensor<32xui8>
    %38 = stablehlo.bitcast_convert %37 : (tensor<32xui8>) -> tensor<32xf8E8M0FNU>
    return %0, %2, %4, %6, %8, %10, %12, %13, %14, %15, %16, %17, %18, %19, %20, %23, %25, %27, %38 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E8M0FNU>
  }
}

// -----
// to_every_dtype / from_e8m0fnu: e8m0fnu[32]
module @tpu_compile {
  func.func @main(%arg0: tensor<32xf8E8M0FNU>) -> (tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>) {
    %c = stablehlo.constant dense<true> : tensor<32xi1>
    %0 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<32xf32>
    %2 = stablehlo.select %1, %cst, %0 : tensor<32xi1>, tensor<32xf32>
    %3 = stablehlo.abs %2 : tensor<32xf32>
    %cst_0 = stablehlo.constant dense<2.14748365E+9> : tensor<32xf32>
    %4 = stablehlo.compare LT, %3, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %5 = stablehlo.convert %2 : (tensor<32xf32>) -> tensor<32xi32>
    %c_1 = stablehlo.constant dense<-2147483648> : tensor<32xi32>
    %6 = stablehlo.select %4, %5, %c_1 : tensor<32xi1>, tensor<32xi32>
    %7 = stablehlo.convert %6 : (tensor<32xi32>) -> tensor<32xui8>
    %8 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %9 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %10 = stablehlo.select %9, %cst, %8 : tensor<32xi1>, tensor<32xf32>
    %11 = stablehlo.abs %10 : tensor<32xf32>
    %12 = stablehlo.compare LT, %11, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %13 = stablehlo.convert %10 : (tensor<32xf32>) -> tensor<32xi32>
    %14 = stablehlo.select %12, %13, %c_1 : tensor<32xi1>, tensor<32xi32>
    %15 = stablehlo.convert %14 : (tensor<32xi32>) -> tensor<32xui16>
    %16 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %17 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %18 = stablehlo.select %17, %cst, %16 : tensor<32xi1>, tensor<32xf32>
    %19 = stablehlo.abs %18 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<32xf32>
    %20 = stablehlo.compare LT, %19, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %21 = stablehlo.convert %18 : (tensor<32xf32>) -> tensor<32xi64>
    %c_3 = stablehlo.constant dense<-9223372036854775808> : tensor<32xi64>
    %22 = stablehlo.select %20, %21, %c_3 : tensor<32xi1>, tensor<32xi64>
    %23 = stablehlo.convert %22 : (tensor<32xi64>) -> tensor<32xui32>
    %24 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %25 = stablehlo.compare NE, %24, %24, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %26 = stablehlo.select %25, %cst, %24 : tensor<32xi1>, tensor<32xf32>
    %27 = stablehlo.abs %26 : tensor<32xf32>
    %28 = stablehlo.compare LT, %27, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %29 = stablehlo.convert %26 : (tensor<32xf32>) -> tensor<32xi64>
    %30 = stablehlo.select %28, %29, %c_3 : tensor<32xi1>, tensor<32xi64>
    %31 = stablehlo.convert %30 : (tensor<32xi64>) -> tensor<32xui64>
    %32 = stablehlo.subtract %26, %cst_2 : tensor<32xf32>
    %33 = stablehlo.abs %32 : tensor<32xf32>
    %34 = stablehlo.compare LT, %33, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %35 = stablehlo.convert %32 : (tensor<32xf32>) -> tensor<32xi64>
    %36 = stablehlo.select %34, %35, %c_3 : tensor<32xi1>, tensor<32xi64>
    %37 = stablehlo.convert %36 : (tensor<32xi64>) -> tensor<32xui64>
    %c_4 = stablehlo.constant dense<9223372036854775808> : tensor<32xui64>
    %38 = stablehlo.xor %37, %c_4 : tensor<32xui64>
    %39 = stablehlo.compare GE, %26, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %40 = stablehlo.select %39, %38, %31 : tensor<32xi1>, tensor<32xui64>
    %41 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %42 = stablehlo.compare NE, %41, %41, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %43 = stablehlo.select %42, %cst, %41 : tensor<32xi1>, tensor<32xf32>
    %44 = stablehlo.abs %43 : tensor<32xf32>
    %45 = stablehlo.compare LT, %44, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %46 = stablehlo.convert %43 : (tensor<32xf32>) -> tensor<32xi32>
    %47 = stablehlo.select %45, %46, %c_1 : tensor<32xi1>, tensor<32xi32>
    %48 = stablehlo.convert %47 : (tensor<32xi32>) -> tensor<32xi8>
    %49 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %50 = stablehlo.compare NE, %49, %49, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %51 = stablehlo.select %50, %cst, %49 : tensor<32xi1>, tensor<32xf32>
    %52 = stablehlo.abs %51 : tensor<32xf32>
    %53 = stablehlo.compare LT, %52, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %54 = stablehlo.convert %51 : (tensor<32xf32>) -> tensor<32xi32>
    %55 = stablehlo.select %53, %54, %c_1 : tensor<32xi1>, tensor<32xi32>
    %56 = stablehlo.convert %55 : (tensor<32xi32>) -> tensor<32xi16>
    %57 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %58 = stablehlo.compare NE, %57, %57, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %59 = stablehlo.select %58, %cst, %57 : tensor<32xi1>, tensor<32xf32>
    %60 = stablehlo.abs %59 : tensor<32xf32>
    %61 = stablehlo.compare LT, %60, %cst_0, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %62 = stablehlo.convert %59 : (tensor<32xf32>) -> tensor<32xi32>
    %63 = stablehlo.select %61, %62, %c_1 : tensor<32xi1>, tensor<32xi32>
    %64 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %65 = stablehlo.compare NE, %64, %64, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %66 = stablehlo.select %65, %cst, %64 : tensor<32xi1>, tensor<32xf32>
    %67 = stablehlo.abs %66 : tensor<32xf32>
    %68 = stablehlo.compare LT, %67, %cst_2, FLOAT : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xi1>
    %69 = stablehlo.convert %66 : (tensor<32xf32>) -> tensor<32xi64>
    %70 = stablehlo.select %68, %69, %c_3 : tensor<32xi1>, tensor<32xi64>
    %71 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf16>
    %72 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xbf16>
    %73 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %74 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf64>
    %75 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xcomplex<f32>>
    %76 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xcomplex<f64>>
    %77 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %cst_5 = stablehlo.constant dense<-4.480000e+02> : tensor<f32>
    %cst_6 = stablehlo.constant dense<4.480000e+02> : tensor<f32>
    %78 = stablehlo.clamp %cst_5, %77, %cst_6 : (tensor<f32>, tensor<32xf32>, tensor<f32>) -> tensor<32xf32>
    %79 = stablehlo.convert %78 : (tensor<32xf32>) -> tensor<32xf8E4M3FN>
    %80 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %81 = stablehlo.convert %80 : (tensor<32xf32>) -> tensor<32xf8E5M2>
    %82 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %83 = stablehlo.convert %82 : (tensor<32xf32>) -> tensor<32xf8E4M3FNUZ>
    %84 = stablehlo.convert %arg0 : (tensor<32xf8E8M0FNU>) -> tensor<32xf32>
    %85 = stablehlo.convert %84 : (tensor<32xf32>) -> tensor<32xf8E5M2FNUZ>
    return %c, %7, %15, %23, %40, %48, %56, %63, %70, %71, %72, %73, %74, %75, %76, %79, %81, %83, %85 : tensor<32xi1>, tensor<32xui8>, tensor<32xui16>, tensor<32xui32>, tensor<32xui64>, tensor<32xi8>, tensor<32xi16>, tensor<32xi32>, tensor<32xi64>, tensor<32xf16>, tensor<32xbf16>, tensor<32xf32>, tensor<32xf64>, tensor<32xcomplex<f32>>, tensor<32xcomplex<f64>>, tensor<32xf8E4M3FN>, tensor<32xf8E5M2>, tensor<32xf8E4M3FNUZ>, tensor<32xf8E5M2FNUZ>
  }
}

// -----
// aten.copy.default / broadcast: f32[2,3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.clone.default / channels_last: f32[1,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x3xf32>) -> tensor<1x2x3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 3, 1] : (tensor<1x2x2x3xf32>) -> tensor<1x2x3x2xf32>
    return %0 : tensor<1x2x3x2xf32>
  }
}

// -----
// contiguous / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----
// type_as / f32_f16: f32[4], f16[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xf16>
    return %0 : tensor<4xf16>
  }
}

// -----
// view_as_every_dtype / from_u8: u8[2,16]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x16xui8>) -> (tensor<2x8xui16>, tensor<2x4xui32>, tensor<2x2xui64>, tensor<2x16xi8>, tensor<2x8xi16>, tensor<2x4xi32>, tensor<2x2xi64>, tensor<2x8xf16>, tensor<2x8xbf16>, tensor<2x4xf32>, tensor<2x2xf64>, tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>, tensor<2x16xf8E8M0FNU>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x8x2xui8>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x8x2xui8>) -> tensor<2x8xui16>
    %2 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x4x4xui8>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2x4x4xui8>) -> tensor<2x4xui32>
    %4 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x2x8xui8>
    %5 = stablehlo.bitcast_convert %4 : (tensor<2x2x8xui8>) -> tensor<2x2xui64>
    %6 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xi8>
    %7 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x8x2xui8>
    %8 = stablehlo.bitcast_convert %7 : (tensor<2x8x2xui8>) -> tensor<2x8xi16>
    %9 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x4x4xui8>
    %10 = stablehlo.bitcast_convert %9 : (tensor<2x4x4xui8>) -> tensor<2x4xi32>
    %11 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x2x8xui8>
    %12 = stablehlo.bitcast_convert %11 : (tensor<2x2x8xui8>) -> tensor<2x2xi64>
    %13 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x8x2xui8>
    %14 = stablehlo.bitcast_convert %13 : (tensor<2x8x2xui8>) -> tensor<2x8xf16>
    %15 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x8x2xui8>
    %16 = stablehlo.bitcast_convert %15 : (tensor<2x8x2xui8>) -> tensor<2x8xbf16>
    %17 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x4x4xui8>
    %18 = stablehlo.bitcast_convert %17 : (tensor<2x4x4xui8>) -> tensor<2x4xf32>
    %19 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x2x8xui8>
    %20 = stablehlo.bitcast_convert %19 : (tensor<2x2x8xui8>) -> tensor<2x2xf64>
    %21 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x4x4xui8>
    %22 = stablehlo.bitcast_convert %21 : (tensor<2x4x4xui8>) -> tensor<2x4xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x4xf32>) -> tensor<2x2x2xf32>
    %24 = stablehlo.slice %23 [0:2, 0:2, 0:1] : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %26 = stablehlo.slice %23 [0:2, 0:2, 1:2] : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
    %27 = stablehlo.reshape %26 : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %28 = stablehlo.complex %25, %27 : tensor<2x2xcomplex<f32>>
    %29 = stablehlo.reshape %arg0 : (tensor<2x16xui8>) -> tensor<2x2x8xui8>
    %30 = stablehlo.bitcast_convert %29 : (tensor<2x2x8xui8>) -> tensor<2x2xf64>
    %31 = stablehlo.reshape %30 : (tensor<2x2xf64>) -> tensor<2x1x2xf64>
    %32 = stablehlo.slice %31 [0:2, 0:1, 0:1] : (tensor<2x1x2xf64>) -> tensor<2x1x1xf64>
    %33 = stablehlo.reshape %32 : (tensor<2x1x1xf64>) -> tensor<2x1xf64>
    %34 = stablehlo.slice %31 [0:2, 0:1, 1:2] : (tensor<2x1x2xf64>) -> tensor<2x1x1xf64>
    %35 = stablehlo.reshape %34 : (tensor<2x1x1xf64>) -> tensor<2x1xf64>
    %36 = stablehlo.complex %33, %35 : tensor<2x1xcomplex<f64>>
    %37 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xf8E4M3FN>
    %38 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xf8E5M2>
    %39 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xf8E4M3FNUZ>
    %40 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xf8E5M2FNUZ>
    %41 = stablehlo.bitcast_convert %arg0 : (tensor<2x16xui8>) -> tensor<2x16xf8E8M0FNU>
    return %1, %3, %5, %6, %8, %10, %12, %14, %16, %18, %20, %28, %36, %37, %38, %39, %40, %41 : tensor<2x8xui16>, tensor<2x4xui32>, tensor<2x2xui64>, tensor<2x16xi8>, tensor<2x8xi16>, tensor<2x4xi32>, tensor<2x2xi64>, tensor<2x8xf16>, tensor<2x8xbf16>, tensor<2x4xf32>, tensor<2x2xf64>, tensor<2x2xcomplex<f32>>, tensor<2x1xcomplex<f64>>, tensor<2x16xf8E4M3FN>, tensor<2x16xf8E5M2>, tensor<2x16xf8E4M3FNUZ>, tensor<2x16xf8E5M2FNUZ>, tensor<2x16xf8E8M0FNU>
  }
}

// -----
// view_as_every_dtype / from_f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<16xui8>, tensor<8xui16>, tensor<4xui32>, tensor<2xui64>, tensor<16xi8>, tensor<8xi16>, tensor<4xi32>, tensor<2xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<1xcomplex<f64>>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xui8>
    %1 = stablehlo.reshape %0 : (tensor<4x4xui8>) -> tensor<16xui8>
    %2 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x2xui16>
    %3 = stablehlo.reshape %2 : (tensor<4x2xui16>) -> tensor<8xui16>
    %4 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xui32>
    %5 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<2x2xf32>) -> tensor<2xui64>
    %7 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xi8>
    %8 = stablehlo.reshape %7 : (tensor<4x4xi8>) -> tensor<16xi8>
    %9 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x2xi16>
    %10 = stablehlo.reshape %9 : (tensor<4x2xi16>) -> tensor<8xi16>
    %11 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
    %12 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %13 = stablehlo.bitcast_convert %12 : (tensor<2x2xf32>) -> tensor<2xi64>
    %14 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x2xf16>
    %15 = stablehlo.reshape %14 : (tensor<4x2xf16>) -> tensor<8xf16>
    %16 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x2xbf16>
    %17 = stablehlo.reshape %16 : (tensor<4x2xbf16>) -> tensor<8xbf16>
    %18 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<2x2xf32>) -> tensor<2xf64>
    %20 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %21 = stablehlo.slice %20 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.reshape %21 : (tensor<2x1xf32>) -> tensor<2xf32>
    %23 = stablehlo.slice %20 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x1xf32>) -> tensor<2xf32>
    %25 = stablehlo.complex %22, %24 : tensor<2xcomplex<f32>>
    %26 = stablehlo.reshape %arg0 : (tensor<4xf32>) -> tensor<2x2xf32>
    %27 = stablehlo.bitcast_convert %26 : (tensor<2x2xf32>) -> tensor<2xf64>
    %28 = stablehlo.reshape %27 : (tensor<2xf64>) -> tensor<1x2xf64>
    %29 = stablehlo.slice %28 [0:1, 0:1] : (tensor<1x2xf64>) -> tensor<1x1xf64>
    %30 = stablehlo.reshape %29 : (tensor<1x1xf64>) -> tensor<1xf64>
    %31 = stablehlo.slice %28 [0:1, 1:2] : (tensor<1x2xf64>) -> tensor<1x1xf64>
    %32 = stablehlo.reshape %31 : (tensor<1x1xf64>) -> tensor<1xf64>
    %33 = stablehlo.complex %30, %32 : tensor<1xcomplex<f64>>
    %34 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xf8E4M3FN>
    %35 = stablehlo.reshape %34 : (tensor<4x4xf8E4M3FN>) -> tensor<16xf8E4M3FN>
    %36 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xf8E5M2>
    %37 = stablehlo.reshape %36 : (tensor<4x4xf8E5M2>) -> tensor<16xf8E5M2>
    %38 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xf8E4M3FNUZ>
    %39 = stablehlo.reshape %38 : (tensor<4x4xf8E4M3FNUZ>) -> tensor<16xf8E4M3FNUZ>
    %40 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xf8E5M2FNUZ>
    %41 = stablehlo.reshape %40 : (tensor<4x4xf8E5M2FNUZ>) -> tensor<16xf8E5M2FNUZ>
    %42 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4x4xf8E8M0FNU>
    %43 = stablehlo.reshape %42 : (tensor<4x4xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
    return %1, %3, %4, %6, %8, %10, %11, %13, %15, %17, %19, %25, %33, %35, %37, %39, %41, %43 : tensor<16xui8>, tensor<8xui16>, tensor<4xui32>, tensor<2xui64>, tensor<16xi8>, tensor<8xi16>, tensor<4xi32>, tensor<2xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<2xf64>, tensor<2xcomplex<f32>>, tensor<1xcomplex<f64>>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>
  }
}

// -----
// view_as_every_dtype / from_c64: c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xcomplex<f32>>) -> (tensor<16xui8>, tensor<8xui16>, tensor<4xui32>, tensor<2xui64>, tensor<16xi8>, tensor<8xi16>, tensor<4xi32>, tensor<2xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<4xf32>, tensor<2xf64>, tensor<1xcomplex<f64>>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>) {
    %0 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %1 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %2 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x2xf32>) -> tensor<4xf32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<4xf32>) -> tensor<4x4xui8>
    %7 = stablehlo.reshape %6 : (tensor<4x4xui8>) -> tensor<16xui8>
    %8 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %9 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %10 = stablehlo.reshape %8 : (tensor<2xf32>) -> tensor<2x1xf32>
    %11 = stablehlo.reshape %9 : (tensor<2xf32>) -> tensor<2x1xf32>
    %12 = stablehlo.concatenate %10, %11, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x2xf32>) -> tensor<4xf32>
    %14 = stablehlo.bitcast_convert %13 : (tensor<4xf32>) -> tensor<4x2xui16>
    %15 = stablehlo.reshape %14 : (tensor<4x2xui16>) -> tensor<8xui16>
    %16 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %17 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %18 = stablehlo.reshape %16 : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = stablehlo.reshape %17 : (tensor<2xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.concatenate %18, %19, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %21 = stablehlo.reshape %20 : (tensor<2x2xf32>) -> tensor<4xf32>
    %22 = stablehlo.bitcast_convert %21 : (tensor<4xf32>) -> tensor<4xui32>
    %23 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %24 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %25 = stablehlo.reshape %23 : (tensor<2xf32>) -> tensor<2x1xf32>
    %26 = stablehlo.reshape %24 : (tensor<2xf32>) -> tensor<2x1xf32>
    %27 = stablehlo.concatenate %25, %26, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %28 = stablehlo.reshape %27 : (tensor<2x2xf32>) -> tensor<4xf32>
    %29 = stablehlo.reshape %28 : (tensor<4xf32>) -> tensor<2x2xf32>
    %30 = stablehlo.bitcast_convert %29 : (tensor<2x2xf32>) -> tensor<2xui64>
    %31 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %32 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %33 = stablehlo.reshape %31 : (tensor<2xf32>) -> tensor<2x1xf32>
    %34 = stablehlo.reshape %32 : (tensor<2xf32>) -> tensor<2x1xf32>
    %35 = stablehlo.concatenate %33, %34, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x2xf32>) -> tensor<4xf32>
    %37 = stablehlo.bitcast_convert %36 : (tensor<4xf32>) -> tensor<4x4xi8>
    %38 = stablehlo.reshape %37 : (tensor<4x4xi8>) -> tensor<16xi8>
    %39 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %40 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %41 = stablehlo.reshape %39 : (tensor<2xf32>) -> tensor<2x1xf32>
    %42 = stablehlo.reshape %40 : (tensor<2xf32>) -> tensor<2x1xf32>
    %43 = stablehlo.concatenate %41, %42, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %44 = stablehlo.reshape %43 : (tensor<2x2xf32>) -> tensor<4xf32>
    %45 = stablehlo.bitcast_convert %44 : (tensor<4xf32>) -> tensor<4x2xi16>
    %46 = stablehlo.reshape %45 : (tensor<4x2xi16>) -> tensor<8xi16>
    %47 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %48 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %49 = stablehlo.reshape %47 : (tensor<2xf32>) -> tensor<2x1xf32>
    %50 = stablehlo.reshape %48 : (tensor<2xf32>) -> tensor<2x1xf32>
    %51 = stablehlo.concatenate %49, %50, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %52 = stablehlo.reshape %51 : (tensor<2x2xf32>) -> tensor<4xf32>
    %53 = stablehlo.bitcast_convert %52 : (tensor<4xf32>) -> tensor<4xi32>
    %54 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %55 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %56 = stablehlo.reshape %54 : (tensor<2xf32>) -> tensor<2x1xf32>
    %57 = stablehlo.reshape %55 : (tensor<2xf32>) -> tensor<2x1xf32>
    %58 = stablehlo.concatenate %56, %57, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %59 = stablehlo.reshape %58 : (tensor<2x2xf32>) -> tensor<4xf32>
    %60 = stablehlo.reshape %59 : (tensor<4xf32>) -> tensor<2x2xf32>
    %61 = stablehlo.bitcast_convert %60 : (tensor<2x2xf32>) -> tensor<2xi64>
    %62 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %63 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %64 = stablehlo.reshape %62 : (tensor<2xf32>) -> tensor<2x1xf32>
    %65 = stablehlo.reshape %63 : (tensor<2xf32>) -> tensor<2x1xf32>
    %66 = stablehlo.concatenate %64, %65, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %67 = stablehlo.reshape %66 : (tensor<2x2xf32>) -> tensor<4xf32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<4xf32>) -> tensor<4x2xf16>
    %69 = stablehlo.reshape %68 : (tensor<4x2xf16>) -> tensor<8xf16>
    %70 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %71 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %72 = stablehlo.reshape %70 : (tensor<2xf32>) -> tensor<2x1xf32>
    %73 = stablehlo.reshape %71 : (tensor<2xf32>) -> tensor<2x1xf32>
    %74 = stablehlo.concatenate %72, %73, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %75 = stablehlo.reshape %74 : (tensor<2x2xf32>) -> tensor<4xf32>
    %76 = stablehlo.bitcast_convert %75 : (tensor<4xf32>) -> tensor<4x2xbf16>
    %77 = stablehlo.reshape %76 : (tensor<4x2xbf16>) -> tensor<8xbf16>
    %78 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %79 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %80 = stablehlo.reshape %78 : (tensor<2xf32>) -> tensor<2x1xf32>
    %81 = stablehlo.reshape %79 : (tensor<2xf32>) -> tensor<2x1xf32>
    %82 = stablehlo.concatenate %80, %81, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %83 = stablehlo.reshape %82 : (tensor<2x2xf32>) -> tensor<4xf32>
    %84 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %85 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %86 = stablehlo.reshape %84 : (tensor<2xf32>) -> tensor<2x1xf32>
    %87 = stablehlo.reshape %85 : (tensor<2xf32>) -> tensor<2x1xf32>
    %88 = stablehlo.concatenate %86, %87, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %89 = stablehlo.reshape %88 : (tensor<2x2xf32>) -> tensor<4xf32>
    %90 = stablehlo.reshape %89 : (tensor<4xf32>) -> tensor<2x2xf32>
    %91 = stablehlo.bitcast_convert %90 : (tensor<2x2xf32>) -> tensor<2xf64>
    %92 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %93 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %94 = stablehlo.reshape %92 : (tensor<2xf32>) -> tensor<2x1xf32>
    %95 = stablehlo.reshape %93 : (tensor<2xf32>) -> tensor<2x1xf32>
    %96 = stablehlo.concatenate %94, %95, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %97 = stablehlo.reshape %96 : (tensor<2x2xf32>) -> tensor<4xf32>
    %98 = stablehlo.reshape %97 : (tensor<4xf32>) -> tensor<2x2xf32>
    %99 = stablehlo.bitcast_convert %98 : (tensor<2x2xf32>) -> tensor<2xf64>
    %100 = stablehlo.reshape %99 : (tensor<2xf64>) -> tensor<1x2xf64>
    %101 = stablehlo.slice %100 [0:1, 0:1] : (tensor<1x2xf64>) -> tensor<1x1xf64>
    %102 = stablehlo.reshape %101 : (tensor<1x1xf64>) -> tensor<1xf64>
    %103 = stablehlo.slice %100 [0:1, 1:2] : (tensor<1x2xf64>) -> tensor<1x1xf64>
    %104 = stablehlo.reshape %103 : (tensor<1x1xf64>) -> tensor<1xf64>
    %105 = stablehlo.complex %102, %104 : tensor<1xcomplex<f64>>
    %106 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %107 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %108 = stablehlo.reshape %106 : (tensor<2xf32>) -> tensor<2x1xf32>
    %109 = stablehlo.reshape %107 : (tensor<2xf32>) -> tensor<2x1xf32>
    %110 = stablehlo.concatenate %108, %109, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %111 = stablehlo.reshape %110 : (tensor<2x2xf32>) -> tensor<4xf32>
    %112 = stablehlo.bitcast_convert %111 : (tensor<4xf32>) -> tensor<4x4xf8E4M3FN>
    %113 = stablehlo.reshape %112 : (tensor<4x4xf8E4M3FN>) -> tensor<16xf8E4M3FN>
    %114 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %115 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %116 = stablehlo.reshape %114 : (tensor<2xf32>) -> tensor<2x1xf32>
    %117 = stablehlo.reshape %115 : (tensor<2xf32>) -> tensor<2x1xf32>
    %118 = stablehlo.concatenate %116, %117, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %119 = stablehlo.reshape %118 : (tensor<2x2xf32>) -> tensor<4xf32>
    %120 = stablehlo.bitcast_convert %119 : (tensor<4xf32>) -> tensor<4x4xf8E5M2>
    %121 = stablehlo.reshape %120 : (tensor<4x4xf8E5M2>) -> tensor<16xf8E5M2>
    %122 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %123 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %124 = stablehlo.reshape %122 : (tensor<2xf32>) -> tensor<2x1xf32>
    %125 = stablehlo.reshape %123 : (tensor<2xf32>) -> tensor<2x1xf32>
    %126 = stablehlo.concatenate %124, %125, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %127 = stablehlo.reshape %126 : (tensor<2x2xf32>) -> tensor<4xf32>
    %128 = stablehlo.bitcast_convert %127 : (tensor<4xf32>) -> tensor<4x4xf8E4M3FNUZ>
    %129 = stablehlo.reshape %128 : (tensor<4x4xf8E4M3FNUZ>) -> tensor<16xf8E4M3FNUZ>
    %130 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %131 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %132 = stablehlo.reshape %130 : (tensor<2xf32>) -> tensor<2x1xf32>
    %133 = stablehlo.reshape %131 : (tensor<2xf32>) -> tensor<2x1xf32>
    %134 = stablehlo.concatenate %132, %133, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %135 = stablehlo.reshape %134 : (tensor<2x2xf32>) -> tensor<4xf32>
    %136 = stablehlo.bitcast_convert %135 : (tensor<4xf32>) -> tensor<4x4xf8E5M2FNUZ>
    %137 = stablehlo.reshape %136 : (tensor<4x4xf8E5M2FNUZ>) -> tensor<16xf8E5M2FNUZ>
    %138 = stablehlo.real %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %139 = stablehlo.imag %arg0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %140 = stablehlo.reshape %138 : (tensor<2xf32>) -> tensor<2x1xf32>
    %141 = stablehlo.reshape %139 : (tensor<2xf32>) -> tensor<2x1xf32>
    %142 = stablehlo.concatenate %140, %141, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %143 = stablehlo.reshape %142 : (tensor<2x2xf32>) -> tensor<4xf32>
    %144 = stablehlo.bitcast_convert %143 : (tensor<4xf32>) -> tensor<4x4xf8E8M0FNU>
    %145 = stablehlo.reshape %144 : (tensor<4x4xf8E8M0FNU>) -> tensor<16xf8E8M0FNU>
    return %7, %15, %22, %30, %38, %46, %53, %61, %69, %77, %83, %91, %105, %113, %121, %129, %137, %145 : tensor<16xui8>, tensor<8xui16>, tensor<4xui32>, tensor<2xui64>, tensor<16xi8>, tensor<8xi16>, tensor<4xi32>, tensor<2xi64>, tensor<8xf16>, tensor<8xbf16>, tensor<4xf32>, tensor<2xf64>, tensor<1xcomplex<f64>>, tensor<16xf8E4M3FN>, tensor<16xf8E5M2>, tensor<16xf8E4M3FNUZ>, tensor<16xf8E5M2FNUZ>, tensor<16xf8E8M0FNU>
  }
}

// -----
// aten.view.dtype / bool_u8: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xui8> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.view.dtype / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<i32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<1xf32>) -> tensor<1xi32>
    %2 = stablehlo.reshape %1 : (tensor<1xi32>) -> tensor<i32>
    return %2 : tensor<i32>
  }
}

// -----
// aten.view.dtype / empty: f32[0,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x4xf32>) -> tensor<0x2xf64> {
    %0 = stablehlo.reshape %arg0 : (tensor<0x4xf32>) -> tensor<0x2x2xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<0x2x2xf32>) -> tensor<0x2xf64>
    return %1 : tensor<0x2xf64>
  }
}
