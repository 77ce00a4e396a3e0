// Constructors of communicators for groups, which processes agree on first (member_agreement.hpp), for colors, and for
// two communicators. Where not all processes of one take part, the library's messages go over the communicator of all
// processes that the guest does not have.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/exchanges.hpp"
#include "calls/communicators/group.hpp"
#include "calls/communicators/leaders.hpp"
#include "calls/communicators/member_agreement.hpp"
#include "calls/communicators/mixed_number.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/generated_call.hpp"

namespace mpiwasm::calls {

namespace {

/// Between groups, Open MPI takes the members of the other group in the order of their ranks, which it has in the new
/// one only if they are given in this order: processes would answer to others than those that have asked.
void require_known_order([[maybe_unused]] Call& call, [[maybe_unused]] const CollectiveCall& together,
                         [[maybe_unused]] const Communicator& comm, [[maybe_unused]] const Group& group) {
#if defined(OPEN_MPI)
  if (call.failed() || !comm.inter) return;
  // All processes of a group have the same, and hear of the other group.
  const bool here = std::ranges::is_sorted(ranks_of(group, comm));
  const bool there = process_context().options.has_native_peers || together.everywhere(here);
  if (!here || !there)
    call.fail(guest_MPI_ERR_GROUP, "between groups, this MPI library takes processes in the order of their ranks only");
#endif
}

/// Open MPI would keep a topology for fewer processes than it has.
void require_no_topology([[maybe_unused]] Call& call, [[maybe_unused]] const Communicator& comm) {
#if defined(OPEN_MPI)
  if (!call.failed() && !rules::any_topology(comm))
    call.fail(guest_MPI_ERR_COMM, "comm has a topology, and processes that are not in MPI_COMM_WORLD");
#endif
}

/// Between groups, MPICH before 4.2.3 gets the new number from the first process of each group, also where that one
/// gets no communicator and so has none: the messages of the others then go to any communicator.
void require_partners_of_first([[maybe_unused]] Call& call, [[maybe_unused]] const CollectiveCall& together,
                               [[maybe_unused]] const Communicator& comm, [[maybe_unused]] int color) {
#if !defined(OPEN_MPI)
  const LibraryVersion& library = call.context().library;
  const bool is_right = library.name == LibraryVersion::Name::mpich && library.release >= Release{4, 2, 3};
  if (!comm.inter || is_right || call.context().options.has_native_peers) return;
  if (!first_processes_have_partners(together.host(), comm.rank, color))
    call.fail(guest_MPI_ERR_UNSUPPORTED_OPERATION,
              "between groups, this MPI library needs a communicator for rank 0 of each group: a color that a process "
              "of the other group has as well");
#endif
}

}  // namespace

Code guest_MPI_Comm_split(Context* context, Handle comm, std::int32_t color, std::int32_t key, Address newcomm) {
  Call call(*context, "MPI_Comm_split", comm);
  const Communicator& the_comm = call.communicator("comm", comm);
  const int host_color = call.color("color", color);
  Handle* place = call.result_place(context->communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm);
  if (!call.failed()) require_partners_of_first(call, together, the_comm, host_color);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Comm_split(together.host(), host_color, key, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, the_comm);
  return 0;
}

Code guest_MPI_Comm_create(Context* context, Handle comm, Handle group, Address newcomm) {
  Call call(*context, "MPI_Comm_create", comm);
  const Communicator& the_comm = call.communicator("comm", comm);
  const Group& the_group = call.group("group", group);
  Handle* place = call.result_place(context->communicators, "newcomm", newcomm);
  if (!call.failed()) call.require("group", rules::members_of(the_group, the_comm), guest_MPI_ERR_GROUP);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm);
  require_same_group(call, together, the_comm, the_group);
  require_known_order(call, together, the_comm, the_group);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Comm_create(together.host(), the_group.host, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, the_comm);
  return 0;
}

