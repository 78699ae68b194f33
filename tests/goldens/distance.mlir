// cdist / euclidean: f32[2,3,4], f32[2,2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>, %arg1: tensor<2x2x4xf32>) -> tensor<2x3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x3x1x4xf32>) -> tensor<2x3x2x4xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x2x4xf32>) -> tensor<2x1x2x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<2x1x2x4xf32>) -> tensor<2x3x2x4xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3x2x4xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2x3x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<2x3x2x4xf32>, tensor<f32>) -> tensor<2x3x2xf32>
    %7 = stablehlo.sqrt %6 : tensor<2x3x2xf32>
    return %7 : tensor<2x3x2xf32>
  }
}

// -----
// cdist / broadcast: f32[2,1,3,4], f32[3,2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x3x4xf32>, %arg1: tensor<3x2x4xf32>) -> tensor<2x3x3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x1x3x4xf32>) -> tensor<2x1x3x1x4xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3, 4] : (tensor<2x1x3x1x4xf32>) -> tensor<2x3x3x2x4xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3x2x4xf32>) -> tensor<3x1x2x4xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2, 3, 4] : (tensor<3x1x2x4xf32>) -> tensor<2x3x3x2x4xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2x3x3x2x4xf32>
    %5 = stablehlo.abs %4 : tensor<2x3x3x2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x3x3x2x4xf32>, tensor<f32>) -> tensor<2x3x3x2xf32>
    return %6 : tensor<2x3x3x2xf32>
  }
}

// -----
// cdist / p0: f32[3,3], f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x3x3xf32>
    %5 = stablehlo.compare NE, %4, %cst, FLOAT : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3x3xf32>
    %8 = stablehlo.select %5, %6, %7 : tensor<3x3x3xi1>, tensor<3x3x3xf32>
    %9 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<3x3x3xf32>, tensor<3x3x3xf32>) -> tensor<3x3x3xi1>
    %10 = stablehlo.select %9, %4, %8 : tensor<3x3x3xi1>, tensor<3x3x3xf32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<3x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %11 : tensor<3x3xf32>
  }
}

// -----
// cdist / p0_nan: f32[1,2], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2xf32>, %arg1: tensor<2x2xf32>) -> tensor<1x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x2xf32>) -> tensor<1x2x2xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x2xf32>) -> tensor<1x2x2xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<1x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x2xf32>
    %4 = stablehlo.compare NE, %3, %cst, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1x2x2xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %8 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %9 = stablehlo.select %8, %3, %7 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<1x2x2xf32>, tensor<f32>) -> tensor<1x2xf32>
    return %10 : tensor<1x2xf32>
  }
}

// -----
// cdist / p0.5: f32[3,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x2x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x2x3xf32>
    %5 = stablehlo.abs %4 : tensor<3x2x3xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<3x2x3xf32>
    %6 = stablehlo.power %5, %cst : tensor<3x2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x2x3xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<3x2xf32>
    %8 = stablehlo.power %7, %cst_1 : tensor<3x2xf32>
    return %8 : tensor<3x2xf32>
  }
}

// -----
// cdist / p1.5: f32[3,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<3x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x2x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<2x3xf32>) -> tensor<1x2x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2x3xf32>) -> tensor<3x2x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x2x3xf32>
    %5 = stablehlo.abs %4 : tensor<3x2x3xf32>
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<3x2x3xf32>
    %6 = stablehlo.power %5, %cst : tensor<3x2x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x2x3xf32>, tensor<f32>) -> tensor<3x2xf32>
    %cst_1 = stablehlo.constant dense<0.666666686> : tensor<3x2xf32>
    %8 = stablehlo.power %7, %cst_1 : tensor<3x2xf32>
    return %8 : tensor<3x2xf32>
  }
}

// -----
// cdist / p2_equal: f32[3,3], f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x3x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.sqrt %6 : tensor<3x3xf32>
    return %7 : tensor<3x3xf32>
  }
}

