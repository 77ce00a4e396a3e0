// memcmp, memchr, strlen, strcmp and their kin: the same as one byte after the other, wherever texts lie, up to the
// last byte of memory.
#define _GNU_SOURCE
#include <stdint.h>
#include <string.h>

#include "../wasi/check.h"

enum { most = 70, places = 20, room = 256 };

static int sign(int value) { return (value > 0) - (value < 0); }

static int compare(const unsigned char* left, const unsigned char* right, size_t count, int texts) {
  for (size_t i = 0; i < count; ++i) {
    if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    if (texts && left[i] == 0) return 0;
  }
  return 0;
}

// Two blocks of `length` bytes that differ in none or one.
static void check_comparisons(unsigned char* left, unsigned char* right, size_t length) {
  for (size_t i = 0; i < length; ++i) left[i] = right[i] = (unsigned char)(1 + i % 250);
  left[length] = right[length] = 0;
  for (size_t different = 0; different <= length; ++different) {
    for (int value = 0; value < 512; value += 85) {
      const unsigned char kept = right[different];
      right[different] = (unsigned char)value;
      for (size_t count = different; count <= length + 1; count += 1 + length / 3) {
        CHECK(sign(memcmp(left, right, count)) == compare(left, right, count, 0));
        CHECK((bcmp(left, right, count) != 0) == (compare(left, right, count, 0) != 0));
        CHECK(sign(strncmp((char*)left, (char*)right, count)) == compare(left, right, count, 1));
      }
      CHECK(sign(strcmp((char*)left, (char*)right)) == compare(left, right, length + 1, 1));
      right[different] = kept;
    }
  }
}

// A text of `length` bytes with the letter x at two places, or at none.
static void check_searches(char* text, size_t length) {
  memset(text, 'a', length);
  text[length] = 0;
  CHECK(strlen(text) == length);
  CHECK(strnlen(text, length + 50) == length && strnlen(text, SIZE_MAX) == length);
  CHECK(strnlen(text, length / 2) == length / 2);
  CHECK(strchr(text, 'x') == NULL && strrchr(text, 'x') == NULL && strchr(text, 0) == text + length);
  CHECK(strchrnul(text, 'x') == text + length && strrchr(text, 0) == text + length);
  CHECK(memchr(text, 'x', length) == NULL && memrchr(text, 'x', length) == NULL);
  for (size_t one = 0; one < length; ++one) {
    const size_t other = one + (length - one) / 2;
    text[one] = text[other] = 'x';
    CHECK(strchr(text, 'x') == text + one && strchrnul(text, 'x' + 256) == text + one);
    CHECK(strrchr(text, 'x') == text + other);
    CHECK(memchr(text, 'x', length) == text + one && memchr(text, 'x', SIZE_MAX) == text + one);
    CHECK(memchr(text, 'x', one) == NULL && memchr(text, 'x' - 256, one + 1) == text + one);
    CHECK(memrchr(text, 'x', length) == text + other && memrchr(text, 'x', other) == (one < other ? text + one : NULL));
    text[one] = text[other] = 'a';
  }
}

static void check_copies(char* to, const char* text, size_t length) {
  memset(to, '#', room);
  CHECK(stpcpy(to + 1, text) == to + 1 + length && memcmp(to + 1, text, length + 1) == 0);
  CHECK(to[0] == '#' && to[length + 2] == '#');
  CHECK(strcpy(to + 2, text) == to + 2 && strcat(to, text) == to);
  CHECK(strlen(to) == 2 * length + 2 && memcmp(to + 2 + length, text, length + 1) == 0);
}

int main(void) {
  static unsigned char left[room], right[room];
  static char copy[room];
  CHECK(memchr(left, 0, 0) == NULL && memrchr(left, 0, 0) == NULL && memcmp(left, right, 0) == 0);
  for (size_t place = 0; place < places; ++place) {
    // What lies before and behind must not count.
    memset(left, 'x', sizeof left);
    for (size_t length = 0; length < most; ++length) check_searches((char*)left + place, length);
    check_copies(copy, (char*)left + place, most - 1);
    left[place + 3] = 0;
    check_copies(copy, (char*)left + place, 3);
    for (size_t length = 0; length < most; length += 1 + length / 4) {
      check_comparisons(left + place, right + (3 * place) % 17, length);
    }
  }
#ifdef __wasm__
  unsigned char* const behind = (unsigned char*)((__builtin_wasm_memory_grow(0, 2) + 2) << 16);
  for (size_t length = 0; length < most; ++length) {
    memset(behind - room, 'x', room);
    check_searches((char*)behind - length - 1, length);
    check_comparisons(behind - length - 1, left, length);
    check_comparisons(left, behind - length - 1, length);
  }
#endif
  return finish();
}
