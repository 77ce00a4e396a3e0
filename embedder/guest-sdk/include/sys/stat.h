/* The C library's <sys/stat.h> with what it leaves out and mpiwasm's guest library adds. */
#ifndef MPIWASM_SYS_STAT_H
#define MPIWASM_SYS_STAT_H

#include_next <sys/stat.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Regular files alone; others fail with EPERM. */
int mknod(const char* path, mode_t mode, dev_t device);

/* Succeed where they change nothing that stat reports; else they fail with EPERM. */
int chmod(const char* path, mode_t mode);
int fchmod(int descriptor, mode_t mode);

/* Fails with ENOSYS. */
int mkfifo(const char* path, mode_t mode);

/* Returns what it was given before. The umask of mpiwasm decides. */
mode_t umask(mode_t mask);

#ifdef __cplusplus
}
#endif

#endif
