// aten.special_chebyshev_polynomial_t.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.compare EQ, %0, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %11 = stablehlo.compare EQ, %0, %cst_4, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %12 = stablehlo.negate %cst_2 : tensor<8x10xf64>
    %13 = stablehlo.select %8, %cst_2, %12 : tensor<8x10xi1>, tensor<8x10xf64>
    %14 = chlo.acos %0 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %15 = stablehlo.add %6, %cst_5 : tensor<8x10xf64>
    %16 = stablehlo.multiply %14, %15 : tensor<8x10xf64>
    %17 = stablehlo.cosine %16 : tensor<8x10xf64>
    %c_6 = stablehlo.constant dense<6> : tensor<8x10xi64>
    %18 = stablehlo.compare GT, %5, %c_6, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %19 = stablehlo.abs %0 : tensor<8x10xf64>
    %20 = stablehlo.compare LT, %19, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %21 = stablehlo.and %18, %20 : tensor<8x10xi1>
    %22 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %23 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %24 = stablehlo.or %9, %10 : tensor<8x10xi1>
    %25 = stablehlo.or %24, %11 : tensor<8x10xi1>
    %26 = stablehlo.or %25, %21 : tensor<8x10xi1>
    %27 = stablehlo.or %26, %22 : tensor<8x10xi1>
    %28 = stablehlo.or %27, %23 : tensor<8x10xi1>
    %29 = stablehlo.select %28, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %30:3 = stablehlo.while(%iterArg = %c_7, %iterArg_8 = %cst_2, %iterArg_9 = %0) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %37 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %38 = stablehlo.compare LT, %37, %29, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %39 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %40 = stablehlo.and %38, %39 : tensor<8x10xi1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %41 = stablehlo.reduce(%40 init: %c_10) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %41 : tensor<i1>
    } do {
      %37 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %38 = stablehlo.compare LT, %37, %29, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %39 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %40 = stablehlo.and %38, %39 : tensor<8x10xi1>
      %41 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %42 = stablehlo.broadcast_in_dim %41, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %43 = stablehlo.multiply %0, %cst_10 : tensor<8x10xf64>
      %44 = stablehlo.multiply %43, %iterArg_9 : tensor<8x10xf64>
      %45 = stablehlo.subtract %44, %iterArg_8 : tensor<8x10xf64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %46 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      %47 = stablehlo.select %40, %iterArg_9, %iterArg_8 : tensor<8x10xi1>, tensor<8x10xf64>
      %48 = stablehlo.select %40, %45, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %46, %47, %48 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %31 = stablehlo.select %23, %0, %30#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %32 = stablehlo.select %22, %cst_2, %31 : tensor<8x10xi1>, tensor<8x10xf64>
    %33 = stablehlo.select %21, %17, %32 : tensor<8x10xi1>, tensor<8x10xf64>
    %34 = stablehlo.select %11, %13, %33 : tensor<8x10xi1>, tensor<8x10xf64>
    %35 = stablehlo.select %10, %cst_2, %34 : tensor<8x10xi1>, tensor<8x10xf64>
    %36 = stablehlo.select %9, %cst_3, %35 : tensor<8x10xi1>, tensor<8x10xf64>
    return %36 : tensor<8x10xf64>
  }
}

// -----
// aten.special_chebyshev_polynomial_u.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_3 : tensor<8x10xf64>
    %10 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %11 = stablehlo.compare EQ, %0, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %12 = stablehlo.add %6, %cst_2 : tensor<8x10xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %13 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %14 = stablehlo.add %6, %cst_2 : tensor<8x10xf64>
    %15 = stablehlo.negate %14 : tensor<8x10xf64>
    %16 = stablehlo.select %8, %14, %15 : tensor<8x10xi1>, tensor<8x10xf64>
    %17 = chlo.acos %0 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %18 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %19 = stablehlo.multiply %17, %18 : tensor<8x10xf64>
    %20 = stablehlo.sine %19 : tensor<8x10xf64>
    %21 = stablehlo.multiply %17, %cst_6 : tensor<8x10xf64>
    %22 = stablehlo.sine %21 : tensor<8x10xf64>
    %23 = stablehlo.divide %20, %22 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %24 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %25 = stablehlo.abs %0 : tensor<8x10xf64>
    %26 = stablehlo.compare LT, %25, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %27 = stablehlo.and %24, %26 : tensor<8x10xi1>
    %28 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %29 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %30 = stablehlo.or %10, %11 : tensor<8x10xi1>
    %31 = stablehlo.or %30, %13 : tensor<8x10xi1>
    %32 = stablehlo.or %31, %27 : tensor<8x10xi1>
    %33 = stablehlo.or %32, %28 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %29 : tensor<8x10xi1>
    %35 = stablehlo.select %34, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %36:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_2, %iterArg_10 = %9) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %43 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %44 = stablehlo.compare LT, %43, %35, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %45 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %46 = stablehlo.and %44, %45 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %47 = stablehlo.reduce(%46 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %47 : tensor<i1>
    } do {
      %43 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %44 = stablehlo.compare LT, %43, %35, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %45 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %46 = stablehlo.and %44, %45 : tensor<8x10xi1>
      %47 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %48 = stablehlo.broadcast_in_dim %47, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %49 = stablehlo.multiply %0, %cst_11 : tensor<8x10xf64>
      %50 = stablehlo.multiply %49, %iterArg_10 : tensor<8x10xf64>
      %51 = stablehlo.subtract %50, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %52 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %53 = stablehlo.select %46, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %54 = stablehlo.select %46, %51, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %52, %53, %54 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %37 = stablehlo.select %29, %9, %36#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %38 = stablehlo.select %28, %cst_2, %37 : tensor<8x10xi1>, tensor<8x10xf64>
    %39 = stablehlo.select %27, %23, %38 : tensor<8x10xi1>, tensor<8x10xf64>
    %40 = stablehlo.select %13, %16, %39 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %11, %12, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %10, %cst_4, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    return %42 : tensor<8x10xf64>
  }
}

