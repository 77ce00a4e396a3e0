// Waits at as many addresses as its argument says, one after the other and from two threads, each until the time is
// over at once, and wakes threads at addresses where none waits. Then it idles until its standard input ends.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static int words[1 << 22];
static long places;

static void* wait_everywhere(void* first) {
  for (long i = *(const long*)first; i < places; i += 2) {
    __builtin_wasm_memory_atomic_wait32(&words[i], 0, 0);
    __builtin_wasm_memory_atomic_notify(&words[i], 1);
  }
  return NULL;
}

int main(int argc, char** argv) {
  places = argc > 1 ? atol(argv[1]) : 0;
  if (places > (long)(sizeof words / sizeof words[0])) return 1;
  // The memory is there before, whatever is waited at.
  for (size_t i = 0; i < sizeof words / sizeof words[0]; i += 1024) words[i] = 0;
  pthread_t other;
  long even = 0;
  long odd = 1;
  if (pthread_create(&other, NULL, wait_everywhere, &odd) != 0) return 1;
  wait_everywhere(&even);
  pthread_join(other, NULL);
  printf("waited\n");
  fflush(stdout);
  return getchar() == EOF ? 0 : 1;
}
