// A kernel without openat2, or one that forbids it (container run times do): paths are walked, and the guest sees no
// difference; nor where times of open files cannot be set. The kernel is made so by a filter of system calls, in a
// process of its own.
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <span>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr std::uint32_t openat2_number = 437;

bool install(std::span<sock_filter> filter) {
  const sock_fprog program{static_cast<unsigned short>(filter.size()), filter.data()};
  return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

bool forbid_openat2(std::uint32_t error) {
  std::array<sock_filter, 4> filter = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, openat2_number, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  return install(filter);
}

class OldKernel : public WasiTest {
 protected:
  void SetUp() override {
    WasiTest::SetUp();
    host_write(root() / "file", "inside");
    std::filesystem::create_symlink("../secret", root() / "out");
  }

  void expect_that_paths_stay_inside() {
    EXPECT_EQ(open("file", 0, rights::fd_read), Errno::success);
    EXPECT_EQ(read(opened(), 6), Errno::success);
    EXPECT_EQ(get_text(buffer, 6), "inside");
    EXPECT_EQ(open("new", open_flags::create), Errno::success);
    EXPECT_EQ(open("../secret", 0, rights::fd_read), Errno::perm);
    EXPECT_EQ(open("out", 0, rights::fd_read), Errno::perm);
    EXPECT_EQ(open("/etc/passwd", 0, rights::fd_read), Errno::perm);
    EXPECT_EQ(rename("file", "../stolen"), Errno::perm);
  }

  static void expect_success(pid_t child) {
    int status = -1;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFEXITED(status));
    EXPECT_EQ(WEXITSTATUS(status), 0) << "2: this kernel does not support system call filters";
  }
};

class OldKernelBy : public OldKernel, public ::testing::WithParamInterface<int> {};
INSTANTIATE_TEST_SUITE_P(Errors, OldKernelBy, ::testing::Values(ENOSYS, EPERM));

TEST_P(OldKernelBy, PathsAreWalkedInstead) {
  const pid_t child = ::fork();
  if (child == 0) {
    if (!forbid_openat2(static_cast<std::uint32_t>(GetParam()))) ::_exit(2);
    EXPECT_EQ(PathResolver::best_method(), PathMethod::walk);
    start(options());
    expect_that_paths_stay_inside();
    ::_exit(HasFailure() ? 1 : 0);
  }
  expect_success(child);
  EXPECT_TRUE(std::filesystem::exists(root() / "new"));
}

/// As confinement does, once the program runs, where Landlock is old.
TEST_F(OldKernel, TheCallMayBeMissingLater) {
  const pid_t child = ::fork();
  if (child == 0) {
    start(options());
    if (!forbid_openat2(ENOSYS)) ::_exit(2);
    expect_that_paths_stay_inside();
    EXPECT_EQ(rename("./file", "./other"), Errno::success);
    ::_exit(HasFailure() ? 1 : 0);
  }
  expect_success(child);
  EXPECT_TRUE(std::filesystem::exists(root() / "other"));
}

bool forbid_times_of_open_files() {
  std::array<sock_filter, 6> filter = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_utimensat, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args) + 3 * sizeof(std::uint64_t)),
      BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, AT_EMPTY_PATH, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  return install(filter);
}

/// Before Linux 5.8.
TEST_F(OldKernel, TimesMayBeSetByNameOnly) {
  const pid_t child = ::fork();
  if (child == 0) {
    start(options());
    if (!forbid_times_of_open_files()) ::_exit(2);
    EXPECT_EQ(set_times("file"), Errno::success);
    EXPECT_EQ(set_times("out", 0), Errno::success);
    EXPECT_EQ(set_times("out"), Errno::perm);
    EXPECT_EQ(set_times("missing"), Errno::noent);
    ::_exit(HasFailure() ? 1 : 0);
  }
  expect_success(child);
  struct stat file{};
  struct stat link{};
  ASSERT_EQ(::stat((root() / "file").c_str(), &file), 0);
  ASSERT_EQ(::lstat((root() / "out").c_str(), &link), 0);
  EXPECT_EQ(file.st_mtim.tv_sec, 0);
  EXPECT_EQ(link.st_mtim.tv_sec, 0);
}

}  // namespace
}  // namespace mpiwasm::wasi