// -----
// cdist / p3: f64[3,3], f64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<2x3xf64>) -> tensor<3x2xf64> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf64>) -> tensor<3x1x3xf64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf64>) -> tensor<3x2x3xf64>
    %2 = stablehlo.reshape %arg1 : (tensor<2x3xf64>) -> tensor<1x2x3xf64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2x3xf64>) -> tensor<3x2x3xf64>
    %4 = stablehlo.subtract %1, %3 : tensor<3x2x3xf64>
    %5 = stablehlo.abs %4 : tensor<3x2x3xf64>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<3x2x3xf64>
    %6 = stablehlo.power %5, %cst : tensor<3x2x3xf64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<3x2x3xf64>, tensor<f64>) -> tensor<3x2xf64>
    %cst_1 = stablehlo.constant dense<0.33333333333333331> : tensor<3x2xf64>
    %8 = stablehlo.power %7, %cst_1 : tensor<3x2xf64>
    return %8 : tensor<3x2xf64>
  }
}

// -----
// cdist / max: f32[3,3], f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %2 = stablehlo.reshape %arg1 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x3x3xf32>
    %5 = stablehlo.abs %4 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %6 : tensor<3x3xf32>
  }
}

// -----
// cdist / by_product: f32[26,4], f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<26x4xf32>, %arg1: tensor<2x4xf32>) -> tensor<26x2xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<26x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<26x4xf32>, tensor<f32>) -> tensor<26xf32>
    %2 = stablehlo.reshape %1 : (tensor<26xf32>) -> tensor<26x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<26x1xf32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<2x4xf32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<2x1xf32>
    %cst_2 = stablehlo.constant dense<-2.000000e+00> : tensor<26x4xf32>
    %6 = stablehlo.multiply %arg0, %cst_2 : tensor<26x4xf32>
    %7 = stablehlo.concatenate %6, %2, %cst_0, dim = 1 : (tensor<26x4xf32>, tensor<26x1xf32>, tensor<26x1xf32>) -> tensor<26x6xf32>
    %8 = stablehlo.concatenate %arg1, %cst_1, %5, dim = 1 : (tensor<2x4xf32>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x6xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<2x6xf32>) -> tensor<6x2xf32>
    %10 = stablehlo.dot_general %7, %9, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<26x6xf32>, tensor<6x2xf32>) -> tensor<26x2xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<26x2xf32>
    %11 = stablehlo.maximum %10, %cst_3 : tensor<26x2xf32>
    %12 = stablehlo.sqrt %11 : tensor<26x2xf32>
    return %12 : tensor<26x2xf32>
  }
}

// -----
// cdist / no_channels: f32[2,0], f32[3,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0xf32>, %arg1: tensor<3x0xf32>) -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xf32>
    return %cst : tensor<2x3xf32>
  }
}

// -----
// cdist / no_rows: f32[0,2], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2xf32>, %arg1: tensor<3x2xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0x3xf32>
    return %cst : tensor<0x3xf32>
  }
}

