// aten.bitwise_and.Tensor / i32: i32[4], i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = stablehlo.and %arg0, %arg1 : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----
// aten.bitwise_or.Tensor / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.bitwise_xor.Scalar / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<3> : tensor<4xui8>
    %0 = stablehlo.xor %arg0, %c : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.bitwise_and.Scalar_Tensor / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<5> : tensor<4xi64>
    %0 = stablehlo.and %c, %arg0 : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten.bitwise_or.Tensor / promote: i8[4], i64[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi8>, %arg1: tensor<1xi64>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi8>) -> tensor<4xi64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<1xi64>) -> tensor<4xi64>
    %2 = stablehlo.or %0, %1 : tensor<4xi64>
    return %2 : tensor<4xi64>
  }
}

// -----
// aten.bitwise_xor.Tensor / i16: i16[4], i16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>) -> tensor<4xi16> {
    %0 = stablehlo.xor %arg0, %arg1 : tensor<4xi16>
    return %0 : tensor<4xi16>
  }
}

// -----
// aten.bitwise_not.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %0 = stablehlo.not %arg0 : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.bitwise_not.default / bool: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.not %arg0 : tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.logical_and.default / f32_i64: f32[4], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xi64>) -> tensor<4xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    %1 = stablehlo.compare NE, %arg1, %c, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %2 = stablehlo.and %0, %1 : tensor<4xi1>
    return %2 : tensor<4xi1>
  }
}

// -----
// aten.logical_or.default / bool: bool[2,1], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xi1>, %arg1: tensor<3xi1>) -> tensor<2x3xi1> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.or %0, %1 : tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// -----
// aten.logical_xor.default / nan: f32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2xf32>
    %0 = stablehlo.compare NE, %arg0, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %1 = stablehlo.compare NE, %arg1, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = stablehlo.xor %0, %1 : tensor<2xi1>
    return %2 : tensor<2xi1>
  }
}

// -----
// aten.logical_not.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.logical_not.default / c64: c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xcomplex<f32>>) -> tensor<2xi1> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<2xcomplex<f32>>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xi1>
    return %0 : tensor<2xi1>
  }
}

// -----
// shifts / i32: i32[10], i32[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xi32>, %arg1: tensor<10xi32>) -> (tensor<10xi32>, tensor<10xi32>) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<10xi32>
    %1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<10xi32>
    return %0, %1 : tensor<10xi32>, tensor<10xi32>
  }
}

// -----
// shifts / i64: i64[10], i64[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xi64>, %arg1: tensor<10xi64>) -> (tensor<10xi64>, tensor<10xi64>) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<10xi64>
    %1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<10xi64>
    return %0, %1 : tensor<10xi64>, tensor<10xi64>
  }
}

// -----
// shifts / i8: i8[10], i8[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xi8>, %arg1: tensor<10xi8>) -> (tensor<10xi8>, tensor<10xi8>) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<10xi8>
    %1 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<10xi8>
    return %0, %1 : tensor<10xi8>, tensor<10xi8>
  }
}

// -----
// shifts / u8: u8[9], u8[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xui8>, %arg1: tensor<9xui8>) -> (tensor<9xui8>, tensor<9xui8>) {
    %0 = stablehlo.shift_left %arg0, %arg1 : tensor<9xui8>
    %1 = stablehlo.shift_right_logical %arg0, %arg1 : tensor<9xui8>
    return %0, %1 : tensor<9xui8>, tensor<9xui8>
  }
}

// -----
// shifts / scalar: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>) {
    %c = stablehlo.constant dense<3> : tensor<4xi64>
    %0 = stablehlo.shift_left %arg0, %c : tensor<4xi64>
    %1 = stablehlo.shift_right_arithmetic %arg0, %c : tensor<4xi64>
    return %0, %1 : tensor<4xi64>, tensor<4xi64>
  }
}

// -----
// aten.bitwise_left_shift.Scalar_Tensor / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<1> : tensor<4xi64>
    %0 = stablehlo.shift_left %c, %arg0 : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}
