// Room for memory that processes of a node share. MPI libraries take it from the file system of /dev/shm, most of them
// without a test: who touches a page that does not fit any more would be ended by SIGBUS.
#pragma once

#include <cstdint>

#include "calls/communicators/collective_call.hpp"

namespace mpiwasm::calls {

/// Whether what the processes want fits on each of their nodes, `bytes` for this one, beside the windows that they have
/// and may not have touched yet. Collective; all get the same answer.
[[nodiscard]] bool has_shared_room(Context& context, const CollectiveCall& together, std::uint64_t bytes);

}  // namespace mpiwasm::calls
