// See collective_call.hpp.
#include "calls/communicators/collective_call.hpp"

#include <array>

#include "calls/communicators/collective_turns.hpp"
#include "calls/communicators/duplication_queue.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/context.hpp"

namespace mpiwasm::calls {

namespace {

/// Of MPI_X and MPI_X_c, which processes may mix. Positive, so that its negative is a number, too.
std::int64_t number_of(std::string_view place) {
  if (place.ends_with("_c")) place.remove_suffix(2);
  std::uint64_t hash = 14695981039346656037U;  // FNV-1a
  for (const char letter : place) hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211U;
  return static_cast<std::int64_t>(hash >> 1);
}

/// Of an intercommunicator, each side has the numbers of the other.
/// Libraries may match a nonblocking duplicate that one process begins before a constructor with one that another
/// begins after it, or with the constructor, so their number is agreed on as well.
bool agree_on(MPI_Comm host, const Communicator& comm, std::string_view place, std::int64_t detail) {
  take_collective_turn(process_context(), comm);
  const std::int64_t number = number_of(place);
  const std::int64_t begun = duplicates_begun(comm);
  const std::array<std::int64_t, 6> mine{number, -number, detail, -detail, begun, -begun};
  std::array<std::int64_t, 6> smallest{};
  const int code =
      MPI_Allreduce(mine.data(), smallest.data(), static_cast<int>(mine.size()), MPI_INT64_T, MPI_MIN, host);
  if (code != MPI_SUCCESS || mine != smallest) return false;
  complete_duplicates(host);
  return true;
}

}  // namespace

bool all_agree(const Communicator& comm, std::string_view place, std::int64_t detail) {
  const MPI_Comm own = private_communicator(comm);
  return own != MPI_COMM_NULL && (process_context().options.has_native_peers || agree_on(own, comm, place, detail));
}

CollectiveCall::CollectiveCall(CallState& call, const Communicator& comm, std::int64_t detail)
    : host_(private_communicator(comm)), rank_(comm.rank), size_(comm.size) {
  // Native processes do not take part.
  const bool needs_no_agreement = (!comm.inter && size_ == 1) || process_context().options.has_native_peers;
  agreed_ = host_ != MPI_COMM_NULL && (needs_no_agreement || agree_on(host_, comm, call.name(), detail));
  if (agreed_) return;
  if (host_ == MPI_COMM_NULL) {
    call.fail(guest_MPI_ERR_INTERN, "the MPI library makes no further communicator, which mpiwasm needs here");
  } else {
    call.fail(guest_MPI_ERR_OTHER,
              "the processes of the communicator call different functions, or pass arguments that must be the same");
  }
}

bool CollectiveCall::everywhere(bool here) const {
  const int mine = here ? 1 : 0;
  int all = 0;
  return MPI_Allreduce(&mine, &all, 1, MPI_INT, MPI_MIN, host_) == MPI_SUCCESS && all != 0;
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
