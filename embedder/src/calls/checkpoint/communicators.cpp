#include "calls/checkpoint/communicators.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "calls/checkpoint/common_objects.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/communicators/ended_communicators.hpp"
#include "calls/communicators/private_communicators.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

void save_recipe(const CommunicatorRecipe& recipe, ArchiveWriter& to) {
  to.put(std::string_view{recipe.name});
  save_hints(recipe.hints, to);
  to.put_list(*recipe.members);
  to.put_list(recipe.remote_members == nullptr ? Members{} : *recipe.remote_members);
  to.put(recipe.session);
  to.put(recipe.topology);
  to.put(static_cast<std::uint64_t>(recipe.grid.size()));
  for (const GridDimension& each : recipe.grid) {
    to.put(each.size);
    to.put(each.periodic ? 1 : 0);
  }
  to.put_list(recipe.graph.index);
  to.put_list(recipe.graph.edges);
  const Neighborhood& near = recipe.neighborhood;
  to.put(near.weighted ? 1 : 0);
  for (const auto* list : {&near.sources, &near.source_weights, &near.destinations, &near.destination_weights})
    to.put_list(*list);
}

CommunicatorRecipe restore_recipe(ArchiveReader& from) {
  CommunicatorRecipe recipe;
  recipe.name = from.get_text();
  recipe.hints = restore_hints(from);
  recipe.members = std::make_shared<Members>(from.get_list<int>());
  if (Members others = from.get_list<int>(); !others.empty())
    recipe.remote_members = std::make_shared<Members>(std::move(others));
  recipe.session = from.get<Handle>();
  recipe.topology = from.get<Topology>();
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int size = from.get<int>();
    recipe.grid.push_back({size, from.get<int>() != 0});
  }
  recipe.graph.index = from.get_list<int>();
  recipe.graph.edges = from.get_list<int>();
  Neighborhood& near = recipe.neighborhood;
  near.weighted = from.get<int>() != 0;
  for (auto* list : {&near.sources, &near.source_weights, &near.destinations, &near.destination_weights})
    *list = from.get_list<int>();
  return recipe;
}

}  // namespace

std::string why_communicators_are_not_saved(Context& context) {
  std::string reason;
  context.communicators.for_each([&](const std::unique_ptr<Communicator>& comm) {
    if (!comm) {
      reason = "a communicator is not complete";
      return;
    }
    const Members members = comm->all_members();
    if (members.empty() || std::ranges::count(members, outside_world) > 0)
      reason = "a communicator has processes outside MPI_COMM_WORLD";
  });
  return reason;
}

namespace {

struct Numbered {
  const Communicator* comm;
  Handle handle;
  std::uint64_t number;
};

/// Gives each the number that its first process has chosen, or, of an intercommunicator, the largest of the other side.
/// Over private communicators: the guest may have begun operations on its own that would take part, and what they send
/// may be longer than a number.
int exchange_numbers(std::span<Numbered> all, bool is_first_round) {
  std::vector<MPI_Request> requests;
  std::vector<std::uint64_t> own(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    Numbered& each = all[i];
    if (!is_first_round && !each.comm->inter) continue;
    const MPI_Comm host = present_private_communicator(*each.comm);
    // The library had no number for it, in all of its processes. No member has chosen this.
    if (host == MPI_COMM_NULL) each.number = std::numeric_limits<std::uint64_t>::max();
    if (host == MPI_COMM_NULL) continue;
    own[i] = each.number;
    requests.push_back(MPI_REQUEST_NULL);
    const int code = each.comm->inter
                         ? MPI_Iallreduce(&own[i], &each.number, 1, MPI_UINT64_T, MPI_MAX, host, &requests.back())
                         : MPI_Ibcast(&each.number, 1, MPI_UINT64_T, 0, host, &requests.back());
    if (code != MPI_SUCCESS) return code;
  }
  return MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE);
}

