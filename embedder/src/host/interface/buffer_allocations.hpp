// Memory that an MPI library allocates during one call, for buffers, in one of two ways. The command has the memory
// (src/interposition), and an adapter says when.
//
// Apart from all other memory of the process: Open MPI writes a message that is longer than the receive buffer past its
// end (docs/admins/security.md); for a buffer of its own, that would be its heap.
//
// Cleared: Intel MPI hands out buffers for the data of files whole, of which it has filled what the file has.
#pragma once

namespace mpiwasm::host {

struct BufferAllocations {
  /// Makes it ready; once, before the first begin(). False when the system has no room.
  bool (*start)();
  /// From here to end(), what the calling thread allocates is so. False, and nothing begins, when there is no room.
  bool (*begin)();
  /// After a call that has failed, memory that it freed is not used again if it lies apart: messages may still arrive
  /// there.
  void (*end)(bool succeeded);
};

}  // namespace mpiwasm::host
