#include "command/options.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdlib>
#include <limits>
#include <map>
#include <memory>
#include <sstream>

#include "command/exit_codes.hpp"

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

/// Breaks a text into lines that fit beside the option names on a terminal of 100 columns.
std::string wrap(const std::string& text) {
  constexpr std::size_t longest_line = 66;
  std::istringstream words{text};
  std::string wrapped;
  std::size_t line = 0;
  for (std::string word; words >> word;) {
    const bool fits = line + 1 + word.size() <= longest_line;
    if (!wrapped.empty()) wrapped += fits ? ' ' : '\n';
    line = fits ? line + 1 + word.size() : word.size();
    wrapped += word;
  }
  return wrapped;
}

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter() { column_width(33); }

  /// CLI11 cannot know that a module and its arguments follow the options of a run.
  std::string make_usage(const CLI::App* app, std::string name) const override {
    if (app->get_parent() == nullptr)
      return "Usage: mpiwasm [OPTIONS] MODULE [ARGUMENTS...]\n       mpiwasm COMMAND --help\n";
    return CLI::Formatter::make_usage(app, name);
  }

  /// What stands behind an option's name: the form of its value, without the checks that it must pass.
  std::string make_option_opts(const CLI::Option* option) const override {
    std::string type = option->get_type_name();
    type = type.substr(0, std::min(type.find(":{"), type.find(":SIZE")));
    return type.empty() || option->get_positional() ? "" : " " + type;
  }

  /// The text about an option, with its default and its twin in the environment.
  std::string make_option_desc(const CLI::Option* option) const override {
    std::string text = option->get_description();
    if (!option->get_default_str().empty()) text += fmt::format(" [default: {}]", option->get_default_str());
    if (!option->get_envname().empty()) text += fmt::format(" [or set {}]", option->get_envname());
    return wrap(text);
  }
};

void add_cache_options(CLI::App& app, CacheOptions& cache) {
  const std::string group = "Code cache";
  app.add_flag("--no-cache", cache.disabled, "Compile again and store nothing")->group(group);
  app.add_option("--cache-dir", cache.directory, "The directory of the code cache")
      ->envname("MPIWASM_CACHE")
      ->type_name("DIR")
      ->group(group);
  app.add_option("--cache-size", cache.most_bytes,
                 "The size of the code cache; least recently used entries are evicted first")
      ->envname("MPIWASM_CACHE_SIZE")
      ->transform(CLI::AsSizeValue(false))
      ->type_name("BYTES")
      ->default_str("2G")
      ->group(group);
  app.add_option("--site-cache", cache.site_directory, "An additional code cache, which is only read")
      ->envname("MPIWASM_SITE_CACHE")
      ->type_name("DIR")
      ->group(group);
}

CLI::Option* add_backend_option(CLI::App& app, std::string& backend) {
  return app
      .add_option("--backend", backend,
                  "Compiler: llvm (fastest programs), cranelift or singlepass (fastest compilation)")
      ->envname("MPIWASM_BACKEND")
      ->check(CLI::IsMember({"llvm", "cranelift", "singlepass"}))
      ->type_name("NAME")
      ->capture_default_str()
      ->group("Execution");
}

void add_mpi_option(CLI::App& app, std::string& mpi) {
  app.add_option("--mpi", mpi,
                 "MPI library: openmpi, mpich, abi, serial (built in, one rank), none, or the path of a library; "
                 "default: the one that matches the launcher")
      ->envname("MPIWASM_MPI")
      ->type_name("NAME|PATH")
      ->group("Execution");
}

void add_blas_option(CLI::App& app, std::string& blas) {
  app.add_option("--blas", blas,
                 "BLAS and LAPACK of programs that are linked with -lblas: auto (that of the system, if any), wasm (in "
                 "the program itself), flexiblas, openblas, mkl, blis, or the path of a library")
      ->envname("MPIWASM_BLAS")
      ->type_name("NAME|PATH")
      ->capture_default_str()
      ->group("Execution");
}

