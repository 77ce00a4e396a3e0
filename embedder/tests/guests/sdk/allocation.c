// Large blocks begin on a cache line, whichever function makes them, and hold what they should; small ones come back.
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

// Blocks that live at the same time never share a byte, whatever was freed before.
static void check_small_blocks(void) {
  enum { alive = 400, sizes = 1300 };
  static unsigned char* blocks[alive];
  static size_t length[alive];
  unsigned random = 1;
  for (int step = 0; step < 100000; ++step) {
    random = random * 1664525 + 1013904223;
    const size_t i = (random >> 8) % alive;
    check(filled(blocks[i], (unsigned char)i, length[i]), "free: contents lost", length[i]);
    free(blocks[i]);
    length[i] = (random >> 17) % (random & 0x80 ? sizes : 60);
    switch (random >> 5 & 3) {
      case 0:
        blocks[i] = calloc(1, length[i]);
        check(filled(blocks[i], 0, length[i]), "calloc: not zero", length[i]);
        break;
      case 1:
        blocks[i] = realloc(NULL, length[i] / 2);
        memset(blocks[i], 9, length[i] / 2);
        blocks[i] = realloc(blocks[i], length[i] + 1);
        check(filled(blocks[i], 9, length[i] / 2), "realloc: contents lost", length[i]);
        break;
      default:
        blocks[i] = malloc(length[i]);
    }
    check(blocks[i] != NULL && (uintptr_t)blocks[i] % 16 == 0, "small block: not aligned", length[i]);
    memset(blocks[i], (int)i, length[i]);
  }
  for (size_t i = 0; i < alive; ++i) free(blocks[i]);
  // What was freed is used again: blocks of the same sizes need no more memory.
  void* volatile one = malloc(100);
  const uintptr_t place = (uintptr_t)one;
  free(one);
  void* volatile again = malloc(100);
  check((uintptr_t)again == place, "malloc: not the block that was freed", 100);
  free(again);
}

int main(void) {
  check_small_blocks();
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
  // A program's own data may look like what is written into free blocks.
  uintptr_t* volatile words = malloc(40);
  words[1] = 0x6b657074;
  free(words);
  volatile size_t many = 70000;
  void* volatile too_large = calloc(many, many);
  check(too_large == NULL, "calloc: product wrapped around", many);
  puts(failed == 0 ? "No Errors" : "errors");
  return failed != 0;
}
