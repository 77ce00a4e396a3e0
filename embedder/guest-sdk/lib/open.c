/* open and openat whose flags name no access: that is reading, for on Linux O_RDONLY is 0. WASI's O_RDONLY is not, and
   its C library refuses such flags. <fcntl.h> gives the functions other symbols. */
#include <fcntl.h>
#include <stdarg.h>

/* The C library's. */
int wasi_open(const char* path, int flags, ...) __asm__("open");
int wasi_openat(int folder, const char* path, int flags, ...) __asm__("openat");

static int with_access(int flags) { return (flags & O_ACCMODE) == 0 ? flags | O_RDONLY : flags; }

static int mode_of(int flags, va_list more) { return (flags & O_CREAT) != 0 ? va_arg(more, int) : 0; }

int open(const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = mode_of(flags, more);
  va_end(more);
  return wasi_open(path, with_access(flags), mode);
}

int openat(int folder, const char* path, int flags, ...) {
  va_list more;
  va_start(more, flags);
  const int mode = mode_of(flags, more);
  va_end(more);
  return wasi_openat(folder, path, with_access(flags), mode);
}
