// celu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %2 = stablehlo.select %1, %arg0, %0 : tensor<2x4xi1>, tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----
// elu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %2 = stablehlo.select %1, %arg0, %0 : tensor<2x4xi1>, tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----
// gelu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.707106769> : tensor<2x4xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<2x4xf32>
    %1 = chlo.erf %0 : tensor<2x4xf32> -> tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
    %2 = stablehlo.add %1, %cst_0 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<2x4xf32>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<2x4xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}

// -----
// hardshrink / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<2x4xf32>
    %0 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x4xf32>
    %1 = stablehlo.compare LE, %arg0, %cst_0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %2 = stablehlo.and %0, %1 : tensor<2x4xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %3 = stablehlo.select %2, %cst_1, %arg0 : tensor<2x4xi1>, tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
}

// -----
// hardsigmoid / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.clamp %cst_0, %0, %cst_1 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %2 = stablehlo.clamp %cst_1, %1, %cst_1 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %3 = stablehlo.divide %1, %2 : tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
}

// -----
// hardswish / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %1 = stablehlo.clamp %cst_0, %0, %cst_1 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<2x4xf32>
    %3 = stablehlo.clamp %cst_1, %2, %cst_1 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %4 = stablehlo.divide %2, %3 : tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}

// -----
// hardtanh / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// leaky_relu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<0.00999999977> : tensor<2x4xf32>
    %1 = stablehlo.multiply %arg0, %cst_0 : tensor<2x4xf32>
    %2 = stablehlo.select %0, %arg0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----
// log_sigmoid / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x4xf32>
    %1 = stablehlo.negate %0 : tensor<2x4xf32>
    %2 = stablehlo.exponential %1 : tensor<2x4xf32>
    %3 = stablehlo.log_plus_one %2 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %4 = stablehlo.minimum %arg0, %cst : tensor<2x4xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<2x4xf32>
    %6 = stablehlo.abs %arg0 : tensor<2x4xf32>
    %7 = stablehlo.negate %6 : tensor<2x4xf32>
    %8 = stablehlo.exponential %7 : tensor<2x4xf32>
    return %5 : tensor<2x4xf32>
  }
}

// -----
// mish / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x4xf32>
    %1 = stablehlo.negate %0 : tensor<2x4xf32>
    %2 = stablehlo.exponential %1 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %3 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x4xf32>
    %4 = stablehlo.multiply %2, %cst_0 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
    %5 = stablehlo.add %4, %cst_1 : tensor<2x4xf32>
    %6 = stablehlo.add %2, %cst_0 : tensor<2x4xf32>
    %7 = stablehlo.multiply %6, %2 : tensor<2x4xf32>
    %8 = stablehlo.select %3, %5, %7 : tensor<2x4xi1>, tensor<2x4xf32>
    %9 = stablehlo.multiply %2, %2 : tensor<2x4xf32>
    %10 = stablehlo.multiply %9, %cst_0 : tensor<2x4xf32>
    %11 = stablehlo.select %3, %10, %cst_0 : tensor<2x4xi1>, tensor<2x4xf32>
    %12 = stablehlo.add %8, %11 : tensor<2x4xf32>
    %13 = stablehlo.divide %8, %12 : tensor<2x4xf32>
    %14 = stablehlo.add %8, %11 : tensor<2x4xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2x4xf32>
    %16 = stablehlo.multiply %arg0, %13 : tensor<2x4xf32>
    return %16 : tensor<2x4xf32>
  }
}

// -----
// relu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// relu6 / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}

// -----
// selu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<1.75809932> : tensor<2x4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %2 = stablehlo.compare GT, %arg0, %cst_0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_1 = stablehlo.constant dense<1.05070102> : tensor<2x4xf32>
    %3 = stablehlo.multiply %arg0, %cst_1 : tensor<2x4xf32>
    %4 = stablehlo.select %2, %3, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    return %4 : tensor<2x4xf32>
  }
}

// -----
// silu / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.logistic %arg0 : tensor<2x4xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// softplus / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.exponential %arg0 : tensor<2x4xf32>
    %1 = stablehlo.log_plus_one %0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<2.000000e+01> : tensor<2x4xf32>
    %2 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %3 = stablehlo.select %2, %arg0, %1 : tensor<2x4xi1>, tensor<2x4xf32>
    return %3 : tensor<2x4xf32>
  }
}

// -----
// softshrink / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<2x4xf32>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<2x4xf32>
    %1 = stablehlo.add %arg0, %cst_0 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<2x4xf32>
    %2 = stablehlo.multiply %arg0, %cst_1 : tensor<2x4xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<2x4xi1>, tensor<2x4xf32>
    %4 = stablehlo.compare GT, %arg0, %cst_0, FLOAT : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %5 = stablehlo.subtract %arg0, %cst_0 : tensor<2x4xf32>
    %6 = stablehlo.select %4, %5, %3 : tensor<2x4xi1>, tensor<2x4xf32>
    return %6 : tensor<2x4xf32>
  }
}

// -----
// softsign / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
    %1 = stablehlo.add %0, %cst : tensor<2x4xf32>
    %2 = stablehlo.divide %arg0, %1 : tensor<2x4xf32>
    return %2 : tensor<2x4xf32>
  }
}

// -----
// tanhshrink / f32: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.tanh %arg0 : tensor<2x4xf32>
    %1 = stablehlo.subtract %arg0, %0 : tensor<2x4xf32>
    return %1 : tensor<2x4xf32>
  }
}

