// svd / tall: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %4 = stablehlo.dot_general %3#0, %3#2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    return %3#1, %4, %2 : tensor<2xf32>, tensor<3x2xf32>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
}

// -----
// svd / batch_wide_f64: f64[2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3xf64>) -> (tensor<2x2xf64>, tensor<2x2x3xf64>, tensor<2xi32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<2x2x3xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1, 2] : (tensor<2x2x3xi1>, tensor<i1>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    %c_1 = stablehlo.constant dense<-4> : tensor<2xi32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<2xi1>, tensor<2xi32>
    %3:3 = call @svd(%arg0) : (tensor<2x2x3xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xf64>, tensor<2x2x3xf64>)
    %4 = stablehlo.dot_general %3#0, %3#2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x2xf64>, tensor<2x2x3xf64>) -> tensor<2x2x3xf64>
    return %3#1, %4, %2 : tensor<2x2xf64>, tensor<2x2x3xf64>, tensor<2xi32>
  }
  func.func private @svd(tensor<2x2x3xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xf64>, tensor<2x2x3xf64>)
}

// -----
// svd / c128: c128[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xcomplex<f64>>) -> (tensor<2xf64>, tensor<3x2xcomplex<f64>>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xf64>, tensor<2x2xcomplex<f64>>)
    %4 = stablehlo.dot_general %3#0, %3#2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    return %3#1, %4, %2 : tensor<2xf64>, tensor<3x2xcomplex<f64>>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xf64>, tensor<2x2xcomplex<f64>>)
}

// -----
// svd_full / tall: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<2xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %4 = stablehlo.slice %3#0 [0:3, 0:2] : (tensor<3x3xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.reshape %3#1 : (tensor<2xf32>) -> tensor<1x2xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<3x2xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<3x2xf32>
    %8 = stablehlo.dot_general %7, %3#2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
    %9 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %10 = stablehlo.dot_general %9, %3#0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %12 = stablehlo.dot_general %3#2, %11, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return %3#1, %8, %10, %12, %2 : tensor<2xf32>, tensor<3x2xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>)
}

// -----
// svd_full / no_rows: f32[0,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x2xf32>) -> (tensor<0xf32>, tensor<0x2xf32>, tensor<0x0xf32>, tensor<2x2xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %1 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<0x0xi1>, tensor<0x0xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %6 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %7 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<2x2xi1>, tensor<2x2xf32>
    %12 = stablehlo.reshape %cst_1 : (tensor<0xf32>) -> tensor<1x0xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x0xf32>) -> tensor<0x0xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<0x0xf32>
    %15 = stablehlo.slice %11 [0:0, 0:2] : (tensor<2x2xf32>) -> tensor<0x2xf32>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<0x0xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
    %17 = stablehlo.transpose %5, dims = [1, 0] : (tensor<0x0xf32>) -> tensor<0x0xf32>
    %18 = stablehlo.dot_general %17, %5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<0x0xf32>, tensor<0x0xf32>) -> tensor<0x0xf32>
    %19 = stablehlo.transpose %11, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %20 = stablehlo.dot_general %11, %19, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    return %cst_1, %16, %18, %20 : tensor<0xf32>, tensor<0x2xf32>, tensor<0x0xf32>, tensor<2x2xf32>
  }
}

// -----
// svd_full / no_batch: f32[0,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3x2xf32>) -> (tensor<0x2xf32>, tensor<0x3x2xf32>, tensor<0x3x3xf32>, tensor<0x2x2xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<0x3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<0x2xf32>
    %7 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %8 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2x2xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<2x2xi1>, tensor<2x2xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<2x2xf32>) -> tensor<0x2x2xf32>
    %14 = stablehlo.slice %6 [0:0, 0:3, 0:2] : (tensor<0x3x3xf32>) -> tensor<0x3x2xf32>
    %15 = stablehlo.reshape %cst_1 : (tensor<0x2xf32>) -> tensor<0x1x2xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<0x1x2xf32>) -> tensor<0x3x2xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<0x3x2xf32>
    %18 = stablehlo.dot_general %17, %13, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<0x3x2xf32>, tensor<0x2x2xf32>) -> tensor<0x3x2xf32>
    %19 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %20 = stablehlo.dot_general %19, %6, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<0x3x3xf32>, tensor<0x3x3xf32>) -> tensor<0x3x3xf32>
    %21 = stablehlo.transpose %13, dims = [0, 2, 1] : (tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    %22 = stablehlo.dot_general %13, %21, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<0x2x2xf32>, tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    return %cst_1, %18, %20, %22 : tensor<0x2xf32>, tensor<0x3x2xf32>, tensor<0x3x3xf32>, tensor<0x2x2xf32>
  }
}

// -----
// linalg_svdvals / f32: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<2xf32>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
    return %3#1, %2 : tensor<2xf32>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2x2xf32>)
}

// -----
// linalg_svdvals / empty: f32[3,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x0xf32>) -> tensor<0xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x0xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x0xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<3x0xi32>, tensor<3x0xi32>) -> tensor<3x0xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x0xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x0xi1>, tensor<3x0xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %6 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %7 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %8 = stablehlo.compare EQ, %6, %7, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %11 = stablehlo.select %8, %9, %10 : tensor<0x0xi1>, tensor<0x0xf32>
    return %cst_1 : tensor<0xf32>
  }
}

// -----
// linalg_svdvals / infinity: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    return %3#1, %2 : tensor<3xf32>, tensor<i32>
  }
  func.func private @svd(tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
}

// -----
// linalg_matrix_rank / singular: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<i64>, tensor<i32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<6.6613381477509392E-16> : tensor<f64>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_2, %c_1 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
    %4 = stablehlo.slice %3#1 [0:1] : (tensor<3xf64>) -> tensor<1xf64>
    %5 = stablehlo.reshape %cst_0 : (tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.multiply %5, %4 : tensor<1xf64>
    %7 = stablehlo.reshape %cst : (tensor<f64>) -> tensor<1xf64>
    %8 = stablehlo.maximum %7, %6 : tensor<1xf64>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %10 = stablehlo.compare GT, %3#1, %9, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %11 = stablehlo.convert %10 : (tensor<3xi1>) -> tensor<3xi64>
    %c_3 = stablehlo.constant dense<0> : tensor<i64>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.add across dimensions = [0] : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    return %12, %2 : tensor<i64>, tensor<i32>
  }
  func.func private @svd(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
}

