#include "command/background_compile.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sched.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "command/exit_codes.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::command {
namespace {

/// The ranks of the job come first, but when they take all cores it still gets a quarter: the sooner it is done, the
/// sooner they are fast.
constexpr int niceness = 5;
/// Far more than LLVM needs for any module that a run could wait for.
constexpr rlim_t most_processor_seconds = 4 * 3600;

/// What the new process finds the lock and the module's file under.
constexpr int lock_number = 3;
constexpr int module_number = 4;

/// Nothing of the launcher, of tools or of mpiwasm's own settings, which stand on the command line.
constexpr std::array kept_variables{"HOME", "PATH", "LD_LIBRARY_PATH", "TMPDIR"};

/// Strings in the form of execve().
class StringList {
 public:
  explicit StringList(std::vector<std::string> strings) : strings_(std::move(strings)) {
    for (std::string& string : strings_) pointers_.push_back(string.data());
    pointers_.push_back(nullptr);
  }
  [[nodiscard]] char* const* get() const { return pointers_.data(); }

 private:
  std::vector<std::string> strings_;
  std::vector<char*> pointers_;
};

std::vector<std::string> environment() {
  std::vector<std::string> variables;
  for (const char* name : kept_variables)
    if (const char* value = std::getenv(name)) variables.push_back(fmt::format("{}={}", name, value));
  return variables;
}

void limit(decltype(RLIMIT_CPU) resource, rlim_t most) {
  rlimit limits{};
  if (::getrlimit(resource, &limits) != 0) return;
  limits.rlim_max = std::min(limits.rlim_max, most);
  limits.rlim_cur = std::min(limits.rlim_cur, limits.rlim_max);
  (void)::setrlimit(resource, &limits);
}

/// Between fork() and execve(): only what may be called there.
[[noreturn]] void become(const char* program, char* const* arguments, char* const* variables, int lock, int module) {
  (void)::setsid();
  // The session's leader ends at once, so that the process has no way to a terminal and no parent that waits for it.
  if (const pid_t child = ::fork(); child != 0) ::_exit(child < 0 ? setup_failed : success);

  (void)::setpriority(PRIO_PROCESS, 0, niceness);
  limit(RLIMIT_CPU, most_processor_seconds);
  limit(RLIMIT_CORE, 0);
  // The launcher has bound the rank to some cores; the kernel leaves out those that the job does not have.
  cpu_set_t all;
  std::memset(&all, 0xff, sizeof all);
  (void)::sched_setaffinity(0, sizeof all, &all);
  // When memory is short, the job goes on.
  if (const auto file = guest::HostFile::own(::open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC)); file.is_open())
    (void)!::write(file.number(), "1000", 4);

  sigset_t none;
  sigemptyset(&none);
  (void)::sigprocmask(SIG_SETMASK, &none, nullptr);
  const int nothing = ::open("/dev/null", O_RDWR);
  if (nothing < 0) ::_exit(setup_failed);
  // Away from the numbers that are about to be taken.
  const int safe_lock = ::fcntl(lock, F_DUPFD, 10);
  const int safe_module = ::fcntl(module, F_DUPFD, 10);
  for (int number = 0; number < lock_number; ++number) (void)::dup2(nothing, number);
  if (::dup2(safe_lock, lock_number) < 0 || ::dup2(safe_module, module_number) < 0) ::_exit(setup_failed);
  (void)::close_range(module_number + 1, ~0U, 0);
  (void)::chdir("/");
  ::execve(program, arguments, variables);
  ::_exit(setup_failed);
}

}  // namespace

bool compile_in_background(const BackgroundCompile& what, const wasm::CacheLock& lock) {
  std::error_code error;
  const std::string program = std::filesystem::read_symlink("/proc/self/exe", error).string();
  if (error) return false;
  std::vector<std::string> arguments{
      program,
      "compile",
      "--backend=llvm",
      fmt::format("--inherited-lock={}", lock_number),
      fmt::format("--inherited-module={}", module_number),
      fmt::format("--cache-dir={}", std::filesystem::absolute(what.cache, error).string()),
      fmt::format("--cache-size={}", what.most_cache_bytes)};
  // Not that of the environment, which counts for what can be saved only.
  arguments.push_back(fmt::format("--checkpoint-form={}", what.is_resumable ? "portable" : "native"));
  if (what.most_memory) arguments.push_back(fmt::format("--max-memory={}", *what.most_memory));
  arguments.push_back("--");
  arguments.push_back(what.module);
  const StringList words{std::move(arguments)};
  const StringList variables{environment()};

  const pid_t child = ::fork();
  if (child == 0) become(program.c_str(), words.get(), variables.get(), lock.file().number(), what.file.number());
  if (child < 0) return false;
  int status = 0;
  while (::waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return false;
  return WIFEXITED(status) && WEXITSTATUS(status) == success;
}

}  // namespace mpiwasm::command
