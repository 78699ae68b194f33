// max_pool2d_with_indices / overlap: f32[1,2,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x6xf32>) -> (tensor<1x2x3x3xf32>, tensor<1x2x3x3xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x2x5x3xf32>
    %c = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<3xi32>) -> tensor<1x2x5x3xi32>
    %c_0 = stablehlo.constant dense<[-1, 1, 3]> : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<3xi32>) -> tensor<1x2x5x3xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x6xf32>, tensor<f32>) -> tensor<1x2x5x7xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:5, 0:5:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x2x5x3xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %9 = stablehlo.slice %2 [0:1, 0:2, 0:5, 1:6:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<1x2x5x3xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x2x5x3xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x2x5x3xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %16 = stablehlo.slice %2 [0:1, 0:2, 0:5, 2:7:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<1x2x5x3xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x2x5x3xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x2x5x3xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %c_5 = stablehlo.constant dense<[0, 6, 18]> : tensor<3xi32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %c_6 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x2x3x3xi32>
    %c_7 = stablehlo.constant dense<[-6, 6, 18]> : tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x3xf32>, tensor<f32>) -> tensor<1x2x7x3xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_8, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x3xi32>, tensor<i32>) -> tensor<1x2x7x3xi32>
    %29 = stablehlo.slice %27 [0:1, 0:2, 0:5:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %30 = stablehlo.slice %28 [0:1, 0:2, 0:5:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x2x3x3xi32>
    %32 = stablehlo.compare GT, %29, %cst_4, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x2x3x3xi1>
    %35 = stablehlo.select %34, %29, %cst_4 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %37 = stablehlo.slice %27 [0:1, 0:2, 1:6:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %c_9 = stablehlo.constant dense<6> : tensor<1x2x3x3xi32>
    %38 = stablehlo.add %26, %c_9 : tensor<1x2x3x3xi32>
    %39 = stablehlo.slice %28 [0:1, 0:2, 1:6:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x2x3x3xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x2x3x3xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %46 = stablehlo.slice %27 [0:1, 0:2, 2:7:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %c_10 = stablehlo.constant dense<12> : tensor<1x2x3x3xi32>
    %47 = stablehlo.add %26, %c_10 : tensor<1x2x3x3xi32>
    %48 = stablehlo.slice %28 [0:1, 0:2, 2:7:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x2x3x3xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x2x3x3xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %55 = stablehlo.convert %54 : (tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi64>
    return %53, %55 : tensor<1x2x3x3xf32>, tensor<1x2x3x3xi64>
  }
}

// -----
// max_pool2d_with_indices / default_stride: f32[2,4,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x6xf32>) -> (tensor<2x2x2xf32>, tensor<2x2x2xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x4x2xf32>
    %c = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<2x4x2xi32>
    %c_0 = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<2xi32>) -> tensor<2x4x2xi32>
    %2 = stablehlo.slice %arg0 [0:2, 0:4, 0:4:3] : (tensor<2x4x6xf32>) -> tensor<2x4x2xf32>
    %3 = stablehlo.compare GT, %2, %cst, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %4 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %5 = stablehlo.or %3, %4 : tensor<2x4x2xi1>
    %6 = stablehlo.select %5, %2, %cst : tensor<2x4x2xi1>, tensor<2x4x2xf32>
    %7 = stablehlo.select %5, %1, %0 : tensor<2x4x2xi1>, tensor<2x4x2xi32>
    %8 = stablehlo.slice %arg0 [0:2, 0:4, 1:5:3] : (tensor<2x4x6xf32>) -> tensor<2x4x2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x4x2xi32>
    %9 = stablehlo.add %1, %c_1 : tensor<2x4x2xi32>
    %10 = stablehlo.compare GT, %8, %6, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %11 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %12 = stablehlo.or %10, %11 : tensor<2x4x2xi1>
    %13 = stablehlo.select %12, %8, %6 : tensor<2x4x2xi1>, tensor<2x4x2xf32>
    %14 = stablehlo.select %12, %9, %7 : tensor<2x4x2xi1>, tensor<2x4x2xi32>
    %15 = stablehlo.slice %arg0 [0:2, 0:4, 2:6:3] : (tensor<2x4x6xf32>) -> tensor<2x4x2xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<2x4x2xi32>
    %16 = stablehlo.add %1, %c_2 : tensor<2x4x2xi32>
    %17 = stablehlo.compare GT, %15, %13, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %18 = stablehlo.compare NE, %15, %15, FLOAT : (tensor<2x4x2xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xi1>
    %19 = stablehlo.or %17, %18 : tensor<2x4x2xi1>
    %20 = stablehlo.select %19, %15, %13 : tensor<2x4x2xi1>, tensor<2x4x2xf32>
    %21 = stablehlo.select %19, %16, %14 : tensor<2x4x2xi1>, tensor<2x4x2xi32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<2x2x2xf32>
    %c_4 = stablehlo.constant dense<[0, 12]> : tensor<2xi32>
    %22 = stablehlo.broadcast_in_dim %c_4, dims = [1] : (tensor<2xi32>) -> tensor<2x2x2xi32>
    %c_5 = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<2xi32>) -> tensor<2x2x2xi32>
    %24 = stablehlo.add %22, %23 : tensor<2x2x2xi32>
    %c_6 = stablehlo.constant dense<[0, 12]> : tensor<2xi32>
    %25 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<2xi32>) -> tensor<2x2x2xi32>
    %26 = stablehlo.slice %20 [0:2, 0:3:2, 0:2] : (tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %27 = stablehlo.slice %21 [0:2, 0:3:2, 0:2] : (tensor<2x4x2xi32>) -> tensor<2x2x2xi32>
    %28 = stablehlo.add %25, %27 : tensor<2x2x2xi32>
    %29 = stablehlo.compare GT, %26, %cst_3, FLOAT : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %30 = stablehlo.compare NE, %26, %26, FLOAT : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %31 = stablehlo.or %29, %30 : tensor<2x2x2xi1>
    %32 = stablehlo.select %31, %26, %cst_3 : tensor<2x2x2xi1>, tensor<2x2x2xf32>
    %33 = stablehlo.select %31, %28, %24 : tensor<2x2x2xi1>, tensor<2x2x2xi32>
    %34 = stablehlo.slice %20 [0:2, 1:4:2, 0:2] : (tensor<2x4x2xf32>) -> tensor<2x2x2xf32>
    %c_7 = stablehlo.constant dense<6> : tensor<2x2x2xi32>
    %35 = stablehlo.add %25, %c_7 : tensor<2x2x2xi32>
    %36 = stablehlo.slice %21 [0:2, 1:4:2, 0:2] : (tensor<2x4x2xi32>) -> tensor<2x2x2xi32>
    %37 = stablehlo.add %35, %36 : tensor<2x2x2xi32>
    %38 = stablehlo.compare GT, %34, %32, FLOAT : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %39 = stablehlo.compare NE, %34, %34, FLOAT : (tensor<2x2x2xf32>, tensor<2x2x2xf32>) -> tensor<2x2x2xi1>
    %40 = stablehlo.or %38, %39 : tensor<2x2x2xi1>
    %41 = stablehlo.select %40, %34, %32 : tensor<2x2x2xi1>, tensor<2x2x2xf32>
    %42 = stablehlo.select %40, %37, %33 : tensor<2x2x2xi1>, tensor<2x2x2xi32>
    %43 = stablehlo.convert %42 : (tensor<2x2x2xi32>) -> tensor<2x2x2xi64>
    return %41, %43 : tensor<2x2x2xf32>, tensor<2x2x2xi64>
  }
}

// -----
// max_pool2d_with_indices / dilation: f32[1,1,7,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x7x7xf32>) -> (tensor<1x1x5x5xf32>, tensor<1x1x5x5xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x1x7x5xf32>
    %c = stablehlo.constant dense<[1, 0, 1, 2, 3]> : tensor<5xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<5xi32>) -> tensor<1x1x7x5xi32>
    %c_0 = stablehlo.constant dense<[-1, 0, 1, 2, 3]> : tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<5xi32>) -> tensor<1x1x7x5xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x1x7x7xf32>, tensor<f32>) -> tensor<1x1x7x9xf32>
    %3 = stablehlo.slice %2 [0:1, 0:1, 0:7, 0:5] : (tensor<1x1x7x9xf32>) -> tensor<1x1x7x5xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x1x7x5xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x1x7x5xi1>, tensor<1x1x7x5xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x1x7x5xi1>, tensor<1x1x7x5xi32>
    %9 = stablehlo.slice %2 [0:1, 0:1, 0:7, 2:7] : (tensor<1x1x7x9xf32>) -> tensor<1x1x7x5xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<1x1x7x5xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x1x7x5xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x1x7x5xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x1x7x5xi1>, tensor<1x1x7x5xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x1x7x5xi1>, tensor<1x1x7x5xi32>
    %16 = stablehlo.slice %2 [0:1, 0:1, 0:7, 4:9] : (tensor<1x1x7x9xf32>) -> tensor<1x1x7x5xf32>
    %c_3 = stablehlo.constant dense<4> : tensor<1x1x7x5xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x1x7x5xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x1x7x5xf32>, tensor<1x1x7x5xf32>) -> tensor<1x1x7x5xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x1x7x5xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x1x7x5xi1>, tensor<1x1x7x5xf32>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x1x7x5xi1>, tensor<1x1x7x5xi32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<1x1x5x5xf32>
    %c_5 = stablehlo.constant dense<[7, 0, 7, 14, 21]> : tensor<5xi32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %c_6 = stablehlo.constant dense<[1, 0, 1, 2, 3]> : tensor<5xi32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x1x5x5xi32>
    %c_7 = stablehlo.constant dense<[-7, 0, 7, 14, 21]> : tensor<5xi32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x1x7x5xf32>, tensor<f32>) -> tensor<1x1x9x5xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_8, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x1x7x5xi32>, tensor<i32>) -> tensor<1x1x9x5xi32>
    %29 = stablehlo.slice %27 [0:1, 0:1, 0:5, 0:5] : (tensor<1x1x9x5xf32>) -> tensor<1x1x5x5xf32>
    %30 = stablehlo.slice %28 [0:1, 0:1, 0:5, 0:5] : (tensor<1x1x9x5xi32>) -> tensor<1x1x5x5xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x1x5x5xi32>
    %32 = stablehlo.compare GT, %29, %cst_4, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x1x5x5xi1>
    %35 = stablehlo.select %34, %29, %cst_4 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xf32>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %37 = stablehlo.slice %27 [0:1, 0:1, 2:7, 0:5] : (tensor<1x1x9x5xf32>) -> tensor<1x1x5x5xf32>
    %c_9 = stablehlo.constant dense<14> : tensor<1x1x5x5xi32>
    %38 = stablehlo.add %26, %c_9 : tensor<1x1x5x5xi32>
    %39 = stablehlo.slice %28 [0:1, 0:1, 2:7, 0:5] : (tensor<1x1x9x5xi32>) -> tensor<1x1x5x5xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x1x5x5xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x1x5x5xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xf32>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %46 = stablehlo.slice %27 [0:1, 0:1, 4:9, 0:5] : (tensor<1x1x9x5xf32>) -> tensor<1x1x5x5xf32>
    %c_10 = stablehlo.constant dense<28> : tensor<1x1x5x5xi32>
    %47 = stablehlo.add %26, %c_10 : tensor<1x1x5x5xi32>
    %48 = stablehlo.slice %28 [0:1, 0:1, 4:9, 0:5] : (tensor<1x1x9x5xi32>) -> tensor<1x1x5x5xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x1x5x5xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x1x5x5xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xf32>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %55 = stablehlo.convert %54 : (tensor<1x1x5x5xi32>) -> tensor<1x1x5x5xi64>
    return %53, %55 : tensor<1x1x5x5xf32>, tensor<1x1x5x5xi64>
  }
}

// -----
// max_pool2d_with_indices / ceil: f32[1,1,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x5x6xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x1x5x2xf32>
    %c = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<2xi32>) -> tensor<1x1x5x2xi32>
    %c_0 = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<2xi32>) -> tensor<1x1x5x2xi32>
    %2 = stablehlo.slice %arg0 [0:1, 0:1, 0:5, 0:4:3] : (tensor<1x1x5x6xf32>) -> tensor<1x1x5x2xf32>
    %3 = stablehlo.compare GT, %2, %cst, FLOAT : (tensor<1x1x5x2xf32>, tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xi1>
    %4 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<1x1x5x2xf32>, tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xi1>
    %5 = stablehlo.or %3, %4 : tensor<1x1x5x2xi1>
    %6 = stablehlo.select %5, %2, %cst : tensor<1x1x5x2xi1>, tensor<1x1x5x2xf32>
    %7 = stablehlo.select %5, %1, %0 : tensor<1x1x5x2xi1>, tensor<1x1x5x2xi32>
    %8 = stablehlo.slice %arg0 [0:1, 0:1, 0:5, 1:5:3] : (tensor<1x1x5x6xf32>) -> tensor<1x1x5x2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<1x1x5x2xi32>
    %9 = stablehlo.add %1, %c_1 : tensor<1x1x5x2xi32>
    %10 = stablehlo.compare GT, %8, %6, FLOAT : (tensor<1x1x5x2xf32>, tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xi1>
    %11 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<1x1x5x2xf32>, tensor<1x1x5x2xf32>) -> tensor<1x1x5x2xi1>
    %12 = stablehlo.or %10, %11 : tensor<1x1x5x2xi1>
    %13 = stablehlo.select %12, %8, %6 : tensor<1x1x5x2xi1>, tensor<1x1x5x2xf32>
    %14 = stablehlo.select %12, %9, %7 : tensor<1x1x5x2xi1>, tensor<1x1x5x2xi32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x1x2x2xf32>
    %c_3 = stablehlo.constant dense<[0, 18]> : tensor<2xi32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2x2xi32>
    %c_4 = stablehlo.constant dense<[0, 3]> : tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<2xi32>) -> tensor<1x1x2x2xi32>
    %17 = stablehlo.add %15, %16 : tensor<1x1x2x2xi32>
    %c_5 = stablehlo.constant dense<[0, 18]> : tensor<2xi32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<2xi32>) -> tensor<1x1x2x2xi32>
    %19 = stablehlo.slice %13 [0:1, 0:1, 0:4:3, 0:2] : (tensor<1x1x5x2xf32>) -> tensor<1x1x2x2xf32>
    %20 = stablehlo.slice %14 [0:1, 0:1, 0:4:3, 0:2] : (tensor<1x1x5x2xi32>) -> tensor<1x1x2x2xi32>
    %21 = stablehlo.add %18, %20 : tensor<1x1x2x2xi32>
    %22 = stablehlo.compare GT, %19, %cst_2, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %23 = stablehlo.compare NE, %19, %19, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %24 = stablehlo.or %22, %23 : tensor<1x1x2x2xi1>
    %25 = stablehlo.select %24, %19, %cst_2 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %26 = stablehlo.select %24, %21, %17 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xi32>
    %27 = stablehlo.slice %13 [0:1, 0:1, 1:5:3, 0:2] : (tensor<1x1x5x2xf32>) -> tensor<1x1x2x2xf32>
    %c_6 = stablehlo.constant dense<6> : tensor<1x1x2x2xi32>
    %28 = stablehlo.add %18, %c_6 : tensor<1x1x2x2xi32>
    %29 = stablehlo.slice %14 [0:1, 0:1, 1:5:3, 0:2] : (tensor<1x1x5x2xi32>) -> tensor<1x1x2x2xi32>
    %30 = stablehlo.add %28, %29 : tensor<1x1x2x2xi32>
    %31 = stablehlo.compare GT, %27, %25, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %32 = stablehlo.compare NE, %27, %27, FLOAT : (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) -> tensor<1x1x2x2xi1>
    %33 = stablehlo.or %31, %32 : tensor<1x1x2x2xi1>
    %34 = stablehlo.select %33, %27, %25 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xf32>
    %35 = stablehlo.select %33, %30, %26 : tensor<1x1x2x2xi1>, tensor<1x1x2x2xi32>
    %36 = stablehlo.convert %35 : (tensor<1x1x2x2xi32>) -> tensor<1x1x2x2xi64>
    return %34, %36 : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  }
}

// -----
// max_pool2d_with_indices / ties: i64[1,1,5,5]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x5x5xi64>) -> (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) {
    %c = stablehlo.constant dense<-9223372036854775808> : tensor<1x1x5x5xi64>
    %c_0 = stablehlo.constant dense<[0, 0, 1, 2, 3]> : tensor<5xi32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %c_1 = stablehlo.constant dense<[-1, 0, 1, 2, 3]> : tensor<5xi32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %c_2 = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
    %2 = stablehlo.pad %arg0, %c_2, low = [0, 0, 0, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x1x5x5xi64>, tensor<i64>) -> tensor<1x1x5x7xi64>
    %3 = stablehlo.slice %2 [0:1, 0:1, 0:5, 0:5] : (tensor<1x1x5x7xi64>) -> tensor<1x1x5x5xi64>
    %4 = stablehlo.compare GT, %3, %c, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %5 = stablehlo.select %4, %3, %c : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %6 = stablehlo.select %4, %1, %0 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %7 = stablehlo.slice %2 [0:1, 0:1, 0:5, 1:6] : (tensor<1x1x5x7xi64>) -> tensor<1x1x5x5xi64>
    %c_3 = stablehlo.constant dense<1> : tensor<1x1x5x5xi32>
    %8 = stablehlo.add %1, %c_3 : tensor<1x1x5x5xi32>
    %9 = stablehlo.compare GT, %7, %5, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %10 = stablehlo.select %9, %7, %5 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %11 = stablehlo.select %9, %8, %6 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %12 = stablehlo.slice %2 [0:1, 0:1, 0:5, 2:7] : (tensor<1x1x5x7xi64>) -> tensor<1x1x5x5xi64>
    %c_4 = stablehlo.constant dense<2> : tensor<1x1x5x5xi32>
    %13 = stablehlo.add %1, %c_4 : tensor<1x1x5x5xi32>
    %14 = stablehlo.compare GT, %12, %10, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %15 = stablehlo.select %14, %12, %10 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %16 = stablehlo.select %14, %13, %11 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %c_5 = stablehlo.constant dense<[0, 0, 5, 10, 15]> : tensor<5xi32>
    %17 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %c_6 = stablehlo.constant dense<[0, 0, 1, 2, 3]> : tensor<5xi32>
    %18 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %19 = stablehlo.add %17, %18 : tensor<1x1x5x5xi32>
    %c_7 = stablehlo.constant dense<[-5, 0, 5, 10, 15]> : tensor<5xi32>
    %20 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<5xi32>) -> tensor<1x1x5x5xi32>
    %21 = stablehlo.pad %15, %c_2, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x1x5x5xi64>, tensor<i64>) -> tensor<1x1x7x5xi64>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %22 = stablehlo.pad %16, %c_8, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x1x5x5xi32>, tensor<i32>) -> tensor<1x1x7x5xi32>
    %23 = stablehlo.slice %21 [0:1, 0:1, 0:5, 0:5] : (tensor<1x1x7x5xi64>) -> tensor<1x1x5x5xi64>
    %24 = stablehlo.slice %22 [0:1, 0:1, 0:5, 0:5] : (tensor<1x1x7x5xi32>) -> tensor<1x1x5x5xi32>
    %25 = stablehlo.add %20, %24 : tensor<1x1x5x5xi32>
    %26 = stablehlo.compare GT, %23, %c, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %27 = stablehlo.select %26, %23, %c : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %28 = stablehlo.select %26, %25, %19 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %29 = stablehlo.slice %21 [0:1, 0:1, 1:6, 0:5] : (tensor<1x1x7x5xi64>) -> tensor<1x1x5x5xi64>
    %c_9 = stablehlo.constant dense<5> : tensor<1x1x5x5xi32>
    %30 = stablehlo.add %20, %c_9 : tensor<1x1x5x5xi32>
    %31 = stablehlo.slice %22 [0:1, 0:1, 1:6, 0:5] : (tensor<1x1x7x5xi32>) -> tensor<1x1x5x5xi32>
    %32 = stablehlo.add %30, %31 : tensor<1x1x5x5xi32>
    %33 = stablehlo.compare GT, %29, %27, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %34 = stablehlo.select %33, %29, %27 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %35 = stablehlo.select %33, %32, %28 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %36 = stablehlo.slice %21 [0:1, 0:1, 2:7, 0:5] : (tensor<1x1x7x5xi64>) -> tensor<1x1x5x5xi64>
    %c_10 = stablehlo.constant dense<10> : tensor<1x1x5x5xi32>
    %37 = stablehlo.add %20, %c_10 : tensor<1x1x5x5xi32>
    %38 = stablehlo.slice %22 [0:1, 0:1, 2:7, 0:5] : (tensor<1x1x7x5xi32>) -> tensor<1x1x5x5xi32>
    %39 = stablehlo.add %37, %38 : tensor<1x1x5x5xi32>
    %40 = stablehlo.compare GT, %36, %34, SIGNED : (tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>) -> tensor<1x1x5x5xi1>
    %41 = stablehlo.select %40, %36, %34 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi64>
    %42 = stablehlo.select %40, %39, %35 : tensor<1x1x5x5xi1>, tensor<1x1x5x5xi32>
    %43 = stablehlo.convert %42 : (tensor<1x1x5x5xi32>) -> tensor<1x1x5x5xi64>
    return %41, %43 : tensor<1x1x5x5xi64>, tensor<1x1x5x5xi64>
  }
}

