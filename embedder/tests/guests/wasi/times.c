/* The times of files: set, through links and on links, and kept in step with writing. */
#include <fcntl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  struct stat status;
  int file = open("file", O_RDWR | O_CREAT, 0644);
  CHECK(file >= 0);
  const time_t today = time(NULL);
  CHECK(fstat(file, &status) == 0 && status.st_mtime >= today - 60 && status.st_mtime <= today + 60);

  struct timespec times[2] = {{1000000000, 123456789}, {2000000000, 987654321}};
  CHECK(futimens(file, times) == 0 && fstat(file, &status) == 0);
  CHECK(status.st_atim.tv_sec == 1000000000 && status.st_atim.tv_nsec == 123456789);
  CHECK(status.st_mtim.tv_sec == 2000000000 && status.st_mtim.tv_nsec == 987654321);

  struct timespec later[2] = {{1100000000, 1}, {2100000000, 2}};
  CHECK(utimensat(AT_FDCWD, "file", later, 0) == 0 && stat("file", &status) == 0);
  CHECK(status.st_atim.tv_sec == 1100000000 && status.st_mtim.tv_sec == 2100000000);

  CHECK(symlink("file", "link") == 0);
  struct timespec early[2] = {{5, 0}, {6, 0}};
  CHECK(utimensat(AT_FDCWD, "link", early, AT_SYMLINK_NOFOLLOW) == 0);
  CHECK(lstat("link", &status) == 0 && status.st_mtim.tv_sec == 6);
  CHECK(stat("link", &status) == 0 && status.st_mtim.tv_sec == 2100000000);
  CHECK(utimensat(AT_FDCWD, "link", early, 0) == 0 && stat("file", &status) == 0 && status.st_mtim.tv_sec == 6);
  CHECK_FAILS(utimensat(AT_FDCWD, "missing", early, 0), ENOENT);

  CHECK(write(file, "x", 1) == 1 && fstat(file, &status) == 0 && status.st_mtim.tv_sec >= today - 60);
  CHECK(close(file) == 0 && unlink("file") == 0 && unlink("link") == 0);
  return finish();
}
