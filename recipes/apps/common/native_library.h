// Functions of a library that is chosen when a native program starts, as mpiwasm chooses one for a guest.
#pragma once

#ifndef __wasm__
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>

// The library's own symbols come first, as in mpiwasm. Ends all ranks with a message if it cannot be opened.
static inline void* open_native_library(const char* program, const char* file) {
  void* const library = dlopen(file, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
  if (library == NULL) {
    fprintf(stderr, "%s: %s\n", program, dlerror());
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  return library;
}

// Sets a pointer to a function.
static inline void find_native_function(const char* program, void* library, const char* name, void* pointer) {
  void* const function = dlsym(library, name);
  if (function == NULL) {
    fprintf(stderr, "%s: the library has no %s\n", program, name);
    MPI_Abort(MPI_COMM_WORLD, 1);
  }
  memcpy(pointer, &function, sizeof function);
}
#endif