// -----
// max_pool2d_with_indices / nan_inf: f32[1,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x4xf32>) -> (tensor<1x4x4xf32>, tensor<1x4x4xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x4x4xf32>
    %c = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<4xi32>) -> tensor<1x4x4xi32>
    %c_0 = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<4xi32>) -> tensor<1x4x4xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 1], high = [0, 0, 1], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4x6xf32>
    %3 = stablehlo.slice %2 [0:1, 0:4, 0:4] : (tensor<1x4x6xf32>) -> tensor<1x4x4xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x4x4xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %9 = stablehlo.slice %2 [0:1, 0:4, 1:5] : (tensor<1x4x6xf32>) -> tensor<1x4x4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<1x4x4xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x4x4xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x4x4xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %16 = stablehlo.slice %2 [0:1, 0:4, 2:6] : (tensor<1x4x6xf32>) -> tensor<1x4x4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<1x4x4xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x4x4xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x4x4xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %c_4 = stablehlo.constant dense<[0, 0, 4, 8]> : tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [1] : (tensor<4xi32>) -> tensor<1x4x4xi32>
    %c_5 = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<4xi32>) -> tensor<1x4x4xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x4x4xi32>
    %c_6 = stablehlo.constant dense<[-4, 0, 4, 8]> : tensor<4xi32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<4xi32>) -> tensor<1x4x4xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x6x4xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_7, low = [0, 1, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<1x4x4xi32>, tensor<i32>) -> tensor<1x6x4xi32>
    %29 = stablehlo.slice %27 [0:1, 0:4, 0:4] : (tensor<1x6x4xf32>) -> tensor<1x4x4xf32>
    %30 = stablehlo.slice %28 [0:1, 0:4, 0:4] : (tensor<1x6x4xi32>) -> tensor<1x4x4xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x4x4xi32>
    %32 = stablehlo.compare GT, %29, %cst, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x4x4xi1>
    %35 = stablehlo.select %34, %29, %cst : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %37 = stablehlo.slice %27 [0:1, 1:5, 0:4] : (tensor<1x6x4xf32>) -> tensor<1x4x4xf32>
    %c_8 = stablehlo.constant dense<4> : tensor<1x4x4xi32>
    %38 = stablehlo.add %26, %c_8 : tensor<1x4x4xi32>
    %39 = stablehlo.slice %28 [0:1, 1:5, 0:4] : (tensor<1x6x4xi32>) -> tensor<1x4x4xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x4x4xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x4x4xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %46 = stablehlo.slice %27 [0:1, 2:6, 0:4] : (tensor<1x6x4xf32>) -> tensor<1x4x4xf32>
    %c_9 = stablehlo.constant dense<8> : tensor<1x4x4xi32>
    %47 = stablehlo.add %26, %c_9 : tensor<1x4x4xi32>
    %48 = stablehlo.slice %28 [0:1, 2:6, 0:4] : (tensor<1x6x4xi32>) -> tensor<1x4x4xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x4x4xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x4x4xf32>, tensor<1x4x4xf32>) -> tensor<1x4x4xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x4x4xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x4x4xi1>, tensor<1x4x4xf32>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x4x4xi1>, tensor<1x4x4xi32>
    %55 = stablehlo.convert %54 : (tensor<1x4x4xi32>) -> tensor<1x4x4xi64>
    return %53, %55 : tensor<1x4x4xf32>, tensor<1x4x4xi64>
  }
}

// -----
// max_pool2d_with_indices / all_lowest: f32[1,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x4xf32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x4x2xf32>
    %c = stablehlo.constant dense<1> : tensor<2xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x4x2xi32>
    %c_0 = stablehlo.constant dense<[-1, 1]> : tensor<2xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<2xi32>) -> tensor<1x4x2xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x4xf32>, tensor<f32>) -> tensor<1x4x5xf32>
    %3 = stablehlo.slice %2 [0:1, 0:4, 0:3:2] : (tensor<1x4x5xf32>) -> tensor<1x4x2xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x4x2xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x4x2xi1>, tensor<1x4x2xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x4x2xi1>, tensor<1x4x2xi32>
    %9 = stablehlo.slice %2 [0:1, 0:4, 2:5:2] : (tensor<1x4x5xf32>) -> tensor<1x4x2xf32>
    %c_2 = stablehlo.constant dense<2> : tensor<1x4x2xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x4x2xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x4x2xf32>, tensor<1x4x2xf32>) -> tensor<1x4x2xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x4x2xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x4x2xi1>, tensor<1x4x2xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x4x2xi1>, tensor<1x4x2xi32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<1x2x2xf32>
    %c_4 = stablehlo.constant dense<4> : tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [1] : (tensor<2xi32>) -> tensor<1x2x2xi32>
    %17 = stablehlo.broadcast_in_dim %c, dims = [2] : (tensor<2xi32>) -> tensor<1x2x2xi32>
    %18 = stablehlo.add %16, %17 : tensor<1x2x2xi32>
    %c_5 = stablehlo.constant dense<[-4, 4]> : tensor<2xi32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [1] : (tensor<2xi32>) -> tensor<1x2x2xi32>
    %20 = stablehlo.pad %14, %cst_1, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x2xf32>, tensor<f32>) -> tensor<1x5x2xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %21 = stablehlo.pad %15, %c_6, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x2xi32>, tensor<i32>) -> tensor<1x5x2xi32>
    %22 = stablehlo.slice %20 [0:1, 0:3:2, 0:2] : (tensor<1x5x2xf32>) -> tensor<1x2x2xf32>
    %23 = stablehlo.slice %21 [0:1, 0:3:2, 0:2] : (tensor<1x5x2xi32>) -> tensor<1x2x2xi32>
    %24 = stablehlo.add %19, %23 : tensor<1x2x2xi32>
    %25 = stablehlo.compare GT, %22, %cst_3, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %26 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %27 = stablehlo.or %25, %26 : tensor<1x2x2xi1>
    %28 = stablehlo.select %27, %22, %cst_3 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %29 = stablehlo.select %27, %24, %18 : tensor<1x2x2xi1>, tensor<1x2x2xi32>
    %30 = stablehlo.slice %20 [0:1, 2:5:2, 0:2] : (tensor<1x5x2xf32>) -> tensor<1x2x2xf32>
    %c_7 = stablehlo.constant dense<8> : tensor<1x2x2xi32>
    %31 = stablehlo.add %19, %c_7 : tensor<1x2x2xi32>
    %32 = stablehlo.slice %21 [0:1, 2:5:2, 0:2] : (tensor<1x5x2xi32>) -> tensor<1x2x2xi32>
    %33 = stablehlo.add %31, %32 : tensor<1x2x2xi32>
    %34 = stablehlo.compare GT, %30, %28, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %35 = stablehlo.compare NE, %30, %30, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %36 = stablehlo.or %34, %35 : tensor<1x2x2xi1>
    %37 = stablehlo.select %36, %30, %28 : tensor<1x2x2xi1>, tensor<1x2x2xf32>
    %38 = stablehlo.select %36, %33, %29 : tensor<1x2x2xi1>, tensor<1x2x2xi32>
    %39 = stablehlo.convert %38 : (tensor<1x2x2xi32>) -> tensor<1x2x2xi64>
    return %37, %39 : tensor<1x2x2xf32>, tensor<1x2x2xi64>
  }
}

// -----
// max_pool2d_with_indices / u8: u8[1,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x4xui8>) -> (tensor<1x3x3xui8>, tensor<1x3x3xi64>) {
    %c = stablehlo.constant dense<0> : tensor<1x4x3xui8>
    %c_0 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [2] : (tensor<3xi32>) -> tensor<1x4x3xi32>
    %c_1 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<3xi32>) -> tensor<1x4x3xi32>
    %2 = stablehlo.slice %arg0 [0:1, 0:4, 0:3] : (tensor<1x4x4xui8>) -> tensor<1x4x3xui8>
    %3 = stablehlo.compare GT, %2, %c, UNSIGNED : (tensor<1x4x3xui8>, tensor<1x4x3xui8>) -> tensor<1x4x3xi1>
    %4 = stablehlo.select %3, %2, %c : tensor<1x4x3xi1>, tensor<1x4x3xui8>
    %5 = stablehlo.select %3, %1, %0 : tensor<1x4x3xi1>, tensor<1x4x3xi32>
    %6 = stablehlo.slice %arg0 [0:1, 0:4, 1:4] : (tensor<1x4x4xui8>) -> tensor<1x4x3xui8>
    %c_2 = stablehlo.constant dense<1> : tensor<1x4x3xi32>
    %7 = stablehlo.add %1, %c_2 : tensor<1x4x3xi32>
    %8 = stablehlo.compare GT, %6, %4, UNSIGNED : (tensor<1x4x3xui8>, tensor<1x4x3xui8>) -> tensor<1x4x3xi1>
    %9 = stablehlo.select %8, %6, %4 : tensor<1x4x3xi1>, tensor<1x4x3xui8>
    %10 = stablehlo.select %8, %7, %5 : tensor<1x4x3xi1>, tensor<1x4x3xi32>
    %c_3 = stablehlo.constant dense<0> : tensor<1x3x3xui8>
    %c_4 = stablehlo.constant dense<[0, 4, 8]> : tensor<3xi32>
    %11 = stablehlo.broadcast_in_dim %c_4, dims = [1] : (tensor<3xi32>) -> tensor<1x3x3xi32>
    %c_5 = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<3xi32>) -> tensor<1x3x3xi32>
    %13 = stablehlo.add %11, %12 : tensor<1x3x3xi32>
    %c_6 = stablehlo.constant dense<[0, 4, 8]> : tensor<3xi32>
    %14 = stablehlo.broadcast_in_dim %c_6, dims = [1] : (tensor<3xi32>) -> tensor<1x3x3xi32>
    %15 = stablehlo.slice %9 [0:1, 0:3, 0:3] : (tensor<1x4x3xui8>) -> tensor<1x3x3xui8>
    %16 = stablehlo.slice %10 [0:1, 0:3, 0:3] : (tensor<1x4x3xi32>) -> tensor<1x3x3xi32>
    %17 = stablehlo.add %14, %16 : tensor<1x3x3xi32>
    %18 = stablehlo.compare GT, %15, %c_3, UNSIGNED : (tensor<1x3x3xui8>, tensor<1x3x3xui8>) -> tensor<1x3x3xi1>
    %19 = stablehlo.select %18, %15, %c_3 : tensor<1x3x3xi1>, tensor<1x3x3xui8>
    %20 = stablehlo.select %18, %17, %13 : tensor<1x3x3xi1>, tensor<1x3x3xi32>
    %21 = stablehlo.slice %9 [0:1, 1:4, 0:3] : (tensor<1x4x3xui8>) -> tensor<1x3x3xui8>
    %c_7 = stablehlo.constant dense<4> : tensor<1x3x3xi32>
    %22 = stablehlo.add %14, %c_7 : tensor<1x3x3xi32>
    %23 = stablehlo.slice %10 [0:1, 1:4, 0:3] : (tensor<1x4x3xi32>) -> tensor<1x3x3xi32>
    %24 = stablehlo.add %22, %23 : tensor<1x3x3xi32>
    %25 = stablehlo.compare GT, %21, %19, UNSIGNED : (tensor<1x3x3xui8>, tensor<1x3x3xui8>) -> tensor<1x3x3xi1>
    %26 = stablehlo.select %25, %21, %19 : tensor<1x3x3xi1>, tensor<1x3x3xui8>
    %27 = stablehlo.select %25, %24, %20 : tensor<1x3x3xi1>, tensor<1x3x3xi32>
    %28 = stablehlo.convert %27 : (tensor<1x3x3xi32>) -> tensor<1x3x3xi64>
    return %26, %28 : tensor<1x3x3xui8>, tensor<1x3x3xi64>
  }
}

// -----
// max_pool2d_with_indices / bf16: bf16[1,2,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x4xbf16>) -> (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xi64>) {
    %cst = stablehlo.constant dense<0xFF80> : tensor<1x2x4x4xbf16>
    %c = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<4xi32>) -> tensor<1x2x4x4xi32>
    %c_0 = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<4xi32>) -> tensor<1x2x4x4xi32>
    %cst_1 = stablehlo.constant dense<0xFF80> : tensor<bf16>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x2x4x4xbf16>, tensor<bf16>) -> tensor<1x2x4x6xbf16>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:4, 0:4] : (tensor<1x2x4x6xbf16>) -> tensor<1x2x4x4xbf16>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x2x4x4xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %9 = stablehlo.slice %2 [0:1, 0:2, 0:4, 1:5] : (tensor<1x2x4x6xbf16>) -> tensor<1x2x4x4xbf16>
    %c_2 = stablehlo.constant dense<1> : tensor<1x2x4x4xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x2x4x4xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x2x4x4xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %16 = stablehlo.slice %2 [0:1, 0:2, 0:4, 2:6] : (tensor<1x2x4x6xbf16>) -> tensor<1x2x4x4xbf16>
    %c_3 = stablehlo.constant dense<2> : tensor<1x2x4x4xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x2x4x4xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x2x4x4xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %c_4 = stablehlo.constant dense<[0, 0, 4, 8]> : tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [2] : (tensor<4xi32>) -> tensor<1x2x4x4xi32>
    %c_5 = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %c_5, dims = [3] : (tensor<4xi32>) -> tensor<1x2x4x4xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x2x4x4xi32>
    %c_6 = stablehlo.constant dense<[-4, 0, 4, 8]> : tensor<4xi32>
    %26 = stablehlo.broadcast_in_dim %c_6, dims = [2] : (tensor<4xi32>) -> tensor<1x2x4x4xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x4x4xbf16>, tensor<bf16>) -> tensor<1x2x6x4xbf16>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_7, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x4x4xi32>, tensor<i32>) -> tensor<1x2x6x4xi32>
    %29 = stablehlo.slice %27 [0:1, 0:2, 0:4, 0:4] : (tensor<1x2x6x4xbf16>) -> tensor<1x2x4x4xbf16>
    %30 = stablehlo.slice %28 [0:1, 0:2, 0:4, 0:4] : (tensor<1x2x6x4xi32>) -> tensor<1x2x4x4xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x2x4x4xi32>
    %32 = stablehlo.compare GT, %29, %cst, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x2x4x4xi1>
    %35 = stablehlo.select %34, %29, %cst : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %37 = stablehlo.slice %27 [0:1, 0:2, 1:5, 0:4] : (tensor<1x2x6x4xbf16>) -> tensor<1x2x4x4xbf16>
    %c_8 = stablehlo.constant dense<4> : tensor<1x2x4x4xi32>
    %38 = stablehlo.add %26, %c_8 : tensor<1x2x4x4xi32>
    %39 = stablehlo.slice %28 [0:1, 0:2, 1:5, 0:4] : (tensor<1x2x6x4xi32>) -> tensor<1x2x4x4xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x2x4x4xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x2x4x4xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %46 = stablehlo.slice %27 [0:1, 0:2, 2:6, 0:4] : (tensor<1x2x6x4xbf16>) -> tensor<1x2x4x4xbf16>
    %c_9 = stablehlo.constant dense<8> : tensor<1x2x4x4xi32>
    %47 = stablehlo.add %26, %c_9 : tensor<1x2x4x4xi32>
    %48 = stablehlo.slice %28 [0:1, 0:2, 2:6, 0:4] : (tensor<1x2x6x4xi32>) -> tensor<1x2x4x4xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x2x4x4xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x2x4x4xbf16>, tensor<1x2x4x4xbf16>) -> tensor<1x2x4x4xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x2x4x4xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xbf16>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x2x4x4xi1>, tensor<1x2x4x4xi32>
    %55 = stablehlo.convert %54 : (tensor<1x2x4x4xi32>) -> tensor<1x2x4x4xi64>
    return %53, %55 : tensor<1x2x4x4xbf16>, tensor<1x2x4x4xi64>
  }
}

// -----
// max_pool2d_with_indices / channels_last: f32[2,3,4,4] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x4x3xf32>) -> (tensor<2x2x2x3xf32>, tensor<2x2x2x3xi64>) {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x4x4x3xf32>) -> tensor<2x3x4x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x3x4x2xf32>
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<2xi32>) -> tensor<2x3x4x2xi32>
    %c_0 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<2xi32>) -> tensor<2x3x4x2xi32>
    %3 = stablehlo.slice %0 [0:2, 0:3, 0:4, 0:3:2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xi1>
    %6 = stablehlo.or %4, %5 : tensor<2x3x4x2xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>
    %8 = stablehlo.select %6, %2, %1 : tensor<2x3x4x2xi1>, tensor<2x3x4x2xi32>
    %9 = stablehlo.slice %0 [0:2, 0:3, 0:4, 1:4:2] : (tensor<2x3x4x4xf32>) -> tensor<2x3x4x2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x3x4x2xi32>
    %10 = stablehlo.add %2, %c_1 : tensor<2x3x4x2xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<2x3x4x2xf32>, tensor<2x3x4x2xf32>) -> tensor<2x3x4x2xi1>
    %13 = stablehlo.or %11, %12 : tensor<2x3x4x2xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<2x3x4x2xi1>, tensor<2x3x4x2xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<2x3x4x2xi1>, tensor<2x3x4x2xi32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<2x3x2x2xf32>
    %c_3 = stablehlo.constant dense<[0, 8]> : tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %c_3, dims = [2] : (tensor<2xi32>) -> tensor<2x3x2x2xi32>
    %c_4 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %17 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<2xi32>) -> tensor<2x3x2x2xi32>
    %18 = stablehlo.add %16, %17 : tensor<2x3x2x2xi32>
    %c_5 = stablehlo.constant dense<[0, 8]> : tensor<2xi32>
    %19 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<2xi32>) -> tensor<2x3x2x2xi32>
    %20 = stablehlo.slice %14 [0:2, 0:3, 0:3:2, 0:2] : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
    %21 = stablehlo.slice %15 [0:2, 0:3, 0:3:2, 0:2] : (tensor<2x3x4x2xi32>) -> tensor<2x3x2x2xi32>
    %22 = stablehlo.add %19, %21 : tensor<2x3x2x2xi32>
    %23 = stablehlo.compare GT, %20, %cst_2, FLOAT : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xi1>
    %24 = stablehlo.compare NE, %20, %20, FLOAT : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xi1>
    %25 = stablehlo.or %23, %24 : tensor<2x3x2x2xi1>
    %26 = stablehlo.select %25, %20, %cst_2 : tensor<2x3x2x2xi1>, tensor<2x3x2x2xf32>
    %27 = stablehlo.select %25, %22, %18 : tensor<2x3x2x2xi1>, tensor<2x3x2x2xi32>
    %28 = stablehlo.slice %14 [0:2, 0:3, 1:4:2, 0:2] : (tensor<2x3x4x2xf32>) -> tensor<2x3x2x2xf32>
    %c_6 = stablehlo.constant dense<4> : tensor<2x3x2x2xi32>
    %29 = stablehlo.add %19, %c_6 : tensor<2x3x2x2xi32>
    %30 = stablehlo.slice %15 [0:2, 0:3, 1:4:2, 0:2] : (tensor<2x3x4x2xi32>) -> tensor<2x3x2x2xi32>
    %31 = stablehlo.add %29, %30 : tensor<2x3x2x2xi32>
    %32 = stablehlo.compare GT, %28, %26, FLOAT : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xi1>
    %33 = stablehlo.compare NE, %28, %28, FLOAT : (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>) -> tensor<2x3x2x2xi1>
    %34 = stablehlo.or %32, %33 : tensor<2x3x2x2xi1>
    %35 = stablehlo.select %34, %28, %26 : tensor<2x3x2x2xi1>, tensor<2x3x2x2xf32>
    %36 = stablehlo.select %34, %31, %27 : tensor<2x3x2x2xi1>, tensor<2x3x2x2xi32>
    %37 = stablehlo.convert %36 : (tensor<2x3x2x2xi32>) -> tensor<2x3x2x2xi64>
    %38 = stablehlo.transpose %35, dims = [0, 2, 3, 1] : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x3xf32>
    %39 = stablehlo.transpose %37, dims = [0, 2, 3, 1] : (tensor<2x3x2x2xi64>) -> tensor<2x2x2x3xi64>
    return %38, %39 : tensor<2x2x2x3xf32>, tensor<2x2x2x3xi64>
  }
}

