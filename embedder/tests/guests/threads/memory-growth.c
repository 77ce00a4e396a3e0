// Memory that grows in all threads at once: what one gets no other has, and calls of the host see the new size.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

#include "threads.h"

enum { threads = 6, blocks = 60, size = 300000 };

static void* allocate(void* argument) {
  const unsigned char mark = (unsigned char)(1 + (intptr_t)argument);
  unsigned char* block[blocks];
  for (int i = 0; i < blocks; ++i) {
    block[i] = malloc(size);
    CHECK(block[i] != NULL);
    memset(block[i], mark, size);
    CHECK(getentropy(block[i] + size - 256, 256) == 0);
    memset(block[i] + size - 256, mark, 256);
    if (i % 3 == 0) {
      __builtin_wasm_memory_grow(0, 1);
      block[i] = realloc(block[i], 2 * size);
      CHECK(block[i] != NULL);
    }
  }
  for (int i = 0; i < blocks; ++i) {
    for (int j = 0; j < size; ++j)
      if (block[i][j] != mark) {
        CHECK(block[i][j] == mark);
        break;
      }
    free(block[i]);
  }
  return NULL;
}

int main(void) {
  pthread_t thread[threads];
  for (intptr_t i = 0; i < threads; ++i) CHECK(pthread_create(&thread[i], NULL, allocate, (void*)i) == 0);
  for (int i = 0; i < threads; ++i) CHECK(pthread_join(thread[i], NULL) == 0);
  return finish();
}
