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
    %1 = stablehlo.reshape %0 : (tensor<1x2x5x5xf32>) -> tensor<1x2x5x1x5x1xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 4, 1, 3, 5] : (tensor<1x2x5x1x5x1xf32>) -> tensor<1x5x5x2x1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x5x5x2x1x1xf32>) -> tensor<25x2xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3x2x1x1xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<25x2xf32>, tensor<3x2xf32>) -> tensor<25x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<25x3xf32>) -> tensor<1x5x5x3xf32>
    %7 = stablehlo.transpose %6, dims = [0, 3, 1, 2] : (tensor<1x5x5x3xf32>) -> tensor<1x3x5x5xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<1x3x5x5xf32>
    %9 = stablehlo.add %7, %8 : tensor<1x3x5x5xf32>
    return %9 : tensor<1x3x5x5xf32>
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
// conv2d / complex: c64[1,2,4,4], c64[2,2,3,3], c64[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x4xcomplex<f32>>, %arg1: tensor<2x2x3x3xcomplex<f32>>, %arg2: tensor<2xcomplex<f32>>) -> tensor<1x2x2x2xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<1x2x4x4xcomplex<f32>>) -> tensor<1x2x4x4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<1x2x4x4xcomplex<f32>>) -> tensor<1x2x4x4xf32>
    %2 = stablehlo.reshape %0 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<1x2x4x4xf32>) -> tensor<1x2x4x4x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 4 : (tensor<1x2x4x4x1xf32>, tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4x2xf32>
    %5 = stablehlo.slice %4 [0:1, 0:2, 0:4, 0:4, 0:1] : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x4x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4xf32>
    %7 = stablehlo.slice %4 [0:1, 0:2, 0:4, 0:4, 1:2] : (tensor<1x2x4x4x2xf32>) -> tensor<1x2x4x4x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x4x4x1xf32>) -> tensor<1x2x4x4xf32>
    %9 = stablehlo.real %arg1 : (tensor<2x2x3x3xcomplex<f32>>) -> tensor<2x2x3x3xf32>
    %10 = stablehlo.imag %arg1 : (tensor<2x2x3x3xcomplex<f32>>) -> tensor<2x2x3x3xf32>
    %11 = stablehlo.reshape %9 : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3x1xf32>
    %12 = stablehlo.reshape %10 : (tensor<2x2x3x3xf32>) -> tensor<2x2x3x3x1xf32>
    %13 = stablehlo.concatenate %11, %12, dim = 4 : (tensor<2x2x3x3x1xf32>, tensor<2x2x3x3x1xf32>) -> tensor<2x2x3x3x2xf32>
    %14 = stablehlo.slice %13 [0:2, 0:2, 0:3, 0:3, 0:1] : (tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<2x2x3x3x1xf32>) -> tensor<2x2x3x3xf32>
    %16 = stablehlo.slice %13 [0:2, 0:2, 0:3, 0:3, 1:2] : (tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<2x2x3x3x1xf32>) -> tensor<2x2x3x3xf32>
    %18 = stablehlo.real %arg2 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %19 = stablehlo.imag %arg2 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    %20 = stablehlo.reshape %18 : (tensor<2xf32>) -> tensor<2x1xf32>
    %21 = stablehlo.reshape %19 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.concatenate %20, %21, dim = 1 : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
    %23 = stablehlo.slice %22 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x1xf32>) -> tensor<2xf32>
    %25 = stablehlo.slice %22 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %26 = stablehlo.reshape %25 : (tensor<2x1xf32>) -> tensor<2xf32>
    %27 = stablehlo.convolution(%6, %15) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x2x2xf32>
    %28 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<2xf32>) -> tensor<1x2x2x2xf32>
    %29 = stablehlo.add %27, %28 : tensor<1x2x2x2xf32>
    %30 = stablehlo.convolution(%8, %17) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x2x2xf32>
    %31 = stablehlo.add %24, %26 : tensor<2xf32>
    %32 = stablehlo.add %15, %17 : tensor<2x2x3x3xf32>
    %33 = stablehlo.add %6, %8 : tensor<1x2x4x4xf32>
    %34 = stablehlo.convolution(%33, %32) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x2x4x4xf32>, tensor<2x2x3x3xf32>) -> tensor<1x2x2x2xf32>
    %35 = stablehlo.broadcast_in_dim %31, dims = [1] : (tensor<2xf32>) -> tensor<1x2x2x2xf32>
    %36 = stablehlo.add %34, %35 : tensor<1x2x2x2xf32>
    %37 = stablehlo.subtract %36, %29 : tensor<1x2x2x2xf32>
    %38 = stablehlo.subtract %37, %30 : tensor<1x2x2x2xf32>
    %39 = stablehlo.convert %38 : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<1x2x2x2xcomplex<f32>>
    %40 = stablehlo.multiply %39, %cst : tensor<1x2x2x2xcomplex<f32>>
    %41 = stablehlo.subtract %29, %30 : tensor<1x2x2x2xf32>
    %42 = stablehlo.convert %41 : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xcomplex<f32>>
    %43 = stablehlo.add %42, %40 : tensor<1x2x2x2xcomplex<f32>>
    return %43 : tensor<1x2x2x2xcomplex<f32>>
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
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 3, 4, 1] : (tensor<1x2x2x2x2xf32>) -> tensor<1x2x2x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x2x2x2xf32>) -> tensor<8x2xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x1x2x2x2xf32>) -> tensor<2x8xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<8x2xf32>, tensor<2x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x8xf32>) -> tensor<1x2x2x2x1x2x2x2xf32>
    %5 = stablehlo.transpose %4, dims = [0, 4, 1, 5, 2, 6, 3, 7] : (tensor<1x2x2x2x1x2x2x2xf32>) -> tensor<1x1x2x2x2x2x2x2xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x1x2x2x2x2x2x2xf32>) -> tensor<1x1x4x4x4xf32>
    return %6 : tensor<1x1x4x4x4xf32>
  }
}

