// Topologies of one process, and collectives among its neighbours.
#include <gtest/gtest.h>

#include <array>

#include "serial_mpi/mpi.h"

namespace {

/// A grid of two dimensions, the first of which is a ring.
class HalfPeriodicGrid : public ::testing::Test {
 protected:
  void SetUp() override {
    const std::array dims{1, 1};
    const std::array periods{1, 0};
    ASSERT_EQ(MPI_Cart_create(MPI_COMM_WORLD, 2, dims.data(), periods.data(), 1, &grid), MPI_SUCCESS);
  }
  void TearDown() override { MPI_Comm_free(&grid); }
  MPI_Comm grid = MPI_COMM_NULL;
};

TEST_F(HalfPeriodicGrid, ShiftsStayOrEnd) {
  int source = 9;
  int destination = 9;
  EXPECT_EQ(MPI_Cart_shift(grid, 0, 1, &source, &destination), MPI_SUCCESS);
  EXPECT_EQ(source, 0);
  EXPECT_EQ(destination, 0);
  EXPECT_EQ(MPI_Cart_shift(grid, 1, -1, &source, &destination), MPI_SUCCESS);
  EXPECT_EQ(source, MPI_PROC_NULL);
  EXPECT_EQ(destination, MPI_PROC_NULL);
}

TEST_F(HalfPeriodicGrid, DescribesItself) {
  std::array<int, 2> dims{}, periods{}, coordinates{7, 7};
  EXPECT_EQ(MPI_Cart_get(grid, 2, dims.data(), periods.data(), coordinates.data()), MPI_SUCCESS);
  EXPECT_EQ(dims, (std::array{1, 1}));
  EXPECT_EQ(periods, (std::array{1, 0}));
  EXPECT_EQ(coordinates, (std::array{0, 0}));
  const std::array around{5, 0};
  int rank = -1;
  EXPECT_EQ(MPI_Cart_rank(grid, around.data(), &rank), MPI_SUCCESS);
  EXPECT_EQ(rank, 0);
  int kind = 0;
  MPI_Topo_test(grid, &kind);
  EXPECT_EQ(kind, MPI_CART);
}

TEST_F(HalfPeriodicGrid, NeighboursExchangeAroundTheRing) {
  const std::array sent{1, 2, 3, 4};
  std::array received{-1, -1, -1, -1};
  ASSERT_EQ(MPI_Neighbor_alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, grid), MPI_SUCCESS);
  EXPECT_EQ(received, (std::array{2, 1, -1, -1})) << "what leaves on one side comes in on the other";
  received.fill(-1);
  ASSERT_EQ(MPI_Neighbor_allgather(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, grid), MPI_SUCCESS);
  EXPECT_EQ(received, (std::array{1, 1, -1, -1}));
}

TEST_F(HalfPeriodicGrid, SubgridsKeepTheirDimensions) {
  const std::array keep{0, 1};
  MPI_Comm row = MPI_COMM_NULL;
  ASSERT_EQ(MPI_Cart_sub(grid, keep.data(), &row), MPI_SUCCESS);
  int dimensions = 0;
  MPI_Cartdim_get(row, &dimensions);
  EXPECT_EQ(dimensions, 1);
  MPI_Comm_free(&row);
}

TEST(SerialTopologies, LargerGridsNeedMoreProcesses) {
  const int dims = 2;
  const int periods = 0;
  MPI_Comm grid = MPI_COMM_NULL;
  const int code = MPI_Cart_create(MPI_COMM_WORLD, 1, &dims, &periods, 0, &grid);
  int error_class = 0;
  MPI_Error_class(code, &error_class);
  EXPECT_EQ(error_class, MPI_ERR_DIMS);
}

TEST(SerialTopologies, DimensionsAreBalanced) {
  std::array<int, 3> dims{0, 0, 0};
  EXPECT_EQ(MPI_Dims_create(24, 3, dims.data()), MPI_SUCCESS);
  EXPECT_EQ(dims, (std::array{4, 3, 2}));
  dims = {0, 3, 0};
  EXPECT_EQ(MPI_Dims_create(12, 3, dims.data()), MPI_SUCCESS);
  EXPECT_EQ(dims, (std::array{2, 3, 2}));
  dims = {0, 1, 0};
  EXPECT_EQ(MPI_Dims_create(72, 3, dims.data()), MPI_SUCCESS);
  EXPECT_EQ(dims, (std::array{9, 1, 8}));
  dims = {0, 5, 0};
  EXPECT_EQ(MPI_Dims_create(12, 3, dims.data()), MPI_ERR_DIMS);
  dims = {0, 0, 0};
  EXPECT_EQ(MPI_Dims_create(1, 3, dims.data()), MPI_SUCCESS);
  EXPECT_EQ(dims, (std::array{1, 1, 1}));
  int prime = 0;
  EXPECT_EQ(MPI_Dims_create(2147483647, 1, &prime), MPI_SUCCESS);
  EXPECT_EQ(prime, 2147483647);
}

TEST(SerialTopologies, GraphsHaveEdgesToThemselves) {
  const int index = 2;
  const std::array edges{0, 0};
  MPI_Comm graph = MPI_COMM_NULL;
  ASSERT_EQ(MPI_Graph_create(MPI_COMM_WORLD, 1, &index, edges.data(), 0, &graph), MPI_SUCCESS);
  int count = 0;
  EXPECT_EQ(MPI_Graph_neighbors_count(graph, 0, &count), MPI_SUCCESS);
  EXPECT_EQ(count, 2);
  const std::array sent{5, 6};
  std::array<int, 2> received{};
  EXPECT_EQ(MPI_Neighbor_alltoall(sent.data(), 1, MPI_INT, received.data(), 1, MPI_INT, graph), MPI_SUCCESS);
  EXPECT_EQ(received, sent);
  MPI_Comm_free(&graph);
}

TEST(SerialTopologies, DistributedGraphsKeepTheirWeights) {
  const std::array ends{0, 0};
  const std::array weights{3, 4};
  MPI_Comm graph = MPI_COMM_NULL;
  ASSERT_EQ(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 2, ends.data(), weights.data(), 2, ends.data(),
                                           weights.data(), MPI_INFO_NULL, 0, &graph),
            MPI_SUCCESS);
  int incoming = 0, outgoing = 0, weighted = 0;
  MPI_Dist_graph_neighbors_count(graph, &incoming, &outgoing, &weighted);
  EXPECT_EQ(incoming, 2);
  EXPECT_EQ(outgoing, 2);
  EXPECT_EQ(weighted, 1);
  std::array<int, 2> sources{9, 9}, destinations{9, 9}, in_weights{}, out_weights{};
  EXPECT_EQ(
      MPI_Dist_graph_neighbors(graph, 2, sources.data(), in_weights.data(), 2, destinations.data(), out_weights.data()),
      MPI_SUCCESS);
  EXPECT_EQ(sources, ends);
  EXPECT_EQ(in_weights, weights);
  MPI_Comm_free(&graph);
}

TEST(SerialTopologies, WithoutOneThereAreNoNeighbours) {
  int value = 0;
  EXPECT_EQ(MPI_Neighbor_allgather(&value, 1, MPI_INT, &value, 1, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TOPOLOGY);
}

}  // namespace
