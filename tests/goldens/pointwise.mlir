// aten.asinh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.asinh %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.atan.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.atan %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.cos.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.cosine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.cosh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.exponential %1 : tensor<4xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4xf32>
    %5 = stablehlo.divide %cst, %2 : tensor<4xf32>
    %6 = stablehlo.divide %5, %2 : tensor<4xf32>
    %7 = stablehlo.add %4, %6 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}

// -----
// aten.erf.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.erf %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.erfc.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.erfc %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.exp.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.exp2.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.power %cst, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.expm1.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sigmoid.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sin.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sinh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.exponential %1 : tensor<4xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<4xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<4xf32>
    %5 = stablehlo.divide %cst, %2 : tensor<4xf32>
    %6 = stablehlo.divide %5, %2 : tensor<4xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<4xf32>
    %8 = stablehlo.exponential_minus_one %arg0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %9 = stablehlo.add %8, %cst_0 : tensor<4xf32>
    %10 = stablehlo.divide %8, %9 : tensor<4xf32>
    %11 = stablehlo.add %8, %10 : tensor<4xf32>
    %12 = stablehlo.multiply %11, %cst : tensor<4xf32>
    %13 = stablehlo.abs %arg0 : tensor<4xf32>
    %14 = stablehlo.compare LT, %13, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %15 = stablehlo.compare LT, %arg0, %cst_1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %16 = stablehlo.negate %7 : tensor<4xf32>
    %17 = stablehlo.select %15, %16, %7 : tensor<4xi1>, tensor<4xf32>
    %18 = stablehlo.select %14, %12, %17 : tensor<4xi1>, tensor<4xf32>
    return %18 : tensor<4xf32>
  }
}

// -----
// aten.square.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.tan.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tan %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.tanh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.log.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.log10.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<0.434294492> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.log1p.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log_plus_one %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.log2.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.log %arg0 : tensor<4xf32>
    %cst = stablehlo.constant dense<1.44269502> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<4xf32>
    %3 = stablehlo.convert %2 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<127> : tensor<4xi32>
    %4 = stablehlo.add %3, %c : tensor<4xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<4xi32>
    %5 = stablehlo.shift_left %4, %c_0 : tensor<4xi32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<4xi32>) -> tensor<4xf32>
    %7 = stablehlo.compare EQ, %6, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %8 = stablehlo.select %7, %2, %1 : tensor<4xi1>, tensor<4xf32>
    return %8 : tensor<4xf32>
  }
}

// -----
// aten.reciprocal.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.divide %cst, %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.rsqrt.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.rsqrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.sqrt.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.acos.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.asin.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.asin %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.atanh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.atanh %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.acosh.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = chlo.acosh %arg0 : tensor<4xf32> -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.ceil.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.ceil %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}

// -----
// aten.floor.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.floor %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}

// -----
// aten.frac.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %1 = stablehlo.ceil %arg0 : tensor<5xf32>
    %2 = stablehlo.floor %arg0 : tensor<5xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.subtract %arg0, %3 : tensor<5xf32>
    return %4 : tensor<5xf32>
  }
}

// -----
// aten.round.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}

// -----
// aten.trunc.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %1 = stablehlo.ceil %arg0 : tensor<5xf32>
    %2 = stablehlo.floor %arg0 : tensor<5xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<5xi1>, tensor<5xf32>
    return %3 : tensor<5xf32>
  }
}

// -----
// aten.sign.default / f32: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<5xi1>, tensor<5xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<5xf32>
    return %8 : tensor<5xf32>
  }
}

// -----
// aten.round.default / half_to_even: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<5xf32>
    return %0 : tensor<5xf32>
  }
}

// -----
// aten.round.decimals / two: f64[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf64>) -> tensor<5xf64> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<5xf64>
    %0 = stablehlo.multiply %arg0, %cst : tensor<5xf64>
    %1 = stablehlo.round_nearest_even %0 : tensor<5xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<f64>
    %2 = stablehlo.clamp %cst_0, %1, %cst_0 : (tensor<f64>, tensor<5xf64>, tensor<f64>) -> tensor<5xf64>
    %3 = stablehlo.divide %1, %2 : tensor<5xf64>
    return %3 : tensor<5xf64>
  }
}

// -----
// aten.round.decimals / hundreds: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+02> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+02> : tensor<4xf32>
    %3 = stablehlo.multiply %2, %cst_0 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
}

// -----
// aten.floor.default / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    return %arg0 : tensor<4xi32>
  }
}

// -----
// aten.trunc.default / bf16: bf16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xbf16>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %1 = stablehlo.ceil %arg0 : tensor<4xbf16>
    %2 = stablehlo.floor %arg0 : tensor<4xbf16>
    %3 = stablehlo.select %0, %1, %2 : tensor<4xi1>, tensor<4xbf16>
    return %3 : tensor<4xbf16>
  }
}

