/* The C library's <sys/resource.h> with what POSIX and Linux have besides in struct rusage. */
#ifndef MPIWASM_SYS_RESOURCE_H
#define MPIWASM_SYS_RESOURCE_H

/* That structure has no other fields, and its function fills no others. */
#define rusage mpiwasm_rusage_times
#define getrusage mpiwasm_getrusage_times
#include_next <sys/resource.h>
#undef getrusage
#undef rusage

#ifdef __cplusplus
extern "C" {
#endif

struct rusage {
  struct timeval ru_utime; /* all of the processor's time */
  struct timeval ru_stime; /* 0 */
  long ru_maxrss;          /* KiB of linear memory */
  long ru_ixrss;           /* this and the following: 0 */
  long ru_idrss;
  long ru_isrss;
  long ru_minflt;
  long ru_majflt;
  long ru_nswap;
  long ru_inblock;
  long ru_oublock;
  long ru_msgsnd;
  long ru_msgrcv;
  long ru_nsignals;
  long ru_nvcsw;
  long ru_nivcsw;
};

/* Under a name of its own: getrusage is for objects that were compiled with the smaller structure. */
int getrusage(int who, struct rusage* usage) __asm__("mpiwasm_getrusage");

/* What a guest has: its stack, 4 GiB of memory, no core files; mpiwasm and the system limit the rest. */
typedef unsigned long long rlim_t;
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
#define RLIM_INFINITY (~0ULL)
#define RLIM_SAVED_CUR RLIM_INFINITY
#define RLIM_SAVED_MAX RLIM_INFINITY
#define RLIMIT_CPU 0
#define RLIMIT_FSIZE 1
#define RLIMIT_DATA 2
#define RLIMIT_STACK 3
#define RLIMIT_CORE 4
#define RLIMIT_RSS 5
#define RLIMIT_NPROC 6
#define RLIMIT_NOFILE 7
#define RLIMIT_MEMLOCK 8
#define RLIMIT_AS 9
#define RLIM_NLIMITS 16
int getrlimit(int resource, struct rlimit* limit);
int setrlimit(int resource, const struct rlimit* limit);

/* The priority is the launcher's: it is reported as 0, and cannot be changed. */
#define PRIO_PROCESS 0
#define PRIO_PGRP 1
#define PRIO_USER 2
#define PRIO_MIN (-20)
#define PRIO_MAX 20
int getpriority(int which, id_t who);
int setpriority(int which, id_t who, int priority);

#ifdef __cplusplus
}
#endif

#endif
