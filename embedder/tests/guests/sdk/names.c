/* realpath, mkstemp, mkdtemp and mknod. Native runs need an empty directory. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "../wasi/check.h"

static char start[PATH_MAX];

/* Whether `path` is the file that has the name `expected` beneath the directory of the program. */
static int is_really(const char* path, const char* expected) {
  char found[PATH_MAX];
  char wanted[2 * PATH_MAX];
  snprintf(wanted, sizeof wanted, "%s%s%s", strcmp(start, "/") == 0 && *expected ? "" : start, *expected ? "/" : "",
           expected);
  if (realpath(path, found) != found) return 0;
  if (strcmp(found, wanted) != 0) printf("%s is %s, not %s\n", path, found, wanted);
  return strcmp(found, wanted) == 0;
}

#define CHECK_NO_PATH(path, error)       \
  do {                                   \
    errno = 0;                           \
    CHECK(realpath(path, NULL) == NULL); \
    CHECK(errno == (error));             \
  } while (0)

static void check_real_paths(void) {
  CHECK(getcwd(start, sizeof start) == start);
  CHECK(mkdir("a", 0755) == 0 && mkdir("a/b", 0755) == 0 && mknod("a/b/file", S_IFREG | 0644, 0) == 0);
  CHECK(symlink("a/b", "short") == 0 && symlink("../file", "a/b/wrong") == 0 && symlink("b/file", "a/link") == 0);
  CHECK(symlink("circle", "circle") == 0 && symlink("../link", "a/b/chain") == 0);
  CHECK(is_really(".", "") && is_really("a/..", "") && is_really("a//b/./file", "a/b/file"));
  CHECK(is_really("short/file", "a/b/file") && is_really("short/../link", "a/b/file"));
  CHECK(is_really("short/chain", "a/b/file") && is_really("a/b/", "a/b") && is_really("short/", "a/b"));
  char* found = realpath("a/b/../link", NULL);
  CHECK(found != NULL && is_really(found, "a/b/file"));
  free(found);
  CHECK_NO_PATH("", ENOENT);
  CHECK_NO_PATH("missing", ENOENT);
  CHECK_NO_PATH("missing/..", ENOENT);
  CHECK_NO_PATH("a/missing/file", ENOENT);
  CHECK_NO_PATH("short/wrong", ENOENT);
  CHECK_NO_PATH("circle", ELOOP);
  CHECK_NO_PATH("a/b/file/", ENOTDIR);
  CHECK_NO_PATH("a/b/file/..", ENOTDIR);
  char long_path[PATH_MAX + 100];
  memset(long_path, 'x', sizeof long_path);
  long_path[sizeof long_path - 1] = 0;
  CHECK_NO_PATH(long_path, ENAMETOOLONG);
}

static void check_temporary_files(void) {
  char one[] = "a/oneXXXXXX";
  char two[] = "a/oneXXXXXX";
  const int first = mkstemp(one);
  const int second = mkstemp(two);
  CHECK(first >= 0 && second >= 0 && strcmp(one, two) != 0 && strcmp(one, "a/oneXXXXXX") != 0);
  CHECK(write(first, "text", 4) == 4 && lseek(first, 0, SEEK_SET) == 0 && close(first) == 0 && close(second) == 0);
  CHECK(unlink(one) == 0 && unlink(two) == 0);
  char directory[] = "dirXXXXXX";
  CHECK(mkdtemp(directory) == directory && rmdir(directory) == 0);
  char no_place[] = "short of X: XXXXX";
  CHECK_FAILS(mkstemp(no_place), EINVAL);
  char no_directory[] = "missing/XXXXXX";
  CHECK_FAILS(mkstemp(no_directory), ENOENT);
}

static void check_made_files(void) {
  struct stat status;
  CHECK(mknod("made", 0600, 0) == 0 && stat("made", &status) == 0 && S_ISREG(status.st_mode) && status.st_size == 0);
  CHECK_FAILS(mknod("made", S_IFREG | 0600, 0), EEXIST);
  CHECK(unlink("made") == 0);
}

int main(int argc, char** argv) {
  if (argc > 1) CHECK(chdir(argv[1]) == 0);
  check_real_paths();
  check_temporary_files();
  check_made_files();
  CHECK(unlink("a/b/file") == 0 && unlink("a/b/wrong") == 0 && unlink("a/b/chain") == 0 && unlink("a/link") == 0);
  CHECK(unlink("short") == 0 && unlink("circle") == 0 && rmdir("a/b") == 0 && rmdir("a") == 0);
  return finish();
}
