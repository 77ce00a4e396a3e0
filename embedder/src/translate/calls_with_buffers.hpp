// Calls of the MPI library that receive messages into buffers of the library's own: collective operations. Under Open
// MPI these buffers lie apart (host/interface/separate_allocations.hpp).
#pragma once

#include <mpi.h>

#include "host/interface/separate_allocations.hpp"
#include "translate/callers.hpp"

namespace mpiwasm::translate {

/// Set once, before the first such call; null under libraries that do not write past a buffer.
extern constinit const host::SeparateAllocations* separate_allocations;  // NOLINT

template <class... Parameters>
[[gnu::noinline]] int with_buffers_apart(int (*function)(Parameters...), Parameters... arguments) {
  if (!separate_allocations->begin()) return MPI_ERR_NO_MEM;
  const int code = function(arguments...);
  separate_allocations->end(code == MPI_SUCCESS);
  return code;
}

/// of_library() for such a function.
template <class... Parameters, class... Arguments>
[[gnu::always_inline]] inline int of_library_with_buffers(int (*function)(Parameters...), Arguments... arguments) {
  if (separate_allocations == nullptr) [[likely]]
    return of_library(function, arguments...);
  if (callers.give_turns_away()) {
    const TurnInterrupted interrupted;
    return with_buffers_apart<Parameters...>(function, arguments...);
  }
  return with_buffers_apart<Parameters...>(function, arguments...);
}

/// of_library_last() for such a function.
template <class... Parameters, class... Arguments>
[[gnu::always_inline]] inline int of_library_with_buffers_last(int (*function)(Parameters...), Arguments... arguments) {
  if (separate_allocations == nullptr) [[likely]]
    return of_library_last(function, arguments...);
  if (callers.give_turns_away()) callers.interrupt_turn();
  return with_buffers_apart<Parameters...>(function, arguments...);
}

}  // namespace mpiwasm::translate
