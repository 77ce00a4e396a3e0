// See epoch_order.hpp.
#include "calls/windows/epoch_order.hpp"

#include "calls/windows/window.hpp"
#include "translate/callers.hpp"

namespace mpiwasm::calls {

using State = EpochOrder::State;

namespace {

bool is_changing(State epoch) { return epoch == State::opening || epoch == State::closing; }

}  // namespace

bool EpochOrder::is_closed() const {
  return started == State::closed && posted == State::closed && locked_for_all == State::closed && locks == 0;
}

bool EpochOrder::has_access_to(int rank) const {
  if (is_of_one_process) return true;
  if (fences || is_changing(started) || is_changing(locked_for_all)) return false;
  if (rank == at_all_processes) return locks_changing == 0;
  if (rank == MPI_PROC_NULL || started == State::open || locked_for_all == State::open) return true;
  return locks > 0 ? locked[static_cast<std::size_t>(rank)] == State::open : is_fenced;
}

EpochOperation::EpochOperation(EpochOrder& order, int rank) : order_(order), fits_(order.has_access_to(rank)) {
  if (fits_ && rank >= 0 && order.is_fenced) order.has_operations = true;
  ++order.operations;
}

EpochOperation::~EpochOperation() { --order_.operations; }

namespace in_epochs {

namespace {

void wait_for_operations(const EpochOrder& order) {
  while (order.operations > 0) translate::callers.pass_turn();
}

/// Other threads have turns during the call of the library, and find the epoch changing.
int open_by(EpochOrder& order, State& epoch, auto call) {
  if (epoch != State::closed || order.fences || order.has_operations) return MPI_ERR_RMA_SYNC;
  epoch = State::opening;
  order.is_fenced = false;
  wait_for_operations(order);
  const int code = call();
  epoch = code == MPI_SUCCESS ? State::open : State::closed;
  return code;
}

int close_by(const EpochOrder& order, State& epoch, auto call) {
  if (epoch != State::open || order.fences) return MPI_ERR_RMA_SYNC;
  epoch = State::closing;
  wait_for_operations(order);
  const int code = call();
  epoch = code == MPI_SUCCESS ? State::closed : State::open;
  return code;
}

/// Open MPI's MPI_Win_post reads the list of processes of MPI_Win_start, when messages of others arrive, which that
/// function and MPI_Win_complete change. One cannot wait for the other: the other process may wait for both.
#if defined(OPEN_MPI)
constexpr bool posts_use_the_started = true;
#else
constexpr bool posts_use_the_started = false;
#endif

/// A flush of one process, or of all.
int flush(Window& window, int rank, auto call) { return as_operation(window.epoch_order, rank, call); }

/// Opens or closes the lock of one process.
int change_lock(EpochOrder& order, auto change) {
  ++order.locks_changing;
  const int code = change();
  --order.locks_changing;
  return code;
}

}  // namespace

int win_fence(int assertion, Window& window) {
  EpochOrder& order = window.epoch_order;
  if (order.fences || !order.is_closed()) return MPI_ERR_RMA_SYNC;
  order.fences = true;
  wait_for_operations(order);
  const int code = MPI_Win_fence(assertion, window.host);
  order.fences = false;
  if (code != MPI_SUCCESS) return code;
  order.is_fenced = (assertion & MPI_MODE_NOSUCCEED) == 0;
  order.has_operations = false;
  return code;
}

int win_start(MPI_Group group, int assertion, Window& window) {
  EpochOrder& order = window.epoch_order;
  if (order.locks > 0 || order.locked_for_all != State::closed) return MPI_ERR_RMA_SYNC;
  if (posts_use_the_started && order.posted == State::opening) return MPI_ERR_RMA_SYNC;
  return open_by(order, order.started, [&] { return MPI_Win_start(group, assertion, window.host); });
}

int win_complete(Window& window) {
  if (posts_use_the_started && window.epoch_order.posted == State::opening) return MPI_ERR_RMA_SYNC;
  return close_by(window.epoch_order, window.epoch_order.started, [&] { return MPI_Win_complete(window.host); });
}

int win_post(MPI_Group group, int assertion, Window& window) {
  if (posts_use_the_started && is_changing(window.epoch_order.started)) return MPI_ERR_RMA_SYNC;
  return open_by(window.epoch_order, window.epoch_order.posted,
                 [&] { return MPI_Win_post(group, assertion, window.host); });
}

int win_wait(Window& window) {
  return close_by(window.epoch_order, window.epoch_order.posted, [&] { return MPI_Win_wait(window.host); });
}

int win_test(Window& window, int* flag) {
  State& posted = window.epoch_order.posted;
  const int code = close_by(window.epoch_order, posted, [&] { return MPI_Win_test(window.host, flag); });
  if (code == MPI_SUCCESS && *flag == 0) posted = State::open;
  return code;
}

int win_lock(int type, int rank, int assertion, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_Win_lock(type, rank, assertion, window.host);
  EpochOrder& order = window.epoch_order;
  if (order.started != State::closed || order.locked_for_all != State::closed) return MPI_ERR_RMA_SYNC;
  if (order.locked.empty()) order.locked.resize(window.segments.size(), State::closed);
  State& epoch = order.locked[static_cast<std::size_t>(rank)];
  if (epoch != State::closed) return MPI_ERR_RMA_SYNC;
  ++order.locks;
  const int code = change_lock(
      order, [&] { return open_by(order, epoch, [&] { return MPI_Win_lock(type, rank, assertion, window.host); }); });
  if (code != MPI_SUCCESS) --order.locks;
  return code;
}

int win_unlock(int rank, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_Win_unlock(rank, window.host);
  EpochOrder& order = window.epoch_order;
  if (order.locked.empty()) return MPI_ERR_RMA_SYNC;
  State& epoch = order.locked[static_cast<std::size_t>(rank)];
  const int code =
      change_lock(order, [&] { return close_by(order, epoch, [&] { return MPI_Win_unlock(rank, window.host); }); });
  if (code == MPI_SUCCESS) --order.locks;
  return code;
}

int win_lock_all(int assertion, Window& window) {
  EpochOrder& order = window.epoch_order;
  if (order.locks > 0 || order.started != State::closed) return MPI_ERR_RMA_SYNC;
  return open_by(order, order.locked_for_all, [&] { return MPI_Win_lock_all(assertion, window.host); });
}

int win_unlock_all(Window& window) {
  return close_by(window.epoch_order, window.epoch_order.locked_for_all,
                  [&] { return MPI_Win_unlock_all(window.host); });
}

// Open MPI looks for the lock of MPI_PROC_NULL before its arrays.
int win_flush(int rank, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  return flush(window, rank, [&] { return MPI_Win_flush(rank, window.host); });
}

int win_flush_local(int rank, Window& window) {
  if (rank == MPI_PROC_NULL) return MPI_SUCCESS;
  return flush(window, rank, [&] { return MPI_Win_flush_local(rank, window.host); });
}

int win_flush_all(Window& window) {
  return flush(window, at_all_processes, [&] { return MPI_Win_flush_all(window.host); });
}

int win_flush_local_all(Window& window) {
  return flush(window, at_all_processes, [&] { return MPI_Win_flush_local_all(window.host); });
}

}  // namespace in_epochs

}  // namespace mpiwasm::calls
