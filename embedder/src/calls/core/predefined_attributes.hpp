// The predefined attributes of communicators (MPI-5.0, 9.1.2).
#pragma once

#include <optional>

#include "calls/core/call.hpp"

namespace mpiwasm::calls {

/// True when `key` is predefined; then `value` and `flag` are answered.
bool answer_predefined(Call& call, const Communicator& comm, int key, Address value, Address flag);

/// MPI_APPNUM: which of the programs of a job this is. After a restart, as it was before.
[[nodiscard]] std::optional<int> program_number(const Context& context);

}  // namespace mpiwasm::calls
