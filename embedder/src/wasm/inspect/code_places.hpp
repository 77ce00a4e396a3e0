// Where the calls of a backtrace are, in the module's file and in the program's sources.
#pragma once

#include <cstddef>
#include <map>
#include <span>
#include <string>
#include <vector>

#include "wasm/frame.hpp"
#include "wasm/inspect/source_lines.hpp"

namespace mpiwasm::wasm {

class CodePlaces {
 public:
  /// `module` is the file's content, as it is now; empty when it cannot be had. The module that runs has at most so
  /// many functions, imported ones included.
  CodePlaces(std::span<const std::byte> module, std::span<const Frame> frames, std::size_t most_functions);

  /// What goes behind the function's number: ", offset 0x805, job.c:11"; or, when only the function is known, ", begins
  /// at 0x7f1, job.c:9".
  [[nodiscard]] std::string text_of(const Frame& frame) const;

 private:
  void read_sections(std::span<const std::byte> module);
  void read_code(std::span<const std::byte> contents, std::size_t offset);
  [[nodiscard]] std::size_t place_of(const Frame& frame) const;

  std::size_t most_functions_;
  DebugSections debug_;
  std::size_t code_ = 0;             ///< where the code section's contents begin
  std::vector<std::size_t> bodies_;  ///< where each function's code begins, imported ones first (0)
  std::map<std::uint64_t, SourceLine> lines_;
};

}  // namespace mpiwasm::wasm
