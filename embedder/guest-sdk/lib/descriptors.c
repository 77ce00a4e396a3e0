/* Functions of POSIX that WASI has no way to do, for programs that call them in corners that a run need not reach. All
   fail, and say that they are not there. */
#include <errno.h>
#include <stdio.h>
#include <unistd.h>

static int not_there(void) {
  errno = ENOSYS;
  return -1;
}

FILE* popen(const char* command, const char* mode) {
  (void)command, (void)mode;
  not_there();
  return NULL;
}

int pclose(FILE* stream) {
  (void)stream;
  return not_there();
}

int dup(int descriptor) {
  (void)descriptor;
  return not_there();
}

int dup2(int descriptor, int wanted) {
  (void)descriptor, (void)wanted;
  return not_there();
}

int pipe(int descriptors[2]) {
  (void)descriptors;
  return not_there();
}
