// What the guest has besides objects: keys of attributes, and error classes and codes, as plain data.
#pragma once

#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

void save_values(const Context& context, guest::ArchiveWriter& to);
/// Returns what is wrong, or an empty text; so does count_uses().
[[nodiscard]] std::string restore_values(Context& context, guest::ArchiveReader& from);

/// Behind all objects: counts the attributes that use each key. What the image says of that could make room for
/// attributes without end, or free a key that is in use.
[[nodiscard]] std::string count_uses(Context& context);

}  // namespace mpiwasm::calls
