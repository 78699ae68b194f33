// aten.full.default / f32
module @tpu_compile {
  func.func @main() -> tensor<2x3xf32> {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<2x3xf32>
    return %cst : tensor<2x3xf32>
  }
}

// -----
// aten.full.default / bool
module @tpu_compile {
  func.func @main() -> tensor<2xi1> {
    %c = stablehlo.constant dense<true> : tensor<2xi1>
    return %c : tensor<2xi1>
  }
}

// -----
// aten.full_like.default / i64: i64[2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xi64>) -> tensor<2x3xi64> {
    %c = stablehlo.constant dense<7> : tensor<2x3xi64>
    return %c : tensor<2x3xi64>
  }
}

// -----
// aten.zeros_like.default / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2xf32>
    %1 = stablehlo.transpose %cst, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %1 : tensor<2x3xf32>
  }
}

// -----
// aten.ones.default / bf16
module @tpu_compile {
  func.func @main() -> tensor<3xbf16> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3xbf16>
    return %cst : tensor<3xbf16>
  }
}

// -----
// aten.new_zeros.default / f32: f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    return %cst : tensor<3xf32>
  }
}

// -----
// aten.scalar_tensor.default / f64
module @tpu_compile {
  func.func @main() -> tensor<f64> {
    %cst = stablehlo.constant dense<1.000000e-01> : tensor<f64>
    return %cst : tensor<f64>
  }
}

// -----
// aten.arange.default / i64
module @tpu_compile {
  func.func @main() -> tensor<5xi64> {
    %0 = stablehlo.iota dim = 0 : tensor<5xi64>
    return %0 : tensor<5xi64>
  }
}

// -----
// aten.arange.start_step / i32
module @tpu_compile {
  func.func @main() -> tensor<4xi32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %c = stablehlo.constant dense<4> : tensor<4xi32>
    %1 = stablehlo.multiply %0, %c : tensor<4xi32>
    %c_0 = stablehlo.constant dense<3> : tensor<4xi32>
    %2 = stablehlo.add %1, %c_0 : tensor<4xi32>
    return %2 : tensor<4xi32>
  }
}

// -----
// aten.arange.start_step / negative_step
module @tpu_compile {
  func.func @main() -> tensor<7xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<7xf64>
    %cst = stablehlo.constant dense<-3.000000e-01> : tensor<7xf64>
    %1 = stablehlo.multiply %0, %cst : tensor<7xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<7xf64>
    %2 = stablehlo.add %1, %cst_0 : tensor<7xf64>
    %3 = stablehlo.convert %2 : (tensor<7xf64>) -> tensor<7xf32>
    return %3 : tensor<7xf32>
  }
}

// -----
// aten.fill.Tensor / promote: f32[3], i64[]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<i64>) -> tensor<3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}
