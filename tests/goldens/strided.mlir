// aten.slice_scatter.default / middle: f32[4,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<4x3xf32> {
    %c = stablehlo.constant dense<1> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %c_0 : (tensor<4x3xf32>, tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
}

// -----
// aten.slice_scatter.default / step: f32[2,7], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x7xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x7xf32> {
    %c = stablehlo.constant dense<true> : tensor<2x3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.pad %c, %c_0, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<2x3xi1>, tensor<i1>) -> tensor<2x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %arg1, %cst, low = [0, 1], high = [0, 1], interior = [0, 1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x7xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<2x7xi1>, tensor<2x7xf32>
    return %2 : tensor<2x7xf32>
  }
}

// -----
// aten.slice_scatter.default / whole: f32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<2xf32>) -> tensor<2xf32> {
    return %arg1 : tensor<2xf32>
  }
}

// -----
// aten.slice_scatter.default / nothing: f32[3,2], f32[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>, %arg1: tensor<0x2xf32>) -> tensor<3x2xf32> {
    return %arg0 : tensor<3x2xf32>
  }
}

// -----
// aten.select_scatter.default / negative: f32[2,3], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %c, %c_0 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<i64>, tensor<i64>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.diagonal.default / main: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<9xf32>
    %1 = stablehlo.slice %0 [0:9:4] : (tensor<9xf32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----
// aten.diagonal.default / batch_below: f32[4,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<4x2x3xf32>) -> tensor<2x4x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x3xf32>) -> tensor<2x12xf32>
    %2 = stablehlo.slice %1 [0:2, 3:12:4] : (tensor<2x12xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.diagonal.default / above_swapped: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<1xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x2xf32>) -> tensor<8xf32>
    %2 = stablehlo.slice %1 [1:2:3] : (tensor<8xf32>) -> tensor<1xf32>
    return %2 : tensor<1xf32>
  }
}

// -----
// aten.diagonal.default / beyond: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
}

// -----
// aten.diag_embed.default / batch: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [0, 0], interior = [0, 3] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x9xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x9xf32>) -> tensor<2x3x3xf32>
    return %1 : tensor<2x3x3xf32>
  }
}

// -----
// aten.diag_embed.default / below_front: i64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xi64>) -> tensor<3x2x3xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = stablehlo.pad %arg0, %c, low = [0, 3], high = [0, 1], interior = [0, 3] : (tensor<2x2xi64>, tensor<i64>) -> tensor<2x9xi64>
    %1 = stablehlo.reshape %0 : (tensor<2x9xi64>) -> tensor<2x3x3xi64>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<2x3x3xi64>) -> tensor<3x2x3xi64>
    return %2 : tensor<3x2x3xi64>
  }
}

// -----
// aten.diag_embed.default / bool_above: bool[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xi1>) -> tensor<4x4xi1> {
    %c = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.pad %arg0, %c, low = [2], high = [8], interior = [4] : (tensor<2xi1>, tensor<i1>) -> tensor<16xi1>
    %1 = stablehlo.reshape %0 : (tensor<16xi1>) -> tensor<4x4xi1>
    return %1 : tensor<4x4xi1>
  }
}

// -----
// diag / of_vector: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1], high = [3], interior = [3] : (tensor<2xf32>, tensor<f32>) -> tensor<9xf32>
    %1 = stablehlo.reshape %0 : (tensor<9xf32>) -> tensor<3x3xf32>
    return %1 : tensor<3x3xf32>
  }
}

// -----
// trace / wide: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<f32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.slice %0 [0:5:4] : (tensor<6xf32>) -> tensor<2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    return %2 : tensor<f32>
  }
}

