// "mpiwasm cache list|path|clean".
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <chrono>
#include <ctime>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "wasm/cache/cache_directory.hpp"

namespace mpiwasm::command {
namespace {

double to_mebibytes(std::uint64_t bytes) { return static_cast<double>(bytes) / (1024.0 * 1024.0); }

void list(const wasm::CacheDirectory& directory) {
  const auto entries = directory.list();
  std::uint64_t total = 0;
  for (const auto& entry : entries) {
    total += entry.size;
    fmt::print("{:%Y-%m-%d %H:%M}  {:8.1f} MiB  {}  {}\n", fmt::localtime(entry.used), to_mebibytes(entry.size),
               entry.name.substr(0, 12), entry.description);
  }
  fmt::print("{} compiled modules, {:.1f} MiB in {}\n", entries.size(), to_mebibytes(total), directory.path().string());
}

}  // namespace

int cache(const CacheCommandOptions& options) {
  const auto path = cache_settings(options.cache).own;
  if (!path) {
    fmt::print(stderr, "mpiwasm: there is no code cache: neither MPIWASM_CACHE nor XDG_CACHE_HOME nor HOME is set\n");
    return setup_failed;
  }
  if (options.action == CacheCommandOptions::Action::path) {
    fmt::print("{}\n", path->string());
    return success;
  }
  const auto directory = wasm::CacheDirectory::open(*path, wasm::CacheUse::own);
  if (!directory) {
    fmt::print(stderr, "mpiwasm: {}\n", directory.error());
    return setup_failed;
  }
  if (options.action == CacheCommandOptions::Action::list) {
    list(*directory);
  } else {
    const auto removed = directory->remove_all();
    fmt::print("removed {} compiled modules, {:.1f} MiB\n", removed.entries, to_mebibytes(removed.bytes));
  }
  return success;
}

}  // namespace mpiwasm::command
