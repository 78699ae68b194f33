// aten.t.default / view_of_input: f32[2,3]
module @tpu_compile {
  func.func @main() {
    return
  }
}

// -----
// aten.t.default / matrix: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----
// aten.t.default / vector: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    return %arg0 : tensor<3xf32>
  }
}

// -----
// aten.transpose.int / negative_dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<4x3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [2, 1, 0] : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
    return %0 : tensor<4x3x2xf32>
  }
}

// -----
// aten.transpose.int / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    return %arg0 : tensor<f32>
  }
}

// -----
// aten.permute.default / negative_dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<4x2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [2, 0, 1] : (tensor<2x3x4xf32>) -> tensor<4x2x3xf32>
    return %0 : tensor<4x2x3xf32>
  }
}

// -----
// aten.flip.default / dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0, 2] : tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
}

// -----
// aten.flip.default / none: bool[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xi1>) -> tensor<2xi1> {
    return %arg0 : tensor<2xi1>
  }
}

// -----
// aten.permute_copy.default / matrix: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----
// aten.roll.default / dims: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.slice %arg0 [1:2, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<1x3x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3x4xf32>, tensor<1x3x4xf32>) -> tensor<2x3x4xf32>
    %3 = stablehlo.slice %2 [0:2, 0:3, 1:4] : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    %4 = stablehlo.slice %2 [0:2, 0:3, 0:1] : (tensor<2x3x4xf32>) -> tensor<2x3x1xf32>
    %5 = stablehlo.concatenate %3, %4, dim = 2 : (tensor<2x3x3xf32>, tensor<2x3x1xf32>) -> tensor<2x3x4xf32>
    return %5 : tensor<2x3x4xf32>
  }
}

// -----
// aten.roll.default / flat: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %1 = stablehlo.slice %0 [4:6] : (tensor<6xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %0 [0:4] : (tensor<6xf32>) -> tensor<4xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<2xf32>, tensor<4xf32>) -> tensor<6xf32>
    %4 = stablehlo.reshape %3 : (tensor<6xf32>) -> tensor<2x3xf32>
    return %4 : tensor<2x3xf32>
  }
}

// -----
// aten.roll.default / whole_turns: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2x3xi64> {
    return %arg0 : tensor<2x3xi64>
  }
}

// -----
// rot90 / once: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.reverse %arg0, dims = [1] : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.expand.default / new_dim: f32[3,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x1xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<3x1xf32>) -> tensor<2x3x4xf32>
    return %0 : tensor<2x3x4xf32>
  }
}

// -----
// aten.repeat.default / new_dim: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<4x2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<4x2x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x2x2x3xf32>) -> tensor<4x2x6xf32>
    return %1 : tensor<4x2x6xf32>
  }
}

// -----
// aten.repeat.default / of_size_one: f32[1,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// aten.repeat.default / zero_times: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<0x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 3] : (tensor<2x3xf32>) -> tensor<0x2x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<0x2x2x3xf32>) -> tensor<0x6xf32>
    return %1 : tensor<0x6xf32>
  }
}

// -----
// aten.repeat.default / scalar: i32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<i32>) -> tensor<2x2xi32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}

// -----
// aten.slice.Tensor / step: f32[7,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<7x2xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.slice %arg0 [1:6:2, 0:2] : (tensor<7x2xf32>) -> tensor<3x2xf32>
    return %0 : tensor<3x2xf32>
  }
}

// -----
// aten.slice.Tensor / negative: f32[2,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x7xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 2:6] : (tensor<2x7xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.slice.Tensor / out_of_range: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}

// -----
// aten.slice.Tensor / empty: f32[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x2xf32>) -> tensor<0x2xf32> {
    %0 = stablehlo.slice %arg0 [3:3, 0:2] : (tensor<4x2xf32>) -> tensor<0x2xf32>
    return %0 : tensor<0x2xf32>
  }
}