// -----
// every / special_f32: f32[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<13xf32>) -> (tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>) {
    %0 = chlo.asinh %arg0 : tensor<13xf32> -> tensor<13xf32>
    %1 = chlo.atan %arg0 : tensor<13xf32> -> tensor<13xf32>
    %2 = stablehlo.cosine %arg0 : tensor<13xf32>
    %3 = stablehlo.abs %arg0 : tensor<13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<13xf32>
    %4 = stablehlo.multiply %3, %cst : tensor<13xf32>
    %5 = stablehlo.exponential %4 : tensor<13xf32>
    %6 = stablehlo.multiply %5, %cst : tensor<13xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<13xf32>
    %8 = stablehlo.divide %cst, %5 : tensor<13xf32>
    %9 = stablehlo.divide %8, %5 : tensor<13xf32>
    %10 = stablehlo.add %7, %9 : tensor<13xf32>
    %11 = chlo.erf %arg0 : tensor<13xf32> -> tensor<13xf32>
    %12 = chlo.erfc %arg0 : tensor<13xf32> -> tensor<13xf32>
    %13 = stablehlo.exponential %arg0 : tensor<13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<13xf32>
    %14 = stablehlo.power %cst_0, %arg0 : tensor<13xf32>
    %15 = stablehlo.exponential_minus_one %arg0 : tensor<13xf32>
    %16 = stablehlo.logistic %arg0 : tensor<13xf32>
    %17 = stablehlo.sine %arg0 : tensor<13xf32>
    %18 = stablehlo.abs %arg0 : tensor<13xf32>
    %19 = stablehlo.multiply %18, %cst : tensor<13xf32>
    %20 = stablehlo.exponential %19 : tensor<13xf32>
    %21 = stablehlo.multiply %20, %cst : tensor<13xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<13xf32>
    %23 = stablehlo.divide %cst, %20 : tensor<13xf32>
    %24 = stablehlo.divide %23, %20 : tensor<13xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<13xf32>
    %26 = stablehlo.exponential_minus_one %arg0 : tensor<13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<13xf32>
    %27 = stablehlo.add %26, %cst_1 : tensor<13xf32>
    %28 = stablehlo.divide %26, %27 : tensor<13xf32>
    %29 = stablehlo.add %26, %28 : tensor<13xf32>
    %30 = stablehlo.multiply %29, %cst : tensor<13xf32>
    %31 = stablehlo.abs %arg0 : tensor<13xf32>
    %32 = stablehlo.compare LT, %31, %cst_1, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<13xf32>
    %33 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %34 = stablehlo.negate %25 : tensor<13xf32>
    %35 = stablehlo.select %33, %34, %25 : tensor<13xi1>, tensor<13xf32>
    %36 = stablehlo.select %32, %30, %35 : tensor<13xi1>, tensor<13xf32>
    %37 = stablehlo.multiply %arg0, %arg0 : tensor<13xf32>
    %38 = stablehlo.tan %arg0 : tensor<13xf32>
    %39 = stablehlo.tanh %arg0 : tensor<13xf32>
    %40 = stablehlo.log %arg0 : tensor<13xf32>
    %41 = stablehlo.log %arg0 : tensor<13xf32>
    %cst_3 = stablehlo.constant dense<0.434294492> : tensor<13xf32>
    %42 = stablehlo.multiply %41, %cst_3 : tensor<13xf32>
    %43 = stablehlo.log_plus_one %arg0 : tensor<13xf32>
    %44 = stablehlo.log %arg0 : tensor<13xf32>
    %cst_4 = stablehlo.constant dense<1.44269502> : tensor<13xf32>
    %45 = stablehlo.multiply %44, %cst_4 : tensor<13xf32>
    %46 = stablehlo.round_nearest_even %45 : tensor<13xf32>
    %47 = stablehlo.convert %46 : (tensor<13xf32>) -> tensor<13xi32>
    %c = stablehlo.constant dense<127> : tensor<13xi32>
    %48 = stablehlo.add %47, %c : tensor<13xi32>
    %c_5 = stablehlo.constant dense<23> : tensor<13xi32>
    %49 = stablehlo.shift_left %48, %c_5 : tensor<13xi32>
    %50 = stablehlo.bitcast_convert %49 : (tensor<13xi32>) -> tensor<13xf32>
    %51 = stablehlo.compare EQ, %50, %arg0, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %52 = stablehlo.select %51, %46, %45 : tensor<13xi1>, tensor<13xf32>
    %53 = stablehlo.divide %cst_1, %arg0 : tensor<13xf32>
    %54 = stablehlo.rsqrt %arg0 : tensor<13xf32>
    %55 = stablehlo.sqrt %arg0 : tensor<13xf32>
    %56 = chlo.acos %arg0 : tensor<13xf32> -> tensor<13xf32>
    %57 = chlo.asin %arg0 : tensor<13xf32> -> tensor<13xf32>
    %58 = chlo.atanh %arg0 : tensor<13xf32> -> tensor<13xf32>
    %59 = stablehlo.ceil %arg0 : tensor<13xf32>
    %60 = stablehlo.floor %arg0 : tensor<13xf32>
    %61 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %62 = stablehlo.ceil %arg0 : tensor<13xf32>
    %63 = stablehlo.floor %arg0 : tensor<13xf32>
    %64 = stablehlo.select %61, %62, %63 : tensor<13xi1>, tensor<13xf32>
    %65 = stablehlo.subtract %arg0, %64 : tensor<13xf32>
    %66 = stablehlo.round_nearest_even %arg0 : tensor<13xf32>
    %67 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %68 = stablehlo.ceil %arg0 : tensor<13xf32>
    %69 = stablehlo.floor %arg0 : tensor<13xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<13xi1>, tensor<13xf32>
    %71 = stablehlo.compare GT, %arg0, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %73 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %74 = stablehlo.select %71, %72, %73 : tensor<13xi1>, tensor<13xf32>
    %75 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %76 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %77 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<13xf32>
    %78 = stablehlo.select %75, %76, %77 : tensor<13xi1>, tensor<13xf32>
    %79 = stablehlo.subtract %74, %78 : tensor<13xf32>
    return %0, %1, %2, %10, %11, %12, %13, %14, %15, %16, %17, %36, %37, %38, %39, %40, %42, %43, %52, %53, %54, %55, %56, %57, %58, %59, %60, %65, %66, %70, %79 : tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>, tensor<13xf32>
  }
}

