// The command line and its twins in the environment.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "wasm/cache/module_cache.hpp"
#include "wasm/engine/engine.hpp"

namespace mpiwasm::command {

struct CacheOptions {
  bool disabled = false;
  std::string directory;       ///< empty: the default one
  std::string site_directory;  ///< empty: none
  std::uint64_t most_bytes = std::uint64_t{2} << 30;
};

struct RunOptions {
  std::string module;
  bool module_is_granted = false;  ///< named as in the guest, which may read it: a process that MPI_Comm_spawn started
  std::vector<std::string> arguments;
  std::vector<std::string> directories;  ///< HOST[:GUEST][:ro]
  std::vector<std::string> variables;    ///< NAME or NAME=VALUE
  std::string standard_input = "inherit";
  std::optional<std::uint64_t> most_memory;  ///< bytes of linear memory
  std::uint32_t most_open_files = 65536;     ///< standard files and granted directories included
  double time_limit = 0;                     ///< seconds; 0: none
  std::uint32_t most_threads = 1024;         ///< besides the main thread
  std::uint32_t most_spawned = 1024;         ///< processes, by MPI_Comm_spawn, with all that these start
  std::string confine = "auto";
  std::vector<std::string> library_places;  ///< files and directories for the MPI library besides its own
  std::string mpi;
  std::string blas = "auto";
  std::string fftw = "auto";
  std::string backend = "llvm";
  bool backend_given = false;
  std::string first_run = "fast";  ///< or "wait", for LLVM
  std::size_t stack_size = std::size_t{8} << 20;
  CacheOptions cache;
  bool timings = false;
  bool trace = false;
  bool native_peers = false;                    ///< the job has processes that are not guests
  std::string checkpoint_directory;             ///< empty: the program cannot be saved
  std::string checkpoint_form = "native";       ///< or "portable"
  double checkpoint_interval = 0;               ///< seconds; 0: only when a signal asks for it
  std::uint64_t checkpoint_at = 0;              ///< the number of a stopping point; 0: none
  std::string after_checkpoint = "continue";    ///< or "exit"
  std::string checkpoint_compression = "none";  ///< or "zstd[:LEVEL]"
  std::string checkpoint_stage;                 ///< a directory of the node; empty: none
  int restart_number = 0;                       ///< of the checkpoint in the directory to go on with; 0: none
  std::size_t restart_program = 0;              ///< of that checkpoint's programs, the one of this process
};

/// Whether the functions of the program can be left where it is stopped.
[[nodiscard]] inline bool is_to_be_resumable(const RunOptions& options) {
  return !options.checkpoint_directory.empty() && options.checkpoint_form == "portable";
}

struct RestartOptions {
  std::string directory;
  int number = 0;  ///< 0: the newest
  std::string mpi;
  std::string backend;  ///< empty: as in the first run
  double checkpoint_interval = 0;
  std::uint64_t checkpoint_at = 0;
  std::string after_checkpoint = "continue";
  std::string checkpoint_compression;  ///< empty: as in the first run
  std::string checkpoint_stage;        ///< empty: none
  bool timings = false;
};

struct CheckpointCommandOptions {
  enum class Action { list, verify, diff, prune } action = Action::list;
  std::string directory;
  int keep = 1;               ///< of prune: how many of the newest stay
  std::vector<int> compared;  ///< of diff: two numbers; none: the newest two
};

struct InspectOptions {
  std::string module;
  bool json = false;
};

struct CompileOptions {
  std::vector<std::string> modules;
  std::optional<std::uint64_t> most_memory;
  std::string backend = "llvm";
  std::string checkpoint_form = "native";  ///< or "portable"
  CacheOptions cache;
  bool timings = false;
  int inherited_lock = -1;    ///< the descriptor of a lock on the one module: compile_in_background()
  int inherited_module = -1;  ///< that of the module's file: the same
};

struct CacheCommandOptions {
  enum class Action { list, path, clean } action = Action::list;
  CacheOptions cache;
};

struct InfoOptions {
  bool json = false;
  bool fabric = false;
  bool affinity = false;
  std::string mpi;
  std::string blas = "auto";
  std::string fftw = "auto";
  CacheOptions cache;
};

struct TeamOptions {
  std::vector<int> processes;         ///< none: all of this user are listed
  std::optional<std::uint32_t> most;  ///< threads; 0: no limit
};

/// Something to print and leave with: help, the version, or what is wrong with the command line.
struct Message {
  int exit_code;
  std::string text;
};

using Command = std::variant<RunOptions, RestartOptions, CheckpointCommandOptions, InspectOptions, CompileOptions,
                             CacheCommandOptions, InfoOptions, TeamOptions, Message>;

/// `arguments` is the command line without the program's name.
[[nodiscard]] Command parse_command_line(std::vector<std::string> arguments);

/// Where compiled code is kept under these options.
[[nodiscard]] wasm::CacheSettings cache_settings(const CacheOptions& options);

}  // namespace mpiwasm::command
