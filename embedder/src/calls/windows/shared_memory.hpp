// Memory that the processes of one node share, in the linear memory of each.
#pragma once

#include <optional>

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call.hpp"
#include "calls/windows/window.hpp"

namespace mpiwasm::calls {

/// Whether all processes are on one node. Collective.
[[nodiscard]] bool shares_memory(const CollectiveCall& together);

/// Maps `length` bytes, all zero, that the processes of the communicator have in common; all of them call it. When one
/// of them fails, the call of each fails.
std::optional<SharedMemory> map_shared_memory(Call& call, const CollectiveCall& together, std::size_t length);

/// The same over the pages that were shared in another process of the guest: each process puts what lies in its own
/// segment into the common memory. False, and the calls of all processes fail, where that is impossible.
[[nodiscard]] bool share_memory_again(Call& call, const Communicator& comm, const CollectiveCall& together,
                                      const SharedMemory& memory, Address own, std::size_t own_size);

/// Bytes of a page of this system.
std::size_t page_size();

/// The least multiple of `unit` that is not below `length`.
std::size_t round_up(std::size_t length, std::size_t unit);

/// Puts fresh pages of this process in the place of shared ones, or of any.
void make_private(Context& context, const SharedMemory& memory);

/// Makes it private memory again and gives it back to the guest.
void unmap_shared_memory(Context& context, const SharedMemory& memory);

}  // namespace mpiwasm::calls