// -----
// linalg_pinv / f64: f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>) -> (tensor<2x3xf64>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
    %4 = stablehlo.abs %3#1 : tensor<2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.compare GT, %cst, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<6.66133815E-16> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.reshape %cst : (tensor<f64>) -> tensor<1xf64>
    %8 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1xf32>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %9 = stablehlo.reduce(%4 init: %cst_4) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.reshape %9 : (tensor<f64>) -> tensor<1xf64>
    %11 = stablehlo.convert %8 : (tensor<1xf32>) -> tensor<1xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<1xf64>
    %13 = stablehlo.maximum %7, %12 : tensor<1xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %15 = stablehlo.compare GT, %4, %14, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
    %16 = stablehlo.divide %cst_5, %3#1 : tensor<2xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %18 = stablehlo.select %15, %16, %17 : tensor<2xi1>, tensor<2xf64>
    %19 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %20 = stablehlo.reshape %18 : (tensor<2xf64>) -> tensor<1x2xf64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<2x2xf64>
    %22 = stablehlo.multiply %19, %21 : tensor<2x2xf64>
    %23 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %24, %2 : tensor<2x3xf64>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
}

// -----
// linalg_pinv / singular: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<i32>) {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_1, %c_0 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
    %4 = stablehlo.abs %3#1 : tensor<3xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.compare GT, %cst, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_2 = stablehlo.constant dense<6.66133815E-16> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.select %5, %cst_3, %cst_2 : tensor<i1>, tensor<f32>
    %7 = stablehlo.reshape %cst : (tensor<f64>) -> tensor<1xf64>
    %8 = stablehlo.reshape %6 : (tensor<f32>) -> tensor<1xf32>
    %cst_4 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %9 = stablehlo.reduce(%4 init: %cst_4) applies stablehlo.maximum across dimensions = [0] : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %10 = stablehlo.reshape %9 : (tensor<f64>) -> tensor<1xf64>
    %11 = stablehlo.convert %8 : (tensor<1xf32>) -> tensor<1xf64>
    %12 = stablehlo.multiply %11, %10 : tensor<1xf64>
    %13 = stablehlo.maximum %7, %12 : tensor<1xf64>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xf64>) -> tensor<3xf64>
    %15 = stablehlo.compare GT, %4, %14, FLOAT : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xi1>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<3xf64>
    %16 = stablehlo.divide %cst_5, %3#1 : tensor<3xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %17 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f64>) -> tensor<3xf64>
    %18 = stablehlo.select %15, %16, %17 : tensor<3xi1>, tensor<3xf64>
    %19 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %20 = stablehlo.reshape %18 : (tensor<3xf64>) -> tensor<1x3xf64>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %22 = stablehlo.multiply %19, %21 : tensor<3x3xf64>
    %23 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    return %24, %2 : tensor<3x3xf64>, tensor<i32>
  }
  func.func private @svd(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xf64>, tensor<3x3xf64>)
}

// -----
// linalg_pinv / hermitian: f64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %0:2 = call @eigh(%arg0) : (tensor<2x2xf64>) -> (tensor<2xf64>, tensor<2x2xf64>)
    %1 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %2 = stablehlo.abs %0#0 : tensor<2xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.compare GT, %cst, %cst, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %cst_0 = stablehlo.constant dense<4.4408921E-16> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.select %3, %cst_1, %cst_0 : tensor<i1>, tensor<f32>
    %5 = stablehlo.reshape %cst : (tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %4 : (tensor<f32>) -> tensor<1xf32>
    %cst_2 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %8 = stablehlo.reshape %7 : (tensor<f64>) -> tensor<1xf64>
    %9 = stablehlo.convert %6 : (tensor<1xf32>) -> tensor<1xf64>
    %10 = stablehlo.multiply %9, %8 : tensor<1xf64>
    %11 = stablehlo.maximum %5, %10 : tensor<1xf64>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %13 = stablehlo.compare GT, %2, %12, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
    %14 = stablehlo.divide %cst_3, %0#0 : tensor<2xf64>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %16 = stablehlo.select %13, %14, %15 : tensor<2xi1>, tensor<2xf64>
    %17 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %18 = stablehlo.reshape %16 : (tensor<2xf64>) -> tensor<1x2xf64>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<2x2xf64>
    %20 = stablehlo.multiply %17, %19 : tensor<2x2xf64>
    %21 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %22 = stablehlo.dot_general %20, %21, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
    return %22 : tensor<2x2xf64>
  }
  func.func private @eigh(tensor<2x2xf64>) -> (tensor<2xf64>, tensor<2x2xf64>)
}

// -----
// linalg_pinv / rtol: f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>) -> (tensor<2x3xf64>, tensor<i32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f64>
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<3x2xf64>, tensor<3x2xf64>) -> tensor<3x2xi1>
    %c = stablehlo.constant dense<false> : tensor<i1>
    %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [0, 1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %c_2 = stablehlo.constant dense<-4> : tensor<i32>
    %2 = stablehlo.select %1, %c_2, %c_1 : tensor<i1>, tensor<i32>
    %3:3 = call @svd(%arg0) : (tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
    %4 = stablehlo.abs %3#1 : tensor<2xf64>
    %5 = stablehlo.reshape %cst : (tensor<f64>) -> tensor<1xf64>
    %6 = stablehlo.reshape %cst_0 : (tensor<f64>) -> tensor<1xf64>
    %cst_3 = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
    %7 = stablehlo.reduce(%4 init: %cst_3) applies stablehlo.maximum across dimensions = [0] : (tensor<2xf64>, tensor<f64>) -> tensor<f64>
    %8 = stablehlo.reshape %7 : (tensor<f64>) -> tensor<1xf64>
    %9 = stablehlo.multiply %6, %8 : tensor<1xf64>
    %10 = stablehlo.maximum %5, %9 : tensor<1xf64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<1xf64>) -> tensor<2xf64>
    %12 = stablehlo.compare GT, %4, %11, FLOAT : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<2xf64>
    %13 = stablehlo.divide %cst_4, %3#1 : tensor<2xf64>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2xf64>
    %15 = stablehlo.select %12, %13, %14 : tensor<2xi1>, tensor<2xf64>
    %16 = stablehlo.transpose %3#2, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %17 = stablehlo.reshape %15 : (tensor<2xf64>) -> tensor<1x2xf64>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x2xf64>) -> tensor<2x2xf64>
    %19 = stablehlo.multiply %16, %18 : tensor<2x2xf64>
    %20 = stablehlo.transpose %3#0, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %21 = stablehlo.dot_general %19, %20, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x2xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
    return %21, %2 : tensor<2x3xf64>, tensor<i32>
  }
  func.func private @svd(tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>, tensor<2x2xf64>)
}

