/* gettext and its kin without catalogues: each message is its own translation. */
#include <errno.h>
#include <libintl.h>
#include <stddef.h>
#include <string.h>

#define UNUSED __attribute__((unused))

char* gettext(const char* message) { return (char*)message; }
char* dgettext(UNUSED const char* domain, const char* message) { return (char*)message; }
char* dcgettext(UNUSED const char* domain, const char* message, UNUSED int category) { return (char*)message; }
char* ngettext(const char* one, const char* many, unsigned long count) { return (char*)(count == 1 ? one : many); }
char* dngettext(UNUSED const char* domain, const char* one, const char* many, unsigned long count) {
  return ngettext(one, many, count);
}

/* The domain that was set last; the first one has the name that POSIX gives it. */
char* textdomain(const char* domain) {
  static char present[256] = "messages";
  if (!domain) return present;
  if (!*domain) domain = "messages";
  if (strlen(domain) >= sizeof present) {
    errno = ENOMEM;
    return NULL;
  }
  return strcpy(present, domain);
}

char* bindtextdomain(UNUSED const char* domain, const char* directory) { return (char*)directory; }
char* bind_textdomain_codeset(UNUSED const char* domain, const char* codeset) { return (char*)codeset; }