void add_fftw_option(CLI::App& app, std::string& fftw) {
  app.add_option("--fftw", fftw,
                 "FFTW of programs that are linked with -lfftw3: auto (that of the system, if any), wasm (in the "
                 "program itself), or the path of a library")
      ->envname("MPIWASM_FFTW")
      ->type_name("NAME|PATH")
      ->capture_default_str()
      ->group("Execution");
}

void add_timings_option(CLI::App& app, bool& timings) {
  app.add_flag("--timings", timings, "Print how long each phase took")
      ->envname("MPIWASM_TIMINGS")
      ->group("Diagnostics");
}

const std::string limits_group = "Limits for each rank";

void add_memory_limit(CLI::App& app, std::optional<std::uint64_t>& most_memory) {
  app.add_option("--max-memory", most_memory, "Linear memory, such as 2G: the program's variables, heap and stack")
      ->envname("MPIWASM_MAX_MEMORY")
      ->transform(CLI::AsSizeValue(false))
      ->check(CLI::Range(std::uint64_t{64} << 10, std::uint64_t{4} << 30))
      ->type_name("BYTES")
      ->group(limits_group);
}

void add_limits(CLI::App& app, RunOptions& run) {
  add_memory_limit(app, run.most_memory);
  app.add_option("--max-open-files", run.most_open_files,
                 "The number of open files, including the three standard streams and the granted directories")
      ->envname("MPIWASM_MAX_OPEN_FILES")
      ->check(CLI::Range(3, 1 << 20))
      ->type_name("NUMBER")
      ->capture_default_str()
      ->group(limits_group);
  app.add_option("--max-threads", run.most_threads,
                 "The number of threads that the program may have at a time besides its main thread; 0: none")
      ->envname("MPIWASM_MAX_THREADS")
      ->check(CLI::Range(0, 1 << 16))
      ->type_name("NUMBER")
      ->capture_default_str()
      ->group(limits_group);
  app.add_option("--max-spawn", run.most_spawned,
                 "The number of processes started by MPI_Comm_spawn, including their descendants; 0: none")
      ->envname("MPIWASM_MAX_SPAWN")
      ->check(CLI::Range(0, 1 << 20))
      ->type_name("NUMBER")
      ->capture_default_str()
      ->group(limits_group);
  app.add_option("--time-limit", run.time_limit, "The run time, such as 90s, 10m or 2h")
      ->envname("MPIWASM_TIME_LIMIT")
      ->transform(CLI::AsNumberWithUnit(std::map<std::string, double>{{"s", 1}, {"m", 60}, {"h", 3600}}))
      ->check(CLI::Range(0.001, 1e8))
      ->type_name("TIME")
      ->group(limits_group);
}

/// Where options of run and restart are the same, only those of run have twins in the environment.
void add_checkpoint_options(CLI::App& app, double& interval, std::uint64_t& at, std::string& after) {
  const std::string group = "Checkpoints";
  app.add_option("--checkpoint-interval", interval, "Save the program regularly, such as every 10m")
      ->transform(CLI::AsNumberWithUnit(std::map<std::string, double>{{"s", 1}, {"m", 60}, {"h", 3600}}))
      ->check(CLI::Range(0.001, 1e8))
      ->type_name("TIME")
      ->group(group);
  app.add_option("--checkpoint-at", at, "Save the program at its stopping point of this number")
      ->type_name("NUMBER")
      ->group(group);
  app.add_option("--after-checkpoint", after, "What follows a checkpoint: continue, or exit (with code 85)")
      ->check(CLI::IsMember({"continue", "exit"}))
      ->type_name("continue|exit")
      ->capture_default_str()
      ->group(group);
}

