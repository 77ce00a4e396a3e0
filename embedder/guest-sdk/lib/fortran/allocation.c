// Memory for arrays that flang's code allocates by itself: ALLOCATE without STAT, and temporary arrays. It computes
// sizes with 64 bits.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

void* mpiwasm_fortran_allocate(uint64_t size);

void* mpiwasm_fortran_allocate(uint64_t size) {
  void* memory = size <= SIZE_MAX ? malloc((size_t)size) : NULL;
  if (memory == NULL) {
    fprintf(stderr, "fatal Fortran runtime error: there is no memory for an array of %llu bytes\n",
            (unsigned long long)size);
    abort();
  }
  return memory;
}
