// A module's file as the engine gets it: checked, limited, and with exports that can be called at any time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

struct PreparedModule {
  std::vector<std::byte> bytes;
  ModuleSummary summary;
  /// By how much the code lies further back than in the file.
  std::ptrdiff_t added_bytes = 0;
};

struct Preparation {
  std::optional<std::uint64_t> most_memory = std::nullopt;
  bool is_resumable = false;  ///< its functions can be left where it is stopped (resumable/resumable.hpp)
};

/// The same for running and for compiling ahead, so that both have one entry in the code cache.
[[nodiscard]] Expected<PreparedModule> prepare_module(std::vector<std::byte> file, const Preparation& preparation);

}  // namespace mpiwasm::wasm
