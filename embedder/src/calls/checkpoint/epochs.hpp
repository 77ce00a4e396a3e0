// What files and windows have begun and not ended, which keeps a job from stopping: split collective operations, and
// epochs of windows.
#pragma once

#include "calls/checkpoint/stopping_points.hpp"
#include "calls/core/context.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

/// The processes of the file or window that a collective operation is of; null when it is of none, or of one process.
[[nodiscard]] const Members* members_of_operand(Context& context, const StopPoint& point,
                                                const host::ImportArguments& arguments);

/// Whether this process has begun something that another call must end first.
[[nodiscard]] bool has_begun(Context& context);
/// Whether a call begins something of the kind.
[[nodiscard]] bool begins(Context& context, const StopPoint& point, const host::ImportArguments& arguments);

}  // namespace mpiwasm::calls
