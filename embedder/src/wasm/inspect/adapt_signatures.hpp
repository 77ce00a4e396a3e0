// Calls with another signature than that of the function. For each, wasm-ld makes a function that only traps, named
// "signature_mismatch:" and the function that is meant. Natively, such a call works if it ignores the result, if it has
// none to ignore, or if its last arguments are more than the function takes: Fortran programs call functions of C as
// subroutines, and pass the lengths of strings to those that do not expect them; C of before 1999 calls functions that
// are declared nowhere, as if they had a result.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// The same module, in which such calls reach the functions; nothing when there are none, or when the module has no
/// names of functions. Other calls with a wrong signature trap as before. `module` must have passed
/// read_module_summary(), which gave `summary`.
[[nodiscard]] Expected<std::optional<std::vector<std::byte>>> adapt_signatures(std::span<const std::byte> module,
                                                                               const ModuleSummary& summary);

}  // namespace mpiwasm::wasm
