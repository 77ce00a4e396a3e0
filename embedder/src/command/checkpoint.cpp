// "mpiwasm checkpoint list|verify|prune" and "mpiwasm restart".
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cstdlib>
#include <ctime>
#include <numeric>

#include "checkpoint/manifest.hpp"
#include "command/commands.hpp"
#include "command/exit_codes.hpp"

namespace mpiwasm::command {
namespace {

int fail(int code, const std::string& message) {
  fmt::print(stderr, "mpiwasm: {}\n", message);
  return code;
}

tl::expected<checkpoint::Key, std::string> own_key() {
  return checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); }));
}

double to_mebibytes(std::uint64_t bytes) { return static_cast<double>(bytes) / (1024.0 * 1024.0); }

void print(const checkpoint::Manifest& manifest, std::string_view state) {
  const std::uint64_t bytes = std::accumulate(manifest.sizes.begin(), manifest.sizes.end(), std::uint64_t{0});
  fmt::print("{:6}  {:%Y-%m-%d %H:%M:%S}  {:6} processes  {:10.1f} MiB  {}{}\n", manifest.number,
             fmt::localtime(static_cast<std::time_t>(manifest.time)), manifest.processes, to_mebibytes(bytes),
             manifest.module, state);
}

}  // namespace

int checkpoint(const CheckpointCommandOptions& options) {
  const auto key = own_key();
  if (!key) return fail(setup_failed, key.error());
  const checkpoint::Checkpoints all{options.directory};
  if (all.numbers().empty()) return fail(setup_failed, fmt::format("there is no checkpoint in {}", options.directory));
  if (options.action == CheckpointCommandOptions::Action::prune) {
    // Only what the user's key shows to be whole may outlive others.
    std::vector<std::string> problems;
    if (const auto newest = all.newest(*key, problems); !newest) return fail(setup_failed, newest.error());
    if (!problems.empty()) return fail(setup_failed, fmt::format("nothing is removed: {}", problems.front()));
    all.prune(options.keep);
    return success;
  }
  int code = success;
  for (const int number : all.numbers()) {
    const auto manifest = all.read(number, *key);
    if (!manifest) {
      code = fail(setup_failed, manifest.error());
      continue;
    }
    std::string wrong;
    if (options.action == CheckpointCommandOptions::Action::verify) wrong = all.verify(*manifest, *key);
    if (!wrong.empty()) {
      code = fail(setup_failed, fmt::format("checkpoint {}: {}", number, wrong));
    } else {
      print(*manifest, options.action == CheckpointCommandOptions::Action::verify ? "  intact" : "");
    }
  }
  return code;
}

int restart(const RestartOptions& options) {
  const auto key = own_key();
  if (!key) return fail(setup_failed, key.error());
  const checkpoint::Checkpoints all{options.directory};
  std::vector<std::string> problems;
  const auto manifest = options.number > 0 ? all.read(options.number, *key) : all.newest(*key, problems);
  if (!manifest) return fail(setup_failed, manifest.error());
  for (const std::string& problem : problems) fmt::print(stderr, "mpiwasm: warning: {}\n", problem);
  std::vector<std::string> line = manifest->options;
  line.push_back(manifest->module);
  line.insert(line.end(), manifest->arguments.begin(), manifest->arguments.end());
  const Command command = parse_command_line(std::move(line));
  const auto* saved = std::get_if<RunOptions>(&command);
  if (saved == nullptr)
    return fail(setup_failed,
                fmt::format("checkpoint {} was made with options that this mpiwasm does not have", manifest->number));
  RunOptions run_options = *saved;
  run_options.mpi = options.mpi;
  run_options.checkpoint_directory = options.directory;
  run_options.checkpoint_interval = options.checkpoint_interval;
  run_options.checkpoint_at = options.checkpoint_at;
  run_options.after_checkpoint = options.after_checkpoint;
  run_options.restart_number = manifest->number;
  return run(run_options);
}

}  // namespace mpiwasm::command