// -----
// aten.special_chebyshev_polynomial_v.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_3 : tensor<8x10xf64>
    %10 = stablehlo.subtract %9, %cst_2 : tensor<8x10xf64>
    %11 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %12 = stablehlo.compare EQ, %0, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %13 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %14 = stablehlo.multiply %6, %cst_3 : tensor<8x10xf64>
    %15 = stablehlo.add %14, %cst_2 : tensor<8x10xf64>
    %16 = stablehlo.negate %15 : tensor<8x10xf64>
    %17 = stablehlo.select %8, %15, %16 : tensor<8x10xi1>, tensor<8x10xf64>
    %18 = chlo.acos %0 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<8x10xf64>
    %19 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %20 = stablehlo.multiply %18, %19 : tensor<8x10xf64>
    %21 = stablehlo.cosine %20 : tensor<8x10xf64>
    %22 = stablehlo.multiply %18, %cst_6 : tensor<8x10xf64>
    %23 = stablehlo.cosine %22 : tensor<8x10xf64>
    %24 = stablehlo.divide %21, %23 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %25 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %26 = stablehlo.abs %0 : tensor<8x10xf64>
    %27 = stablehlo.compare LT, %26, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %28 = stablehlo.and %25, %27 : tensor<8x10xi1>
    %29 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %30 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %31 = stablehlo.or %11, %12 : tensor<8x10xi1>
    %32 = stablehlo.or %31, %13 : tensor<8x10xi1>
    %33 = stablehlo.or %32, %28 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %29 : tensor<8x10xi1>
    %35 = stablehlo.or %34, %30 : tensor<8x10xi1>
    %36 = stablehlo.select %35, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %37:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_2, %iterArg_10 = %10) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %44 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %45 = stablehlo.compare LT, %44, %36, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %46 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %47 = stablehlo.and %45, %46 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %48 = stablehlo.reduce(%47 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %44 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %45 = stablehlo.compare LT, %44, %36, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %46 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %47 = stablehlo.and %45, %46 : tensor<8x10xi1>
      %48 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %50 = stablehlo.multiply %0, %cst_11 : tensor<8x10xf64>
      %51 = stablehlo.multiply %50, %iterArg_10 : tensor<8x10xf64>
      %52 = stablehlo.subtract %51, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %53 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %54 = stablehlo.select %47, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %55 = stablehlo.select %47, %52, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %53, %54, %55 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %38 = stablehlo.select %30, %10, %37#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %39 = stablehlo.select %29, %cst_2, %38 : tensor<8x10xi1>, tensor<8x10xf64>
    %40 = stablehlo.select %28, %24, %39 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %13, %17, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %12, %cst_2, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    %43 = stablehlo.select %11, %cst_4, %42 : tensor<8x10xi1>, tensor<8x10xf64>
    return %43 : tensor<8x10xf64>
  }
}

// -----
// aten.special_chebyshev_polynomial_w.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_3 : tensor<8x10xf64>
    %10 = stablehlo.add %9, %cst_2 : tensor<8x10xf64>
    %11 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %12 = stablehlo.compare EQ, %0, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %13 = stablehlo.multiply %6, %cst_3 : tensor<8x10xf64>
    %14 = stablehlo.add %13, %cst_2 : tensor<8x10xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %15 = stablehlo.compare EQ, %0, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %16 = stablehlo.negate %cst_2 : tensor<8x10xf64>
    %17 = stablehlo.select %8, %cst_2, %16 : tensor<8x10xi1>, tensor<8x10xf64>
    %18 = chlo.acos %0 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<8x10xf64>
    %19 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %20 = stablehlo.multiply %18, %19 : tensor<8x10xf64>
    %21 = stablehlo.sine %20 : tensor<8x10xf64>
    %22 = stablehlo.multiply %18, %cst_6 : tensor<8x10xf64>
    %23 = stablehlo.sine %22 : tensor<8x10xf64>
    %24 = stablehlo.divide %21, %23 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %25 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %26 = stablehlo.abs %0 : tensor<8x10xf64>
    %27 = stablehlo.compare LT, %26, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %28 = stablehlo.and %25, %27 : tensor<8x10xi1>
    %29 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %30 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %31 = stablehlo.or %11, %12 : tensor<8x10xi1>
    %32 = stablehlo.or %31, %15 : tensor<8x10xi1>
    %33 = stablehlo.or %32, %28 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %29 : tensor<8x10xi1>
    %35 = stablehlo.or %34, %30 : tensor<8x10xi1>
    %36 = stablehlo.select %35, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %37:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_2, %iterArg_10 = %10) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %44 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %45 = stablehlo.compare LT, %44, %36, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %46 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %47 = stablehlo.and %45, %46 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %48 = stablehlo.reduce(%47 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %48 : tensor<i1>
    } do {
      %44 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %45 = stablehlo.compare LT, %44, %36, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %46 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %47 = stablehlo.and %45, %46 : tensor<8x10xi1>
      %48 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %50 = stablehlo.multiply %0, %cst_11 : tensor<8x10xf64>
      %51 = stablehlo.multiply %50, %iterArg_10 : tensor<8x10xf64>
      %52 = stablehlo.subtract %51, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %53 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %54 = stablehlo.select %47, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %55 = stablehlo.select %47, %52, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %53, %54, %55 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %38 = stablehlo.select %30, %10, %37#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %39 = stablehlo.select %29, %cst_2, %38 : tensor<8x10xi1>, tensor<8x10xf64>
    %40 = stablehlo.select %28, %24, %39 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %15, %17, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %12, %14, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    %43 = stablehlo.select %11, %cst_4, %42 : tensor<8x10xi1>, tensor<8x10xf64>
    return %43 : tensor<8x10xf64>
  }
}

