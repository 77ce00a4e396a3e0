// Reading statuses (MPI-5.0, 3.2.5 and 5.1.11).
#include "serial_mpi/statuses.hpp"

#include <limits>

#include "serial_mpi/datatypes.hpp"

namespace mpiwasm::serial_mpi {
namespace {

int narrow(std::int64_t value) {
  return value > std::numeric_limits<int>::max() ? MPI_UNDEFINED : static_cast<int>(value);
}

}  // namespace
}  // namespace mpiwasm::serial_mpi

using namespace mpiwasm::serial_mpi;

int MPI_Get_count(const MPI_Status* status, MPI_Datatype datatype, int* count) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  const std::int64_t bytes = status_words(*status).bytes;
  const std::int64_t size = layout->size();
  const bool whole = size == 0 ? bytes == 0 : bytes % size == 0;
  *count = !whole ? MPI_UNDEFINED : size == 0 ? 0 : narrow(bytes / size);
  return MPI_SUCCESS;
}

int MPI_Get_elements_x(const MPI_Status* status, MPI_Datatype datatype, MPI_Count* count) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  *count = layout->elements_in(status_words(*status).bytes).value_or(MPI_UNDEFINED);
  return MPI_SUCCESS;
}

int MPI_Get_elements(const MPI_Status* status, MPI_Datatype datatype, int* count) {
  MPI_Count elements = 0;
  const int code = MPI_Get_elements_x(status, datatype, &elements);
  *count = narrow(elements);
  return code;
}

int MPI_Status_set_elements_x(MPI_Status* status, MPI_Datatype datatype, MPI_Count count) {
  const LayoutPointer layout = find_layout(datatype);
  if (!layout) return MPI_ERR_TYPE;
  StatusWords words = status_words(*status);
  words.bytes = layout->bytes_of(count);
  set_status_words(*status, words);
  return MPI_SUCCESS;
}

int MPI_Status_set_cancelled(MPI_Status* status, int flag) {
  StatusWords words = status_words(*status);
  words.cancelled = flag;
  set_status_words(*status, words);
  return MPI_SUCCESS;
}

int MPI_Test_cancelled(const MPI_Status* status, int* flag) {
  *flag = status_words(*status).cancelled;
  return MPI_SUCCESS;
}
