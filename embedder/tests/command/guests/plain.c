/* A program without MPI that shows what it was given. The first argument says what to do. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Calls itself that many times, and no compiler can make a loop of it. */
__attribute__((noinline)) static int nest(int depth) {
  volatile int kept = 1;
  return depth == 0 ? 0 : nest(depth - 1) + kept;
}

/* Computes for ever, without a call that leaves the program. */
__attribute__((noinline)) static int spin(void) {
  volatile unsigned turns = 0;
  while (turns + 1 != 0) {
    turns = (turns + 1) % 1000;
  }
  return 0;
}

/* Holds lines back in the C library's buffers and then does `what` until it is ended. */
static int write_and_go_on(const char* name, const char* what) {
  FILE* file = fopen(name, "w");
  if (file == NULL) {
    perror(name);
    return 1;
  }
  fputs("held back\n", file);
  fputs("ready\n", stdout);
  fflush(stdout);
  return strcmp(what, "spin") == 0 ? spin() : (int)sleep(100000);
}

/* Keeps so many letters in the library's buffer until it is ended. */
static int hold_back(int letters) {
  const size_t room = (size_t)letters + BUFSIZ;
  setvbuf(stdout, malloc(room), _IOFBF, room);
  for (int i = 0; i < letters; ++i) {
    putchar('x');
  }
  fputs("ready\n", stderr);
  return spin();
}

/* Writes numbered lines as fast as it can until it is ended. */
static void write_lines(const char* name) {
  FILE* file = fopen(name, "w");
  int line = 0;
  while (file != NULL) {
    fprintf(file, "line %d\n", line++);
    if (line == 10000) {
      fputs("ready\n", stdout);
      fflush(stdout);
    }
  }
}

/* Reads memory that is there, and then memory that is not. */
__attribute__((noinline)) static int read_far_away(const char* text) {
  int sum = *(volatile const char*)text;
  sum += 3 * sum;
  sum += *(volatile const int*)0xfffffff0U; /* outside the memory */
  sum += *(volatile const char*)(text + 1);
  return sum;
}

/* Takes memory until there is none. */
static int take_memory(int most) {
  int taken = 0;
  for (char* block = malloc(1 << 20); taken < most && block != NULL; block = malloc(1 << 20)) {
    *(volatile char*)block = 1;
    ++taken;
  }
  return taken;
}

/* Opens a file until that fails. */
static int open_files(const char* name, int most) {
  int opened = 0;
  while (opened < most && open(name, O_RDONLY) >= 0) {
    ++opened;
  }
  return opened;
}

int main(int argc, char** argv) {
  const char* task = argc > 1 ? argv[1] : "";
  if (strcmp(task, "arguments") == 0) {
    for (int i = 2; i < argc; ++i) {
      printf("[%s]\n", argv[i]);
    }
  } else if (strcmp(task, "environment") == 0) {
    for (int i = 2; i < argc; ++i) {
      const char* value = getenv(argv[i]);
      printf("%s=%s\n", argv[i], value == NULL ? "(not set)" : value);
    }
  } else if (strcmp(task, "copy") == 0) {
    for (int letter = getchar(); letter != EOF; letter = getchar()) {
      putchar(letter);
    }
  } else if (strcmp(task, "exit") == 0 && argc > 2) {
    return atoi(argv[2]);
  } else if (strcmp(task, "both") == 0) {
    puts("to standard output");
    fputs("to standard error\n", stderr);
  } else if (strcmp(task, "write") == 0 && argc > 2) {
    FILE* file = fopen(argv[2], "w");
    if (file == NULL) {
      perror(argv[2]);
      return 1;
    }
    fputs("written\n", file);
    return fclose(file) == 0 ? 0 : 1;
  } else if (strcmp(task, "go-on") == 0 && argc > 3) {
    return write_and_go_on(argv[2], argv[3]);
  } else if (strcmp(task, "hold-back") == 0 && argc > 2) {
    return hold_back(atoi(argv[2]));
  } else if (strcmp(task, "lines") == 0 && argc > 2) {
    write_lines(argv[2]);
  } else if (strcmp(task, "memory") == 0 && argc > 2) {
    printf("%d MiB\n", take_memory(atoi(argv[2])));
  } else if (strcmp(task, "need-memory") == 0) {
    assert(take_memory(4096) == 4096);
  } else if (strcmp(task, "files") == 0 && argc > 3) {
    printf("%d files, ", open_files(argv[2], atoi(argv[3])));
    printf("%s\n", strerror(errno));
  } else if (strcmp(task, "bounds") == 0) {
    return read_far_away(task);
  } else if (strcmp(task, "nest") == 0 && argc > 2) {
    printf("%d\n", nest(atoi(argv[2])));
  } else {
    fprintf(stderr, "plain: what to do?\n");
    return 64;
  }
  return 0;
}