void add_run_options(CLI::App& app, RunOptions& run) {
  const std::string may_use = "Access to this system (nothing else is accessible)";
  app.add_option("-d,--dir", run.directories,
                 "Grant a directory, optionally under another name; \":ro\": read-only. May be repeated")
      ->type_name("HOST[:GUEST][:ro]")
      ->allow_extra_args(false)
      ->group(may_use);
  app.add_option("-e,--env", run.variables,
                 "Set an environment variable; without a value, copy the shell's. May be repeated")
      ->type_name("NAME[=VALUE]")
      ->allow_extra_args(false)
      ->group(may_use);
  app.add_option("--stdin", run.standard_input, "Standard input: inherit, or none")
      ->check(CLI::IsMember({"inherit", "none"}))
      ->type_name("inherit|none")
      ->capture_default_str()
      ->group(may_use);
  app.add_option("--confine", run.confine,
                 "Kernel confinement of this process: auto (as far as the kernel supports it), on (required), off")
      ->envname("MPIWASM_CONFINE")
      ->check(CLI::IsMember({"auto", "on", "off"}))
      ->type_name("auto|on|off")
      ->capture_default_str()
      ->group(may_use);
  app.add_option("--mpi-dir", run.library_places,
                 "A directory or device for the MPI library or a tool, but not for the program. May be repeated")
      ->envname("MPIWASM_MPI_DIR")
      ->delimiter(':')
      ->type_name("PATH[:PATH]")
      ->allow_extra_args(false)
      ->group(may_use);
  add_limits(app, run);
  add_mpi_option(app, run.mpi);
  add_blas_option(app, run.blas);
  add_fftw_option(app, run.fftw);
  add_backend_option(app, run.backend)->each([&run](const std::string&) { run.backend_given = true; });
  app.add_option(
         "--first-run", run.first_run,
         "A program that LLVM compiles for seconds starts at once, compiled by cranelift, and changes to LLVM's "
         "code as soon as that is ready (fast), or waits for it (wait)")
      ->envname("MPIWASM_FIRST_RUN")
      ->check(CLI::IsMember({"fast", "wait"}))
      ->type_name("fast|wait")
      ->capture_default_str()
      ->group("How it runs");
  app.add_option("--stack-size", run.stack_size, "Stack for the program's calls, such as 64M")
      ->envname("MPIWASM_STACK_SIZE")
      ->transform(CLI::AsSizeValue(false))
      ->check(CLI::Range(std::size_t{256} << 10, std::size_t{4} << 30))
      ->type_name("BYTES")
      ->default_str("8M")
      ->group("Execution");
  app.add_option("--checkpoint", run.checkpoint_directory,
                 "Save the program in this directory on SIGUSR1, to be continued by mpiwasm restart")
      ->type_name("DIR")
      ->group("Checkpoints");
  add_checkpoint_options(app, run.checkpoint_interval, run.checkpoint_at, run.after_checkpoint);
  add_cache_options(app, run.cache);
  add_timings_option(app, run.timings);
  app.add_flag("--trace", run.trace, "Print each MPI call")->envname("MPIWASM_TRACE")->group("Diagnostics");
}

/// What is left after the options: the module, and everything behind it belongs to the guest.
Command complete_run(RunOptions run, std::vector<std::string> rest) {
  if (!rest.empty() && rest.front() == "--") rest.erase(rest.begin());
  if (rest.empty()) return Message{usage_error, "no module was given; see mpiwasm --help\n"};
  if (rest.front().size() > 1 && rest.front().starts_with('-'))
    return Message{usage_error, fmt::format("there is no option {}; see mpiwasm --help\n", rest.front())};
  if (run.checkpoint_directory.empty() && (run.checkpoint_interval > 0 || run.checkpoint_at > 0))
    return Message{usage_error, "--checkpoint DIR must say where checkpoints go; see mpiwasm --help\n"};
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
  add_cache_options(*compile_command, compile.cache);
  add_timings_option(*compile_command, compile.timings);
  compile_command->add_option("--inherited-lock", compile.inherited_lock)->group("");  // of mpiwasm's own

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
  add_checkpoint_options(*restart_command, restart.checkpoint_interval, restart.checkpoint_at,
                         restart.after_checkpoint);

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
  info_command->add_flag("--affinity", info.affinity, "Print the cores of each rank; under mpirun or srun");
  add_mpi_option(*info_command, info.mpi);
  add_blas_option(*info_command, info.blas);
  add_fftw_option(*info_command, info.fftw);
  add_cache_options(*info_command, info.cache);

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
