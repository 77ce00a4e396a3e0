/* statfs, statvfs and similar functions for guests: WASI has no file system information. */
#include <errno.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>

static int not_there(void) {
  errno = ENOSYS;
  return -1;
}

int statfs(const char* path, struct statfs* status) {
  (void)path, (void)status;
  return not_there();
}

int fstatfs(int descriptor, struct statfs* status) {
  (void)descriptor, (void)status;
  return not_there();
}

int statvfs(const char* restrict path, struct statvfs* restrict status) {
  (void)path, (void)status;
  return not_there();
}

int fstatvfs(int descriptor, struct statvfs* status) {
  (void)descriptor, (void)status;
  return not_there();
}
