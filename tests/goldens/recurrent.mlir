// lstm / two_steps: f32[2,1,3], f32[1,1,2], f32[1,1,2], f32[8,3], f32[8,2], f32[8], f32[8]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x3xf32>, %arg1: tensor<1x1x2xf32>, %arg2: tensor<1x1x2xf32>, %arg3: tensor<8x3xf32>, %arg4: tensor<8x2xf32>, %arg5: tensor<8xf32>, %arg6: tensor<8xf32>) -> (tensor<2x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %2 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %3 = stablehlo.reshape %1 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %4 = stablehlo.reshape %arg0 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %5 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x8xf32>) -> tensor<2x8xf32>
    %7 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<8xf32>) -> tensor<2x8xf32>
    %8 = stablehlo.add %7, %6 : tensor<2x8xf32>
    %9 = stablehlo.reshape %8 : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %10 = stablehlo.slice %9 [0:1, 0:1, 0:8] : (tensor<2x1x8xf32>) -> tensor<1x1x8xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x8xf32>) -> tensor<1x8xf32>
    %12 = stablehlo.slice %9 [1:2, 0:1, 0:8] : (tensor<2x1x8xf32>) -> tensor<1x1x8xf32>
    %13 = stablehlo.reshape %12 : (tensor<1x1x8xf32>) -> tensor<1x8xf32>
    %14 = stablehlo.reshape %2 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %15 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x8xf32>) -> tensor<1x8xf32>
    %17 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %18 = stablehlo.add %17, %16 : tensor<1x8xf32>
    %19 = stablehlo.reshape %18 : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %20 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %21 = stablehlo.add %19, %20 : tensor<1x1x8xf32>
    %22 = stablehlo.slice %21 [0:1, 0:1, 0:2] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %23 = stablehlo.slice %21 [0:1, 0:1, 2:4] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %24 = stablehlo.slice %21 [0:1, 0:1, 4:6] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %25 = stablehlo.slice %21 [0:1, 0:1, 6:8] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %26 = stablehlo.logistic %22 : tensor<1x1x2xf32>
    %27 = stablehlo.logistic %23 : tensor<1x1x2xf32>
    %28 = stablehlo.tanh %24 : tensor<1x1x2xf32>
    %29 = stablehlo.logistic %25 : tensor<1x1x2xf32>
    %30 = stablehlo.multiply %27, %3 : tensor<1x1x2xf32>
    %31 = stablehlo.multiply %26, %28 : tensor<1x1x2xf32>
    %32 = stablehlo.add %30, %31 : tensor<1x1x2xf32>
    %33 = stablehlo.tanh %32 : tensor<1x1x2xf32>
    %34 = stablehlo.multiply %29, %33 : tensor<1x1x2xf32>
    %35 = stablehlo.reshape %34 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %36 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<8x2xf32>) -> tensor<2x8xf32>
    %37 = stablehlo.dot_general %35, %36, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x8xf32>) -> tensor<1x8xf32>
    %38 = stablehlo.broadcast_in_dim %arg6, dims = [1] : (tensor<8xf32>) -> tensor<1x8xf32>
    %39 = stablehlo.add %38, %37 : tensor<1x8xf32>
    %40 = stablehlo.reshape %39 : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %41 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %42 = stablehlo.add %40, %41 : tensor<1x1x8xf32>
    %43 = stablehlo.slice %42 [0:1, 0:1, 0:2] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %44 = stablehlo.slice %42 [0:1, 0:1, 2:4] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %45 = stablehlo.slice %42 [0:1, 0:1, 4:6] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %46 = stablehlo.slice %42 [0:1, 0:1, 6:8] : (tensor<1x1x8xf32>) -> tensor<1x1x2xf32>
    %47 = stablehlo.logistic %43 : tensor<1x1x2xf32>
    %48 = stablehlo.logistic %44 : tensor<1x1x2xf32>
    %49 = stablehlo.tanh %45 : tensor<1x1x2xf32>
    %50 = stablehlo.logistic %46 : tensor<1x1x2xf32>
    %51 = stablehlo.multiply %48, %32 : tensor<1x1x2xf32>
    %52 = stablehlo.multiply %47, %49 : tensor<1x1x2xf32>
    %53 = stablehlo.add %51, %52 : tensor<1x1x2xf32>
    %54 = stablehlo.tanh %53 : tensor<1x1x2xf32>
    %55 = stablehlo.multiply %50, %54 : tensor<1x1x2xf32>
    %56 = stablehlo.concatenate %34, %55, dim = 0 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
    %57 = stablehlo.reshape %55 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %58 = stablehlo.reshape %53 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %59 = stablehlo.reshape %57 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %60 = stablehlo.reshape %58 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    return %56, %59, %60 : tensor<2x1x2xf32>, tensor<1x1x2xf32>, tensor<1x1x2xf32>
  }
}

