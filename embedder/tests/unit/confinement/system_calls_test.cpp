// What the guest's filter refuses, and what it must not.
#include "confinement/system_calls.hpp"

#include <aio.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/mount.h>
#include <sys/msg.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <thread>

#include "in_child.hpp"

namespace mpiwasm::confinement {
namespace {

class GuestFilter : public ::testing::Test {
 protected:
  void SetUp() override {
    if (!has_filters()) GTEST_SKIP() << "this kernel does not support system call filters";
  }

  static void confined(const std::function<void()>& body, bool reaches_peers = true) {
    in_child([&] {
      const GuestNeeds needs{.process = ::getpid(), .reaches_peers = reaches_peers, .has_file_thread = false};
      ASSERT_EQ(install(guest_filter(needs)), "");
      body();
    });
  }
};

TEST_F(GuestFilter, RefusesPrograms) {
  confined([] {
    const std::array<char*, 1> none{nullptr};
    EXPECT_EQ(error_of(::execve("/bin/true", none.data(), none.data())), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_execveat, AT_FDCWD, "/bin/true", none.data(), none.data(), 0)), EPERM);
  });
}

TEST_F(GuestFilter, RefusesOtherProcesses) {
  confined([] {
    const pid_t parent = ::getppid();
    EXPECT_EQ(error_of(::ptrace(PTRACE_ATTACH, parent, nullptr, nullptr)), EPERM);
    EXPECT_EQ(error_of(::kill(parent, SIGCONT)), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_tgkill, parent, parent, SIGCONT)), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_tkill, parent, SIGCONT)), EPERM);
    EXPECT_EQ(error_of(::sigqueue(parent, SIGCONT, {})), EPERM);
    constexpr long pidfd_send_signal = 424;
    EXPECT_EQ(error_of(::syscall(pidfd_send_signal, 0, SIGCONT, nullptr, 0)), EPERM);
    rlimit limit{};
    EXPECT_EQ(error_of(::prlimit(parent, RLIMIT_NOFILE, nullptr, &limit)), EPERM);
    EXPECT_EQ(error_of(::prlimit(0, RLIMIT_NOFILE, nullptr, &limit)), 0);
  });
}

/// The kernel sends a file's signals to its owner.
TEST_F(GuestFilter, RefusesSignalsOfFilesToOtherProcesses) {
  confined([] {
    int pipe[2];
    ASSERT_EQ(::pipe(pipe), 0);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETOWN, ::getppid())), EPERM);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETOWN, -::getpgrp())), EPERM);
    const f_owner_ex owner{F_OWNER_PID, ::getppid()};
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETOWN_EX, &owner)), EPERM);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETSIG, SIGKILL)), EPERM);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETOWN, ::getpid())), 0);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETOWN, 0)), 0);
    EXPECT_EQ(error_of(::fcntl(pipe[0], F_SETFL, O_NONBLOCK)), 0);
    const int socket = ::socket(AF_INET, SOCK_DGRAM, 0);
    const int parent = ::getppid();
    EXPECT_EQ(error_of(::ioctl(socket, FIOSETOWN, &parent)), EPERM);
    EXPECT_EQ(error_of(::ioctl(socket, SIOCSPGRP, &parent)), EPERM);
  });
}

TEST_F(GuestFilter, RefusesToChangeHowOthersRun) {
  confined([] {
    const pid_t parent = ::getppid();
    const sched_param none{};
    constexpr int one_process = 1;
    for (const pid_t own : {pid_t{0}, ::getpid()}) {
      EXPECT_EQ(error_of(::setpriority(PRIO_PROCESS, static_cast<id_t>(own), ::getpriority(PRIO_PROCESS, 0))), 0);
      EXPECT_EQ(error_of(::sched_setscheduler(own, SCHED_OTHER, &none)), 0);
    }
    EXPECT_EQ(error_of(::setpriority(PRIO_PROCESS, static_cast<id_t>(parent), 19)), EPERM);
    EXPECT_EQ(error_of(::setpriority(PRIO_USER, 0, 19)), EPERM);
    EXPECT_EQ(error_of(::setpriority(PRIO_PGRP, 0, 19)), EPERM);
    EXPECT_EQ(error_of(::sched_setscheduler(parent, SCHED_OTHER, &none)), EPERM);
    EXPECT_EQ(error_of(::sched_setparam(parent, &none)), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_sched_setattr, parent, nullptr, 0)), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_ioprio_set, one_process, parent, 0)), EPERM);
  });
}

