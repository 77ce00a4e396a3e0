/* Hard and symbolic links. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  struct stat status;
  struct stat other;
  char text[64] = "";
  int file = open("file", O_WRONLY | O_CREAT, 0644);
  CHECK(file >= 0 && write(file, "contents", 8) == 8 && close(file) == 0);

  CHECK(link("file", "second") == 0);
  CHECK(stat("file", &status) == 0 && status.st_nlink == 2);
  CHECK(stat("second", &other) == 0 && status.st_ino == other.st_ino && status.st_dev == other.st_dev);
  CHECK_FAILS(link("file", "second"), EEXIST);
  CHECK_FAILS(link("missing", "third"), ENOENT);

  CHECK(symlink("file", "soft") == 0);
  CHECK(lstat("soft", &status) == 0 && S_ISLNK(status.st_mode) && status.st_size == 4);
  CHECK(stat("soft", &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 8);
  CHECK(readlink("soft", text, sizeof text) == 4 && memcmp(text, "file", 4) == 0);
  CHECK(readlink("soft", text, 2) == 2);
  CHECK_FAILS(readlink("file", text, sizeof text), EINVAL);
  CHECK_FAILS(symlink("file", "soft"), EEXIST);
  CHECK_FAILS(open("soft", O_RDONLY | O_NOFOLLOW), ELOOP);

  CHECK(mkdir("directory", 0755) == 0 && symlink("../soft", "directory/chain") == 0);
  file = open("directory/chain", O_RDONLY);
  CHECK(file >= 0 && read(file, text, sizeof text) == 8 && close(file) == 0);
  CHECK(symlink("directory", "through") == 0 && access("through/chain", F_OK) == 0);

  CHECK(symlink("nowhere", "dangling") == 0);
  CHECK_FAILS(open("dangling", O_RDONLY), ENOENT);
  CHECK_FAILS(open("dangling", O_WRONLY | O_CREAT | O_EXCL, 0644), EEXIST);
  CHECK(symlink("circle", "circle") == 0);
  CHECK_FAILS(open("circle", O_RDONLY), ELOOP);

  CHECK(unlink("soft") == 0 && access("file", F_OK) == 0);
  CHECK(unlink("file") == 0 && stat("second", &status) == 0 && status.st_nlink == 1);
  CHECK(unlink("second") == 0 && unlink("directory/chain") == 0 && unlink("through") == 0);
  CHECK(unlink("dangling") == 0 && unlink("circle") == 0 && rmdir("directory") == 0);
  return finish();
}
