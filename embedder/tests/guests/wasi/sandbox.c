/* What lies outside the granted directory cannot be reached. Not for native runs. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  struct stat status;
  CHECK(mkdir("inside", 0755) == 0);
  CHECK(open("/etc/passwd", O_RDONLY) == -1);
  CHECK(open("/proc/self/mem", O_RDONLY) == -1);
  CHECK(mkdir("/tmp/from-a-guest", 0755) == -1);
  CHECK_FAILS(open("..", O_RDONLY | O_DIRECTORY), EPERM);
  CHECK_FAILS(open("../../../../../../../../etc/passwd", O_RDONLY), EPERM);
  CHECK_FAILS(open("inside/../../x", O_WRONLY | O_CREAT, 0644), EPERM);
  CHECK_FAILS(stat("inside/../..", &status), EPERM);
  CHECK_FAILS(symlink("/etc/passwd", "absolute"), EPERM);
  CHECK(symlink("../../../../../../../../etc/passwd", "relative") == 0);
  CHECK_FAILS(open("relative", O_RDONLY), EPERM);
  CHECK_FAILS(stat("relative", &status), EPERM);
  CHECK(lstat("relative", &status) == 0);
  CHECK(symlink("..", "up") == 0);
  CHECK_FAILS(open("up/x", O_WRONLY | O_CREAT, 0644), EPERM);
  CHECK_FAILS(mkdir("up/x", 0755), EPERM);
  CHECK_FAILS(rename("inside", "up/inside"), EPERM);
  CHECK_FAILS(link("relative/", "stolen"), EPERM);
  CHECK(unlink("relative") == 0 && unlink("up") == 0 && rmdir("inside") == 0);
  return finish();
}
