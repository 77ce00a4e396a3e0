// Objects that operations in flight use (Used, object.hpp): they last until the operations are over.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// An operation on `object` is over.
inline void end_use(Used* object) {
  if (object != nullptr && --object->operations == 0 && object->released != nullptr) object->released(*object);
}

/// What becomes of the communicators that a request has made, if it is of MPI_Comm_idup: the library has completed it,
/// and returned `code` for it. Nothing that failed is used or freed again: MPICH has freed it, and its handle, which it
/// gave when the operation began, may be another communicator's. Returns the code that the guest gets, an error unless
/// both are there.
[[nodiscard]] int settle_duplicate(Context& context, const Request& request, int code);

/// Ends what a request that is complete, and out of its table, has used and begun. Without
/// settle_duplicate(), the guest gets no communicator.
void end_request(Context& context, Request& request);

/// Ends a communicator that is out of its table with the host's `end` (MPI_Comm_free or MPI_Comm_disconnect): now, or
/// when the last operation that uses it is over. Returns the host's code.
int end_when_unused(std::unique_ptr<Communicator> communicator, int (*end)(MPI_Comm*));

/// Waits for the operations that use `object`, which is about to go.
int complete_operations(Context& context, const Used& object);

}  // namespace mpiwasm::calls