// -----
// householder / f64: f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>) -> (tensor<2x3xf64>, tensor<2xf64>, tensor<2x3xf64>) {
    %0:2 = call @geqrf(%arg0) : (tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>)
    %1 = call @householder_product(%0#0, %0#1) : (tensor<3x2xf64>, tensor<2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %3 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    return %2, %0#1, %3 : tensor<2x3xf64>, tensor<2xf64>, tensor<2x3xf64>
  }
  func.func private @geqrf(tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>)
  func.func private @householder_product(tensor<3x2xf64>, tensor<2xf64>) -> tensor<3x2xf64>
}

// -----
// ormqr / left: f64[3,2], f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x2xf64>) -> tensor<2x3xf64> {
    %0:2 = call @geqrf(%arg0) : (tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>)
    %1 = call @ormqr(%0#0, %0#1, %arg1) : (tensor<3x2xf64>, tensor<2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    return %2 : tensor<2x3xf64>
  }
  func.func private @geqrf(tensor<3x2xf64>) -> (tensor<3x2xf64>, tensor<2xf64>)
  func.func private @ormqr(tensor<3x2xf64>, tensor<2xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
}

// -----
// ormqr / right_transposed_c128: c128[3,2], c128[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xcomplex<f64>>, %arg1: tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>> {
    %0:2 = call @geqrf(%arg0) : (tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
    %1 = call @ormqr(%0#0, %0#1, %arg1) : (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x3xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    return %2 : tensor<3x2xcomplex<f64>>
  }
  func.func private @geqrf(tensor<3x2xcomplex<f64>>) -> (tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>)
  func.func private @ormqr(tensor<3x2xcomplex<f64>>, tensor<2xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
}

// -----
// eigh / lower: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>) {
    %0:2 = call @eigh(%arg0) : (tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<3xf64>
    %1 = stablehlo.divide %0#0, %cst : tensor<3xf64>
    %2 = stablehlo.exponential %1 : tensor<3xf64>
    %3 = stablehlo.reshape %2 : (tensor<3xf64>) -> tensor<1x3xf64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x3xf64>) -> tensor<3x3xf64>
    %5 = stablehlo.multiply %0#1, %4 : tensor<3x3xf64>
    %6 = stablehlo.transpose %0#1, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    return %0#0, %7 : tensor<3xf64>, tensor<3x3xf64>
  }
  func.func private @eigh(tensor<3x3xf64>) -> (tensor<3xf64>, tensor<3x3xf64>)
}

// -----
// eigh_symmetric / f32: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<3x3xf32>
    %2:2 = call @eigh(%1) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<3xf32>
    %3 = stablehlo.divide %2#0, %cst : tensor<3xf32>
    %4 = stablehlo.exponential %3 : tensor<3xf32>
    %5 = stablehlo.reshape %4 : (tensor<3xf32>) -> tensor<1x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %7 = stablehlo.multiply %2#1, %6 : tensor<3x3xf32>
    %8 = stablehlo.transpose %2#1, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    return %2#0, %9 : tensor<3xf32>, tensor<3x3xf32>
  }
  func.func private @eigh(tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
}

// -----
// linalg_eigvalsh / f32: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3xf32> {
    %0:2 = call @eigh(%arg0) : (tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
    return %0#0 : tensor<3xf32>
  }
  func.func private @eigh(tensor<3x3xf32>) -> (tensor<3xf32>, tensor<3x3xf32>)
}

// -----
// linalg_eigvalsh / empty: f32[2,0,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0x0xf32>) -> tensor<2x0xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x0x0xf32>
    return %cst : tensor<2x0xf32>
  }
}

// -----
// eig / batch_c64: c64[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xcomplex<f32>>) -> (tensor<2x2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<i1>) {
    %0 = stablehlo.real %arg0 : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xf32>
    %1 = stablehlo.is_finite %0 : (tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %2 = stablehlo.imag %arg0 : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xf32>
    %3 = stablehlo.is_finite %2 : (tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %4 = stablehlo.and %1, %3 : tensor<2x2x2xi1>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.and across dimensions = [0, 1, 2] : (tensor<2x2x2xi1>, tensor<i1>) -> tensor<i1>
    %6:2 = call @eig(%arg0) : (tensor<2x2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>)
    %7 = stablehlo.exponential %6#0 : tensor<2x2xcomplex<f32>>
    %8 = stablehlo.reshape %7 : (tensor<2x2xcomplex<f32>>) -> tensor<2x1x2xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<2x1x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    %10 = stablehlo.multiply %6#1, %9 : tensor<2x2x2xcomplex<f32>>
    %11:3 = call @lu_factor(%6#1) : (tensor<2x2x2xcomplex<f32>>) -> (tensor<2x2x2xcomplex<f32>>, tensor<2x2xi32>, tensor<2xi32>)
    %12 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %13 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %14 = stablehlo.compare EQ, %12, %13, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %17 = stablehlo.select %14, %15, %16 : tensor<2x2xi1>, tensor<2x2xcomplex<f32>>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1, 2] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    %19 = call @lu_solve(%11#0, %11#1, %18) : (tensor<2x2x2xcomplex<f32>>, tensor<2x2xi32>, tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    %20 = stablehlo.dot_general %10, %19, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, HIGHEST] : (tensor<2x2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    %21 = stablehlo.abs %6#0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %22 = stablehlo.compare EQ, %21, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x2xf32>
    %23 = stablehlo.select %22, %cst_2, %21 : tensor<2x2xi1>, tensor<2x2xf32>
    %24 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %cst_3 = stablehlo.constant dense<0x7FC00000> : tensor<2x2xf32>
    %25 = stablehlo.select %24, %cst_3, %23 : tensor<2x2xi1>, tensor<2x2xf32>
    %26 = stablehlo.bitcast_convert %25 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<2x2xi32>
    %27 = stablehlo.compare LT, %26, %c_4, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_5 = stablehlo.constant dense<2147483647> : tensor<2x2xi32>
    %28 = stablehlo.xor %26, %c_5 : tensor<2x2xi32>
    %29 = stablehlo.select %27, %28, %26 : tensor<2x2xi1>, tensor<2x2xi32>
    %30 = stablehlo.convert %29 : (tensor<2x2xi32>) -> tensor<2x2xi64>
    %c_6 = stablehlo.constant dense<32> : tensor<2x2xi64>
    %31 = stablehlo.shift_left %30, %c_6 : tensor<2x2xi64>
    %32 = stablehlo.iota dim = 1 : tensor<2x2xi64>
    %33 = stablehlo.or %31, %32 : tensor<2x2xi64>
    %34 = "stablehlo.sort"(%33) <{dimension = 1 : i64, is_stable = false}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %38 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      stablehlo.return %38 : tensor<i1>
    }) : (tensor<2x2xi64>) -> tensor<2x2xi64>
    %c_7 = stablehlo.constant dense<4294967295> : tensor<2x2xi64>
    %35 = stablehlo.and %34, %c_7 : tensor<2x2xi64>
    %36 = stablehlo.convert %35 : (tensor<2x2xi64>) -> tensor<2x2xi32>
    %37 = "stablehlo.gather"(%21, %36) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<2x2xf32>, tensor<2x2xi32>) -> tensor<2x2xf32>
    return %20, %37, %5 : tensor<2x2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<i1>
  }
  func.func private @eig(tensor<2x2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2x2xcomplex<f32>>)
  func.func private @lu_factor(tensor<2x2x2xcomplex<f32>>) -> (tensor<2x2x2xcomplex<f32>>, tensor<2x2xi32>, tensor<2xi32>)
  func.func private @lu_solve(tensor<2x2x2xcomplex<f32>>, tensor<2x2xi32>, tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
}

