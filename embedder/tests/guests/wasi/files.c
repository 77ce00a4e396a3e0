/* stdio and descriptors on one file: create, write, read, seek, append, truncate, rename, remove. */
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "check.h"

static void stdio(void) {
  FILE* file = fopen("text", "w+");
  CHECK(file != NULL);
  for (int line = 0; line < 1000; line++) CHECK(fprintf(file, "line %d\n", line) > 0);
  CHECK(fflush(file) == 0);
  CHECK(fseek(file, 0, SEEK_SET) == 0);
  char text[64];
  for (int line = 0; line < 1000; line++) {
    int number = -1;
    CHECK(fgets(text, sizeof text, file) != NULL && sscanf(text, "line %d", &number) == 1 && number == line);
  }
  CHECK(fgets(text, sizeof text, file) == NULL && feof(file));
  CHECK(ftell(file) == 8890);
  CHECK(fseek(file, -9, SEEK_END) == 0 && fgets(text, sizeof text, file) != NULL && strcmp(text, "line 999\n") == 0);
  CHECK(fclose(file) == 0);

  file = fopen("text", "a");
  CHECK(file != NULL && fputs("appended\n", file) >= 0 && fclose(file) == 0);
  struct stat status;
  CHECK(stat("text", &status) == 0 && status.st_size == 8899 && S_ISREG(status.st_mode));
  CHECK(fopen("missing", "r") == NULL && errno == ENOENT);
  CHECK(fopen("text", "wx") == NULL && errno == EEXIST);
}

static void descriptors(void) {
  char buffer[32] = "";
  int file = open("data", O_RDWR | O_CREAT | O_EXCL, 0644);
  CHECK(file >= 3);
  CHECK(write(file, "0123456789", 10) == 10);
  CHECK(lseek(file, 3, SEEK_SET) == 3);
  CHECK(read(file, buffer, 4) == 4 && memcmp(buffer, "3456", 4) == 0);
  CHECK(lseek(file, 0, SEEK_CUR) == 7 && lseek(file, -2, SEEK_END) == 8);
  CHECK(read(file, buffer, sizeof buffer) == 2 && read(file, buffer, sizeof buffer) == 0);
  CHECK_FAILS(lseek(file, -1, SEEK_SET), EINVAL);
  CHECK(ftruncate(file, 5) == 0);
  struct stat status;
  CHECK(fstat(file, &status) == 0 && status.st_size == 5);
  CHECK(lseek(file, 100, SEEK_SET) == 100 && write(file, "x", 1) == 1);
  CHECK(pread(file, buffer, 2, 99) == 2 && buffer[0] == 0 && buffer[1] == 'x');
  CHECK(fsync(file) == 0 && fdatasync(file) == 0);
  CHECK(posix_fallocate(file, 0, 5000) == 0 && fstat(file, &status) == 0 && status.st_size == 5000);
  CHECK(posix_fadvise(file, 0, 0, POSIX_FADV_SEQUENTIAL) == 0);
  CHECK(close(file) == 0);
  CHECK_FAILS(close(file), EBADF);
  CHECK_FAILS(read(file, buffer, 1), EBADF);

  file = open("data", O_WRONLY | O_APPEND | O_TRUNC);
  CHECK(file >= 0 && write(file, "one", 3) == 3);
  CHECK(lseek(file, 0, SEEK_SET) == 0 && write(file, "two", 3) == 3);
  CHECK_FAILS(read(file, buffer, 1), EBADF);
  CHECK((fcntl(file, F_GETFL) & O_APPEND) != 0);
  CHECK(close(file) == 0);
  file = open("data", O_RDONLY);
  CHECK(read(file, buffer, sizeof buffer) == 6 && memcmp(buffer, "onetwo", 6) == 0);
  CHECK_FAILS(write(file, "x", 1), EBADF);
  CHECK(close(file) == 0);
}

// Flags that name no access mean reading, as O_RDONLY is 0 on Linux.
static void flags_without_access(void) {
  char buffer[8];
  int file = open("made", O_CREAT | O_EXCL, 0644);
  CHECK(file >= 0 && read(file, buffer, sizeof buffer) == 0 && (fcntl(file, F_GETFL) & O_ACCMODE) == O_RDONLY);
  CHECK_FAILS(write(file, "x", 1), EBADF);
  CHECK(close(file) == 0 && unlink("made") == 0);
  file = open("text", 0);
  CHECK(file >= 0 && read(file, buffer, 4) == 4 && memcmp(buffer, "line", 4) == 0 && close(file) == 0);
  const int folder = openat(AT_FDCWD, ".", O_DIRECTORY);
  file = openat(folder, "text", O_CLOEXEC);
  CHECK(folder >= 0 && file >= 0 && read(file, buffer, 4) == 4 && close(file) == 0 && close(folder) == 0);
  CHECK_FAILS(open("missing", 0), ENOENT);
}

static void names(void) {
  CHECK(rename("data", "moved") == 0);
  CHECK(access("data", F_OK) == -1 && errno == ENOENT);
  CHECK(access("moved", F_OK) == 0);
  CHECK(rename("text", "moved") == 0);
  struct stat status;
  CHECK(stat("moved", &status) == 0 && status.st_size == 8899);
  CHECK(unlink("moved") == 0);
  CHECK_FAILS(unlink("moved"), ENOENT);
  CHECK_FAILS(rename("moved", "elsewhere"), ENOENT);
  CHECK(remove("nothing") == -1 && errno == ENOENT);
}

int main(void) {
  stdio();
  descriptors();
  flags_without_access();
  names();
  return finish();
}
