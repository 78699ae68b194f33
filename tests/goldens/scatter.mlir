// aten.index_put.default / rows: f32[3,2], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / accumulate: f32[3,2], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / accumulate_i64: i64[3], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<3xi64> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<3xi64>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3xi64>
    return %5 : tensor<3xi64>
  }
}

// -----
// aten.index_put.default / accumulate_bool: bool[3], i64[3], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi64>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %6 = stablehlo.or %arg3, %arg4 : tensor<i1>
      stablehlo.return %6 : tensor<i1>
    }) : (tensor<3xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<3xi1>
    return %5 : tensor<3xi1>
  }
}

// -----
// aten.index_put.default / accumulate_c64: c64[3], i64[3], c64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>, %arg1: tensor<3xi64>, %arg2: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %6 : tensor<complex<f32>>
    }) : (tensor<3xcomplex<f32>>, tensor<3x1xi32>, tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    return %5 : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.index_put.default / accumulate_bf16: bf16[3], i64[3], bf16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xbf16>, %arg1: tensor<3xi64>, %arg2: tensor<3xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<bf16>, %arg4: tensor<bf16>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<bf16>
      stablehlo.return %6 : tensor<bf16>
    }) : (tensor<3xbf16>, tensor<3x1xi32>, tensor<3xbf16>) -> tensor<3xbf16>
    return %5 : tensor<3xbf16>
  }
}

// -----
// aten.index_put.default / broadcast_value: f32[3,2], i64[3], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<f32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %6 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %6 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / none_first: f32[2,3], i64[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.scatter"(%arg0, %4, %5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
}

// -----
// aten.index_put.default / not_adjacent: f32[3,2,3], i64[3], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>, %arg3: tensor<3x2xf32>) -> tensor<3x2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.convert %arg2 : (tensor<3xi64>) -> tensor<3xi32>
    %5 = stablehlo.compare LT, %4, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %6 = stablehlo.add %4, %c_0 : tensor<3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3xi1>, tensor<3xi32>
    %8 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %9 = stablehlo.reshape %7 : (tensor<3xi32>) -> tensor<3x1xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %11 = "stablehlo.scatter"(%arg0, %10, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<3x2x3xf32>, tensor<3x2xi32>, tensor<3x2xf32>) -> tensor<3x2x3xf32>
    return %11 : tensor<3x2x3xf32>
  }
}

// -----
// aten.index_put.default / empty_index: f32[3,2], i64[0], f32[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<0xi64>, %arg2: tensor<0x2xf32>) -> tensor<3x2xf32> {
    return %arg0 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / mask: f32[2,3], bool[2,3], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi1>, %arg2: tensor<f32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
    %1 = stablehlo.select %arg1, %0, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_put.default / mask_of_rows: f32[3,2], bool[3], f32[1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi1>, %arg2: tensor<1x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xi1>) -> tensor<3x1xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %3 = stablehlo.select %2, %1, %arg0 : tensor<3x2xi1>, tensor<3x2xf32>
    return %3 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / mask_of_columns: f32[2,3], bool[3], f32[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi1>, %arg2: tensor<2x1xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xi1>) -> tensor<2x3xi1>
    %2 = stablehlo.select %1, %0, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.index_put.default / mask_lists_rows: f32[3,2], bool[3], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi1>, %arg2: tensor<2x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi1>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = "stablehlo.reduce_window"(%0, %c) <{base_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>, window_dilations = array<i64: 1>, window_dimensions = array<i64: 3>, window_strides = array<i64: 1>}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %7 : tensor<i32>
    }) : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<3xi32>
    %2 = stablehlo.subtract %1, %c_0 : tensor<3xi32>
    %3 = "stablehlo.gather"(%arg2, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<2x2xf32>, tensor<3xi32>) -> tensor<3x2xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3xi1>) -> tensor<3x1xi1>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3x1xi1>) -> tensor<3x2xi1>
    %6 = stablehlo.select %5, %3, %arg0 : tensor<3x2xi1>, tensor<3x2xf32>
    return %6 : tensor<3x2xf32>
  }
}