// -----
// every / special_f32: f32[14]
module @tpu_compile {
  func.func @main(%arg0: tensor<14xf32>) -> (tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<14xf32>
    %1 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %2 = stablehlo.select %1, %arg0, %0 : tensor<14xi1>, tensor<14xf32>
    %3 = stablehlo.exponential_minus_one %arg0 : tensor<14xf32>
    %4 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %5 = stablehlo.select %4, %arg0, %3 : tensor<14xi1>, tensor<14xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<14xf32>
    %6 = stablehlo.multiply %arg0, %cst_0 : tensor<14xf32>
    %7 = chlo.erf %6 : tensor<14xf32> -> tensor<14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<14xf32>
    %8 = stablehlo.add %7, %cst_1 : tensor<14xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<14xf32>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<14xf32>
    %10 = stablehlo.multiply %arg0, %9 : tensor<14xf32>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<14xf32>
    %11 = stablehlo.compare GE, %arg0, %cst_3, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %12 = stablehlo.compare LE, %arg0, %cst_2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %13 = stablehlo.and %11, %12 : tensor<14xi1>
    %14 = stablehlo.select %13, %cst, %arg0 : tensor<14xi1>, tensor<14xf32>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<14xf32>
    %15 = stablehlo.add %arg0, %cst_4 : tensor<14xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %16 = stablehlo.clamp %cst_5, %15, %cst_6 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %17 = stablehlo.clamp %cst_6, %16, %cst_6 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %18 = stablehlo.divide %16, %17 : tensor<14xf32>
    %19 = stablehlo.add %arg0, %cst_4 : tensor<14xf32>
    %20 = stablehlo.clamp %cst_5, %19, %cst_6 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %21 = stablehlo.multiply %arg0, %20 : tensor<14xf32>
    %22 = stablehlo.clamp %cst_6, %21, %cst_6 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %23 = stablehlo.divide %21, %22 : tensor<14xf32>
    %cst_7 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.clamp %cst_7, %arg0, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %25 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_9 = stablehlo.constant dense<0.00999999977> : tensor<14xf32>
    %26 = stablehlo.multiply %arg0, %cst_9 : tensor<14xf32>
    %27 = stablehlo.select %25, %arg0, %26 : tensor<14xi1>, tensor<14xf32>
    %28 = stablehlo.abs %arg0 : tensor<14xf32>
    %29 = stablehlo.negate %28 : tensor<14xf32>
    %30 = stablehlo.exponential %29 : tensor<14xf32>
    %31 = stablehlo.log_plus_one %30 : tensor<14xf32>
    %32 = stablehlo.minimum %arg0, %cst : tensor<14xf32>
    %33 = stablehlo.subtract %32, %31 : tensor<14xf32>
    %34 = stablehlo.abs %arg0 : tensor<14xf32>
    %35 = stablehlo.negate %34 : tensor<14xf32>
    %36 = stablehlo.exponential %35 : tensor<14xf32>
    %37 = stablehlo.abs %arg0 : tensor<14xf32>
    %38 = stablehlo.negate %37 : tensor<14xf32>
    %39 = stablehlo.exponential %38 : tensor<14xf32>
    %40 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<14xf32>
    %41 = stablehlo.multiply %39, %cst_10 : tensor<14xf32>
    %42 = stablehlo.add %41, %cst_1 : tensor<14xf32>
    %43 = stablehlo.add %39, %cst_10 : tensor<14xf32>
    %44 = stablehlo.multiply %43, %39 : tensor<14xf32>
    %45 = stablehlo.select %40, %42, %44 : tensor<14xi1>, tensor<14xf32>
    %46 = stablehlo.multiply %39, %39 : tensor<14xf32>
    %47 = stablehlo.multiply %46, %cst_10 : tensor<14xf32>
    %48 = stablehlo.select %40, %47, %cst_10 : tensor<14xi1>, tensor<14xf32>
    %49 = stablehlo.add %45, %48 : tensor<14xf32>
    %50 = stablehlo.divide %45, %49 : tensor<14xf32>
    %51 = stablehlo.add %45, %48 : tensor<14xf32>
    %52 = stablehlo.divide %48, %51 : tensor<14xf32>
    %53 = stablehlo.multiply %arg0, %50 : tensor<14xf32>
    %54 = stablehlo.maximum %arg0, %cst : tensor<14xf32>
    %55 = stablehlo.clamp %cst_5, %arg0, %cst_6 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %56 = stablehlo.exponential_minus_one %arg0 : tensor<14xf32>
    %cst_11 = stablehlo.constant dense<1.75809932> : tensor<14xf32>
    %57 = stablehlo.multiply %56, %cst_11 : tensor<14xf32>
    %58 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_12 = stablehlo.constant dense<1.05070102> : tensor<14xf32>
    %59 = stablehlo.multiply %arg0, %cst_12 : tensor<14xf32>
    %60 = stablehlo.select %58, %59, %57 : tensor<14xi1>, tensor<14xf32>
    %61 = stablehlo.logistic %arg0 : tensor<14xf32>
    %62 = stablehlo.multiply %arg0, %61 : tensor<14xf32>
    %63 = stablehlo.exponential %arg0 : tensor<14xf32>
    %64 = stablehlo.log_plus_one %63 : tensor<14xf32>
    %cst_13 = stablehlo.constant dense<2.000000e+01> : tensor<14xf32>
    %65 = stablehlo.compare GT, %arg0, %cst_13, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %66 = stablehlo.select %65, %arg0, %64 : tensor<14xi1>, tensor<14xf32>
    %67 = stablehlo.compare LT, %arg0, %cst_3, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %68 = stablehlo.add %arg0, %cst_2 : tensor<14xf32>
    %69 = stablehlo.multiply %arg0, %cst : tensor<14xf32>
    %70 = stablehlo.select %67, %68, %69 : tensor<14xi1>, tensor<14xf32>
    %71 = stablehlo.compare GT, %arg0, %cst_2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %72 = stablehlo.subtract %arg0, %cst_2 : tensor<14xf32>
    %73 = stablehlo.select %71, %72, %70 : tensor<14xi1>, tensor<14xf32>
    %74 = stablehlo.abs %arg0 : tensor<14xf32>
    %75 = stablehlo.add %74, %cst_1 : tensor<14xf32>
    %76 = stablehlo.divide %arg0, %75 : tensor<14xf32>
    %77 = stablehlo.tanh %arg0 : tensor<14xf32>
    %78 = stablehlo.subtract %arg0, %77 : tensor<14xf32>
    return %2, %5, %10, %14, %18, %23, %24, %27, %33, %53, %54, %55, %60, %62, %66, %73, %76, %78 : tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>, tensor<14xf32>
  }
}

