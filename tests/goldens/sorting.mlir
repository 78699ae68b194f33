// aten.sort.stable / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x4xi1>, tensor<2x4xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x4xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<2x4xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x4xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x4xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x4xi1>, tensor<2x4xi32>
    %8 = stablehlo.convert %7 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x4xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<2x4xi64>
    %10 = stablehlo.iota dim = 1 : tensor<2x4xi64>
    %11 = stablehlo.or %9, %10 : tensor<2x4xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %16 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<2x4xi64>) -> tensor<2x4xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x4xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x4xi64>
    %14 = stablehlo.convert %13 : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
    return %15, %13 : tensor<2x4xf32>, tensor<2x4xi64>
  }
}

// -----
// aten.sort.stable / special_values: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>) {
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
      %16 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x5xi64>
    %14 = stablehlo.convert %13 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
    return %15, %13 : tensor<2x5xf32>, tensor<2x5xi64>
  }
}

// -----
// aten.sort.stable / special_descending: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xi64>) {
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
    %8 = stablehlo.not %7 : tensor<2x5xi32>
    %9 = stablehlo.convert %8 : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x5xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<2x5xi64>
    %11 = stablehlo.iota dim = 1 : tensor<2x5xi64>
    %12 = stablehlo.or %10, %11 : tensor<2x5xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %17 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<2x5xi64>
    %15 = stablehlo.convert %14 : (tensor<2x5xi64>) -> tensor<2x5xi32>
    %16 = "stablehlo.gather"(%arg0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x5xi32>) -> tensor<2x5xf32>
    return %16, %14 : tensor<2x5xf32>, tensor<2x5xi64>
  }
}

// -----
// aten.sort.stable / f64: f64[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xf64>) -> (tensor<7xf64>, tensor<7xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<7xf64>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<7xf64>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<7xi1>, tensor<7xf64>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
    %cst_1 = stablehlo.constant dense<0x7FF8000000000000> : tensor<7xf64>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<7xi1>, tensor<7xf64>
    %4 = stablehlo.bitcast_convert %3 : (tensor<7xf64>) -> tensor<7xi64>
    %c = stablehlo.constant dense<0> : tensor<7xi64>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi1>
    %c_2 = stablehlo.constant dense<9223372036854775807> : tensor<7xi64>
    %6 = stablehlo.xor %4, %c_2 : tensor<7xi64>
    %7 = stablehlo.select %5, %6, %4 : tensor<7xi1>, tensor<7xi64>
    %8 = stablehlo.not %7 : tensor<7xi64>
    %9 = stablehlo.convert %8 : (tensor<7xi64>) -> tensor<7xi32>
    %c_3 = stablehlo.constant dense<-2147483648> : tensor<7xi32>
    %10 = stablehlo.xor %9, %c_3 : tensor<7xi32>
    %11 = stablehlo.convert %10 : (tensor<7xi32>) -> tensor<7xi64>
    %c_4 = stablehlo.constant dense<32> : tensor<7xi64>
    %12 = stablehlo.shift_left %11, %c_4 : tensor<7xi64>
    %13 = stablehlo.iota dim = 0 : tensor<7xi64>
    %14 = stablehlo.or %12, %13 : tensor<7xi64>
    %15 = "stablehlo.sort"(%14) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %31 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %c_5 = stablehlo.constant dense<4294967295> : tensor<7xi64>
    %16 = stablehlo.and %15, %c_5 : tensor<7xi64>
    %17 = stablehlo.convert %16 : (tensor<7xi64>) -> tensor<7xi32>
    %18 = "stablehlo.gather"(%8, %17) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %19 = stablehlo.shift_right_arithmetic %18, %c_4 : tensor<7xi64>
    %20 = stablehlo.convert %19 : (tensor<7xi64>) -> tensor<7xi32>
    %21 = stablehlo.convert %20 : (tensor<7xi32>) -> tensor<7xi64>
    %22 = stablehlo.shift_left %21, %c_4 : tensor<7xi64>
    %23 = stablehlo.iota dim = 0 : tensor<7xi64>
    %24 = stablehlo.or %22, %23 : tensor<7xi64>
    %25 = "stablehlo.sort"(%24) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %31 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %26 = stablehlo.and %25, %c_5 : tensor<7xi64>
    %27 = stablehlo.convert %26 : (tensor<7xi64>) -> tensor<7xi32>
    %28 = "stablehlo.gather"(%16, %27) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %29 = stablehlo.convert %28 : (tensor<7xi64>) -> tensor<7xi32>
    %30 = "stablehlo.gather"(%arg0, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xf64>, tensor<7xi32>) -> tensor<7xf64>
    return %30, %28 : tensor<7xf64>, tensor<7xi64>
  }
}

// -----
// aten.sort.stable / i64: i64[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xi64>) -> (tensor<7xi64>, tensor<7xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7xi64>) -> tensor<7xi64>
    %1 = stablehlo.convert %0 : (tensor<7xi64>) -> tensor<7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<7xi32>
    %2 = stablehlo.xor %1, %c : tensor<7xi32>
    %3 = stablehlo.convert %2 : (tensor<7xi32>) -> tensor<7xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<7xi64>
    %4 = stablehlo.shift_left %3, %c_0 : tensor<7xi64>
    %5 = stablehlo.iota dim = 0 : tensor<7xi64>
    %6 = stablehlo.or %4, %5 : tensor<7xi64>
    %7 = "stablehlo.sort"(%6) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %23 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<7xi64>
    %8 = stablehlo.and %7, %c_1 : tensor<7xi64>
    %9 = stablehlo.convert %8 : (tensor<7xi64>) -> tensor<7xi32>
    %10 = "stablehlo.gather"(%0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %11 = stablehlo.shift_right_arithmetic %10, %c_0 : tensor<7xi64>
    %12 = stablehlo.convert %11 : (tensor<7xi64>) -> tensor<7xi32>
    %13 = stablehlo.convert %12 : (tensor<7xi32>) -> tensor<7xi64>
    %14 = stablehlo.shift_left %13, %c_0 : tensor<7xi64>
    %15 = stablehlo.iota dim = 0 : tensor<7xi64>
    %16 = stablehlo.or %14, %15 : tensor<7xi64>
    %17 = "stablehlo.sort"(%16) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %23 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %23 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %18 = stablehlo.and %17, %c_1 : tensor<7xi64>
    %19 = stablehlo.convert %18 : (tensor<7xi64>) -> tensor<7xi32>
    %20 = "stablehlo.gather"(%8, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %21 = stablehlo.convert %20 : (tensor<7xi64>) -> tensor<7xi32>
    %22 = "stablehlo.gather"(%arg0, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    return %22, %20 : tensor<7xi64>, tensor<7xi64>
  }
}

// -----
// aten.sort.stable / ties_dim_0: i32[5,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xi32>) -> (tensor<5x2xi32>, tensor<5x2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<5x2xi32>) -> tensor<5x2xi32>
    %1 = stablehlo.convert %0 : (tensor<5x2xi32>) -> tensor<5x2xi64>
    %c = stablehlo.constant dense<32> : tensor<5x2xi64>
    %2 = stablehlo.shift_left %1, %c : tensor<5x2xi64>
    %3 = stablehlo.iota dim = 0 : tensor<5x2xi64>
    %4 = stablehlo.or %2, %3 : tensor<5x2xi64>
    %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %9 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<5x2xi64>) -> tensor<5x2xi64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<5x2xi64>
    %6 = stablehlo.and %5, %c_0 : tensor<5x2xi64>
    %7 = stablehlo.convert %6 : (tensor<5x2xi64>) -> tensor<5x2xi32>
    %8 = "stablehlo.gather"(%arg0, %7) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi32>
    return %8, %6 : tensor<5x2xi32>, tensor<5x2xi64>
  }
}

