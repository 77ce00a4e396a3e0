// Preloaded into mpiwasm: a file system on which files get to their disk at SLOW_DISK MiB/s for each process.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

int fsync(int file) {
  static int (*original)(int);
  if (original == NULL) original = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  const char* rate = getenv("SLOW_DISK");
  struct stat status;
  if (rate != NULL && fstat(file, &status) == 0 && S_ISREG(status.st_mode))
    usleep((useconds_t)((double)status.st_size / (atof(rate) * (1 << 20)) * 1e6));
  return original(file);
}
