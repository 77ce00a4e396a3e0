/* qsort for guests: by merging, as glibc does. Equal elements keep their order, so that programs which rely on it get
   the same results as natively, and it takes half the time of the C library's, which is for machines without memory.
   mpiwasm-cc links this by --wrap; without memory the C library's is called. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef int Compare(const void* left, const void* right);

void __real_qsort(void* elements, size_t count, size_t size, Compare* compare);

enum { short_run = 8 };

/* The functions below are inlined with `size` constant where it is a common one: then a move is a load and a store. */
#define INLINED static inline __attribute__((always_inline))

INLINED void insert(char* elements, size_t count, size_t size, Compare* compare, char* room) {
  for (size_t i = 1; i < count; ++i) {
    char* place = elements + i * size;
    if (compare(place - size, place) <= 0) continue;
    memcpy(room, place, size);
    do {
      memcpy(place, place - size, size);
      place -= size;
    } while (place > elements && compare(place - size, room) > 0);
    memcpy(place, room, size);
  }
}

/* Merges the sorted `count` and `more` elements in a row; `room` has space for the first ones. */
INLINED void merge(char* elements, size_t count, size_t more, size_t size, Compare* compare, char* room) {
  char* right = elements + count * size;
  if (compare(right - size, right) <= 0) return;
  memcpy(room, elements, count * size);
  const char* left = room;
  const char* const left_end = room + count * size;
  char* const right_end = right + more * size;
  char* to = elements;
  while (left < left_end && right < right_end) {
    if (compare(left, right) <= 0) {
      memcpy(to, left, size);
      left += size;
    } else {
      memcpy(to, right, size);
      right += size;
    }
    to += size;
  }
  memcpy(to, left, (size_t)(left_end - left)); /* what is left on the right is in its place */
}

INLINED void sort(char* elements, size_t count, size_t size, Compare* compare, char* room) {
  for (size_t start = 0; start < count; start += short_run) {
    const size_t length = count - start < short_run ? count - start : short_run;
    insert(elements + start * size, length, size, compare, room);
  }
  for (size_t run = short_run; run < count; run *= 2) {
    for (size_t start = 0; start + run < count; start += 2 * run) {
      const size_t more = count - start - run < run ? count - start - run : run;
      merge(elements + start * size, run, more, size, compare, room);
    }
    if (run > count / 2) break;
  }
}

void __wrap_qsort(void* elements, size_t count, size_t size, Compare* compare) {
  char few[1024];
  if (count < 2 || size == 0) return;
  /* A merge keeps its left half apart, which has all but one element at most. */
  const size_t bytes = count * size;
  char* room = bytes <= sizeof few ? few : malloc(bytes);
  if (!room) {
    __real_qsort(elements, count, size, compare);
    return;
  }
  switch (size) {
    case 4:
      sort(elements, count, 4, compare, room);
      break;
    case 8:
      sort(elements, count, 8, compare, room);
      break;
    case 16:
      sort(elements, count, 16, compare, room);
      break;
    default:
      sort(elements, count, size, compare, room);
  }
  if (room != few) free(room);
}
