"""Wrong uses of the allocator end the program where they are made; programs with an allocator of their own keep it."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk


@pytest.mark.parametrize("size", [1, 40, 1000])
def test_a_block_that_is_freed_twice_ends_the_program(sdk: Sdk, size: int) -> None:
    sdk.write(
        "program.c",
        f"""
#include <stdlib.h>
int main(void) {{
  void* volatile block = malloc({size});
  void* volatile other = malloc({size});
  free(block);
  free(other);
  free(block);
  return 0;
}}
""",
    )
    sdk.quietly("mpiwasm-cc", "-O2", "program.c", "-o", "program.wasm")
    done = sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=134)
    assert "it called abort()" in done.stderr


def test_an_allocator_of_the_program_gets_every_block(sdk: Sdk) -> None:
    sdk.write(
        "program.c",
        """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static _Alignas(16) char memory[1 << 20];
static size_t used;
static int taken, given;
/* 16 bytes before each block, of which the C library's allocator would take the last ones for a size. */
void* malloc(size_t size) {
  char* block = memory + used + 16;
  memset(block - 16, 0x21, 16);
  used += 16 + (size + 15) / 16 * 16;
  ++taken;
  return block;
}
void free(void* block) { given += block != NULL; }
void* calloc(size_t count, size_t size) { return memset(malloc(count * size), 0, count * size); }
void* realloc(void* block, size_t size) {
  void* moved = malloc(size);
  if (block) memcpy(moved, block, size / 2);
  return moved;
}
int main(void) {
  for (int i = 0; i < 100; ++i) free(malloc(40));
  const int freed = given;
  free(calloc(3, 4));
  char* text = realloc(NULL, 100);
  text = realloc(text, 200);
  printf("%d %d %d\\n", taken >= 103, freed, given > freed);
  return 0;
}
""",
    )
    sdk.quietly("mpiwasm-cc", "-O2", "-fno-builtin", "program.c", "-o", "program.wasm")
    assert sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm").stdout == "1 100 1\n"
