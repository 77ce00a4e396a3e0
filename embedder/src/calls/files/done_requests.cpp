// See done_requests.hpp.
#include "calls/files/done_requests.hpp"

#include <memory>

namespace mpiwasm::calls {

namespace {

/// Called by the library when it completes the request.
int give_status(void* bytes, MPI_Status* status) {
  status->MPI_SOURCE = MPI_UNDEFINED;
  status->MPI_TAG = MPI_UNDEFINED;
  MPI_Status_set_cancelled(status, 0);
  return MPI_Status_set_elements_x(status, MPI_BYTE, *static_cast<MPI_Count*>(bytes));
}

int forget(void* bytes) {
  delete static_cast<MPI_Count*>(bytes);
  return MPI_SUCCESS;
}

/// It is too late for that.
int cancel(void*, int) { return MPI_SUCCESS; }

}  // namespace

int make_done_request(const MPI_Status& status, MPI_Request& request) {
  auto bytes = std::make_unique<MPI_Count>(0);
  MPI_Get_elements_x(&status, MPI_BYTE, bytes.get());
  if (*bytes < 0) *bytes = 0;
  const int code = MPI_Grequest_start(give_status, forget, cancel, bytes.get(), &request);
  if (code != MPI_SUCCESS) return code;
  (void)bytes.release();  // forget() has it
  return MPI_Grequest_complete(request);
}

}  // namespace mpiwasm::calls
