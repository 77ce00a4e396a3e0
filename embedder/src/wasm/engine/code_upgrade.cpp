#include "wasm/engine/code_upgrade.hpp"

#include <algorithm>
#include <csignal>
#include <utility>

namespace mpiwasm::wasm {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::milliseconds shortest_pause = 50ms;
constexpr std::chrono::milliseconds longest_pause = 2s;

/// Starts a thread to which the kernel delivers no signals: they are for the guest's.
template <class Function>
std::thread start_without_signals(Function function) {
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  (void)::pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread thread{std::move(function)};
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return thread;
}

}  // namespace

CodeUpgrade::CodeUpgrade(const Engine& engine, const Instance& instance, ModuleCache cache, const CacheKey& key)
    : engine_(engine), replaceable_(instance.replaceable()), cache_(std::move(cache)), key_(key) {
  if (replaceable_) thread_ = start_without_signals([this] { wait_for_code(); });
}

std::optional<std::chrono::duration<double>> CodeUpgrade::stop() {
  if (thread_.joinable()) {
    {
      const std::lock_guard lock{mutex_};
      is_stopping_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }
  return replaced_after_;
}

void CodeUpgrade::wait_for_code() {
  std::unique_lock lock{mutex_};
  // Polled, as the file systems that caches lie on report no changes that other nodes make.
  for (auto pause = shortest_pause; !changed_.wait_for(lock, pause, [this] { return is_stopping_; });
       pause = std::min(pause * 5 / 4, longest_pause)) {
    if (!cache_.has(key_)) continue;
    if (cache_.load(key_, [this](CacheEntry entry) { return replace(std::move(entry)); }))
      replaced_after_ = Clock::now() - begin_;
    // What cannot be used stays so until another run replaces it.
    return;
  }
}

bool CodeUpgrade::replace(CacheEntry entry) {
  const auto code = entry.payload();
  if (!wasmer_replaceable_replace(replaceable_.get(), engine_.engine(),
                                  reinterpret_cast<const std::uint8_t*>(code.data()), code.size()))
    return false;
  code_ = std::move(entry);
  return true;
}

}  // namespace mpiwasm::wasm
