// Messages that the program has sent and not received when a communicator ends. MPICH before 5.0 gives them to the next
// communicator with the same number, which may be that of a file or of mpiwasm itself.
#pragma once

#include <mpi.h>

namespace mpiwasm::calls {

/// Receives those that have arrived, drops them, and ends a communicator that its processes do not use any more, by
/// MPI_Comm_free or MPI_Comm_disconnect. Returns the host's code.
int end_without_messages(MPI_Comm& comm, int (*end)(MPI_Comm*) = &MPI_Comm_free);

}  // namespace mpiwasm::calls
