/* realpath for guests: the absolute name of a file as the guest sees it, without links, "." and "..". */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_links = 40 };

/* What is still to be resolved, at the end of `room`; texts of links are put in front of it. */
struct rest {
  char room[PATH_MAX];
  size_t begin;
  int is_unknown; /* what stands in front of it: "/a", when "/a/b" was granted and "/a" was not */
};

static int fail(int error) {
  errno = error;
  return -1;
}

static int put_in_front(struct rest* rest, const char* text, size_t length) {
  if (length + 1 > rest->begin) return fail(ENAMETOOLONG);
  if (rest->begin < PATH_MAX) rest->room[--rest->begin] = '/';
  rest->begin -= length;
  memcpy(rest->room + rest->begin, text, length);
  return 0;
}

/* The next component, without its slashes; its length is 0 at the end. */
static size_t take_component(struct rest* rest, const char** component) {
  while (rest->begin < PATH_MAX && rest->room[rest->begin] == '/') ++rest->begin;
  *component = rest->room + rest->begin;
  size_t length = 0;
  while (rest->begin + length < PATH_MAX && (*component)[length] != '/') ++length;
  rest->begin += length;
  return length;
}

static void climb(char* resolved, size_t* length) {
  while (*length > 0 && resolved[--*length] != '/') continue;
  resolved[*length] = 0;
}

/* Adds a component to `resolved`, or goes on at the link that it is. */
static int descend(char* resolved, size_t* length, const char* component, size_t size, struct rest* rest, int* links) {
  char text[PATH_MAX];
  const size_t before = *length;
  if (before + 1 + size >= PATH_MAX) return fail(ENAMETOOLONG);
  resolved[before] = '/';
  memcpy(resolved + before + 1, component, size);
  *length = before + 1 + size;
  resolved[*length] = 0;

  struct stat status;
  rest->is_unknown = lstat(resolved, &status) != 0;
  if (rest->is_unknown) return rest->begin < PATH_MAX ? 0 : -1;
  if (!S_ISLNK(status.st_mode)) return rest->begin < PATH_MAX && !S_ISDIR(status.st_mode) ? fail(ENOTDIR) : 0;
  if (++*links > most_links) return fail(ELOOP);
  const ssize_t text_length = readlink(resolved, text, sizeof text);
  if (text_length < 0) return -1;
  *length = text[0] == '/' ? 0 : before;
  resolved[*length] = 0;
  return put_in_front(rest, text, (size_t)text_length);
}

static int resolve(const char* path, char* resolved) {
  struct rest rest = {.begin = PATH_MAX};
  size_t length = 0;
  int links = 0;
  if (path == NULL) return fail(EINVAL);
  if (*path == 0) return fail(ENOENT);
  if (put_in_front(&rest, path, strlen(path)) != 0) return -1;
  if (*path != '/') {
    char start[PATH_MAX];
    if (getcwd(start, sizeof start) == NULL || put_in_front(&rest, start, strlen(start)) != 0) return -1;
  }
  resolved[0] = 0;
  for (;;) {
    const char* component;
    const size_t size = take_component(&rest, &component);
    if (size == 0) break;
    if (size == 1 && component[0] == '.') continue;
    if (size == 2 && component[0] == '.' && component[1] == '.') {
      if (rest.is_unknown) return fail(ENOENT);
      climb(resolved, &length);
    } else if (descend(resolved, &length, component, size, &rest, &links) != 0) {
      return -1;
    }
  }
  if (length == 0) strcpy(resolved, "/");
  return 0;
}

char* realpath(const char* restrict path, char* restrict resolved) {
  char name[PATH_MAX];
  if (resolve(path, name) != 0) return NULL;
  return resolved != NULL ? strcpy(resolved, name) : strdup(name);
}
