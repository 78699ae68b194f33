// aten.native_layer_norm.default / affine: f32[2,3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<2xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf32>) -> tensor<2x3xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x3xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x3xf32>
    %15 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %16 = stablehlo.reshape %8 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %14, %15, %16 : tensor<2x3xf32>, tensor<2x1xf32>, tensor<2x1xf32>
  }
}

// -----
// aten.native_layer_norm.default / plain: f32[2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf32>) -> (tensor<2x2x3xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x2x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x2x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<2xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf32>) -> tensor<2x2x3xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x2x3xf32>
    %11 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1x1xf32>
    %12 = stablehlo.reshape %8 : (tensor<2xf32>) -> tensor<2x1x1xf32>
    return %10, %11, %12 : tensor<2x2x3xf32>, tensor<2x1x1xf32>, tensor<2x1x1xf32>
  }
}

// -----
// aten.native_layer_norm.default / bf16: bf16[2,8], bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<8xbf16>) -> (tensor<2x8xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x8xf32>
    %12 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x8xf32>
    %15 = stablehlo.convert %arg2 : (tensor<8xbf16>) -> tensor<8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x8xf32>
    %18 = stablehlo.convert %17 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    %19 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.convert %19 : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %21 = stablehlo.reshape %9 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.convert %21 : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    return %18, %20, %22 : tensor<2x8xbf16>, tensor<2x1xbf16>, tensor<2x1xbf16>
  }
}

// -----
// aten.native_layer_norm.default / mixed: bf16[2,8], f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> (tensor<2x8xbf16>, tensor<2x1xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2x8xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x8xf32>
    %16 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %17 = stablehlo.reshape %9 : (tensor<2xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.convert %15 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    return %18, %16, %17 : tensor<2x8xbf16>, tensor<2x1xf32>, tensor<2x1xf32>
  }
}

// -----
// layer_norm / affine: f32[2,2,8], f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<2x2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x2x8xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2x2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2x2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x2x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x2x8xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x2x8xf32>, tensor<f32>) -> tensor<2x2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<2x2xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2x2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x8xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x2x8xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<8xf32>) -> tensor<2x2x8xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<8xf32>) -> tensor<2x2x8xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x2x8xf32>
    %15 = stablehlo.reshape %1 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %16 = stablehlo.reshape %8 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    return %14 : tensor<2x2x8xf32>
  }
}

// -----
// layer_norm / weight: f64[2,2,3], f64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf64>, %arg1: tensor<2x3xf64>) -> tensor<2x2x3xf64> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<2xf64>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf64>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf64>) -> tensor<2x2x3xf64>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x2x3xf64>
    %4 = stablehlo.multiply %3, %3 : tensor<2x2x3xf64>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x2x3xf64>, tensor<f64>) -> tensor<2xf64>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf64>
    %cst_1 = stablehlo.constant dense<1.000000e-05> : tensor<2xf64>
    %7 = stablehlo.add %6, %cst_1 : tensor<2xf64>
    %8 = stablehlo.rsqrt %7 : tensor<2xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf64>) -> tensor<2x2x3xf64>
    %10 = stablehlo.multiply %3, %9 : tensor<2x2x3xf64>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<2x3xf64>) -> tensor<2x2x3xf64>
    %12 = stablehlo.multiply %10, %11 : tensor<2x2x3xf64>
    %13 = stablehlo.reshape %1 : (tensor<2xf64>) -> tensor<2x1x1xf64>
    %14 = stablehlo.reshape %8 : (tensor<2xf64>) -> tensor<2x1x1xf64>
    return %12 : tensor<2x2x3xf64>
  }
}

// -----
// layer_norm / plain: f32[2,8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xf32>) -> tensor<2x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x8xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<2xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x8xf32>
    %11 = stablehlo.reshape %1 : (tensor<2xf32>) -> tensor<2x1xf32>
    %12 = stablehlo.reshape %8 : (tensor<2xf32>) -> tensor<2x1xf32>
    return %10 : tensor<2x8xf32>
  }
}

