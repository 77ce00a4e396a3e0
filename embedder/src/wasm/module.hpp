// A compiled module.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "wasm/engine.hpp"
#include "wasm/error.hpp"
#include "wasm/owned.hpp"

namespace mpiwasm::wasm {

class Module {
 public:
  [[nodiscard]] static Expected<Module> compile(const Engine& engine, std::span<const std::byte> bytes);

  /// Loads what serialize() gave. It is executed as it is: only pass bytes that this user's mpiwasm has written.
  [[nodiscard]] static Expected<Module> deserialize(const Engine& engine, std::span<const std::byte> code);

  [[nodiscard]] std::vector<std::byte> serialize() const;

  [[nodiscard]] wasm_module_t* get() const { return module_.get(); }

 private:
  explicit Module(OwnedModule module) : module_(std::move(module)) {}
  OwnedModule module_;
};

}  // namespace mpiwasm::wasm