// -----
// every / special_f64: f64[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<13xf64>) -> (tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>) {
    %0 = chlo.asinh %arg0 : tensor<13xf64> -> tensor<13xf64>
    %1 = chlo.atan %arg0 : tensor<13xf64> -> tensor<13xf64>
    %2 = stablehlo.cosine %arg0 : tensor<13xf64>
    %3 = stablehlo.abs %arg0 : tensor<13xf64>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<13xf64>
    %4 = stablehlo.multiply %3, %cst : tensor<13xf64>
    %5 = stablehlo.exponential %4 : tensor<13xf64>
    %6 = stablehlo.multiply %5, %cst : tensor<13xf64>
    %7 = stablehlo.multiply %6, %5 : tensor<13xf64>
    %8 = stablehlo.divide %cst, %5 : tensor<13xf64>
    %9 = stablehlo.divide %8, %5 : tensor<13xf64>
    %10 = stablehlo.add %7, %9 : tensor<13xf64>
    %11 = chlo.erf %arg0 : tensor<13xf64> -> tensor<13xf64>
    %12 = chlo.erfc %arg0 : tensor<13xf64> -> tensor<13xf64>
    %13 = stablehlo.exponential %arg0 : tensor<13xf64>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<13xf64>
    %14 = stablehlo.power %cst_0, %arg0 : tensor<13xf64>
    %15 = stablehlo.exponential_minus_one %arg0 : tensor<13xf64>
    %16 = stablehlo.logistic %arg0 : tensor<13xf64>
    %17 = stablehlo.sine %arg0 : tensor<13xf64>
    %18 = stablehlo.abs %arg0 : tensor<13xf64>
    %19 = stablehlo.multiply %18, %cst : tensor<13xf64>
    %20 = stablehlo.exponential %19 : tensor<13xf64>
    %21 = stablehlo.multiply %20, %cst : tensor<13xf64>
    %22 = stablehlo.multiply %21, %20 : tensor<13xf64>
    %23 = stablehlo.divide %cst, %20 : tensor<13xf64>
    %24 = stablehlo.divide %23, %20 : tensor<13xf64>
    %25 = stablehlo.subtract %22, %24 : tensor<13xf64>
    %26 = stablehlo.exponential_minus_one %arg0 : tensor<13xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<13xf64>
    %27 = stablehlo.add %26, %cst_1 : tensor<13xf64>
    %28 = stablehlo.divide %26, %27 : tensor<13xf64>
    %29 = stablehlo.add %26, %28 : tensor<13xf64>
    %30 = stablehlo.multiply %29, %cst : tensor<13xf64>
    %31 = stablehlo.abs %arg0 : tensor<13xf64>
    %32 = stablehlo.compare LT, %31, %cst_1, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<13xf64>
    %33 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %34 = stablehlo.negate %25 : tensor<13xf64>
    %35 = stablehlo.select %33, %34, %25 : tensor<13xi1>, tensor<13xf64>
    %36 = stablehlo.select %32, %30, %35 : tensor<13xi1>, tensor<13xf64>
    %37 = stablehlo.multiply %arg0, %arg0 : tensor<13xf64>
    %38 = stablehlo.tan %arg0 : tensor<13xf64>
    %39 = stablehlo.tanh %arg0 : tensor<13xf64>
    %40 = stablehlo.log %arg0 : tensor<13xf64>
    %41 = stablehlo.log %arg0 : tensor<13xf64>
    %cst_3 = stablehlo.constant dense<0.43429448190325176> : tensor<13xf64>
    %42 = stablehlo.multiply %41, %cst_3 : tensor<13xf64>
    %43 = stablehlo.log_plus_one %arg0 : tensor<13xf64>
    %44 = stablehlo.abs %arg0 : tensor<13xf64>
    %cst_4 = stablehlo.constant dense<3.500000e-01> : tensor<13xf64>
    %45 = stablehlo.compare GT, %44, %cst_4, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %46 = stablehlo.add %arg0, %cst_1 : tensor<13xf64>
    %47 = stablehlo.log %46 : tensor<13xf64>
    %48 = stablehlo.select %45, %47, %43 : tensor<13xi1>, tensor<13xf64>
    %49 = stablehlo.log %arg0 : tensor<13xf64>
    %cst_5 = stablehlo.constant dense<1.4426950408889634> : tensor<13xf64>
    %50 = stablehlo.multiply %49, %cst_5 : tensor<13xf64>
    %51 = stablehlo.round_nearest_even %50 : tensor<13xf64>
    %52 = stablehlo.convert %51 : (tensor<13xf64>) -> tensor<13xi64>
    %c = stablehlo.constant dense<1023> : tensor<13xi64>
    %53 = stablehlo.add %52, %c : tensor<13xi64>
    %c_6 = stablehlo.constant dense<52> : tensor<13xi64>
    %54 = stablehlo.shift_left %53, %c_6 : tensor<13xi64>
    %55 = stablehlo.bitcast_convert %54 : (tensor<13xi64>) -> tensor<13xf64>
    %56 = stablehlo.compare EQ, %55, %arg0, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %57 = stablehlo.select %56, %51, %50 : tensor<13xi1>, tensor<13xf64>
    %58 = stablehlo.divide %cst_1, %arg0 : tensor<13xf64>
    %59 = stablehlo.rsqrt %arg0 : tensor<13xf64>
    %60 = stablehlo.sqrt %arg0 : tensor<13xf64>
    %61 = chlo.acos %arg0 : tensor<13xf64> -> tensor<13xf64>
    %62 = chlo.asin %arg0 : tensor<13xf64> -> tensor<13xf64>
    %63 = chlo.atanh %arg0 : tensor<13xf64> -> tensor<13xf64>
    %64 = stablehlo.ceil %arg0 : tensor<13xf64>
    %65 = stablehlo.floor %arg0 : tensor<13xf64>
    %66 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %67 = stablehlo.ceil %arg0 : tensor<13xf64>
    %68 = stablehlo.floor %arg0 : tensor<13xf64>
    %69 = stablehlo.select %66, %67, %68 : tensor<13xi1>, tensor<13xf64>
    %70 = stablehlo.subtract %arg0, %69 : tensor<13xf64>
    %71 = stablehlo.round_nearest_even %arg0 : tensor<13xf64>
    %72 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %73 = stablehlo.ceil %arg0 : tensor<13xf64>
    %74 = stablehlo.floor %arg0 : tensor<13xf64>
    %75 = stablehlo.select %72, %73, %74 : tensor<13xi1>, tensor<13xf64>
    %76 = stablehlo.compare GT, %arg0, %cst_2, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %77 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %78 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %79 = stablehlo.select %76, %77, %78 : tensor<13xi1>, tensor<13xf64>
    %80 = stablehlo.compare LT, %arg0, %cst_2, FLOAT : (tensor<13xf64>, tensor<13xf64>) -> tensor<13xi1>
    %81 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %82 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f64>) -> tensor<13xf64>
    %83 = stablehlo.select %80, %81, %82 : tensor<13xi1>, tensor<13xf64>
    %84 = stablehlo.subtract %79, %83 : tensor<13xf64>
    return %0, %1, %2, %10, %11, %12, %13, %14, %15, %16, %17, %36, %37, %38, %39, %40, %42, %48, %57, %58, %59, %60, %61, %62, %63, %64, %65, %70, %71, %75, %84 : tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>, tensor<13xf64>
  }
}

