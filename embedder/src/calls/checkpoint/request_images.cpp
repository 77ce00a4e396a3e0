// Requests in the image of a job.
#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "calls/checkpoint/complete_request.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/partitioned_messages.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/saved_requests.hpp"
#include "calls/messages/make_request.hpp"
#include "calls/messages/partitioned_emulation.hpp"
#include "calls/messages/persistent_requests.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

enum class SavedAs : std::uint8_t { complete, to_post, inactive, unfilled };

}  // namespace

std::string save_requests(Context& context, ArchiveWriter& to) {
  const JobState& state = *context.job_state;
  ArchiveWriter list;
  std::uint64_t count = 0;
  std::string problem;
  const std::set<Handle> posted{state.to_post.begin(), state.to_post.end()};
  for_each_request(context, [&](Handle handle, Request& request) {
    const MessageRecipe recipe = *context.requests.note(handle);
    const bool is_posted = posted.contains(handle);
    SavedAs as = is_posted ? SavedAs::to_post : SavedAs::complete;
    if (!is_posted && (request.host == MPI_REQUEST_NULL || is_unstarted(context, handle, request)))
      as = SavedAs::inactive;
    else if (is_unfilled(request))
      as = SavedAs::unfilled;
    MPI_Status status{};
    if (as == SavedAs::complete && !is_complete(request.host, &status)) problem = "a request has failed";
    const bool is_collective = is_persistent_collective(request);
    const bool is_remade = !is_collective && (as != SavedAs::complete || is_persistent(function_of(context, handle)));
    if (is_remade && type_of(context, request, recipe) == nullptr)
      problem = "the datatype of a persistent request has been freed";
    ++count;
    list.put(handle);
    list.put(request.communicator);
    list.put(as);
    list.put(request.status_content());
    list.put(std::string_view{recipe.function == nullptr ? "" : recipe.function});
    list.put(recipe.count);
    list.put(recipe.buffer);
    list.put(recipe.datatype);
    list.put(recipe.peer);
    list.put(recipe.tag);
    list.put(posted_at(*context.job_state, handle));
    save_parts(request, list);
    save_outcome(outcome_of(status), list);
    list.put(is_collective ? 1 : 0);
    if (is_collective) save_collective(request, list);
  });
  to.put(count);
  to.put_bytes(list.bytes());
  save_absent(state, to);
  save_turns(context, to);
  return problem;
}

std::string restore_requests(Context& context, ArchiveReader& from) {
  JobState& state = *context.job_state;
  std::vector<PreparedCollective> collectives;
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Request request;
    request.communicator = from.get<Handle>();
    const auto as = from.get<SavedAs>();
    const auto content = from.get<StatusContent>();
    MessageRecipe recipe;
    recipe.function = known_function(from.get_text());
    recipe.count = from.get<std::int64_t>();
    recipe.buffer = from.get<Address>();
    recipe.datatype = from.get<Handle>();
    recipe.peer = from.get<std::int32_t>();
    recipe.tag = from.get<std::int32_t>();
    const auto posted = from.get<std::uint64_t>();
    std::uint64_t turn = 0;
    request.parts = restore_parts(from, turn);
    const Outcome outcome = restore_outcome(from);
    const bool is_collective = from.get<int>() != 0;
    if (is_collective) {
      PreparedCollective& prepared = collectives.emplace_back();
      prepared.request = handle;
      prepared.is_active = as == SavedAs::complete;
      prepared.outcome = outcome;
      restore_collective(prepared, from);
      // Others would begin at once, and what they use would go when they are refused.
      if (prepared.recipe.function == nullptr || !is_persistent(prepared.recipe.function))
        return "a request cannot be made again";
    }
    if (!from.ok() || as > SavedAs::unfilled || content > StatusContent::nothing) return "a request is incomplete";
    request.transfers = content == StatusContent::transfer;
    const bool is_of_object = content == StatusContent::transfer || content == StatusContent::nothing;
    if (is_of_object && !is_collective) {
      request.used = context.communicator(guest_MPI_COMM_WORLD);
      ++request.used->operations;
    }
    const bool is_remade = recipe.function != nullptr && is_persistent(recipe.function);
    if (as != SavedAs::complete && recipe.function == nullptr && !is_collective)
      return "a request cannot be made again";
    if (!slots.have(handle) || !context.requests.insert_at(handle, std::move(request), recipe))
      return "the handle of a request is taken";
    if (is_collective) continue;
    Request& there = *context.requests.find(handle);
    if (is_remade) {
      Request made;
      take_same_turn(context, there, recipe, turn);
      if (std::string wrong = make_again(context, *recipe_of(context, handle), made); !wrong.empty()) return wrong;
      there.host = made.host;
      there.keep = std::move(made.keep);
      if (std::string wrong = fill_again(there, std::move(made.parts)); !wrong.empty()) return wrong;
      const bool is_library_s = as != SavedAs::inactive && there.persistent() == nullptr;
      if (is_library_s && !start_by_ourselves(context, handle, there)) return "a request cannot be started";
    }
    if (as == SavedAs::complete && (there.host = complete_request(outcome)) == MPI_REQUEST_NULL)
      return "the MPI library makes no request that is complete";
    if (as != SavedAs::inactive && is_unfilled(there) != (as == SavedAs::unfilled))
      return "a partitioned message is incomplete";
    if (as == SavedAs::unfilled && (there.persistent() == nullptr || start_persistent(context, there) != MPI_SUCCESS))
      return "a partitioned message is incomplete";
    if (as == SavedAs::to_post) state.to_post.push_back(handle);
    posted_at(state, handle) = posted;
    state.last_posted = std::max(state.last_posted, posted);
  }
  std::ranges::sort(state.to_post, {}, [&](Handle handle) { return posted_at(state, handle); });
  if (std::string wrong = restore_absent(state, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_turns(context, from); !wrong.empty()) return wrong;
  return prepare_collectives(context, collectives);
}

}  // namespace mpiwasm::calls
