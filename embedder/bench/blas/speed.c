/* Times routines of BLAS on one thread: speed TURNS. Prints lines NAME NANOSECONDS, the best time of a call within
   TURNS times 50 ms. Natively a second thread sleeps, as MPI libraries have some: locks of OpenBLAS take longer then
   than in a program of one thread. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#ifndef __wasm__
#include <pthread.h>
#include <unistd.h>

static void* sleep_on(void* nothing) {
  for (;;) pause();
  return nothing;
}

static void start_second_thread(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, sleep_on, NULL) != 0) exit(1);
}
#else
static void start_second_thread(void) {}
#endif

void dgemm_(const char*, const char*, const int*, const int*, const int*, const double*, const double*, const int*,
            const double*, const int*, const double*, double*, const int*);
double ddot_(const int*, const double*, const int*, const double*, const int*);
void daxpy_(const int*, const double*, const double*, const int*, double*, const int*);

static double *a, *b, *c;
static double sum;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static void product(int n) {
  const double one = 1, zero = 0;
  dgemm_("N", "N", &n, &n, &n, &one, a, &n, b, &n, &zero, c, &n);
}

static void dot(int n) {
  const int step = 1;
  sum += ddot_(&n, a, &step, b, &step);
}

static void add(int n) {
  const int step = 1;
  const double factor = 1e-9;
  daxpy_(&n, &factor, a, &step, c, &step);
}

static void report(const char* name, void (*call)(int), int n, int turns) {
  /* So many calls that the clock costs nothing, and so short a time that other processes disturb few of them. */
  const int calls = n < 100 ? 1000 : 1;
  const double end = now() + 5e7 * turns;
  double best = 1e300;
  call(n);
  do {
    const double begin = now();
    for (int i = 0; i < calls; ++i) call(n);
    const double each = (now() - begin) / calls;
    if (each < best) best = each;
  } while (now() < end);
  printf("%s %.2f\n", name, best);
}

int main(int count, char** arguments) {
  static const int sizes[] = {4, 16, 64, 128, 256, 512, 1024};
  const int turns = count > 1 ? atoi(arguments[1]) : 5;
  const size_t all = 1024 * 1024;
  a = malloc(all * sizeof *a), b = malloc(all * sizeof *b), c = calloc(all, sizeof *c);
  if (!a || !b || !c) return 1;
  start_second_thread();
  for (size_t i = 0; i < all; ++i) a[i] = (double)(i % 7), b[i] = (double)(i % 5);
  report("ddot_1", dot, 1, turns);
  report("daxpy_1", add, 1, turns);
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    char name[32];
    snprintf(name, sizeof name, "dgemm_%d", sizes[i]);
    report(name, product, sizes[i], turns);
  }
  return sum >= 0 && c[0] >= 0 ? 0 : 1;
}
