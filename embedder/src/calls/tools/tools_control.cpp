// Control variables of the tools interface (MPI-5.0, 15.3.6). Numbers are a guest's to read, and of texts those that
// name a component or a method; others are paths, addresses and commands of the host and read as nothing, as does what
// the library itself has lost (variable_storage.hpp). Libraries trust what is written into a variable with their memory
// (Open MPI sizes a ring buffer by one), so a guest writes only those that are compared with the length of a message.
// docs/admins/security.md
#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "calls/tools/tools.hpp"
#include "calls/tools/variable_storage.hpp"

namespace mpiwasm::calls {

namespace {

/// Libraries write a text as long as it is, which may have changed since the handle was made.
constexpr std::size_t spare_room = 1 << 16;

/// Texts that a guest may read: which components Open MPI may use, one variable for each kind, and MPICH's choices.
constexpr std::string_view readable_texts[] = {
    "MPIR_CVAR_BCAST_INTRANODE_TREE_TYPE",
    "MPIR_CVAR_CH4_MT_MODEL",
    "MPIR_CVAR_CH4_NETMOD",
    "MPIR_CVAR_CH4_SHM",
    "MPIR_CVAR_CH4_SHM_POSIX_EAGER",
    "MPIR_CVAR_DEFAULT_THREAD_LEVEL",
    "MPIR_CVAR_IALLREDUCE_TREE_TYPE",
    "MPIR_CVAR_IBCAST_TREE_TYPE",
    "MPIR_CVAR_IREDUCE_TREE_TYPE",
    "MPIR_CVAR_NEMESIS_NETMOD",
    "MPIR_CVAR_OFI_USE_PROVIDER",
    "MPIR_CVAR_REDUCE_INTRANODE_TREE_TYPE",
    "accelerator",
    "allocator",
    "bml",
    "btl",
    "coll",
    "fbtl",
    "fcoll",
    "fs",
    "io",
    "mpool",
    "mtl",
    "op",
    "osc",
    "part",
    "pml",
    "rcache",
    "sharedfp",
    "smsc",
    "topo",
    "vprotocol",
};

/// Numbers that a guest may write: lengths of messages in bytes from which MPICH takes another algorithm. Not those of
/// MPI_Allgather: from which length on MPICH before 3.4 has places in an int depends on them (most_collected()).
constexpr std::string_view writable_numbers[] = {
    "MPIR_CVAR_ALLREDUCE_SHORT_MSG_SIZE",
    "MPIR_CVAR_BCAST_LONG_MSG_SIZE",
    "MPIR_CVAR_BCAST_SHORT_MSG_SIZE",
    "MPIR_CVAR_REDUCE_SHORT_MSG_SIZE",
};
static_assert(std::ranges::is_sorted(readable_texts) && std::ranges::is_sorted(writable_numbers));

ControlAccess access_to(std::string_view name, const ToolsType& type) {
  return {!type.text || std::ranges::binary_search(readable_texts, name),
          !type.text && std::ranges::binary_search(writable_numbers, name)};
}

struct Description {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  int binding = MPI_T_BIND_NO_OBJECT;
  std::array<char, 256> name{};
};

int describe(int index, Description& description) {
  int verbosity = 0;
  int scope = 0;
  int name_length = static_cast<int>(description.name.size());
  int text_length = 0;
  MPI_T_enum enumeration = MPI_T_ENUM_NULL;
  return MPI_T_cvar_get_info(index, description.name.data(), &name_length, &verbosity, &description.type, &enumeration,
                             nullptr, &text_length, &description.binding, &scope);
}

ControlVariable* find(ToolsCall& call, Handle handle) {
  ControlVariable* found = call.failed() ? nullptr : call.tools().control_variables.find(handle);
  if (found == nullptr) {
    call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  } else {
    call.check_bound(found->object);
  }
  return call.failed() ? nullptr : found;
}

std::byte* value_place(ToolsCall& call, Address address, std::size_t size) {
  const auto range = call.context().memory.range(address, size);
  if (address != guest::null_address && range) return range->data();
  call.fail(guest_MPI_T_ERR_INVALID);
  return nullptr;
}

}  // namespace

Code guest_MPI_T_cvar_get_num(Context* context, Address num_cvar) {
  ToolsCall call(*context, "MPI_T_cvar_get_num", MPI_T_cvar_get_num != nullptr);
  return call.give_number(num_cvar, MPI_T_cvar_get_num);
}

Code guest_MPI_T_cvar_get_info(Context* context, std::int32_t cvar_index, Address name, Address name_len,
                               Address verbosity, Address datatype, Address enumtype, Address desc, Address desc_len,
                               Address bind, Address scope) {
  ToolsCall call(*context, "MPI_T_cvar_get_info", MPI_T_cvar_get_info != nullptr);
  ToolsText name_text(call, name, name_len);
  ToolsText desc_text(call, desc, desc_len);
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
  const Code code = call.finish(MPI_T_cvar_get_info(cvar_index, name_text.host(), name_text.length(), &host_verbosity,
                                                    &description.type, &enumeration, desc_text.host(),
                                                    desc_text.length(), &description.binding, &host_scope));
  if (code != 0) return code;
  name_text.store();
  desc_text.store();
  const ToolsType type = tools_type(description.type);
  const bool constant = guest_scope(host_scope) == guest_MPI_T_SCOPE_CONSTANT;
  const bool writable = access_to(name_text.view(), type).writes;
  if (verbosity_place != nullptr) *verbosity_place = guest_verbosity(host_verbosity);
  if (datatype_place != nullptr) *datatype_place = static_cast<std::int32_t>(type.guest);
  if (enumtype_place != nullptr) {
    const Handle handle = has_storage(cvar_index) ? enumeration_handle(*context, enumeration) : no_handle;
    *enumtype_place = static_cast<std::int32_t>(handle);
  }
  if (bind_place != nullptr) *bind_place = guest_binding(description.binding);
  if (scope_place != nullptr)
    *scope_place = constant || writable ? guest_scope(host_scope) : guest_MPI_T_SCOPE_READONLY;
  return 0;
}

Code guest_MPI_T_cvar_get_index(Context* context, Address name, Address cvar_index) {
  ToolsCall call(*context, "MPI_T_cvar_get_index", MPI_T_cvar_get_index != nullptr);
  const std::string text = call.string(name);
  return call.give_number(cvar_index, [&](int* index) { return MPI_T_cvar_get_index(text.c_str(), index); });
}

Code guest_MPI_T_cvar_handle_alloc(Context* context, std::int32_t cvar_index, Address obj_handle, Address handle,
                                   Address count) {
  ToolsCall call(*context, "MPI_T_cvar_handle_alloc", MPI_T_cvar_handle_alloc != nullptr);
  Handle* handle_place = call.result_place(call.tools().control_variables, handle);
  std::int32_t* count_place = call.needed(count);
  Description description;
  call.check_index(cvar_index, MPI_T_cvar_get_num);
  if (!call.failed()) call.fail(call.finish(describe(cvar_index, description)));
  ControlVariable variable;
  variable.index = cvar_index;
  variable.type = tools_type(description.type);
  variable.access = access_to(text_in(description.name), variable.type);
  if (variable.type.size == 0) call.fail(guest_MPI_T_ERR_NOT_SUPPORTED);
  std::vector<std::byte> storage;
  void* object = call.bound_object(description.binding, obj_handle, variable.object, storage);
  if (call.failed()) return call.code();
  int host_count = 1;
  // Open MPI measures a text here.
  if (has_storage(cvar_index)) {
    const Code code = call.finish(MPI_T_cvar_handle_alloc(cvar_index, object, &variable.host, &host_count));
    if (code != 0) return code;
  }
  variable.count = static_cast<std::size_t>(host_count < 0 ? 0 : host_count);
  *count_place = host_count;
  keep_bound(variable.object);
  *handle_place = call.tools().control_variables.insert(std::move(variable));
  return 0;
}

Code guest_MPI_T_cvar_handle_free(Context* context, Address handle) {
  ToolsCall call(*context, "MPI_T_cvar_handle_free", MPI_T_cvar_handle_free != nullptr);
  Handle* place = call.handle_place(handle);
  const Handle made = call.handle_at(place);
  ControlVariable* variable = call.failed() ? nullptr : call.tools().control_variables.find(made);
  if (variable == nullptr) call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  if (call.failed()) return call.code();
  if (variable->host != MPI_T_CVAR_HANDLE_NULL) {
    const Code code = call.finish(MPI_T_cvar_handle_free(&variable->host));
    if (code != 0) return code;
  }
  end_bound(call.tools().control_variables.remove(made).object);
  *place = no_handle;
  return 0;
}

Code guest_MPI_T_cvar_read(Context* context, Handle handle, Address buf) {
  ToolsCall call(*context, "MPI_T_cvar_read", MPI_T_cvar_read != nullptr);
  const ControlVariable* variable = find(call, handle);
  if (variable == nullptr) return call.code();
  const std::size_t size = variable->count * variable->type.size;
  std::byte* place = value_place(call, buf, size);
  if (call.failed()) return call.code();
  std::vector<std::byte> value(size + spare_room);
  const bool is_read =
      variable->host != MPI_T_CVAR_HANDLE_NULL && variable->access.reads && has_storage(variable->index);
  const Code code = is_read ? call.finish(MPI_T_cvar_read(variable->host, value.data())) : 0;
  if (code != 0) return code;
  std::memcpy(place, value.data(), size);
  if (variable->type.text && size > 0) place[size - 1] = std::byte{0};
  return 0;
}

Code guest_MPI_T_cvar_write(Context* context, Handle handle, Address buf) {
  ToolsCall call(*context, "MPI_T_cvar_write", MPI_T_cvar_write != nullptr);
  const ControlVariable* variable = find(call, handle);
  if (variable == nullptr) return call.code();
  if (!variable->access.writes) return guest_MPI_T_ERR_CVAR_SET_NEVER;
  const std::size_t size = variable->count * variable->type.size;
  const std::byte* place = value_place(call, buf, size);
  if (call.failed()) return call.code();
  std::vector<std::byte> value(place, place + size);
  return call.finish(MPI_T_cvar_write(variable->host, value.data()));
}

}  // namespace mpiwasm::calls
