#include "command/option_groups.hpp"

#include <map>

#include "checkpoint/compression.hpp"
#include "host/interface/adapter.hpp"

namespace mpiwasm::command {
namespace {

const std::string limits_group = "Limits for each rank";

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

CLI::Option* add_compression_option(CLI::App& app, std::string& compression) {
  const auto check = [](const std::string& text) {
    return checkpoint::Compression::parse(text)
               ? std::string{}
               : text + " is neither none nor zstd or zstd:LEVEL, with a level of 1 to 22";
  };
  return app.add_option("--checkpoint-compression", compression, "Compress checkpoints: none, or zstd with a level")
      ->check(CLI::Validator{check, "", "compression"})
      ->type_name("none|zstd[:LEVEL]");
}

}  // namespace

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

void add_memory_limit(CLI::App& app, std::optional<std::uint64_t>& most_memory) {
  app.add_option("--max-memory", most_memory, "Linear memory, such as 2G: the program's variables, heap and stack")
      ->envname("MPIWASM_MAX_MEMORY")
      ->transform(CLI::AsSizeValue(false))
      ->check(CLI::Range(std::uint64_t{64} << 10, std::uint64_t{4} << 30))
      ->type_name("BYTES")
      ->group(limits_group);
}

CLI::Option* add_checkpoint_form_option(CLI::App& app, std::string& form) {
  return app
      .add_option("--checkpoint-form", form,
                  "Form of checkpoints: native (the program runs as fast as without), or portable (it may be continued "
                  "on another type of processor)")
      ->envname("MPIWASM_CHECKPOINT_FORM")
      ->check(CLI::IsMember({"native", "portable"}))
      ->type_name("native|portable")
      ->capture_default_str()
      ->group("Checkpoints");
}

/// Where options of run and restart are the same, only those of run have twins in the environment.
void add_checkpoint_options(CLI::App& app, double& interval, std::uint64_t& at, std::string& after,
                            std::string& compression, std::string& stage) {
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
  add_compression_option(app, compression)->group(group);
  app.add_option("--checkpoint-stage", stage,
                 "Write checkpoints to this directory of the node first, and copy them while the program runs")
      ->envname("MPIWASM_CHECKPOINT_STAGE")
      ->type_name("DIR")
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
  app.add_flag(host::granted_module_option, run.module_is_granted)->group("");  // mpiwasm's own: MPI_Comm_spawn
  app.add_flag("--native-peers", run.native_peers, "Other programs of the job are compiled natively")
      ->envname("MPIWASM_NATIVE_PEERS")
      ->group("Execution");
  app.add_option("--checkpoint", run.checkpoint_directory,
                 "Save the program in this directory on SIGUSR1, to be continued by mpiwasm restart")
      ->type_name("DIR")
      ->group("Checkpoints");
  add_checkpoint_form_option(app, run.checkpoint_form);
  add_checkpoint_options(app, run.checkpoint_interval, run.checkpoint_at, run.after_checkpoint,
                         run.checkpoint_compression, run.checkpoint_stage);
  app.get_option("--checkpoint-compression")->envname("MPIWASM_CHECKPOINT_COMPRESSION")->capture_default_str();
  add_cache_options(app, run.cache);
  add_timings_option(app, run.timings);
  app.add_flag("--trace", run.trace, "Print each MPI call")->envname("MPIWASM_TRACE")->group("Diagnostics");
}

}  // namespace mpiwasm::command
