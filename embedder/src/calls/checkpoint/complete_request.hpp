// A request that is complete, with a status: what the guest has of an operation that another library has carried out.
#pragma once

#include <cstdint>

#include "guest/archive.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// What a status says, in the terms of guests.
struct Outcome {
  std::int32_t source = 0;
  std::int32_t tag = 0;
  std::int64_t bytes = 0;
  bool is_cancelled = false;
};

[[nodiscard]] Outcome outcome_of(const MPI_Status& status);
void save_outcome(const Outcome& outcome, guest::ArchiveWriter& to);
[[nodiscard]] Outcome restore_outcome(guest::ArchiveReader& from);

/// MPI_REQUEST_NULL when the library makes none.
[[nodiscard]] MPI_Request complete_request(const Outcome& outcome);

}  // namespace mpiwasm::calls