// -----
// every / special_f64: f64[14]
module @tpu_compile {
  func.func @main(%arg0: tensor<14xf64>) -> (tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>) {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<14xf64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<14xf64>
    %1 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %2 = stablehlo.select %1, %arg0, %0 : tensor<14xi1>, tensor<14xf64>
    %3 = stablehlo.exponential_minus_one %arg0 : tensor<14xf64>
    %4 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %5 = stablehlo.select %4, %arg0, %3 : tensor<14xi1>, tensor<14xf64>
    %cst_0 = stablehlo.constant dense<0.70710678118654757> : tensor<14xf64>
    %6 = stablehlo.multiply %arg0, %cst_0 : tensor<14xf64>
    %7 = chlo.erf %6 : tensor<14xf64> -> tensor<14xf64>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<14xf64>
    %8 = stablehlo.add %7, %cst_1 : tensor<14xf64>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<14xf64>
    %9 = stablehlo.multiply %8, %cst_2 : tensor<14xf64>
    %10 = stablehlo.multiply %arg0, %9 : tensor<14xf64>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<14xf64>
    %11 = stablehlo.compare GE, %arg0, %cst_3, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %12 = stablehlo.compare LE, %arg0, %cst_2, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %13 = stablehlo.and %11, %12 : tensor<14xi1>
    %14 = stablehlo.select %13, %cst, %arg0 : tensor<14xi1>, tensor<14xf64>
    %cst_4 = stablehlo.constant dense<3.000000e+00> : tensor<14xf64>
    %15 = stablehlo.add %arg0, %cst_4 : tensor<14xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f64>
    %cst_6 = stablehlo.constant dense<6.000000e+00> : tensor<f64>
    %16 = stablehlo.clamp %cst_5, %15, %cst_6 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %17 = stablehlo.clamp %cst_6, %16, %cst_6 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %18 = stablehlo.divide %16, %17 : tensor<14xf64>
    %19 = stablehlo.add %arg0, %cst_4 : tensor<14xf64>
    %20 = stablehlo.clamp %cst_5, %19, %cst_6 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %21 = stablehlo.multiply %arg0, %20 : tensor<14xf64>
    %22 = stablehlo.clamp %cst_6, %21, %cst_6 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %23 = stablehlo.divide %21, %22 : tensor<14xf64>
    %cst_7 = stablehlo.constant dense<-1.000000e+00> : tensor<f64>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f64>
    %24 = stablehlo.clamp %cst_7, %arg0, %cst_8 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %25 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %cst_9 = stablehlo.constant dense<1.000000e-02> : tensor<14xf64>
    %26 = stablehlo.multiply %arg0, %cst_9 : tensor<14xf64>
    %27 = stablehlo.select %25, %arg0, %26 : tensor<14xi1>, tensor<14xf64>
    %28 = stablehlo.abs %arg0 : tensor<14xf64>
    %29 = stablehlo.negate %28 : tensor<14xf64>
    %30 = stablehlo.exponential %29 : tensor<14xf64>
    %31 = stablehlo.log_plus_one %30 : tensor<14xf64>
    %32 = stablehlo.abs %30 : tensor<14xf64>
    %cst_10 = stablehlo.constant dense<3.500000e-01> : tensor<14xf64>
    %33 = stablehlo.compare GT, %32, %cst_10, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %34 = stablehlo.add %30, %cst_1 : tensor<14xf64>
    %35 = stablehlo.log %34 : tensor<14xf64>
    %36 = stablehlo.select %33, %35, %31 : tensor<14xi1>, tensor<14xf64>
    %37 = stablehlo.minimum %arg0, %cst : tensor<14xf64>
    %38 = stablehlo.subtract %37, %36 : tensor<14xf64>
    %39 = stablehlo.abs %arg0 : tensor<14xf64>
    %40 = stablehlo.negate %39 : tensor<14xf64>
    %41 = stablehlo.exponential %40 : tensor<14xf64>
    %42 = stablehlo.abs %arg0 : tensor<14xf64>
    %43 = stablehlo.negate %42 : tensor<14xf64>
    %44 = stablehlo.exponential %43 : tensor<14xf64>
    %45 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<14xf64>
    %46 = stablehlo.multiply %44, %cst_11 : tensor<14xf64>
    %47 = stablehlo.add %46, %cst_1 : tensor<14xf64>
    %48 = stablehlo.add %44, %cst_11 : tensor<14xf64>
    %49 = stablehlo.multiply %48, %44 : tensor<14xf64>
    %50 = stablehlo.select %45, %47, %49 : tensor<14xi1>, tensor<14xf64>
    %51 = stablehlo.multiply %44, %44 : tensor<14xf64>
    %52 = stablehlo.multiply %51, %cst_11 : tensor<14xf64>
    %53 = stablehlo.select %45, %52, %cst_11 : tensor<14xi1>, tensor<14xf64>
    %54 = stablehlo.add %50, %53 : tensor<14xf64>
    %55 = stablehlo.divide %50, %54 : tensor<14xf64>
    %56 = stablehlo.add %50, %53 : tensor<14xf64>
    %57 = stablehlo.divide %53, %56 : tensor<14xf64>
    %58 = stablehlo.multiply %arg0, %55 : tensor<14xf64>
    %59 = stablehlo.maximum %arg0, %cst : tensor<14xf64>
    %60 = stablehlo.clamp %cst_5, %arg0, %cst_6 : (tensor<f64>, tensor<14xf64>, tensor<f64>) -> tensor<14xf64>
    %61 = stablehlo.exponential_minus_one %arg0 : tensor<14xf64>
    %cst_12 = stablehlo.constant dense<1.7580993408473766> : tensor<14xf64>
    %62 = stablehlo.multiply %61, %cst_12 : tensor<14xf64>
    %63 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %cst_13 = stablehlo.constant dense<1.0507009873554805> : tensor<14xf64>
    %64 = stablehlo.multiply %arg0, %cst_13 : tensor<14xf64>
    %65 = stablehlo.select %63, %64, %62 : tensor<14xi1>, tensor<14xf64>
    %66 = stablehlo.logistic %arg0 : tensor<14xf64>
    %67 = stablehlo.multiply %arg0, %66 : tensor<14xf64>
    %68 = stablehlo.exponential %arg0 : tensor<14xf64>
    %69 = stablehlo.log_plus_one %68 : tensor<14xf64>
    %70 = stablehlo.abs %68 : tensor<14xf64>
    %71 = stablehlo.compare GT, %70, %cst_10, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %72 = stablehlo.add %68, %cst_1 : tensor<14xf64>
    %73 = stablehlo.log %72 : tensor<14xf64>
    %74 = stablehlo.select %71, %73, %69 : tensor<14xi1>, tensor<14xf64>
    %cst_14 = stablehlo.constant dense<2.000000e+01> : tensor<14xf64>
    %75 = stablehlo.compare GT, %arg0, %cst_14, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %76 = stablehlo.select %75, %arg0, %74 : tensor<14xi1>, tensor<14xf64>
    %77 = stablehlo.compare LT, %arg0, %cst_3, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %78 = stablehlo.add %arg0, %cst_2 : tensor<14xf64>
    %79 = stablehlo.multiply %arg0, %cst : tensor<14xf64>
    %80 = stablehlo.select %77, %78, %79 : tensor<14xi1>, tensor<14xf64>
    %81 = stablehlo.compare GT, %arg0, %cst_2, FLOAT : (tensor<14xf64>, tensor<14xf64>) -> tensor<14xi1>
    %82 = stablehlo.subtract %arg0, %cst_2 : tensor<14xf64>
    %83 = stablehlo.select %81, %82, %80 : tensor<14xi1>, tensor<14xf64>
    %84 = stablehlo.abs %arg0 : tensor<14xf64>
    %85 = stablehlo.add %84, %cst_1 : tensor<14xf64>
    %86 = stablehlo.divide %arg0, %85 : tensor<14xf64>
    %87 = stablehlo.tanh %arg0 : tensor<14xf64>
    %88 = stablehlo.subtract %arg0, %87 : tensor<14xf64>
    return %2, %5, %10, %14, %18, %23, %24, %27, %38, %58, %59, %60, %65, %67, %76, %83, %86, %88 : tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>, tensor<14xf64>
  }
}