// -----
// pdist / euclidean: f32[4,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x3xf32>) -> tensor<6xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<4x3xf32>) -> tensor<4x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<4x1x3xf32>) -> tensor<4x4x3xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<4x3xf32>) -> tensor<1x4x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x4x3xf32>) -> tensor<4x4x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<4x4x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<4x4x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<4x4x3xf32>, tensor<f32>) -> tensor<4x4xf32>
    %7 = stablehlo.sqrt %6 : tensor<4x4xf32>
    %8 = stablehlo.iota dim = 0 : tensor<0xi64>
    %c = stablehlo.constant dense<4> : tensor<0xi64>
    %9 = stablehlo.divide %8, %c : tensor<0xi64>
    %10 = stablehlo.multiply %9, %c : tensor<0xi64>
    %11 = stablehlo.compare NE, %10, %8, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<0xi64>
    %12 = stablehlo.compare LT, %8, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %13 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %14 = stablehlo.compare NE, %12, %13, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %15 = stablehlo.and %11, %14 : tensor<0xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<0xi64>
    %16 = stablehlo.subtract %9, %c_1 : tensor<0xi64>
    %17 = stablehlo.select %15, %16, %9 : tensor<0xi1>, tensor<0xi64>
    %18 = stablehlo.remainder %8, %c : tensor<0xi64>
    %19 = stablehlo.compare NE, %18, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %20 = stablehlo.compare LT, %18, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %21 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %22 = stablehlo.compare NE, %20, %21, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %23 = stablehlo.and %19, %22 : tensor<0xi1>
    %24 = stablehlo.add %18, %c : tensor<0xi64>
    %25 = stablehlo.select %23, %24, %18 : tensor<0xi1>, tensor<0xi64>
    %26 = stablehlo.iota dim = 0 : tensor<6xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<6xf64>
    %27 = stablehlo.multiply %26, %cst_2 : tensor<6xf64>
    %cst_3 = stablehlo.constant dense<1.225000e+01> : tensor<6xf64>
    %28 = stablehlo.subtract %cst_3, %27 : tensor<6xf64>
    %29 = stablehlo.sqrt %28 : tensor<6xf64>
    %cst_4 = stablehlo.constant dense<3.500000e+00> : tensor<6xf64>
    %30 = stablehlo.subtract %cst_4, %29 : tensor<6xf64>
    %31 = stablehlo.floor %30 : tensor<6xf64>
    %cst_5 = stablehlo.constant dense<5.000000e+00> : tensor<6xf64>
    %32 = stablehlo.subtract %cst_5, %31 : tensor<6xf64>
    %33 = stablehlo.multiply %32, %31 : tensor<6xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<6xf64>
    %34 = stablehlo.multiply %33, %cst_6 : tensor<6xf64>
    %35 = stablehlo.subtract %26, %34 : tensor<6xf64>
    %36 = stablehlo.floor %35 : tensor<6xf64>
    %37 = stablehlo.abs %31 : tensor<6xf64>
    %cst_7 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<6xf64>
    %38 = stablehlo.compare LT, %37, %cst_7, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %39 = stablehlo.convert %31 : (tensor<6xf64>) -> tensor<6xi64>
    %c_8 = stablehlo.constant dense<-9223372036854775808> : tensor<6xi64>
    %40 = stablehlo.select %38, %39, %c_8 : tensor<6xi1>, tensor<6xi64>
    %41 = stablehlo.abs %36 : tensor<6xf64>
    %42 = stablehlo.compare LT, %41, %cst_7, FLOAT : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xi1>
    %43 = stablehlo.convert %36 : (tensor<6xf64>) -> tensor<6xi64>
    %44 = stablehlo.select %42, %43, %c_8 : tensor<6xi1>, tensor<6xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<6xi64>
    %45 = stablehlo.add %40, %c_9 : tensor<6xi64>
    %c_10 = stablehlo.constant dense<1> : tensor<6xi64>
    %46 = stablehlo.add %44, %c_10 : tensor<6xi64>
    %47 = stablehlo.reshape %45 : (tensor<6xi64>) -> tensor<1x6xi64>
    %48 = stablehlo.reshape %46 : (tensor<6xi64>) -> tensor<1x6xi64>
    %49 = stablehlo.concatenate %47, %48, dim = 0 : (tensor<1x6xi64>, tensor<1x6xi64>) -> tensor<2x6xi64>
    %50 = stablehlo.slice %49 [0:1, 0:6] : (tensor<2x6xi64>) -> tensor<1x6xi64>
    %51 = stablehlo.reshape %50 : (tensor<1x6xi64>) -> tensor<6xi64>
    %52 = stablehlo.slice %49 [1:2, 0:6] : (tensor<2x6xi64>) -> tensor<1x6xi64>
    %53 = stablehlo.reshape %52 : (tensor<1x6xi64>) -> tensor<6xi64>
    %54 = stablehlo.convert %51 : (tensor<6xi64>) -> tensor<6xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<6xi32>
    %55 = stablehlo.compare LT, %54, %c_11, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<6xi32>
    %56 = stablehlo.add %54, %c_12 : tensor<6xi32>
    %57 = stablehlo.select %55, %56, %54 : tensor<6xi1>, tensor<6xi32>
    %58 = stablehlo.convert %53 : (tensor<6xi64>) -> tensor<6xi32>
    %59 = stablehlo.compare LT, %58, %c_11, SIGNED : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %60 = stablehlo.add %58, %c_12 : tensor<6xi32>
    %61 = stablehlo.select %59, %60, %58 : tensor<6xi1>, tensor<6xi32>
    %62 = stablehlo.reshape %57 : (tensor<6xi32>) -> tensor<6x1xi32>
    %63 = stablehlo.reshape %61 : (tensor<6xi32>) -> tensor<6x1xi32>
    %64 = stablehlo.concatenate %62, %63, dim = 1 : (tensor<6x1xi32>, tensor<6x1xi32>) -> tensor<6x2xi32>
    %65 = "stablehlo.gather"(%7, %64) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x4xf32>, tensor<6x2xi32>) -> tensor<6xf32>
    return %65 : tensor<6xf32>
  }
}

