// aten._scaled_dot_product_flash_attention_for_cpu.default / plain: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x3x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %3 = stablehlo.compare EQ, %2, %cst_1, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %4 = stablehlo.select %3, %cst_2, %2 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %6 = stablehlo.subtract %1, %5 : tensor<1x2x3x3xf32>
    %7 = stablehlo.exponential %6 : tensor<1x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %3, %cst_4, %8 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.dot_general %7, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %12 = stablehlo.divide %10, %11 : tensor<1x2x3x4xf32>
    %13 = stablehlo.log %9 : tensor<1x2x3xf32>
    %14 = stablehlo.add %4, %13 : tensor<1x2x3xf32>
    %15 = stablehlo.transpose %14, dims = [0, 2, 1] : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %12, %15 : tensor<1x2x3x4xf32>, tensor<1x3x2xf32>
  }
}

// -----
// aten._scaled_dot_product_flash_attention_for_cpu.default / causal: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x3x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x3x4xf32>
    %18 = stablehlo.log %14 : tensor<1x2x3xf32>
    %19 = stablehlo.add %9, %18 : tensor<1x2x3xf32>
    %20 = stablehlo.transpose %19, dims = [0, 2, 1] : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %17, %20 : tensor<1x2x3x4xf32>, tensor<1x3x2xf32>
  }
}

// -----
// aten._scaled_dot_product_flash_attention_for_cpu.default / causal_wide: f32[1,2,2,4], f32[1,2,4,4], f32[1,2,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x4xf32>, %arg1: tensor<1x2x4x4xf32>, %arg2: tensor<1x2x4x4xf32>) -> (tensor<1x2x2x4xf32>, tensor<1x2x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x2x4xf32>
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<1x2x2x4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x2x4xf32>
    %2 = stablehlo.iota dim = 0 : tensor<2x4xi32>
    %3 = stablehlo.iota dim = 1 : tensor<2x4xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x2x4xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<2x4xi1>) -> tensor<1x2x2x4xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x2x4xi1>, tensor<1x2x2x4xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x2x4xf32>, tensor<f32>) -> tensor<1x2x2xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x2xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x2xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x2xf32>) -> tensor<1x2x2x4xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x2x4xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x2x4xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x2x4xf32>, tensor<f32>) -> tensor<1x2x2xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x2xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x4xf32>, tensor<1x2x4x4xf32>) -> tensor<1x2x2x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x2xf32>) -> tensor<1x2x2x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x2x4xf32>
    %18 = stablehlo.log %14 : tensor<1x2x2xf32>
    %19 = stablehlo.add %9, %18 : tensor<1x2x2xf32>
    %20 = stablehlo.transpose %19, dims = [0, 2, 1] : (tensor<1x2x2xf32>) -> tensor<1x2x2xf32>
    return %17, %20 : tensor<1x2x2x4xf32>, tensor<1x2x2xf32>
  }
}

// -----
// aten._scaled_dot_product_flash_attention_for_cpu.default / blind_row: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4], f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>, %arg3: tensor<3x3xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x3x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x2x3x3xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %5 = stablehlo.compare EQ, %4, %cst_1, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %6 = stablehlo.select %5, %cst_2, %4 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<1x2x3x3xf32>
    %9 = stablehlo.exponential %8 : tensor<1x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %11 = stablehlo.select %5, %cst_4, %10 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %12 = stablehlo.dot_general %9, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %14 = stablehlo.divide %12, %13 : tensor<1x2x3x4xf32>
    %15 = stablehlo.log %11 : tensor<1x2x3xf32>
    %16 = stablehlo.add %6, %15 : tensor<1x2x3xf32>
    %17 = stablehlo.transpose %16, dims = [0, 2, 1] : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %14, %17 : tensor<1x2x3x4xf32>, tensor<1x3x2xf32>
  }
}

// -----
// aten._scaled_dot_product_flash_attention_for_cpu.default / bf16: bf16[1,2,3,4], bf16[1,2,3,4], bf16[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xbf16>, %arg1: tensor<1x2x3x4xbf16>, %arg2: tensor<1x2x3x4xbf16>) -> (tensor<1x2x3x4xbf16>, tensor<1x3x2xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x3x4xbf16>, tensor<1x2x3x4xbf16>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.convert %12 : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xbf16>
    %16 = stablehlo.dot_general %15, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x3x3xbf16>, tensor<1x2x3x4xbf16>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %18 = stablehlo.divide %16, %17 : tensor<1x2x3x4xf32>
    %19 = stablehlo.convert %18 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xbf16>
    %20 = stablehlo.log %14 : tensor<1x2x3xf32>
    %21 = stablehlo.add %9, %20 : tensor<1x2x3xf32>
    %22 = stablehlo.transpose %21, dims = [0, 2, 1] : (tensor<1x2x3xf32>) -> tensor<1x3x2xf32>
    return %19, %22 : tensor<1x2x3x4xbf16>, tensor<1x3x2xf32>
  }
}

