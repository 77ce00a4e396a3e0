/* Scattered reads and gathered writes, with every number of pieces, and large blocks. */
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/uio.h>
#include <unistd.h>

#include "check.h"

enum { PIECES = 1024, LARGE = 16 << 20 };

static char characters[PIECES + 1];

static void pieces(int file, int count) {
  static struct iovec vectors[PIECES + 1];
  static char back[PIECES + 1];
  for (int index = 0; index < count; index++) vectors[index] = (struct iovec){&characters[index], 1};
  CHECK(lseek(file, 0, SEEK_SET) == 0 && writev(file, vectors, count) == count);
  memset(back, 0, sizeof back);
  for (int index = 0; index < count; index++) vectors[index].iov_base = &back[count - 1 - index];
  CHECK(lseek(file, 0, SEEK_SET) == 0 && readv(file, vectors, count) == count);
  int wrong = 0;
  for (int index = 0; index < count; index++) wrong += back[index] != characters[count - 1 - index];
  CHECK(wrong == 0);
}

static void large(int file) {
  unsigned* block = malloc(LARGE);
  unsigned* back = malloc(LARGE);
  CHECK(block != NULL && back != NULL);
  for (unsigned index = 0; index < LARGE / sizeof *block; index++) block[index] = index * 2654435761u;
  CHECK(pwrite(file, block, LARGE, 4096) == LARGE && pread(file, back, LARGE, 4096) == LARGE);
  CHECK(memcmp(block, back, LARGE) == 0);
  free(block);
  free(back);
}

int main(void) {
  for (int index = 0; index < PIECES; index++) characters[index] = (char)('a' + index % 26);
  int file = open("file", O_RDWR | O_CREAT, 0644);
  CHECK(file >= 0);
  const int counts[] = {0, 1, 2, 3, 17, 1000, PIECES};
  for (unsigned index = 0; index < sizeof counts / sizeof *counts; index++) pieces(file, counts[index]);
  struct iovec one = {characters, 1};
  CHECK_FAILS(writev(file, &one, -1), EINVAL);
  CHECK_FAILS(pread(file, characters, 1, -1), EINVAL);
  large(file);
  CHECK(close(file) == 0 && unlink("file") == 0);
  return finish();
}
