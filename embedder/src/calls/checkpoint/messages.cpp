// Messages are found by marks: each process sends one to each other on every communicator, behind all that it has sent
// before, and messages of one process on one communicator do not overtake each other. So what a process receives before
// the mark is a message that the guest has not received. No receive of the guest is posted, which could take a mark:
// requests.cpp has taken them back.
#include "calls/checkpoint/messages.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>

#include "calls/checkpoint/communicators.hpp"
#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/matched_messages.hpp"
#include "calls/checkpoint/message_bytes.hpp"
#include "calls/checkpoint/partitioned_messages.hpp"
#include "calls/checkpoint/requests.hpp"
#include "calls/checkpoint/stopping.hpp"
#include "calls/checkpoint/windows.hpp"
#include "calls/communicators/private_communicators.hpp"

namespace mpiwasm::calls {
namespace {

using Mark = std::array<std::byte, 32>;

std::string failed(const char* function, int code) {
  std::array<char, MPI_MAX_ERROR_STRING + 1> text{};
  int length = 0;
  MPI_Error_string(code, text.data(), &length);
  return fmt::format("{} failed: {}", function, text.data());
}

/// No message of the guest is like it: it is new in each checkpoint.
int agree_on_mark(JobState& state, Mark& mark) {
  if (::getrandom(mark.data(), mark.size(), 0) != static_cast<ssize_t>(mark.size())) mark.fill(std::byte{0x5a});
  return MPI_Bcast(mark.data(), static_cast<int>(mark.size()), MPI_BYTE, 0, state.own_comm);
}

/// A communicator on which the guest's messages go: its own, or the private one for those that are partitioned.
struct Channel {
  std::uint64_t number = 0;
  MPI_Comm host = MPI_COMM_NULL;
  int peers = 0;
  bool is_partitioned = false;
};

/// Receives what `source` has sent, up to its mark.
std::string receive_until_mark(JobState& state, const Channel& from, int source, const Mark& mark, int mark_tag) {
  for (;;) {
    MPI_Message message = MPI_MESSAGE_NULL;
    MPI_Status status{};
    int code = MPI_Mprobe(source, MPI_ANY_TAG, from.host, &message, &status);
    if (code != MPI_SUCCESS) return failed("MPI_Mprobe", code);
    UnreceivedMessage unreceived{from.number, {}, from.is_partitioned, source, status.MPI_TAG, {}, {}};
    std::string wrong = receive_matched(state, message, bytes_of(status), unreceived);
    if (!wrong.empty()) return wrong;
    if (status.MPI_TAG == mark_tag && std::ranges::equal(unreceived.data, mark)) return {};
    state.unreceived.push_back(std::move(unreceived));
  }
}

/// The same in all processes of each communicator.
std::vector<Channel> find_channels(Context& context) {
  const bool with_partitioned = has_partitioned_messages(context);
  std::vector<Channel> all;
  for (const auto& [number, handle] : job_state(context).communicators) {
    const Communicator& comm = *context.communicator(handle);
    all.push_back({number, comm.host, comm.peers(), false});
    if (!with_partitioned) continue;
    if (const MPI_Comm host = partitioned_host(comm); host != MPI_COMM_NULL)
      all.push_back({number, host, comm.peers(), true});
  }
  return all;
}

/// What a process sends to the sender of a message before the message itself.
struct Returned {
  std::uint64_t communicator;
  std::int32_t destination;
  std::int32_t tag;
  std::uint64_t size;
  std::uint64_t is_partitioned;
};

/// Begins to send a message again.
int resend(Context& context, JobState& state, const Returned& message, std::vector<std::byte> data) {
  const Communicator& comm = *context.communicator(state.communicators.at(message.communicator));
  const MPI_Comm host = message.is_partitioned != 0 ? partitioned_host(comm) : comm.host;
  // As the image of another process has it.
  const bool is_right = is_message_of(context, &comm, message.destination, message.tag, message.is_partitioned != 0);
  if (host == MPI_COMM_NULL || !is_right) return MPI_ERR_OTHER;
  JobState::Resent& sent = state.resent.emplace_back(MPI_REQUEST_NULL, std::move(data));
  const MessageBytes bytes(sent.data.size());
  return MPI_Isend(sent.data.data(), bytes.count(), bytes.type(), message.destination, message.tag, host,
                   &sent.request);
}

/// Lets the senders of messages send them once more. Collective over all processes.
std::string return_to_senders(Context& context, JobState& state, const std::vector<const UnreceivedMessage*>& all) {
  int size = 0;
  MPI_Comm_size(state.own_comm, &size);
  std::vector<int> returned(static_cast<std::size_t>(size));
  std::vector<int> to_send(static_cast<std::size_t>(size));
  std::vector<std::pair<int, const UnreceivedMessage*>> messages;
  for (const UnreceivedMessage* message : all) {
    const Communicator& comm = *context.communicator(state.communicators.at(message->communicator));
    const int sender = comm.peer_members()->at(static_cast<std::size_t>(message->source));
    messages.emplace_back(sender, message);
    ++returned[static_cast<std::size_t>(sender)];
  }
  int code = MPI_Alltoall(returned.data(), 1, MPI_INT, to_send.data(), 1, MPI_INT, state.own_comm);
  if (code != MPI_SUCCESS) return failed("MPI_Alltoall", code);

  std::vector<Returned> headers;
  headers.reserve(messages.size());
  std::vector<MPI_Request> sends;
  for (const auto& [sender, message] : messages) {
    const Communicator& comm = *context.communicator(state.communicators.at(message->communicator));
    headers.push_back({message->communicator, comm.rank, message->tag, message->data.size(),
                       message->is_partitioned ? std::uint64_t{1} : 0});
    sends.resize(sends.size() + 2, MPI_REQUEST_NULL);
    MPI_Isend(&headers.back(), sizeof(Returned), MPI_BYTE, sender, 0, state.own_comm, &sends[sends.size() - 2]);
    const MessageBytes bytes(message->data.size());
    MPI_Isend(message->data.data(), bytes.count(), bytes.type(), sender, 0, state.own_comm, &sends.back());
  }
  for (int rank = 0; rank < size; ++rank) {
    for (int left = to_send[static_cast<std::size_t>(rank)]; left > 0; --left) {
      Returned message{};
      MPI_Recv(&message, sizeof message, MPI_BYTE, rank, 0, state.own_comm, MPI_STATUS_IGNORE);
      std::vector<std::byte> data(message.size);
      const MessageBytes bytes(data.size());
      MPI_Recv(data.data(), bytes.count(), bytes.type(), rank, 0, state.own_comm, MPI_STATUS_IGNORE);
      if (!state.communicators.contains(message.communicator)) return "a message belongs to no communicator";
      code = resend(context, state, message, std::move(data));
      if (code != MPI_SUCCESS) return failed("MPI_Isend", code);
    }
  }
  code = MPI_Waitall(static_cast<int>(sends.size()), sends.data(), MPI_STATUSES_IGNORE);
  if (code != MPI_SUCCESS) return failed("MPI_Waitall", code);
  return {};
}

}  // namespace

std::string receive_matched(JobState& state, MPI_Message message, std::int64_t bytes, UnreceivedMessage& received) {
  if (bytes < 0) return "the MPI library does not say how long a message is";
  const auto size = static_cast<std::size_t>(bytes);
  if (!state.message_bytes.has_room_for(size))
    throw std::length_error(
        fmt::format("messages with more than {} bytes are under way to this process", state.message_bytes.most()));
  received.bytes.change_to(state.message_bytes, size);
  received.data.resize(size);
  const MessageBytes in(size);
  const int code = MPI_Mrecv(received.data.data(), in.count(), in.type(), &message, MPI_STATUS_IGNORE);
  return code == MPI_SUCCESS ? std::string{} : failed("MPI_Mrecv", code);
}

JobState& job_state(Context& context) {
  if (!context.job_state) {
    context.job_state = std::make_shared<JobState>();
    MPI_Comm_dup(private_world(), &context.job_state->own_comm);
    MPI_Comm_set_errhandler(context.job_state->own_comm, MPI_ERRORS_RETURN);
    context.job_state->board = Board::create(context.job_state->own_comm);
  }
  return *context.job_state;
}

void find_largest(Context& context, std::span<std::int64_t> numbers) {
  MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_INT64_T, MPI_MAX,
                job_state(context).own_comm);
}