// -----
// every / special_f16: f16[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<13xf16>) -> (tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %1 = chlo.asinh %0 : tensor<13xf32> -> tensor<13xf32>
    %2 = stablehlo.convert %1 : (tensor<13xf32>) -> tensor<13xf16>
    %3 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %4 = chlo.atan %3 : tensor<13xf32> -> tensor<13xf32>
    %5 = stablehlo.convert %4 : (tensor<13xf32>) -> tensor<13xf16>
    %6 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %7 = stablehlo.cosine %6 : tensor<13xf32>
    %8 = stablehlo.convert %7 : (tensor<13xf32>) -> tensor<13xf16>
    %9 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %10 = stablehlo.abs %9 : tensor<13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<13xf32>
    %11 = stablehlo.multiply %10, %cst : tensor<13xf32>
    %12 = stablehlo.exponential %11 : tensor<13xf32>
    %13 = stablehlo.multiply %12, %cst : tensor<13xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<13xf32>
    %15 = stablehlo.divide %cst, %12 : tensor<13xf32>
    %16 = stablehlo.divide %15, %12 : tensor<13xf32>
    %17 = stablehlo.add %14, %16 : tensor<13xf32>
    %18 = stablehlo.convert %17 : (tensor<13xf32>) -> tensor<13xf16>
    %19 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %20 = chlo.erf %19 : tensor<13xf32> -> tensor<13xf32>
    %21 = stablehlo.convert %20 : (tensor<13xf32>) -> tensor<13xf16>
    %22 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %23 = chlo.erfc %22 : tensor<13xf32> -> tensor<13xf32>
    %24 = stablehlo.convert %23 : (tensor<13xf32>) -> tensor<13xf16>
    %25 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %26 = stablehlo.exponential %25 : tensor<13xf32>
    %27 = stablehlo.convert %26 : (tensor<13xf32>) -> tensor<13xf16>
    %28 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<13xf32>
    %29 = stablehlo.power %cst_0, %28 : tensor<13xf32>
    %30 = stablehlo.convert %29 : (tensor<13xf32>) -> tensor<13xf16>
    %31 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %32 = stablehlo.exponential_minus_one %31 : tensor<13xf32>
    %33 = stablehlo.convert %32 : (tensor<13xf32>) -> tensor<13xf16>
    %34 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %35 = stablehlo.logistic %34 : tensor<13xf32>
    %36 = stablehlo.convert %35 : (tensor<13xf32>) -> tensor<13xf16>
    %37 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %38 = stablehlo.sine %37 : tensor<13xf32>
    %39 = stablehlo.convert %38 : (tensor<13xf32>) -> tensor<13xf16>
    %40 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %41 = stablehlo.abs %40 : tensor<13xf32>
    %42 = stablehlo.multiply %41, %cst : tensor<13xf32>
    %43 = stablehlo.exponential %42 : tensor<13xf32>
    %44 = stablehlo.multiply %43, %cst : tensor<13xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<13xf32>
    %46 = stablehlo.divide %cst, %43 : tensor<13xf32>
    %47 = stablehlo.divide %46, %43 : tensor<13xf32>
    %48 = stablehlo.subtract %45, %47 : tensor<13xf32>
    %49 = stablehlo.exponential_minus_one %40 : tensor<13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<13xf32>
    %50 = stablehlo.add %49, %cst_1 : tensor<13xf32>
    %51 = stablehlo.divide %49, %50 : tensor<13xf32>
    %52 = stablehlo.add %49, %51 : tensor<13xf32>
    %53 = stablehlo.multiply %52, %cst : tensor<13xf32>
    %54 = stablehlo.abs %40 : tensor<13xf32>
    %55 = stablehlo.compare LT, %54, %cst_1, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<13xf32>
    %56 = stablehlo.compare LT, %40, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %57 = stablehlo.negate %48 : tensor<13xf32>
    %58 = stablehlo.select %56, %57, %48 : tensor<13xi1>, tensor<13xf32>
    %59 = stablehlo.select %55, %53, %58 : tensor<13xi1>, tensor<13xf32>
    %60 = stablehlo.convert %59 : (tensor<13xf32>) -> tensor<13xf16>
    %61 = stablehlo.multiply %arg0, %arg0 : tensor<13xf16>
    %62 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %63 = stablehlo.tan %62 : tensor<13xf32>
    %64 = stablehlo.convert %63 : (tensor<13xf32>) -> tensor<13xf16>
    %65 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %66 = stablehlo.tanh %65 : tensor<13xf32>
    %67 = stablehlo.convert %66 : (tensor<13xf32>) -> tensor<13xf16>
    %68 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %69 = stablehlo.log %68 : tensor<13xf32>
    %70 = stablehlo.convert %69 : (tensor<13xf32>) -> tensor<13xf16>
    %71 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %72 = stablehlo.log %71 : tensor<13xf32>
    %cst_3 = stablehlo.constant dense<0.434294492> : tensor<13xf32>
    %73 = stablehlo.multiply %72, %cst_3 : tensor<13xf32>
    %74 = stablehlo.convert %73 : (tensor<13xf32>) -> tensor<13xf16>
    %75 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %76 = stablehlo.log_plus_one %75 : tensor<13xf32>
    %77 = stablehlo.convert %76 : (tensor<13xf32>) -> tensor<13xf16>
    %78 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %79 = stablehlo.log %78 : tensor<13xf32>
    %cst_4 = stablehlo.constant dense<1.44269502> : tensor<13xf32>
    %80 = stablehlo.multiply %79, %cst_4 : tensor<13xf32>
    %81 = stablehlo.round_nearest_even %80 : tensor<13xf32>
    %82 = stablehlo.convert %81 : (tensor<13xf32>) -> tensor<13xi32>
    %c = stablehlo.constant dense<127> : tensor<13xi32>
    %83 = stablehlo.add %82, %c : tensor<13xi32>
    %c_5 = stablehlo.constant dense<23> : tensor<13xi32>
    %84 = stablehlo.shift_left %83, %c_5 : tensor<13xi32>
    %85 = stablehlo.bitcast_convert %84 : (tensor<13xi32>) -> tensor<13xf32>
    %86 = stablehlo.compare EQ, %85, %78, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %87 = stablehlo.select %86, %81, %80 : tensor<13xi1>, tensor<13xf32>
    %88 = stablehlo.convert %87 : (tensor<13xf32>) -> tensor<13xf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<13xf16>
    %89 = stablehlo.divide %cst_6, %arg0 : tensor<13xf16>
    %90 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %91 = stablehlo.rsqrt %90 : tensor<13xf32>
    %92 = stablehlo.convert %91 : (tensor<13xf32>) -> tensor<13xf16>
    %93 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %94 = stablehlo.sqrt %93 : tensor<13xf32>
    %95 = stablehlo.convert %94 : (tensor<13xf32>) -> tensor<13xf16>
    %96 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %97 = chlo.acos %96 : tensor<13xf32> -> tensor<13xf32>
    %98 = stablehlo.convert %97 : (tensor<13xf32>) -> tensor<13xf16>
    %99 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %100 = chlo.asin %99 : tensor<13xf32> -> tensor<13xf32>
    %101 = stablehlo.convert %100 : (tensor<13xf32>) -> tensor<13xf16>
    %102 = stablehlo.convert %arg0 : (tensor<13xf16>) -> tensor<13xf32>
    %103 = chlo.atanh %102 : tensor<13xf32> -> tensor<13xf32>
    %104 = stablehlo.convert %103 : (tensor<13xf32>) -> tensor<13xf16>
    return %2, %5, %8, %18, %21, %24, %27, %30, %33, %36, %39, %60, %61, %64, %67, %70, %74, %77, %88, %89, %92, %95, %98, %101, %104 : tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>, tensor<13xf16>
  }
}

