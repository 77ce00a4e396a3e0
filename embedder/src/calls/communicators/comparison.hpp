// What the processes of a communicator compare, beside a nonblocking duplication of it, of the communicators that they
// have given up (ended_communicators.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// A communicator that this process has given up, and its part of a sum: all processes that have given up the same one
/// add the same odd number, so the sum shows how many these are, unless others have come to the same place.
struct ComparedPart {
  std::uint64_t number = 0;
  std::uint64_t value = 0;
  std::size_t place = 0;
  std::uint64_t wanted = 0;
};

struct Comparison {
  std::vector<ComparedPart> parts;
  /// What this process adds, and what all do. The library uses both until the reduction is complete.
  std::vector<std::uint64_t> mine;
  std::vector<std::uint64_t> sums;
  /// MPI_REQUEST_NULL where the reduction runs in a queue (duplication_queue.hpp).
  MPI_Request running = MPI_REQUEST_NULL;
  bool is_complete = false;
};

}  // namespace mpiwasm::calls
