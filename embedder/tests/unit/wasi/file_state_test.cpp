// Size, times, allocation, advice, sync and status of open files.
#include <sys/stat.h>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class FileState : public WasiTest {
 protected:
  static constexpr std::uint32_t fd = 5;

  void SetUp() override {
    WasiTest::SetUp();
    host_write(root() / "file", "0123456789");
    ASSERT_EQ(open("file"), Errno::success);
  }
  FileStat state() {
    EXPECT_EQ(call("fd_filestat_get", fd, answer), Errno::success);
    return get<FileStat>(answer);
  }
};

TEST_F(FileState, IsThatOfTheHost) {
  struct stat host{};
  ASSERT_EQ(::stat((root() / "file").c_str(), &host), 0);
  const FileStat guest = state();
  EXPECT_EQ(guest.device, host.st_dev);
  EXPECT_EQ(guest.inode, host.st_ino);
  EXPECT_EQ(guest.type, FileType::regular_file);
  EXPECT_EQ(guest.links, 1U);
  EXPECT_EQ(guest.size, 10U);
  EXPECT_EQ(guest.modification_time, static_cast<std::uint64_t>(host.st_mtim.tv_sec) * 1'000'000'000 +
                                         static_cast<std::uint64_t>(host.st_mtim.tv_nsec));
  ASSERT_EQ(call("fd_filestat_get", granted, answer), Errno::success);
  EXPECT_EQ(get<FileStat>(answer).type, FileType::directory);
  EXPECT_EQ(call("fd_filestat_get", fd, outside - 63), Errno::fault);
  EXPECT_EQ(call("fd_filestat_get", 99U, answer), Errno::badf);
}

TEST_F(FileState, SizeGrowsAndShrinks) {
  ASSERT_EQ(call("fd_filestat_set_size", fd, std::uint64_t{4}), Errno::success);
  EXPECT_EQ(host_read(root() / "file"), "0123");
  ASSERT_EQ(call("fd_filestat_set_size", fd, std::uint64_t{6}), Errno::success);
  EXPECT_EQ(host_read(root() / "file"), std::string("0123\0\0", 6));
  EXPECT_EQ(call("fd_filestat_set_size", fd, std::uint64_t{1} << 63), Errno::inval);
  EXPECT_EQ(call("fd_filestat_set_size", 99U, std::uint64_t{0}), Errno::badf);
}

TEST_F(FileState, AllocateMakesRoom) {
  ASSERT_EQ(call("fd_allocate", fd, std::uint64_t{0}, std::uint64_t{100000}), Errno::success);
  EXPECT_EQ(state().size, 100000U);
  EXPECT_EQ(host_read(root() / "file").substr(0, 10), "0123456789");
  ASSERT_EQ(call("fd_allocate", fd, std::uint64_t{0}, std::uint64_t{5}), Errno::success);
  EXPECT_EQ(state().size, 100000U);
  EXPECT_EQ(call("fd_allocate", fd, std::uint64_t{0}, std::uint64_t{0}), Errno::inval);
  EXPECT_EQ(call("fd_allocate", fd, ~std::uint64_t{0}, std::uint64_t{1}), Errno::inval);
  EXPECT_EQ(call("fd_allocate", 99U, std::uint64_t{0}, std::uint64_t{1}), Errno::badf);
}

TEST_F(FileState, AdviceIsTaken) {
  for (std::uint32_t advice = 0; advice < 6; ++advice) {
    EXPECT_EQ(call("fd_advise", fd, std::uint64_t{0}, std::uint64_t{10}, advice), Errno::success);
  }
  EXPECT_EQ(call("fd_advise", fd, std::uint64_t{0}, std::uint64_t{10}, 6U), Errno::inval);
  EXPECT_EQ(call("fd_advise", fd, ~std::uint64_t{0}, std::uint64_t{10}, 0U), Errno::inval);
  EXPECT_EQ(call("fd_advise", 99U, std::uint64_t{0}, std::uint64_t{10}, 0U), Errno::badf);
}

TEST_F(FileState, Syncs) {
  EXPECT_EQ(call("fd_sync", fd), Errno::success);
  EXPECT_EQ(call("fd_datasync", fd), Errno::success);
  EXPECT_EQ(call("fd_sync", granted), Errno::success);
  EXPECT_EQ(call("fd_sync", 99U), Errno::badf);
  EXPECT_EQ(call("fd_datasync", 99U), Errno::badf);
}

TEST_F(FileState, TimesAreSetOrLeft) {
  constexpr std::uint32_t both = time_flags::access | time_flags::modification;
  ASSERT_EQ(call("fd_filestat_set_times", fd, std::uint64_t{1'000'000'007}, std::uint64_t{2'000'000'009}, both),
            Errno::success);
  EXPECT_EQ(state().access_time, 1'000'000'007U);
  EXPECT_EQ(state().modification_time, 2'000'000'009U);
  ASSERT_EQ(call("fd_filestat_set_times", fd, std::uint64_t{5}, std::uint64_t{6}, 0U), Errno::success);
  EXPECT_EQ(state().access_time, 1'000'000'007U);
  ASSERT_EQ(call("fd_filestat_set_times", fd, std::uint64_t{5}, std::uint64_t{6},
                 std::uint32_t{time_flags::modification_now}),
            Errno::success);
  EXPECT_EQ(state().access_time, 1'000'000'007U);
  EXPECT_GT(state().modification_time, 1'700'000'000'000'000'000U);
}

TEST_F(FileState, TimesThatContradictAreRefused) {
  for (const std::uint32_t flags : {3U, 12U, 15U, 16U, 0x10001U}) {
    EXPECT_EQ(call("fd_filestat_set_times", fd, std::uint64_t{5}, std::uint64_t{6}, flags), Errno::inval) << flags;
  }
  EXPECT_EQ(call("fd_filestat_set_times", 99U, std::uint64_t{5}, std::uint64_t{6}, 0U), Errno::badf);
}

}  // namespace
}  // namespace mpiwasm::wasi
