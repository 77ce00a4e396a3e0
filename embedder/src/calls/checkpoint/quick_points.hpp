// Stopping points as long as no attention is asked for: calls are counted where others must know of them, and what
// waits for messages waits so that it can be interrupted.
#pragma once

#include "calls/checkpoint/stopping_points.hpp"
#include "guest/host_function.hpp"

namespace mpiwasm::calls {

/// Null when the function can be called as it is.
[[nodiscard]] guest::QuickCode quick_code(const StopPoint& point);

}  // namespace mpiwasm::calls
