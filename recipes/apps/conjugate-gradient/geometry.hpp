// Where the points are: each rank owns one box of nx x ny x nz points of a global grid, and the
// boxes fill a grid of ranks. First in the flow: halo, matrix and vectors are built from it.
#pragma once

#include <mpi.h>

#include <array>
#include <cstdint>

// The 27 places of the stencil around a point, counted 0 to 26 with x running fastest.
// Place 13 is the point itself; the place opposite to p is 26 - p.
struct StencilPlace {
  static constexpr int count = 27;
  static constexpr int centre = 13;

  int number;

  constexpr int x() const { return number % 3 - 1; }
  constexpr int y() const { return number / 3 % 3 - 1; }
  constexpr int z() const { return number / 9 - 1; }
  constexpr StencilPlace opposite() const { return {count - 1 - number}; }
};

struct Box {
  int nx, ny, nz;

  std::int64_t points() const { return std::int64_t{nx} * ny * nz; }

  bool contains(int i, int j, int k) const { return i >= 0 && i < nx && j >= 0 && j < ny && k >= 0 && k < nz; }

  std::int32_t point(int i, int j, int k) const { return (k * ny + j) * nx + i; }

  // The coarse grid takes every second point of each edge.
  bool can_be_halved() const { return nx % 2 == 0 && ny % 2 == 0 && nz % 2 == 0 && nx >= 4 && ny >= 4 && nz >= 4; }
  Box halved() const { return {nx / 2, ny / 2, nz / 2}; }
};

// The grid of ranks; owns its communicator.
class RankGrid {
 public:
  explicit RankGrid(MPI_Comm all) {
    int size = 0;
    MPI_Comm_size(all, &size);
    // The largest number goes to z, so that the faces sent first are contiguous in memory.
    std::array<int, 3> edges{0, 0, 0};
    MPI_Dims_create(size, 3, edges.data());
    const std::array<int, 3> periods{0, 0, 0};
    MPI_Cart_create(all, 3, edges.data(), periods.data(), 0, &communicator_);
    MPI_Comm_rank(communicator_, &rank_);
    MPI_Cart_coords(communicator_, rank_, 3, place_.data());
    edges_ = edges;
  }
  ~RankGrid() { MPI_Comm_free(&communicator_); }
  RankGrid(const RankGrid&) = delete;
  RankGrid& operator=(const RankGrid&) = delete;

  MPI_Comm communicator() const { return communicator_; }
  int rank() const { return rank_; }
  int ranks_x() const { return edges_[2]; }
  int ranks_y() const { return edges_[1]; }
  int ranks_z() const { return edges_[0]; }
  int place_x() const { return place_[2]; }
  int place_y() const { return place_[1]; }
  int place_z() const { return place_[0]; }

  // The rank next to this one in that direction, or MPI_PROC_NULL beyond the edge.
  int neighbour(StencilPlace direction) const {
    const std::array<int, 3> there{place_[0] + direction.z(), place_[1] + direction.y(), place_[2] + direction.x()};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (there[axis] < 0 || there[axis] >= edges_[axis]) {
        return MPI_PROC_NULL;
      }
    }
    int rank = MPI_PROC_NULL;
    MPI_Cart_rank(communicator_, there.data(), &rank);
    return rank;
  }

 private:
  MPI_Comm communicator_ = MPI_COMM_NULL;
  int rank_ = 0;
  std::array<int, 3> edges_{};
  std::array<int, 3> place_{};
};

// One rank's box and where it lies in the whole.
struct Geometry {
  const RankGrid& ranks;
  Box box;

  std::int64_t global_nx() const { return std::int64_t{ranks.ranks_x()} * box.nx; }
  std::int64_t global_ny() const { return std::int64_t{ranks.ranks_y()} * box.ny; }
  std::int64_t global_nz() const { return std::int64_t{ranks.ranks_z()} * box.nz; }
  std::int64_t global_points() const { return global_nx() * global_ny() * global_nz(); }
  std::int64_t global_x(int i) const { return std::int64_t{ranks.place_x()} * box.nx + i; }
  std::int64_t global_y(int j) const { return std::int64_t{ranks.place_y()} * box.ny + j; }
  std::int64_t global_z(int k) const { return std::int64_t{ranks.place_z()} * box.nz + k; }

  // Whether the point (i, j, k), which may lie outside this box, is part of the global grid.
  bool in_global_grid(int i, int j, int k) const {
    const std::int64_t x = global_x(i), y = global_y(j), z = global_z(k);
    return x >= 0 && x < global_nx() && y >= 0 && y < global_ny() && z >= 0 && z < global_nz();
  }
};

// Calls visit(i, j, k) for every point of the box, in the order they lie in memory.
template <class Visit>
void for_each_point(const Box& box, Visit visit) {
  for (int k = 0; k < box.nz; ++k) {
    for (int j = 0; j < box.ny; ++j) {
      for (int i = 0; i < box.nx; ++i) {
        visit(i, j, k);
      }
    }
  }
}
