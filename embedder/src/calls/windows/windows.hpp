// What the constructors of windows share.
#pragma once

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The arguments that all constructors check alike.
struct WindowArguments {
  const Communicator& comm;
  MPI_Info info;
  std::int64_t size;
  int displacement_unit;
  /// Where the guest wants the handle.
  Handle* place = nullptr;
  /// The handle of a window that is made again.
  Handle known{};

  WindowArguments(Call& call, Handle comm_handle, Handle info_handle, std::int32_t bytes, std::int32_t unit,
                  Address win);
  /// Those of a window that was made before, on a communicator of the same processes.
  WindowArguments(const WindowRecipe& recipe, const Communicator& members, MPI_Info hints, Handle handle)
      : comm(members), info(hints), size(recipe.size), displacement_unit(recipe.displacement_unit), known(handle) {}
};

/// Sends all processes how much memory each has opened. Returns the host's code; MPI_ERR_OTHER when a process sends
/// what no process can have opened. Collective.
[[nodiscard]] int exchange_segments(const CollectiveCall& together, const WindowSegment& mine, Window& window);

/// Makes a window of one process, which has no host window.
int make_single_process_window(Window& window, const WindowArguments& arguments);

/// Makes the host's window over the window's own memory, and hands the window to the guest.
Code open_window(Call& call, const WindowArguments& arguments, const CollectiveCall& together,
                 std::unique_ptr<Window> window);

/// Makes a dynamic window and hands it to the guest. What was attached is not.
Code open_dynamic_window(Call& call, const WindowArguments& arguments, const CollectiveCall& together);

/// Makes a window again under the handle and over the memory that it had; a dynamic one with nothing attached.
/// Collective over `comm`, which has the processes of the recipe. Pages that the library had allocated are private now.
Code make_window(Call& call, const WindowRecipe& recipe, const Communicator& comm, Handle handle);

/// Hands a window that the host has made to the guest.
Code give_window(Call& call, const WindowArguments& arguments, std::unique_ptr<Window> window);

/// Gives back the guest memory that goes with a window. The guest's allocator may end the guest, so the window is gone
/// before it runs.
void release_memory(Context& context, std::unique_ptr<Window> window);

/// Frees what a dynamic window has besides the host's window; collective.
void end_dynamic(DynamicWindow& dynamic);

/// Frees what a window of one process has; MPI_ERR_RMA_SYNC while it is in use.
int end_single_process_window(SingleProcessWindow& own);

}  // namespace mpiwasm::calls