// -----
// every / special_bf16: bf16[13]
module @tpu_compile {
  func.func @main(%arg0: tensor<13xbf16>) -> (tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %1 = chlo.asinh %0 : tensor<13xf32> -> tensor<13xf32>
    %2 = stablehlo.convert %1 : (tensor<13xf32>) -> tensor<13xbf16>
    %3 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %4 = chlo.atan %3 : tensor<13xf32> -> tensor<13xf32>
    %5 = stablehlo.convert %4 : (tensor<13xf32>) -> tensor<13xbf16>
    %6 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %7 = stablehlo.cosine %6 : tensor<13xf32>
    %8 = stablehlo.convert %7 : (tensor<13xf32>) -> tensor<13xbf16>
    %9 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %10 = stablehlo.abs %9 : tensor<13xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<13xf32>
    %11 = stablehlo.multiply %10, %cst : tensor<13xf32>
    %12 = stablehlo.exponential %11 : tensor<13xf32>
    %13 = stablehlo.multiply %12, %cst : tensor<13xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<13xf32>
    %15 = stablehlo.divide %cst, %12 : tensor<13xf32>
    %16 = stablehlo.divide %15, %12 : tensor<13xf32>
    %17 = stablehlo.add %14, %16 : tensor<13xf32>
    %18 = stablehlo.convert %17 : (tensor<13xf32>) -> tensor<13xbf16>
    %19 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %20 = chlo.erf %19 : tensor<13xf32> -> tensor<13xf32>
    %21 = stablehlo.convert %20 : (tensor<13xf32>) -> tensor<13xbf16>
    %22 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %23 = chlo.erfc %22 : tensor<13xf32> -> tensor<13xf32>
    %24 = stablehlo.convert %23 : (tensor<13xf32>) -> tensor<13xbf16>
    %25 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %26 = stablehlo.exponential %25 : tensor<13xf32>
    %27 = stablehlo.convert %26 : (tensor<13xf32>) -> tensor<13xbf16>
    %28 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<13xf32>
    %29 = stablehlo.power %cst_0, %28 : tensor<13xf32>
    %30 = stablehlo.convert %29 : (tensor<13xf32>) -> tensor<13xbf16>
    %31 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %32 = stablehlo.exponential_minus_one %31 : tensor<13xf32>
    %33 = stablehlo.convert %32 : (tensor<13xf32>) -> tensor<13xbf16>
    %34 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %35 = stablehlo.logistic %34 : tensor<13xf32>
    %36 = stablehlo.convert %35 : (tensor<13xf32>) -> tensor<13xbf16>
    %37 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %38 = stablehlo.sine %37 : tensor<13xf32>
    %39 = stablehlo.convert %38 : (tensor<13xf32>) -> tensor<13xbf16>
    %40 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %41 = stablehlo.abs %40 : tensor<13xf32>
    %42 = stablehlo.multiply %41, %cst : tensor<13xf32>
    %43 = stablehlo.exponential %42 : tensor<13xf32>
    %44 = stablehlo.multiply %43, %cst : tensor<13xf32>
    %45 = stablehlo.multiply %44, %43 : tensor<13xf32>
    %46 = stablehlo.divide %cst, %43 : tensor<13xf32>
    %47 = stablehlo.divide %46, %43 : tensor<13xf32>
    %48 = stablehlo.subtract %45, %47 : tensor<13xf32>
    %49 = stablehlo.exponential_minus_one %40 : tensor<13xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<13xf32>
    %50 = stablehlo.add %49, %cst_1 : tensor<13xf32>
    %51 = stablehlo.divide %49, %50 : tensor<13xf32>
    %52 = stablehlo.add %49, %51 : tensor<13xf32>
    %53 = stablehlo.multiply %52, %cst : tensor<13xf32>
    %54 = stablehlo.abs %40 : tensor<13xf32>
    %55 = stablehlo.compare LT, %54, %cst_1, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<13xf32>
    %56 = stablehlo.compare LT, %40, %cst_2, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %57 = stablehlo.negate %48 : tensor<13xf32>
    %58 = stablehlo.select %56, %57, %48 : tensor<13xi1>, tensor<13xf32>
    %59 = stablehlo.select %55, %53, %58 : tensor<13xi1>, tensor<13xf32>
    %60 = stablehlo.convert %59 : (tensor<13xf32>) -> tensor<13xbf16>
    %61 = stablehlo.multiply %arg0, %arg0 : tensor<13xbf16>
    %62 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %63 = stablehlo.tan %62 : tensor<13xf32>
    %64 = stablehlo.convert %63 : (tensor<13xf32>) -> tensor<13xbf16>
    %65 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %66 = stablehlo.tanh %65 : tensor<13xf32>
    %67 = stablehlo.convert %66 : (tensor<13xf32>) -> tensor<13xbf16>
    %68 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %69 = stablehlo.log %68 : tensor<13xf32>
    %70 = stablehlo.convert %69 : (tensor<13xf32>) -> tensor<13xbf16>
    %71 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %72 = stablehlo.log %71 : tensor<13xf32>
    %cst_3 = stablehlo.constant dense<0.434294492> : tensor<13xf32>
    %73 = stablehlo.multiply %72, %cst_3 : tensor<13xf32>
    %74 = stablehlo.convert %73 : (tensor<13xf32>) -> tensor<13xbf16>
    %75 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %76 = stablehlo.log_plus_one %75 : tensor<13xf32>
    %77 = stablehlo.convert %76 : (tensor<13xf32>) -> tensor<13xbf16>
    %78 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %79 = stablehlo.log %78 : tensor<13xf32>
    %cst_4 = stablehlo.constant dense<1.44269502> : tensor<13xf32>
    %80 = stablehlo.multiply %79, %cst_4 : tensor<13xf32>
    %81 = stablehlo.round_nearest_even %80 : tensor<13xf32>
    %82 = stablehlo.convert %81 : (tensor<13xf32>) -> tensor<13xi32>
    %c = stablehlo.constant dense<127> : tensor<13xi32>
    %83 = stablehlo.add %82, %c : tensor<13xi32>
    %c_5 = stablehlo.constant dense<23> : tensor<13xi32>
    %84 = stablehlo.shift_left %83, %c_5 : tensor<13xi32>
    %85 = stablehlo.bitcast_convert %84 : (tensor<13xi32>) -> tensor<13xf32>
    %86 = stablehlo.compare EQ, %85, %78, FLOAT : (tensor<13xf32>, tensor<13xf32>) -> tensor<13xi1>
    %87 = stablehlo.select %86, %81, %80 : tensor<13xi1>, tensor<13xf32>
    %88 = stablehlo.convert %87 : (tensor<13xf32>) -> tensor<13xbf16>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<13xbf16>
    %89 = stablehlo.divide %cst_6, %arg0 : tensor<13xbf16>
    %90 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %91 = stablehlo.rsqrt %90 : tensor<13xf32>
    %92 = stablehlo.convert %91 : (tensor<13xf32>) -> tensor<13xbf16>
    %93 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %94 = stablehlo.sqrt %93 : tensor<13xf32>
    %95 = stablehlo.convert %94 : (tensor<13xf32>) -> tensor<13xbf16>
    %96 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %97 = chlo.acos %96 : tensor<13xf32> -> tensor<13xf32>
    %98 = stablehlo.convert %97 : (tensor<13xf32>) -> tensor<13xbf16>
    %99 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %100 = chlo.asin %99 : tensor<13xf32> -> tensor<13xf32>
    %101 = stablehlo.convert %100 : (tensor<13xf32>) -> tensor<13xbf16>
    %102 = stablehlo.convert %arg0 : (tensor<13xbf16>) -> tensor<13xf32>
    %103 = chlo.atanh %102 : tensor<13xf32> -> tensor<13xf32>
    %104 = stablehlo.convert %103 : (tensor<13xf32>) -> tensor<13xbf16>
    return %2, %5, %8, %18, %21, %24, %27, %30, %33, %36, %39, %60, %61, %64, %67, %70, %74, %77, %88, %89, %92, %95, %98, %101, %104 : tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>, tensor<13xbf16>
  }
}