// -----
// aten.index_put.default / mask_then_none: f32[2,3], bool[2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi1>, %arg2: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<2xi1>) -> tensor<2x1xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %3 = stablehlo.select %2, %1, %arg0 : tensor<2x3xi1>, tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// -----
// aten.index_put.default / mask_accumulate: i64[2,3], bool[2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2xi1>, %arg2: tensor<3xi64>) -> tensor<2x3xi64> {
    %0 = stablehlo.reshape %arg1 : (tensor<2xi1>) -> tensor<2x1xi1>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xi64>) -> tensor<2x3xi64>
    %2 = stablehlo.add %arg0, %1 : tensor<2x3xi64>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %4 = stablehlo.select %3, %2, %arg0 : tensor<2x3xi1>, tensor<2x3xi64>
    return %4 : tensor<2x3xi64>
  }
}

// -----
// aten._unsafe_index_put.default / rows: f32[3,2], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}

// -----
// aten._index_put_impl.default / rows: f32[3,2], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %5 : tensor<3x2xf32>
  }
}

// -----
// aten.scatter.src / last_write_stays: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter.src / shorter_index: f32[4,3], i64[2,2], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2x2xi64>, %arg2: tensor<3x2xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.slice %arg2 [0:2, 0:2] : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %3 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %5 = stablehlo.concatenate %2, %4, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<2x2x2xi32>, tensor<2x2xf32>) -> tensor<4x3xf32>
    return %6 : tensor<4x3xf32>
  }
}

// -----
// aten.scatter.src / 0d: f32[], i64[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.reshape %arg2 : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.convert %1 : (tensor<1xi64>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.reshape %4 : (tensor<1x1xi32>) -> tensor<i32>
    %6 = stablehlo.compare GE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare LE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.and %6, %7 : tensor<i1>
    %9 = stablehlo.dynamic_slice %0, %5, sizes = [1] : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %11 = stablehlo.select %10, %2, %9 : tensor<1xi1>, tensor<1xf32>
    %12 = stablehlo.dynamic_update_slice %0, %11, %5 : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    return %13 : tensor<f32>
  }
}

// -----
// aten.scatter.src / i64: i64[2,3], i64[2,3], i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xi64>) -> tensor<2x3xi64> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      stablehlo.return %arg4 : tensor<i64>
    }) : (tensor<2x3xi64>, tensor<2x3x1xi32>, tensor<2x3xi64>) -> tensor<2x3xi64>
    return %2 : tensor<2x3xi64>
  }
}

// -----
// aten.scatter.value / one_hot: i64[2,4], i64[2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xi64>, %arg1: tensor<2x1xi64>) -> tensor<2x4xi64> {
    %c = stablehlo.constant dense<1> : tensor<2x1xi64>
    %0 = stablehlo.convert %arg1 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xi32>) -> tensor<2x1x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      stablehlo.return %arg3 : tensor<i64>
    }) : (tensor<2x4xi64>, tensor<2x1x1xi32>, tensor<2x1xi64>) -> tensor<2x4xi64>
    return %2 : tensor<2x4xi64>
  }
}

// -----
// aten.scatter.value / empty_index: f32[2,4], i64[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x0xi64>) -> tensor<2x4xf32> {
    return %arg0 : tensor<2x4xf32>
  }
}

// -----
// aten.scatter_add.default / twice: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_add.default / dim_0: f32[3,2], i64[2,2], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2xi64>, %arg2: tensor<2x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<2x2x1xi32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
}

// -----
// aten.scatter_add.default / larger_src: f32[3,4], i64[2,2], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xi64>, %arg2: tensor<2x3xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.slice %arg2 [0:2, 0:2] : (tensor<2x3xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %2 = stablehlo.reshape %1 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %3 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %5 = stablehlo.concatenate %2, %4, dim = 2 : (tensor<2x2x1xi32>, tensor<2x2x1xi32>) -> tensor<2x2x2xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<3x4xf32>, tensor<2x2x2xi32>, tensor<2x2xf32>) -> tensor<3x4xf32>
    return %6 : tensor<3x4xf32>
  }
}

