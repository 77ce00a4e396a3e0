/* --stdin none: there is nothing to read, whatever the launcher offers. */
#include <unistd.h>

#include "check.h"

int main(void) {
  char text[10];
  CHECK(read(0, text, sizeof text) == 0);
  CHECK(isatty(0) == 0);
  return finish();
}