// -----
// scaled_dot_product_attention / causal: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x3x4xf32>
    %18 = stablehlo.log %14 : tensor<1x2x3xf32>
    %19 = stablehlo.add %9, %18 : tensor<1x2x3xf32>
    return %17 : tensor<1x2x3x4xf32>
  }
}

// -----
// scaled_dot_product_attention / causal_tall: f32[1,2,4,4], f32[1,2,2,4], f32[1,2,2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x4xf32>, %arg1: tensor<1x2x2x4xf32>, %arg2: tensor<1x2x2x4xf32>) -> tensor<1x2x4x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x4x4xf32>, tensor<1x2x2x4xf32>) -> tensor<1x2x4x2xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x4x2xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x4x2xf32>
    %2 = stablehlo.iota dim = 0 : tensor<4x2xi32>
    %3 = stablehlo.iota dim = 1 : tensor<4x2xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x2xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x4x2xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<4x2xi1>) -> tensor<1x2x4x2xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x4x2xi1>, tensor<1x2x4x2xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x4x2xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x4xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x4xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x4xf32>) -> tensor<1x2x4x2xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x4x2xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x4x2xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x4x2xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x4xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x4xi1>, tensor<1x2x4xf32>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x4x2xf32>, tensor<1x2x2x4xf32>) -> tensor<1x2x4x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x4xf32>) -> tensor<1x2x4x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x4x4xf32>
    %18 = stablehlo.log %14 : tensor<1x2x4xf32>
    %19 = stablehlo.add %9, %18 : tensor<1x2x4xf32>
    return %17 : tensor<1x2x4x4xf32>
  }
}

// -----
// scaled_dot_product_attention / f64: f64[1,2,3,4], f64[1,2,3,4], f64[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf64>, %arg1: tensor<1x2x3x4xf64>, %arg2: tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x3xf64>
    %cst = stablehlo.constant dense<0.69999999999999996> : tensor<1x2x3x3xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf64>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3x3xf64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf64>
    %cst_1 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf64>, tensor<f64>) -> tensor<1x2x3xf64>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x2x3xf64>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf64>, tensor<1x2x3xf64>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf64>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf64>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf64>) -> tensor<1x2x3x3xf64>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf64>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf64>, tensor<f64>) -> tensor<1x2x3xf64>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf64>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf64>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf64>, tensor<1x2x3x4xf64>) -> tensor<1x2x3x4xf64>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf64>) -> tensor<1x2x3x4xf64>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x3x4xf64>
    %18 = stablehlo.log %14 : tensor<1x2x3xf64>
    %19 = stablehlo.add %9, %18 : tensor<1x2x3xf64>
    return %17 : tensor<1x2x3x4xf64>
  }
}

// -----
// scaled_dot_product_attention / f16: f16[1,2,3,4], f16[1,2,3,4], f16[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf16>, %arg1: tensor<1x2x3x4xf16>, %arg2: tensor<1x2x3x4xf16>) -> tensor<1x2x3x4xf16> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<1x2x3x4xf16>, tensor<1x2x3x4xf16>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare LE, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x2x3x3xi1>
    %6 = stablehlo.select %5, %1, %cst_0 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.convert %12 : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf16>
    %16 = stablehlo.dot_general %15, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<1x2x3x3xf16>, tensor<1x2x3x4xf16>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %18 = stablehlo.divide %16, %17 : tensor<1x2x3x4xf32>
    %19 = stablehlo.convert %18 : (tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf16>
    %20 = stablehlo.log %14 : tensor<1x2x3xf32>
    %21 = stablehlo.add %9, %20 : tensor<1x2x3xf32>
    return %19 : tensor<1x2x3x4xf16>
  }
}

