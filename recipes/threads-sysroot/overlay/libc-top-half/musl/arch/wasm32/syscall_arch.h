/* What musl's threads ask of an operating system, which is one function here (sources/threads/waits.c). */
#define __SYSCALL_LL_E(x) (x)
#define __SYSCALL_LL_O(x) (x)

#define SYS_futex 1
#define SYS_set_robust_list 2
#define SYS_get_robust_list 3
#define SYS_sched_getaffinity 4

__attribute__((__visibility__("hidden"))) long __mpiwasm_call(long number, long a, long b, long c, long d);

static inline long __syscall1(long n, long a) { return __mpiwasm_call(n, a, 0, 0, 0); }
static inline long __syscall2(long n, long a, long b) { return __mpiwasm_call(n, a, b, 0, 0); }
static inline long __syscall3(long n, long a, long b, long c) { return __mpiwasm_call(n, a, b, c, 0); }
static inline long __syscall4(long n, long a, long b, long c, long d) { return __mpiwasm_call(n, a, b, c, d); }
static inline long __syscall5(long n, long a, long b, long c, long d, long e) {
  (void)e;
  return __mpiwasm_call(n, a, b, c, d);
}

static inline long __syscall6(long n, long a, long b, long c, long d, long e, long f) {
  (void)e;
  (void)f;
  return __mpiwasm_call(n, a, b, c, d);
}

/* Guests receive no signals. */
#define __block_app_sigs(set) ((void)(set))
#define __block_all_sigs(set) ((void)(set))
#define __restore_sigs(set) ((void)(set))
