// Memory that the MPI library has allocated, in the linear memory of the guest.
#pragma once

#include <cstddef>
#include <optional>

#include "calls/core/call.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls {

/// Gives whole pages of the library another place, in linear memory, where the guest sees the same bytes. Nothing when
/// they are private to this process, or when the guest has no memory left. The caller answers for what else lies in
/// these pages: the guest can read and write all of it.
std::optional<SharedMemory> map_library_memory(Context& context, const std::byte* pages, std::size_t length);

}  // namespace mpiwasm::calls
