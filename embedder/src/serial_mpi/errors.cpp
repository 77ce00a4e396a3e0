// MPI_Error_class and MPI_Error_string of the built-in MPI.
#include "serial_mpi/errors.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>

#include "serial_mpi/text.hpp"

namespace mpiwasm::serial_mpi {
namespace {

struct ErrorRow {
  int code;
  int error_class;
  std::string_view text;
};

constexpr ErrorRow errors[] = {
    {MPI_SUCCESS, MPI_SUCCESS, "no error"},
    {MPI_ERR_BUFFER, MPI_ERR_BUFFER, "no buffer is attached, or it has no room left for this message"},
    {MPI_ERR_TYPE, MPI_ERR_TYPE, "not a datatype"},
    {MPI_ERR_COMM, MPI_ERR_COMM, "not a communicator"},
    {MPI_ERR_RANK, MPI_ERR_RANK, "the only rank is 0"},
    {MPI_ERR_REQUEST, MPI_ERR_REQUEST, "the request cannot be used in this way"},
    {MPI_ERR_GROUP, MPI_ERR_GROUP, "not a group"},
    {MPI_ERR_OP, MPI_ERR_OP, "the operation is not defined for this datatype"},
    {MPI_ERR_TOPOLOGY, MPI_ERR_TOPOLOGY, "the communicator does not have this kind of topology"},
    {MPI_ERR_DIMS, MPI_ERR_DIMS, "the dimensions do not fit the number of processes"},
    {MPI_ERR_ARG, MPI_ERR_ARG, "an argument has a value that is not allowed"},
    {MPI_ERR_TRUNCATE, MPI_ERR_TRUNCATE, "the message is longer than the receive buffer"},
    {MPI_ERR_IN_STATUS, MPI_ERR_IN_STATUS, "an operation of the list failed; its status has the error"},
    {MPI_ERR_INFO_KEY, MPI_ERR_INFO_KEY, "the key is empty or too long"},
    {MPI_ERR_INFO_VALUE, MPI_ERR_INFO_VALUE, "the value is too long"},
    {MPI_ERR_INFO_NOKEY, MPI_ERR_INFO_NOKEY, "the info object has no such key"},
    {MPI_ERR_INFO, MPI_ERR_INFO, "not an info object"},
    {MPI_ERR_NO_MEM, MPI_ERR_NO_MEM, "no memory is left to store the message"},
    {MPI_ERR_UNSUPPORTED_DATAREP, MPI_ERR_UNSUPPORTED_DATAREP, "the only data representation is external32"},
    {receive_never_completes, MPI_ERR_OTHER,
     "this would block forever: there is one process, and it has sent no message that this receive takes"},
    {send_never_completes, MPI_ERR_OTHER,
     "this would block forever: there is one process, and it has not posted the receive for this synchronous send"},
    {probe_never_completes, MPI_ERR_OTHER,
     "this would block forever: there is one process, and it has sent no message that this probe finds"},
    {no_intercommunicators, MPI_ERR_COMM,
     "there are no intercommunicators in a world of one process; start the program with a launcher and an MPI library"},
    {more_processes_needed, MPI_ERR_DIMS,
     "the topology needs more than the one process there is; start the program with a launcher and an MPI library"},
    {MPI_ERR_RMA_SYNC, MPI_ERR_RMA_SYNC, "not allowed in the current epoch, or outside of one"},
    {datatype_too_large, MPI_ERR_VALUE_TOO_LARGE,
     "the datatype would be larger than any memory, or its types nest too deeply"},
};

const ErrorRow* find(int code) {
  const auto* found =
      std::find_if(std::begin(errors), std::end(errors), [&](const auto& row) { return row.code == code; });
  return found == std::end(errors) ? nullptr : found;
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Error_class(int code, int* error_class) {
  const ErrorRow* row = find(code);
  *error_class = row == nullptr ? code : row->error_class;
  return MPI_SUCCESS;
}

int MPI_Error_string(int code, char* text, int* length) {
  const ErrorRow* row = find(code);
  return give_text(row == nullptr ? "an error of MPI" : row->text, MPI_MAX_ERROR_STRING, text, length);
}