// -----
// aten.sort.stable / bool: bool[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xi1>) -> (tensor<6xi1>, tensor<6xi64>) {
    %0 = stablehlo.convert %arg0 : (tensor<6xi1>) -> tensor<6xi8>
    %1 = stablehlo.not %0 : tensor<6xi8>
    %2 = stablehlo.convert %1 : (tensor<6xi8>) -> tensor<6xi64>
    %c = stablehlo.constant dense<32> : tensor<6xi64>
    %3 = stablehlo.shift_left %2, %c : tensor<6xi64>
    %4 = stablehlo.iota dim = 0 : tensor<6xi64>
    %5 = stablehlo.or %3, %4 : tensor<6xi64>
    %6 = "stablehlo.sort"(%5) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %10 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<6xi64>) -> tensor<6xi64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<6xi64>
    %7 = stablehlo.and %6, %c_0 : tensor<6xi64>
    %8 = stablehlo.convert %7 : (tensor<6xi64>) -> tensor<6xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<6xi1>, tensor<6xi32>) -> tensor<6xi1>
    return %9, %7 : tensor<6xi1>, tensor<6xi64>
  }
}

// -----
// aten.sort.stable / u8: u8[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xui8>) -> (tensor<5xui8>, tensor<5xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<5xui8>) -> tensor<5xi8>
    %c = stablehlo.constant dense<-128> : tensor<5xi8>
    %1 = stablehlo.xor %0, %c : tensor<5xi8>
    %2 = stablehlo.convert %1 : (tensor<5xi8>) -> tensor<5xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<5xi64>
    %3 = stablehlo.shift_left %2, %c_0 : tensor<5xi64>
    %4 = stablehlo.iota dim = 0 : tensor<5xi64>
    %5 = stablehlo.or %3, %4 : tensor<5xi64>
    %6 = "stablehlo.sort"(%5) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %10 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<5xi64>
    %7 = stablehlo.and %6, %c_1 : tensor<5xi64>
    %8 = stablehlo.convert %7 : (tensor<5xi64>) -> tensor<5xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xui8>, tensor<5xi32>) -> tensor<5xui8>
    return %9, %7 : tensor<5xui8>, tensor<5xi64>
  }
}

// -----
// aten.sort.stable / bf16: bf16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xbf16>) -> (tensor<5xbf16>, tensor<5xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xbf16>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<5xbf16>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<5xi1>, tensor<5xbf16>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xbf16>, tensor<5xbf16>) -> tensor<5xi1>
    %cst_1 = stablehlo.constant dense<0x7FC0> : tensor<5xbf16>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<5xi1>, tensor<5xbf16>
    %4 = stablehlo.bitcast_convert %3 : (tensor<5xbf16>) -> tensor<5xi16>
    %c = stablehlo.constant dense<0> : tensor<5xi16>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<32767> : tensor<5xi16>
    %6 = stablehlo.xor %4, %c_2 : tensor<5xi16>
    %7 = stablehlo.select %5, %6, %4 : tensor<5xi1>, tensor<5xi16>
    %8 = stablehlo.convert %7 : (tensor<5xi16>) -> tensor<5xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<5xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<5xi64>
    %10 = stablehlo.iota dim = 0 : tensor<5xi64>
    %11 = stablehlo.or %9, %10 : tensor<5xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %16 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<5xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<5xi64>
    %14 = stablehlo.convert %13 : (tensor<5xi64>) -> tensor<5xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xbf16>, tensor<5xi32>) -> tensor<5xbf16>
    return %15, %13 : tensor<5xbf16>, tensor<5xi64>
  }
}

// -----
// aten.sort.stable / f16_descending: f16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf16>) -> (tensor<5xf16>, tensor<5xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf16>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<5xf16>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<5xi1>, tensor<5xf16>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<5xf16>, tensor<5xf16>) -> tensor<5xi1>
    %cst_1 = stablehlo.constant dense<0x7E00> : tensor<5xf16>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<5xi1>, tensor<5xf16>
    %4 = stablehlo.bitcast_convert %3 : (tensor<5xf16>) -> tensor<5xi16>
    %c = stablehlo.constant dense<0> : tensor<5xi16>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<32767> : tensor<5xi16>
    %6 = stablehlo.xor %4, %c_2 : tensor<5xi16>
    %7 = stablehlo.select %5, %6, %4 : tensor<5xi1>, tensor<5xi16>
    %8 = stablehlo.not %7 : tensor<5xi16>
    %9 = stablehlo.convert %8 : (tensor<5xi16>) -> tensor<5xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<5xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<5xi64>
    %11 = stablehlo.iota dim = 0 : tensor<5xi64>
    %12 = stablehlo.or %10, %11 : tensor<5xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %17 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }) : (tensor<5xi64>) -> tensor<5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<5xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<5xi64>
    %15 = stablehlo.convert %14 : (tensor<5xi64>) -> tensor<5xi32>
    %16 = "stablehlo.gather"(%arg0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<5xf16>, tensor<5xi32>) -> tensor<5xf16>
    return %16, %14 : tensor<5xf16>, tensor<5xi64>
  }
}