bool receive_early(Context& context) {
  JobState& state = job_state(context);
  if (MPI_Improbe == nullptr) return false;
  const std::size_t before = state.unreceived.size();
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>& comm) {
    if (!comm) return;
    for (;;) {
      int found = 0;
      MPI_Message message = MPI_MESSAGE_NULL;
      MPI_Status status{};
      const int code = MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, comm->host, &found, &message, &status);
      if (code != MPI_SUCCESS || found == 0) return;
      UnreceivedMessage unreceived{
          .handle = handle, .source = status.MPI_SOURCE, .tag = status.MPI_TAG, .data = {}, .bytes = {}};
      if (!receive_matched(state, message, bytes_of(status), unreceived).empty()) return;
      state.unreceived.push_back(std::move(unreceived));
    }
  });
  return state.unreceived.size() != before;
}

std::string number_messages(Context& context) {
  JobState& state = job_state(context);
  if (state.are_numbered) return {};
  if (std::string wrong = number_communicators(context, state); !wrong.empty()) return wrong;
  state.are_numbered = true;
  std::map<Handle, std::uint64_t> numbers;
  for (const auto& [number, handle] : state.communicators) numbers.emplace(handle, number);
  // The guest cannot receive what was sent on a communicator that it has freed meanwhile.
  std::erase_if(state.unreceived, [&](const UnreceivedMessage& each) { return !numbers.contains(each.handle); });
  for (UnreceivedMessage& message : state.unreceived) message.communicator = numbers.at(message.handle);
  return {};
}