// -----
// conv2d / windows: f32[1,64,4,5], f32[128,64,3,3] view, f32[128]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x64x4x5xf32>, %arg1: tensor<128x64x3x3xf32>, %arg2: tensor<128xf32>) -> tensor<1x128x4x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x64x4x5xf32>, tensor<f32>) -> tensor<1x64x6x5xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<1x64x6x5xf32>) -> tensor<1x6x5x64xf32>
    %2 = stablehlo.slice %1 [0:1, 0:4, 0:1:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %4 = stablehlo.slice %1 [0:1, 0:4, 2:3:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %6 = stablehlo.slice %1 [0:1, 0:4, 4:5:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %8 = stablehlo.slice %1 [0:1, 1:5, 0:1:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %10 = stablehlo.slice %1 [0:1, 1:5, 2:3:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %12 = stablehlo.slice %1 [0:1, 1:5, 4:5:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %14 = stablehlo.slice %1 [0:1, 2:6, 0:1:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %16 = stablehlo.slice %1 [0:1, 2:6, 2:3:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %18 = stablehlo.slice %1 [0:1, 2:6, 4:5:2, 0:64] : (tensor<1x6x5x64xf32>) -> tensor<1x4x1x64xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x4x1x64xf32>) -> tensor<1x4x1x64x1xf32>
    %20 = stablehlo.concatenate %3, %5, %7, %9, %11, %13, %15, %17, %19, dim = 4 : (tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>, tensor<1x4x1x64x1xf32>) -> tensor<1x4x1x64x9xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x4x1x64x9xf32>) -> tensor<4x576xf32>
    %22 = stablehlo.reshape %arg1 : (tensor<128x64x3x3xf32>) -> tensor<128x576xf32>
    %23 = stablehlo.dot_general %21, %22, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x576xf32>, tensor<128x576xf32>) -> tensor<4x128xf32>
    %24 = stablehlo.reshape %23 : (tensor<4x128xf32>) -> tensor<1x4x1x128xf32>
    %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<1x4x1x128xf32>) -> tensor<1x128x4x1xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<128xf32>) -> tensor<1x128x4x1xf32>
    %27 = stablehlo.add %25, %26 : tensor<1x128x4x1xf32>
    return %27 : tensor<1x128x4x1xf32>
  }
}

// -----
// conv1d / windows_1d: f32[2,96,9], f32[256,96,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x96x9xf32>, %arg1: tensor<256x96x3xf32>) -> tensor<2x256x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 2], high = [0, 0, 2], interior = [0, 0, 0] : (tensor<2x96x9xf32>, tensor<f32>) -> tensor<2x96x13xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<2x96x13xf32>) -> tensor<2x13x96xf32>
    %2 = stablehlo.slice %1 [0:2, 0:11:2, 0:96] : (tensor<2x13x96xf32>) -> tensor<2x6x96xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x6x96xf32>) -> tensor<2x6x96x1xf32>
    %4 = stablehlo.slice %1 [0:2, 1:12:2, 0:96] : (tensor<2x13x96xf32>) -> tensor<2x6x96xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x6x96xf32>) -> tensor<2x6x96x1xf32>
    %6 = stablehlo.slice %1 [0:2, 2:13:2, 0:96] : (tensor<2x13x96xf32>) -> tensor<2x6x96xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x6x96xf32>) -> tensor<2x6x96x1xf32>
    %8 = stablehlo.concatenate %3, %5, %7, dim = 3 : (tensor<2x6x96x1xf32>, tensor<2x6x96x1xf32>, tensor<2x6x96x1xf32>) -> tensor<2x6x96x3xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x6x96x3xf32>) -> tensor<12x288xf32>
    %10 = stablehlo.reshape %arg1 : (tensor<256x96x3xf32>) -> tensor<256x288xf32>
    %11 = stablehlo.dot_general %9, %10, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<12x288xf32>, tensor<256x288xf32>) -> tensor<12x256xf32>
    %12 = stablehlo.reshape %11 : (tensor<12x256xf32>) -> tensor<2x6x256xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<2x6x256xf32>) -> tensor<2x256x6xf32>
    return %13 : tensor<2x256x6xf32>
  }
}