// -----
// aten.sort.default / 0d: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %c = stablehlo.constant dense<0> : tensor<i64>
    return %arg0, %c : tensor<f32>, tensor<i64>
  }
}

// -----
// aten.sort.default / empty: f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>) -> (tensor<2x0xf32>, tensor<2x0xi64>) {
    %c = stablehlo.constant dense<0> : tensor<2x0xi64>
    return %arg0, %c : tensor<2x0xf32>, tensor<2x0xi64>
  }
}

// -----
// aten.sort.default / dim_0: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<3x2xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<3x2xi1>, tensor<3x2xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<3x2xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<3x2xi1>, tensor<3x2xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<3x2xf32>) -> tensor<3x2xi32>
    %c = stablehlo.constant dense<0> : tensor<3x2xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<3x2xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<3x2xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3x2xi1>, tensor<3x2xi32>
    %8 = stablehlo.not %7 : tensor<3x2xi32>
    %9 = stablehlo.convert %8 : (tensor<3x2xi32>) -> tensor<3x2xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<3x2xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<3x2xi64>
    %11 = stablehlo.iota dim = 0 : tensor<3x2xi64>
    %12 = stablehlo.or %10, %11 : tensor<3x2xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %17 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }) : (tensor<3x2xi64>) -> tensor<3x2xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<3x2xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<3x2xi64>
    %15 = stablehlo.convert %14 : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %16 = "stablehlo.gather"(%arg0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    return %16, %14 : tensor<3x2xf32>, tensor<3x2xi64>
  }
}

// -----
// aten.topk.default / largest: f32[2,8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xf32>) -> (tensor<2x2xf32>, tensor<2x2xi64>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<2x8xf32>
    %1 = stablehlo.select %0, %cst, %arg0 : tensor<2x8xi1>, tensor<2x8xf32>
    %values, %indices = chlo.top_k(%1, k = 2) : tensor<2x8xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
    %2 = stablehlo.convert %indices : (tensor<2x2xi32>) -> tensor<2x2xi64>
    return %values, %2 : tensor<2x2xf32>, tensor<2x2xi64>
  }
}

// -----
// aten.topk.default / smallest_dim_0: f32[8,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<8x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xi64>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %1 = stablehlo.negate %0 : tensor<2x8xf32>
    %2 = stablehlo.compare NE, %1, %1, FLOAT : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xi1>
    %cst = stablehlo.constant dense<0xFFC00000> : tensor<2x8xf32>
    %3 = stablehlo.select %2, %cst, %1 : tensor<2x8xi1>, tensor<2x8xf32>
    %values, %indices = chlo.top_k(%3, k = 2) : tensor<2x8xf32> -> (tensor<2x2xf32>, tensor<2x2xi32>)
    %4 = stablehlo.negate %values : tensor<2x2xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.convert %indices : (tensor<2x2xi32>) -> tensor<2x2xi64>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2x2xi64>) -> tensor<2x2xi64>
    return %5, %7 : tensor<2x2xf32>, tensor<2x2xi64>
  }
}

// -----
// aten.topk.default / many: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<4xi1>, tensor<4xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<4xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<4xi1>, tensor<4xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<4xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<4xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<4xi1>, tensor<4xi32>
    %8 = stablehlo.not %7 : tensor<4xi32>
    %9 = stablehlo.convert %8 : (tensor<4xi32>) -> tensor<4xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<4xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<4xi64>
    %11 = stablehlo.iota dim = 0 : tensor<4xi64>
    %12 = stablehlo.or %10, %11 : tensor<4xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %18 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %18 : tensor<i1>
    }) : (tensor<4xi64>) -> tensor<4xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<4xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<4xi64>
    %15 = stablehlo.slice %14 [0:3] : (tensor<4xi64>) -> tensor<3xi64>
    %16 = stablehlo.convert %15 : (tensor<3xi64>) -> tensor<3xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<3xi32>) -> tensor<3xf32>
    return %17, %15 : tensor<3xf32>, tensor<3xi64>
  }
}

// -----
// aten.topk.default / nan_largest: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
    %1 = stablehlo.select %0, %cst, %arg0 : tensor<8xi1>, tensor<8xf32>
    %values, %indices = chlo.top_k(%1, k = 2) : tensor<8xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %2 = stablehlo.convert %indices : (tensor<2xi32>) -> tensor<2xi64>
    return %values, %2 : tensor<2xf32>, tensor<2xi64>
  }
}

// -----
// aten.topk.default / nan_smallest: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xi64>) {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0xFFC00000> : tensor<4xf32>
    %2 = stablehlo.select %1, %cst, %0 : tensor<4xi1>, tensor<4xf32>
    %values, %indices = chlo.top_k(%2, k = 1) : tensor<4xf32> -> (tensor<1xf32>, tensor<1xi32>)
    %3 = stablehlo.negate %values : tensor<1xf32>
    %4 = stablehlo.convert %indices : (tensor<1xi32>) -> tensor<1xi64>
    return %3, %4 : tensor<1xf32>, tensor<1xi64>
  }
}

// -----
// aten.topk.default / bf16: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> (tensor<2xbf16>, tensor<2xi64>) {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<8xf32>
    %2 = stablehlo.select %1, %cst, %0 : tensor<8xi1>, tensor<8xf32>
    %values, %indices = chlo.top_k(%2, k = 2) : tensor<8xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %3 = stablehlo.convert %values : (tensor<2xf32>) -> tensor<2xbf16>
    %4 = stablehlo.convert %indices : (tensor<2xi32>) -> tensor<2xi64>
    return %3, %4 : tensor<2xbf16>, tensor<2xi64>
  }
}

