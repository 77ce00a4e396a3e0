/* File system information of Linux, which WASI lacks: the functions fail with ENOSYS. */
#ifndef MPIWASM_SYS_STATFS_H
#define MPIWASM_SYS_STATFS_H

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct statfs {
  unsigned long f_type;
  unsigned long f_bsize;
  unsigned long long f_blocks;
  unsigned long long f_bfree;
  unsigned long long f_bavail;
  unsigned long long f_files;
  unsigned long long f_ffree;
  struct {
    int __val[2];
  } f_fsid;
  unsigned long f_namelen;
  unsigned long f_frsize;
  unsigned long f_flags;
};

int statfs(const char* path, struct statfs* status);
int fstatfs(int descriptor, struct statfs* status);

#ifdef __cplusplus
}
#endif

#endif