std::string drain_messages(Context& context) {
  JobState& state = job_state(context);
  Mark mark{};
  int code = agree_on_mark(state, mark);
  if (code != MPI_SUCCESS) return failed("MPI_Bcast", code);
  const int tag = context.tag_upper_bound;
  const std::vector<Channel> channels = find_channels(context);
  std::vector<MPI_Request> sends;
  for (const Channel& channel : channels) {
    for (int rank = 0; rank < channel.peers; ++rank) {
      sends.push_back(MPI_REQUEST_NULL);
      code = MPI_Isend(mark.data(), static_cast<int>(mark.size()), MPI_BYTE, rank, tag, channel.host, &sends.back());
      if (code != MPI_SUCCESS) return failed("MPI_Isend", code);
    }
  }
  for (const Channel& channel : channels) {
    for (int rank = 0; rank < channel.peers; ++rank) {
      std::string wrong = receive_until_mark(state, channel, rank, mark, tag);
      if (!wrong.empty()) return wrong;
    }
  }
  code = MPI_Waitall(static_cast<int>(sends.size()), sends.data(), MPI_STATUSES_IGNORE);
  if (code != MPI_SUCCESS) return failed("MPI_Waitall", code);
  // All that was sent once more has been received by now, if only by this.
  for (JobState::Resent& sent : state.resent) MPI_Wait(&sent.request, MPI_STATUS_IGNORE);
  state.resent.clear();
  return {};
}

std::string send_again(Context& context) {
  JobState& state = job_state(context);
  if (std::string wrong = number_messages(context); !wrong.empty()) return wrong;
  std::vector<const UnreceivedMessage*> messages;
  for (const MatchedMessage& each : state.matched)
    if (const Message* matched = context.messages.find(each.message); matched && matched->host == MPI_MESSAGE_NULL)
      messages.push_back(&each.content);
  if (std::string wrong = return_to_senders(context, state, messages); !wrong.empty()) return wrong;
  if (std::string wrong = match_again(context); !wrong.empty()) return wrong;
  // All of them, before any other message is sent: they must be matched in this order.
  if (std::string wrong = post_receives(context); !wrong.empty()) return wrong;
  messages.clear();
  for (const UnreceivedMessage& each : state.unreceived) messages.push_back(&each);
  if (std::string wrong = return_to_senders(context, state, messages); !wrong.empty()) return wrong;
  state.unreceived.clear();
  state.are_numbered = false;
  std::string wrong = resume_epochs(context);
  leave(context);
  return wrong;
}

void save_messages(const JobState& state, guest::ArchiveWriter& to) {
  to.put(state.half_done.is_sent ? 1 : 0);
  to.put(static_cast<std::uint64_t>(state.unreceived.size()));
  for (const UnreceivedMessage& message : state.unreceived) {
    to.put(message.communicator);
    to.put(message.is_partitioned ? 1 : 0);
    to.put(message.source);
    to.put(message.tag);
    to.put(static_cast<std::uint64_t>(message.data.size()));
    to.put_bytes(message.data);
  }
}

std::string restore_messages(Context& context, guest::ArchiveReader& from) {
  JobState& state = job_state(context);
  state.half_done.is_sent = from.get<int>() != 0;
  state.are_numbered = true;
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    UnreceivedMessage& message = state.unreceived.emplace_back();
    message.communicator = from.get<std::uint64_t>();
    message.is_partitioned = from.get<int>() != 0;
    message.source = from.get<int>();
    message.tag = from.get<int>();
    const auto data = from.take(from.get<std::uint64_t>());
    message.data.assign(data.begin(), data.end());
    const auto found = state.communicators.find(message.communicator);
    const Communicator* comm = found == state.communicators.end() ? nullptr : context.communicator(found->second);
    if (!from.ok() || !is_message_of(context, comm, message.source, message.tag, message.is_partitioned))
      return message.tag > context.tag_upper_bound ? "a message has a larger tag than this MPI library's"
                                                   : "a message is incomplete";
  }
  return {};
}

}  // namespace mpiwasm::calls
