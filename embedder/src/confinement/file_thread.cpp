// See file_thread.hpp. The handler may run anywhere, in any thread: it uses nothing but atomics, futexes and its stack.
#include "confinement/file_thread.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/futex.h>
#include <malloc.h>
#include <pthread.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
#include <ucontext.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "confinement/other_threads.hpp"
#include "confinement/system_calls.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::confinement {
namespace {

/// The one place where a call is handed over.
struct Exchange {
  enum State : std::uint32_t { unused, taken, asked, answered };
  std::atomic<std::uint32_t> state{unused};
  std::atomic<int> sleepers{0};
  long number = 0;
  std::array<unsigned long, 6> arguments{};
  long result = 0;                               ///< of a call: what the kernel gives back, negative error numbers
  const std::vector<FileRule>* rules = nullptr;  ///< when the thread itself is asked to start or to narrow
  int landlock = 0;                              ///< its version
  bool makes_datagram_sockets = false;           ///< of narrow()
  std::string* problem = nullptr;
};

constexpr long narrow_yourself = -1;
/// For so long a thread looks at the exchange before it sleeps. Files are opened one after another, and to be woken on
/// another processor takes longer than to open one that is cached.
constexpr long looks_for_nanoseconds = 20'000;
constexpr int looks_between_times = 16;

// A signal handler has no other way to what it needs.
Exchange exchange;     // NOLINT
pid_t owner = 0;       // NOLINT: children that libraries fork have no such thread
pid_t own_number = 0;  // NOLINT: the file thread's
/// Kept for narrow(), because the program may have used up all others by then.
std::array<guest::HostFile, 2> spare_files;  // NOLINT
bool may_look = false;  // NOLINT: on a single processor, the thread that is waited for could not run meanwhile

long nanoseconds_now() {
  timespec now{};
  (void)::clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1'000'000'000 + now.tv_nsec;
}

void pause_briefly() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

/// Whether the state has changed within a short time.
bool changes_soon(std::uint32_t state) {
  if (!may_look) return false;
  const long end = nanoseconds_now() + looks_for_nanoseconds;
  do {
    for (int i = 0; i < looks_between_times; ++i) {
      if (exchange.state.load(std::memory_order_acquire) != state) return true;
      pause_briefly();
    }
  } while (nanoseconds_now() < end);
  return false;
}

void wait_while(std::uint32_t state) {
  if (changes_soon(state)) return;
  ++exchange.sleepers;
  (void)::syscall(SYS_futex, &exchange.state, FUTEX_WAIT_PRIVATE, state, nullptr, nullptr, 0);
  --exchange.sleepers;
}

void change_to(std::uint32_t state) {
  // Both in one order with wait_while(): who is about to sleep is counted, or sees the change.
  exchange.state = state;
  if (exchange.sleepers > 0)
    (void)::syscall(SYS_futex, &exchange.state, FUTEX_WAKE_PRIVATE, INT_MAX, nullptr, nullptr, 0);
}

bool has_processors() {
  cpu_set_t processors;
  // Masks of large machines do not fit, which fails.
  return ::sched_getaffinity(0, sizeof processors, &processors) != 0 || CPU_COUNT(&processors) > 1;
}

/// Waits for its turn.
void take() {
  for (;;) {
    std::uint32_t state = Exchange::unused;
    if (exchange.state.compare_exchange_strong(state, Exchange::taken, std::memory_order_acquire)) return;
    wait_while(state);
  }
}

/// Hands over what was put into the exchange, and waits for the end of it.
void ask() {
  change_to(Exchange::asked);
  while (exchange.state.load(std::memory_order_acquire) != Exchange::answered) wait_while(Exchange::asked);
}

long call_in_file_thread(long number, const std::array<unsigned long, 6>& arguments) {
  if (::getpid() != owner) return -EPERM;
  take();
  exchange.number = number;
  exchange.arguments = arguments;
  ask();
  const long result = exchange.result;
  change_to(Exchange::unused);
  return result;
}

void answer_trapped_call(int, siginfo_t* info, void* surroundings) {
  constexpr int by_filter = 1;  // SYS_SECCOMP
  const int kept_error = errno;
  if (info->si_code != by_filter) {
    confine_this_thread();
    errno = kept_error;
    return;
  }
  auto& machine = static_cast<ucontext_t*>(surroundings)->uc_mcontext;
#if defined(__x86_64__)
  const auto at = [&](int place) { return static_cast<unsigned long>(machine.gregs[place]); };
  machine.gregs[REG_RAX] = call_in_file_thread(
      info->si_syscall, {at(REG_RDI), at(REG_RSI), at(REG_RDX), at(REG_R10), at(REG_R8), at(REG_R9)});
#elif defined(__aarch64__)
  const auto& at = machine.regs;
  machine.regs[0] = static_cast<unsigned long long>(
      call_in_file_thread(info->si_syscall, {at[0], at[1], at[2], at[3], at[4], at[5]}));
#endif
  errno = kept_error;
}

/// No other thread opens a file by name meanwhile: it would have to ask this one.
std::string narrow(const std::vector<FileRule>& but_not) {
  for (guest::HostFile& file : spare_files) (void)file.close();
  std::string problem = give_up_files(but_not, exchange.landlock);
  return problem.empty() ? install(late_file_thread_filter(exchange.makes_datagram_sockets)) : problem;
}

std::string confine_file_thread(const std::vector<FileRule>& but_not) {
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fmt::format("no_new_privs: {}", std::strerror(errno));
  std::string problem = give_up_files(but_not, exchange.landlock);
  return problem.empty() ? install(file_thread_filter(confines_truncation(exchange.landlock))) : problem;
}

void* serve(void*) {
  own_number = ::gettid();
  *exchange.problem = confine_file_thread(*exchange.rules);
  const bool works = exchange.problem->empty();
  change_to(Exchange::answered);
  while (works) {
    const std::uint32_t state = exchange.state.load(std::memory_order_acquire);
    if (state != Exchange::asked) {
      wait_while(state);
      continue;
    }
    if (exchange.number == narrow_yourself) {
      *exchange.problem = narrow(*exchange.rules);
    } else {
      const auto& [a, b, c, d, e, f] = exchange.arguments;
      const long result = ::syscall(exchange.number, a, b, c, d, e, f);
      exchange.result = result == -1 ? -errno : result;
    }
    change_to(Exchange::answered);
  }
  return nullptr;
}

/// SIGSYS must reach its handler wherever files are named: where it is blocked, the kernel ends the process instead.
/// Libraries block all signals in threads of their own, so they are given this in place of the C library's.
int change_mask(int how, const sigset_t* set, sigset_t* old) {
  constexpr std::size_t kernel_size = 8;
  constexpr auto bit = [](int signal) { return std::uint64_t{1} << (signal - 1); };
  // The C library keeps the first two real-time signals for itself, and never blocks them either.
  constexpr int cancellation = 32;
  constexpr int set_identity = 33;
  std::uint64_t wanted = 0;
  if (set != nullptr) {
    std::memcpy(&wanted, set, sizeof wanted);
    if (how != SIG_UNBLOCK) wanted &= ~(bit(SIGSYS) | bit(cancellation) | bit(set_identity));
  }
  return ::syscall(SYS_rt_sigprocmask, how, set == nullptr ? nullptr : &wanted, old, kernel_size) == 0 ? 0 : errno;
}

/// Threads of the C library that block SIGSYS allocate memory. Which of its arenas they share depends on the number of
/// processors, which the C library would look up in a file when many threads have allocated memory: it gets to know
/// it now, unless the user has chosen another number of arenas.
void set_most_arenas() {
  constexpr int for_each_processor = 8;  // as the C library has it
  const char* tunables = ::getenv("GLIBC_TUNABLES");
  const bool is_chosen = ::getenv("MALLOC_ARENA_MAX") != nullptr ||
                         (tunables != nullptr && std::strstr(tunables, "glibc.malloc.arena_max") != nullptr);
  if (!is_chosen) (void)::mallopt(M_ARENA_MAX, for_each_processor * ::get_nprocs());
}

}  // namespace