// -----
// every / special_bf16: bf16[14]
module @tpu_compile {
  func.func @main(%arg0: tensor<14xbf16>) -> (tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %1 = stablehlo.exponential_minus_one %0 : tensor<14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<14xf32>
    %2 = stablehlo.compare GT, %0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %3 = stablehlo.select %2, %0, %1 : tensor<14xi1>, tensor<14xf32>
    %4 = stablehlo.convert %3 : (tensor<14xf32>) -> tensor<14xbf16>
    %5 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<14xf32>
    %7 = stablehlo.compare GT, %5, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %8 = stablehlo.select %7, %5, %6 : tensor<14xi1>, tensor<14xf32>
    %9 = stablehlo.convert %8 : (tensor<14xf32>) -> tensor<14xbf16>
    %10 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<14xf32>
    %11 = stablehlo.multiply %10, %cst_0 : tensor<14xf32>
    %12 = chlo.erf %11 : tensor<14xf32> -> tensor<14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<14xf32>
    %13 = stablehlo.add %12, %cst_1 : tensor<14xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<14xf32>
    %14 = stablehlo.multiply %13, %cst_2 : tensor<14xf32>
    %15 = stablehlo.multiply %10, %14 : tensor<14xf32>
    %16 = stablehlo.convert %15 : (tensor<14xf32>) -> tensor<14xbf16>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<14xbf16>
    %17 = stablehlo.compare GE, %arg0, %cst_3, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<14xbf16>
    %18 = stablehlo.compare LE, %arg0, %cst_4, FLOAT : (tensor<14xbf16>, tensor<14xbf16>) -> tensor<14xi1>
    %19 = stablehlo.and %17, %18 : tensor<14xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<14xbf16>
    %20 = stablehlo.select %19, %cst_5, %arg0 : tensor<14xi1>, tensor<14xbf16>
    %21 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<14xf32>
    %22 = stablehlo.add %21, %cst_6 : tensor<14xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %23 = stablehlo.clamp %cst_7, %22, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %24 = stablehlo.clamp %cst_8, %23, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %25 = stablehlo.divide %23, %24 : tensor<14xf32>
    %26 = stablehlo.convert %25 : (tensor<14xf32>) -> tensor<14xbf16>
    %27 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %28 = stablehlo.add %27, %cst_6 : tensor<14xf32>
    %29 = stablehlo.clamp %cst_7, %28, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<14xf32>
    %31 = stablehlo.clamp %cst_8, %30, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %32 = stablehlo.divide %30, %31 : tensor<14xf32>
    %33 = stablehlo.convert %32 : (tensor<14xf32>) -> tensor<14xbf16>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<bf16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<bf16>
    %34 = stablehlo.clamp %cst_9, %arg0, %cst_10 : (tensor<bf16>, tensor<14xbf16>, tensor<bf16>) -> tensor<14xbf16>
    %35 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %36 = stablehlo.compare GT, %35, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_11 = stablehlo.constant dense<0.00999999977> : tensor<14xf32>
    %37 = stablehlo.multiply %35, %cst_11 : tensor<14xf32>
    %38 = stablehlo.select %36, %35, %37 : tensor<14xi1>, tensor<14xf32>
    %39 = stablehlo.convert %38 : (tensor<14xf32>) -> tensor<14xbf16>
    %40 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %41 = stablehlo.abs %40 : tensor<14xf32>
    %42 = stablehlo.negate %41 : tensor<14xf32>
    %43 = stablehlo.exponential %42 : tensor<14xf32>
    %44 = stablehlo.log_plus_one %43 : tensor<14xf32>
    %45 = stablehlo.minimum %40, %cst : tensor<14xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<14xf32>
    %47 = stablehlo.convert %46 : (tensor<14xf32>) -> tensor<14xbf16>
    %48 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %49 = stablehlo.abs %48 : tensor<14xf32>
    %50 = stablehlo.negate %49 : tensor<14xf32>
    %51 = stablehlo.exponential %50 : tensor<14xf32>
    %52 = stablehlo.convert %51 : (tensor<14xf32>) -> tensor<14xbf16>
    %53 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %54 = stablehlo.abs %53 : tensor<14xf32>
    %55 = stablehlo.negate %54 : tensor<14xf32>
    %56 = stablehlo.exponential %55 : tensor<14xf32>
    %57 = stablehlo.compare GT, %53, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<14xf32>
    %58 = stablehlo.multiply %56, %cst_12 : tensor<14xf32>
    %59 = stablehlo.add %58, %cst_1 : tensor<14xf32>
    %60 = stablehlo.add %56, %cst_12 : tensor<14xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<14xf32>
    %62 = stablehlo.select %57, %59, %61 : tensor<14xi1>, tensor<14xf32>
    %63 = stablehlo.multiply %56, %56 : tensor<14xf32>
    %64 = stablehlo.multiply %63, %cst_12 : tensor<14xf32>
    %65 = stablehlo.select %57, %64, %cst_12 : tensor<14xi1>, tensor<14xf32>
    %66 = stablehlo.add %62, %65 : tensor<14xf32>
    %67 = stablehlo.divide %62, %66 : tensor<14xf32>
    %68 = stablehlo.add %62, %65 : tensor<14xf32>
    %69 = stablehlo.divide %65, %68 : tensor<14xf32>
    %70 = stablehlo.multiply %53, %67 : tensor<14xf32>
    %71 = stablehlo.convert %70 : (tensor<14xf32>) -> tensor<14xbf16>
    %72 = stablehlo.maximum %arg0, %cst_5 : tensor<14xbf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<bf16>
    %73 = stablehlo.clamp %cst_13, %arg0, %cst_14 : (tensor<bf16>, tensor<14xbf16>, tensor<bf16>) -> tensor<14xbf16>
    %74 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %75 = stablehlo.exponential_minus_one %74 : tensor<14xf32>
    %cst_15 = stablehlo.constant dense<1.75809932> : tensor<14xf32>
    %76 = stablehlo.multiply %75, %cst_15 : tensor<14xf32>
    %77 = stablehlo.compare GT, %74, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_16 = stablehlo.constant dense<1.05070102> : tensor<14xf32>
    %78 = stablehlo.multiply %74, %cst_16 : tensor<14xf32>
    %79 = stablehlo.select %77, %78, %76 : tensor<14xi1>, tensor<14xf32>
    %80 = stablehlo.convert %79 : (tensor<14xf32>) -> tensor<14xbf16>
    %81 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %82 = stablehlo.logistic %81 : tensor<14xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<14xf32>
    %84 = stablehlo.convert %83 : (tensor<14xf32>) -> tensor<14xbf16>
    %85 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %86 = stablehlo.exponential %85 : tensor<14xf32>
    %87 = stablehlo.log_plus_one %86 : tensor<14xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+01> : tensor<14xf32>
    %88 = stablehlo.compare GT, %85, %cst_17, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %89 = stablehlo.select %88, %85, %87 : tensor<14xi1>, tensor<14xf32>
    %90 = stablehlo.convert %89 : (tensor<14xf32>) -> tensor<14xbf16>
    %91 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<14xf32>
    %92 = stablehlo.compare LT, %91, %cst_18, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %93 = stablehlo.add %91, %cst_2 : tensor<14xf32>
    %94 = stablehlo.multiply %91, %cst : tensor<14xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<14xi1>, tensor<14xf32>
    %96 = stablehlo.compare GT, %91, %cst_2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %97 = stablehlo.subtract %91, %cst_2 : tensor<14xf32>
    %98 = stablehlo.select %96, %97, %95 : tensor<14xi1>, tensor<14xf32>
    %99 = stablehlo.convert %98 : (tensor<14xf32>) -> tensor<14xbf16>
    %100 = stablehlo.abs %arg0 : tensor<14xbf16>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<14xbf16>
    %101 = stablehlo.add %100, %cst_19 : tensor<14xbf16>
    %102 = stablehlo.divide %arg0, %101 : tensor<14xbf16>
    %103 = stablehlo.convert %arg0 : (tensor<14xbf16>) -> tensor<14xf32>
    %104 = stablehlo.tanh %103 : tensor<14xf32>
    %105 = stablehlo.convert %104 : (tensor<14xf32>) -> tensor<14xbf16>
    %106 = stablehlo.subtract %arg0, %105 : tensor<14xbf16>
    return %4, %9, %16, %20, %26, %33, %34, %39, %47, %71, %72, %73, %80, %84, %90, %99, %102, %106 : tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>, tensor<14xbf16>
  }
}

