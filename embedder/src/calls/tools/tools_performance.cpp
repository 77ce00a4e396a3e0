// Performance variables of the tools interface (MPI-5.0, 15.3.7). A handle belongs to a session and goes with it.
#include <algorithm>
#include <array>
#include <cstring>

#include "calls/tools/tools.hpp"

namespace mpiwasm::calls {

namespace {

constexpr std::size_t spare_room = 4096;
constexpr Handle all_handles{1};  // MPI_T_PVAR_ALL_HANDLES

struct Description {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  int binding = MPI_T_BIND_NO_OBJECT;
  int is_read_only = 0;
  int is_continuous = 0;
  std::array<char, 256> name{};

  /// Open MPI 4.1 has variables of PSM2 where PSM2 is not in use, and crashes when one is bound.
  [[nodiscard]] bool crashes() const { return std::string_view(name.data()).starts_with("mtl_psm2_"); }
};

int describe(int index, Description& description) {
  int verbosity = 0;
  int variable_class = 0;
  int name_length = static_cast<int>(description.name.size());
  int text_length = 0;
  int is_atomic = 0;
  MPI_T_enum enumeration = MPI_T_ENUM_NULL;
  return MPI_T_pvar_get_info(index, description.name.data(), &name_length, &verbosity, &variable_class,
                             &description.type, &enumeration, nullptr, &text_length, &description.binding,
                             &description.is_read_only, &description.is_continuous, &is_atomic);
}

PerformanceSession* find_session(ToolsCall& call, Handle handle) {
  PerformanceSession* found = call.failed() ? nullptr : call.tools().sessions.find(handle);
  if (found == nullptr) call.fail(guest_MPI_T_ERR_INVALID_SESSION);
  return found;
}

PerformanceVariable* find_variable(ToolsCall& call, Handle session, Handle handle) {
  PerformanceVariable* found = call.failed() ? nullptr : call.tools().performance_variables.find(handle);
  if (found == nullptr || found->session != session || found->host == MPI_T_PVAR_HANDLE_NULL)
    call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  if (!call.failed()) call.check_bound(found->object);
  return call.failed() ? nullptr : found;
}

using ActOnVariable = int (*)(MPI_T_pvar_session, MPI_T_pvar_handle);

Code act_on(ToolsCall& call, const PerformanceSession& session, PerformanceVariable& variable, ActOnVariable host) {
  const Code code = call.finish(host(session.host, variable.host));
  if (code == 0 && host != MPI_T_pvar_reset) variable.is_started = host == MPI_T_pvar_start;
  return code;
}

/// Those of a session, but for what the standard leaves out. MPICH 5.0 follows the MPI_T_PVAR_ALL_HANDLES of the MPI-5
/// ABI, which is no address.
Code act_on_all(ToolsCall& call, Handle session, ActOnVariable host) {
  const PerformanceSession* the_session = find_session(call, session);
  if (call.failed()) return call.code();
  Code code = 0;
  for (const Handle each : the_session->variables) {
    PerformanceVariable* variable = call.tools().performance_variables.find(each);
    if (variable == nullptr || variable->host == MPI_T_PVAR_HANDLE_NULL) continue;
    const bool resets = host == MPI_T_pvar_reset;
    const bool is_done = variable->is_continuous || variable->is_started == (host == MPI_T_pvar_start);
    if (resets ? variable->is_read_only : is_done) continue;
    call.check_bound(variable->object);
    if (call.failed() || act_on(call, *the_session, *variable, host) != 0)
      code = resets ? guest_MPI_T_ERR_PVAR_NO_WRITE : guest_MPI_T_ERR_PVAR_NO_STARTSTOP;
  }
  return code;
}

/// MPI_T_pvar_start, MPI_T_pvar_stop and MPI_T_pvar_reset, which may name all variables of a session.
Code act(ToolsCall& call, Handle session, Handle handle, ActOnVariable host) {
  if (handle == all_handles) return act_on_all(call, session, host);
  const PerformanceSession* the_session = find_session(call, session);
  PerformanceVariable* named = find_variable(call, session, handle);
  return call.failed() ? call.code() : act_on(call, *the_session, *named, host);
}

Code read(ToolsCall& call, Handle session, Handle handle, Address buf,
          int (*host)(MPI_T_pvar_session, MPI_T_pvar_handle, void*)) {
  const PerformanceSession* the_session = find_session(call, session);
  const PerformanceVariable* variable = find_variable(call, session, handle);
  if (call.failed()) return call.code();
  const std::size_t size = variable->count * variable->type.size;
  const auto range = call.context().memory.range(buf, size);
  if (buf == guest::null_address || !range) return guest_MPI_T_ERR_INVALID;
  std::vector<std::byte> value(size + spare_room);
  const Code code = call.finish(host(the_session->host, variable->host, value.data()));
  if (code == 0) std::memcpy(range->data(), value.data(), size);
  return code;
}

/// Makes the library's handle.
int bind(const PerformanceSession& session, PerformanceVariable& variable, void* object) {
  int count = 0;
  const int code = MPI_T_pvar_handle_alloc(session.host, variable.index, object, &variable.host, &count);
  if (code == MPI_SUCCESS) variable.count = static_cast<std::size_t>(std::max(count, 0));
  return code;
}

}  // namespace

#if defined(OPEN_MPI)

void let_variables_go(Context& context) {
  if (context.tools == nullptr) return;
  context.tools->performance_variables.for_each([&](PerformanceVariable& variable) {
    const PerformanceSession* session = context.tools->sessions.find(variable.session);
    if (variable.host != MPI_T_PVAR_HANDLE_NULL && session != nullptr)
      MPI_T_pvar_handle_free(session->host, &variable.host);
    variable.host = MPI_T_PVAR_HANDLE_NULL;
  });
}

void take_variables_again(Context& context) {
  if (context.tools == nullptr) return;
  context.tools->performance_variables.for_each([&](PerformanceVariable& variable) {
    const PerformanceSession* session = context.tools->sessions.find(variable.session);
    if (session == nullptr || variable.object.binding != MPI_T_BIND_NO_OBJECT) return;
    if (Description now; describe(variable.index, now) != MPI_SUCCESS) return;
    if (bind(*session, variable, nullptr) != MPI_SUCCESS) {
      variable.host = MPI_T_PVAR_HANDLE_NULL;
    } else if (variable.is_started) {
      MPI_T_pvar_start(session->host, variable.host);
    }
  });
}

#else

void let_variables_go(Context&) {}
void take_variables_again(Context&) {}

#endif

Code guest_MPI_T_pvar_get_num(Context* context, Address num_pvar) {
  ToolsCall call(*context, "MPI_T_pvar_get_num", MPI_T_pvar_get_num != nullptr);
  return call.give_number(num_pvar, MPI_T_pvar_get_num);
}

Code guest_MPI_T_pvar_get_info(Context* context, std::int32_t pvar_index, Address name, Address name_len,
                               Address verbosity, Address var_class, Address datatype, Address enumtype, Address desc,
                               Address desc_len, Address bind, Address readonly, Address continuous, Address atomic) {
  ToolsCall call(*context, "MPI_T_pvar_get_info", MPI_T_pvar_get_info != nullptr);
  ToolsText name_text(call, name, name_len);
  ToolsText desc_text(call, desc, desc_len);
  std::int32_t* verbosity_place = call.wanted(verbosity);
  std::int32_t* class_place = call.wanted(var_class);
  std::int32_t* datatype_place = call.wanted(datatype);
  std::int32_t* enumtype_place = call.wanted(enumtype);
  std::int32_t* bind_place = call.wanted(bind);
  std::int32_t* flag_places[3] = {call.wanted(readonly), call.wanted(continuous), call.wanted(atomic)};
  call.check_index(pvar_index, MPI_T_pvar_get_num);
  if (call.failed()) return call.code();
  int host_verbosity = 0;
  int host_class = 0;
  int flags[3] = {};
  Description description;
  MPI_T_enum enumeration = MPI_T_ENUM_NULL;
  const Code code = call.finish(MPI_T_pvar_get_info(
      pvar_index, name_text.host(), name_text.length(), &host_verbosity, &host_class, &description.type, &enumeration,
      desc_text.host(), desc_text.length(), &description.binding, &flags[0], &flags[1], &flags[2]));
  if (code != 0) return code;
  name_text.store();
  desc_text.store();
  flags[0] = 1;  // read-only
  if (verbosity_place != nullptr) *verbosity_place = guest_verbosity(host_verbosity);
  if (class_place != nullptr) *class_place = guest_variable_class(host_class);
  if (datatype_place != nullptr) *datatype_place = static_cast<std::int32_t>(tools_type(description.type).guest);
  if (enumtype_place != nullptr) *enumtype_place = static_cast<std::int32_t>(enumeration_handle(*context, enumeration));
  if (bind_place != nullptr) *bind_place = guest_binding(description.binding);
  for (std::size_t i = 0; i < 3; ++i) {
    if (flag_places[i] != nullptr) *flag_places[i] = flags[i];
  }
  return 0;
}

Code guest_MPI_T_pvar_get_index(Context* context, Address name, std::int32_t var_class, Address pvar_index) {
  ToolsCall call(*context, "MPI_T_pvar_get_index", MPI_T_pvar_get_index != nullptr);
  const std::string text = call.string(name);
  const int host_class = host_variable_class(var_class);
  if (host_class < 0) call.fail(guest_MPI_T_ERR_INVALID_NAME);
  return call.give_number(pvar_index,
                          [&](int* index) { return MPI_T_pvar_get_index(text.c_str(), host_class, index); });
}

Code guest_MPI_T_pvar_session_create(Context* context, Address session) {
  ToolsCall call(*context, "MPI_T_pvar_session_create", MPI_T_pvar_session_create != nullptr);
  Handle* place = call.result_place(call.tools().sessions, session);
  if (call.failed()) return call.code();
  PerformanceSession created;
  const Code code = call.finish(MPI_T_pvar_session_create(&created.host));
  if (code == 0) *place = call.tools().sessions.insert(std::move(created));
  return code;
}

Code guest_MPI_T_pvar_session_free(Context* context, Address session) {
  ToolsCall call(*context, "MPI_T_pvar_session_free", MPI_T_pvar_session_free != nullptr);
  Handle* place = call.handle_place(session);
  const Handle handle = call.handle_at(place);
  PerformanceSession* found = find_session(call, handle);
  if (call.failed()) return call.code();
  const Code code = call.finish(MPI_T_pvar_session_free(&found->host));
  if (code != 0) return code;
  for (const Handle variable : found->variables) end_bound(call.tools().performance_variables.remove(variable).object);
  call.tools().sessions.remove(handle);
  *place = no_handle;
  return 0;
}

Code guest_MPI_T_pvar_handle_alloc(Context* context, Handle session, std::int32_t pvar_index, Address obj_handle,
                                   Address handle, Address count) {
  ToolsCall call(*context, "MPI_T_pvar_handle_alloc", MPI_T_pvar_handle_alloc != nullptr);
  PerformanceSession* the_session = find_session(call, session);
  Handle* handle_place = call.result_place(call.tools().performance_variables, handle);
  std::int32_t* count_place = call.needed(count);
  Description description;
  call.check_index(pvar_index, MPI_T_pvar_get_num);
  if (!call.failed()) call.fail(call.finish(describe(pvar_index, description)));
  PerformanceVariable variable;
  variable.index = pvar_index;
  variable.is_read_only = description.is_read_only != 0;
  variable.is_continuous = description.is_continuous != 0;
  variable.session = session;
  variable.type = tools_type(description.type);
  // Texts are the host's: the one of Open MPI names a file that it writes.
  if (variable.type.size == 0 || variable.type.text || description.crashes()) call.fail(guest_MPI_T_ERR_NOT_SUPPORTED);
  std::vector<std::byte> storage;
  void* object = call.bound_object(description.binding, obj_handle, variable.object, storage);
  if (call.failed()) return call.code();
  if (const Code code = call.finish(bind(*the_session, variable, object)); code != 0) return code;
  *count_place = static_cast<std::int32_t>(variable.count);
  keep_bound(variable.object);
  const Handle made = call.tools().performance_variables.insert(std::move(variable));
  the_session->variables.push_back(made);
  *handle_place = made;
  return 0;
}

Code guest_MPI_T_pvar_handle_free(Context* context, Handle session, Address handle) {
  ToolsCall call(*context, "MPI_T_pvar_handle_free", MPI_T_pvar_handle_free != nullptr);
  PerformanceSession* the_session = find_session(call, session);
  Handle* place = call.handle_place(handle);
  const Handle made = call.handle_at(place);
  PerformanceVariable* variable = call.failed() ? nullptr : call.tools().performance_variables.find(made);
  if (variable == nullptr || variable->session != session) call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  if (call.failed()) return call.code();
  if (variable->host != MPI_T_PVAR_HANDLE_NULL) {
    if (const Code code = call.finish(MPI_T_pvar_handle_free(the_session->host, &variable->host)); code != 0)
      return code;
  }
  std::erase(the_session->variables, made);
  end_bound(call.tools().performance_variables.remove(made).object);
  *place = no_handle;
  return 0;
}

Code guest_MPI_T_pvar_start(Context* context, Handle session, Handle handle) {
  ToolsCall call(*context, "MPI_T_pvar_start", MPI_T_pvar_start != nullptr);
  return act(call, session, handle, MPI_T_pvar_start);
}

Code guest_MPI_T_pvar_stop(Context* context, Handle session, Handle handle) {
  ToolsCall call(*context, "MPI_T_pvar_stop", MPI_T_pvar_stop != nullptr);
  return act(call, session, handle, MPI_T_pvar_stop);
}

Code guest_MPI_T_pvar_reset(Context* context, Handle session, Handle handle) {
  ToolsCall call(*context, "MPI_T_pvar_reset", MPI_T_pvar_reset != nullptr);
  return act(call, session, handle, MPI_T_pvar_reset);
}

Code guest_MPI_T_pvar_read(Context* context, Handle session, Handle handle, Address buf) {
  ToolsCall call(*context, "MPI_T_pvar_read", MPI_T_pvar_read != nullptr);
  return read(call, session, handle, buf, MPI_T_pvar_read);
}

Code guest_MPI_T_pvar_readreset(Context* context, Handle session, Handle handle, Address buf) {
  ToolsCall call(*context, "MPI_T_pvar_readreset", MPI_T_pvar_readreset != nullptr);
  return read(call, session, handle, buf, MPI_T_pvar_readreset);
}

// They count what the library does; what can be set is its own state.
Code guest_MPI_T_pvar_write(Context* context, Handle session, Handle handle, Address) {
  ToolsCall call(*context, "MPI_T_pvar_write", MPI_T_pvar_write != nullptr);
  (void)find_session(call, session);
  (void)find_variable(call, session, handle);
  call.fail(guest_MPI_T_ERR_PVAR_NO_WRITE);
  return call.code();
}

}  // namespace mpiwasm::calls