// -----
// layer_norm / bf16: bf16[2,8], bf16[8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<8xbf16>) -> tensor<2x8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x8xf32>
    %12 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<2x8xf32>
    %15 = stablehlo.convert %arg2 : (tensor<8xbf16>) -> tensor<8xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %17 = stablehlo.add %14, %16 : tensor<2x8xf32>
    %18 = stablehlo.convert %17 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    %19 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %20 = stablehlo.convert %19 : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    %21 = stablehlo.reshape %9 : (tensor<2xf32>) -> tensor<2x1xf32>
    %22 = stablehlo.convert %21 : (tensor<2x1xf32>) -> tensor<2x1xbf16>
    return %18 : tensor<2x8xbf16>
  }
}

// -----
// layer_norm / mixed: bf16[2,8], f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<2x8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x8xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x8xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x8xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<2x8xf32>
    %14 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %15 = stablehlo.add %13, %14 : tensor<2x8xf32>
    %16 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %17 = stablehlo.reshape %9 : (tensor<2xf32>) -> tensor<2x1xf32>
    %18 = stablehlo.convert %15 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    return %18 : tensor<2x8xbf16>
  }
}

// -----
// layer_norm / whole: f32[2,4], f32[2,4], f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>, %arg1: tensor<2x4xf32>, %arg2: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<f32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.add %6, %cst_1 : tensor<f32>
    %8 = stablehlo.rsqrt %7 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x4xf32>
    %15 = stablehlo.reshape %1 : (tensor<f32>) -> tensor<1x1xf32>
    %16 = stablehlo.reshape %8 : (tensor<f32>) -> tensor<1x1xf32>
    return %14 : tensor<2x4xf32>
  }
}

// -----
// layer_norm / empty: f32[0,4], f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<0x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<0xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<0xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<0xf32>) -> tensor<0x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<0x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<0x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<0x4xf32>, tensor<f32>) -> tensor<0xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<0xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<0xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<0xf32>
    %8 = stablehlo.rsqrt %7 : tensor<0xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<0xf32>) -> tensor<0x4xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<0x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<0x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<0x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<0x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<0x4xf32>
    %15 = stablehlo.reshape %1 : (tensor<0xf32>) -> tensor<0x1xf32>
    %16 = stablehlo.reshape %8 : (tensor<0xf32>) -> tensor<0x1xf32>
    return %14 : tensor<0x4xf32>
  }
}

// -----
// aten._fused_rms_norm.default / f32: f32[2,8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xf32>, %arg1: tensor<8xf32>) -> (tensor<2x8xf32>, tensor<2x1xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x1xf32>
    %4 = stablehlo.add %3, %cst_1 : tensor<2x1xf32>
    %5 = stablehlo.rsqrt %4 : tensor<2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<2x8xf32>
    return %9, %5 : tensor<2x8xf32>, tensor<2x1xf32>
  }
}

// -----
// rms_norm / default_eps: f32[2,8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xf32>, %arg1: tensor<8xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<1.1920929E-7> : tensor<2x1xf32>
    %4 = stablehlo.add %3, %cst_1 : tensor<2x1xf32>
    %5 = stablehlo.rsqrt %4 : tensor<2x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<2x8xf32>
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<2x8xf32>
    return %9 : tensor<2x8xf32>
  }
}

// -----
// rms_norm / bf16: bf16[2,8], bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xbf16>, %arg1: tensor<8xbf16>) -> tensor<2x8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x8xbf16>) -> tensor<2x8xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<2x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2xf32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<2xf32>
    %4 = stablehlo.reshape %3 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x1xf32>
    %5 = stablehlo.add %4, %cst_1 : tensor<2x1xf32>
    %6 = stablehlo.rsqrt %5 : tensor<2x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x8xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<2x8xf32>
    %9 = stablehlo.convert %arg1 : (tensor<8xbf16>) -> tensor<8xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<2x8xf32>
    %12 = stablehlo.convert %11 : (tensor<2x8xf32>) -> tensor<2x8xbf16>
    return %12 : tensor<2x8xbf16>
  }
}