// -----
// every / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %1 = chlo.asinh %0 : tensor<4xf32> -> tensor<4xf32>
    %2 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %3 = chlo.atan %2 : tensor<4xf32> -> tensor<4xf32>
    %4 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %5 = stablehlo.cosine %4 : tensor<4xf32>
    %6 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %7 = stablehlo.abs %6 : tensor<4xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %8 = stablehlo.multiply %7, %cst : tensor<4xf32>
    %9 = stablehlo.exponential %8 : tensor<4xf32>
    %10 = stablehlo.multiply %9, %cst : tensor<4xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<4xf32>
    %12 = stablehlo.divide %cst, %9 : tensor<4xf32>
    %13 = stablehlo.divide %12, %9 : tensor<4xf32>
    %14 = stablehlo.add %11, %13 : tensor<4xf32>
    %15 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %16 = chlo.erf %15 : tensor<4xf32> -> tensor<4xf32>
    %17 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %18 = chlo.erfc %17 : tensor<4xf32> -> tensor<4xf32>
    %19 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %20 = stablehlo.exponential %19 : tensor<4xf32>
    %21 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %22 = stablehlo.power %cst_0, %21 : tensor<4xf32>
    %23 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %24 = stablehlo.exponential_minus_one %23 : tensor<4xf32>
    %25 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %26 = stablehlo.logistic %25 : tensor<4xf32>
    %27 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %28 = stablehlo.sine %27 : tensor<4xf32>
    %29 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %30 = stablehlo.abs %29 : tensor<4xf32>
    %31 = stablehlo.multiply %30, %cst : tensor<4xf32>
    %32 = stablehlo.exponential %31 : tensor<4xf32>
    %33 = stablehlo.multiply %32, %cst : tensor<4xf32>
    %34 = stablehlo.multiply %33, %32 : tensor<4xf32>
    %35 = stablehlo.divide %cst, %32 : tensor<4xf32>
    %36 = stablehlo.divide %35, %32 : tensor<4xf32>
    %37 = stablehlo.subtract %34, %36 : tensor<4xf32>
    %38 = stablehlo.exponential_minus_one %29 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %39 = stablehlo.add %38, %cst_1 : tensor<4xf32>
    %40 = stablehlo.divide %38, %39 : tensor<4xf32>
    %41 = stablehlo.add %38, %40 : tensor<4xf32>
    %42 = stablehlo.multiply %41, %cst : tensor<4xf32>
    %43 = stablehlo.abs %29 : tensor<4xf32>
    %44 = stablehlo.compare LT, %43, %cst_1, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %45 = stablehlo.compare LT, %29, %cst_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %46 = stablehlo.negate %37 : tensor<4xf32>
    %47 = stablehlo.select %45, %46, %37 : tensor<4xi1>, tensor<4xf32>
    %48 = stablehlo.select %44, %42, %47 : tensor<4xi1>, tensor<4xf32>
    %49 = stablehlo.multiply %arg0, %arg0 : tensor<4xi32>
    %50 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %51 = stablehlo.tan %50 : tensor<4xf32>
    %52 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %53 = stablehlo.tanh %52 : tensor<4xf32>
    %54 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %55 = stablehlo.log %54 : tensor<4xf32>
    %56 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %57 = stablehlo.log %56 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.434294492> : tensor<4xf32>
    %58 = stablehlo.multiply %57, %cst_3 : tensor<4xf32>
    %59 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %60 = stablehlo.log_plus_one %59 : tensor<4xf32>
    %61 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %62 = stablehlo.log %61 : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<1.44269502> : tensor<4xf32>
    %63 = stablehlo.multiply %62, %cst_4 : tensor<4xf32>
    %64 = stablehlo.round_nearest_even %63 : tensor<4xf32>
    %65 = stablehlo.convert %64 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<127> : tensor<4xi32>
    %66 = stablehlo.add %65, %c : tensor<4xi32>
    %c_5 = stablehlo.constant dense<23> : tensor<4xi32>
    %67 = stablehlo.shift_left %66, %c_5 : tensor<4xi32>
    %68 = stablehlo.bitcast_convert %67 : (tensor<4xi32>) -> tensor<4xf32>
    %69 = stablehlo.compare EQ, %68, %61, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %70 = stablehlo.select %69, %64, %63 : tensor<4xi1>, tensor<4xf32>
    %71 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %72 = stablehlo.divide %cst_1, %71 : tensor<4xf32>
    %73 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %74 = stablehlo.rsqrt %73 : tensor<4xf32>
    %75 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %76 = stablehlo.sqrt %75 : tensor<4xf32>
    return %1, %3, %5, %14, %16, %18, %20, %22, %24, %26, %28, %48, %49, %51, %53, %55, %58, %60, %70, %72, %74, %76 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----
// every / bool: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %arg0, %0, %1 : tensor<4xi1>, tensor<4xf32>
    %3 = stablehlo.exponential %2 : tensor<4xf32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %6 = stablehlo.select %arg0, %4, %5 : tensor<4xi1>, tensor<4xf32>
    %7 = stablehlo.logistic %6 : tensor<4xf32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %10 = stablehlo.select %arg0, %8, %9 : tensor<4xi1>, tensor<4xf32>
    %11 = stablehlo.sqrt %10 : tensor<4xf32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %14 = stablehlo.select %arg0, %12, %13 : tensor<4xi1>, tensor<4xf32>
    %15 = stablehlo.sine %14 : tensor<4xf32>
    return %3, %7, %11, %15 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}

// -----
// every / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) {
    %0 = chlo.acos %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %1 = chlo.acosh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %2 = chlo.asin %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %3 = chlo.asinh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %4 = chlo.atan %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %5 = chlo.atanh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %6 = stablehlo.cosine %arg0 : tensor<4xcomplex<f32>>
    %7 = chlo.cosh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %8 = stablehlo.exponential %arg0 : tensor<4xcomplex<f32>>
    %9 = stablehlo.exponential_minus_one %arg0 : tensor<4xcomplex<f32>>
    %10 = stablehlo.log %arg0 : tensor<4xcomplex<f32>>
    %11 = stablehlo.log %arg0 : tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.434294492,0.000000e+00)> : tensor<4xcomplex<f32>>
    %12 = stablehlo.multiply %11, %cst : tensor<4xcomplex<f32>>
    %13 = stablehlo.log_plus_one %arg0 : tensor<4xcomplex<f32>>
    %14 = stablehlo.log %arg0 : tensor<4xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.44269502,0.000000e+00)> : tensor<4xcomplex<f32>>
    %15 = stablehlo.multiply %14, %cst_0 : tensor<4xcomplex<f32>>
    %16 = stablehlo.negate %arg0 : tensor<4xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %17 = stablehlo.divide %cst_1, %arg0 : tensor<4xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %18 = stablehlo.real %cst_2 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_3 : tensor<f32>
    %20 = stablehlo.imag %cst_2 : (tensor<complex<f32>>) -> tensor<f32>
    %21 = stablehlo.divide %20, %cst_3 : tensor<f32>
    %22 = stablehlo.complex %19, %21 : tensor<complex<f32>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %23 = stablehlo.compare EQ, %arg0, %cst_4, FLOAT : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xi1>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %25 = stablehlo.select %23, %24, %17 : tensor<4xi1>, tensor<4xcomplex<f32>>
    %26 = stablehlo.rsqrt %arg0 : tensor<4xcomplex<f32>>
    %27 = stablehlo.sign %arg0 : tensor<4xcomplex<f32>>
    %28 = stablehlo.logistic %arg0 : tensor<4xcomplex<f32>>
    %29 = stablehlo.sine %arg0 : tensor<4xcomplex<f32>>
    %30 = chlo.sinh %arg0 : tensor<4xcomplex<f32>> -> tensor<4xcomplex<f32>>
    %31 = stablehlo.sqrt %arg0 : tensor<4xcomplex<f32>>
    %32 = stablehlo.multiply %arg0, %arg0 : tensor<4xcomplex<f32>>
    %33 = stablehlo.tan %arg0 : tensor<4xcomplex<f32>>
    %34 = stablehlo.tanh %arg0 : tensor<4xcomplex<f32>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %12, %13, %15, %16, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34 : tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>
  }
}

