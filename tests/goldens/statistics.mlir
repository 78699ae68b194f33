// aten.median.default / even: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %2 = stablehlo.select %1, %cst_0, %0 : tensor<6xi1>, tensor<6xf32>
    %3 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<6xf32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<6xi1>, tensor<6xf32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<6xf32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<6xi32>
    %6 = stablehlo.compare LT, %5, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<6xi32>
    %7 = stablehlo.xor %5, %c_2 : tensor<6xi32>
    %8 = stablehlo.select %6, %7, %5 : tensor<6xi1>, tensor<6xi32>
    %9 = stablehlo.convert %8 : (tensor<6xi32>) -> tensor<6xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<6xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<6xi64>
    %11 = stablehlo.iota dim = 0 : tensor<6xi64>
    %12 = stablehlo.or %10, %11 : tensor<6xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %27 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<6xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<6xi64>
    %15 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %16 = stablehlo.convert %15 : (tensor<6xi1>) -> tensor<6xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %17 = stablehlo.reduce(%16 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
    %18 = stablehlo.reshape %17 : (tensor<i64>) -> tensor<1xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<1xi64>
    %19 = stablehlo.compare GT, %18, %c_6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_7 = stablehlo.constant dense<6> : tensor<1xi64>
    %20 = stablehlo.subtract %c_7, %18 : tensor<1xi64>
    %c_8 = stablehlo.constant dense<2> : tensor<1xi64>
    %21 = stablehlo.select %19, %20, %c_8 : tensor<1xi1>, tensor<1xi64>
    %22 = stablehlo.convert %21 : (tensor<1xi64>) -> tensor<1xi32>
    %23 = "stablehlo.gather"(%14, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<1xi32>) -> tensor<1xi64>
    %24 = stablehlo.convert %23 : (tensor<1xi64>) -> tensor<1xi32>
    %25 = "stablehlo.gather"(%0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<1xi32>) -> tensor<1xf32>
    %26 = stablehlo.reshape %25 : (tensor<1xf32>) -> tensor<f32>
    return %26 : tensor<f32>
  }
}

// -----
// aten.median.default / nan_wins: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<3xi1>, tensor<3xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<3xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<3xi1>, tensor<3xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<3xf32>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<3xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3xi1>, tensor<3xi32>
    %8 = stablehlo.convert %7 : (tensor<3xi32>) -> tensor<3xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<3xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<3xi64>
    %10 = stablehlo.iota dim = 0 : tensor<3xi64>
    %11 = stablehlo.or %9, %10 : tensor<3xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }) : (tensor<3xi64>) -> tensor<3xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<3xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<3xi64>
    %14 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %15 = stablehlo.convert %14 : (tensor<3xi1>) -> tensor<3xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %17 = stablehlo.reshape %16 : (tensor<i64>) -> tensor<1xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<1xi64>
    %18 = stablehlo.compare GT, %17, %c_6, SIGNED : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %c_7 = stablehlo.constant dense<3> : tensor<1xi64>
    %19 = stablehlo.subtract %c_7, %17 : tensor<1xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<1xi64>
    %20 = stablehlo.select %18, %19, %c_8 : tensor<1xi1>, tensor<1xi64>
    %21 = stablehlo.convert %20 : (tensor<1xi64>) -> tensor<1xi32>
    %22 = "stablehlo.gather"(%13, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<1xi32>) -> tensor<1xi64>
    %23 = stablehlo.convert %22 : (tensor<1xi64>) -> tensor<1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<1xi32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    return %25 : tensor<f32>
  }
}

// -----
// aten.median.default / nothing: f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    return %cst : tensor<f32>
  }
}

// -----
// aten.median.default / nothing_bool: bool[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xi1>) -> tensor<i1> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    return %c : tensor<i1>
  }
}

// -----
// aten.median.default / nothing_i16: i16[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2xi16>) -> tensor<i16> {
    %c = stablehlo.constant dense<0> : tensor<i16>
    return %c : tensor<i16>
  }
}

