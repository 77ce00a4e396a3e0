// Ways to change files, and to make them, other than to open them for writing.
#include <netinet/in.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/xattr.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstring>
#include <vector>

#include "confined.hpp"

namespace mpiwasm::confinement {
namespace {

int bind_error(int socket, const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  path.copy(address.sun_path, sizeof address.sun_path - 1);
  return error_of(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address));
}

TEST_F(Confined, BindsUnixSocketsOnlyWithinWhatWasGranted) {
  confined([&] {
    int pair[2];
    ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    EXPECT_EQ(bind_error(pair[0], at("outside/socket")), EACCES);
    EXPECT_EQ(bind_error(pair[0], at("read-only/socket")), EACCES);
    EXPECT_EQ(bind_error(pair[0], at("granted/socket")), 0);
    const int network = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(error_of(::bind(network, reinterpret_cast<const sockaddr*>(&address), sizeof address)), 0);
  });
  EXPECT_FALSE(fs::exists(root_ / "outside/socket"));
}

TEST_F(Confined, DescriptorsThatReadChangeNothing) {
  confined(
      [&] {
        const int file = ::open(at("read-only/file").c_str(), O_RDONLY | O_CLOEXEC);
        ASSERT_GE(file, 0);
        EXPECT_EQ(error_of(::fchmod(file, 0600)), 0);
        ASSERT_EQ(narrow(wishes(true), find_abilities()), "");
        EXPECT_EQ(error_of(::fchmod(file, 0777)), EPERM);
        EXPECT_EQ(error_of(::fchown(file, ::getuid(), ::getgid())), EPERM);
        EXPECT_EQ(error_of(::fsetxattr(file, "user.name", "x", 1, 0)), EPERM);
        EXPECT_EQ(error_of(::fremovexattr(file, "user.name")), EPERM);
        EXPECT_NE(error_of(::ftruncate(file, 0)), 0);
      },
      true);
}

/// Version 2 of Landlock has no right to empty files. A newer kernel grants all that a version does not know.
TEST_F(Confined, NobodyEmptiesFilesUnderAnOldLandlock) {
  confined(
      [&] {
        constexpr long openat2 = 437;
        const std::array<std::uint64_t, 3> how{};
        for (const char* file : {"read-only/file", "granted/a/file", "outside/file"}) {
          EXPECT_EQ(open_error(at(file), O_RDONLY | O_TRUNC), EPERM) << file;
          EXPECT_EQ(open_error(at(file), O_ACCMODE | O_TRUNC), EPERM) << file;
          EXPECT_EQ(error_of(::truncate(at(file).c_str(), 0)), EPERM) << file;
          EXPECT_EQ(error_of(::syscall(openat2, AT_FDCWD, at(file).c_str(), how.data(), sizeof how)), ENOSYS) << file;
        }
        EXPECT_EQ(open_error(at("read-only/file")), 0);
        EXPECT_EQ(open_error(at("read-only/file"), O_RDWR | O_TRUNC), EACCES);
        EXPECT_EQ(open_error(at("outside/file")), EACCES);
        EXPECT_EQ(open_error(at("granted/b/file"), O_WRONLY | O_CREAT | O_TRUNC), 0);
      },
      false, {.system_calls = true, .landlock = least_landlock_version});
  for (const char* file : {"read-only/file", "granted/a/file", "outside/file"})
    EXPECT_EQ(fs::file_size(root_ / file), 4U) << file;
}

/// Leaves so many.
void use_up_descriptors(int free) {
  const rlimit few{64, 64};
  ASSERT_EQ(::setrlimit(RLIMIT_NOFILE, &few), 0);
  std::vector<int> taken;
  for (int next = ::dup(0); next >= 0; next = ::dup(0)) taken.push_back(next);
  ASSERT_EQ(errno, EMFILE);
  for (int i = 0; i < free; ++i) ::close(taken[static_cast<std::size_t>(i)]);
}

TEST_F(Confined, IsNarrowedAlthoughTheProgramHasAllDescriptors) {
  confined(
      [&] {
        use_up_descriptors(0);
        EXPECT_EQ(narrow(wishes(true), find_abilities()), "");
        EXPECT_EQ(error_of(::socket(AF_UNIX, SOCK_STREAM, 0)), EPERM);
        ::close(0);
        EXPECT_EQ(open_error(at("granted/a/file")), 0);
        EXPECT_EQ(open_error(at("outside/file")), EACCES);
      },
      true);
}

TEST_F(Confined, AShortageOfDescriptorsIsNoMissingFile) {
  in_child([&] {
    use_up_descriptors(1);
    EXPECT_EQ(give_up_files({{.path = at("granted")}}, find_abilities().landlock),
              "Landlock: " + at("granted") + ": " + std::strerror(EMFILE));
  });
}

/// Its thread's stack may have no room left.
TEST_F(Confined, TheHandlerRunsOnTheOtherStack) {
  confined([&] {
    struct sigaction action{};
    ASSERT_EQ(::sigaction(SIGSYS, nullptr, &action), 0);
    EXPECT_NE(action.sa_flags & SA_ONSTACK, 0);
    for (const int fault : {SIGSEGV, SIGBUS}) EXPECT_EQ(::sigismember(&action.sa_mask, fault), 0);
    EXPECT_EQ(::sigismember(&action.sa_mask, SIGTERM), 1);
  });
}

}  // namespace
}  // namespace mpiwasm::confinement
