// System calls that filters refuse, hand to the thread for files, or allow it (confinement/system_calls.cpp).
#pragma once

#include <sys/syscall.h>

#include <array>
#include <cstdint>

namespace mpiwasm::confinement {

// Kernel headers may be older than the kernel. Since 5.1, a call has the same number on every architecture.
inline constexpr std::uint32_t number_of_pidfd_send_signal = 424;
inline constexpr std::uint32_t number_of_io_uring_setup = 425;
inline constexpr std::uint32_t number_of_io_uring_enter = 426;
inline constexpr std::uint32_t number_of_io_uring_register = 427;
inline constexpr std::uint32_t number_of_open_tree = 428;
inline constexpr std::uint32_t number_of_move_mount = 429;
inline constexpr std::uint32_t number_of_fsopen = 430;
inline constexpr std::uint32_t number_of_fsconfig = 431;
inline constexpr std::uint32_t number_of_fsmount = 432;
inline constexpr std::uint32_t number_of_fspick = 433;
inline constexpr std::uint32_t number_of_clone3 = 435;
inline constexpr std::uint32_t number_of_openat2 = 437;
inline constexpr std::uint32_t number_of_pidfd_getfd = 438;
inline constexpr std::uint32_t number_of_process_madvise = 440;
inline constexpr std::uint32_t number_of_mount_setattr = 442;
inline constexpr std::uint32_t number_of_quotactl_fd = 443;
inline constexpr std::uint32_t number_of_landlock_create_ruleset = 444;
inline constexpr std::uint32_t number_of_landlock_add_rule = 445;
inline constexpr std::uint32_t number_of_landlock_restrict_self = 446;
inline constexpr std::uint32_t number_of_process_mrelease = 448;
inline constexpr std::uint32_t number_of_fchmodat2 = 452;
inline constexpr std::uint32_t number_of_setxattrat = 463;
inline constexpr std::uint32_t number_of_removexattrat = 466;
inline constexpr std::uint32_t number_of_open_tree_attr = 467;
inline constexpr std::uint32_t number_of_file_setattr = 469;
/// Calls with higher numbers were not known when this was written.
inline constexpr std::uint32_t last_known_number = 469;

/// What no rank needs: other programs, other processes, what is mounted, the kernel itself and its keys.
inline constexpr auto refused_calls = std::to_array<std::uint32_t>({
    SYS_execve,
    SYS_execveat,
    SYS_ptrace,
    SYS_kcmp,
    SYS_tkill,
    number_of_pidfd_send_signal,
    number_of_process_madvise,
    number_of_process_mrelease,
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_swapon,
    SYS_swapoff,
    SYS_quotactl,
    number_of_quotactl_fd,
    number_of_open_tree,
    number_of_open_tree_attr,
    number_of_move_mount,
    number_of_fsopen,
    number_of_fsconfig,
    number_of_fsmount,
    number_of_fspick,
    number_of_mount_setattr,
    number_of_file_setattr,
    SYS_open_by_handle_at,
    SYS_fanotify_init,
    SYS_fanotify_mark,
    SYS_unshare,
    SYS_setns,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_kexec_load,
#if defined(SYS_kexec_file_load)
    SYS_kexec_file_load,
#endif
    SYS_reboot,
    SYS_acct,
    SYS_syslog,
    SYS_vhangup,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_clock_adjtime,
    SYS_adjtimex,
    SYS_sethostname,
    SYS_setdomainname,
    SYS_lookup_dcookie,
    SYS_personality,
    SYS_mknodat,
    // They reach whatever other processes of the user have, by numbers and names that are no files.
    SYS_semget,
    SYS_semop,
    SYS_semtimedop,
    SYS_semctl,
    SYS_msgget,
    SYS_msgsnd,
    SYS_msgrcv,
    SYS_msgctl,
    SYS_mq_open,
    SYS_mq_unlink,
    // Its operations are made outside of any filter.
    number_of_io_uring_setup,
    number_of_io_uring_enter,
    number_of_io_uring_register,
#if defined(__x86_64__)
    SYS_mknod,
    SYS_uselib,
    SYS_iopl,
    SYS_ioperm,
    SYS_modify_ldt,
#endif
});

/// What opens, makes or removes files by name: Landlock rules over these. bind() makes a node for a Unix socket.
inline constexpr auto file_calls = std::to_array<std::uint32_t>({
    SYS_bind,
    SYS_openat,
    number_of_openat2,
    SYS_truncate,
    SYS_mkdirat,
    SYS_unlinkat,
    SYS_renameat2,
    SYS_symlinkat,
    SYS_linkat,
#if defined(SYS_renameat)
    SYS_renameat,
#endif
#if defined(__x86_64__)
    SYS_open,
    SYS_creat,
    SYS_mkdir,
    SYS_rmdir,
    SYS_unlink,
    SYS_rename,
    SYS_symlink,
    SYS_link,
#endif
});

/// What MPI libraries may do with files while they start, and Landlock has no rules for. Of a descriptor, it is enough
/// that it was opened for reading.
inline constexpr auto early_file_calls = std::to_array<std::uint32_t>({
    SYS_fchmod,
    SYS_fchown,
    SYS_fsetxattr,
    SYS_fremovexattr,
    SYS_fchmodat,
    number_of_fchmodat2,
    SYS_fchownat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_removexattr,
    SYS_lremovexattr,
    number_of_setxattrat,
    number_of_removexattrat,
#if defined(__x86_64__)
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
#endif
});

/// What changes a process that the first argument names, 0 for the own thread. sched_setaffinity is not among them:
/// libraries bind threads of their own by numbers that no filter can know.
inline constexpr auto calls_for_own_process = std::to_array<std::uint32_t>({
    SYS_prlimit64,
    SYS_sched_setscheduler,
    SYS_sched_setparam,
    SYS_sched_setattr,
    SYS_migrate_pages,
    SYS_move_pages,
});

/// What the file thread itself lives on.
inline constexpr auto thread_calls = std::to_array<std::uint32_t>({
    SYS_futex,
    SYS_clock_gettime,  // without a call where the kernel's clock can be read from programs
    SYS_close,
    SYS_fstat,
    SYS_newfstatat,
    SYS_getdents64,
    SYS_lseek,
    SYS_read,
    SYS_fcntl,
    SYS_getpid,
    SYS_gettid,
    SYS_mmap,
    SYS_munmap,
    SYS_mprotect,
    SYS_madvise,
    SYS_mremap,
    SYS_brk,
    SYS_rt_sigreturn,
    SYS_rt_sigprocmask,
    SYS_sched_yield,
    SYS_restart_syscall,
    SYS_exit,
    SYS_exit_group,
    SYS_prctl,
    SYS_seccomp,
    number_of_landlock_create_ruleset,
    SYS_set_robust_list,
    SYS_readlinkat,
    number_of_landlock_add_rule,
    number_of_landlock_restrict_self,
#if defined(SYS_rseq)
    SYS_rseq,
#endif
#if defined(__x86_64__)
    SYS_readlink,
    SYS_stat,
    SYS_lstat,
#endif
});

}  // namespace mpiwasm::confinement
