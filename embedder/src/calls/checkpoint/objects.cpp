// The guest's MPI objects as plain data, from which they are made again under the same words.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "calls/checkpoint/buffers.hpp"
#include "calls/checkpoint/communicators.hpp"
#include "calls/checkpoint/datatypes.hpp"
#include "calls/checkpoint/epochs.hpp"
#include "calls/checkpoint/files.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/matched_messages.hpp"
#include "calls/checkpoint/message_senders.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/checkpoint/persistent_collectives.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/saved_requests.hpp"
#include "calls/checkpoint/sessions.hpp"
#include "calls/checkpoint/values.hpp"
#include "calls/checkpoint/windows.hpp"
#include "calls/core/predefined_attributes.hpp"
#include "calls/messages/freed_requests.hpp"
#include "calls/process/hint_sizes.hpp"

namespace mpiwasm::calls {
namespace {

using guest::ArchiveReader;
using guest::ArchiveWriter;

constexpr int no_program_number = -1;

void save_others(Context& context, ArchiveWriter& to) {
  ArchiveWriter list;
  std::uint64_t count = 0;
  context.infos.for_each_handle([&](Handle handle, const Info& info) {
    if (is_predefined(handle)) return;
    ++count;
    list.put(handle);
    save_hints(hints_of(info.host), list);
  });
  to.put(count);
  to.put_bytes(list.bytes());

  list = {};
  count = 0;
  context.groups.for_each_handle([&](Handle handle, const Group& group) {
    if (is_predefined(handle)) return;
    ++count;
    list.put(handle);
    list.put(group.session);
    list.put_list(*group.members);
  });
  to.put(count);
  to.put_bytes(list.bytes());

  list = {};
  count = 0;
  context.operations.for_each_handle([&](Handle handle, const std::shared_ptr<Operation>& operation) {
    if (is_predefined(handle)) return;
    ++count;
    list.put(handle);
    list.put(operation->function);
    list.put(operation->commutes ? 1 : 0);
    list.put(operation->large ? 1 : 0);
  });
  to.put(count);
  to.put_bytes(list.bytes());
}

std::string restore_others(Context& context, const SlotsInImage& slots, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Info info;
    if (make_info(restore_hints(from), &info.host) != MPI_SUCCESS)
      return "the MPI library does not make a list of hints";
    info.bytes.change_to(context.hint_bytes, size_of_hints(info.host));
    if (!slots.have(handle) || !context.infos.insert_at(handle, std::move(info)))
      return "the handle of a list of hints is taken";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Group group;
    group.session = from.get<Handle>();
    group.members = std::make_shared<Members>(from.get_list<int>());
    group.size = static_cast<int>(group.members->size());
    group.charge.change_to(context.group_members, group.members->size());
    if (!from.ok() || !slots.have(handle) || !are_processes(context, *group.members) ||
        make_group(*group.members, &group.host) != MPI_SUCCESS || !context.groups.insert_at(handle, std::move(group)))
      return "the MPI library does not make a group";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    OperationRecipe recipe;
    recipe.function = from.get<Function>();
    recipe.commutes = from.get<int>() != 0;
    recipe.large = from.get<int>() != 0;
    if (!slots.have(handle) || !context.operations.insert_at(handle, std::make_shared<Operation>(recipe)))
      return "the handle of an operation is taken";
  }
  return {};
}

/// Calls visit(table) for every table that the guest has handles of.
template <class Visit>
void for_each_table(Context& context, Visit visit) {
  visit(context.communicators);
  visit(context.groups);
  visit(context.datatypes);
  visit(context.operations);
  visit(context.requests);
  visit(context.messages);
  visit(context.infos);
  visit(context.files);
  visit(context.sessions);
  visit(context.error_handlers);
  visit(context.windows);
}

}  // namespace

std::string why_never_saved(Context& context) {
  if (!context.running) return "MPI does not run";
  if (context.parent != no_handle) return "the program was started by MPI_Comm_spawn";
  if (MPI_Mprobe == nullptr || MPI_Comm_create_group == nullptr || MPI_Ibcast == nullptr)
    return "the MPI library is older than MPI-3.0";
  if (std::string reason = why_requests_are_not_saved(context); !reason.empty()) return reason;
  if (std::string reason = why_files_are_not_saved(context); !reason.empty()) return reason;
  if (std::string reason = why_windows_are_not_saved(context); !reason.empty()) return reason;
  if (!context.data_representations.empty()) return "a data representation is registered";
  if (context.tools) return "the tools interface is used";
  if (!context.open_ports.empty()) return "a port is open";
  if (std::string reason = why_communicators_are_not_saved(context); !reason.empty()) return reason;
  std::string reason;
  context.groups.for_each([&](const Group& group) {
    if (!group.members || std::ranges::count(*group.members, outside_world) > 0)
      reason = "a group has processes outside MPI_COMM_WORLD";
  });
  return reason;
}

std::string why_not_saved(Context& context) {
  if (std::string reason = why_never_saved(context); !reason.empty()) return reason;
  if (context.only_caller.callback_depth > 0 || context.library_callbacks > 0) return "a callback runs";
  if (std::string reason = why_matched_are_not_saved(context); !reason.empty()) return reason;
  if (context.unfinished_communicators > 0) return "MPI_Comm_idup is not complete";
  if (has_begun(context)) return "an epoch of a window is open";
  free_completed_requests(context);
  return {};
}

