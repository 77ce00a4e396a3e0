/* Makes every call of WASI preview 1, well and badly, and prints one line for each: what was tried, the error's number,
 * and what came out. Two implementations are compared by these lines (../test_wasi_reference.py), so nothing is printed
 * that may differ between two runs, such as inodes, times and cookies.
 *
 * Descriptor 3 is a directory with the files that the test has put there. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <wasi/api.h>

enum { directory = 3, bad = 77 };
static const uint64_t everything = 0x1fffffff;
static const __wasi_rights_t readable = __WASI_RIGHTS_FD_READ | __WASI_RIGHTS_FD_SEEK | __WASI_RIGHTS_FD_TELL |
                                        __WASI_RIGHTS_FD_FILESTAT_GET | __WASI_RIGHTS_POLL_FD_READWRITE |
                                        __WASI_RIGHTS_FD_ADVISE;
static const __wasi_rights_t writable = __WASI_RIGHTS_FD_READ | __WASI_RIGHTS_FD_WRITE | __WASI_RIGHTS_FD_SEEK |
                                        __WASI_RIGHTS_FD_TELL | __WASI_RIGHTS_FD_FILESTAT_GET |
                                        __WASI_RIGHTS_FD_FILESTAT_SET_SIZE | __WASI_RIGHTS_FD_FILESTAT_SET_TIMES |
                                        __WASI_RIGHTS_FD_ALLOCATE | __WASI_RIGHTS_FD_SYNC | __WASI_RIGHTS_FD_DATASYNC |
                                        __WASI_RIGHTS_FD_FDSTAT_SET_FLAGS | __WASI_RIGHTS_POLL_FD_READWRITE;
static uint8_t memory[70000];
#define NOWHERE ((void*)0xfffffff0U)

static void say(const char* what, __wasi_errno_t error) { printf("%s = %d\n", what, error); }
static void report(const char* what, __wasi_errno_t error, unsigned long long value) {
  if (error == 0)
    printf("%s = 0, %llu\n", what, value);
  else
    say(what, error);
}
#define SAY(call) say(#call, call)

static __wasi_errno_t open_path(const char* path, __wasi_oflags_t how, __wasi_rights_t rights, __wasi_fdflags_t flags,
                                __wasi_lookupflags_t lookup, __wasi_fd_t* opened) {
  return __wasi_path_open(directory, lookup, path, how, rights, rights, flags, opened);
}

static __wasi_fd_t opened(const char* path, __wasi_oflags_t how, __wasi_rights_t rights) {
  __wasi_fd_t fd = bad;
  if (open_path(path, how, rights, 0, 1, &fd) != 0) printf("cannot open %s\n", path);
  return fd;
}

static void program(void) {
  __wasi_size_t count = 0;
  __wasi_size_t size = 0;
  __wasi_errno_t error = __wasi_args_sizes_get(&count, &size);
  report("args_sizes_get", error, count * 1000ULL + size);
  error = __wasi_environ_sizes_get(&count, &size);
  report("environ_sizes_get", error, count * 1000ULL + size);
  uint8_t* list[8];
  error = __wasi_args_get(list, memory);
  printf("args_get = %d, %s %s\n", error, list[0], list[1]);
  error = __wasi_environ_get(list, memory);
  printf("environ_get = %d, %s\n", error, list[0]);
  __wasi_timestamp_t time = 0;
  for (int clock = 0; clock < 4; ++clock) {
    char what[40];
    time = 0;
    error = __wasi_clock_time_get((__wasi_clockid_t)clock, 1, &time);
    sprintf(what, "clock_time_get %d", clock);
    report(what, error, time > 0);
    time = 0;
    error = __wasi_clock_res_get((__wasi_clockid_t)clock, &time);
    sprintf(what, "clock_res_get %d", clock);
    report(what, error, time > 0);
  }
  SAY(__wasi_random_get(memory, 100));
  SAY(__wasi_random_get(memory, 0));
  SAY(__wasi_sched_yield());
}

static void grants(void) {
  __wasi_prestat_t prestat;
  for (int fd = 2; fd < 6; ++fd) {
    char what[40];
    sprintf(what, "fd_prestat_get %d", fd);
    report(what, __wasi_fd_prestat_get(fd, &prestat), prestat.u.dir.pr_name_len);
  }
  memset(memory, 0, 10);
  SAY(__wasi_fd_prestat_dir_name(directory, memory, 5));
  printf("%s\n", memory);
  SAY(__wasi_fd_prestat_dir_name(directory, memory, 2));
  SAY(__wasi_fd_prestat_dir_name(bad, memory, 5));
}

/* The FIFO is left out: Wasmtime waits for a writer, mpiwasm refuses it at once. */
static void opening(void) {
  static const struct {
    const char* path;
    __wasi_oflags_t how;
    int writes;
    __wasi_fdflags_t flags;
    __wasi_lookupflags_t lookup;
  } tries[] = {
      {"file", 0, 0, 0, 1},
      {"file", 0, 1, 0, 1},
      {"missing", 0, 0, 0, 1},
      {"missing/file", __WASI_OFLAGS_CREAT, 1, 0, 1},
      {"file/inside", 0, 0, 0, 1},
      {"file/", 0, 0, 0, 1},
      {"directory", 0, 0, 0, 1},
      {"directory/", 0, 0, 0, 1},
      {"directory", 0, 1, 0, 1},
      {"directory", __WASI_OFLAGS_DIRECTORY, 0, 0, 1},
      {"directory", __WASI_OFLAGS_DIRECTORY, 1, 0, 1},
      {".", __WASI_OFLAGS_DIRECTORY, 1, 0, 1},
      {"missing", __WASI_OFLAGS_DIRECTORY, 1, 0, 1},
      {"file", __WASI_OFLAGS_DIRECTORY, 0, 0, 1},
      {"file", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_EXCL, 1, 0, 1},
      {"new", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_EXCL, 1, 0, 1},
      {"new", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_TRUNC, 1, 0, 1},
      {"new-directory", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_DIRECTORY, 1, 0, 1},
      {"link", 0, 0, 0, 1},
      {"link", 0, 0, 0, 0},
      {"dangling", 0, 0, 0, 1},
      {"dangling", __WASI_OFLAGS_CREAT | __WASI_OFLAGS_EXCL, 1, 0, 1},
      {"loop", 0, 0, 0, 1},
      {"out", 0, 0, 0, 1},
      {"absolute", 0, 0, 0, 1},
      {"..", 0, 0, 0, 1},
      {"../secret", 0, 0, 0, 1},
      {"directory/../../secret", 0, 0, 0, 1},
      {"directory/../file", 0, 0, 0, 1},
      {"/etc/passwd", 0, 0, 0, 1},
      {"", 0, 0, 0, 1},
      {".", 0, 0, 0, 1},
      {"unreadable", 0, 0, 0, 1},
      {"file", 0, 1, __WASI_FDFLAGS_APPEND, 1},
      {"file", 0, 1, __WASI_FDFLAGS_SYNC, 1},
      {"file", 0, 1, __WASI_FDFLAGS_DSYNC, 1},
      {"file", 0, 0, __WASI_FDFLAGS_NONBLOCK, 1},
  };
  for (size_t i = 0; i < sizeof tries / sizeof tries[0]; ++i) {
    __wasi_fd_t fd = bad;
    const __wasi_rights_t rights = tries[i].writes ? writable : readable;
    const __wasi_errno_t error = open_path(tries[i].path, tries[i].how, rights, tries[i].flags, tries[i].lookup, &fd);
    printf("path_open '%s' how %d%s flags %d lookup %d = %d\n", tries[i].path, tries[i].how,
           tries[i].writes ? " writing" : "", tries[i].flags, tries[i].lookup, error);
    if (error == 0 && __wasi_fd_close(fd) != 0) printf("cannot close\n");
  }
  char name[300];
  memset(name, 'n', 256);
  name[256] = 0;
  __wasi_fd_t fd;
  say("path_open of a name with 256 letters", open_path(name, 0, readable, 0, 1, &fd));
  say("path_open beneath a file", __wasi_path_open(1, 1, "x", 0, readable, 0, 0, &fd));
  say("path_open beneath nothing", __wasi_path_open(bad, 1, "x", 0, readable, 0, 0, &fd));
}

