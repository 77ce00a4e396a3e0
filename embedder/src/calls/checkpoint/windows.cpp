// See windows.hpp.
#include "calls/checkpoint/windows.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "calls/checkpoint/common_objects.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/shared_objects.hpp"
#include "calls/core/call.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "calls/windows/windows.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

namespace {

/// The epochs that can be open while a job is saved.
struct OpenEpochs {
  bool is_fenced = false;
  bool is_locked_for_all = false;
  /// Of a window of one process.
  bool is_started = false;
  bool is_posted = false;
  bool is_locked = false;
};

OpenEpochs open_epochs(const Window& window) {
  if (!window.own)
    return {.is_fenced = window.epoch_order.is_fenced, .is_locked_for_all = window.epoch_order.is_locked_for_all()};
  return {.is_fenced = window.own->fenced,
          .is_started = window.own->started,
          .is_posted = window.own->posted,
          .is_locked = window.own->locked};
}

/// Returns the host's code.
int open_again(Window& window, const OpenEpochs& epochs, const Communicator& comm) {
  if (window.own) {
    window.own->fenced = epochs.is_fenced;
    window.own->started = epochs.is_started;
    window.own->posted = epochs.is_posted;
    window.own->locked = epochs.is_locked;
    return MPI_SUCCESS;
  }
  window.epoch_order.is_interrupted = epochs.is_locked_for_all;
  window.epoch_order.is_fenced = epochs.is_fenced;
  // Where some processes have begun another epoch since the last fence, none uses the one that it began.
  return CollectiveCall(comm).everywhere(epochs.is_fenced) ? MPI_Win_fence(MPI_MODE_NOPRECEDE, window.host)
                                                           : MPI_SUCCESS;
}

using Attached = std::vector<std::pair<Address, std::uint32_t>>;

/// Whether all lies in memory, and no byte is attached twice.
bool can_be_attached(Context& context, Attached attached) {
  std::ranges::sort(attached);
  std::uint64_t end = 0;
  return std::ranges::all_of(attached, [&](const auto& each) {
    const auto [base, size] = each;
    const std::uint64_t begin = number(base);
    return begin >= std::exchange(end, begin + std::max(size, 1U)) && context.memory.contains(base, size);
  });
}

int attach_again(Context& context, Window& window, const Attached& attached, std::int64_t end) {
  for (const auto& [base, size] : attached) {
    const int code =
        window.own ? MPI_SUCCESS : MPI_Win_attach(window.host, context.memory.at(base), static_cast<MPI_Aint>(size));
    if (code != MPI_SUCCESS) return code;
    window.dynamic->attached[base] = size;
  }
  window.dynamic->blocks.change_to(context.attached_blocks, attached.size());
  *window.dynamic->own_end = end;
  return window.own ? MPI_SUCCESS : MPI_Win_sync(window.dynamic->ends);
}

void save_recipe(const WindowRecipe& recipe, ArchiveWriter& to) {
  to.put(std::string_view{recipe.name});
  save_hints(recipe.hints, to);
  to.put_list(*recipe.members);
  to.put(recipe.flavor);
  to.put(recipe.base);
  to.put(recipe.size);
  to.put(recipe.displacement_unit);
  to.put(recipe.allocated);
  to.put(recipe.shared.allocated);
  to.put(recipe.shared.address);
  to.put(static_cast<std::uint64_t>(recipe.shared.length));
  to.put_list(recipe.shared_segments);
}

WindowRecipe restore_recipe(ArchiveReader& from) {
  WindowRecipe recipe;
  recipe.name = from.get_text();
  recipe.hints = restore_hints(from);
  recipe.members = std::make_shared<Members>(from.get_list<int>());
  recipe.flavor = from.get<int>();
  recipe.base = from.get<Address>();
  recipe.size = from.get<std::int64_t>();
  recipe.displacement_unit = from.get<int>();
  recipe.allocated = from.get<Address>();
  recipe.shared.allocated = from.get<Address>();
  recipe.shared.address = from.get<Address>();
  recipe.shared.length = static_cast<std::size_t>(from.get<std::uint64_t>());
  recipe.shared_segments = from.get_list<Address>();
  return recipe;
}

void save_window(const Window& window, ArchiveWriter& to) {
  save_recipe(window, to);
  to.put(window.predefined_attributes);
  save_attributes(window.attributes, to);
  const OpenEpochs epochs = open_epochs(window);
  for (const bool is_open :
       {epochs.is_fenced, epochs.is_locked_for_all, epochs.is_started, epochs.is_posted, epochs.is_locked})
    to.put(is_open ? 1 : 0);
  const DynamicWindow none;
  const DynamicWindow& dynamic = window.dynamic ? *window.dynamic : none;
  to.put(static_cast<std::uint64_t>(dynamic.attached.size()));
  for (const auto& [base, size] : dynamic.attached) {
    to.put(base);
    to.put(size);
  }
  to.put(dynamic.own_end == nullptr ? std::int64_t{0} : *dynamic.own_end);
}

std::string restore_window(Context& context, Handle handle, std::shared_ptr<ErrorHandler> handler,
                           ArchiveReader& from) {
  const WindowRecipe recipe = restore_recipe(from);
  const auto predefined_attributes = from.get<Address>();
  AttributeList attributes;
  restore_attributes(attributes, from);
  OpenEpochs epochs;
  for (bool* is_open :
       {&epochs.is_fenced, &epochs.is_locked_for_all, &epochs.is_started, &epochs.is_posted, &epochs.is_locked})
    *is_open = from.get<int>() != 0;
  Attached attached;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto base = from.get<Address>();
    attached.emplace_back(base, from.get<std::uint32_t>());
  }
  const auto end = from.get<std::int64_t>();
  // None for the exchange is saved, and nothing is known of where the segments of one would be.
  if (!from.ok() || handle == no_handle || !handler || !is_window(context, recipe) || is_for_exchange(recipe) ||
      !can_be_attached(context, attached) || end < 0 || static_cast<std::uint64_t>(end) > context.memory.size())
    return "a window is incomplete";