// -----
// group_norm / affine: f32[2,4,3], f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x3xf32>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<2x2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x2x2x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x2x2x3xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x2x2x3xf32>, tensor<f32>) -> tensor<2x2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2x2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x3xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x2x2x3xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x2x2x3xf32>) -> tensor<2x4x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<2x4x3xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<2x4x3xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x3xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x4x3xf32>
    return %16 : tensor<2x4x3xf32>
  }
}

// -----
// group_norm / plain: f32[2,4,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x4x2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2x2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x2x2x2x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x2x2x2x2xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2x2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x2x2x2x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x2x2x2x2xf32>) -> tensor<2x4x2x2xf32>
    return %12 : tensor<2x4x2x2xf32>
  }
}

// -----
// group_norm / bf16: bf16[2,4,2,2], bf16[4], bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x2x2xbf16>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>) -> tensor<2x4x2x2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x4x2x2xbf16>) -> tensor<2x4x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2x2xf32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<2x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<2x2x2x2x2xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x2x2x2x2xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %8 = stablehlo.divide %7, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %9 = stablehlo.add %8, %cst_1 : tensor<2x2xf32>
    %10 = stablehlo.rsqrt %9 : tensor<2x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %12 = stablehlo.multiply %5, %11 : tensor<2x2x2x2x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x2x2x2x2xf32>) -> tensor<2x4x2x2xf32>
    %14 = stablehlo.convert %arg1 : (tensor<4xbf16>) -> tensor<4xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<4xf32>) -> tensor<2x4x2x2xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<2x4x2x2xf32>
    %17 = stablehlo.convert %arg2 : (tensor<4xbf16>) -> tensor<4xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<4xf32>) -> tensor<2x4x2x2xf32>
    %19 = stablehlo.add %16, %18 : tensor<2x4x2x2xf32>
    %20 = stablehlo.convert %19 : (tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xbf16>
    %21 = stablehlo.convert %3 : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    %22 = stablehlo.convert %10 : (tensor<2x2xf32>) -> tensor<2x2xbf16>
    return %20 : tensor<2x4x2x2xbf16>
  }
}

// -----
// group_norm / mixed: bf16[2,4,2,2], f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x2x2xbf16>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<2x4x2x2xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x4x2x2xbf16>) -> tensor<2x4x2x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x4x2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<2x2xf32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<2x2xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %5 = stablehlo.subtract %1, %4 : tensor<2x2x2x2x2xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2x2x2x2x2xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2, 3, 4] : (tensor<2x2x2x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    %8 = stablehlo.divide %7, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %9 = stablehlo.add %8, %cst_1 : tensor<2x2xf32>
    %10 = stablehlo.rsqrt %9 : tensor<2x2xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x2x2x2xf32>
    %12 = stablehlo.multiply %5, %11 : tensor<2x2x2x2x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<2x2x2x2x2xf32>) -> tensor<2x4x2x2xf32>
    %14 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<4xf32>) -> tensor<2x4x2x2xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<2x4x2x2xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4xf32>) -> tensor<2x4x2x2xf32>
    %17 = stablehlo.add %15, %16 : tensor<2x4x2x2xf32>
    %18 = stablehlo.convert %17 : (tensor<2x4x2x2xf32>) -> tensor<2x4x2x2xbf16>
    return %18 : tensor<2x4x2x2xbf16>
  }
}

// -----
// group_norm / no_space: f32[2,8], f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<2x8xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x8xf32>) -> tensor<2x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<2x2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2x2xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x2x4xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x2x4xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x2x4xf32>, tensor<f32>) -> tensor<2x2xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x2xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<2x2xf32>
    %9 = stablehlo.rsqrt %8 : tensor<2x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<2x2xf32>) -> tensor<2x2x4xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<2x2x4xf32>
    %12 = stablehlo.reshape %11 : (tensor<2x2x4xf32>) -> tensor<2x8xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<2x8xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %16 = stablehlo.add %14, %15 : tensor<2x8xf32>
    return %16 : tensor<2x8xf32>
  }
}

