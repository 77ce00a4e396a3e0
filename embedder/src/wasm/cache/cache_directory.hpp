// One directory of compiled code. What is loaded from here is executed, so directories and files that another
// user could have written are ignored; and an entry appears under its name only when it is complete.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "guest/host_file.hpp"
#include "wasm/cache/cache_entry.hpp"

namespace mpiwasm::wasm {

enum class CacheUse {
  own,   ///< the user's: must belong to the user; is created and filled
  site,  ///< the centre's: may belong to the user or to root; is only read
};

class CacheDirectory {
 public:
  /// Opens the directory (and makes it, for CacheUse::own). The error says why it cannot be used.
  [[nodiscard]] static tl::expected<CacheDirectory, std::string> open(const std::filesystem::path& path, CacheUse use);

  /// What was found under a key.
  struct Lookup {
    std::optional<CacheEntry> entry;
    /// Why a file under this key was not taken: "... is writable by others". Empty when there is none.
    std::string refusal;
  };
  [[nodiscard]] Lookup find(const CacheKey& key) const;

  /// Whether there is a file under the key, good or bad.
  [[nodiscard]] bool has(const CacheKey& key) const;

  /// Writes an entry: first under a temporary name, to the disk, then under its own. The error says what failed.
  [[nodiscard]] tl::expected<void, std::string> store(const CacheKey& key, const std::string& description,
                                                      std::span<const std::byte> payload) const;

  /// Removes the entry under the key, if there is one.
  void remove(const CacheKey& key) const;

  struct Listed {
    std::string name;
    std::string description;
    std::uint64_t size;
    std::time_t used;  ///< last, to within an hour
  };
  /// What was used last comes first.
  [[nodiscard]] std::vector<Listed> list() const;

  /// Removes what was not used for the longest time, until all entries together take `most_bytes` or less; never the
  /// entry under `kept`. Also what killed runs left unfinished long ago.
  void trim(std::uint64_t most_bytes, const CacheKey& kept) const;

  /// Removes all entries and what interrupted runs left; returns the number of entries and their bytes.
  struct Removed {
    std::size_t entries = 0;
    std::uint64_t bytes = 0;
  };
  [[nodiscard]] Removed remove_all() const;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  [[nodiscard]] const guest::HostFile& descriptor() const { return directory_; }

 private:
  CacheDirectory(std::filesystem::path path, CacheUse use, guest::HostFile directory)
      : path_(std::move(path)), use_(use), directory_(std::move(directory)) {}

  std::filesystem::path path_;
  CacheUse use_;
  guest::HostFile directory_;
};

/// The file names that belong to a key.
[[nodiscard]] std::string entry_file_name(const CacheKey& key);
[[nodiscard]] std::string lock_file_name(const CacheKey& key);

}  // namespace mpiwasm::wasm
