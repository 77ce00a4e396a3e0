// Which processor this is: compiled code is made for it, so it is part of the code cache's key.
#pragma once

#include <string>
#include <vector>

namespace mpiwasm::wasm {

struct Cpu {
  std::string architecture;           ///< "x86_64" or "aarch64"
  std::string name;                   ///< as the processor calls itself
  std::vector<std::string> features;  ///< vector and arithmetic extensions that matter for speed
  std::string identity;               ///< model and every feature bit, in hexadecimal; equal only on equal processors
};

[[nodiscard]] Cpu identify_cpu();

}  // namespace mpiwasm::wasm
