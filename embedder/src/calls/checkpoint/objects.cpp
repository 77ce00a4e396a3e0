// The guest's MPI objects as plain data, from which they are made again under the same words.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/messages.hpp"
#include "calls/datatypes/make_datatype.hpp"

namespace mpiwasm::calls {
namespace {

using guest::ArchiveReader;
using guest::ArchiveWriter;

// --- Error handlers: objects share them. 0 is none, 1 to 3 are the predefined ones. ---

constexpr std::uint32_t first_own_handler = 4;

class SavedHandlers {
 public:
  std::uint32_t number_of(const std::shared_ptr<ErrorHandler>& handler) {
    if (!handler) return 0;
    if (handler->action != ErrorHandler::Action::call) return 1 + static_cast<std::uint32_t>(handler->action);
    const auto [known, is_new] =
        numbers_.try_emplace(handler.get(), first_own_handler + static_cast<std::uint32_t>(handlers_.size()));
    if (is_new) handlers_.push_back(handler.get());
    return known->second;
  }
  void save(ArchiveWriter& to) const {
    to.put(static_cast<std::uint64_t>(handlers_.size()));
    for (const ErrorHandler* handler : handlers_) {
      to.put(handler->function);
      to.put(handler->handle);
      to.put(handler->references);
    }
  }

 private:
  std::map<const ErrorHandler*, std::uint32_t> numbers_;
  std::vector<const ErrorHandler*> handlers_;
};

using Handlers = std::vector<std::shared_ptr<ErrorHandler>>;

Handlers restore_handlers(Context& context, ArchiveReader& from) {
  Handlers handlers{nullptr, *context.error_handlers.find(guest_MPI_ERRORS_ARE_FATAL),
                    *context.error_handlers.find(guest_MPI_ERRORS_ABORT),
                    *context.error_handlers.find(guest_MPI_ERRORS_RETURN)};
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    auto handler = std::make_shared<ErrorHandler>();
    handler->action = ErrorHandler::Action::call;
    handler->function = from.get<Function>();
    handler->handle = from.get<Handle>();
    handler->references = from.get<std::int64_t>();
    if (handler->references > 0) (void)context.error_handlers.insert_at(handler->handle, handler);
    handlers.push_back(std::move(handler));
  }
  return handlers;
}

std::shared_ptr<ErrorHandler> chosen(const Handlers& handlers, std::uint32_t number) {
  return number < handlers.size() ? handlers[number] : nullptr;
}

// --- What several kinds have ---

void save_attributes(const AttributeList& attributes, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(attributes.size()));
  for (const auto& [key, value] : attributes) {
    to.put(key);
    to.put(value);
  }
}

void restore_attributes(AttributeList& attributes, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int key = from.get<int>();
    attributes.emplace_back(key, from.get<Word>());
  }
}

void save_hints(const Hints& hints, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(hints.size()));
  for (const auto& [key, value] : hints) {
    to.put(std::string_view{key});
    to.put(std::string_view{value});
  }
}

Hints restore_hints(ArchiveReader& from) {
  Hints hints;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    std::string key = from.get_text();
    hints.emplace_back(std::move(key), from.get_text());
  }
  return hints;
}

// --- Numbers and texts ---

void save_values(Context& context, ArchiveWriter& to) {
  to.put(context.next_keyval);
  to.put(static_cast<std::uint64_t>(context.keyvals.size()));
  for (const auto& [key, keyval] : context.keyvals) {
    to.put(key);
    to.put(keyval.owner);
    to.put(keyval.copy_function);
    to.put(keyval.delete_function);
    to.put(keyval.extra_state);
    to.put(keyval.uses);
    to.put(keyval.freed ? 1 : 0);
  }
  to.put(context.last_used_code);
  to.put(static_cast<std::uint64_t>(context.added_codes.size()));
  for (const auto& [code, error_class] : context.added_codes) {
    to.put(code);
    to.put(error_class);
  }
  to.put(static_cast<std::uint64_t>(context.added_texts.size()));
  for (const auto& [code, text] : context.added_texts) {
    to.put(code);
    to.put(std::string_view{text});
  }
  to.put(context.predefined_attributes);
  to.put(context.callback_words);
}

