#include "calls/process/root_arguments.hpp"

namespace mpiwasm::calls {

bool root_is_content(Call& call, const CollectiveCall& together, int root, const char* otherwise) {
  int error_class = call.error_class();
  const int code = together.broadcast(std::as_writable_bytes(std::span(&error_class, 1)), root);
  const bool known = code == MPI_SUCCESS && error_class >= 0 && error_class <= guest_MPI_ERR_LASTCODE;
  if (!known) error_class = guest_MPI_ERR_OTHER;
  if (error_class != 0 && !call.failed()) call.fail(error_class, otherwise);
  return error_class == 0;
}

}  // namespace mpiwasm::calls
