// Which functions can reach a stopping point, following indirect calls by their type.
#pragma once

#include <cstdint>
#include <vector>

#include "wasm/inspect/resumable/module_parts.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::wasm::resumable {

class CallGraph {
 public:
  [[nodiscard]] static Expected<CallGraph> make(const ModuleParts& parts, const IsStop& stops);

  /// Whether a call of this function, or an indirect call of this type, may end at a stopping point.
  [[nodiscard]] bool function_reaches(std::uint32_t function) const { return reaches_[function]; }
  [[nodiscard]] bool type_reaches(std::uint32_t type) const { return type_reaches_[canonical_[type]]; }

  /// Whether it may be the stopping point itself, so that its arguments are needed again.
  [[nodiscard]] bool function_stops(std::uint32_t function) const { return stops_[function]; }
  [[nodiscard]] bool type_stops(std::uint32_t type) const { return type_stops_[canonical_[type]]; }

 private:
  std::vector<bool> reaches_;
  std::vector<bool> stops_;
  std::vector<std::uint32_t> canonical_;  ///< by type: the first equal one
  std::vector<bool> type_reaches_;
  std::vector<bool> type_stops_;
};

/// Whether an instruction changes a table, which is not saved: nor are references to functions, which are addresses of
/// the process, but only through a table can they be called.
[[nodiscard]] bool changes_table(std::uint16_t code);

}  // namespace mpiwasm::wasm::resumable
