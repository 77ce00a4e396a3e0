#include "wasm/engine/load_module.hpp"

#include <fmt/format.h>

#include <optional>
#include <utility>

namespace mpiwasm::wasm {

CacheKey code_key(const EngineOptions& options, std::span<const std::byte> bytes) {
  // Two steps, so that the end of one part cannot be taken for the beginning of the other.
  const Digest module = Sha256{}.add(bytes).finish();
  const std::string form = fmt::format("{}; entry {}", fingerprint(options), entry_format);
  return Sha256{}.add(std::span{module}).add(form).finish();
}

Expected<LoadedModule> load_module(const Engine& engine, std::span<const std::byte> bytes, const CacheKey& key,
                                   const std::string& name, ModuleCache& cache) {
  std::optional<Module> module;
  const auto load = [&](CacheEntry entry) {
    auto loaded = Module::load(engine, std::move(entry));
    if (loaded) module = std::move(*loaded);
    return module.has_value();
  };
  const auto make = [&]() -> Expected<std::vector<std::byte>> {
    auto compiled = Module::compile(engine, bytes);
    if (!compiled) return tl::unexpected(compiled.error());
    module = std::move(*compiled);
    return module->serialize();
  };
  const std::string description =
      fmt::format("{}, {} KiB, {}{}", name, (bytes.size() + 1023) / 1024, to_text(engine.options().backend),
                  engine.options().replaceable_code ? " for the first run" : "");
  const auto source = cache.load_or_make(key, description, load, make);
  if (!source) return tl::unexpected(source.error());
  return LoadedModule{std::move(*module), *source};
}

}  // namespace mpiwasm::wasm
