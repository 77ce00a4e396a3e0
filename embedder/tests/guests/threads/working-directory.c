// Threads that use relative names of files at once, also while the working directory changes: each gets its own file.
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "threads.h"

enum { threads = 4, length = 240, changes = 500 };

static volatile int is_ended;

// The names differ at their ends.
static void name_file(char* name, int number) {
  memset(name, 'n', length);
  name[length] = (char)('0' + number);
  name[length + 1] = '\0';
}

static void* look_at_file(void* argument) {
  const int number = (int)(intptr_t)argument;
  char name[length + 2];
  name_file(name, number);
  int wrong = 0;
  int round = 0;
  for (; round < 4000 && !is_ended; ++round) {
    struct stat status;
    char directory[PATH_MAX] = "";
    wrong += stat(name, &status) != 0 || status.st_size != number;
    wrong += getcwd(directory, sizeof directory) == NULL;
    wrong += strcmp(directory, "/") != 0 && strcmp(directory, "/elsewhere") != 0;
  }
  CHECK(wrong == 0);
  return NULL;
}

static void run_threads(int with_changes) {
  pthread_t thread[threads];
  is_ended = 0;
  for (intptr_t i = 0; i < threads; ++i) CHECK(pthread_create(&thread[i], NULL, look_at_file, (void*)i) == 0);
  for (int i = 0; i < changes && with_changes; ++i) CHECK(chdir(i % 2 == 0 ? "elsewhere" : "/") == 0);
  is_ended = with_changes;
  for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
}

// In the present directory, each file is as long as its number says.
static void make_files(void) {
  for (int i = 0; i < threads; ++i) {
    char name[length + 2];
    name_file(name, i);
    const int file = open(name, O_CREAT | O_WRONLY, 0600);
    CHECK(file >= 0 && write(file, name, (size_t)i) == i && close(file) == 0);
  }
}

int main(void) {
  CHECK(mkdir("elsewhere", 0700) == 0);
  make_files();
  CHECK(chdir("elsewhere") == 0);
  make_files();
  run_threads(0);
  CHECK(chdir("/") == 0);
  run_threads(1);
  char name[2 * PATH_MAX];
  memset(name, 'n', sizeof name);
  name[sizeof name - 1] = '\0';
  CHECK(open(name, O_RDONLY) == -1);
  CHECK(chdir("missing") == -1 && chdir("elsewhere") == 0);
  CHECK(strcmp(getcwd(name, sizeof name), "/elsewhere") == 0);
  return finish();
}
