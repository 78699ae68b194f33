// aten.frexp.Tensor / f32: f32[11]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xf32>) -> (tensor<11xf32>, tensor<11xi32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<11xi32>
    %1 = stablehlo.and %0, %c : tensor<11xi32>
    %c_0 = stablehlo.constant dense<8388608> : tensor<11xi32>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %3 = stablehlo.convert %1 : (tensor<11xi32>) -> tensor<11xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<11xf32>) -> tensor<11xi32>
    %5 = stablehlo.select %2, %4, %1 : tensor<11xi1>, tensor<11xi32>
    %c_1 = stablehlo.constant dense<23> : tensor<11xi32>
    %6 = stablehlo.shift_right_logical %5, %c_1 : tensor<11xi32>
    %c_2 = stablehlo.constant dense<126> : tensor<11xi32>
    %7 = stablehlo.subtract %6, %c_2 : tensor<11xi32>
    %c_3 = stablehlo.constant dense<-149> : tensor<11xi32>
    %8 = stablehlo.add %7, %c_3 : tensor<11xi32>
    %9 = stablehlo.select %2, %8, %7 : tensor<11xi1>, tensor<11xi32>
    %c_4 = stablehlo.constant dense<8388607> : tensor<11xi32>
    %10 = stablehlo.and %5, %c_4 : tensor<11xi32>
    %c_5 = stablehlo.constant dense<1056964608> : tensor<11xi32>
    %11 = stablehlo.or %10, %c_5 : tensor<11xi32>
    %c_6 = stablehlo.constant dense<-2147483648> : tensor<11xi32>
    %12 = stablehlo.and %0, %c_6 : tensor<11xi32>
    %13 = stablehlo.or %11, %12 : tensor<11xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<11xi32>
    %14 = stablehlo.compare EQ, %1, %c_7, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<11xi32>
    %15 = stablehlo.compare GE, %1, %c_8, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %16 = stablehlo.or %14, %15 : tensor<11xi1>
    %17 = stablehlo.bitcast_convert %13 : (tensor<11xi32>) -> tensor<11xf32>
    %18 = stablehlo.select %16, %arg0, %17 : tensor<11xi1>, tensor<11xf32>
    %19 = stablehlo.select %16, %c_7, %9 : tensor<11xi1>, tensor<11xi32>
    return %18, %19 : tensor<11xf32>, tensor<11xi32>
  }
}

// -----
// aten.frexp.Tensor / f64: f64[14]
module @tpu_compile {
  func.func @main(%arg0: tensor<14xf64>) -> (tensor<14xf64>, tensor<14xi32>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<14xf64>) -> tensor<14xi64>
    %c = stablehlo.constant dense<9223372036854775807> : tensor<14xi64>
    %1 = stablehlo.and %0, %c : tensor<14xi64>
    %c_0 = stablehlo.constant dense<4503599627370496> : tensor<14xi64>
    %2 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %3 = stablehlo.convert %1 : (tensor<14xi64>) -> tensor<14xf64>
    %4 = stablehlo.bitcast_convert %3 : (tensor<14xf64>) -> tensor<14xi64>
    %5 = stablehlo.select %2, %4, %1 : tensor<14xi1>, tensor<14xi64>
    %c_1 = stablehlo.constant dense<52> : tensor<14xi64>
    %6 = stablehlo.shift_right_logical %5, %c_1 : tensor<14xi64>
    %c_2 = stablehlo.constant dense<1022> : tensor<14xi64>
    %7 = stablehlo.subtract %6, %c_2 : tensor<14xi64>
    %c_3 = stablehlo.constant dense<-1074> : tensor<14xi64>
    %8 = stablehlo.add %7, %c_3 : tensor<14xi64>
    %9 = stablehlo.select %2, %8, %7 : tensor<14xi1>, tensor<14xi64>
    %c_4 = stablehlo.constant dense<4503599627370495> : tensor<14xi64>
    %10 = stablehlo.and %5, %c_4 : tensor<14xi64>
    %c_5 = stablehlo.constant dense<4602678819172646912> : tensor<14xi64>
    %11 = stablehlo.or %10, %c_5 : tensor<14xi64>
    %c_6 = stablehlo.constant dense<-9223372036854775808> : tensor<14xi64>
    %12 = stablehlo.and %0, %c_6 : tensor<14xi64>
    %13 = stablehlo.or %11, %12 : tensor<14xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<14xi64>
    %14 = stablehlo.compare EQ, %1, %c_7, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %c_8 = stablehlo.constant dense<9218868437227405312> : tensor<14xi64>
    %15 = stablehlo.compare GE, %1, %c_8, SIGNED : (tensor<14xi64>, tensor<14xi64>) -> tensor<14xi1>
    %16 = stablehlo.or %14, %15 : tensor<14xi1>
    %17 = stablehlo.bitcast_convert %13 : (tensor<14xi64>) -> tensor<14xf64>
    %18 = stablehlo.select %16, %arg0, %17 : tensor<14xi1>, tensor<14xf64>
    %19 = stablehlo.select %16, %c_7, %9 : tensor<14xi1>, tensor<14xi64>
    %20 = stablehlo.convert %19 : (tensor<14xi64>) -> tensor<14xi32>
    return %18, %20 : tensor<14xf64>, tensor<14xi32>
  }
}

