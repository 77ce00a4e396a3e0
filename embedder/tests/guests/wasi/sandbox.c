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
  CHECK_FAILS(symlink("../../../../../../../../etc/passwd", "relative"), EPERM);
  CHECK_FAILS(symlink("..", "up"), EPERM);
  /* Links that lead out because the directory that they stand in was moved. */
  CHECK(mkdir("inside/deep", 0755) == 0 && symlink("../../secret", "inside/deep/relative") == 0);
  CHECK(symlink("../..", "inside/deep/up") == 0);
  CHECK_FAILS(rename("inside/deep/up", "up"), EPERM);
  CHECK(rename("inside/deep", "moved") == 0);
  CHECK_FAILS(open("moved/relative", O_RDONLY), EPERM);
  CHECK_FAILS(stat("moved/relative", &status), EPERM);
  CHECK(lstat("moved/relative", &status) == 0);
  CHECK_FAILS(open("moved/up/x", O_WRONLY | O_CREAT, 0644), EPERM);
  CHECK_FAILS(mkdir("moved/up/x", 0755), EPERM);
  CHECK_FAILS(rename("inside", "moved/up/inside"), EPERM);
  CHECK_FAILS(link("moved/relative/", "stolen"), EPERM);
  CHECK(unlink("moved/relative") == 0 && unlink("moved/up") == 0);
  CHECK(rmdir("moved") == 0 && rmdir("inside") == 0);
  return finish();
}