// -----
// gru / two_steps: f32[2,1,3], f32[1,1,2], f32[6,3], f32[6,2], f32[6], f32[6]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x1x3xf32>, %arg1: tensor<1x1x2xf32>, %arg2: tensor<6x3xf32>, %arg3: tensor<6x2xf32>, %arg4: tensor<6xf32>, %arg5: tensor<6xf32>) -> (tensor<2x1x2xf32>, tensor<1x1x2xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<6x3xf32>) -> tensor<3x6xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x6xf32>) -> tensor<2x6xf32>
    %4 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
    %5 = stablehlo.add %4, %3 : tensor<2x6xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x6xf32>) -> tensor<2x1x6xf32>
    %7 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %8 = stablehlo.slice %6 [0:1, 0:1, 0:6] : (tensor<2x1x6xf32>) -> tensor<1x1x6xf32>
    %9 = stablehlo.reshape %8 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %10 = stablehlo.slice %6 [1:2, 0:1, 0:6] : (tensor<2x1x6xf32>) -> tensor<1x1x6xf32>
    %11 = stablehlo.reshape %10 : (tensor<1x1x6xf32>) -> tensor<1x6xf32>
    %12 = stablehlo.slice %9 [0:1, 0:2] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.slice %9 [0:1, 2:4] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.slice %9 [0:1, 4:6] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %15 = stablehlo.reshape %7 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x6xf32>) -> tensor<1x6xf32>
    %18 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %19 = stablehlo.add %18, %17 : tensor<1x6xf32>
    %20 = stablehlo.reshape %19 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %21 = stablehlo.slice %20 [0:1, 0:1, 0:2] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %22 = stablehlo.slice %20 [0:1, 0:1, 2:4] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %23 = stablehlo.slice %20 [0:1, 0:1, 4:6] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %24 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %25 = stablehlo.add %21, %24 : tensor<1x1x2xf32>
    %26 = stablehlo.logistic %25 : tensor<1x1x2xf32>
    %27 = stablehlo.broadcast_in_dim %13, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %28 = stablehlo.add %22, %27 : tensor<1x1x2xf32>
    %29 = stablehlo.logistic %28 : tensor<1x1x2xf32>
    %30 = stablehlo.multiply %23, %26 : tensor<1x1x2xf32>
    %31 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %32 = stablehlo.add %31, %30 : tensor<1x1x2xf32>
    %33 = stablehlo.tanh %32 : tensor<1x1x2xf32>
    %34 = stablehlo.subtract %7, %33 : tensor<1x1x2xf32>
    %35 = stablehlo.multiply %34, %29 : tensor<1x1x2xf32>
    %36 = stablehlo.add %35, %33 : tensor<1x1x2xf32>
    %37 = stablehlo.slice %11 [0:1, 0:2] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %38 = stablehlo.slice %11 [0:1, 2:4] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %39 = stablehlo.slice %11 [0:1, 4:6] : (tensor<1x6xf32>) -> tensor<1x2xf32>
    %40 = stablehlo.reshape %36 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %41 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<6x2xf32>) -> tensor<2x6xf32>
    %42 = stablehlo.dot_general %40, %41, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x6xf32>) -> tensor<1x6xf32>
    %43 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %44 = stablehlo.add %43, %42 : tensor<1x6xf32>
    %45 = stablehlo.reshape %44 : (tensor<1x6xf32>) -> tensor<1x1x6xf32>
    %46 = stablehlo.slice %45 [0:1, 0:1, 0:2] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %47 = stablehlo.slice %45 [0:1, 0:1, 2:4] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %48 = stablehlo.slice %45 [0:1, 0:1, 4:6] : (tensor<1x1x6xf32>) -> tensor<1x1x2xf32>
    %49 = stablehlo.broadcast_in_dim %37, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %50 = stablehlo.add %46, %49 : tensor<1x1x2xf32>
    %51 = stablehlo.logistic %50 : tensor<1x1x2xf32>
    %52 = stablehlo.broadcast_in_dim %38, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %53 = stablehlo.add %47, %52 : tensor<1x1x2xf32>
    %54 = stablehlo.logistic %53 : tensor<1x1x2xf32>
    %55 = stablehlo.multiply %48, %51 : tensor<1x1x2xf32>
    %56 = stablehlo.broadcast_in_dim %39, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %57 = stablehlo.add %56, %55 : tensor<1x1x2xf32>
    %58 = stablehlo.tanh %57 : tensor<1x1x2xf32>
    %59 = stablehlo.subtract %36, %58 : tensor<1x1x2xf32>
    %60 = stablehlo.multiply %59, %54 : tensor<1x1x2xf32>
    %61 = stablehlo.add %60, %58 : tensor<1x1x2xf32>
    %62 = stablehlo.concatenate %36, %61, dim = 0 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
    %63 = stablehlo.reshape %61 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %64 = stablehlo.reshape %63 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    return %62, %64 : tensor<2x1x2xf32>, tensor<1x1x2xf32>
  }
}

