// Makes sure that of all processes that start a new module together only one compiles it.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <string>

#include "wasm/cache/cache_directory.hpp"

namespace mpiwasm::wasm {

class CacheLock {
 public:
  enum class Outcome {
    held,         ///< this process compiles
    unavailable,  ///< the file system has no locks, or the directory takes no lock file, or its holder gave up
    entry_came,   ///< another process has stored the entry meanwhile
    timed_out,    ///< another process has held the lock for too long
  };

  /// Waits until the lock is had, the entry is there, or `longest` has passed. A lock ends with its process.
  [[nodiscard]] static CacheLock acquire(const CacheDirectory& directory, const CacheKey& key,
                                         std::chrono::milliseconds longest);

  [[nodiscard]] static CacheLock none() { return {Outcome::unavailable, {}}; }

  /// A lock that another process has acquired and left to this one.
  [[nodiscard]] static CacheLock inherit(FileDescriptor file) { return {Outcome::held, std::move(file)}; }

  [[nodiscard]] Outcome outcome() const { return outcome_; }

  /// What holds the lock, so that a process that inherits it goes on holding it when this one has closed it.
  [[nodiscard]] const FileDescriptor& file() const { return file_; }

  /// Ends the lock when the entry is stored, and removes its file; waiting processes get the lock of the removed file
  /// and find the entry.
  void release(const CacheDirectory& directory, const CacheKey& key);

  /// Ends the lock if no entry could be created or stored, and notifies waiting processes, so that they do not repeat
  /// the attempt one after the other.
  void give_up(const CacheDirectory& directory, const CacheKey& key);

 private:
  CacheLock(Outcome outcome, guest::HostFile file) : outcome_(outcome), file_(std::move(file)) {}
  Outcome outcome_;
  guest::HostFile file_;
};

}  // namespace mpiwasm::wasm
