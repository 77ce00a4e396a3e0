#include "command/run_code.hpp"

#include <fmt/format.h>

#include <set>

#include "command/background_compile.hpp"
#include "command/usable_cores.hpp"
#include "command/waiting_line.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/first_tier.hpp"

namespace mpiwasm::command {
wasm::EngineOptions RunCode::best_options() const {
  return {.backend = *wasm::backend_from_text(options_.backend), .stack_size = options_.stack_size};
}

wasm::Expected<void> RunCode::load_saved(std::span<const std::byte> code) {
  auto engine = wasm::Engine::create(best_options());
  if (!engine) return tl::unexpected(engine.error());
  engine_ = std::make_unique<wasm::Engine>(std::move(*engine));
  auto module = wasm::Module::load_copy(*engine_, code);
  if (!module) return tl::unexpected(module.error());
  module_ = std::make_unique<wasm::Module>(std::move(*module));
  timings_.phase_done("load");
  return {};
}

wasm::Expected<void> RunCode::load(const std::vector<std::byte>& module, const wasm::ModuleSummary& summary) {
  if (wasm::uses_threads(summary) && options_.backend == "singlepass")
    return tl::unexpected(wasm::Error{wasm::ErrorKind::unusable_module,
                                      "the program has threads, for which singlepass has no fences; use --backend llvm "
                                      "or cranelift"});
  const wasm::EngineOptions best = best_options();
  key_ = wasm::code_key(best, module);
  timings_.phase_done("hash");
  wasm::ModuleCache cache{cache_settings(options_.cache)};
  is_on_first_tier_ = start_on_first_tier(module, summary, cache);
  const auto loaded = is_on_first_tier_ ? wasm::Expected<void>{} : compile_or_load(best, key_, module, cache);
  std::set<std::string> warned;
  for (const std::string& warning : cache.warnings())
    if (warned.insert(warning).second) report_.warning(warning);
  return loaded;
}

wasm::Expected<void> RunCode::compile_or_load(const wasm::EngineOptions& options, const wasm::CacheKey& key,
                                              const std::vector<std::byte>& module, wasm::ModuleCache& cache) {
  auto engine = wasm::Engine::create(options);
  if (!engine) return tl::unexpected(engine.error());
  engine_ = std::make_unique<wasm::Engine>(std::move(*engine));
  timings_.phase_done("engine");
  const std::string name = std::filesystem::path{options_.module}.filename();
  auto loaded = [&] {
    std::optional<WaitingLine> line;
    if (job_.rank() <= 0)
      line.emplace(fmt::format("compiling {} for its first run here ({} KiB)", name, module.size() / 1024));
    return wasm::load_module(*engine_, module, key, name, cache);
  }();
  if (!loaded) return tl::unexpected(loaded.error());
  timings_.phase_done(loaded->was_compiled() ? "compile" : "load");
  source_ = loaded->source;
  module_ = std::make_unique<wasm::Module>(std::move(loaded->module));
  return {};
}

/// In a first run that would wait for LLVM: compiles quickly and has LLVM compile meanwhile. False when the run needs
/// LLVM's code at once.
bool RunCode::start_on_first_tier(const std::vector<std::byte>& module, const wasm::ModuleSummary& summary,
                                  wasm::ModuleCache& cache) {
  // Frames of a saved program are those of one code, unless it leaves them.
  if (!options_.checkpoint_directory.empty() && !is_to_be_resumable(options_)) return false;
  if (options_.backend_given || options_.first_run != "fast" || cache.own() == nullptr) return false;
  if (!wasm::is_for_first_tier(summary, usable_cores()) || cache.has(key_)) return false;
  const wasm::CacheLock lock = cache.try_lock(key_);
  using Outcome = wasm::CacheLock::Outcome;
  // Not had in time: another process makes LLVM's code already.
  if (lock.outcome() != Outcome::held && lock.outcome() != Outcome::timed_out) return false;

  const wasm::EngineOptions quick = wasm::first_tier_options(options_.stack_size);
  if (!compile_or_load(quick, wasm::code_key(quick, module), module, cache)) return false;
  // Opened now, for what it waits for comes when directories are out of reach.
  cache_of_upgrade_.emplace(cache_settings(options_.cache));
  // Where nothing can be kept, LLVM's code would never come.
  if (source_ == wasm::ModuleCache::Source::made || cache_of_upgrade_->own() == nullptr) return false;
  return lock.outcome() == Outcome::timed_out || compile_in_background({.module = options_.module,
                                                                        .file = file_,
                                                                        .cache = cache.own()->path(),
                                                                        .most_cache_bytes = options_.cache.most_bytes,
                                                                        .most_memory = options_.most_memory,
                                                                        .is_resumable = is_to_be_resumable(options_)},
                                                                       lock);
}

std::optional<std::filesystem::path> RunCode::directory_in_use() const {
  if (!is_on_first_tier_ || !cache_of_upgrade_) return std::nullopt;
  return cache_of_upgrade_->own()->path();
}

void RunCode::start_upgrade(wasm::Instance& instance) {
  if (is_on_first_tier_) upgrade_.emplace(*engine_, instance, std::move(*cache_of_upgrade_), key_);
}

void RunCode::stop_upgrade() {
  if (upgrade_) upgraded_ = upgrade_->stop();
}

void RunCode::report_upgrade() const {
  if (!options_.timings || !is_on_first_tier_) return;
  report_.note(upgraded_
                   ? fmt::format("switched to the code of LLVM {:.2f} s after the start of the run", upgraded_->count())
                   : "ran on the code of cranelift: that of LLVM was not ready");
}

}  // namespace mpiwasm::command
