/* Locks of files: fcntl with F_GETLK, F_SETLK and F_SETLKW, lockf and flock, by functions of mpiwasm, for WASI has
   none. <fcntl.h> gives fcntl another symbol, so that programs which never call it are not concerned. */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <sys/file.h>
#include <unistd.h>

#define FROM_HOST(name) __attribute__((import_module("mpiwasm_posix_1"), import_name(name)))
FROM_HOST("fd_lock") int mpiwasm_fd_lock(int descriptor, int command, struct flock* lock);
FROM_HOST("fd_flock") int mpiwasm_fd_flock(int descriptor, int operation);

/* The C library's. */
int wasi_fcntl(int descriptor, int command, ...) __asm__("fcntl");

static int answer(int error) {
  if (error == 0) return 0;
  errno = error;
  return -1;
}

int fcntl(int descriptor, int command, ...) {
  va_list more;
  va_start(more, command);
  void* argument = va_arg(more, void*);
  va_end(more);
  if (command < F_GETLK || command > F_SETLKW) return wasi_fcntl(descriptor, command, argument);
  return answer(mpiwasm_fd_lock(descriptor, command - F_GETLK, argument));
}

int flock(int descriptor, int operation) { return answer(mpiwasm_fd_flock(descriptor, operation)); }

int lockf(int descriptor, int command, off_t length) {
  struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_CUR, .l_len = length};
  switch (command) {
    case F_TEST:
      if (answer(mpiwasm_fd_lock(descriptor, F_GETLK - F_GETLK, &lock)) != 0) return -1;
      return lock.l_type == F_UNLCK ? 0 : answer(EACCES);
    case F_ULOCK:
      lock.l_type = F_UNLCK;
      return answer(mpiwasm_fd_lock(descriptor, F_SETLK - F_GETLK, &lock));
    case F_TLOCK:
      return answer(mpiwasm_fd_lock(descriptor, F_SETLK - F_GETLK, &lock));
    case F_LOCK:
      return answer(mpiwasm_fd_lock(descriptor, F_SETLKW - F_GETLK, &lock));
    default:
      return answer(EINVAL);
  }
}