// -----
// cholesky / f32: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<3x3xi1>, tensor<3x3xf32>
    %8 = stablehlo.add %1, %7 : tensor<3x3xf32>
    %9 = call @cholesky(%8) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %10 = call @cholesky_info(%8, %9) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<i32>
    %11 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %11 : tensor<3x3xf32>
  }
  func.func private @cholesky(tensor<3x3xf32>) -> tensor<3x3xf32>
  func.func private @cholesky_info(tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<i32>
}

// -----
// cholesky_solve / lower: f64[3,2], f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x3xf64>) -> tensor<2x3xf64> {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %7 = stablehlo.select %4, %5, %6 : tensor<3x3xi1>, tensor<3x3xf64>
    %8 = stablehlo.add %1, %7 : tensor<3x3xf64>
    %9 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %10 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %11 = stablehlo.compare LE, %10, %9, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<3x3xf64>
    %12 = stablehlo.select %11, %8, %cst_1 : tensor<3x3xi1>, tensor<3x3xf64>
    %13 = call @cholesky_solve(%arg0, %12) : (tensor<3x2xf64>, tensor<3x3xf64>) -> tensor<3x2xf64>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    return %14 : tensor<2x3xf64>
  }
  func.func private @cholesky_solve(tensor<3x2xf64>, tensor<3x3xf64>) -> tensor<3x2xf64>
}

// -----
// cholesky_inverse / f64: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %2 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %3 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %4 = stablehlo.compare EQ, %3, %2, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %7 = stablehlo.select %4, %5, %6 : tensor<3x3xi1>, tensor<3x3xf64>
    %8 = stablehlo.add %1, %7 : tensor<3x3xf64>
    %9 = call @cholesky(%8) : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %10 = call @cholesky_info(%8, %9) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<i32>
    %11 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %12 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %13 = stablehlo.compare EQ, %11, %12, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %15 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %16 = stablehlo.select %13, %14, %15 : tensor<3x3xi1>, tensor<3x3xf64>
    %17 = call @cholesky_solve(%16, %9) : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    return %18 : tensor<3x3xf64>
  }
  func.func private @cholesky(tensor<3x3xf64>) -> tensor<3x3xf64>
  func.func private @cholesky_info(tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<i32>
  func.func private @cholesky_solve(tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xf64>
}

// -----
// inv / f32: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<3x3xf32>
    %8:3 = call @lu_factor(%7) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %9 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %10 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %11 = stablehlo.compare EQ, %9, %10, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %14 = stablehlo.select %11, %12, %13 : tensor<3x3xi1>, tensor<3x3xf32>
    %15 = call @lu_solve(%8#0, %8#1, %14) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %16 : tensor<3x3xf32>
  }
  func.func private @lu_factor(tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<3x3xf32>, tensor<3xi32>, tensor<3x3xf32>) -> tensor<3x3xf32>
}

// -----
// inv / empty: f32[2,0,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0x0xf32>) -> tensor<2x0x0xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<0x0xi32>
    %1 = stablehlo.iota dim = 1 : tensor<0x0xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<0x0xi32>, tensor<0x0xi32>) -> tensor<0x0xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<0x0xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<0x0xi1>, tensor<0x0xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<0x0xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<0x0xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %8 = stablehlo.add %arg0, %7 : tensor<2x0x0xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<2x0x0xf32>
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    return %cst_2 : tensor<2x0x0xf32>
  }
}

// -----
// lu / square: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<3x3xf64>, tensor<3xi32>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>)
    return %1#0, %1#1, %1#2 : tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_unpack(tensor<3x3xf64>, tensor<3xi32>) -> (tensor<3x3xf64>, tensor<3x3xf64>, tensor<3x3xf64>)
}

// -----
// lu / tall_batch: f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x2xf32>, tensor<2x2x2xf32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xi32>, tensor<2xi32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<2x3x2xf32>, tensor<2x2xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x2xf32>, tensor<2x2x2xf32>)
    return %1#0, %1#1, %1#2 : tensor<2x3x3xf32>, tensor<2x3x2xf32>, tensor<2x2x2xf32>
  }
  func.func private @lu_factor(tensor<2x3x2xf32>) -> (tensor<2x3x2xf32>, tensor<2x2xi32>, tensor<2xi32>)
  func.func private @lu_unpack(tensor<2x3x2xf32>, tensor<2x2xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x2xf32>, tensor<2x2x2xf32>)
}

// -----
// lu / wide: c64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2xi32>, tensor<i32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    return %1#0, %1#1, %1#2 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>
  }
  func.func private @lu_factor(tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>, tensor<2xi32>, tensor<i32>)
  func.func private @lu_unpack(tensor<2x3xcomplex<f32>>, tensor<2xi32>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
}

// -----
// linalg_lu_factor_ex / square: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    return %1, %0#1, %0#2 : tensor<3x3xf64>, tensor<3xi32>, tensor<i32>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
}

// -----
// linalg_lu_factor_ex / first_zero: f64[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xi32>, tensor<2xi32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xi32>, tensor<2xi32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x2x2xf64>) -> tensor<2x2x2xf64>
    return %1, %0#1, %0#2 : tensor<2x2x2xf64>, tensor<2x2xi32>, tensor<2xi32>
  }
  func.func private @lu_factor(tensor<2x2x2xf64>) -> (tensor<2x2x2xf64>, tensor<2x2xi32>, tensor<2xi32>)
}