// -----
// every / special_f16: f16[14]
module @tpu_compile {
  func.func @main(%arg0: tensor<14xf16>) -> (tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>) {
    %0 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %1 = stablehlo.exponential_minus_one %0 : tensor<14xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<14xf32>
    %2 = stablehlo.compare GT, %0, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %3 = stablehlo.select %2, %0, %1 : tensor<14xi1>, tensor<14xf32>
    %4 = stablehlo.convert %3 : (tensor<14xf32>) -> tensor<14xf16>
    %5 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %6 = stablehlo.exponential_minus_one %5 : tensor<14xf32>
    %7 = stablehlo.compare GT, %5, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %8 = stablehlo.select %7, %5, %6 : tensor<14xi1>, tensor<14xf32>
    %9 = stablehlo.convert %8 : (tensor<14xf32>) -> tensor<14xf16>
    %10 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %cst_0 = stablehlo.constant dense<0.707106769> : tensor<14xf32>
    %11 = stablehlo.multiply %10, %cst_0 : tensor<14xf32>
    %12 = chlo.erf %11 : tensor<14xf32> -> tensor<14xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<14xf32>
    %13 = stablehlo.add %12, %cst_1 : tensor<14xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<14xf32>
    %14 = stablehlo.multiply %13, %cst_2 : tensor<14xf32>
    %15 = stablehlo.multiply %10, %14 : tensor<14xf32>
    %16 = stablehlo.convert %15 : (tensor<14xf32>) -> tensor<14xf16>
    %cst_3 = stablehlo.constant dense<-5.000000e-01> : tensor<14xf16>
    %17 = stablehlo.compare GE, %arg0, %cst_3, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %cst_4 = stablehlo.constant dense<5.000000e-01> : tensor<14xf16>
    %18 = stablehlo.compare LE, %arg0, %cst_4, FLOAT : (tensor<14xf16>, tensor<14xf16>) -> tensor<14xi1>
    %19 = stablehlo.and %17, %18 : tensor<14xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<14xf16>
    %20 = stablehlo.select %19, %cst_5, %arg0 : tensor<14xi1>, tensor<14xf16>
    %21 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %cst_6 = stablehlo.constant dense<3.000000e+00> : tensor<14xf32>
    %22 = stablehlo.add %21, %cst_6 : tensor<14xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<6.000000e+00> : tensor<f32>
    %23 = stablehlo.clamp %cst_7, %22, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %24 = stablehlo.clamp %cst_8, %23, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %25 = stablehlo.divide %23, %24 : tensor<14xf32>
    %26 = stablehlo.convert %25 : (tensor<14xf32>) -> tensor<14xf16>
    %27 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %28 = stablehlo.add %27, %cst_6 : tensor<14xf32>
    %29 = stablehlo.clamp %cst_7, %28, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %30 = stablehlo.multiply %27, %29 : tensor<14xf32>
    %31 = stablehlo.clamp %cst_8, %30, %cst_8 : (tensor<f32>, tensor<14xf32>, tensor<f32>) -> tensor<14xf32>
    %32 = stablehlo.divide %30, %31 : tensor<14xf32>
    %33 = stablehlo.convert %32 : (tensor<14xf32>) -> tensor<14xf16>
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : tensor<f16>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f16>
    %34 = stablehlo.clamp %cst_9, %arg0, %cst_10 : (tensor<f16>, tensor<14xf16>, tensor<f16>) -> tensor<14xf16>
    %35 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %36 = stablehlo.compare GT, %35, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_11 = stablehlo.constant dense<0.00999999977> : tensor<14xf32>
    %37 = stablehlo.multiply %35, %cst_11 : tensor<14xf32>
    %38 = stablehlo.select %36, %35, %37 : tensor<14xi1>, tensor<14xf32>
    %39 = stablehlo.convert %38 : (tensor<14xf32>) -> tensor<14xf16>
    %40 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %41 = stablehlo.abs %40 : tensor<14xf32>
    %42 = stablehlo.negate %41 : tensor<14xf32>
    %43 = stablehlo.exponential %42 : tensor<14xf32>
    %44 = stablehlo.log_plus_one %43 : tensor<14xf32>
    %45 = stablehlo.minimum %40, %cst : tensor<14xf32>
    %46 = stablehlo.subtract %45, %44 : tensor<14xf32>
    %47 = stablehlo.convert %46 : (tensor<14xf32>) -> tensor<14xf16>
    %48 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %49 = stablehlo.abs %48 : tensor<14xf32>
    %50 = stablehlo.negate %49 : tensor<14xf32>
    %51 = stablehlo.exponential %50 : tensor<14xf32>
    %52 = stablehlo.convert %51 : (tensor<14xf32>) -> tensor<14xf16>
    %53 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %54 = stablehlo.abs %53 : tensor<14xf32>
    %55 = stablehlo.negate %54 : tensor<14xf32>
    %56 = stablehlo.exponential %55 : tensor<14xf32>
    %57 = stablehlo.compare GT, %53, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<14xf32>
    %58 = stablehlo.multiply %56, %cst_12 : tensor<14xf32>
    %59 = stablehlo.add %58, %cst_1 : tensor<14xf32>
    %60 = stablehlo.add %56, %cst_12 : tensor<14xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<14xf32>
    %62 = stablehlo.select %57, %59, %61 : tensor<14xi1>, tensor<14xf32>
    %63 = stablehlo.multiply %56, %56 : tensor<14xf32>
    %64 = stablehlo.multiply %63, %cst_12 : tensor<14xf32>
    %65 = stablehlo.select %57, %64, %cst_12 : tensor<14xi1>, tensor<14xf32>
    %66 = stablehlo.add %62, %65 : tensor<14xf32>
    %67 = stablehlo.divide %62, %66 : tensor<14xf32>
    %68 = stablehlo.add %62, %65 : tensor<14xf32>
    %69 = stablehlo.divide %65, %68 : tensor<14xf32>
    %70 = stablehlo.multiply %53, %67 : tensor<14xf32>
    %71 = stablehlo.convert %70 : (tensor<14xf32>) -> tensor<14xf16>
    %72 = stablehlo.maximum %arg0, %cst_5 : tensor<14xf16>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f16>
    %cst_14 = stablehlo.constant dense<6.000000e+00> : tensor<f16>
    %73 = stablehlo.clamp %cst_13, %arg0, %cst_14 : (tensor<f16>, tensor<14xf16>, tensor<f16>) -> tensor<14xf16>
    %74 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %75 = stablehlo.exponential_minus_one %74 : tensor<14xf32>
    %cst_15 = stablehlo.constant dense<1.75809932> : tensor<14xf32>
    %76 = stablehlo.multiply %75, %cst_15 : tensor<14xf32>
    %77 = stablehlo.compare GT, %74, %cst, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %cst_16 = stablehlo.constant dense<1.05070102> : tensor<14xf32>
    %78 = stablehlo.multiply %74, %cst_16 : tensor<14xf32>
    %79 = stablehlo.select %77, %78, %76 : tensor<14xi1>, tensor<14xf32>
    %80 = stablehlo.convert %79 : (tensor<14xf32>) -> tensor<14xf16>
    %81 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %82 = stablehlo.logistic %81 : tensor<14xf32>
    %83 = stablehlo.multiply %81, %82 : tensor<14xf32>
    %84 = stablehlo.convert %83 : (tensor<14xf32>) -> tensor<14xf16>
    %85 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %86 = stablehlo.exponential %85 : tensor<14xf32>
    %87 = stablehlo.log_plus_one %86 : tensor<14xf32>
    %cst_17 = stablehlo.constant dense<2.000000e+01> : tensor<14xf32>
    %88 = stablehlo.compare GT, %85, %cst_17, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %89 = stablehlo.select %88, %85, %87 : tensor<14xi1>, tensor<14xf32>
    %90 = stablehlo.convert %89 : (tensor<14xf32>) -> tensor<14xf16>
    %91 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %cst_18 = stablehlo.constant dense<-5.000000e-01> : tensor<14xf32>
    %92 = stablehlo.compare LT, %91, %cst_18, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %93 = stablehlo.add %91, %cst_2 : tensor<14xf32>
    %94 = stablehlo.multiply %91, %cst : tensor<14xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<14xi1>, tensor<14xf32>
    %96 = stablehlo.compare GT, %91, %cst_2, FLOAT : (tensor<14xf32>, tensor<14xf32>) -> tensor<14xi1>
    %97 = stablehlo.subtract %91, %cst_2 : tensor<14xf32>
    %98 = stablehlo.select %96, %97, %95 : tensor<14xi1>, tensor<14xf32>
    %99 = stablehlo.convert %98 : (tensor<14xf32>) -> tensor<14xf16>
    %100 = stablehlo.abs %arg0 : tensor<14xf16>
    %cst_19 = stablehlo.constant dense<1.000000e+00> : tensor<14xf16>
    %101 = stablehlo.add %100, %cst_19 : tensor<14xf16>
    %102 = stablehlo.divide %arg0, %101 : tensor<14xf16>
    %103 = stablehlo.convert %arg0 : (tensor<14xf16>) -> tensor<14xf32>
    %104 = stablehlo.tanh %103 : tensor<14xf32>
    %105 = stablehlo.convert %104 : (tensor<14xf32>) -> tensor<14xf16>
    %106 = stablehlo.subtract %arg0, %105 : tensor<14xf16>
    return %4, %9, %16, %20, %26, %33, %34, %39, %47, %71, %72, %73, %80, %84, %90, %99, %102, %106 : tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>, tensor<14xf16>
  }
}

