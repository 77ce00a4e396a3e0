// Function types as the engine has them.
#pragma once

#include "wasm/engine/owned.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

[[nodiscard]] OwnedFunctionType native_type(const FunctionType& type);

}  // namespace mpiwasm::wasm
