// Windows of one process: making, naming, synchronizing and freeing them (MPI-5.0, 12.2 and 12.5).
#include "calls/windows/single_process_windows.hpp"

#include <algorithm>
#include <cstring>

#include "calls/process/host_hints.hpp"
#include "calls/windows/windows.hpp"

namespace mpiwasm::calls {

int make_single_process_window(Window& window, const WindowArguments& arguments) {
  window.own = std::make_unique<SingleProcessWindow>();
  window.epoch_order.is_of_one_process = true;
  const int code = single_process::win_set_info(window, HostHints(HintsFor::window, arguments.info).host());
  return code == MPI_SUCCESS ? MPI_Comm_dup(MPI_COMM_SELF, &window.own->comm) : code;
}

int end_single_process_window(SingleProcessWindow& own) {
  if (own.started || own.posted || own.locked) return MPI_ERR_RMA_SYNC;
  if (own.hints != MPI_INFO_NULL) MPI_Info_free(&own.hints);
  return MPI_Comm_free(&own.comm);
}

namespace single_process {

namespace {

/// Begins or ends a kind of epoch, which must not be so already.
int turn(Window& window, bool SingleProcessWindow::* epoch, bool begins) {
  SingleProcessWindow& own = *window.own;
  if (own.*epoch == begins) return MPI_ERR_RMA_SYNC;
  own.*epoch = begins;
  return MPI_SUCCESS;
}

int while_locked(const Window& window) { return window.own->locked ? MPI_SUCCESS : MPI_ERR_RMA_SYNC; }

}  // namespace

int win_fence(int assertion, Window& window) {
  SingleProcessWindow& own = *window.own;
  if (own.started || own.posted || own.locked) return MPI_ERR_RMA_SYNC;
  own.fenced = (assertion & MPI_MODE_NOSUCCEED) == 0;
  return MPI_SUCCESS;
}

int win_start(MPI_Group, int, Window& window) { return turn(window, &SingleProcessWindow::started, true); }

int win_complete(Window& window) { return turn(window, &SingleProcessWindow::started, false); }

int win_post(MPI_Group, int, Window& window) { return turn(window, &SingleProcessWindow::posted, true); }

int win_wait(Window& window) { return turn(window, &SingleProcessWindow::posted, false); }

int win_test(Window& window, int* flag) {
  // The access that it waits for ends by MPI_Win_complete.
  *flag = window.own->started ? 0 : 1;
  return *flag != 0 ? win_wait(window) : MPI_SUCCESS;
}

int win_lock(int, int rank, int, Window& window) {
  return rank == MPI_PROC_NULL ? MPI_SUCCESS : turn(window, &SingleProcessWindow::locked, true);
}

int win_unlock(int rank, Window& window) {
  return rank == MPI_PROC_NULL ? MPI_SUCCESS : turn(window, &SingleProcessWindow::locked, false);
}

int win_lock_all(int, Window& window) { return turn(window, &SingleProcessWindow::locked, true); }

int win_unlock_all(Window& window) { return turn(window, &SingleProcessWindow::locked, false); }

int win_flush(int, Window& window) { return while_locked(window); }

int win_flush_all(Window& window) { return while_locked(window); }

int win_flush_local(int, Window& window) { return while_locked(window); }

int win_flush_local_all(Window& window) { return while_locked(window); }

int win_sync(Window&) { return MPI_SUCCESS; }

int win_get_group(Window& window, MPI_Group* group) { return MPI_Comm_group(window.own->comm, group); }

int win_get_info(Window& window, MPI_Info* info) {
  return window.own->hints == MPI_INFO_NULL ? MPI_Info_create(info) : MPI_Info_dup(window.own->hints, info);
}

int win_set_info(Window& window, MPI_Info info) {
  if (window.own->hints != MPI_INFO_NULL) MPI_Info_free(&window.own->hints);
  window.own->hints = MPI_INFO_NULL;
  return info == MPI_INFO_NULL ? MPI_SUCCESS : MPI_Info_dup(info, &window.own->hints);
}

int win_get_name(Window& window, char* name, int* length) {
  const std::string& text = window.own->name;
  *length = static_cast<int>(text.size());
  std::memcpy(name, text.c_str(), text.size() + 1);
  return MPI_SUCCESS;
}

int win_set_name(Window& window, const char* name) {
  window.own->name.assign(name, std::min<std::size_t>(std::strlen(name), MPI_MAX_OBJECT_NAME - 1));
  return MPI_SUCCESS;
}

}  // namespace single_process

}  // namespace mpiwasm::calls
