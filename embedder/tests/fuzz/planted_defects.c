// What guard_heap.cpp must find, one defect by its name: test_fuzz.py runs it with every allocation in a slot.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile unsigned char sink;

static int is(const char* name, const char* other) { return strcmp(name, other) == 0; }

int main(int argc, char** argv) {
  const char* defect = argc > 1 ? argv[1] : "";
  volatile unsigned char* memory = malloc(argc > 2 ? (size_t)atol(argv[2]) : 24);
  const size_t size = argc > 2 ? (size_t)atol(argv[2]) : 24;
  const size_t rounded = (size + 15) / 16 * 16;
  for (size_t i = 0; i < size; ++i) memory[i] = (unsigned char)i;
  if (is(defect, "read-beyond")) sink = memory[rounded];
  if (is(defect, "write-beyond")) memory[rounded] = 1;
  if (is(defect, "write-into-padding")) memory[size] = 1;
  if (is(defect, "write-before")) memory[-1] = 1;
  if (is(defect, "write-far-before")) memory[-300] = 1;
  if (is(defect, "write-a-page-before")) memory[-5000] = 1;
  if (is(defect, "grown-and-used")) {
    volatile unsigned char* grown = realloc((void*)memory, size + 100);
    sink = memory[0];
    memory = grown;
  }
  free((void*)memory);
  if (is(defect, "read-freed")) sink = memory[0];
  if (is(defect, "write-freed")) memory[size - 1] = 1;
  if (is(defect, "freed-twice")) free((void*)memory);
  // Others have been allocated meanwhile.
  if (is(defect, "read-long-freed")) {
    for (int i = 0; i < 100; ++i) free(malloc(size));
    sink = memory[0];
  }
  if (is(defect, "follow-freed")) sink = **(volatile unsigned char* volatile*)memory;
  if (is(defect, "write-long-freed")) {
    memory[size / 2] = 1;
    // Until each slot was used again.
    for (int i = 0; i < 10000; ++i) free(malloc(size));
  }
  puts("not found");
  return 0;
}
