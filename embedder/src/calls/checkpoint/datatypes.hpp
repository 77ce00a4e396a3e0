// Datatypes as plain data, each behind those that it is made of.
#pragma once

#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// Whether a datatype can be made again from its recipe.
[[nodiscard]] bool can_make_again(const Datatype& type);
void save_datatypes(Context& context, guest::ArchiveWriter& to);
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string restore_datatypes(Context& context, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
