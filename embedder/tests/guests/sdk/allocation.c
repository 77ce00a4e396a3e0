// Large blocks begin on a cache line, whichever function makes them, and hold what they should.
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failed;

static void check(int holds, const char* what, size_t size) {
  if (holds) return;
  ++failed;
  fprintf(stderr, "%s with %zu bytes\n", what, size);
}

static int aligned(const void* block, size_t size) {
  return size < 65536 ? (uintptr_t)block % 8 == 0 : (uintptr_t)block % 64 == 0;
}

static int filled(const unsigned char* block, unsigned char value, size_t size) {
  for (size_t i = 0; i < size; ++i) {
    if (block[i] != value) return 0;
  }
  return 1;
}

int main(void) {
  for (size_t size = 1; size < 4000000; size = size * 2 + 3) {
    unsigned char* block = malloc(size);
    check(block != NULL && aligned(block, size), "malloc: not aligned", size);
    memset(block, 7, size);
    block = realloc(block, 3 * size);
    check(block != NULL && aligned(block, 3 * size), "realloc: not aligned", size);
    check(filled(block, 7, size), "realloc: contents lost", size);
    unsigned char* zeros = calloc(size, 2);
    check(zeros != NULL && aligned(zeros, 2 * size), "calloc: not aligned", size);
    check(filled(zeros, 0, 2 * size), "calloc: not zero", size);
    free(zeros);
    free(block);
  }
  volatile size_t many = 70000;
  void* volatile too_large = calloc(many, many);
  check(too_large == NULL, "calloc: product wrapped around", many);
  puts(failed == 0 ? "No Errors" : "errors");
  return failed != 0;
}
