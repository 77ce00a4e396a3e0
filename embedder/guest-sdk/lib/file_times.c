/* Times of files by their older functions. */
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/time.h>

static const struct timespec* in_nanoseconds(const struct timeval times[2], struct timespec converted[2]) {
  if (times == NULL) return NULL;
  for (int i = 0; i < 2; ++i) {
    converted[i].tv_sec = times[i].tv_sec;
    converted[i].tv_nsec = (long)times[i].tv_usec * 1000;
  }
  return converted;
}

int futimes(int descriptor, const struct timeval times[2]) {
  struct timespec converted[2];
  return futimens(descriptor, in_nanoseconds(times, converted));
}

int lutimes(const char* path, const struct timeval times[2]) {
  struct timespec converted[2];
  return utimensat(AT_FDCWD, path, in_nanoseconds(times, converted), AT_SYMLINK_NOFOLLOW);
}
