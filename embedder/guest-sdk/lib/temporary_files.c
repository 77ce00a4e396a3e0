/* mkstemp, mkdtemp and similar functions for guests: new files and directories under unused names. The
   directory is the program's to choose, beneath one that it was granted. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { letters = 6, most_attempts = 100 };

static int make_file(const char* name, int flags) {
  return open(name, (flags & ~O_ACCMODE) | O_RDWR | O_CREAT | O_EXCL, 0600);
}

static int make_directory(const char* name, int flags) {
  (void)flags;
  return mkdir(name, 0700);
}

/* Replaces the six X in front of the last `suffix` characters of `name` until `make` succeeds. */
static int make_unique(char* name, int suffix, int flags, int (*make)(const char*, int)) {
  static const char alphabet[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const size_t complete = strlen(name);
  if (suffix < 0 || (size_t)suffix > complete || complete - (size_t)suffix < letters ||
      memcmp(name + complete - (size_t)suffix - letters, "XXXXXX", letters) != 0) {
    errno = EINVAL;
    return -1;
  }
  char* place = name + complete - (size_t)suffix - letters;
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    unsigned char random[letters];
    if (getentropy(random, sizeof random) != 0) break;
    for (int i = 0; i < letters; ++i) place[i] = alphabet[random[i] % (sizeof alphabet - 1)];
    const int made = make(name, flags);
    if (made >= 0 || errno != EEXIST) return made;
  }
  return -1;
}

int mkstemp(char* name) { return make_unique(name, 0, 0, make_file); }
int mkostemp(char* name, int flags) { return make_unique(name, 0, flags, make_file); }
int mkstemps(char* name, int suffix) { return make_unique(name, suffix, 0, make_file); }
int mkostemps(char* name, int suffix, int flags) { return make_unique(name, suffix, flags, make_file); }

char* mkdtemp(char* name) { return make_unique(name, 0, 0, make_directory) == 0 ? name : NULL; }
