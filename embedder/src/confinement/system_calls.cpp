// See system_calls.hpp.
#include "confinement/system_calls.hpp"

#include <fmt/format.h>
#include <linux/audit.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
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

/// Signal 0 asks whether a process is there, which MPI libraries do.
Code kill_rule(std::uint32_t process) {
  Code code{load_argument(1), if_equal(0, 0, 1), give(SECCOMP_RET_ALLOW)};
  const Code to_process = only_process(0, process);
  code.insert(code.end(), to_process.begin(), to_process.end());
  return code;
}

Code socket_rule(bool has_file_thread) {
  constexpr std::uint32_t infiniband = 27;
  constexpr std::uint32_t rds = 21;
  constexpr std::uint32_t smc = 43;
  const std::array<std::uint32_t, 6> networks{AF_INET, AF_INET6, AF_NETLINK, infiniband, rds, smc};
  Code code{load_argument(0), if_equal(AF_UNIX, 0, 1), give(has_file_thread ? SECCOMP_RET_TRAP : SECCOMP_RET_ALLOW)};
  const Code others = by_argument(0, networks, SECCOMP_RET_ALLOW, refusal);
  code.insert(code.end(), others.begin(), others.end());
  return code;
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
  }
  rules[number_of_clone3] = {give(unknown)};
  rules[SYS_clone] = clone_rule();
  rules[SYS_socket] = socket_rule(needs.has_file_thread);
  rules[SYS_kill] = kill_rule(process);
  // MPI libraries send themselves signals, for instance when POSIX has read or written a file for them in a thread.
  for (const std::uint32_t call : {SYS_tgkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo})
    rules[call] = only_process(0, process);
  rules[SYS_prlimit64] = by_argument(0, std::array{std::uint32_t{0}, process}, SECCOMP_RET_ALLOW, refusal);
  // Both write into the input of a terminal, where the user's shell would read it.
  rules[SYS_ioctl] = by_argument(1, std::array<std::uint32_t, 2>{TIOCSTI, TIOCLINUX}, refusal, SECCOMP_RET_ALLOW);
  if (!needs.reaches_peers) {
    rules[SYS_process_vm_readv] = only_process(0, process);
    rules[SYS_process_vm_writev] = only_process(0, process);
    rules[number_of_pidfd_getfd] = {give(refusal)};
  }
  return assemble(rules, SECCOMP_RET_ALLOW);
}

std::vector<sock_filter> file_thread_filter() {
  Rules rules;
  add(rules, thread_calls, SECCOMP_RET_ALLOW);
  add(rules, file_calls, SECCOMP_RET_ALLOW);
  add(rules, early_file_calls, SECCOMP_RET_ALLOW);
  rules[SYS_socket] = by_argument(0, std::array<std::uint32_t, 1>{AF_UNIX}, SECCOMP_RET_ALLOW, refusal);
  return assemble(rules, refusal);
}

std::vector<sock_filter> late_file_thread_filter() {
  Rules rules;
  add(rules, early_file_calls, refusal);
  rules[SYS_socket] = {give(refusal)};
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