// -----
// aten.topk.default / i64: i64[7]
module @tpu_compile {
  func.func @main(%arg0: tensor<7xi64>) -> (tensor<2xi64>, tensor<2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<7xi64>) -> tensor<7xi64>
    %1 = stablehlo.not %0 : tensor<7xi64>
    %2 = stablehlo.convert %1 : (tensor<7xi64>) -> tensor<7xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<7xi32>
    %3 = stablehlo.xor %2, %c : tensor<7xi32>
    %4 = stablehlo.convert %3 : (tensor<7xi32>) -> tensor<7xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<7xi64>
    %5 = stablehlo.shift_left %4, %c_0 : tensor<7xi64>
    %6 = stablehlo.iota dim = 0 : tensor<7xi64>
    %7 = stablehlo.or %5, %6 : tensor<7xi64>
    %8 = "stablehlo.sort"(%7) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<7xi64>
    %9 = stablehlo.and %8, %c_1 : tensor<7xi64>
    %10 = stablehlo.convert %9 : (tensor<7xi64>) -> tensor<7xi32>
    %11 = "stablehlo.gather"(%1, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %12 = stablehlo.shift_right_arithmetic %11, %c_0 : tensor<7xi64>
    %13 = stablehlo.convert %12 : (tensor<7xi64>) -> tensor<7xi32>
    %14 = stablehlo.convert %13 : (tensor<7xi32>) -> tensor<7xi64>
    %15 = stablehlo.shift_left %14, %c_0 : tensor<7xi64>
    %16 = stablehlo.iota dim = 0 : tensor<7xi64>
    %17 = stablehlo.or %15, %16 : tensor<7xi64>
    %18 = "stablehlo.sort"(%17) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %25 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %25 : tensor<i1>
    }) : (tensor<7xi64>) -> tensor<7xi64>
    %19 = stablehlo.and %18, %c_1 : tensor<7xi64>
    %20 = stablehlo.convert %19 : (tensor<7xi64>) -> tensor<7xi32>
    %21 = "stablehlo.gather"(%9, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<7xi32>) -> tensor<7xi64>
    %22 = stablehlo.slice %21 [0:2] : (tensor<7xi64>) -> tensor<2xi64>
    %23 = stablehlo.convert %22 : (tensor<2xi64>) -> tensor<2xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<7xi64>, tensor<2xi32>) -> tensor<2xi64>
    return %24, %22 : tensor<2xi64>, tensor<2xi64>
  }
}

// -----
// aten.topk.default / u8: u8[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xui8>) -> (tensor<2xui8>, tensor<2xi64>) {
    %0 = stablehlo.convert %arg0 : (tensor<8xui8>) -> tensor<8xf32>
    %1 = stablehlo.negate %0 : tensor<8xf32>
    %values, %indices = chlo.top_k(%1, k = 2) : tensor<8xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %2 = stablehlo.negate %values : tensor<2xf32>
    %3 = stablehlo.abs %2 : tensor<2xf32>
    %cst = stablehlo.constant dense<2.14748365E+9> : tensor<2xf32>
    %4 = stablehlo.compare LT, %3, %cst, FLOAT : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %5 = stablehlo.convert %2 : (tensor<2xf32>) -> tensor<2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2xi32>
    %6 = stablehlo.select %4, %5, %c : tensor<2xi1>, tensor<2xi32>
    %7 = stablehlo.convert %6 : (tensor<2xi32>) -> tensor<2xui8>
    %8 = stablehlo.convert %indices : (tensor<2xi32>) -> tensor<2xi64>
    return %7, %8 : tensor<2xui8>, tensor<2xi64>
  }
}

// -----
// aten.topk.default / none: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> (tensor<2x0xf32>, tensor<2x0xi64>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0xf32>
    %c = stablehlo.constant dense<0> : tensor<2x0xi64>
    return %cst, %c : tensor<2x0xf32>, tensor<2x0xi64>
  }
}

// -----
// aten.topk.default / 0d: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1xf32>
    %1 = stablehlo.compare EQ, %0, %cst, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<1xf32>
    %2 = stablehlo.select %1, %cst_0, %0 : tensor<1xi1>, tensor<1xf32>
    %3 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<1xf32>
    %4 = stablehlo.select %3, %cst_1, %2 : tensor<1xi1>, tensor<1xf32>
    %5 = stablehlo.bitcast_convert %4 : (tensor<1xf32>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %6 = stablehlo.compare LT, %5, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<1xi32>
    %7 = stablehlo.xor %5, %c_2 : tensor<1xi32>
    %8 = stablehlo.select %6, %7, %5 : tensor<1xi1>, tensor<1xi32>
    %9 = stablehlo.not %8 : tensor<1xi32>
    %10 = stablehlo.convert %9 : (tensor<1xi32>) -> tensor<1xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<1xi64>
    %11 = stablehlo.shift_left %10, %c_3 : tensor<1xi64>
    %12 = stablehlo.iota dim = 0 : tensor<1xi64>
    %13 = stablehlo.or %11, %12 : tensor<1xi64>
    %14 = "stablehlo.sort"(%13) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %20 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %20 : tensor<i1>
    }) : (tensor<1xi64>) -> tensor<1xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<1xi64>
    %15 = stablehlo.and %14, %c_4 : tensor<1xi64>
    %16 = stablehlo.convert %15 : (tensor<1xi64>) -> tensor<1xi32>
    %17 = "stablehlo.gather"(%0, %16) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    %18 = stablehlo.reshape %17 : (tensor<1xf32>) -> tensor<f32>
    %19 = stablehlo.reshape %15 : (tensor<1xi64>) -> tensor<i64>
    return %18, %19 : tensor<f32>, tensor<i64>
  }
}

// -----
// aten.kthvalue.default / f32: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> (tensor<2xf32>, tensor<2xi64>) {
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
      %19 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %19 : tensor<i1>
    }) : (tensor<2x5xi64>) -> tensor<2x5xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x5xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<2x5xi64>
    %14 = stablehlo.slice %13 [0:2, 1:2] : (tensor<2x5xi64>) -> tensor<2x1xi64>
    %15 = stablehlo.convert %14 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %16 = "stablehlo.gather"(%arg0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xf32>, tensor<2x1xi32>) -> tensor<2x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x1xf32>) -> tensor<2xf32>
    %18 = stablehlo.reshape %14 : (tensor<2x1xi64>) -> tensor<2xi64>
    return %17, %18 : tensor<2xf32>, tensor<2xi64>
  }
}

