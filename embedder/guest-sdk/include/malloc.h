/* The C library's <malloc.h> with glibc's settings of an allocator, none of which a guest's has: mallopt returns 0. */
#ifndef MPIWASM_MALLOC_H
#define MPIWASM_MALLOC_H

#include_next <malloc.h>

#ifdef __cplusplus
extern "C" {
#endif

#define M_TRIM_THRESHOLD (-1)
#define M_TOP_PAD (-2)
#define M_MMAP_THRESHOLD (-3)
#define M_MMAP_MAX (-4)
#define M_ARENA_MAX (-8)
int mallopt(int setting, int value);
int malloc_trim(size_t padding);
void* memalign(size_t alignment, size_t size);
void* valloc(size_t size);
void* pvalloc(size_t size);

#ifdef __cplusplus
}
#endif

#endif
