/* The C library's <sched.h> with what it leaves out and mpiwasm's guest library adds: the processors that threads run
   on. Their numbers are those of the machine; the launcher chooses which of them the rank may use. */
#ifndef MPIWASM_SCHED_H
#define MPIWASM_SCHED_H

#include_next <sched.h>

#ifdef _GNU_SOURCE

#define __NEED_pid_t
#define __NEED_size_t
#include <bits/alltypes.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CPU_SETSIZE 1024

typedef struct cpu_set_t {
  unsigned long words[CPU_SETSIZE / (8 * sizeof(long))];
} cpu_set_t;

/* 0 and getpid() are the calling thread, the only one that these know: otherwise they fail with ESRCH. */
int sched_getaffinity(pid_t process, size_t size, cpu_set_t* set);
/* Processors that the rank may not use are left out; without any other, it fails with EINVAL. */
int sched_setaffinity(pid_t process, size_t size, const cpu_set_t* set);
/* The processor that the calling thread runs on now. */
int sched_getcpu(void);

void* calloc(size_t count, size_t size);
void free(void* memory);
int mpiwasm_count_processors(size_t size, const cpu_set_t* set);

#define MPIWASM_CPU_BITS (8 * sizeof(long))
#define MPIWASM_CPU_WORD(cpu, set) (((unsigned long*)(set))[(size_t)(cpu) / MPIWASM_CPU_BITS])
#define MPIWASM_CPU_BIT(cpu) (1UL << ((size_t)(cpu) % MPIWASM_CPU_BITS))
#define MPIWASM_CPU_FITS(cpu, size) ((size_t)(cpu) < (size_t)8 * (size))
#define MPIWASM_CPU_WORDS(size, to, a, operation, b)                                                    \
  do {                                                                                                  \
    for (size_t mpiwasm_word = 0; mpiwasm_word < (size) / sizeof(long); ++mpiwasm_word)                 \
      ((unsigned long*)(to))[mpiwasm_word] =                                                            \
          ((const unsigned long*)(a))[mpiwasm_word] operation((const unsigned long*)(b))[mpiwasm_word]; \
  } while (0)

#define CPU_SET_S(cpu, size, set) \
  (MPIWASM_CPU_FITS(cpu, size) ? (void)(MPIWASM_CPU_WORD(cpu, set) |= MPIWASM_CPU_BIT(cpu)) : (void)0)
#define CPU_CLR_S(cpu, size, set) \
  (MPIWASM_CPU_FITS(cpu, size) ? (void)(MPIWASM_CPU_WORD(cpu, set) &= ~MPIWASM_CPU_BIT(cpu)) : (void)0)
#define CPU_ISSET_S(cpu, size, set) \
  (MPIWASM_CPU_FITS(cpu, size) && (MPIWASM_CPU_WORD(cpu, set) & MPIWASM_CPU_BIT(cpu)) != 0)
#define CPU_ZERO_S(size, set) ((void)__builtin_memset(set, 0, size))
#define CPU_COUNT_S(size, set) mpiwasm_count_processors(size, set)
#define CPU_EQUAL_S(size, a, b) (__builtin_memcmp(a, b, size) == 0)
#define CPU_AND_S(size, to, a, b) MPIWASM_CPU_WORDS(size, to, a, &, b)
#define CPU_OR_S(size, to, a, b) MPIWASM_CPU_WORDS(size, to, a, |, b)
#define CPU_XOR_S(size, to, a, b) MPIWASM_CPU_WORDS(size, to, a, ^, b)

#define CPU_ALLOC_SIZE(count) (((size_t)(count) + MPIWASM_CPU_BITS - 1) / MPIWASM_CPU_BITS * sizeof(long))
#define CPU_ALLOC(count) ((cpu_set_t*)calloc(1, CPU_ALLOC_SIZE(count)))
#define CPU_FREE(set) free(set)

#define CPU_SET(cpu, set) CPU_SET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_CLR(cpu, set) CPU_CLR_S(cpu, sizeof(cpu_set_t), set)
#define CPU_ISSET(cpu, set) CPU_ISSET_S(cpu, sizeof(cpu_set_t), set)
#define CPU_ZERO(set) CPU_ZERO_S(sizeof(cpu_set_t), set)
#define CPU_COUNT(set) CPU_COUNT_S(sizeof(cpu_set_t), set)
#define CPU_EQUAL(a, b) CPU_EQUAL_S(sizeof(cpu_set_t), a, b)
#define CPU_AND(to, a, b) CPU_AND_S(sizeof(cpu_set_t), to, a, b)
#define CPU_OR(to, a, b) CPU_OR_S(sizeof(cpu_set_t), to, a, b)
#define CPU_XOR(to, a, b) CPU_XOR_S(sizeof(cpu_set_t), to, a, b)

#ifdef __cplusplus
}
#endif

#endif

#endif
