// Tables of predefined handles, and names of error classes.
#include "translate/constants.hpp"

namespace mpiwasm::translate {

std::span<const HandleRow<MPI_Datatype>> datatype_rows() {
#define MPIWASM_CONSTANT(group, name, guest_value) {Handle{guest_value}, name},
#define MPIWASM_CONSTANTS_DATATYPE
  static const HandleRow<MPI_Datatype> rows[] = {
#include "host/constants.inc"
  };
  return rows;
}

std::span<const HandleRow<MPI_Op>> operation_rows() {
#define MPIWASM_CONSTANT(group, name, guest_value) {Handle{guest_value}, name},
#define MPIWASM_CONSTANTS_OP
  static const HandleRow<MPI_Op> rows[] = {
#include "host/constants.inc"
  };
  return rows;
}

const char* error_class_name(int guest_class) {
  for (const ConstantRow& row : error_class_rows) {
    if (row.guest == guest_class) return row.name;
  }
  // Classes that older hosts do not have.
  switch (guest_class) {
    case guest_MPI_ERR_PROC_ABORTED:
      return "MPI_ERR_PROC_ABORTED";
    case guest_MPI_ERR_VALUE_TOO_LARGE:
      return "MPI_ERR_VALUE_TOO_LARGE";
    case guest_MPI_ERR_ERRHANDLER:
      return "MPI_ERR_ERRHANDLER";
    case guest_MPI_ERR_SESSION:
      return "MPI_ERR_SESSION";
    case guest_MPI_ERR_ABI:
      return "MPI_ERR_ABI";
    default:
      return nullptr;
  }
}

}  // namespace mpiwasm::translate
