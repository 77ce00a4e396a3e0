// From places in the code to lines of the source, by the line tables of DWARF 2 to 5 that compilers leave with -g.
// Reads unchecked input, and only when a backtrace is printed; the loader and the engine never use it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>

namespace mpiwasm::wasm {

struct SourceLine {
  std::string file;  ///< as the compiler was given it
  std::uint64_t line = 0;
};

/// The custom sections of a module that lines are read from; empty where there are none.
struct DebugSections {
  std::span<const std::byte> lines;         ///< .debug_line
  std::span<const std::byte> line_strings;  ///< .debug_line_str
  std::span<const std::byte> strings;       ///< .debug_str
};

/// No program that a compiler makes comes near them; tables may be made so that each row concerns every place. Places
/// that have not been found by then have no line.
struct SearchLimits {
  std::size_t most_bytes = std::size_t{1} << 28;            ///< of .debug_line, read from its beginning
  std::uint64_t most_comparisons = std::uint64_t{1} << 24;  ///< of a row with a place that lies in its range
};

/// The lines of those places in `wanted` that have one. Places are counted from where the code section's contents
/// begin; so is where each function of the module begins, in `functions`, in ascending order. Tables of functions that
/// the linker has left out begin in none, or in another one than the place: linkers before LLVM 12 put them at 0.
[[nodiscard]] std::map<std::uint64_t, SourceLine> find_source_lines(const DebugSections& sections,
                                                                    std::span<const std::uint64_t> wanted,
                                                                    std::span<const std::uint64_t> functions,
                                                                    const SearchLimits& limits = {});

}  // namespace mpiwasm::wasm