// -----
// aten.nanmedian.default / nothing_i64: i64[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xi64>) -> tensor<i64> {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    return %c : tensor<i64>
  }
}

// -----
// aten.median.dim / keepdim: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x5xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x5xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x5xi1>, tensor<2x5xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x5xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x5xi1>, tensor<2x5xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x5xf32>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<0> : tensor<2x5xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x5xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x5xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x5xi1>, tensor<2x5xi32>
    %8 = stablehlo.convert %7 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x5xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<2x5xi64>
    %10 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x5xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x5xi64>
    %14 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %15 = stablehlo.convert %14 : (tensor<2x5xi1>) -> tensor<2x5xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [1] : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    %17 = stablehlo.reshape %16 : (tensor<2xi64>) -> tensor<2x1xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<2x1xi64>
    %18 = stablehlo.compare GT, %17, %c_6, SIGNED : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %c_7 = stablehlo.constant dense<5> : tensor<2x1xi64>
    %19 = stablehlo.subtract %c_7, %17 : tensor<2x1xi64>
    %c_8 = stablehlo.constant dense<2> : tensor<2x1xi64>
    %20 = stablehlo.select %18, %19, %c_8 : tensor<2x1xi1>, tensor<2x1xi64>
    %21 = stablehlo.convert %20 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %22 = "stablehlo.gather"(%13, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi32>) -> tensor<2x1xi64>
    %23 = stablehlo.convert %22 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    return %24, %22 : tensor<2x1xf32>, tensor<2x1xi64>
  }
}

// -----
// aten.median.dim / first_nan_wins: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x3xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c = stablehlo.constant dense<0> : tensor<2x3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x3xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x3xi1>, tensor<2x3xi32>
    %8 = stablehlo.convert %7 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x3xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<2x3xi64>
    %10 = stablehlo.iota dim = 1 : tensor<2x3xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x3xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %27 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x3xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x3xi64>
    %14 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.convert %14 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %17 = stablehlo.reshape %16 : (tensor<2xi64>) -> tensor<2x1xi64>
    %c_6 = stablehlo.constant dense<0> : tensor<2x1xi64>
    %18 = stablehlo.compare GT, %17, %c_6, SIGNED : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %c_7 = stablehlo.constant dense<3> : tensor<2x1xi64>
    %19 = stablehlo.subtract %c_7, %17 : tensor<2x1xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<2x1xi64>
    %20 = stablehlo.select %18, %19, %c_8 : tensor<2x1xi1>, tensor<2x1xi64>
    %21 = stablehlo.convert %20 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %22 = "stablehlo.gather"(%13, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi64>, tensor<2x1xi32>) -> tensor<2x1xi64>
    %23 = stablehlo.convert %22 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x1xf32>) -> tensor<2xf32>
    %26 = stablehlo.reshape %22 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %25, %26 : tensor<2xf32>, tensor<2xi64>
  }
}

// -----
// aten.median.dim / u8: u8[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>) -> (tensor<2xui8>, tensor<2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x3xui8>) -> tensor<2x3xi8>
    %c = stablehlo.constant dense<-128> : tensor<2x3xi8>
    %1 = stablehlo.xor %0, %c : tensor<2x3xi8>
    %2 = stablehlo.convert %1 : (tensor<2x3xi8>) -> tensor<2x3xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<2x3xi64>
    %3 = stablehlo.shift_left %2, %c_0 : tensor<2x3xi64>
    %4 = stablehlo.iota dim = 1 : tensor<2x3xi64>
    %5 = stablehlo.or %3, %4 : tensor<2x3xi64>
    %6 = "stablehlo.sort"(%5) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %13 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<2x3xi64>
    %7 = stablehlo.and %6, %c_1 : tensor<2x3xi64>
    %8 = stablehlo.slice %7 [0:2, 1:2] : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %9 = stablehlo.convert %8 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xui8>, tensor<2x1xi32>) -> tensor<2x1xui8>
    %11 = stablehlo.reshape %10 : (tensor<2x1xui8>) -> tensor<2xui8>
    %12 = stablehlo.reshape %8 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %11, %12 : tensor<2xui8>, tensor<2xi64>
  }
}