namespace {

#if defined(OPEN_MPI)

int merge(Call& /*call*/, const CollectiveCall& together, const Communicator& /*comm*/, bool high, MPI_Comm& made) {
  return MPI_Intercomm_merge(together.host(), high ? 1 : 0, &made);
}

#else

/// Makes the communicator of both groups of an intercommunicator over that of all processes.
int merge_over_world(Call& call, const CollectiveCall& together, const Communicator& comm, bool high, MPI_Comm& made) {
  std::int64_t other_high = high ? 1 : 0;
  int code = take_largest_of_other_group(together.host(), other_high);
  if (code != MPI_SUCCESS) return code;
  const bool is_first = high != (other_high != 0) ? !high : *comm.members < *comm.remote_members;
  Members ranks = is_first ? *comm.members : *comm.remote_members;
  std::ranges::copy(is_first ? *comm.remote_members : *comm.members, std::back_inserter(ranks));
  const std::uint64_t number = MixedNumber(world_secret()).add(call.name()).add(comm.number).add(ranks).value();
  const int tag = private_tag(PrivateTag::groups, number);
  take_meeting(tag);
  MPI_Group group = MPI_GROUP_NULL;
  code = make_group(ranks, &group);
  if (code == MPI_SUCCESS) code = MPI_Comm_create_group(private_world(), group, tag, &made);
  if (group != MPI_GROUP_NULL) MPI_Group_free(&group);
  return code;
}

/// MPICH begins with a context that two merges of threads may have in common, so that processes of one answer those of
/// the other.
int merge(Call& call, const CollectiveCall& together, const Communicator& comm, bool high, MPI_Comm& made) {
  if (call.context().needs_private_at_once && !call.context().options.has_native_peers) {
    if (is_in_world(comm)) return merge_over_world(call, together, comm, high, made);
    // No tag of another meeting.
    take_meeting(0);
  }
  return MPI_Intercomm_merge(together.host(), high ? 1 : 0, &made);
}

#endif

}  // namespace

Code guest_MPI_Intercomm_merge(Context* context, Handle intercomm, std::int32_t high, Address newintracomm) {
  Call call(*context, "MPI_Intercomm_merge", intercomm);
  const Communicator& the_comm = call.communicator("intercomm", intercomm);
  call.require("intercomm", rules::two_groups(the_comm), guest_MPI_ERR_COMM);
  Handle* place = call.result_place(context->communicators, "newintracomm", newintracomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm);
  require_same_flag(call, together, "high", high != 0);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = merge(call, together, the_comm, high != 0, host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, the_comm);
  return 0;
}

Code guest_MPI_Comm_create_group(Context* context, Handle comm, Handle group, std::int32_t tag, Address newcomm) {
  Call call(*context, "MPI_Comm_create_group", comm);
  const Communicator& the_comm = call.communicator("comm", comm);
  call.require("comm", rules::one_group(the_comm), guest_MPI_ERR_COMM);
  const Group& the_group = call.group("group", group);
  const int host_tag = call.send_tag("tag", tag);
  Handle* place = call.result_place(context->communicators, "newcomm", newcomm);
  if (!call.failed()) call.require("group", rules::members_of(the_group, the_comm), guest_MPI_ERR_GROUP);
  require_numbers(call);
  if (call.failed()) return call.raise();
  const std::uint64_t number = number_of_tag(the_comm, host_tag);
  MeetingPlace meeting;
  if (reaches_all(the_group.members.get())) {
    meeting = {private_world(), *the_group.members, private_tag(PrivateTag::groups, number)};
  } else {
    require_no_topology(call, the_comm);
    meeting = {present_private_communicator(the_comm), ranks_of(the_group, the_comm), host_tag};
  }
  if (meeting.over == MPI_COMM_NULL) call.fail(guest_MPI_ERR_INTERN, "comm has no private communicator");
  if (call.failed()) return call.raise();
  meet(call, meeting, shared_secret(the_comm), number);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Comm_create_group(meeting.over, the_group.host, meeting.tag, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, the_comm.error_handler, the_comm.session);
  return 0;
}

