// Which local variables are needed after each call site.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "wasm/inspect/resumable/function_plan.hpp"

namespace mpiwasm::wasm::resumable {

/// A set of local variables.
class LocalSet {
 public:
  LocalSet() = default;
  explicit LocalSet(std::size_t locals) : words_((locals + 63) / 64) {}

  void add(std::uint32_t local) { words_[local / 64] |= std::uint64_t{1} << (local % 64); }
  void remove(std::uint32_t local) { words_[local / 64] &= ~(std::uint64_t{1} << (local % 64)); }
  void clear() { words_.assign(words_.size(), 0); }
  LocalSet& operator|=(const LocalSet& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  bool operator==(const LocalSet&) const = default;
  [[nodiscard]] bool contains(std::uint32_t local) const { return (words_[local / 64] >> (local % 64) & 1U) != 0; }

 private:
  std::vector<std::uint64_t> words_;
};

struct LiveLocals {
  /// By site, the variables whose value may be read after the call returns or throws, in ascending order.
  std::vector<std::vector<std::uint32_t>> after;
  /// The function is too large to follow: all variables are live at the first site and stand for all sites.
  bool stands_for_all = false;
};

/// Nothing when a branch goes to a label, or an access to a variable, that does not exist.
[[nodiscard]] std::optional<LiveLocals> live_after_sites(const FunctionPlan& plan);

}  // namespace mpiwasm::wasm::resumable
