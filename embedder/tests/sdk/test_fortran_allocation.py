"""Arrays of Fortran for which there is no memory."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

WITHOUT_STATUS = """\
program p
  real, allocatable :: a(:, :)
  integer :: n
  read *, n
  allocate (a(n, n))
  a(1, 1) = 1
  print *, 'allocated'
end
"""
WITH_STATUS = """\
program p
  real, allocatable :: a(:, :)
  integer :: n, status
  read *, n
  allocate (a(n, n), stat=status)
  print *, status /= 0, allocated(a)
end
"""
# flang allocates temporary arrays by itself.
TEMPORARY = """\
program p
  integer :: n
  read *, n
  call use_sum(n)
contains
  subroutine use_sum(n)
    integer, intent(in) :: n
    real :: a(4)
    a = 1
    print *, sum(spread(a, 2, n) * 2)
  end subroutine
end
"""


ON_THE_STACK = """\
program p
  integer :: n
  read *, n
  call use_array(n)
contains
  subroutine use_array(n)
    integer, intent(in) :: n
    real(8) :: a(n, n)
    a = 2
    print *, sum(a)
  end subroutine
end
"""
NO_MEMORY = "fatal Fortran runtime error: there is no memory for an array of {} bytes"


def run_with(sdk: Sdk, source: str, level: str, number: int, status: int) -> tuple[str, str]:
    """What the program prints that reads this number."""
    sdk.write("program.f90", source)
    sdk.quietly("mpiwasm-fc", level, "program.f90", "-o", "program.wasm")
    options = ("--backend", "cranelift", "--max-memory", "100M")
    done = sdk.run("mpiwasm", *options, "program.wasm", status=status, given=f"{number}\n")
    return done.stdout, done.stderr


# Of 65536 rows and columns, the lower 32 bits of the size are 0.
@pytest.mark.parametrize("level", ["-O0", "-O3"])
@pytest.mark.parametrize("number", [65536, 20000])
def test_without_a_status_the_program_ends(sdk: Sdk, number: int, level: str) -> None:
    printed, errors = run_with(sdk, WITHOUT_STATUS, level, number, 134)
    assert printed == ""
    assert NO_MEMORY.format(4 * number * number) in errors


@pytest.mark.parametrize("number", [65536, 20000])
def test_a_status_says_so(sdk: Sdk, number: int) -> None:
    assert run_with(sdk, WITH_STATUS, "-O2", number, 0) == (" T F\n", "")


def test_what_there_is_memory_for_is_allocated(sdk: Sdk) -> None:
    assert run_with(sdk, WITHOUT_STATUS, "-O3", 100, 0) == (" allocated\n", "")
    assert run_with(sdk, WITH_STATUS, "-O3", 100, 0) == (" F T\n", "")
    assert run_with(sdk, TEMPORARY, "-O3", 100, 0) == (" 800.\n", "")


def test_temporary_arrays_end_the_program_too(sdk: Sdk) -> None:
    printed, errors = run_with(sdk, TEMPORARY, "-O0", 300_000_000, 134)
    assert printed == ""
    assert "fatal Fortran runtime error" in errors


# Of 32768 rows and columns, the size has 33 bits, of which the lower 32 are 0.
@pytest.mark.parametrize("level", ["-O0", "-O3"])
def test_arrays_that_the_stack_has_no_room_for_end_the_program(sdk: Sdk, level: str) -> None:
    assert run_with(sdk, ON_THE_STACK, level, 10, 0) == (" 200.\n", "")
    printed, errors = run_with(sdk, ON_THE_STACK, level, 32768, 134)
    assert printed == ""
    assert "outside its memory" in errors
