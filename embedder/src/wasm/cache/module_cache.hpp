// The code cache as the rest of mpiwasm sees it: the user's directory with the centre's read-only one below it.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "wasm/cache/cache_directory.hpp"
#include "wasm/cache/cache_lock.hpp"
#include "wasm/error.hpp"

namespace mpiwasm::wasm {

struct CacheSettings {
  std::optional<std::filesystem::path> own;   ///< none: nothing is kept
  std::optional<std::filesystem::path> site;  ///< none: there is no site cache
  std::uint64_t most_bytes = UINT64_MAX;      ///< in `own`; beyond, what was not used for the longest time goes
  std::chrono::milliseconds longest_wait = std::chrono::minutes{5};
};

/// The user's directory by the environment: MPIWASM_CACHE, else XDG_CACHE_HOME/mpiwasm/modules, else
/// ~/.cache/mpiwasm/modules; nothing without a home directory.
[[nodiscard]] std::optional<std::filesystem::path> default_cache_path(
    const std::function<const char*(const char*)>& environment);

class ModuleCache {
 public:
  explicit ModuleCache(const CacheSettings& settings);

  enum class Source {
    own,   ///< was in the user's directory
    site,  ///< was in the centre's
    came,  ///< another process has made and stored it while this one waited
    kept,  ///< made now, and stored
    made,  ///< made for this run alone
  };

  /// Uses a stored entry; false if the engine cannot load it, so that it is created again.
  using Load = std::function<bool(CacheEntry entry)>;
  /// Makes the payload.
  using Make = std::function<Expected<std::vector<std::byte>>()>;

  /// Loads what is stored under the key, or makes and stores it - in one process of all that ask at the same time.
  [[nodiscard]] Expected<Source> load_or_make(const CacheKey& key, const std::string& description, const Load& load,
                                              const Make& make);

  /// Loads what is stored under the key.
  [[nodiscard]] bool load(const CacheKey& key, const Load& load);

  /// Whether something is stored under the key, good or bad.
  [[nodiscard]] bool has(const CacheKey& key) const;

  /// The right to make what belongs under the key, when it can be had at once.
  [[nodiscard]] CacheLock try_lock(const CacheKey& key) const;

  /// The next load_or_make() holds this lock already.
  void inherit(CacheLock lock) { inherited_ = std::move(lock); }

  void remove(const CacheKey& key) const;

  /// The user's directory, if it can be used.
  [[nodiscard]] const CacheDirectory* own() const { return own_ ? &*own_ : nullptr; }

  /// What went wrong without keeping the module from running, one sentence each.
  [[nodiscard]] const std::vector<std::string>& warnings() const { return warnings_; }

 private:
  enum class Found { loaded, absent, unusable };
  Found load_from(const CacheDirectory& directory, const CacheKey& key, const Load& load);

  std::optional<CacheDirectory> own_;
  std::optional<CacheDirectory> site_;
  std::uint64_t most_bytes_;
  std::chrono::milliseconds longest_wait_;
  std::optional<CacheLock> inherited_;
  std::vector<std::string> warnings_;
};

}  // namespace mpiwasm::wasm
