// aten.cumsum.default / f32: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2x5xf32>
    return %0 : tensor<2x5xf32>
  }
}

// -----
// aten.cumsum.default / bool_is_i64: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi1>) -> tensor<4xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[3, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 4>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    return %1 : tensor<4xi64>
  }
}

// -----
// aten.cumsum.default / dtype: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2xi32> {
    %0 = stablehlo.abs %arg0 : tensor<2xf32>
    %cst = stablehlo.constant dense<2.14748365E+9> : tensor<2xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = stablehlo.convert %arg0 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2xi32>
    %3 = stablehlo.select %1, %2, %c : tensor<2xi1>, tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.reduce_window"(%3, %c_0) <{base_dilations = array<i64: 1>, padding = dense<[[1, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 2>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %5 : tensor<i32>
    }) : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
    return %4 : tensor<2xi32>
  }
}

// -----
// aten.cumsum.default / bf16_in_f32: bf16[40]
module @tpu_compile {
  func.func @main(%arg0: tensor<40xbf16>) -> tensor<40xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<40xbf16>) -> tensor<40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[39, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 40>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<40xf32>, tensor<f32>) -> tensor<40xf32>
    %2 = stablehlo.convert %1 : (tensor<40xf32>) -> tensor<40xbf16>
    return %2 : tensor<40xbf16>
  }
}

// -----
// aten.cumsum.default / f16_overflow: f16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3xf16>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.convert %1 : (tensor<3xf32>) -> tensor<3xf16>
    return %2 : tensor<3xf16>
  }
}

// -----
// aten.cumsum.default / c64: c64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[2, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 3, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<complex<f32>>, %arg2: tensor<complex<f32>>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<complex<f32>>
      stablehlo.return %1 : tensor<complex<f32>>
    }) : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x2xcomplex<f32>>
    return %0 : tensor<3x2xcomplex<f32>>
  }
}

// -----
// aten.cumsum.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----
// aten.cumsum.default / nothing: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> tensor<2x0xf32> {
    return %arg0 : tensor<2x0xf32>
  }
}

// -----
// aten.cumsum.default / long: f32[1000]
module @tpu_compile {
  func.func @main(%arg0: tensor<1000xf32>) -> tensor<1000xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[999, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 1000>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<1000xf32>, tensor<f32>) -> tensor<1000xf32>
    return %0 : tensor<1000xf32>
  }
}

// -----
// aten.cumprod.default / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.cumprod.default / u8_is_i64: u8[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xui8>) -> tensor<3xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<3xui8>) -> tensor<3xi64>
    %c = stablehlo.constant dense<1> : tensor<i64>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.multiply %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    return %1 : tensor<3xi64>
  }
}

// -----
// aten.cumprod.default / f16: f16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<5xf16>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.convert %1 : (tensor<5xf32>) -> tensor<5xf16>
    return %2 : tensor<5xf16>
  }
}

// -----
// aten.cummax.default / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %3 = stablehlo.or %1, %2 : tensor<2x4xi1>
    %4 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<2x4xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<2x4xi1>, tensor<2x4xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = "stablehlo.reduce_window"(%5, %c_0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
    %7 = stablehlo.convert %6 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    return %0, %7 : tensor<2x4xf32>, tensor<2x4xi64>
  }
}

// -----
// aten.cummax.default / ties_and_nan: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> (tensor<6xf32>, tensor<6xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %3 = stablehlo.or %1, %2 : tensor<6xi1>
    %4 = stablehlo.iota dim = 0 : tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<6xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<6xi1>, tensor<6xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = "stablehlo.reduce_window"(%5, %c_0) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<6xi32>, tensor<i32>) -> tensor<6xi32>
    %7 = stablehlo.convert %6 : (tensor<6xi32>) -> tensor<6xi64>
    return %0, %7 : tensor<6xf32>, tensor<6xi64>
  }
}

// -----
// aten.cummax.default / bool: bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>) -> (tensor<2x3xi1>, tensor<2x3xi64>) {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %6 = stablehlo.maximum %arg1, %arg2 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x3xi1>
    %1 = stablehlo.compare EQ, %arg0, %0, UNSIGNED : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.iota dim = 0 : tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %3 = stablehlo.select %1, %2, %c_0 : tensor<2x3xi1>, tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.reduce_window"(%3, %c_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %6 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x3xi32>
    %5 = stablehlo.convert %4 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %0, %5 : tensor<2x3xi1>, tensor<2x3xi64>
  }
}

// -----
// aten.cummax.default / empty_c64: c64[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xcomplex<f32>>) -> (tensor<2x0xcomplex<f32>>, tensor<2x0xi64>) {
    %c = stablehlo.constant dense<0> : tensor<2x0xi64>
    return %arg0, %c : tensor<2x0xcomplex<f32>>, tensor<2x0xi64>
  }
}

// -----
// aten.cummin.default / empty_c64: c64[0,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3xcomplex<f32>>) -> (tensor<0x3xcomplex<f32>>, tensor<0x3xi64>) {
    %c = stablehlo.constant dense<0> : tensor<0x3xi64>
    return %arg0, %c : tensor<0x3xcomplex<f32>>, tensor<0x3xi64>
  }
}

