/* Without a grant there are no files at all, and yet printing works. Not for native runs. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  struct stat status;
  CHECK(open("file", O_WRONLY | O_CREAT, 0644) == -1);
  CHECK(open("/etc/passwd", O_RDONLY) == -1);
  CHECK(open(".", O_RDONLY | O_DIRECTORY) == -1);
  CHECK(mkdir("x", 0755) == -1);
  CHECK(stat(".", &status) == -1);
  CHECK_FAILS(fstat(3, &status), EBADF);
  CHECK(fprintf(stderr, "%s", "") == 0);
  return finish();
}
