// WASI calls: arguments, environment, signals, yielding, random bytes.
#include <sched.h>
#include <sys/random.h>

#include <cerrno>
#include <csignal>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

// WASI's signal numbers by name: 0 is none, and the rest are those of Linux up to 15.
constexpr int ends_program[] = {0,       SIGHUP,    SIGINT,  SIGQUIT, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,
                                SIGFPE,  SIGKILL,   SIGUSR1, SIGSEGV, SIGUSR2, SIGPIPE, SIGALRM, SIGTERM,
                                0,       0,         0,       0,       0,       0,       0,       SIGXCPU,
                                SIGXFSZ, SIGVTALRM, SIGPROF, 0,       SIGIO,   SIGPWR,  SIGSYS};
constexpr Choice number_of_signals = sizeof ends_program / sizeof ends_program[0];
constexpr Choice first_stop = 18;  // stop, tstp, ttin, ttou
constexpr Choice last_stop = 21;

}  // namespace

Errno args_get(Context& context, Address list, Address text) {
  return context.arguments().write(context.memory(), list, text);
}

Errno args_sizes_get(Context& context, Address count, Address size) {
  return context.arguments().write_sizes(context.memory(), count, size);
}

Errno environ_get(Context& context, Address list, Address text) {
  return context.environment().write(context.memory(), list, text);
}

Errno environ_sizes_get(Context& context, Address count, Address size) {
  return context.environment().write_sizes(context.memory(), count, size);
}

// The guest has no handlers, so a signal has its default effect: it ends the program with the code a shell would
// report, or it does nothing. No real signal is sent: it would hit the process, MPI library and all.
Errno proc_raise(Context& context, Choice signal) {
  if (signal >= number_of_signals) return Errno::inval;
  if (signal >= first_stop && signal <= last_stop) return Errno::notsup;
  if (ends_program[signal] != 0) context.exit(128 + ends_program[signal]);
  return Errno::success;
}

Errno sched_yield(Context&) { return ::sched_yield() == 0 ? Errno::success : last_error(); }

Errno random_get(Context& context, Address buffer, Size length) {
  const auto bytes = context.memory().range(buffer, length);
  if (!bytes) return Errno::fault;
  std::size_t done = 0;
  while (done < bytes->size()) {
    const ssize_t got = ::getrandom(bytes->data() + done, bytes->size() - done, 0);
    if (got < 0 && errno != EINTR) return last_error();
    if (got > 0) done += static_cast<std::size_t>(got);
  }
  return Errno::success;
}

}  // namespace mpiwasm::wasi::preview1