// -----
// max_pool2d_with_indices / long_window: f32[1,1,2,40]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x2x40xf32>) -> (tensor<1x1x1x8xf32>, tensor<1x1x1x8xi64>) {
    %c = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000001000000020000000300000004000000050000000600000007000000080000000900000000000000000000000000000000000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000180000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000023000000240000002500000026000000270000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000023000000240000002500000026000000270000002700000027000000270000002700000027000000"> : tensor<152x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 2, 1>}> : (tensor<1x1x2x40xf32>, tensor<152x1xi32>) -> tensor<1x1x2x152xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x1x2x152xf32>) -> tensor<1x1x2x8x19xf32>
    %c_0 = stablehlo.constant dense<"0x0000000000000000000000000000000000000000000000000000000000000000000000000000000001000000020000000300000004000000050000000600000007000000080000000900000000000000000000000000000000000000000000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000100000002000000030000000400000005000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F00000010000000110000001200000013000000060000000700000008000000090000000A0000000B0000000C0000000D0000000E0000000F0000001000000011000000120000001300000014000000150000001600000017000000180000000B0000000C0000000D0000000E0000000F000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D000000100000001100000012000000130000001400000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000015000000160000001700000018000000190000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000023000000240000002500000026000000270000001A0000001B0000001C0000001D0000001E0000001F00000020000000210000002200000023000000240000002500000026000000270000002700000027000000270000002700000027000000"> : tensor<8x19xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [3, 4] : (tensor<8x19xi32>) -> tensor<1x1x2x8x19xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3:2 = stablehlo.reduce(%1 init: %cst), (%2 init: %c_1) across dimensions = [4] : (tensor<1x1x2x8x19xf32>, tensor<1x1x2x8x19xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x1x2x8xf32>, tensor<1x1x2x8xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %17 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.and %18, %19 : tensor<i1>
      %21 = stablehlo.or %17, %20 : tensor<i1>
      %22 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %23 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.not %22 : tensor<i1>
      %25 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %26 = stablehlo.or %24, %25 : tensor<i1>
      %27 = stablehlo.and %23, %26 : tensor<i1>
      %28 = stablehlo.or %21, %27 : tensor<i1>
      %29 = stablehlo.select %28, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %30 = stablehlo.select %28, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %29, %30 : tensor<f32>, tensor<i32>
    }
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x1x1x8xf32>
    %c_3 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.broadcast_in_dim %c_3, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1x8xi32>
    %c_4 = stablehlo.constant dense<[0, 0, 1, 6, 11, 16, 21, 26]> : tensor<8xi32>
    %5 = stablehlo.broadcast_in_dim %c_4, dims = [3] : (tensor<8xi32>) -> tensor<1x1x1x8xi32>
    %6 = stablehlo.add %4, %5 : tensor<1x1x1x8xi32>
    %c_5 = stablehlo.constant dense<0> : tensor<1xi32>
    %7 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1x8xi32>
    %8 = stablehlo.slice %3#0 [0:1, 0:1, 0:1, 0:8] : (tensor<1x1x2x8xf32>) -> tensor<1x1x1x8xf32>
    %9 = stablehlo.slice %3#1 [0:1, 0:1, 0:1, 0:8] : (tensor<1x1x2x8xi32>) -> tensor<1x1x1x8xi32>
    %10 = stablehlo.add %7, %9 : tensor<1x1x1x8xi32>
    %11 = stablehlo.compare GT, %8, %cst_2, FLOAT : (tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xi1>
    %12 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x1x1x8xi1>
    %14 = stablehlo.select %13, %8, %cst_2 : tensor<1x1x1x8xi1>, tensor<1x1x1x8xf32>
    %15 = stablehlo.select %13, %10, %6 : tensor<1x1x1x8xi1>, tensor<1x1x1x8xi32>
    %16 = stablehlo.convert %15 : (tensor<1x1x1x8xi32>) -> tensor<1x1x1x8xi64>
    return %14, %16 : tensor<1x1x1x8xf32>, tensor<1x1x1x8xi64>
  }
}

// -----
// max_pool2d / values_only: f32[1,2,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x6xf32>) -> tensor<1x2x3x3xf32> {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x2x5x3xf32>
    %c = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<3xi32>) -> tensor<1x2x5x3xi32>
    %c_0 = stablehlo.constant dense<[-1, 1, 3]> : tensor<3xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<3xi32>) -> tensor<1x2x5x3xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x6xf32>, tensor<f32>) -> tensor<1x2x5x7xf32>
    %3 = stablehlo.slice %2 [0:1, 0:2, 0:5, 0:5:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x2x5x3xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %9 = stablehlo.slice %2 [0:1, 0:2, 0:5, 1:6:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<1x2x5x3xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x2x5x3xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x2x5x3xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %16 = stablehlo.slice %2 [0:1, 0:2, 0:5, 2:7:2] : (tensor<1x2x5x7xf32>) -> tensor<1x2x5x3xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<1x2x5x3xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x2x5x3xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x2x5x3xf32>, tensor<1x2x5x3xf32>) -> tensor<1x2x5x3xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x2x5x3xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xf32>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x2x5x3xi1>, tensor<1x2x5x3xi32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<1x2x3x3xf32>
    %c_5 = stablehlo.constant dense<[0, 6, 18]> : tensor<3xi32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %c_6 = stablehlo.constant dense<[0, 1, 3]> : tensor<3xi32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x2x3x3xi32>
    %c_7 = stablehlo.constant dense<[-6, 6, 18]> : tensor<3xi32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<3xi32>) -> tensor<1x2x3x3xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x3xf32>, tensor<f32>) -> tensor<1x2x7x3xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_8, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x2x5x3xi32>, tensor<i32>) -> tensor<1x2x7x3xi32>
    %29 = stablehlo.slice %27 [0:1, 0:2, 0:5:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %30 = stablehlo.slice %28 [0:1, 0:2, 0:5:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x2x3x3xi32>
    %32 = stablehlo.compare GT, %29, %cst_4, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x2x3x3xi1>
    %35 = stablehlo.select %34, %29, %cst_4 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %37 = stablehlo.slice %27 [0:1, 0:2, 1:6:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %c_9 = stablehlo.constant dense<6> : tensor<1x2x3x3xi32>
    %38 = stablehlo.add %26, %c_9 : tensor<1x2x3x3xi32>
    %39 = stablehlo.slice %28 [0:1, 0:2, 1:6:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x2x3x3xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x2x3x3xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %46 = stablehlo.slice %27 [0:1, 0:2, 2:7:2, 0:3] : (tensor<1x2x7x3xf32>) -> tensor<1x2x3x3xf32>
    %c_10 = stablehlo.constant dense<12> : tensor<1x2x3x3xi32>
    %47 = stablehlo.add %26, %c_10 : tensor<1x2x3x3xi32>
    %48 = stablehlo.slice %28 [0:1, 0:2, 2:7:2, 0:3] : (tensor<1x2x7x3xi32>) -> tensor<1x2x3x3xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x2x3x3xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x2x3x3xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>
    %55 = stablehlo.convert %54 : (tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi64>
    return %53 : tensor<1x2x3x3xf32>
  }
}

// -----
// max_pool1d / 1d: f32[2,3,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x7xf32>) -> tensor<2x3x1x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<2x3x1x4xf32>
    %c = stablehlo.constant dense<[0, 1, 3, 5]> : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<4xi32>) -> tensor<2x3x1x4xi32>
    %c_0 = stablehlo.constant dense<[-1, 1, 3, 5]> : tensor<4xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<4xi32>) -> tensor<2x3x1x4xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<2x3x1x7xf32>, tensor<f32>) -> tensor<2x3x1x9xf32>
    %4 = stablehlo.slice %3 [0:2, 0:3, 0:1, 0:7:2] : (tensor<2x3x1x9xf32>) -> tensor<2x3x1x4xf32>
    %5 = stablehlo.compare GT, %4, %cst, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %6 = stablehlo.compare NE, %4, %4, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %7 = stablehlo.or %5, %6 : tensor<2x3x1x4xi1>
    %8 = stablehlo.select %7, %4, %cst : tensor<2x3x1x4xi1>, tensor<2x3x1x4xf32>
    %9 = stablehlo.select %7, %2, %1 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xi32>
    %10 = stablehlo.slice %3 [0:2, 0:3, 0:1, 1:8:2] : (tensor<2x3x1x9xf32>) -> tensor<2x3x1x4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<2x3x1x4xi32>
    %11 = stablehlo.add %2, %c_2 : tensor<2x3x1x4xi32>
    %12 = stablehlo.compare GT, %10, %8, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %13 = stablehlo.compare NE, %10, %10, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %14 = stablehlo.or %12, %13 : tensor<2x3x1x4xi1>
    %15 = stablehlo.select %14, %10, %8 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xf32>
    %16 = stablehlo.select %14, %11, %9 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xi32>
    %17 = stablehlo.slice %3 [0:2, 0:3, 0:1, 2:9:2] : (tensor<2x3x1x9xf32>) -> tensor<2x3x1x4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<2x3x1x4xi32>
    %18 = stablehlo.add %2, %c_3 : tensor<2x3x1x4xi32>
    %19 = stablehlo.compare GT, %17, %15, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %20 = stablehlo.compare NE, %17, %17, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %21 = stablehlo.or %19, %20 : tensor<2x3x1x4xi1>
    %22 = stablehlo.select %21, %17, %15 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xf32>
    %23 = stablehlo.select %21, %18, %16 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xi32>
    %c_4 = stablehlo.constant dense<0> : tensor<1xi32>
    %24 = stablehlo.broadcast_in_dim %c_4, dims = [2] : (tensor<1xi32>) -> tensor<2x3x1x4xi32>
    %c_5 = stablehlo.constant dense<[0, 1, 3, 5]> : tensor<4xi32>
    %25 = stablehlo.broadcast_in_dim %c_5, dims = [3] : (tensor<4xi32>) -> tensor<2x3x1x4xi32>
    %26 = stablehlo.add %24, %25 : tensor<2x3x1x4xi32>
    %c_6 = stablehlo.constant dense<0> : tensor<1xi32>
    %27 = stablehlo.broadcast_in_dim %c_6, dims = [2] : (tensor<1xi32>) -> tensor<2x3x1x4xi32>
    %28 = stablehlo.add %27, %23 : tensor<2x3x1x4xi32>
    %29 = stablehlo.compare GT, %22, %cst, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %30 = stablehlo.compare NE, %22, %22, FLOAT : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xf32>) -> tensor<2x3x1x4xi1>
    %31 = stablehlo.or %29, %30 : tensor<2x3x1x4xi1>
    %32 = stablehlo.select %31, %22, %cst : tensor<2x3x1x4xi1>, tensor<2x3x1x4xf32>
    %33 = stablehlo.select %31, %28, %26 : tensor<2x3x1x4xi1>, tensor<2x3x1x4xi32>
    %34 = stablehlo.convert %33 : (tensor<2x3x1x4xi32>) -> tensor<2x3x1x4xi64>
    return %32 : tensor<2x3x1x4xf32>
  }
}

// -----
// max_pool3d_with_indices / 3d: f32[1,1,4,5,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x5x4xf32>) -> (tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x1x4x5x2xf32>
    %c = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [4] : (tensor<2xi32>) -> tensor<1x1x4x5x2xi32>
    %c_0 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [4] : (tensor<2xi32>) -> tensor<1x1x4x5x2xi32>
    %2 = stablehlo.slice %arg0 [0:1, 0:1, 0:4, 0:5, 0:3:2] : (tensor<1x1x4x5x4xf32>) -> tensor<1x1x4x5x2xf32>
    %3 = stablehlo.compare GT, %2, %cst, FLOAT : (tensor<1x1x4x5x2xf32>, tensor<1x1x4x5x2xf32>) -> tensor<1x1x4x5x2xi1>
    %4 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<1x1x4x5x2xf32>, tensor<1x1x4x5x2xf32>) -> tensor<1x1x4x5x2xi1>
    %5 = stablehlo.or %3, %4 : tensor<1x1x4x5x2xi1>
    %6 = stablehlo.select %5, %2, %cst : tensor<1x1x4x5x2xi1>, tensor<1x1x4x5x2xf32>
    %7 = stablehlo.select %5, %1, %0 : tensor<1x1x4x5x2xi1>, tensor<1x1x4x5x2xi32>
    %8 = stablehlo.slice %arg0 [0:1, 0:1, 0:4, 0:5, 1:4:2] : (tensor<1x1x4x5x4xf32>) -> tensor<1x1x4x5x2xf32>
    %c_1 = stablehlo.constant dense<1> : tensor<1x1x4x5x2xi32>
    %9 = stablehlo.add %1, %c_1 : tensor<1x1x4x5x2xi32>
    %10 = stablehlo.compare GT, %8, %6, FLOAT : (tensor<1x1x4x5x2xf32>, tensor<1x1x4x5x2xf32>) -> tensor<1x1x4x5x2xi1>
    %11 = stablehlo.compare NE, %8, %8, FLOAT : (tensor<1x1x4x5x2xf32>, tensor<1x1x4x5x2xf32>) -> tensor<1x1x4x5x2xi1>
    %12 = stablehlo.or %10, %11 : tensor<1x1x4x5x2xi1>
    %13 = stablehlo.select %12, %8, %6 : tensor<1x1x4x5x2xi1>, tensor<1x1x4x5x2xf32>
    %14 = stablehlo.select %12, %9, %7 : tensor<1x1x4x5x2xi1>, tensor<1x1x4x5x2xi32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<1x1x4x3x2xf32>
    %c_3 = stablehlo.constant dense<[0, 4, 12]> : tensor<3xi32>
    %15 = stablehlo.broadcast_in_dim %c_3, dims = [3] : (tensor<3xi32>) -> tensor<1x1x4x3x2xi32>
    %c_4 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %16 = stablehlo.broadcast_in_dim %c_4, dims = [4] : (tensor<2xi32>) -> tensor<1x1x4x3x2xi32>
    %17 = stablehlo.add %15, %16 : tensor<1x1x4x3x2xi32>
    %c_5 = stablehlo.constant dense<[-4, 4, 12]> : tensor<3xi32>
    %18 = stablehlo.broadcast_in_dim %c_5, dims = [3] : (tensor<3xi32>) -> tensor<1x1x4x3x2xi32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %19 = stablehlo.pad %13, %cst_6, low = [0, 0, 0, 1, 0], high = [0, 0, 0, 1, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x1x4x5x2xf32>, tensor<f32>) -> tensor<1x1x4x7x2xf32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %20 = stablehlo.pad %14, %c_7, low = [0, 0, 0, 1, 0], high = [0, 0, 0, 1, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x1x4x5x2xi32>, tensor<i32>) -> tensor<1x1x4x7x2xi32>
    %21 = stablehlo.slice %19 [0:1, 0:1, 0:4, 0:5:2, 0:2] : (tensor<1x1x4x7x2xf32>) -> tensor<1x1x4x3x2xf32>
    %22 = stablehlo.slice %20 [0:1, 0:1, 0:4, 0:5:2, 0:2] : (tensor<1x1x4x7x2xi32>) -> tensor<1x1x4x3x2xi32>
    %23 = stablehlo.add %18, %22 : tensor<1x1x4x3x2xi32>
    %24 = stablehlo.compare GT, %21, %cst_2, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %25 = stablehlo.compare NE, %21, %21, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %26 = stablehlo.or %24, %25 : tensor<1x1x4x3x2xi1>
    %27 = stablehlo.select %26, %21, %cst_2 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xf32>
    %28 = stablehlo.select %26, %23, %17 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xi32>
    %29 = stablehlo.slice %19 [0:1, 0:1, 0:4, 1:6:2, 0:2] : (tensor<1x1x4x7x2xf32>) -> tensor<1x1x4x3x2xf32>
    %c_8 = stablehlo.constant dense<4> : tensor<1x1x4x3x2xi32>
    %30 = stablehlo.add %18, %c_8 : tensor<1x1x4x3x2xi32>
    %31 = stablehlo.slice %20 [0:1, 0:1, 0:4, 1:6:2, 0:2] : (tensor<1x1x4x7x2xi32>) -> tensor<1x1x4x3x2xi32>
    %32 = stablehlo.add %30, %31 : tensor<1x1x4x3x2xi32>
    %33 = stablehlo.compare GT, %29, %27, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %34 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %35 = stablehlo.or %33, %34 : tensor<1x1x4x3x2xi1>
    %36 = stablehlo.select %35, %29, %27 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xf32>
    %37 = stablehlo.select %35, %32, %28 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xi32>
    %38 = stablehlo.slice %19 [0:1, 0:1, 0:4, 2:7:2, 0:2] : (tensor<1x1x4x7x2xf32>) -> tensor<1x1x4x3x2xf32>
    %c_9 = stablehlo.constant dense<8> : tensor<1x1x4x3x2xi32>
    %39 = stablehlo.add %18, %c_9 : tensor<1x1x4x3x2xi32>
    %40 = stablehlo.slice %20 [0:1, 0:1, 0:4, 2:7:2, 0:2] : (tensor<1x1x4x7x2xi32>) -> tensor<1x1x4x3x2xi32>
    %41 = stablehlo.add %39, %40 : tensor<1x1x4x3x2xi32>
    %42 = stablehlo.compare GT, %38, %36, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %43 = stablehlo.compare NE, %38, %38, FLOAT : (tensor<1x1x4x3x2xf32>, tensor<1x1x4x3x2xf32>) -> tensor<1x1x4x3x2xi1>
    %44 = stablehlo.or %42, %43 : tensor<1x1x4x3x2xi1>
    %45 = stablehlo.select %44, %38, %36 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xf32>
    %46 = stablehlo.select %44, %41, %37 : tensor<1x1x4x3x2xi1>, tensor<1x1x4x3x2xi32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<1x1x3x3x2xf32>
    %c_11 = stablehlo.constant dense<[0, 20, 60]> : tensor<3xi32>
    %47 = stablehlo.broadcast_in_dim %c_11, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x3x2xi32>
    %c_12 = stablehlo.constant dense<[0, 4, 12]> : tensor<3xi32>
    %48 = stablehlo.broadcast_in_dim %c_12, dims = [3] : (tensor<3xi32>) -> tensor<1x1x3x3x2xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x1x3x3x2xi32>
    %c_13 = stablehlo.constant dense<[0, 2]> : tensor<2xi32>
    %50 = stablehlo.broadcast_in_dim %c_13, dims = [4] : (tensor<2xi32>) -> tensor<1x1x3x3x2xi32>
    %51 = stablehlo.add %49, %50 : tensor<1x1x3x3x2xi32>
    %c_14 = stablehlo.constant dense<[-20, 20, 60]> : tensor<3xi32>
    %52 = stablehlo.broadcast_in_dim %c_14, dims = [2] : (tensor<3xi32>) -> tensor<1x1x3x3x2xi32>
    %53 = stablehlo.pad %45, %cst_6, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x1x4x3x2xf32>, tensor<f32>) -> tensor<1x1x6x3x2xf32>
    %54 = stablehlo.pad %46, %c_7, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<1x1x4x3x2xi32>, tensor<i32>) -> tensor<1x1x6x3x2xi32>
    %55 = stablehlo.slice %53 [0:1, 0:1, 0:5:2, 0:3, 0:2] : (tensor<1x1x6x3x2xf32>) -> tensor<1x1x3x3x2xf32>
    %56 = stablehlo.slice %54 [0:1, 0:1, 0:5:2, 0:3, 0:2] : (tensor<1x1x6x3x2xi32>) -> tensor<1x1x3x3x2xi32>
    %57 = stablehlo.add %52, %56 : tensor<1x1x3x3x2xi32>
    %58 = stablehlo.compare GT, %55, %cst_10, FLOAT : (tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xf32>) -> tensor<1x1x3x3x2xi1>
    %59 = stablehlo.compare NE, %55, %55, FLOAT : (tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xf32>) -> tensor<1x1x3x3x2xi1>
    %60 = stablehlo.or %58, %59 : tensor<1x1x3x3x2xi1>
    %61 = stablehlo.select %60, %55, %cst_10 : tensor<1x1x3x3x2xi1>, tensor<1x1x3x3x2xf32>
    %62 = stablehlo.select %60, %57, %51 : tensor<1x1x3x3x2xi1>, tensor<1x1x3x3x2xi32>
    %63 = stablehlo.slice %53 [0:1, 0:1, 1:6:2, 0:3, 0:2] : (tensor<1x1x6x3x2xf32>) -> tensor<1x1x3x3x2xf32>
    %c_15 = stablehlo.constant dense<20> : tensor<1x1x3x3x2xi32>
    %64 = stablehlo.add %52, %c_15 : tensor<1x1x3x3x2xi32>
    %65 = stablehlo.slice %54 [0:1, 0:1, 1:6:2, 0:3, 0:2] : (tensor<1x1x6x3x2xi32>) -> tensor<1x1x3x3x2xi32>
    %66 = stablehlo.add %64, %65 : tensor<1x1x3x3x2xi32>
    %67 = stablehlo.compare GT, %63, %61, FLOAT : (tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xf32>) -> tensor<1x1x3x3x2xi1>
    %68 = stablehlo.compare NE, %63, %63, FLOAT : (tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xf32>) -> tensor<1x1x3x3x2xi1>
    %69 = stablehlo.or %67, %68 : tensor<1x1x3x3x2xi1>
    %70 = stablehlo.select %69, %63, %61 : tensor<1x1x3x3x2xi1>, tensor<1x1x3x3x2xf32>
    %71 = stablehlo.select %69, %66, %62 : tensor<1x1x3x3x2xi1>, tensor<1x1x3x3x2xi32>
    %72 = stablehlo.convert %71 : (tensor<1x1x3x3x2xi32>) -> tensor<1x1x3x3x2xi64>
    return %70, %72 : tensor<1x1x3x3x2xf32>, tensor<1x1x3x3x2xi64>
  }
}

