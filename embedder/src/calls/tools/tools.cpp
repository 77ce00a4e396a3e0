// See tools.hpp; starting and ending.
#include "calls/tools/tools.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <optional>

#include "calls/core/generated_call.hpp"
#include "calls/core/in_flight.hpp"
#include "translate/host_text.hpp"

namespace mpiwasm::calls {

namespace {

using translate::ConstantRow;

#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_TOOLS_ERROR_CLASS
constexpr ConstantRow error_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_VERBOSITY
constexpr ConstantRow verbosity_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_TOOLS_BINDING
constexpr ConstantRow binding_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_TOOLS_SCOPE
constexpr ConstantRow scope_rows[] = {
#include "host/constants.inc"
};
#define MPIWASM_CONSTANT(group, name, guest_value) {guest_value, name, #name},
#define MPIWASM_CONSTANTS_PVAR_CLASS
constexpr ConstantRow class_rows[] = {
#include "host/constants.inc"
};

template <class Handle>
bool keep(std::vector<std::byte>& storage, Handle handle) {
  storage.resize(sizeof handle);
  std::memcpy(storage.data(), &handle, sizeof handle);
  return true;
}

/// Keeps other threads from freeing an object that the library is about to use; its handle is no argument of the call.
void name_until_end_of_call(Handle handle) {
  if (translate::callers.give_turns_away() && !translate::is_predefined(handle)) current_caller().name(handle);
}

}  // namespace

Tools& tools(Context& context) {
  if (!context.tools) context.tools = std::make_shared<Tools>();
  return *context.tools;
}

int guest_verbosity(int host) { return translate::guest_value(verbosity_rows, host); }
int guest_binding(int host) { return translate::guest_value(binding_rows, host); }
int guest_scope(int host) { return translate::guest_value(scope_rows, host); }
int guest_variable_class(int host) { return translate::guest_value(class_rows, host); }

int host_variable_class(int guest) {
  const ConstantRow* row = translate::find_guest(class_rows, guest);
  return row == nullptr ? -1 : row->host;
}

ToolsType tools_type(MPI_Datatype host) {
  struct Row {
    MPI_Datatype host;
    Handle guest;
    std::size_t size;
  };
  // The host's long has 8 bytes, the guest's 4.
  const Row rows[] = {{MPI_INT, guest_MPI_INT, 4},
                      {MPI_UNSIGNED, guest_MPI_UNSIGNED, 4},
                      {MPI_LONG, guest_MPI_LONG_LONG, 8},
                      {MPI_UNSIGNED_LONG, guest_MPI_UNSIGNED_LONG_LONG, 8},
                      {MPI_LONG_LONG, guest_MPI_LONG_LONG, 8},
                      {MPI_UNSIGNED_LONG_LONG, guest_MPI_UNSIGNED_LONG_LONG, 8},
                      {MPI_COUNT, guest_MPI_COUNT, 8},
                      {MPI_DOUBLE, guest_MPI_DOUBLE, 8},
                      {MPI_INT32_T, guest_MPI_INT32_T, 4},
                      {MPI_UINT32_T, guest_MPI_UINT32_T, 4},
                      {MPI_INT64_T, guest_MPI_INT64_T, 8},
                      {MPI_UINT64_T, guest_MPI_UINT64_T, 8},
                      {MPI_C_BOOL, guest_MPI_C_BOOL, 1}};
  if (host == MPI_CHAR) return {guest_MPI_CHAR, 1, true};
  for (const Row& row : rows) {
    if (row.host == host) return {row.guest, row.size, false};
  }
  return {};
}

ToolsCall::ToolsCall(Context& context, const char* name, bool available)
    : context_(context), alone_(context.tools_are_called) {
  if (context.options.trace) context.options.trace(name);
  if (current_caller().library_callbacks > 0) {
    fail(guest_MPI_T_ERR_INVALID);
  } else if (!available) {
    fail(guest_MPI_ERR_UNSUPPORTED_OPERATION);
    context.last_errors[guest_MPI_ERR_UNSUPPORTED_OPERATION] = fmt::format("{}: {}", name, missing_in_library);
  } else if (tools().times_started == 0) {
    fail(guest_MPI_T_ERR_NOT_INITIALIZED);
  }
}

Code ToolsCall::finish(int host_code) {
  if (host_code == MPI_SUCCESS) return 0;
  for (const ConstantRow& row : error_rows) {
    if (row.host == host_code) return row.guest;
  }
  for (const ConstantRow& row : translate::error_class_rows) {
    if (row.host == host_code) return row.guest;
  }
  return guest_MPI_T_ERR_INVALID;
}

void ToolsCall::check_index(int index, int (*get_number)(int*)) {
  int number = 0;
  if (!failed()) fail(finish(get_number(&number)));
  if (index < 0 || index >= number) fail(guest_MPI_T_ERR_INVALID_INDEX);
}

std::int32_t* ToolsCall::needed(Address address) {
  const auto found = context_.memory.array<std::int32_t>(address, 1);
  if (address != guest::null_address && found) return found->data();
  fail(guest_MPI_T_ERR_INVALID);
  return nullptr;
}

std::string ToolsCall::string(Address address) {
  constexpr std::size_t longest = 4096;  // of names
  const auto found = context_.memory.string(address);
  if (address != guest::null_address && found && found->size() <= longest) return std::string(*found);
  fail(guest_MPI_T_ERR_INVALID);
  return {};
}

ToolsText::ToolsText(ToolsCall& call, Address text, Address length) : length_place_(call.wanted(length)) {
  const std::int32_t room = length_place_ == nullptr ? 0 : read_once(length_place_);
  if (text == guest::null_address || room <= 0) return;
  const auto found = call.context().memory.range(text, static_cast<std::uint64_t>(room));
  if (found) {
    place_ = {reinterpret_cast<char*>(found->data()), found->size()};
  } else {
    call.fail(guest_MPI_T_ERR_INVALID);
  }
}

void ToolsText::store(std::string_view whole) const {
  const std::string text = translate::without_host(whole);
  store_text(place_, text);
  if (length_place_ == nullptr) return;
  const std::size_t all = text.size() + 1;
  *length_place_ = static_cast<std::int32_t>(place_.empty() ? all : std::min(all, place_.size()));
}

std::span<std::int32_t> ToolsCall::list(Address address, std::int32_t length) {
  if (length <= 0) return {};
  const auto found = context_.memory.array<std::int32_t>(address, static_cast<std::uint64_t>(length));
  if (address != guest::null_address && found) return *found;
  fail(guest_MPI_T_ERR_INVALID);
  return {};
}

bool ToolsCall::find_object(int binding, Handle handle, std::vector<std::byte>& storage) const {
  if (binding == MPI_T_BIND_MPI_COMM) {
    const Communicator* found = context_.communicator(handle);
    return found != nullptr && !found->inter && keep(storage, found->host);  // Open MPI takes one group for the other
  }
  if (binding == MPI_T_BIND_MPI_DATATYPE) {
    const Datatype* found = context_.datatype(handle);
    return found != nullptr && keep(storage, found->host);
  }
  if (binding == MPI_T_BIND_MPI_FILE) {
    const File* found = context_.file(handle);
    return found != nullptr && keep(storage, found->host);
  }
  if (binding == MPI_T_BIND_MPI_GROUP) {
    const Group* found = context_.groups.find(handle);
    return found != nullptr && keep(storage, found->host);
  }
  return false;
}

void* ToolsCall::bound_object(int binding, Address address, ToolsObject& object, std::vector<std::byte>& storage) {
  object.binding = binding;
  if (failed() || binding == MPI_T_BIND_NO_OBJECT) return nullptr;
  const Handle* place = handle_place(address);
  if (place == nullptr) return nullptr;
  object.handle = read_once(place);
  name_until_end_of_call(object.handle);
  if (!find_object(binding, object.handle, storage)) {
    fail(guest_MPI_T_ERR_INVALID_HANDLE);
    return nullptr;
  }
  if (binding == MPI_T_BIND_MPI_COMM) object.used = context_.communicator(object.handle);
  if (binding == MPI_T_BIND_MPI_DATATYPE) object.type = *context_.datatypes.find(object.handle);
  return storage.data();
}

void keep_bound(const ToolsObject& object) {
  if (object.used != nullptr) ++object.used->operations;
}

void end_bound(const ToolsObject& object) { end_use(object.used); }

void ToolsCall::check_bound(const ToolsObject& object) {
  if (object.binding == MPI_T_BIND_NO_OBJECT) return;
  std::vector<std::byte> storage;
  name_until_end_of_call(object.handle);
  if (find_object(object.binding, object.handle, storage)) return;
  fail(guest_MPI_T_ERR_INVALID_HANDLE);
}

namespace {

/// Starts the library's tools interface once, for good: MPICH 4.0 has no variables left when it is started again, and
/// crashes when it is asked for one, and Open MPI 4.1 crashes when it gives them up after MPI_Finalize. Returns the
/// host's code.
int start_library_tools(Tools& tools, int required) {
  if (tools.library_level) return MPI_SUCCESS;
  int level = MPI_THREAD_SINGLE;
  const int code = MPI_T_init_thread(required, &level);
  if (code == MPI_SUCCESS) tools.library_level = level;
  return code;
}

}  // namespace

Code guest_MPI_T_init_thread(Context* context, std::int32_t required, Address provided) {
  ++tools(*context).times_started;
  ToolsCall call(*context, "MPI_T_init_thread", MPI_T_init_thread != nullptr);
  std::int32_t* place = call.needed(provided);
  const ConstantRow* wanted = translate::find_guest(translate::thread_level_rows, required);
  if (wanted == nullptr) call.fail(guest_MPI_T_ERR_INVALID);
  const Code code = call.failed() ? call.code() : call.finish(start_library_tools(call.tools(), wanted->host));
  if (code != 0) {
    --call.tools().times_started;
    return code;
  }
  *place = translate::guest_value(translate::thread_level_rows, *call.tools().library_level);
  return 0;
}

Code guest_MPI_T_finalize(Context* context) {
  ToolsCall call(*context, "MPI_T_finalize", MPI_T_finalize != nullptr);
  if (call.failed()) return call.code();
  Tools& tools = call.tools();
  if (--tools.times_started > 0) return 0;
  if (context->library_running || !context->finalized) {
    tools.control_variables.for_each([](ControlVariable& variable) {
      if (variable.host != MPI_T_CVAR_HANDLE_NULL) MPI_T_cvar_handle_free(&variable.host);
    });
    tools.sessions.for_each([](PerformanceSession& session) { MPI_T_pvar_session_free(&session.host); });
    tools.control_variables.for_each([](const ControlVariable& variable) { end_bound(variable.object); });
    tools.performance_variables.for_each([](const PerformanceVariable& variable) { end_bound(variable.object); });
  }
  tools = Tools{.library_level = tools.library_level};
  return 0;
}

}  // namespace mpiwasm::calls
