// What a stopping point waits for, found out without any effect on it.
#pragma once

#include <string_view>

#include "calls/checkpoint/replaced_code.hpp"
#include "calls/checkpoint/stopping_points.hpp"
#include "calls/core/context.hpp"
#include "guest/host_function.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

/// The guest is at the entry of a call, and is about to make it. What it waits for is read once: a message that arrives
/// meanwhile may lie where the list of requests is.
void begin_wait(Context& context, const StopPoint& point, const host::ImportArguments& arguments);
void end_wait(Context& context, const StopPoint& point, const host::ImportArguments& arguments);

/// Whether the call would not wait for other processes, but for those that take its messages. Wrong arguments are for
/// the call itself.
[[nodiscard]] bool is_ready(Context& context, const StopPoint& point, const host::ImportArguments& arguments);

/// MPI_Sendrecv and MPI_Sendrecv_replace cannot wait for their message before they have sent the other one. Sends it,
/// once; false when the call is to do all by itself.
[[nodiscard]] bool begin_send(Context& context, const StopPoint& point, const host::ImportArguments& arguments);

/// MPI_Sendrecv has sent its message, and waits for the other one when it is entered again.
void note_sent(Context& context);

/// What runs in place of a function in programs that can be saved; null for most.
[[nodiscard]] ReplacedCode code_instead(std::string_view function);

}  // namespace mpiwasm::calls
