/* One directory granted twice: as "open", and read-only as "fixed", where every change is refused. Not for native runs.
 */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  char text[8] = "";
  struct timespec times[2] = {{5, 0}, {6, 0}};
  int file = open("open/file", O_WRONLY | O_CREAT, 0644);
  CHECK(file >= 0 && write(file, "fixed", 5) == 5 && close(file) == 0);
  CHECK(mkdir("open/directory", 0755) == 0);

  file = open("fixed/file", O_RDONLY);
  CHECK(file >= 0 && read(file, text, sizeof text) == 5 && memcmp(text, "fixed", 5) == 0);
  CHECK_FAILS(write(file, "x", 1), EBADF);
  CHECK_FAILS(futimens(file, times), EROFS);
  CHECK(close(file) == 0);

  CHECK_FAILS(open("fixed/file", O_WRONLY), EROFS);
  CHECK_FAILS(open("fixed/file", O_RDWR), EROFS);
  CHECK_FAILS(open("fixed/file", O_RDONLY | O_TRUNC), EROFS);
  CHECK_FAILS(open("fixed/new", O_RDONLY | O_CREAT, 0644), EROFS);
  CHECK_FAILS(mkdir("fixed/new", 0755), EROFS);
  CHECK_FAILS(rmdir("fixed/directory"), EROFS);
  CHECK_FAILS(unlink("fixed/file"), EROFS);
  CHECK_FAILS(rename("fixed/file", "fixed/new"), EROFS);
  CHECK_FAILS(rename("fixed/file", "open/new"), EROFS);
  CHECK_FAILS(rename("open/file", "fixed/new"), EROFS);
  CHECK_FAILS(link("fixed/file", "open/new"), EROFS);
  CHECK_FAILS(link("open/file", "fixed/new"), EROFS);
  CHECK_FAILS(symlink("file", "fixed/new"), EROFS);
  CHECK_FAILS(utimensat(AT_FDCWD, "fixed/file", times, 0), EROFS);

  CHECK(access("open/new", F_OK) == -1);
  CHECK(unlink("open/file") == 0 && rmdir("open/directory") == 0);
  return finish();
}
