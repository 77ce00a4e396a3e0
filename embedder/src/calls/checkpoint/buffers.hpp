// The guest's buffers for buffered sends: of the process, of communicators and of sessions. They are empty while a job
// is saved, for all messages have been received.
#pragma once

#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// Returns what is wrong, or an empty text; so does restore_buffers().
[[nodiscard]] std::string save_buffers(Context& context, guest::ArchiveWriter& to);
/// Behind communicators and sessions.
[[nodiscard]] std::string restore_buffers(Context& context, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
