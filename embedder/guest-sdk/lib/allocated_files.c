/* fallocate of Linux: what posix_fallocate does. */
#include <errno.h>
#include <fcntl.h>

int fallocate(int descriptor, int mode, off_t offset, off_t length) {
  if (mode != 0) {
    errno = EOPNOTSUPP;
    return -1;
  }
  const int error = posix_fallocate(descriptor, offset, length);
  if (error == 0) return 0;
  errno = error;
  return -1;
}
