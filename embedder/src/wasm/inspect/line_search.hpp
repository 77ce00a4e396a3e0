// The places of which lines are looked for, in all line tables of a module together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "wasm/inspect/source_lines.hpp"

namespace mpiwasm::wasm {

class LineSearch {
 public:
  /// The arguments of find_source_lines().
  LineSearch(std::span<const std::uint64_t> wanted, std::span<const std::uint64_t> functions,
             std::uint64_t most_comparisons);

  /// Whether all are found, or as many comparisons made as there may be.
  [[nodiscard]] bool is_over() const { return found_.size() == places_.size() || comparisons_left_ == 0; }

  /// The function that the address is in, counted from 1; 0 is in front of the first one.
  [[nodiscard]] std::size_t function_at(std::uint64_t address) const;

  /// What of that function lies from `begin` up to `end` is of that line; `file` ends where it has a zero.
  void add(std::uint64_t begin, std::uint64_t end, std::size_t function, std::span<const std::byte> file,
           std::uint64_t line);

  [[nodiscard]] const std::map<std::uint64_t, SourceLine>& found() const { return found_; }

 private:
  struct Place {
    std::uint64_t address;
    std::size_t function;
    bool is_found;
  };

  std::span<const std::uint64_t> functions_;
  std::vector<Place> places_;  ///< in ascending order
  std::uint64_t comparisons_left_;
  std::map<std::uint64_t, SourceLine> found_;
};

}  // namespace mpiwasm::wasm
