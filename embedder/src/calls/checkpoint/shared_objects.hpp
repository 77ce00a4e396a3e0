// Objects that several processes have and that are no communicators: files and windows. They are made again, and ended,
// in an order that is the same for all processes: by their processes, and for the same processes as they were made,
// since those that have the same processes make them in the same order. So no process waits for one that waits for it.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "calls/checkpoint/messages.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// The objects of a table with their handles, in that order.
template <class Table>
auto in_common_order(Table& table) {
  std::vector<std::pair<Handle, typename Table::Target*>> all;
  table.for_each_handle([&](Handle handle, const auto& object) {
    if (object) all.emplace_back(handle, object.get());
  });
  std::ranges::sort(all, [](const auto& one, const auto& other) {
    const Members& members = *one.second->members;
    const Members& others = *other.second->members;
    return members != others ? members < others : one.second->order < other.second->order;
  });
  return all;
}

/// A communicator of these processes; null when the library makes none. Collective over them the first time. It is kept
/// as long as MPI runs: MPICH numbers windows by the context of the communicator that they are made on, and gives two
/// windows the same number when the first communicator has been freed.
[[nodiscard]] inline Communicator* communicator_of(Context& context, const std::shared_ptr<const Members>& members) {
  constexpr int tag = 2;
  std::unique_ptr<Communicator>& kept = job_state(context).of_objects[*members];
  if (kept) return kept.get();
  CommunicatorRecipe recipe;
  recipe.members = members;
  int code = MPI_SUCCESS;
  kept = make_communicator(recipe, tag, code);
  return kept.get();
}

}  // namespace mpiwasm::calls