// -----
// aten.cummin.default / i64: i64[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2xi64>) -> (tensor<4x2xi64>, tensor<4x2xi64>) {
    %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %6 = stablehlo.minimum %arg1, %arg2 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<4x2xi64>, tensor<i64>) -> tensor<4x2xi64>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<4x2xi64>, tensor<4x2xi64>) -> tensor<4x2xi1>
    %2 = stablehlo.iota dim = 0 : tensor<4x2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<4x2xi32>
    %3 = stablehlo.select %1, %2, %c_0 : tensor<4x2xi1>, tensor<4x2xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.reduce_window"(%3, %c_1) <{base_dilations = array<i64: 1, 1>, padding = dense<[[3, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 4, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %6 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %6 : tensor<i32>
    }) : (tensor<4x2xi32>, tensor<i32>) -> tensor<4x2xi32>
    %5 = stablehlo.convert %4 : (tensor<4x2xi32>) -> tensor<4x2xi64>
    return %0, %5 : tensor<4x2xi64>, tensor<4x2xi64>
  }
}

// -----
// aten.cummin.default / bf16: bf16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xi64>) {
    %cst = stablehlo.constant dense<0x7F80> : tensor<bf16>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<bf16>, %arg2: tensor<bf16>):
      %8 = stablehlo.minimum %arg1, %arg2 : tensor<bf16>
      stablehlo.return %8 : tensor<bf16>
    }) : (tensor<5xbf16>, tensor<bf16>) -> tensor<5xbf16>
    %1 = stablehlo.compare EQ, %arg0, %0, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %3 = stablehlo.or %1, %2 : tensor<5xi1>
    %4 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<5xi32>
    %5 = stablehlo.select %3, %4, %c : tensor<5xi1>, tensor<5xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %6 = "stablehlo.reduce_window"(%5, %c_0) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %8 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %8 : tensor<i32>
    }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %7 = stablehlo.convert %6 : (tensor<5xi32>) -> tensor<5xi64>
    return %0, %7 : tensor<5xbf16>, tensor<5xi64>
  }
}

// -----
// aten.cummin.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    return %arg0, %c : tensor<f32>, tensor<i64>
  }
}

// -----
// aten.logcumsumexp.default / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.subtract %2, %1 : tensor<f32>
      %4 = stablehlo.exponential %3 : tensor<f32>
      %5 = stablehlo.log_plus_one %4 : tensor<f32>
      %6 = stablehlo.add %1, %5 : tensor<f32>
      %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
      %9 = stablehlo.not %8 : tensor<i1>
      %10 = stablehlo.and %7, %9 : tensor<i1>
      %11 = stablehlo.select %10, %1, %6 : tensor<i1>, tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.logcumsumexp.default / infinite: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[5, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 6>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %2 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      %3 = stablehlo.subtract %2, %1 : tensor<f32>
      %4 = stablehlo.exponential %3 : tensor<f32>
      %5 = stablehlo.log_plus_one %4 : tensor<f32>
      %6 = stablehlo.add %1, %5 : tensor<f32>
      %7 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
      %9 = stablehlo.not %8 : tensor<i1>
      %10 = stablehlo.and %7, %9 : tensor<i1>
      %11 = stablehlo.select %10, %1, %6 : tensor<i1>, tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<6xf32>
    return %0 : tensor<6xf32>
  }
}

// -----
// aten.logcumsumexp.default / f16: f16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf16>) -> tensor<5xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<5xf16>) -> tensor<5xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      %4 = stablehlo.minimum %arg1, %arg2 : tensor<f32>
      %5 = stablehlo.subtract %4, %3 : tensor<f32>
      %6 = stablehlo.exponential %5 : tensor<f32>
      %7 = stablehlo.log_plus_one %6 : tensor<f32>
      %8 = stablehlo.add %3, %7 : tensor<f32>
      %9 = stablehlo.compare EQ, %3, %4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = stablehlo.is_finite %3 : (tensor<f32>) -> tensor<i1>
      %11 = stablehlo.not %10 : tensor<i1>
      %12 = stablehlo.and %9, %11 : tensor<i1>
      %13 = stablehlo.select %12, %3, %8 : tensor<i1>, tensor<f32>
      stablehlo.return %13 : tensor<f32>
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.convert %1 : (tensor<5xf32>) -> tensor<5xf16>
    return %2 : tensor<5xf16>
  }
}

// -----
// diff / twice: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.slice %arg0 [0:2, 1:5] : (tensor<2x5xf32>) -> tensor<2x4xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<2x4xf32>
    %3 = stablehlo.slice %2 [0:2, 0:3] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.slice %2 [0:2, 1:4] : (tensor<2x4xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// trapezoid / dx: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 3:4] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1xf32>) -> tensor<2xf32>
    %4 = stablehlo.add %3, %1 : tensor<2xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<2xf32>
    %8 = stablehlo.multiply %7, %cst : tensor<2xf32>
    return %8 : tensor<2xf32>
  }
}

// -----
// cumulative_trapezoid / x: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<3xf32> {
    %0 = stablehlo.slice %arg1 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %1 = stablehlo.slice %arg1 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %2 = stablehlo.subtract %1, %0 : tensor<3xf32>
    %3 = stablehlo.slice %arg0 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %4 = stablehlo.slice %arg0 [1:4] : (tensor<4xf32>) -> tensor<3xf32>
    %5 = stablehlo.add %3, %4 : tensor<3xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = "stablehlo.reduce_window"(%6, %cst) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<3xf32>
    %8 = stablehlo.divide %7, %cst_0 : tensor<3xf32>
    return %8 : tensor<3xf32>
  }
}
