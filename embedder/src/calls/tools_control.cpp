// Control variables of the tools interface (MPI-5.0, 15.3.6). A guest reads all of them and writes numbers; texts,
// which may name files and components of the host, are not its to set.
#include <cstring>

#include "calls/tools.hpp"

namespace mpiwasm::calls {

namespace {

/// Libraries write a text as long as it is, which may have changed since the handle was made.
constexpr std::size_t spare_room = 1 << 16;

struct Description {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  int binding = MPI_T_BIND_NO_OBJECT;
};

int describe(int index, Description& description) {
  int verbosity = 0;
  int scope = 0;
  int name_length = 0;
  int text_length = 0;
  MPI_T_enum enumeration = MPI_T_ENUM_NULL;
  return MPI_T_cvar_get_info(index, nullptr, &name_length, &verbosity, &description.type, &enumeration, nullptr,
                             &text_length, &description.binding, &scope);
}

ControlVariable* find(ToolsCall& call, Word handle) {
  ControlVariable* found = call.failed() ? nullptr : tools().control_variables.find(handle);
  if (found == nullptr) {
    call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  } else {
    call.check_bound(found->object);
  }
  return call.failed() ? nullptr : found;
}

std::byte* value_place(ToolsCall& call, Word address, std::size_t size) {
  const auto range = call.context().memory.range(address, size);
  if (address != 0 && range) return range->data();
  call.fail(guest_MPI_T_ERR_INVALID);
  return nullptr;
}

}  // namespace

Code guest_MPI_T_cvar_get_num(Context* context, Word num_cvar) {
  ToolsCall call(*context, "MPI_T_cvar_get_num", MPI_T_cvar_get_num != nullptr);
  std::int32_t* place = call.needed(num_cvar);
  return call.failed() ? call.code() : call.finish(MPI_T_cvar_get_num(place));
}

Code guest_MPI_T_cvar_get_info(Context* context, std::int32_t cvar_index, Word name, Word name_len, Word verbosity,
                               Word datatype, Word enumtype, Word desc, Word desc_len, Word bind, Word scope) {
  ToolsCall call(*context, "MPI_T_cvar_get_info", MPI_T_cvar_get_info != nullptr);
  std::int32_t* name_length = call.wanted(name_len);
  char* name_text = call.text(name, name_length);
  std::int32_t* desc_length = call.wanted(desc_len);
  char* desc_text = call.text(desc, desc_length);
  std::int32_t* verbosity_place = call.wanted(verbosity);
  std::int32_t* datatype_place = call.wanted(datatype);
  std::int32_t* enumtype_place = call.wanted(enumtype);
  std::int32_t* bind_place = call.wanted(bind);
  std::int32_t* scope_place = call.wanted(scope);
  call.check_index(cvar_index, MPI_T_cvar_get_num);
  if (call.failed()) return call.code();
  int host_verbosity = 0;
  int host_scope = 0;
  Description description;
  MPI_T_enum enumeration = MPI_T_ENUM_NULL;
  const Code code =
      call.finish(MPI_T_cvar_get_info(cvar_index, name_text, name_length, &host_verbosity, &description.type,
                                      &enumeration, desc_text, desc_length, &description.binding, &host_scope));
  if (code != 0) return code;
  if (verbosity_place != nullptr) *verbosity_place = guest_verbosity(host_verbosity);
  if (datatype_place != nullptr) *datatype_place = static_cast<std::int32_t>(tools_type(description.type).guest);
  if (enumtype_place != nullptr) *enumtype_place = static_cast<std::int32_t>(enumeration_handle(enumeration));
  if (bind_place != nullptr) *bind_place = guest_binding(description.binding);
  if (scope_place != nullptr) *scope_place = guest_scope(host_scope);
  return 0;
}

Code guest_MPI_T_cvar_get_index(Context* context, Word name, Word cvar_index) {
  ToolsCall call(*context, "MPI_T_cvar_get_index", MPI_T_cvar_get_index != nullptr);
  const char* text = call.string(name);
  std::int32_t* place = call.needed(cvar_index);
  return call.failed() ? call.code() : call.finish(MPI_T_cvar_get_index(text, place));
}

Code guest_MPI_T_cvar_handle_alloc(Context* context, std::int32_t cvar_index, Word obj_handle, Word handle,
                                   Word count) {
  ToolsCall call(*context, "MPI_T_cvar_handle_alloc", MPI_T_cvar_handle_alloc != nullptr);
  Word* handle_place = call.handle_place(handle);
  std::int32_t* count_place = call.needed(count);
  Description description;
  call.check_index(cvar_index, MPI_T_cvar_get_num);
  if (!call.failed()) call.fail(call.finish(describe(cvar_index, description)));
  ControlVariable variable;
  variable.type = tools_type(description.type);
  if (variable.type.size == 0) call.fail(guest_MPI_T_ERR_NOT_SUPPORTED);
  std::vector<std::byte> storage;
  void* object = call.bound_object(description.binding, obj_handle, variable.object, storage);
  if (call.failed()) return call.code();
  int host_count = 0;
  const Code code = call.finish(MPI_T_cvar_handle_alloc(cvar_index, object, &variable.host, &host_count));
  if (code != 0) return code;
  variable.count = static_cast<std::size_t>(host_count < 0 ? 0 : host_count);
  *count_place = host_count;
  *handle_place = tools().control_variables.insert(variable);
  return 0;
}

Code guest_MPI_T_cvar_handle_free(Context* context, Word handle) {
  ToolsCall call(*context, "MPI_T_cvar_handle_free", MPI_T_cvar_handle_free != nullptr);
  Word* place = call.handle_place(handle);
  ControlVariable* variable = call.failed() ? nullptr : tools().control_variables.find(*place);
  if (variable == nullptr) call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  if (call.failed()) return call.code();
  const Code code = call.finish(MPI_T_cvar_handle_free(&variable->host));
  if (code != 0) return code;
  tools().control_variables.remove(*place);
  *place = 0;
  return 0;
}

Code guest_MPI_T_cvar_read(Context* context, Word handle, Word buf) {
  ToolsCall call(*context, "MPI_T_cvar_read", MPI_T_cvar_read != nullptr);
  const ControlVariable* variable = find(call, handle);
  if (variable == nullptr) return call.code();
  const std::size_t size = variable->count * variable->type.size;
  std::byte* place = value_place(call, buf, size);
  if (call.failed()) return call.code();
  std::vector<std::byte> value(size + spare_room);
  const Code code = call.finish(MPI_T_cvar_read(variable->host, value.data()));
  if (code != 0) return code;
  std::memcpy(place, value.data(), size);
  if (variable->type.text && size > 0) place[size - 1] = std::byte{0};
  return 0;
}

Code guest_MPI_T_cvar_write(Context* context, Word handle, Word buf) {
  ToolsCall call(*context, "MPI_T_cvar_write", MPI_T_cvar_write != nullptr);
  const ControlVariable* variable = find(call, handle);
  if (variable == nullptr) return call.code();
  if (variable->type.text) return guest_MPI_T_ERR_CVAR_SET_NEVER;
  const std::size_t size = variable->count * variable->type.size;
  const std::byte* place = value_place(call, buf, size);
  if (call.failed()) return call.code();
  std::vector<std::byte> value(place, place + size);
  return call.finish(MPI_T_cvar_write(variable->host, value.data()));
}

}  // namespace mpiwasm::calls
