// Rewrites a module file with some sections changed: --max-memory and the exports that mpiwasm calls require this
// before the engine reads the module.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/byte_reader.hpp"

namespace mpiwasm::wasm {

using Bytes = std::vector<std::byte>;

void append(Bytes& bytes, std::span<const std::byte> more);

/// A LEB128 number.
void append_number(Bytes& bytes, std::uint64_t value);

/// Reads the contents of a section and appends the new ones to `contents`; false leaves the section as it is.
using RewriteSection = std::function<Expected<bool>(std::uint8_t id, ByteReader& section, Bytes& contents)>;

/// The module, which read_module_summary() has accepted, with the sections that `rewrite` changes.
[[nodiscard]] Expected<Bytes> rewrite_sections(std::span<const std::byte> module, const RewriteSection& rewrite);

}  // namespace mpiwasm::wasm
