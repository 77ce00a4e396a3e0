/* system for guests: declared by the C library but not in it. There is no command interpreter to reach, and POSIX
   has an answer for that. */
#include <errno.h>
#include <stdlib.h>

int system(const char* command) {
  if (command == NULL) return 0;
  errno = ENOSYS;
  return -1;
}
