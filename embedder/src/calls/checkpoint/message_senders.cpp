// See message_senders.hpp.
#include "calls/checkpoint/message_senders.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "calls/checkpoint/messages.hpp"
#include "calls/communicators/exchanges.hpp"

namespace mpiwasm::calls {

void require_room_at_senders(Context& context) {
  const JobState& state = job_state(context);
  int size = 0;
  int rank = 0;
  MPI_Comm_size(state.own_comm, &size);
  MPI_Comm_rank(state.own_comm, &rank);
  std::vector<std::uint64_t> bytes(static_cast<std::size_t>(size));
  const auto count = [&](const UnreceivedMessage& message) {
    const Communicator& comm = *context.communicator(state.communicators.at(message.communicator));
    const int sender = comm.peer_members()->at(static_cast<std::size_t>(message.source));
    bytes.at(static_cast<std::size_t>(sender)) += message.data.size();
  };
  for (const UnreceivedMessage& each : state.unreceived) count(each);
  for (const MatchedMessage& each : state.matched) count(each.content);
  const bool is_known = take_sums({state.own_comm, false}, std::span(bytes)) == MPI_SUCCESS;
  if (is_known && bytes[static_cast<std::size_t>(rank)] > state.message_bytes.most())
    throw std::length_error(
        fmt::format("messages with more than {} bytes are under way from this process", state.message_bytes.most()));
}

}  // namespace mpiwasm::calls