// -----
// conv2d / windows_bf16: bf16[1,64,2,3], bf16[128,64,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x64x2x3xbf16>, %arg1: tensor<128x64x3x3xbf16>) -> tensor<1x128x2x3xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 1, 1], high = [0, 0, 1, 1], interior = [0, 0, 0, 0] : (tensor<1x64x2x3xbf16>, tensor<bf16>) -> tensor<1x64x4x5xbf16>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<1x64x4x5xbf16>) -> tensor<1x4x5x64xbf16>
    %2 = stablehlo.slice %1 [0:1, 0:2, 0:3, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %3 = stablehlo.reshape %2 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %4 = stablehlo.slice %1 [0:1, 0:2, 1:4, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %5 = stablehlo.reshape %4 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %6 = stablehlo.slice %1 [0:1, 0:2, 2:5, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %7 = stablehlo.reshape %6 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %8 = stablehlo.slice %1 [0:1, 1:3, 0:3, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %9 = stablehlo.reshape %8 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %10 = stablehlo.slice %1 [0:1, 1:3, 1:4, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %11 = stablehlo.reshape %10 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %12 = stablehlo.slice %1 [0:1, 1:3, 2:5, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %13 = stablehlo.reshape %12 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %14 = stablehlo.slice %1 [0:1, 2:4, 0:3, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %15 = stablehlo.reshape %14 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %16 = stablehlo.slice %1 [0:1, 2:4, 1:4, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %17 = stablehlo.reshape %16 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %18 = stablehlo.slice %1 [0:1, 2:4, 2:5, 0:64] : (tensor<1x4x5x64xbf16>) -> tensor<1x2x3x64xbf16>
    %19 = stablehlo.reshape %18 : (tensor<1x2x3x64xbf16>) -> tensor<1x2x3x64x1xbf16>
    %20 = stablehlo.concatenate %3, %5, %7, %9, %11, %13, %15, %17, %19, dim = 4 : (tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>, tensor<1x2x3x64x1xbf16>) -> tensor<1x2x3x64x9xbf16>
    %21 = stablehlo.reshape %20 : (tensor<1x2x3x64x9xbf16>) -> tensor<6x576xbf16>
    %22 = stablehlo.reshape %arg1 : (tensor<128x64x3x3xbf16>) -> tensor<128x576xbf16>
    %23 = stablehlo.dot_general %21, %22, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x576xbf16>, tensor<128x576xbf16>) -> tensor<6x128xf32>
    %24 = stablehlo.reshape %23 : (tensor<6x128xf32>) -> tensor<1x2x3x128xf32>
    %25 = stablehlo.transpose %24, dims = [0, 3, 1, 2] : (tensor<1x2x3x128xf32>) -> tensor<1x128x2x3xf32>
    %26 = stablehlo.convert %25 : (tensor<1x128x2x3xf32>) -> tensor<1x128x2x3xbf16>
    return %26 : tensor<1x128x2x3xbf16>
  }
}

// -----
// conv3d / windows_3d: f32[1,64,2,2,3], f32[96,64,2,2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<1x64x2x2x3xf32>, %arg1: tensor<96x64x2x2x3xf32>) -> tensor<1x96x3x1x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 1, 0, 2], high = [0, 0, 1, 0, 2], interior = [0, 0, 0, 0, 0] : (tensor<1x64x2x2x3xf32>, tensor<f32>) -> tensor<1x64x4x2x7xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 4, 1] : (tensor<1x64x4x2x7xf32>) -> tensor<1x4x2x7x64xf32>
    %2 = stablehlo.slice %1 [0:1, 0:3, 0:1, 0:5, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %4 = stablehlo.slice %1 [0:1, 0:3, 0:1, 1:6, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %6 = stablehlo.slice %1 [0:1, 0:3, 0:1, 2:7, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %7 = stablehlo.reshape %6 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %8 = stablehlo.slice %1 [0:1, 0:3, 1:2, 0:5, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %10 = stablehlo.slice %1 [0:1, 0:3, 1:2, 1:6, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %12 = stablehlo.slice %1 [0:1, 0:3, 1:2, 2:7, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %14 = stablehlo.slice %1 [0:1, 1:4, 0:1, 0:5, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %15 = stablehlo.reshape %14 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %16 = stablehlo.slice %1 [0:1, 1:4, 0:1, 1:6, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %18 = stablehlo.slice %1 [0:1, 1:4, 0:1, 2:7, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %20 = stablehlo.slice %1 [0:1, 1:4, 1:2, 0:5, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %21 = stablehlo.reshape %20 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %22 = stablehlo.slice %1 [0:1, 1:4, 1:2, 1:6, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %23 = stablehlo.reshape %22 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %24 = stablehlo.slice %1 [0:1, 1:4, 1:2, 2:7, 0:64] : (tensor<1x4x2x7x64xf32>) -> tensor<1x3x1x5x64xf32>
    %25 = stablehlo.reshape %24 : (tensor<1x3x1x5x64xf32>) -> tensor<1x3x1x5x64x1xf32>
    %26 = stablehlo.concatenate %3, %5, %7, %9, %11, %13, %15, %17, %19, %21, %23, %25, dim = 5 : (tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>, tensor<1x3x1x5x64x1xf32>) -> tensor<1x3x1x5x64x12xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x3x1x5x64x12xf32>) -> tensor<15x768xf32>
    %28 = stablehlo.reshape %arg1 : (tensor<96x64x2x2x3xf32>) -> tensor<96x768xf32>
    %29 = stablehlo.dot_general %27, %28, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<15x768xf32>, tensor<96x768xf32>) -> tensor<15x96xf32>
    %30 = stablehlo.reshape %29 : (tensor<15x96xf32>) -> tensor<1x3x1x5x96xf32>
    %31 = stablehlo.transpose %30, dims = [0, 4, 1, 2, 3] : (tensor<1x3x1x5x96xf32>) -> tensor<1x96x3x1x5xf32>
    return %31 : tensor<1x96x3x1x5xf32>
  }
}

// -----
// conv2d / patches: f32[2,3,5,7], f32[4,3,2,3], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x5x7xf32>, %arg1: tensor<4x3x2x3xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x2x2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 0:6] : (tensor<2x3x5x7xf32>) -> tensor<2x3x4x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x4x6xf32>) -> tensor<2x3x2x2x2x3xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x3x2x2x2x3xf32>) -> tensor<2x2x2x3x2x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x2x2x3x2x3xf32>) -> tensor<8x18xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<4x3x2x3xf32>) -> tensor<4x18xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<8x18xf32>, tensor<4x18xf32>) -> tensor<8x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<8x4xf32>) -> tensor<2x2x2x4xf32>
    %7 = stablehlo.transpose %6, dims = [0, 3, 1, 2] : (tensor<2x2x2x4xf32>) -> tensor<2x4x2x2xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x2x2xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x4x2x2xf32>
    return %9 : tensor<2x4x2x2xf32>
  }
}

// -----
// conv2d / every_other: f32[2,3,6,8], f32[4,3,1,1], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x6x8xf32>, %arg1: tensor<4x3x1x1xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:5:2, 0:7:3] : (tensor<2x3x6x8xf32>) -> tensor<2x3x3x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x3x3xf32>) -> tensor<2x3x3x1x3x1xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x3x3x1x3x1xf32>) -> tensor<2x3x3x3x1x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x3x3x3x1x1xf32>) -> tensor<18x3xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<4x3x1x1xf32>) -> tensor<4x3xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<18x3xf32>, tensor<4x3xf32>) -> tensor<18x4xf32>
    %6 = stablehlo.reshape %5 : (tensor<18x4xf32>) -> tensor<2x3x3x4xf32>
    %7 = stablehlo.transpose %6, dims = [0, 3, 1, 2] : (tensor<2x3x3x4xf32>) -> tensor<2x4x3x3xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x3x3xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x4x3x3xf32>
    return %9 : tensor<2x4x3x3xf32>
  }
}

// -----
// conv2d / half_patches: f32[2,2,5,6], f32[3,2,1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x5x6xf32>, %arg1: tensor<3x2x1x2xf32>) -> tensor<2x3x2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:2, 0:4:3, 0:6] : (tensor<2x2x5x6xf32>) -> tensor<2x2x2x6xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x2x2x6xf32>) -> tensor<2x2x2x1x3x2xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x2x2x1x3x2xf32>) -> tensor<2x2x3x2x1x2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x2x3x2x1x2xf32>) -> tensor<12x4xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3x2x1x2xf32>) -> tensor<3x4xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<12x4xf32>, tensor<3x4xf32>) -> tensor<12x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<12x3xf32>) -> tensor<2x2x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [0, 3, 1, 2] : (tensor<2x2x3x3xf32>) -> tensor<2x3x2x3xf32>
    return %7 : tensor<2x3x2x3xf32>
  }
}

// -----
// conv2d / no_windows: f32[0,2,4,4], f32[3,2,2,2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2x4x4xf32>, %arg1: tensor<3x2x2x2xf32>, %arg2: tensor<3xf32>) -> tensor<0x3x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<0x2x4x4xf32>) -> tensor<0x2x2x2x2x2xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 4, 1, 3, 5] : (tensor<0x2x2x2x2x2xf32>) -> tensor<0x2x2x2x2x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<0x2x2x2x2x2xf32>) -> tensor<0x8xf32>
    %3 = stablehlo.reshape %arg1 : (tensor<3x2x2x2xf32>) -> tensor<3x8xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<0x8xf32>, tensor<3x8xf32>) -> tensor<0x3xf32>
    %5 = stablehlo.reshape %4 : (tensor<0x3xf32>) -> tensor<0x2x2x3xf32>
    %6 = stablehlo.transpose %5, dims = [0, 3, 1, 2] : (tensor<0x2x2x3xf32>) -> tensor<0x3x2x2xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<0x3x2x2xf32>
    %8 = stablehlo.add %6, %7 : tensor<0x3x2x2xf32>
    return %8 : tensor<0x3x2x2xf32>
  }
}

// -----
// conv2d / point_bf16: bf16[2,3,4,4], bf16[2,3,1,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4x4xbf16>, %arg1: tensor<2x3x1x1xbf16>) -> tensor<2x2x4x4xbf16> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4x4xbf16>) -> tensor<2x3x4x1x4x1xbf16>
    %1 = stablehlo.transpose %0, dims = [0, 2, 4, 1, 3, 5] : (tensor<2x3x4x1x4x1xbf16>) -> tensor<2x4x4x3x1x1xbf16>
    %2 = stablehlo.reshape %1 : (tensor<2x4x4x3x1x1xbf16>) -> tensor<32x3xbf16>
    %3 = stablehlo.reshape %arg1 : (tensor<2x3x1x1xbf16>) -> tensor<2x3xbf16>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<32x3xbf16>, tensor<2x3xbf16>) -> tensor<32x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<32x2xf32>) -> tensor<2x4x4x2xf32>
    %6 = stablehlo.transpose %5, dims = [0, 3, 1, 2] : (tensor<2x4x4x2xf32>) -> tensor<2x2x4x4xf32>
    %7 = stablehlo.convert %6 : (tensor<2x2x4x4xf32>) -> tensor<2x2x4x4xbf16>
    return %7 : tensor<2x2x4x4xbf16>
  }
}

