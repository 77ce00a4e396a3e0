// Requests of operations that are done already. MPI libraries do nonblocking access to files through the system's
// asynchronous input and output, and do not survive when that fails: a full disk, say. Open MPI 4.1 then reads a null
// pointer or waits for ever in MPI_Wait, MPICH 4.0 waits for ever. So mpiwasm has them do the blocking operation, whose
// errors are raised by the call itself, and hands the guest a request that is complete (MPI-5.0, 14.4: when the work is
// done is up to the implementation).
//
// Nonblocking collective operations are individual blocking ones here, as they are in Open MPI. ROMIO's, in MPICH and
// Intel MPI, begin their exchanges when their request is tested; ranks that test two requests in different orders get
// each other's counts, and offsets that were never set are then read from and written to.
#pragma once

#include "translate/mpi.hpp"

namespace mpiwasm::calls {

/// Makes a complete request with the status of an operation. Returns the library's code.
[[nodiscard]] int make_done_request(const MPI_Status& status, MPI_Request& request);

}  // namespace mpiwasm::calls