// -----
// every / c128: c128[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) {
    %0 = chlo.acos %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %1 = chlo.acosh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %2 = chlo.asin %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %3 = chlo.asinh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %4 = chlo.atan %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %5 = chlo.atanh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %6 = stablehlo.cosine %arg0 : tensor<4xcomplex<f64>>
    %7 = chlo.cosh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %8 = stablehlo.exponential %arg0 : tensor<4xcomplex<f64>>
    %9 = stablehlo.exponential_minus_one %arg0 : tensor<4xcomplex<f64>>
    %10 = stablehlo.log %arg0 : tensor<4xcomplex<f64>>
    %11 = stablehlo.log %arg0 : tensor<4xcomplex<f64>>
    %cst = stablehlo.constant dense<(0.43429448190325176,0.000000e+00)> : tensor<4xcomplex<f64>>
    %12 = stablehlo.multiply %11, %cst : tensor<4xcomplex<f64>>
    %13 = stablehlo.log_plus_one %arg0 : tensor<4xcomplex<f64>>
    %14 = stablehlo.log %arg0 : tensor<4xcomplex<f64>>
    %cst_0 = stablehlo.constant dense<(1.4426950408889634,0.000000e+00)> : tensor<4xcomplex<f64>>
    %15 = stablehlo.multiply %14, %cst_0 : tensor<4xcomplex<f64>>
    %16 = stablehlo.negate %arg0 : tensor<4xcomplex<f64>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f64>>
    %17 = stablehlo.divide %cst_1, %arg0 : tensor<4xcomplex<f64>>
    %cst_2 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
    %18 = stablehlo.real %cst_2 : (tensor<complex<f64>>) -> tensor<f64>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %19 = stablehlo.divide %18, %cst_3 : tensor<f64>
    %20 = stablehlo.imag %cst_2 : (tensor<complex<f64>>) -> tensor<f64>
    %21 = stablehlo.divide %20, %cst_3 : tensor<f64>
    %22 = stablehlo.complex %19, %21 : tensor<complex<f64>>
    %cst_4 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<4xcomplex<f64>>
    %23 = stablehlo.compare EQ, %arg0, %cst_4, FLOAT : (tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>) -> tensor<4xi1>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
    %25 = stablehlo.select %23, %24, %17 : tensor<4xi1>, tensor<4xcomplex<f64>>
    %26 = stablehlo.rsqrt %arg0 : tensor<4xcomplex<f64>>
    %27 = stablehlo.sign %arg0 : tensor<4xcomplex<f64>>
    %28 = stablehlo.logistic %arg0 : tensor<4xcomplex<f64>>
    %29 = stablehlo.sine %arg0 : tensor<4xcomplex<f64>>
    %30 = chlo.sinh %arg0 : tensor<4xcomplex<f64>> -> tensor<4xcomplex<f64>>
    %31 = stablehlo.sqrt %arg0 : tensor<4xcomplex<f64>>
    %32 = stablehlo.multiply %arg0, %arg0 : tensor<4xcomplex<f64>>
    %33 = stablehlo.tan %arg0 : tensor<4xcomplex<f64>>
    %34 = stablehlo.tanh %arg0 : tensor<4xcomplex<f64>>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %12, %13, %15, %16, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34 : tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>, tensor<4xcomplex<f64>>
  }
}

// -----
// aten.exp.default / c64_gradient: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.exponential %arg0 : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.log.default / c64_gradient: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.log %arg0 : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.tanh.default / c64_gradient: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.tanh %arg0 : tensor<4xcomplex<f32>>
    return %0 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.log2.default / powers_of_two: f32[40]
module @tpu_compile {
  func.func @main(%arg0: tensor<40xf32>) -> tensor<40xf32> {
    %0 = stablehlo.log %arg0 : tensor<40xf32>
    %cst = stablehlo.constant dense<1.44269502> : tensor<40xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<40xf32>
    %2 = stablehlo.round_nearest_even %1 : tensor<40xf32>
    %3 = stablehlo.convert %2 : (tensor<40xf32>) -> tensor<40xi32>
    %c = stablehlo.constant dense<127> : tensor<40xi32>
    %4 = stablehlo.add %3, %c : tensor<40xi32>
    %c_0 = stablehlo.constant dense<23> : tensor<40xi32>
    %5 = stablehlo.shift_left %4, %c_0 : tensor<40xi32>
    %6 = stablehlo.bitcast_convert %5 : (tensor<40xi32>) -> tensor<40xf32>
    %7 = stablehlo.compare EQ, %6, %arg0, FLOAT : (tensor<40xf32>, tensor<40xf32>) -> tensor<40xi1>
    %8 = stablehlo.select %7, %2, %1 : tensor<40xi1>, tensor<40xf32>
    return %8 : tensor<40xf32>
  }
}

// -----
// aten.exp.default / large_f64: f64[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf64>) -> tensor<8xf64> {
    %0 = stablehlo.exponential %arg0 : tensor<8xf64>
    return %0 : tensor<8xf64>
  }
}

// -----
// aten.sinh.default / large: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.abs %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<8xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<8xf32>
    %2 = stablehlo.exponential %1 : tensor<8xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<8xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8xf32>
    %5 = stablehlo.divide %cst, %2 : tensor<8xf32>
    %6 = stablehlo.divide %5, %2 : tensor<8xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<8xf32>
    %8 = stablehlo.exponential_minus_one %arg0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %9 = stablehlo.add %8, %cst_0 : tensor<8xf32>
    %10 = stablehlo.divide %8, %9 : tensor<8xf32>
    %11 = stablehlo.add %8, %10 : tensor<8xf32>
    %12 = stablehlo.multiply %11, %cst : tensor<8xf32>
    %13 = stablehlo.abs %arg0 : tensor<8xf32>
    %14 = stablehlo.compare LT, %13, %cst_0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %15 = stablehlo.compare LT, %arg0, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %16 = stablehlo.negate %7 : tensor<8xf32>
    %17 = stablehlo.select %15, %16, %7 : tensor<8xi1>, tensor<8xf32>
    %18 = stablehlo.select %14, %12, %17 : tensor<8xi1>, tensor<8xf32>
    return %18 : tensor<8xf32>
  }
}

// -----
// aten.cosh.default / large: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.abs %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<8xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<8xf32>
    %2 = stablehlo.exponential %1 : tensor<8xf32>
    %3 = stablehlo.multiply %2, %cst : tensor<8xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<8xf32>
    %5 = stablehlo.divide %cst, %2 : tensor<8xf32>
    %6 = stablehlo.divide %5, %2 : tensor<8xf32>
    %7 = stablehlo.add %4, %6 : tensor<8xf32>
    return %7 : tensor<8xf32>
  }
}