// -----
// max_pool3d_with_indices / scatter: f32[1,3,5,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x3x5x4xf32>) -> (tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<1x3x5x4xf32>
    %c = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [3] : (tensor<4xi32>) -> tensor<1x3x5x4xi32>
    %c_0 = stablehlo.constant dense<[-1, 0, 1, 2]> : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [3] : (tensor<4xi32>) -> tensor<1x3x5x4xi32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.pad %arg0, %cst_1, low = [0, 0, 0, 1], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x3x5x4xf32>, tensor<f32>) -> tensor<1x3x5x6xf32>
    %3 = stablehlo.slice %2 [0:1, 0:3, 0:5, 0:4] : (tensor<1x3x5x6xf32>) -> tensor<1x3x5x4xf32>
    %4 = stablehlo.compare GT, %3, %cst, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %5 = stablehlo.compare NE, %3, %3, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %6 = stablehlo.or %4, %5 : tensor<1x3x5x4xi1>
    %7 = stablehlo.select %6, %3, %cst : tensor<1x3x5x4xi1>, tensor<1x3x5x4xf32>
    %8 = stablehlo.select %6, %1, %0 : tensor<1x3x5x4xi1>, tensor<1x3x5x4xi32>
    %9 = stablehlo.slice %2 [0:1, 0:3, 0:5, 1:5] : (tensor<1x3x5x6xf32>) -> tensor<1x3x5x4xf32>
    %c_2 = stablehlo.constant dense<1> : tensor<1x3x5x4xi32>
    %10 = stablehlo.add %1, %c_2 : tensor<1x3x5x4xi32>
    %11 = stablehlo.compare GT, %9, %7, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %12 = stablehlo.compare NE, %9, %9, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %13 = stablehlo.or %11, %12 : tensor<1x3x5x4xi1>
    %14 = stablehlo.select %13, %9, %7 : tensor<1x3x5x4xi1>, tensor<1x3x5x4xf32>
    %15 = stablehlo.select %13, %10, %8 : tensor<1x3x5x4xi1>, tensor<1x3x5x4xi32>
    %16 = stablehlo.slice %2 [0:1, 0:3, 0:5, 2:6] : (tensor<1x3x5x6xf32>) -> tensor<1x3x5x4xf32>
    %c_3 = stablehlo.constant dense<2> : tensor<1x3x5x4xi32>
    %17 = stablehlo.add %1, %c_3 : tensor<1x3x5x4xi32>
    %18 = stablehlo.compare GT, %16, %14, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %19 = stablehlo.compare NE, %16, %16, FLOAT : (tensor<1x3x5x4xf32>, tensor<1x3x5x4xf32>) -> tensor<1x3x5x4xi1>
    %20 = stablehlo.or %18, %19 : tensor<1x3x5x4xi1>
    %21 = stablehlo.select %20, %16, %14 : tensor<1x3x5x4xi1>, tensor<1x3x5x4xf32>
    %22 = stablehlo.select %20, %17, %15 : tensor<1x3x5x4xi1>, tensor<1x3x5x4xi32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<1x3x4x4xf32>
    %c_5 = stablehlo.constant dense<[0, 0, 4, 8]> : tensor<4xi32>
    %23 = stablehlo.broadcast_in_dim %c_5, dims = [2] : (tensor<4xi32>) -> tensor<1x3x4x4xi32>
    %c_6 = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %24 = stablehlo.broadcast_in_dim %c_6, dims = [3] : (tensor<4xi32>) -> tensor<1x3x4x4xi32>
    %25 = stablehlo.add %23, %24 : tensor<1x3x4x4xi32>
    %c_7 = stablehlo.constant dense<[-4, 0, 4, 8]> : tensor<4xi32>
    %26 = stablehlo.broadcast_in_dim %c_7, dims = [2] : (tensor<4xi32>) -> tensor<1x3x4x4xi32>
    %27 = stablehlo.pad %21, %cst_1, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x3x5x4xf32>, tensor<f32>) -> tensor<1x3x7x4xf32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.pad %22, %c_8, low = [0, 0, 1, 0], high = [0, 0, 1, 0], interior = [0, 0, 0, 0] : (tensor<1x3x5x4xi32>, tensor<i32>) -> tensor<1x3x7x4xi32>
    %29 = stablehlo.slice %27 [0:1, 0:3, 0:4, 0:4] : (tensor<1x3x7x4xf32>) -> tensor<1x3x4x4xf32>
    %30 = stablehlo.slice %28 [0:1, 0:3, 0:4, 0:4] : (tensor<1x3x7x4xi32>) -> tensor<1x3x4x4xi32>
    %31 = stablehlo.add %26, %30 : tensor<1x3x4x4xi32>
    %32 = stablehlo.compare GT, %29, %cst_4, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %33 = stablehlo.compare NE, %29, %29, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %34 = stablehlo.or %32, %33 : tensor<1x3x4x4xi1>
    %35 = stablehlo.select %34, %29, %cst_4 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %36 = stablehlo.select %34, %31, %25 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %37 = stablehlo.slice %27 [0:1, 0:3, 1:5, 0:4] : (tensor<1x3x7x4xf32>) -> tensor<1x3x4x4xf32>
    %c_9 = stablehlo.constant dense<4> : tensor<1x3x4x4xi32>
    %38 = stablehlo.add %26, %c_9 : tensor<1x3x4x4xi32>
    %39 = stablehlo.slice %28 [0:1, 0:3, 1:5, 0:4] : (tensor<1x3x7x4xi32>) -> tensor<1x3x4x4xi32>
    %40 = stablehlo.add %38, %39 : tensor<1x3x4x4xi32>
    %41 = stablehlo.compare GT, %37, %35, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %42 = stablehlo.compare NE, %37, %37, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %43 = stablehlo.or %41, %42 : tensor<1x3x4x4xi1>
    %44 = stablehlo.select %43, %37, %35 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %45 = stablehlo.select %43, %40, %36 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %46 = stablehlo.slice %27 [0:1, 0:3, 2:6, 0:4] : (tensor<1x3x7x4xf32>) -> tensor<1x3x4x4xf32>
    %c_10 = stablehlo.constant dense<8> : tensor<1x3x4x4xi32>
    %47 = stablehlo.add %26, %c_10 : tensor<1x3x4x4xi32>
    %48 = stablehlo.slice %28 [0:1, 0:3, 2:6, 0:4] : (tensor<1x3x7x4xi32>) -> tensor<1x3x4x4xi32>
    %49 = stablehlo.add %47, %48 : tensor<1x3x4x4xi32>
    %50 = stablehlo.compare GT, %46, %44, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %51 = stablehlo.compare NE, %46, %46, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %52 = stablehlo.or %50, %51 : tensor<1x3x4x4xi1>
    %53 = stablehlo.select %52, %46, %44 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %54 = stablehlo.select %52, %49, %45 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %55 = stablehlo.slice %27 [0:1, 0:3, 3:7, 0:4] : (tensor<1x3x7x4xf32>) -> tensor<1x3x4x4xf32>
    %c_11 = stablehlo.constant dense<12> : tensor<1x3x4x4xi32>
    %56 = stablehlo.add %26, %c_11 : tensor<1x3x4x4xi32>
    %57 = stablehlo.slice %28 [0:1, 0:3, 3:7, 0:4] : (tensor<1x3x7x4xi32>) -> tensor<1x3x4x4xi32>
    %58 = stablehlo.add %56, %57 : tensor<1x3x4x4xi32>
    %59 = stablehlo.compare GT, %55, %53, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %60 = stablehlo.compare NE, %55, %55, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %61 = stablehlo.or %59, %60 : tensor<1x3x4x4xi1>
    %62 = stablehlo.select %61, %55, %53 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %63 = stablehlo.select %61, %58, %54 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %c_12 = stablehlo.constant dense<[0, 0, 20]> : tensor<3xi32>
    %64 = stablehlo.broadcast_in_dim %c_12, dims = [1] : (tensor<3xi32>) -> tensor<1x3x4x4xi32>
    %c_13 = stablehlo.constant dense<[0, 0, 4, 8]> : tensor<4xi32>
    %65 = stablehlo.broadcast_in_dim %c_13, dims = [2] : (tensor<4xi32>) -> tensor<1x3x4x4xi32>
    %66 = stablehlo.add %64, %65 : tensor<1x3x4x4xi32>
    %c_14 = stablehlo.constant dense<[0, 0, 1, 2]> : tensor<4xi32>
    %67 = stablehlo.broadcast_in_dim %c_14, dims = [3] : (tensor<4xi32>) -> tensor<1x3x4x4xi32>
    %68 = stablehlo.add %66, %67 : tensor<1x3x4x4xi32>
    %c_15 = stablehlo.constant dense<[-20, 0, 20]> : tensor<3xi32>
    %69 = stablehlo.broadcast_in_dim %c_15, dims = [1] : (tensor<3xi32>) -> tensor<1x3x4x4xi32>
    %70 = stablehlo.pad %62, %cst_1, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x3x4x4xf32>, tensor<f32>) -> tensor<1x5x4x4xf32>
    %71 = stablehlo.pad %63, %c_8, low = [0, 1, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x3x4x4xi32>, tensor<i32>) -> tensor<1x5x4x4xi32>
    %72 = stablehlo.slice %70 [0:1, 0:3, 0:4, 0:4] : (tensor<1x5x4x4xf32>) -> tensor<1x3x4x4xf32>
    %73 = stablehlo.slice %71 [0:1, 0:3, 0:4, 0:4] : (tensor<1x5x4x4xi32>) -> tensor<1x3x4x4xi32>
    %74 = stablehlo.add %69, %73 : tensor<1x3x4x4xi32>
    %75 = stablehlo.compare GT, %72, %cst_4, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %76 = stablehlo.compare NE, %72, %72, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %77 = stablehlo.or %75, %76 : tensor<1x3x4x4xi1>
    %78 = stablehlo.select %77, %72, %cst_4 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %79 = stablehlo.select %77, %74, %68 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %80 = stablehlo.slice %70 [0:1, 1:4, 0:4, 0:4] : (tensor<1x5x4x4xf32>) -> tensor<1x3x4x4xf32>
    %c_16 = stablehlo.constant dense<20> : tensor<1x3x4x4xi32>
    %81 = stablehlo.add %69, %c_16 : tensor<1x3x4x4xi32>
    %82 = stablehlo.slice %71 [0:1, 1:4, 0:4, 0:4] : (tensor<1x5x4x4xi32>) -> tensor<1x3x4x4xi32>
    %83 = stablehlo.add %81, %82 : tensor<1x3x4x4xi32>
    %84 = stablehlo.compare GT, %80, %78, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %85 = stablehlo.compare NE, %80, %80, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %86 = stablehlo.or %84, %85 : tensor<1x3x4x4xi1>
    %87 = stablehlo.select %86, %80, %78 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %88 = stablehlo.select %86, %83, %79 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %89 = stablehlo.slice %70 [0:1, 2:5, 0:4, 0:4] : (tensor<1x5x4x4xf32>) -> tensor<1x3x4x4xf32>
    %c_17 = stablehlo.constant dense<40> : tensor<1x3x4x4xi32>
    %90 = stablehlo.add %69, %c_17 : tensor<1x3x4x4xi32>
    %91 = stablehlo.slice %71 [0:1, 2:5, 0:4, 0:4] : (tensor<1x5x4x4xi32>) -> tensor<1x3x4x4xi32>
    %92 = stablehlo.add %90, %91 : tensor<1x3x4x4xi32>
    %93 = stablehlo.compare GT, %89, %87, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %94 = stablehlo.compare NE, %89, %89, FLOAT : (tensor<1x3x4x4xf32>, tensor<1x3x4x4xf32>) -> tensor<1x3x4x4xi1>
    %95 = stablehlo.or %93, %94 : tensor<1x3x4x4xi1>
    %96 = stablehlo.select %95, %89, %87 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xf32>
    %97 = stablehlo.select %95, %92, %88 : tensor<1x3x4x4xi1>, tensor<1x3x4x4xi32>
    %98 = stablehlo.convert %97 : (tensor<1x3x4x4xi32>) -> tensor<1x3x4x4xi64>
    return %96, %98 : tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>
  }
}

// -----
// avg_pool2d / plain: f32[1,2,4,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x6xf32>) -> tensor<1x2x2x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x4x6xf32>, tensor<f32>) -> tensor<1x2x2x3xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x2x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<1x2x2x3xf32>
    return %1 : tensor<1x2x2x3xf32>
  }
}

// -----
// avg_pool2d / overlap: f32[1,2,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x6xf32>) -> tensor<1x2x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x5x6xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<1x2x3x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<1x2x3x3xf32>
    return %1 : tensor<1x2x3x3xf32>
  }
}

// -----
// avg_pool2d / exclude_pad: f32[1,2,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x6xf32>) -> tensor<1x2x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<1x2x5x6xf32>, tensor<f32>) -> tensor<1x2x3x3xf32>
    %cst_0 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x3xf32>
    %cst_1 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 3.000000e+00]> : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [3] : (tensor<3xf32>) -> tensor<1x2x3x3xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x3x3xf32>
    %4 = stablehlo.divide %0, %3 : tensor<1x2x3x3xf32>
    return %4 : tensor<1x2x3x3xf32>
  }
}

// -----
// avg_pool2d / ceil: f32[1,5,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x5x6xf32>) -> tensor<1x2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 2]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2, 3>, window_strides = array<i64: 1, 3, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %5 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<1x5x6xf32>, tensor<f32>) -> tensor<1x2x4xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<2xf32>) -> tensor<1x2x4xf32>
    %cst_1 = stablehlo.constant dense<[3.000000e+00, 3.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<4xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<4xf32>) -> tensor<1x2x4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x2x4xf32>
    %4 = stablehlo.divide %0, %3 : tensor<1x2x4xf32>
    return %4 : tensor<1x2x4xf32>
  }
}

// -----
// avg_pool2d / divisor: f32[1,1,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x4xf32>) -> tensor<1x1x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1x4x4xf32>, tensor<f32>) -> tensor<1x1x3x3xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<1x1x3x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<1x1x3x3xf32>
    return %1 : tensor<1x1x3x3xf32>
  }
}

// -----
// avg_pool2d / stride_gap: f32[1,1,7,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x7x7xf32>) -> tensor<1x1x2x2xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 3, 3>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1x7x7xf32>, tensor<f32>) -> tensor<1x1x2x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<1x1x2x2xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<1x1x2x2xf32>
    return %1 : tensor<1x1x2x2xf32>
  }
}

// -----
// avg_pool2d / i64: i64[1,1,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x4x4xi64>) -> tensor<1x1x2x2xi64> {
    %c = stablehlo.constant dense<0> : tensor<i64>
    %0 = "stablehlo.reduce_window"(%arg0, %c) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<i64>
      stablehlo.return %2 : tensor<i64>
    }) : (tensor<1x1x4x4xi64>, tensor<i64>) -> tensor<1x1x2x2xi64>
    %c_0 = stablehlo.constant dense<4> : tensor<1x1x2x2xi64>
    %1 = stablehlo.divide %0, %c_0 : tensor<1x1x2x2xi64>
    return %1 : tensor<1x1x2x2xi64>
  }
}

// -----
// avg_pool2d / f16: f16[1,2,4,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x4x4xf16>) -> tensor<1x2x2x2xf16> {
    %0 = stablehlo.convert %arg0 : (tensor<1x2x4x4xf16>) -> tensor<1x2x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<1x2x4x4xf32>, tensor<f32>) -> tensor<1x2x2x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x2x2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<1x2x2x2xf32>
    %3 = stablehlo.convert %2 : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf16>
    return %3 : tensor<1x2x2x2xf16>
  }
}

// -----
// avg_pool2d / channels_last: f32[2,3,4,4] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x4x3xf32>) -> tensor<2x2x2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x4x4x3xf32>) -> tensor<2x3x4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 2, 2>, window_strides = array<i64: 1, 1, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x3x4x4xf32>, tensor<f32>) -> tensor<2x3x2x2xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+00> : tensor<2x3x2x2xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2x3x2x2xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 3, 1] : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x3xf32>
    return %3 : tensor<2x2x2x3xf32>
  }
}

// -----
// avg_pool2d / long_window: f32[1,1,3,20]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x3x20xf32>) -> tensor<1x1x3x12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 9>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x1x3x20xf32>, tensor<f32>) -> tensor<1x1x3x12xf32>
    %cst_0 = stablehlo.constant dense<9.000000e+00> : tensor<1x1x3x12xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<1x1x3x12xf32>
    return %1 : tensor<1x1x3x12xf32>
  }
}

// -----
// avg_pool1d / 1d: f32[2,3,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x7xf32>) -> tensor<2x3x1x4xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 1, 1, 3>, window_strides = array<i64: 1, 1, 1, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) : (tensor<2x3x1x7xf32>, tensor<f32>) -> tensor<2x3x1x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2x3x1x4xf32>
    %2 = stablehlo.divide %1, %cst_0 : tensor<2x3x1x4xf32>
    return %2 : tensor<2x3x1x4xf32>
  }
}

// -----
// avg_pool3d / 3d: f32[1,4,5,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x5x4xf32>) -> tensor<1x3x3x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = "stablehlo.reduce_window"(%arg0, %cst) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 0], [1, 1]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 2>, window_strides = array<i64: 1, 2, 2, 2>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %7 : tensor<f32>
    }) : (tensor<1x4x5x4xf32>, tensor<f32>) -> tensor<1x3x3x3xf32>
    %cst_0 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<3xf32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [1] : (tensor<3xf32>) -> tensor<1x3x3x3xf32>
    %cst_1 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [2] : (tensor<3xf32>) -> tensor<1x3x3x3xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<1x3x3x3xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [3] : (tensor<3xf32>) -> tensor<1x3x3x3xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<1x3x3x3xf32>
    %6 = stablehlo.divide %0, %5 : tensor<1x3x3x3xf32>
    return %6 : tensor<1x3x3x3xf32>
  }
}