// -----
// pdist / p1_equal: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x3x3xf32>
    %5 = stablehlo.abs %4 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<3x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<0xi64>
    %c = stablehlo.constant dense<3> : tensor<0xi64>
    %8 = stablehlo.divide %7, %c : tensor<0xi64>
    %9 = stablehlo.multiply %8, %c : tensor<0xi64>
    %10 = stablehlo.compare NE, %9, %7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<0xi64>
    %11 = stablehlo.compare LT, %7, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %12 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %13 = stablehlo.compare NE, %11, %12, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %14 = stablehlo.and %10, %13 : tensor<0xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<0xi64>
    %15 = stablehlo.subtract %8, %c_1 : tensor<0xi64>
    %16 = stablehlo.select %14, %15, %8 : tensor<0xi1>, tensor<0xi64>
    %17 = stablehlo.remainder %7, %c : tensor<0xi64>
    %18 = stablehlo.compare NE, %17, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %19 = stablehlo.compare LT, %17, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %20 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %21 = stablehlo.compare NE, %19, %20, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %22 = stablehlo.and %18, %21 : tensor<0xi1>
    %23 = stablehlo.add %17, %c : tensor<0xi64>
    %24 = stablehlo.select %22, %23, %17 : tensor<0xi1>, tensor<0xi64>
    %25 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<3xf64>
    %26 = stablehlo.multiply %25, %cst_2 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<6.250000e+00> : tensor<3xf64>
    %27 = stablehlo.subtract %cst_3, %26 : tensor<3xf64>
    %28 = stablehlo.sqrt %27 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<2.500000e+00> : tensor<3xf64>
    %29 = stablehlo.subtract %cst_4, %28 : tensor<3xf64>
    %30 = stablehlo.floor %29 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<3xf64>
    %31 = stablehlo.subtract %cst_5, %30 : tensor<3xf64>
    %32 = stablehlo.multiply %31, %30 : tensor<3xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<3xf64>
    %33 = stablehlo.multiply %32, %cst_6 : tensor<3xf64>
    %34 = stablehlo.subtract %25, %33 : tensor<3xf64>
    %35 = stablehlo.floor %34 : tensor<3xf64>
    %36 = stablehlo.abs %30 : tensor<3xf64>
    %cst_7 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<3xf64>
    %37 = stablehlo.compare LT, %36, %cst_7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %38 = stablehlo.convert %30 : (tensor<3xf64>) -> tensor<3xi64>
    %c_8 = stablehlo.constant dense<-9223372036854775808> : tensor<3xi64>
    %39 = stablehlo.select %37, %38, %c_8 : tensor<3xi1>, tensor<3xi64>
    %40 = stablehlo.abs %35 : tensor<3xf64>
    %41 = stablehlo.compare LT, %40, %cst_7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %42 = stablehlo.convert %35 : (tensor<3xf64>) -> tensor<3xi64>
    %43 = stablehlo.select %41, %42, %c_8 : tensor<3xi1>, tensor<3xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<3xi64>
    %44 = stablehlo.add %39, %c_9 : tensor<3xi64>
    %c_10 = stablehlo.constant dense<1> : tensor<3xi64>
    %45 = stablehlo.add %43, %c_10 : tensor<3xi64>
    %46 = stablehlo.reshape %44 : (tensor<3xi64>) -> tensor<1x3xi64>
    %47 = stablehlo.reshape %45 : (tensor<3xi64>) -> tensor<1x3xi64>
    %48 = stablehlo.concatenate %46, %47, dim = 0 : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
    %49 = stablehlo.slice %48 [0:1, 0:3] : (tensor<2x3xi64>) -> tensor<1x3xi64>
    %50 = stablehlo.reshape %49 : (tensor<1x3xi64>) -> tensor<3xi64>
    %51 = stablehlo.slice %48 [1:2, 0:3] : (tensor<2x3xi64>) -> tensor<1x3xi64>
    %52 = stablehlo.reshape %51 : (tensor<1x3xi64>) -> tensor<3xi64>
    %53 = stablehlo.convert %50 : (tensor<3xi64>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<3xi32>
    %54 = stablehlo.compare LT, %53, %c_11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<3xi32>
    %55 = stablehlo.add %53, %c_12 : tensor<3xi32>
    %56 = stablehlo.select %54, %55, %53 : tensor<3xi1>, tensor<3xi32>
    %57 = stablehlo.convert %52 : (tensor<3xi64>) -> tensor<3xi32>
    %58 = stablehlo.compare LT, %57, %c_11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %59 = stablehlo.add %57, %c_12 : tensor<3xi32>
    %60 = stablehlo.select %58, %59, %57 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.reshape %56 : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = stablehlo.reshape %60 : (tensor<3xi32>) -> tensor<3x1xi32>
    %63 = stablehlo.concatenate %61, %62, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %64 = "stablehlo.gather"(%6, %63) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    return %64 : tensor<3xf32>
  }
}