// -----
// aten.relu.default / i32: i32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<4xi32>
    %0 = stablehlo.maximum %arg0, %c : tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}

// -----
// gelu / tanh: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<2x4xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
    %2 = stablehlo.add %1, %cst_0 : tensor<2x4xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.59576917> : tensor<2x4xf32>
    %4 = stablehlo.multiply %3, %cst_1 : tensor<2x4xf32>
    %5 = stablehlo.logistic %4 : tensor<2x4xf32>
    %6 = stablehlo.multiply %arg0, %5 : tensor<2x4xf32>
    return %6 : tensor<2x4xf32>
  }
}

// -----
// gelu / tanh_bf16: bf16[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xbf16>) -> tensor<2x4xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<2x4xbf16>) -> tensor<2x4xf32>
    %1 = stablehlo.multiply %0, %0 : tensor<2x4xf32>
    %cst = stablehlo.constant dense<4.471500e-02> : tensor<2x4xf32>
    %2 = stablehlo.multiply %1, %cst : tensor<2x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x4xf32>
    %3 = stablehlo.add %2, %cst_0 : tensor<2x4xf32>
    %4 = stablehlo.multiply %3, %0 : tensor<2x4xf32>
    %cst_1 = stablehlo.constant dense<1.59576917> : tensor<2x4xf32>
    %5 = stablehlo.multiply %4, %cst_1 : tensor<2x4xf32>
    %6 = stablehlo.logistic %5 : tensor<2x4xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<2x4xf32>
    %8 = stablehlo.convert %7 : (tensor<2x4xf32>) -> tensor<2x4xbf16>
    return %8 : tensor<2x4xbf16>
  }
}