// -----
// adaptive_avg_pool2d / ragged: f32[1,2,5,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x7xf32>) -> tensor<1x2x3x4xf32> {
    %c = stablehlo.constant dense<[[0], [1], [3], [5]]> : tensor<4x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1>}> : (tensor<1x2x5x7xf32>, tensor<4x1xi32>) -> tensor<1x2x5x4xf32>
    %c_0 = stablehlo.constant dense<[[1], [2], [4], [6]]> : tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1>}> : (tensor<1x2x5x7xf32>, tensor<4x1xi32>) -> tensor<1x2x5x4xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x2x5x4xf32>
    %c_1 = stablehlo.constant dense<[[1], [3], [5], [6]]> : tensor<4x1xi32>
    %3 = "stablehlo.gather"(%arg0, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1>}> : (tensor<1x2x5x7xf32>, tensor<4x1xi32>) -> tensor<1x2x5x4xf32>
    %c_2 = stablehlo.constant dense<[false, true, true, false]> : tensor<4xi1>
    %4 = stablehlo.broadcast_in_dim %c_2, dims = [3] : (tensor<4xi1>) -> tensor<1x2x5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x5x4xf32>
    %5 = stablehlo.select %4, %3, %cst : tensor<1x2x5x4xi1>, tensor<1x2x5x4xf32>
    %6 = stablehlo.add %2, %5 : tensor<1x2x5x4xf32>
    %c_3 = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %7 = "stablehlo.gather"(%6, %c_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x5x4xf32>, tensor<3x1xi32>) -> tensor<1x2x3x4xf32>
    %c_4 = stablehlo.constant dense<[[1], [2], [4]]> : tensor<3x1xi32>
    %8 = "stablehlo.gather"(%6, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x5x4xf32>, tensor<3x1xi32>) -> tensor<1x2x3x4xf32>
    %9 = stablehlo.add %7, %8 : tensor<1x2x3x4xf32>
    %c_5 = stablehlo.constant dense<[[1], [3], [4]]> : tensor<3x1xi32>
    %10 = "stablehlo.gather"(%6, %c_5) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x5x4xf32>, tensor<3x1xi32>) -> tensor<1x2x3x4xf32>
    %c_6 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %11 = stablehlo.broadcast_in_dim %c_6, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3x4xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x4xf32>
    %12 = stablehlo.select %11, %10, %cst_7 : tensor<1x2x3x4xi1>, tensor<1x2x3x4xf32>
    %13 = stablehlo.add %9, %12 : tensor<1x2x3x4xf32>
    %cst_8 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %cst_8, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x4xf32>
    %15 = stablehlo.divide %13, %14 : tensor<1x2x3x4xf32>
    %cst_9 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<4xf32>
    %16 = stablehlo.broadcast_in_dim %cst_9, dims = [3] : (tensor<4xf32>) -> tensor<1x2x3x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<1x2x3x4xf32>
    return %17 : tensor<1x2x3x4xf32>
  }
}

// -----
// adaptive_avg_pool2d / whole: f32[2,3,4,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4x6xf32>) -> tensor<2x3x2x3xf32> {
    %0 = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 0:5:2] : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x3xf32>
    %1 = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 1:6:2] : (tensor<2x3x4x6xf32>) -> tensor<2x3x4x3xf32>
    %2 = stablehlo.add %0, %1 : tensor<2x3x4x3xf32>
    %3 = stablehlo.slice %2 [0:2, 0:3, 0:3:2, 0:3] : (tensor<2x3x4x3xf32>) -> tensor<2x3x2x3xf32>
    %4 = stablehlo.slice %2 [0:2, 0:3, 1:4:2, 0:3] : (tensor<2x3x4x3xf32>) -> tensor<2x3x2x3xf32>
    %5 = stablehlo.add %3, %4 : tensor<2x3x2x3xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x3x2x3xf32>
    %6 = stablehlo.divide %5, %cst : tensor<2x3x2x3xf32>
    %7 = stablehlo.divide %6, %cst : tensor<2x3x2x3xf32>
    return %7 : tensor<2x3x2x3xf32>
  }
}

// -----
// adaptive_avg_pool2d / one: f32[2,3,4,6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4x6xf32>) -> tensor<2x3x1x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2, 3] : (tensor<2x3x4x6xf32>, tensor<f32>) -> tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<2.400000e+01> : tensor<2x3xf32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<2x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3xf32>) -> tensor<2x3x1x1xf32>
    return %2 : tensor<2x3x1x1xf32>
  }
}

// -----
// adaptive_avg_pool2d / enlarge: f32[3,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x3xf32>) -> tensor<3x4x5xf32> {
    %c = stablehlo.constant dense<[[0], [0], [1], [1], [2]]> : tensor<5x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 1>}> : (tensor<3x2x3xf32>, tensor<5x1xi32>) -> tensor<3x2x5xf32>
    %c_0 = stablehlo.constant dense<[[0], [1], [1], [2], [2]]> : tensor<5x1xi32>
    %1 = "stablehlo.gather"(%arg0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 3, 2, 1>}> : (tensor<3x2x3xf32>, tensor<5x1xi32>) -> tensor<3x2x5xf32>
    %c_1 = stablehlo.constant dense<[false, true, false, true, false]> : tensor<5xi1>
    %2 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<5xi1>) -> tensor<3x2x5xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<3x2x5xf32>
    %3 = stablehlo.select %2, %1, %cst : tensor<3x2x5xi1>, tensor<3x2x5xf32>
    %4 = stablehlo.add %0, %3 : tensor<3x2x5xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 3] : (tensor<3x2x5xf32>) -> tensor<3x2x2x5xf32>
    %6 = stablehlo.reshape %5 : (tensor<3x2x2x5xf32>) -> tensor<3x4x5xf32>
    %cst_2 = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 1.000000e+00, 2.000000e+00, 1.000000e+00]> : tensor<5xf32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [2] : (tensor<5xf32>) -> tensor<3x4x5xf32>
    %8 = stablehlo.divide %6, %7 : tensor<3x4x5xf32>
    return %8 : tensor<3x4x5xf32>
  }
}

// -----
// adaptive_avg_pool2d / bf16: bf16[1,2,5,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x7xbf16>) -> tensor<1x2x3x7xbf16> {
    %0 = stablehlo.convert %arg0 : (tensor<1x2x5x7xbf16>) -> tensor<1x2x5x7xf32>
    %c = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 7>}> : (tensor<1x2x5x7xf32>, tensor<3x1xi32>) -> tensor<1x2x3x7xf32>
    %c_0 = stablehlo.constant dense<[[1], [2], [4]]> : tensor<3x1xi32>
    %2 = "stablehlo.gather"(%0, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 7>}> : (tensor<1x2x5x7xf32>, tensor<3x1xi32>) -> tensor<1x2x3x7xf32>
    %3 = stablehlo.add %1, %2 : tensor<1x2x3x7xf32>
    %c_1 = stablehlo.constant dense<[[1], [3], [4]]> : tensor<3x1xi32>
    %4 = "stablehlo.gather"(%0, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 7>}> : (tensor<1x2x5x7xf32>, tensor<3x1xi32>) -> tensor<1x2x3x7xf32>
    %c_2 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [2] : (tensor<3xi1>) -> tensor<1x2x3x7xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x7xf32>
    %6 = stablehlo.select %5, %4, %cst : tensor<1x2x3x7xi1>, tensor<1x2x3x7xf32>
    %7 = stablehlo.add %3, %6 : tensor<1x2x3x7xf32>
    %cst_3 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [2] : (tensor<3xf32>) -> tensor<1x2x3x7xf32>
    %9 = stablehlo.divide %7, %8 : tensor<1x2x3x7xf32>
    %10 = stablehlo.convert %9 : (tensor<1x2x3x7xf32>) -> tensor<1x2x3x7xbf16>
    return %10 : tensor<1x2x3x7xbf16>
  }
}

// -----
// adaptive_avg_pool2d / channels_last: f32[2,3,5,4] view
module @tpu_compile {
  func.func @main(%arg0: tensor<2x5x4x3xf32>) -> tensor<2x2x2x3xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<2x5x4x3xf32>) -> tensor<2x3x5x4xf32>
    %1 = stablehlo.slice %0 [0:2, 0:3, 0:5, 0:3:2] : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2xf32>
    %2 = stablehlo.slice %0 [0:2, 0:3, 0:5, 1:4:2] : (tensor<2x3x5x4xf32>) -> tensor<2x3x5x2xf32>
    %3 = stablehlo.add %1, %2 : tensor<2x3x5x2xf32>
    %4 = stablehlo.slice %3 [0:2, 0:3, 0:3:2, 0:2] : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
    %5 = stablehlo.slice %3 [0:2, 0:3, 1:4:2, 0:2] : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
    %6 = stablehlo.add %4, %5 : tensor<2x3x2x2xf32>
    %7 = stablehlo.slice %3 [0:2, 0:3, 2:5:2, 0:2] : (tensor<2x3x5x2xf32>) -> tensor<2x3x2x2xf32>
    %8 = stablehlo.add %6, %7 : tensor<2x3x2x2xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x3x2x2xf32>
    %9 = stablehlo.divide %8, %cst : tensor<2x3x2x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x3x2x2xf32>
    %10 = stablehlo.divide %9, %cst_0 : tensor<2x3x2x2xf32>
    %11 = stablehlo.transpose %10, dims = [0, 2, 3, 1] : (tensor<2x3x2x2xf32>) -> tensor<2x2x2x3xf32>
    return %11 : tensor<2x2x2x3xf32>
  }
}

// -----
// adaptive_avg_pool1d / ragged: f32[2,3,20]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x20xf32>) -> tensor<2x3x1x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x20xf32>) -> tensor<2x3x1x20xf32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x1x20xf32>) -> tensor<2x3x1x2x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [4] : (tensor<2x3x1x2x10xf32>, tensor<f32>) -> tensor<2x3x1x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+01> : tensor<2x3x1x2xf32>
    %3 = stablehlo.divide %2, %cst_0 : tensor<2x3x1x2xf32>
    return %3 : tensor<2x3x1x2xf32>
  }
}

// -----
// adaptive_avg_pool3d / ragged: f32[1,2,3,5,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x5x4xf32>) -> tensor<1x2x2x3x2xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:5, 0:3:2] : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x2xf32>
    %1 = stablehlo.slice %arg0 [0:1, 0:2, 0:3, 0:5, 1:4:2] : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x2xf32>
    %2 = stablehlo.add %0, %1 : tensor<1x2x3x5x2xf32>
    %c = stablehlo.constant dense<[[0], [1], [3]]> : tensor<3x1xi32>
    %3 = "stablehlo.gather"(%2, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1, 2>}> : (tensor<1x2x3x5x2xf32>, tensor<3x1xi32>) -> tensor<1x2x3x3x2xf32>
    %c_0 = stablehlo.constant dense<[[1], [2], [4]]> : tensor<3x1xi32>
    %4 = "stablehlo.gather"(%2, %c_0) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1, 2>}> : (tensor<1x2x3x5x2xf32>, tensor<3x1xi32>) -> tensor<1x2x3x3x2xf32>
    %5 = stablehlo.add %3, %4 : tensor<1x2x3x3x2xf32>
    %c_1 = stablehlo.constant dense<[[1], [3], [4]]> : tensor<3x1xi32>
    %6 = "stablehlo.gather"(%2, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1, 2>}> : (tensor<1x2x3x5x2xf32>, tensor<3x1xi32>) -> tensor<1x2x3x3x2xf32>
    %c_2 = stablehlo.constant dense<[false, true, false]> : tensor<3xi1>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [3] : (tensor<3xi1>) -> tensor<1x2x3x3x2xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x3x3x2xf32>
    %8 = stablehlo.select %7, %6, %cst : tensor<1x2x3x3x2xi1>, tensor<1x2x3x3x2xf32>
    %9 = stablehlo.add %5, %8 : tensor<1x2x3x3x2xf32>
    %10 = stablehlo.slice %9 [0:1, 0:2, 0:2, 0:3, 0:2] : (tensor<1x2x3x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %11 = stablehlo.slice %9 [0:1, 0:2, 1:3, 0:3, 0:2] : (tensor<1x2x3x3x2xf32>) -> tensor<1x2x2x3x2xf32>
    %12 = stablehlo.add %10, %11 : tensor<1x2x2x3x2xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x2x3x2xf32>
    %13 = stablehlo.divide %12, %cst_3 : tensor<1x2x2x3x2xf32>
    %cst_4 = stablehlo.constant dense<[2.000000e+00, 3.000000e+00, 2.000000e+00]> : tensor<3xf32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [3] : (tensor<3xf32>) -> tensor<1x2x2x3x2xf32>
    %15 = stablehlo.divide %13, %14 : tensor<1x2x2x3x2xf32>
    %16 = stablehlo.divide %15, %cst_3 : tensor<1x2x2x3x2xf32>
    return %16 : tensor<1x2x2x3x2xf32>
  }
}

// -----
// adaptive_max_pool2d / ragged: f32[1,2,5,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x7xf32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3x4xi64>) {
    %c = stablehlo.constant dense<[[0], [1], [1], [1], [2], [3], [3], [4], [5], [5], [6], [6]]> : tensor<12x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 5, 1>}> : (tensor<1x2x5x7xf32>, tensor<12x1xi32>) -> tensor<1x2x5x12xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x5x12xf32>) -> tensor<1x2x5x4x3xf32>
    %c_0 = stablehlo.constant dense<[[0, 1, 1], [1, 2, 3], [3, 4, 5], [5, 6, 6]]> : tensor<4x3xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [3, 4] : (tensor<4x3xi32>) -> tensor<1x2x5x4x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3:2 = stablehlo.reduce(%1 init: %cst), (%2 init: %c_1) across dimensions = [4] : (tensor<1x2x5x4x3xf32>, tensor<1x2x5x4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x5x4xf32>, tensor<1x2x5x4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %12 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = stablehlo.and %13, %14 : tensor<i1>
      %16 = stablehlo.or %12, %15 : tensor<i1>
      %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.not %17 : tensor<i1>
      %20 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.or %19, %20 : tensor<i1>
      %22 = stablehlo.and %18, %21 : tensor<i1>
      %23 = stablehlo.or %16, %22 : tensor<i1>
      %24 = stablehlo.select %23, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %25 = stablehlo.select %23, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %24, %25 : tensor<f32>, tensor<i32>
    }
    %c_2 = stablehlo.constant dense<[[0], [1], [1], [1], [2], [3], [3], [4], [4]]> : tensor<9x1xi32>
    %4 = "stablehlo.gather"(%3#0, %c_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x5x4xf32>, tensor<9x1xi32>) -> tensor<1x2x9x4xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x2x9x4xf32>) -> tensor<1x2x3x3x4xf32>
    %c_3 = stablehlo.constant dense<[[0, 7, 7], [7, 14, 21], [21, 28, 28]]> : tensor<3x3xi32>
    %6 = stablehlo.broadcast_in_dim %c_3, dims = [2, 3] : (tensor<3x3xi32>) -> tensor<1x2x3x3x4xi32>
    %c_4 = stablehlo.constant dense<[[0], [1], [1], [1], [2], [3], [3], [4], [4]]> : tensor<9x1xi32>
    %7 = "stablehlo.gather"(%3#1, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 4>}> : (tensor<1x2x5x4xi32>, tensor<9x1xi32>) -> tensor<1x2x9x4xi32>
    %8 = stablehlo.reshape %7 : (tensor<1x2x9x4xi32>) -> tensor<1x2x3x3x4xi32>
    %9 = stablehlo.add %6, %8 : tensor<1x2x3x3x4xi32>
    %10:2 = stablehlo.reduce(%5 init: %cst), (%9 init: %c_1) across dimensions = [3] : (tensor<1x2x3x3x4xf32>, tensor<1x2x3x3x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3x4xf32>, tensor<1x2x3x4xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %12 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %15 = stablehlo.and %13, %14 : tensor<i1>
      %16 = stablehlo.or %12, %15 : tensor<i1>
      %17 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.not %17 : tensor<i1>
      %20 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.or %19, %20 : tensor<i1>
      %22 = stablehlo.and %18, %21 : tensor<i1>
      %23 = stablehlo.or %16, %22 : tensor<i1>
      %24 = stablehlo.select %23, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %25 = stablehlo.select %23, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %24, %25 : tensor<f32>, tensor<i32>
    }
    %11 = stablehlo.convert %10#1 : (tensor<1x2x3x4xi32>) -> tensor<1x2x3x4xi64>
    return %10#0, %11 : tensor<1x2x3x4xf32>, tensor<1x2x3x4xi64>
  }
}

// -----
// adaptive_max_pool2d / one: f32[2,3,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x1x1xf32>, tensor<2x1x1xi64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x4xf32>) -> tensor<2x3x1x4xf32>
    %c = stablehlo.constant dense<[[0, 1, 2, 3]]> : tensor<1x4xi32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [2, 3] : (tensor<1x4xi32>) -> tensor<2x3x1x4xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2:2 = stablehlo.reduce(%0 init: %cst), (%1 init: %c_0) across dimensions = [3] : (tensor<2x3x1x4xf32>, tensor<2x3x1x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x1xf32>, tensor<2x3x1xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %9 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.and %10, %11 : tensor<i1>
      %13 = stablehlo.or %9, %12 : tensor<i1>
      %14 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.not %14 : tensor<i1>
      %17 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %18 = stablehlo.or %16, %17 : tensor<i1>
      %19 = stablehlo.and %15, %18 : tensor<i1>
      %20 = stablehlo.or %13, %19 : tensor<i1>
      %21 = stablehlo.select %20, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %22 = stablehlo.select %20, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %21, %22 : tensor<f32>, tensor<i32>
    }
    %3 = stablehlo.reshape %2#0 : (tensor<2x3x1xf32>) -> tensor<2x1x3x1xf32>
    %c_1 = stablehlo.constant dense<[[0, 4, 8]]> : tensor<1x3xi32>
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [1, 2] : (tensor<1x3xi32>) -> tensor<2x1x3x1xi32>
    %5 = stablehlo.reshape %2#1 : (tensor<2x3x1xi32>) -> tensor<2x1x3x1xi32>
    %6 = stablehlo.add %4, %5 : tensor<2x1x3x1xi32>
    %7:2 = stablehlo.reduce(%3 init: %cst), (%6 init: %c_0) across dimensions = [2] : (tensor<2x1x3x1xf32>, tensor<2x1x3x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x1x1xf32>, tensor<2x1x1xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %9 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %12 = stablehlo.and %10, %11 : tensor<i1>
      %13 = stablehlo.or %9, %12 : tensor<i1>
      %14 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.not %14 : tensor<i1>
      %17 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %18 = stablehlo.or %16, %17 : tensor<i1>
      %19 = stablehlo.and %15, %18 : tensor<i1>
      %20 = stablehlo.or %13, %19 : tensor<i1>
      %21 = stablehlo.select %20, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %22 = stablehlo.select %20, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %21, %22 : tensor<f32>, tensor<i32>
    }
    %8 = stablehlo.convert %7#1 : (tensor<2x1x1xi32>) -> tensor<2x1x1xi64>
    return %7#0, %8 : tensor<2x1x1xf32>, tensor<2x1x1xi64>
  }
}

