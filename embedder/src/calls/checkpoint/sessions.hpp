// Sessions as plain data, and whether MPI runs by them or by MPI_Init.
#pragma once

#include <string>

#include "calls/checkpoint/messages.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

void save_sessions(Context& context, SavedHandlers& handlers, guest::ArchiveWriter& to);
/// Returns what is wrong, or an empty text; so does restore_running().
[[nodiscard]] std::string restore_sessions(Context& context, const Handlers& handlers, guest::ArchiveReader& from);

void save_running(const Context& context, guest::ArchiveWriter& to);
/// Behind all objects, because MPI_COMM_WORLD is needed to make them: takes it away where MPI_Init has not been called,
/// or MPI_Finalize has.
[[nodiscard]] std::string restore_running(Context& context, const JobState& state, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
