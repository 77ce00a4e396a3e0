// The names of functions in a rewritten module.
#pragma once

#include "wasm/inspect/resumable/code_writer.hpp"

namespace mpiwasm::wasm::resumable {

/// The contents of the name section with functions renumbered. Names of variables and labels are left out. What cannot
/// be read ends the section: names never make a module invalid.
[[nodiscard]] Bytes renumber_names(std::span<const std::byte> names, const Added& added);

}  // namespace mpiwasm::wasm::resumable