// -----
// gelu / f64: f64[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf64>) -> tensor<8xf64> {
    %cst = stablehlo.constant dense<0.70710678118654757> : tensor<8xf64>
    %0 = stablehlo.multiply %arg0, %cst : tensor<8xf64>
    %1 = chlo.erf %0 : tensor<8xf64> -> tensor<8xf64>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf64>
    %2 = stablehlo.add %1, %cst_0 : tensor<8xf64>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<8xf64>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<8xf64>
    %4 = stablehlo.multiply %arg0, %3 : tensor<8xf64>
    return %4 : tensor<8xf64>
  }
}

// -----
// softplus / beta: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<8xf32>
    %1 = stablehlo.exponential %0 : tensor<8xf32>
    %2 = stablehlo.log_plus_one %1 : tensor<8xf32>
    %3 = stablehlo.divide %2, %cst : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<8xf32>
    %4 = stablehlo.compare GT, %0, %cst_0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = stablehlo.select %4, %arg0, %3 : tensor<8xi1>, tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}

// -----
// elu / alpha: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.exponential_minus_one %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<2.500000e+00> : tensor<8xf32>
    %1 = stablehlo.multiply %0, %cst : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %2 = stablehlo.compare GT, %arg0, %cst_0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %3 = stablehlo.select %2, %arg0, %1 : tensor<8xi1>, tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----
// celu / alpha: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<1.700000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<8xf32>
    %2 = stablehlo.exponential_minus_one %1 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.700000e+00> : tensor<8xf32>
    %3 = stablehlo.multiply %2, %cst_0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %4 = stablehlo.compare GT, %arg0, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = stablehlo.select %4, %arg0, %3 : tensor<8xi1>, tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}

// -----
// aten.elu.default / scales: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.699999988> : tensor<8xf32>
    %0 = stablehlo.multiply %arg0, %cst : tensor<8xf32>
    %1 = stablehlo.exponential_minus_one %0 : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<1.430000e+00> : tensor<8xf32>
    %2 = stablehlo.multiply %1, %cst_0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %3 = stablehlo.compare GT, %arg0, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<1.100000e+00> : tensor<8xf32>
    %4 = stablehlo.multiply %arg0, %cst_2 : tensor<8xf32>
    %5 = stablehlo.select %3, %4, %2 : tensor<8xi1>, tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}

// -----
// aten.elu_backward.default / of_result: f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<1.430000e+00> : tensor<8xf32>
    %0 = stablehlo.add %arg1, %cst : tensor<8xf32>
    %cst_0 = stablehlo.constant dense<0.699999988> : tensor<8xf32>
    %1 = stablehlo.multiply %0, %cst_0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %2 = stablehlo.compare GT, %arg1, %cst_1, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<1.100000e+00> : tensor<8xf32>
    %3 = stablehlo.multiply %arg0, %cst_2 : tensor<8xf32>
    %4 = stablehlo.multiply %arg0, %1 : tensor<8xf32>
    %5 = stablehlo.select %2, %3, %4 : tensor<8xi1>, tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}

// -----
// leaky_relu / slope: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %1 = stablehlo.compare GT, %0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %2 = stablehlo.multiply %0, %cst_0 : tensor<8xf32>
    %3 = stablehlo.select %1, %0, %2 : tensor<8xi1>, tensor<8xf32>
    %4 = stablehlo.convert %3 : (tensor<8xf32>) -> tensor<8xbf16>
    return %4 : tensor<8xbf16>
  }
}

// -----
// hardtanh / bounds: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.clamp %cst, %arg0, %cst_0 : (tensor<f32>, tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}

// -----
// hardtanh / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xi64> {
    %c = stablehlo.constant dense<-1> : tensor<i64>
    %c_0 = stablehlo.constant dense<1> : tensor<i64>
    %0 = stablehlo.clamp %c, %arg0, %c_0 : (tensor<i64>, tensor<4xi64>, tensor<i64>) -> tensor<4xi64>
    return %0 : tensor<4xi64>
  }
}