// -----
// conv1d / point_i64: i64[1,2,4], i64[3,2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4xi64>, %arg1: tensor<3x2x1xi64>) -> tensor<1x3x4xi64> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x4xi64>) -> tensor<1x2x4x1xi64>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<1x2x4x1xi64>) -> tensor<1x4x2x1xi64>
    %2 = stablehlo.reshape %1 : (tensor<1x4x2x1xi64>) -> tensor<4x2xi64>
    %3 = stablehlo.reshape %arg1 : (tensor<3x2x1xi64>) -> tensor<3x2xi64>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2xi64>, tensor<3x2xi64>) -> tensor<4x3xi64>
    %5 = stablehlo.reshape %4 : (tensor<4x3xi64>) -> tensor<1x4x3xi64>
    %6 = stablehlo.transpose %5, dims = [0, 2, 1] : (tensor<1x4x3xi64>) -> tensor<1x3x4xi64>
    return %6 : tensor<1x3x4xi64>
  }
}

// -----
// conv1d / point_dilation: f32[1,2,5], f32[3,2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5xf32>, %arg1: tensor<3x2x1xf32>) -> tensor<1x3x3xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:5:2] : (tensor<1x2x5xf32>) -> tensor<1x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3xf32>) -> tensor<1x2x3x1xf32>
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3] : (tensor<1x2x3x1xf32>) -> tensor<1x3x2x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1x3x2x1xf32>) -> tensor<3x2xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<3x2x1xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [1], precision = [HIGHEST, HIGHEST] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<1x3x3xf32>) -> tensor<1x3x3xf32>
    return %7 : tensor<1x3x3xf32>
  }
}

