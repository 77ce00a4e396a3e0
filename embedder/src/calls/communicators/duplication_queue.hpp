// Nonblocking duplications of private communicators under Open MPI, which waits for ever when two of one communicator
// run at the same time: their parts have one order, in which processes may begin them differently. So they run one
// after the other, in the order of the guest's calls. The next one begins within the library, like the parts of one
// (opal_progress_register), so that a process that waits in any call does its part (decision 0043).
#pragma once

#include <atomic>
#include <map>
#include <optional>

#include "calls/communicators/comparison.hpp"
#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Begins a nonblocking duplicate of `old`, with hints, or with those of `old`, and the private communicator of the
/// duplicate, `own`; null where it needs none, or has begun. Then a comparison, unless it is null. Returns the host's
/// code. The library writes both later; in the queue, MPI_COMM_NULL where it fails.
[[nodiscard]] int begin_duplicate(MPI_Comm old, std::optional<MPI_Info> hints, MPI_Comm* copy, MPI_Comm* own,
                                  Comparison* comparison, MPI_Request* request);

/// Waits until the duplicates of a private communicator are complete that are in the queue: Open MPI would confuse them
/// with what is called next. All processes have begun the same ones.
void complete_duplicates(MPI_Comm old);

struct Duplication;

/// Calls add to it within their turn; any thread that is in the library advances it, outside of turns.
class DuplicationQueue {
 public:
  /// Whether the library is one that needs it.
  [[nodiscard]] static bool is_needed();
  /// Duplicates a communicator twice. Returns the host's code.
  [[nodiscard]] int add(MPI_Comm old, std::optional<MPI_Info> hints, MPI_Comm* copy, MPI_Comm* own,
                        Comparison* comparison, MPI_Request* request);
  void complete(MPI_Comm old);
  /// Does what can be done without waiting. Returns how many are complete now.
  int advance();

 private:
  void take_added();
  [[nodiscard]] bool is_behind_another(const Duplication& duplication) const;

  /// The latest first.
  std::atomic<Duplication*> added_ = nullptr;
  /// The oldest first; of the thread that advances.
  Duplication* first_ = nullptr;
  std::atomic<int> unfinished_ = 0;
  /// The same for each communicator that had any.
  std::map<MPI_Comm, std::atomic<int>> unfinished_of_;
  std::atomic<bool> advances_ = false;
};

}  // namespace mpiwasm::calls