// -----
// aten.median.dim / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    return %arg0, %c : tensor<f32>, tensor<i64>
  }
}

// -----
// aten.nanmedian.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<f32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<6xi1>, tensor<6xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<6xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<6xi1>, tensor<6xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<6xf32>) -> tensor<6xi32>
    %c = stablehlo.constant dense<0> : tensor<6xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<6xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<6xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<6xi1>, tensor<6xi32>
    %8 = stablehlo.convert %7 : (tensor<6xi32>) -> tensor<6xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<6xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<6xi64>
    %10 = stablehlo.iota dim = 0 : tensor<6xi64>
    %11 = stablehlo.or %9, %10 : tensor<6xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %26 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<6xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<6xi64>
    %14 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %15 = stablehlo.convert %14 : (tensor<6xi1>) -> tensor<6xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [0] : (tensor<6xi64>, tensor<i64>) -> tensor<i64>
    %17 = stablehlo.reshape %16 : (tensor<i64>) -> tensor<1xi64>
    %c_6 = stablehlo.constant dense<5> : tensor<1xi64>
    %18 = stablehlo.subtract %c_6, %17 : tensor<1xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<1xi64>
    %19 = stablehlo.maximum %18, %c_7 : tensor<1xi64>
    %c_8 = stablehlo.constant dense<2> : tensor<1xi64>
    %20 = stablehlo.divide %19, %c_8 : tensor<1xi64>
    %21 = stablehlo.convert %20 : (tensor<1xi64>) -> tensor<1xi32>
    %22 = "stablehlo.gather"(%13, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<1xi32>) -> tensor<1xi64>
    %23 = stablehlo.convert %22 : (tensor<1xi64>) -> tensor<1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<1xi32>) -> tensor<1xf32>
    %25 = stablehlo.reshape %24 : (tensor<1xf32>) -> tensor<f32>
    return %25 : tensor<f32>
  }
}

// -----
// aten.nanmedian.dim / rows: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x3xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x3xi1>, tensor<2x3xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c = stablehlo.constant dense<0> : tensor<2x3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x3xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x3xi1>, tensor<2x3xi32>
    %8 = stablehlo.convert %7 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x3xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<2x3xi64>
    %10 = stablehlo.iota dim = 1 : tensor<2x3xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x3xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %27 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x3xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x3xi64>
    %14 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %15 = stablehlo.convert %14 : (tensor<2x3xi1>) -> tensor<2x3xi64>
    %c_5 = stablehlo.constant dense<0> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_5) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %17 = stablehlo.reshape %16 : (tensor<2xi64>) -> tensor<2x1xi64>
    %c_6 = stablehlo.constant dense<2> : tensor<2x1xi64>
    %18 = stablehlo.subtract %c_6, %17 : tensor<2x1xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<2x1xi64>
    %19 = stablehlo.maximum %18, %c_7 : tensor<2x1xi64>
    %20 = stablehlo.divide %19, %c_6 : tensor<2x1xi64>
    %21 = stablehlo.convert %20 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %22 = "stablehlo.gather"(%13, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi64>, tensor<2x1xi32>) -> tensor<2x1xi64>
    %23 = stablehlo.convert %22 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %25 = stablehlo.reshape %24 : (tensor<2x1xf32>) -> tensor<2xf32>
    %26 = stablehlo.reshape %22 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %25, %26 : tensor<2xf32>, tensor<2xi64>
  }
}

