/* The C library's <fcntl.h>, with locks of files, and flags for open() as on Linux. */
#ifndef MPIWASM_FCNTL_H
#define MPIWASM_FCNTL_H

#define fcntl mpiwasm_fcntl_without_locks
#define open mpiwasm_open_with_access
#define openat mpiwasm_openat_with_access
#include_next <fcntl.h>
#undef fcntl
#undef open
#undef openat

#define F_GETLK 5
#define F_SETLK 6
#define F_SETLKW 7
#define F_RDLCK 0
#define F_WRLCK 1
#define F_UNLCK 2

#if defined(_LARGEFILE64_SOURCE) || defined(_GNU_SOURCE)
#define F_GETLK64 F_GETLK
#define F_SETLK64 F_SETLK
#define F_SETLKW64 F_SETLKW
#define flock64 flock
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Locks hold against the other ranks and the other processes of the machine, as natively. F_GETLK does not report which
   process has one: l_pid is -1. */
int fcntl(int descriptor, int command, ...) __asm__("mpiwasm_fcntl");

/* Flags that name no access mean reading. */
int open(const char* path, int flags, ...) __asm__("mpiwasm_open");
int openat(int folder, const char* path, int flags, ...) __asm__("mpiwasm_openat");

#ifdef _GNU_SOURCE
/* As posix_fallocate; what else Linux has fails with EOPNOTSUPP. */
#define FALLOC_FL_KEEP_SIZE 1
#define FALLOC_FL_PUNCH_HOLE 2
int fallocate(int descriptor, int mode, off_t offset, off_t length);
#endif

#ifdef __cplusplus
}
#endif

#endif
