// The end of all windows (MPI-5.0, 12.2.6).
#include <fmt/format.h>

#include "calls/core/attribute_lists.hpp"
#include "calls/core/attributes.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/in_flight.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "calls/windows/library_memory.hpp"
#include "calls/windows/shared_memory.hpp"
#include "calls/windows/windows.hpp"

namespace mpiwasm::calls {

void release_memory(Context& context, std::unique_ptr<Window> window) {
  const Address allocated = window->allocated;
  const Address attributes = window->predefined_attributes;
  const SharedMemory shared = window->shared;
  window.reset();
  if (shared.length != 0) {
    unmap_shared_memory(context, shared);
  } else if (allocated != guest::null_address) {
    release_in_guest(context, allocated);
  }
  if (attributes != guest::null_address) release_in_guest(context, attributes);
}

Code guest_MPI_Win_free(Context* context, Address win) {
  Call call(*context, "MPI_Win_free");
  Handle* place = call.place<Handle>("win", win);
  if (place == nullptr) return call.raise();
  const Handle handle = read_once(place);
  call.errors_on(handle);
  Window& window = call.window("win", handle);
  if (!call.failed() && window.attributes.callbacks > 0) {
    call.fail(guest_MPI_ERR_WIN, "win cannot be freed by a callback for its own attributes");
  }
  if (call.failed()) return call.raise();
  const Code deleted = delete_attributes(*context, handle, window.attributes);
  if (deleted != 0) return raise_error(*context, handle, call.name(), deleted, "an attribute delete function failed");
  if (!wait_until_unused(handle, window, [&] { return context->window(handle); }))
    call.fail(guest_MPI_ERR_WIN, "win has been freed by another thread meanwhile");
  else if (!window.epoch_order.is_over())
    call.fail(guest_MPI_ERR_RMA_SYNC, "an epoch of win is open, or no fence has followed its operations");
  if (call.failed()) return call.raise();
  std::unique_ptr<Window> ending = context->windows.remove(handle);
  int code = complete_operations(*context, *ending);
  if (code == MPI_SUCCESS && !ending->agreement.all_call("MPI_Win_free")) {
    (void)ending.release();
    call.fail(guest_MPI_ERR_WIN, "the processes of the window do not end it together, so it is lost");
    return call.raise();
  }
  if (code == MPI_SUCCESS) code = ending->own ? end_single_process_window(*ending->own) : MPI_Win_free(&ending->host);
  if (code != MPI_SUCCESS) {
    // The others free it, so that it must not be used any more, unless there are none.
    const bool is_kept = ending->own && context->windows.insert_at(handle, std::move(ending));
    if (!is_kept) (void)ending.release();  // NOLINT(bugprone-use-after-move)
    return call.raise_host(code);
  }
  if (ending->dynamic) end_dynamic(*ending->dynamic);
  *place = guest_MPI_WIN_NULL;
  if (ending->is_others_read_only) note_read_only_memory(*context);
  release_memory(*context, std::move(ending));
  return 0;
}

}  // namespace mpiwasm::calls
