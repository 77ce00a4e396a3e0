/* chmod, chown and their kin: WASI has neither owners nor modes of files. What changes nothing succeeds, so that copies
   can get what stat reported of the original; the rest fails with EPERM, as for a user whose file it is not. */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

enum { permissions = 07777 };

static int refuse(int refused) {
  if (!refused) return 0;
  errno = EPERM;
  return -1;
}

static int keep_mode(const struct stat* status, mode_t mode) {
  return refuse(((status->st_mode ^ mode) & permissions) != 0);
}

static int keep_owner(const struct stat* status, uid_t user, gid_t group) {
  const int same_user = user == (uid_t)-1 || user == status->st_uid || user == getuid();
  const int same_group = group == (gid_t)-1 || group == status->st_gid || group == getgid();
  return refuse(!same_user || !same_group);
}

int chmod(const char* path, mode_t mode) {
  struct stat status;
  return stat(path, &status) != 0 ? -1 : keep_mode(&status, mode);
}

int fchmod(int descriptor, mode_t mode) {
  struct stat status;
  return fstat(descriptor, &status) != 0 ? -1 : keep_mode(&status, mode);
}

int chown(const char* path, uid_t user, gid_t group) {
  struct stat status;
  return stat(path, &status) != 0 ? -1 : keep_owner(&status, user, group);
}

int lchown(const char* path, uid_t user, gid_t group) {
  struct stat status;
  return lstat(path, &status) != 0 ? -1 : keep_owner(&status, user, group);
}

int fchown(int descriptor, uid_t user, gid_t group) {
  struct stat status;
  return fstat(descriptor, &status) != 0 ? -1 : keep_owner(&status, user, group);
}
