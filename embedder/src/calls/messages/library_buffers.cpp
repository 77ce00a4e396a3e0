// See library_buffers.hpp.
#include "calls/messages/library_buffers.hpp"

#include <limits>

#if MPIWASM_HOST_API < 401
extern "C" {
int(MPI_Comm_attach_buffer)(MPI_Comm comm, void* buffer, int size);
int(MPI_Comm_attach_buffer_c)(MPI_Comm comm, void* buffer, MPI_Count size);
int(MPI_Comm_detach_buffer)(MPI_Comm comm, void* buffer_addr, int* size);
int(MPI_Comm_detach_buffer_c)(MPI_Comm comm, void* buffer_addr, MPI_Count* size);
}
#endif

namespace mpiwasm::calls {

bool library_lacks_buffers() { return MPI_Comm_attach_buffer_c == nullptr && MPI_Comm_attach_buffer == nullptr; }

bool library_has_large_buffers() { return MPI_Comm_attach_buffer_c != nullptr; }

int detach_from_library(const Communicator& comm, void*& host, std::int64_t& size) {
  MPI_Count wide = 0;
  int narrow = 0;
  const int code = library_has_large_buffers() ? MPI_Comm_detach_buffer_c(comm.host, static_cast<void*>(&host), &wide)
                                               : MPI_Comm_detach_buffer(comm.host, static_cast<void*>(&host), &narrow);
  size = library_has_large_buffers() ? wide : narrow;
  return code;
}

int attach_to_library(const Communicator& comm, void* host, std::int64_t size) {
  if (!library_has_large_buffers() && size > std::numeric_limits<int>::max()) return MPI_ERR_COUNT;
  return library_has_large_buffers() ? MPI_Comm_attach_buffer_c(comm.host, host, size)
                                     : MPI_Comm_attach_buffer(comm.host, host, static_cast<int>(size));
}

}  // namespace mpiwasm::calls