// -----
// least_twice / nan: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> (tensor<1xf32>, tensor<1xi64>, tensor<f32>, tensor<i64>) {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0xFFC00000> : tensor<4xf32>
    %2 = stablehlo.select %1, %cst, %0 : tensor<4xi1>, tensor<4xf32>
    %values, %indices = chlo.top_k(%2, k = 1) : tensor<4xf32> -> (tensor<1xf32>, tensor<1xi32>)
    %3 = stablehlo.negate %values : tensor<1xf32>
    %4 = stablehlo.convert %indices : (tensor<1xi32>) -> tensor<1xi64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %5 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %6 = stablehlo.select %5, %cst_1, %arg0 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<0x7FC00000> : tensor<4xf32>
    %8 = stablehlo.select %7, %cst_2, %6 : tensor<4xi1>, tensor<4xf32>
    %9 = stablehlo.bitcast_convert %8 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %10 = stablehlo.compare LT, %9, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_3 = stablehlo.constant dense<2147483647> : tensor<4xi32>
    %11 = stablehlo.xor %9, %c_3 : tensor<4xi32>
    %12 = stablehlo.select %10, %11, %9 : tensor<4xi1>, tensor<4xi32>
    %13 = stablehlo.convert %12 : (tensor<4xi32>) -> tensor<4xi64>
    %c_4 = stablehlo.constant dense<32> : tensor<4xi64>
    %14 = stablehlo.shift_left %13, %c_4 : tensor<4xi64>
    %15 = stablehlo.iota dim = 0 : tensor<4xi64>
    %16 = stablehlo.or %14, %15 : tensor<4xi64>
    %17 = "stablehlo.sort"(%16) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %24 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %24 : tensor<i1>
    }) : (tensor<4xi64>) -> tensor<4xi64>
    %c_5 = stablehlo.constant dense<4294967295> : tensor<4xi64>
    %18 = stablehlo.and %17, %c_5 : tensor<4xi64>
    %19 = stablehlo.slice %18 [0:1] : (tensor<4xi64>) -> tensor<1xi64>
    %20 = stablehlo.convert %19 : (tensor<1xi64>) -> tensor<1xi32>
    %21 = "stablehlo.gather"(%arg0, %20) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
    %22 = stablehlo.reshape %21 : (tensor<1xf32>) -> tensor<f32>
    %23 = stablehlo.reshape %19 : (tensor<1xi64>) -> tensor<i64>
    return %3, %4, %22, %23 : tensor<1xf32>, tensor<1xi64>, tensor<f32>, tensor<i64>
  }
}

// -----
// aten.kthvalue.default / keepdim: i32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xi32>) -> (tensor<1x2xi32>, tensor<1x2xi64>) {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %1 = stablehlo.convert %0 : (tensor<3x2xi32>) -> tensor<3x2xi64>
    %c = stablehlo.constant dense<32> : tensor<3x2xi64>
    %2 = stablehlo.shift_left %1, %c : tensor<3x2xi64>
    %3 = stablehlo.iota dim = 0 : tensor<3x2xi64>
    %4 = stablehlo.or %2, %3 : tensor<3x2xi64>
    %5 = "stablehlo.sort"(%4) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %10 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<3x2xi64>) -> tensor<3x2xi64>
    %c_0 = stablehlo.constant dense<4294967295> : tensor<3x2xi64>
    %6 = stablehlo.and %5, %c_0 : tensor<3x2xi64>
    %7 = stablehlo.slice %6 [2:3, 0:2] : (tensor<3x2xi64>) -> tensor<1x2xi64>
    %8 = stablehlo.convert %7 : (tensor<1x2xi64>) -> tensor<1x2xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xi32>, tensor<1x2xi32>) -> tensor<1x2xi32>
    return %9, %7 : tensor<1x2xi32>, tensor<1x2xi64>
  }
}

// -----
// argsort / descending: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xi64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<2x4xi1>, tensor<2x4xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<2x4xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<2x4xf32>) -> tensor<2x4xi32>
    %c = stablehlo.constant dense<0> : tensor<2x4xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<2x4xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<2x4xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<2x4xi1>, tensor<2x4xi32>
    %8 = stablehlo.not %7 : tensor<2x4xi32>
    %9 = stablehlo.convert %8 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<2x4xi64>
    %10 = stablehlo.shift_left %9, %c_3 : tensor<2x4xi64>
    %11 = stablehlo.iota dim = 1 : tensor<2x4xi64>
    %12 = stablehlo.or %10, %11 : tensor<2x4xi64>
    %13 = "stablehlo.sort"(%12) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %17 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %17 : tensor<i1>
    }) : (tensor<2x4xi64>) -> tensor<2x4xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<2x4xi64>
    %14 = stablehlo.and %13, %c_4 : tensor<2x4xi64>
    %15 = stablehlo.convert %14 : (tensor<2x4xi64>) -> tensor<2x4xi32>
    %16 = "stablehlo.gather"(%arg0, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
    return %14 : tensor<2x4xi64>
  }
}

// -----
// msort / f32: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %0 = stablehlo.compare EQ, %arg0, %cst, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %1 = stablehlo.select %0, %cst_0, %arg0 : tensor<3x2xi1>, tensor<3x2xf32>
    %2 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_1 = stablehlo.constant dense<0x7FC00000> : tensor<3x2xf32>
    %3 = stablehlo.select %2, %cst_1, %1 : tensor<3x2xi1>, tensor<3x2xf32>
    %4 = stablehlo.bitcast_convert %3 : (tensor<3x2xf32>) -> tensor<3x2xi32>
    %c = stablehlo.constant dense<0> : tensor<3x2xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %c_2 = stablehlo.constant dense<2147483647> : tensor<3x2xi32>
    %6 = stablehlo.xor %4, %c_2 : tensor<3x2xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3x2xi1>, tensor<3x2xi32>
    %8 = stablehlo.convert %7 : (tensor<3x2xi32>) -> tensor<3x2xi64>
    %c_3 = stablehlo.constant dense<32> : tensor<3x2xi64>
    %9 = stablehlo.shift_left %8, %c_3 : tensor<3x2xi64>
    %10 = stablehlo.iota dim = 0 : tensor<3x2xi64>
    %11 = stablehlo.or %9, %10 : tensor<3x2xi64>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %16 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %16 : tensor<i1>
    }) : (tensor<3x2xi64>) -> tensor<3x2xi64>
    %c_4 = stablehlo.constant dense<4294967295> : tensor<3x2xi64>
    %13 = stablehlo.and %12, %c_4 : tensor<3x2xi64>
    %14 = stablehlo.convert %13 : (tensor<3x2xi64>) -> tensor<3x2xi32>
    %15 = "stablehlo.gather"(%arg0, %14) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    return %15 : tensor<3x2xf32>
  }
}

