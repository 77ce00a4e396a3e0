// Info objects: keys and values in the order in which keys were set (MPI-5.0, chapter 10).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "serial_mpi/mpi.h"

/// What MPI_Info points to.
struct MPI_ABI_Info {
  std::vector<std::pair<std::string, std::string>> entries;
};

namespace mpiwasm::serial_mpi {

/// The object behind a handle; null for MPI_INFO_NULL.
[[nodiscard]] MPI_ABI_Info* find_info(MPI_Info handle);

}  // namespace mpiwasm::serial_mpi
