/* Random bytes differ and fill their buffer. */
#include <sys/random.h>
#include <unistd.h>

#include "check.h"

int main(void) {
  unsigned char first[256] = {0};
  unsigned char second[256] = {0};
  CHECK(getentropy(first, sizeof first) == 0 && getentropy(second, sizeof second) == 0);
  CHECK(memcmp(first, second, sizeof first) != 0);
  int zeros = 0;
  for (unsigned index = 0; index < sizeof first; index++) zeros += first[index] == 0;
  CHECK(zeros < 32);
  return finish();
}
