// The system calls that a running rank may make: two seccomp filters, one for the guest's thread and all threads that
// it creates, one for the thread that opens files for them (file_thread.hpp). docs/decisions/0018-kernel-confinement.md
// explains why there are two.
#pragma once

#include <linux/filter.h>
#include <sys/types.h>

#include <string>
#include <vector>

namespace mpiwasm::confinement {

/// What the guest's filter depends on.
struct GuestNeeds {
  pid_t process = 0;            ///< this one: signals go nowhere else
  bool reaches_peers = true;    ///< process_vm_readv and process_vm_writev, by which MPI libraries copy between ranks
  bool has_file_thread = true;  ///< calls that name files go to it; false: they are made as ever
  bool confines_truncation = true;  ///< the file thread, by Landlock
};

/// The filter of the guest's thread: refuses with EPERM what no rank needs, and raises SIGSYS for what the file thread
/// does instead.
[[nodiscard]] std::vector<sock_filter> guest_filter(const GuestNeeds& needs);

/// The filter of the file thread: nothing but calls that name files, and what the thread itself lives on. Where
/// Landlock does not confine truncation, the filter has to.
[[nodiscard]] std::vector<sock_filter> file_thread_filter(bool confines_truncation);

/// Further restrictions of the file thread after the MPI library has started: no new AF_UNIX sockets, which reach
/// services of the system, but those of datagrams where a library makes some later; and no changes of owners and modes.
[[nodiscard]] std::vector<sock_filter> late_file_thread_filter(bool makes_datagram_sockets);

/// On whom a filter is put; all of these also hand it to the threads that they start.
enum class Reach { this_thread, all_threads };

/// Puts a filter on threads of this process, with no_new_privs. Returns what is wrong, or an empty text.
[[nodiscard]] std::string install(const std::vector<sock_filter>& filter, Reach reach = Reach::this_thread);

/// The same with nothing but system calls, for signal handlers; `flags` are those of seccomp.
[[nodiscard]] bool install_raw(const sock_fprog& filter, unsigned flags);

/// The filter as the kernel takes it, valid as long as `filter` is.
[[nodiscard]] sock_fprog program_of(const std::vector<sock_filter>& filter);

/// Whether this kernel, and what surrounds this process, lets it have filters.
[[nodiscard]] bool has_filters();

}  // namespace mpiwasm::confinement
