// conv2d / bias: f32[2,3,5,5], f32[4,3,3,3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x5x5xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x3x3xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x3x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x4x3x3xf32>
    return %2 : tensor<2x4x3x3xf32>
  }
}

// -----
// conv2d / stride_padding: f32[1,2,6,5], f32[2,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x6x5xf32>, %arg1: tensor<2x2x3x2xf32>) -> tensor<1x2x3x2xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 3], pad = [[1, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x6x5xf32>, tensor<2x2x3x2xf32>) -> tensor<1x2x3x2xf32>
    return %0 : tensor<1x2x3x2xf32>
  }
}

// -----
// conv2d / dilation: f32[1,2,7,8], f32[3,2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x7x8xf32>, %arg1: tensor<3x2x3x3xf32>) -> tensor<1x3x4x3xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x7x8xf32>, tensor<3x2x3x3xf32>) -> tensor<1x3x4x3xf32>
    return %0 : tensor<1x3x4x3xf32>
  }
}

// -----
// conv2d / groups: f32[2,4,5,5], f32[6,2,3,3], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x5x5xf32>, %arg1: tensor<6x2x3x3xf32>, %arg2: tensor<6xf32>) -> tensor<2x6x5x5xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x5x5xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<2x6x5x5xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x6x5x5xf32>
    return %2 : tensor<2x6x5x5xf32>
  }
}

// -----
// conv2d / depthwise: f32[2,3,6,6], f32[6,1,3,3], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x6x6xf32>, %arg1: tensor<6x1x3x3xf32>, %arg2: tensor<6xf32>) -> tensor<2x6x3x3xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 3 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x6x6xf32>, tensor<6x1x3x3xf32>) -> tensor<2x6x3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<2x6x3x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x6x3x3xf32>
    return %2 : tensor<2x6x3x3xf32>
  }
}

// -----
// conv2d / padding_same: f32[1,2,5,4], f32[2,2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x4xf32>, %arg1: tensor<2x2x2x3xf32>) -> tensor<1x2x5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 0, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x4xf32>, tensor<f32>) -> tensor<1x2x6x4xf32>
    %1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x6x4xf32>, tensor<2x2x2x3xf32>) -> tensor<1x2x5x4xf32>
    return %1 : tensor<1x2x5x4xf32>
  }
}

// -----
// conv2d / unbatched: f32[2,5,5], f32[3,2,1,1], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5x5xf32>, %arg1: tensor<3x2x1x1xf32>, %arg2: tensor<3xf32>) -> tensor<1x3x5x5xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x5x5xf32>) -> tensor<1x2x5x5xf32>
    %1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x5x5xf32>, tensor<3x2x1x1xf32>) -> tensor<1x3x5x5xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x5x5xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x3x5x5xf32>
    return %3 : tensor<1x3x5x5xf32>
  }
}

// -----
// conv2d / empty_batch: f32[0,2,5,5], f32[3,2,3,3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2x5x5xf32>, %arg1: tensor<3x2x3x3xf32>, %arg2: tensor<3xf32>) -> tensor<0x3x3x3xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<0x2x5x5xf32>, tensor<3x2x3x3xf32>) -> tensor<0x3x3x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<0x3x3x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<0x3x3x3xf32>
    return %2 : tensor<0x3x3x3xf32>
  }
}

// -----
// conv2d / channels_last: f32[2,3,5,5] view, f32[4,3,3,3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5x5x3xf32>, %arg1: tensor<4x3x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<2x3x3x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x5x5x3xf32>) -> tensor<2x3x5x5xf32>
    %1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x5x5xf32>, tensor<4x3x3x3xf32>) -> tensor<2x4x3x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x3x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x4x3x3xf32>
    %4 = stablehlo.transpose %3, dims = [0, 2, 3, 1] : (tensor<2x4x3x3xf32>) -> tensor<2x3x3x4xf32>
    return %4 : tensor<2x3x3x4xf32>
  }
}

// -----
// conv2d / bf16: bf16[1,2,5,5], bf16[2,2,3,3], bf16[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x5xbf16>, %arg1: tensor<2x2x3x3xbf16>, %arg2: tensor<2xbf16>) -> tensor<1x2x3x3xbf16> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xbf16>, tensor<2x2x3x3xbf16>) -> tensor<1x2x3x3xf32>
    %1 = stablehlo.convert %arg2 : (tensor<2xbf16>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x2x3x3xf32>
    %4 = stablehlo.convert %3 : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xbf16>
    return %4 : tensor<1x2x3x3xbf16>
  }
}

// -----
// conv2d / f16: f16[1,2,5,5], f16[2,2,3,3], f16[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x5xf16>, %arg1: tensor<2x2x3x3xf16>, %arg2: tensor<2xf16>) -> tensor<1x2x3x3xf16> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x5x5xf16>, tensor<2x2x3x3xf16>) -> tensor<1x2x3x3xf32>
    %1 = stablehlo.convert %arg2 : (tensor<2xf16>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<1x2x3x3xf32>
    %3 = stablehlo.add %0, %2 : tensor<1x2x3x3xf32>
    %4 = stablehlo.convert %3 : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf16>
    return %4 : tensor<1x2x3x3xf16>
  }
}

