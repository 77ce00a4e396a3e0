// Many processes that start the same new module at once, as the ranks of a job do.
#include <gtest/gtest.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstddef>
#include <fstream>
#include <thread>

#include "wasm/cache/cache_lock.hpp"
#include "wasm/cache/module_cache.hpp"
#include "wasm/temporary_directory.hpp"

namespace mpiwasm::wasm {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;

constexpr int processes = 8;

/// Runs `body` in several processes at once and returns how many of them returned true.
template <class Body>
int count_true(Body body) {
  std::vector<pid_t> children;
  for (int i = 0; i < processes; ++i) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(body(i) ? 1 : 0);
    children.push_back(child);
  }
  int count = 0;
  for (const pid_t child : children) {
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    count += WEXITSTATUS(status);
  }
  return count;
}

class CacheConcurrencyTest : public testing::Test {
 protected:
  bool ask(bool payload_can_be_made = true) const {
    ModuleCache cache{settings_};
    const auto source = cache.load_or_make(
        key_, "test", [](const CacheEntry& entry) { return entry.payload().size() == 50000; },
        [&]() -> Expected<std::vector<std::byte>> {
          std::this_thread::sleep_for(100ms);
          if (!payload_can_be_made) return tl::unexpected(Error{ErrorKind::compilation, "no"});
          return std::vector<std::byte>(50000, std::byte{1});
        });
    return source && *source == ModuleCache::Source::kept;
  }

  tests::TemporaryDirectory temporary_;
  CacheSettings settings_{temporary_.path() / "own", std::nullopt};
  CacheKey key_ = Sha256{}.add("key").finish();
};

TEST_F(CacheConcurrencyTest, OneProcessMakesTheModule) {
  EXPECT_EQ(count_true([&](int) { return ask(); }), 1);
  EXPECT_EQ(count_true([&](int) { return ask(); }), 0);
}

TEST_F(CacheConcurrencyTest, AKilledMakerIsReplaced) {
  const pid_t maker = ::fork();
  if (maker == 0) {
    ModuleCache cache{settings_};
    (void)cache.load_or_make(
        key_, "test", [](auto) { return true; },
        []() -> Expected<std::vector<std::byte>> {
          ::raise(SIGKILL);
          return std::vector<std::byte>{};
        });
    ::_exit(0);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(maker, &status, 0), maker);
  ASSERT_TRUE(WIFSIGNALED(status));
  EXPECT_EQ(count_true([&](int) { return ask(); }), 1);
}

TEST_F(CacheConcurrencyTest, WithoutLocksEveryProcessMakesItAndAnyResultIsWhole) {
  // As on a network file system that has none: flock fails in these processes.
  const int made = count_true([&](int) {
    std::array<sock_filter, 4> filter = {{
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_flock, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOLCK),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    }};
    const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
    return ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 && ask();
  });
  EXPECT_GE(made, 1);
  EXPECT_EQ(count_true([&](int) { return ask(); }), 0) << "what is stored must be whole";
}

TEST_F(CacheConcurrencyTest, WaitingIsBounded) {
  settings_.longest_wait = 50ms;
  const auto directory = CacheDirectory::open(*settings_.own, CacheUse::own);
  ASSERT_TRUE(directory);
  const CacheLock held = CacheLock::acquire(*directory, key_, 0ms);
  ASSERT_EQ(held.outcome(), CacheLock::Outcome::held);
  EXPECT_EQ(CacheLock::acquire(*directory, key_, 20ms).outcome(), CacheLock::Outcome::timed_out);
  EXPECT_TRUE(ask()) << "the module must be made without the lock";
}

TEST_F(CacheConcurrencyTest, AFailedMakerFreesThoseWhoWait) {
  const auto directory = CacheDirectory::open(*settings_.own, CacheUse::own);
  ASSERT_TRUE(directory);
  CacheLock holder = CacheLock::acquire(*directory, key_, 0ms);
  ASSERT_EQ(holder.outcome(), CacheLock::Outcome::held);
  std::optional<CacheLock::Outcome> outcome;
  std::thread waiter{[&] { outcome = CacheLock::acquire(*directory, key_, 10s).outcome(); }};
  std::this_thread::sleep_for(50ms);
  holder.give_up(*directory, key_);
  waiter.join();
  EXPECT_EQ(outcome, CacheLock::Outcome::unavailable);
}

TEST_F(CacheConcurrencyTest, FailuresLeaveNothingBehind) {
  EXPECT_EQ(count_true([&](int) { return ask(false); }), 0);
  EXPECT_TRUE(fs::is_empty(*settings_.own));
}

}  // namespace
}  // namespace mpiwasm::wasm
