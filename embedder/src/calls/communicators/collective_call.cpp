// See collective_call.hpp.
#include "calls/communicators/collective_call.hpp"

#include <algorithm>
#include <array>

#include "calls/communicators/collective_turns.hpp"
#include "calls/communicators/duplication_queue.hpp"
#include "calls/communicators/ended_communicators.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

constexpr char no_numbers[] =
    "the MPI library has no numbers left for communicators, windows and files, or their graphs have too many edges";

/// Of MPI_X and MPI_X_c, which processes may mix. Positive, so that its negative is a number, too.
std::int64_t number_of(std::string_view place) {
  if (place.ends_with("_c")) place.remove_suffix(2);
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (const char letter : place) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
  return static_cast<std::int64_t>(hash >> 1);
}

/// Open MPI ends the process when it has no number for a window or a file.
bool survives_without_numbers(std::string_view function) {
  return !function.starts_with("MPI_Win") && !function.starts_with("MPI_File");
}

/// Whether the library finds as many as an object needs that are free in all processes of `own`. Collective.
bool find_numbers(MPI_Comm own) {
  std::vector<MPI_Comm> copies(numbers_of_object, MPI_COMM_NULL);
  const bool found =
      std::ranges::all_of(copies, [&](MPI_Comm& copy) { return MPI_Comm_dup(own, &copy) == MPI_SUCCESS; });
  for (MPI_Comm& copy : copies) {
    if (copy != MPI_COMM_NULL) MPI_Comm_free(&copy);
  }
  return found;
}

bool has_room_for_object(const Context& context) {
  return context.context_numbers.has_room_for(numbers_of_object) && context.topology_edges.has_room_for(1);
}

/// Whether there are numbers for what a constructor makes, in all processes. `numbers_used` was the largest of theirs.
bool have_numbers(const Context& context, std::string_view function, const OwnCommunicator* own,
                  std::uint64_t processes, const Balance& balance) {
  const Quota& numbers = context.context_numbers;
  std::int64_t lacking = has_room_for_object(context) ? 0 : 1;
  if (own == nullptr) return lacking == 0;
  const auto used = static_cast<std::uint64_t>(balance.numbers_used);
  // Some may have been freed since. What other threads have used since is not known to the other processes.
  const bool may_lack = used + numbers_of_object > numbers.most();
  if (may_lack && (take_largest(*own, {&lacking, 1}) != MPI_SUCCESS || lacking != 0)) return false;
  const bool are_spread = used * processes > numbers.most();
  return !are_spread || survives_without_numbers(function) || find_numbers(own->host);
}

/// Libraries may match a nonblocking duplicate that one process begins before a constructor with one that another
/// begins after it, or with the constructor, so their number is agreed on as well. `balance` becomes the largest.
bool agree_on(MPI_Comm host, const Communicator& comm, std::string_view place, std::int64_t detail, Balance& balance) {
  take_collective_turn(process_context(), comm);
  count_agreement(comm);
  const std::int64_t number = number_of(place);
  const std::int64_t begun = duplicates_begun(comm);
  const std::array<std::int64_t, 6> mine{number, -number, detail, -detail, begun, -begun};
  std::array<std::int64_t, 9> largest{};
  std::ranges::copy(mine, largest.begin());
  std::ranges::copy(std::array{balance.ended, balance.different, balance.numbers_used}, largest.begin() + mine.size());
  if (take_largest({host, comm.inter}, largest) != MPI_SUCCESS) return false;
  balance = {.ended = largest[6], .different = largest[7], .numbers_used = largest[8]};
  if (!std::ranges::equal(mine, std::span(largest).first(mine.size()))) return false;
  complete_duplicates(host);
  return true;
}

}  // namespace

bool all_agree(const Communicator& comm, std::string_view place, std::int64_t detail) {
  const MPI_Comm own = private_communicator(comm);
  Balance unused;
  return own != MPI_COMM_NULL &&
         (process_context().options.has_native_peers || agree_on(own, comm, place, detail, unused));
}

void require_numbers(CallState& call) {
  if (!call.failed() && !has_room_for_object(process_context())) call.fail(guest_MPI_ERR_NO_MEM, no_numbers);
}

CollectiveCall::CollectiveCall(CallState& call, const Communicator& comm, std::int64_t detail)
    : host_(private_communicator(comm)), rank_(comm.rank), size_(comm.size) {
  if (host_ == MPI_COMM_NULL) {
    agreed_ = false;
    call.fail(guest_MPI_ERR_INTERN, "the MPI library makes no further communicator, which mpiwasm needs here");
    return;
  }
  Context& context = process_context();
  Balance balance = balance_of(context, std::int64_t{comm.size} + comm.remote_size);
  const OwnCommunicator own{host_, comm.inter};
  // Native processes do not take part.
  const bool is_agreed_on = (comm.inter || size_ > 1) && !context.options.has_native_peers;
  if (is_agreed_on) {
    agreed_ = agree_on(host_, comm, call.name(), detail, balance);
    if (agreed_) free_ended(context, own, balance);
  }
  if (!agreed_) {
    call.fail(guest_MPI_ERR_OTHER,
              "the processes of the communicator call different functions, or pass arguments that must be the same");
  } else if (!have_numbers(context, call.name(), is_agreed_on ? &own : nullptr, static_cast<std::uint64_t>(comm.size),
                           balance)) {
    agreed_ = false;
    call.fail(guest_MPI_ERR_NO_MEM, no_numbers);
  }
}

bool CollectiveCall::everywhere(bool here) const {
  const int mine = here ? 1 : 0;
  int all = 0;
  return MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, host_) == MPI_SUCCESS && all != 0;
}

int CollectiveCall::made_everywhere(int host_code) const {
  if (process_context().options.has_native_peers) return host_code;
  const bool is_everywhere = everywhere(host_code == MPI_SUCCESS);
  return is_everywhere || host_code != MPI_SUCCESS ? host_code : MPI_ERR_OTHER;
}

bool CollectiveCall::same_everywhere(std::int64_t mine) const {
  std::array<std::int64_t, 2> largest{mine, -mine};
  return take_largest({host_, false}, largest) == MPI_SUCCESS && largest[0] == -largest[1];
}

int CollectiveCall::largest(int mine) const {
  int all = mine;
  return MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MAX, host_) == MPI_SUCCESS ? all : mine;
}

int CollectiveCall::broadcast(std::span<std::byte> what, int from) const {
  return MPI_Bcast(what.data(), static_cast<int>(what.size()), MPI_BYTE, from, host_);
}

int CollectiveCall::gather_bytes(std::span<const std::byte> mine, std::span<std::byte> all) const {
  const int length = static_cast<int>(mine.size());
  return MPI_Allgather(mine.data(), length, MPI_BYTE, all.data(), length, MPI_BYTE, host_);
}

}  // namespace mpiwasm::calls
