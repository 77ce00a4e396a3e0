// See system_calls.hpp.
#include "confinement/system_calls.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/audit.h>
#include <linux/fs.h>
#include <linux/fsverity.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <map>
#include <span>

#include "confinement/system_call_lists.hpp"

namespace mpiwasm::confinement {
namespace {

using Code = std::vector<sock_filter>;

constexpr std::uint32_t flag_spec_allow = 1U << 2;  // SECCOMP_FILTER_FLAG_SPEC_ALLOW, Linux 4.17

#if defined(__x86_64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t architecture = AUDIT_ARCH_AARCH64;
#endif

constexpr std::uint32_t refusal = SECCOMP_RET_ERRNO | EPERM;
constexpr std::uint32_t unknown = SECCOMP_RET_ERRNO | ENOSYS;

sock_filter load(std::uint32_t offset) { return BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset); }
sock_filter load_number() { return load(offsetof(seccomp_data, nr)); }
/// The lower half of an argument: that is all the kernel reads of an int.
sock_filter load_argument(std::uint32_t index) {
  return load(static_cast<std::uint32_t>(offsetof(seccomp_data, args)) + index * 8);
}
sock_filter give(std::uint32_t action) { return BPF_STMT(BPF_RET | BPF_K, action); }
sock_filter if_equal(std::uint32_t value, std::uint8_t then_skip, std::uint8_t else_skip) {
  return BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, then_skip, else_skip);
}

/// Gives one action when an argument is one of these values, another one when it is none.
Code by_argument(std::uint32_t index, std::span<const std::uint32_t> values, std::uint32_t when_one,
                 std::uint32_t when_none) {
  Code code{load_argument(index)};
  for (const std::uint32_t value : values) {
    code.push_back(if_equal(value, 0, 1));
    code.push_back(give(when_one));
  }
  code.push_back(give(when_none));
  return code;
}

Code only_process(std::uint32_t index, std::uint32_t process) {
  return by_argument(index, std::array{process}, SECCOMP_RET_ALLOW, refusal);
}

/// 0 means the process, or the thread, that calls.
Code only_own(std::uint32_t index, std::uint32_t process) {
  return by_argument(index, std::array{std::uint32_t{0}, process}, SECCOMP_RET_ALLOW, refusal);
}

Code operator+(Code first, const Code& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

/// Signal 0 asks whether a process is there, which MPI libraries do.
Code kill_rule(std::uint32_t process) {
  return Code{load_argument(1), if_equal(0, 0, 1), give(SECCOMP_RET_ALLOW)} + only_process(0, process);
}

/// Of these calls, the first argument says what the second one names.
Code priority_rule(std::uint32_t one_process, std::uint32_t process) {
  return Code{load_argument(0), if_equal(one_process, 1, 0), give(refusal)} + only_own(1, process);
}

/// A file sends signals to its owner, with which the kernel replaces kill(): no other owner, and no other signal.
Code file_control_rule(std::uint32_t process) {
  return Code{load_argument(1), if_equal(F_SETOWN_EX, 0, 1), give(refusal),          if_equal(F_SETSIG, 0, 1),
              give(refusal),    if_equal(F_SETOWN, 1, 0),    give(SECCOMP_RET_ALLOW)} +
         only_own(2, process);
}

Code device_rule() {
  constexpr std::array<std::uint32_t, 5> refused{
      // Both write into the input of a terminal, where the user's shell would read it.
      TIOCSTI, TIOCLINUX,
      // As F_SETOWN, of sockets.
      FIOSETOWN, SIOCSPGRP,
      // It changes files that are open for reading only.
      FS_IOC_FSSETXATTR};
  // So do many of file systems ('f' of all and of Lustre, 0x94 of Btrfs), which also make and remove files beneath an
  // open directory. These do not: they copy, look, or lock, or say how a new file lies on the servers of Lustre, as
  // ROMIO does.
  constexpr std::uint32_t type_and_number = 0xffff;
  constexpr std::uint32_t type = 0xff00;
  constexpr std::array<std::uint32_t, 8> allowed{0x6601,   // FS_IOC_GETFLAGS
                                                 0x660b,   // FS_IOC_FIEMAP
                                                 0x9409,   // FICLONE
                                                 0x940d,   // FICLONERANGE
                                                 0x669a,   // LL_IOC_LOV_SETSTRIPE
                                                 0x669b,   // LL_IOC_LOV_GETSTRIPE
                                                 0x669e,   // LL_IOC_GROUP_LOCK
                                                 0x669f};  // LL_IOC_GROUP_UNLOCK
  constexpr std::array<std::uint32_t, 2> refused_types{0x6600, 0x9400};
  constexpr std::uint32_t set_version = 0x7602;
  Code code{load_argument(1)};
  for (const std::uint32_t number : refused) code = code + Code{if_equal(number, 0, 1), give(refusal)};
  code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, type_and_number));
  code = code + Code{if_equal(set_version, 0, 1), give(refusal)};
  for (const std::uint32_t number : allowed) code = code + Code{if_equal(number, 0, 1), give(SECCOMP_RET_ALLOW)};
  code.push_back(BPF_STMT(BPF_ALU | BPF_AND | BPF_K, type));
  for (const std::uint32_t of : refused_types) code = code + Code{if_equal(of, 0, 1), give(refusal)};
  code.push_back(give(SECCOMP_RET_ALLOW));
  return code;
}

