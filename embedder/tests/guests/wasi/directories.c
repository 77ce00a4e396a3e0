/* Directories: made, filled with 1000 files, read, emptied while being read, removed. */
#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

enum { FILES = 1000 };

static void name_of(int number, char* name, size_t size) { snprintf(name, size, "many/file-%04d", number); }

static void fill(void) {
  char name[64];
  CHECK(mkdir("many", 0755) == 0);
  for (int number = 0; number < FILES; number++) {
    name_of(number, name, sizeof name);
    int file = open(name, O_WRONLY | O_CREAT | O_EXCL, 0644);
    CHECK(file >= 0 && write(file, &number, sizeof number) == sizeof number && close(file) == 0);
  }
}

static void read_all(void) {
  static char seen[FILES];
  int dots = 0;
  int others = 0;
  DIR* directory = opendir("many");
  CHECK(directory != NULL);
  for (struct dirent* entry; (entry = readdir(directory)) != NULL;) {
    int number = -1;
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) {
      dots++;
    } else if (sscanf(entry->d_name, "file-%d", &number) == 1 && number >= 0 && number < FILES && !seen[number]) {
      seen[number] = 1;
      CHECK(entry->d_type == DT_REG || entry->d_type == DT_UNKNOWN);
    } else {
      others++;
    }
  }
  int missing = 0;
  for (int number = 0; number < FILES; number++) missing += !seen[number];
  CHECK(dots == 2 && others == 0 && missing == 0);
  CHECK(closedir(directory) == 0);
}

/* Files may go while the directory is being read; rewinddir starts again. */
static void remove_while_reading(void) {
  DIR* directory = opendir("many");
  CHECK(directory != NULL);
  int removed = 0;
  char name[300];
  for (struct dirent* entry; removed < 500 && (entry = readdir(directory)) != NULL;) {
    if (strncmp(entry->d_name, "file-", 5) != 0) continue;
    snprintf(name, sizeof name, "many/%s", entry->d_name);
    CHECK(unlink(name) == 0);
    removed++;
  }
  int rest = 0;
  for (struct dirent* entry; (entry = readdir(directory)) != NULL;) rest += entry->d_name[0] == 'f';
  CHECK(removed == 500 && rest == FILES - 500);
  rewinddir(directory);
  rest = 0;
  for (struct dirent* entry; (entry = readdir(directory)) != NULL;) rest += entry->d_name[0] == 'f';
  CHECK(rest == FILES - 500);
  CHECK(closedir(directory) == 0);
}

static void empty(void) {
  char name[64];
  CHECK_FAILS(rmdir("many"), ENOTEMPTY);
  for (int number = 0; number < FILES; number++) {
    name_of(number, name, sizeof name);
    CHECK(unlink(name) == 0 || errno == ENOENT);
  }
  CHECK(rmdir("many") == 0);
  CHECK_FAILS(rmdir("many"), ENOENT);
}

static void nested(void) {
  CHECK(mkdir("a", 0755) == 0 && mkdir("a/b", 0755) == 0 && mkdir("a/b/c", 0755) == 0);
  CHECK_FAILS(mkdir("a/b", 0755), EEXIST);
  CHECK_FAILS(mkdir("x/y", 0755), ENOENT);
  int file = open("a/b/../b/c/../file", O_WRONLY | O_CREAT, 0644);
  CHECK(file >= 0 && close(file) == 0);
  CHECK(access("a/b/file", F_OK) == 0);
  CHECK_FAILS(mkdir("a/b/file/d", 0755), ENOTDIR);
  CHECK_FAILS(rmdir("a/b/file"), ENOTDIR);
  CHECK_FAILS(unlink("a/b/file/"), ENOTDIR);
  CHECK(rename("a/b", "a/renamed") == 0);
  CHECK_FAILS(rename("a", "a/renamed/c/a"), EINVAL);

  int directory = open("a", O_RDONLY | O_DIRECTORY);
  CHECK(directory >= 0);
  file = openat(directory, "renamed/file", O_RDONLY);
  CHECK(file >= 0 && close(file) == 0);
  CHECK(mkdirat(directory, "d", 0755) == 0 && unlinkat(directory, "d", AT_REMOVEDIR) == 0);
  CHECK(unlinkat(directory, "renamed/file", 0) == 0);
  struct stat status;
  CHECK(fstatat(directory, "renamed/c", &status, 0) == 0 && S_ISDIR(status.st_mode));
  CHECK(fsync(directory) == 0 && close(directory) == 0);
  CHECK_FAILS(open("a", O_RDWR), EISDIR);
  CHECK(rmdir("a/renamed/c") == 0 && rmdir("a/renamed/") == 0 && rmdir("a") == 0);
}

int main(void) {
  fill();
  read_all();
  remove_while_reading();
  empty();
  nested();
  return finish();
}