// -----
// aten.select.int / middle: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 1:2, 0:4] : (tensor<2x3x4xf32>) -> tensor<2x1x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1x4xf32>) -> tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// aten.select.int / negative: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}

// -----
// aten.cat.default / rows: f32[2,3], f32[1,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}

// -----
// aten.cat.default / last_dim: f32[2,3], f32[2,1], f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x1xf32>, %arg2: tensor<2x0xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.concatenate %arg0, %arg1, %arg2, dim = 1 : (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x0xf32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// aten.cat.default / promote: f32[2], i64[1], bf16[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<1xi64>, %arg2: tensor<2xbf16>) -> tensor<5xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<1xi64>) -> tensor<1xf32>
    %1 = stablehlo.convert %arg2 : (tensor<2xbf16>) -> tensor<2xf32>
    %2 = stablehlo.concatenate %arg0, %0, %1, dim = 0 : (tensor<2xf32>, tensor<1xf32>, tensor<2xf32>) -> tensor<5xf32>
    return %2 : tensor<5xf32>
  }
}

// -----
// aten.cat.default / empty_vectors: f32[0], f32[2,3], f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<0xf32>) -> tensor<2x3xf32> {
    return %arg1 : tensor<2x3xf32>
  }
}

// -----
// aten.cat.default / all_empty: f32[0], f32[0]
module @tpu_compile {
  func.func @main(%arg0: tensor<0xf32>, %arg1: tensor<0xf32>) -> tensor<0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
}

// -----
// aten.stack.default / first_dim: f32[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<2x2x3xf32>
    return %2 : tensor<2x2x3xf32>
  }
}

// -----
// aten.stack.default / last_dim_promote: i32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xi32>, %arg1: tensor<2xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<2xi32>) -> tensor<2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.concatenate %1, %2, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
}

// -----
// tile / more_dims: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<2xf32>) -> tensor<2x3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x2xf32>) -> tensor<2x6xf32>
    return %1 : tensor<2x6xf32>
  }
}

// -----
// repeat_interleave / same_for_all: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> tensor<2x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    return %1 : tensor<2x2x2xf32>
  }
}

// -----
// split / uneven: f32[5,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<5x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.slice %arg0 [2:4, 0:2] : (tensor<5x2xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.slice %arg0 [4:5, 0:2] : (tensor<5x2xf32>) -> tensor<1x2xf32>
    return %0, %1, %2 : tensor<2x2xf32>, tensor<2x2xf32>, tensor<1x2xf32>
  }
}

// -----
// split / sizes: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> (tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x4xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x5xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.slice %arg0 [0:2, 1:1] : (tensor<2x5xf32>) -> tensor<2x0xf32>
    %2 = stablehlo.slice %arg0 [0:2, 1:5] : (tensor<2x5xf32>) -> tensor<2x4xf32>
    return %0, %1, %2 : tensor<2x1xf32>, tensor<2x0xf32>, tensor<2x4xf32>
  }
}

// -----
// unbind_copy / columns: f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = stablehlo.slice %arg0 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x1xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x1xf32>) -> tensor<2xf32>
    return %1, %3 : tensor<2xf32>, tensor<2xf32>
  }
}

// -----
// split_copy / uneven: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> (tensor<2xf32>, tensor<1xf32>) {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
    return %0, %1 : tensor<2xf32>, tensor<1xf32>
  }
}

// -----
// narrow_copy / from_the_end: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}

// -----
// chunk / fewer_than_asked: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<1xf32>) {
    %0 = stablehlo.slice %arg0 [0:2] : (tensor<5xf32>) -> tensor<2xf32>
    %1 = stablehlo.slice %arg0 [2:4] : (tensor<5xf32>) -> tensor<2xf32>
    %2 = stablehlo.slice %arg0 [4:5] : (tensor<5xf32>) -> tensor<1xf32>
    return %0, %1, %2 : tensor<2xf32>, tensor<2xf32>, tensor<1xf32>
  }
}

