// Opens and closes the epochs of windows in the library, in an order that the standard allows (MPI-5.0, 12.5). MPICH
// ends the process when a rank that is not locked is unlocked, and does not look whether another thread is opening or
// closing an epoch at the same time: it would use a group that this one has freed. It takes the first operation at a
// rank that is not locked as long as another one is, and does not wait for it when the window ends.
#pragma once

#include <limits>
#include <vector>

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

struct Window;

/// Of a window, what a process has open itself, or is about to open or to close.
struct EpochOrder {
  enum class State : char { closed, opening, open, closing };

  State started = State::closed;
  State posted = State::closed;
  State locked_for_all = State::closed;
  /// A thread is in a fence.
  bool fences = false;
  /// By rank; empty before the first lock.
  std::vector<State> locked;
  /// How many of these are not closed.
  int locks = 0;
  /// How many of them are being opened or closed.
  int locks_changing = 0;
  /// Operations and flushes of all threads that are in the library.
  int operations = 0;
  /// No epoch has been opened since a fence that operations may follow.
  bool is_fenced = false;
  /// There have been some, which the next fence completes.
  bool has_operations = false;
  /// The lock for all is not held, because the job is saved.
  bool is_interrupted = false;
  /// Its own epochs are elsewhere (single_process_windows.hpp).
  bool is_of_one_process = false;

  /// Whether all epochs are closed but those of fences.
  [[nodiscard]] bool is_closed() const;
  /// Whether the program has a lock for all.
  [[nodiscard]] bool is_locked_for_all() const { return locked_for_all == State::open || is_interrupted; }
  /// Whether the window cannot be made again before this process, or another one, has ended an epoch. One of a lock for
  /// all can be interrupted.
  [[nodiscard]] bool must_end() const {
    return has_operations || started != State::closed || posted != State::closed || locks > 0;
  }
  /// Whether the library has nothing to complete either.
  [[nodiscard]] bool is_over() const { return is_closed() && !has_operations; }
  /// Whether operations at a process fit what is open.
  [[nodiscard]] bool has_access_to(int rank) const;
};

/// No rank, but all of them.
inline constexpr int at_all_processes = std::numeric_limits<int>::min();

/// An operation at a process, or at all, as long as it is in the library. Open MPI frees what belongs to an epoch while
/// another thread still uses it: no operation begins while its epoch is opened or closed, and none is opened or
/// closed during one.
class EpochOperation {
 public:
  EpochOperation(EpochOrder& order, int rank);
  EpochOperation(const EpochOperation&) = delete;
  EpochOperation& operator=(const EpochOperation&) = delete;
  ~EpochOperation();

  [[nodiscard]] bool fits() const { return fits_; }

 private:
  EpochOrder& order_;
  bool fits_;
};

/// An operation at `rank` by `call`, which returns the host's code; MPI_ERR_RMA_SYNC where it does not fit the epochs.
/// No error is raised within: an error handler of the program may free the window.
template <class Call>
[[gnu::always_inline]] inline int as_operation(EpochOrder& order, int rank, const Call& call) {
  const EpochOperation operation(order, rank);
  return operation.fits() ? call() : MPI_ERR_RMA_SYNC;
}

/// The functions of MPI by name, of windows of several processes; MPI_ERR_RMA_SYNC where they do not fit the epochs.
namespace in_epochs {

int win_fence(int assertion, Window& window);
int win_start(MPI_Group group, int assertion, Window& window);
int win_complete(Window& window);
int win_post(MPI_Group group, int assertion, Window& window);
int win_wait(Window& window);
int win_test(Window& window, int* flag);
int win_lock(int type, int rank, int assertion, Window& window);
int win_unlock(int rank, Window& window);
int win_lock_all(int assertion, Window& window);
int win_unlock_all(Window& window);
int win_flush(int rank, Window& window);
int win_flush_all(Window& window);
int win_flush_local(int rank, Window& window);
int win_flush_local_all(Window& window);

}  // namespace in_epochs

}  // namespace mpiwasm::calls
