// From the reasons why a module cannot run to exit codes.
#pragma once

#include "command/exit_codes.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::command {

[[nodiscard]] constexpr int exit_code_of(wasm::ErrorKind kind) {
  switch (kind) {
    case wasm::ErrorKind::unusable_module:
      return unusable_module;
    case wasm::ErrorKind::compilation:
      return compilation_failed;
    case wasm::ErrorKind::instantiation:
      return setup_failed;
  }
  return setup_failed;
}

}  // namespace mpiwasm::command
