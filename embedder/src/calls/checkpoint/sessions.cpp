// See sessions.hpp.
#include "calls/checkpoint/sessions.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"

namespace mpiwasm::calls {

namespace {

/// Whether the program had MPI_COMM_WORLD or MPI_COMM_SELF, on which there may be messages.
bool has_world(const JobState& state) {
  return std::ranges::any_of(state.communicators, [](const auto& each) { return is_predefined(each.second); });
}

}  // namespace

using guest::ArchiveReader;
using guest::ArchiveWriter;

void save_sessions(Context& context, SavedHandlers& handlers, ArchiveWriter& to) {
  ArchiveWriter list;
  std::uint64_t count = 0;
  context.sessions.for_each_handle([&](Handle handle, const Session& session) {
    ++count;
    list.put(handle);
    list.put(handlers.number_of(session.error_handler));
    list.put(session.thread_level);
  });
  to.put(count);
  to.put_bytes(list.bytes());
}

std::string restore_sessions(Context& context, const Handlers& handlers, ArchiveReader& from) {
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    SessionRecipe recipe{.error_handler = chosen(handlers, from.get<std::uint32_t>())};
    recipe.thread_level = from.get<int>();
    if (!from.ok() || !recipe.error_handler ||
        translate::find_guest(translate::thread_level_rows, recipe.thread_level) == nullptr)
      return "a session is incomplete";
    if (!slots.have(handle) || !context.sessions.insert_at(handle, Session{std::move(recipe)}))
      return "the handle of a session is taken";
    ++context.open_sessions;
  }
  return {};
}

void save_running(const Context& context, ArchiveWriter& to) {
  to.put(context.world_running ? 1 : 0);
  to.put(context.finalized ? 1 : 0);
  to.put(context.sessions_used ? 1 : 0);
}

std::string restore_running(Context& context, const JobState& state, ArchiveReader& from) {
  const bool world_running = from.get<int>() != 0;
  context.finalized = from.get<int>() != 0;
  context.sessions_used = from.get<int>() != 0;
  const bool has_sessions = context.open_sessions > 0;
  if (!from.ok() || (world_running && context.finalized) || (has_sessions && !context.sessions_used) ||
      !(world_running || has_sessions) || (!world_running && has_world(state)))
    return "MPI did not run when the program was saved";
  context.world_running = world_running;
  if (!world_running) undefine_world(context);
  update_running(context);
  return {};
}

}  // namespace mpiwasm::calls
