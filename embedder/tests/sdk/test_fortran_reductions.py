"""mpiwasm-fc: reductions and array expressions that it rewrites have the results that the standard gives them."""

from __future__ import annotations

import os
import subprocess

import pytest
from guest_sdk import Sdk

REDUCTIONS = """\
module reductions
  use, intrinsic :: ieee_arithmetic
  implicit none
contains
  subroutine extremes(name, x)
    character(*), intent(in) :: name
    real(8), intent(in) :: x(:)
    real(4) :: single(size(x))
    single = real(x, 4)
    print '(a,6es10.1)', name, maxval(x), minval(x), maxval(single), minval(single), &
      maxval(x, mask=x < 5), minval(x, mask=.not. x < 5)
  end subroutine
  subroutine sums(name, x, mask)
    character(*), intent(in) :: name
    real(8), intent(in) :: x(:)
    logical, intent(in) :: mask(:)
    print '(a,4(1x,f0.2))', name, sum(x, mask=mask), product(x, mask=mask), sum(real(x, 4), mask=mask), &
      product(x, mask=.not. mask)
  end subroutine
end module
program main
  use reductions
  real(8) :: nan, infinity, grid(3, 4)
  nan = ieee_value(nan, ieee_quiet_nan)
  infinity = ieee_value(infinity, ieee_positive_inf)
  call extremes('numbers', [3d0, -7d0, 9d0, 4d0])
  call extremes('first', [nan, nan, 2d0, 8d0, nan, 1d0])
  call extremes('last', [2d0, nan, 6d0, nan])
  call extremes('all', [nan, nan, nan])
  call extremes('infinite', [nan, -infinity, nan])
  call extremes('both', [infinity, nan, -infinity])
  call sums('numbers', [1d0, 2d0, 4d0, 8d0], [.true., .false., .true., .false.])
  call sums('none', [1d0, 2d0], [.false., .false.])
  call sums('unknown', [1d0, nan, 3d0], [.true., .false., .true.])
  grid = reshape([(real(i, 8), i=1, 12)], [3, 4])
  print '(4(1x,f0.1))', maxval(grid, dim=1), minval(grid, dim=1)
  print '(3(1x,f0.1))', sum(grid, dim=2, mask=grid > 3), maxval(grid), sum(grid, mask=mod(grid, 2d0) == 0)
  grid(1, 1) = nan
  grid(:, 3) = nan
  print '(4(1x,f0.1))', maxval(grid, dim=1), minval(grid), maxval(grid)
end program
"""
REDUCED = """\
numbers   9.0E+00  -7.0E+00   9.0E+00  -7.0E+00   4.0E+00   9.0E+00
first   8.0E+00   1.0E+00   8.0E+00   1.0E+00   2.0E+00   8.0E+00
last   6.0E+00   2.0E+00   6.0E+00   2.0E+00   2.0E+00   6.0E+00
all       NaN       NaN       NaN       NaN  -1.8+308       NaN
infinite      -Inf      -Inf      -Inf      -Inf      -Inf       NaN
both       Inf      -Inf       Inf      -Inf      -Inf       Inf
numbers 5.00 4.00 5.00 16.00
none .00 1.00 .00 2.00
unknown 4.00 3.00 4.00 NaN
 3.0 6.0 9.0 12.0
 1.0 4.0 7.0 10.0
 21.0 24.0 27.0
 12.0 42.0
 3.0 6.0 NaN 12.0
 2.0 12.0
"""

