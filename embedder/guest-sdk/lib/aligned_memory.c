/* Older names of aligned_alloc. */
#include <errno.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

void* memalign(size_t alignment, size_t size) {
  void* memory = NULL;
  if (alignment < sizeof(void*)) alignment = sizeof(void*);
  const int error = posix_memalign(&memory, alignment, size);
  if (error == 0) return memory;
  errno = error;
  return NULL;
}

void* valloc(size_t size) { return memalign((size_t)getpagesize(), size); }

void* pvalloc(size_t size) {
  const size_t page = (size_t)getpagesize();
  if (size > SIZE_MAX - page) {
    errno = ENOMEM;
    return NULL;
  }
  return valloc((size + page - 1) / page * page);
}