// -----
// aten.special_shifted_chebyshev_polynomial_t.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_2 : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<8x10xf64>
    %11 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %12 = stablehlo.compare EQ, %10, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %13 = stablehlo.compare EQ, %10, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %14 = stablehlo.negate %cst_3 : tensor<8x10xf64>
    %15 = stablehlo.select %8, %cst_3, %14 : tensor<8x10xi1>, tensor<8x10xf64>
    %16 = chlo.acos %10 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %17 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %18 = stablehlo.multiply %16, %17 : tensor<8x10xf64>
    %19 = stablehlo.cosine %18 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<6> : tensor<8x10xi64>
    %20 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %21 = stablehlo.abs %10 : tensor<8x10xf64>
    %22 = stablehlo.compare LT, %21, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %23 = stablehlo.and %20, %22 : tensor<8x10xi1>
    %24 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %25 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %26 = stablehlo.or %11, %12 : tensor<8x10xi1>
    %27 = stablehlo.or %26, %13 : tensor<8x10xi1>
    %28 = stablehlo.or %27, %23 : tensor<8x10xi1>
    %29 = stablehlo.or %28, %24 : tensor<8x10xi1>
    %30 = stablehlo.or %29, %25 : tensor<8x10xi1>
    %31 = stablehlo.select %30, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %32:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %10) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %39 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %40 = stablehlo.compare LT, %39, %31, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %41 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %42 = stablehlo.and %40, %41 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %43 = stablehlo.reduce(%42 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %43 : tensor<i1>
    } do {
      %39 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %40 = stablehlo.compare LT, %39, %31, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %41 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %42 = stablehlo.and %40, %41 : tensor<8x10xi1>
      %43 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %44 = stablehlo.broadcast_in_dim %43, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %45 = stablehlo.multiply %10, %cst_11 : tensor<8x10xf64>
      %46 = stablehlo.multiply %45, %iterArg_10 : tensor<8x10xf64>
      %47 = stablehlo.subtract %46, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %48 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %49 = stablehlo.select %42, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %50 = stablehlo.select %42, %47, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %48, %49, %50 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %33 = stablehlo.select %25, %10, %32#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %34 = stablehlo.select %24, %cst_3, %33 : tensor<8x10xi1>, tensor<8x10xf64>
    %35 = stablehlo.select %23, %19, %34 : tensor<8x10xi1>, tensor<8x10xf64>
    %36 = stablehlo.select %13, %15, %35 : tensor<8x10xi1>, tensor<8x10xf64>
    %37 = stablehlo.select %12, %cst_3, %36 : tensor<8x10xi1>, tensor<8x10xf64>
    %38 = stablehlo.select %11, %cst_4, %37 : tensor<8x10xi1>, tensor<8x10xf64>
    return %38 : tensor<8x10xf64>
  }
}

// -----
// aten.special_shifted_chebyshev_polynomial_u.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_2 : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<8x10xf64>
    %11 = stablehlo.multiply %10, %cst_2 : tensor<8x10xf64>
    %12 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %13 = stablehlo.compare EQ, %10, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %14 = stablehlo.add %6, %cst_3 : tensor<8x10xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %15 = stablehlo.compare EQ, %10, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %16 = stablehlo.add %6, %cst_3 : tensor<8x10xf64>
    %17 = stablehlo.negate %16 : tensor<8x10xf64>
    %18 = stablehlo.select %8, %16, %17 : tensor<8x10xi1>, tensor<8x10xf64>
    %19 = chlo.acos %10 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %20 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %21 = stablehlo.multiply %19, %20 : tensor<8x10xf64>
    %22 = stablehlo.sine %21 : tensor<8x10xf64>
    %23 = stablehlo.multiply %19, %cst_6 : tensor<8x10xf64>
    %24 = stablehlo.sine %23 : tensor<8x10xf64>
    %25 = stablehlo.divide %22, %24 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %26 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %27 = stablehlo.abs %10 : tensor<8x10xf64>
    %28 = stablehlo.compare LT, %27, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %29 = stablehlo.and %26, %28 : tensor<8x10xi1>
    %30 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %31 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %32 = stablehlo.or %12, %13 : tensor<8x10xi1>
    %33 = stablehlo.or %32, %15 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %29 : tensor<8x10xi1>
    %35 = stablehlo.or %34, %30 : tensor<8x10xi1>
    %36 = stablehlo.or %35, %31 : tensor<8x10xi1>
    %37 = stablehlo.select %36, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %38:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %11) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %45 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %46 = stablehlo.compare LT, %45, %37, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %47 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %48 = stablehlo.and %46, %47 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %49 = stablehlo.reduce(%48 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %49 : tensor<i1>
    } do {
      %45 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %46 = stablehlo.compare LT, %45, %37, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %47 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %48 = stablehlo.and %46, %47 : tensor<8x10xi1>
      %49 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %50 = stablehlo.broadcast_in_dim %49, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %51 = stablehlo.multiply %10, %cst_11 : tensor<8x10xf64>
      %52 = stablehlo.multiply %51, %iterArg_10 : tensor<8x10xf64>
      %53 = stablehlo.subtract %52, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %54 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %55 = stablehlo.select %48, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %56 = stablehlo.select %48, %53, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %54, %55, %56 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %39 = stablehlo.select %31, %11, %38#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %40 = stablehlo.select %30, %cst_3, %39 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %29, %25, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %15, %18, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    %43 = stablehlo.select %13, %14, %42 : tensor<8x10xi1>, tensor<8x10xf64>
    %44 = stablehlo.select %12, %cst_4, %43 : tensor<8x10xi1>, tensor<8x10xf64>
    return %44 : tensor<8x10xf64>
  }
}

