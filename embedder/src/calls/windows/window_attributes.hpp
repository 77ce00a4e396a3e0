// The attributes that every window has (MPI-5.0, 12.2.6).
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// True when `key` is a predefined one of windows; then `value` and `flag` are answered.
bool answer_window_attribute(Call& call, Window& window, int key, Address value, Address flag);

}  // namespace mpiwasm::calls
