// The state of MPI for a checkpoint: the guest's objects as plain data, and the messages that are under way. Collective
// over all processes, which are at the same place of the program: no operation of the guest is under way.
// docs/contributors/checkpoint-protocol.md has the protocol.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What of this process cannot be saved now, as in "2 requests are not complete"; empty when all can.
[[nodiscard]] std::string why_not_saved(Context& context);

/// Whether the collective operations of a communicator are those of all processes.
[[nodiscard]] inline bool joins_all(Context& context, Handle handle) {
  const Communicator* comm = context.communicator(handle);
  const Communicator* world = context.communicator(guest_MPI_COMM_WORLD);
  return comm != nullptr && world != nullptr && !comm->inter && comm->size == world->size;
}

/// Replaces each number by the largest of all processes'.
void find_largest(Context& context, std::span<std::int64_t> numbers);

/// Writes all objects, and the messages that have been sent and not received. These go out once more by send_again().
[[nodiscard]] std::string save_job(Context& context, guest::ArchiveWriter& to);

/// Makes all objects again, under the words that the guest knows them by, in a library that has just been started.
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string restore_job(Context& context, guest::ArchiveReader& from);

/// Lets the senders of the messages that save_job() has received, or restore_job() has read, send them once more.
[[nodiscard]] std::string send_again(Context& context);

}  // namespace mpiwasm::calls
