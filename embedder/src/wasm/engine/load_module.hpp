// From a module's bytes to compiled code: through the code cache when it has the code, else through the compiler.
#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string>

#include "wasm/cache/module_cache.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/module.hpp"

namespace mpiwasm::wasm {

/// Names the code that an engine with these options makes of these bytes.
[[nodiscard]] CacheKey code_key(const EngineOptions& options, std::span<const std::byte> bytes);

struct LoadedModule {
  Module module;
  ModuleCache::Source source;

  /// Whether this process has compiled.
  [[nodiscard]] bool was_compiled() const {
    return source == ModuleCache::Source::kept || source == ModuleCache::Source::made;
  }
};

/// `name` is for people who list the cache.
[[nodiscard]] Expected<LoadedModule> load_module(const Engine& engine, std::span<const std::byte> bytes,
                                                 const CacheKey& key, const std::string& name, ModuleCache& cache);

}  // namespace mpiwasm::wasm