// -----
// linalg_lu_factor_ex / empty: f32[2,0,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0x3xf32>) -> (tensor<2x0x3xf32>, tensor<2x0xi32>, tensor<2xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0x3xf32>
    %c = stablehlo.constant dense<0> : tensor<2x0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    return %cst, %c, %c_0 : tensor<2x0x3xf32>, tensor<2x0xi32>, tensor<2xi32>
  }
}

// -----
// lu_unpack / batch: f32[2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<2x3x3xf32>, tensor<2x3xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>)
    return %1#0, %1#1, %1#2 : tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>
  }
  func.func private @lu_factor(tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xi32>, tensor<2xi32>)
  func.func private @lu_unpack(tensor<2x3x3xf32>, tensor<2x3xi32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2x3x3xf32>)
}

// -----
// lu_unpack / no_data: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xi32>, tensor<i32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %1#0, %cst, %cst : tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>
  }
  func.func private @lu_factor(tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xi32>, tensor<i32>)
  func.func private @lu_unpack(tensor<3x2xf32>, tensor<2xi32>) -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
}

// -----
// lu_unpack / no_pivots: f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf32>) -> (tensor<0xf32>, tensor<3x2xf32>, tensor<2x2xf32>) {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xi32>, tensor<i32>)
    %1:3 = call @lu_unpack(%0#0, %0#1) : (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %cst, %1#1, %1#2 : tensor<0xf32>, tensor<3x2xf32>, tensor<2x2xf32>
  }
  func.func private @lu_factor(tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xi32>, tensor<i32>)
  func.func private @lu_unpack(tensor<3x2xf32>, tensor<2xi32>) -> (tensor<3x3xf32>, tensor<3x2xf32>, tensor<2x2xf32>)
}

// -----
// lu_unpack / no_pivots_of_none: f32[0,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3x3xf32>) -> (tensor<0xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0x3x3xf32>
    %c = stablehlo.constant dense<0> : tensor<0x3xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<0xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<0x3x3xf32>
    return %cst_1, %6, %cst : tensor<0xf32>, tensor<0x3x3xf32>, tensor<0x3x3xf32>
  }
}

// -----
// lu_unpack / no_data_of_none: f32[3,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x0xf32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x0xf32>
    %c = stablehlo.constant dense<0> : tensor<0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %0, %1, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<0xf32>
    return %5, %cst_3, %cst_3 : tensor<3x3xf32>, tensor<0xf32>, tensor<0xf32>
  }
}

// -----
// lu_solve / left: f64[3,3], f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3x2xf64>) -> tensor<2x3xf64> {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %1 = call @lu_solve(%0#0, %0#1, %arg1) : (tensor<3x3xf64>, tensor<3xi32>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    return %2 : tensor<2x3xf64>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<3x3xf64>, tensor<3xi32>, tensor<3x2xf64>) -> tensor<3x2xf64>
}

// -----
// lu_solve / left_adjoint: c128[3,3], c128[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xcomplex<f64>>, %arg1: tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>> {
    %0:3 = call @lu_factor(%arg0) : (tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
    %1 = call @lu_solve(%0#0, %0#1, %arg1) : (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    return %2 : tensor<2x3xcomplex<f64>>
  }
  func.func private @lu_factor(tensor<3x3xcomplex<f64>>) -> (tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<3x3xcomplex<f64>>, tensor<3xi32>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
}

// -----
// lu_solve / right: f64[2,3,3], f64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xf64>, %arg1: tensor<2x3xf64>) -> tensor<2x2x3xf64> {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
    %1 = call @lu_solve(%0#0, %0#1, %arg1) : (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xf64>) -> tensor<2x2x3xf64>
    return %1 : tensor<2x2x3xf64>
  }
  func.func private @lu_factor(tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  func.func private @lu_solve(tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3xf64>) -> tensor<2x2x3xf64>
}

// -----
// lu_solve / right_adjoint: c128[2,2], c128[3,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xcomplex<f64>>, %arg1: tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>> {
    %0:3 = call @lu_factor(%arg0) : (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<i32>)
    %1 = call @lu_solve(%0#0, %0#1, %arg1) : (tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
    return %1 : tensor<3x2x2xcomplex<f64>>
  }
  func.func private @lu_factor(tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<2x2xcomplex<f64>>, tensor<2xi32>, tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
}

// -----
// linalg_ldl_factor_ex / f32: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0:3 = call @ldl_factor(%arg0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1, %0#1, %0#2 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
  func.func private @ldl_factor(tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
}

// -----
// linalg_ldl_factor_ex / batch_f64: f64[2,5,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>) {
    %0:3 = call @ldl_factor(%arg0) : (tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x5x5xf64>) -> tensor<2x5x5xf64>
    return %1, %0#1, %0#2 : tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>
  }
  func.func private @ldl_factor(tensor<2x5x5xf64>) -> (tensor<2x5x5xf64>, tensor<2x5xi32>, tensor<2xi32>)
}

// -----
// linalg_ldl_factor_ex / symmetric_c64: c64[4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>) {
    %0:3 = call @ldl_factor(%arg0) : (tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %1, %0#1, %0#2 : tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>
  }
  func.func private @ldl_factor(tensor<4x4xcomplex<f32>>) -> (tensor<4x4xcomplex<f32>>, tensor<4xi32>, tensor<i32>)
}

// -----
// linalg_ldl_factor_ex / hermitian_c128: c128[2,5,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>) {
    %0:3 = call @ldl_factor(%arg0) : (tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
    %1 = stablehlo.transpose %0#0, dims = [0, 2, 1] : (tensor<2x5x5xcomplex<f64>>) -> tensor<2x5x5xcomplex<f64>>
    return %1, %0#1, %0#2 : tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>
  }
  func.func private @ldl_factor(tensor<2x5x5xcomplex<f64>>) -> (tensor<2x5x5xcomplex<f64>>, tensor<2x5xi32>, tensor<2xi32>)
}

// -----
// linalg_ldl_factor_ex / first_zero: f32[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0:3 = call @ldl_factor(%arg0) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %1 = stablehlo.transpose %0#0, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
    return %1, %0#1, %0#2 : tensor<3x3xf32>, tensor<3xi32>, tensor<i32>
  }
  func.func private @ldl_factor(tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
}

// -----
// linalg_ldl_factor_ex / empty: f32[2,0,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0x0xf32>
    %c = stablehlo.constant dense<0> : tensor<2x0xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    return %cst, %c, %c_0 : tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>
  }
}