// -----
// batch_norm / train: f32[2,3,2,2], f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3x2x2xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3x2x2xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<3xf32>
    %8 = stablehlo.rsqrt %7 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<3xf32>
    %9 = stablehlo.multiply %arg1, %cst_2 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<3.000000e-01> : tensor<3xf32>
    %10 = stablehlo.multiply %1, %cst_3 : tensor<3xf32>
    %11 = stablehlo.add %9, %10 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.14285719> : tensor<3xf32>
    %12 = stablehlo.multiply %6, %cst_4 : tensor<3xf32>
    %13 = stablehlo.multiply %arg2, %cst_2 : tensor<3xf32>
    %14 = stablehlo.multiply %12, %cst_3 : tensor<3xf32>
    %15 = stablehlo.add %13, %14 : tensor<3xf32>
    %16 = stablehlo.multiply %8, %arg3 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %18 = stablehlo.multiply %3, %17 : tensor<2x3x2x2xf32>
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x3x2x2xf32>
    return %20, %11, %15 : tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// batch_norm / eval: f32[2,3,2,2], f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x3x2x2xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %2 = stablehlo.add %arg2, %cst : tensor<3xf32>
    %3 = stablehlo.rsqrt %2 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %4 = stablehlo.multiply %3, %arg3 : tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<2x3x2x2xf32>
    %7 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x3x2x2xf32>
    return %8, %arg1, %arg2 : tensor<2x3x2x2xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// batch_norm / train_plain: f32[4,3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> (tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<4x3xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<4x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<3xf32>
    %8 = stablehlo.rsqrt %7 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<3xf32>
    %9 = stablehlo.multiply %arg1, %cst_2 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<3.000000e-01> : tensor<3xf32>
    %10 = stablehlo.multiply %1, %cst_3 : tensor<3xf32>
    %11 = stablehlo.add %9, %10 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.33333337> : tensor<3xf32>
    %12 = stablehlo.multiply %6, %cst_4 : tensor<3xf32>
    %13 = stablehlo.multiply %arg2, %cst_2 : tensor<3xf32>
    %14 = stablehlo.multiply %12, %cst_3 : tensor<3xf32>
    %15 = stablehlo.add %13, %14 : tensor<3xf32>
    %16 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
    %17 = stablehlo.multiply %3, %16 : tensor<4x3xf32>
    return %17, %11, %15 : tensor<4x3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// batch_norm / train_bf16: bf16[2,3,4], f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xbf16>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x4xbf16>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x3x4xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x3x4xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<3xf32>
    %9 = stablehlo.rsqrt %8 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<3xf32>
    %10 = stablehlo.multiply %arg1, %cst_2 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<3.000000e-01> : tensor<3xf32>
    %11 = stablehlo.multiply %2, %cst_3 : tensor<3xf32>
    %12 = stablehlo.add %10, %11 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.14285719> : tensor<3xf32>
    %13 = stablehlo.multiply %7, %cst_4 : tensor<3xf32>
    %14 = stablehlo.multiply %arg2, %cst_2 : tensor<3xf32>
    %15 = stablehlo.multiply %13, %cst_3 : tensor<3xf32>
    %16 = stablehlo.add %14, %15 : tensor<3xf32>
    %17 = stablehlo.multiply %9, %arg3 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %19 = stablehlo.multiply %4, %18 : tensor<2x3x4xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %21 = stablehlo.add %19, %20 : tensor<2x3x4xf32>
    %22 = stablehlo.convert %21 : (tensor<2x3x4xf32>) -> tensor<2x3x4xbf16>
    return %22, %12, %16 : tensor<2x3x4xbf16>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// batch_norm / channels_last: f32[2,3,2,2] view, f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x2x2x3xf32>) -> tensor<2x3x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x3x2x2xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x3x2x2xf32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x2x2xf32>, tensor<f32>) -> tensor<3xf32>
    %7 = stablehlo.divide %6, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<3xf32>
    %9 = stablehlo.rsqrt %8 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.699999988> : tensor<3xf32>
    %10 = stablehlo.multiply %arg1, %cst_2 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<3.000000e-01> : tensor<3xf32>
    %11 = stablehlo.multiply %2, %cst_3 : tensor<3xf32>
    %12 = stablehlo.add %10, %11 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.14285719> : tensor<3xf32>
    %13 = stablehlo.multiply %7, %cst_4 : tensor<3xf32>
    %14 = stablehlo.multiply %arg2, %cst_2 : tensor<3xf32>
    %15 = stablehlo.multiply %13, %cst_3 : tensor<3xf32>
    %16 = stablehlo.add %14, %15 : tensor<3xf32>
    %17 = stablehlo.multiply %9, %arg3 : tensor<3xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %19 = stablehlo.multiply %4, %18 : tensor<2x3x2x2xf32>
    %20 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2x2xf32>
    %21 = stablehlo.add %19, %20 : tensor<2x3x2x2xf32>
    %22 = stablehlo.transpose %21, dims = [0, 2, 3, 1] : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x3xf32>
    return %22, %12, %16 : tensor<2x2x2x3xf32>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// batch_norm / no_stats: f32[2,3,4], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>) -> tensor<2x3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<8.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<3xf32>
    %8 = stablehlo.rsqrt %7 : tensor<3xf32>
    %9 = stablehlo.multiply %8, %arg1 : tensor<3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<3xf32>) -> tensor<2x3x4xf32>
    %11 = stablehlo.multiply %3, %10 : tensor<2x3x4xf32>
    return %11 : tensor<2x3x4xf32>
  }
}