// -----
// pdist / max: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<3x1x3xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x3xf32>) -> tensor<3x3x3xf32>
    %2 = stablehlo.reshape %arg0 : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<3x3x3xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<3x3x3xf32>
    %5 = stablehlo.abs %4 : tensor<3x3x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<3x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<0xi64>
    %c = stablehlo.constant dense<3> : tensor<0xi64>
    %8 = stablehlo.divide %7, %c : tensor<0xi64>
    %9 = stablehlo.multiply %8, %c : tensor<0xi64>
    %10 = stablehlo.compare NE, %9, %7, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<0xi64>
    %11 = stablehlo.compare LT, %7, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %12 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %13 = stablehlo.compare NE, %11, %12, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %14 = stablehlo.and %10, %13 : tensor<0xi1>
    %c_1 = stablehlo.constant dense<1> : tensor<0xi64>
    %15 = stablehlo.subtract %8, %c_1 : tensor<0xi64>
    %16 = stablehlo.select %14, %15, %8 : tensor<0xi1>, tensor<0xi64>
    %17 = stablehlo.remainder %7, %c : tensor<0xi64>
    %18 = stablehlo.compare NE, %17, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %19 = stablehlo.compare LT, %17, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %20 = stablehlo.compare LT, %c, %c_0, SIGNED : (tensor<0xi64>, tensor<0xi64>) -> tensor<0xi1>
    %21 = stablehlo.compare NE, %19, %20, UNSIGNED : (tensor<0xi1>, tensor<0xi1>) -> tensor<0xi1>
    %22 = stablehlo.and %18, %21 : tensor<0xi1>
    %23 = stablehlo.add %17, %c : tensor<0xi64>
    %24 = stablehlo.select %22, %23, %17 : tensor<0xi1>, tensor<0xi64>
    %25 = stablehlo.iota dim = 0 : tensor<3xf64>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<3xf64>
    %26 = stablehlo.multiply %25, %cst_2 : tensor<3xf64>
    %cst_3 = stablehlo.constant dense<6.250000e+00> : tensor<3xf64>
    %27 = stablehlo.subtract %cst_3, %26 : tensor<3xf64>
    %28 = stablehlo.sqrt %27 : tensor<3xf64>
    %cst_4 = stablehlo.constant dense<2.500000e+00> : tensor<3xf64>
    %29 = stablehlo.subtract %cst_4, %28 : tensor<3xf64>
    %30 = stablehlo.floor %29 : tensor<3xf64>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<3xf64>
    %31 = stablehlo.subtract %cst_5, %30 : tensor<3xf64>
    %32 = stablehlo.multiply %31, %30 : tensor<3xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<3xf64>
    %33 = stablehlo.multiply %32, %cst_6 : tensor<3xf64>
    %34 = stablehlo.subtract %25, %33 : tensor<3xf64>
    %35 = stablehlo.floor %34 : tensor<3xf64>
    %36 = stablehlo.abs %30 : tensor<3xf64>
    %cst_7 = stablehlo.constant dense<9.2233720368547758E+18> : tensor<3xf64>
    %37 = stablehlo.compare LT, %36, %cst_7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %38 = stablehlo.convert %30 : (tensor<3xf64>) -> tensor<3xi64>
    %c_8 = stablehlo.constant dense<-9223372036854775808> : tensor<3xi64>
    %39 = stablehlo.select %37, %38, %c_8 : tensor<3xi1>, tensor<3xi64>
    %40 = stablehlo.abs %35 : tensor<3xf64>
    %41 = stablehlo.compare LT, %40, %cst_7, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %42 = stablehlo.convert %35 : (tensor<3xf64>) -> tensor<3xi64>
    %43 = stablehlo.select %41, %42, %c_8 : tensor<3xi1>, tensor<3xi64>
    %c_9 = stablehlo.constant dense<0> : tensor<3xi64>
    %44 = stablehlo.add %39, %c_9 : tensor<3xi64>
    %c_10 = stablehlo.constant dense<1> : tensor<3xi64>
    %45 = stablehlo.add %43, %c_10 : tensor<3xi64>
    %46 = stablehlo.reshape %44 : (tensor<3xi64>) -> tensor<1x3xi64>
    %47 = stablehlo.reshape %45 : (tensor<3xi64>) -> tensor<1x3xi64>
    %48 = stablehlo.concatenate %46, %47, dim = 0 : (tensor<1x3xi64>, tensor<1x3xi64>) -> tensor<2x3xi64>
    %49 = stablehlo.slice %48 [0:1, 0:3] : (tensor<2x3xi64>) -> tensor<1x3xi64>
    %50 = stablehlo.reshape %49 : (tensor<1x3xi64>) -> tensor<3xi64>
    %51 = stablehlo.slice %48 [1:2, 0:3] : (tensor<2x3xi64>) -> tensor<1x3xi64>
    %52 = stablehlo.reshape %51 : (tensor<1x3xi64>) -> tensor<3xi64>
    %53 = stablehlo.convert %50 : (tensor<3xi64>) -> tensor<3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<3xi32>
    %54 = stablehlo.compare LT, %53, %c_11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %c_12 = stablehlo.constant dense<3> : tensor<3xi32>
    %55 = stablehlo.add %53, %c_12 : tensor<3xi32>
    %56 = stablehlo.select %54, %55, %53 : tensor<3xi1>, tensor<3xi32>
    %57 = stablehlo.convert %52 : (tensor<3xi64>) -> tensor<3xi32>
    %58 = stablehlo.compare LT, %57, %c_11, SIGNED : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %59 = stablehlo.add %57, %c_12 : tensor<3xi32>
    %60 = stablehlo.select %58, %59, %57 : tensor<3xi1>, tensor<3xi32>
    %61 = stablehlo.reshape %56 : (tensor<3xi32>) -> tensor<3x1xi32>
    %62 = stablehlo.reshape %60 : (tensor<3xi32>) -> tensor<3x1xi32>
    %63 = stablehlo.concatenate %61, %62, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
    %64 = "stablehlo.gather"(%6, %63) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
    return %64 : tensor<3xf32>
  }
}

