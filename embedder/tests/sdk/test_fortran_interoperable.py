"""Procedures with BIND(C) that take characters: C and Fortran call each other, directly and by pointers."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

CALLED = """\
module m
  use iso_c_binding
contains
  subroutine one(c, n) bind(c)
    character(kind=c_char), intent(in) :: c
    integer(c_int), value :: n
    print *, 'one ', c, n
  end subroutine
  subroutine many(c) bind(c)
    character(kind=c_char), intent(in) :: c(*)
    print *, 'many ', c(1:3)
  end subroutine
  subroutine val(c) bind(c)
    character(kind=c_char), value :: c
    print *, 'val ', c
  end subroutine
end module
program p
  use m
  interface
    subroutine from_c(s, c) bind(c)
      import
      character(kind=c_char), intent(in) :: s(*), c
    end subroutine
  end interface
  call from_c('abc'//c_null_char, 'x')
end
"""
CALLED_IN_C = """\
#include <stdio.h>
void one(const char*c,int n); void many(const char*c); void val(char c);
void from_c(const char*s,const char*c){ printf("c %s %c\\n",s,*c); fflush(stdout); many("xyz"); val('v'); one("q",4);}
"""
POINTERS = """\
module m
  use iso_c_binding
  abstract interface
    function f(c, s, n) bind(c) result(r)
      import
      character(kind=c_char), intent(in) :: c, s(*)
      integer(c_int), value :: n
      integer(c_int) :: r
    end function
  end interface
contains
  function one(c, s, n) bind(c) result(r)
    character(kind=c_char), intent(in) :: c, s(*)
    integer(c_int), value :: n
    integer(c_int) :: r
    print *, 'one ', c, s(1:2), n
    r = n + 1
  end function
  subroutine star(c) bind(c)
    character(kind=c_char, len=*), intent(in) :: c
    print *, 'star ', c
  end subroutine
  subroutine opt(c) bind(c)
    character(kind=c_char), optional, intent(in) :: c
    print *, 'opt ', present(c)
  end subroutine
end module
program p
  use m
  interface
    subroutine take(g) bind(c)
      import
      type(c_funptr), value :: g
    end subroutine
    function give() bind(c) result(g)
      import
      type(c_funptr) :: g
    end function
  end interface
  procedure(f), pointer :: q
  q => one
  print *, q('a', 'bc', 3)
  call take(c_funloc(one))
  call c_f_procpointer(give(), q)
  print *, q('d', 'ef', 5)
  call through(one)
  call opt()
  call opt('x')
contains
  subroutine through(g)
    procedure(f) :: g
    print *, g('g', 'hi', 7)
  end subroutine
end
"""
POINTERS_IN_C = """\
static int (*kept)(const char*, const char*, int);
#include <stdio.h>
void take(int (*g)(const char*, const char*, int)) { kept = g; printf("c %d\\n", g("k", "lm", 8)); fflush(stdout); }
static int mine(const char* a, const char* b, int n) {
  printf("mine %c %.2s %d\\n", *a, b, n);
  fflush(stdout);
  return 2 * n;
}
void* give(void) { return (void*)mine; }
"""


@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize(
    ("fortran", "in_c", "expected"),
    [
        (CALLED, CALLED_IN_C, "c abc x many xyz val v one q 4"),
        (POINTERS, POINTERS_IN_C, "one abc 3 4 one klm 8 c 9 mine d ef 5 10 one ghi 7 8 opt F opt T"),
    ],
    ids=["called", "pointers"],
)
def test_characters_have_no_lengths(sdk: Sdk, fortran: str, in_c: str, expected: str, level: str) -> None:
    sdk.write("fortran.f90", fortran)
    sdk.write("in_c.c", in_c)
    sdk.quietly("mpiwasm-fc", level, "fortran.f90", "in_c.c", "-o", "program.wasm")
    printed = sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")
    # What C prints may come before or after what Fortran prints.
    assert sorted(printed.split()) == sorted(expected.split())