// -----
// aten._native_batch_norm_legit_no_training.default / bf16_params: bf16[2,3,2], bf16[3], bf16[3], bf16[3], bf16[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xbf16>, %arg1: tensor<3xbf16>, %arg2: tensor<3xbf16>, %arg3: tensor<3xbf16>, %arg4: tensor<3xbf16>) -> (tensor<2x3x2xbf16>, tensor<0xbf16>, tensor<0xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<2x3x2xbf16>) -> tensor<2x3x2xf32>
    %1 = stablehlo.convert %arg3 : (tensor<3xbf16>) -> tensor<3xf32>
    %2 = stablehlo.convert %arg4 : (tensor<3xbf16>) -> tensor<3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %4 = stablehlo.subtract %0, %3 : tensor<2x3x2xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %5 = stablehlo.add %2, %cst : tensor<3xf32>
    %6 = stablehlo.rsqrt %5 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %7 = stablehlo.convert %arg1 : (tensor<3xbf16>) -> tensor<3xf32>
    %8 = stablehlo.multiply %6, %7 : tensor<3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %10 = stablehlo.multiply %4, %9 : tensor<2x3x2xf32>
    %11 = stablehlo.convert %arg2 : (tensor<3xbf16>) -> tensor<3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %13 = stablehlo.add %10, %12 : tensor<2x3x2xf32>
    %14 = stablehlo.convert %13 : (tensor<2x3x2xf32>) -> tensor<2x3x2xbf16>
    %15 = stablehlo.convert %cst_0 : (tensor<0xf32>) -> tensor<0xbf16>
    %16 = stablehlo.convert %cst_0 : (tensor<0xf32>) -> tensor<0xbf16>
    return %14, %15, %16 : tensor<2x3x2xbf16>, tensor<0xbf16>, tensor<0xbf16>
  }
}