static void transfers(void) {
  const __wasi_fd_t fd = opened("data", __WASI_OFLAGS_CREAT, writable);
  const __wasi_fd_t reader = opened("file", 0, readable);
  __wasi_size_t size = 0;
  __wasi_filesize_t place = 0;
  const __wasi_ciovec_t pieces[] = {{(const uint8_t*)"hello ", 6}, {(const uint8_t*)"world", 5}, {NULL, 0}};
  report("fd_write three pieces", __wasi_fd_write(fd, pieces, 3, &size), size);
  report("fd_write no pieces", __wasi_fd_write(fd, pieces, 0, &size), size);
  report("fd_tell", __wasi_fd_tell(fd, &place), place);
  report("fd_seek set 3", __wasi_fd_seek(fd, 3, __WASI_WHENCE_SET, &place), place);
  report("fd_seek cur 2", __wasi_fd_seek(fd, 2, __WASI_WHENCE_CUR, &place), place);
  report("fd_seek end -1", __wasi_fd_seek(fd, -1, __WASI_WHENCE_END, &place), place);
  report("fd_seek below", __wasi_fd_seek(fd, -100, __WASI_WHENCE_CUR, &place), place);
  report("fd_seek beyond", __wasi_fd_seek(fd, 1LL << 40, __WASI_WHENCE_SET, &place), place);
  report("fd_pwrite at 20", __wasi_fd_pwrite(fd, pieces, 1, 20, &size), size);
  __wasi_iovec_t room[] = {{memory, 4}, {memory + 4, 100}};
  memset(memory, '#', 110);
  report("fd_pread at 0", __wasi_fd_pread(fd, room, 2, 0, &size), size);
  printf("fd_pread, what came = %.11s\n", memory);
  report("fd_pread at the end", __wasi_fd_pread(fd, room, 2, 26, &size), size);
  report("fd_seek set 0", __wasi_fd_seek(fd, 0, __WASI_WHENCE_SET, &place), place);
  report("fd_read one piece", __wasi_fd_read(fd, room, 1, &size), size);
  report("fd_tell after it", __wasi_fd_tell(fd, &place), place);
  report("fd_read without the right", __wasi_fd_read(1, room, 1, &size), size);
  report("fd_write without the right", __wasi_fd_write(reader, pieces, 1, &size), size);
  report("fd_read of a directory", __wasi_fd_read(directory, room, 1, &size), size);
  report("fd_write to a directory", __wasi_fd_write(directory, pieces, 1, &size), size);
  report("fd_read of nothing", __wasi_fd_read(bad, room, 1, &size), size);
  report("fd_write to nothing", __wasi_fd_write(bad, pieces, 1, &size), size);
  report("fd_seek of nothing", __wasi_fd_seek(bad, 0, 0, &place), place);
  report("fd_seek of a directory", __wasi_fd_seek(directory, 0, 0, &place), place);
  report("fd_seek of a pipe", __wasi_fd_seek(1, 0, __WASI_WHENCE_CUR, &place), place);
  SAY(__wasi_fd_close(fd));
  SAY(__wasi_fd_close(fd));
  SAY(__wasi_fd_close(reader));
}

