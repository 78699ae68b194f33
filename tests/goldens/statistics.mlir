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
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
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
    %22 = "stablehlo.gather"(%14, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<1xi64>) -> tensor<1xi64>
    %23 = "stablehlo.gather"(%0, %22) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<1xi64>) -> tensor<1xf32>
    %24 = stablehlo.reshape %23 : (tensor<1xf32>) -> tensor<f32>
    return %24 : tensor<f32>
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
      %24 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
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
    %21 = "stablehlo.gather"(%13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<1xi64>) -> tensor<1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
    return %23 : tensor<f32>
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
      %23 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
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
    %21 = "stablehlo.gather"(%13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    return %22, %21 : tensor<2x1xf32>, tensor<2x1xi64>
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
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
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
    %21 = "stablehlo.gather"(%13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x1xf32>) -> tensor<2xf32>
    %24 = stablehlo.reshape %21 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %23, %24 : tensor<2xf32>, tensor<2xi64>
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
      %12 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    }) : (tensor<2x3xi64>) -> tensor<2x3xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<2x3xi64>
    %7 = stablehlo.and %6, %c_1 : tensor<2x3xi64>
    %8 = stablehlo.slice %7 [0:2, 1:2] : (tensor<2x3xi64>) -> tensor<2x1xi64>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xui8>, tensor<2x1xi64>) -> tensor<2x1xui8>
    %10 = stablehlo.reshape %9 : (tensor<2x1xui8>) -> tensor<2xui8>
    %11 = stablehlo.reshape %8 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %10, %11 : tensor<2xui8>, tensor<2xi64>
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
      %24 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
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
    %21 = "stablehlo.gather"(%13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi64>, tensor<1xi64>) -> tensor<1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<1xi64>) -> tensor<1xf32>
    %23 = stablehlo.reshape %22 : (tensor<1xf32>) -> tensor<f32>
    return %23 : tensor<f32>
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
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
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
    %21 = "stablehlo.gather"(%13, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x1xf32>) -> tensor<2xf32>
    %24 = stablehlo.reshape %21 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %23, %24 : tensor<2xf32>, tensor<2xi64>
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
      %40 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %8 = stablehlo.and %7, %c_1 : tensor<2x5xi64>
    %9 = "stablehlo.gather"(%0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %10 = stablehlo.shift_right_arithmetic %9, %c_0 : tensor<2x5xi64>
    %11 = stablehlo.convert %10 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %12 = stablehlo.convert %11 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %13 = stablehlo.shift_left %12, %c_0 : tensor<2x5xi64>
    %14 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %15 = stablehlo.or %13, %14 : tensor<2x5xi64>
    %16 = "stablehlo.sort"(%15) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %40 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %40 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %17 = stablehlo.and %16, %c_1 : tensor<2x5xi64>
    %18 = "stablehlo.gather"(%8, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %19 = "stablehlo.gather"(%arg0, %18) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi64>
    %20 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %21 = stablehlo.slice %19 [0:2, 1:5] : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %22 = stablehlo.slice %19 [0:2, 0:4] : (tensor<2x5xi64>) -> tensor<2x4xi64>
    %23 = stablehlo.compare NE, %21, %22, SIGNED : (tensor<2x4xi64>, tensor<2x4xi64>) -> tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<true> : tensor<i1>
    %24 = stablehlo.pad %23, %c_2, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<2x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<2x5xi64>
    %25 = stablehlo.select %24, %20, %c_3 : tensor<2x5xi1>, tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<0> : tensor<i64>
    %26 = "stablehlo.reduce_window"(%25, %c_4) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %40 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %40 : tensor<i64>
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2x5xi64>
    %27 = stablehlo.subtract %20, %26 : tensor<2x5xi64>
    %c_5 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %28 = stablehlo.reduce(%27 init: %c_5) applies stablehlo.maximum across dimensions = [1] : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<2xi64>) -> tensor<2x5xi64>
    %30 = stablehlo.compare EQ, %27, %29, SIGNED : (tensor<2x5xi64>, tensor<2x5xi64>) -> tensor<2x5xi1>
    %31 = stablehlo.iota dim = 1 : tensor<2x5xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<2x5xi32>
    %32 = stablehlo.select %30, %31, %c_6 : tensor<2x5xi1>, tensor<2x5xi32>
    %c_7 = stablehlo.constant dense<5> : tensor<i32>
    %33 = stablehlo.reduce(%32 init: %c_7) applies stablehlo.minimum across dimensions = [1] : (tensor<2x5xi32>, tensor<i32>) -> tensor<2xi32>
    %34 = stablehlo.convert %33 : (tensor<2xi32>) -> tensor<2xi64>
    %35 = stablehlo.reshape %34 : (tensor<2xi64>) -> tensor<2x1xi64>
    %36 = "stablehlo.gather"(%18, %35) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %37 = "stablehlo.gather"(%arg0, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi64>, tensor<2x1xi64>) -> tensor<2x1xi64>
    %38 = stablehlo.reshape %37 : (tensor<2x1xi64>) -> tensor<2xi64>
    %39 = stablehlo.reshape %36 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %38, %39 : tensor<2xi64>, tensor<2xi64>
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
      %33 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %33 : tensor<i1>
    }) : (tensor<2x2xi64>) -> tensor<2x2xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x2xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x2xi64>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<2x2xi64>) -> tensor<2x2xf32>
    %15 = stablehlo.iota dim = 0 : tensor<2x2xi64>
    %16 = stablehlo.slice %14 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %17 = stablehlo.slice %14 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
    %18 = stablehlo.compare NE, %16, %17, FLOAT : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %19 = stablehlo.pad %18, %c_5, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<1x2xi1>, tensor<i1>) -> tensor<2x2xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<2x2xi64>
    %20 = stablehlo.select %19, %15, %c_6 : tensor<2x2xi1>, tensor<2x2xi64>
    %c_7 = stablehlo.constant dense<0> : tensor<i64>
    %21 = "stablehlo.reduce_window"(%20, %c_7) <{base_dilations = array<i64: 1, 1>, padding = dense<[[1, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %33 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %33 : tensor<i64>
    }) : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x2xi64>
    %22 = stablehlo.subtract %15, %21 : tensor<2x2xi64>
    %c_8 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %23 = stablehlo.reduce(%22 init: %c_8) applies stablehlo.maximum across dimensions = [0] : (tensor<2x2xi64>, tensor<i64>) -> tensor<2xi64>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<2xi64>) -> tensor<2x2xi64>
    %25 = stablehlo.compare EQ, %22, %24, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %26 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %c_9 = stablehlo.constant dense<2> : tensor<2x2xi32>
    %27 = stablehlo.select %25, %26, %c_9 : tensor<2x2xi1>, tensor<2x2xi32>
    %c_10 = stablehlo.constant dense<2> : tensor<i32>
    %28 = stablehlo.reduce(%27 init: %c_10) applies stablehlo.minimum across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
    %29 = stablehlo.convert %28 : (tensor<2xi32>) -> tensor<2xi64>
    %30 = stablehlo.reshape %29 : (tensor<2xi64>) -> tensor<1x2xi64>
    %31 = "stablehlo.gather"(%13, %30) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xi64>, tensor<1x2xi64>) -> tensor<1x2xi64>
    %32 = "stablehlo.gather"(%arg0, %31) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<1x2xi64>) -> tensor<1x2xf32>
    return %32, %31 : tensor<1x2xf32>, tensor<1x2xi64>
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
      %28 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<5xi64>
    %6 = stablehlo.and %5, %c_0 : tensor<5xi64>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi1>, tensor<5xi64>) -> tensor<5xi1>
    %8 = stablehlo.iota dim = 0 : tensor<5xi64>
    %9 = stablehlo.slice %7 [1:5] : (tensor<5xi1>) -> tensor<4xi1>
    %10 = stablehlo.slice %7 [0:4] : (tensor<5xi1>) -> tensor<4xi1>
    %11 = stablehlo.compare NE, %9, %10, UNSIGNED : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.pad %11, %c_1, low = [1], high = [0], interior = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<5xi64>
    %13 = stablehlo.select %12, %8, %c_2 : tensor<5xi1>, tensor<5xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %14 = "stablehlo.reduce_window"(%13, %c_3) <{base_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 5>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %28 = stablehlo.maximum %arg1, %arg2 : tensor<i64>
      stablehlo.return %28 : tensor<i64>
    }) : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    %15 = stablehlo.subtract %8, %14 : tensor<5xi64>
    %c_4 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %16 = stablehlo.reduce(%15 init: %c_4) applies stablehlo.maximum across dimensions = [0] : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<i64>) -> tensor<5xi64>
    %18 = stablehlo.compare EQ, %15, %17, SIGNED : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %19 = stablehlo.iota dim = 0 : tensor<5xi32>
    %c_5 = stablehlo.constant dense<5> : tensor<5xi32>
    %20 = stablehlo.select %18, %19, %c_5 : tensor<5xi1>, tensor<5xi32>
    %c_6 = stablehlo.constant dense<5> : tensor<i32>
    %21 = stablehlo.reduce(%20 init: %c_6) applies stablehlo.minimum across dimensions = [0] : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %22 = stablehlo.convert %21 : (tensor<i32>) -> tensor<i64>
    %23 = stablehlo.reshape %22 : (tensor<i64>) -> tensor<1xi64>
    %24 = "stablehlo.gather"(%6, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi64>, tensor<1xi64>) -> tensor<1xi64>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xi1>, tensor<1xi64>) -> tensor<1xi1>
    %26 = stablehlo.reshape %25 : (tensor<1xi1>) -> tensor<i1>
    %27 = stablehlo.reshape %24 : (tensor<1xi64>) -> tensor<i64>
    return %26, %27 : tensor<i1>, tensor<i64>
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
      %44 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %44 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_5 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %13 = stablehlo.and %12, %c_5 : tensor<2x5xi64>
    %14 = "stablehlo.gather"(%arg0, %13) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x5xi64>) -> tensor<2x5xf32>
    %cst_6 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %15 = stablehlo.multiply %cst, %cst_6 : tensor<f32>
    %16 = stablehlo.compare NE, %14, %14, FLOAT : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %c_7 = stablehlo.constant dense<false> : tensor<i1>
    %17 = stablehlo.reduce(%16 init: %c_7) applies stablehlo.or across dimensions = [1] : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %18 = stablehlo.reshape %17 : (tensor<2xi1>) -> tensor<2x1xi1>
    %19 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<2x1xf32>
    %cst_8 = stablehlo.constant dense<4.000000e+00> : tensor<2x1xf32>
    %20 = stablehlo.select %18, %cst_8, %19 : tensor<2x1xi1>, tensor<2x1xf32>
    %21 = stablehlo.abs %20 : tensor<2x1xf32>
    %cst_9 = stablehlo.constant dense<9.22337203E+18> : tensor<2x1xf32>
    %22 = stablehlo.compare LT, %21, %cst_9, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %23 = stablehlo.convert %20 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %c_10 = stablehlo.constant dense<-9223372036854775808> : tensor<2x1xi64>
    %24 = stablehlo.select %22, %23, %c_10 : tensor<2x1xi1>, tensor<2x1xi64>
    %25 = "stablehlo.gather"(%14, %24) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %26 = stablehlo.convert %24 : (tensor<2x1xi64>) -> tensor<2x1xf32>
    %27 = stablehlo.subtract %20, %26 : tensor<2x1xf32>
    %28 = stablehlo.ceil %20 : tensor<2x1xf32>
    %29 = stablehlo.abs %28 : tensor<2x1xf32>
    %30 = stablehlo.compare LT, %29, %cst_9, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %31 = stablehlo.convert %28 : (tensor<2x1xf32>) -> tensor<2x1xi64>
    %32 = stablehlo.select %30, %31, %c_10 : tensor<2x1xi1>, tensor<2x1xi64>
    %33 = "stablehlo.gather"(%14, %32) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %34 = stablehlo.abs %27 : tensor<2x1xf32>
    %cst_11 = stablehlo.constant dense<5.000000e-01> : tensor<2x1xf32>
    %35 = stablehlo.compare LT, %34, %cst_11, FLOAT : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xi1>
    %36 = stablehlo.subtract %33, %25 : tensor<2x1xf32>
    %37 = stablehlo.multiply %27, %36 : tensor<2x1xf32>
    %38 = stablehlo.add %25, %37 : tensor<2x1xf32>
    %39 = stablehlo.subtract %33, %25 : tensor<2x1xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %40 = stablehlo.subtract %cst_12, %27 : tensor<2x1xf32>
    %41 = stablehlo.multiply %39, %40 : tensor<2x1xf32>
    %42 = stablehlo.subtract %33, %41 : tensor<2x1xf32>
    %43 = stablehlo.select %35, %38, %42 : tensor<2x1xi1>, tensor<2x1xf32>
    return %43 : tensor<2x1xf32>
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
