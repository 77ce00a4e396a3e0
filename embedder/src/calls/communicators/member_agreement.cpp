// See member_agreement.hpp.
#include "calls/communicators/member_agreement.hpp"

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>

#include "calls/communicators/exchanges.hpp"
#include "calls/core/context.hpp"
#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

bool reaches_all(const Members* members) {
  return members != nullptr && std::ranges::find(*members, outside_world) == members->end();
}

std::vector<int> ranks_of(const Group& group, const Communicator& comm) {
  const auto size = static_cast<std::size_t>(group.size);
  std::vector<int> own(size);
  std::iota(own.begin(), own.end(), 0);
  std::vector<int> ranks(size, MPI_UNDEFINED);
  MPI_Group local = MPI_GROUP_NULL;
  if (size == 0 || MPI_Comm_group(comm.host, &local) != MPI_SUCCESS) return ranks;
  MPI_Group_translate_ranks(group.host, group.size, own.data(), local, ranks.data());
  MPI_Group_free(&local);
  return ranks;
}

void take_meeting(int tag) {
  if (!translate::callers.give_turns_away()) return;
  const Handle name = translate::meeting_name(tag);
  wait_until_unnamed(name);
  current_caller().name(name);
}

void meet(CallState& call, MeetingPlace& meeting, std::uint64_t secret, std::uint64_t number) {
  // Native processes do not take part.
  if (process_context().options.has_native_peers) return;
  const std::uint64_t mixed =
      MixedNumber(secret).add(std::string_view(call.name())).add(number).add(meeting.ranks).value();
  meeting.tag = private_tag(PrivateTag::groups, mixed);
  int rank = 0;
  MPI_Comm_rank(meeting.over, &rank);
  const auto own = std::ranges::find(meeting.ranks, rank);
  // Who is no member gets no communicator.
  if (own == meeting.ranks.end()) return;
  take_meeting(meeting.tag);
  const auto place = static_cast<std::size_t>(own - meeting.ranks.begin());
  if (!members_have_same(meeting.over, meeting.ranks, place, private_tag(PrivateTag::members, mixed), mixed))
    call.fail(guest_MPI_ERR_GROUP, "the processes of the group pass different groups");
}

void require_same_group(CallState& call, const CollectiveCall& together, const Communicator& comm, const Group& group) {
  if (call.failed() || process_context().options.has_native_peers) return;
  const std::vector<int> ranks = ranks_of(group, comm);
  const std::int64_t number = detail_of(comm, ranks);
  bool same = true;
  if (comm.inter) {
    same = groups_have_same({together.host(), true}, number);
  } else if (comm.size > 1) {
    int code = MPI_SUCCESS;
    const std::vector<std::int64_t> all = together.gather(number, code);
    same = code == MPI_SUCCESS &&
           (std::ranges::find(ranks, comm.rank) == ranks.end() ||
            std::ranges::all_of(ranks, [&](int rank) { return all[static_cast<std::size_t>(rank)] == number; }));
    same = together.everywhere(same);
  }
  if (!same) call.fail(guest_MPI_ERR_GROUP, "group differs between its processes");
}

void require_same_flag(CallState& call, const CollectiveCall& together, const char* name, bool flag) {
  if (call.failed() || process_context().options.has_native_peers) return;
  if (!groups_have_same({together.host(), true}, flag ? 1 : 0))
    call.fail(guest_MPI_ERR_ARG, std::string(name) + " differs between processes of a group");
}

}  // namespace mpiwasm::calls
