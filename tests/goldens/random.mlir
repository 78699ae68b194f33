// aten.rand.default / f32
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<2x3xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<2x3xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<2x3xui32>
    %4 = stablehlo.convert %3 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.rand.default / f64
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<2x3xf64> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui64>)
    %c_0 = stablehlo.constant dense<11> : tensor<2x3xui64>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<2x3xui64>
    %4 = stablehlo.convert %3 : (tensor<2x3xui64>) -> tensor<2x3xf64>
    %cst = stablehlo.constant dense<1.1102230246251565E-16> : tensor<2x3xf64>
    %5 = stablehlo.multiply %4, %cst : tensor<2x3xf64>
    return %5 : tensor<2x3xf64>
  }
}

// -----
// aten.rand_like.default / bf16: bf16[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<2xui64>) -> tensor<2x3xbf16> {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %c_0 = stablehlo.constant dense<24> : tensor<2x3xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<2x3xui32>
    %4 = stablehlo.convert %3 : (tensor<2x3xui32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.906250e-03> : tensor<2x3xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<2x3xf32>
    %6 = stablehlo.convert %5 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %6 : tensor<2x3xbf16>
  }
}

// -----
// aten.rand_like.default / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xui64>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %2 = stablehlo.add %1, %c : tensor<2xi64>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %3, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x2xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<3x2xui32>
    %4 = stablehlo.shift_right_logical %output, %c_0 : tensor<3x2xui32>
    %5 = stablehlo.convert %4 : (tensor<3x2xui32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<3x2xf32>
    %6 = stablehlo.multiply %5, %cst : tensor<3x2xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// -----
// aten.rand.default / empty
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<0x3xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<0x3xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<0x3xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<0x3xui32>
    %4 = stablehlo.convert %3 : (tensor<0x3xui32>) -> tensor<0x3xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<0x3xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<0x3xf32>
    return %5 : tensor<0x3xf32>
  }
}

// -----
// aten.uniform.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2xui64>) -> tensor<4xf32> {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<4xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<4xui32>
    %4 = stablehlo.convert %3 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<4xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<-1.000000e+00> : tensor<4xf32>
    %7 = stablehlo.add %6, %cst_2 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %8 = stablehlo.compare LT, %7, %cst_3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %7, %cst_2 : tensor<4xi1>, tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}

// -----
// aten.randn.default / f32
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<2x3xf32> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %3 = stablehlo.bitcast_convert %output : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<2x3xi32>
    %4 = stablehlo.shift_right_arithmetic %3, %c_0 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x3xi32>
    %5 = stablehlo.or %4, %c_1 : tensor<2x3xi32>
    %6 = stablehlo.convert %5 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<2x3xf32>
    %7 = stablehlo.multiply %6, %cst : tensor<2x3xf32>
    %8 = chlo.erf_inv %7 : tensor<2x3xf32> -> tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.41421354> : tensor<2x3xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<2x3xf32>
    return %9 : tensor<2x3xf32>
  }
}

// -----
// aten.randn.default / f64
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<2xf64> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui64>)
    %3 = stablehlo.bitcast_convert %output : (tensor<2xui64>) -> tensor<2xi64>
    %c_0 = stablehlo.constant dense<10> : tensor<2xi64>
    %4 = stablehlo.shift_right_arithmetic %3, %c_0 : tensor<2xi64>
    %c_1 = stablehlo.constant dense<1> : tensor<2xi64>
    %5 = stablehlo.or %4, %c_1 : tensor<2xi64>
    %6 = stablehlo.convert %5 : (tensor<2xi64>) -> tensor<2xf64>
    %cst = stablehlo.constant dense<1.1102230246251565E-16> : tensor<2xf64>
    %7 = stablehlo.multiply %6, %cst : tensor<2xf64>
    %8 = chlo.erf_inv %7 : tensor<2xf64> -> tensor<2xf64>
    %cst_2 = stablehlo.constant dense<1.4142135623730951> : tensor<2xf64>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<2xf64>
    return %9 : tensor<2xf64>
  }
}

