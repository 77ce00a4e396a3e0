// The objects that exist without being made (MPI-5.0, annex A and 20.3).
#include "calls/core/predefined.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <string_view>
#include <vector>

#include "calls/datatypes/portable_form.hpp"
#include "calls/datatypes/whole_numbers.hpp"
#include "translate/constants.hpp"

namespace mpiwasm::calls {

namespace {

/// Types whose C type is 4 bytes in wasm32 and 8 on the host: the host's type of the guest's size.
struct NarrowType {
  Handle guest;
  MPI_Datatype host;
  const char* name;
};

void define_communicator(Context& context, Handle handle, MPI_Comm host, Members members) {
  CommunicatorRecipe recipe;
  recipe.members = std::make_shared<Members>(std::move(members));
  std::unique_ptr<Communicator> comm = describe_communicator(host, &recipe);
  comm->error_handler = context.default_error_handler;
  context.communicators.define(handle, std::move(comm));
}

void define_error_handler(Context& context, Handle handle, ErrorHandler::Action action) {
  auto handler = std::make_shared<ErrorHandler>();
  handler->action = action;
  context.error_handlers.define(handle, std::move(handler));
}

/// The size of the second number of a pair, 0 for other types (MPI-5.0, 6.9.4).
std::int64_t index_size_of(Handle handle) {
  switch (handle) {
    case guest_MPI_FLOAT_INT:
    case guest_MPI_DOUBLE_INT:
    case guest_MPI_LONG_INT:
    case guest_MPI_2INT:
    case guest_MPI_SHORT_INT:
    case guest_MPI_LONG_DOUBLE_INT:
    case guest_MPI_2REAL:
    case guest_MPI_2INTEGER:
      return 4;
    case guest_MPI_2DOUBLE_PRECISION:
      return 8;
    default:
      return 0;
  }
}

bool is_long_double(Handle handle) {
  return handle == guest_MPI_LONG_DOUBLE || handle == guest_MPI_C_LONG_DOUBLE_COMPLEX ||
         handle == guest_MPI_CXX_LONG_DOUBLE_COMPLEX || handle == guest_MPI_LONG_DOUBLE_INT;
}

/// Of Fortran, with numbers of 16 bytes, which libraries have as long double or as numbers of their own.
bool is_long_real(Handle handle) { return handle == guest_MPI_REAL16 || handle == guest_MPI_COMPLEX32; }

/// Whether the library can convert numbers of a predefined type to external32 and back. The standard gives pairs no
/// such form; MPICH, also behind the standard ABI, gives none to wide characters, and Intel MPI leaves what its memory
/// held before where numbers of 16 bytes of Fortran belong.
bool has_predefined_form(Handle handle) {
  if (index_size_of(handle) != 0) return false;
  if (!converts_long_double && (is_long_double(handle) || is_long_real(handle))) return false;
#if !defined(OPEN_MPI) && !defined(MPIWASM_SERIAL_MPI)
  return handle != guest_MPI_WCHAR && !is_long_real(handle);
#else
  return true;
#endif
}

void define_datatype(Context& context, Handle handle, MPI_Datatype host, bool foreign_format) {
  if (host == MPI_DATATYPE_NULL) return;  // such as Fortran types of a library without Fortran
  auto type = std::make_shared<Datatype>();
  type->host = host;
  type->predefined = true;
  type->foreign_format = foreign_format;
  const std::int64_t index_size = index_size_of(handle);
  if (!type->measure(index_size) || !make_copied_whole(*type, index_size)) {
    type->foreign_format = false;  // the host's type is the library's
    return;
  }
  type->portable = has_predefined_form(handle);
  context.datatypes.define(handle, std::move(type));
}

/// wasm32's long double is IEEE binary128; that of x86-64 hosts has 80 bits in the same 16 bytes.
constexpr bool host_has_guest_long_double = std::numeric_limits<long double>::digits == 113;

/// How the program was started, as far as it is the guest's: its command, arguments and folders are the host's.
MPI_Info shown_environment() {
  MPI_Info shown = MPI_INFO_NULL;
  if (MPI_Info_create(&shown) != MPI_SUCCESS) return shown;
  for (const char* key : {"arch", "host", "maxprocs", "soft", "thread_level"}) {
    std::array<char, MPI_MAX_INFO_VAL + 1> value{};
    int found = 0;
    MPI_Info_get(MPI_INFO_ENV, key, MPI_MAX_INFO_VAL, value.data(), &found);
    if (found != 0) MPI_Info_set(shown, key, value.data());
  }
  return shown;
}

/// Those of them that the library says it lacks.
std::vector<Handle> lacking_types() {
  std::vector<Handle> lacking;
  MPI_Info info = MPI_INFO_NULL;
  if (MPI_Abi_get_fortran_info == nullptr || MPI_Abi_get_fortran_info(&info) != MPI_SUCCESS || info == MPI_INFO_NULL)
    return lacking;
  for (const OptionalType& type : optional_types) {
    std::array<char, 16> value{};
    int found = 0;
    MPI_Info_get(info, type.key, static_cast<int>(value.size()) - 1, value.data(), &found);
    if (found != 0 && std::string_view{value.data()} == "false") lacking.push_back(type.guest);
  }
  MPI_Info_free(&info);
  return lacking;
}

}  // namespace

void define_world(Context& context) {
  int size = 0;
  int rank = 0;
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  Members everyone(static_cast<std::size_t>(size));
  std::iota(everyone.begin(), everyone.end(), 0);
  define_communicator(context, guest_MPI_COMM_WORLD, MPI_COMM_WORLD, std::move(everyone));
  define_communicator(context, guest_MPI_COMM_SELF, MPI_COMM_SELF, {rank});
}

void undefine_world(Context& context) {
  for (const Handle handle : {guest_MPI_COMM_WORLD, guest_MPI_COMM_SELF}) {
    std::unique_ptr<Communicator>* entry = context.communicators.find(handle);
    if (entry == nullptr) continue;
    std::unique_ptr<Communicator> comm = std::move(*entry);
    context.communicators.undefine(handle);
    // In a session, the guest may still complete the operations that use it.
    if (comm->operations == 0) continue;
    comm->released = [](Used& unused) { delete static_cast<Communicator*>(&unused); };
    (void)comm.release();
  }
}

void define_predefined_objects(Context& context) {
  define_error_handler(context, guest_MPI_ERRORS_ARE_FATAL, ErrorHandler::Action::fatal);
  define_error_handler(context, guest_MPI_ERRORS_ABORT, ErrorHandler::Action::abort);
  define_error_handler(context, guest_MPI_ERRORS_RETURN, ErrorHandler::Action::return_code);
  context.default_error_handler = *context.error_handlers.find(guest_MPI_ERRORS_ARE_FATAL);
  context.default_file_error_handler = *context.error_handlers.find(guest_MPI_ERRORS_RETURN);
  context.groups.define(guest_MPI_GROUP_EMPTY, Group{{std::make_shared<Members>(), {}}, MPI_GROUP_EMPTY, 0, {}});
  context.infos.define(guest_MPI_INFO_ENV, Info{shown_environment()});

  const std::vector<Handle> lacking = lacking_types();
  for (const translate::HandleRow<MPI_Datatype>& row : translate::datatype_rows()) {
    if (row.guest == guest_MPI_DATATYPE_NULL || std::ranges::find(lacking, row.guest) != lacking.end()) continue;
    const bool foreign_format = is_long_double(row.guest) && !host_has_guest_long_double;
    define_datatype(context, row.guest, row.host, foreign_format);
  }
  const std::array<NarrowType, 4> narrow_types{{{guest_MPI_LONG, MPI_INT32_T, "MPI_LONG"},
                                                {guest_MPI_UNSIGNED_LONG, MPI_UINT32_T, "MPI_UNSIGNED_LONG"},
                                                {guest_MPI_AINT, MPI_INT32_T, "MPI_AINT"},
                                                {guest_MPI_LONG_INT, MPI_2INT, "MPI_LONG_INT"}}};
  for (const NarrowType& type : narrow_types) {
    define_datatype(context, type.guest, type.host, false);
    context.datatype(type.guest)->name = type.name;
  }

  for (const translate::HandleRow<MPI_Op>& row : translate::operation_rows()) {
    if (row.guest == guest_MPI_OP_NULL) continue;
    auto operation = std::make_shared<Operation>();
    operation->host = row.host;
    operation->predefined_handle = row.guest;
    context.operations.define(row.guest, std::move(operation));
  }
}

}  // namespace mpiwasm::calls