// -----
// adaptive_max_pool2d / nan_ties: f32[1,4,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x4x3xf32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xi64>) {
    %c = stablehlo.constant dense<[[0], [1], [1], [2]]> : tensor<4x1xi32>
    %0 = "stablehlo.gather"(%arg0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<1x4x3xf32>, tensor<4x1xi32>) -> tensor<1x4x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4xf32>) -> tensor<1x4x2x2xf32>
    %c_0 = stablehlo.constant dense<[[0, 1], [1, 2]]> : tensor<2x2xi32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [2, 3] : (tensor<2x2xi32>) -> tensor<1x4x2x2xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3:2 = stablehlo.reduce(%1 init: %cst), (%2 init: %c_1) across dimensions = [3] : (tensor<1x4x2x2xf32>, tensor<1x4x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x4x2xf32>, tensor<1x4x2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %10 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %13 = stablehlo.and %11, %12 : tensor<i1>
      %14 = stablehlo.or %10, %13 : tensor<i1>
      %15 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = stablehlo.not %15 : tensor<i1>
      %18 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %19 = stablehlo.or %17, %18 : tensor<i1>
      %20 = stablehlo.and %16, %19 : tensor<i1>
      %21 = stablehlo.or %14, %20 : tensor<i1>
      %22 = stablehlo.select %21, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %23 = stablehlo.select %21, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %22, %23 : tensor<f32>, tensor<i32>
    }
    %4 = stablehlo.reshape %3#0 : (tensor<1x4x2xf32>) -> tensor<1x2x2x2xf32>
    %c_2 = stablehlo.constant dense<[[0, 3], [6, 9]]> : tensor<2x2xi32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [1, 2] : (tensor<2x2xi32>) -> tensor<1x2x2x2xi32>
    %6 = stablehlo.reshape %3#1 : (tensor<1x4x2xi32>) -> tensor<1x2x2x2xi32>
    %7 = stablehlo.add %5, %6 : tensor<1x2x2x2xi32>
    %8:2 = stablehlo.reduce(%4 init: %cst), (%7 init: %c_1) across dimensions = [2] : (tensor<1x2x2x2xf32>, tensor<1x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x2xf32>, tensor<1x2x2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %10 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %13 = stablehlo.and %11, %12 : tensor<i1>
      %14 = stablehlo.or %10, %13 : tensor<i1>
      %15 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %16 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = stablehlo.not %15 : tensor<i1>
      %18 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %19 = stablehlo.or %17, %18 : tensor<i1>
      %20 = stablehlo.and %16, %19 : tensor<i1>
      %21 = stablehlo.or %14, %20 : tensor<i1>
      %22 = stablehlo.select %21, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %23 = stablehlo.select %21, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %22, %23 : tensor<f32>, tensor<i32>
    }
    %9 = stablehlo.convert %8#1 : (tensor<1x2x2xi32>) -> tensor<1x2x2xi64>
    return %8#0, %9 : tensor<1x2x2xf32>, tensor<1x2x2xi64>
  }
}

// -----
// adaptive_max_pool1d / values: f32[2,3,7]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x3x7xf32>) -> tensor<2x3x1x3xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<2x3x7xf32>) -> tensor<2x3x1x7xf32>
    %c = stablehlo.constant dense<[[0], [1], [2], [2], [3], [4], [4], [5], [6]]> : tensor<9x1xi32>
    %1 = "stablehlo.gather"(%0, %c) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 2, 3, 1, 1>}> : (tensor<2x3x1x7xf32>, tensor<9x1xi32>) -> tensor<2x3x1x9xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x3x1x9xf32>) -> tensor<2x3x1x3x3xf32>
    %c_0 = stablehlo.constant dense<[[0, 1, 2], [2, 3, 4], [4, 5, 6]]> : tensor<3x3xi32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [3, 4] : (tensor<3x3xi32>) -> tensor<2x3x1x3x3xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %4:2 = stablehlo.reduce(%2 init: %cst), (%3 init: %c_1) across dimensions = [4] : (tensor<2x3x1x3x3xf32>, tensor<2x3x1x3x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x1x3xf32>, tensor<2x3x1x3xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %11 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %14 = stablehlo.and %12, %13 : tensor<i1>
      %15 = stablehlo.or %11, %14 : tensor<i1>
      %16 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.not %16 : tensor<i1>
      %19 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.or %18, %19 : tensor<i1>
      %21 = stablehlo.and %17, %20 : tensor<i1>
      %22 = stablehlo.or %15, %21 : tensor<i1>
      %23 = stablehlo.select %22, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %24 = stablehlo.select %22, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %23, %24 : tensor<f32>, tensor<i32>
    }
    %5 = stablehlo.reshape %4#0 : (tensor<2x3x1x3xf32>) -> tensor<2x3x1x1x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<1x1xi32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [2, 3] : (tensor<1x1xi32>) -> tensor<2x3x1x1x3xi32>
    %7 = stablehlo.reshape %4#1 : (tensor<2x3x1x3xi32>) -> tensor<2x3x1x1x3xi32>
    %8 = stablehlo.add %6, %7 : tensor<2x3x1x1x3xi32>
    %9:2 = stablehlo.reduce(%5 init: %cst), (%8 init: %c_1) across dimensions = [3] : (tensor<2x3x1x1x3xf32>, tensor<2x3x1x1x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x3x1x3xf32>, tensor<2x3x1x3xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %11 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %13 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %14 = stablehlo.and %12, %13 : tensor<i1>
      %15 = stablehlo.or %11, %14 : tensor<i1>
      %16 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = stablehlo.not %16 : tensor<i1>
      %19 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %20 = stablehlo.or %18, %19 : tensor<i1>
      %21 = stablehlo.and %17, %20 : tensor<i1>
      %22 = stablehlo.or %15, %21 : tensor<i1>
      %23 = stablehlo.select %22, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %24 = stablehlo.select %22, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %23, %24 : tensor<f32>, tensor<i32>
    }
    %10 = stablehlo.convert %9#1 : (tensor<2x3x1x3xi32>) -> tensor<2x3x1x3xi64>
    return %9#0 : tensor<2x3x1x3xf32>
  }
}

// -----
// adaptive_max_pool3d / ragged: f32[1,2,3,5,4]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3x5x4xf32>) -> (tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xi64>) {
    %0 = stablehlo.reshape %arg0 : (tensor<1x2x3x5x4xf32>) -> tensor<1x2x3x5x2x2xf32>
    %c = stablehlo.constant dense<[[0, 1], [2, 3]]> : tensor<2x2xi32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [4, 5] : (tensor<2x2xi32>) -> tensor<1x2x3x5x2x2xi32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_0 = stablehlo.constant dense<2147483647> : tensor<i32>
    %2:2 = stablehlo.reduce(%0 init: %cst), (%1 init: %c_0) across dimensions = [5] : (tensor<1x2x3x5x2x2xf32>, tensor<1x2x3x5x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3x5x2xf32>, tensor<1x2x3x5x2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %18 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.and %19, %20 : tensor<i1>
      %22 = stablehlo.or %18, %21 : tensor<i1>
      %23 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.not %23 : tensor<i1>
      %26 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %27 = stablehlo.or %25, %26 : tensor<i1>
      %28 = stablehlo.and %24, %27 : tensor<i1>
      %29 = stablehlo.or %22, %28 : tensor<i1>
      %30 = stablehlo.select %29, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %31 = stablehlo.select %29, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %30, %31 : tensor<f32>, tensor<i32>
    }
    %c_1 = stablehlo.constant dense<[[0], [1], [1], [1], [2], [3], [3], [4], [4]]> : tensor<9x1xi32>
    %3 = "stablehlo.gather"(%2#0, %c_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1, 2>}> : (tensor<1x2x3x5x2xf32>, tensor<9x1xi32>) -> tensor<1x2x3x9x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x3x9x2xf32>) -> tensor<1x2x3x3x3x2xf32>
    %c_2 = stablehlo.constant dense<[[0, 4, 4], [4, 8, 12], [12, 16, 16]]> : tensor<3x3xi32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [3, 4] : (tensor<3x3xi32>) -> tensor<1x2x3x3x3x2xi32>
    %c_3 = stablehlo.constant dense<[[0], [1], [1], [1], [2], [3], [3], [4], [4]]> : tensor<9x1xi32>
    %6 = "stablehlo.gather"(%2#1, %c_3) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 4], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 3, 1, 2>}> : (tensor<1x2x3x5x2xi32>, tensor<9x1xi32>) -> tensor<1x2x3x9x2xi32>
    %7 = stablehlo.reshape %6 : (tensor<1x2x3x9x2xi32>) -> tensor<1x2x3x3x3x2xi32>
    %8 = stablehlo.add %5, %7 : tensor<1x2x3x3x3x2xi32>
    %9:2 = stablehlo.reduce(%4 init: %cst), (%8 init: %c_0) across dimensions = [4] : (tensor<1x2x3x3x3x2xf32>, tensor<1x2x3x3x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3x3x2xf32>, tensor<1x2x3x3x2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %18 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.and %19, %20 : tensor<i1>
      %22 = stablehlo.or %18, %21 : tensor<i1>
      %23 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.not %23 : tensor<i1>
      %26 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %27 = stablehlo.or %25, %26 : tensor<i1>
      %28 = stablehlo.and %24, %27 : tensor<i1>
      %29 = stablehlo.or %22, %28 : tensor<i1>
      %30 = stablehlo.select %29, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %31 = stablehlo.select %29, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %30, %31 : tensor<f32>, tensor<i32>
    }
    %c_4 = stablehlo.constant dense<[[0], [1], [1], [2]]> : tensor<4x1xi32>
    %10 = "stablehlo.gather"(%9#0, %c_4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3, 2>}> : (tensor<1x2x3x3x2xf32>, tensor<4x1xi32>) -> tensor<1x2x4x3x2xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x2x4x3x2xf32>) -> tensor<1x2x2x2x3x2xf32>
    %c_5 = stablehlo.constant dense<[[0, 20], [20, 40]]> : tensor<2x2xi32>
    %12 = stablehlo.broadcast_in_dim %c_5, dims = [2, 3] : (tensor<2x2xi32>) -> tensor<1x2x2x2x3x2xi32>
    %c_6 = stablehlo.constant dense<[[0], [1], [1], [2]]> : tensor<4x1xi32>
    %13 = "stablehlo.gather"(%9#1, %c_6) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 3, 2>}> : (tensor<1x2x3x3x2xi32>, tensor<4x1xi32>) -> tensor<1x2x4x3x2xi32>
    %14 = stablehlo.reshape %13 : (tensor<1x2x4x3x2xi32>) -> tensor<1x2x2x2x3x2xi32>
    %15 = stablehlo.add %12, %14 : tensor<1x2x2x2x3x2xi32>
    %16:2 = stablehlo.reduce(%11 init: %cst), (%15 init: %c_0) across dimensions = [3] : (tensor<1x2x2x2x3x2xf32>, tensor<1x2x2x2x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xi32>)
     reducer(%arg1: tensor<f32>, %arg3: tensor<f32>) (%arg2: tensor<i32>, %arg4: tensor<i32>)  {
      %18 = stablehlo.compare GT, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = stablehlo.compare EQ, %arg3, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = stablehlo.compare LT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %21 = stablehlo.and %19, %20 : tensor<i1>
      %22 = stablehlo.or %18, %21 : tensor<i1>
      %23 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = stablehlo.compare NE, %arg3, %arg3, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = stablehlo.not %23 : tensor<i1>
      %26 = stablehlo.compare GT, %arg4, %arg2, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %27 = stablehlo.or %25, %26 : tensor<i1>
      %28 = stablehlo.and %24, %27 : tensor<i1>
      %29 = stablehlo.or %22, %28 : tensor<i1>
      %30 = stablehlo.select %29, %arg3, %arg1 : tensor<i1>, tensor<f32>
      %31 = stablehlo.select %29, %arg4, %arg2 : tensor<i1>, tensor<i32>
      stablehlo.return %30, %31 : tensor<f32>, tensor<i32>
    }
    %17 = stablehlo.convert %16#1 : (tensor<1x2x2x3x2xi32>) -> tensor<1x2x2x3x2xi64>
    return %16#0, %17 : tensor<1x2x2x3x2xf32>, tensor<1x2x2x3x2xi64>
  }
}

// -----
// fractional_2d / overlap: f32[2,2,6,7], f32[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x6x7xf32>, %arg1: tensor<2x2x2xf32>) -> (tensor<2x2x3x4xf32>, tensor<2x2x3x4xi64>) {
    %0 = stablehlo.reshape %arg1 : (tensor<2x2x2xf32>) -> tensor<4x2xf32>
    %1 = stablehlo.slice %0 [0:4, 0:1] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x1xf32>) -> tensor<2x2x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x4xf32>
    %cst = stablehlo.constant dense<4.000000e+00> : tensor<2x2x4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<2x2x4xf32>
    %4 = stablehlo.divide %cst, %cst_0 : tensor<2x2x4xf32>
    %5 = stablehlo.iota dim = 2 : tensor<2x2x4xf32>
    %6 = stablehlo.multiply %3, %4 : tensor<2x2x4xf32>
    %7 = stablehlo.abs %6 : tensor<2x2x4xf32>
    %cst_1 = stablehlo.constant dense<2.14748365E+9> : tensor<2x2x4xf32>
    %8 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %9 = stablehlo.convert %6 : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2x2x4xi32>
    %10 = stablehlo.select %8, %9, %c : tensor<2x2x4xi1>, tensor<2x2x4xi32>
    %11 = stablehlo.add %5, %3 : tensor<2x2x4xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<2x2x4xf32>
    %13 = stablehlo.abs %12 : tensor<2x2x4xf32>
    %14 = stablehlo.compare LT, %13, %cst_1, FLOAT : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %15 = stablehlo.convert %12 : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %16 = stablehlo.select %14, %15, %c : tensor<2x2x4xi1>, tensor<2x2x4xi32>
    %17 = stablehlo.subtract %16, %10 : tensor<2x2x4xi32>
    %18 = stablehlo.iota dim = 2 : tensor<2x2x4xi32>
    %c_2 = stablehlo.constant dense<3> : tensor<2x2x4xi32>
    %19 = stablehlo.compare EQ, %18, %c_2, SIGNED : (tensor<2x2x4xi32>, tensor<2x2x4xi32>) -> tensor<2x2x4xi1>
    %c_3 = stablehlo.constant dense<4> : tensor<2x2x4xi32>
    %20 = stablehlo.select %19, %c_3, %17 : tensor<2x2x4xi1>, tensor<2x2x4xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2x2x4xi32>) -> tensor<2x2x4x3xi32>
    %22 = stablehlo.iota dim = 3 : tensor<2x2x4x3xi32>
    %23 = stablehlo.add %21, %22 : tensor<2x2x4x3xi32>
    %24 = stablehlo.reshape %23 : (tensor<2x2x4x3xi32>) -> tensor<2x2x4x3x1xi32>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 6, 1>}> : (tensor<2x2x6x7xf32>, tensor<2x2x4x3x1xi32>) -> tensor<2x2x6x4x3xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 3, 4] : (tensor<2x2x4x3xi32>) -> tensor<2x2x6x4x3xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<2x2x6x4x3xi32>
    %27 = stablehlo.multiply %26, %c_4 : tensor<2x2x6x4x3xi32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
    %28:2 = stablehlo.reduce(%25 init: %cst_5), (%27 init: %c_6) across dimensions = [4] : (tensor<2x2x6x4x3xf32>, tensor<2x2x6x4x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2x6x4xf32>, tensor<2x2x6x4xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %61 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %62 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %63 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %64 = stablehlo.and %62, %63 : tensor<i1>
      %65 = stablehlo.or %61, %64 : tensor<i1>
      %66 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %67 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %68 = stablehlo.not %66 : tensor<i1>
      %69 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %70 = stablehlo.or %68, %69 : tensor<i1>
      %71 = stablehlo.and %67, %70 : tensor<i1>
      %72 = stablehlo.or %65, %71 : tensor<i1>
      %73 = stablehlo.select %72, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %74 = stablehlo.select %72, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %73, %74 : tensor<f32>, tensor<i32>
    }
    %29 = stablehlo.slice %0 [0:4, 1:2] : (tensor<4x2xf32>) -> tensor<4x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<4x1xf32>) -> tensor<2x2x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2x2x1xf32>) -> tensor<2x2x3xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<2x2x3xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<2x2x3xf32>
    %32 = stablehlo.divide %cst_7, %cst_8 : tensor<2x2x3xf32>
    %33 = stablehlo.iota dim = 2 : tensor<2x2x3xf32>
    %34 = stablehlo.multiply %31, %32 : tensor<2x2x3xf32>
    %35 = stablehlo.abs %34 : tensor<2x2x3xf32>
    %cst_9 = stablehlo.constant dense<2.14748365E+9> : tensor<2x2x3xf32>
    %36 = stablehlo.compare LT, %35, %cst_9, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
    %37 = stablehlo.convert %34 : (tensor<2x2x3xf32>) -> tensor<2x2x3xi32>
    %c_10 = stablehlo.constant dense<-2147483648> : tensor<2x2x3xi32>
    %38 = stablehlo.select %36, %37, %c_10 : tensor<2x2x3xi1>, tensor<2x2x3xi32>
    %39 = stablehlo.add %33, %31 : tensor<2x2x3xf32>
    %40 = stablehlo.multiply %39, %32 : tensor<2x2x3xf32>
    %41 = stablehlo.abs %40 : tensor<2x2x3xf32>
    %42 = stablehlo.compare LT, %41, %cst_9, FLOAT : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xi1>
    %43 = stablehlo.convert %40 : (tensor<2x2x3xf32>) -> tensor<2x2x3xi32>
    %44 = stablehlo.select %42, %43, %c_10 : tensor<2x2x3xi1>, tensor<2x2x3xi32>
    %45 = stablehlo.subtract %44, %38 : tensor<2x2x3xi32>
    %46 = stablehlo.iota dim = 2 : tensor<2x2x3xi32>
    %c_11 = stablehlo.constant dense<2> : tensor<2x2x3xi32>
    %47 = stablehlo.compare EQ, %46, %c_11, SIGNED : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> tensor<2x2x3xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<2x2x3xi32>
    %48 = stablehlo.select %47, %c_12, %45 : tensor<2x2x3xi1>, tensor<2x2x3xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<2x2x3xi32>) -> tensor<2x2x3x2xi32>
    %50 = stablehlo.iota dim = 3 : tensor<2x2x3x2xi32>
    %51 = stablehlo.add %49, %50 : tensor<2x2x3x2xi32>
    %52 = stablehlo.reshape %51 : (tensor<2x2x3x2xi32>) -> tensor<2x2x3x2x1xi32>
    %53 = "stablehlo.gather"(%28#0, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<2x2x6x4xf32>, tensor<2x2x3x2x1xi32>) -> tensor<2x2x3x2x4xf32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<2x2x3x2xi32>) -> tensor<2x2x3x2x4xi32>
    %c_13 = stablehlo.constant dense<7> : tensor<2x2x3x2x4xi32>
    %55 = stablehlo.multiply %54, %c_13 : tensor<2x2x3x2x4xi32>
    %56 = stablehlo.reshape %51 : (tensor<2x2x3x2xi32>) -> tensor<2x2x3x2x1xi32>
    %57 = "stablehlo.gather"(%28#1, %56) <{dimension_numbers = #stablehlo.gather<offset_dims = [4], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 4>}> : (tensor<2x2x6x4xi32>, tensor<2x2x3x2x1xi32>) -> tensor<2x2x3x2x4xi32>
    %58 = stablehlo.add %55, %57 : tensor<2x2x3x2x4xi32>
    %59:2 = stablehlo.reduce(%53 init: %cst_5), (%58 init: %c_6) across dimensions = [3] : (tensor<2x2x3x2x4xf32>, tensor<2x2x3x2x4xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2x3x4xf32>, tensor<2x2x3x4xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %61 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %62 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %63 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %64 = stablehlo.and %62, %63 : tensor<i1>
      %65 = stablehlo.or %61, %64 : tensor<i1>
      %66 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %67 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %68 = stablehlo.not %66 : tensor<i1>
      %69 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %70 = stablehlo.or %68, %69 : tensor<i1>
      %71 = stablehlo.and %67, %70 : tensor<i1>
      %72 = stablehlo.or %65, %71 : tensor<i1>
      %73 = stablehlo.select %72, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %74 = stablehlo.select %72, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %73, %74 : tensor<f32>, tensor<i32>
    }
    %60 = stablehlo.convert %59#1 : (tensor<2x2x3x4xi32>) -> tensor<2x2x3x4xi64>
    return %59#0, %60 : tensor<2x2x3x4xf32>, tensor<2x2x3x4xi64>
  }
}

