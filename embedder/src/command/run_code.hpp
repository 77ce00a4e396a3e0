// The compiled code of a run: from the cache, or compiled, or on two tiers (docs/decisions/0020).
#pragma once

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "command/job.hpp"
#include "command/options.hpp"
#include "command/report.hpp"
#include "command/timings.hpp"
#include "wasm/engine/code_upgrade.hpp"
#include "wasm/engine/instance.hpp"
#include "wasm/engine/load_module.hpp"
#include "wasm/error.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::command {

class RunCode {
 public:
  /// All of it must outlive this. `file` is the module's, which may be opened later.
  RunCode(const RunOptions& options, const guest::HostFile& file, const Job& job, const Report& report,
          Timings& timings)
      : options_(options), file_(file), job_(job), report_(report), timings_(timings) {}

  /// Creates the engine, which must be there before MPI (wasm/engine/engine.hpp), and the code of a module.
  [[nodiscard]] wasm::Expected<void> load(const std::vector<std::byte>& module, const wasm::ModuleSummary& summary);

  /// The same with code that was kept in a checkpoint.
  [[nodiscard]] wasm::Expected<void> load_saved(std::span<const std::byte> code);

  [[nodiscard]] wasm::Engine& engine() { return *engine_; }
  [[nodiscard]] wasm::Module& module() { return *module_; }

  /// What load() has made the code from, as text: module, compiler and processor.
  [[nodiscard]] std::string name() const { return wasm::to_hexadecimal(key_); }

  /// The directory that the run reads while the guest runs, if any.
  [[nodiscard]] std::optional<std::filesystem::path> directory_in_use() const;

  /// Waits, beside the guest, for better code and changes to it.
  void start_upgrade(wasm::Instance& instance);
  /// Ends the waiting, before the instance ends; reports with --timings when the code was changed.
  void stop_upgrade();
  void report_upgrade() const;

 private:
  [[nodiscard]] wasm::EngineOptions best_options() const;
  [[nodiscard]] wasm::Expected<void> compile_or_load(const wasm::EngineOptions& options, const wasm::CacheKey& key,
                                                     const std::vector<std::byte>& module, wasm::ModuleCache& cache);
  [[nodiscard]] bool start_on_first_tier(const std::vector<std::byte>& module, const wasm::ModuleSummary& summary,
                                         wasm::ModuleCache& cache);

  const RunOptions& options_;
  const guest::HostFile& file_;
  const Job& job_;
  const Report& report_;
  Timings& timings_;
  wasm::CacheKey key_{};  ///< of the best code
  wasm::ModuleCache::Source source_{};
  bool is_on_first_tier_ = false;
  std::optional<wasm::ModuleCache> cache_of_upgrade_;
  std::unique_ptr<wasm::Engine> engine_;
  std::unique_ptr<wasm::Module> module_;
  std::optional<wasm::CodeUpgrade> upgrade_;
  std::optional<std::chrono::duration<double>> upgraded_;
};

}  // namespace mpiwasm::command
