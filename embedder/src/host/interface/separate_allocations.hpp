// Memory that an MPI library allocates during one call, apart from all other memory of the process. Open MPI writes
// a message that is longer than the receive buffer past its end (docs/admins/security.md); for a buffer of its own,
// that would be its heap. The command has the memory (src/interposition), and an adapter says when.
#pragma once

namespace mpiwasm::host {

struct SeparateAllocations {
  /// Reserves the addresses; once, before the first begin(). False when the system has none.
  bool (*start)();
  /// From here to end(), what the calling thread allocates lies apart. False, and nothing begins, when there is no
  /// room.
  bool (*begin)();
  /// After a call that has failed, memory that it freed is not used again: messages may still arrive there.
  void (*end)(bool succeeded);
};

}  // namespace mpiwasm::host