// -----
// aten.mode.default / last_of_smallest: i64[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %1 = stablehlo.convert %0 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2x5xi32>
    %2 = stablehlo.xor %1, %c : tensor<2x5xi32>
    %3 = stablehlo.convert %2 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<2x5xi64>
    %4 = stablehlo.shift_left %3, %c_0 : tensor<2x5xi64>
    %5 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %6 = stablehlo.or %4, %5 : tensor<2x5xi64>
    %7 = "stablehlo.sort"(%6) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %45 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %8 = stablehlo.and %7, %c_1 : tensor<2x5xi64>
    %9 = stablehlo.convert %8 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %10 = "stablehlo.gather"(%0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi32>) -> tensor<2x5xi64>
    %11 = stablehlo.shift_right_arithmetic %10, %c_0 : tensor<2x5xi64>
    %12 = stablehlo.convert %11 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %13 = stablehlo.convert %12 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %14 = stablehlo.shift_left %13, %c_0 : tensor<2x5xi64>
    %15 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %16 = stablehlo.or %14, %15 : tensor<2x5xi64>
    %17 = "stablehlo.sort"(%16) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %45 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %45 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %18 = stablehlo.and %17, %c_1 : tensor<2x5xi64>
    %19 = stablehlo.convert %18 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %20 = "stablehlo.gather"(%8, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi32>) -> tensor<2x5xi64>
    %21 = stablehlo.convert %20 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi32>) -> tensor<2x5xi64>
    %23 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %24 = stablehlo.slice %22 [0:2, 1:5] : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %25 = stablehlo.slice %22 [0:2, 0:4] : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %26 = stablehlo.compare NE, %24, %25, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %27 = stablehlo.pad %26, %c_2, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<2x5xi64>
    %28 = stablehlo.select %27, %23, %c_3 : tensor<2x5xi1>, tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %29 = "stablehlo.reduce_window"(%28, %c_4) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %45 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %45 : tensor<i64>
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %30 = stablehlo.subtract %23, %29 : tensor<2x5xi64>
    %c_5 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %31 = stablehlo.reduce(%30 init: %c_5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0] : (tensor<2xi64>) -> tensor<2x5xi64>
    %33 = stablehlo.compare EQ, %30, %32, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %34 = stablehlo.iota dim = 1 : tensor<2x5xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<2x5xi32>
    %35 = stablehlo.select %33, %34, %c_6 : tensor<2x5xi1>, tensor<2x5xi32>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %36 = stablehlo.reduce(%35 init: %c_7) applies stablehlo.minimum across dimensions = [1] : (tensor<2x5xi32>, tensor<i32>) -> tensor<2xi32>
    %37 = stablehlo.convert %36 : (tensor<2xi32>) -> tensor<2xi64>
    %38 = stablehlo.reshape %37 : (tensor<2xi64>) -> tensor<2x1xi64>
    %39 = stablehlo.convert %38 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %40 = "stablehlo.gather"(%20, %39) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi32>) -> tensor<2x1xi64>
    %41 = stablehlo.convert %40 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %42 = "stablehlo.gather"(%arg0, %41) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi32>) -> tensor<2x1xi64>
    %43 = stablehlo.reshape %42 : (tensor<2x1xi64>) -> tensor<2xi64>
    %44 = stablehlo.reshape %40 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %43, %44 : tensor<2xi64>, tensor<2xi64>
  }
}

