// aten.view_as_real.default / c64: c64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xcomplex<f32>>) -> tensor<2x2x2xf32> {
    %0 = stablehlo.real %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %1 = stablehlo.imag %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %2 = stablehlo.reshape %0 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 2 : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    return %4 : tensor<2x2x2xf32>
  }
}

// -----
// aten.view_as_real.default / scalar: c128[]
module @tpu_compile {
  func.func @main(%arg0: tensor<complex<f64>>) -> tensor<2xf64> {
    %0 = stablehlo.real %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %1 = stablehlo.imag %arg0 : (tensor<complex<f64>>) -> tensor<f64>
    %2 = stablehlo.reshape %0 : (tensor<f64>) -> tensor<1xf64>
    %3 = stablehlo.reshape %1 : (tensor<f64>) -> tensor<1xf64>
    %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xf64>, tensor<1xf64>) -> tensor<2xf64>
    return %4 : tensor<2xf64>
  }
}

// -----
// aten.view_as_complex.default / f32: f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:1] : (tensor<2x3x2xf32>) -> tensor<2x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.slice %arg0 [0:2, 0:3, 1:2] : (tensor<2x3x2xf32>) -> tensor<2x3x1xf32>
    %3 = stablehlo.reshape %2 : (tensor<2x3x1xf32>) -> tensor<2x3xf32>
    %4 = stablehlo.complex %1, %3 : tensor<2x3xcomplex<f32>>
    return %4 : tensor<2x3xcomplex<f32>>
  }
}

// -----
// aten.complex.default / broadcast: f64[2,1], f64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1xf64>, %arg1: tensor<3xf64>) -> tensor<2x3xcomplex<f64>> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2x1xf64>) -> tensor<2x3xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<3xf64>) -> tensor<2x3xf64>
    %2 = stablehlo.complex %0, %1 : tensor<2x3xcomplex<f64>>
    return %2 : tensor<2x3xcomplex<f64>>
  }
}

// -----
// aten.polar.default / f32: f32[4], f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.cosine %arg1 : tensor<4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.sine %arg1 : tensor<4xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<4xf32>
    %4 = stablehlo.complex %1, %3 : tensor<4xcomplex<f32>>
    return %4 : tensor<4xcomplex<f32>>
  }
}

// -----
// real / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4x2xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
    return %4 : tensor<4x2xf32>
  }
}

// -----
// imag / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4x2xf32> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.reshape %0 : (tensor<4xf32>) -> tensor<4x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<4xf32>) -> tensor<4x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
    return %4 : tensor<4x2xf32>
  }
}

// -----
// real / f32: f32[4]
module @tpu_compile {
  func.func @main() {
    return
  }
}

// -----
// conjugates / c64: c64[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2xcomplex<f32>>) -> (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>) {
    %0 = stablehlo.real %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %1 = stablehlo.imag %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %2 = stablehlo.negate %1 : tensor<2x2xf32>
    %3 = stablehlo.complex %0, %2 : tensor<2x2xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<2x2xcomplex<f32>>
    %4 = stablehlo.multiply %3, %cst : tensor<2x2xcomplex<f32>>
    %5 = stablehlo.real %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %6 = stablehlo.imag %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %7 = stablehlo.negate %6 : tensor<2x2xf32>
    %8 = stablehlo.complex %5, %7 : tensor<2x2xcomplex<f32>>
    %9 = stablehlo.real %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %10 = stablehlo.imag %arg0 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %11 = stablehlo.negate %10 : tensor<2x2xf32>
    %12 = stablehlo.complex %9, %11 : tensor<2x2xcomplex<f32>>
    %13 = stablehlo.real %12 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %14 = stablehlo.imag %12 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %15 = stablehlo.negate %14 : tensor<2x2xf32>
    %16 = stablehlo.complex %13, %15 : tensor<2x2xcomplex<f32>>
    %17 = stablehlo.real %16 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %18 = stablehlo.imag %16 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %19 = stablehlo.reshape %17 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %20 = stablehlo.reshape %18 : (tensor<2x2xf32>) -> tensor<2x2x1xf32>
    %21 = stablehlo.concatenate %19, %20, dim = 2 : (tensor<2x2x1xf32>, tensor<2x2x1xf32>) -> tensor<2x2x2xf32>
    %22 = stablehlo.negate %21 : tensor<2x2x2xf32>
    %23 = stablehlo.slice %22 [0:2, 0:2, 1:2] : (tensor<2x2x2xf32>) -> tensor<2x2x1xf32>
    %24 = stablehlo.reshape %23 : (tensor<2x2x1xf32>) -> tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %25 = stablehlo.add %24, %cst_0 : tensor<2x2xf32>
    %26 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %27 = stablehlo.real %26 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %28 = stablehlo.imag %26 : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xf32>
    %29 = stablehlo.negate %28 : tensor<2x2xf32>
    %30 = stablehlo.complex %27, %29 : tensor<2x2xcomplex<f32>>
    %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    return %4, %8, %25, %31 : tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<2x2xf32>, tensor<2x2xcomplex<f32>>
  }
}

// -----
// conj_physical / c128: c128[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
    %0 = stablehlo.real %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %1 = stablehlo.imag %arg0 : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
    %2 = stablehlo.negate %1 : tensor<4xf64>
    %3 = stablehlo.complex %0, %2 : tensor<4xcomplex<f64>>
    return %3 : tensor<4xcomplex<f64>>
  }
}

// -----
// aten.angle.default / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.imag %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.real %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.atan2 %0, %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.angle.default / f32: f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<6xf32>) -> tensor<6xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %1 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<6xf32>
    %2 = stablehlo.select %1, %cst_0, %cst : tensor<6xi1>, tensor<6xf32>
    %3 = stablehlo.select %0, %arg0, %2 : tensor<6xi1>, tensor<6xf32>
    return %3 : tensor<6xf32>
  }
}

// -----
// aten.angle.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %1 = stablehlo.compare NE, %0, %0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %2 = stablehlo.compare LT, %0, %cst, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_0 = stablehlo.constant dense<3.14159274> : tensor<4xf32>
    %3 = stablehlo.select %2, %cst_0, %cst : tensor<4xi1>, tensor<4xf32>
    %4 = stablehlo.select %1, %0, %3 : tensor<4xi1>, tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
