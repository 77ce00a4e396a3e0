// The way of a running program from the code that its first run started on to the code of LLVM, which another process
// compiles meanwhile: a thread waits for it in the code cache, loads it, and puts its addresses in the place of the
// old. Each function changes at its next call. Decision 0020.
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>

#include "wasm/cache/module_cache.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/instance.hpp"

namespace mpiwasm::wasm {

class CodeUpgrade {
 public:
  /// `engine` and `instance` must live until stop(). `key` is that of LLVM's code of the instance's module.
  CodeUpgrade(const Engine& engine, const Instance& instance, ModuleCache cache, const CacheKey& key);
  ~CodeUpgrade() { stop(); }
  CodeUpgrade(const CodeUpgrade&) = delete;
  CodeUpgrade& operator=(const CodeUpgrade&) = delete;

  /// Waits no longer. Returns how long after the beginning the code was replaced, if it was.
  std::optional<std::chrono::duration<double>> stop();

 private:
  void wait_for_code();
  bool replace(CacheEntry entry);

  using Clock = std::chrono::steady_clock;
  const Engine& engine_;
  OwnedReplaceable replaceable_;
  ModuleCache cache_;
  CacheKey key_;
  Clock::time_point begin_ = Clock::now();
  std::optional<CacheEntry> code_;  ///< of LLVM; the engine goes on reading it
  std::optional<std::chrono::duration<double>> replaced_after_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool is_stopping_ = false;
  std::thread thread_;
};

}  // namespace mpiwasm::wasm
