// Writes a picture as a PNG file (RFC 2083) without compression.
#pragma once

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct png_bytes {
  unsigned char* bytes;
  size_t size;
};

static inline uint32_t png_checksum(const unsigned char* bytes, size_t size) {
  uint32_t sum = 0xffffffffu;
  for (size_t i = 0; i < size; ++i) {
    sum ^= bytes[i];
    for (int bit = 0; bit < 8; ++bit) sum = sum >> 1 ^ (sum & 1 ? 0xedb88320u : 0);
  }
  return ~sum;
}

static inline void png_append(struct png_bytes* file, const void* bytes, size_t size) {
  memcpy(file->bytes + file->size, bytes, size);
  file->size += size;
}

static inline void png_append_number(struct png_bytes* file, uint32_t number) {
  const unsigned char bytes[4] = {(unsigned char)(number >> 24), (unsigned char)(number >> 16),
                                  (unsigned char)(number >> 8), (unsigned char)number};
  png_append(file, bytes, sizeof bytes);
}

static inline void png_append_chunk(struct png_bytes* file, const char* type, const unsigned char* data, size_t size) {
  png_append_number(file, (uint32_t)size);
  const size_t begin = file->size;
  png_append(file, type, 4);
  if (size > 0) png_append(file, data, size);
  png_append_number(file, png_checksum(file->bytes + begin, file->size - begin));
}

// The rows as a zlib stream of stored blocks.
static inline void png_store(struct png_bytes* stream, const unsigned char* data, size_t size) {
  const size_t largest = 65535;
  uint32_t low = 1;
  uint32_t high = 0;
  png_append(stream, "\x78\x01", 2);
  for (size_t done = 0; done < size;) {
    const size_t length = size - done < largest ? size - done : largest;
    const unsigned char head[5] = {done + length == size, (unsigned char)length, (unsigned char)(length >> 8),
                                   (unsigned char)~length, (unsigned char)(~length >> 8)};
    png_append(stream, head, sizeof head);
    png_append(stream, data + done, length);
    done += length;
  }
  for (size_t i = 0; i < size; ++i) {
    low = (low + data[i]) % 65521;
    high = (high + low) % 65521;
  }
  png_append_number(stream, high << 16 | low);
}

// `rows` has, for each row, a zero byte and then three bytes for each point. False if the file cannot be written.
static inline int png_write(const char* path, const unsigned char* rows, uint32_t width, uint32_t height) {
  const size_t size = (size_t)height * (3 * (size_t)width + 1);
  struct png_bytes stream = {(unsigned char*)malloc(size + size / 65535 * 5 + 16), 0};
  struct png_bytes file = {(unsigned char*)malloc(size + size / 65535 * 5 + 128), 0};
  struct png_bytes head = {(unsigned char[16]){0}, 0};
  int is_written = stream.bytes != NULL && file.bytes != NULL;
  if (is_written) {
    png_append_number(&head, width);
    png_append_number(&head, height);
    png_append(&head, "\x08\x02\0\0\0", 5);  // 8 bits for each of red, green and blue
    png_append(&file, "\x89PNG\r\n\x1a\n", 8);
    png_append_chunk(&file, "IHDR", head.bytes, head.size);
    png_store(&stream, rows, size);
    png_append_chunk(&file, "IDAT", stream.bytes, stream.size);
    png_append_chunk(&file, "IEND", NULL, 0);
    FILE* out = fopen(path, "wb");
    is_written = out != NULL && fwrite(file.bytes, file.size, 1, out) == 1;
    if (out != NULL && fclose(out) != 0) is_written = 0;
  }
  free(stream.bytes);
  free(file.bytes);
  return is_written;
}
