// See other_threads.hpp.
#include "confinement/other_threads.hpp"

#include <linux/seccomp.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <set>
#include <thread>

#include "confinement/system_calls.hpp"

namespace mpiwasm::confinement {
namespace {

// A signal handler has no other way to what it needs.
std::atomic<const sock_fprog*> ordered = nullptr;  // NOLINT
std::atomic<pid_t> answered = 0;                   // NOLINT: the thread that has done it, negative when it could not

std::set<pid_t> threads() {
  std::set<pid_t> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry{"/proc/self/task", error}, end; !error && entry != end;
       entry.increment(error)) {
    const std::string name = entry->path().filename();
    pid_t thread = 0;
    if (std::from_chars(name.data(), name.data() + name.size(), thread).ec == std::errc{}) found.insert(thread);
  }
  return found;
}

/// False when the thread could not, or did not answer.
bool confine(pid_t thread) {
  constexpr std::chrono::microseconds pause{100};
  constexpr int longest = 20000;  // pauses
  answered = 0;
  if (::syscall(SYS_tgkill, ::getpid(), thread, SIGSYS) != 0) return errno == ESRCH;
  for (int i = 0; i < longest && answered == 0; ++i) {
    if (::syscall(SYS_tgkill, ::getpid(), thread, 0) != 0) return true;  // it has ended
    std::this_thread::sleep_for(pause);
  }
  return answered == thread;
}

}  // namespace

std::string confine_other_threads(const std::vector<sock_filter>& filter, pid_t but_not) {
  const sock_fprog program = program_of(filter);
  ordered = &program;
  std::set<pid_t> confined{::gettid(), but_not};
  bool found_more = true;
  bool all_did = true;
  // Those that are not confined yet may start others.
  while (found_more && all_did) {
    found_more = false;
    for (const pid_t thread : threads()) {
      if (!confined.insert(thread).second) continue;
      found_more = true;
      all_did = all_did && confine(thread);
    }
  }
  ordered = nullptr;
  return all_did ? std::string{} : "a thread of a library that was loaded does not answer";
}

void confine_this_thread() {
  const sock_fprog* filter = ordered;
  if (filter == nullptr) return;
  answered = install_raw(*filter, 0) ? ::gettid() : -::gettid();
}

}  // namespace mpiwasm::confinement