TEST_F(GuestFilter, LetsAProcessAskWhetherAnotherIsThereAndSignalItself) {
  confined([] {
    EXPECT_EQ(error_of(::kill(::getppid(), 0)), 0);
    EXPECT_EQ(error_of(::kill(::getpid(), SIGCONT)), 0);
    EXPECT_EQ(error_of(::sigqueue(::getpid(), SIGCONT, {})), 0);
    EXPECT_EQ(::raise(SIGCONT), 0);
  });
}

TEST_F(GuestFilter, RefusesWhatChangesTheSystem) {
  confined([] {
    EXPECT_EQ(error_of(::mount("none", "/mnt", "tmpfs", 0, nullptr)), EPERM);
    EXPECT_EQ(error_of(::umount2("/mnt", 0)), EPERM);
    EXPECT_EQ(error_of(::unshare(CLONE_NEWUSER)), EPERM);
    EXPECT_EQ(error_of(::setns(0, 0)), EPERM);
    EXPECT_EQ(error_of(::syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, nullptr, nullptr, nullptr, nullptr)), EPERM);
    for (const long call : {SYS_keyctl, SYS_add_key, SYS_request_key, SYS_bpf, SYS_perf_event_open, SYS_userfaultfd,
                            SYS_init_module, SYS_kexec_load, SYS_open_by_handle_at, SYS_pivot_root}) {
      EXPECT_EQ(error_of(::syscall(call, 0, 0, 0, 0, 0)), EPERM) << call;
    }
    constexpr long first_of_io_uring = 425;
    for (long call = first_of_io_uring; call < first_of_io_uring + 3; ++call)
      EXPECT_EQ(error_of(::syscall(call, 0, 0, 0, 0, 0, 0)), EPERM) << call;
  });
}

TEST_F(GuestFilter, RefusesToTypeIntoATerminal) {
  confined([] {
    const char letter = 'x';
    EXPECT_EQ(error_of(::ioctl(0, TIOCSTI, &letter)), EPERM);
    int bytes = 0;
    EXPECT_NE(error_of(::ioctl(0, FIONREAD, &bytes)), EPERM);
  });
}

TEST_F(GuestFilter, LeavesNetworksAndRefusesOtherSockets) {
  confined([] {
    EXPECT_EQ(error_of(::socket(AF_INET, SOCK_STREAM, 0)), 0);
    EXPECT_EQ(error_of(::socket(AF_NETLINK, SOCK_RAW, 0)), 0);
    EXPECT_EQ(error_of(::socket(AF_PACKET, SOCK_RAW, 0)), EPERM);
    EXPECT_EQ(error_of(::socket(AF_ALG, SOCK_SEQPACKET, 0)), EPERM);
  });
}

TEST_F(GuestFilter, RefusesPairsOfDatagramSockets) {
  confined([] {
    int pair[2];
    EXPECT_EQ(error_of(::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair)), 0);
    EXPECT_EQ(error_of(::socketpair(AF_UNIX, SOCK_SEQPACKET, 0, pair)), 0);
    const std::array<int, 4> refused{SOCK_DGRAM, SOCK_DGRAM | SOCK_CLOEXEC, SOCK_DGRAM | SOCK_NONBLOCK, SOCK_RAW};
    for (const int kind : refused) EXPECT_EQ(error_of(::socketpair(AF_UNIX, kind, 0, pair)), EPERM) << kind;
  });
}

