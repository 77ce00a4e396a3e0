// What the guest library has and the C library of WASI does not declare.

#ifndef MPIWASM_FLANG_RUNTIME_GUEST_H
#define MPIWASM_FLANG_RUNTIME_GUEST_H

#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

uid_t getuid(void);
gid_t getgid(void);
int getlogin_r(char *name, size_t size);
int gethostname(char *name, size_t size);
int mkstemp(char *name);
// The variable of the calling thread, by a function of the guest library: the same objects of the runtime are linked
// into programs with and without threads, which have different kinds of variables.
int *mpiwasm_errno(void);
#undef errno
#define errno (*mpiwasm_errno())

#ifdef __cplusplus
}
#endif

#endif
