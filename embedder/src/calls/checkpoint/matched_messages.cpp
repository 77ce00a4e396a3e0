// See matched_messages.hpp.
#include "calls/checkpoint/matched_messages.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/core/call.hpp"

namespace mpiwasm::calls {
namespace {

using guest::ArchiveReader;
using guest::ArchiveWriter;

/// The communicator of a message; null when the guest has freed it.
const Communicator* communicator_of(Context& context, const Message& message) {
  const Communicator* comm = context.communicator(message.communicator);
  return comm != nullptr && comm == message.used ? comm : nullptr;
}

}  // namespace

std::int64_t bytes_of(const MPI_Status& status) {
  MPI_Count bytes = 0;
  const int code = MPI_Get_elements_x(&status, MPI_BYTE, &bytes);
  return code == MPI_SUCCESS ? static_cast<std::int64_t>(bytes) : -1;
}

std::string why_matched_are_not_saved(Context& context) {
  std::string reason;
  context.messages.for_each_handle([&](Handle handle, const Message& message) {
    if (translate::is_predefined(handle)) return;
    if (message.bytes < 0 || communicator_of(context, message) == nullptr) reason = "a matched message is not received";
  });
  return reason;
}

std::string take_matched(Context& context) {
  JobState& state = *context.job_state;
  const auto is_taken = [&](const MatchedMessage& each) {
    const Message* message = context.messages.find(each.message);
    return message != nullptr && message->host == MPI_MESSAGE_NULL;
  };
  std::erase_if(state.matched, [&](const MatchedMessage& each) { return !is_taken(each); });
  std::string wrong;
  context.messages.for_each_handle([&](Handle handle, Message& message) {
    if (!wrong.empty() || translate::is_predefined(handle) || message.host == MPI_MESSAGE_NULL) return;
    MatchedMessage& taken = state.matched.emplace_back();
    taken.message = handle;
    taken.content.handle = message.communicator;
    taken.content.source = message.source;
    taken.content.tag = message.tag;
    const auto number =
        std::ranges::find(state.communicators, message.communicator, &std::pair<const std::uint64_t, Handle>::second);
    if (number == state.communicators.end()) {
      wrong = "a matched message belongs to no communicator";
      return;
    }
    taken.content.communicator = number->first;
    wrong = receive_matched(state, message.host, message.bytes, taken.content);
    message.host = MPI_MESSAGE_NULL;
  });
  return wrong;
}

void save_matched(const JobState& state, ArchiveWriter& to) {
  to.put(static_cast<std::uint64_t>(state.matched.size()));
  for (const MatchedMessage& each : state.matched) {
    to.put(each.message);
    to.put(each.content.handle);
    to.put(each.content.communicator);
    to.put(each.content.source);
    to.put(each.content.tag);
    to.put(static_cast<std::uint64_t>(each.content.data.size()));
    to.put_bytes(each.content.data);
  }
}

std::string restore_matched(Context& context, ArchiveReader& from) {
  const SlotsInImage slots(from);
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    MatchedMessage& each = context.job_state->matched.emplace_back();
    each.message = from.get<Handle>();
    each.content.handle = from.get<Handle>();
    each.content.communicator = from.get<std::uint64_t>();
    each.content.source = from.get<int>();
    each.content.tag = from.get<int>();
    const auto data = from.take(from.get<std::uint64_t>());
    each.content.data.assign(data.begin(), data.end());
    Communicator* comm = context.communicator(each.content.handle);
    const auto number = context.job_state->communicators.find(each.content.communicator);
    if (!from.ok() || !is_message_of(context, comm, each.content.source, each.content.tag, false) ||
        number == context.job_state->communicators.end() || number->second != each.content.handle)
      return "a matched message is incomplete";
    ++comm->operations;
    if (!slots.have(each.message) ||
        !context.messages.insert_at(each.message, {MPI_MESSAGE_NULL, each.content.handle, comm, each.content.source,
                                                   each.content.tag, static_cast<std::int64_t>(data.size())}))
      return "the handle of a message is taken";
  }
  return {};
}

std::string match_again(Context& context) {
  for (MatchedMessage& each : context.job_state->matched) {
    Message* message = context.messages.find(each.message);
    if (message == nullptr || message->host != MPI_MESSAGE_NULL) continue;
    const Communicator* comm = context.communicator(each.content.handle);
    MPI_Status status;
    // The image of the sender may have another one.
    if (comm == nullptr ||
        MPI_Mprobe(each.content.source, each.content.tag, comm->host, &message->host, &status) != MPI_SUCCESS ||
        bytes_of(status) != message->bytes)
      return "a message is not matched again";
  }
  context.job_state->matched.clear();
  return {};
}

}  // namespace mpiwasm::calls