// -----
// aten.scatter_add.default / i32_wraps: i32[3], i64[2], i32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi32>, %arg1: tensor<2xi64>, %arg2: tensor<2xi32>) -> tensor<3xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %1 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<2x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %3 = stablehlo.add %arg3, %arg4 : tensor<i32>
      stablehlo.return %3 : tensor<i32>
    }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
}

// -----
// aten.scatter_add.default / bool: bool[2,3], i64[2,3], bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xi1>) -> tensor<2x3xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %3 = stablehlo.or %arg3, %arg4 : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<2x3xi1>, tensor<2x3x1xi32>, tensor<2x3xi1>) -> tensor<2x3xi1>
    return %2 : tensor<2x3xi1>
  }
}

// -----
// aten.scatter.reduce / add: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter.reduce / u8: u8[2,3], i64[2,3], u8[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xui8>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xui8>) -> tensor<2x3xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<ui8>, %arg4: tensor<ui8>):
      %3 = stablehlo.multiply %arg3, %arg4 : tensor<ui8>
      stablehlo.return %3 : tensor<ui8>
    }) : (tensor<2x3xui8>, tensor<2x3x1xi32>, tensor<2x3xui8>) -> tensor<2x3xui8>
    return %2 : tensor<2x3xui8>
  }
}

// -----
// aten.scatter.value_reduce / multiply: f32[2,3], i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = stablehlo.multiply %arg2, %arg3 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / sum: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / sum_without_self: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%2, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / prod: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / prod_without_self: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%2, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / mean: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%cst, %4, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.divide %2, %5 : tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / mean_without_self: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%2, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %6 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %7 = stablehlo.reshape %6 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %8 = "stablehlo.scatter"(%cst, %7, %cst_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = stablehlo.maximum %8, %cst_0 : tensor<2x3xf32>
    %10 = stablehlo.divide %5, %9 : tensor<2x3xf32>
    return %10 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / amax: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / amax_without_self: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%2, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / amin: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / amin_without_self: f32[2,3], i64[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %5 = "stablehlo.scatter"(%2, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2x3x1xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.scatter_reduce.two / mean_i64: i64[3], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi64>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<3xi64> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = stablehlo.reshape %0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %15 : tensor<i64>
    }) : (tensor<3xi64>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3xi64>
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %3 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.scatter"(%c, %4, %c) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %15 : tensor<i64>
    }) : (tensor<3xi64>, tensor<3x1xi32>, tensor<3xi64>) -> tensor<3xi64>
    %c_0 = stablehlo.constant dense<0> : tensor<3xi64>
    %6 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = stablehlo.select %6, %c, %5 : tensor<3xi1>, tensor<3xi64>
    %8 = stablehlo.divide %2, %7 : tensor<3xi64>
    %9 = stablehlo.multiply %8, %5 : tensor<3xi64>
    %10 = stablehlo.compare NE, %9, %2, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %11 = stablehlo.compare LT, %2, %c_0, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %12 = stablehlo.and %10, %11 : tensor<3xi1>
    %13 = stablehlo.subtract %8, %c : tensor<3xi64>
    %14 = stablehlo.select %12, %13, %8 : tensor<3xi1>, tensor<3xi64>
    return %14 : tensor<3xi64>
  }
}

// -----
// aten.scatter_reduce.two / mean_bf16: bf16[3], i64[3], bf16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xbf16>, %arg1: tensor<3xi64>, %arg2: tensor<3xbf16>) -> tensor<3xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<3xbf16>) -> tensor<3xf32>
    %1 = stablehlo.convert %arg2 : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = stablehlo.reshape %2 : (tensor<3xi32>) -> tensor<3x1xi32>
    %4 = "stablehlo.scatter"(%0, %3, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
    %5 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %6 = stablehlo.reshape %5 : (tensor<3xi32>) -> tensor<3x1xi32>
    %7 = "stablehlo.scatter"(%cst, %6, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = stablehlo.divide %4, %7 : tensor<3xf32>
    %9 = stablehlo.convert %8 : (tensor<3xf32>) -> tensor<3xbf16>
    return %9 : tensor<3xbf16>
  }
}

