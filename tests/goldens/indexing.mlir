// aten.index.Tensor / rows: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> tensor<3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
    return %5 : tensor<3x4xf32>
  }
}

// -----
// aten.index.Tensor / rows_i32: f32[3,4], i32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<2xi32>) -> tensor<2x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2xi32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<2xi32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<2xi1>, tensor<2xi32>
    %3 = stablehlo.reshape %2 : (tensor<2xi32>) -> tensor<2x1xi32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}

// -----
// aten.index.Tensor / matrix_of_rows: f32[3,2], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<2x2xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2x2xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<2x2xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<2x2xi1>, tensor<2x2xi32>
    %4 = stablehlo.reshape %3 : (tensor<2x2xi32>) -> tensor<2x2x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<2x2x1xi32>) -> tensor<2x2x2xf32>
    return %5 : tensor<2x2x2xf32>
  }
}

// -----
// aten.index.Tensor / none_first: f32[2,3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<3x1xi32>) -> tensor<2x3xf32>
    return %5 : tensor<2x3xf32>
  }
}

// -----
// aten.index.Tensor / adjacent: f32[2,3,3,2], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<2x3x2xf32> {
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
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1, 1, 2>}> : (tensor<2x3x3x2xf32>, tensor<3x2xi32>) -> tensor<2x3x2xf32>
    return %11 : tensor<2x3x2xf32>
  }
}

// -----
// aten.index.Tensor / not_adjacent: f32[3,2,3], i64[3], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x3xf32>, %arg1: tensor<3xi64>, %arg2: tensor<3xi64>) -> tensor<3x2xf32> {
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
    %11 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1>}> : (tensor<3x2x3xf32>, tensor<3x2xi32>) -> tensor<3x2xf32>
    return %11 : tensor<3x2xf32>
  }
}

// -----
// aten.index.Tensor / broadcast: f32[3,3], i64[2,1], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<2x1xi64>, %arg2: tensor<3xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %c = stablehlo.constant dense<0> : tensor<2x1xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<2x1xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<2x1xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<2x1xi1>, tensor<2x1xi32>
    %4 = stablehlo.convert %arg2 : (tensor<3xi64>) -> tensor<3xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<3xi32>
    %5 = stablehlo.compare LT, %4, %c_1, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_2 = stablehlo.constant dense<3> : tensor<3xi32>
    %6 = stablehlo.add %4, %c_2 : tensor<3xi32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3xi1>, tensor<3xi32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
    %9 = stablehlo.reshape %8 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
    %11 = stablehlo.reshape %10 : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %12 = stablehlo.concatenate %9, %11, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %13 = "stablehlo.gather"(%arg0, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<2x3x2xi32>) -> tensor<2x3xf32>
    return %13 : tensor<2x3xf32>
  }
}

// -----
// aten.index.Tensor / mixed_widths: f32[2,3], i32[2], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>, %arg2: tensor<2xi64>) -> tensor<2xf32> {
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<2> : tensor<2xi32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<2xi32>
    %2 = stablehlo.select %0, %1, %arg1 : tensor<2xi1>, tensor<2xi32>
    %3 = stablehlo.convert %arg2 : (tensor<2xi64>) -> tensor<2xi32>
    %4 = stablehlo.compare LT, %3, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<3> : tensor<2xi32>
    %5 = stablehlo.add %3, %c_1 : tensor<2xi32>
    %6 = stablehlo.select %4, %5, %3 : tensor<2xi1>, tensor<2xi32>
    %7 = stablehlo.reshape %2 : (tensor<2xi32>) -> tensor<2x1xi32>
    %8 = stablehlo.reshape %6 : (tensor<2xi32>) -> tensor<2x1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %10 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x2xi32>) -> tensor<2xf32>
    return %10 : tensor<2xf32>
  }
}

// -----
// aten.index.Tensor / scalar_index: f32[3,2], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<i64>) -> tensor<2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<i32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<3> : tensor<i32>
    %2 = stablehlo.add %0, %c_0 : tensor<i32>
    %3 = stablehlo.select %1, %2, %0 : tensor<i1>, tensor<i32>
    %4 = stablehlo.reshape %3 : (tensor<i32>) -> tensor<1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0]>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<1xi32>) -> tensor<2xf32>
    return %5 : tensor<2xf32>
  }
}

// -----
// aten.index.Tensor / empty_index: f32[3,2], i64[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<0xi64>) -> tensor<0x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0x2xf32>
    return %cst : tensor<0x2xf32>
  }
}

