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
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.multiply %arg1, %cst : tensor<2x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
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
// aten.add.Tensor / bool: bool[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
    %0 = stablehlo.or %arg0, %arg1 : tensor<4xi1>
    return %0 : tensor<4xi1>
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
// aten.sub.Tensor / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.sub.Tensor / scalar: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<4xf32>
    %1 = stablehlo.subtract %0, %cst : tensor<4xf32>
    %2 = stablehlo.convert %1 : (tensor<4xf32>) -> tensor<4xbf16>
    return %2 : tensor<4xbf16>
  }
}

// -----
// aten.rsub.Scalar / alpha: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<-3.000000e+00> : tensor<4xf32>
    %0 = stablehlo.multiply %arg0, %cst_0 : tensor<4xf32>
    %1 = stablehlo.add %cst, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
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
// aten.div.Tensor / f32: f32[2,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
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
// aten.div.Tensor_mode / floor_f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare NE, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.compare LT, %arg1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %5 = stablehlo.and %1, %4 : tensor<4xi1>
    %6 = stablehlo.subtract %arg0, %0 : tensor<4xf32>
    %7 = stablehlo.divide %6, %arg1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %8 = stablehlo.subtract %7, %cst_0 : tensor<4xf32>
    %9 = stablehlo.select %5, %8, %7 : tensor<4xi1>, tensor<4xf32>
    %10 = stablehlo.floor %9 : tensor<4xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %12 = stablehlo.compare GT, %11, %cst_1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %13 = stablehlo.add %10, %cst_0 : tensor<4xf32>
    %14 = stablehlo.select %12, %13, %10 : tensor<4xi1>, tensor<4xf32>
    %15 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
    %16 = stablehlo.compare LT, %15, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<-0.000000e+00> : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %17 = stablehlo.select %16, %cst_2, %cst_3 : tensor<4xi1>, tensor<4xf32>
    %18 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %19 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
    %20 = stablehlo.compare EQ, %9, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %21 = stablehlo.select %20, %17, %14 : tensor<4xi1>, tensor<4xf32>
    %22 = stablehlo.select %18, %19, %21 : tensor<4xi1>, tensor<4xf32>
    return %22 : tensor<4xf32>
  }
}

// -----
// aten.div.Tensor_mode / trunc_f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.ceil %0 : tensor<4xf32>
    %3 = stablehlo.floor %0 : tensor<4xf32>
    %4 = stablehlo.select %1, %2, %3 : tensor<4xi1>, tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}

// -----
// aten.div.Tensor_mode / floor_i32: i32[5], i32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<5xi32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<5xi32>
    %2 = stablehlo.compare NE, %1, %arg0, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c = stablehlo.constant dense<0> : tensor<5xi32>
    %3 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %5 = stablehlo.compare NE, %3, %4, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %6 = stablehlo.and %2, %5 : tensor<5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<5xi32>
    %7 = stablehlo.subtract %0, %c_0 : tensor<5xi32>
    %8 = stablehlo.select %6, %7, %0 : tensor<5xi1>, tensor<5xi32>
    return %8 : tensor<5xi32>
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
// aten.remainder.Tensor / i32: i32[5], i32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xi32>, %arg1: tensor<5xi32>) -> tensor<5xi32> {
    %0 = stablehlo.remainder %arg0, %arg1 : tensor<5xi32>
    %c = stablehlo.constant dense<0> : tensor<5xi32>
    %1 = stablehlo.compare NE, %0, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %2 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %3 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %4 = stablehlo.compare NE, %2, %3, UNSIGNED : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %5 = stablehlo.and %1, %4 : tensor<5xi1>
    %6 = stablehlo.add %0, %arg1 : tensor<5xi32>
    %7 = stablehlo.select %5, %6, %0 : tensor<5xi1>, tensor<5xi32>
    return %7 : tensor<5xi32>
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
// aten.pow.Tensor_Tensor / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.power %arg0, %arg1 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.pow.Tensor_Scalar / square: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
