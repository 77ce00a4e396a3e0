// What a library does not survive in windows of several processes. The component osc/rdma of Open MPI, the default over
// shared memory and most networks, implements accumulate operations with defects that read or write memory of the host:
//
// - It combines pairs with padding, such as MPI_DOUBLE_INT, in a buffer that is too small for more than one of them,
//   and misplaces those with a gap between their numbers (MPI_SHORT_INT). All versions up to 5.0.10.
// - Results of MPI_Get_accumulate that go to several places, or that have more than 4 KiB (osc_rdma_buffer_size / 8),
//   end with bytes behind its own buffer. Versions before 4.1.5.
// - MPI_Compare_and_swap of 8 bytes is done with an address of the wrong process in memory that the calling process
//   reaches directly: its own, and that of an allocated window on the same node. Versions before 4.1.5.
//
// Intel MPI 2021 combines pairs in a created window of another process as if the message had their padding or gap: the
// target gets what lies behind it in the heap. Single pairs with padding are correct.
#pragma once

#include <memory>

#include "calls/communicators/communicator.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls {

/// The guard of a window with a host window; null where there are no such defects. Collective over `comm`.
std::unique_ptr<WindowGuard> make_window_guard(const Window& window, const Communicator& comm);

}  // namespace mpiwasm::calls