// -----
// aten.scatter_reduce.two / nan: f32[3], i64[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = stablehlo.reshape %0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<3xf32>, tensor<3x1xi32>, tensor<3xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
}

// -----
// aten.scatter_reduce.two / bool: bool[3], i64[3], bool[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi64>, %arg2: tensor<3xi1>) -> tensor<3xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = stablehlo.reshape %0 : (tensor<3xi32>) -> tensor<3x1xi32>
    %2 = "stablehlo.scatter"(%arg0, %1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %3 = stablehlo.and %arg3, %arg4 : tensor<i1>
      stablehlo.return %3 : tensor<i1>
    }) : (tensor<3xi1>, tensor<3x1xi32>, tensor<3xi1>) -> tensor<3xi1>
    return %2 : tensor<3xi1>
  }
}

// -----
// aten.index_add.default / rows: f32[3,2], i64[3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<3x2xf32>, tensor<3xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    return %1 : tensor<3x2xf32>
  }
}

// -----
// aten.index_add.default / alpha: f32[2,3], i32[2], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2x2xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %0 = stablehlo.multiply %arg2, %cst : tensor<2x2xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_add.default / 0d: i64[], i64[], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
    %0 = stablehlo.reshape %arg0 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.convert %1 : (tensor<1xi64>) -> tensor<1xi32>
    %4 = "stablehlo.scatter"(%0, %3, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<i64>
      stablehlo.return %6 : tensor<i64>
    }) : (tensor<1xi64>, tensor<1xi32>, tensor<1xi64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    return %5 : tensor<i64>
  }
}

// -----
// aten.index_add.default / bool: bool[3], i64[2], bool[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<2xi64>, %arg2: tensor<2xi1>) -> tensor<3xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<i1>, %arg4: tensor<i1>):
      %2 = stablehlo.or %arg3, %arg4 : tensor<i1>
      stablehlo.return %2 : tensor<i1>
    }) : (tensor<3xi1>, tensor<2xi32>, tensor<2xi1>) -> tensor<3xi1>
    return %1 : tensor<3xi1>
  }
}

// -----
// aten.index_copy.default / columns: f32[2,3], i64[2], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_copy.default / 0d: f32[], i64[], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i64>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.convert %1 : (tensor<1xi64>) -> tensor<1xi32>
    %4 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.reshape %4 : (tensor<1x1xi32>) -> tensor<i32>
    %6 = stablehlo.compare GE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = stablehlo.compare LE, %5, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %8 = stablehlo.and %6, %7 : tensor<i1>
    %9 = stablehlo.dynamic_slice %0, %5, sizes = [1] : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<i1>) -> tensor<1xi1>
    %11 = stablehlo.select %10, %2, %9 : tensor<1xi1>, tensor<1xf32>
    %12 = stablehlo.dynamic_update_slice %0, %11, %5 : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
    %13 = stablehlo.reshape %12 : (tensor<1xf32>) -> tensor<f32>
    return %13 : tensor<f32>
  }
}

