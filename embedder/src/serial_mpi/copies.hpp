// The copies that a collective makes, which are all that it does. A persistent collective is the blocking one, whose
// copies are recorded instead of made, so that datatypes and communicators may be freed before it is started.
#pragma once

#include <functional>

#include "serial_mpi/copy_elements.hpp"
#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {

struct Copy {
  const void* from;
  std::int64_t from_count;
  LayoutPointer from_layout;
  void* to;
  std::int64_t to_count;
  LayoutPointer to_layout;
};

/// Makes the copy, or records it.
[[nodiscard]] int perform(Copy copy);

/// Hands out a persistent request for what `collective` would do.
[[nodiscard]] int give_recorded(const std::function<int()>& collective, MPI_Request* place);

}  // namespace mpiwasm::serial_mpi