// -----
// aten.searchsorted.Tensor / left: f32[4], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<2x3xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg0, %iterArg_5 = %arg1) : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xf32>, tensor<2x3xf32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<2x3xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<2x3xi32>
      %3 = stablehlo.divide %2, %c_6 : tensor<2x3xi32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<2x3xi32>
      %5 = "stablehlo.gather"(%iterArg_4, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %6 = stablehlo.compare GE, %5, %iterArg_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %7 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<2x3xi1>
      %10 = stablehlo.and %7, %9 : tensor<2x3xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<2x3xi32>
      %11 = stablehlo.add %4, %c_8 : tensor<2x3xi32>
      %12 = stablehlo.select %10, %11, %iterArg_2 : tensor<2x3xi1>, tensor<2x3xi32>
      %13 = stablehlo.and %7, %6 : tensor<2x3xi1>
      %14 = stablehlo.select %13, %4, %iterArg_3 : tensor<2x3xi1>, tensor<2x3xi32>
      stablehlo.return %8, %12, %14, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xf32>, tensor<2x3xf32>
    }
    %1 = stablehlo.convert %0#1 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// -----
// aten.searchsorted.Tensor / right_i32: f32[4], f32[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>) -> tensor<1xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<1xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<1xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg0, %iterArg_5 = %arg1) : tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<4xf32>, tensor<1xf32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %1 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<1xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<1xi32>
      %2 = stablehlo.divide %1, %c_6 : tensor<1xi32>
      %3 = stablehlo.add %iterArg_2, %2 : tensor<1xi32>
      %4 = "stablehlo.gather"(%iterArg_4, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<1xi32>) -> tensor<1xf32>
      %5 = stablehlo.compare GT, %4, %iterArg_5, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %6 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %7 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %8 = stablehlo.not %5 : tensor<1xi1>
      %9 = stablehlo.and %6, %8 : tensor<1xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<1xi32>
      %10 = stablehlo.add %3, %c_8 : tensor<1xi32>
      %11 = stablehlo.select %9, %10, %iterArg_2 : tensor<1xi1>, tensor<1xi32>
      %12 = stablehlo.and %6, %5 : tensor<1xi1>
      %13 = stablehlo.select %12, %3, %iterArg_3 : tensor<1xi1>, tensor<1xi32>
      stablehlo.return %7, %11, %13, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<1xi32>, tensor<1xi32>, tensor<4xf32>, tensor<1xf32>
    }
    return %0#1 : tensor<1xi32>
  }
}

// -----
// aten.searchsorted.Tensor / rows: f32[2,3], f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x4xf32>) -> tensor<2x4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x4xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<2x4xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg0, %iterArg_5 = %arg1) : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x3xf32>, tensor<2x4xf32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<2x4xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<2x4xi32>
      %3 = stablehlo.divide %2, %c_6 : tensor<2x4xi32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<2x4xi32>
      %5 = "stablehlo.gather"(%iterArg_4, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x4xi32>) -> tensor<2x4xf32>
      %6 = stablehlo.compare GT, %5, %iterArg_5, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
      %7 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<2x4xi1>
      %10 = stablehlo.and %7, %9 : tensor<2x4xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<2x4xi32>
      %11 = stablehlo.add %4, %c_8 : tensor<2x4xi32>
      %12 = stablehlo.select %10, %11, %iterArg_2 : tensor<2x4xi1>, tensor<2x4xi32>
      %13 = stablehlo.and %7, %6 : tensor<2x4xi1>
      %14 = stablehlo.select %13, %4, %iterArg_3 : tensor<2x4xi1>, tensor<2x4xi32>
      stablehlo.return %8, %12, %14, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x3xf32>, tensor<2x4xf32>
    }
    %1 = stablehlo.convert %0#1 : (tensor<2x4xi32>) -> tensor<2x4xi64>
    return %1 : tensor<2x4xi64>
  }
}

// -----
// aten.searchsorted.Tensor / nan_in_sequence: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<4xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<4xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg0, %iterArg_5 = %arg1) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<4xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<4xi32>
      %3 = stablehlo.divide %2, %c_6 : tensor<4xi32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<4xi32>
      %5 = "stablehlo.gather"(%iterArg_4, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
      %6 = stablehlo.compare GE, %5, %iterArg_5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %7 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<4xi1>
      %10 = stablehlo.and %7, %9 : tensor<4xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<4xi32>
      %11 = stablehlo.add %4, %c_8 : tensor<4xi32>
      %12 = stablehlo.select %10, %11, %iterArg_2 : tensor<4xi1>, tensor<4xi32>
      %13 = stablehlo.and %7, %6 : tensor<4xi1>
      %14 = stablehlo.select %13, %4, %iterArg_3 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %8, %12, %14, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>
    }
    %1 = stablehlo.convert %0#1 : (tensor<4xi32>) -> tensor<4xi64>
    return %1 : tensor<4xi64>
  }
}

// -----
// aten.searchsorted.Tensor / sorter: f32[3], f32[4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3xi64>) -> tensor<4xi64> {
    %0 = stablehlo.convert %arg2 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3xi32>) -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<4xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<4xi32>
    %2:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %1, %iterArg_5 = %arg1) : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<3xf32>, tensor<4xf32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<4xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<4xi32>
      %5 = stablehlo.divide %4, %c_6 : tensor<4xi32>
      %6 = stablehlo.add %iterArg_2, %5 : tensor<4xi32>
      %7 = "stablehlo.gather"(%iterArg_4, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<4xi32>) -> tensor<4xf32>
      %8 = stablehlo.compare GE, %7, %iterArg_5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %9 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %10 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %11 = stablehlo.not %8 : tensor<4xi1>
      %12 = stablehlo.and %9, %11 : tensor<4xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<4xi32>
      %13 = stablehlo.add %6, %c_8 : tensor<4xi32>
      %14 = stablehlo.select %12, %13, %iterArg_2 : tensor<4xi1>, tensor<4xi32>
      %15 = stablehlo.and %9, %8 : tensor<4xi1>
      %16 = stablehlo.select %15, %6, %iterArg_3 : tensor<4xi1>, tensor<4xi32>
      stablehlo.return %10, %14, %16, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<4xi32>, tensor<4xi32>, tensor<3xf32>, tensor<4xf32>
    }
    %3 = stablehlo.convert %2#1 : (tensor<4xi32>) -> tensor<4xi64>
    return %3 : tensor<4xi64>
  }
}

// -----
// aten.searchsorted.Tensor / empty_sequence: f32[0], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<4xf32>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    return %c : tensor<4xi64>
  }
}