std::string start_file_thread(const std::vector<FileRule>& but_not, int landlock) {
  for (guest::HostFile& file : spare_files) {
    file = guest::HostFile::own(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!file.is_open()) return fmt::format("/dev/null: {}", std::strerror(errno));
  }
  struct sigaction action{};
  action.sa_sigaction = answer_trapped_call;
  // No other signal meanwhile: its handler might name a file and wait for its turn for ever.
  sigfillset(&action.sa_mask);
  // But for faults: where they are blocked, the kernel ends the process without a report.
  sigdelset(&action.sa_mask, SIGSEGV);
  sigdelset(&action.sa_mask, SIGBUS);
  // The guest's stack may be nearly full (guest/signal_stack.hpp).
  action.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK;
  if (::sigaction(SIGSYS, &action, nullptr) != 0) return fmt::format("SIGSYS: {}", std::strerror(errno));
  owner = ::getpid();
  may_look = has_processors();
  set_most_arenas();

  std::string problem;
  take();
  exchange.rules = &but_not;
  exchange.landlock = landlock;
  exchange.problem = &problem;
  sigset_t all;
  sigset_t before;
  sigfillset(&all);
  (void)::pthread_sigmask(SIG_SETMASK, &all, &before);
  sigdelset(&before, SIGSYS);
  pthread_t thread{};
  const int error = ::pthread_create(&thread, nullptr, serve, nullptr);
  (void)::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (error != 0) return fmt::format("no thread for files: {}", std::strerror(error));
  (void)::pthread_detach(thread);
  while (exchange.state.load(std::memory_order_acquire) != Exchange::answered) wait_while(Exchange::taken);
  change_to(Exchange::unused);
  return problem;
}

pid_t file_thread() { return own_number; }

std::string narrow_file_thread(const std::vector<FileRule>& but_not, bool makes_datagram_sockets) {
  std::string problem;
  take();
  exchange.number = narrow_yourself;
  exchange.makes_datagram_sockets = makes_datagram_sockets;
  exchange.rules = &but_not;
  exchange.problem = &problem;
  ask();
  change_to(Exchange::unused);
  return problem;
}

}  // namespace mpiwasm::confinement

extern "C" {

[[gnu::visibility("default")]] int pthread_sigmask(int how, const sigset_t* set, sigset_t* old) noexcept {
  return mpiwasm::confinement::change_mask(how, set, old);
}

[[gnu::visibility("default")]] int sigprocmask(int how, const sigset_t* set, sigset_t* old) noexcept {
  const int error = mpiwasm::confinement::change_mask(how, set, old);
  if (error == 0) return 0;
  errno = error;
  return -1;
}
}
