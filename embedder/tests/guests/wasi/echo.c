/* Standard input: three known lines, then its end. */
#include <unistd.h>

#include "check.h"

int main(void) {
  char line[100];
  CHECK(fgets(line, sizeof line, stdin) != NULL && strcmp(line, "first\n") == 0);
  CHECK(getchar() == 's' && ungetc('S', stdin) == 'S');
  CHECK(fgets(line, sizeof line, stdin) != NULL && strcmp(line, "Second\n") == 0);
  int number = 0;
  CHECK(scanf("%d", &number) == 1 && number == 3);
  CHECK(fgets(line, sizeof line, stdin) == NULL || strcmp(line, "\n") == 0);
  CHECK(fgets(line, sizeof line, stdin) == NULL && feof(stdin));
  CHECK_FAILS(lseek(0, 0, SEEK_CUR), ESPIPE);
  return finish();
}