// -----
// aten.randn.default / c64
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<2xcomplex<f32>> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x2xui32>)
    %3 = stablehlo.bitcast_convert %output : (tensor<2x2xui32>) -> tensor<2x2xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<2x2xi32>
    %4 = stablehlo.shift_right_arithmetic %3, %c_0 : tensor<2x2xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x2xi32>
    %5 = stablehlo.or %4, %c_1 : tensor<2x2xi32>
    %6 = stablehlo.convert %5 : (tensor<2x2xi32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<2x2xf32>
    %7 = stablehlo.multiply %6, %cst : tensor<2x2xf32>
    %8 = chlo.erf_inv %7 : tensor<2x2xf32> -> tensor<2x2xf32>
    %cst_2 = stablehlo.constant dense<1.41421354> : tensor<2x2xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<2x2xf32>
    %cst_3 = stablehlo.constant dense<0.707106769> : tensor<2x2xf32>
    %10 = stablehlo.multiply %9, %cst_3 : tensor<2x2xf32>
    %11 = stablehlo.slice %10 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x2xf32>) -> tensor<2xf32>
    %13 = stablehlo.slice %10 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.reshape %13 : (tensor<1x2xf32>) -> tensor<2xf32>
    %15 = stablehlo.complex %12, %14 : tensor<2xcomplex<f32>>
    return %15 : tensor<2xcomplex<f32>>
  }
}

// -----
// aten.normal.Tensor_Tensor / broadcast: f32[2,1], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2xui64>) -> tensor<2x3xf32> {
    %0 = stablehlo.bitcast_convert %arg2 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %3 = stablehlo.bitcast_convert %output : (tensor<2x3xui32>) -> tensor<2x3xi32>
    %c_0 = stablehlo.constant dense<7> : tensor<2x3xi32>
    %4 = stablehlo.shift_right_arithmetic %3, %c_0 : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x3xi32>
    %5 = stablehlo.or %4, %c_1 : tensor<2x3xi32>
    %6 = stablehlo.convert %5 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<2x3xf32>
    %7 = stablehlo.multiply %6, %cst : tensor<2x3xf32>
    %8 = chlo.erf_inv %7 : tensor<2x3xf32> -> tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<1.41421354> : tensor<2x3xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<2x3xf32>
    %10 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %9, %10 : tensor<2x3xf32>
    %13 = stablehlo.add %12, %11 : tensor<2x3xf32>
    return %13 : tensor<2x3xf32>
  }
}

// -----
// aten.randint.low / i64
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<4xi64> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<7> : tensor<4xui32>
    %3 = stablehlo.remainder %output, %c_0 : tensor<4xui32>
    %4 = stablehlo.convert %3 : (tensor<4xui32>) -> tensor<4xi64>
    %c_1 = stablehlo.constant dense<-2> : tensor<4xi64>
    %5 = stablehlo.add %4, %c_1 : tensor<4xi64>
    return %5 : tensor<4xi64>
  }
}

// -----
// aten.randint.default / u8
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<4xui8> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<255> : tensor<4xui32>
    %3 = stablehlo.and %output, %c_0 : tensor<4xui32>
    %4 = stablehlo.convert %3 : (tensor<4xui32>) -> tensor<4xi64>
    %5 = stablehlo.convert %4 : (tensor<4xi64>) -> tensor<4xui8>
    return %5 : tensor<4xui8>
  }
}

// -----
// aten.randperm.default / i64
module @tpu_compile {
  func.func @main(%arg0: tensor<2xui64>) -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi32>
    %1 = stablehlo.bitcast_convert %arg0 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %2 = stablehlo.add %1, %c : tensor<2xi64>
    %3 = stablehlo.bitcast_convert %2 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %3, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<5xui64>)
    %4:2 = "stablehlo.sort"(%output, %0) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %6 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<5xui64>, tensor<5xi32>) -> (tensor<5xui64>, tensor<5xi32>)
    %5 = stablehlo.convert %4#1 : (tensor<5xi32>) -> tensor<5xi64>
    return %5 : tensor<5xi64>
  }
}