/// AF_UNIX sockets of these kinds only.
Code by_kind_of_socket(std::initializer_list<std::uint32_t> kinds) {
  constexpr std::uint32_t without_flags = 0xf;
  Code code{load_argument(0), if_equal(AF_UNIX, 1, 0), give(refusal), load_argument(1),
            BPF_STMT(BPF_ALU | BPF_AND | BPF_K, without_flags)};
  for (const std::uint32_t kind : kinds) code = code + Code{if_equal(kind, 0, 1), give(SECCOMP_RET_ALLOW)};
  return code + Code{give(refusal)};
}

/// Not of datagrams, which reach every service that has a name. Raw ones are of datagrams too.
Code socket_pair_rule() { return by_kind_of_socket({SOCK_STREAM, SOCK_SEQPACKET}); }

/// Landlock sees who writes, so a file must be opened for writing to be emptied. The fourth mode of access needs no
/// right at all.
Code opening_rule(std::uint32_t index) {
  return {load_argument(index),    BPF_STMT(BPF_ALU | BPF_AND | BPF_K, O_TRUNC | O_ACCMODE),
          if_equal(O_TRUNC, 1, 0), if_equal(O_TRUNC | O_ACCMODE, 0, 1),
          give(refusal),           give(SECCOMP_RET_ALLOW)};
}

Code socket_rule(bool has_file_thread) {
  constexpr std::uint32_t infiniband = 27;
  constexpr std::uint32_t rds = 21;
  constexpr std::uint32_t smc = 43;
  const std::array<std::uint32_t, 6> networks{AF_INET, AF_INET6, AF_NETLINK, infiniband, rds, smc};
  return Code{load_argument(0), if_equal(AF_UNIX, 0, 1), give(has_file_thread ? SECCOMP_RET_TRAP : SECCOMP_RET_ALLOW)} +
         by_argument(0, networks, SECCOMP_RET_ALLOW, refusal);
}

/// No new namespaces. The arguments of clone3 are in memory, where filters cannot read them; the C library falls back
/// to clone if clone3 is unavailable.
Code clone_rule() {
  constexpr std::uint32_t new_namespaces =
      CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET;
  return {load_argument(0), BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, new_namespaces, 0, 1), give(refusal),
          give(SECCOMP_RET_ALLOW)};
}

using Rules = std::map<std::uint32_t, Code>;

void add(Rules& rules, std::span<const std::uint32_t> calls, std::uint32_t action) {
  for (const std::uint32_t call : calls) rules[call] = {give(action)};
}

/// Decides by the call's number, which is loaded, among the rules from `first` to `last`: a binary search, so that what
/// is allowed costs a few instructions on kernels that do not remember it.
void search(Code& code, std::span<const std::pair<const std::uint32_t, Code>* const> rules, std::uint32_t otherwise) {
  if (rules.empty()) return code.push_back(give(otherwise));
  if (rules.size() == 1) {
    const auto& [number, rule] = *rules.front();
    code.push_back(if_equal(number, 1, 0));
    code.push_back(give(otherwise));
    code.insert(code.end(), rule.begin(), rule.end());
    return;
  }
  const std::size_t middle = rules.size() / 2;
  Code lower;
  search(lower, rules.first(middle), otherwise);
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, rules[middle]->first, 0, 1));
  code.push_back(BPF_STMT(BPF_JMP | BPF_JA, static_cast<std::uint32_t>(lower.size())));
  code.insert(code.end(), lower.begin(), lower.end());
  search(code, rules.subspan(middle), otherwise);
}