static void state(void) {
  const __wasi_fd_t fd = opened("state", __WASI_OFLAGS_CREAT, writable);
  const __wasi_fd_t reader = opened("file", 0, readable);
  __wasi_filestat_t status;
  __wasi_fdstat_t descriptor;
  SAY(__wasi_fd_allocate(fd, 0, 100));
  report("fd_filestat_get after it", __wasi_fd_filestat_get(fd, &status), status.size);
  SAY(__wasi_fd_filestat_set_size(fd, 1000));
  report("fd_filestat_get after it", __wasi_fd_filestat_get(fd, &status), status.size);
  SAY(__wasi_fd_filestat_set_size(fd, 10));
  report("fd_filestat_get after it", __wasi_fd_filestat_get(fd, &status),
         status.size * 100 + status.filetype * 10 + status.nlink);
  SAY(__wasi_fd_filestat_set_size(reader, 10));
  SAY(__wasi_fd_filestat_set_size(bad, 10));
  SAY(__wasi_fd_filestat_set_size(directory, 10));
  SAY(__wasi_fd_allocate(fd, 0, 0));
  SAY(__wasi_fd_allocate(reader, 0, 10));
  SAY(__wasi_fd_allocate(bad, 0, 10));
  SAY(__wasi_fd_advise(reader, 0, 10, __WASI_ADVICE_SEQUENTIAL));
  SAY(__wasi_fd_advise(reader, 0, 10, __WASI_ADVICE_DONTNEED));
  SAY(__wasi_fd_advise(bad, 0, 10, 0));
  SAY(__wasi_fd_advise(directory, 0, 10, 0));
  SAY(__wasi_fd_sync(fd));
  SAY(__wasi_fd_sync(bad));
  SAY(__wasi_fd_sync(directory));
  SAY(__wasi_fd_datasync(fd));
  SAY(__wasi_fd_datasync(bad));
  SAY(__wasi_fd_filestat_set_times(fd, 1000000000, 2000000000, __WASI_FSTFLAGS_ATIM | __WASI_FSTFLAGS_MTIM));
  report("fd_filestat_get, times", __wasi_fd_filestat_get(fd, &status), status.atim + status.mtim);
  SAY(__wasi_fd_filestat_set_times(fd, 1, 2, __WASI_FSTFLAGS_ATIM | __WASI_FSTFLAGS_ATIM_NOW));
  SAY(__wasi_fd_filestat_set_times(fd, 1, 2, 0));
  SAY(__wasi_fd_filestat_set_times(bad, 1, 2, 0));
  report("fd_filestat_get of a directory", __wasi_fd_filestat_get(directory, &status), status.filetype);
  report("fd_filestat_get of nothing", __wasi_fd_filestat_get(bad, &status), 0);
  report("fd_fdstat_get of a file", __wasi_fd_fdstat_get(fd, &descriptor),
         descriptor.fs_filetype * 100ULL + descriptor.fs_flags);
  report("fd_fdstat_get of a directory", __wasi_fd_fdstat_get(directory, &descriptor), descriptor.fs_filetype);
  report("fd_fdstat_get of nothing", __wasi_fd_fdstat_get(bad, &descriptor), 0);
  SAY(__wasi_fd_fdstat_set_flags(fd, __WASI_FDFLAGS_APPEND));
  report("fd_fdstat_get after it", __wasi_fd_fdstat_get(fd, &descriptor), descriptor.fs_flags);
  SAY(__wasi_fd_fdstat_set_flags(fd, __WASI_FDFLAGS_SYNC));
  SAY(__wasi_fd_fdstat_set_flags(fd, 0));
  SAY(__wasi_fd_fdstat_set_flags(bad, 0));
  SAY(__wasi_fd_fdstat_set_flags(directory, __WASI_FDFLAGS_APPEND));
  SAY(__wasi_fd_fdstat_set_rights(reader, __WASI_RIGHTS_FD_SEEK, 0));
  SAY(__wasi_fd_fdstat_set_rights(reader, everything, 0));
  SAY(__wasi_fd_fdstat_set_rights(bad, 0, 0));
  const __wasi_fd_t other = opened("file", 0, readable);
  SAY(__wasi_fd_renumber(other, reader));
  SAY(__wasi_fd_renumber(other, reader));
  SAY(__wasi_fd_renumber(reader, bad));
  SAY(__wasi_fd_renumber(reader, reader));
  SAY(__wasi_fd_close(fd));
  SAY(__wasi_fd_close(reader));
}