// -----
// aten.searchsorted.Scalar / int: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<i64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<4> : tensor<i32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_1 = %c, %iterArg_2 = %c_0, %iterArg_3 = %arg0, %iterArg_4 = %cst) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_2, %iterArg_1 : tensor<i32>
      %c_5 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.divide %2, %c_5 : tensor<i32>
      %4 = stablehlo.add %iterArg_1, %3 : tensor<i32>
      %5 = "stablehlo.gather"(%iterArg_3, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<f32>
      %6 = stablehlo.compare GE, %5, %iterArg_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<i1>
      %10 = stablehlo.and %7, %9 : tensor<i1>
      %11 = stablehlo.add %4, %c_6 : tensor<i32>
      %12 = stablehlo.select %10, %11, %iterArg_1 : tensor<i1>, tensor<i32>
      %13 = stablehlo.and %7, %6 : tensor<i1>
      %14 = stablehlo.select %13, %4, %iterArg_2 : tensor<i1>, tensor<i32>
      stablehlo.return %8, %12, %14, %iterArg_3, %iterArg_4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<4xf32>, tensor<f32>
    }
    %1 = stablehlo.convert %0#1 : (tensor<i32>) -> tensor<i64>
    return %1 : tensor<i64>
  }
}

// -----
// aten.bucketize.Tensor / f32: f32[2,3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<4xf32>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<2x3xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg1, %iterArg_5 = %arg0) : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xf32>, tensor<2x3xf32>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<2x3xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<2x3xi32>
      %3 = stablehlo.divide %2, %c_6 : tensor<2x3xi32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<2x3xi32>
      %5 = "stablehlo.gather"(%iterArg_4, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %6 = stablehlo.compare GE, %5, %iterArg_5, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %7 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<2x3xi1>
      %10 = stablehlo.and %7, %9 : tensor<2x3xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<2x3xi32>
      %11 = stablehlo.add %4, %c_8 : tensor<2x3xi32>
      %12 = stablehlo.select %10, %11, %iterArg_2 : tensor<2x3xi1>, tensor<2x3xi32>
      %13 = stablehlo.and %7, %6 : tensor<2x3xi1>
      %14 = stablehlo.select %13, %4, %iterArg_3 : tensor<2x3xi1>, tensor<2x3xi32>
      stablehlo.return %8, %12, %14, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xf32>, tensor<2x3xf32>
    }
    %1 = stablehlo.convert %0#1 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// -----
// aten.bucketize.Tensor / i64: i64[2,3], i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<4xi64>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %c_1 = stablehlo.constant dense<4> : tensor<2x3xi32>
    %0:5 = stablehlo.while(%iterArg = %c, %iterArg_2 = %c_0, %iterArg_3 = %c_1, %iterArg_4 = %arg1, %iterArg_5 = %arg0) : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xi64>, tensor<2x3xi64>
    cond {
      %c_6 = stablehlo.constant dense<3> : tensor<i32>
      %2 = stablehlo.compare LT, %iterArg, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %2 : tensor<i1>
    } do {
      %2 = stablehlo.subtract %iterArg_3, %iterArg_2 : tensor<2x3xi32>
      %c_6 = stablehlo.constant dense<2> : tensor<2x3xi32>
      %3 = stablehlo.divide %2, %c_6 : tensor<2x3xi32>
      %4 = stablehlo.add %iterArg_2, %3 : tensor<2x3xi32>
      %5 = "stablehlo.gather"(%iterArg_4, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<4xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
      %6 = stablehlo.compare GT, %5, %iterArg_5, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %7 = stablehlo.compare LT, %iterArg_2, %iterArg_3, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %c_7 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_7 : tensor<i32>
      %9 = stablehlo.not %6 : tensor<2x3xi1>
      %10 = stablehlo.and %7, %9 : tensor<2x3xi1>
      %c_8 = stablehlo.constant dense<1> : tensor<2x3xi32>
      %11 = stablehlo.add %4, %c_8 : tensor<2x3xi32>
      %12 = stablehlo.select %10, %11, %iterArg_2 : tensor<2x3xi1>, tensor<2x3xi32>
      %13 = stablehlo.and %7, %6 : tensor<2x3xi1>
      %14 = stablehlo.select %13, %4, %iterArg_3 : tensor<2x3xi1>, tensor<2x3xi32>
      stablehlo.return %8, %12, %14, %iterArg_4, %iterArg_5 : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<4xi64>, tensor<2x3xi64>
    }
    %1 = stablehlo.convert %0#1 : (tensor<2x3xi32>) -> tensor<2x3xi64>
    return %1 : tensor<2x3xi64>
  }
}

// -----
// aten.bucketize.Scalar / float: i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>) -> tensor<i64> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.convert %arg0 : (tensor<3xi64>) -> tensor<3xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %1:5 = stablehlo.while(%iterArg = %c, %iterArg_1 = %c, %iterArg_2 = %c_0, %iterArg_3 = %0, %iterArg_4 = %cst) : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<f32>
    cond {
      %c_5 = stablehlo.constant dense<2> : tensor<i32>
      %3 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %3 : tensor<i1>
    } do {
      %3 = stablehlo.subtract %iterArg_2, %iterArg_1 : tensor<i32>
      %c_5 = stablehlo.constant dense<2> : tensor<i32>
      %4 = stablehlo.divide %3, %c_5 : tensor<i32>
      %5 = stablehlo.add %iterArg_1, %4 : tensor<i32>
      %6 = "stablehlo.gather"(%iterArg_3, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<i32>) -> tensor<f32>
      %7 = stablehlo.compare GE, %6, %iterArg_4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.compare LT, %iterArg_1, %iterArg_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %9 = stablehlo.add %iterArg, %c_6 : tensor<i32>
      %10 = stablehlo.not %7 : tensor<i1>
      %11 = stablehlo.and %8, %10 : tensor<i1>
      %12 = stablehlo.add %5, %c_6 : tensor<i32>
      %13 = stablehlo.select %11, %12, %iterArg_1 : tensor<i1>, tensor<i32>
      %14 = stablehlo.and %8, %7 : tensor<i1>
      %15 = stablehlo.select %14, %5, %iterArg_2 : tensor<i1>, tensor<i32>
      stablehlo.return %9, %13, %15, %iterArg_3, %iterArg_4 : tensor<i32>, tensor<i32>, tensor<i32>, tensor<3xf32>, tensor<f32>
    }
    %2 = stablehlo.convert %1#1 : (tensor<i32>) -> tensor<i64>
    return %2 : tensor<i64>
  }
}