// -----
// aten.mode.default / f32_dim_keepdim: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> (tensor<1x2xf32>, tensor<1x2xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x2xi1>, tensor<2x2xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x2xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x2xi1>, tensor<2x2xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<2x2xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x2xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x2xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x2xi1>, tensor<2x2xi32>
    %8 = stablehlo.convert %7 : (tensor<2x2xi32>) -> tensor<2x2xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x2xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<2x2xi64>
    %10 = stablehlo.iota dim = 0 : tensor<2x2xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x2xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %36 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %36 : tensor<i1>
    }) : (tensor<2x2xi64>) -> tensor<2x2xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x2xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x2xi64>
    %14 = stablehlo.convert %13 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    %16 = stablehlo.iota dim = 0 : tensor<2x2xi64>
    %17 = stablehlo.slice %15 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.slice %15 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %19 = stablehlo.compare NE, %17, %18, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %20 = stablehlo.pad %19, %c_5, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x2xi1>, tensor<i1>) -> tensor<2x2xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<2x2xi64>
    %21 = stablehlo.select %20, %16, %c_6 : tensor<2x2xi1>, tensor<2x2xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %22 = "stablehlo.reduce_window"(%21, %c_7) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %36 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %36 : tensor<i64>
    }) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
    %23 = stablehlo.subtract %16, %22 : tensor<2x2xi64>
    %c_8 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %24 = stablehlo.reduce(%23 init: %c_8) applies stablehlo.maximum across dimensions = [0] : (tensor<2x2xi64>, tensor<i64>) -> tensor<2xi64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<2xi64>) -> tensor<2x2xi64>
    %26 = stablehlo.compare EQ, %23, %25, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %27 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %c_9 = stablehlo.constant dense<2> : tensor<2x2xi32>
    %28 = stablehlo.select %26, %27, %c_9 : tensor<2x2xi1>, tensor<2x2xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %29 = stablehlo.reduce(%28 init: %c_10) applies stablehlo.minimum across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
    %30 = stablehlo.convert %29 : (tensor<2xi32>) -> tensor<2xi64>
    %31 = stablehlo.reshape %30 : (tensor<2xi64>) -> tensor<1x2xi64>
    %32 = stablehlo.convert %31 : (tensor<1x2xi64>) -> tensor<1x2xi32>
    %33 = "stablehlo.gather"(%13, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xi64>, tensor<1x2xi32>) -> tensor<1x2xi64>
    %34 = stablehlo.convert %33 : (tensor<1x2xi64>) -> tensor<1x2xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<1x2xi32>) -> tensor<1x2xf32>
    return %35, %33 : tensor<1x2xf32>, tensor<1x2xi64>
  }
}

// -----
// aten.mode.default / bool: bool[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xi1>) -> (tensor<i1>, tensor<i64>) {
    %0 = stablehlo.convert %arg0 : (tensor<5xi1>) -> tensor<5xi8>
    %1 = stablehlo.convert %0 : (tensor<5xi8>) -> tensor<5xi64>
    %c = stablehlo.constant dense<32> : tensor<5xi64>
    %2 = stablehlo.shift_left %1, %c : tensor<5xi64>
    %3 = stablehlo.iota dim = 0 : tensor<5xi64>
    %4 = stablehlo.or %2, %3 : tensor<5xi64>
    %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %31 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<5xi64>
    %6 = stablehlo.and %5, %c_0 : tensor<5xi64>
    %7 = stablehlo.convert %6 : (tensor<5xi64>) -> tensor<5xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi1>, tensor<5xi32>) -> tensor<5xi1>
    %9 = stablehlo.iota dim = 0 : tensor<5xi64>
    %10 = stablehlo.slice %8 [1:5] : (tensor<5xi1>) -> tensor<4xi1>
    %11 = stablehlo.slice %8 [0:4] : (tensor<5xi1>) -> tensor<4xi1>
    %12 = stablehlo.compare NE, %10, %11, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %13 = stablehlo.pad %12, %c_1, low = [1], high = [0], interior = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<5xi64>
    %14 = stablehlo.select %13, %9, %c_2 : tensor<5xi1>, tensor<5xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %15 = "stablehlo.reduce_window"(%14, %c_3) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %31 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %31 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %16 = stablehlo.subtract %9, %15 : tensor<5xi64>
    %c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %17 = stablehlo.reduce(%16 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %19 = stablehlo.compare EQ, %16, %18, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %20 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<5> : tensor<5xi32>
    %21 = stablehlo.select %19, %20, %c_5 : tensor<5xi1>, tensor<5xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %22 = stablehlo.reduce(%21 init: %c_6) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %23 = stablehlo.convert %22 : (tensor<i32>) -> tensor<i64>
    %24 = stablehlo.reshape %23 : (tensor<i64>) -> tensor<1xi64>
    %25 = stablehlo.convert %24 : (tensor<1xi64>) -> tensor<1xi32>
    %26 = "stablehlo.gather"(%6, %25) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi64>, tensor<1xi32>) -> tensor<1xi64>
    %27 = stablehlo.convert %26 : (tensor<1xi64>) -> tensor<1xi32>
    %28 = "stablehlo.gather"(%arg0, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi1>, tensor<1xi32>) -> tensor<1xi1>
    %29 = stablehlo.reshape %28 : (tensor<1xi1>) -> tensor<i1>
    %30 = stablehlo.reshape %26 : (tensor<1xi64>) -> tensor<i64>
    return %29, %30 : tensor<i1>, tensor<i64>
  }
}

