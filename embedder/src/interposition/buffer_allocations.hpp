// malloc of the command. While a thread is between begin() and end() of separate_allocations(), what it allocates lies
// in slots (slots.hpp), and of cleared_allocations(), it is cleared; all else is that of the C library, or of an
// allocator that the user preloads. Programs get it by linking mpiwasm_buffer_allocations.
#pragma once

#include "host/interface/buffer_allocations.hpp"

namespace mpiwasm::interposition {

/// Null in builds whose malloc belongs to a sanitizer.
[[nodiscard]] const host::BufferAllocations* separate_allocations();
/// The same for calls that receive nothing after they have succeeded. Open MPI forgets some of what it allocates in
/// each operation on a file; where that lies, other memory may lie behind it. Started with the other.
[[nodiscard]] const host::BufferAllocations* separate_allocations_of_files();
[[nodiscard]] const host::BufferAllocations* cleared_allocations();
/// The same for buffers that are larger than what is done with them.
[[nodiscard]] const host::BufferAllocations* cleared_allocations_of_files();

}  // namespace mpiwasm::interposition
