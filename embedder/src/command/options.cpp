#include "command/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdlib>
#include <limits>
#include <memory>

#include "command/exit_codes.hpp"
#include "command/help_formatter.hpp"
#include "command/option_groups.hpp"

namespace mpiwasm::command {
namespace {

constexpr const char* description =
    "mpiwasm runs MPI programs that were compiled once to WebAssembly, on this system's own MPI library.\n"
    "\n"
    "  mpiwasm-cc -O3 ring.c -o ring.wasm         compile a program\n"
    "  mpirun -np 4 mpiwasm ring.wasm 100         run it on 4 ranks with the argument 100\n"
    "  mpirun -np 4 mpiwasm -d data solve.wasm    the same, and it may use the directory \"data\"\n"
    "  mpiwasm inspect ring.wasm                  will it run here, and what does it need?\n"
    "  mpiwasm info                               what is on this system, and what would be used?\n"
    "  mpirun -np 2 mpiwasm info --fabric         which network carries the messages?\n";

/// What is left after the options: the module, and everything behind it belongs to the guest.
Command complete_run(RunOptions run, std::vector<std::string> rest) {
  if (!rest.empty() && rest.front() == "--") rest.erase(rest.begin());
  if (rest.empty()) return Message{usage_error, "no module was given; see mpiwasm --help\n"};
  if (rest.front().size() > 1 && rest.front().starts_with('-'))
    return Message{usage_error, fmt::format("there is no option {}; see mpiwasm --help\n", rest.front())};
  if (run.checkpoint_directory.empty() && (run.checkpoint_interval > 0 || run.checkpoint_at > 0))
    return Message{usage_error, "--checkpoint DIR must say where checkpoints go; see mpiwasm --help\n"};
  if (!run.checkpoint_directory.empty() && run.native_peers)
    return Message{usage_error,
                   "--checkpoint does not work with --native-peers: natively compiled programs cannot be "
                   "saved\n"};
  run.module = rest.front();
  run.arguments.assign(rest.begin() + 1, rest.end());
  return run;
}

}  // namespace

Command parse_command_line(std::vector<std::string> arguments) {
  CLI::App app{description, "mpiwasm"};
  RunOptions run;
  InspectOptions inspect;
  CompileOptions compile;
  CacheCommandOptions cache;
  InfoOptions info;
  TeamOptions team;
  RestartOptions restart;
  CheckpointCommandOptions checkpoint;
  bool shows_version = false;

  app.formatter(std::make_shared<HelpFormatter>());
  app.prefix_command();
  app.add_flag("--version", shows_version, "Print the version and exit");
  add_run_options(app, run);

  // It has no options of its own: they would set the same variables, and from the environment as well.
  CLI::App* run_command = app.add_subcommand("run", "Run a program; \"mpiwasm MODULE\" is short for this");
  run_command->fallthrough();
  run_command->prefix_command();
  run_command->set_help_flag();

  CLI::App* inspect_command = app.add_subcommand("inspect", "Show what a module needs and whether it can run here");
  inspect_command->add_option("MODULE", inspect.module, "The module's file")->required();
  inspect_command->add_flag("--json", inspect.json, "Print JSON");

  CLI::App* compile_command = app.add_subcommand("compile", "Compile modules into the code cache ahead of time");
  compile_command->add_option("MODULE", compile.modules, "The modules' files")->required();
  add_memory_limit(*compile_command, compile.most_memory);
  add_backend_option(*compile_command, compile.backend);
  add_checkpoint_form_option(*compile_command, compile.checkpoint_form);
  add_cache_options(*compile_command, compile.cache);
  add_timings_option(*compile_command, compile.timings);
  // These two are mpiwasm's own.
  compile_command->add_option("--inherited-lock", compile.inherited_lock)->group("");
  compile_command->add_option("--inherited-module", compile.inherited_module)->group("");

  CLI::App* cache_command = app.add_subcommand("cache", "List or clear the code cache");
  cache_command->require_subcommand(1);
  add_cache_options(*cache_command, cache.cache);
  const auto add_action = [&](const char* name, CacheCommandOptions::Action action, const char* help) {
    cache_command->add_subcommand(name, help)->callback([&cache, action] { cache.action = action; });
  };
  add_action("list", CacheCommandOptions::Action::list, "List the compiled modules, newest first");
  add_action("path", CacheCommandOptions::Action::path, "Print the directory of the cache");
  add_action("clean", CacheCommandOptions::Action::clean, "Remove all of them");

  CLI::App* restart_command =
      app.add_subcommand("restart", "Continue a program from a checkpoint; under mpirun or srun, as it was started");
  restart_command->add_option("DIR", restart.directory, "The directory given to --checkpoint")->required();
  restart_command->add_option("--number", restart.number, "The number of the checkpoint; default: the newest")
      ->check(CLI::Range(1, 1 << 30))
      ->type_name("NUMBER");
  add_mpi_option(*restart_command, restart.mpi);
  restart_command
      ->add_option(
          "--backend", restart.backend,
          "Compiler for a checkpoint of the portable form: llvm, cranelift or singlepass; default: that of the "
          "first run")
      ->check(CLI::IsMember({"llvm", "cranelift", "singlepass"}))
      ->type_name("NAME");
  add_checkpoint_options(*restart_command, restart.checkpoint_interval, restart.checkpoint_at, restart.after_checkpoint,
                         restart.checkpoint_compression, restart.checkpoint_stage);
  add_timings_option(*restart_command, restart.timings);

  CLI::App* checkpoint_command = app.add_subcommand("checkpoint", "List, verify, compare or remove checkpoints");
  checkpoint_command->require_subcommand(1);
  const auto add_checkpoint_action = [&](const char* name, CheckpointCommandOptions::Action action, const char* help) {
    CLI::App* command = checkpoint_command->add_subcommand(name, help);
    command->add_option("DIR", checkpoint.directory, "The directory given to --checkpoint")->required();
    command->callback([&checkpoint, action] { checkpoint.action = action; });
    return command;
  };
  add_checkpoint_action("list", CheckpointCommandOptions::Action::list, "List the checkpoints, oldest first");
  add_checkpoint_action("verify", CheckpointCommandOptions::Action::verify, "Read all files and check them");
  add_checkpoint_action("diff", CheckpointCommandOptions::Action::diff, "Print what two checkpoints differ in")
      ->add_option("NUMBERS", checkpoint.compared, "The numbers of two checkpoints; default: the newest two")
      ->expected(2)
      ->check(CLI::Range(1, std::numeric_limits<int>::max()));
  add_checkpoint_action("prune", CheckpointCommandOptions::Action::prune, "Remove all but the newest")
      ->add_option("--keep", checkpoint.keep, "How many stay; default: 1")
      ->check(CLI::Range(1, 1 << 30))
      ->type_name("NUMBER");

  CLI::App* info_command =
      app.add_subcommand("info", "Show this installation, this system, and the MPI library that would be used");
  info_command->add_flag("--json", info.json, "Print JSON");
  info_command->add_flag("--fabric", info.fabric,
                         "Start MPI, send messages, and report the network transport; under mpirun or srun");
  info_command->add_flag("--affinity", info.affinity, "Print the processors of each rank; under mpirun or srun");
  add_mpi_option(*info_command, info.mpi);
  add_blas_option(*info_command, info.blas);
  add_fftw_option(*info_command, info.fftw);
  add_cache_options(*info_command, info.cache);

  CLI::App* team_command =
      app.add_subcommand("team", "List running programs with OpenMP, or limit the threads of their teams");
  CLI::Option* processes = team_command->add_option("PROCESS", team.processes, "Process numbers; default: list all")
                               ->check(CLI::Range(1, std::numeric_limits<int>::max()));
  team_command->add_option("--threads", team.most, "Threads of a team from the next region on; 0: no limit")
      ->check(CLI::Range(0, 1 << 20))
      ->type_name("NUMBER")
      ->needs(processes);

  for (CLI::App* command : app.get_subcommands({})) command->group("Commands");

  std::vector<std::string> reversed{arguments.rbegin(), arguments.rend()};
  try {
    app.parse(reversed);
  } catch (const CLI::CallForHelp&) {
    // The help of run is that of mpiwasm; app.help() would hand on to the subcommand.
    const auto chosen = app.get_subcommands();
    if (!chosen.empty() && chosen.front() != run_command) return Message{success, app.help()};
    return Message{success, app.get_formatter()->make_help(&app, "mpiwasm", CLI::AppFormatMode::Normal)};
  } catch (const CLI::ParseError& error) {
    return Message{usage_error, fmt::format("{}; see mpiwasm --help\n", error.what())};
  }
  if (shows_version) return Message{success, fmt::format("mpiwasm {}\n", MPIWASM_VERSION)};
  if (const auto chosen = app.get_subcommands();
      !chosen.empty() && chosen.front() != run_command && chosen.front()->get_name() != arguments.front()) {
    return Message{usage_error,
                   fmt::format("options of {0} must follow it; see mpiwasm {0} --help\n", chosen.front()->get_name())};
  }
  if (inspect_command->parsed()) return inspect;
  if (compile_command->parsed()) return compile;
  if (cache_command->parsed()) return cache;
  if (info_command->parsed()) return info;
  if (team_command->parsed()) return team;
  if (restart_command->parsed()) return restart;
  if (checkpoint_command->parsed()) return checkpoint;
  return complete_run(std::move(run),
                      run_command->parsed() && app.remaining().empty() ? run_command->remaining() : app.remaining());
}

wasm::CacheSettings cache_settings(const CacheOptions& options) {
  wasm::CacheSettings settings;
  if (options.disabled) return settings;
  if (!options.directory.empty())
    settings.own = options.directory;
  else
    settings.own = wasm::default_cache_path([](const char* name) -> const char* { return std::getenv(name); });
  if (!options.site_directory.empty()) settings.site = options.site_directory;
  settings.most_bytes = options.most_bytes;
  return settings;
}

}  // namespace mpiwasm::command
