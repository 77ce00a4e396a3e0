// The exit codes of the mpiwasm command; docs/reference/exit-codes.md explains each to users.
#pragma once

namespace mpiwasm::command {

enum ExitCode : int {
  success = 0,
  // 1..255 otherwise: what the guest passed to exit() or returned from main().
  usage_error = 2,                ///< the command line is wrong
  stopped_after_checkpoint = 85,  ///< by --after-checkpoint exit; as HTCondor's checkpoint_exit_code
  unusable_module = 120,          ///< the file is no module that mpiwasm can run
  compilation_failed = 121,       ///< the engine could not compile the module
  mpi_unavailable = 122,          ///< no MPI library fits the job
  setup_failed = 123,             ///< no memory, no engine, a granted directory is missing ...
  time_limit_reached = 124,       ///< as after timeout(1)
  guest_trapped = 134,  ///< the program did something it cannot go on after; as after abort() in a native program
};

}  // namespace mpiwasm::command
