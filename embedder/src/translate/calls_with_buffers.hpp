// Calls of the MPI library that receive messages, or data of files, into buffers of the library's own: collective
// operations. Where a library needs it, these buffers lie apart, or are cleared
// (host/interface/buffer_allocations.hpp).
#pragma once

#include <mpi.h>

#include "host/interface/buffer_allocations.hpp"
#include "translate/callers.hpp"

namespace mpiwasm::translate {

/// What the buffers of a function are for.
enum class Buffers : std::uint8_t {
  messages,
  files,        ///< data of files that processes access together
  begun_files,  ///< the same, in operations that go on after the call
  reads,        ///< what one process reads from a file
};

/// Set once, before the first such call; null where the library may allocate as it does.
extern constinit const host::BufferAllocations* allocations_for_messages;     // NOLINT
extern constinit const host::BufferAllocations* allocations_for_files;        // NOLINT
extern constinit const host::BufferAllocations* allocations_for_begun_files;  // NOLINT
extern constinit const host::BufferAllocations* allocations_for_reads;        // NOLINT

template <Buffers buffers>
const host::BufferAllocations* allocations_for() {
  switch (buffers) {
    case Buffers::messages:
      return allocations_for_messages;
    case Buffers::files:
      return allocations_for_files;
    case Buffers::begun_files:
      return allocations_for_begun_files;
    case Buffers::reads:
      return allocations_for_reads;
  }
  return nullptr;
}

/// The library has called the program back as long as this lives: allocations are as usual.
class AllocationsPaused {
 public:
  AllocationsPaused()
      : allocations_(allocations_for_messages != nullptr ? allocations_for_messages : allocations_for_files) {
    if (allocations_ != nullptr) paused_ = allocations_->pause();
  }
  AllocationsPaused(const AllocationsPaused&) = delete;
  AllocationsPaused& operator=(const AllocationsPaused&) = delete;
  ~AllocationsPaused() {
    if (allocations_ != nullptr) allocations_->resume(paused_);
  }

 private:
  const host::BufferAllocations* allocations_;
  host::PausedCall paused_;
};

template <class... Parameters>
[[gnu::noinline]] int with_allocations(const host::BufferAllocations& allocations, int (*function)(Parameters...),
                                       Parameters... arguments) {
  if (!allocations.begin()) return MPI_ERR_NO_MEM;
  // Also when a function of mpiwasm's, which calls several of the library's, throws.
  struct End {
    const host::BufferAllocations& allocations;
    int code = MPI_ERR_NO_MEM;
    ~End() { allocations.end(code == MPI_SUCCESS); }
  } end{allocations};
  end.code = function(arguments...);
  return end.code;
}

/// of_library() for such a function.
template <Buffers buffers, class... Parameters, class... Arguments>
[[gnu::always_inline]] inline int of_library_with_buffers(int (*function)(Parameters...), Arguments... arguments) {
  const host::BufferAllocations* allocations = allocations_for<buffers>();
  if (allocations == nullptr) [[likely]]
    return of_library(function, arguments...);
  if (callers.give_turns_away()) {
    const TurnInterrupted interrupted;
    return with_allocations<Parameters...>(*allocations, function, arguments...);
  }
  return with_allocations<Parameters...>(*allocations, function, arguments...);
}

/// of_library_last() for such a function.
template <Buffers buffers, class... Parameters, class... Arguments>
[[gnu::always_inline]] inline int of_library_with_buffers_last(int (*function)(Parameters...), Arguments... arguments) {
  const host::BufferAllocations* allocations = allocations_for<buffers>();
  if (allocations == nullptr) [[likely]]
    return of_library_last(function, arguments...);
  if (callers.give_turns_away()) callers.interrupt_turn();
  return with_allocations<Parameters...>(*allocations, function, arguments...);
}

}  // namespace mpiwasm::translate
