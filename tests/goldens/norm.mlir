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
