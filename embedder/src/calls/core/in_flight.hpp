// Objects that operations in flight use (Used, object.hpp): they last until the operations are over.
#pragma once

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// An operation on `object` is over.
inline void end_use(Used* object) {
  if (object != nullptr && --object->operations == 0 && object->released != nullptr) object->released(*object);
}

/// Ends what a request that is complete, and out of its table, has used and begun.
void end_request(Context& context, Request& request);

/// Ends a communicator that is out of its table with the host's `end` (MPI_Comm_free or MPI_Comm_disconnect): now, or
/// when the last operation that uses it is over. Returns the host's code.
int end_when_unused(std::unique_ptr<Communicator> communicator, int (*end)(MPI_Comm*));

/// Waits for the operations that use `object`, which is about to go.
int complete_operations(Context& context, const Used& object);

}  // namespace mpiwasm::calls