// -----
// aten.special_shifted_chebyshev_polynomial_v.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_2 : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<8x10xf64>
    %11 = stablehlo.multiply %10, %cst_2 : tensor<8x10xf64>
    %12 = stablehlo.subtract %11, %cst_3 : tensor<8x10xf64>
    %13 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %14 = stablehlo.compare EQ, %10, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %15 = stablehlo.compare EQ, %10, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %16 = stablehlo.multiply %6, %cst_2 : tensor<8x10xf64>
    %17 = stablehlo.add %16, %cst_3 : tensor<8x10xf64>
    %18 = stablehlo.negate %17 : tensor<8x10xf64>
    %19 = stablehlo.select %8, %17, %18 : tensor<8x10xi1>, tensor<8x10xf64>
    %20 = chlo.acos %10 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<8x10xf64>
    %21 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %22 = stablehlo.multiply %20, %21 : tensor<8x10xf64>
    %23 = stablehlo.cosine %22 : tensor<8x10xf64>
    %24 = stablehlo.multiply %20, %cst_6 : tensor<8x10xf64>
    %25 = stablehlo.cosine %24 : tensor<8x10xf64>
    %26 = stablehlo.divide %23, %25 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %27 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %28 = stablehlo.abs %10 : tensor<8x10xf64>
    %29 = stablehlo.compare LT, %28, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %30 = stablehlo.and %27, %29 : tensor<8x10xi1>
    %31 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %32 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %33 = stablehlo.or %13, %14 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %15 : tensor<8x10xi1>
    %35 = stablehlo.or %34, %30 : tensor<8x10xi1>
    %36 = stablehlo.or %35, %31 : tensor<8x10xi1>
    %37 = stablehlo.or %36, %32 : tensor<8x10xi1>
    %38 = stablehlo.select %37, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %39:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %12) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %46 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %47 = stablehlo.compare LT, %46, %38, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %48 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %49 = stablehlo.and %47, %48 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %50 = stablehlo.reduce(%49 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %46 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %47 = stablehlo.compare LT, %46, %38, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %48 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %49 = stablehlo.and %47, %48 : tensor<8x10xi1>
      %50 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %52 = stablehlo.multiply %10, %cst_11 : tensor<8x10xf64>
      %53 = stablehlo.multiply %52, %iterArg_10 : tensor<8x10xf64>
      %54 = stablehlo.subtract %53, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %55 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %56 = stablehlo.select %49, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %57 = stablehlo.select %49, %54, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %55, %56, %57 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %40 = stablehlo.select %32, %12, %39#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %31, %cst_3, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %30, %26, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    %43 = stablehlo.select %15, %19, %42 : tensor<8x10xi1>, tensor<8x10xf64>
    %44 = stablehlo.select %14, %cst_3, %43 : tensor<8x10xi1>, tensor<8x10xf64>
    %45 = stablehlo.select %13, %cst_4, %44 : tensor<8x10xi1>, tensor<8x10xf64>
    return %45 : tensor<8x10xf64>
  }
}

// -----
// aten.special_shifted_chebyshev_polynomial_w.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_2 : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.subtract %9, %cst_3 : tensor<8x10xf64>
    %11 = stablehlo.multiply %10, %cst_2 : tensor<8x10xf64>
    %12 = stablehlo.add %11, %cst_3 : tensor<8x10xf64>
    %13 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %14 = stablehlo.compare EQ, %10, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %15 = stablehlo.multiply %6, %cst_2 : tensor<8x10xf64>
    %16 = stablehlo.add %15, %cst_3 : tensor<8x10xf64>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %17 = stablehlo.compare EQ, %10, %cst_5, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %18 = stablehlo.negate %cst_3 : tensor<8x10xf64>
    %19 = stablehlo.select %8, %cst_3, %18 : tensor<8x10xi1>, tensor<8x10xf64>
    %20 = chlo.acos %10 : tensor<8x10xf64> -> tensor<8x10xf64>
    %cst_6 = stablehlo.constant dense<5.000000e-01> : tensor<8x10xf64>
    %21 = stablehlo.add %6, %cst_6 : tensor<8x10xf64>
    %22 = stablehlo.multiply %20, %21 : tensor<8x10xf64>
    %23 = stablehlo.sine %22 : tensor<8x10xf64>
    %24 = stablehlo.multiply %20, %cst_6 : tensor<8x10xf64>
    %25 = stablehlo.sine %24 : tensor<8x10xf64>
    %26 = stablehlo.divide %23, %25 : tensor<8x10xf64>
    %c_7 = stablehlo.constant dense<8> : tensor<8x10xi64>
    %27 = stablehlo.compare GT, %5, %c_7, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %28 = stablehlo.abs %10 : tensor<8x10xf64>
    %29 = stablehlo.compare LT, %28, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %30 = stablehlo.and %27, %29 : tensor<8x10xi1>
    %31 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %32 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %33 = stablehlo.or %13, %14 : tensor<8x10xi1>
    %34 = stablehlo.or %33, %17 : tensor<8x10xi1>
    %35 = stablehlo.or %34, %30 : tensor<8x10xi1>
    %36 = stablehlo.or %35, %31 : tensor<8x10xi1>
    %37 = stablehlo.or %36, %32 : tensor<8x10xi1>
    %38 = stablehlo.select %37, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %39:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %12) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %46 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %47 = stablehlo.compare LT, %46, %38, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %48 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %49 = stablehlo.and %47, %48 : tensor<8x10xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %50 = stablehlo.reduce(%49 init: %c_11) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %50 : tensor<i1>
    } do {
      %46 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %47 = stablehlo.compare LT, %46, %38, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %48 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %49 = stablehlo.and %47, %48 : tensor<8x10xi1>
      %50 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %51 = stablehlo.broadcast_in_dim %50, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %52 = stablehlo.multiply %10, %cst_11 : tensor<8x10xf64>
      %53 = stablehlo.multiply %52, %iterArg_10 : tensor<8x10xf64>
      %54 = stablehlo.subtract %53, %iterArg_9 : tensor<8x10xf64>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %55 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %56 = stablehlo.select %49, %iterArg_10, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      %57 = stablehlo.select %49, %54, %iterArg_10 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %55, %56, %57 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %40 = stablehlo.select %32, %12, %39#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %41 = stablehlo.select %31, %cst_3, %40 : tensor<8x10xi1>, tensor<8x10xf64>
    %42 = stablehlo.select %30, %26, %41 : tensor<8x10xi1>, tensor<8x10xf64>
    %43 = stablehlo.select %17, %19, %42 : tensor<8x10xi1>, tensor<8x10xf64>
    %44 = stablehlo.select %14, %16, %43 : tensor<8x10xi1>, tensor<8x10xf64>
    %45 = stablehlo.select %13, %cst_4, %44 : tensor<8x10xi1>, tensor<8x10xf64>
    return %45 : tensor<8x10xf64>
  }
}