// -----
// conv2d / f64: f64[1,2,5,5], f64[2,2,3,3], f64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x5xf64>, %arg1: tensor<2x2x3x3xf64>, %arg2: tensor<2xf64>) -> tensor<1x2x3x3xf64> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x5x5xf64>, tensor<2x2x3x3xf64>) -> tensor<1x2x3x3xf64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf64>) -> tensor<1x2x3x3xf64>
    %2 = stablehlo.add %0, %1 : tensor<1x2x3x3xf64>
    return %2 : tensor<1x2x3x3xf64>
  }
}

// -----
// conv2d / i64: i64[1,2,4,4], i64[2,2,3,3], i64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x4xi64>, %arg1: tensor<2x2x3x3xi64>, %arg2: tensor<2xi64>) -> tensor<1x2x2x2xi64> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<1x2x4x4xi64>, tensor<2x2x3x3xi64>) -> tensor<1x2x2x2xi64>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xi64>) -> tensor<1x2x2x2xi64>
    %2 = stablehlo.add %0, %1 : tensor<1x2x2x2xi64>
    return %2 : tensor<1x2x2x2xi64>
  }
}

// -----
// conv1d / bias: f32[2,3,8], f32[4,3,3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x8xf32>, %arg1: tensor<4x3x3xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x4xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2], pad = [[1, 0]], lhs_dilate = [1], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x8xf32>, tensor<4x3x3xf32>) -> tensor<2x4x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x4x4xf32>
    return %2 : tensor<2x4x4xf32>
  }
}

// -----
// conv3d / groups: f32[1,4,4,4,4], f32[2,2,2,2,2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x4x4x4xf32>, %arg1: tensor<2x2x2x2x2xf32>, %arg2: tensor<2xf32>) -> tensor<1x2x5x5x5xf32> {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [1, 1, 1], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x4x4x4x4xf32>, tensor<2x2x2x2x2xf32>) -> tensor<1x2x5x5x5xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<1x2x5x5x5xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x2x5x5x5xf32>
    return %2 : tensor<1x2x5x5x5xf32>
  }
}

// -----
// conv_transpose2d / output_padding: f32[2,3,4,4], f32[3,2,3,3], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4x4xf32>, %arg1: tensor<3x2x3x3xf32>, %arg2: tensor<2xf32>) -> tensor<2x2x8x8xf32> {
    %0 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<3x2x3x3xf32>
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4x4xf32>, tensor<3x2x3x3xf32>) -> tensor<2x2x8x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<2x2x8x8xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x2x8x8xf32>
    return %3 : tensor<2x2x8x8xf32>
  }
}

// -----
// conv_transpose2d / groups_dilation: f32[2,4,3,4], f32[4,3,2,3], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x3x4xf32>, %arg1: tensor<4x3x2x3xf32>, %arg2: tensor<6xf32>) -> tensor<2x6x6x9xf32> {
    %0 = stablehlo.reverse %arg1, dims = [2, 3] : tensor<4x3x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x3x2x3xf32>) -> tensor<2x2x3x2x3xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0, 2, 3, 4] : (tensor<2x2x3x2x3xf32>) -> tensor<2x2x3x2x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x2x3x2x3xf32>) -> tensor<2x6x2x3xf32>
    %4 = stablehlo.convolution(%arg0, %3) dim_numbers = [b, f, 0, 1]x[i, o, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[2, 3], [2, 2]], lhs_dilate = [1, 2], rhs_dilate = [2, 1]} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x3x4xf32>, tensor<2x6x2x3xf32>) -> tensor<2x6x6x9xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<6xf32>) -> tensor<2x6x6x9xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x6x6x9xf32>
    return %6 : tensor<2x6x6x9xf32>
  }
}

// -----
// conv_transpose1d / stride: f32[2,3,4], f32[3,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x2x3xf32>) -> tensor<2x2x7xf32> {
    %0 = stablehlo.reverse %arg1, dims = [2] : tensor<3x2x3xf32>
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, f, 0]x[i, o, 0]->[b, f, 0], window = {stride = [1], pad = [[1, 1]], lhs_dilate = [2], rhs_dilate = [1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3x4xf32>, tensor<3x2x3xf32>) -> tensor<2x2x7xf32>
    return %1 : tensor<2x2x7xf32>
  }
}

// -----
// conv_transpose3d / stride: f32[1,2,2,2,2], f32[2,1,2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x2x2xf32>, %arg1: tensor<2x1x2x2x2xf32>) -> tensor<1x1x4x4x4xf32> {
    %0 = stablehlo.reverse %arg1, dims = [2, 3, 4] : tensor<2x1x2x2x2xf32>
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, f, 0, 1, 2]x[i, o, 0, 1, 2]->[b, f, 0, 1, 2], window = {stride = [1, 1, 1], pad = [[1, 1], [1, 1], [1, 1]], lhs_dilate = [2, 2, 2], rhs_dilate = [1, 1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x2x2x2xf32>, tensor<2x1x2x2x2xf32>) -> tensor<1x1x4x4x4xf32>
    return %1 : tensor<1x1x4x4x4xf32>
  }
}

// -----
// aten.convolution_backward.default / masked: f32[1,2,3,3], f32[1,2,5,5], f32[2,2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x3xf32>, %arg1: tensor<1x2x5x5xf32>, %arg2: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
    %0 = stablehlo.convolution(%arg1, %arg0) dim_numbers = [f, b, 0, 1]x[i, o, 0, 1]->[f, b, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x5x5xf32>, tensor<1x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    return %0 : tensor<2x2x3x3xf32>
  }
}
