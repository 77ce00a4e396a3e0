// Older and Linux-specific names of functions that WASI has under others. Runs natively as well, in an empty directory.
#define _GNU_SOURCE
#include <err.h>
#include <error.h>
#include <fcntl.h>
#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "../wasi/check.h"

static void check_memory(void) {
  for (size_t alignment = 1; alignment <= 1 << 16; alignment *= 2) {
    char* memory = memalign(alignment, 100);
    CHECK(memory != NULL && (uintptr_t)memory % alignment == 0);
    if (memory != NULL) memset(memory, 1, 100);
    free(memory);
  }
  void* page = valloc(10);
  CHECK(page != NULL && (uintptr_t)page % (uintptr_t)getpagesize() == 0);
  free(page);
  page = pvalloc(1);
  CHECK(page != NULL && malloc_usable_size(page) >= (size_t)getpagesize());
  free(page);

  const size_t size = 4 * (size_t)getpagesize();
  char* area = memalign((size_t)getpagesize(), size);
  memset(area, 1, size);
  CHECK(posix_madvise(area, size, POSIX_MADV_WILLNEED) == 0 && posix_madvise(area, size, 1000) == EINVAL);
  CHECK(madvise(area, size, MADV_WILLNEED) == 0 && area[size - 1] == 1);
  CHECK(madvise(area, size, MADV_DONTNEED) == 0 && area[0] == 0 && area[size - 1] == 0);
  CHECK_FAILS(madvise(area, size, 12345), EINVAL);
  CHECK(mprotect(area, size, PROT_READ | PROT_WRITE) == 0 && munlock(area, size) == 0);
#ifdef __wasm__
  CHECK_FAILS(mprotect(area, size, PROT_READ), ENOTSUP);
  CHECK_FAILS(mlock(area, size), EPERM);
#endif
  free(area);
}

static void check_temporary_files(void) {
  char name[] = "oneXXXXXX";
  char with_suffix[] = "twoXXXXXX.txt";
  char short_of[] = "XXXXX.txt";
  const int first = mkostemp(name, O_APPEND);
  CHECK(first >= 0 && (fcntl(first, F_GETFL) & O_APPEND) != 0 && close(first) == 0 && unlink(name) == 0);
  const int second = mkstemps(with_suffix, 4);
  CHECK(second >= 0 && strcmp(with_suffix + 9, ".txt") == 0 && strncmp(with_suffix, "twoXXXXXX", 9) != 0);
  CHECK(close(second) == 0 && unlink(with_suffix) == 0);
  CHECK_FAILS(mkstemps(short_of, 4), EINVAL);
  CHECK_FAILS(mkstemps(short_of, 400), EINVAL);
}

static void check_files(void) {
  const int file = open("file", O_RDWR | O_CREAT, 0600);
  struct stat status;
  CHECK(file >= 0 && fallocate(file, 0, 100, 50) == 0 && fstat(file, &status) == 0 && status.st_size == 150);
  CHECK_FAILS(fallocate(file, 0, -1, 50), EINVAL);
  const struct timeval times[2] = {{1000, 500000}, {2000, 250000}};
  CHECK(futimes(file, times) == 0 && fstat(file, &status) == 0);
  CHECK(status.st_atim.tv_sec == 1000 && status.st_mtim.tv_sec == 2000 && status.st_mtim.tv_nsec == 250000000);
  CHECK(close(file) == 0);
  CHECK(symlink("missing", "link") == 0 && lutimes("link", times) == 0 && lstat("link", &status) == 0);
  CHECK(status.st_mtim.tv_sec == 2000 && unlink("link") == 0);
  char* canonical = canonicalize_file_name("./file");
  char* directory = get_current_dir_name();
  CHECK(canonical != NULL && directory != NULL && strncmp(canonical, directory, strlen(directory)) == 0);
  free(canonical);
  free(directory);
  CHECK(eaccess("file", R_OK) == 0 && euidaccess("missing", R_OK) == -1 && errno == ENOENT);
  CHECK(unlink("file") == 0);
}

static void check_process(void) {
  CHECK(getpgid(0) > 0 && getpriority(PRIO_PROCESS, 0) >= PRIO_MIN);
  CHECK_FAILS(getpriority(1000, 0), EINVAL);
  CHECK(secure_getenv("NO_SUCH_VARIABLE") == NULL);
  unsigned char bytes[1000] = {0};
  unsigned sum = 0;
  CHECK(getrandom(bytes, sizeof bytes, 0) == sizeof bytes);
  for (size_t i = 0; i < sizeof bytes; ++i) sum += bytes[i] != 0;
  CHECK(sum > 900);
  CHECK_FAILS(getrandom(bytes, 1, 0x100), EINVAL);
  char name[100];
  CHECK(ttyname_r(1000, name, sizeof name) != 0 && ttyname(1000) == NULL);
  clockid_t clock;
  struct timespec time;
  CHECK(clock_getcpuclockid(0, &clock) == 0 && clock_gettime(clock, &time) == 0);
#ifdef __wasm__
  CHECK(clock_getcpuclockid(12345678, &clock) == ESRCH);
#endif
  flockfile(stdout);
  CHECK(ftrylockfile(stdout) == 0);
  funlockfile(stdout);
  funlockfile(stdout);
}

// What `print` writes to standard error.
static void check_message(void (*print)(void), const char* expected) {
  char written[PATH_MAX + 200] = "";
  fflush(stderr);
  FILE* file = freopen("messages", "w", stderr);
  CHECK(file != NULL);
  print();
  fflush(stderr);
  FILE* messages = fopen("messages", "r");
  CHECK(messages != NULL);
  if (messages == NULL) return;
  const size_t size = fread(written, 1, sizeof written - 1, messages);
  written[size] = 0;
  fclose(messages);
  const char* colon = strchr(written, ':');
  CHECK(colon != NULL && strcmp(colon, expected) == 0);
  CHECK(unlink("messages") == 0);
}

static void warn_of_file(void) {
  errno = ENOENT;
  warn("cannot open %s", "input");
}
static void warn_plainly(void) { warnx("%d steps", 3); }
static void report_error(void) { error(0, ENOENT, "file %d", 7); }
static void report_place(void) { error_at_line(0, 0, "input", 12, "unknown key"); }

int main(void) {
  check_memory();
  check_temporary_files();
  check_files();
  check_process();
  CHECK(*program_invocation_name != 0 && strchr(program_invocation_short_name, '/') == NULL);
  check_message(warn_of_file, ": cannot open input: No such file or directory\n");
  check_message(warn_plainly, ": 3 steps\n");
  check_message(report_error, ": file 7: No such file or directory\n");
  check_message(report_place, ":input:12: unknown key\n");
  CHECK(error_message_count == 2);
  return finish();
}
