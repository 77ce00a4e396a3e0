// Processes that are to be members of a communicator agree on who is who in it, before the library makes it. The
// transport of Open MPI trusts what a message says of its sender's rank: to a process with another list of members,
// that is another process, whose memory it would then work on.
#pragma once

#include <cstdint>
#include <vector>

#include "calls/communicators/collective_call.hpp"
#include "calls/core/call_state.hpp"

namespace mpiwasm::calls {

/// Whether private_world() reaches all of these processes; false when they are not known.
[[nodiscard]] bool reaches_all(const Members* members);
/// The ranks that the members of a group have in the local group of a communicator.
[[nodiscard]] std::vector<int> ranks_of(const Group& group, const Communicator& comm);

/// Where processes meet that alone make a communicator.
struct MeetingPlace {
  /// That the guest has no handle to.
  MPI_Comm over = MPI_COMM_NULL;
  /// Theirs in there.
  std::vector<int> ranks;
  /// For the library; as given in a job with native processes.
  int tag = 0;
};

/// Waits until no other thread of this process makes a communicator with the library's `tag`, and keeps it for the
/// calling thread until the end of its call: the library would take what one of them gets for the other's.
void take_meeting(int tag);

/// Has processes meet that call the same function with the same list of members and the same `number`: gives the
/// library's tag. Others do not meet, and wait, or the call fails. Collective over the members.
void meet(CallState& call, MeetingPlace& meeting, std::uint64_t secret, std::uint64_t number);

/// Fails the call in all processes of a communicator unless the members of each new communicator have the same list.
void require_same_group(CallState& call, const CollectiveCall& together, const Communicator& comm, const Group& group);
/// The same unless all processes of each group of an intercommunicator have the same flag.
void require_same_flag(CallState& call, const CollectiveCall& together, const char* name, bool flag);

}  // namespace mpiwasm::calls