// -----
// unbind / last_dim: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.slice %arg0 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x1xf32>) -> tensor<3xf32>
    %2 = stablehlo.slice %arg0 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<3x1xf32>) -> tensor<3xf32>
    return %1, %3 : tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// aten.squeeze.default / ones: f32[1,2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x1xf32>) -> tensor<2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x1xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

// -----
// aten.squeeze.dims / of_other_size: f32[1,2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x1xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x1xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}

// -----
// aten.unsqueeze.default / last: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<2x1xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %0 : tensor<2x1xf32>
  }
}

// -----
// aten.view.default / inferred: f32[2,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}

// -----
// reshape / of_transpose: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<6xf32>
    return %1 : tensor<6xf32>
  }
}

// -----
// unflatten / middle: f32[2,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x6xf32>) -> tensor<2x2x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x6xf32>) -> tensor<2x2x3xf32>
    return %0 : tensor<2x2x3xf32>
  }
}

// -----
// movedim / two: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> tensor<3x4x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
    return %0 : tensor<3x4x2xf32>
  }
}

// -----
// narrow / middle: f32[2,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 1:4] : (tensor<2x5xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}

// -----
// meshgrid / ij: f32[2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2xf32>) -> tensor<2x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3xf32>) -> tensor<1x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    return %1, %3 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// -----
// broadcast_tensors / two: f32[2,1], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xf32>, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    return %0, %1 : tensor<2x3xf32>, tensor<2x3xf32>
  }
}

// -----
// pixel_shuffle / two: f32[1,4,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x2x3xf32>) -> tensor<1x1x4x6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x2x3xf32>) -> tensor<1x1x2x2x2x3xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 4, 2, 5, 3] : (tensor<1x1x2x2x2x3xf32>) -> tensor<1x1x2x2x3x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x2x3x2xf32>) -> tensor<1x1x4x6xf32>
    return %2 : tensor<1x1x4x6xf32>
  }
}

// -----
// pixel_unshuffle / two: f32[1,1,2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x2x4xf32>) -> tensor<1x4x1x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x1x2x4xf32>) -> tensor<1x1x1x2x2x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 1, 3, 5, 2, 4] : (tensor<1x1x1x2x2x2xf32>) -> tensor<1x1x2x2x1x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x1x2x2x1x2xf32>) -> tensor<1x4x1x2xf32>
    return %2 : tensor<1x4x1x2xf32>
  }
}

// -----
// channel_shuffle / two_groups: f32[1,4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x2xf32>) -> tensor<1x4x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x2xf32>) -> tensor<1x2x2x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2x2xf32>) -> tensor<1x4x2xf32>
    return %2 : tensor<1x4x2xf32>
  }
}

// -----
// block_diag / three: f32[1,2], f32[2], f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<f32>) -> tensor<3x5xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<f32>) -> tensor<1x1xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x0xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<1x3xf32>
    %2 = stablehlo.concatenate %cst, %arg0, %cst_0, dim = 1 : (tensor<1x0xf32>, tensor<1x2xf32>, tensor<1x3xf32>) -> tensor<1x5xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<1x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x1xf32>
    %3 = stablehlo.concatenate %cst_1, %0, %cst_2, dim = 1 : (tensor<1x2xf32>, tensor<1x2xf32>, tensor<1x1xf32>) -> tensor<1x5xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x4xf32>
    %4 = stablehlo.concatenate %cst_3, %1, %cst, dim = 1 : (tensor<1x4xf32>, tensor<1x1xf32>, tensor<1x0xf32>) -> tensor<1x5xf32>
    %5 = stablehlo.concatenate %2, %3, %4, dim = 0 : (tensor<1x5xf32>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<3x5xf32>
    return %5 : tensor<3x5xf32>
  }
}

// -----
// aten.resize.default / fewer: f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>) -> tensor<10xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x4xf32>) -> tensor<12xf32>
    %1 = stablehlo.slice %0 [0:10] : (tensor<12xf32>) -> tensor<10xf32>
    return %1 : tensor<10xf32>
  }
}

// -----
// resized / in_place: f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
}
