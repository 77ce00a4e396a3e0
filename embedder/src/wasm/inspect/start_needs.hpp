// What is made at the start of a program for functions that it imports, because it cannot be made during their calls
// (key needs_at_start of mpi-api).
#pragma once

#include <cstdint>

#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

enum class StartNeed : std::uint8_t {
  private_communicators,  ///< beside every communicator at once (host::AdapterOptions)
  port_seal,              ///< the key of the user
};

[[nodiscard]] bool needs_at_start(const ModuleSummary& module, StartNeed need);

}  // namespace mpiwasm::wasm
