// The guest's buffer for buffered sends. It is empty while a job is saved, for all messages have been received.
#pragma once

#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What prevents that it is saved; empty when nothing does.
[[nodiscard]] std::string why_buffers_are_not_saved(const Context& context);
/// Returns what is wrong, or an empty text; so does restore_buffer().
[[nodiscard]] std::string save_buffer(Context& context, guest::ArchiveWriter& to);
[[nodiscard]] std::string restore_buffer(Context& context, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
