// The thread that opens files for all others. Landlock forbids a process to reach into one that is confined separately,
// and MPI libraries copy large messages between ranks just so (process_vm_readv). So not the guest's thread is under
// Landlock but this one, which can do nothing else; and the guest's thread, by its seccomp filter, cannot name files.
// The kernel answers its attempts with SIGSYS, whose handler hands the call over and comes back with the result.
// docs/decisions/0018-kernel-confinement.md
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

#include "confinement/landlock.hpp"

namespace mpiwasm::confinement {

/// Starts the thread, which restricts itself to these files by this version of Landlock. Once per process. Returns an
/// error message, or an empty string.
[[nodiscard]] std::string start_file_thread(const std::vector<FileRule>& but_not, int landlock);

/// The thread's number, once it was started.
[[nodiscard]] pid_t file_thread();

/// The thread restricts itself further, with late_file_thread_filter(). Returns an error message, or an empty string.
[[nodiscard]] std::string narrow_file_thread(const std::vector<FileRule>& but_not, bool makes_datagram_sockets);

}  // namespace mpiwasm::confinement
