/* mknod, mkfifo and umask for guests. WASI makes regular files and directories alone, and gives them the permissions
   that the umask of mpiwasm leaves. */
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int mknod(const char* path, mode_t mode, dev_t device) {
  (void)device;
  if ((mode & S_IFMT) != 0 && !S_ISREG(mode)) {
    errno = EPERM;
    return -1;
  }
  const int file = open(path, O_WRONLY | O_CREAT | O_EXCL, mode & ~(mode_t)S_IFMT);
  return file < 0 ? -1 : close(file);
}

int mkfifo(const char* path, mode_t mode) {
  (void)path, (void)mode;
  errno = ENOSYS;
  return -1;
}

mode_t umask(mode_t mask) {
  static mode_t last = S_IWGRP | S_IWOTH;
  const mode_t before = last;
  last = mask & (S_IRWXU | S_IRWXG | S_IRWXO);
  return before;
}
