// What the programs of this folder share.
#ifndef HOSTILE_H
#define HOSTILE_H

#include "guest_test.h"

// MALLOC_PERTURB_=90 makes glibc fill what it allocates with the complement of 90.
enum { host_byte = 255 - 90 };

// Of what a function returned: codes of libraries say more.
static inline int class_of(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  return error_class;
}

// Whether bytes of freshly allocated host memory are among these: four in a row, for one may be chance.
static inline bool has_host_bytes(const void* memory, size_t length) {
  const unsigned char* bytes = memory;
  size_t in_a_row = 0;
  for (size_t i = 0; i < length; ++i) {
    in_a_row = bytes[i] == host_byte ? in_a_row + 1 : 0;
    if (in_a_row == 4) return true;
  }
  return false;
}

// MPICH since 4.3 computes lengths of 2 GiB and more right in most functions, so it gets them.
static inline bool lengths_are_limited(void) {
  char text[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0, major = 0, minor = 0;
  MPI_Get_library_version(text, &length);
  const char* version = strstr(text, "MPICH Version:");
  if (version == NULL || sscanf(version, "MPICH Version: %d.%d", &major, &minor) != 2) return true;
  return major < 4 || (major == 4 && minor < 3);
}

#endif
