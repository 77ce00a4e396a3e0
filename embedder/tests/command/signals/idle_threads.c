// Threads that do nothing, whose stacks have KIBIBYTES. Usage: idle_threads COUNT KIBIBYTES. Prints a line when all
// have started, and ends when standard input does.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_barrier_t started;
static pthread_barrier_t ending;

static void* idle(void* nothing) {
  pthread_barrier_wait(&started);
  pthread_barrier_wait(&ending);
  return nothing;
}

int main(int argc, char** argv) {
  if (argc < 3) return 2;
  const int count = atoi(argv[1]);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (pthread_attr_setstacksize(&attributes, (size_t)atoi(argv[2]) * 1024) != 0) return 1;
  pthread_barrier_init(&started, NULL, (unsigned)count + 1);
  pthread_barrier_init(&ending, NULL, (unsigned)count + 1);
  for (int i = 0; i < count; ++i) {
    pthread_t thread;
    if (pthread_create(&thread, &attributes, idle, NULL) != 0) return 1;
    pthread_detach(thread);
  }
  pthread_barrier_wait(&started);
  puts("ready");
  fflush(stdout);
  while (getchar() != EOF) continue;
  pthread_barrier_wait(&ending);
  return 0;
}