// -----
// aten.index_fill.int_Scalar / wraps: f32[2,3], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<2xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<2xi1>, tensor<2xi32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<2x2xf32>
    %4 = "stablehlo.scatter"(%arg0, %3, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<2xi32>, tensor<2x2xf32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// -----
// aten.index_fill.int_Tensor / i32: i32[3,2], i64[1], i32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xi32>, %arg1: tensor<1xi64>, %arg2: tensor<i32>) -> tensor<3x2xi32> {
    %0 = stablehlo.convert %arg1 : (tensor<1xi64>) -> tensor<1xi32>
    %c = stablehlo.constant dense<0> : tensor<1xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<1xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<1xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<1xi1>, tensor<1xi32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<i32>) -> tensor<1x2xi32>
    %5 = stablehlo.reshape %3 : (tensor<1xi32>) -> tensor<1x1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.reshape %5 : (tensor<1x1xi32>) -> tensor<i32>
    %7 = stablehlo.compare GE, %6, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_2 = stablehlo.constant dense<2> : tensor<i32>
    %8 = stablehlo.compare LE, %6, %c_2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = stablehlo.and %7, %8 : tensor<i1>
    %10 = stablehlo.dynamic_slice %arg0, %6, %c_1, sizes = [1, 2] : (tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> tensor<1x2xi32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<1x2xi1>
    %12 = stablehlo.select %11, %4, %10 : tensor<1x2xi1>, tensor<1x2xi32>
    %13 = stablehlo.dynamic_update_slice %arg0, %12, %6, %c_1 : (tensor<3x2xi32>, tensor<1x2xi32>, tensor<i32>, tensor<i32>) -> tensor<3x2xi32>
    return %13 : tensor<3x2xi32>
  }
}

// -----
// aten.index_reduce.default / prod: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / prod_without_self: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%1, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.multiply %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / mean: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%cst, %2, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.divide %1, %3 : tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / mean_without_self: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%1, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %4 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %5 = "stablehlo.scatter"(%cst, %4, %cst_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.maximum %5, %cst_0 : tensor<2x3xf32>
    %7 = stablehlo.divide %3, %6 : tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / amax: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / amax_without_self: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%1, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.maximum %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / amin: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.index_reduce.default / amin_without_self: f32[2,3], i64[3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0x7F800000> : tensor<2x3xf32>
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %cst) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %3 = "stablehlo.scatter"(%1, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.minimum %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x3xf32>, tensor<3xi32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}

// -----
// aten.put.default / wraps: f32[2,3], i64[2,2], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x2xi64>, %arg2: tensor<4xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x2xi64>) -> tensor<4xi64>
    %2 = stablehlo.convert %1 : (tensor<4xi64>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %3 = stablehlo.compare LT, %2, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<4xi32>
    %4 = stablehlo.add %2, %c_0 : tensor<4xi32>
    %5 = stablehlo.select %3, %4, %2 : tensor<4xi1>, tensor<4xi32>
    %6 = "stablehlo.scatter"(%0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<6xf32>, tensor<4xi32>, tensor<4xf32>) -> tensor<6xf32>
    %7 = stablehlo.reshape %6 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %7 : tensor<2x3xf32>
  }
}

// -----
// aten.put.default / accumulate: f32[2,3], i64[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<2xi32>
    %3 = stablehlo.add %1, %c_0 : tensor<2xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<2xi1>, tensor<2xi32>
    %5 = "stablehlo.scatter"(%0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %7 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<6xf32>, tensor<2xi32>, tensor<2xf32>) -> tensor<6xf32>
    %6 = stablehlo.reshape %5 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
}