// -----
// aten.fractional_max_pool3d.default / samples_of_more: f32[2,4,4,4], f32[2,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x4x4xf32>, %arg1: tensor<2x2x3xf32>) -> (tensor<2x2x2x2xf32>, tensor<2x2x2x2xi64>) {
    %0 = stablehlo.reshape %arg1 : (tensor<2x2x3xf32>) -> tensor<4x3xf32>
    %1 = stablehlo.slice %0 [0:2, 0:3] : (tensor<4x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.slice %1 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<2x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<2x2xf32>
    %4 = stablehlo.divide %cst, %cst_0 : tensor<2x2xf32>
    %5 = stablehlo.iota dim = 1 : tensor<2x2xf32>
    %6 = stablehlo.multiply %3, %4 : tensor<2x2xf32>
    %7 = stablehlo.abs %6 : tensor<2x2xf32>
    %cst_1 = stablehlo.constant dense<2.14748365E+9> : tensor<2x2xf32>
    %8 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %9 = stablehlo.convert %6 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2x2xi32>
    %10 = stablehlo.select %8, %9, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %11 = stablehlo.add %5, %3 : tensor<2x2xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<2x2xf32>
    %13 = stablehlo.abs %12 : tensor<2x2xf32>
    %14 = stablehlo.compare LT, %13, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %15 = stablehlo.convert %12 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %16 = stablehlo.select %14, %15, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %17 = stablehlo.subtract %16, %10 : tensor<2x2xi32>
    %18 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<2x2xi32>
    %19 = stablehlo.compare EQ, %18, %c_2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %c_3 = stablehlo.constant dense<2> : tensor<2x2xi32>
    %20 = stablehlo.select %19, %c_3, %17 : tensor<2x2xi1>, tensor<2x2xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
    %22 = stablehlo.iota dim = 2 : tensor<2x2x2xi32>
    %23 = stablehlo.add %21, %22 : tensor<2x2x2xi32>
    %24 = stablehlo.reshape %23 : (tensor<2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [3], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [3], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4, 4, 1>}> : (tensor<2x4x4x4xf32>, tensor<2x2x2x1xi32>) -> tensor<2x4x4x2x2xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 3, 4] : (tensor<2x2x2xi32>) -> tensor<2x4x4x2x2xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<2x4x4x2x2xi32>
    %27 = stablehlo.multiply %26, %c_4 : tensor<2x4x4x2x2xi32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
    %28:2 = stablehlo.reduce(%25 init: %cst_5), (%27 init: %c_6) across dimensions = [4] : (tensor<2x4x4x2x2xf32>, tensor<2x4x4x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x4x4x2xf32>, tensor<2x4x4x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %90 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %91 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %93 = stablehlo.and %91, %92 : tensor<i1>
      %94 = stablehlo.or %90, %93 : tensor<i1>
      %95 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = stablehlo.not %95 : tensor<i1>
      %98 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = stablehlo.or %97, %98 : tensor<i1>
      %100 = stablehlo.and %96, %99 : tensor<i1>
      %101 = stablehlo.or %94, %100 : tensor<i1>
      %102 = stablehlo.select %101, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %103 = stablehlo.select %101, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %102, %103 : tensor<f32>, tensor<i32>
    }
    %29 = stablehlo.slice %1 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %31 = stablehlo.divide %cst, %cst_0 : tensor<2x2xf32>
    %32 = stablehlo.iota dim = 1 : tensor<2x2xf32>
    %33 = stablehlo.multiply %30, %31 : tensor<2x2xf32>
    %34 = stablehlo.abs %33 : tensor<2x2xf32>
    %35 = stablehlo.compare LT, %34, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %36 = stablehlo.convert %33 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %37 = stablehlo.select %35, %36, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %38 = stablehlo.add %32, %30 : tensor<2x2xf32>
    %39 = stablehlo.multiply %38, %31 : tensor<2x2xf32>
    %40 = stablehlo.abs %39 : tensor<2x2xf32>
    %41 = stablehlo.compare LT, %40, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %42 = stablehlo.convert %39 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %43 = stablehlo.select %41, %42, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %44 = stablehlo.subtract %43, %37 : tensor<2x2xi32>
    %45 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %46 = stablehlo.compare EQ, %45, %c_2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %47 = stablehlo.select %46, %c_3, %44 : tensor<2x2xi1>, tensor<2x2xi32>
    %48 = stablehlo.broadcast_in_dim %47, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
    %49 = stablehlo.iota dim = 2 : tensor<2x2x2xi32>
    %50 = stablehlo.add %48, %49 : tensor<2x2x2xi32>
    %51 = stablehlo.reshape %50 : (tensor<2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %52 = "stablehlo.gather"(%28#0, %51) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 4], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4, 1, 2>}> : (tensor<2x4x4x2xf32>, tensor<2x2x2x1xi32>) -> tensor<2x4x2x2x2xf32>
    %53 = stablehlo.broadcast_in_dim %50, dims = [0, 2, 3] : (tensor<2x2x2xi32>) -> tensor<2x4x2x2x2xi32>
    %c_7 = stablehlo.constant dense<4> : tensor<2x4x2x2x2xi32>
    %54 = stablehlo.multiply %53, %c_7 : tensor<2x4x2x2x2xi32>
    %55 = stablehlo.reshape %50 : (tensor<2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %56 = "stablehlo.gather"(%28#1, %55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 4], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4, 1, 2>}> : (tensor<2x4x4x2xi32>, tensor<2x2x2x1xi32>) -> tensor<2x4x2x2x2xi32>
    %57 = stablehlo.add %54, %56 : tensor<2x4x2x2x2xi32>
    %58:2 = stablehlo.reduce(%52 init: %cst_5), (%57 init: %c_6) across dimensions = [3] : (tensor<2x4x2x2x2xf32>, tensor<2x4x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x4x2x2xf32>, tensor<2x4x2x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %90 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %91 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %93 = stablehlo.and %91, %92 : tensor<i1>
      %94 = stablehlo.or %90, %93 : tensor<i1>
      %95 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = stablehlo.not %95 : tensor<i1>
      %98 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = stablehlo.or %97, %98 : tensor<i1>
      %100 = stablehlo.and %96, %99 : tensor<i1>
      %101 = stablehlo.or %94, %100 : tensor<i1>
      %102 = stablehlo.select %101, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %103 = stablehlo.select %101, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %102, %103 : tensor<f32>, tensor<i32>
    }
    %59 = stablehlo.slice %1 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x2xf32>
    %61 = stablehlo.divide %cst, %cst_0 : tensor<2x2xf32>
    %62 = stablehlo.iota dim = 1 : tensor<2x2xf32>
    %63 = stablehlo.multiply %60, %61 : tensor<2x2xf32>
    %64 = stablehlo.abs %63 : tensor<2x2xf32>
    %65 = stablehlo.compare LT, %64, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %66 = stablehlo.convert %63 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %67 = stablehlo.select %65, %66, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %68 = stablehlo.add %62, %60 : tensor<2x2xf32>
    %69 = stablehlo.multiply %68, %61 : tensor<2x2xf32>
    %70 = stablehlo.abs %69 : tensor<2x2xf32>
    %71 = stablehlo.compare LT, %70, %cst_1, FLOAT : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xi1>
    %72 = stablehlo.convert %69 : (tensor<2x2xf32>) -> tensor<2x2xi32>
    %73 = stablehlo.select %71, %72, %c : tensor<2x2xi1>, tensor<2x2xi32>
    %74 = stablehlo.subtract %73, %67 : tensor<2x2xi32>
    %75 = stablehlo.iota dim = 1 : tensor<2x2xi32>
    %76 = stablehlo.compare EQ, %75, %c_2, SIGNED : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %77 = stablehlo.select %76, %c_3, %74 : tensor<2x2xi1>, tensor<2x2xi32>
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
    %79 = stablehlo.iota dim = 2 : tensor<2x2x2xi32>
    %80 = stablehlo.add %78, %79 : tensor<2x2x2xi32>
    %81 = stablehlo.reshape %80 : (tensor<2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %82 = "stablehlo.gather"(%58#0, %81) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x4x2x2xf32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x2x2xf32>
    %83 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<2x2x2xi32>) -> tensor<2x2x2x2x2xi32>
    %c_8 = stablehlo.constant dense<16> : tensor<2x2x2x2x2xi32>
    %84 = stablehlo.multiply %83, %c_8 : tensor<2x2x2x2x2xi32>
    %85 = stablehlo.reshape %80 : (tensor<2x2x2xi32>) -> tensor<2x2x2x1xi32>
    %86 = "stablehlo.gather"(%58#1, %85) <{dimension_numbers = #stablehlo.gather<offset_dims = [3, 4], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 2>}> : (tensor<2x4x2x2xi32>, tensor<2x2x2x1xi32>) -> tensor<2x2x2x2x2xi32>
    %87 = stablehlo.add %84, %86 : tensor<2x2x2x2x2xi32>
    %88:2 = stablehlo.reduce(%82 init: %cst_5), (%87 init: %c_6) across dimensions = [2] : (tensor<2x2x2x2x2xf32>, tensor<2x2x2x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x2x2x2xf32>, tensor<2x2x2x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %90 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %91 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %93 = stablehlo.and %91, %92 : tensor<i1>
      %94 = stablehlo.or %90, %93 : tensor<i1>
      %95 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %97 = stablehlo.not %95 : tensor<i1>
      %98 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %99 = stablehlo.or %97, %98 : tensor<i1>
      %100 = stablehlo.and %96, %99 : tensor<i1>
      %101 = stablehlo.or %94, %100 : tensor<i1>
      %102 = stablehlo.select %101, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %103 = stablehlo.select %101, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %102, %103 : tensor<f32>, tensor<i32>
    }
    %89 = stablehlo.convert %88#1 : (tensor<2x2x2x2xi32>) -> tensor<2x2x2x2xi64>
    return %88#0, %89 : tensor<2x2x2x2xf32>, tensor<2x2x2x2xi64>
  }
}

// -----
// aten.fractional_max_pool2d.default / one: f32[2,4,5], f32[1,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x5xf32>, %arg1: tensor<1x2x2xf32>) -> (tensor<2x1x3xf32>, tensor<2x1x3xi64>) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x2x2xf32>) -> tensor<2x2xf32>
    %1 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<2x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<2x3xf32>
    %3 = stablehlo.divide %cst, %cst_0 : tensor<2x3xf32>
    %4 = stablehlo.iota dim = 1 : tensor<2x3xf32>
    %5 = stablehlo.multiply %2, %3 : tensor<2x3xf32>
    %6 = stablehlo.abs %5 : tensor<2x3xf32>
    %cst_1 = stablehlo.constant dense<2.14748365E+9> : tensor<2x3xf32>
    %7 = stablehlo.compare LT, %6, %cst_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %8 = stablehlo.convert %5 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<2x3xi32>
    %9 = stablehlo.select %7, %8, %c : tensor<2x3xi1>, tensor<2x3xi32>
    %10 = stablehlo.add %4, %2 : tensor<2x3xf32>
    %11 = stablehlo.multiply %10, %3 : tensor<2x3xf32>
    %12 = stablehlo.abs %11 : tensor<2x3xf32>
    %13 = stablehlo.compare LT, %12, %cst_1, FLOAT : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
    %14 = stablehlo.convert %11 : (tensor<2x3xf32>) -> tensor<2x3xi32>
    %15 = stablehlo.select %13, %14, %c : tensor<2x3xi1>, tensor<2x3xi32>
    %16 = stablehlo.subtract %15, %9 : tensor<2x3xi32>
    %17 = stablehlo.iota dim = 1 : tensor<2x3xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<2x3xi32>
    %18 = stablehlo.compare EQ, %17, %c_2, SIGNED : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<2x3xi32>
    %19 = stablehlo.select %18, %c_3, %16 : tensor<2x3xi1>, tensor<2x3xi32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2x3xi32>) -> tensor<2x3x2xi32>
    %21 = stablehlo.iota dim = 2 : tensor<2x3x2xi32>
    %22 = stablehlo.add %20, %21 : tensor<2x3x2xi32>
    %23 = stablehlo.reshape %22 : (tensor<2x3x2xi32>) -> tensor<2x3x2x1xi32>
    %24 = "stablehlo.gather"(%arg0, %23) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 4, 1>}> : (tensor<2x4x5xf32>, tensor<2x3x2x1xi32>) -> tensor<2x4x3x2xf32>
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 2, 3] : (tensor<2x3x2xi32>) -> tensor<2x4x3x2xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<2x4x3x2xi32>
    %26 = stablehlo.multiply %25, %c_4 : tensor<2x4x3x2xi32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
    %27:2 = stablehlo.reduce(%24 init: %cst_5), (%26 init: %c_6) across dimensions = [3] : (tensor<2x4x3x2xf32>, tensor<2x4x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x4x3xf32>, tensor<2x4x3xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %41 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %42 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %44 = stablehlo.and %42, %43 : tensor<i1>
      %45 = stablehlo.or %41, %44 : tensor<i1>
      %46 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %47 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %48 = stablehlo.not %46 : tensor<i1>
      %49 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %50 = stablehlo.or %48, %49 : tensor<i1>
      %51 = stablehlo.and %47, %50 : tensor<i1>
      %52 = stablehlo.or %45, %51 : tensor<i1>
      %53 = stablehlo.select %52, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %54 = stablehlo.select %52, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %53, %54 : tensor<f32>, tensor<i32>
    }
    %28 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x2xf32>) -> tensor<2x1xf32>
    %c_7 = stablehlo.constant dense<2> : tensor<2x1xi32>
    %29 = stablehlo.broadcast_in_dim %c_7, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x1x2xi32>
    %30 = stablehlo.iota dim = 2 : tensor<2x1x2xi32>
    %31 = stablehlo.add %29, %30 : tensor<2x1x2xi32>
    %32 = stablehlo.reshape %31 : (tensor<2x1x2xi32>) -> tensor<2x1x2x1xi32>
    %33 = "stablehlo.gather"(%27#0, %32) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xf32>, tensor<2x1x2x1xi32>) -> tensor<2x1x2x3xf32>
    %34 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2] : (tensor<2x1x2xi32>) -> tensor<2x1x2x3xi32>
    %c_8 = stablehlo.constant dense<5> : tensor<2x1x2x3xi32>
    %35 = stablehlo.multiply %34, %c_8 : tensor<2x1x2x3xi32>
    %36 = stablehlo.reshape %31 : (tensor<2x1x2xi32>) -> tensor<2x1x2x1xi32>
    %37 = "stablehlo.gather"(%27#1, %36) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 3>}> : (tensor<2x4x3xi32>, tensor<2x1x2x1xi32>) -> tensor<2x1x2x3xi32>
    %38 = stablehlo.add %35, %37 : tensor<2x1x2x3xi32>
    %39:2 = stablehlo.reduce(%33 init: %cst_5), (%38 init: %c_6) across dimensions = [2] : (tensor<2x1x2x3xf32>, tensor<2x1x2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<2x1x3xf32>, tensor<2x1x3xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %41 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %42 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %44 = stablehlo.and %42, %43 : tensor<i1>
      %45 = stablehlo.or %41, %44 : tensor<i1>
      %46 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %47 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %48 = stablehlo.not %46 : tensor<i1>
      %49 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %50 = stablehlo.or %48, %49 : tensor<i1>
      %51 = stablehlo.and %47, %50 : tensor<i1>
      %52 = stablehlo.or %45, %51 : tensor<i1>
      %53 = stablehlo.select %52, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %54 = stablehlo.select %52, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %53, %54 : tensor<f32>, tensor<i32>
    }
    %40 = stablehlo.convert %39#1 : (tensor<2x1x3xi32>) -> tensor<2x1x3xi64>
    return %39#0, %40 : tensor<2x1x3xf32>, tensor<2x1x3xi64>
  }
}