// -----
// aten.diagonal_scatter.default / main: f32[3,4], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3xf32>) -> tensor<3x4xf32> {
    %c = stablehlo.constant dense<true> : tensor<3xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.pad %c, %c_0, low = [0], high = [1], interior = [4] : (tensor<3xi1>, tensor<i1>) -> tensor<12xi1>
    %1 = stablehlo.reshape %0 : (tensor<12xi1>) -> tensor<3x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg1, %cst, low = [0], high = [1], interior = [4] : (tensor<3xf32>, tensor<f32>) -> tensor<12xf32>
    %3 = stablehlo.reshape %2 : (tensor<12xf32>) -> tensor<3x4xf32>
    %4 = stablehlo.select %1, %3, %arg0 : tensor<3x4xi1>, tensor<3x4xf32>
    return %4 : tensor<3x4xf32>
  }
}

// -----
// aten.diagonal_scatter.default / below: f32[2,3,2], f32[3,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<3x1xf32>) -> tensor<2x3x2xf32> {
    %c = stablehlo.constant dense<true> : tensor<3x1xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %0 = stablehlo.pad %c, %c_0, low = [0, 2], high = [0, 1], interior = [0, 2] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3x4xi1>
    %1 = stablehlo.reshape %0 : (tensor<3x4xi1>) -> tensor<3x2x2xi1>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2] : (tensor<3x2x2xi1>) -> tensor<2x3x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %arg1, %cst, low = [0, 2], high = [0, 1], interior = [0, 2] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3x4xf32>
    %4 = stablehlo.reshape %3 : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0, 2] : (tensor<3x2x2xf32>) -> tensor<2x3x2xf32>
    %6 = stablehlo.select %2, %5, %arg0 : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    return %6 : tensor<2x3x2xf32>
  }
}

// -----
// aten.unfold.default / overlapping: f32[2,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x7xf32>) -> tensor<2x3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x1xi64>
    %c = stablehlo.constant dense<2> : tensor<3x1xi64>
    %1 = stablehlo.multiply %0, %c : tensor<3x1xi64>
    %2 = stablehlo.convert %1 : (tensor<3x1xi64>) -> tensor<3x1xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3>}> : (tensor<2x7xf32>, tensor<3x1xi32>) -> tensor<2x3x3xf32>
    return %3 : tensor<2x3x3xf32>
  }
}

// -----
// aten.unfold.default / by_one: f32[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2xf32>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<2x1xi64>
    %1 = stablehlo.convert %0 : (tensor<2x1xi64>) -> tensor<2x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2>}> : (tensor<4x2xf32>, tensor<2x1xi32>) -> tensor<2x3x2xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 1] : (tensor<2x3x2xf32>) -> tensor<2x2x3xf32>
    return %3 : tensor<2x2x3xf32>
  }
}

// -----
// aten.unfold.default / apart: f32[2,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x7xf32>) -> tensor<2x2x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x6xf32>) -> tensor<2x2x3xf32>
    %2 = stablehlo.slice %1 [0:2, 0:2, 0:2] : (tensor<2x2x3xf32>) -> tensor<2x2x2xf32>
    return %2 : tensor<2x2x2xf32>
  }
}

// -----
// aten.unfold.default / none_fits_scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
}

// -----
// aten.unfold.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<1xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<f32>) -> tensor<1xf32>
    return %0 : tensor<1xf32>
  }
}

// -----
// aten.unfold_copy.default / bf16: bf16[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xbf16>) -> tensor<4x2xbf16> {
    %0 = stablehlo.iota dim = 0 : tensor<4x1xi64>
    %1 = stablehlo.convert %0 : (tensor<4x1xi64>) -> tensor<4x1xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 2>}> : (tensor<5xbf16>, tensor<4x1xi32>) -> tensor<4x2xbf16>
    return %2 : tensor<4x2xbf16>
  }
}

