// Messages that a matched probe has found and the guest has not received. The library cannot give them back, so they
// are received when the job is saved, sent again by their senders, and matched again before any other message is.
#pragma once

#include <cstdint>
#include <string>

#include "calls/checkpoint/messages.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"
#include "guest/host_function.hpp"

namespace mpiwasm::calls {

/// The bytes of a message that a probe has found; negative when the library does not say.
[[nodiscard]] std::int64_t bytes_of(const MPI_Status& status);

/// What prevents that they are saved; empty when nothing does.
[[nodiscard]] std::string why_matched_are_not_saved(Context& context);

/// Receives them. Returns what is wrong, or an empty text; so do those below.
[[nodiscard]] std::string take_matched(Context& context);
void save_matched(const JobState& state, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_matched(Context& context, guest::ArchiveReader& from);

/// Their senders have sent them once more, and nothing else: matches them.
[[nodiscard]] std::string match_again(Context& context);

}  // namespace mpiwasm::calls