SHAPES = """\
module shapes
  implicit none
  real(8), allocatable :: field(:, :), cube(:, :, :)
contains
  subroutine move(i, step)
    integer, intent(in) :: i
    real(8), intent(in) :: step(3)
    field(:, i) = field(:, i) + 2*step*step
    field(3:1:-1, i) = field(:, i) - step
  end subroutine
  subroutine turn(table, outer)
    real(8), intent(in) :: table(2, 3)
    real(8), intent(inout) :: outer(:, :)
    outer = outer*(table + 1) - sqrt(table)*2
    cube(:, 2, :) = cube(:, 1, :) + outer*table
  end subroutine
  ! The optional argument has known extents, but no part in the shape if it is absent.
  subroutine add(values, r, more)
    real(8), intent(in) :: values(:)
    real(8), intent(out) :: r(:)
    real(8), intent(in), optional :: more(2)
    r = sum_of(values, more)
    r = max(r, r/2, more)
  end subroutine
  elemental real(8) function sum_of(a, b)
    real(8), intent(in) :: a
    real(8), intent(in), optional :: b
    sum_of = a
    if (present(b)) sum_of = a + b
  end function
  function grown(values, more) result(r)
    real(8), intent(in) :: values(:), more(2)
    real(8), allocatable :: r(:)
    r = values + more*2
  end function
end module
program main
  use shapes
  real(8) :: outer(4, 6)
  allocate (field(3, 2), cube(2, 2, 3))
  field = 1
  cube = 3
  call move(2, [1d0, 2d0, 3d0])
  print '(6(1x,f0.1))', field
  outer = 2
  call turn(reshape([1d0, 4d0, 9d0, 16d0, 25d0, 36d0], [2, 3]), outer(1:4:2, 2:6:2))
  print '(6(1x,f0.1))', outer(1:4:2, 2:6:2), cube(:, 2, :)
  call add([1d0, 2d0, 3d0, 4d0, 5d0, 6d0], outer(1, :))
  call add([8d0], outer(2, :1))
  call add([1d0, 2d0], outer(2, 2:3), [10d0, 20d0])
  print '(9(1x,f0.1))', outer(1, :), outer(2, :3)
  print '(2(1x,f0.1),i2)', grown([1d0, 2d0], [3d0, 4d0]), size(grown([1d0, 2d0], [3d0, 4d0]))
end program
"""

COMPUTED = """\
 1.0 1.0 1.0 16.0 7.0 2.0
 2.0 6.0 14.0 26.0 42.0 62.0
 5.0 27.0 129.0 419.0 1053.0 2235.0
 1.0 2.0 3.0 4.0 5.0 6.0 8.0 11.0 22.0
 7.0 10.0 2
"""


def output(sdk: Sdk, source: str, level: str) -> str:
    sdk.write("program.f90", source)
    sdk.quietly("mpiwasm-fc", level, "program.f90", "-o", "program.wasm")
    return sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")


# Only what is compiled with -O2 or more is rewritten.
@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_reductions_with_masks_and_of_extremes(sdk: Sdk, level: str) -> None:
    assert output(sdk, REDUCTIONS, level) == REDUCED


@pytest.mark.parametrize("level", ["-O1", "-O2", "-O3"])
def test_expressions_of_operands_with_known_and_other_extents(sdk: Sdk, level: str) -> None:
    assert output(sdk, SHAPES, level) == COMPUTED


def test_what_flang_writes_is_found(sdk: Sdk) -> None:
    """Another flang may write other operations, and then programs would only be slower."""
    share = sdk.prefix / "share" / "mpiwasm"
    flang = share / "fortran" / "bin" / "flang"

    def rewritten(source: str, form: str, script: str) -> tuple[str, str]:
        sdk.write("program.f90", source)
        words = [flang, "-fc1", "-triple", "wasm32-unknown-wasi", "-O3", f"-emit-{form}", "program.f90", "-o", "code"]
        environment = {**os.environ, "LD_LIBRARY_PATH": str(share / "fortran" / "lib" / "llvm")}
        subprocess.run(words, cwd=sdk.folder, env=environment, check=True)
        done = subprocess.run(
            ["awk", "-f", share / script, "code"], cwd=sdk.folder, stdout=subprocess.PIPE, text=True, check=True
        )
        return (sdk.folder / "code").read_text(encoding="utf-8"), done.stdout

    before, after = rewritten(REDUCTIONS, "fir", "fortran-reductions.awk")
    assert after.count("_neutral = arith.constant -0.0") >= 2 and after.count("_neutral = arith.constant 1.0") >= 1
    assert after.count("_is_nan = arith.cmpf une") >= 4
    before, after = rewritten(SHAPES, "hlfir", "fortran-shapes.awk")
    changed = [new for old, new in zip(before.splitlines(), after.splitlines()) if old != new]
    assert len(changed) >= 4 and all(" = hlfir.elemental %" in line for line in changed)
