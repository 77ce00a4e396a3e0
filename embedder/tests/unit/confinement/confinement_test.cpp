// Complete confinement of a rank: files, and communication of MPI libraries between confined processes.
#include "confinement/confinement.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>

#include <array>
#include <barrier>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <thread>
#include <vector>

#include "confined.hpp"

namespace mpiwasm::confinement {
namespace {

TEST_F(Confined, OpensWhatWasGrantedAndNothingElse) {
  confined([&] {
    EXPECT_EQ(open_error(at("granted/a/file"), O_RDWR), 0);
    EXPECT_EQ(open_error(at("granted/new"), O_RDWR | O_CREAT), 0);
    EXPECT_EQ(open_error(at("read-only/file")), 0);
    EXPECT_EQ(open_error(at("read-only/file"), O_RDWR), EACCES);
    EXPECT_EQ(open_error(at("read-only/new"), O_RDWR | O_CREAT), EACCES);
    EXPECT_EQ(open_error(at("outside/file")), EACCES);
    EXPECT_EQ(open_error(at("granted/../outside/file")), EACCES);
    EXPECT_EQ(open_error(at("granted/missing")), ENOENT);
  });
}

TEST_F(Confined, ReadsAndWritesWithWhatItOpened) {
  confined([&] {
    const int file = ::open(at("granted/a/file").c_str(), O_RDWR | O_TRUNC | O_CLOEXEC);
    ASSERT_GE(file, 0);
    EXPECT_EQ(::write(file, "new text", 8), 8);
    EXPECT_EQ(::ftruncate(file, 3), 0);
    struct stat status{};
    EXPECT_EQ(::fstat(file, &status), 0);
    EXPECT_EQ(status.st_size, 3);
  });
}

TEST_F(Confined, ChangesNamesOnlyWithinWhatWasGranted) {
  confined([&] {
    EXPECT_EQ(error_of(::rename(at("granted/a/file").c_str(), at("granted/b/file").c_str())), 0);
    EXPECT_EQ(error_of(::mkdir(at("granted/c").c_str(), 0700)), 0);
    EXPECT_EQ(error_of(::rmdir(at("granted/c").c_str())), 0);
    EXPECT_EQ(error_of(::symlink("b", at("granted/link").c_str())), 0);
    EXPECT_EQ(error_of(::unlink(at("granted/link").c_str())), 0);
    EXPECT_NE(error_of(::rename(at("granted/b/file").c_str(), at("outside/stolen").c_str())), 0);
    EXPECT_NE(error_of(::link(at("outside/file").c_str(), at("granted/b/link").c_str())), 0);
    EXPECT_EQ(error_of(::unlink(at("outside/file").c_str())), EACCES);
    EXPECT_EQ(error_of(::truncate(at("outside/file").c_str(), 0)), EACCES);
    EXPECT_EQ(error_of(::mkdir(at("outside/new").c_str(), 0700)), EACCES);
    EXPECT_EQ(error_of(::chmod(at("outside/file").c_str(), 0777)), EPERM);
  });
  EXPECT_TRUE(fs::exists(root_ / "outside/file"));
}

TEST_F(Confined, ThreadsThatBlockAllSignalsOpenFilesToo) {
  confined([&] {
    std::thread([&] {
      sigset_t all;
      sigfillset(&all);
      ASSERT_EQ(::pthread_sigmask(SIG_SETMASK, &all, nullptr), 0);
      EXPECT_EQ(open_error(at("granted/a/file")), 0);
      EXPECT_EQ(open_error(at("outside/file")), EACCES);
      ASSERT_EQ(::sigprocmask(SIG_BLOCK, &all, nullptr), 0);
      EXPECT_EQ(open_error(at("granted/a/file")), 0);
      sigset_t now;
      ASSERT_EQ(::pthread_sigmask(SIG_SETMASK, nullptr, &now), 0);
      EXPECT_EQ(::sigismember(&now, SIGTERM), 1);
    }).join();
  });
}

TEST_F(Confined, ManyThreadsOpenFilesAtOnce) {
  confined([&] {
    constexpr int rounds = 200;
    std::array<std::thread, 8> threads;
    std::array<int, threads.size()> wrong{};
    for (std::size_t i = 0; i < threads.size(); ++i) {
      threads[i] = std::thread([&, i] {
        for (int round = 0; round < rounds; ++round) {
          if (open_error(at("granted/a/file")) != 0) ++wrong[i];
          if (open_error(at("outside/file")) != EACCES) ++wrong[i];
        }
      });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(wrong, (std::array<int, threads.size()>{}));
  });
}

// As those of POSIX asynchronous input and output. With many at once, the C library must know how many arenas it has.
TEST_F(Confined, ManyThreadsThatBlockEverySignalAllocateMemory) {
  confined([&] {
    constexpr int many = 40;
    std::barrier together(many);
    std::vector<std::thread> threads;
    for (int i = 0; i < many; ++i)
      threads.emplace_back([&] {
        // pthread_sigmask() would leave SIGSYS alone.
        const std::uint64_t all = ~std::uint64_t{0};
        EXPECT_EQ(::syscall(SYS_rt_sigprocmask, SIG_SETMASK, &all, nullptr, sizeof all), 0);
        together.arrive_and_wait();
        const std::unique_ptr<char[]> memory(new char[1000]);
        EXPECT_NE(memory, nullptr);
        together.arrive_and_wait();
      });
    for (std::thread& thread : threads) thread.join();
  });
}

TEST_F(Confined, SignalsThatComeMeanwhileFindTheirHandlers) {
  confined([&] {
    static volatile std::sig_atomic_t handled = 0;
    static std::string file;
    file = at("granted/a/file");
    struct sigaction action{};
    // It opens a file itself, as mpiwasm does when a job is ended.
    action.sa_handler = [](int) { handled = handled + (open_error(file) == 0 ? 1 : 1000000); };
    action.sa_flags = SA_NODEFER | SA_RESTART;
    ASSERT_EQ(::sigaction(SIGALRM, &action, nullptr), 0);
    const itimerval often{{0, 200}, {0, 200}};
    ASSERT_EQ(::setitimer(ITIMER_REAL, &often, nullptr), 0);
    int wrong = 0;
    while (handled < 50) wrong += open_error(file) == 0 ? 0 : 1;
    EXPECT_EQ(wrong, 0);
    EXPECT_LT(handled, 1000000);
  });
}

TEST_F(Confined, ForkedProcessesOpenNothing) {
  confined([&] { in_child([&] { EXPECT_EQ(open_error(at("granted/a/file")), EPERM); }); });
}

TEST_F(Confined, PeersThatAreConfinedCopyEachOthersMemory) {
  static int value = 41;
  int ready[2];
  int done[2];
  ASSERT_EQ(::pipe(ready), 0);
  ASSERT_EQ(::pipe(done), 0);
  const auto copy = [&](pid_t peer) {
    int read = 0;
    const iovec here{&read, sizeof read};
    const iovec there{&value, sizeof value};
    return ::process_vm_readv(peer, &here, 1, &there, 1, 0) == sizeof read ? read : -errno;
  };
  const pid_t plain = ::fork();
  if (plain == 0) ::_exit(copy(::getppid()) == value ? 0 : 1);
  int may_copy = 0;
  ASSERT_EQ(::waitpid(plain, &may_copy, 0), plain);
  if (may_copy != 0) GTEST_SKIP() << "this kernel lets no process read another one's memory";
  const pid_t peer = ::fork();
  if (peer == 0) {
    value = 42;
    const std::string problem = raise(wishes(true), find_abilities());
    char letter = problem.empty() ? 'r' : 'x';
    (void)!::write(ready[1], &letter, 1);
    (void)!::read(done[0], &letter, 1);
    ::_exit(0);
  }
  char letter = 0;
  ASSERT_EQ(::read(ready[0], &letter, 1), 1);
  EXPECT_EQ(letter, 'r');
  confined([&] { EXPECT_EQ(copy(peer), 42); }, true);
  ASSERT_EQ(::write(done[1], "d", 1), 1);
  ASSERT_EQ(::waitpid(peer, nullptr, 0), peer);
}

TEST_F(Confined, TheLibraryLosesWhatItNeededToStart) {
  confined(
      [&] {
        const std::string beginning = fs::temp_directory_path() / ("ompi-" + root_.filename().string());
        const std::string other = root_.string() + "-other";
        EXPECT_EQ(error_of(::socket(AF_UNIX, SOCK_STREAM, 0)), 0);
        EXPECT_EQ(error_of(::mkdir(beginning.c_str(), 0700)), 0);
        EXPECT_EQ(error_of(::chmod(beginning.c_str(), 0755)), 0);
        EXPECT_EQ(narrow(wishes(true), find_abilities()), "");
        EXPECT_EQ(error_of(::socket(AF_UNIX, SOCK_STREAM, 0)), EPERM);
        EXPECT_EQ(error_of(::chmod(beginning.c_str(), 0700)), EPERM);
        EXPECT_EQ(error_of(::mkdir(other.c_str(), 0700)), EACCES);
        EXPECT_EQ(open_error(beginning + "/file", O_RDWR | O_CREAT), 0);
        EXPECT_EQ(error_of(::unlink((beginning + "/file").c_str())), 0);
        EXPECT_EQ(error_of(::rmdir(beginning.c_str())), 0);
        EXPECT_EQ(open_error(at("granted/a/file")), 0);
        EXPECT_EQ(open_error(at("outside/file")), EACCES);
        EXPECT_EQ(open_error("/dev/shm"), 0);
        EXPECT_EQ(open_error("/proc/self/status"), 0);
        EXPECT_EQ(open_error("/proc/" + std::to_string(::getppid()) + "/mem"), EACCES);
      },
      true);
}

/// The compiler's threads, for example, of which some stay.
TEST_F(Confined, ThreadsThatWereThereBeforeAreConfinedToo) {
  for (const Abilities abilities : {find_abilities(), Abilities{.system_calls = true, .landlock = 0}}) {
    in_child([&] {
      int ends[2];
      ASSERT_EQ(::pipe(ends), 0);
      std::array<std::thread, 3> threads;
      for (std::thread& thread : threads) {
        thread = std::thread([&] {
          char letter = 0;
          EXPECT_EQ(::read(ends[0], &letter, 1), 1);
          const std::array<char*, 1> none{nullptr};
          EXPECT_EQ(error_of(::execve("/nonexistent", none.data(), none.data())), EPERM);
          EXPECT_EQ(open_error(at("outside/file")), abilities.files() ? EACCES : 0);
          EXPECT_EQ(open_error(at("granted/a/file")), 0);
        });
      }
      EXPECT_EQ(raise(wishes(), abilities), "");
      EXPECT_EQ(::write(ends[1], "xyz", 3), 3);
      for (std::thread& thread : threads) thread.join();
    });
  }
}

TEST(Abilities, AreToldInWords) {
  EXPECT_EQ((Abilities{true, 7}.to_text()), "system calls (seccomp) and files (Landlock 7)");
  EXPECT_EQ((Abilities{true, 1}.to_text()), "system calls only (seccomp): Landlock 1 is too old for files");
  EXPECT_EQ((Abilities{true, 0}.to_text()),
            "system calls only (seccomp): Landlock is not in this kernel, or not enabled");
  EXPECT_EQ((Abilities{false, 7}.to_text()), "none: seccomp is not in this kernel, or was forbidden");
  EXPECT_FALSE((Abilities{false, 7}.files()));
}

TEST_F(Confined, WithoutLandlockSystemCallsAreRefusedAllTheSame) {
  in_child([&] {
    ASSERT_EQ(raise(wishes(true), Abilities{.system_calls = true, .landlock = 0}), "");
    EXPECT_EQ(open_error(at("outside/file")), 0);
    const std::array<char*, 1> none{nullptr};
    EXPECT_EQ(error_of(::execve("/bin/true", none.data(), none.data())), EPERM);
    EXPECT_EQ(narrow(wishes(true), Abilities{.system_calls = true, .landlock = 0}), "");
  });
}

}  // namespace
}  // namespace mpiwasm::confinement
