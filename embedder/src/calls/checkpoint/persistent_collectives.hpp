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

/// The guest frees a request, which may be of one.
void note_freed(Context& context, const Request& request);

/// Whether a request is of one.
[[nodiscard]] bool is_persistent_collective(const Request& request);
/// What prevents that it is saved; empty when nothing does.
[[nodiscard]] std::string why_collective_is_not_saved(Context& context, const Request& request);

/// Returns what is wrong when not all processes of a communicator have started the same operations equally often, those
/// that they have freed included. Finds those that only this process has freed. Collective over all processes.
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

/// Those that only this process has freed. Returns what is wrong, or an empty text.
void save_absent(const JobState& state, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_absent(JobState& state, guest::ArchiveReader& from);

/// Prepares them, those of each communicator in their order, for requests that are in the table already. Returns what
/// is wrong, or an empty text.
[[nodiscard]] std::string prepare_collectives(Context& context, const std::vector<PreparedCollective>& all);

}  // namespace mpiwasm::calls
