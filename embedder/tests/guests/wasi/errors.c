/* The error numbers of everyday mistakes. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  char name[300];
  struct stat status;
  memset(name, 'n', sizeof name - 1);
  name[sizeof name - 1] = 0;
  int file = open("file", O_WRONLY | O_CREAT, 0644);
  CHECK(file >= 0 && close(file) == 0 && mkdir("directory", 0755) == 0 && mkdir("directory/full", 0755) == 0);

  CHECK_FAILS(open("missing", O_RDONLY), ENOENT);
  CHECK_FAILS(open("missing/file", O_WRONLY | O_CREAT, 0644), ENOENT);
  CHECK_FAILS(open("file/inside", O_RDONLY), ENOTDIR);
  CHECK_FAILS(open("file/", O_RDONLY), ENOTDIR);
  CHECK_FAILS(open("file", O_RDONLY | O_DIRECTORY), ENOTDIR);
  CHECK_FAILS(open("directory", O_WRONLY), EISDIR);
  CHECK_FAILS(open("file", O_WRONLY | O_CREAT | O_EXCL, 0644), EEXIST);
  CHECK_FAILS(open(name, O_RDONLY), ENAMETOOLONG);
  CHECK_FAILS(stat(name, &status), ENAMETOOLONG);
  CHECK_FAILS(stat("file/x", &status), ENOTDIR);
  CHECK_FAILS(unlink("directory"), EISDIR);
  CHECK_FAILS(rmdir("file"), ENOTDIR);
  CHECK_FAILS(rmdir("directory"), ENOTEMPTY);
  CHECK_FAILS(mkdir("file", 0755), EEXIST);
  CHECK_FAILS(rename("file", "directory"), EISDIR);
  CHECK_FAILS(rename("directory", "file"), ENOTDIR);
  CHECK_FAILS(link("directory", "second"), EPERM);
  CHECK_FAILS(close(1234), EBADF);
  CHECK_FAILS(close(-1), EBADF);
  CHECK_FAILS(fsync(1234), EBADF);
  CHECK_FAILS(lseek(1234, 0, SEEK_SET), EBADF);

  CHECK(unlink("file") == 0 && rmdir("directory/full") == 0 && rmdir("directory") == 0);
  return finish();
}
