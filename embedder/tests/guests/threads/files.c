// Files of several threads: descriptors are opened and closed at once, lines of one FILE stay whole, and errno is each
// thread's own.
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "threads.h"

enum { threads = 6, rounds = 60 };

static FILE* common;

static void* use_files(void* argument) {
  char name[32];
  char text[64];
  snprintf(name, sizeof name, "file-%d", (int)(intptr_t)argument);
  for (int round = 0; round < rounds; ++round) {
    const int length = snprintf(text, sizeof text, "%s in round %d", name, round);
    const int file = open(name, O_CREAT | O_TRUNC | O_RDWR, 0600);
    CHECK(file >= 0);
    CHECK(write(file, text, (size_t)length) == length);
    char read_back[64] = "";
    CHECK(pread(file, read_back, sizeof read_back - 1, 0) == length);
    CHECK(strcmp(read_back, text) == 0);
    errno = 0;
    CHECK(open("missing", O_RDONLY) == -1 && errno == ENOENT);
    CHECK(close(file) == 0);
    fprintf(common, "%s\n", name);
    nanosleep(&(struct timespec){.tv_nsec = 1000}, NULL);
    CHECK(errno == ENOENT);
  }
  return NULL;
}

int main(void) {
  pthread_t thread[threads];
  common = fopen("common", "w+");
  CHECK(common != NULL);
  for (intptr_t i = 0; i < threads; ++i) CHECK(pthread_create(&thread[i], NULL, use_files, (void*)i) == 0);
  for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
  int lines[threads] = {0};
  char line[64];
  rewind(common);
  while (fgets(line, sizeof line, common)) {
    int number = -1;
    CHECK(sscanf(line, "file-%d\n", &number) == 1 && number >= 0 && number < threads);
    if (number >= 0 && number < threads) ++lines[number];
  }
  for (int i = 0; i < threads; ++i) CHECK(lines[i] == rounds);
  return finish();
}
