// What the guest library asks of mpiwasm beyond WASI: locks of files, and the name of the node.
#include "wasi/posix.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <climits>
#include <cstdlib>
#include <future>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr std::uint32_t get_lock = 0;
constexpr std::uint32_t set_lock = 1;
constexpr std::uint32_t wait_for_lock = 2;
constexpr std::int16_t reading = 0;
constexpr std::int16_t writing = 1;
constexpr std::int16_t unlocked = 2;

struct Lock {
  std::int16_t type;
  std::int16_t whence;
  std::uint32_t padding;
  std::int64_t start;
  std::int64_t length;
  std::int32_t process;
  std::uint32_t end_padding;
};

/// Another process that has a lock of bytes of a file, until it is ended.
class Holder {
 public:
  Holder(const std::filesystem::path& path, short type, off_t start, off_t length) {
    EXPECT_EQ(::pipe(ready_.data()) | ::pipe(done_.data()), 0);
    process_ = ::fork();
    if (process_ == 0) {
      const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
      struct flock held{};
      held.l_type = type;
      held.l_whence = SEEK_SET;
      held.l_start = start;
      held.l_len = length;
      char byte = ::fcntl(file, F_SETLK, &held) == 0 ? 1 : 0;
      (void)!::write(ready_[1], &byte, 1);
      (void)!::read(done_[0], &byte, 1);
      ::_exit(0);
    }
    char locked = 0;
    EXPECT_EQ(::read(ready_[0], &locked, 1), 1);
    EXPECT_EQ(locked, 1);
  }
  void end() {
    (void)!::write(done_[1], "", 1);
    ::waitpid(process_, nullptr, 0);
    for (const int end : {ready_[0], ready_[1], done_[0], done_[1]}) ::close(end);
  }

 private:
  std::array<int, 2> ready_{};
  std::array<int, 2> done_{};
  pid_t process_ = 0;
};

class Posix : public WasiTest {
 protected:
  void SetUp() override {
    WasiTest::SetUp();
    host_write(root() / "file", "0123456789");
    ASSERT_EQ(open("file", 0, rights::fd_read | rights::fd_write), Errno::success);
    file_ = opened();
  }

  template <class... Arguments>
  Errno posix_call(std::string_view name, Arguments... arguments) {
    const auto functions = posix_function_table();
    const auto function = std::ranges::find(functions, name, &guest::HostFunction::name);
    EXPECT_NE(function, functions.end()) << name;
    const auto code = reinterpret_cast<std::uint32_t (*)(void*, Arguments...)>(function->code);
    return static_cast<Errno>(code(&context(), arguments...));
  }

  Errno lock(std::uint32_t command, std::int16_t type, std::int64_t start = 0, std::int64_t length = 0) {
    put_value(answer, Lock{type, 0, 0, start, length, 0, 0});
    return posix_call("fd_lock", file_, command, answer);
  }

  /// What another process finds out: the result of `ask` with a descriptor of the file.
  template <class Ask>
  int in_another_process(Ask ask) {
    const pid_t process = ::fork();
    if (process == 0) ::_exit(ask(::open((root() / "file").c_str(), O_RDWR | O_CLOEXEC)));
    int status = 0;
    ::waitpid(process, &status, 0);
    return WEXITSTATUS(status);
  }

  bool another_can_write_at(off_t place) {
    return in_another_process([&](int file) {
             struct flock wanted{};
             wanted.l_type = F_WRLCK;
             wanted.l_whence = SEEK_SET;
             wanted.l_start = place;
             wanted.l_len = 1;
             return ::fcntl(file, F_SETLK, &wanted) == 0 ? 1 : 0;
           }) == 1;
  }

  /// Makes a call in another thread of the guest, which waits for the host then.
  template <class Call>
  std::future<Errno> waiting(Call call) {
    auto result = std::async(std::launch::async, call);
    EXPECT_EQ(result.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
    return result;
  }

  std::uint32_t file_ = 0;
};

TEST_F(Posix, LocksHoldAgainstOtherProcesses) {
  ASSERT_EQ(lock(set_lock, writing, 2, 3), Errno::success);
  EXPECT_TRUE(another_can_write_at(1));
  EXPECT_FALSE(another_can_write_at(2));
  EXPECT_FALSE(another_can_write_at(4));
  EXPECT_TRUE(another_can_write_at(5));
  ASSERT_EQ(lock(set_lock, unlocked), Errno::success);
  EXPECT_TRUE(another_can_write_at(2));
  EXPECT_EQ(lock(get_lock, writing), Errno::success);
  EXPECT_EQ(get<Lock>(answer).type, unlocked);
}

TEST_F(Posix, LocksOfOthersAreFoundWithoutTheirProcess) {
  Holder other(root() / "file", F_RDLCK, 4, 2);
  EXPECT_EQ(lock(get_lock, writing), Errno::success);
  const auto found = get<Lock>(answer);
  EXPECT_EQ(found.type, reading);
  EXPECT_EQ(found.start, 4);
  EXPECT_EQ(found.length, 2);
  EXPECT_EQ(found.process, -1);
  const Errno refused = lock(set_lock, writing);
  EXPECT_TRUE(refused == Errno::again || refused == Errno::acces) << refused;
  EXPECT_EQ(lock(set_lock, reading), Errno::success);
  other.end();
}

TEST_F(Posix, WholeFilesAreLockedByFlock) {
  constexpr std::uint32_t exclusive_at_once = LOCK_EX | LOCK_NB;
  ASSERT_EQ(posix_call("fd_flock", file_, exclusive_at_once), Errno::success);
  const auto take = [](int file) { return ::flock(file, LOCK_SH | LOCK_NB) == 0 ? 1 : 0; };
  EXPECT_EQ(in_another_process(take), 0);
  ASSERT_EQ(open("file", 0, rights::fd_read), Errno::success);
  EXPECT_EQ(posix_call("fd_flock", opened(), exclusive_at_once), Errno::again);
  ASSERT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_UN}), Errno::success);
  EXPECT_EQ(in_another_process(take), 1);
  EXPECT_EQ(posix_call("fd_flock", file_, 0U), Errno::inval);
  EXPECT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_SH | LOCK_EX}), Errno::inval);
}