namespace {

/// What is wrong in this process or another one: what follows is collective, so all must come to it or none.
std::string agreed(Context& context, std::string own_problem) {
  std::int64_t has_problem = own_problem.empty() ? 0 : 1;
  find_largest(context, {&has_problem, 1});
  if (has_problem != 0 && own_problem.empty()) return "another process cannot be saved";
  return own_problem;
}

/// The part of save_job() that no other process waits for.
std::string save_objects(Context& context, const JobState& state, ArchiveWriter& to) {
  SavedDatatypes datatypes;
  context.datatypes.for_each_handle(
      [&](Handle handle, const std::shared_ptr<Datatype>& type) { datatypes.add(handle, *type); });
  add_view_types(context, datatypes);
  SavedHandlers handlers;
  ArchiveWriter sessions;
  ArchiveWriter communicators;
  ArchiveWriter shared;
  save_sessions(context, handlers, sessions);
  save_communicators(context, state, handlers, communicators);
  save_windows(context, handlers, shared);
  if (std::string wrong = save_files(context, datatypes, handlers, shared); !wrong.empty()) return wrong;
  const std::uint32_t default_handler = handlers.number_of(context.default_error_handler);
  const std::uint32_t default_file_handler = handlers.number_of(context.default_file_error_handler);
  context.error_handlers.for_each_handle(
      [&](Handle, const std::shared_ptr<ErrorHandler>& handler) { (void)handlers.number_of(handler); });

  handlers.save(to);
  to.put(default_handler);
  to.put(default_file_handler);
  save_values(context, to);
  datatypes.save(to);
  save_others(context, to);
  to.put_bytes(sessions.bytes());
  to.put_bytes(communicators.bytes());
  to.put_bytes(shared.bytes());
  if (std::string wrong = save_buffers(context, to); !wrong.empty()) return wrong;
  save_messages(state, to);
  save_matched(state, to);
  std::string wrong = save_requests(context, to);
  for_each_table(context, [&](auto& table) { to.put_list(table.free_handles()); });
  save_running(context, to);
  to.put(program_number(context).value_or(no_program_number));
  return wrong;
}

}  // namespace

std::string save_job(Context& context, guest::ArchiveWriter& to) {
  JobState& state = job_state(context);
  state.was_incomplete = false;
  // A receive that is still posted would take a mark.
  if (std::string wrong = agreed(context, take_receives_back(context)); !wrong.empty()) return wrong;
  if (std::string wrong = agreed(context, number_messages(context)); !wrong.empty()) return wrong;
  std::string lost = take_matched(context);
  if (lost.empty()) lost = drain_messages(context);
  if (std::string wrong = agreed(context, std::move(lost)); !wrong.empty()) return wrong;
  require_room_at_senders(context);
  std::string incomplete = compare_starts(context);
  if (incomplete.empty()) incomplete = agreed(context, complete_requests(context));
  state.was_incomplete = !incomplete.empty();
  if (!incomplete.empty()) return incomplete;
  // Operations of others on the memory of this process are complete when they have ended their epochs.
  if (std::string wrong = agreed(context, interrupt_epochs(context)); !wrong.empty()) return wrong;
  try {
    return save_objects(context, state, to);
  } catch (const std::bad_alloc&) {
    return "there is too little memory for messages and objects";
  }
}

std::string restore_job(Context& context, guest::ArchiveReader& from) {
  JobState& state = job_state(context);
  const SlotsInImage slots(from);
  Handlers handlers;
  if (std::string wrong = restore_handlers(context, handlers, from); !wrong.empty()) return wrong;
  auto default_handler = chosen(handlers, from.get<std::uint32_t>());
  auto default_file_handler = chosen(handlers, from.get<std::uint32_t>());
  // The restart reports what cannot be made again, not an error handler of the program.
  context.default_error_handler = *context.error_handlers.find(guest_MPI_ERRORS_RETURN);
  context.default_file_error_handler = context.default_error_handler;
  if (!default_handler || !default_file_handler) return damaged_handlers;
  // What has a handle only until it has its own again would use up those of a slot.
  reuse_handles(context, true);
  if (std::string wrong = restore_values(context, from); !wrong.empty()) return wrong;
  RestoredTypes types;
  if (std::string wrong = restore_datatypes(context, types, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_others(context, slots, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_sessions(context, handlers, from); !wrong.empty()) return wrong;
  HandlersOfCommunicators of_communicators;
  if (std::string wrong = restore_communicators(context, state, handlers, of_communicators, from); !wrong.empty())
    return wrong;
  if (std::string wrong = restore_windows(context, handlers, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_files(context, types, handlers, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_buffers(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_messages(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_matched(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_requests(context, from); !wrong.empty()) return wrong;
  reuse_handles(context, false);
  // Behind all objects: what is made again for a while takes free slots.
  bool are_free = true;
  for_each_table(context, [&](auto& table) {
    const auto free = from.get_list<Handle>();
    are_free &=
        std::ranges::all_of(free, [&](Handle handle) { return slots.have(handle); }) && table.restore_free(free);
  });
  if (!are_free) return "the handles of freed objects are damaged";
  if (std::string wrong = count_uses(context); !wrong.empty()) return wrong;
  context.default_error_handler = std::move(default_handler);
  context.default_file_error_handler = std::move(default_file_handler);
  for (auto& [comm, handler] : of_communicators) comm->error_handler = std::move(handler);
  if (std::string wrong = restore_running(context, state, from); !wrong.empty()) return wrong;
  if (const int number = from.get<int>(); number >= 0) state.program_number = number;
  return from.is_at_end() ? std::string{} : "the state of MPI is incomplete";
}

void end_objects(Context& context) {
  close_files(context);
  free_windows(context);
}

}  // namespace mpiwasm::calls
