// A compiled module.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "wasm/cache/cache_entry.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/owned.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

class Module {
 public:
  [[nodiscard]] static Expected<Module> compile(const Engine& engine, std::span<const std::byte> bytes);

  /// Loads the output of serialize() from the cache. The engine keeps using the entry, which all ranks of a node share,
  /// instead of a copy per rank.
  [[nodiscard]] static Expected<Module> load(const Engine& engine, CacheEntry entry);

  /// The same from bytes that the engine copies.
  [[nodiscard]] static Expected<Module> load_copy(const Engine& engine, std::span<const std::byte> code);

  [[nodiscard]] std::vector<std::byte> serialize() const;

  [[nodiscard]] wasm_module_t* get() const { return module_.get(); }

 private:
  explicit Module(OwnedModule module, std::optional<CacheEntry> entry = std::nullopt)
      : entry_(std::move(entry)), module_(std::move(module)) {}
  std::optional<CacheEntry> entry_;  // outlives the module, which reads it
  OwnedModule module_;
};

}  // namespace mpiwasm::wasm
