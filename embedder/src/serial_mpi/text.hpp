// How texts are given to callers of MPI.
#pragma once

#include <algorithm>
#include <string_view>

#include "serial_mpi/mpi.h"

namespace mpiwasm::serial_mpi {

/// Writes `text` with a zero byte into `capacity` bytes, cut when it is longer, and its length.
inline int give_text(std::string_view text, int capacity, char* place, int* length) {
  const auto shown = text.substr(0, static_cast<std::size_t>(capacity) - 1);
  *std::copy(shown.begin(), shown.end(), place) = '\0';
  *length = static_cast<int>(shown.size());
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::serial_mpi
