// "mpiwasm compile": fills the code cache ahead of time.
#include <fmt/format.h>

#include <filesystem>

#include "command/commands.hpp"
#include "command/error_exit.hpp"
#include "command/timings.hpp"
#include "wasm/engine/load_module.hpp"
#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/prepare_module.hpp"

namespace mpiwasm::command {
namespace {

wasm::Expected<std::string> compile_one(const wasm::Engine& engine, const std::string& path,
                                        const CompileOptions& options, Timings& timings) {
  auto bytes = wasm::read_module_file(path);
  if (!bytes) return tl::unexpected(bytes.error());
  auto module = wasm::prepare_module(std::move(*bytes), options.most_memory);
  if (!module) return tl::unexpected(module.error());
  timings.phase_done("read");
  wasm::ModuleCache cache{cache_settings(options.cache)};
  const wasm::CacheKey key = wasm::code_key(engine, module->bytes);
  timings.phase_done("hash");
  const auto loaded = wasm::load_module(engine, module->bytes, key, std::filesystem::path{path}.filename(), cache);
  if (!loaded) return tl::unexpected(loaded.error());
  timings.phase_done(loaded->was_stored() ? "load" : "compile");
  // Here a cache that cannot be used is the failure, not a warning.
  if (loaded->source == wasm::ModuleCache::Source::made && !cache.warnings().empty())
    return tl::unexpected(wasm::Error{wasm::ErrorKind::instantiation, cache.warnings().back()});
  for (const std::string& warning : cache.warnings()) fmt::print(stderr, "mpiwasm: warning: {}\n", warning);
  return loaded->was_stored() ? "was there already" : "compiled";
}

}  // namespace

int compile(const CompileOptions& options) {
  Timings timings;
  const auto engine = wasm::Engine::create({.backend = *wasm::backend_from_text(options.backend)});
  if (!engine) {
    fmt::print(stderr, "mpiwasm: {}\n", engine.error().message);
    return exit_code_of(engine.error().kind);
  }
  timings.phase_done("engine");
  int exit_code = success;
  for (const std::string& path : options.modules) {
    const auto result = compile_one(*engine, path, options, timings);
    if (options.timings) fmt::print(stderr, "mpiwasm: {}: {}\n", path, timings.to_text());
    timings = {};
    if (result) {
      fmt::print("{}: {}\n", path, *result);
    } else {
      fmt::print(stderr, "mpiwasm: {}: {}\n", path, result.error().message);
      exit_code = exit_code_of(result.error().kind);
    }
  }
  return exit_code;
}

}  // namespace mpiwasm::command
