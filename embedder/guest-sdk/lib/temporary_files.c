/* mkstemp and mkdtemp for guests: new files and directories under names that nobody else has. The directory is the
   program's to choose, beneath one that it was granted. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { letters = 6, most_attempts = 100 };

static int make_file(const char* name) { return open(name, O_RDWR | O_CREAT | O_EXCL, 0600); }
static int make_directory(const char* name) { return mkdir(name, 0700); }

/* Replaces the six X at the end of `name` until `make` succeeds. */
static int make_unique(char* name, int (*make)(const char*)) {
  static const char alphabet[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  const size_t length = strlen(name);
  if (length < letters || strcmp(name + length - letters, "XXXXXX") != 0) {
    errno = EINVAL;
    return -1;
  }
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    unsigned char random[letters];
    if (getentropy(random, sizeof random) != 0) break;
    for (int i = 0; i < letters; ++i) name[length - letters + (size_t)i] = alphabet[random[i] % (sizeof alphabet - 1)];
    const int made = make(name);
    if (made >= 0 || errno != EEXIST) return made;
  }
  return -1;
}

int mkstemp(char* name) { return make_unique(name, make_file); }

char* mkdtemp(char* name) { return make_unique(name, make_directory) == 0 ? name : NULL; }
