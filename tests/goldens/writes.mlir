// written / stacked: f32[2,2,3,4], i64[1], f32[3,1]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3x4xf32>, %arg1: tensor<1xi64>, %arg2: tensor<3x1xf32>) -> tensor<2x2x3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<1xi64>) -> tensor<1xi32>
    %1 = stablehlo.reshape %0 : (tensor<1xi32>) -> tensor<1x1xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %2 = stablehlo.reshape %1 : (tensor<1x1xi32>) -> tensor<i32>
    %3 = stablehlo.compare GE, %2, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_1 = stablehlo.constant dense<3> : tensor<i32>
    %4 = stablehlo.compare LE, %2, %c_1, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = stablehlo.reshape %arg2 : (tensor<3x1xf32>) -> tensor<1x1x3x1xf32>
    %6 = stablehlo.and %3, %4 : tensor<i1>
    %7 = stablehlo.dynamic_slice %arg0, %c_0, %c, %c, %2, sizes = [1, 1, 3, 1] : (tensor<2x2x3x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x1xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i1>) -> tensor<1x1x3x1xi1>
    %9 = stablehlo.select %8, %5, %7 : tensor<1x1x3x1xi1>, tensor<1x1x3x1xf32>
    %10 = stablehlo.dynamic_update_slice %arg0, %9, %c_0, %c, %c, %2 : (tensor<2x2x3x4xf32>, tensor<1x1x3x1xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x3x4xf32>
    return %10 : tensor<2x2x3x4xf32>
  }
}

// -----
// written / stacked_two_positions: f32[2,2,3,4], i64[2], f32[3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x2x3x4xf32>, %arg1: tensor<2xi64>, %arg2: tensor<3x2xf32>) -> tensor<2x2x3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %1 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<2x1xi32>
    %c = stablehlo.constant dense<1> : tensor<2x1xi32>
    %2 = stablehlo.concatenate %c, %1, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x2x3x4xf32>, tensor<2x2xi32>, tensor<3x2xf32>) -> tensor<2x2x3x4xf32>
    return %3 : tensor<2x2x3x4xf32>
  }
}

// -----
// written / turned: f32[2,4,2,3], i64[2], f32[2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<2x4x2x3xf32>, %arg1: tensor<2xi64>, %arg2: tensor<2x2xf32>) -> tensor<2x4x2x3xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2xi64>) -> tensor<2xi32>
    %c = stablehlo.constant dense<0> : tensor<2xi32>
    %1 = stablehlo.compare LT, %0, %c, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %c_0 = stablehlo.constant dense<4> : tensor<2xi32>
    %2 = stablehlo.add %0, %c_0 : tensor<2xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<2xi1>, tensor<2xi32>
    %4 = stablehlo.reshape %3 : (tensor<2xi32>) -> tensor<2x1xi32>
    %c_1 = stablehlo.constant dense<1> : tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<2x1xi32>
    %c_3 = stablehlo.constant dense<1> : tensor<2x1xi32>
    %5 = stablehlo.concatenate %c_3, %4, %c_1, %c_2, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x4xi32>
    %6 = "stablehlo.scatter"(%arg0, %5, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [0, 1, 2, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) : (tensor<2x4x2x3xf32>, tensor<2x4xi32>, tensor<2x2xf32>) -> tensor<2x4x2x3xf32>
    return %6 : tensor<2x4x2x3xf32>
  }
}

// -----
// written / slices: f32[3,2,3,4], f32[2,2,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x3x4xf32>, %arg1: tensor<2x2x2xf32>) -> tensor<3x2x3x4xf32> {
    %0 = stablehlo.slice %arg0 [2:3, 0:2, 0:3, 0:4] : (tensor<3x2x3x4xf32>) -> tensor<1x2x3x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x2x3x4xf32>) -> tensor<2x3x4xf32>
    %2 = stablehlo.slice %1 [0:2, 1:3, 0:4] : (tensor<2x3x4xf32>) -> tensor<2x2x4xf32>
    %3 = stablehlo.slice %2 [0:2, 0:2, 1:3] : (tensor<2x2x4xf32>) -> tensor<2x2x2xf32>
    %4 = stablehlo.reshape %arg1 : (tensor<2x2x2xf32>) -> tensor<1x2x2x2xf32>
    %c = stablehlo.constant dense<2> : tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %c_1 = stablehlo.constant dense<1> : tensor<i64>
    %5 = stablehlo.dynamic_update_slice %arg0, %4, %c, %c_0, %c_1, %c_1 : (tensor<3x2x3x4xf32>, tensor<1x2x2x2xf32>, tensor<i64>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<3x2x3x4xf32>
    return %5 : tensor<3x2x3x4xf32>
  }
}

// -----
// written / elements: f32[3,2,3,4], i64[2,3,2], f32[2,3,2]
module @tpu_compile {
  func.func @main(%arg0: tensor<3x2x3x4xf32>, %arg1: tensor<2x3x2xi64>, %arg2: tensor<2x3x2xf32>) -> tensor<3x2x3x4xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<2x3x2xi64>) -> tensor<2x3x2xi32>
    %1 = stablehlo.reshape %0 : (tensor<2x3x2xi32>) -> tensor<2x3x2x1xi32>
    %c = stablehlo.constant dense<1> : tensor<2x3x2x1xi32>
    %2 = stablehlo.iota dim = 0 : tensor<2x3x2x1xi32>
    %c_0 = stablehlo.constant dense<1> : tensor<2x3x2x1xi32>
    %3 = stablehlo.add %2, %c_0 : tensor<2x3x2x1xi32>
    %4 = stablehlo.concatenate %3, %c, %1, dim = 3 : (tensor<2x3x2x1xi32>, tensor<2x3x2x1xi32>, tensor<2x3x2x1xi32>) -> tensor<2x3x2x3xi32>
    %5 = "stablehlo.scatter"(%arg0, %4, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1, 3], input_batching_dims = [2], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<3x2x3x4xf32>, tensor<2x3x2x3xi32>, tensor<2x3x2xf32>) -> tensor<3x2x3x4xf32>
    return %5 : tensor<3x2x3x4xf32>
  }
}