// -----
// aten.histc.default / range_of_the_data: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> (tensor<3xf32>, tensor<i1>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4xf32>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.is_finite %1 : (tensor<f32>) -> tensor<i1>
    %4 = stablehlo.is_finite %2 : (tensor<f32>) -> tensor<i1>
    %5 = stablehlo.and %3, %4 : tensor<i1>
    %6 = stablehlo.compare EQ, %1, %2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.select %6, %cst_2, %cst_3 : tensor<i1>, tensor<f32>
    %8 = stablehlo.subtract %1, %7 : tensor<f32>
    %9 = stablehlo.add %2, %7 : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %11 = stablehlo.subtract %0, %10 : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<8xf32>
    %12 = stablehlo.multiply %11, %cst_4 : tensor<8xf32>
    %13 = stablehlo.subtract %9, %8 : tensor<f32>
    %14 = stablehlo.clamp %13, %12, %13 : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = stablehlo.divide %12, %14 : tensor<8xf32>
    %16 = stablehlo.abs %15 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<9.22337203E+18> : tensor<8xf32>
    %17 = stablehlo.compare LT, %16, %cst_5, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %18 = stablehlo.convert %15 : (tensor<8xf32>) -> tensor<8xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8xi64>
    %19 = stablehlo.select %17, %18, %c : tensor<8xi1>, tensor<8xi64>
    %c_6 = stablehlo.constant dense<2> : tensor<8xi64>
    %20 = stablehlo.minimum %19, %c_6 : tensor<8xi64>
    %21 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.compare GE, %0, %21, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %23 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.compare LE, %0, %23, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %25 = stablehlo.and %22, %24 : tensor<8xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %c_8 = stablehlo.constant dense<3> : tensor<8xi64>
    %26 = stablehlo.select %25, %20, %c_8 : tensor<8xi1>, tensor<8xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %27 = stablehlo.convert %26 : (tensor<8xi64>) -> tensor<8xi32>
    %28 = "stablehlo.scatter"(%cst_7, %27, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %29 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %29 : tensor<f32>
    }) : (tensor<3xf32>, tensor<8xi32>, tensor<8xf32>) -> tensor<3xf32>
    return %28, %5 : tensor<3xf32>, tensor<i1>
  }
}

// -----
// aten.histc.default / edges: f64[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf64>) -> (tensor<10xf64>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.is_finite %0 : (tensor<f64>) -> tensor<i1>
    %3 = stablehlo.is_finite %1 : (tensor<f64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.select %5, %cst_2, %cst_3 : tensor<i1>, tensor<f64>
    %7 = stablehlo.subtract %0, %6 : tensor<f64>
    %8 = stablehlo.add %1, %6 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %10 = stablehlo.subtract %arg0, %9 : tensor<5xf64>
    %cst_4 = stablehlo.constant dense<1.000000e+01> : tensor<5xf64>
    %11 = stablehlo.multiply %10, %cst_4 : tensor<5xf64>
    %12 = stablehlo.subtract %8, %7 : tensor<f64>
    %13 = stablehlo.clamp %12, %11, %12 : (tensor<f64>, tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
    %14 = stablehlo.divide %11, %13 : tensor<5xf64>
    %15 = stablehlo.abs %14 : tensor<5xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<5xf64>
    %16 = stablehlo.compare LT, %15, %cst_5, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %17 = stablehlo.convert %14 : (tensor<5xf64>) -> tensor<5xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<5xi64>
    %18 = stablehlo.select %16, %17, %c : tensor<5xi1>, tensor<5xi64>
    %c_6 = stablehlo.constant dense<9> : tensor<5xi64>
    %19 = stablehlo.minimum %18, %c_6 : tensor<5xi64>
    %20 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %21 = stablehlo.compare GE, %arg0, %20, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %22 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<5xf64>
    %23 = stablehlo.compare LE, %arg0, %22, FLOAT : (tensor<5xf64>, tensor<5xf64>) -> tensor<5xi1>
    %24 = stablehlo.and %21, %23 : tensor<5xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<10xf64>
    %c_8 = stablehlo.constant dense<10> : tensor<5xi64>
    %25 = stablehlo.select %24, %19, %c_8 : tensor<5xi1>, tensor<5xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<5xf64>
    %26 = stablehlo.convert %25 : (tensor<5xi64>) -> tensor<5xi32>
    %27 = "stablehlo.scatter"(%cst_7, %26, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %28 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %28 : tensor<f64>
    }) : (tensor<10xf64>, tensor<5xi32>, tensor<5xf64>) -> tensor<10xf64>
    return %27, %4 : tensor<10xf64>, tensor<i1>
  }
}

