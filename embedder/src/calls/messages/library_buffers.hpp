// Buffers that the library keeps for communicators (MPI-4.1, 3.6). What has none, or none of more than 2 GiB, gets them
// from buffered_sends.hpp.
#pragma once

#include <cstdint>

#include "calls/communicators/communicator.hpp"

namespace mpiwasm::calls {

[[nodiscard]] bool library_lacks_buffers();
[[nodiscard]] bool library_has_large_buffers();

/// Gives the library `size` bytes at `host` for a communicator. Returns the library's code.
[[nodiscard]] int attach_to_library(const Communicator& comm, void* host, std::int64_t size);
/// Takes them back, and waits until all messages have left them. Returns the library's code.
[[nodiscard]] int detach_from_library(const Communicator& comm, void*& host, std::int64_t& size);

}  // namespace mpiwasm::calls