// -----
// fractional_3d / overlap: f32[1,2,5,6,4], f32[1,2,3]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x5x6x4xf32>, %arg1: tensor<1x2x3xf32>) -> (tensor<1x2x3x4x2xf32>, tensor<1x2x3x4x2xi64>) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x2x3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.slice %0 [0:2, 2:3] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x2x1xf32>) -> tensor<1x2x2xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<1x2x2xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<1x2x2xf32>
    %4 = stablehlo.divide %cst, %cst_0 : tensor<1x2x2xf32>
    %5 = stablehlo.iota dim = 2 : tensor<1x2x2xf32>
    %6 = stablehlo.multiply %3, %4 : tensor<1x2x2xf32>
    %7 = stablehlo.abs %6 : tensor<1x2x2xf32>
    %cst_1 = stablehlo.constant dense<2.14748365E+9> : tensor<1x2x2xf32>
    %8 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %9 = stablehlo.convert %6 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<1x2x2xi32>
    %10 = stablehlo.select %8, %9, %c : tensor<1x2x2xi1>, tensor<1x2x2xi32>
    %11 = stablehlo.add %5, %3 : tensor<1x2x2xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<1x2x2xf32>
    %13 = stablehlo.abs %12 : tensor<1x2x2xf32>
    %14 = stablehlo.compare LT, %13, %cst_1, FLOAT : (tensor<1x2x2xf32>, tensor<1x2x2xf32>) -> tensor<1x2x2xi1>
    %15 = stablehlo.convert %12 : (tensor<1x2x2xf32>) -> tensor<1x2x2xi32>
    %16 = stablehlo.select %14, %15, %c : tensor<1x2x2xi1>, tensor<1x2x2xi32>
    %17 = stablehlo.subtract %16, %10 : tensor<1x2x2xi32>
    %18 = stablehlo.iota dim = 2 : tensor<1x2x2xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<1x2x2xi32>
    %19 = stablehlo.compare EQ, %18, %c_2, SIGNED : (tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<1x2x2xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<1x2x2xi32>
    %20 = stablehlo.select %19, %c_3, %17 : tensor<1x2x2xi1>, tensor<1x2x2xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<1x2x2xi32>) -> tensor<1x2x2x1xi32>
    %22 = stablehlo.iota dim = 3 : tensor<1x2x2x1xi32>
    %23 = stablehlo.add %21, %22 : tensor<1x2x2x1xi32>
    %24 = stablehlo.reshape %23 : (tensor<1x2x2x1xi32>) -> tensor<1x2x2x1x1xi32>
    %25 = "stablehlo.gather"(%arg0, %24) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], collapsed_slice_dims = [4], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [4], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 5, 6, 1>}> : (tensor<1x2x5x6x4xf32>, tensor<1x2x2x1x1xi32>) -> tensor<1x2x5x6x2x1xf32>
    %26 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 4, 5] : (tensor<1x2x2x1xi32>) -> tensor<1x2x5x6x2x1xi32>
    %c_4 = stablehlo.constant dense<1> : tensor<1x2x5x6x2x1xi32>
    %27 = stablehlo.multiply %26, %c_4 : tensor<1x2x5x6x2x1xi32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_6 = stablehlo.constant dense<2147483647> : tensor<i32>
    %28:2 = stablehlo.reduce(%25 init: %cst_5), (%27 init: %c_6) across dimensions = [5] : (tensor<1x2x5x6x2x1xf32>, tensor<1x2x5x6x2x1xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x5x6x2xf32>, tensor<1x2x5x6x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %92 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %95 = stablehlo.and %93, %94 : tensor<i1>
      %96 = stablehlo.or %92, %95 : tensor<i1>
      %97 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %98 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = stablehlo.not %97 : tensor<i1>
      %100 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %101 = stablehlo.or %99, %100 : tensor<i1>
      %102 = stablehlo.and %98, %101 : tensor<i1>
      %103 = stablehlo.or %96, %102 : tensor<i1>
      %104 = stablehlo.select %103, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %105 = stablehlo.select %103, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %104, %105 : tensor<f32>, tensor<i32>
    }
    %29 = stablehlo.slice %0 [0:2, 1:2] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %30 = stablehlo.reshape %29 : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<1x2x1xf32>) -> tensor<1x2x4xf32>
    %cst_7 = stablehlo.constant dense<4.000000e+00> : tensor<1x2x4xf32>
    %cst_8 = stablehlo.constant dense<3.000000e+00> : tensor<1x2x4xf32>
    %32 = stablehlo.divide %cst_7, %cst_8 : tensor<1x2x4xf32>
    %33 = stablehlo.iota dim = 2 : tensor<1x2x4xf32>
    %34 = stablehlo.multiply %31, %32 : tensor<1x2x4xf32>
    %35 = stablehlo.abs %34 : tensor<1x2x4xf32>
    %cst_9 = stablehlo.constant dense<2.14748365E+9> : tensor<1x2x4xf32>
    %36 = stablehlo.compare LT, %35, %cst_9, FLOAT : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
    %37 = stablehlo.convert %34 : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
    %c_10 = stablehlo.constant dense<-2147483648> : tensor<1x2x4xi32>
    %38 = stablehlo.select %36, %37, %c_10 : tensor<1x2x4xi1>, tensor<1x2x4xi32>
    %39 = stablehlo.add %33, %31 : tensor<1x2x4xf32>
    %40 = stablehlo.multiply %39, %32 : tensor<1x2x4xf32>
    %41 = stablehlo.abs %40 : tensor<1x2x4xf32>
    %42 = stablehlo.compare LT, %41, %cst_9, FLOAT : (tensor<1x2x4xf32>, tensor<1x2x4xf32>) -> tensor<1x2x4xi1>
    %43 = stablehlo.convert %40 : (tensor<1x2x4xf32>) -> tensor<1x2x4xi32>
    %44 = stablehlo.select %42, %43, %c_10 : tensor<1x2x4xi1>, tensor<1x2x4xi32>
    %45 = stablehlo.subtract %44, %38 : tensor<1x2x4xi32>
    %46 = stablehlo.iota dim = 2 : tensor<1x2x4xi32>
    %c_11 = stablehlo.constant dense<3> : tensor<1x2x4xi32>
    %47 = stablehlo.compare EQ, %46, %c_11, SIGNED : (tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<1x2x4xi1>
    %c_12 = stablehlo.constant dense<4> : tensor<1x2x4xi32>
    %48 = stablehlo.select %47, %c_12, %45 : tensor<1x2x4xi1>, tensor<1x2x4xi32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (tensor<1x2x4xi32>) -> tensor<1x2x4x2xi32>
    %50 = stablehlo.iota dim = 3 : tensor<1x2x4x2xi32>
    %51 = stablehlo.add %49, %50 : tensor<1x2x4x2xi32>
    %52 = stablehlo.reshape %51 : (tensor<1x2x4x2xi32>) -> tensor<1x2x4x2x1xi32>
    %53 = "stablehlo.gather"(%28#0, %52) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 5], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 5, 1, 2>}> : (tensor<1x2x5x6x2xf32>, tensor<1x2x4x2x1xi32>) -> tensor<1x2x5x4x2x2xf32>
    %54 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 3, 4] : (tensor<1x2x4x2xi32>) -> tensor<1x2x5x4x2x2xi32>
    %c_13 = stablehlo.constant dense<4> : tensor<1x2x5x4x2x2xi32>
    %55 = stablehlo.multiply %54, %c_13 : tensor<1x2x5x4x2x2xi32>
    %56 = stablehlo.reshape %51 : (tensor<1x2x4x2xi32>) -> tensor<1x2x4x2x1xi32>
    %57 = "stablehlo.gather"(%28#1, %56) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 5], collapsed_slice_dims = [3], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 5, 1, 2>}> : (tensor<1x2x5x6x2xi32>, tensor<1x2x4x2x1xi32>) -> tensor<1x2x5x4x2x2xi32>
    %58 = stablehlo.add %55, %57 : tensor<1x2x5x4x2x2xi32>
    %59:2 = stablehlo.reduce(%53 init: %cst_5), (%58 init: %c_6) across dimensions = [4] : (tensor<1x2x5x4x2x2xf32>, tensor<1x2x5x4x2x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x5x4x2xf32>, tensor<1x2x5x4x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %92 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %95 = stablehlo.and %93, %94 : tensor<i1>
      %96 = stablehlo.or %92, %95 : tensor<i1>
      %97 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %98 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = stablehlo.not %97 : tensor<i1>
      %100 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %101 = stablehlo.or %99, %100 : tensor<i1>
      %102 = stablehlo.and %98, %101 : tensor<i1>
      %103 = stablehlo.or %96, %102 : tensor<i1>
      %104 = stablehlo.select %103, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %105 = stablehlo.select %103, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %104, %105 : tensor<f32>, tensor<i32>
    }
    %60 = stablehlo.slice %0 [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %61 = stablehlo.reshape %60 : (tensor<2x1xf32>) -> tensor<1x2x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<1x2x1xf32>) -> tensor<1x2x3xf32>
    %cst_14 = stablehlo.constant dense<3.000000e+00> : tensor<1x2x3xf32>
    %cst_15 = stablehlo.constant dense<2.000000e+00> : tensor<1x2x3xf32>
    %63 = stablehlo.divide %cst_14, %cst_15 : tensor<1x2x3xf32>
    %64 = stablehlo.iota dim = 2 : tensor<1x2x3xf32>
    %65 = stablehlo.multiply %62, %63 : tensor<1x2x3xf32>
    %66 = stablehlo.abs %65 : tensor<1x2x3xf32>
    %cst_16 = stablehlo.constant dense<2.14748365E+9> : tensor<1x2x3xf32>
    %67 = stablehlo.compare LT, %66, %cst_16, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %68 = stablehlo.convert %65 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
    %c_17 = stablehlo.constant dense<-2147483648> : tensor<1x2x3xi32>
    %69 = stablehlo.select %67, %68, %c_17 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
    %70 = stablehlo.add %64, %62 : tensor<1x2x3xf32>
    %71 = stablehlo.multiply %70, %63 : tensor<1x2x3xf32>
    %72 = stablehlo.abs %71 : tensor<1x2x3xf32>
    %73 = stablehlo.compare LT, %72, %cst_16, FLOAT : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xi1>
    %74 = stablehlo.convert %71 : (tensor<1x2x3xf32>) -> tensor<1x2x3xi32>
    %75 = stablehlo.select %73, %74, %c_17 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
    %76 = stablehlo.subtract %75, %69 : tensor<1x2x3xi32>
    %77 = stablehlo.iota dim = 2 : tensor<1x2x3xi32>
    %c_18 = stablehlo.constant dense<2> : tensor<1x2x3xi32>
    %78 = stablehlo.compare EQ, %77, %c_18, SIGNED : (tensor<1x2x3xi32>, tensor<1x2x3xi32>) -> tensor<1x2x3xi1>
    %c_19 = stablehlo.constant dense<3> : tensor<1x2x3xi32>
    %79 = stablehlo.select %78, %c_19, %76 : tensor<1x2x3xi1>, tensor<1x2x3xi32>
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (tensor<1x2x3xi32>) -> tensor<1x2x3x2xi32>
    %81 = stablehlo.iota dim = 3 : tensor<1x2x3x2xi32>
    %82 = stablehlo.add %80, %81 : tensor<1x2x3x2xi32>
    %83 = stablehlo.reshape %82 : (tensor<1x2x3x2xi32>) -> tensor<1x2x3x2x1xi32>
    %84 = "stablehlo.gather"(%59#0, %83) <{dimension_numbers = #stablehlo.gather<offset_dims = [4, 5], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 4, 2>}> : (tensor<1x2x5x4x2xf32>, tensor<1x2x3x2x1xi32>) -> tensor<1x2x3x2x4x2xf32>
    %85 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (tensor<1x2x3x2xi32>) -> tensor<1x2x3x2x4x2xi32>
    %c_20 = stablehlo.constant dense<24> : tensor<1x2x3x2x4x2xi32>
    %86 = stablehlo.multiply %85, %c_20 : tensor<1x2x3x2x4x2xi32>
    %87 = stablehlo.reshape %82 : (tensor<1x2x3x2xi32>) -> tensor<1x2x3x2x1xi32>
    %88 = "stablehlo.gather"(%59#1, %87) <{dimension_numbers = #stablehlo.gather<offset_dims = [4, 5], collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 4>, slice_sizes = array<i64: 1, 1, 1, 4, 2>}> : (tensor<1x2x5x4x2xi32>, tensor<1x2x3x2x1xi32>) -> tensor<1x2x3x2x4x2xi32>
    %89 = stablehlo.add %86, %88 : tensor<1x2x3x2x4x2xi32>
    %90:2 = stablehlo.reduce(%84 init: %cst_5), (%89 init: %c_6) across dimensions = [3] : (tensor<1x2x3x2x4x2xf32>, tensor<1x2x3x2x4x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<1x2x3x4x2xf32>, tensor<1x2x3x4x2xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %92 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %94 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %95 = stablehlo.and %93, %94 : tensor<i1>
      %96 = stablehlo.or %92, %95 : tensor<i1>
      %97 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %98 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %99 = stablehlo.not %97 : tensor<i1>
      %100 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %101 = stablehlo.or %99, %100 : tensor<i1>
      %102 = stablehlo.and %98, %101 : tensor<i1>
      %103 = stablehlo.or %96, %102 : tensor<i1>
      %104 = stablehlo.select %103, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %105 = stablehlo.select %103, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %104, %105 : tensor<f32>, tensor<i32>
    }
    %91 = stablehlo.convert %90#1 : (tensor<1x2x3x4x2xi32>) -> tensor<1x2x3x4x2xi64>
    return %90#0, %91 : tensor<1x2x3x4x2xf32>, tensor<1x2x3x4x2xi64>
  }
}

// -----
// max_unpool2d / 2d: f32[1,1,2,2], i64[1,1,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x2x2xf32>, %arg1: tensor<1x1x2x2xi64>) -> tensor<1x1x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x1x16xf32>
    %0 = stablehlo.reshape %arg1 : (tensor<1x1x2x2xi64>) -> tensor<1x1x4xi64>
    %1 = stablehlo.reshape %arg0 : (tensor<1x1x2x2xf32>) -> tensor<1x1x4xf32>
    %2 = stablehlo.convert %0 : (tensor<1x1x4xi64>) -> tensor<1x1x4xi32>
    %3 = stablehlo.reshape %2 : (tensor<1x1x4xi32>) -> tensor<1x1x4x1xi32>
    %4 = "stablehlo.scatter"(%cst, %3, %1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<1x1x16xf32>, tensor<1x1x4x1xi32>, tensor<1x1x4xf32>) -> tensor<1x1x16xf32>
    return %4 : tensor<1x1x16xf32>
  }
}

// -----
// max_unpool2d / channels_last: f32[1,2,2,2] view, i64[1,2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x2x2xf32>, %arg1: tensor<1x2x2x2xi64>) -> tensor<1x4x4x2xf32> {
    %0 = stablehlo.transpose %arg0, dims = [0, 3, 1, 2] : (tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x16xf32>
    %1 = stablehlo.reshape %arg1 : (tensor<1x2x2x2xi64>) -> tensor<1x2x4xi64>
    %2 = stablehlo.reshape %0 : (tensor<1x2x2x2xf32>) -> tensor<1x2x4xf32>
    %3 = stablehlo.convert %1 : (tensor<1x2x4xi64>) -> tensor<1x2x4xi32>
    %4 = stablehlo.reshape %3 : (tensor<1x2x4xi32>) -> tensor<1x2x4x1xi32>
    %5 = "stablehlo.scatter"(%cst, %4, %2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<1x2x16xf32>, tensor<1x2x4x1xi32>, tensor<1x2x4xf32>) -> tensor<1x2x16xf32>
    %6 = stablehlo.reshape %5 : (tensor<1x2x16xf32>) -> tensor<1x2x4x4xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 3, 1] : (tensor<1x2x4x4xf32>) -> tensor<1x4x4x2xf32>
    return %7 : tensor<1x4x4x2xf32>
  }
}

// -----
// aten.fractional_max_pool2d.default / empty: f32[0,1,4,5], f32[0,1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<0x1x4x5xf32>, %arg1: tensor<0x1x2xf32>) -> (tensor<0x1x1x3xf32>, tensor<0x1x1x3xi64>) {
    %0 = stablehlo.reshape %arg1 : (tensor<0x1x2xf32>) -> tensor<0x2xf32>
    %1 = stablehlo.slice %0 [0:0, 0:1] : (tensor<0x2xf32>) -> tensor<0x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<0x1xf32>) -> tensor<0x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<0x1x1xf32>) -> tensor<0x1x3xf32>
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<0x1x3xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<0x1x3xf32>
    %4 = stablehlo.divide %cst, %cst_0 : tensor<0x1x3xf32>
    %5 = stablehlo.iota dim = 2 : tensor<0x1x3xf32>
    %6 = stablehlo.multiply %3, %4 : tensor<0x1x3xf32>
    %7 = stablehlo.abs %6 : tensor<0x1x3xf32>
    %cst_1 = stablehlo.constant dense<2.14748365E+9> : tensor<0x1x3xf32>
    %8 = stablehlo.compare LT, %7, %cst_1, FLOAT : (tensor<0x1x3xf32>, tensor<0x1x3xf32>) -> tensor<0x1x3xi1>
    %9 = stablehlo.convert %6 : (tensor<0x1x3xf32>) -> tensor<0x1x3xi32>
    %c = stablehlo.constant dense<-2147483648> : tensor<0x1x3xi32>
    %10 = stablehlo.select %8, %9, %c : tensor<0x1x3xi1>, tensor<0x1x3xi32>
    %11 = stablehlo.add %5, %3 : tensor<0x1x3xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<0x1x3xf32>
    %13 = stablehlo.abs %12 : tensor<0x1x3xf32>
    %14 = stablehlo.compare LT, %13, %cst_1, FLOAT : (tensor<0x1x3xf32>, tensor<0x1x3xf32>) -> tensor<0x1x3xi1>
    %15 = stablehlo.convert %12 : (tensor<0x1x3xf32>) -> tensor<0x1x3xi32>
    %16 = stablehlo.select %14, %15, %c : tensor<0x1x3xi1>, tensor<0x1x3xi32>
    %17 = stablehlo.subtract %16, %10 : tensor<0x1x3xi32>
    %18 = stablehlo.iota dim = 2 : tensor<0x1x3xi32>
    %c_2 = stablehlo.constant dense<2> : tensor<0x1x3xi32>
    %19 = stablehlo.compare EQ, %18, %c_2, SIGNED : (tensor<0x1x3xi32>, tensor<0x1x3xi32>) -> tensor<0x1x3xi1>
    %c_3 = stablehlo.constant dense<3> : tensor<0x1x3xi32>
    %20 = stablehlo.select %19, %c_3, %17 : tensor<0x1x3xi1>, tensor<0x1x3xi32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<0x1x3xi32>) -> tensor<0x1x3x2xi32>
    %22 = stablehlo.iota dim = 3 : tensor<0x1x3x2xi32>
    %23 = stablehlo.add %21, %22 : tensor<0x1x3x2xi32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<0x1x4x3x2xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 3, 4] : (tensor<0x1x3x2xi32>) -> tensor<0x1x4x3x2xi32>
    %c_5 = stablehlo.constant dense<1> : tensor<0x1x4x3x2xi32>
    %25 = stablehlo.multiply %24, %c_5 : tensor<0x1x4x3x2xi32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %c_7 = stablehlo.constant dense<2147483647> : tensor<i32>
    %26:2 = stablehlo.reduce(%cst_4 init: %cst_6), (%25 init: %c_7) across dimensions = [4] : (tensor<0x1x4x3x2xf32>, tensor<0x1x4x3x2xi32>, tensor<f32>, tensor<i32>) -> (tensor<0x1x4x3xf32>, tensor<0x1x4x3xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %37 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %38 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %39 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %40 = stablehlo.and %38, %39 : tensor<i1>
      %41 = stablehlo.or %37, %40 : tensor<i1>
      %42 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %44 = stablehlo.not %42 : tensor<i1>
      %45 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %46 = stablehlo.or %44, %45 : tensor<i1>
      %47 = stablehlo.and %43, %46 : tensor<i1>
      %48 = stablehlo.or %41, %47 : tensor<i1>
      %49 = stablehlo.select %48, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %50 = stablehlo.select %48, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %49, %50 : tensor<f32>, tensor<i32>
    }
    %27 = stablehlo.slice %0 [0:0, 1:2] : (tensor<0x2xf32>) -> tensor<0x1xf32>
    %28 = stablehlo.reshape %27 : (tensor<0x1xf32>) -> tensor<0x1x1xf32>
    %c_8 = stablehlo.constant dense<2> : tensor<0x1x1xi32>
    %29 = stablehlo.broadcast_in_dim %c_8, dims = [0, 1, 2] : (tensor<0x1x1xi32>) -> tensor<0x1x1x2xi32>
    %30 = stablehlo.iota dim = 3 : tensor<0x1x1x2xi32>
    %31 = stablehlo.add %29, %30 : tensor<0x1x1x2xi32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<0x1x1x2x3xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (tensor<0x1x1x2xi32>) -> tensor<0x1x1x2x3xi32>
    %c_10 = stablehlo.constant dense<5> : tensor<0x1x1x2x3xi32>
    %33 = stablehlo.multiply %32, %c_10 : tensor<0x1x1x2x3xi32>
    %c_11 = stablehlo.constant dense<0> : tensor<0x1x1x2x3xi32>
    %34 = stablehlo.add %33, %c_11 : tensor<0x1x1x2x3xi32>
    %35:2 = stablehlo.reduce(%cst_9 init: %cst_6), (%34 init: %c_7) across dimensions = [3] : (tensor<0x1x1x2x3xf32>, tensor<0x1x1x2x3xi32>, tensor<f32>, tensor<i32>) -> (tensor<0x1x1x3xf32>, tensor<0x1x1x3xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %37 = stablehlo.compare GT, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %38 = stablehlo.compare EQ, %arg4, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %39 = stablehlo.compare LT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %40 = stablehlo.and %38, %39 : tensor<i1>
      %41 = stablehlo.or %37, %40 : tensor<i1>
      %42 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = stablehlo.compare NE, %arg4, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %44 = stablehlo.not %42 : tensor<i1>
      %45 = stablehlo.compare GT, %arg5, %arg3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %46 = stablehlo.or %44, %45 : tensor<i1>
      %47 = stablehlo.and %43, %46 : tensor<i1>
      %48 = stablehlo.or %41, %47 : tensor<i1>
      %49 = stablehlo.select %48, %arg4, %arg2 : tensor<i1>, tensor<f32>
      %50 = stablehlo.select %48, %arg5, %arg3 : tensor<i1>, tensor<i32>
      stablehlo.return %49, %50 : tensor<f32>, tensor<i32>
    }
    %36 = stablehlo.convert %35#1 : (tensor<0x1x1x3xi32>) -> tensor<0x1x1x3xi64>
    return %35#0, %36 : tensor<0x1x1x3xf32>, tensor<0x1x1x3xi64>
  }
}

// -----
// max_unpool3d / 3d: f32[1,1,1,2], i64[1,1,1,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x1x1x2xf32>, %arg1: tensor<1x1x1x2xi64>) -> tensor<16xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<1xi64>
    %1 = stablehlo.reshape %0 : (tensor<1xi64>) -> tensor<1x1x1x1xi64>
    %c = stablehlo.constant dense<16> : tensor<1x1x1x1xi64>
    %2 = stablehlo.multiply %1, %c : tensor<1x1x1x1xi64>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi64>) -> tensor<1x1x1x2xi64>
    %4 = stablehlo.add %arg1, %3 : tensor<1x1x1x2xi64>
    %5 = stablehlo.reshape %4 : (tensor<1x1x1x2xi64>) -> tensor<2xi64>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<1x2x2x4xf32>
    %6 = stablehlo.reshape %cst : (tensor<1x2x2x4xf32>) -> tensor<16xf32>
    %7 = stablehlo.reshape %arg0 : (tensor<1x1x1x2xf32>) -> tensor<2xf32>
    %8 = stablehlo.convert %5 : (tensor<2xi64>) -> tensor<2xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<2xi32>
    %9 = stablehlo.compare LT, %8, %c_0, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_1 = stablehlo.constant dense<16> : tensor<2xi32>
    %10 = stablehlo.add %8, %c_1 : tensor<2xi32>
    %11 = stablehlo.select %9, %10, %8 : tensor<2xi1>, tensor<2xi32>
    %12 = stablehlo.reshape %11 : (tensor<2xi32>) -> tensor<2x1xi32>
    %13 = "stablehlo.scatter"(%6, %12, %7) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg3 : tensor<f32>
    }) : (tensor<16xf32>, tensor<2x1xi32>, tensor<2xf32>) -> tensor<16xf32>
    return %13 : tensor<16xf32>
  }
}
