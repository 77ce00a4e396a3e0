// The layer of points around a rank's box that its neighbours own. A vector holds the box's own
// points first and then the halo, one block per neighbour, so that messages are received in place.
#pragma once

#include <mpi.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry.hpp"
#include "timing.hpp"

class Halo {
 public:
  explicit Halo(const Geometry& geometry) : box_(geometry.box), communicator_(geometry.ranks.communicator()) {
    std::int32_t next = static_cast<std::int32_t>(box_.points());
    for (int number = 0; number < StencilPlace::count; ++number) {
      const StencilPlace direction{number};
      const int rank = geometry.ranks.neighbour(direction);
      if (number == StencilPlace::centre || rank == MPI_PROC_NULL) {
        continue;
      }
      const Box shared = shared_points(direction);
      const int count = static_cast<int>(shared.points());
      neighbours_.push_back({rank, direction, count, next});
      first_column_[static_cast<std::size_t>(number)] = next;
      next += count;
      append_points_to_send(direction, shared);
    }
    vector_length_ = static_cast<std::size_t>(next);
    outgoing_.resize(to_send_.size());
    requests_.resize(2 * neighbours_.size());
  }

  // Own points and halo together.
  std::size_t vector_length() const { return vector_length_; }

  // Where the point (i, j, k) of the global grid lies in this rank's vectors; it is a point of
  // the box or of the layer around it.
  std::int32_t column(int i, int j, int k) const {
    if (box_.contains(i, j, k)) {
      return box_.point(i, j, k);
    }
    const int x = side(i, box_.nx), y = side(j, box_.ny), z = side(k, box_.nz);
    const StencilPlace direction{(z + 1) * 9 + (y + 1) * 3 + (x + 1)};
    const Box shared = shared_points(direction);
    return first_column_[static_cast<std::size_t>(direction.number)] +
           shared.point(x == 0 ? i : 0, y == 0 ? j : 0, z == 0 ? k : 0);
  }

  // Brings the halo of `values` up to date.
  void exchange(std::vector<double>& values, PhaseSeconds& seconds) {
    if (neighbours_.empty()) {
      return;
    }
    const StopWatch watch(seconds.halo);
    std::size_t request = 0;
    for (const Neighbour& neighbour : neighbours_) {
      // The neighbour labels its message with the direction it sends to.
      MPI_Irecv(&values[static_cast<std::size_t>(neighbour.first_column)], neighbour.count, MPI_DOUBLE, neighbour.rank,
                neighbour.direction.opposite().number, communicator_, &requests_[request++]);
    }
    for (std::size_t i = 0; i < to_send_.size(); ++i) {
      outgoing_[i] = values[static_cast<std::size_t>(to_send_[i])];
    }
    std::size_t first = 0;
    for (const Neighbour& neighbour : neighbours_) {
      MPI_Isend(&outgoing_[first], neighbour.count, MPI_DOUBLE, neighbour.rank, neighbour.direction.number,
                communicator_, &requests_[request++]);
      first += static_cast<std::size_t>(neighbour.count);
    }
    MPI_Waitall(static_cast<int>(requests_.size()), requests_.data(), MPI_STATUSES_IGNORE);
  }

 private:
  struct Neighbour {
    int rank;
    StencilPlace direction;
    int count;                  // points sent, and points received
    std::int32_t first_column;  // where its points begin in a vector
  };

  static int side(int coordinate, int edge) { return coordinate < 0 ? -1 : coordinate >= edge ? 1 : 0; }

  // The face, edge or corner that two neighbours have in common.
  Box shared_points(StencilPlace direction) const {
    return {direction.x() == 0 ? box_.nx : 1, direction.y() == 0 ? box_.ny : 1, direction.z() == 0 ? box_.nz : 1};
  }

  void append_points_to_send(StencilPlace direction, const Box& shared) {
    const int i = direction.x() > 0 ? box_.nx - 1 : 0;
    const int j = direction.y() > 0 ? box_.ny - 1 : 0;
    const int k = direction.z() > 0 ? box_.nz - 1 : 0;
    for_each_point(shared, [&](int x, int y, int z) { to_send_.push_back(box_.point(i + x, j + y, k + z)); });
  }

  Box box_;
  MPI_Comm communicator_;
  std::vector<Neighbour> neighbours_;
  std::array<std::int32_t, StencilPlace::count> first_column_{};
  std::size_t vector_length_ = 0;
  std::vector<std::int32_t> to_send_;
  std::vector<double> outgoing_;
  std::vector<MPI_Request> requests_;
};
