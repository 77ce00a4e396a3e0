"""setjmp, longjmp and C++ exceptions work as they do natively, with every backend that has them."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

JUMPS = r"""
#include <setjmp.h>
#include <stdio.h>

static jmp_buf outer, inner;

static void descend(int depth, int value) {
  if (depth == 0) longjmp(value > 5 ? outer : inner, value);
  descend(depth - 1, value);
}

int main(void) {
  volatile int rounds = 0;
  switch (setjmp(outer)) {
    case 0:
      for (int value = 0; value < 7; ++value) {
        const int landed = setjmp(inner);
        if (landed == 0) descend(value, value);
        else printf("inner %d\n", landed);
        ++rounds;
      }
      return 1;
    case 6:
      printf("outer after %d\n", rounds);
      return 0;
  }
  return 2;
}
"""
JUMPED = "".join(f"inner {value}\n" for value in (1, 1, 2, 3, 4, 5)) + "outer after 6\n"

EXCEPTIONS = r"""
#include <cstdio>
#include <exception>
#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

struct Base { virtual ~Base() = default; int base = 1; };
struct Left : virtual Base { int left = 2; };
struct Right : virtual Base { int right = 3; };
struct Both : Left, Right {};
struct Noisy { const char* name; ~Noisy() { std::printf("~%s %d\n", name, std::uncaught_exceptions()); } };
struct Fails { Fails() { throw std::string("constructor"); } };

char* volatile block;

int deep(int depth) {
  const Noisy noisy{"deep"};
  if (depth == 0) throw std::runtime_error("the reason");
  return deep(depth - 1) + 1;
}

int main() {
  try { deep(1); } catch (const std::exception& error) { std::puts(error.what()); }
  try { throw Both{}; } catch (const Right& part) { std::printf("right %d %d\n", part.right, part.base); }
  try { throw Both{}; } catch (const Base& part) { std::printf("base %d\n", part.base); }
  Both both;
  try { throw static_cast<Left*>(&both); } catch (const Base* part) { std::printf("pointer %d\n", part->base); }
  try { throw "text"; } catch (int) { std::puts("wrong"); } catch (const char* text) { std::puts(text); }
  try {
    try { throw 7; } catch (...) { const Noisy noisy{"rethrown"}; throw; }
  } catch (int value) { std::printf("again %d\n", value); }
  try { Fails fails; } catch (const std::string& text) { std::puts(text.c_str()); }
  std::exception_ptr kept;
  try { throw std::out_of_range("kept"); } catch (...) { kept = std::current_exception(); }
  for (int round = 0; round < 2; ++round)
    try { std::rethrow_exception(kept); } catch (const std::logic_error& error) { std::puts(error.what()); }
  try { std::rethrow_exception(std::make_exception_ptr(9)); } catch (int value) { std::printf("made %d\n", value); }
  try {
    try { throw 1; } catch (...) { std::throw_with_nested(std::runtime_error("outer")); }
  } catch (const std::exception& error) {
    try { std::rethrow_if_nested(error); } catch (int value) { std::printf("nested %d\n", value); }
  }
  try { std::vector<int>().at(3) = 1; } catch (const std::out_of_range&) { std::puts("vector"); }
  try { std::function<void()>()(); } catch (const std::bad_function_call&) { std::puts("function"); }
  try { (void)std::stoi("x"); } catch (const std::invalid_argument& error) { std::puts(error.what()); }
  try { std::string().resize(3'000'000'000u); } catch (const std::length_error&) { std::puts("length"); }
  try { block = new char[4'294'000'000u]; } catch (const std::bad_alloc&) { std::puts("memory"); }
  try { throw 1; } catch (int) {}
  std::printf("%d left\n", std::uncaught_exceptions());
}
"""
CAUGHT = """~deep 1
~deep 1
the reason
right 3 1
base 1
pointer 1
text
~rethrown 1
again 7
constructor
kept
kept
made 9
nested 1
vector
function
stoi: no conversion
length
memory
0 left
"""


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
@pytest.mark.parametrize("flags", [("-O0",), ("-O3",), ("-O2", "-flto")], ids=["O0", "O3", "lto"])
def test_jumps(sdk: Sdk, flags: tuple[str, ...], backend: str) -> None:
    sdk.write("jumps.c", JUMPS)
    sdk.quietly("mpiwasm-cc", "-Wall", "-Wextra", *flags, "jumps.c", "-o", "jumps.wasm")
    assert sdk.quietly("mpiwasm", "--backend", backend, "jumps.wasm") == JUMPED


@pytest.mark.parametrize("backend", ["llvm", "cranelift"])
@pytest.mark.parametrize("flags", [("-O0",), ("-O3",), ("-O2", "-flto")], ids=["O0", "O3", "lto"])
def test_exceptions(sdk: Sdk, flags: tuple[str, ...], backend: str) -> None:
    sdk.write("exceptions.cpp", EXCEPTIONS)
    sdk.quietly("mpiwasm-c++", "-Wall", "-Wextra", "-fexceptions", *flags, "exceptions.cpp", "-o", "exceptions.wasm")
    assert sdk.quietly("mpiwasm", "--backend", backend, "exceptions.wasm") == CAUGHT


def test_an_exception_that_nothing_catches_ends_the_program_with_its_trace(sdk: Sdk) -> None:
    sdk.write("thrown.cpp", '#include <stdexcept>\nint main() { throw std::runtime_error("uncaught"); }\n')
    sdk.quietly("mpiwasm-c++", "-fexceptions", "thrown.cpp", "-o", "thrown.wasm")
    done = sdk.run("mpiwasm", "thrown.wasm", status=134)
    assert "thrown.wasm: the program threw an exception that was not caught\n" in done.stderr
    assert "at __cxa_throw " in done.stderr


def test_a_program_without_exceptions_has_none_of_it(sdk: Sdk) -> None:
    """Otherwise the backend singlepass, which has no exceptions and no SIMD, would refuse every C++ program."""
    sdk.write("plain.cpp", '#include <iostream>\n#include <string>\nint main() { std::cout << std::stoi("7"); }\n')
    sdk.quietly("mpiwasm-c++", "-mno-simd128", "-mno-relaxed-simd", "plain.cpp", "-o", "plain.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "singlepass", "plain.wasm") == "7"


def test_throwing_is_refused_by_the_compiler_until_it_is_asked_for(sdk: Sdk) -> None:
    sdk.write("program.cpp", "int main() { throw 1; }\n")
    done = sdk.run("mpiwasm-c++", "-c", "program.cpp", status=1)
    assert "cannot use 'throw' with exceptions disabled" in done.stderr
