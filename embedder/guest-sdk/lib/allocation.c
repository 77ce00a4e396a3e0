/* What stands before the C library's allocator; mpiwasm-cc links it by --wrap.

   Small blocks that are freed are kept in lists by size, from which the next ones of that size are taken, as glibc
   does: the C library's allocator merges each with its neighbours and splits it again. Lists are short: what a program
   frees in large numbers is merged after all, and so comes back in one piece. Longer ones scatter the blocks that are
   allocated next, which costs more than it saves.

   Large blocks begin on a cache line. wasi-libc's allocator aligns to 16 bytes, so that two large arrays rarely lie
   alike within their lines; copies between such arrays, which is what MPI does with messages between processes of one
   node, take up to four times as long on some processors.

   A program with an allocator of its own keeps it: then aligned_alloc and malloc_usable_size, which come with the C
   library's malloc, are not there. */
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { cache_line = 64, large = 64 * 1024 };
/* Blocks of up to `most_small` bytes with what the allocator adds, in lists for each `step`, `most_kept` in each. */
/* In programs with threads nothing is kept: the lists would need a lock, and the C library's allocator has one. */
#ifdef _REENTRANT
enum { keeps = 0 };
#else
enum { keeps = 1 };
#endif
enum { step = 16, most_small = 1024, most_kept = 32, lists = most_small / step + 1 };

void* aligned_alloc(size_t alignment, size_t size) __attribute__((weak));
size_t malloc_usable_size(void* block) __attribute__((weak));
void* __real_malloc(size_t size);
void* __real_calloc(size_t count, size_t size);
void* __real_realloc(void* block, size_t size);
void __real_free(void* block);

/* In a block that is kept: the next one, and a mark by which a second free of it is noticed. */
typedef struct Kept {
  struct Kept* next;
  uintptr_t mark;
} Kept;

static struct {
  Kept* first;
  uint32_t count;
} kept[lists];
static const uintptr_t mark = 0x6b657074;

/* The C library's allocator writes the size of a block, with three flags and with the word itself, into the word before
   the block. That is looked at here, for asking its function takes as long as all the rest. */
enum { flags = 7, overhead = sizeof(size_t) };
static size_t written_size(const void* block) { return ((const size_t*)block)[-1] & ~(size_t)flags; }

/* Whether the word before a block is that: not if the program has an allocator of its own. */
static enum { unknown, written, elsewhere } sizes;
static void look_for_size(void* block) {
  const int found = malloc_usable_size && written_size(block) == malloc_usable_size(block) + overhead;
  sizes = found ? written : elsewhere;
}

static int begins_on_a_line(const void* block) { return (size_t)block % cache_line == 0; }

/* A kept block for `size` bytes: blocks of list i have i * step bytes with the word before them. */
static void* take(size_t size) {
  const size_t list = (size + overhead + step - 1) / step;
  Kept* block = kept[list].first;
  if (!block) return NULL;
  kept[list].first = block->next;
  --kept[list].count;
  block->mark = 0;
  return block;
}

/* --wrap renames what --export=malloc exports, so the name that mpiwasm looks for is given here. */
__attribute__((export_name("malloc"))) void* __wrap_malloc(size_t size) {
  if (keeps && size <= most_small - overhead) {
    void* block = take(size);
    return block ? block : __real_malloc(size);
  }
  return size >= large && aligned_alloc ? aligned_alloc(cache_line, size) : __real_malloc(size);
}

/* Whether the list really has the block, whose mark may also be data of the program. */
static int is_kept(size_t list, const void* block) {
  for (const Kept* each = kept[list].first; each; each = each->next) {
    if (each == block) return 1;
  }
  return 0;
}

__attribute__((export_name("free"))) void __wrap_free(void* pointer) {
  if (!pointer) return;
  if (!keeps) {
    __real_free(pointer);
    return;
  }
  if (sizes == unknown) look_for_size(pointer);
  const size_t list = sizes == written ? written_size(pointer) / step : lists;
  if (list >= lists || kept[list].count == most_kept) {
    __real_free(pointer);
    return;
  }
  Kept* block = pointer;
  if (block->mark == mark && is_kept(list, block)) abort();
  block->next = kept[list].first;
  block->mark = mark;
  kept[list].first = block;
  ++kept[list].count;
}

void* __wrap_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return __real_calloc(count, size);
  if (keeps && bytes <= most_small - overhead) {
    void* block = take(bytes);
    return block ? memset(block, 0, bytes) : __real_calloc(count, size);
  }
  if (bytes < large || !aligned_alloc) return __real_calloc(count, size);
  void* block = aligned_alloc(cache_line, bytes);
  return block ? memset(block, 0, bytes) : NULL;
}

void* __wrap_realloc(void* block, size_t size) {
  if (!block) return __wrap_malloc(size);
  void* moved = __real_realloc(block, size);
  if (!moved || size < large || !aligned_alloc || begins_on_a_line(moved)) return moved;
  void* aligned = aligned_alloc(cache_line, size);
  if (!aligned) return moved; /* it fits, only not as well */
  memcpy(aligned, moved, size);
  free(moved);
  return aligned;
}