// -----
// aten.special_hermite_polynomial_h.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.multiply %0, %cst_3 : tensor<8x10xf64>
    %10 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %c_5 = stablehlo.constant dense<512> : tensor<8x10xi64>
    %11 = stablehlo.compare GT, %5, %c_5, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_6 = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x10xf64>
    %12 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %13 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %14 = stablehlo.or %10, %11 : tensor<8x10xi1>
    %15 = stablehlo.or %14, %12 : tensor<8x10xi1>
    %16 = stablehlo.or %15, %13 : tensor<8x10xi1>
    %17 = stablehlo.select %16, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_7 = stablehlo.constant dense<1> : tensor<i64>
    %18:3 = stablehlo.while(%iterArg = %c_7, %iterArg_8 = %cst_2, %iterArg_9 = %9) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %23 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %24 = stablehlo.compare LT, %23, %17, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %25 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %26 = stablehlo.and %24, %25 : tensor<8x10xi1>
      %c_10 = stablehlo.constant dense<false> : tensor<i1>
      %27 = stablehlo.reduce(%26 init: %c_10) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %23 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %24 = stablehlo.compare LT, %23, %17, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %25 = stablehlo.compare EQ, %iterArg_9, %iterArg_9, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %26 = stablehlo.and %24, %25 : tensor<8x10xi1>
      %27 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %29 = stablehlo.multiply %0, %cst_10 : tensor<8x10xf64>
      %30 = stablehlo.multiply %29, %iterArg_9 : tensor<8x10xf64>
      %31 = stablehlo.multiply %28, %cst_10 : tensor<8x10xf64>
      %32 = stablehlo.multiply %31, %iterArg_8 : tensor<8x10xf64>
      %33 = stablehlo.subtract %30, %32 : tensor<8x10xf64>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %34 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      %35 = stablehlo.select %26, %iterArg_9, %iterArg_8 : tensor<8x10xi1>, tensor<8x10xf64>
      %36 = stablehlo.select %26, %33, %iterArg_9 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %34, %35, %36 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %19 = stablehlo.select %13, %9, %18#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %20 = stablehlo.select %12, %cst_2, %19 : tensor<8x10xi1>, tensor<8x10xf64>
    %21 = stablehlo.select %11, %cst_6, %20 : tensor<8x10xi1>, tensor<8x10xf64>
    %22 = stablehlo.select %10, %cst_4, %21 : tensor<8x10xi1>, tensor<8x10xf64>
    return %22 : tensor<8x10xf64>
  }
}

// -----
// aten.special_hermite_polynomial_he.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %c_4 = stablehlo.constant dense<512> : tensor<8x10xi64>
    %10 = stablehlo.compare GT, %5, %c_4, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_5 = stablehlo.constant dense<0x7FF8000000000000> : tensor<8x10xf64>
    %11 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %12 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %13 = stablehlo.or %9, %10 : tensor<8x10xi1>
    %14 = stablehlo.or %13, %11 : tensor<8x10xi1>
    %15 = stablehlo.or %14, %12 : tensor<8x10xi1>
    %16 = stablehlo.select %15, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %17:3 = stablehlo.while(%iterArg = %c_6, %iterArg_7 = %cst_2, %iterArg_8 = %0) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %22 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %23 = stablehlo.compare LT, %22, %16, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %24 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %25 = stablehlo.and %23, %24 : tensor<8x10xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %26 = stablehlo.reduce(%25 init: %c_9) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %22 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %23 = stablehlo.compare LT, %22, %16, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %24 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %25 = stablehlo.and %23, %24 : tensor<8x10xi1>
      %26 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %28 = stablehlo.multiply %0, %iterArg_8 : tensor<8x10xf64>
      %29 = stablehlo.multiply %27, %iterArg_7 : tensor<8x10xf64>
      %30 = stablehlo.subtract %28, %29 : tensor<8x10xf64>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %31 = stablehlo.add %iterArg, %c_9 : tensor<i64>
      %32 = stablehlo.select %25, %iterArg_8, %iterArg_7 : tensor<8x10xi1>, tensor<8x10xf64>
      %33 = stablehlo.select %25, %30, %iterArg_8 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %31, %32, %33 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %18 = stablehlo.select %12, %0, %17#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %19 = stablehlo.select %11, %cst_2, %18 : tensor<8x10xi1>, tensor<8x10xf64>
    %20 = stablehlo.select %10, %cst_5, %19 : tensor<8x10xi1>, tensor<8x10xf64>
    %21 = stablehlo.select %9, %cst_3, %20 : tensor<8x10xi1>, tensor<8x10xf64>
    return %21 : tensor<8x10xf64>
  }
}

// -----
// aten.special_laguerre_polynomial_l.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.subtract %cst_2, %0 : tensor<8x10xf64>
    %10 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %11 = stablehlo.compare EQ, %0, %cst_3, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %12 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %13 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %14 = stablehlo.or %10, %11 : tensor<8x10xi1>
    %15 = stablehlo.or %14, %12 : tensor<8x10xi1>
    %16 = stablehlo.or %15, %13 : tensor<8x10xi1>
    %17 = stablehlo.select %16, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_4 = stablehlo.constant dense<1> : tensor<i64>
    %18:3 = stablehlo.while(%iterArg = %c_4, %iterArg_5 = %cst_2, %iterArg_6 = %9) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %23 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %24 = stablehlo.compare LT, %23, %17, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %25 = stablehlo.compare EQ, %iterArg_6, %iterArg_6, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %26 = stablehlo.and %24, %25 : tensor<8x10xi1>
      %c_7 = stablehlo.constant dense<false> : tensor<i1>
      %27 = stablehlo.reduce(%26 init: %c_7) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %23 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %24 = stablehlo.compare LT, %23, %17, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %25 = stablehlo.compare EQ, %iterArg_6, %iterArg_6, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %26 = stablehlo.and %24, %25 : tensor<8x10xi1>
      %27 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %28 = stablehlo.broadcast_in_dim %27, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %29 = stablehlo.multiply %28, %cst_7 : tensor<8x10xf64>
      %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
      %30 = stablehlo.subtract %cst_8, %0 : tensor<8x10xf64>
      %31 = stablehlo.add %29, %30 : tensor<8x10xf64>
      %32 = stablehlo.multiply %31, %iterArg_6 : tensor<8x10xf64>
      %33 = stablehlo.multiply %28, %iterArg_5 : tensor<8x10xf64>
      %34 = stablehlo.subtract %32, %33 : tensor<8x10xf64>
      %35 = stablehlo.add %28, %cst_8 : tensor<8x10xf64>
      %36 = stablehlo.divide %34, %35 : tensor<8x10xf64>
      %c_9 = stablehlo.constant dense<1> : tensor<i64>
      %37 = stablehlo.add %iterArg, %c_9 : tensor<i64>
      %38 = stablehlo.select %26, %iterArg_6, %iterArg_5 : tensor<8x10xi1>, tensor<8x10xf64>
      %39 = stablehlo.select %26, %36, %iterArg_6 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %37, %38, %39 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %19 = stablehlo.select %13, %9, %18#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %20 = stablehlo.select %12, %cst_2, %19 : tensor<8x10xi1>, tensor<8x10xf64>
    %21 = stablehlo.select %11, %cst_2, %20 : tensor<8x10xi1>, tensor<8x10xf64>
    %22 = stablehlo.select %10, %cst_3, %21 : tensor<8x10xi1>, tensor<8x10xf64>
    return %22 : tensor<8x10xf64>
  }
}

