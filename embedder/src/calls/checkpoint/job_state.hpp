// The state of MPI for a checkpoint: the guest's objects as plain data, and the messages that are under way. Collective
// over all processes, which are all at stopping points: no call of the guest is in the library.
// docs/contributors/checkpoint-protocol.md has the protocol.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What of this process cannot be saved, as in "there is a window", as long as the program does nothing about it; empty
/// when all can.
[[nodiscard]] std::string why_never_saved(Context& context);
/// The same, and what cannot be saved just now.
[[nodiscard]] std::string why_not_saved(Context& context);

/// Replaces each number by the largest of all processes'.
void find_largest(Context& context, std::span<std::int64_t> numbers);

/// Writes all objects, and the messages that have been sent and not received. These go out once more by send_again().
[[nodiscard]] std::string save_job(Context& context, guest::ArchiveWriter& to);

/// Makes all objects again, under the words that the guest knows them by, in a library that has just been started.
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string restore_job(Context& context, guest::ArchiveReader& from);

/// Ends what the library would not survive in a job that ends after it has been saved, or has not been restored.
/// Collective over all processes.
void end_objects(Context& context);

/// Lets the senders of the messages that save_job() has received, or restore_job() has read, send them once more.
[[nodiscard]] std::string send_again(Context& context);

}  // namespace mpiwasm::calls