// -----
// ldl_solve / f64: f64[3,3], f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3x2xf64>) -> tensor<2x3xf64> {
    %0:3 = call @ldl_factor(%arg0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %1 = call @ldl_solve(%0#0, %0#1, %arg1) : (tensor<3x3xf64>, tensor<3xi32>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    return %2 : tensor<2x3xf64>
  }
  func.func private @ldl_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @ldl_solve(tensor<3x3xf64>, tensor<3xi32>, tensor<3x2xf64>) -> tensor<3x2xf64>
}

// -----
// ldl_solve / many_sides_f64: f64[5,5], f64[2,5,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x5xf64>, %arg1: tensor<2x5x1xf64>) -> tensor<2x5x1xf64> {
    %0:3 = call @ldl_factor(%arg0) : (tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xi32>, tensor<i32>)
    %1 = call @ldl_solve(%0#0, %0#1, %arg1) : (tensor<5x5xf64>, tensor<5xi32>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
    return %1 : tensor<2x5x1xf64>
  }
  func.func private @ldl_factor(tensor<5x5xf64>) -> (tensor<5x5xf64>, tensor<5xi32>, tensor<i32>)
  func.func private @ldl_solve(tensor<5x5xf64>, tensor<5xi32>, tensor<2x5x1xf64>) -> tensor<2x5x1xf64>
}

// -----
// ldl_solve / symmetric_c128: c128[4,4], c128[4,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x4xcomplex<f64>>, %arg1: tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>> {
    %0:3 = call @ldl_factor(%arg0) : (tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
    %1 = call @ldl_solve(%0#0, %0#1, %arg1) : (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
    return %2 : tensor<2x4xcomplex<f64>>
  }
  func.func private @ldl_factor(tensor<4x4xcomplex<f64>>) -> (tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<i32>)
  func.func private @ldl_solve(tensor<4x4xcomplex<f64>>, tensor<4xi32>, tensor<4x2xcomplex<f64>>) -> tensor<4x2xcomplex<f64>>
}

// -----
// ldl_solve / hermitian_c128: c128[5,5], c128[5,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<5x5xcomplex<f64>>, %arg1: tensor<5x2xcomplex<f64>>) -> tensor<2x5xcomplex<f64>> {
    %0:3 = call @ldl_factor(%arg0) : (tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5xi32>, tensor<i32>)
    %1 = call @ldl_solve(%0#0, %0#1, %arg1) : (tensor<5x5xcomplex<f64>>, tensor<5xi32>, tensor<5x2xcomplex<f64>>) -> tensor<5x2xcomplex<f64>>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<5x2xcomplex<f64>>) -> tensor<2x5xcomplex<f64>>
    return %2 : tensor<2x5xcomplex<f64>>
  }
  func.func private @ldl_factor(tensor<5x5xcomplex<f64>>) -> (tensor<5x5xcomplex<f64>>, tensor<5xi32>, tensor<i32>)
  func.func private @ldl_solve(tensor<5x5xcomplex<f64>>, tensor<5xi32>, tensor<5x2xcomplex<f64>>) -> tensor<5x2xcomplex<f64>>
}

// -----
// ldl_solve / no_columns: f32[2,2], f32[2,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<2x0xf32>) -> tensor<2x0xf32> {
    %0:3 = call @ldl_factor(%arg0) : (tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x0xf32>
    return %cst : tensor<2x0xf32>
  }
  func.func private @ldl_factor(tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xi32>, tensor<i32>)
}

// -----
// linalg_det / f64: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> tensor<f64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1:3 = call @lu_factor(%0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %2 = call @det(%1#0, %1#1) : (tensor<3x3xf64>, tensor<3xi32>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @det(tensor<3x3xf64>, tensor<3xi32>) -> tensor<f64>
}

// -----
// linalg_det / column_major: f64[2,3,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xf64>) -> tensor<2xf64> {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %1:3 = call @lu_factor(%0) : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
    %2 = call @det(%1#0, %1#1) : (tensor<2x3x3xf64>, tensor<2x3xi32>) -> tensor<2xf64>
    return %2 : tensor<2xf64>
  }
  func.func private @lu_factor(tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  func.func private @det(tensor<2x3x3xf64>, tensor<2x3xi32>) -> tensor<2xf64>
}

// -----
// linalg_det / singular: f64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf64>) -> tensor<f64> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %1:3 = call @lu_factor(%0) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
    %2 = call @det(%1#0, %1#1) : (tensor<2x2xf64>, tensor<2xi32>) -> tensor<f64>
    return %2 : tensor<f64>
  }
  func.func private @lu_factor(tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
  func.func private @det(tensor<2x2xf64>, tensor<2xi32>) -> tensor<f64>
}

// -----
// linalg_det / empty: f32[2,0,0]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x0x0xf32>) -> tensor<2xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x0x0xf32>
    %c = stablehlo.constant dense<0> : tensor<2x0xi32>
    return %cst : tensor<2xf32>
  }
}

// -----
// aten._linalg_det.default / row_major: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> (tensor<f64>, tensor<3x3xf64>, tensor<3xi32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    %1:3 = call @lu_factor(%0) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %2 = call @det(%1#0, %1#1) : (tensor<3x3xf64>, tensor<3xi32>) -> tensor<f64>
    %3 = stablehlo.transpose %1#0, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    return %2, %3, %1#1 : tensor<f64>, tensor<3x3xf64>, tensor<3xi32>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @det(tensor<3x3xf64>, tensor<3xi32>) -> tensor<f64>
}

// -----
// linalg_slogdet / f64: f64[2,3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xf64>) -> (tensor<2xf64>, tensor<2xf64>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<2x3x3xf64>) -> tensor<2x3x3xf64>
    %1:3 = call @lu_factor(%0) : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
    %2:2 = call @slogdet(%1#0, %1#1) : (tensor<2x3x3xf64>, tensor<2x3xi32>) -> (tensor<2xf64>, tensor<2xf64>)
    return %2#0, %2#1 : tensor<2xf64>, tensor<2xf64>
  }
  func.func private @lu_factor(tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  func.func private @slogdet(tensor<2x3x3xf64>, tensor<2x3xi32>) -> (tensor<2xf64>, tensor<2xf64>)
}

// -----
// linalg_slogdet / singular: f64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf64>) -> (tensor<f64>, tensor<f64>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x2xf64>) -> tensor<2x2xf64>
    %1:3 = call @lu_factor(%0) : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
    %2:2 = call @slogdet(%1#0, %1#1) : (tensor<2x2xf64>, tensor<2xi32>) -> (tensor<f64>, tensor<f64>)
    return %2#0, %2#1 : tensor<f64>, tensor<f64>
  }
  func.func private @lu_factor(tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<2xi32>, tensor<i32>)
  func.func private @slogdet(tensor<2x2xf64>, tensor<2xi32>) -> (tensor<f64>, tensor<f64>)
}

