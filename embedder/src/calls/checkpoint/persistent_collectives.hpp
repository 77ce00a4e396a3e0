// Persistent collective operations. All processes of a communicator prepare them in the same order, and start each
// equally often. In programs that can be saved they are mpiwasm's own (messages/persistent_requests.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "calls/checkpoint/complete_request.hpp"
#include "calls/checkpoint/stopping_points.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::calls {

/// The communicators of those that a call starts, once for each; none of one process.
[[nodiscard]] std::vector<Communicator*> communicators_started(Context& context, const StopPoint& point,
                                                               const host::ImportArguments& arguments);

/// Whether a request is of one.
[[nodiscard]] bool is_persistent_collective(const Request& request);
/// What prevents that it is saved; empty when nothing does.
[[nodiscard]] std::string why_collective_is_not_saved(Context& context, const Request& request);

/// Returns what is wrong when not all processes of a communicator have the same operations, started equally often.
/// Collective over all processes.
[[nodiscard]] std::string compare_starts(Context& context);

/// One that is to be prepared again.
struct PreparedCollective {
  Handle request{};
  std::uint64_t order = 0;
  bool is_active = false;
  CallRecipe recipe;
  Outcome outcome;
};

void save_collective(const Request& request, guest::ArchiveWriter& to);
/// `prepared.recipe` names no function when the image is damaged.
void restore_collective(PreparedCollective& prepared, guest::ArchiveReader& from);

/// Prepares them, those of each communicator in their order, for requests that are in the table already. Returns what
/// is wrong, or an empty text.
[[nodiscard]] std::string prepare_collectives(Context& context, std::vector<PreparedCollective> all);

}  // namespace mpiwasm::calls
