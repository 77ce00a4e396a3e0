#include "wasm/cache/cache_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <thread>

namespace mpiwasm::wasm {
namespace {

/// The size of a lock whose holder gave up. It needs no room on a disk that may be full, for nothing is written, and
/// confinement permits it, unlike a change of the mode.
constexpr off_t gave_up = 1;

bool has_given_up(const guest::HostFile& file) {
  struct stat status{};
  return ::fstat(file.number(), &status) != 0 || status.st_size >= gave_up;
}

}  // namespace

CacheLock CacheLock::acquire(const CacheDirectory& directory, const CacheKey& key, std::chrono::milliseconds longest) {
  using namespace std::chrono_literals;
  guest::HostFile file = guest::HostFile::own(::openat(directory.descriptor().number(), lock_file_name(key).c_str(),
                                                       O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600));
  if (!file.is_open()) return {Outcome::unavailable, {}};

  const auto deadline = std::chrono::steady_clock::now() + longest;
  auto pause = 2ms;
  // Polled rather than awaited, so that a lock that hangs with its file server costs a bounded time.
  while (::flock(file.number(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return {Outcome::unavailable, {}};
    if (has_given_up(file)) return {Outcome::unavailable, {}};
    if (directory.has(key)) return {Outcome::entry_came, {}};
    if (std::chrono::steady_clock::now() >= deadline) return {Outcome::timed_out, {}};
    std::this_thread::sleep_for(pause);
    pause = std::min<std::chrono::milliseconds>(pause * 2, 50ms);
  }
  if (has_given_up(file)) return {Outcome::unavailable, {}};
  return {Outcome::held, std::move(file)};
}

void CacheLock::release(const CacheDirectory& directory, const CacheKey& key) {
  if (outcome_ != Outcome::held) return;
  (void)::unlinkat(directory.descriptor().number(), lock_file_name(key).c_str(), 0);
  file_ = {};
}

void CacheLock::give_up(const CacheDirectory& directory, const CacheKey& key) {
  if (outcome_ != Outcome::held) return;
  (void)!::ftruncate(file_.number(), gave_up);
  release(directory, key);
}

}  // namespace mpiwasm::wasm