void restore_values(Context& context, ArchiveReader& from) {
  context.next_keyval = from.get<int>();
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    Keyval& keyval = context.keyvals[from.get<int>()];
    keyval.owner = from.get<Keyval::Owner>();
    keyval.copy_function = from.get<Function>();
    keyval.delete_function = from.get<Function>();
    keyval.extra_state = from.get<Word>();
    keyval.uses = from.get<int>();
    keyval.freed = from.get<int>() != 0;
  }
  context.last_used_code = from.get<int>();
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int code = from.get<int>();
    context.added_codes[code] = from.get<int>();
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const int code = from.get<int>();
    context.added_texts[code] = from.get_text();
  }
  context.predefined_attributes = from.get<Address>();
  context.callback_words = from.get<Address>();
}

// --- Datatypes: each behind those that it is made of ---

class SavedDatatypes {
 public:
  void add(Handle handle, const std::shared_ptr<Datatype>& type) {
    if (type->predefined) {
      if (!type->attributes.empty()) with_attributes_.emplace_back(handle, type.get());
      return;
    }
    named_.emplace_back(handle, number_of(*type));
  }
  void save(ArchiveWriter& to) const {
    to.put(static_cast<std::uint64_t>(types_.size()));
    for (const Datatype* type : types_) save_type(*type, to);
    to.put(static_cast<std::uint64_t>(named_.size()));
    for (const auto& [handle, number] : named_) {
      to.put(handle);
      to.put(number);
    }
    to.put(static_cast<std::uint64_t>(with_attributes_.size()));
    for (const auto& [handle, type] : with_attributes_) {
      to.put(handle);
      save_attributes(type->attributes, to);
    }
  }

 private:
  // Types nest at most Datatype::most_depth deep.
  std::uint32_t number_of(const Datatype& type) {
    if (const auto known = numbers_.find(&type); known != numbers_.end()) return known->second;
    for (const DatatypeRecipe::Part& part : type.recipe->parts)
      if (part.predefined_handle == no_handle) (void)number_of(*part.object);
    const auto number = static_cast<std::uint32_t>(types_.size());
    numbers_.emplace(&type, number);
    types_.push_back(&type);
    return number;
  }
  void save_type(const Datatype& type, ArchiveWriter& to) const {
    const DatatypeRecipe& recipe = *type.recipe;
    to.put(recipe.combiner);
    to.put_list(recipe.integers);
    to.put_list(recipe.addresses);
    to.put_list(recipe.large_counts);
    to.put(static_cast<std::uint64_t>(recipe.parts.size()));
    for (const DatatypeRecipe::Part& part : recipe.parts) {
      to.put(part.predefined_handle);
      to.put(part.predefined_handle == no_handle ? numbers_.at(part.object.get()) : 0U);
    }
    to.put(type.committed ? 1 : 0);
    to.put(type.name ? 1 : 0);
    to.put(std::string_view{type.name ? *type.name : std::string{}});
    save_attributes(type.attributes, to);
  }

  std::map<const Datatype*, std::uint32_t> numbers_;
  std::vector<const Datatype*> types_;
  std::vector<std::pair<Handle, std::uint32_t>> named_;
  std::vector<std::pair<Handle, const Datatype*>> with_attributes_;
};

std::string restore_datatypes(Context& context, ArchiveReader& from) {
  std::vector<std::shared_ptr<Datatype>> types;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    DatatypeRecipe recipe;
    recipe.combiner = from.get<int>();
    recipe.integers = from.get_list<std::int64_t>();
    recipe.addresses = from.get_list<std::int64_t>();
    recipe.large_counts = from.get_list<std::int64_t>();
    for (std::uint64_t parts = from.get_count(); parts > 0; --parts) {
      const auto predefined = from.get<Handle>();
      const auto number = from.get<std::uint32_t>();
      if (predefined == no_handle && number >= types.size()) return "a datatype is incomplete";
      recipe.parts.push_back({predefined, predefined == no_handle ? types[number] : nullptr});
    }
    Handle made = no_handle;
    if (make_datatype(context, recipe, &made) != 0) return "the MPI library does not make one of the datatypes";
    const std::shared_ptr<Datatype> type = context.datatypes.remove(made);
    if (!type) return "the MPI library does not make one of the datatypes";
    if (from.get<int>() != 0) type->commit();
    const bool is_named = from.get<int>() != 0;
    std::string name = from.get_text();
    if (is_named) type->name = std::move(name);
    restore_attributes(type->attributes, from);
    types.push_back(type);
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    const auto number = from.get<std::uint32_t>();
    if (number >= types.size() || !context.datatypes.insert_at(handle, types[number]))
      return "the handle of a datatype is taken";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    Datatype* type = context.datatype(from.get<Handle>());
    if (type == nullptr) return "the MPI library lacks a datatype that has attributes";
    restore_attributes(type->attributes, from);
  }
  return {};
}