// -----
// solve / matrix: f32[3,3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<3x3xf32>
    %8:3 = call @lu_factor(%7) : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
    %9 = call @lu_solve(%8#0, %8#1, %arg1) : (tensor<3x3xf32>, tensor<3xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %10 = stablehlo.transpose %9, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %10 : tensor<2x3xf32>
  }
  func.func private @lu_factor(tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<3x3xf32>, tensor<3xi32>, tensor<3x2xf32>) -> tensor<3x2xf32>
}

// -----
// solve / vector: f64[3,3], f64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>, %arg1: tensor<3xf64>) -> tensor<3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf64>
    %7 = stablehlo.add %arg0, %6 : tensor<3x3xf64>
    %8:3 = call @lu_factor(%7) : (tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
    %9 = stablehlo.reshape %arg1 : (tensor<3xf64>) -> tensor<3x1xf64>
    %10 = call @lu_solve(%8#0, %8#1, %9) : (tensor<3x3xf64>, tensor<3xi32>, tensor<3x1xf64>) -> tensor<3x1xf64>
    %11 = stablehlo.reshape %10 : (tensor<3x1xf64>) -> tensor<3xf64>
    return %11 : tensor<3xf64>
  }
  func.func private @lu_factor(tensor<3x3xf64>) -> (tensor<3x3xf64>, tensor<3xi32>, tensor<i32>)
  func.func private @lu_solve(tensor<3x3xf64>, tensor<3xi32>, tensor<3x1xf64>) -> tensor<3x1xf64>
}

// -----
// solve / batch_of_vectors: f64[2,3,3], f64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x3xf64>, %arg1: tensor<2x3xf64>) -> tensor<3x2xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<3x3xf64>) -> tensor<2x3x3xf64>
    %8 = stablehlo.add %arg0, %7 : tensor<2x3x3xf64>
    %9:3 = call @lu_factor(%8) : (tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
    %10 = stablehlo.reshape %arg1 : (tensor<2x3xf64>) -> tensor<2x3x1xf64>
    %11 = call @lu_solve(%9#0, %9#1, %10) : (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
    %12 = stablehlo.reshape %11 : (tensor<2x3x1xf64>) -> tensor<2x3xf64>
    %13 = stablehlo.transpose %12, dims = [1, 0] : (tensor<2x3xf64>) -> tensor<3x2xf64>
    return %13 : tensor<3x2xf64>
  }
  func.func private @lu_factor(tensor<2x3x3xf64>) -> (tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2xi32>)
  func.func private @lu_solve(tensor<2x3x3xf64>, tensor<2x3xi32>, tensor<2x3x1xf64>) -> tensor<2x3x1xf64>
}

// -----
// solve / broadcast: f64[2,1,2,2], f64[3,2,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x2x2xf64>, %arg1: tensor<3x2x1xf64>) -> tensor<2x3x2x1xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<2x2xi1>, tensor<2x2xf64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<2x2xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [2, 3] : (tensor<2x2xf64>) -> tensor<2x1x2x2xf64>
    %8 = stablehlo.add %arg0, %7 : tensor<2x1x2x2xf64>
    %9:3 = call @lu_factor(%8) : (tensor<2x1x2x2xf64>) -> (tensor<2x1x2x2xf64>, tensor<2x1x2xi32>, tensor<2x1xi32>)
    %10 = call @lu_solve(%9#0, %9#1, %arg1) : (tensor<2x1x2x2xf64>, tensor<2x1x2xi32>, tensor<3x2x1xf64>) -> tensor<2x3x2x1xf64>
    return %10 : tensor<2x3x2x1xf64>
  }
  func.func private @lu_factor(tensor<2x1x2x2xf64>) -> (tensor<2x1x2x2xf64>, tensor<2x1x2xi32>, tensor<2x1xi32>)
  func.func private @lu_solve(tensor<2x1x2x2xf64>, tensor<2x1x2xi32>, tensor<3x2x1xf64>) -> tensor<2x3x2x1xf64>
}

// -----
// solve_triangular / upper: f32[3,3], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf32>, %arg1: tensor<3x2xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf32>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf32>
    %7 = stablehlo.add %arg0, %6 : tensor<3x3xf32>
    %8 = call @solve_triangular(%7, %arg1) : (tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %9 : tensor<2x3xf32>
  }
  func.func private @solve_triangular(tensor<3x3xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
}

// -----
// solve_triangular / lower_right_unit: f64[2,2,2], f64[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xf64>, %arg1: tensor<3x2xf64>) -> tensor<2x2x3xf64> {
    %0 = stablehlo.iota dim = 0 : tensor<2x2xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<2x2xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<2x2xi1>, tensor<2x2xf64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<2x2xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<2x2xf64>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<2x2xf64>) -> tensor<2x2x2xf64>
    %8 = stablehlo.add %arg0, %7 : tensor<2x2x2xf64>
    %9 = call @solve_triangular(%8, %arg1) : (tensor<2x2x2xf64>, tensor<3x2xf64>) -> tensor<2x3x2xf64>
    %10 = stablehlo.transpose %9, dims = [0, 2, 1] : (tensor<2x3x2xf64>) -> tensor<2x2x3xf64>
    return %10 : tensor<2x2x3xf64>
  }
  func.func private @solve_triangular(tensor<2x2x2xf64>, tensor<3x2xf64>) -> tensor<2x3x2xf64>
}

// -----
// triangular_solve / upper: f64[3,2], f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xf64>, %arg1: tensor<3x3xf64>) -> (tensor<2x3xf64>, tensor<3x3xf64>) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f64>) -> tensor<3x3xf64>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xf64>
    %cst_1 = stablehlo.constant dense<5.000000e+00> : tensor<3x3xf64>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xf64>
    %7 = stablehlo.add %arg1, %6 : tensor<3x3xf64>
    %8 = call @solve_triangular(%7, %arg0) : (tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<3x2xf64>) -> tensor<2x3xf64>
    %10 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x3xf64>) -> tensor<3x3xf64>
    return %9, %10 : tensor<2x3xf64>, tensor<3x3xf64>
  }
  func.func private @solve_triangular(tensor<3x3xf64>, tensor<3x2xf64>) -> tensor<3x2xf64>
}

