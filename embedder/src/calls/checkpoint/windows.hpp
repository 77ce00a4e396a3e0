// Windows as plain data. What lies in them is saved with the memory of the guest.
#pragma once

#include <string>

#include "calls/checkpoint/parts.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What prevents that they are saved; empty when nothing does.
[[nodiscard]] std::string why_windows_are_not_saved(Context& context);

/// Ends the epochs that a program may have open while it is saved: those of MPI_Win_lock_all. All operations are
/// complete then. Returns what is wrong, or an empty text; so do those below.
[[nodiscard]] std::string interrupt_epochs(Context& context);
/// Begins them again.
[[nodiscard]] std::string resume_epochs(Context& context);

void save_windows(Context& context, SavedHandlers& handlers, guest::ArchiveWriter& to);
/// Makes them again, over the memory that the guest has already. Collective over all processes.
[[nodiscard]] std::string restore_windows(Context& context, const Handlers& handlers, guest::ArchiveReader& from);

/// Frees them for the library, when the job ends after it has been saved. Collective over all processes.
void free_windows(Context& context);

}  // namespace mpiwasm::calls
