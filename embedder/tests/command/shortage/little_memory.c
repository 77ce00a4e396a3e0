// Preloaded into mpiwasm: the host has no piece of memory of 64 MiB. What maps memory itself, as the engine does for
// the guest's, is not concerned.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>

enum { most = 64 << 20 };

void* malloc(size_t size) {
  static void* (*original)(size_t);
  if (original == NULL) original = (void* (*)(size_t))dlsym(RTLD_NEXT, "malloc");
  return size < most ? original(size) : NULL;
}
