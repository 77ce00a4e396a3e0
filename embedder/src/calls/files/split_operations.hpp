// Split collective operations on files (MPI-5.0, 14.4.5) that are done at their beginning, as MPI allows. Open MPI
// keeps them in a list that all threads go through without a lock, and lets those that have failed go on in threads of
// the C library, with a descriptor that may be another file's by then.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Native processes begin what guests begin.
[[nodiscard]] inline bool is_done_at_begin() {
#if defined(OPEN_MPI)
  return translate::callers.give_turns_away() || !process_context().options.has_native_peers;
#else
  return false;
#endif
}

/// Keeps what File::begun_status has of an operation for its end. Returns the host's code.
inline int done_at_begin(File& file, int code) {
  file.begun_whole = code == MPI_SUCCESS;
  return code;
}

/// Hands the status out.
inline int take_begun(File& file, MPI_Status* status) {
  file.begun_whole = false;
  if (status != MPI_STATUS_IGNORE) *status = file.begun_status;
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::calls
