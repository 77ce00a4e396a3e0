/* Calls itself until its stack is full, always on the way through a call of the host. The argument says which. */
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static void open_a_file(void) {
  const int file = open("file", O_RDONLY);
  if (file >= 0) {
    close(file);
  }
}

static void write_a_letter(void) { (void)!write(STDOUT_FILENO, "x", 1); }

__attribute__((noinline)) static int nest(void (*call)(void)) {
  volatile int kept = 1;
  call();
  return kept == 0 ? 0 : nest(call) + kept;
}

int main(int argc, char** argv) {
  if (argc > 1 && strcmp(argv[1], "open") == 0) {
    return nest(open_a_file);
  }
  while (write(STDOUT_FILENO, "x", 1) == 1) { /* until the other end is closed */
  }
  return nest(write_a_letter);
}
