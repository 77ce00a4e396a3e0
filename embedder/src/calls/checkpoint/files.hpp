// Files of MPI-IO as plain data. Their contents stay where they are.
#pragma once

#include <string>

#include "calls/checkpoint/datatypes.hpp"
#include "calls/checkpoint/parts.hpp"
#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// What prevents that they are saved; empty when nothing does.
[[nodiscard]] std::string why_files_are_not_saved(Context& context);

/// The types of their views.
void add_view_types(Context& context, SavedDatatypes& types);
/// Returns what is wrong, or an empty text; so does restore_files().
[[nodiscard]] std::string save_files(Context& context, const SavedDatatypes& types, SavedHandlers& handlers,
                                     guest::ArchiveWriter& to);
/// Opens them again. Collective over all processes.
[[nodiscard]] std::string restore_files(Context& context, const RestoredTypes& types, const Handlers& handlers,
                                        guest::ArchiveReader& from);

/// Closes them for the library, when the job ends after it has been saved. Collective over all processes.
void close_files(Context& context);

}  // namespace mpiwasm::calls
