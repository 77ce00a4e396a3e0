// Objects that several processes have and that are no communicators: files and windows. They are made again, and ended,
// in an order that is the same for all processes: by their processes, and for the same processes as they were made,
// since those that have the same processes make them in the same order. So no process waits for one that waits for it.
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

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

/// A communicator of these processes, as long as an object is made; null when the library makes none. Collective over
/// them.
[[nodiscard]] inline std::unique_ptr<Communicator> communicator_of(std::shared_ptr<const Members> members) {
  constexpr int tag = 2;
  CommunicatorRecipe recipe;
  recipe.members = std::move(members);
  int code = MPI_SUCCESS;
  return make_communicator(recipe, tag, code);
}

}  // namespace mpiwasm::calls