bool can_make_again(const Datatype& type) {
  if (type.predefined) return true;
  if (!type.recipe) return false;
  switch (type.recipe->combiner) {
    case guest_MPI_COMBINER_DUP:
    case guest_MPI_COMBINER_F90_REAL:
    case guest_MPI_COMBINER_F90_COMPLEX:
    case guest_MPI_COMBINER_F90_INTEGER:
      return false;
    default:
      return std::ranges::all_of(type.recipe->parts, [](const DatatypeRecipe::Part& part) {
        return part.predefined_handle != no_handle || can_make_again(*part.object);
      });
  }
}

// --- Communicators, in an order that all processes have ---

/// Gives each of the guest's communicators a number that all of its processes know.
std::string number_communicators(Context& context, JobState& state) {
  struct Numbered {
    Handle handle;
    std::uint64_t number;
  };
  std::vector<Numbered> all;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>&) {
    const auto place = static_cast<std::uint32_t>(all.size());
    all.push_back({handle, (static_cast<std::uint64_t>(context.world_rank) << 32) + place + 1});
  });
  std::vector<MPI_Request> requests(all.size(), MPI_REQUEST_NULL);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int code =
        MPI_Ibcast(&all[i].number, 1, MPI_UINT64_T, 0, context.communicator(all[i].handle)->host, &requests[i]);
    if (code != MPI_SUCCESS) return "MPI_Ibcast failed";
  }
  if (MPI_Waitall(static_cast<int>(requests.size()), requests.data(), MPI_STATUSES_IGNORE) != MPI_SUCCESS)
    return "MPI_Waitall failed";
  state.communicators.clear();
  for (const Numbered& each : all) state.communicators.emplace(each.number, each.handle);
  return {};
}

void save_recipe(const CommunicatorRecipe& recipe, ArchiveWriter& to) {
  to.put(std::string_view{recipe.name});
  save_hints(recipe.hints, to);
  to.put_list(*recipe.members);
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

std::string restore_communicators(Context& context, JobState& state, const Handlers& handlers, ArchiveReader& from) {
  constexpr int tag = 1;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto number = from.get<std::uint64_t>();
    const auto handle = from.get<Handle>();
    auto handler = chosen(handlers, from.get<std::uint32_t>());
    AttributeList attributes;
    restore_attributes(attributes, from);
    const CommunicatorRecipe recipe = restore_recipe(from);
    if (!from.ok()) return "a communicator is incomplete";
    if (!is_predefined(handle)) {
      int code = MPI_SUCCESS;
      std::unique_ptr<Communicator> made = make_communicator(recipe, tag, code);
      if (!made) return fmt::format("the MPI library does not make a communicator of {} processes", recipe.members->size());
      if (!context.communicators.insert_at(handle, std::move(made))) return "the handle of a communicator is taken";
    }
    Communicator* comm = context.communicator(handle);
    if (comm == nullptr) return "a communicator is missing";
    comm->error_handler = std::move(handler);
    static_cast<std::vector<std::pair<int, Word>>&>(comm->attributes) = attributes;
    state.communicators.emplace(number, handle);
  }
  return {};
}

// --- The rest ---

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

std::string restore_others(Context& context, ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Info info;
    if (make_info(restore_hints(from), &info.host) != MPI_SUCCESS || !context.infos.insert_at(handle, info))
      return "the MPI library does not make a list of hints";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    Group group;
    group.members = std::make_shared<Members>(from.get_list<int>());
    group.size = static_cast<int>(group.members->size());
    if (!from.ok() || make_group(*group.members, &group.host) != MPI_SUCCESS ||
        !context.groups.insert_at(handle, std::move(group)))
      return "the MPI library does not make a group";
  }
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    const auto handle = from.get<Handle>();
    OperationRecipe recipe;
    recipe.function = from.get<Function>();
    recipe.commutes = from.get<int>() != 0;
    recipe.large = from.get<int>() != 0;
    if (!context.operations.insert_at(handle, std::make_shared<Operation>(recipe)))
      return "the handle of an operation is taken";
  }
  return {};
}

template <class Table>
std::size_t count_in(Table& table) {
  std::size_t count = 0;
  table.for_each([&](const auto&) { ++count; });
  return count;
}