/* How many entries a directory has, and the sum of its names' letters, however the host orders them. */
static void listing(void) {
  __wasi_dircookie_t cookie = 0;
  unsigned entries = 0;
  unsigned letters = 0;
  unsigned types = 0;
  for (;;) {
    __wasi_size_t used = 0;
    const __wasi_errno_t error = __wasi_fd_readdir(directory, memory, 64, cookie, &used);
    if (error != 0) return say("fd_readdir", error);
    __wasi_dirent_t entry;
    if (used < sizeof entry) break;
    memcpy(&entry, memory, sizeof entry);
    if (sizeof entry + entry.d_namlen > used) {
      /* A longer name than fits; ask for this one alone with more room. */
      if (__wasi_fd_readdir(directory, memory, 400, cookie, &used) != 0) return;
      memcpy(&entry, memory, sizeof entry);
    }
    ++entries;
    types += entry.d_type;
    for (unsigned i = 0; i < entry.d_namlen; ++i) letters += memory[sizeof entry + i];
    cookie = entry.d_next;
  }
  printf("fd_readdir: %u entries, letters %u, types %u\n", entries, letters, types);
  __wasi_size_t used = 0;
  const __wasi_fd_t fd = opened("file", 0, readable);
  report("fd_readdir of a file", __wasi_fd_readdir(fd, memory, 100, 0, &used), used);
  report("fd_readdir of nothing", __wasi_fd_readdir(bad, memory, 100, 0, &used), used);
  report("fd_readdir into nothing", __wasi_fd_readdir(directory, memory, 0, 0, &used), used);
  SAY(__wasi_fd_close(fd));
}

