// A process at a stopping point of a job whose processes share a board: it makes the call, or stays there until the job
// is saved. docs/contributors/checkpoint-protocol.md has the protocol.
#pragma once

#include <cstdint>

#include "calls/checkpoint/stopping.hpp"
#include "calls/checkpoint/stopping_points.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

inline constexpr std::int64_t time_between_attempts = 100'000'000;  // ns

/// Nanoseconds of the monotonic clock.
[[nodiscard]] std::int64_t monotonic_time();

/// Returns Arrival::go_on when the call can be made, and Arrival::save when the job is to be saved here.
[[nodiscard]] host::Arrival wait_at(Context& context, const StopPoint& point, const host::ImportArguments& arguments,
                                    const host::Stopping& stopping);

}  // namespace mpiwasm::calls
