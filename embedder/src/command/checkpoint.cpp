// "mpiwasm checkpoint list|verify|diff|prune" and "mpiwasm restart".
#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <utility>
#include <vector>

#include "checkpoint/difference.hpp"
#include "checkpoint/manifest.hpp"
#include "checkpoint/private_file.hpp"
#include "command/commands.hpp"
#include "command/exit_codes.hpp"
#include "command/job.hpp"
#include "host/library/launcher.hpp"
#include "wasm/printable.hpp"

namespace mpiwasm::command {
namespace {

int fail(int code, const std::string& message) {
  fmt::print(stderr, "mpiwasm: {}\n", wasm::printable_lines(message));
  return code;
}

tl::expected<checkpoint::Key, std::string> own_key() {
  return checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); }));
}

/// In the time of the system, where it has such a time.
std::string date_of(std::int64_t seconds) {
  const auto time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  return ::localtime_r(&time, &parts) == nullptr ? "?" : fmt::format("{:%Y-%m-%d %H:%M:%S}", parts);
}

double to_mebibytes(std::uint64_t bytes) { return static_cast<double>(bytes) / (1024.0 * 1024.0); }

void print(const checkpoint::Manifest& manifest, std::string_view state) {
  const std::uint64_t bytes = std::accumulate(manifest.sizes.begin(), manifest.sizes.end(), std::uint64_t{0});
  const std::uint64_t earlier =
      std::accumulate(manifest.earlier.begin(), manifest.earlier.end(), std::uint64_t{0},
                      [](std::uint64_t sum, const checkpoint::Manifest::EarlierFile& file) { return sum + file.size; });
  fmt::print("{:6}  {}  {:6} processes  {:10.1f} MiB{}  {}{}\n", manifest.number, date_of(manifest.time),
             manifest.processes, to_mebibytes(bytes),
             earlier == 0 ? std::string{} : fmt::format(" and {:.1f} MiB of earlier ones", to_mebibytes(earlier)),
             wasm::printable(manifest.name_modules()), state);
}

bool have_same_modules(const checkpoint::Manifest& one, const checkpoint::Manifest& other) {
  if (one.processes != other.processes) return false;
  for (int rank = 0; rank < one.processes; ++rank)
    if (one.program_at(rank).module_digest != other.program_at(rank).module_digest) return false;
  return true;
}

/// Which two: those that the user has named, or the newest ones that are complete.
tl::expected<std::vector<checkpoint::Manifest>, std::string> read_compared(const checkpoint::Checkpoints& all,
                                                                           std::vector<int> numbers,
                                                                           const checkpoint::Key& key) {
  const bool are_named = !numbers.empty();
  if (!are_named) numbers = all.numbers();
  std::vector<checkpoint::Manifest> found;
  for (auto number = numbers.rbegin(); number != numbers.rend() && found.size() < 2; ++number) {
    auto manifest = all.read(*number, key);
    if (!manifest && are_named) return tl::unexpected(manifest.error());
    if (manifest) found.push_back(std::move(*manifest));
  }
  if (found.size() < 2)
    return tl::unexpected(fmt::format("there are no two complete checkpoints in {}", all.directory().native()));
  std::swap(found[0], found[1]);
  if (!have_same_modules(found[0], found[1]))
    return tl::unexpected(
        fmt::format("checkpoints {} and {} are of different modules, or of different numbers of "
                    "processes",
                    found[0].number, found[1].number));
  return found;
}

int diff(const checkpoint::Checkpoints& all, const std::vector<int>& numbers, const checkpoint::Key& key) {
  const auto both = read_compared(all, numbers, key);
  if (!both) return fail(setup_failed, both.error());
  const checkpoint::Manifest& before = (*both)[0];
  const checkpoint::Manifest& after = (*both)[1];
  const double seconds = static_cast<double>(after.time) - static_cast<double>(before.time);
  fmt::print("checkpoint {} to {}: {:.0f} s\n", before.number, after.number, seconds);
  const auto changed = [](bool differs) { return differs ? "changed" : "the same"; };
  for (int rank = 0; rank < after.processes; ++rank) {
    const auto found = checkpoint::compare(all, before, after, rank, key);
    if (!found) return fail(setup_failed, found.error());
    fmt::print("rank {}: memory {:.1f} MiB, before {:.1f} MiB, {:.1f} MiB changed; call stack {}; files and MPI {}\n",
               rank, to_mebibytes(found->memory_after), to_mebibytes(found->memory_before),
               to_mebibytes(found->changed), changed(found->frames_differ), changed(found->libraries_differ));
  }
  return success;
}