// -----
// rnn / batch_first: f32[1,2,3], f32[1,1,2], f32[2,3], f32[2,2], f32[2], f32[2]
module @tpu_compile {
  func.func @main(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x1x2xf32>, %arg2: tensor<2x3xf32>, %arg3: tensor<2x2xf32>, %arg4: tensor<2xf32>, %arg5: tensor<2xf32>) -> (tensor<2x1x2xf32>, tensor<1x1x2xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0, 2] : (tensor<1x2x3xf32>) -> tensor<2x1x3xf32>
    %2 = stablehlo.reshape %1 : (tensor<2x1x3xf32>) -> tensor<2x3xf32>
    %3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %5 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
    %6 = stablehlo.add %5, %4 : tensor<2x2xf32>
    %7 = stablehlo.reshape %6 : (tensor<2x2xf32>) -> tensor<2x1x2xf32>
    %8 = stablehlo.reshape %0 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %9 = stablehlo.slice %7 [0:1, 0:1, 0:2] : (tensor<2x1x2xf32>) -> tensor<1x1x2xf32>
    %10 = stablehlo.reshape %9 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %11 = stablehlo.slice %7 [1:2, 0:1, 0:2] : (tensor<2x1x2xf32>) -> tensor<1x1x2xf32>
    %12 = stablehlo.reshape %11 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %13 = stablehlo.reshape %8 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %14 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %15 = stablehlo.dot_general %13, %14, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %17 = stablehlo.add %16, %15 : tensor<1x2xf32>
    %18 = stablehlo.reshape %17 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %19 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<1x1x2xf32>
    %21 = stablehlo.tanh %20 : tensor<1x1x2xf32>
    %22 = stablehlo.reshape %21 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %23 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
    %24 = stablehlo.dot_general %22, %23, contracting_dims = [1] x [0], precision = [HIGHEST, HIGHEST] : (tensor<1x2xf32>, tensor<2x2xf32>) -> tensor<1x2xf32>
    %25 = stablehlo.broadcast_in_dim %arg5, dims = [1] : (tensor<2xf32>) -> tensor<1x2xf32>
    %26 = stablehlo.add %25, %24 : tensor<1x2xf32>
    %27 = stablehlo.reshape %26 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %28 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    %29 = stablehlo.add %27, %28 : tensor<1x1x2xf32>
    %30 = stablehlo.tanh %29 : tensor<1x1x2xf32>
    %31 = stablehlo.concatenate %21, %30, dim = 0 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<2x1x2xf32>
    %32 = stablehlo.reshape %30 : (tensor<1x1x2xf32>) -> tensor<1x2xf32>
    %33 = stablehlo.reshape %32 : (tensor<1x2xf32>) -> tensor<1x1x2xf32>
    return %31, %33 : tensor<2x1x2xf32>, tensor<1x1x2xf32>
  }
}
