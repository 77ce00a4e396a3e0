// Processes that have a window or a file in common end it together. MPI libraries end it behind a barrier of its own
// communicator, which the barriers of other functions meet: MPI_Win_fence in MPICH, and MPI_File_seek_shared in ROMIO.
// The process in such a function would go on with what the others have freed. So all say before that they end it.
#pragma once

#include <cstdint>

#include "calls/communicators/private_communicators.hpp"

namespace mpiwasm::calls {

class CommonEnd {
 public:
  /// Of an object without other processes, or with native ones, which do not take part.
  CommonEnd() = default;
  /// Of what the processes of `comm` have made in a constructor. Collective where mpiwasm itself has brought them
  /// together, to make it again.
  explicit CommonEnd(const Communicator& comm);

  /// Waits until all processes end the object. False if the library fails, or something else was received: the object
  /// must neither be freed then, nor be used any more, for the others may free it.
  [[nodiscard]] bool is_reached_by_all() const;

 private:
  /// As long as the object lasts: MPICH numbers windows by the context of their communicator, which it uses again for
  /// the next one.
  PrivateCommunicatorUse use_;
  MPI_Comm over_ = MPI_COMM_NULL;
  /// Of the object, the same in all processes, and unknown to the guest.
  std::uint64_t number_ = 0;
};

}  // namespace mpiwasm::calls