// -----
// triangular_solve / lower_transposed: c128[3,2], c128[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2xcomplex<f64>>, %arg1: tensor<3x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>) {
    %0 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %1 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %2 = stablehlo.compare EQ, %1, %0, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f64>>) -> tensor<3x3xcomplex<f64>>
    %5 = stablehlo.select %2, %3, %4 : tensor<3x3xi1>, tensor<3x3xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(5.000000e+00,0.000000e+00)> : tensor<3x3xcomplex<f64>>
    %6 = stablehlo.multiply %5, %cst_1 : tensor<3x3xcomplex<f64>>
    %7 = stablehlo.add %arg1, %6 : tensor<3x3xcomplex<f64>>
    %8 = call @solve_triangular(%7, %arg0) : (tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<3x2xcomplex<f64>>) -> tensor<2x3xcomplex<f64>>
    %10 = stablehlo.transpose %7, dims = [1, 0] : (tensor<3x3xcomplex<f64>>) -> tensor<3x3xcomplex<f64>>
    return %9, %10 : tensor<2x3xcomplex<f64>>, tensor<3x3xcomplex<f64>>
  }
  func.func private @solve_triangular(tensor<3x3xcomplex<f64>>, tensor<3x2xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
}

// -----
// linalg_matrix_exp / f64: f64[3,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x3xf64>) -> tensor<3x3xf64> {
    %0 = call @matrix_exp(%arg0) : (tensor<3x3xf64>) -> tensor<3x3xf64>
    return %0 : tensor<3x3xf64>
  }
  func.func private @matrix_exp(tensor<3x3xf64>) -> tensor<3x3xf64>
}

// -----
// linalg_matrix_exp / batch_c64: c64[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>> {
    %0 = call @matrix_exp(%arg0) : (tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
    return %0 : tensor<2x2x2xcomplex<f32>>
  }
  func.func private @matrix_exp(tensor<2x2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
}

// -----
// linalg_cross / broadcast: f32[2,3], f32[1,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>, %arg1: tensor<1x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.iota dim = 0 : tensor<3xi64>
    %c = stablehlo.constant dense<1> : tensor<3xi64>
    %2 = stablehlo.add %1, %c : tensor<3xi64>
    %c_0 = stablehlo.constant dense<3> : tensor<3xi64>
    %3 = stablehlo.remainder %2, %c_0 : tensor<3xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<3xi64>
    %4 = stablehlo.compare NE, %3, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %5 = stablehlo.compare LT, %3, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %6 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %7 = stablehlo.compare NE, %5, %6, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %8 = stablehlo.and %4, %7 : tensor<3xi1>
    %9 = stablehlo.add %3, %c_0 : tensor<3xi64>
    %10 = stablehlo.select %8, %9, %3 : tensor<3xi1>, tensor<3xi64>
    %11 = stablehlo.convert %10 : (tensor<3xi64>) -> tensor<3xi32>
    %12 = "stablehlo.gather"(%arg0, %11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<3xi64>
    %13 = stablehlo.add %1, %c_2 : tensor<3xi64>
    %14 = stablehlo.remainder %13, %c_0 : tensor<3xi64>
    %15 = stablehlo.compare NE, %14, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %16 = stablehlo.compare LT, %14, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %17 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %18 = stablehlo.compare NE, %16, %17, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %19 = stablehlo.and %15, %18 : tensor<3xi1>
    %20 = stablehlo.add %14, %c_0 : tensor<3xi64>
    %21 = stablehlo.select %19, %20, %14 : tensor<3xi1>, tensor<3xi64>
    %22 = stablehlo.convert %21 : (tensor<3xi64>) -> tensor<3xi32>
    %23 = "stablehlo.gather"(%0, %22) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %24 = stablehlo.multiply %12, %23 : tensor<2x3xf32>
    %25 = stablehlo.add %1, %c_2 : tensor<3xi64>
    %26 = stablehlo.remainder %25, %c_0 : tensor<3xi64>
    %27 = stablehlo.compare NE, %26, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %28 = stablehlo.compare LT, %26, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %29 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %30 = stablehlo.compare NE, %28, %29, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %31 = stablehlo.and %27, %30 : tensor<3xi1>
    %32 = stablehlo.add %26, %c_0 : tensor<3xi64>
    %33 = stablehlo.select %31, %32, %26 : tensor<3xi1>, tensor<3xi64>
    %34 = stablehlo.convert %33 : (tensor<3xi64>) -> tensor<3xi32>
    %35 = "stablehlo.gather"(%arg0, %34) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %36 = stablehlo.add %1, %c : tensor<3xi64>
    %37 = stablehlo.remainder %36, %c_0 : tensor<3xi64>
    %38 = stablehlo.compare NE, %37, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %39 = stablehlo.compare LT, %37, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %40 = stablehlo.compare LT, %c_0, %c_1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %41 = stablehlo.compare NE, %39, %40, UNSIGNED : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %42 = stablehlo.and %38, %41 : tensor<3xi1>
    %43 = stablehlo.add %37, %c_0 : tensor<3xi64>
    %44 = stablehlo.select %42, %43, %37 : tensor<3xi1>, tensor<3xi64>
    %45 = stablehlo.convert %44 : (tensor<3xi64>) -> tensor<3xi32>
    %46 = "stablehlo.gather"(%0, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 2, 1>}> : (tensor<2x3xf32>, tensor<3xi32>) -> tensor<2x3xf32>
    %47 = stablehlo.multiply %35, %46 : tensor<2x3xf32>
    %48 = stablehlo.subtract %24, %47 : tensor<2x3xf32>
    return %48 : tensor<2x3xf32>
  }
}

// -----
// kron / f32: f32[2,2], f32[1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xf32>, %arg1: tensor<1x2xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x2xf32>) -> tensor<2x1x2x1xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2xf32>) -> tensor<1x1x1x2xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<2x1x2x1xf32>) -> tensor<2x1x2x2xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<1x1x1x2xf32>) -> tensor<2x1x2x2xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2x1x2x2xf32>
    %5 = stablehlo.reshape %4 : (tensor<2x1x2x2xf32>) -> tensor<2x4xf32>
    return %5 : tensor<2x4xf32>
  }
}

// -----
// linalg_vander / f32: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = "stablehlo.reduce_window"(%1, %cst) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [2, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 3>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.multiply %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<3x1xf32>
    %3 = stablehlo.concatenate %cst_0, %2, dim = 1 : (tensor<3x1xf32>, tensor<3x3xf32>) -> tensor<3x4xf32>
    return %3 : tensor<3x4xf32>
  }
}
