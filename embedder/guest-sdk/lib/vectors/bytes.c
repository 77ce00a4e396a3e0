/* memcmp, memchr, strlen, strcmp and their kin for guests. Those of the C library look at one byte, or at four, at a
   time; these look at 16. They read whole vectors: aligned ones, which lie in memory when one byte of them does, or
   others that end within linear memory. Such reads go beyond objects, which only the compiler would mind, and it sees
   no object here. */
#define _GNU_SOURCE
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <wasm_simd128.h>

enum { width = 16 };

/* Not built in: the compiler would make calls of these very functions from the loops in them. Weak: a program that has
   one of its own can use the others. */
#define BYTES __attribute__((no_builtin, weak))

/* A bit for each byte of a vector, the first one lowest. */
typedef uint32_t Bits;

static inline Bits differing(v128_t left, v128_t right) { return wasm_i8x16_bitmask(wasm_i8x16_ne(left, right)); }
static inline Bits equal(v128_t left, v128_t right) { return wasm_i8x16_bitmask(wasm_i8x16_eq(left, right)); }
static inline size_t first(Bits bits) { return (size_t)__builtin_ctz(bits); }
static inline size_t last(Bits bits) { return 31 - (size_t)__builtin_clz(bits); }

static inline const unsigned char* aligned(const void* place) {
  return (const unsigned char*)((uintptr_t)place & ~(uintptr_t)(width - 1));
}

static inline uint64_t load_64(const void* place) {
  uint64_t value;
  __builtin_memcpy(&value, place, sizeof value);
  return __builtin_bswap64(value);
}

static inline uint32_t load_32(const void* place) {
  uint32_t value;
  __builtin_memcpy(&value, place, sizeof value);
  return __builtin_bswap32(value);
}

static inline int order(uint64_t left, uint64_t right) { return (left > right) - (left < right); }

/* Up to 15 bytes, as numbers whose most significant byte is the first one; two such numbers may overlap. */
static inline int compare_few(const unsigned char* left, const unsigned char* right, size_t count) {
  if (count >= 8) {
    const int heads = order(load_64(left), load_64(right));
    return heads ? heads : order(load_64(left + count - 8), load_64(right + count - 8));
  }
  if (count >= 4) {
    const uint64_t heads[2] = {load_32(left), load_32(right)};
    return order(heads[0] << 32 | load_32(left + count - 4), heads[1] << 32 | load_32(right + count - 4));
  }
  for (size_t i = 0; i < count; ++i) {
    if (left[i] != right[i]) return left[i] - right[i];
  }
  return 0;
}

BYTES int memcmp(const void* left_bytes, const void* right_bytes, size_t count) {
  const unsigned char* left = left_bytes;
  const unsigned char* right = right_bytes;
  if (count < width) return compare_few(left, right, count);
  const size_t last_vector = count - width;
  for (size_t i = 0;; i = i + width < last_vector ? i + width : last_vector) {
    const Bits bits = differing(wasm_v128_load(left + i), wasm_v128_load(right + i));
    if (bits) return left[i + first(bits)] - right[i + first(bits)];
    if (i == last_vector) return 0;
  }
}

BYTES int bcmp(const void* left, const void* right, size_t count) { return memcmp(left, right, count); }

BYTES void* memchr(const void* bytes, int value, size_t count) {
  if (count == 0) return NULL;
  const v128_t wanted = wasm_i8x16_splat((int8_t)value);
  const unsigned char* place = aligned(bytes);
  const size_t before = (size_t)((const unsigned char*)bytes - place);
  /* What is left from `place` on; it saturates, for callers who know that there is such a byte give SIZE_MAX. */
  size_t left = count > SIZE_MAX - before ? SIZE_MAX : count + before;
  Bits bits = equal(wasm_v128_load(place), wanted) >> before << before;
  while (!bits) {
    if (left <= width) return NULL;
    left -= width;
    place += width;
    bits = equal(wasm_v128_load(place), wanted);
  }
  return first(bits) < left ? (void*)(place + first(bits)) : NULL;
}