  if (!all_make_again(*recipe.members, common_parts("a window").add(recipe.flavor)))
    return "the images of its processes have different windows";
  const Communicator* comm = communicator_of(context, recipe.members);
  if (comm == nullptr) return "the MPI library does not make a communicator for a window";
  Call call(context, "a window", guest_MPI_COMM_NULL);
  if (const Code code = make_window(call, recipe, *comm, handle); code != 0) return context.last_errors[code];
  Window& window = *context.window(handle);
  window.predefined_attributes = predefined_attributes;
  static_cast<std::vector<std::pair<int, UserData>>&>(window.attributes) = attributes;
  if (window.dynamic && attach_again(context, window, attached, end) != MPI_SUCCESS)
    return "the MPI library does not attach memory to a dynamic window";
  if (open_again(window, epochs, *comm) != MPI_SUCCESS) return "the MPI library does not begin an epoch of a window";
  window.error_handler = std::move(handler);
  // The memory is not used before all have put theirs there.
  return CollectiveCall(*comm).everywhere(true) ? std::string{} : "MPI_Allreduce failed";
}

}  // namespace

std::string why_windows_are_not_saved(Context& context) {
  std::string reason;
  context.windows.for_each([&](const std::unique_ptr<Window>& window) {
    if (!window) return;
    if (!window->members || std::ranges::count(*window->members, outside_world) > 0)
      reason = "a window has processes outside MPI_COMM_WORLD";
    if (is_for_exchange(*window)) reason = "there is a window for the exchange with other programs";
  });
  return reason;
}

std::string interrupt_epochs(Context& context) {
  for (const auto& [handle, window] : in_common_order(context.windows)) {
    if (!window->epoch_order.is_locked_for_all()) continue;
    if (in_epochs::win_unlock_all(*window) != MPI_SUCCESS) return "the MPI library does not end an epoch of a window";
    window->epoch_order.is_interrupted = true;
  }
  return {};
}

std::string resume_epochs(Context& context) {
  for (const auto& [handle, window] : in_common_order(context.windows)) {
    if (!std::exchange(window->epoch_order.is_interrupted, false)) continue;
    if (in_epochs::win_lock_all(0, *window) != MPI_SUCCESS)
      return "the MPI library does not begin an epoch of a window";
  }
  return {};
}

void save_windows(Context& context, SavedHandlers& handlers, ArchiveWriter& to) {
  const auto windows = in_common_order(context.windows);
  to.put(static_cast<std::uint64_t>(windows.size()));
  for (const auto& [handle, window] : windows) {
    to.put(handle);
    to.put(handlers.number_of(window->error_handler));
    save_window(*window, to);
  }
}

std::string restore_windows(Context& context, const Handlers& handlers, ArchiveReader& from) {
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    auto handler = chosen(handlers, from.get<std::uint32_t>());
    if (!slots.have(handle)) return "a window is incomplete";
    if (std::string wrong = restore_window(context, handle, std::move(handler), from); !wrong.empty()) return wrong;
  }
  return {};
}

void free_windows(Context& context) {
  for (const auto& [handle, window] : in_common_order(context.windows)) {
    if (!window->own) MPI_Win_free(&window->host);
    if (window->dynamic) end_dynamic(*window->dynamic);
  }
}

}  // namespace mpiwasm::calls