// -----
// conv_transpose2d / spread: f32[2,3,3,2], f32[3,2,1,1], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3x2xf32>, %arg1: tensor<3x2x1x1xf32>, %arg2: tensor<2xf32>) -> tensor<2x2x6x6xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 3, 1] : (tensor<2x3x3x2xf32>) -> tensor<2x3x2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x2x3xf32>) -> tensor<12x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3x2x1x1xf32>) -> tensor<3x2xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<12x3xf32>, tensor<3x2xf32>) -> tensor<12x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<12x2xf32>) -> tensor<2x3x2x2x1x1xf32>
    %5 = stablehlo.transpose %4, dims = [0, 3, 1, 4, 2, 5] : (tensor<2x3x2x2x1x1xf32>) -> tensor<2x2x3x1x2x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x2x3x1x2x1xf32>) -> tensor<2x2x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.pad %6, %cst, low = [0, 0, 0, 0], high = [0, 0, 1, 2], interior = [0, 0, 1, 2] : (tensor<2x2x3x2xf32>, tensor<f32>) -> tensor<2x2x6x6xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<2xf32>) -> tensor<2x2x6x6xf32>
    %9 = stablehlo.add %7, %8 : tensor<2x2x6x6xf32>
    return %9 : tensor<2x2x6x6xf32>
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
