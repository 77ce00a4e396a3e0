// Stopping a program at any of its MPI calls: docs/contributors/checkpoint-protocol.md.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "calls/core/context.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

[[nodiscard]] host::StoppingPoint stopping_point(std::string_view function, bool has_threads);

/// Adapter::arrive(), while MPI runs. Makes what the processes of the job share; collective the first time.
[[nodiscard]] host::Arrival arrive(Context& context, int point, const host::ImportArguments& arguments,
                                   const host::Stopping& stopping);

[[nodiscard]] std::string take_refusal(Context& context);

/// Whether save_job() failed the last time because some processes had not started yet what others had.
[[nodiscard]] bool was_incomplete(Context& context);

/// Adapter::joins_all().
[[nodiscard]] bool joins_all(Context& context, int point, const host::ImportArguments& arguments);

/// The processes that have stopped go on. Collective over all processes.
void leave(Context& context);

/// Before the library ends: frees what the processes share. Collective over all processes.
void end_stopping(Context& context);

}  // namespace mpiwasm::calls
