/* 500 files open at once, and 10,000 opened one after the other. */
#include <fcntl.h>
#include <unistd.h>

#include "check.h"

enum { OPEN = 500, ROUNDS = 10000 };

int main(void) {
  static int files[OPEN];
  char name[32];
  for (int index = 0; index < OPEN; index++) {
    snprintf(name, sizeof name, "file-%d", index);
    files[index] = open(name, O_RDWR | O_CREAT, 0644);
    CHECK(files[index] >= 0 && write(files[index], &index, sizeof index) == sizeof index);
  }
  for (int index = 0; index < OPEN; index++) {
    int back = -1;
    CHECK(pread(files[index], &back, sizeof back, 0) == sizeof back && back == index);
    CHECK(close(files[index]) == 0);
  }
  for (int round = 0; round < ROUNDS; round++) {
    snprintf(name, sizeof name, "file-%d", round % OPEN);
    const int file = open(name, O_RDONLY);
    CHECK(file >= 0 && close(file) == 0);
  }
  for (int index = 0; index < OPEN; index++) {
    snprintf(name, sizeof name, "file-%d", index);
    CHECK(unlink(name) == 0);
  }
  return finish();
}