// -----
// aten.frexp.Tensor / f16: f16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf16>) -> (tensor<5xf16>, tensor<5xi32>) {
    %0 = stablehlo.convert %arg0 : (tensor<5xf16>) -> tensor<5xf32>
    %1 = stablehlo.bitcast_convert %0 : (tensor<5xf32>) -> tensor<5xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<5xi32>
    %2 = stablehlo.and %1, %c : tensor<5xi32>
    %c_0 = stablehlo.constant dense<8388608> : tensor<5xi32>
    %3 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = stablehlo.convert %2 : (tensor<5xi32>) -> tensor<5xf32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<5xf32>) -> tensor<5xi32>
    %6 = stablehlo.select %3, %5, %2 : tensor<5xi1>, tensor<5xi32>
    %c_1 = stablehlo.constant dense<23> : tensor<5xi32>
    %7 = stablehlo.shift_right_logical %6, %c_1 : tensor<5xi32>
    %c_2 = stablehlo.constant dense<126> : tensor<5xi32>
    %8 = stablehlo.subtract %7, %c_2 : tensor<5xi32>
    %c_3 = stablehlo.constant dense<-149> : tensor<5xi32>
    %9 = stablehlo.add %8, %c_3 : tensor<5xi32>
    %10 = stablehlo.select %3, %9, %8 : tensor<5xi1>, tensor<5xi32>
    %c_4 = stablehlo.constant dense<8388607> : tensor<5xi32>
    %11 = stablehlo.and %6, %c_4 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<1056964608> : tensor<5xi32>
    %12 = stablehlo.or %11, %c_5 : tensor<5xi32>
    %c_6 = stablehlo.constant dense<-2147483648> : tensor<5xi32>
    %13 = stablehlo.and %1, %c_6 : tensor<5xi32>
    %14 = stablehlo.or %12, %13 : tensor<5xi32>
    %c_7 = stablehlo.constant dense<0> : tensor<5xi32>
    %15 = stablehlo.compare EQ, %2, %c_7, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_8 = stablehlo.constant dense<2139095040> : tensor<5xi32>
    %16 = stablehlo.compare GE, %2, %c_8, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %17 = stablehlo.or %15, %16 : tensor<5xi1>
    %18 = stablehlo.bitcast_convert %14 : (tensor<5xi32>) -> tensor<5xf32>
    %19 = stablehlo.select %17, %0, %18 : tensor<5xi1>, tensor<5xf32>
    %20 = stablehlo.convert %19 : (tensor<5xf32>) -> tensor<5xf16>
    %21 = stablehlo.select %17, %c_7, %10 : tensor<5xi1>, tensor<5xi32>
    return %20, %21 : tensor<5xf16>, tensor<5xi32>
  }
}

