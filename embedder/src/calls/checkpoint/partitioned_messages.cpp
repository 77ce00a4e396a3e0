// See partitioned_messages.hpp.
#include "calls/checkpoint/partitioned_messages.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "calls/checkpoint/job_state.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/messages/partitioned_emulation.hpp"

namespace mpiwasm::calls {

using guest::ArchiveReader;
using guest::ArchiveWriter;

bool has_partitioned_messages(Context& context) {
  std::int64_t has_any = 0;
  context.communicators.for_each([&](const std::unique_ptr<Communicator>& comm) {
    if (comm && !comm->partitioned_messages.empty()) has_any = 1;
  });
  find_largest(context, {&has_any, 1});
  return has_any != 0;
}

MPI_Comm partitioned_host(const Communicator& comm) { return use_private_communicator(comm).host(); }

void save_parts(const Request& request, ArchiveWriter& to) {
  const MessageParts* parts = request.parts.get();
  to.put(parts == nullptr ? 0 : 1);
  if (parts == nullptr) return;
  to.put(parts->sends ? 1 : 0);
  to.put(request.persistent()->order);
  to.put_list(std::vector<std::uint8_t>(parts->ready.begin(), parts->ready.end()));
}

std::unique_ptr<MessageParts> restore_parts(ArchiveReader& from, std::uint64_t& turn) {
  if (from.get<int>() == 0) return nullptr;
  auto parts = std::make_unique<MessageParts>();
  parts->sends = from.get<int>() != 0;
  turn = from.get<std::uint64_t>();
  for (const std::uint8_t each : from.get_list<std::uint8_t>()) {
    parts->ready.push_back(each != 0);
    if (each == 0) ++parts->missing;
  }
  return parts;
}

void take_same_turn(Context& context, const Request& request, const MessageRecipe& recipe, std::uint64_t turn) {
  Communicator* comm = context.communicator(request.communicator);
  if (request.parts == nullptr || comm == nullptr || recipe.peer == guest_MPI_PROC_NULL) return;
  comm->partitioned_messages[{request.parts->sends, recipe.peer, recipe.tag}] =
      static_cast<int>(turn % static_cast<std::uint64_t>(tags_in_turn(context)));
}

std::string fill_again(Request& request, std::unique_ptr<MessageParts> made) {
  if (request.parts == nullptr && made == nullptr) return {};
  const bool is_alike = request.parts != nullptr && made != nullptr && request.parts->sends == made->sends &&
                        request.parts->ready.size() == made->ready.size();
  if (!is_alike) return "a partitioned message is incomplete";
  made->ready = std::move(request.parts->ready);
  made->missing = request.parts->missing;
  request.parts = std::move(made);
  return {};
}

void save_turns(Context& context, ArchiveWriter& to) {
  to.put(tags_in_turn(context));
  ArchiveWriter list;
  std::uint64_t count = 0;
  context.communicators.for_each_handle([&](Handle handle, const std::unique_ptr<Communicator>& comm) {
    if (!comm) return;
    for (const auto& [message, turn] : comm->partitioned_messages) {
      ++count;
      list.put(handle);
      list.put(message.sends ? 1 : 0);
      list.put(message.peer);
      list.put(message.tag);
      list.put(turn);
    }
  });
  to.put(count);
  to.put_bytes(list.bytes());
}

std::string restore_turns(Context& context, ArchiveReader& from) {
  const int turns = from.get<int>();
  context.communicators.for_each([](const std::unique_ptr<Communicator>& comm) {
    if (comm) comm->partitioned_messages.clear();
  });
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    Communicator* comm = context.communicator(from.get<Handle>());
    PartitionedMessage message;
    message.sends = from.get<int>() != 0;
    message.peer = from.get<int>();
    message.tag = from.get<int>();
    const int turn = from.get<int>();
    if (!from.ok() || comm == nullptr || message.peer < 0 || message.peer >= comm->peers() || message.tag < 0 ||
        turn < 0 || turn >= turns)
      return "a partitioned message is incomplete";
    if (turns != tags_in_turn(context))
      return fmt::format(
          "the program has partitioned messages, of which each tag stands for {} of the MPI library, and for {} of "
          "the one that the checkpoint was made with",
          tags_in_turn(context), turns);
    comm->partitioned_messages[message] = turn;
    comm->partitioned_tags.change_to(context.partitioned_tags, comm->partitioned_messages.size());
  }
  return {};
}

}  // namespace mpiwasm::calls
