/* Which thread this is: each has a pointer to its own description. */
extern __attribute__((__visibility__("hidden"))) _Thread_local struct __pthread* __mpiwasm_thread;

static inline uintptr_t __get_tp(void) { return (uintptr_t)__mpiwasm_thread; }