BYTES void* memrchr(const void* bytes, int value, size_t count) {
  if (count == 0) return NULL;
  const v128_t wanted = wasm_i8x16_splat((int8_t)value);
  const unsigned char* end = (const unsigned char*)bytes + count;
  const unsigned char* place = aligned(end - 1);
  const Bits within = (Bits)0xffff >> (width - (size_t)(end - place));
  Bits bits = equal(wasm_v128_load(place), wanted) & within;
  while (!bits) {
    if (place <= (const unsigned char*)bytes) return NULL;
    place -= width;
    bits = equal(wasm_v128_load(place), wanted);
  }
  const unsigned char* found = place + last(bits);
  return found >= (const unsigned char*)bytes ? (void*)found : NULL;
}

BYTES void* __memrchr(const void* bytes, int value, size_t count) { return memrchr(bytes, value, count); }

BYTES size_t strlen(const char* text) {
  const v128_t zeros = wasm_i8x16_splat(0);
  const unsigned char* place = aligned(text);
  const size_t before = (size_t)((const unsigned char*)text - place);
  Bits bits = equal(wasm_v128_load(place), zeros) >> before;
  if (bits) return first(bits);
  do {
    place += width;
    bits = equal(wasm_v128_load(place), zeros);
  } while (!bits);
  return (size_t)(place - (const unsigned char*)text) + first(bits);
}

BYTES size_t strnlen(const char* text, size_t most) {
  const char* end = memchr(text, 0, most);
  return end ? (size_t)(end - text) : most;
}

/* The first `value` or the end of the text. */
BYTES char* strchrnul(const char* text, int value) {
  const v128_t zeros = wasm_i8x16_splat(0);
  const v128_t wanted = wasm_i8x16_splat((int8_t)value);
  const unsigned char* place = aligned(text);
  const size_t before = (size_t)((const unsigned char*)text - place);
  v128_t bytes = wasm_v128_load(place);
  Bits bits = wasm_i8x16_bitmask(wasm_v128_or(wasm_i8x16_eq(bytes, zeros), wasm_i8x16_eq(bytes, wanted)));
  bits = bits >> before << before;
  while (!bits) {
    place += width;
    bytes = wasm_v128_load(place);
    bits = wasm_i8x16_bitmask(wasm_v128_or(wasm_i8x16_eq(bytes, zeros), wasm_i8x16_eq(bytes, wanted)));
  }
  return (char*)(place + first(bits));
}

BYTES char* __strchrnul(const char* text, int value) { return strchrnul(text, value); }

BYTES char* strchr(const char* text, int value) {
  char* found = strchrnul(text, value);
  return *found == (char)value ? found : NULL;
}

BYTES char* strrchr(const char* text, int value) { return memrchr(text, value, strlen(text) + 1); }

BYTES int strncmp(const char* left_text, const char* right_text, size_t most) {
  const unsigned char* left = (const unsigned char*)left_text;
  const unsigned char* right = (const unsigned char*)right_text;
  const v128_t zeros = wasm_i8x16_splat(0);
  const uint64_t end = (uint64_t)__builtin_wasm_memory_size(0) << 16;
  const uintptr_t further = (uintptr_t)(left > right ? left : right);
  size_t i = 0;
  for (; i < most && (uint64_t)further + i + width <= end; i += width) {
    const v128_t bytes = wasm_v128_load(left + i);
    const v128_t differ = wasm_i8x16_ne(bytes, wasm_v128_load(right + i));
    const Bits bits = wasm_i8x16_bitmask(wasm_v128_or(differ, wasm_i8x16_eq(bytes, zeros)));
    if (!bits) continue;
    const size_t at = i + first(bits);
    return at < most ? left[at] - right[at] : 0;
  }
  for (; i < most; ++i) {
    if (left[i] != right[i] || !left[i]) return left[i] - right[i];
  }
  return 0;
}

BYTES int strcmp(const char* left, const char* right) { return strncmp(left, right, SIZE_MAX - width); }

BYTES char* stpcpy(char* restrict to, const char* restrict text) {
  const size_t length = strlen(text);
  __builtin_memcpy(to, text, length + 1);
  return to + length;
}

BYTES char* __stpcpy(char* restrict to, const char* restrict text) { return stpcpy(to, text); }

BYTES char* strcpy(char* restrict to, const char* restrict text) {
  __builtin_memcpy(to, text, strlen(text) + 1);
  return to;
}

BYTES char* strcat(char* restrict to, const char* restrict text) {
  strcpy(to + strlen(to), text);
  return to;
}
