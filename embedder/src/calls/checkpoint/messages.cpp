// Messages are found by marks: each process sends one to each other on every communicator, behind all that it has sent
// before, and messages of one process on one communicator do not overtake each other. So what a process receives before
// the mark is a message that the guest has not received. No receive of the guest is posted, which could take a mark.
#include "calls/checkpoint/messages.hpp"

#include <fmt/format.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <cstring>

#include "calls/checkpoint/job_state.hpp"

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

/// Receives what `source` has sent, up to its mark.
std::string receive_until_mark(JobState& state, std::uint64_t number, MPI_Comm comm, int source, const Mark& mark,
                               int mark_tag) {
  for (;;) {
    MPI_Message message = MPI_MESSAGE_NULL;
    MPI_Status status{};
    int code = MPI_Mprobe(source, MPI_ANY_TAG, comm, &message, &status);
    if (code != MPI_SUCCESS) return failed("MPI_Mprobe", code);
    MPI_Count size = 0;
    code = MPI_Get_elements_x(&status, MPI_BYTE, &size);
    if (code != MPI_SUCCESS || size > INT32_MAX) return failed("MPI_Get_elements_x", code);
    std::vector<std::byte> data(static_cast<std::size_t>(size));
    code = MPI_Mrecv(data.data(), static_cast<int>(size), MPI_BYTE, &message, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS) return failed("MPI_Mrecv", code);
    if (status.MPI_TAG == mark_tag && std::ranges::equal(data, mark)) return {};
    state.unreceived.push_back({number, source, status.MPI_TAG, std::move(data)});
  }
}

/// What a process tells the sender of a message before the message itself.
struct Returned {
  std::uint64_t communicator;
  std::int32_t destination;
  std::int32_t tag;
  std::uint64_t size;
};

/// Begins to send a message again.
int resend(Context& context, JobState& state, const Returned& message, std::vector<std::byte> data) {
  Communicator* comm = context.communicator(state.communicators.at(message.communicator));
  JobState::Resent& sent = state.resent.emplace_back();
  sent.data = std::move(data);
  return MPI_Isend(sent.data.data(), static_cast<int>(sent.data.size()), MPI_BYTE, message.destination, message.tag,
                   comm->host, &sent.request);
}

}  // namespace

JobState& job_state(Context& context) {
  if (!context.job_state) {
    context.job_state = std::make_shared<JobState>();
    MPI_Comm_dup(MPI_COMM_WORLD, &context.job_state->own_comm);
    MPI_Comm_set_errhandler(context.job_state->own_comm, MPI_ERRORS_RETURN);
  }
  return *context.job_state;
}

void find_largest(Context& context, std::span<std::int64_t> numbers) {
  MPI_Allreduce(MPI_IN_PLACE, numbers.data(), static_cast<int>(numbers.size()), MPI_INT64_T, MPI_MAX,
                job_state(context).own_comm);
}

std::string drain_messages(Context& context) {
  JobState& state = job_state(context);
  Mark mark{};
  int code = agree_on_mark(state, mark);
  if (code != MPI_SUCCESS) return failed("MPI_Bcast", code);
  const int tag = context.tag_upper_bound;
  std::vector<MPI_Request> sends;
  for (const auto& [number, handle] : state.communicators) {
    const Communicator& comm = *context.communicator(handle);
    for (int rank = 0; rank < comm.size; ++rank) {
      sends.push_back(MPI_REQUEST_NULL);
      code = MPI_Isend(mark.data(), static_cast<int>(mark.size()), MPI_BYTE, rank, tag, comm.host, &sends.back());
      if (code != MPI_SUCCESS) return failed("MPI_Isend", code);
    }
  }
  for (const auto& [number, handle] : state.communicators) {
    const Communicator& comm = *context.communicator(handle);
    for (int rank = 0; rank < comm.size; ++rank) {
      std::string wrong = receive_until_mark(state, number, comm.host, rank, mark, tag);
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
  int size = 0;
  int own_rank = 0;
  MPI_Comm_size(state.own_comm, &size);
  MPI_Comm_rank(state.own_comm, &own_rank);
  std::vector<int> returned(static_cast<std::size_t>(size));
  std::vector<int> to_send(static_cast<std::size_t>(size));
  std::vector<std::pair<int, const UnreceivedMessage*>> messages;
  for (const UnreceivedMessage& message : state.unreceived) {
    const Communicator& comm = *context.communicator(state.communicators.at(message.communicator));
    const int sender = comm.members->at(static_cast<std::size_t>(message.source));
    messages.emplace_back(sender, &message);
    ++returned[static_cast<std::size_t>(sender)];
  }
  int code = MPI_Alltoall(returned.data(), 1, MPI_INT, to_send.data(), 1, MPI_INT, state.own_comm);
  if (code != MPI_SUCCESS) return failed("MPI_Alltoall", code);

  std::vector<Returned> headers;
  headers.reserve(messages.size());
  std::vector<MPI_Request> sends;
  for (const auto& [sender, message] : messages) {
    const Communicator& comm = *context.communicator(state.communicators.at(message->communicator));
    headers.push_back({message->communicator, comm.rank, message->tag, message->data.size()});
    sends.resize(sends.size() + 2, MPI_REQUEST_NULL);
    MPI_Isend(&headers.back(), sizeof(Returned), MPI_BYTE, sender, 0, state.own_comm, &sends[sends.size() - 2]);
    MPI_Isend(message->data.data(), static_cast<int>(message->data.size()), MPI_BYTE, sender, 0, state.own_comm,
              &sends.back());
  }
  for (int rank = 0; rank < size; ++rank) {
    for (int left = to_send[static_cast<std::size_t>(rank)]; left > 0; --left) {
      Returned message{};
      MPI_Recv(&message, sizeof message, MPI_BYTE, rank, 0, state.own_comm, MPI_STATUS_IGNORE);
      std::vector<std::byte> data(message.size);
      MPI_Recv(data.data(), static_cast<int>(data.size()), MPI_BYTE, rank, 0, state.own_comm, MPI_STATUS_IGNORE);
      if (!state.communicators.contains(message.communicator)) return "a message belongs to no communicator";
      code = resend(context, state, message, std::move(data));
      if (code != MPI_SUCCESS) return failed("MPI_Isend", code);
    }
  }
  code = MPI_Waitall(static_cast<int>(sends.size()), sends.data(), MPI_STATUSES_IGNORE);
  if (code != MPI_SUCCESS) return failed("MPI_Waitall", code);
  state.unreceived.clear();
  return {};
}

void save_messages(const JobState& state, guest::ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(state.unreceived.size()));
  for (const UnreceivedMessage& message : state.unreceived) {
    to.put(message.communicator);
    to.put(message.source);
    to.put(message.tag);
    to.put(static_cast<std::uint64_t>(message.data.size()));
    to.put_bytes(message.data);
  }
}

void restore_messages(JobState& state, guest::ArchiveReader& from) {
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    UnreceivedMessage& message = state.unreceived.emplace_back();
    message.communicator = from.get<std::uint64_t>();
    message.source = from.get<int>();
    message.tag = from.get<int>();
    const auto data = from.take(from.get<std::uint64_t>());
    message.data.assign(data.begin(), data.end());
  }
}

}  // namespace mpiwasm::calls
