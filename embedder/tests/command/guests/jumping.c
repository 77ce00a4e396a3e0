// Is saved while setjmp is live, far down in its call stack, and jumps back afterwards.
#include <setjmp.h>
#include <stdio.h>
#include <unistd.h>

static jmp_buf place;

static int descend(int depth, volatile int* sum) {
  volatile int here[64];
  here[depth % 64] = depth;
  if (depth == 0) {
    write(1, "at the bottom\n", 14);
    write(1, "still there\n", 12);
    longjmp(place, 7);
  }
  const int below = descend(depth - 1, sum);
  *sum += here[depth % 64];
  return below;
}

int main(void) {
  volatile int sum = 0;
  const int came_back = setjmp(place);
  if (came_back == 0) return descend(20000, &sum);
  printf("jumped with %d, sum %d\n", came_back, sum);
  return 0;
}
