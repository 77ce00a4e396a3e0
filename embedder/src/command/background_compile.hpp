// Starts "mpiwasm compile" for a module whose first run does not wait for LLVM. The process belongs to nothing of the
// run: no session, launcher, standard files or variables; it may outlive the job. Decision 0020.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

#include "guest/host_file.hpp"
#include "wasm/cache/cache_lock.hpp"

namespace mpiwasm::command {

struct BackgroundCompile {
  std::string module;  ///< for messages
  const guest::HostFile& file;
  std::filesystem::path cache;
  std::uint64_t most_cache_bytes = 0;
  std::optional<std::uint64_t> most_memory;
  bool is_resumable = false;
};

/// The process inherits the lock, so that no other one compiles the same, and the module's file. False when it could
/// not be started.
bool compile_in_background(const BackgroundCompile& what, const wasm::CacheLock& lock);

}  // namespace mpiwasm::command
