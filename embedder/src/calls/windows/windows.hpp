// What the constructors of windows share.
#pragma once

#include <span>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// The arguments that all constructors check alike.
struct WindowArguments {
  const Communicator& comm;
  MPI_Info info;
  std::int64_t size;
  int displacement_unit;
  Handle* place;

  WindowArguments(Call& call, Handle comm_handle, Handle info_handle, std::int32_t bytes, std::int32_t unit,
                  Address win);
};

/// What every process of the communicator has in the same place; an error of the library is remembered in the call.
template <class T>
std::vector<T> gather_all(const Communicator& comm, const T& mine, int& host_code) {
  std::vector<T> all(static_cast<std::size_t>(comm.size));
  host_code = MPI_Allgather(&mine, sizeof(T), MPI_BYTE, all.data(), sizeof(T), MPI_BYTE, comm.host);
  return all;
}

/// True when all processes say so, so that a constructor fails everywhere when it fails somewhere.
[[nodiscard]] bool everywhere(const Communicator& comm, bool here);

/// Makes a window of one process, which has no host window.
int make_single_process_window(Window& window, const WindowArguments& arguments);

/// Makes the host's window over the window's own memory, and hands the window to the guest.
Code open_window(Call& call, const WindowArguments& arguments, std::unique_ptr<Window> window);

/// Hands a window that the host has made to the guest.
Code give_window(Call& call, const WindowArguments& arguments, std::unique_ptr<Window> window);

/// Gives up what a dynamic window has beside the host's window; all processes call it.
void end_dynamic(DynamicWindow& dynamic);

/// Gives up what a window of one process has; MPI_ERR_RMA_SYNC while it is in use.
int end_single_process_window(SingleProcessWindow& own);

}  // namespace mpiwasm::calls
