// "mpiwasm compile": fills the code cache ahead of time.
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <filesystem>

#include "command/commands.hpp"
#include "command/error_exit.hpp"
#include "command/timings.hpp"
#include "command/waiting_line.hpp"
#include "confinement/confinement.hpp"
#include "wasm/engine/load_module.hpp"
#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/prepare_module.hpp"
#include "wasm/printable.hpp"

namespace mpiwasm::command {
namespace {

std::string outcome(const wasm::LoadedModule& loaded, std::chrono::duration<double> time) {
  if (loaded.was_compiled()) return fmt::format("compiled in {:.1f} s", time.count());
  if (loaded.source == wasm::ModuleCache::Source::came)
    return fmt::format("compiled meanwhile by another process, which was waited for {:.1f} s", time.count());
  return "was there already";
}

wasm::Expected<std::string> compile_one(const wasm::Engine& engine, wasm::Expected<std::vector<std::byte>> bytes,
                                        const std::string& path, const CompileOptions& options,
                                        wasm::ModuleCache& cache, Timings& timings) {
  if (!bytes) return tl::unexpected(bytes.error());
  auto module = wasm::prepare_module(
      std::move(*bytes), {.most_memory = options.most_memory, .is_resumable = options.checkpoint_form == "portable"});
  if (!module) return tl::unexpected(module.error());
  timings.phase_done("read");
  const wasm::CacheKey key = wasm::code_key(engine.options(), module->bytes);
  timings.phase_done("hash");
  const auto begin = std::chrono::steady_clock::now();
  const auto loaded = [&] {
    const WaitingLine line{fmt::format("compiling {} ({} KiB)", path, module->bytes.size() / 1024)};
    return wasm::load_module(engine, module->bytes, key, std::filesystem::path{path}.filename(), cache);
  }();
  if (!loaded) return tl::unexpected(loaded.error());
  timings.phase_done(loaded->was_compiled() ? "compile" : "load");
  // Here a cache that cannot be used is the failure, not a warning.
  if (loaded->source == wasm::ModuleCache::Source::made && !cache.warnings().empty())
    return tl::unexpected(wasm::Error{wasm::ErrorKind::instantiation, cache.warnings().back()});
  // What a first run started on is of no use any more.
  if (engine.options().backend == wasm::Backend::llvm)
    cache.remove(wasm::code_key(wasm::first_tier_options(engine.options().stack_size), module->bytes));
  for (const std::string& warning : cache.warnings()) fmt::print(stderr, "mpiwasm: warning: {}\n", warning);
  return outcome(*loaded, std::chrono::steady_clock::now() - begin);
}

/// Of all modules that first runs on this machine left to the background, one at a time. Ends with the process.
guest::HostFile wait_for_others(const wasm::CacheDirectory& directory) {
  std::array<char, 256> host{};
  (void)::gethostname(host.data(), host.size() - 1);
  auto file =
      guest::HostFile::own(::openat(directory.descriptor().number(), fmt::format("{}.lock", host.data()).c_str(),
                                    O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (file.is_open()) (void)::flock(file.number(), LOCK_EX);
  return file;
}

/// The compiler reads modules of unknown origin, so in the background it has no rights but these.
void confine(const wasm::CacheDirectory& directory) {
  confinement::Wishes wishes;
  wishes.files.push_back({.path = directory.path().string(), .access = confinement::Access::change});
  (void)confinement::raise(wishes, confinement::find_abilities());
}

/// What a first run has started: compile_in_background().
int compile_in_its_stead(const wasm::Engine& engine, const CompileOptions& options) {
  wasm::ModuleCache cache{cache_settings(options.cache)};
  guest::HostFile passed = guest::HostFile::own(options.inherited_lock);
  cache.inherit(wasm::CacheLock::inherit(guest::HostFile::own(::dup(passed.number()))));
  (void)passed.close();
  if (cache.own() == nullptr) return setup_failed;
  const guest::HostFile turn = wait_for_others(*cache.own());
  confine(*cache.own());
  Timings timings;
  const guest::HostFile module = guest::HostFile::own(options.inherited_module);
  const auto result =
      compile_one(engine, wasm::read_module_file(module), options.modules.front(), options, cache, timings);
  return result ? success : exit_code_of(result.error().kind);
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
  if (options.inherited_lock >= 0) return compile_in_its_stead(*engine, options);
  int exit_code = success;
  for (const std::string& path : options.modules) {
    wasm::ModuleCache cache{cache_settings(options.cache)};
    const auto result = compile_one(*engine, wasm::read_module_file(path), path, options, cache, timings);
    if (options.timings) fmt::print(stderr, "mpiwasm: {}: {}\n", path, timings.to_text());
    timings = {};
    if (result) {
      fmt::print("{}: {}\n", path, *result);
    } else {
      fmt::print(stderr, "mpiwasm: {}: {}\n", path, wasm::printable_lines(result.error().message));
      exit_code = exit_code_of(result.error().kind);
    }
  }
  return exit_code;
}

}  // namespace mpiwasm::command
