/* File system information of POSIX, which WASI lacks: the functions fail with ENOSYS. */
#ifndef MPIWASM_SYS_STATVFS_H
#define MPIWASM_SYS_STATVFS_H

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct statvfs {
  unsigned long f_bsize;
  unsigned long f_frsize;
  unsigned long long f_blocks;
  unsigned long long f_bfree;
  unsigned long long f_bavail;
  unsigned long long f_files;
  unsigned long long f_ffree;
  unsigned long long f_favail;
  unsigned long f_fsid;
  unsigned long f_flag;
  unsigned long f_namemax;
};

#define ST_RDONLY 1
#define ST_NOSUID 2

int statvfs(const char* __restrict path, struct statvfs* __restrict status);
int fstatvfs(int descriptor, struct statvfs* status);

#ifdef __cplusplus
}
#endif

#endif
