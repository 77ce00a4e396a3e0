// The mpiwasm command. run.cpp has the life of a guest; the others are for people who prepare or examine one.
#include <fmt/format.h>

#include <csignal>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "guest/signal_stack.hpp"
#include "wasm/printable.hpp"

namespace {

using namespace mpiwasm::command;

struct Dispatch {
  int operator()(const RunOptions& options) const { return run(options); }
  int operator()(const RestartOptions& options) const { return restart(options); }
  int operator()(const CheckpointCommandOptions& options) const { return checkpoint(options); }
  int operator()(const InspectOptions& options) const { return inspect(options); }
  int operator()(const CompileOptions& options) const { return compile(options); }
  int operator()(const CacheCommandOptions& options) const { return cache(options); }
  int operator()(const InfoOptions& options) const { return info(options); }
  int operator()(const TeamOptions& options) const { return team(options); }
  int operator()(const Message& message) const {
    if (message.exit_code == success)
      fmt::print("{}", message.text);
    else
      fmt::print(stderr, "mpiwasm: {}", message.text);
    return message.exit_code;
  }
};

}  // namespace

int main(int argument_count, char** arguments) {
  // A write beyond a file-size limit must be an error that the guest (or the code cache) sees, not the end.
  std::signal(SIGXFSZ, SIG_IGN);
  const mpiwasm::guest::SignalStack signal_stack;
  try {
    return std::visit(Dispatch{}, parse_command_line({arguments + 1, arguments + argument_count}));
  } catch (const std::bad_alloc&) {
    fmt::print(stderr, "mpiwasm: there is not enough memory\n");
    return setup_failed;
  } catch (const std::exception& error) {
    fmt::print(stderr, "mpiwasm: {}\n", mpiwasm::wasm::printable_lines(error.what()));
    return setup_failed;
  }
}