TEST_F(Posix, AThreadThatWaitsForAFileLetsAnotherUnlockIt) {
  context().turns().begin();
  ASSERT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_EX}), Errno::success);
  ASSERT_EQ(open("file", 0, rights::fd_read), Errno::success);
  const std::uint32_t second = opened();
  for (const std::uint32_t kind : {LOCK_SH, LOCK_EX}) {
    auto locked = waiting([&] { return posix_call("fd_flock", second, kind); });
    EXPECT_EQ(posix_call("fd_flock", second, kind | LOCK_NB), Errno::again);
    ASSERT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_UN}), Errno::success);
    EXPECT_EQ(locked.get(), Errno::success);
    ASSERT_EQ(posix_call("fd_flock", second, std::uint32_t{LOCK_UN}), Errno::success);
    ASSERT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_EX}), Errno::success);
  }
  // The descriptor that it waits with may be closed, and its number used again.
  auto locked = waiting([&] { return posix_call("fd_flock", second, std::uint32_t{LOCK_EX}); });
  EXPECT_EQ(call("fd_close", second), Errno::success);
  EXPECT_EQ(locked.get(), Errno::badf);
}

TEST_F(Posix, AThreadThatWaitsForARecordLetsOthersCall) {
  context().turns().begin();
  Holder other(root() / "file", F_WRLCK, 0, 0);
  auto locked = waiting([&] { return lock(wait_for_lock, writing); });
  EXPECT_EQ(call("fd_fdstat_get", file_, buffer), Errno::success);
  other.end();
  EXPECT_EQ(locked.get(), Errno::success);
  EXPECT_FALSE(another_can_write_at(0));
}

TEST_F(Posix, LocksAreForFilesOfAGrant) {
  EXPECT_EQ(posix_call("fd_flock", 1U, std::uint32_t{LOCK_SH}), Errno::inval);
  EXPECT_EQ(posix_call("fd_flock", granted, std::uint32_t{LOCK_SH}), Errno::badf);
  EXPECT_EQ(posix_call("fd_flock", 99U, std::uint32_t{LOCK_SH}), Errno::badf);
  put_value(answer, Lock{writing, 0, 0, 0, 0, 0, 0});
  EXPECT_EQ(posix_call("fd_lock", 1U, set_lock, answer), Errno::inval);
  EXPECT_EQ(posix_call("fd_lock", file_, set_lock, outside - 31), Errno::fault);
  EXPECT_EQ(posix_call("fd_lock", file_, 3U, answer), Errno::inval);
  EXPECT_EQ(lock(set_lock, 3), Errno::inval);
  EXPECT_EQ(lock(set_lock, -1), Errno::inval);
  // Nothing is locked for writing by who may only read.
  ASSERT_EQ(open("file", 0, rights::fd_read, 0, read_only), Errno::success);
  file_ = opened();
  EXPECT_EQ(lock(set_lock, writing), Errno::badf);
  EXPECT_EQ(lock(set_lock, reading), Errno::success);
  EXPECT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_EX}), Errno::badf);
  EXPECT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_EX | LOCK_NB}), Errno::badf);
  EXPECT_EQ(posix_call("fd_flock", file_, std::uint32_t{LOCK_SH}), Errno::success);
}

TEST_F(Posix, TheNameOfTheNodeIsTold) {
  std::array<char, HOST_NAME_MAX + 1> expected{};
  ASSERT_EQ(::gethostname(expected.data(), expected.size()), 0);
  const auto length = static_cast<std::uint32_t>(std::string_view{expected.data()}.size());
  ASSERT_EQ(posix_call("host_name", answer, length + 1), Errno::success);
  EXPECT_EQ(get_text(answer, length + 1), std::string(expected.data(), length + 1));
  EXPECT_EQ(posix_call("host_name", answer, length), Errno::nametoolong);
  EXPECT_EQ(posix_call("host_name", outside - length, length + 1), Errno::fault);
}

}  // namespace
}  // namespace mpiwasm::wasi