static void names(void) {
  __wasi_filestat_t status;
  __wasi_size_t size = 0;
  SAY(__wasi_path_create_directory(directory, "made"));
  SAY(__wasi_path_create_directory(directory, "made"));
  SAY(__wasi_path_create_directory(directory, "made/"));
  SAY(__wasi_path_create_directory(directory, "other/"));
  SAY(__wasi_path_create_directory(directory, "missing/made"));
  SAY(__wasi_path_create_directory(directory, "file/made"));
  SAY(__wasi_path_create_directory(directory, "../made"));
  SAY(__wasi_path_create_directory(directory, "dangling"));
  SAY(__wasi_path_create_directory(directory, ""));
  SAY(__wasi_path_create_directory(bad, "made"));
  SAY(__wasi_path_remove_directory(directory, "other"));
  SAY(__wasi_path_remove_directory(directory, "file"));
  SAY(__wasi_path_remove_directory(directory, "directory"));
  SAY(__wasi_path_remove_directory(directory, "missing"));
  SAY(__wasi_path_remove_directory(directory, "."));
  SAY(__wasi_path_remove_directory(directory, ".."));
  SAY(__wasi_path_remove_directory(directory, "made/"));
  (void)(__wasi_path_remove_directory(directory, "made") == 0); /* so that the listing is the same */
  SAY(__wasi_path_unlink_file(directory, "directory"));
  SAY(__wasi_path_unlink_file(directory, "directory/"));
  SAY(__wasi_path_unlink_file(directory, "missing"));
  SAY(__wasi_path_unlink_file(directory, "file/"));
  SAY(__wasi_path_unlink_file(directory, "../secret"));
  SAY(__wasi_path_unlink_file(directory, "new"));
  report("path_filestat_get file", __wasi_path_filestat_get(directory, 1, "file", &status),
         status.size * 10 + status.filetype);
  report("path_filestat_get link", __wasi_path_filestat_get(directory, 0, "link", &status), status.filetype);
  report("path_filestat_get link, followed", __wasi_path_filestat_get(directory, 1, "link", &status), status.filetype);
  report("path_filestat_get link/", __wasi_path_filestat_get(directory, 1, "link/", &status), status.filetype);
  report("path_filestat_get dangling", __wasi_path_filestat_get(directory, 1, "dangling", &status), status.filetype);
  report("path_filestat_get loop", __wasi_path_filestat_get(directory, 1, "loop", &status), status.filetype);
  report("path_filestat_get out", __wasi_path_filestat_get(directory, 1, "out", &status), status.filetype);
  report("path_filestat_get out, itself", __wasi_path_filestat_get(directory, 0, "out", &status), status.filetype);
  report("path_filestat_get ..", __wasi_path_filestat_get(directory, 1, "..", &status), status.filetype);
  report("path_filestat_get missing", __wasi_path_filestat_get(directory, 1, "missing", &status), status.filetype);
  report("path_filestat_get nothing", __wasi_path_filestat_get(directory, 1, "", &status), status.filetype);
  report("path_filestat_get fifo", __wasi_path_filestat_get(directory, 1, "fifo", &status), status.filetype);
  SAY(__wasi_path_filestat_set_times(directory, 1, "file", 1000, 3000, __WASI_FSTFLAGS_ATIM | __WASI_FSTFLAGS_MTIM));
  report("path_filestat_get, times", __wasi_path_filestat_get(directory, 1, "file", &status), status.mtim);
  SAY(__wasi_path_filestat_set_times(directory, 0, "link", 1000, 5000, __WASI_FSTFLAGS_MTIM));
  report("path_filestat_get, times of the link", __wasi_path_filestat_get(directory, 0, "link", &status), status.mtim);
  SAY(__wasi_path_filestat_set_times(directory, 1, "out", 1, 1, __WASI_FSTFLAGS_MTIM));
  SAY(__wasi_path_filestat_set_times(directory, 1, "missing", 1, 1, __WASI_FSTFLAGS_MTIM));
  SAY(__wasi_path_filestat_set_times(directory, 1, "file", 1, 1, __WASI_FSTFLAGS_MTIM | __WASI_FSTFLAGS_MTIM_NOW));
  memset(memory, 0, 100);
  report("path_readlink link", __wasi_path_readlink(directory, "link", memory, 100, &size), size);
  printf("%s\n", memory);
  report("path_readlink link, two bytes", __wasi_path_readlink(directory, "link", memory, 2, &size), size);
  report("path_readlink link, none", __wasi_path_readlink(directory, "link", memory, 0, &size), size);
  report("path_readlink file", __wasi_path_readlink(directory, "file", memory, 100, &size), size);
  report("path_readlink missing", __wasi_path_readlink(directory, "missing", memory, 100, &size), size);
  report("path_readlink out", __wasi_path_readlink(directory, "out", memory, 100, &size), size);
  report("path_readlink absolute", __wasi_path_readlink(directory, "absolute", memory, 100, &size), size);
  SAY(__wasi_path_symlink("file", directory, "second-link"));
  SAY(__wasi_path_symlink("file", directory, "second-link"));
  SAY(__wasi_path_symlink("../secret", directory, "third-link"));
  (void)(__wasi_path_unlink_file(directory, "third-link") == 0); /* so that the listing is the same */
  SAY(__wasi_path_symlink("/etc/passwd", directory, "fourth-link"));
  SAY(__wasi_path_symlink("", directory, "fifth-link"));
  SAY(__wasi_path_symlink("file", directory, "sixth-link/"));
  SAY(__wasi_path_symlink("file", directory, "missing/link"));
  SAY(__wasi_path_link(directory, 0, "file", directory, "second-name"));
  SAY(__wasi_path_link(directory, 0, "file", directory, "second-name"));
  SAY(__wasi_path_link(directory, 0, "directory", directory, "third-name"));
  SAY(__wasi_path_link(directory, 0, "missing", directory, "third-name"));
  SAY(__wasi_path_link(directory, 0, "link", directory, "fourth-name"));
  SAY(__wasi_path_link(directory, 1, "link", directory, "fifth-name"));
  (void)(__wasi_path_unlink_file(directory, "fifth-name") == 0); /* so that the listing is the same */
  SAY(__wasi_path_link(directory, 0, "../secret", directory, "sixth-name"));
  SAY(__wasi_path_link(directory, 0, "file", directory, "../sixth-name"));
  SAY(__wasi_path_rename(directory, "second-name", directory, "renamed"));
  SAY(__wasi_path_rename(directory, "second-name", directory, "renamed"));
  SAY(__wasi_path_rename(directory, "renamed", directory, "directory"));
  SAY(__wasi_path_rename(directory, "directory", directory, "renamed"));
  SAY(__wasi_path_rename(directory, "directory", directory, "directory/inside"));
  SAY(__wasi_path_rename(directory, "renamed", directory, "../renamed"));
  SAY(__wasi_path_rename(directory, "../secret", directory, "renamed"));
  SAY(__wasi_path_rename(directory, "renamed", bad, "renamed"));
  SAY(__wasi_path_rename(directory, "renamed/", directory, "again"));
  SAY(__wasi_path_rename(directory, ".", directory, "again"));
}

