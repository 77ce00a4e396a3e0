/* The user and the group that a guest knows: those of identity.c, whose names come from its environment. Most codes ask
   who runs them for a line in a file, and few expect that there is no answer. */
#include <errno.h>
#include <grp.h>
#include <pwd.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char* given(const char* variable, char* otherwise) {
  char* value = getenv(variable);
  return value && *value ? value : otherwise;
}

static const struct passwd* myself(void) {
  static struct passwd entry;
  entry = (struct passwd){given("USER", "user"), "x", getuid(), getgid(), "", given("HOME", "/"), "/bin/sh"};
  return &entry;
}

struct passwd* getpwuid(uid_t user) { return user == getuid() ? (struct passwd*)myself() : NULL; }

struct passwd* getpwnam(const char* name) {
  const struct passwd* entry = myself();
  return strcmp(name, entry->pw_name) == 0 ? (struct passwd*)entry : NULL;
}

/* Texts of an entry live as long as the environment; the caller's room for them is not needed. */
static int copy(const struct passwd* known, struct passwd* entry, struct passwd** found) {
  *found = NULL;
  if (!known) return 0;
  *entry = *known;
  *found = entry;
  return 0;
}

#define UNUSED __attribute__((unused))

int getpwuid_r(uid_t user, struct passwd* entry, UNUSED char* texts, UNUSED size_t size, struct passwd** found) {
  return copy(getpwuid(user), entry, found);
}

int getpwnam_r(const char* name, struct passwd* entry, UNUSED char* texts, UNUSED size_t size, struct passwd** found) {
  return copy(getpwnam(name), entry, found);
}

static struct group* my_group(void) {
  static char* members[] = {NULL};
  static struct group entry;
  entry = (struct group){"users", "x", getgid(), members};
  return &entry;
}

struct group* getgrgid(gid_t group) { return group == getgid() ? my_group() : NULL; }
struct group* getgrnam(const char* name) { return strcmp(name, "users") == 0 ? my_group() : NULL; }

char* getlogin(void) { return myself()->pw_name; }

int getlogin_r(char* name, size_t size) {
  const char* known = myself()->pw_name;
  if (strlen(known) >= size) return ERANGE;
  strcpy(name, known);
  return 0;
}