// -----
// aten.special_legendre_polynomial_p.default / orders: f64[10], f64[8,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<10xf64>, %arg1: tensor<8x1xf64>) -> tensor<8x10xf64> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf64>) -> tensor<8x10xf64>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<8x1xf64>) -> tensor<8x10xf64>
    %2 = stablehlo.abs %1 : tensor<8x10xf64>
    %cst = stablehlo.constant dense<9.2233720368547758E+18> : tensor<8x10xf64>
    %3 = stablehlo.compare LT, %2, %cst, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %4 = stablehlo.convert %1 : (tensor<8x10xf64>) -> tensor<8x10xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<8x10xi64>
    %5 = stablehlo.select %3, %4, %c : tensor<8x10xi1>, tensor<8x10xi64>
    %6 = stablehlo.convert %5 : (tensor<8x10xi64>) -> tensor<8x10xf64>
    %c_0 = stablehlo.constant dense<1> : tensor<8x10xi64>
    %7 = stablehlo.and %5, %c_0 : tensor<8x10xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<8x10xi64>
    %8 = stablehlo.compare EQ, %7, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
    %9 = stablehlo.compare LT, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<8x10xf64>
    %10 = stablehlo.compare EQ, %0, %cst_2, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %cst_4 = stablehlo.constant dense<-1.000000e+00> : tensor<8x10xf64>
    %11 = stablehlo.compare EQ, %0, %cst_4, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
    %12 = stablehlo.negate %cst_2 : tensor<8x10xf64>
    %13 = stablehlo.select %8, %cst_2, %12 : tensor<8x10xi1>, tensor<8x10xf64>
    %14 = stablehlo.compare EQ, %5, %c_1, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %15 = stablehlo.compare EQ, %5, %c_0, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
    %16 = stablehlo.or %9, %10 : tensor<8x10xi1>
    %17 = stablehlo.or %16, %11 : tensor<8x10xi1>
    %18 = stablehlo.or %17, %14 : tensor<8x10xi1>
    %19 = stablehlo.or %18, %15 : tensor<8x10xi1>
    %20 = stablehlo.select %19, %c_0, %5 : tensor<8x10xi1>, tensor<8x10xi64>
    %c_5 = stablehlo.constant dense<1> : tensor<i64>
    %21:3 = stablehlo.while(%iterArg = %c_5, %iterArg_6 = %cst_2, %iterArg_7 = %0) : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    cond {
      %27 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %28 = stablehlo.compare LT, %27, %20, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %29 = stablehlo.compare EQ, %iterArg_7, %iterArg_7, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %30 = stablehlo.and %28, %29 : tensor<8x10xi1>
      %c_8 = stablehlo.constant dense<false> : tensor<i1>
      %31 = stablehlo.reduce(%30 init: %c_8) applies stablehlo.or across dimensions = [0, 1] : (tensor<8x10xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %27 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<8x10xi64>
      %28 = stablehlo.compare LT, %27, %20, SIGNED : (tensor<8x10xi64>, tensor<8x10xi64>) -> tensor<8x10xi1>
      %29 = stablehlo.compare EQ, %iterArg_7, %iterArg_7, FLOAT : (tensor<8x10xf64>, tensor<8x10xf64>) -> tensor<8x10xi1>
      %30 = stablehlo.and %28, %29 : tensor<8x10xi1>
      %31 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f64>
      %32 = stablehlo.broadcast_in_dim %31, dims = [] : (tensor<f64>) -> tensor<8x10xf64>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<8x10xf64>
      %33 = stablehlo.multiply %32, %cst_8 : tensor<8x10xf64>
      %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<8x10xf64>
      %34 = stablehlo.add %33, %cst_9 : tensor<8x10xf64>
      %35 = stablehlo.multiply %34, %0 : tensor<8x10xf64>
      %36 = stablehlo.multiply %35, %iterArg_7 : tensor<8x10xf64>
      %37 = stablehlo.multiply %32, %iterArg_6 : tensor<8x10xf64>
      %38 = stablehlo.subtract %36, %37 : tensor<8x10xf64>
      %39 = stablehlo.add %32, %cst_9 : tensor<8x10xf64>
      %40 = stablehlo.divide %38, %39 : tensor<8x10xf64>
      %c_10 = stablehlo.constant dense<1> : tensor<i64>
      %41 = stablehlo.add %iterArg, %c_10 : tensor<i64>
      %42 = stablehlo.select %30, %iterArg_7, %iterArg_6 : tensor<8x10xi1>, tensor<8x10xf64>
      %43 = stablehlo.select %30, %40, %iterArg_7 : tensor<8x10xi1>, tensor<8x10xf64>
      stablehlo.return %41, %42, %43 : tensor<i64>, tensor<8x10xf64>, tensor<8x10xf64>
    }
    %22 = stablehlo.select %15, %0, %21#2 : tensor<8x10xi1>, tensor<8x10xf64>
    %23 = stablehlo.select %14, %cst_2, %22 : tensor<8x10xi1>, tensor<8x10xf64>
    %24 = stablehlo.select %11, %13, %23 : tensor<8x10xi1>, tensor<8x10xf64>
    %25 = stablehlo.select %10, %cst_2, %24 : tensor<8x10xi1>, tensor<8x10xf64>
    %26 = stablehlo.select %9, %cst_3, %25 : tensor<8x10xi1>, tensor<8x10xf64>
    return %26 : tensor<8x10xf64>
  }
}

