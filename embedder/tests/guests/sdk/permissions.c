// chmod, chown and their kin: what changes nothing succeeds, what would make another owner does not.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../wasi/check.h"

int main(void) {
  const int file = open("file", O_CREAT | O_RDWR, 0644);
  CHECK(file >= 0 && symlink("file", "link") == 0);
  struct stat status;
  CHECK(fstat(file, &status) == 0);
  CHECK(chmod("file", status.st_mode & 07777) == 0 && fchmod(file, status.st_mode & 07777) == 0);
  CHECK(chown("file", status.st_uid, status.st_gid) == 0 && fchown(file, status.st_uid, status.st_gid) == 0);
  CHECK(chown("link", getuid(), getgid()) == 0 && lchown("link", (uid_t)-1, (gid_t)-1) == 0);
  CHECK_FAILS(chmod("missing", 0600), ENOENT);
  CHECK_FAILS(chown("missing", getuid(), getgid()), ENOENT);
  CHECK_FAILS(fchown(99, getuid(), getgid()), EBADF);
#ifdef __wasm__
  CHECK_FAILS(chmod("file", 0755), EPERM);
  CHECK_FAILS(fchmod(file, 0755), EPERM);
  CHECK_FAILS(chown("file", 77, getgid()), EPERM);
  CHECK_FAILS(fchown(file, getuid(), 77), EPERM);
#endif
  return finish();
}
