// malloc of the command. While a thread is between begin() and end() of separate_allocations(), what it allocates lies
// in slots (slots.hpp); all else is the C library's. Programs get it by linking mpiwasm_interposition, whose malloc
// then comes before the C library's in the whole process.
#pragma once

#include "host/interface/separate_allocations.hpp"

namespace mpiwasm::interposition {

/// Null in builds whose malloc belongs to a sanitizer, and without the GNU C library.
[[nodiscard]] const host::SeparateAllocations* separate_allocations();

}  // namespace mpiwasm::interposition
