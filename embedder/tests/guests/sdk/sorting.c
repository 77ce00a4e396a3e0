// qsort: elements of all sizes in order, and equal ones in the order in which they were.
#include <stdint.h>
#include <stdlib.h>

#include "../wasi/check.h"

enum { most = 1500, largest = 40 };

static unsigned char elements[most * largest];
static size_t element_size;

static unsigned key_of(const unsigned char* element) { return element[0]; }

// Where the element was: in its other bytes, as far as they go.
static unsigned place_of(const unsigned char* element) {
  return element_size >= 4 ? element[1] | (unsigned)element[2] << 8 : 0;
}

static int by_key(const void* left, const void* right) { return (int)key_of(left) - (int)key_of(right); }

static void check_order(size_t count, size_t size, unsigned keys) {
  element_size = size;
  uint32_t random = 12345;
  unsigned sum = 0;
  for (size_t i = 0; i < count; ++i) {
    unsigned char* element = elements + i * size;
    random = random * 1664525 + 1013904223;
    memset(element, (int)i, size);
    element[0] = (unsigned char)((random >> 16) % keys);
    sum += element[0];
    if (size >= 4) {
      element[1] = (unsigned char)i;
      element[2] = (unsigned char)(i >> 8);
    }
  }
  memset(elements + count * size, 0xee, size);
  qsort(elements, count, size, by_key);
  int ordered = 1;
  for (size_t i = 0; i < count; ++i) {
    const unsigned char* element = elements + i * size;
    sum -= element[0];
    if (size >= 4) {
      for (size_t k = 3; k < size; ++k) ordered &= element[k] == (unsigned char)place_of(element);
    }
    if (i + 1 == count) break;
    const unsigned char* next = element + size;
    ordered &= key_of(element) <= key_of(next);
    ordered &= key_of(element) != key_of(next) || size < 4 || place_of(element) < place_of(next);
  }
  CHECK(ordered && sum == 0);
  for (size_t k = 0; k < size; ++k) CHECK(elements[count * size + k] == 0xee);
}

static int never_the_same(const void* left, const void* right) {
  (void)left;
  (void)right;
  static int calls;
  return ++calls % 3 - 1;
}

int main(void) {
  static const size_t sizes[] = {1, 3, 4, 7, 8, 12, 16, 24, 39};
  for (size_t i = 0; i < sizeof sizes / sizeof *sizes; ++i) {
    for (size_t count = 0; count < most; count = count < 40 ? count + 1 : count * 5 / 3) {
      check_order(count, sizes[i], 250);
      check_order(count, sizes[i], 5);
    }
  }
  // An order that is none must not lead out of the array.
  memset(elements, 0xee, sizeof elements);
  memset(elements + 8, 1, 800);
  qsort(elements + 8, 100, 8, never_the_same);
  for (size_t k = 0; k < 8; ++k) CHECK(elements[k] == 0xee && elements[808 + k] == 0xee);
  for (size_t k = 8; k < 808; ++k) CHECK(elements[k] == 1);
  return finish();
}
