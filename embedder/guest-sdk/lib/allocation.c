/* Large blocks begin on a cache line. wasi-libc's allocator aligns to 16 bytes, so that two large arrays rarely lie
   alike within their lines; copies between such arrays, which is what MPI does with messages between processes of one
   node, take up to four times as long on some processors. mpiwasm-cc links this by --wrap. A program with an allocator
   of its own keeps it: then aligned_alloc, which comes with the C library's malloc, is not there. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

enum { cache_line = 64, large = 64 * 1024 };

void* aligned_alloc(size_t alignment, size_t size) __attribute__((weak));
void* __real_malloc(size_t size);
void* __real_calloc(size_t count, size_t size);
void* __real_realloc(void* block, size_t size);

static int begins_on_a_line(const void* block) { return (size_t)block % cache_line == 0; }

/* --wrap renames what --export=malloc exports, so the name that mpiwasm looks for is given here. */
__attribute__((export_name("malloc"))) void* __wrap_malloc(size_t size) {
  return size >= large && aligned_alloc ? aligned_alloc(cache_line, size) : __real_malloc(size);
}

void* __wrap_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes) || bytes < large || !aligned_alloc) {
    return __real_calloc(count, size);
  }
  void* block = aligned_alloc(cache_line, bytes);
  return block ? memset(block, 0, bytes) : NULL;
}

void* __wrap_realloc(void* block, size_t size) {
  void* moved = __real_realloc(block, size);
  if (!moved || size < large || !aligned_alloc || begins_on_a_line(moved)) return moved;
  void* aligned = aligned_alloc(cache_line, size);
  if (!aligned) return moved; /* it fits, only not as well */
  memcpy(aligned, moved, size);
  free(moved);
  return aligned;
}
