// What the leaders of two groups have in common while a library makes an intercommunicator of them.
#pragma once

#include <mpi.h>

namespace mpiwasm::calls {

/// MPICH exchanges a part of what makes an intercommunicator by one tag, whatever tag was given. So where threads may
/// make several at the same time, each pair of leaders gets a communicator of its own, which goes when it has been
/// used.
class Leaders {
 public:
  Leaders() = default;
  Leaders(const Leaders&) = delete;
  Leaders& operator=(const Leaders&) = delete;
  ~Leaders();

  /// Collective over this process and the one with rank `other` in private_world(), which have met and agreed on `tag`.
  void meet(int other, int tag);

  /// The communicator that both have; MPI_COMM_NULL where they have not met.
  [[nodiscard]] MPI_Comm host() const { return host_; }
  /// The rank of the other leader in there.
  [[nodiscard]] int other() const { return other_; }

 private:
  MPI_Comm host_ = MPI_COMM_NULL;
  MPI_Comm own_ = MPI_COMM_NULL;  ///< which nothing else uses
  int other_ = 0;
};

}  // namespace mpiwasm::calls
