// The predefined attributes of communicators (MPI-5.0, 9.1.2).
#pragma once

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// True when `key` is predefined; then `value` and `flag` are answered.
bool answer_predefined(Call& call, const Communicator& comm, int key, Address value, Address flag);

}  // namespace mpiwasm::calls
