// Making and recording the copies of collectives.
#include "serial_mpi/copies.hpp"

#include <utility>

#include "serial_mpi/process.hpp"
#include "serial_mpi/requests.hpp"

namespace mpiwasm::serial_mpi {
namespace {

int make(const Copy& copy) {
  return copy_elements(copy.from, copy.from_count, *copy.from_layout, copy.to, copy.to_count, *copy.to_layout);
}

int make_all(const std::vector<Copy>& copies) {
  int code = MPI_SUCCESS;
  for (const Copy& copy : copies)
    if (const int failed = make(copy); failed != MPI_SUCCESS) code = failed;
  return code;
}

}  // namespace

int perform(Copy copy) {
  std::vector<Copy>* recording = process().recording;
  if (recording == nullptr) return make(copy);
  recording->push_back(std::move(copy));
  return MPI_SUCCESS;
}

int give_recorded(const std::function<int()>& collective, MPI_Request* place) {
  std::vector<Copy> copies;
  process().recording = &copies;
  const int code = collective();
  process().recording = nullptr;
  if (code != MPI_SUCCESS) return code;
  *place = new MPI_ABI_Request;
  (*place)->start = [copies = std::move(copies)](MPI_ABI_Request& request) {
    complete(&request, make_all(copies));
    return MPI_SUCCESS;
  };
  return MPI_SUCCESS;
}

}  // namespace mpiwasm::serial_mpi
