// See left_messages.hpp.
#include "calls/communicators/left_messages.hpp"

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)

// They go with the communicator.
void drop_left(MPI_Comm /*comm*/) {}

#else

void drop_left(MPI_Comm comm) {
  // Native processes may still send.
  if (process_context().options.has_native_peers) return;
  for (;;) {
    int found = 0;
    MPI_Status status{};
    if (MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm, &found, &status) != MPI_SUCCESS || found == 0) return;
    // Cut to nothing.
    (void)MPI_Recv(nullptr, 0, MPI_BYTE, status.MPI_SOURCE, status.MPI_TAG, comm, MPI_STATUS_IGNORE);
  }
}

#endif

}  // namespace

int end_without_messages(MPI_Comm& comm, int (*end)(MPI_Comm*)) {
  drop_left(comm);
  return translate::of_library(end, &comm);
}

}  // namespace mpiwasm::calls
