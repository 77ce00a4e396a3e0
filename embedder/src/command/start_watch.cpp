#include "command/start_watch.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>

namespace mpiwasm::command {
namespace {

/// The watcher's life, in a child of a fork, where little more than system calls is allowed.
[[noreturn]] void watch(int pipe, const std::string& message) {
  // Launchers end process groups, and wait until no process holds the standard streams of a rank open.
  (void)::setsid();
  (void)guest::HostFile::own(STDIN_FILENO).close();
  (void)guest::HostFile::own(STDOUT_FILENO).close();
  char state = 0;
  while (::read(pipe, &state, 1) == 1) continue;
  if (state == 's') (void)!::write(STDERR_FILENO, message.data(), message.size());
  ::_exit(0);
}

}  // namespace

StartWatch::StartWatch(std::string message) {
  message += '\n';
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) return;
  pipe_ = guest::HostFile::own(ends[1]);
  const guest::HostFile reading = guest::HostFile::own(ends[0]);
  const pid_t child = ::fork();
  if (child == 0) {
    // A grandchild, so that neither this process nor its MPI library finds a child that it did not start.
    (void)pipe_.close();
    if (::fork() == 0) watch(reading.number(), message);
    ::_exit(0);
  }
  if (child > 0) (void)::waitpid(child, nullptr, 0);
}

void StartWatch::note(char state) const {
  if (pipe_.is_open()) (void)!::write(pipe_.number(), &state, 1);
}

}  // namespace mpiwasm::command