// -----
// hardshrink / lambda: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<-1.500000e+00> : tensor<8xf32>
    %0 = stablehlo.compare GE, %arg0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<8xf32>
    %1 = stablehlo.compare LE, %arg0, %cst_0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %2 = stablehlo.and %0, %1 : tensor<8xi1>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %3 = stablehlo.select %2, %cst_1, %arg0 : tensor<8xi1>, tensor<8xf32>
    return %3 : tensor<8xf32>
  }
}

// -----
// softshrink / lambda: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<-1.500000e+00> : tensor<8xf32>
    %0 = stablehlo.compare LT, %arg0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<1.500000e+00> : tensor<8xf32>
    %1 = stablehlo.add %arg0, %cst_0 : tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %2 = stablehlo.multiply %arg0, %cst_1 : tensor<8xf32>
    %3 = stablehlo.select %0, %1, %2 : tensor<8xi1>, tensor<8xf32>
    %4 = stablehlo.compare GT, %arg0, %cst_0, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = stablehlo.subtract %arg0, %cst_0 : tensor<8xf32>
    %6 = stablehlo.select %4, %5, %3 : tensor<8xi1>, tensor<8xf32>
    return %6 : tensor<8xf32>
  }
}

// -----
// _threshold / f32: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<3.000000e-01> : tensor<8xf32>
    %0 = stablehlo.compare LE, %arg0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

// -----
// prelu / channels: f32[2,3,2], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x2xf32>, %arg1: tensor<3xf32>) -> tensor<2x3x2xf32> {
    %0 = stablehlo.reshape %arg1 : (tensor<3xf32>) -> tensor<1x3x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x3x1xf32>) -> tensor<2x3x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3x2xf32>
    %2 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x3x2xf32>, tensor<2x3x2xf32>) -> tensor<2x3x2xi1>
    %3 = stablehlo.multiply %1, %arg0 : tensor<2x3x2xf32>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<2x3x2xi1>, tensor<2x3x2xf32>
    return %4 : tensor<2x3x2xf32>
  }
}

// -----
// prelu / one: bf16[2,3], bf16[1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3xbf16>, %arg1: tensor<1xbf16>) -> tensor<2x3xbf16> {
    %0 = stablehlo.reshape %arg1 : (tensor<1xbf16>) -> tensor<1x1xbf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xbf16>) -> tensor<2x3xbf16>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<2x3xbf16>
    %2 = stablehlo.compare GT, %arg0, %cst, FLOAT : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xi1>
    %3 = stablehlo.multiply %1, %arg0 : tensor<2x3xbf16>
    %4 = stablehlo.select %2, %arg0, %3 : tensor<2x3xi1>, tensor<2x3xbf16>
    return %4 : tensor<2x3xbf16>
  }
}

// -----
// glu / last: f32[2,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4xf32>) -> tensor<2x2xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.slice %arg0 [0:2, 2:4] : (tensor<2x4xf32>) -> tensor<2x2xf32>
    %2 = stablehlo.logistic %1 : tensor<2x2xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<2x2xf32>
    return %3 : tensor<2x2xf32>
  }
}

// -----
// glu / first_bf16: bf16[4,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<4x3xbf16>) -> tensor<2x3xbf16> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<4x3xbf16>) -> tensor<2x3xbf16>
    %1 = stablehlo.slice %arg0 [2:4, 0:3] : (tensor<4x3xbf16>) -> tensor<2x3xbf16>
    %2 = stablehlo.convert %0 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %3 = stablehlo.convert %1 : (tensor<2x3xbf16>) -> tensor<2x3xf32>
    %4 = stablehlo.logistic %3 : tensor<2x3xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<2x3xf32>
    %6 = stablehlo.convert %5 : (tensor<2x3xf32>) -> tensor<2x3xbf16>
    return %6 : tensor<2x3xbf16>
  }
}

// -----
// rrelu / eval: f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    %0 = stablehlo.compare LE, %arg0, %cst, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_0 = stablehlo.constant dense<0.229166672> : tensor<8xf32>
    %1 = stablehlo.multiply %arg0, %cst_0 : tensor<8xf32>
    %2 = stablehlo.select %0, %1, %arg0 : tensor<8xi1>, tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}

// -----
// sigmoid / f64: f64[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xf64>) -> tensor<8xf64> {
    %0 = stablehlo.logistic %arg0 : tensor<8xf64>
    return %0 : tensor<8xf64>
  }
}

// -----
// tanh / bf16: bf16[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<8xbf16>) -> tensor<8xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<8xbf16>) -> tensor<8xf32>
    %1 = stablehlo.tanh %0 : tensor<8xf32>
    %2 = stablehlo.convert %1 : (tensor<8xf32>) -> tensor<8xbf16>
    return %2 : tensor<8xbf16>
  }
}

// -----
// aten.sigmoid_backward.default / c64: c64[4], c64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xcomplex<f32>>, %arg1: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
    %0 = stablehlo.real %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %1 = stablehlo.imag %arg1 : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
    %2 = stablehlo.negate %1 : tensor<4xf32>
    %3 = stablehlo.complex %0, %2 : tensor<4xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<4xcomplex<f32>>
    %4 = stablehlo.subtract %cst, %3 : tensor<4xcomplex<f32>>
    %5 = stablehlo.multiply %arg0, %4 : tensor<4xcomplex<f32>>
    %6 = stablehlo.multiply %5, %3 : tensor<4xcomplex<f32>>
    return %6 : tensor<4xcomplex<f32>>
  }
}

// -----
// aten.tanh_backward.default / f64: f64[4], f64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf64>, %arg1: tensor<4xf64>) -> tensor<4xf64> {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<4xf64>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf64>
    %1 = stablehlo.subtract %cst, %0 : tensor<4xf64>
    %2 = stablehlo.multiply %arg0, %1 : tensor<4xf64>
    return %2 : tensor<4xf64>
  }
}

// -----
// aten.threshold_backward.default / nan: f32[3], f32[3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3xf32>, %arg1: tensor<3xf32>) -> tensor<3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3xf32>
    %0 = stablehlo.compare LE, %arg1, %cst, FLOAT : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %1 = stablehlo.select %0, %cst, %arg0 : tensor<3xi1>, tensor<3xf32>
    return %1 : tensor<3xf32>
  }
}

// -----
// relu / empty: f32[0,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x3xf32>) -> tensor<0x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<0x3xf32>
    %0 = stablehlo.maximum %arg0, %cst : tensor<0x3xf32>
    return %0 : tensor<0x3xf32>
  }
}
