// Memory that an MPI library allocates during one call, for buffers, in one of two ways. The command has the memory
// (src/interposition), and an adapter says when.
//
// Apart from all other memory of the process: Open MPI writes a message that is longer than the receive buffer past its
// end (docs/admins/security.md); for a buffer of its own, that would be its heap.
//
// Cleared: MPICH and its relatives hand out buffers whole, of which they have filled what the file has, or what the
// other process has sent.
#pragma once

#include <cstdint>

namespace mpiwasm::host {

/// A call whose allocations are as usual for a while.
struct PausedCall {
  std::uint32_t depth = 0;
  bool failed = false;
  std::uint32_t more = 0;
  bool retires = false;
};

struct BufferAllocations {
  /// Makes it ready; once, before the first begin(). False when the system has no room.
  bool (*start)();
  /// From here to end(), what the calling thread allocates is so. False, and nothing begins, when there is no room.
  bool (*begin)();
  /// After a call that has failed, memory that it freed is not used again if it lies apart: messages may still arrive
  /// there.
  void (*end)(bool succeeded);
  /// While the library has called the program back: what that makes mpiwasm allocate is no buffer. In the thread of
  /// the call, which may begin other calls meanwhile.
  PausedCall (*pause)();
  void (*resume)(const PausedCall& paused);
};

}  // namespace mpiwasm::host