// -----
// aten.nextafter.default / f32: f32[11], f32[11]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xf32>, %arg1: tensor<11xf32>) -> tensor<11xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<0> : tensor<11xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_0 = stablehlo.constant dense<-2147483648> : tensor<11xi32>
    %2 = stablehlo.subtract %c_0, %0 : tensor<11xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<11xi1>, tensor<11xi32>
    %4 = stablehlo.bitcast_convert %arg1 : (tensor<11xf32>) -> tensor<11xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %6 = stablehlo.subtract %c_0, %4 : tensor<11xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<11xi1>, tensor<11xi32>
    %8 = stablehlo.compare LT, %3, %7, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<11xi32>
    %9 = stablehlo.add %3, %c_1 : tensor<11xi32>
    %10 = stablehlo.subtract %3, %c_1 : tensor<11xi32>
    %11 = stablehlo.select %8, %9, %10 : tensor<11xi1>, tensor<11xi32>
    %12 = stablehlo.compare LT, %11, %c, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %13 = stablehlo.compare EQ, %11, %c, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %14 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %15 = stablehlo.and %13, %14 : tensor<11xi1>
    %16 = stablehlo.or %12, %15 : tensor<11xi1>
    %17 = stablehlo.subtract %c_0, %11 : tensor<11xi32>
    %18 = stablehlo.select %16, %17, %11 : tensor<11xi1>, tensor<11xi32>
    %19 = stablehlo.bitcast_convert %18 : (tensor<11xi32>) -> tensor<11xf32>
    %20 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %21 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<11xf32>, tensor<11xf32>) -> tensor<11xi1>
    %22 = stablehlo.or %20, %21 : tensor<11xi1>
    %23 = stablehlo.add %arg0, %arg1 : tensor<11xf32>
    %24 = stablehlo.compare EQ, %3, %7, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %25 = stablehlo.select %24, %arg1, %19 : tensor<11xi1>, tensor<11xf32>
    %26 = stablehlo.select %22, %23, %25 : tensor<11xi1>, tensor<11xf32>
    return %26 : tensor<11xf32>
  }
}

// -----
// aten.hash_tensor.default / f32: f32[11]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xf32>) -> tensor<ui64> {
    %0 = stablehlo.convert %arg0 : (tensor<11xf32>) -> tensor<11xf64>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<11xf32>) -> tensor<11xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<11xi32>
    %2 = stablehlo.and %1, %c : tensor<11xi32>
    %3 = stablehlo.convert %2 : (tensor<11xi32>) -> tensor<11xf64>
    %cst = stablehlo.constant dense<1.4012984643248171E-45> : tensor<11xf64>
    %4 = stablehlo.multiply %3, %cst : tensor<11xf64>
    %c_0 = stablehlo.constant dense<0> : tensor<11xi32>
    %5 = stablehlo.compare LT, %1, %c_0, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %6 = stablehlo.negate %4 : tensor<11xf64>
    %7 = stablehlo.select %5, %6, %4 : tensor<11xi1>, tensor<11xf64>
    %c_1 = stablehlo.constant dense<8388608> : tensor<11xi32>
    %8 = stablehlo.compare LT, %2, %c_1, SIGNED : (tensor<11xi32>, tensor<11xi32>) -> tensor<11xi1>
    %9 = stablehlo.select %8, %7, %0 : tensor<11xi1>, tensor<11xf64>
    %10 = stablehlo.bitcast_convert %9 : (tensor<11xf64>) -> tensor<11xui64>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %11 = stablehlo.reduce(%10 init: %c_2) applies stablehlo.xor across dimensions = [0] : (tensor<11xui64>, tensor<ui64>) -> tensor<ui64>
    return %11 : tensor<ui64>
  }
}