/// Whether one of its processes that may have chosen it has chosen the number. In a job with native processes, the
/// program may have called an operation that took part in the exchange.
bool is_chosen_by_member(const Numbered& numbered) {
  const auto chooser = static_cast<int>(numbered.number >> 32);
  const Members members = numbered.comm->all_members();
  return numbered.comm->inter ? std::ranges::find(members, chooser) != members.end()
                              : !members.empty() && members.front() == chooser;
}

}  // namespace

std::string number_communicators(Context& context, JobState& state) {
  std::vector<Numbered> all;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>&) {
    const auto place = static_cast<std::uint32_t>(all.size());
    all.push_back(
        {context.communicator(handle), handle, (static_cast<std::uint64_t>(context.world_rank) << 32) + place + 1});
  });
  if (exchange_numbers(all, true) != MPI_SUCCESS) return "communicators cannot be numbered";
  // The sides of an intercommunicator have the number of each other; both choose the larger one.
  std::vector<std::uint64_t> of_other_side;
  for (const Numbered& each : all) of_other_side.push_back(each.number);
  if (exchange_numbers(all, false) != MPI_SUCCESS) return "intercommunicators cannot be numbered";
  state.communicators.clear();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all[i].comm->inter) all[i].number = std::max(all[i].number, of_other_side[i]);
    if (!is_chosen_by_member(all[i]) || !state.communicators.emplace(all[i].number, all[i].handle).second)
      return "a rank calls another collective operation than the first one of the communicator";
  }
  return {};
}

void save_communicators(Context& context, const JobState& state, SavedHandlers& handlers, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(state.communicators.size()));
  for (const auto& [number, handle] : state.communicators) {
    const Communicator& comm = *context.communicator(handle);
    to.put(number);
    to.put(handle);
    to.put(handlers.number_of(comm.error_handler));
    save_attributes(comm.attributes, to);
    save_recipe(comm, to);
  }
}

std::string restore_communicators(Context& context, JobState& state, const Handlers& handlers,
                                  HandlersOfCommunicators& later, ArchiveReader& from) {
  constexpr int tag = 1;
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto number = from.get<std::uint64_t>();
    const auto handle = from.get<Handle>();
    auto handler = chosen(handlers, from.get<std::uint32_t>());
    AttributeList attributes;
    restore_attributes(attributes, from);
    const CommunicatorRecipe recipe = restore_recipe(from);
    if (!from.ok() || !handler || !is_communicator(context, recipe)) return "a communicator is incomplete";
    if (!is_predefined(handle)) {
      Members all = *recipe.members;
      if (recipe.remote_members) all.insert(all.end(), recipe.remote_members->begin(), recipe.remote_members->end());
      if (!all_make_again(std::move(all), common_parts(recipe, number)))
        return "the images of its processes have different communicators";
      int code = MPI_SUCCESS;
      std::unique_ptr<Communicator> made = make_communicator(recipe, tag, code);
      if (!made)
        return fmt::format("the MPI library does not make a communicator of {} processes", recipe.members->size());
      made->context_numbers.change_to(context.context_numbers, library_numbers(made->inter));
      number_again(*made, number);
      if (needs_private_communicator(*made)) make_private_communicator(*made);
      if (!slots.have(handle) || !context.communicators.insert_at(handle, std::move(made)))
        return "the handle of a communicator is taken";
    }
    Communicator* comm = context.communicator(handle);
    if (comm == nullptr) return "a communicator is missing";
    if (is_predefined(handle) && !recipe.name.empty()) {
      MPI_Comm_set_name(comm->host, recipe.name.c_str());
      comm->name = recipe.name;
    }
    comm->error_handler = context.default_error_handler;
    later.emplace_back(comm, std::move(handler));
    static_cast<std::vector<std::pair<int, UserData>>&>(comm->attributes) = attributes;
    state.communicators.emplace(number, handle);
  }
  return {};
}

}  // namespace mpiwasm::calls