// -----
// aten.special_chebyshev_polynomial_t.n_scalar / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %0 = stablehlo.abs %cst : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<9.22337203E+18> : tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.convert %cst : (tensor<4xf32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %3 = stablehlo.select %1, %2, %c : tensor<4xi1>, tensor<4xi64>
    %4 = stablehlo.convert %3 : (tensor<4xi64>) -> tensor<4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<4xi64>
    %5 = stablehlo.and %3, %c_1 : tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.compare EQ, %5, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %7 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %8 = stablehlo.compare EQ, %arg0, %cst_3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<4xf32>
    %9 = stablehlo.compare EQ, %arg0, %cst_5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %10 = stablehlo.negate %cst_3 : tensor<4xf32>
    %11 = stablehlo.select %6, %cst_3, %10 : tensor<4xi1>, tensor<4xf32>
    %12 = chlo.acos %arg0 : tensor<4xf32> -> tensor<4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %13 = stablehlo.add %4, %cst_6 : tensor<4xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<4xf32>
    %15 = stablehlo.cosine %14 : tensor<4xf32>
    %c_7 = stablehlo.constant dense<6> : tensor<4xi64>
    %16 = stablehlo.compare GT, %3, %c_7, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %17 = stablehlo.abs %arg0 : tensor<4xf32>
    %18 = stablehlo.compare LT, %17, %cst_3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %19 = stablehlo.and %16, %18 : tensor<4xi1>
    %20 = stablehlo.compare EQ, %3, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %21 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %22 = stablehlo.or %7, %8 : tensor<4xi1>
    %23 = stablehlo.or %22, %9 : tensor<4xi1>
    %24 = stablehlo.or %23, %19 : tensor<4xi1>
    %25 = stablehlo.or %24, %20 : tensor<4xi1>
    %26 = stablehlo.or %25, %21 : tensor<4xi1>
    %27 = stablehlo.select %26, %c_1, %3 : tensor<4xi1>, tensor<4xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %28:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %arg0) : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    cond {
      %35 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %36 = stablehlo.compare LT, %35, %27, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %37 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %38 = stablehlo.and %36, %37 : tensor<4xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %39 = stablehlo.reduce(%38 init: %c_11) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %39 : tensor<i1>
    } do {
      %35 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %36 = stablehlo.compare LT, %35, %27, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %37 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %38 = stablehlo.and %36, %37 : tensor<4xi1>
      %39 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f32>
      %40 = stablehlo.broadcast_in_dim %39, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
      %41 = stablehlo.multiply %arg0, %cst_11 : tensor<4xf32>
      %42 = stablehlo.multiply %41, %iterArg_10 : tensor<4xf32>
      %43 = stablehlo.subtract %42, %iterArg_9 : tensor<4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %44 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %45 = stablehlo.select %38, %iterArg_10, %iterArg_9 : tensor<4xi1>, tensor<4xf32>
      %46 = stablehlo.select %38, %43, %iterArg_10 : tensor<4xi1>, tensor<4xf32>
      stablehlo.return %44, %45, %46 : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    }
    %29 = stablehlo.select %21, %arg0, %28#2 : tensor<4xi1>, tensor<4xf32>
    %30 = stablehlo.select %20, %cst_3, %29 : tensor<4xi1>, tensor<4xf32>
    %31 = stablehlo.select %19, %15, %30 : tensor<4xi1>, tensor<4xf32>
    %32 = stablehlo.select %9, %11, %31 : tensor<4xi1>, tensor<4xf32>
    %33 = stablehlo.select %8, %cst_3, %32 : tensor<4xi1>, tensor<4xf32>
    %34 = stablehlo.select %7, %cst_4, %33 : tensor<4xi1>, tensor<4xf32>
    return %34 : tensor<4xf32>
  }
}

// -----
// aten.special_hermite_polynomial_h.n_scalar / i64: i64[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xi64>) -> tensor<4xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<4xi64>) -> tensor<4xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %1 = stablehlo.abs %cst : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<9.22337203E+18> : tensor<4xf32>
    %2 = stablehlo.compare LT, %1, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %3 = stablehlo.convert %cst : (tensor<4xf32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %4 = stablehlo.select %2, %3, %c : tensor<4xi1>, tensor<4xi64>
    %5 = stablehlo.convert %4 : (tensor<4xi64>) -> tensor<4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<4xi64>
    %6 = stablehlo.and %4, %c_1 : tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<4xi64>
    %7 = stablehlo.compare EQ, %6, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %8 = stablehlo.multiply %0, %cst_4 : tensor<4xf32>
    %9 = stablehlo.compare LT, %4, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %c_6 = stablehlo.constant dense<128> : tensor<4xi64>
    %10 = stablehlo.compare GT, %4, %c_6, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_7 = stablehlo.constant dense<0x7FC00000> : tensor<4xf32>
    %11 = stablehlo.compare EQ, %4, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %12 = stablehlo.compare EQ, %4, %c_1, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %13 = stablehlo.or %9, %10 : tensor<4xi1>
    %14 = stablehlo.or %13, %11 : tensor<4xi1>
    %15 = stablehlo.or %14, %12 : tensor<4xi1>
    %16 = stablehlo.select %15, %c_1, %4 : tensor<4xi1>, tensor<4xi64>
    %c_8 = stablehlo.constant dense<1> : tensor<i64>
    %17:3 = stablehlo.while(%iterArg = %c_8, %iterArg_9 = %cst_3, %iterArg_10 = %8) : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    cond {
      %22 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %23 = stablehlo.compare LT, %22, %16, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %24 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %25 = stablehlo.and %23, %24 : tensor<4xi1>
      %c_11 = stablehlo.constant dense<false> : tensor<i1>
      %26 = stablehlo.reduce(%25 init: %c_11) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %26 : tensor<i1>
    } do {
      %22 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %23 = stablehlo.compare LT, %22, %16, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %24 = stablehlo.compare EQ, %iterArg_10, %iterArg_10, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %25 = stablehlo.and %23, %24 : tensor<4xi1>
      %26 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f32>
      %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
      %28 = stablehlo.multiply %0, %cst_11 : tensor<4xf32>
      %29 = stablehlo.multiply %28, %iterArg_10 : tensor<4xf32>
      %30 = stablehlo.multiply %27, %cst_11 : tensor<4xf32>
      %31 = stablehlo.multiply %30, %iterArg_9 : tensor<4xf32>
      %32 = stablehlo.subtract %29, %31 : tensor<4xf32>
      %c_12 = stablehlo.constant dense<1> : tensor<i64>
      %33 = stablehlo.add %iterArg, %c_12 : tensor<i64>
      %34 = stablehlo.select %25, %iterArg_10, %iterArg_9 : tensor<4xi1>, tensor<4xf32>
      %35 = stablehlo.select %25, %32, %iterArg_10 : tensor<4xi1>, tensor<4xf32>
      stablehlo.return %33, %34, %35 : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    }
    %18 = stablehlo.select %12, %8, %17#2 : tensor<4xi1>, tensor<4xf32>
    %19 = stablehlo.select %11, %cst_3, %18 : tensor<4xi1>, tensor<4xf32>
    %20 = stablehlo.select %10, %cst_7, %19 : tensor<4xi1>, tensor<4xf32>
    %21 = stablehlo.select %9, %cst_5, %20 : tensor<4xi1>, tensor<4xf32>
    return %21 : tensor<4xf32>
  }
}