std::string why_communicators_are_not_saved(Context& context) {
  std::string reason;
  context.communicators.for_each([&](const std::unique_ptr<Communicator>& comm) {
    if (!comm || comm->inter) reason = "there is an intercommunicator";
    if (comm && (comm->buffer || comm->lent_buffer)) reason = "a buffer for buffered sends is attached";
    if (comm && (comm->session != no_handle || !comm->members || std::ranges::count(*comm->members, outside_world) > 0))
      reason = "a communicator has processes outside MPI_COMM_WORLD";
    if (comm && !comm->partitioned_messages.empty()) reason = "partitioned messages are used";
  });
  return reason;
}

}  // namespace

std::string why_not_saved(Context& context) {
  if (!context.world_running) return "MPI does not run";
  if (context.sessions_used) return "MPI sessions are used";
  if (context.parent != no_handle) return "the program was started by MPI_Comm_spawn";
  if (context.callback_depth > 0 || context.library_callbacks > 0) return "a callback runs";
  if (MPI_Mprobe == nullptr || MPI_Comm_create_group == nullptr || MPI_Ibcast == nullptr)
    return "the MPI library is older than MPI-3.0";
  std::erase_if(context.freed_requests, [](MPI_Request& request) {
    int is_done = 0;
    return MPI_Test(&request, &is_done, MPI_STATUS_IGNORE) == MPI_SUCCESS && is_done != 0;
  });
  if (const std::size_t count = count_in(context.requests) + context.freed_requests.size(); count > 0)
    return fmt::format("{} request{} not free", count, count == 1 ? " is" : "s are");
  if (count_in(context.messages) > 0) return "a matched message is not received";
  if (count_in(context.files) > 0) return "a file is open with MPI_File_open";
  if (count_in(context.windows) > 0) return "there is a window";
  if (context.attached_buffer != guest::null_address || context.lent_buffer || context.copied_sends)
    return "a buffer for buffered sends is attached";
  if (context.unfinished_communicators > 0) return "MPI_Comm_idup is not complete";
  if (!context.data_representations.empty()) return "a data representation is registered";
  if (context.tools) return "the tools interface is used";
  if (std::string reason = why_communicators_are_not_saved(context); !reason.empty()) return reason;
  std::string reason;
  context.groups.for_each([&](const Group& group) {
    if (group.session != no_handle || !group.members || std::ranges::count(*group.members, outside_world) > 0)
      reason = "a group has processes outside MPI_COMM_WORLD";
  });
  context.datatypes.for_each([&](const std::shared_ptr<Datatype>& type) {
    if (!type || !can_make_again(*type)) reason = "there is a datatype of MPI_Type_dup or MPI_Type_create_f90_";
  });
  return reason;
}

std::string save_job(Context& context, guest::ArchiveWriter& to) {
  JobState& state = job_state(context);
  if (std::string wrong = number_communicators(context, state); !wrong.empty()) return wrong;
  if (std::string wrong = drain_messages(context); !wrong.empty()) return wrong;

  SavedHandlers handlers;
  ArchiveWriter communicators;
  save_communicators(context, state, handlers, communicators);
  const std::uint32_t default_handler = handlers.number_of(context.default_error_handler);
  const std::uint32_t default_file_handler = handlers.number_of(context.default_file_error_handler);
  context.error_handlers.for_each_handle([&](Handle, const std::shared_ptr<ErrorHandler>& handler) {
    (void)handlers.number_of(handler);
  });
  SavedDatatypes datatypes;
  context.datatypes.for_each_handle(
      [&](Handle handle, const std::shared_ptr<Datatype>& type) { datatypes.add(handle, type); });

  handlers.save(to);
  to.put(default_handler);
  to.put(default_file_handler);
  save_values(context, to);
  datatypes.save(to);
  save_others(context, to);
  to.put_bytes(communicators.bytes());
  save_messages(state, to);
  return {};
}

std::string restore_job(Context& context, guest::ArchiveReader& from) {
  JobState& state = job_state(context);
  const Handlers handlers = restore_handlers(context, from);
  auto default_handler = chosen(handlers, from.get<std::uint32_t>());
  context.default_file_error_handler = chosen(handlers, from.get<std::uint32_t>());
  restore_values(context, from);
  if (std::string wrong = restore_datatypes(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_others(context, from); !wrong.empty()) return wrong;
  if (std::string wrong = restore_communicators(context, state, handlers, from); !wrong.empty()) return wrong;
  restore_messages(state, from);
  context.default_error_handler = std::move(default_handler);
  return from.is_at_end() ? std::string{} : "the state of MPI is incomplete";
}

}  // namespace mpiwasm::calls