Code assemble(const Rules& rules, std::uint32_t otherwise) {
  // Calls of other architectures, 32-bit ones for example, have other numbers.
  Code code{load(offsetof(seccomp_data, arch)), if_equal(architecture, 1, 0), give(SECCOMP_RET_KILL_PROCESS),
            load_number()};
  code.push_back(BPF_JUMP(BPF_JMP | BPF_JGT | BPF_K, last_known_number, 0, 1));
  code.push_back(give(unknown));
  std::vector<const std::pair<const std::uint32_t, Code>*> sorted;
  for (const auto& rule : rules) sorted.push_back(&rule);
  search(code, sorted, otherwise);
  return code;
}

}  // namespace

std::vector<sock_filter> guest_filter(const GuestNeeds& needs) {
  const auto process = static_cast<std::uint32_t>(needs.process);
  Rules rules;
  add(rules, refused_calls, refusal);
  if (needs.has_file_thread) {
    add(rules, file_calls, SECCOMP_RET_TRAP);
    add(rules, early_file_calls, SECCOMP_RET_TRAP);
    // Its flags are in memory, where filters cannot read them.
    if (!needs.confines_truncation) rules[number_of_openat2] = {give(unknown)};
  }
  rules[number_of_clone3] = {give(unknown)};
  rules[SYS_clone] = clone_rule();
  rules[SYS_socket] = socket_rule(needs.has_file_thread);
  rules[SYS_socketpair] = socket_pair_rule();
  rules[SYS_kill] = kill_rule(process);
  // MPI libraries send themselves signals, for instance when POSIX has read or written a file for them in a thread.
  for (const std::uint32_t call : {SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo})
    rules[call] = only_process(0, process);
  for (const std::uint32_t call : calls_for_own_process) rules[call] = only_own(0, process);
  constexpr std::uint32_t one_process = 1;  // IOPRIO_WHO_PROCESS
  rules[SYS_setpriority] = priority_rule(PRIO_PROCESS, process);
  rules[SYS_ioprio_set] = priority_rule(one_process, process);
  rules[SYS_fcntl] = file_control_rule(process);
  rules[SYS_ioctl] = device_rule();
  if (!needs.reaches_peers) {
    rules[SYS_process_vm_readv] = only_process(0, process);
    rules[SYS_process_vm_writev] = only_process(0, process);
    rules[number_of_pidfd_getfd] = {give(refusal)};
  }
  return assemble(rules, SECCOMP_RET_ALLOW);
}

std::vector<sock_filter> file_thread_filter(bool confines_truncation) {
  Rules rules;
  add(rules, thread_calls, SECCOMP_RET_ALLOW);
  add(rules, file_calls, SECCOMP_RET_ALLOW);
  add(rules, early_file_calls, SECCOMP_RET_ALLOW);
  rules[SYS_socket] = by_argument(0, std::array<std::uint32_t, 1>{AF_UNIX}, SECCOMP_RET_ALLOW, refusal);
  rules[SYS_fcntl] =
      by_argument(1, std::array<std::uint32_t, 3>{F_SETOWN, F_SETOWN_EX, F_SETSIG}, refusal, SECCOMP_RET_ALLOW);
  if (!confines_truncation) {
    rules[SYS_truncate] = {give(refusal)};
    rules[number_of_openat2] = {give(unknown)};
    rules[SYS_openat] = opening_rule(2);
#if defined(__x86_64__)
    rules[SYS_open] = opening_rule(1);
#endif
  }
  return assemble(rules, refusal);
}

std::vector<sock_filter> late_file_thread_filter(bool makes_datagram_sockets) {
  Rules rules;
  add(rules, early_file_calls, refusal);
  rules[SYS_socket] = makes_datagram_sockets ? by_kind_of_socket({SOCK_DGRAM}) : Code{give(refusal)};
  return assemble(rules, SECCOMP_RET_ALLOW);
}

sock_fprog program_of(const std::vector<sock_filter>& filter) {
  return {static_cast<unsigned short>(filter.size()), const_cast<sock_filter*>(filter.data())};
}

bool install_raw(const sock_fprog& filter, unsigned flags) {
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  // Without the flag, kernels before 5.16 disable speculation for processes with a filter, which slows down
  // computation.
  if (::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags | flag_spec_allow, &filter) == 0) return true;
  return errno == EINVAL && ::syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &filter) == 0;
}

std::string install(const std::vector<sock_filter>& filter, Reach reach) {
  const unsigned flags = reach == Reach::all_threads ? SECCOMP_FILTER_FLAG_TSYNC : 0;
  if (install_raw(program_of(filter), flags)) return {};
  return fmt::format("seccomp: {}", std::strerror(errno));
}

bool has_filters() {
  const std::uint32_t action = SECCOMP_RET_TRAP;
  return ::syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

}  // namespace mpiwasm::confinement
