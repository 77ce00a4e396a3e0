// The objects that exist without being made (MPI-5.0, annex A and 20.3).
#include "calls/predefined.hpp"

#include <array>

#include "translate/constants.hpp"

namespace mpiwasm::calls {

namespace {

/// Types whose C type is 4 bytes in wasm32 and 8 on the host: the host's type of the guest's size.
struct NarrowType {
  Word guest;
  MPI_Datatype host;
  const char* name;
};

void define_communicator(Context& context, Word handle, MPI_Comm host) {
  auto comm = std::make_unique<Communicator>();
  comm->host = host;
  MPI_Comm_set_errhandler(host, MPI_ERRORS_RETURN);
  MPI_Comm_rank(host, &comm->rank);
  MPI_Comm_size(host, &comm->size);
  comm->error_handler = context.default_error_handler;
  context.communicators.define(handle, std::move(comm));
}

void define_error_handler(Context& context, Word handle, ErrorHandler::Action action) {
  auto handler = std::make_shared<ErrorHandler>();
  handler->action = action;
  context.error_handlers.define(handle, std::move(handler));
}

void define_datatype(Context& context, Word handle, MPI_Datatype host, bool foreign_format) {
  if (host == MPI_DATATYPE_NULL) return;  // such as Fortran types of a library without Fortran
  auto type = std::make_shared<Datatype>();
  type->host = host;
  type->predefined = true;
  type->foreign_format = foreign_format;
  type->measure();
  context.datatypes.define(handle, std::move(type));
}

/// wasm32's long double is IEEE binary128; that of x86-64 hosts has 80 bits in the same 16 bytes.
constexpr bool host_has_guest_long_double = std::numeric_limits<long double>::digits == 113;

bool is_long_double(Word handle) {
  return handle == guest_MPI_LONG_DOUBLE || handle == guest_MPI_C_LONG_DOUBLE_COMPLEX ||
         handle == guest_MPI_CXX_LONG_DOUBLE_COMPLEX || handle == guest_MPI_LONG_DOUBLE_INT;
}

}  // namespace

void define_world(Context& context) {
  define_communicator(context, guest_MPI_COMM_WORLD, MPI_COMM_WORLD);
  define_communicator(context, guest_MPI_COMM_SELF, MPI_COMM_SELF);
}

void undefine_world(Context& context) {
  context.communicators.undefine(guest_MPI_COMM_WORLD);
  context.communicators.undefine(guest_MPI_COMM_SELF);
}

void define_predefined_objects(Context& context) {
  define_error_handler(context, guest_MPI_ERRORS_ARE_FATAL, ErrorHandler::Action::fatal);
  define_error_handler(context, guest_MPI_ERRORS_ABORT, ErrorHandler::Action::abort);
  define_error_handler(context, guest_MPI_ERRORS_RETURN, ErrorHandler::Action::return_code);
  context.default_error_handler = *context.error_handlers.find(guest_MPI_ERRORS_ARE_FATAL);
  context.default_file_error_handler = *context.error_handlers.find(guest_MPI_ERRORS_RETURN);
  context.groups.define(guest_MPI_GROUP_EMPTY, Group{MPI_GROUP_EMPTY, 0});
  context.infos.define(guest_MPI_INFO_ENV, Info{MPI_INFO_ENV});

  for (const translate::HandleRow<MPI_Datatype>& row : translate::datatype_rows()) {
    if (row.guest == guest_MPI_DATATYPE_NULL) continue;
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
  if constexpr (!host_has_guest_long_double) {
    // Libraries copy long double by loading and storing it, which keeps 10 of its 16 bytes.
    define_datatype(context, guest_MPI_LONG_DOUBLE, MPI_C_DOUBLE_COMPLEX, true);
    context.datatype(guest_MPI_LONG_DOUBLE)->name = "MPI_LONG_DOUBLE";
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
