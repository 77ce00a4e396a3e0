// The hints of a window as the program sees them: those that the library uses, and those that it is not given.
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/process/host_hints.hpp"
#include "calls/windows/single_process_windows.hpp"

namespace mpiwasm::calls {

Code guest_MPI_Win_get_info(Context* context, Handle win, Address info_used) {
  Call call(*context, "MPI_Win_get_info", win);
  Window& window = call.window("win", win);
  Handle* place = call.result_place(context->infos, "info_used", info_used);
  if (call.failed()) return call.raise();
  MPI_Info used = MPI_INFO_NULL;
  int code = window.own ? single_process::win_get_info(window, &used) : MPI_Win_get_info(window.host, &used);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  code = add_kept_hints(HintsFor::window, window.hints, used);
  if (code != MPI_SUCCESS) {
    MPI_Info_free(&used);
    return call.raise_host(code);
  }
  *place = call.new_info(used);
  return 0;
}

}  // namespace mpiwasm::calls
