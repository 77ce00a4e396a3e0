/* Older ways of asking for the names and the access rights of files. */
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

char* canonicalize_file_name(const char* path) { return realpath(path, NULL); }

char* get_current_dir_name(void) {
  char name[PATH_MAX];
  return getcwd(name, sizeof name) != NULL ? strdup(name) : NULL;
}

int eaccess(const char* path, int mode) { return access(path, mode); }
int euidaccess(const char* path, int mode) { return access(path, mode); }

int ttyname_r(int descriptor, char* name, size_t size) {
  (void)descriptor, (void)name, (void)size;
  return ENOTTY;
}

char* ttyname(int descriptor) {
  (void)descriptor;
  errno = ENOTTY;
  return NULL;
}
