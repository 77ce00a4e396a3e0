// Partitioned messages of a job that is saved (messages/partitioned_emulation.hpp). They are on their way as others
// are, on private communicators; a send that the guest has not filled yet is in no library, and begins again.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// Whether a process has prepared one. Collective over all processes.
[[nodiscard]] bool has_partitioned_messages(Context& context);
/// The communicator that those of one of the guest's go over; MPI_COMM_NULL when there is none.
[[nodiscard]] MPI_Comm partitioned_host(const Communicator& comm);

/// The parts of a request, if it has any. Those that are restored send nothing.
void save_parts(const Request& request, guest::ArchiveWriter& to);
[[nodiscard]] std::unique_ptr<MessageParts> restore_parts(guest::ArchiveReader& from, std::uint64_t& turn);
/// Before a request is prepared again: has it take the tag that it had.
void take_same_turn(Context& context, const Request& request, const MessageRecipe& recipe, std::uint64_t turn);
/// Gives the request that has been prepared again the parts that are filled. Returns what is wrong, or an empty text.
[[nodiscard]] std::string fill_again(Request& request, std::unique_ptr<MessageParts> made);

/// Which tags the next messages take. Behind all requests, which take tags when they are prepared again.
void save_turns(Context& context, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_turns(Context& context, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