// -----
// aten.histc.default / one_value: f64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf64>) -> (tensor<3xf64>, tensor<i1>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2xf64>
    %cst_0 = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.minimum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %1 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %2 = stablehlo.is_finite %0 : (tensor<f64>) -> tensor<i1>
    %3 = stablehlo.is_finite %1 : (tensor<f64>) -> tensor<i1>
    %4 = stablehlo.and %2, %3 : tensor<i1>
    %5 = stablehlo.compare EQ, %0, %1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %6 = stablehlo.select %5, %cst_2, %cst_3 : tensor<i1>, tensor<f64>
    %7 = stablehlo.subtract %0, %6 : tensor<f64>
    %8 = stablehlo.add %1, %6 : tensor<f64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %10 = stablehlo.subtract %arg0, %9 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<2xf64>
    %11 = stablehlo.multiply %10, %cst_4 : tensor<2xf64>
    %12 = stablehlo.subtract %8, %7 : tensor<f64>
    %13 = stablehlo.clamp %12, %11, %12 : (tensor<f64>, tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
    %14 = stablehlo.divide %11, %13 : tensor<2xf64>
    %15 = stablehlo.abs %14 : tensor<2xf64>
    %cst_5 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<2xf64>
    %16 = stablehlo.compare LT, %15, %cst_5, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %17 = stablehlo.convert %14 : (tensor<2xf64>) -> tensor<2xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<2xi64>
    %18 = stablehlo.select %16, %17, %c : tensor<2xi1>, tensor<2xi64>
    %c_6 = stablehlo.constant dense<2> : tensor<2xi64>
    %19 = stablehlo.minimum %18, %c_6 : tensor<2xi64>
    %20 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %21 = stablehlo.compare GE, %arg0, %20, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %22 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %23 = stablehlo.compare LE, %arg0, %22, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %24 = stablehlo.and %21, %23 : tensor<2xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<3xf64>
    %c_8 = stablehlo.constant dense<3> : tensor<2xi64>
    %25 = stablehlo.select %24, %19, %c_8 : tensor<2xi1>, tensor<2xi64>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
    %26 = stablehlo.convert %25 : (tensor<2xi64>) -> tensor<2xi32>
    %27 = "stablehlo.scatter"(%cst_7, %26, %cst_9) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %28 = stablehlo.add %arg1, %arg2 : tensor<f64>
      stablehlo.return %28 : tensor<f64>
    }) : (tensor<3xf64>, tensor<2xi32>, tensor<2xf64>) -> tensor<3xf64>
    return %27, %4 : tensor<3xf64>, tensor<i1>
  }
}

// -----
// aten.histc.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<6xf32>
    %0 = stablehlo.subtract %arg0, %cst : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<4.000000e+00> : tensor<6xf32>
    %1 = stablehlo.multiply %0, %cst_1 : tensor<6xf32>
    %2 = stablehlo.subtract %cst_0, %cst : tensor<6xf32>
    %3 = stablehlo.clamp %2, %1, %2 : tensor<6xf32>
    %4 = stablehlo.divide %1, %3 : tensor<6xf32>
    %5 = stablehlo.abs %4 : tensor<6xf32>
    %cst_2 = stablehlo.constant dense<9.22337203E+18> : tensor<6xf32>
    %6 = stablehlo.compare LT, %5, %cst_2, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %7 = stablehlo.convert %4 : (tensor<6xf32>) -> tensor<6xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<6xi64>
    %8 = stablehlo.select %6, %7, %c : tensor<6xi1>, tensor<6xi64>
    %c_3 = stablehlo.constant dense<3> : tensor<6xi64>
    %9 = stablehlo.minimum %8, %c_3 : tensor<6xi64>
    %10 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %11 = stablehlo.compare LE, %arg0, %cst_0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %12 = stablehlo.and %10, %11 : tensor<6xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %c_5 = stablehlo.constant dense<4> : tensor<6xi64>
    %13 = stablehlo.select %12, %9, %c_5 : tensor<6xi1>, tensor<6xi64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<6xf32>
    %14 = stablehlo.convert %13 : (tensor<6xi64>) -> tensor<6xi32>
    %15 = "stablehlo.scatter"(%cst_4, %14, %cst_6) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %16 : tensor<f32>
    }) : (tensor<4xf32>, tensor<6xi32>, tensor<6xf32>) -> tensor<4xf32>
    return %15 : tensor<4xf32>
  }
}
