// The buffers for buffered sends that the guest has attached (MPI-5.0, 3.6), of the process and of communicators.
// Those of sessions are in session.hpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Whether the library knows MPI_BUFFER_AUTOMATIC (MPI-4.1).
[[nodiscard]] bool library_buffers_automatically();

/// Attaches a buffer, none being there, of which all has been checked: `size` bytes at the guest's `buffer`, or
/// automatic_address where the library has that. Returns the library's code, MPI_ERR_NO_MEM without memory for it.
[[nodiscard]] int attach_buffer(Context& context, Address buffer, int size);
/// The same for a communicator, which may have automatic_address under any library; `start` is null then.
[[nodiscard]] int attach_buffer(Communicator& comm, Address buffer, std::byte* start, std::int64_t size);

/// Takes the library's buffer from a communicator that ends: waits until all messages have left it.
void release_buffer(Communicator& comm);

[[nodiscard]] bool has_buffer(const Communicator& comm);

/// Waits until all messages have left the buffer, and finds its size, 0 when there is none. Returns the library's
/// code.
[[nodiscard]] int empty_buffer(const Context& context, int& size);
/// The same for a communicator that has a buffer.
[[nodiscard]] int empty_buffer(const Communicator& comm, std::int64_t& size);

}  // namespace mpiwasm::calls
