/* A program without MPI that shows what it was given. The first argument says what to do. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Calls itself that many times, and no compiler can make a loop of it. */
__attribute__((noinline)) static int nest(int depth) {
  volatile int kept = 1;
  return depth == 0 ? 0 : nest(depth - 1) + kept;
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
  } else if (strcmp(task, "nest") == 0 && argc > 2) {
    printf("%d\n", nest(atoi(argv[2])));
  } else {
    fprintf(stderr, "plain: what to do?\n");
    return 64;
  }
  return 0;
}
