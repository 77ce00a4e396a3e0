// MPI_Reduce in place at another root than rank 0. MPICH before 4.2 reduces to the first process of the root's node
// first, where it takes MPI_IN_PLACE for an address: correct programs end by SIGSEGV.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"
#include "calls/core/context.hpp"
#include "calls/datatypes/datatype.hpp"

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

[[nodiscard]] inline bool must_be_copied(const Communicator& /*comm*/) { return false; }

#else

/// Of an operation in place, whose root this process is.
[[nodiscard]] inline bool must_be_copied(const Communicator& comm) {
  return comm.rank != 0 && !comm.inter && process_context().library.computes_lengths_in_int();
}

#endif

/// Reduces `count` elements in `buffer` with those of others, by a copy of them. Returns the host's code.
[[nodiscard]] int reduce_copied(void* buffer, std::int64_t count, const Datatype& type, MPI_Op operation, int root,
                                const Communicator& comm);

}  // namespace mpiwasm::calls
