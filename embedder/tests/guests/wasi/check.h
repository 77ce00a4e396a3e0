/* The checks of these programs: each condition that does not hold is printed with its location; a program in which all
 * hold prints "No Errors" as its last line. They also run natively, in an empty directory, which shows that they expect
 * the behaviour of Linux. */
#ifndef CHECK_H
#define CHECK_H

#include <errno.h>
#include <stdio.h>
#include <string.h>

static int errors_found;

#define CHECK(condition)                                                                                          \
  do {                                                                                                            \
    if (!(condition)) {                                                                                           \
      errors_found++;                                                                                             \
      printf("%s:%d: %s does not hold (errno %d: %s)\n", __FILE__, __LINE__, #condition, errno, strerror(errno)); \
    }                                                                                                             \
  } while (0)

/* The call fails with exactly this error. */
#define CHECK_FAILS(call, error)                                                                            \
  do {                                                                                                      \
    errno = 0;                                                                                              \
    if ((call) != -1 || errno != (error)) {                                                                 \
      errors_found++;                                                                                       \
      printf("%s:%d: %s does not fail with %s but with %d: %s\n", __FILE__, __LINE__, #call, #error, errno, \
             strerror(errno));                                                                              \
    }                                                                                                       \
  } while (0)

/* The last statement of main. */
static inline int finish(void) {
  if (errors_found == 0) printf("No Errors\n");
  return errors_found != 0;
}

#endif
