// Prints the lines of standard input, each at once.
#include <stdio.h>

int main(void) {
  char line[256];
  while (fgets(line, sizeof line, stdin) != NULL) {
    fputs(line, stdout);
    fflush(stdout);
  }
  return 0;
}