TEST_F(GuestFilter, RefusesToChangeTheFlagsOfFiles) {
  confined([] {
    const int file = ::open("/tmp", O_RDONLY | O_CLOEXEC);
    constexpr unsigned long set_flags = 0x40086602;  // of <linux/fs.h>, which does not go with <sys/mount.h>
    constexpr unsigned long set_more_flags = 0x401c5820;
    constexpr unsigned long set_version = 0x40087602;
    constexpr unsigned long make_subvolume = 0x5000940e;  // BTRFS_IOC_SUBVOL_CREATE
    constexpr unsigned long make_directory = 0x402066f0;  // LL_IOC_LMV_SETSTRIPE
    constexpr unsigned long get_flags = 0x80086601;
    constexpr unsigned long clone = 0x40049409;        // FICLONE
    constexpr unsigned long say_stripes = 0x4008669a;  // LL_IOC_LOV_SETSTRIPE
    for (const unsigned long call : {set_flags, set_more_flags, set_version, make_subvolume, make_directory})
      EXPECT_EQ(error_of(::ioctl(file, call, nullptr)), EPERM) << call;
    for (const unsigned long call : {get_flags, clone, say_stripes})
      EXPECT_NE(error_of(::ioctl(file, call, nullptr)), EPERM) << call;
  });
}

TEST_F(GuestFilter, RefusesSemaphoresAndQueuesOfTheSystem) {
  confined([] {
    EXPECT_EQ(error_of(::semget(IPC_PRIVATE, 1, 0600)), EPERM);
    EXPECT_EQ(error_of(::msgget(IPC_PRIVATE, 0600)), EPERM);
    EXPECT_EQ(error_of(static_cast<int>(::syscall(SYS_mq_open, "mpiwasm", O_RDONLY, 0, nullptr))), EPERM);
  });
}

/// ROMIO writes files so, and waits for the signal.
TEST_F(GuestFilter, LeavesFilesThatPosixWritesInTheBackground) {
  confined([] {
    static volatile std::sig_atomic_t done = 0;
    std::signal(SIGUSR1, [](int) { done = 1; });
    char name[] = "/tmp/mpiwasm-background-XXXXXX";
    const int file = ::mkstemp(name);
    ASSERT_GE(file, 0);
    char text[] = "text";
    aiocb order{};
    order.aio_fildes = file;
    order.aio_buf = text;
    order.aio_nbytes = sizeof text;
    order.aio_sigevent.sigev_notify = SIGEV_SIGNAL;
    order.aio_sigevent.sigev_signo = SIGUSR1;
    EXPECT_EQ(::aio_write(&order), 0);
    ::alarm(20);  // ends the test when the signal does not come
    while (done == 0) ::usleep(100);
    EXPECT_EQ(::aio_return(&order), static_cast<ssize_t>(sizeof text));
    ::unlink(name);
  });
}

TEST_F(GuestFilter, LeavesThreadsAndForks) {
  confined([] {
    bool ran = false;
    std::thread([&] { ran = true; }).join();
    EXPECT_TRUE(ran);
    in_child([] {});
  });
}

TEST_F(GuestFilter, KeepsMemoryOfOthersForThoseWithPeers) {
  static int value = 7;
  const auto read_parent = [] {
    int copy = 0;
    const iovec here{&copy, sizeof copy};
    const iovec there{&value, sizeof value};
    return error_of(::process_vm_readv(::getppid(), &here, 1, &there, 1, 0));
  };
  constexpr long pidfd_getfd = 438;
  confined(
      [&] {
        EXPECT_EQ(read_parent(), EPERM);
        EXPECT_EQ(error_of(::syscall(pidfd_getfd, -1, 0, 0)), EPERM);
      },
      false);
  confined([] { EXPECT_EQ(error_of(::syscall(pidfd_getfd, -1, 0, 0)), EBADF); }, true);
  int unconfined = -1;
  const pid_t probe = ::fork();
  if (probe == 0) ::_exit(read_parent());
  ASSERT_EQ(::waitpid(probe, &unconfined, 0), probe);
  // Where the kernel itself refuses it, MPI libraries find another way.
  confined([&] { EXPECT_EQ(read_parent(), WEXITSTATUS(unconfined)); }, true);
}

TEST_F(GuestFilter, CallsThatNobodyKnewAreMissing) {
  confined([] {
    EXPECT_EQ(error_of(::syscall(999)), ENOSYS);
    constexpr long clone3 = 435;
    EXPECT_EQ(error_of(::syscall(clone3, nullptr, 0)), ENOSYS);
  });
}

}  // namespace
}  // namespace mpiwasm::confinement