// -----
// scaled_dot_product_attention / heads_last: f32[1,3,2,4] view, f32[1,3,2,4] view, f32[1,3,2,4] view
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3x2x4xf32>, %arg1: tensor<1x3x2x4xf32>, %arg2: tensor<1x3x2x4xf32>) -> tensor<1x3x2x4xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1, 3] : (tensor<1x3x2x4xf32>) -> tensor<1x2x3x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [0, 2, 1, 3] : (tensor<1x3x2x4xf32>) -> tensor<1x2x3x4xf32>
    %2 = stablehlo.transpose %arg2, dims = [0, 2, 1, 3] : (tensor<1x3x2x4xf32>) -> tensor<1x2x3x4xf32>
    %3 = stablehlo.dot_general %0, %1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %4 = stablehlo.multiply %3, %cst : tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %6 = stablehlo.compare EQ, %5, %cst_1, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %7 = stablehlo.select %6, %cst_2, %5 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %9 = stablehlo.subtract %4, %8 : tensor<1x2x3x3xf32>
    %10 = stablehlo.exponential %9 : tensor<1x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %12 = stablehlo.select %6, %cst_4, %11 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %13 = stablehlo.dot_general %10, %2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %15 = stablehlo.divide %13, %14 : tensor<1x2x3x4xf32>
    %16 = stablehlo.log %12 : tensor<1x2x3xf32>
    %17 = stablehlo.add %7, %16 : tensor<1x2x3xf32>
    %18 = stablehlo.transpose %15, dims = [0, 2, 1, 3] : (tensor<1x2x3x4xf32>) -> tensor<1x3x2x4xf32>
    return %18 : tensor<1x3x2x4xf32>
  }
}

// -----
// scaled_dot_product_attention / bool_mask: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4], bool[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>, %arg3: tensor<3x3xi1>) -> tensor<1x2x3x4xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %2 = stablehlo.select %arg3, %0, %1 : tensor<3x3xi1>, tensor<3x3xf32>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %4 = stablehlo.multiply %3, %cst_1 : tensor<1x2x3x3xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [2, 3] : (tensor<3x3xf32>) -> tensor<1x2x3x3xf32>
    %6 = stablehlo.add %4, %5 : tensor<1x2x3x3xf32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.dot_general %12, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x3x4xf32>
    %18 = stablehlo.log %14 : tensor<1x2x3xf32>
    %19 = stablehlo.add %9, %18 : tensor<1x2x3xf32>
    return %17 : tensor<1x2x3x4xf32>
  }
}

// -----
// scaled_dot_product_attention / float_mask: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>, %arg3: tensor<1x2x3x3xf32>) -> tensor<1x2x3x4xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x2x3x3xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<1x2x3x3xf32>
    %2 = stablehlo.add %1, %arg3 : tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %4 = stablehlo.compare EQ, %3, %cst_1, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %5 = stablehlo.select %4, %cst_2, %3 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %7 = stablehlo.subtract %2, %6 : tensor<1x2x3x3xf32>
    %8 = stablehlo.exponential %7 : tensor<1x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %10 = stablehlo.select %4, %cst_4, %9 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %11 = stablehlo.dot_general %8, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x4xf32>
    %13 = stablehlo.divide %11, %12 : tensor<1x2x3x4xf32>
    %14 = stablehlo.log %10 : tensor<1x2x3xf32>
    %15 = stablehlo.add %5, %14 : tensor<1x2x3xf32>
    return %13 : tensor<1x2x3x4xf32>
  }
}

// -----
// scaled_dot_product_attention / gqa: f32[1,4,3,4], f32[1,2,3,4], f32[1,2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x4xf32>) -> tensor<1x4x3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x3x4xf32>) -> tensor<1x2x6x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x6x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x6x3xf32>) -> tensor<1x4x3x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<1x4x3x3xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<1x4x3x3xf32>
    %4 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %5 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %6 = stablehlo.compare LE, %5, %4, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<1x4x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<3x3xi1>) -> tensor<1x4x3x3xi1>
    %8 = stablehlo.select %7, %3, %cst_0 : tensor<1x4x3x3xi1>, tensor<1x4x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x4x3x3xf32>, tensor<f32>) -> tensor<1x4x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x4x3xf32>
    %10 = stablehlo.compare EQ, %9, %cst_2, FLOAT : (tensor<1x4x3xf32>, tensor<1x4x3xf32>) -> tensor<1x4x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x4x3xf32>
    %11 = stablehlo.select %10, %cst_3, %9 : tensor<1x4x3xi1>, tensor<1x4x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<1x4x3x3xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<1x4x3x3xf32>
    %14 = stablehlo.exponential %13 : tensor<1x4x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x4x3x3xf32>, tensor<f32>) -> tensor<1x4x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x4x3xf32>
    %16 = stablehlo.select %10, %cst_5, %15 : tensor<1x4x3xi1>, tensor<1x4x3xf32>
    %17 = stablehlo.reshape %14 : (tensor<1x4x3x3xf32>) -> tensor<1x2x6x3xf32>
    %18 = stablehlo.dot_general %17, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x6x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x6x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x2x6x4xf32>) -> tensor<1x4x3x4xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<1x4x3x4xf32>
    %21 = stablehlo.divide %19, %20 : tensor<1x4x3x4xf32>
    %22 = stablehlo.log %16 : tensor<1x4x3xf32>
    %23 = stablehlo.add %11, %22 : tensor<1x4x3xf32>
    return %21 : tensor<1x4x3x4xf32>
  }
}

