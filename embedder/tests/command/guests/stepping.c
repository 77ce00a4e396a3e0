// Prints a line every tenth of a second.
#include <stdio.h>
#include <unistd.h>

int main(void) {
  for (int step = 1; step <= 30; ++step) {
    printf("step %d\n", step);
    fflush(stdout);
    usleep(100000);
  }
  return 0;
}
