/* Arguments and environment are those that were given: see the testlist. */
#include <stdlib.h>

#include "check.h"

extern char** environ;

int main(int argc, char** argv) {
  CHECK(argc == 4 && strstr(argv[0], "arguments") != NULL);
  if (argc == 4)
    CHECK(strcmp(argv[1], "one") == 0 && strcmp(argv[2], "two words") == 0 && strcmp(argv[3], "--env") == 0);
  CHECK(argv[argc] == NULL);
  const char* value = getenv("COLOUR");
  CHECK(value != NULL && strcmp(value, "dark blue") == 0);
  CHECK(getenv("HOME") == NULL && getenv("PATH") == NULL);
  int count = 0;
  while (environ != NULL && environ[count] != NULL) count++;
  CHECK(count == 1);
  CHECK(setenv("NEW", "value", 1) == 0 && strcmp(getenv("NEW"), "value") == 0);
  return finish();
}