// -----
// aten._batch_norm_with_update_functional.default / f32: f32[2,3,2], f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3x2xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3x2xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<2x3x2xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<3xf32>
    %8 = stablehlo.rsqrt %7 : tensor<3xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<3xf32>
    %9 = stablehlo.multiply %arg3, %cst_2 : tensor<3xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<3xf32>
    %10 = stablehlo.multiply %1, %cst_3 : tensor<3xf32>
    %11 = stablehlo.add %9, %10 : tensor<3xf32>
    %cst_4 = stablehlo.constant dense<1.33333337> : tensor<3xf32>
    %12 = stablehlo.multiply %6, %cst_4 : tensor<3xf32>
    %13 = stablehlo.multiply %arg4, %cst_2 : tensor<3xf32>
    %14 = stablehlo.multiply %12, %cst_3 : tensor<3xf32>
    %15 = stablehlo.add %13, %14 : tensor<3xf32>
    %16 = stablehlo.multiply %8, %arg1 : tensor<3xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %18 = stablehlo.multiply %3, %17 : tensor<2x3x2xf32>
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<2x3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<0xui8>
    return %20, %1, %8, %c, %11, %15 : tensor<2x3x2xf32>, tensor<3xf32>, tensor<3xf32>, tensor<0xui8>, tensor<3xf32>, tensor<3xf32>
  }
}

// -----
// aten._batch_norm_no_update.default / f32: f32[2,3,2], f32[3], f32[3], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>, %arg3: tensor<3xf32>, %arg4: tensor<3xf32>) -> (tensor<2x3x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x3x2xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<3xf32>
    %2 = stablehlo.add %arg4, %cst : tensor<3xf32>
    %3 = stablehlo.rsqrt %2 : tensor<3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %6 = stablehlo.multiply %1, %5 : tensor<2x3x2xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3x2xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x3x2xf32>
    %c = stablehlo.constant dense<0> : tensor<0xui8>
    return %8, %cst_0, %cst_0, %c : tensor<2x3x2xf32>, tensor<0xf32>, tensor<0xf32>, tensor<0xui8>
  }
}

// -----
// instance_norm / affine: f32[2,3,4], f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3xf32>, %arg2: tensor<3xf32>) -> tensor<1x6x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3xf32>) -> tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x3xf32>) -> tensor<6xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<1x6x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<6xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<6xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<6xf32>) -> tensor<1x6x4xf32>
    %8 = stablehlo.subtract %4, %7 : tensor<1x6x4xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<1x6x4xf32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x6x4xf32>, tensor<f32>) -> tensor<6xf32>
    %11 = stablehlo.divide %10, %cst_0 : tensor<6xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<6xf32>
    %12 = stablehlo.add %11, %cst_1 : tensor<6xf32>
    %13 = stablehlo.rsqrt %12 : tensor<6xf32>
    %14 = stablehlo.multiply %13, %1 : tensor<6xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<6xf32>) -> tensor<1x6x4xf32>
    %16 = stablehlo.multiply %8, %15 : tensor<1x6x4xf32>
    %17 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<6xf32>) -> tensor<1x6x4xf32>
    %18 = stablehlo.add %16, %17 : tensor<1x6x4xf32>
    return %18 : tensor<1x6x4xf32>
  }
}

// -----
// _weight_norm / dim_0: f32[3,4], f32[3,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x1xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.reshape %arg1 : (tensor<3x1xf32>) -> tensor<3xf32>
    %4 = stablehlo.divide %3, %2 : tensor<3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<3xf32>) -> tensor<3x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<3x4xf32>
    %7 = stablehlo.reshape %2 : (tensor<3xf32>) -> tensor<3x1xf32>
    return %6 : tensor<3x4xf32>
  }
}

// -----
// _weight_norm / last_dim: f32[2,3,4], f32[1,1,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<1x1x4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.sqrt %1 : tensor<4xf32>
    %3 = stablehlo.reshape %arg1 : (tensor<1x1x4xf32>) -> tensor<4xf32>
    %4 = stablehlo.divide %3, %2 : tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x3x4xf32>
    %7 = stablehlo.reshape %2 : (tensor<4xf32>) -> tensor<1x1x4xf32>
    return %6 : tensor<2x3x4xf32>
  }
}