// -----
// quantile / linear: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x1xf32> {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x5xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x5xf32>
    %1 = stablehlo.select %0, %cst_1, %arg0 : tensor<2x5xi1>, tensor<2x5xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<2x5xf32>
    %3 = stablehlo.select %2, %cst_2, %1 : tensor<2x5xi1>, tensor<2x5xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x5xf32>) -> tensor<2x5xi32>
    %c = stablehlo.constant dense<0> : tensor<2x5xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<2x5xi32>
    %6 = stablehlo.xor %4, %c_3 : tensor<2x5xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x5xi1>, tensor<2x5xi32>
    %8 = stablehlo.convert %7 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<32> : tensor<2x5xi64>
    %9 = stablehlo.shift_left %8, %c_4 : tensor<2x5xi64>
    %10 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x5xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %47 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %47 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_5 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %13 = stablehlo.and %12, %c_5 : tensor<2x5xi64>
    %14 = stablehlo.convert %13 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %16 = stablehlo.multiply %cst, %cst_6 : tensor<f32>
    %17 = stablehlo.compare NE, %15, %15, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %18 = stablehlo.reduce(%17 init: %c_7) applies stablehlo.or across dimensions = [1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %19 = stablehlo.reshape %18 : (tensor<2xi1>) -> tensor<2x1xi1>
    %20 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<2x1xf32>
    %21 = stablehlo.select %19, %cst_8, %20 : tensor<2x1xi1>, tensor<2x1xf32>
    %22 = stablehlo.abs %21 : tensor<2x1xf32>
    %cst_9 = stablehlo.constant dense<9.22337203E+18> : tensor<2x1xf32>
    %23 = stablehlo.compare LT, %22, %cst_9, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %24 = stablehlo.convert %21 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %c_10 = stablehlo.constant dense<-9223372036854775808> : tensor<2x1xi64>
    %25 = stablehlo.select %23, %24, %c_10 : tensor<2x1xi1>, tensor<2x1xi64>
    %26 = stablehlo.convert %25 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %27 = "stablehlo.gather"(%15, %26) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %28 = stablehlo.convert %25 : (tensor<2x1xi64>) -> tensor<2x1xf32>
    %29 = stablehlo.subtract %21, %28 : tensor<2x1xf32>
    %30 = stablehlo.ceil %21 : tensor<2x1xf32>
    %31 = stablehlo.abs %30 : tensor<2x1xf32>
    %32 = stablehlo.compare LT, %31, %cst_9, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %33 = stablehlo.convert %30 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %34 = stablehlo.select %32, %33, %c_10 : tensor<2x1xi1>, tensor<2x1xi64>
    %35 = stablehlo.convert %34 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %36 = "stablehlo.gather"(%15, %35) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %37 = stablehlo.abs %29 : tensor<2x1xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<2x1xf32>
    %38 = stablehlo.compare LT, %37, %cst_11, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %39 = stablehlo.subtract %36, %27 : tensor<2x1xf32>
    %40 = stablehlo.multiply %29, %39 : tensor<2x1xf32>
    %41 = stablehlo.add %27, %40 : tensor<2x1xf32>
    %42 = stablehlo.subtract %36, %27 : tensor<2x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %43 = stablehlo.subtract %cst_12, %29 : tensor<2x1xf32>
    %44 = stablehlo.multiply %42, %43 : tensor<2x1xf32>
    %45 = stablehlo.subtract %36, %44 : tensor<2x1xf32>
    %46 = stablehlo.select %38, %41, %45 : tensor<2x1xi1>, tensor<2x1xf32>
    return %46 : tensor<2x1xf32>
  }
}