// -----
// scaled_dot_product_attention / 3d: f32[2,3,4], f32[2,3,4], f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
    %cst = stablehlo.constant dense<0.707106769> : tensor<2x3x4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<2x3x4xf32>
    %c = stablehlo.constant dense<true> : tensor<3x3xi1>
    %1 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %2 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %3 = stablehlo.compare LE, %2, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %4 = stablehlo.and %3, %c : tensor<3x3xi1>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<3x3xi1>, tensor<3x3xf32>
    %8 = stablehlo.transpose %arg1, dims = [0, 2, 1] : (tensor<2x3x4xf32>) -> tensor<2x4x3xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<2x4x3xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<2x4x3xf32>
    %10 = stablehlo.dot_general %0, %9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %12 = stablehlo.add %10, %11 : tensor<2x3x3xf32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<2x3xf32>
    %14 = stablehlo.compare EQ, %13, %cst_3, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    %15 = stablehlo.select %14, %cst_4, %13 : tensor<2x3xi1>, tensor<2x3xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %17 = stablehlo.subtract %12, %16 : tensor<2x3x3xf32>
    %18 = stablehlo.exponential %17 : tensor<2x3x3xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<2x3xf32>
    %20 = stablehlo.select %14, %cst_6, %19 : tensor<2x3xi1>, tensor<2x3xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x3xf32>
    %22 = stablehlo.divide %18, %21 : tensor<2x3x3xf32>
    %23 = stablehlo.dot_general %22, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x3x3xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
    return %23 : tensor<2x3x4xf32>
  }
}

// -----
// scaled_dot_product_attention / narrow_values: f32[1,2,3,4], f32[1,2,3,4], f32[1,2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x4xf32>, %arg1: tensor<1x2x3x4xf32>, %arg2: tensor<1x2x3x2xf32>) -> tensor<2x3x2xf32> {
    %cst = stablehlo.constant dense<0.707106769> : tensor<1x2x3x4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<1x2x3x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [0, 1, 3, 2] : (tensor<1x2x3x4xf32>) -> tensor<1x2x4x3xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<1x2x4x3xf32>
    %2 = stablehlo.multiply %1, %cst_0 : tensor<1x2x4x3xf32>
    %3 = stablehlo.reshape %0 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
    %4 = stablehlo.reshape %2 : (tensor<1x2x4x3xf32>) -> tensor<2x4x3xf32>
    %5 = stablehlo.dot_general %3, %4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x3x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3x3xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3xf32>
    %8 = stablehlo.compare EQ, %7, %cst_2, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3xf32>
    %9 = stablehlo.select %8, %cst_3, %7 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<1x2x3x3xf32>
    %12 = stablehlo.exponential %11 : tensor<1x2x3x3xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2x3xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x3xf32>
    %14 = stablehlo.select %8, %cst_5, %13 : tensor<1x2x3xi1>, tensor<1x2x3xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<1x2x3x3xf32>
    %16 = stablehlo.divide %12, %15 : tensor<1x2x3x3xf32>
    %17 = stablehlo.reshape %16 : (tensor<1x2x3x3xf32>) -> tensor<2x3x3xf32>
    %18 = stablehlo.reshape %arg2 : (tensor<1x2x3x2xf32>) -> tensor<2x3x2xf32>
    %19 = stablehlo.dot_general %17, %18, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x3x3xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %19 : tensor<2x3x2xf32>
  }
}
