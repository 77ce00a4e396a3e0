// See matched_messages.hpp.
#include "calls/checkpoint/matched_messages.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "calls/checkpoint/image_rules.hpp"
#include "calls/checkpoint/job_state.hpp"
#include "calls/core/call.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {
namespace {

using guest::ArchiveReader;
using guest::ArchiveWriter;

/// What a matched probe is about to find.
struct Expected {
  bool is_known = false;
  std::int32_t source = 0;
  std::int32_t tag = 0;
  MPI_Count size = 0;
};

/// Asks the library for the message that a probe with these arguments finds. Wrong arguments are for the call itself.
Expected look(Context& context, std::int32_t source, std::int32_t tag, Handle comm_handle, bool waits) {
  Expected expected{.source = source, .tag = tag};
  const Communicator* comm = context.communicator(comm_handle);
  const bool is_any = source == guest_MPI_ANY_SOURCE;
  if (!context.job_state || comm == nullptr || (!is_any && (source < 0 || source >= comm->peers())) ||
      (tag != guest_MPI_ANY_TAG && !context.in_tag_range(tag)))
    return expected;
  const int host_source = is_any ? MPI_ANY_SOURCE : source;
  const int host_tag = tag == guest_MPI_ANY_TAG ? MPI_ANY_TAG : tag;
  MPI_Status status{};
  int found = 1;
  const int code = waits ? MPI_Probe(host_source, host_tag, comm->host, &status)
                         : MPI_Iprobe(host_source, host_tag, comm->host, &found, &status);
  if (code != MPI_SUCCESS || found == 0) return expected;
  if (MPI_Get_elements_x(&status, MPI_BYTE, &expected.size) != MPI_SUCCESS || expected.size < 0) return expected;
  return {.is_known = true, .source = status.MPI_SOURCE, .tag = status.MPI_TAG, .size = expected.size};
}

/// All that there are, in the order of the table.
std::vector<Handle> messages_of(Context& context) {
  std::vector<Handle> handles;
  context.messages.for_each_handle([&](Handle handle, const Message&) { handles.push_back(handle); });
  return handles;
}

/// Keeps what is known of the message that has been matched since there were those of `before`. Its handle is not read
/// from the guest's memory, where another rank may have written that of another message, of another size.
void keep(Context& context, const Expected& expected, Handle comm, const std::vector<Handle>& before) {
  std::vector<MatchedMessage>& all = context.job_state->matched;
  std::erase_if(all, [&](const MatchedMessage& each) { return context.messages.find(each.message) == nullptr; });
  const std::vector<Handle> now = messages_of(context);
  const auto [found, place] = std::ranges::mismatch(now, before);
  if (now.size() != before.size() + 1) return;
  MatchedMessage& kept = all.emplace_back();
  kept.message = *found;
  kept.size = static_cast<std::int64_t>(expected.size);
  kept.content.handle = comm;
  kept.content.source = expected.source;
  kept.content.tag = expected.tag;
}

Code mprobe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address message, Address status) {
  const Expected expected = look(*context, source, tag, comm, true);
  const std::vector<Handle> before = messages_of(*context);
  const Code code = guest_MPI_Mprobe(context, expected.source, expected.tag, comm, message, status);
  if (code == 0 && expected.is_known) keep(*context, expected, comm, before);
  return code;
}

Code improbe(Context* context, std::int32_t source, std::int32_t tag, Handle comm, Address flag, Address message,
             Address status) {
  const Expected expected = look(*context, source, tag, comm, false);
  const std::vector<Handle> before = messages_of(*context);
  const Code code = guest_MPI_Improbe(context, expected.source, expected.tag, comm, flag, message, status);
  if (code == 0 && expected.is_known) keep(*context, expected, comm, before);
  return code;
}

}  // namespace

ReplacedCode matching_code(std::string_view function) {
  if (function == "MPI_Mprobe") return replaced_by<&mprobe, "MPI_Mprobe">();
  if (function == "MPI_Improbe") return replaced_by<&improbe, "MPI_Improbe">();
  return {};
}

std::string why_matched_are_not_saved(Context& context) {
  std::string reason;
  const std::vector<MatchedMessage>& known = context.job_state->matched;
  context.messages.for_each_handle([&](Handle handle, const Message& message) {
    if (translate::is_predefined(handle)) return;
    if (std::ranges::find(known, handle, &MatchedMessage::message) == known.end() ||
        context.communicator(message.communicator) == nullptr)
      reason = "a matched message is not received";
  });
  return reason;
}

std::string take_matched(Context& context) {
  JobState& state = *context.job_state;
  std::erase_if(state.matched, [&](const MatchedMessage& each) { return !context.messages.find(each.message); });
  for (MatchedMessage& each : state.matched) {
    Message& message = *context.messages.find(each.message);
    if (message.host == MPI_MESSAGE_NULL) continue;
    for (const auto& [number, handle] : state.communicators)
      if (handle == each.content.handle) each.content.communicator = number;
    each.content.data.resize(static_cast<std::size_t>(each.size));
    if (std::string wrong = receive_matched(message.host, each.content.data); !wrong.empty()) return wrong;
    message.host = MPI_MESSAGE_NULL;
  }
  return {};
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
    each.size = static_cast<std::int64_t>(data.size());
    Communicator* comm = context.communicator(each.content.handle);
    const auto number = context.job_state->communicators.find(each.content.communicator);
    if (!from.ok() || !is_message_of(context, comm, each.content.source, each.content.tag, false) ||
        number == context.job_state->communicators.end() || number->second != each.content.handle)
      return "a matched message is incomplete";
    ++comm->operations;
    if (!slots.have(each.message) ||
        !context.messages.insert_at(each.message, {MPI_MESSAGE_NULL, each.content.handle, comm}))
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
    MPI_Count size = -1;
    // The image of the sender may have another one.
    if (comm == nullptr ||
        MPI_Mprobe(each.content.source, each.content.tag, comm->host, &message->host, &status) != MPI_SUCCESS ||
        MPI_Get_elements_x(&status, MPI_BYTE, &size) != MPI_SUCCESS || size != each.size)
      return "a message is not matched again";
    each.content.data = {};
  }
  return {};
}

}  // namespace mpiwasm::calls
