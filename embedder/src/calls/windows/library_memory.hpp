// Memory that the MPI library has allocated, in the linear memory of the guest.
#pragma once

#include <cstddef>
#include <optional>

#include "calls/core/call.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls {

/// Maps full pages of the library a second time, in linear memory, where the guest sees the same bytes. Nothing if they
/// are private to this process, or if the guest has no memory left. The caller is responsible for other contents of
/// these pages: the guest can read and write all of them.
std::optional<SharedMemory> map_library_memory(Context& context, const std::byte* pages, std::size_t length);

/// Maps full pages of the library over pages of linear memory, with a protection of mprotect from the first moment.
/// False if they are private to this process; then, or when the kernel refuses, linear memory may have a hole there,
/// which make_private closes.
bool map_library_pages(Context& context, const std::byte* pages, std::size_t length, Address place, int protection);

}  // namespace mpiwasm::calls
