/* gethostname for guests: a guest sees only what it was granted, so the name comes from its environment. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int gethostname(char* name, size_t size) {
  const char* host = getenv("HOSTNAME");
  if (host == NULL) host = "localhost";
  if (strlen(host) >= size) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(name, host);
  return 0;
}