static void waiting(void) {
  __wasi_subscription_t wanted[3];
  __wasi_event_t events[3];
  __wasi_size_t count = 0;
  memset(wanted, 0, sizeof wanted);
  wanted[0].userdata = 7;
  wanted[0].u.tag = __WASI_EVENTTYPE_CLOCK;
  wanted[0].u.u.clock.id = __WASI_CLOCKID_MONOTONIC;
  wanted[0].u.u.clock.timeout = 1000;
  report("poll_oneoff a clock", __wasi_poll_oneoff(wanted, events, 1, &count),
         count * 1000 + events[0].userdata * 10 + events[0].type);
  report("poll_oneoff nothing", __wasi_poll_oneoff(wanted, events, 0, &count), count);
  const __wasi_fd_t fd = opened("file", 0, readable);
  wanted[0].u.tag = __WASI_EVENTTYPE_FD_READ;
  wanted[0].u.u.fd_read.file_descriptor = fd;
  report("poll_oneoff a file", __wasi_poll_oneoff(wanted, events, 1, &count),
         count * 1000 + events[0].type * 100 + events[0].error);
  wanted[0].u.u.fd_read.file_descriptor = bad;
  count = 0;
  memset(events, 0, sizeof events);
  report("poll_oneoff nothing's file", __wasi_poll_oneoff(wanted, events, 1, &count), count * 1000 + events[0].error);
  SAY(__wasi_fd_close(fd));
}

