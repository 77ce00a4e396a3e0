// What POSIX and glibc have and a sandbox can answer: names that programs need to be built.
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statfs.h>
#include <sys/statvfs.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <cstdlib>
#include <string>

#include "../wasi/check.h"

static void check_basename() {
  const char* const path = "directory/file.c";
  CHECK(std::string{basename(path)} == "file.c");
  CHECK(std::string{basename("file.c")} == "file.c");
  char writable[] = "directory/file.c";
  char* const name = basename(writable);
  CHECK(strcmp(name, "file.c") == 0);
}

static void check_refusals() {
  struct statfs status{};
  struct statvfs posix_status{};
  CHECK_FAILS(statfs(".", &status), ENOSYS);
  CHECK_FAILS(fstatfs(0, &status), ENOSYS);
  CHECK_FAILS(statvfs(".", &posix_status), ENOSYS);
  CHECK_FAILS(fstatvfs(0, &posix_status), ENOSYS);
  CHECK_FAILS(mkfifo("fifo", 0600), ENOSYS);
  CHECK_FAILS(mknod("fifo", S_IFIFO | 0600, 0), EPERM);
}

static void check_name_of_node(const char* expected) {
  char name[256] = "";
  CHECK(gethostname(name, sizeof name) == 0 && name[0] != 0);
  CHECK(expected == nullptr || std::string{name} == expected);
  CHECK_FAILS(gethostname(name, 0), ENAMETOOLONG);
}

int main(int argc, char** argv) {
  check_name_of_node(argc > 1 ? argv[1] : nullptr);
  check_basename();
  check_refusals();
  CHECK(getpagesize() == 65536 && sysconf(_SC_PAGESIZE) == 65536);
  CHECK(getuid() == geteuid() && getgid() == getegid() && getuid() != 0 && getppid() != getpid());
  CHECK(umask(027) == 022 && umask(022) == 027);
  rusage usage{};
  CHECK(getrusage(RUSAGE_SELF, &usage) == 0 && usage.ru_maxrss > 0 && usage.ru_nivcsw == 0);
  return finish();
}
