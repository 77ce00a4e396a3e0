/* gethostname for guests: HOSTNAME, when the guest was given this variable, else the name of the node. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

__attribute__((import_module("mpiwasm_posix_1"), import_name("host_name"))) int mpiwasm_host_name(char* name,
                                                                                                  size_t size);

int gethostname(char* name, size_t size) {
  const char* given = getenv("HOSTNAME");
  if (given == NULL) {
    errno = mpiwasm_host_name(name, size);
    return errno == 0 ? 0 : -1;
  }
  if (strlen(given) >= size) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(name, given);
  return 0;
}