static void sockets(void) {
  __wasi_fd_t accepted;
  __wasi_size_t size;
  __wasi_roflags_t flags;
  const __wasi_fd_t fd = opened("file", 0, readable);
  __wasi_iovec_t room = {memory, 4};
  __wasi_ciovec_t piece = {memory, 4};
  SAY(__wasi_sock_accept(fd, 0, &accepted));
  SAY(__wasi_sock_accept(bad, 0, &accepted));
  SAY(__wasi_sock_recv(fd, &room, 1, 0, &size, &flags));
  SAY(__wasi_sock_recv(bad, &room, 1, 0, &size, &flags));
  SAY(__wasi_sock_send(fd, &piece, 1, 0, &size));
  SAY(__wasi_sock_send(bad, &piece, 1, 0, &size));
  SAY(__wasi_sock_shutdown(fd, 1));
  SAY(__wasi_sock_shutdown(bad, 1));
  SAY(__wasi_fd_close(fd));
}

int main(int argument_count, char** arguments) {
  /* What was said before a trap counts. */
  setvbuf(stdout, NULL, _IOLBF, 0);
  /* An address outside may be an error or a trap; each is a run of its own. */
  if (argument_count > 2) {
    __wasi_size_t size = 0;
    const char* what = arguments[2];
    __wasi_fd_t fd = opened("file", 0, readable);
    __wasi_iovec_t room = {NOWHERE, 100};
    if (strcmp(what, "random_get") == 0) say(what, __wasi_random_get(NOWHERE, 100));
    if (strcmp(what, "fd_read") == 0) say(what, __wasi_fd_read(fd, &room, 1, &size));
    if (strcmp(what, "clock_time_get") == 0) say(what, __wasi_clock_time_get(0, 1, NOWHERE));
    if (strcmp(what, "fd_fdstat_get") == 0) say(what, __wasi_fd_fdstat_get(fd, NOWHERE));
    if (strcmp(what, "poll_oneoff") == 0) say(what, __wasi_poll_oneoff(NOWHERE, NOWHERE, 1, &size));
    __wasi_filesize_t place = 0;
    __wasi_timestamp_t time = 0;
    if (strcmp(what, "fd_seek how 7") == 0) say(what, __wasi_fd_seek(fd, 0, 7, &place));
    if (strcmp(what, "fd_advise 9") == 0) say(what, __wasi_fd_advise(fd, 0, 10, 9));
    if (strcmp(what, "clock_time_get 5") == 0) say(what, __wasi_clock_time_get(5, 1, &time));
    if (strcmp(what, "path_open how 64") == 0) say(what, open_path("file", 64, readable, 0, 1, &fd));
    if (strcmp(what, "proc_exit") == 0) __wasi_proc_exit(42);
    if (strcmp(what, "proc_exit-300") == 0) __wasi_proc_exit(300);
    return 0;
  }
  program();
  grants();
  opening();
  transfers();
  state();
  names();
  listing();
  waiting();
  sockets();
  return 0;
}
