// What the guest library has and the C library of WASI does not declare.

#ifndef MPIWASM_FLANG_RUNTIME_GUEST_H
#define MPIWASM_FLANG_RUNTIME_GUEST_H

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

#ifdef __cplusplus
}
#endif

#endif