// -----
// pdist / one_row: f32[1,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3xf32>) -> tensor<0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %cst : tensor<0xf32>
  }
}

// -----
// cosine_similarity / rows: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.reshape %2 : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.sqrt %5 : tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<3x1xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %9 = stablehlo.maximum %3, %8 : tensor<3x1xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x1xf32>
    %11 = stablehlo.maximum %7, %10 : tensor<3x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %13 = stablehlo.clamp %12, %arg1, %12 : tensor<3x4xf32>
    %14 = stablehlo.divide %arg1, %13 : tensor<3x4xf32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x4xf32>
    %16 = stablehlo.clamp %15, %arg0, %15 : tensor<3x4xf32>
    %17 = stablehlo.divide %arg0, %16 : tensor<3x4xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<3x4xf32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    return %19 : tensor<3xf32>
  }
}

// -----
// cosine_similarity / zero: f32[2,3], f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %2 = stablehlo.sqrt %1 : tensor<3xf32>
    %3 = stablehlo.reshape %2 : (tensor<3xf32>) -> tensor<1x3xf32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<2x3xf32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    %6 = stablehlo.sqrt %5 : tensor<3xf32>
    %7 = stablehlo.reshape %6 : (tensor<3xf32>) -> tensor<1x3xf32>
    %cst_0 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %9 = stablehlo.maximum %3, %8 : tensor<1x3xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x3xf32>
    %11 = stablehlo.maximum %7, %10 : tensor<1x3xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %13 = stablehlo.clamp %12, %arg1, %12 : tensor<2x3xf32>
    %14 = stablehlo.divide %arg1, %13 : tensor<2x3xf32>
    %15 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %16 = stablehlo.clamp %15, %arg0, %15 : tensor<2x3xf32>
    %17 = stablehlo.divide %arg0, %16 : tensor<2x3xf32>
    %18 = stablehlo.multiply %17, %14 : tensor<2x3xf32>
    %19 = stablehlo.reduce(%18 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>
    return %19 : tensor<3xf32>
  }
}

// -----
// pairwise_distance / p2: f32[3,4], f32[3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x4xf32>) -> tensor<3xf32> {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<3x4xf32>
    %cst = stablehlo.constant dense<9.99999997E-7> : tensor<3x4xf32>
    %1 = stablehlo.add %0, %cst : tensor<3x4xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<3x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
    %4 = stablehlo.sqrt %3 : tensor<3xf32>
    return %4 : tensor<3xf32>
  }
}

// -----
// normalize / dim_1: f32[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %2 = stablehlo.sqrt %1 : tensor<2xf32>
    %3 = stablehlo.reshape %2 : (tensor<2xf32>) -> tensor<2x1xf32>
    %cst_0 = stablehlo.constant dense<9.99999996E-13> : tensor<2x1xf32>
    %4 = stablehlo.maximum %3, %cst_0 : tensor<2x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<2x3xf32>
    return %6 : tensor<2x3xf32>
  }
}