// -----
// aten.isin.Tensor_Tensor / i64: i64[2,3], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2xi64>) -> tensor<2x3xi1> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x3x1xi64>) -> tensor<2x3x2xi64>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<2xi64>) -> tensor<2x3x2xi64>
    %3 = stablehlo.compare EQ, %1, %2, SIGNED : (tensor<2x3x2xi64>, tensor<2x3x2xi64>) -> tensor<2x3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [2] : (tensor<2x3x2xi1>, tensor<i1>) -> tensor<2x3xi1>
    return %4 : tensor<2x3xi1>
  }
}

// -----
// aten.isin.Tensor_Tensor / many: i64[2,3], i64[65]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<65xi64>) -> tensor<2x3xi1> {
    %0 = stablehlo.bitcast_convert %arg1 : (tensor<65xi64>) -> tensor<65xi64>
    %1 = stablehlo.convert %0 : (tensor<65xi64>) -> tensor<65xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<65xi32>
    %2 = stablehlo.xor %1, %c : tensor<65xi32>
    %3 = stablehlo.convert %2 : (tensor<65xi32>) -> tensor<65xi64>
    %c_0 = stablehlo.constant dense<32> : tensor<65xi64>
    %4 = stablehlo.shift_left %3, %c_0 : tensor<65xi64>
    %5 = stablehlo.iota dim = 0 : tensor<65xi64>
    %6 = stablehlo.or %4, %5 : tensor<65xi64>
    %7 = "stablehlo.sort"(%6) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %27 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    }) : (tensor<65xi64>) -> tensor<65xi64>
    %c_1 = stablehlo.constant dense<4294967295> : tensor<65xi64>
    %8 = stablehlo.and %7, %c_1 : tensor<65xi64>
    %9 = stablehlo.convert %8 : (tensor<65xi64>) -> tensor<65xi32>
    %10 = "stablehlo.gather"(%0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<65xi64>, tensor<65xi32>) -> tensor<65xi64>
    %11 = stablehlo.shift_right_arithmetic %10, %c_0 : tensor<65xi64>
    %12 = stablehlo.convert %11 : (tensor<65xi64>) -> tensor<65xi32>
    %13 = stablehlo.convert %12 : (tensor<65xi32>) -> tensor<65xi64>
    %14 = stablehlo.shift_left %13, %c_0 : tensor<65xi64>
    %15 = stablehlo.iota dim = 0 : tensor<65xi64>
    %16 = stablehlo.or %14, %15 : tensor<65xi64>
    %17 = "stablehlo.sort"(%16) <{dimension = 0 : i64, is_stable = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %27 = stablehlo.compare LT, %arg2, %arg3, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    }) : (tensor<65xi64>) -> tensor<65xi64>
    %18 = stablehlo.and %17, %c_1 : tensor<65xi64>
    %19 = stablehlo.convert %18 : (tensor<65xi64>) -> tensor<65xi32>
    %20 = "stablehlo.gather"(%8, %19) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<65xi64>, tensor<65xi32>) -> tensor<65xi64>
    %21 = stablehlo.convert %20 : (tensor<65xi64>) -> tensor<65xi32>
    %22 = "stablehlo.gather"(%arg1, %21) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<65xi64>, tensor<65xi32>) -> tensor<65xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<2x3xi32>
    %c_4 = stablehlo.constant dense<65> : tensor<2x3xi32>
    %23:5 = stablehlo.while(%iterArg = %c_2, %iterArg_5 = %c_3, %iterArg_6 = %c_4, %iterArg_7 = %22, %iterArg_8 = %arg0) : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<65xi64>, tensor<2x3xi64>
    cond {
      %c_9 = stablehlo.constant dense<7> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg, %c_9, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27 = stablehlo.subtract %iterArg_6, %iterArg_5 : tensor<2x3xi32>
      %c_9 = stablehlo.constant dense<2> : tensor<2x3xi32>
      %28 = stablehlo.divide %27, %c_9 : tensor<2x3xi32>
      %29 = stablehlo.add %iterArg_5, %28 : tensor<2x3xi32>
      %30 = "stablehlo.gather"(%iterArg_7, %29) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<65xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
      %31 = stablehlo.compare GE, %30, %iterArg_8, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
      %32 = stablehlo.compare LT, %iterArg_5, %iterArg_6, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %c_10 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg, %c_10 : tensor<i32>
      %34 = stablehlo.not %31 : tensor<2x3xi1>
      %35 = stablehlo.and %32, %34 : tensor<2x3xi1>
      %c_11 = stablehlo.constant dense<1> : tensor<2x3xi32>
      %36 = stablehlo.add %29, %c_11 : tensor<2x3xi32>
      %37 = stablehlo.select %35, %36, %iterArg_5 : tensor<2x3xi1>, tensor<2x3xi32>
      %38 = stablehlo.and %32, %31 : tensor<2x3xi1>
      %39 = stablehlo.select %38, %29, %iterArg_6 : tensor<2x3xi1>, tensor<2x3xi32>
      stablehlo.return %33, %37, %39, %iterArg_7, %iterArg_8 : tensor<i32>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<65xi64>, tensor<2x3xi64>
    }
    %24 = "stablehlo.gather"(%22, %23#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<65xi64>, tensor<2x3xi32>) -> tensor<2x3xi64>
    %25 = stablehlo.compare EQ, %24, %arg0, SIGNED : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %26 = stablehlo.not %25 : tensor<2x3xi1>
    return %26 : tensor<2x3xi1>
  }
}

// -----
// aten.isin.Tensor_Tensor / nan: f32[3], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<2xf32>) -> tensor<3xi1> {
    %0 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<2xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
    return %4 : tensor<3xi1>
  }
}

// -----
// aten.isin.Tensor_Scalar / promotes: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi1> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    return %2 : tensor<4xi1>
  }
}

// -----
// aten.isin.Scalar_Tensor / invert: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<i1> {
    %c = stablehlo.constant dense<2> : tensor<i64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %1 = stablehlo.compare EQ, %arg0, %0, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %2 = stablehlo.reduce(%1 init: %c_0) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
    %3 = stablehlo.not %2 : tensor<i1>
    return %3 : tensor<i1>
  }
}

// -----
// aten.isin.Scalar_Tensor / sorted_by_eager: f32[10]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf32>) -> tensor<i1> {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    %0 = stablehlo.convert %arg0 : (tensor<10xf32>) -> tensor<10xf64>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<10xf64>
    %2 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<10xf64>, tensor<10xf64>) -> tensor<10xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.or across dimensions = [0] : (tensor<10xi1>, tensor<i1>) -> tensor<i1>
    return %3 : tensor<i1>
  }
}