// -----
// aten.index.Tensor / bool: bool[3,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xi1>, %arg1: tensor<3xi64>) -> tensor<3x2xi1> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xi1>, tensor<3x1xi32>) -> tensor<3x2xi1>
    return %5 : tensor<3x2xi1>
  }
}

// -----
// aten.index.Tensor / bf16: bf16[3,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xbf16>, %arg1: tensor<3xi64>) -> tensor<3x2xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xbf16>, tensor<3x1xi32>) -> tensor<3x2xbf16>
    return %5 : tensor<3x2xbf16>
  }
}

// -----
// aten.index.Tensor / c64: c64[3,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xcomplex<f32>>, %arg1: tensor<3xi64>) -> tensor<3x2xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xcomplex<f32>>, tensor<3x1xi32>) -> tensor<3x2xcomplex<f32>>
    return %5 : tensor<3x2xcomplex<f32>>
  }
}

// -----
// aten.index.Tensor / e4m3fn: e4m3fn[3,2], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf8E4M3FN>, %arg1: tensor<3xi64>) -> tensor<3x2xf8E4M3FN> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf8E4M3FN>, tensor<3x1xi32>) -> tensor<3x2xf8E4M3FN>
    return %5 : tensor<3x2xf8E4M3FN>
  }
}

// -----
// aten._unsafe_index.Tensor / rows: f32[3,4], i64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xi64>) -> tensor<3x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<3xi64>) -> tensor<3xi32>
    %c = stablehlo.constant dense<0> : tensor<3xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<3xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<3xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<3xi1>, tensor<3xi32>
    %4 = stablehlo.reshape %3 : (tensor<3xi32>) -> tensor<3x1xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 3, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
    return %5 : tensor<3x3xf32>
  }
}

// -----
// aten.index_select.default / dim_0: f32[3,4], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<2xi64>) -> tensor<2x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<3x4xf32>, tensor<2xi32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// aten.index_select.default / last_dim_i32: f32[2,3], i32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xi32>) -> tensor<2x2xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
}

// -----
// aten.index_select.default / scalar_index: f32[2,3], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<i64>) -> tensor<2x1xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %1 = stablehlo.convert %0 : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<1xi32>) -> tensor<2x1xf32>
    return %2 : tensor<2x1xf32>
  }
}

// -----
// aten.index_select.default / 0d: f32[], i64[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<1xi64>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.convert %arg1 : (tensor<1xi64>) -> tensor<1xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    return %3 : tensor<f32>
  }
}

// -----
// aten.index_select.default / empty_index: f32[2,3], i64[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<0xi64>) -> tensor<2x0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0xf32>
    return %cst : tensor<2x0xf32>
  }
}

// -----
// aten.gather.default / same_shape: f32[3,2], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    return %1 : tensor<2x2xf32>
  }
}

// -----
// aten.gather.default / shorter_index: f32[3,4], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<3x4xf32>) -> tensor<2x4xf32>
    %1 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %2 = "stablehlo.gather"(%0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    return %2 : tensor<2x2xf32>
  }
}

// -----
// aten.gather.default / longer_index: f32[2,2], i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x3xi64>) -> tensor<2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.gather.default / 0d: f32[], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<i64>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<i64>) -> tensor<1xi64>
    %2 = stablehlo.convert %1 : (tensor<1xi64>) -> tensor<1xi32>
    %3 = "stablehlo.gather"(%0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<1xf32>
    %4 = stablehlo.reshape %3 : (tensor<1xf32>) -> tensor<f32>
    return %4 : tensor<f32>
  }
}

// -----
// aten.gather.default / u8: u8[3,2], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xui8>, %arg1: tensor<2x2xi64>) -> tensor<2x2xui8> {
    %0 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x2xui8>, tensor<2x2xi32>) -> tensor<2x2xui8>
    return %1 : tensor<2x2xui8>
  }
}

// -----
// aten.take.default / wraps: f32[2,3], i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x2xi64>) -> tensor<2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.convert %arg1 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %c = stablehlo.constant dense<0> : tensor<2x2xi32>
    %2 = stablehlo.compare LT, %1, %c, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_0 = stablehlo.constant dense<6> : tensor<2x2xi32>
    %3 = stablehlo.add %1, %c_0 : tensor<2x2xi32>
    %4 = stablehlo.select %2, %3, %1 : tensor<2x2xi1>, tensor<2x2xi32>
    %5 = "stablehlo.gather"(%0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<6xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    return %5 : tensor<2x2xf32>
  }
}