/// The program of this process among those of a checkpoint.
tl::expected<std::size_t, std::string> find_own_program(const checkpoint::Manifest& manifest) {
  if (manifest.programs.size() == 1) return 0;
  const auto launcher = host::detect_launcher(host::Environment::current());
  if (launcher && !launcher->rank)
    return tl::unexpected(
        fmt::format("checkpoint {} is of several programs, and {} gives processes no rank before MPI starts",
                    manifest.number, launcher->name));
  const int rank = launcher ? *launcher->rank : 0;
  // That there are too many or too few processes is reported once, when all are there.
  return rank >= 0 && rank < manifest.processes ? manifest.program_of_rank[static_cast<std::size_t>(rank)] : 0;
}

}  // namespace

int checkpoint(const CheckpointCommandOptions& options) {
  const auto key = own_key();
  if (!key) return fail(setup_failed, key.error());
  const checkpoint::Checkpoints all{options.directory};
  if (all.numbers().empty()) return fail(setup_failed, fmt::format("there is no checkpoint in {}", options.directory));
  if (options.action == CheckpointCommandOptions::Action::diff) return diff(all, options.compared, *key);
  if (options.action == CheckpointCommandOptions::Action::prune) {
    if (const std::string reason = checkpoint::why_not_kept_in(options.directory); !reason.empty())
      return fail(setup_failed, reason);
    // Only what the user's key shows to be whole may outlive others.
    std::vector<std::string> problems;
    if (const auto newest = all.newest(*key, problems); !newest) return fail(setup_failed, newest.error());
    if (!problems.empty()) return fail(setup_failed, fmt::format("nothing is removed: {}", problems.front()));
    all.prune(options.keep);
    return success;
  }
  int code = success;
  // Which are incomplete is nothing wrong as long as another one is complete: a restart takes that.
  const bool may_be_incomplete =
      options.action == CheckpointCommandOptions::Action::list &&
      std::ranges::any_of(all.numbers(), [&](int number) { return all.is_complete(number); });
  for (const int number : all.numbers()) {
    const auto manifest = all.read(number, *key);
    if (!manifest) {
      (void)fail(setup_failed, manifest.error());
      if (!may_be_incomplete || all.is_complete(number)) code = setup_failed;
      continue;
    }
    std::vector<std::string> problems;
    if (options.action == CheckpointCommandOptions::Action::verify) problems = all.verify(*manifest, *key);
    for (const std::string& problem : problems)
      code = fail(setup_failed, fmt::format("checkpoint {}: {}", number, problem));
    if (problems.empty())
      print(*manifest, options.action == CheckpointCommandOptions::Action::verify ? "  intact" : "");
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
  for (const std::string& problem : problems)
    fmt::print(stderr, "mpiwasm: warning: {}\n", wasm::printable_lines(problem));
  const auto own_program = find_own_program(*manifest);
  // Other processes may have other programs, and go on.
  const auto give_up = [](int code, const std::string& message) {
    Job{host::Environment::current()}.give_up_before_start(fail(code, message));
    return code;
  };
  if (!own_program) return give_up(setup_failed, own_program.error());
  const checkpoint::Program& program = manifest->programs[*own_program];
  std::vector<std::string> line = program.options;
  line.push_back(program.module);
  line.insert(line.end(), program.arguments.begin(), program.arguments.end());
  const Command command = parse_command_line(std::move(line));
  const auto* saved = std::get_if<RunOptions>(&command);
  if (saved == nullptr)
    return give_up(setup_failed, fmt::format("checkpoint {} was made with options that this mpiwasm does not have",
                                             manifest->number));
  RunOptions run_options = *saved;
  run_options.mpi = options.mpi;
  if (!options.backend.empty()) {
    if (run_options.checkpoint_form != "portable" && options.backend != run_options.backend)
      return give_up(usage_error,
                     fmt::format("checkpoint {} has the code of {}; only the portable form can be continued "
                                 "with another compiler",
                                 manifest->number, run_options.backend));
    run_options.backend = options.backend;
  }
  run_options.checkpoint_directory = options.directory;
  run_options.checkpoint_interval = options.checkpoint_interval;
  run_options.checkpoint_at = options.checkpoint_at;
  run_options.after_checkpoint = options.after_checkpoint;
  run_options.checkpoint_stage = options.checkpoint_stage;
  run_options.timings = options.timings;
  if (!options.checkpoint_compression.empty()) run_options.checkpoint_compression = options.checkpoint_compression;
  run_options.restart_number = manifest->number;
  run_options.restart_program = *own_program;
  return run(run_options);
}

}  // namespace mpiwasm::command
