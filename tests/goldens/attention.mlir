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
    %0 = stablehlo.reshape %arg0 : (tensor<1x4x3x4xf32>) -> tensor<1x2x2x3x4xf32>
    %1 = stablehlo.dot_general %0, %arg1, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [3], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x3x4xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x2x3x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<1x2x2x3x3xf32>) -> tensor<1x4x3x3xf32>
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
    %17 = stablehlo.reshape %14 : (tensor<1x4x3x3xf32>) -> tensor<1x2x2x3x3xf32>
    %18 = stablehlo.dot_general %17, %arg2, batching_dims = [0, 1] x [0, 1], contracting_dims = [4] x [2], precision = [HIGHEST, HIGHEST] : (tensor<1x2x2x3x3xf32>, tensor<1x2x3x4xf32>) -> tensor<1x2x2x3x4xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x2x2x3x4xf32>) -> tensor<1x4x3x4xf32>
    %20 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<1x4x3x4xf32>
    %21 = stablehlo.divide %19, %20 : tensor<1x4x3x4xf32>
    %22 = stablehlo.log %16 : tensor<1x4x3xf32>
    %23 = stablehlo.add %11, %22 : tensor<1x4x3xf32>
    return %21 : tensor<1x4x3x4xf32>
  }
}

// -----
// encoder_layer / relu: f32[2,3,4], f32[12,4], f32[12], f32[4,4], f32[4], f32[4], f32[4], f32[4], f32[4], f32[6,4], f32[6], f32[4,6], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<12xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<6x4xf32>, %arg10: tensor<6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4xf32>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x12xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<6x12xf32>
    %4 = stablehlo.add %3, %2 : tensor<6x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<6x12xf32>) -> tensor<2x3x12xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    %7 = stablehlo.transpose %6, dims = [2, 0, 3, 1, 4] : (tensor<2x3x3x2x2xf32>) -> tensor<3x2x2x3x2xf32>
    %8 = stablehlo.slice %7 [0:1, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %10 = stablehlo.slice %7 [1:2, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %12 = stablehlo.slice %7 [2:3, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %14 = stablehlo.dot_general %9, %11, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
    %cst = stablehlo.constant dense<0.707106769> : tensor<2x2x3x3xf32>
    %15 = stablehlo.multiply %14, %cst : tensor<2x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<2x2x3xf32>
    %17 = stablehlo.compare EQ, %16, %cst_1, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x3xf32>
    %18 = stablehlo.select %17, %cst_2, %16 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %20 = stablehlo.subtract %15, %19 : tensor<2x2x3x3xf32>
    %21 = stablehlo.exponential %20 : tensor<2x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<2x2x3xf32>
    %23 = stablehlo.select %17, %cst_4, %22 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
    %24 = stablehlo.dot_general %21, %13, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x2xf32>
    %26 = stablehlo.divide %24, %25 : tensor<2x2x3x2xf32>
    %27 = stablehlo.log %23 : tensor<2x2x3xf32>
    %28 = stablehlo.add %18, %27 : tensor<2x2x3xf32>
    %29 = stablehlo.transpose %26, dims = [0, 2, 1, 3] : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
    %31 = stablehlo.reshape %30 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %32 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %33 = stablehlo.dot_general %31, %32, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
    %34 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %35 = stablehlo.add %34, %33 : tensor<6x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %37 = stablehlo.add %arg0, %36 : tensor<2x3x4xf32>
    %38 = stablehlo.reduce(%37 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_5 = stablehlo.constant dense<4.000000e+00> : tensor<2x3xf32>
    %39 = stablehlo.divide %38, %cst_5 : tensor<2x3xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %41 = stablehlo.subtract %37, %40 : tensor<2x3x4xf32>
    %42 = stablehlo.multiply %41, %41 : tensor<2x3x4xf32>
    %43 = stablehlo.reduce(%42 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %44 = stablehlo.divide %43, %cst_5 : tensor<2x3xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<2x3xf32>
    %45 = stablehlo.add %44, %cst_6 : tensor<2x3xf32>
    %46 = stablehlo.rsqrt %45 : tensor<2x3xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %48 = stablehlo.multiply %41, %47 : tensor<2x3x4xf32>
    %49 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %50 = stablehlo.multiply %48, %49 : tensor<2x3x4xf32>
    %51 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %52 = stablehlo.add %50, %51 : tensor<2x3x4xf32>
    %53 = stablehlo.reshape %39 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %54 = stablehlo.reshape %46 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %55 = stablehlo.reshape %52 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %56 = stablehlo.transpose %arg9, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %57 = stablehlo.dot_general %55, %56, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %58 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %59 = stablehlo.add %58, %57 : tensor<6x6xf32>
    %60 = stablehlo.reshape %59 : (tensor<6x6xf32>) -> tensor<2x3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x6xf32>
    %61 = stablehlo.maximum %60, %cst_7 : tensor<2x3x6xf32>
    %62 = stablehlo.reshape %61 : (tensor<2x3x6xf32>) -> tensor<6x6xf32>
    %63 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %64 = stablehlo.dot_general %62, %63, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %65 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %66 = stablehlo.add %65, %64 : tensor<6x4xf32>
    %67 = stablehlo.reshape %66 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %68 = stablehlo.add %52, %67 : tensor<2x3x4xf32>
    %69 = stablehlo.reduce(%68 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %70 = stablehlo.divide %69, %cst_5 : tensor<2x3xf32>
    %71 = stablehlo.broadcast_in_dim %70, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %72 = stablehlo.subtract %68, %71 : tensor<2x3x4xf32>
    %73 = stablehlo.multiply %72, %72 : tensor<2x3x4xf32>
    %74 = stablehlo.reduce(%73 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %cst_5 : tensor<2x3xf32>
    %76 = stablehlo.add %75, %cst_6 : tensor<2x3xf32>
    %77 = stablehlo.rsqrt %76 : tensor<2x3xf32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %79 = stablehlo.multiply %72, %78 : tensor<2x3x4xf32>
    %80 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %81 = stablehlo.multiply %79, %80 : tensor<2x3x4xf32>
    %82 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %83 = stablehlo.add %81, %82 : tensor<2x3x4xf32>
    %84 = stablehlo.reshape %70 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %85 = stablehlo.reshape %77 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    return %83 : tensor<2x3x4xf32>
  }
}

// -----
// encoder_layer / norm_first: f32[2,3,4], f32[12,4], f32[12], f32[4,4], f32[4], f32[4], f32[4], f32[4], f32[4], f32[6,4], f32[6], f32[4,6], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<12xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<6x4xf32>, %arg10: tensor<6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4xf32>) -> tensor<2x3x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<2x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2x3xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<2x3x4xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<2x3x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %6 = stablehlo.divide %5, %cst_0 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<2x3xf32>
    %7 = stablehlo.add %6, %cst_1 : tensor<2x3xf32>
    %8 = stablehlo.rsqrt %7 : tensor<2x3xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %10 = stablehlo.multiply %3, %9 : tensor<2x3x4xf32>
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<2x3x4xf32>
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %14 = stablehlo.add %12, %13 : tensor<2x3x4xf32>
    %15 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %16 = stablehlo.reshape %8 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %17 = stablehlo.reshape %14 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %18 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %19 = stablehlo.dot_general %17, %18, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x12xf32>) -> tensor<6x12xf32>
    %20 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<6x12xf32>
    %21 = stablehlo.add %20, %19 : tensor<6x12xf32>
    %22 = stablehlo.reshape %21 : (tensor<6x12xf32>) -> tensor<2x3x12xf32>
    %23 = stablehlo.reshape %22 : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    %24 = stablehlo.transpose %23, dims = [2, 0, 3, 1, 4] : (tensor<2x3x3x2x2xf32>) -> tensor<3x2x2x3x2xf32>
    %25 = stablehlo.slice %24 [0:1, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %26 = stablehlo.reshape %25 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %27 = stablehlo.slice %24 [1:2, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %28 = stablehlo.reshape %27 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %29 = stablehlo.slice %24 [2:3, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %30 = stablehlo.reshape %29 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %31 = stablehlo.dot_general %26, %28, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.707106769> : tensor<2x2x3x3xf32>
    %32 = stablehlo.multiply %31, %cst_2 : tensor<2x2x3x3xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.reduce(%32 init: %cst_3) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<2x2x3xf32>
    %34 = stablehlo.compare EQ, %33, %cst_4, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<2x2x3xf32>
    %35 = stablehlo.select %34, %cst_5, %33 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %37 = stablehlo.subtract %32, %36 : tensor<2x2x3x3xf32>
    %38 = stablehlo.exponential %37 : tensor<2x2x3x3xf32>
    %39 = stablehlo.reduce(%38 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<2x2x3xf32>
    %40 = stablehlo.select %34, %cst_6, %39 : tensor<2x2x3xi1>, tensor<2x2x3xf32>
    %41 = stablehlo.dot_general %38, %30, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [HIGHEST, HIGHEST] : (tensor<2x2x3x3xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x2xf32>
    %43 = stablehlo.divide %41, %42 : tensor<2x2x3x2xf32>
    %44 = stablehlo.log %40 : tensor<2x2x3xf32>
    %45 = stablehlo.add %35, %44 : tensor<2x2x3xf32>
    %46 = stablehlo.transpose %43, dims = [0, 2, 1, 3] : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
    %47 = stablehlo.reshape %46 : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
    %48 = stablehlo.reshape %47 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %49 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %50 = stablehlo.dot_general %48, %49, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
    %51 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %52 = stablehlo.add %51, %50 : tensor<6x4xf32>
    %53 = stablehlo.reshape %52 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %54 = stablehlo.add %arg0, %53 : tensor<2x3x4xf32>
    %55 = stablehlo.reduce(%54 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %56 = stablehlo.divide %55, %cst_0 : tensor<2x3xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %58 = stablehlo.subtract %54, %57 : tensor<2x3x4xf32>
    %59 = stablehlo.multiply %58, %58 : tensor<2x3x4xf32>
    %60 = stablehlo.reduce(%59 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %61 = stablehlo.divide %60, %cst_0 : tensor<2x3xf32>
    %62 = stablehlo.add %61, %cst_1 : tensor<2x3xf32>
    %63 = stablehlo.rsqrt %62 : tensor<2x3xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %65 = stablehlo.multiply %58, %64 : tensor<2x3x4xf32>
    %66 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %67 = stablehlo.multiply %65, %66 : tensor<2x3x4xf32>
    %68 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %69 = stablehlo.add %67, %68 : tensor<2x3x4xf32>
    %70 = stablehlo.reshape %56 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %71 = stablehlo.reshape %63 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %72 = stablehlo.reshape %69 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %73 = stablehlo.transpose %arg9, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %74 = stablehlo.dot_general %72, %73, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %75 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %76 = stablehlo.add %75, %74 : tensor<6x6xf32>
    %77 = stablehlo.reshape %76 : (tensor<6x6xf32>) -> tensor<2x3x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x6xf32>
    %78 = stablehlo.maximum %77, %cst_7 : tensor<2x3x6xf32>
    %79 = stablehlo.reshape %78 : (tensor<2x3x6xf32>) -> tensor<6x6xf32>
    %80 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %81 = stablehlo.dot_general %79, %80, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %82 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %83 = stablehlo.add %82, %81 : tensor<6x4xf32>
    %84 = stablehlo.reshape %83 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %85 = stablehlo.add %54, %84 : tensor<2x3x4xf32>
    return %85 : tensor<2x3x4xf32>
  }
}

// -----
// encoder_layer / padding: f32[2,3,4], f32[12,4], f32[12], f32[4,4], f32[4], f32[4], f32[4], f32[4], f32[4], f32[6,4], f32[6], f32[4,6], f32[4], bool[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<12xf32>, %arg3: tensor<4x4xf32>, %arg4: tensor<4xf32>, %arg5: tensor<4xf32>, %arg6: tensor<4xf32>, %arg7: tensor<4xf32>, %arg8: tensor<4xf32>, %arg9: tensor<6x4xf32>, %arg10: tensor<6xf32>, %arg11: tensor<4x6xf32>, %arg12: tensor<4xf32>, %arg13: tensor<2x3xi1>) -> tensor<2x3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<12x4xf32>) -> tensor<4x12xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x12xf32>) -> tensor<6x12xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<12xf32>) -> tensor<6x12xf32>
    %4 = stablehlo.add %3, %2 : tensor<6x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<6x12xf32>) -> tensor<2x3x12xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x3x12xf32>) -> tensor<2x3x3x2x2xf32>
    %7 = stablehlo.transpose %6, dims = [2, 0, 3, 1, 4] : (tensor<2x3x3x2x2xf32>) -> tensor<3x2x2x3x2xf32>
    %8 = stablehlo.slice %7 [0:1, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %10 = stablehlo.slice %7 [1:2, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %12 = stablehlo.slice %7 [2:3, 0:2, 0:2, 0:3, 0:2] : (tensor<3x2x2x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    %14 = stablehlo.reshape %arg13 : (tensor<2x3xi1>) -> tensor<2x1x1x3xi1>
    %cst = stablehlo.constant dense<0.707106769> : tensor<2x2x3x2xf32>
    %15 = stablehlo.multiply %9, %cst : tensor<2x2x3x2xf32>
    %16 = stablehlo.transpose %11, dims = [0, 1, 3, 2] : (tensor<2x2x3x2xf32>) -> tensor<2x2x2x3xf32>
    %17 = stablehlo.reshape %15 : (tensor<2x2x3x2xf32>) -> tensor<4x3x2xf32>
    %18 = stablehlo.reshape %16 : (tensor<2x2x2x3xf32>) -> tensor<4x2x3xf32>
    %19 = stablehlo.dot_general %17, %18, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x3x2xf32>, tensor<4x2x3xf32>) -> tensor<4x3x3xf32>
    %20 = stablehlo.reshape %19 : (tensor<4x3x3xf32>) -> tensor<2x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<2x2x3x3xf32>
    %21 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2, 3] : (tensor<2x1x1x3xi1>) -> tensor<2x2x3x3xi1>
    %22 = stablehlo.select %21, %cst_0, %20 : tensor<2x2x3x3xi1>, tensor<2x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_1) applies stablehlo.maximum across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<2x2x3x3xf32>
    %26 = stablehlo.exponential %25 : tensor<2x2x3x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_2) applies stablehlo.add across dimensions = [3] : (tensor<2x2x3x3xf32>, tensor<f32>) -> tensor<2x2x3xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (tensor<2x2x3xf32>) -> tensor<2x2x3x3xf32>
    %29 = stablehlo.divide %26, %28 : tensor<2x2x3x3xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x2x3x3xf32>) -> tensor<4x3x3xf32>
    %31 = stablehlo.reshape %13 : (tensor<2x2x3x2xf32>) -> tensor<4x3x2xf32>
    %32 = stablehlo.dot_general %30, %31, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<4x3x3xf32>, tensor<4x3x2xf32>) -> tensor<4x3x2xf32>
    %33 = stablehlo.reshape %32 : (tensor<4x3x2xf32>) -> tensor<2x2x3x2xf32>
    %34 = stablehlo.transpose %33, dims = [0, 2, 1, 3] : (tensor<2x2x3x2xf32>) -> tensor<2x3x2x2xf32>
    %35 = stablehlo.reshape %34 : (tensor<2x3x2x2xf32>) -> tensor<2x3x4xf32>
    %36 = stablehlo.reshape %35 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %37 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %38 = stablehlo.dot_general %36, %37, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x4xf32>) -> tensor<6x4xf32>
    %39 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %40 = stablehlo.add %39, %38 : tensor<6x4xf32>
    %41 = stablehlo.reshape %40 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %42 = stablehlo.add %arg0, %41 : tensor<2x3x4xf32>
    %43 = stablehlo.reduce(%42 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_3 = stablehlo.constant dense<4.000000e+00> : tensor<2x3xf32>
    %44 = stablehlo.divide %43, %cst_3 : tensor<2x3xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %46 = stablehlo.subtract %42, %45 : tensor<2x3x4xf32>
    %47 = stablehlo.multiply %46, %46 : tensor<2x3x4xf32>
    %48 = stablehlo.reduce(%47 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %49 = stablehlo.divide %48, %cst_3 : tensor<2x3xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<2x3xf32>
    %50 = stablehlo.add %49, %cst_4 : tensor<2x3xf32>
    %51 = stablehlo.rsqrt %50 : tensor<2x3xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %53 = stablehlo.multiply %46, %52 : tensor<2x3x4xf32>
    %54 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %55 = stablehlo.multiply %53, %54 : tensor<2x3x4xf32>
    %56 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %57 = stablehlo.add %55, %56 : tensor<2x3x4xf32>
    %58 = stablehlo.reshape %44 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %59 = stablehlo.reshape %51 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %60 = stablehlo.reshape %57 : (tensor<2x3x4xf32>) -> tensor<6x4xf32>
    %61 = stablehlo.transpose %arg9, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %62 = stablehlo.dot_general %60, %61, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x4xf32>, tensor<4x6xf32>) -> tensor<6x6xf32>
    %63 = stablehlo.broadcast_in_dim %arg10, dims = [1] : (tensor<6xf32>) -> tensor<6x6xf32>
    %64 = stablehlo.add %63, %62 : tensor<6x6xf32>
    %65 = stablehlo.reshape %64 : (tensor<6x6xf32>) -> tensor<2x3x6xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<2x3x6xf32>
    %66 = stablehlo.maximum %65, %cst_5 : tensor<2x3x6xf32>
    %67 = stablehlo.reshape %66 : (tensor<2x3x6xf32>) -> tensor<6x6xf32>
    %68 = stablehlo.transpose %arg11, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %69 = stablehlo.dot_general %67, %68, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<6x6xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    %70 = stablehlo.broadcast_in_dim %arg12, dims = [1] : (tensor<4xf32>) -> tensor<6x4xf32>
    %71 = stablehlo.add %70, %69 : tensor<6x4xf32>
    %72 = stablehlo.reshape %71 : (tensor<6x4xf32>) -> tensor<2x3x4xf32>
    %73 = stablehlo.add %57, %72 : tensor<2x3x4xf32>
    %74 = stablehlo.reduce(%73 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %75 = stablehlo.divide %74, %cst_3 : tensor<2x3xf32>
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %77 = stablehlo.subtract %73, %76 : tensor<2x3x4xf32>
    %78 = stablehlo.multiply %77, %77 : tensor<2x3x4xf32>
    %79 = stablehlo.reduce(%78 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xf32>, tensor<f32>) -> tensor<2x3xf32>
    %80 = stablehlo.divide %79, %cst_3 : tensor<2x3xf32>
    %81 = stablehlo.add %80, %cst_4 : tensor<2x3xf32>
    %82 = stablehlo.rsqrt %81 : tensor<2x3xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<2x3xf32>) -> tensor<2x3x4xf32>
    %84 = stablehlo.multiply %77, %83 : tensor<2x3x4xf32>
    %85 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %86 = stablehlo.multiply %84, %85 : tensor<2x3x4xf32>
    %87 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<4xf32>) -> tensor<2x3x4xf32>
    %88 = stablehlo.add %86, %87 : tensor<2x3x4xf32>
    %89 = stablehlo.reshape %75 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    %90 = stablehlo.reshape %82 : (tensor<2x3xf32>) -> tensor<2x3x1xf32>
    return %88 : tensor<2x3x4xf32>
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