namespace {

/// Has two leaders meet over a communicator that the guest has no handle to, if both give the same `number`, and gives
/// a tag. MPICH 5.0 over UCX takes what any process sends with that tag for the other leader's: no third one sends
/// before it has met this one. In an intercommunicator, the other leader is in the other group.
int meet_leader(Call& call, MPI_Comm over, int leader, const MixedNumber& number) {
  int own = 0;
  MPI_Comm_rank(over, &own);
  const std::array<int, 2> pair{std::min(own, leader), std::max(own, leader)};
  const std::uint64_t mixed = MixedNumber(number).add(pair).value();
  take_meeting(private_tag(PrivateTag::leaders, mixed));
  const std::array<int, 2> ranks{own, leader};
  if (!members_have_same(over, ranks, 0, private_tag(PrivateTag::members, mixed), mixed))
    call.fail(guest_MPI_ERR_OTHER, "the leaders of the groups do not meet");
  return private_tag(PrivateTag::leaders, mixed);
}

/// Whether no process is in both groups, whose leaders ask each other. Open MPI 5.0 does not look where threads call
/// MPI.
bool are_disjoint(const Communicator& local, const Leaders& leaders, int tag) {
  Members mine = local.members ? *local.members : Members{};
  std::erase(mine, outside_world);
  std::ranges::sort(mine);
  const int size = static_cast<int>(mine.size());
  int other_size = 0;
  MPI_Comm over = leaders.host();
  if (MPI_Sendrecv(&size, 1, MPI_INT, leaders.other(), tag, &other_size, 1, MPI_INT, leaders.other(), tag, over,
                   MPI_STATUS_IGNORE) != MPI_SUCCESS)
    return false;
  Members others(static_cast<std::size_t>(other_size));
  if (MPI_Sendrecv(mine.data(), size, MPI_INT, leaders.other(), tag, others.data(), other_size, MPI_INT,
                   leaders.other(), tag, over, MPI_STATUS_IGNORE) != MPI_SUCCESS)
    return false;
  return std::ranges::none_of(others, [&](int rank) { return std::ranges::binary_search(mine, rank); });
}

}  // namespace

Code guest_MPI_Intercomm_create(Context* context, Handle local_comm, std::int32_t local_leader, Handle peer_comm,
                                std::int32_t remote_leader, std::int32_t tag, Address newintercomm) {
  Call call(*context, "MPI_Intercomm_create", local_comm);
  const Communicator& local = call.communicator("local_comm", local_comm);
  call.require("local_comm", rules::one_group(local), guest_MPI_ERR_COMM);
  const int host_leader = call.plain_rank("local_leader", local_leader, local);
  const bool leads = local.rank == local_leader;
  const Communicator& peers = leads ? call.communicator("peer_comm", peer_comm) : context->no_communicator;
  int remote = leads ? call.plain_rank("remote_leader", remote_leader, peers) : 0;
  int host_tag = call.send_tag("tag", tag);
  Handle* place = call.result_place(context->communicators, "newintercomm", newintercomm);
  if (!call.failed() && leads) call.require("remote_leader", rules::outside(remote, peers, local), guest_MPI_ERR_RANK);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, local, host_leader);
  if (call.failed()) return call.raise();
  MPI_Comm bridge = MPI_COMM_NULL;
  Leaders leaders;
  if (leads) {
    bridge = present_private_communicator(peers);
    // Both leaders come to the same. Native processes know of no private communicators.
    if (is_in_world(peers) && !context->options.has_native_peers) {
      // Ranks in an intercommunicator are those of the other side.
      const Members& members = peers.inter ? *peers.remote_members : *peers.members;
      remote = members.at(static_cast<std::size_t>(remote));
      const MixedNumber number = MixedNumber(world_secret()).add(number_of_tag(peers, host_tag));
      host_tag = meet_leader(call, private_world(), remote, number);
      if (!call.failed()) leaders.meet(remote, host_tag);
      bridge = leaders.host();
      remote = leaders.other();
      if (bridge != MPI_COMM_NULL && !call.failed() && !are_disjoint(local, leaders, host_tag))
        call.fail(guest_MPI_ERR_COMM, "a process is in both groups");
    } else if (bridge != peers.host && bridge != MPI_COMM_NULL) {
      (void)meet_leader(call, bridge, remote, MixedNumber(shared_secret(peers)).add(host_tag));
      // Libraries use this tag for a part of what leaders exchange: threads need communicators of their own for it.
      host_tag = tag_of_leaders();
    }
  }
  // The others do not know what the leader has.
  const bool have_met = (!leads || bridge != MPI_COMM_NULL) && !call.failed();
  if (!context->options.has_native_peers && !together.everywhere(have_met)) {
    call.fail(guest_MPI_ERR_INTERN, "peer_comm has no private communicator, or the leaders do not meet");
    return call.raise();
  }
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Intercomm_create(together.host(), host_leader, bridge, remote, host_tag, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, local.error_handler, local.session);
  return 0;
}

}  // namespace mpiwasm::calls