// -----
// aten.bernoulli.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2xui64>) -> tensor<4xf32> {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<4xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<4xui32>
    %4 = stablehlo.convert %3 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<4xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<4xf32>
    %6 = stablehlo.compare LT, %5, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.select %6, %7, %8 : tensor<4xi1>, tensor<4xf32>
    return %9 : tensor<4xf32>
  }
}

// -----
// aten.bernoulli.p / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<2xui64>) -> tensor<4xi64> {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<1288490189> : tensor<4xui32>
    %3 = stablehlo.compare LT, %output, %c_0, UNSIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
    %4 = stablehlo.convert %3 : (tensor<4xi1>) -> tensor<4xi64>
    return %4 : tensor<4xi64>
  }
}

// -----
// aten.native_dropout.default / train: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xui64>) -> (tensor<2x3xf32>, tensor<2x3xi1>) {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x3xui32>)
    %c_0 = stablehlo.constant dense<2147483648> : tensor<2x3xui32>
    %3 = stablehlo.compare LT, %output, %c_0, UNSIGNED : (tensor<2x3xui32>, tensor<2x3xui32>) -> tensor<2x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.select %3, %4, %5 : tensor<2x3xi1>, tensor<2x3xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<2x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %8 = stablehlo.multiply %7, %cst_2 : tensor<2x3xf32>
    return %8, %3 : tensor<2x3xf32>, tensor<2x3xi1>
  }
}

// -----
// aten.native_dropout.default / bf16: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>, %arg1: tensor<2xui64>) -> (tensor<4xbf16>, tensor<4xi1>) {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<3865470566> : tensor<4xui32>
    %3 = stablehlo.compare LT, %output, %c_0, UNSIGNED : (tensor<4xui32>, tensor<4xui32>) -> tensor<4xi1>
    %4 = stablehlo.convert %arg0 : (tensor<4xbf16>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %7 = stablehlo.select %3, %5, %6 : tensor<4xi1>, tensor<4xf32>
    %8 = stablehlo.multiply %4, %7 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.11111116> : tensor<4xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<4xf32>
    %10 = stablehlo.convert %9 : (tensor<4xf32>) -> tensor<4xbf16>
    return %10, %3 : tensor<4xbf16>, tensor<4xi1>
  }
}

// -----
// aten.native_dropout.default / eval: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
    %c = stablehlo.constant dense<true> : tensor<4xi1>
    return %arg0, %c : tensor<4xf32>, tensor<4xi1>
  }
}

// -----
// aten.native_dropout.default / all: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi1>) {
    %c = stablehlo.constant dense<false> : tensor<4xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %c, %0, %1 : tensor<4xi1>, tensor<4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %4 = stablehlo.multiply %3, %cst_1 : tensor<4xf32>
    return %4, %c : tensor<4xf32>, tensor<4xi1>
  }
}

// -----
// aten.native_dropout_backward.default / f32: f32[4], bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xi1>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg1, %0, %1 : tensor<4xi1>, tensor<4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %4 = stablehlo.multiply %3, %cst_1 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}

// -----
// aten.rrelu_with_noise_functional.default / train: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2xui64>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.bitcast_convert %arg2 : (tensor<2xui64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %1 = stablehlo.add %0, %c : tensor<2xi64>
    %2 = stablehlo.bitcast_convert %1 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %2, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %c_0 = stablehlo.constant dense<8> : tensor<4xui32>
    %3 = stablehlo.shift_right_logical %output, %c_0 : tensor<4xui32>
    %4 = stablehlo.convert %3 : (tensor<4xui32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<5.96046448E-8> : tensor<4xf32>
    %5 = stablehlo.multiply %4, %cst : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e-01> : tensor<4xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<4xf32>
    %cst_2 = stablehlo.constant dense<1.000000e-01> : tensor<4xf32>
    %7 = stablehlo.add %6, %cst_2 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<3.000000e-01> : tensor<4xf32>
    %8 = stablehlo.compare LT, %7, %cst_3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %9 = stablehlo.select %8, %7, %cst_2 : tensor<4xi1>, tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %10 = stablehlo.compare LE, %arg0, %cst_4, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %11 = stablehlo.select %10, %9, %cst_5 : tensor<4xi1>, tensor<4xf32>
    %12 = stablehlo.multiply %arg0, %11 : tensor<4xf32>
    return %12, %11 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----
// aten.rrelu_with_noise_functional.default / eval: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare LE, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<0.229166672> : tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %cst_0 : tensor<4xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<4xi1>, tensor<4xf32>
    return %2, %arg1 : tensor<4xf32>, tensor<4xf32>
  }
}