// -----
// aten.special_legendre_polynomial_p.x_scalar / f32: f32[4]
module @tpu_compile {
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<4xf32>
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<9.22337203E+18> : tensor<4xf32>
    %1 = stablehlo.compare LT, %0, %cst_0, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %2 = stablehlo.convert %arg0 : (tensor<4xf32>) -> tensor<4xi64>
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<4xi64>
    %3 = stablehlo.select %1, %2, %c : tensor<4xi1>, tensor<4xi64>
    %4 = stablehlo.convert %3 : (tensor<4xi64>) -> tensor<4xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<4xi64>
    %5 = stablehlo.and %3, %c_1 : tensor<4xi64>
    %c_2 = stablehlo.constant dense<0> : tensor<4xi64>
    %6 = stablehlo.compare EQ, %5, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %7 = stablehlo.compare LT, %3, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %8 = stablehlo.compare EQ, %cst, %cst_3, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %cst_5 = stablehlo.constant dense<-1.000000e+00> : tensor<4xf32>
    %9 = stablehlo.compare EQ, %cst, %cst_5, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    %10 = stablehlo.negate %cst_3 : tensor<4xf32>
    %11 = stablehlo.select %6, %cst_3, %10 : tensor<4xi1>, tensor<4xf32>
    %12 = stablehlo.compare EQ, %3, %c_2, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %13 = stablehlo.compare EQ, %3, %c_1, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %14 = stablehlo.or %7, %8 : tensor<4xi1>
    %15 = stablehlo.or %14, %9 : tensor<4xi1>
    %16 = stablehlo.or %15, %12 : tensor<4xi1>
    %17 = stablehlo.or %16, %13 : tensor<4xi1>
    %18 = stablehlo.select %17, %c_1, %3 : tensor<4xi1>, tensor<4xi64>
    %c_6 = stablehlo.constant dense<1> : tensor<i64>
    %19:3 = stablehlo.while(%iterArg = %c_6, %iterArg_7 = %cst_3, %iterArg_8 = %cst) : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    cond {
      %25 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %26 = stablehlo.compare LT, %25, %18, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %27 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %28 = stablehlo.and %26, %27 : tensor<4xi1>
      %c_9 = stablehlo.constant dense<false> : tensor<i1>
      %29 = stablehlo.reduce(%28 init: %c_9) applies stablehlo.or across dimensions = [0] : (tensor<4xi1>, tensor<i1>) -> tensor<i1>
      stablehlo.return %29 : tensor<i1>
    } do {
      %25 = stablehlo.broadcast_in_dim %iterArg, dims = [] : (tensor<i64>) -> tensor<4xi64>
      %26 = stablehlo.compare LT, %25, %18, SIGNED : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
      %27 = stablehlo.compare EQ, %iterArg_8, %iterArg_8, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
      %28 = stablehlo.and %26, %27 : tensor<4xi1>
      %29 = stablehlo.convert %iterArg : (tensor<i64>) -> tensor<f32>
      %30 = stablehlo.broadcast_in_dim %29, dims = [] : (tensor<f32>) -> tensor<4xf32>
      %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
      %31 = stablehlo.multiply %30, %cst_9 : tensor<4xf32>
      %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
      %32 = stablehlo.add %31, %cst_10 : tensor<4xf32>
      %33 = stablehlo.multiply %32, %cst : tensor<4xf32>
      %34 = stablehlo.multiply %33, %iterArg_8 : tensor<4xf32>
      %35 = stablehlo.multiply %30, %iterArg_7 : tensor<4xf32>
      %36 = stablehlo.subtract %34, %35 : tensor<4xf32>
      %37 = stablehlo.add %30, %cst_10 : tensor<4xf32>
      %38 = stablehlo.divide %36, %37 : tensor<4xf32>
      %c_11 = stablehlo.constant dense<1> : tensor<i64>
      %39 = stablehlo.add %iterArg, %c_11 : tensor<i64>
      %40 = stablehlo.select %28, %iterArg_8, %iterArg_7 : tensor<4xi1>, tensor<4xf32>
      %41 = stablehlo.select %28, %38, %iterArg_8 : tensor<4xi1>, tensor<4xf32>
      stablehlo.return %39, %40, %41 : tensor<i64>, tensor<4xf32>, tensor<4xf32>
    }
    %20 = stablehlo.select %13, %cst, %19#2 : tensor<4xi1>, tensor<4xf32>
    %21 = stablehlo.select %12, %cst_3, %20 : tensor<4xi1>, tensor<4xf32>
    %22 = stablehlo.select %9, %11, %21 : tensor<4xi1>, tensor<4xf32>
    %23 = stablehlo.select %8, %cst_3, %22 : tensor<4xi1>, tensor<4xf32>
    %24 = stablehlo.select %7, %cst_4, %23 : tensor<4xi1>, tensor<4xf32>
    return %24 : tensor<4xf32>
  }
}
