// See partitioned_emulation.hpp.
#include "calls/messages/partitioned_emulation.hpp"

#include <fmt/format.h>

#include <utility>

#include "calls/datatypes/type_blocks.hpp"
#include "calls/messages/persistent_requests.hpp"

namespace mpiwasm::calls {

namespace {

// A send that is started and not filled is a generalized request on the host, which nothing completes but
// send_when_filled().

int no_status(void*, MPI_Status* status) {
  MPI_Status_set_elements_x(status, MPI_BYTE, 0);
  return MPI_Status_set_cancelled(status, 0);
}

int nothing_to_free(void*) { return MPI_SUCCESS; }

int not_cancelled(void*, int) { return MPI_SUCCESS; }

int await_parts(MPI_Comm, MPI_Request* request) {
  return MPI_Grequest_start(no_status, nothing_to_free, not_cancelled, nullptr, request);
}

/// The tag that a message goes by. The sender and the receiver prepare the messages with one tag in the same order.
/// `turn` is which of the library's tags it takes.
int tag_in_turn(Call& call, Communicator& comm, const EmulatedMessage& message, std::uint64_t& turn) {
  const int turns = tags_in_turn(call.context());
  const int tags = tags_of_guest_messages() / turns;
  if (message.tag >= tags) {
    call.fail(guest_MPI_ERR_TAG,
              fmt::format("tag is {}, but with this MPI library those of partitioned messages go from 0 to {}",
                          message.tag, tags - 1));
    return 0;
  }
  const PartitionedMessage by{message.sends, message.peer, message.tag};
  if (!comm.partitioned_messages.contains(by)) {
    Quota& all = call.context().partitioned_tags;
    if (!all.has_room_for(1)) {
      call.fail(guest_MPI_ERR_NO_MEM, fmt::format("there are {} pairs of process and tag with partitioned messages "
                                                  "already, the most that the communicators may have",
                                                  all.most()));
      return 0;
    }
    comm.partitioned_tags.change_to(all, comm.partitioned_messages.size() + 1);
  }
  int& next = comm.partitioned_messages[by];
  const int tag = message.tag * turns + next;
  turn = static_cast<std::uint64_t>(next);
  next = (next + 1) % turns;
  return tag;
}

bool has_data(const EmulatedMessage& message) {
  return message.partitions > 0 && message.count > 0 && message.type->size > 0;
}

/// The type of one part. It has data also where the message has none (Call::message_type).
std::shared_ptr<Datatype> type_of_part(Call& call, const EmulatedMessage& message, int* code) {
  auto part = std::make_shared<Datatype>();
  const std::uint64_t blocks = blocks_of(*message.type) + 2;
  if (!require_room_for_blocks(call, blocks)) return part;
  part->blocks.change_to(call.context().type_blocks, blocks);
  *code = has_data(message) ? MPI_Type_contiguous(message.count, message.type->host, &part->host)
                            : MPI_Type_contiguous(1, MPI_BYTE, &part->host);
  if (*code == MPI_SUCCESS) *code = MPI_Type_commit(&part->host);
  return part;
}

}  // namespace

Code make_emulated_message(Call& call, Handle comm, const EmulatedMessage& message, MessageParts& parts, Handle* made) {
  Context& context = call.context();
  // The built-in MPI has none, and no peer to send the partitions to.
  if (MPI_Grequest_start == nullptr) return call.unsupported("this MPI library does not have it");
  Communicator& communicator = *context.communicator(comm);
  PrivateCommunicatorUse own = use_private_communicator(communicator);
  if (own.host() == MPI_COMM_NULL) return call.unsupported("a job with native processes does not have it");
  std::uint64_t turn = 0;
  const int tag = tag_in_turn(call, communicator, message, turn);
  if (call.failed()) return call.raise();
  int code = MPI_SUCCESS;
  const auto part = type_of_part(call, message, &code);
  if (call.failed()) return call.raise();
  if (code != MPI_SUCCESS) return call.raise_host(code);
  const auto transfer = [&]<auto function>() {
    const int parts_with_data = has_data(message) ? message.partitions : 0;
    return nonblocking<function>(message.buffer, parts_with_data, part->host, message.peer, tag);
  };
  NonblockingCall start = message.sends ? transfer.operator()<&MPI_Isend>() : transfer.operator()<&MPI_Irecv>();
  if (message.sends && message.partitions > 0) parts.send_whole = std::exchange(start, nonblocking<&await_parts>());
  auto keep = std::make_unique<RequestKeep>();
  if (!message.type->predefined) keep->held_types.push_back(message.type->shared_from_this());
  *made = new_persistent_request(call, comm, {}, {part}, std::move(keep), start);
  PersistentOperation& operation = *context.requests.find(*made)->persistent();
  operation.private_comm = std::move(own);
  operation.order = turn;
  return 0;
}

Code make_nobodys_message(Call& call, Handle comm, bool sends, Handle* made) {
  PrivateCommunicatorUse own = use_private_communicator(*call.context().communicator(comm));
  const NonblockingCall start = sends ? nonblocking<&MPI_Isend>(nullptr, 0, MPI_BYTE, MPI_PROC_NULL, 0)
                                      : nonblocking<&MPI_Irecv>(nullptr, 0, MPI_BYTE, MPI_PROC_NULL, 0);
  *made = new_persistent_request(call, comm, {}, {}, nullptr, start);
  call.context().requests.find(*made)->persistent()->private_comm = std::move(own);
  return 0;
}

int send_when_filled(Request& request) {
  if (request.parts->missing > 0) return MPI_SUCCESS;
  const MPI_Comm on = request.persistent()->private_comm.host();
  const NonblockingCall send = request.parts->send_whole;
  MPI_Grequest_complete(request.host);
  MPI_Wait(&request.host, MPI_STATUS_IGNORE);
  return send(on, &request.host);
}

}  // namespace mpiwasm::calls