// -----
// aten.multinomial.default / one: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2xui64>) -> (tensor<2x1xi64>, tensor<i1>, tensor<i1>) {
    %0 = stablehlo.is_finite %arg0 : (tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %2 = stablehlo.and %0, %1 : tensor<2x4xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.and across dimensions = [0, 1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_0) applies stablehlo.or across dimensions = [1] : (tensor<2x4xi1>, tensor<i1>) -> tensor<2xi1>
    %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %7 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c_1 = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %8 = stablehlo.add %7, %c_1 : tensor<2xi64>
    %9 = stablehlo.bitcast_convert %8 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %9, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2x4xui32>)
    %10 = stablehlo.convert %output : (tensor<2x4xui32>) -> tensor<2x4xf32>
    %cst_2 = stablehlo.constant dense<2.32830644E-10> : tensor<2x4xf32>
    %11 = stablehlo.multiply %10, %cst_2 : tensor<2x4xf32>
    %cst_3 = stablehlo.constant dense<1.16415322E-10> : tensor<2x4xf32>
    %12 = stablehlo.add %11, %cst_3 : tensor<2x4xf32>
    %cst_4 = stablehlo.constant dense<0.99999994> : tensor<2x4xf32>
    %13 = stablehlo.minimum %12, %cst_4 : tensor<2x4xf32>
    %14 = stablehlo.negate %13 : tensor<2x4xf32>
    %15 = stablehlo.log_plus_one %14 : tensor<2x4xf32>
    %16 = stablehlo.negate %15 : tensor<2x4xf32>
    %17 = stablehlo.divide %arg0, %16 : tensor<2x4xf32>
    %18 = call @largest(%17) : (tensor<2x4xf32>) -> tensor<2x1xi64>
    return %18, %3, %6 : tensor<2x1xi64>, tensor<i1>, tensor<i1>
  }
  func.func private @largest(tensor<2x4xf32>) -> tensor<2x1xi64>
}

// -----
// aten.multinomial.default / ordered: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2xui64>) -> (tensor<2xi64>, tensor<i1>, tensor<i1>) {
    %0 = stablehlo.is_finite %arg0 : (tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.and %0, %1 : tensor<4xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.and across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %4 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %6 = stablehlo.bitcast_convert %arg1 : (tensor<2xui64>) -> tensor<2xi64>
    %c_1 = stablehlo.constant dense<[0, 1099511627776]> : tensor<2xi64>
    %7 = stablehlo.add %6, %c_1 : tensor<2xi64>
    %8 = stablehlo.bitcast_convert %7 : (tensor<2xi64>) -> tensor<2xui64>
    %output_state, %output = stablehlo.rng_bit_generator %8, algorithm = THREE_FRY : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
    %9 = stablehlo.convert %output : (tensor<4xui32>) -> tensor<4xf32>
    %cst_2 = stablehlo.constant dense<2.32830644E-10> : tensor<4xf32>
    %10 = stablehlo.multiply %9, %cst_2 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<1.16415322E-10> : tensor<4xf32>
    %11 = stablehlo.add %10, %cst_3 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<0.99999994> : tensor<4xf32>
    %12 = stablehlo.minimum %11, %cst_4 : tensor<4xf32>
    %13 = stablehlo.negate %12 : tensor<4xf32>
    %14 = stablehlo.log_plus_one %13 : tensor<4xf32>
    %15 = stablehlo.negate %14 : tensor<4xf32>
    %16 = stablehlo.divide %arg0, %15 : tensor<4xf32>
    %17 = call @largest(%16) : (tensor<4xf32>) -> tensor<2xi64>
    return %17, %3, %5 : tensor<2xi64>, tensor<i1>, tensor<i1>
  }
  func.func private @largest(tensor<4xf32>) -> tensor<2xi64>
}
