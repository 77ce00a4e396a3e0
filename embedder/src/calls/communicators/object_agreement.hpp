// Processes that have a window or a file in common agree on the function that they call next with it. MPI libraries end
// such an object behind a barrier of its own communicator, which the barriers of other functions meet: MPI_Win_fence in
// MPICH, and MPI_File_seek_shared in ROMIO. The process in such a function would go on with what the others have freed.
// Collective functions on a file exchange lengths and places over one communicator, so that Open MPI takes what one
// function sends for what another one expects (decision 60).
#pragma once

#include <cstdint>
#include <string_view>

#include "calls/communicators/private_communicators.hpp"

namespace mpiwasm::calls {

class ObjectAgreement {
 public:
  /// Of an object without other processes, or with native ones, which do not take part.
  ObjectAgreement() = default;
  /// Of what the processes of `comm` have made in a constructor. Collective where mpiwasm itself has brought them
  /// together, to make it again.
  explicit ObjectAgreement(const Communicator& comm);

  /// Waits until all processes call a function with the object. False in all of them if they call different ones, and
  /// also if the library fails: an object that the others may free must not be used any more then.
  [[nodiscard]] bool all_call(std::string_view function) const;
  /// Whether all processes have the same number. Collective; false also if the library fails.
  [[nodiscard]] bool all_have(std::uint64_t number) const;

 private:
  /// As long as the object lasts: MPICH numbers windows by the context of their communicator, which it uses again for
  /// the next one.
  PrivateCommunicatorUse use_;
  MPI_Comm over_ = MPI_COMM_NULL;
  /// Of the object, the same in all processes, and unknown to the guest.
  std::uint64_t number_ = 0;
};

}  // namespace mpiwasm::calls