// -----
// aten.abs.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.abs.default / c64: c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.abs.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    return %arg0 : tensor<4xui8>
  }
}

// -----
// aten.abs.default / least: i8[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xi8>) -> tensor<3xi8> {
    %0 = stablehlo.abs %arg0 : tensor<3xi8>
    return %0 : tensor<3xi8>
  }
}

// -----
// aten.neg.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %0 = stablehlo.negate %arg0 : tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// aten.neg.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %0 = stablehlo.negate %arg0 : tensor<4xui8>
    return %0 : tensor<4xui8>
  }
}

// -----
// aten.neg.default / minus_zero: f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>) -> tensor<3xf32> {
    %0 = stablehlo.negate %arg0 : tensor<3xf32>
    return %0 : tensor<3xf32>
  }
}

// -----
// aten.reciprocal.default / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi32>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %1 = stablehlo.divide %cst, %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.sgn.default / c64_zero: c64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.sign %arg0 : tensor<3xcomplex<f32>>
    return %0 : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.sign.default / zeros_and_nan: f32[5]
module @tpu_compile {
  func.func @main(%arg0: tensor<5xf32>) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5xf32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<5xi1>, tensor<5xf32>
    %4 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<5xf32>
    %7 = stablehlo.select %4, %5, %6 : tensor<5xi1>, tensor<5xf32>
    %8 = stablehlo.subtract %3, %7 : tensor<5xf32>
    return %8 : tensor<5xf32>
  }
}

// -----
// aten.sign.default / u8: u8[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xui8>) -> tensor<4xui8> {
    %c = stablehlo.constant dense<0> : tensor<4xui8>
    %0 = stablehlo.compare NE, %arg0, %c, UNSIGNED : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
    %1 = stablehlo.convert %0 : (tensor<4xi1>) -> tensor<4xui8>
    return %1 : tensor<4xui8>
  }
}

// -----
// aten.sign.default / bool: bool[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi1>) -> tensor<4xi1> {
    return %arg0 : tensor<4xi1>
  }
}

// -----
// aten.signbit.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xi1> {
    %0 = stablehlo.bitcast_convert %arg0 : (tensor<4xf32>) -> tensor<4xi32>
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
    return %1 : tensor<4xi1>
  }
}

// -----
// aten.signbit.default / i16: i16[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi16>) -> tensor<4xi1> {
    %c = stablehlo.constant dense<0> : tensor<4xi16>
    %0 = stablehlo.compare LT, %arg0, %c, SIGNED : (tensor<4xi16>, tensor<4xi16>) -> tensor<4xi1>
    return %0 : tensor<4xi1>
  }
}

// -----
// aten.deg2rad.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<0.0174532924> : tensor<4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

// -----
// aten.rad2deg.default / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<57.2957802> : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}

// -----
// aten.logit.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.subtract %cst, %arg0 : tensor<4xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.log %1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }
}

// -----
// aten.logit.default / eps: f16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf16>) -> tensor<8xf16> {
    %cst = stablehlo.constant dense<1.000400e-03> : tensor<f16>
    %cst_0 = stablehlo.constant dense<9.990230e-01> : tensor<f16>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f16>, tensor<8xf16>, tensor<f16>) -> tensor<8xf16>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<8xf16>
    %1 = stablehlo.subtract %cst_1, %0 : tensor<8xf16>
    %2 = stablehlo.divide %0, %1 : tensor<8xf16>
    %3 = stablehlo.convert %2 : (tensor<8xf16>) -> tensor<8xf32>
    %4 = stablehlo.log %3 : tensor<8xf32>
    %5 = stablehlo.convert %4 : (tensor<8xf32>) -> tensor<8xf16>
    return %5 : tensor<8xf16>
  }
}

// -----
// aten.nan_to_num.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<4xi1>, tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
    %3 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.select %3, %4, %2 : tensor<4xi1>, tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %6 = stablehlo.compare EQ, %arg0, %cst_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<3.40282347E+38> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.select %6, %7, %5 : tensor<4xi1>, tensor<4xf32>
    return %8 : tensor<4xf32>
  }
}

// -----
// aten.nan_to_num.default / c64: c64[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
    %0 = stablehlo.real %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %1 = stablehlo.imag %arg0 : (tensor<3xcomplex<f32>>) -> tensor<3xf32>
    %2 = stablehlo.reshape %0 : (tensor<3xf32>) -> tensor<3x1xf32>
    %3 = stablehlo.reshape %1 : (tensor<3xf32>) -> tensor<3x1xf32>
    %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x2xf32>
    %5 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %7 = stablehlo.select %5, %6, %4 : tensor<3x2xi1>, tensor<3x2xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<3x2xf32>
    %8 = stablehlo.compare EQ, %4, %cst_0, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_1 = stablehlo.constant dense<-3.40282347E+38> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %10 = stablehlo.select %8, %9, %7 : tensor<3x2xi1>, tensor<3x2xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<3x2xf32>
    %11 = stablehlo.compare EQ, %4, %cst_2, FLOAT : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<3x2xf32>
    %13 = stablehlo.select %11, %12, %10 : tensor<3x2xi1>, tensor<3x2xf32>
    %14 = stablehlo.slice %13 [0:3, 0:1] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %15 = stablehlo.reshape %14 : (tensor<3x1xf32>) -> tensor<3xf32>
    %16 = stablehlo.slice %13 [0:3, 1:2] : (tensor<3x2xf32>) -> tensor<3x1xf32>
    %17 = stablehlo.reshape %16 : (tensor<3x1xf32>) -> tensor<3xf32>
    %18 = stablehlo.complex %15, %17 : tensor<3xcomplex<f32>>
    return %18 : tensor<3xcomplex<f32>>
  }
}

// -----
// aten.nan_to_num.default / values: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.compare NE, %arg0, %arg0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<4xi1>, tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<4xf32>
    %3 = stablehlo.compare EQ, %arg0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_1 = stablehlo.constant dense<-9.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.select %3, %4, %2 : tensor<4xi1>, tensor<4xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<4xf32>
    %6 = stablehlo.compare EQ, %arg0, %cst_2, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %8 = stablehlo.select %6, %7, %5 : tensor<4xi1>, tensor<4xf32>
    return %8 : tensor<4xf32>
  }
}

// -----
// aten.sinc.default / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<3.14159274> : tensor<4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %1 = stablehlo.compare EQ, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.sine %0 : tensor<4xf32>
    %3 = stablehlo.divide %2, %0 : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %5 = stablehlo.select %1, %4, %3 : tensor<4xi1>, tensor<4xf32>
    return %5 : tensor<4xf32>
  }
}

// -----
// aten.sqrt.default / empty: f32[0,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %0 = stablehlo.sqrt %arg0 : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}

// -----
// aten.sqrt.default / scalar: f32[]
module @tpu_compile {
  func.func @main(%arg0: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.sqrt %arg0 : tensor<f32>
    return %0 : tensor<f32>
  }
}

// -----
// aten.exp.default / transposed: f32[2,3] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.exponential %0 : tensor<3x2xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
    return %2 : tensor<2x3xf32>
  }
}