// -----
// nanmean / dim: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %1 = stablehlo.not %0 : tensor<2x2xi1>
    %2 = stablehlo.convert %1 : (tensor<2x2xi1>) -> tensor<2x2xi64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi64>, tensor<i64>) -> tensor<2xi64>
    %4 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %5 = stablehlo.select %4, %cst, %arg0 : tensor<2x2xi1>, tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.convert %3 : (tensor<2xi64>) -> tensor<2xf32>
    %8 = stablehlo.divide %6, %7 : tensor<2xf32>
    return %8 : tensor<2xf32>
  }
}

// -----
// aten.cov.default / i32: i32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi32>) -> tensor<2x2xf32> {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %0 = stablehlo.convert %arg0 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1 = stablehlo.reduce(%0 init: %c_0) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi64>, tensor<i64>) -> tensor<2xi64>
    %2 = stablehlo.convert %1 : (tensor<2xi64>) -> tensor<2xf32>
    %3 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %4 = stablehlo.clamp %3, %2, %3 : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.divide %2, %4 : tensor<2xf32>
    %6 = stablehlo.reshape %5 : (tensor<2xf32>) -> tensor<2x1xf32>
    %7 = stablehlo.convert %arg0 : (tensor<2x3xi32>) -> tensor<2x3xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<2x3xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %12 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %13 = stablehlo.clamp %12, %11, %12 : (tensor<f32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %14 = stablehlo.divide %11, %13 : tensor<2x2xf32>
    return %14 : tensor<2x2xf32>
  }
}

// -----
// aten.corrcoef.default / f32: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x2xf32> {
    %c = stablehlo.constant dense<3> : tensor<i64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %1 = stablehlo.convert %c : (tensor<i64>) -> tensor<f32>
    %2 = stablehlo.clamp %1, %0, %1 : (tensor<f32>, tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.divide %0, %2 : tensor<2xf32>
    %c_0 = stablehlo.constant dense<2> : tensor<i64>
    %4 = stablehlo.reshape %3 : (tensor<2xf32>) -> tensor<2x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2x3xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %9 = stablehlo.convert %c_0 : (tensor<i64>) -> tensor<f32>
    %10 = stablehlo.clamp %9, %8, %9 : (tensor<f32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %11 = stablehlo.divide %8, %10 : tensor<2x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x2xf32>) -> tensor<4xf32>
    %13 = stablehlo.slice %12 [0:4:3] : (tensor<4xf32>) -> tensor<2xf32>
    %14 = stablehlo.sqrt %13 : tensor<2xf32>
    %15 = stablehlo.reshape %14 : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %17 = stablehlo.clamp %16, %11, %16 : tensor<2x2xf32>
    %18 = stablehlo.divide %11, %17 : tensor<2x2xf32>
    %19 = stablehlo.reshape %14 : (tensor<2xf32>) -> tensor<1x2xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<2x2xf32>
    %21 = stablehlo.clamp %20, %18, %20 : tensor<2x2xf32>
    %22 = stablehlo.divide %18, %21 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %23 = stablehlo.clamp %cst_1, %22, %cst_2 : (tensor<f32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    return %23 : tensor<2x2xf32>
  }
}