// -----
// aten.unfold_backward.default / broadcast: f32[1,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3x3xf32>) -> tensor<2x7xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %0, %cst, low = [0, 0, 0], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
    %3 = stablehlo.transpose %2, dims = [0, 1, 3, 2] : (tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xf32>
    %4 = stablehlo.transpose %3, dims = [0, 3, 1, 2] : (tensor<2x3x2x2xf32>) -> tensor<2x2x3x2xf32>
    %5 = stablehlo.pad %4, %cst, low = [0, 0, 0, 0], high = [0, 0, 2, 0], interior = [0, 0, 0, 0] : (tensor<2x2x3x2xf32>, tensor<f32>) -> tensor<2x2x5x2xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x2x5x2xf32>) -> tensor<2x10x2xf32>
    %7 = stablehlo.slice %6 [0:2, 0:8, 0:2] : (tensor<2x10x2xf32>) -> tensor<2x8x2xf32>
    %8 = stablehlo.reshape %7 : (tensor<2x8x2xf32>) -> tensor<2x2x4x2xf32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x2x4x2xf32>, tensor<f32>) -> tensor<2x4x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<2x4x2xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.pad %10, %cst, low = [0, 0], high = [0, -1], interior = [0, 0] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2x7xf32>
    return %11 : tensor<2x7xf32>
  }
}

// -----
// aten.as_strided.default / dense: f32[2,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<12xf32>
    %1 = stablehlo.slice %0 [2:8] : (tensor<12xf32>) -> tensor<6xf32>
    %2 = stablehlo.reshape %1 : (tensor<6xf32>) -> tensor<3x2xf32>
    return %2 : tensor<3x2xf32>
  }
}

// -----
// aten.as_strided.default / windows: f32[9]
module @tpu_compile {
  func.func @main(%arg0: tensor<9xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x4x1xi64>
    %c = stablehlo.constant dense<2> : tensor<3x4x1xi64>
    %1 = stablehlo.multiply %0, %c : tensor<3x4x1xi64>
    %2 = stablehlo.iota dim = 1 : tensor<3x4x1xi64>
    %c_0 = stablehlo.constant dense<1> : tensor<3x4x1xi64>
    %3 = stablehlo.add %1, %2 : tensor<3x4x1xi64>
    %4 = stablehlo.add %3, %c_0 : tensor<3x4x1xi64>
    %5 = stablehlo.convert %4 : (tensor<3x4x1xi64>) -> tensor<3x4x1xi32>
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<9xf32>, tensor<3x4x1xi32>) -> tensor<3x4xf32>
    return %6 : tensor<3x4xf32>
  }
}

// -----
// aten.as_strided.default / of_transpose: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<6xf32>
    %3 = stablehlo.slice %2 [0:4] : (tensor<6xf32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

// -----
// aten.as_strided.default / broadcast: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:3] : (tensor<4xf32>) -> tensor<3xf32>
    %1 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<1x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}

// -----
// aten.as_strided.default / scalar: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<f32> {
    %0 = stablehlo.slice %arg0 [3:4] : (tensor<4xf32>) -> tensor<1xf32>
    %1 = stablehlo.reshape %0 : (tensor<1xf32>) -> tensor<f32>
    return %1 : tensor<f32>
  }
}

// -----
// aten.as_strided_scatter.default / gaps: f32[2,4], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x2xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4xf32>) -> tensor<8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<2x2x1xi64>
    %c = stablehlo.constant dense<4> : tensor<2x2x1xi64>
    %2 = stablehlo.multiply %1, %c : tensor<2x2x1xi64>
    %3 = stablehlo.iota dim = 1 : tensor<2x2x1xi64>
    %c_0 = stablehlo.constant dense<2> : tensor<2x2x1xi64>
    %4 = stablehlo.multiply %3, %c_0 : tensor<2x2x1xi64>
    %c_1 = stablehlo.constant dense<1> : tensor<2x2x1xi64>
    %5 = stablehlo.add %2, %4 : tensor<2x2x1xi64>
    %6 = stablehlo.add %5, %c_1 : tensor<2x2x1xi64>
    %7 = stablehlo.convert %6 : (tensor<2x2x1xi64>) -> tensor<2x2x1xi32>
    %8 = "stablehlo.scatter"(%0, %7, %arg1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<8xf32>, tensor<2x2x1xi32>, tensor<2x2xf32>) -> tensor<8xf32>
    %9 = stablehlo.reshape %8 : (tensor<8xf32>) -> tensor<2x4xf32>
    return %9 : tensor<2x4xf32>
  }
}