// -----
// aten.hash_tensor.default / dim_bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>) -> tensor<2x1xui64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %1 = stablehlo.convert %0 : (tensor<2x3xf32>) -> tensor<2x3xf64>
    %2 = stablehlo.bitcast_convert %0 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c = stablehlo.constant dense<2147483647> : tensor<2x3xi32>
    %3 = stablehlo.and %2, %c : tensor<2x3xi32>
    %4 = stablehlo.convert %3 : (tensor<2x3xi32>) -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<1.4012984643248171E-45> : tensor<2x3xf64>
    %5 = stablehlo.multiply %4, %cst : tensor<2x3xf64>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %6 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %7 = stablehlo.negate %5 : tensor<2x3xf64>
    %8 = stablehlo.select %6, %7, %5 : tensor<2x3xi1>, tensor<2x3xf64>
    %c_1 = stablehlo.constant dense<8388608> : tensor<2x3xi32>
    %9 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %10 = stablehlo.select %9, %8, %1 : tensor<2x3xi1>, tensor<2x3xf64>
    %11 = stablehlo.bitcast_convert %10 : (tensor<2x3xf64>) -> tensor<2x3xui64>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %12 = stablehlo.reduce(%11 init: %c_2) applies stablehlo.xor across dimensions = [1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<2xui64>
    %13 = stablehlo.reshape %12 : (tensor<2xui64>) -> tensor<2x1xui64>
    return %13 : tensor<2x1xui64>
  }
}

// -----
// aten.hash_tensor.default / i32: i32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi32>) -> tensor<ui64> {
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %1 = stablehlo.bitcast_convert %0 : (tensor<2x3xi64>) -> tensor<2x3xui64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.xor across dimensions = [0, 1] : (tensor<2x3xui64>, tensor<ui64>) -> tensor<ui64>
    return %2 : tensor<ui64>
  }
}

// -----
// aten.nextafter.default / bf16: bf16[11], bf16[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<11xbf16>, %arg1: tensor<2x1xbf16>) -> tensor<2x11xbf16> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<11xbf16>) -> tensor<2x11xbf16>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x1xbf16>) -> tensor<2x11xbf16>
    %2 = stablehlo.bitcast_convert %0 : (tensor<2x11xbf16>) -> tensor<2x11xi16>
    %c = stablehlo.constant dense<0> : tensor<2x11xi16>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %c_0 = stablehlo.constant dense<-32768> : tensor<2x11xi16>
    %4 = stablehlo.subtract %c_0, %2 : tensor<2x11xi16>
    %5 = stablehlo.select %3, %4, %2 : tensor<2x11xi1>, tensor<2x11xi16>
    %6 = stablehlo.bitcast_convert %1 : (tensor<2x11xbf16>) -> tensor<2x11xi16>
    %7 = stablehlo.compare LT, %6, %c, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %8 = stablehlo.subtract %c_0, %6 : tensor<2x11xi16>
    %9 = stablehlo.select %7, %8, %6 : tensor<2x11xi1>, tensor<2x11xi16>
    %10 = stablehlo.compare LT, %5, %9, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<2x11xi16>
    %11 = stablehlo.add %5, %c_1 : tensor<2x11xi16>
    %12 = stablehlo.subtract %5, %c_1 : tensor<2x11xi16>
    %13 = stablehlo.select %10, %11, %12 : tensor<2x11xi1>, tensor<2x11xi16>
    %14 = stablehlo.compare LT, %13, %c, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %15 = stablehlo.compare EQ, %13, %c, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %16 = stablehlo.compare LT, %5, %c, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %17 = stablehlo.and %15, %16 : tensor<2x11xi1>
    %18 = stablehlo.or %14, %17 : tensor<2x11xi1>
    %19 = stablehlo.subtract %c_0, %13 : tensor<2x11xi16>
    %20 = stablehlo.select %18, %19, %13 : tensor<2x11xi1>, tensor<2x11xi16>
    %21 = stablehlo.bitcast_convert %20 : (tensor<2x11xi16>) -> tensor<2x11xbf16>
    %22 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<2x11xbf16>, tensor<2x11xbf16>) -> tensor<2x11xi1>
    %23 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<2x11xbf16>, tensor<2x11xbf16>) -> tensor<2x11xi1>
    %24 = stablehlo.or %22, %23 : tensor<2x11xi1>
    %25 = stablehlo.add %0, %1 : tensor<2x11xbf16>
    %26 = stablehlo.compare EQ, %5, %9, SIGNED : (tensor<2x11xi16>, tensor<2x11xi16>) -> tensor<2x11xi1>
    %27 = stablehlo.select %26, %1, %21 : tensor<2x11xi1>, tensor<2x11xbf16>
    %28 = stablehlo.select %24, %25, %27 : tensor<2x11xi1>, tensor<2x11xbf16>
    return %28 : tensor<2x11xbf16>
  }
}
