// Changing and freeing lists of hints that calls of other threads may read.
#pragma once

#include <functional>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

/// Has the list of hints last until the call is over, whatever other threads change and free. For every look-up.
void name_info(MPI_Info host);

/// Has `change` change the list of hints behind `handle`. Calls of other threads may read it meanwhile, and libraries
/// change lists without a lock: then a copy is changed and takes its place, and the list that was there goes when no
/// call reads it any more. Returns the host's code.
[[nodiscard]] int change_info(Context& context, Handle handle, const std::function<int(MPI_Info)>& change);

/// Frees a list of hints that is in no table any more, once no call reads it. Returns the host's code.
[[nodiscard]] int free_info(Context& context, MPI_Info host);

}  // namespace mpiwasm::calls
