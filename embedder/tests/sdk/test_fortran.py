"""mpiwasm-fc: the language, its input and output, the questions of build systems, and messages for what guests lack."""

from __future__ import annotations

import pytest
from guest_sdk import Sdk

LANGUAGE = """\
module shapes
  implicit none
  type, abstract :: shape
    character(:), allocatable :: name
  contains
    procedure(area_of), deferred :: area
  end type
  abstract interface
    pure function area_of(self) result(a)
      import :: shape
      class(shape), intent(in) :: self
      real(8) :: a
    end function
  end interface
  type, extends(shape) :: square
    real(8) :: side = 0
  contains
    procedure :: area => square_area
  end type
contains
  pure function square_area(self) result(a)
    class(square), intent(in) :: self
    real(8) :: a
    a = self%side**2
  end function
end module
program language
  use shapes
  use, intrinsic :: iso_fortran_env, only: int64
  use, intrinsic :: ieee_arithmetic
  implicit none
  class(shape), allocatable :: one
  real(8), allocatable :: a(:, :), b(:)
  complex(4) :: z
  character(20) :: text
  character(40) :: line
  integer :: i, unit, code
  integer(int64) :: ticks
  namelist /settings/ i, text
  allocate (one, source=square(name='square', side=3d0))
  print '(a,1x,f4.1)', one%name, one%area()
  a = reshape([(real(i, 8), i=1, 6)], [2, 3])
  b = matmul(a, [1d0, 1d0, 1d0])
  print '(*(f5.1))', b, sum(a, dim=2), maxval(a), real(transpose(a(:, ::2)))
  z = sqrt((3.0, 4.0))**2
  print '(4f5.1)', z, z / (0.0, 1.0)
  i = 7; text = 'a text'
  open (newunit=unit, file='data', form='unformatted', access='stream', status='replace')
  write (unit) a, b
  rewind unit
  a = 0
  read (unit) a
  close (unit)
  print '(*(f4.0))', a
  write (line, '(a,i0,es10.2)') 'n=', 42, 1.5d-3
  print '(a)', trim(line)
  open (newunit=unit, file='names', status='replace', delim='quote')
  write (unit, nml=settings)
  rewind unit
  i = 0
  read (unit, nml=settings)
  close (unit, status='delete')
  print *, i, trim(text)
  read (*, *, iostat=code) i
  print *, code < 0, ieee_is_nan(ieee_value(1d0, ieee_quiet_nan))
  call get_command_argument(1, text)
  call get_environment_variable('ONE', line, status=code)
  print '(a,1x,a,i2)', trim(text), trim(line), code
  call system_clock(ticks)
  code = 0
  call execute_command_line('true', cmdstat=code, cmdmsg=line)
  print *, ticks > 0, code, trim(line)
  stop 3
end program
"""
EXPECTED = """\
square  9.0
  9.0 12.0  9.0 12.0  6.0  1.0  5.0  2.0  6.0
  3.0  4.0  4.0 -3.0
  1.  2.  3.  4.  5.  6.
n=42  1.50E-03
 7 a text
 T T
word value 0
 T -1 guests cannot execute command lines
"""


@pytest.mark.parametrize("options", [["-O0", "-fcomplex-arithmetic=full"], ["-O3"]], ids=["O0", "O3"])
def test_the_language_and_its_input_and_output(sdk: Sdk, options: list[str]) -> None:
    sdk.write("program.f90", LANGUAGE)
    sdk.quietly("mpiwasm-fc", *options, "program.f90", "-o", "program.wasm")
    granted = ["--backend", "cranelift", "-d", ".", "--env", "ONE=value"]
    done = sdk.run("mpiwasm", *granted, "program.wasm", "word", status=3)
    assert done.stdout == EXPECTED
    assert done.stderr.strip() == "Fortran STOP: code 3"


def test_several_files_with_c_beside(sdk: Sdk) -> None:
    sdk.write("constants.F90", "module constants\n#ifdef FOUR\n integer, parameter :: n = 4\n#endif\nend module\n")
    sdk.write(
        "sub.f", "      SUBROUTINE TWICE(X)\n      REAL X\n      COMMON /SHARED/ K\n      X = 2 * X + K\n      END\n"
    )
    sdk.write(
        "main.f90",
        """
program main
  use constants
  use, intrinsic :: iso_c_binding
  interface
    integer(c_long) function from_c(values, count, length) bind(c)
      import
      real(c_double), intent(in) :: values(*)
      integer(c_int), value :: count
      integer(c_size_t), value :: length
    end function
  end interface
  common /shared/ k
  real :: x = 1.5
  k = 10
  call twice(x)
  print *, x, from_c([1d0, 2d0, 3d0, 4d0], n, 5_c_size_t)
end program
""",
    )
    sdk.write(
        "c.c",
        "#include <stddef.h>\nlong from_c(const double *v, int n, size_t l) { return (long)(v[n - 1] * (double)l); }\n",
    )
    (sdk.folder / "mod").mkdir()
    sdk.quietly("mpiwasm-fc", "-c", "-DFOUR", "-J", "mod", "constants.F90", "-o", "constants.o")
    sdk.quietly("mpiwasm-fc", "-O2", "-Imod", "main.f90", "sub.f", "c.c", "constants.o", "-o", "main.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "main.wasm") == " 13. 20\n"


def test_c_functions_may_have_a_result_and_take_no_lengths(sdk: Sdk) -> None:
    sdk.write(
        "main.f90",
        "character(3) :: text = 'abc'\nk = 4\ncall shown(text, k)\nprint *, k\nflush (6)\ncall fewer(k)\nend\n",
    )
    sdk.write(
        "c.c",
        '#include <stdio.h>\nint shown_(const char *t, int *k) { *k += 1; return printf("%.3s\\n", t); }\n'
        "int fewer_(int *k, int *other) { return *k + *other; }\n",
    )
    done = sdk.run("mpiwasm-fc", "-g", "main.f90", "c.c", "-o", "main.wasm")
    assert "function signature mismatch: shown_" in done.stderr
    done = sdk.run("mpiwasm", "--backend", "cranelift", "main.wasm", status=134)
    assert "abc\n 5\n" in done.stdout
    assert "signature_mismatch:fewer_" in done.stderr
    assert "main.f90:6" in done.stderr


PASSED_AND_CALLED = """\
subroutine s(n)
  logical pick
  external pick, other
  call apply(pick, n)
  if (pick(n, 3)) n = n + 10
  call apply_twice(other)
  call other(n)
end
"""
PROCEDURES = """\
program p
  k = 4
  call s(k)
  print *, k
end
subroutine apply(f, n)
  logical f
  external f
  if (f(n, 4)) n = n + 1
end
logical function pick(i, j)
  pick = i > j
end
subroutine apply_twice(f)
  external f
  k = 2
  call f(k)
  call f(k)
  print *, k
end
subroutine other(i)
  i = i * 2
end
"""


def test_a_procedure_may_be_passed_before_it_is_called(sdk: Sdk) -> None:
    sdk.write("one.f90", PASSED_AND_CALLED)
    sdk.write("two.f90", PROCEDURES)
    sdk.quietly("mpiwasm-fc", "-O2", "one.f90", "two.f90", "-o", "program.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == " 8\n 28\n"


BLOCK = """\
integer a(2)
common /blk/ a
common k(3)
a = 1
k = 2
call s
print *, a, k
end
"""
LARGER = """\
subroutine s
integer a(100), k(50)
common /blk/ a
common k
a = 5
k(4:) = 6
end
"""


@pytest.mark.parametrize("order", [("block.f90", "larger.f90"), ("larger.f90", "block.f90")])
def test_the_largest_size_of_a_common_block_counts(sdk: Sdk, order: tuple[str, str]) -> None:
    sdk.write("block.f90", BLOCK)
    sdk.write("larger.f90", LARGER)
    sdk.quietly("mpiwasm-fc", "-O1", *order, "-o", "program.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == " 5 5 2 2 2\n"


def test_an_initialized_common_block_must_be_the_largest(sdk: Sdk) -> None:
    sdk.write("data.f90", "block data\ninteger a(2)\ncommon /blk/ a\ndata a /1, 2/\nend\n")
    sdk.write("larger.f90", "integer a(100)\ncommon /blk/ a\nprint *, a(1)\nend\n")
    done = sdk.run("mpiwasm-fc", "data.f90", "larger.f90", "-o", "program.wasm", status=1)
    assert done.stderr == (
        "mpiwasm-fc: common block /blk/ has 8 bytes where it is initialized and 400 bytes elsewhere: declare it alike\n"
    )


def test_kinds_may_be_wider_by_an_option(sdk: Sdk) -> None:
    sdk.write("kinds.f90", "print *, kind(1), kind(1.0)\nend\n")
    sdk.quietly("mpiwasm-fc", "-fdefault-integer-8", "-fdefault-real-8", "kinds.f90", "-o", "kinds.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "kinds.wasm") == " 8 8\n"


ABSENT = (
    "there is no module file absent.mod: compile the source of module absent first, "
    "or name the folder of the file with -I"
)
NO_COARRAYS = "guests have no coarrays; use MPI"


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (
            "real(16) :: x\nx = 1\nprint *, x\nend\n",
            "line 1: guests have no REAL(KIND=16); the kinds are 2, 3, 4 and 8",
        ),
        ("complex(10) :: x\nx = 1\nend\n", "line 1: guests have no COMPLEX(KIND=10); the kinds are 2, 3, 4 and 8"),
        ("use absent\nend\n", f"line 1: {ABSENT}"),
        ("integer :: i[*]\ni = 1\nprint *, i[1]\nend\n", f"line 3: {NO_COARRAYS}"),
        ("sync all\nend\n", f"line 1: {NO_COARRAYS}"),
        ("print *, this_image()\nend\n", f"line 1: {NO_COARRAYS}"),
    ],
    ids=["quadruple", "extended", "module", "coarray", "sync", "image"],
)
def test_what_guests_lack_is_one_line(sdk: Sdk, source: str, message: str) -> None:
    sdk.write("program.f90", source)
    done = sdk.run("mpiwasm-fc", "-c", "program.f90", status=1)
    assert done.stderr == f"mpiwasm-fc: program.f90: {message}\n"
    assert not (sdk.folder / "program.o").exists()


@pytest.mark.parametrize(
    "content",
    [b"\x1f\x8b\x08\x00GFORTRAN module version '15'", b"\xef\xbb\xbf!mod$ v1 sum:0\nmodule foreign\nend\n", b""],
    ids=["gfortran", "damaged", "empty"],
)
def test_a_foreign_module_file_is_named(sdk: Sdk, content: bytes) -> None:
    (sdk.folder / "foreign.mod").write_bytes(content)
    sdk.write("program.f90", "use foreign\nend\n")
    done = sdk.run("mpiwasm-fc", "-c", "program.f90", status=1)
    assert done.stderr == (
        "mpiwasm-fc: program.f90: line 1: foreign.mod is of another compiler, or damaged: "
        "compile its source with mpiwasm-fc\n"
    )


def test_other_errors_stay_beside_those_that_are_explained(sdk: Sdk) -> None:
    sdk.write("program.f90", "use absent\ninteger :: i\ni = 'a'\nend\n")
    done = sdk.run("mpiwasm-fc", "-c", "program.f90", status=1)
    assert done.stderr.startswith(f"mpiwasm-fc: program.f90: line 1: {ABSENT}\n")
    assert "program.f90:3:1: error: No intrinsic or user-defined ASSIGNMENT(=)" in done.stderr
    assert "    i = 'a'\n" in done.stderr or "  i = 'a'\n" in done.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "no input files"),
        (["absent.f90"], "no such file: absent.f90"),
        (["-J", "absent", "-c", "x.f90"], "-J absent: no such folder"),
        (["--no-such-option", "x.f90"], "unknown option '--no-such-option'"),
        (["-c", "x.f90", "-o"], "lacks its argument"),
        (["-c", "x.f90", "y.c", "-o", "both.o"], "takes one source file"),
    ],
)
def test_wrong_command_lines_are_explained(sdk: Sdk, words: list[str], message: str) -> None:
    done = sdk.run("mpiwasm-fc", *words, status=1)
    assert message in done.stderr and done.stderr.count("\n") == 1


def test_an_internal_procedure_with_variables_of_its_host_is_refused(sdk: Sdk) -> None:
    sdk.write(
        "program.f90",
        """
subroutine host(k)
  integer :: k
  call apply(inner)
contains
  subroutine inner()
    k = k + 1
  end subroutine
end subroutine
""",
    )
    done = sdk.run("mpiwasm-fc", "-c", "program.f90", status=1)
    assert "make it a module procedure" in done.stderr and done.stderr.count("\n") == 1


def test_a_trap_names_the_line(sdk: Sdk) -> None:
    sdk.write("program.f90", "integer, volatile :: i\ni = 0\nprint *, 7 / i\nend\n")
    sdk.quietly("mpiwasm-fc", "-g", "-O1", "program.f90", "-o", "program.wasm")
    done = sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=134)
    assert "divided an integer by zero" in done.stderr and "program.f90:3" in done.stderr


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_there_are_no_floating_point_flags_and_rounding_modes(sdk: Sdk, level: str) -> None:
    sdk.write(
        "program.f90",
        """
program flags
  use, intrinsic :: ieee_arithmetic
  implicit none
  real(8), volatile :: zero = 0, one = 1
  logical :: flag
  type(ieee_round_type) :: mode
  print *, one / zero
  call ieee_get_flag(ieee_divide_by_zero, flag)
  call ieee_set_rounding_mode(ieee_up)
  call ieee_get_rounding_mode(mode)
  print *, flag, mode == ieee_nearest, ieee_next_after(0d0, 1d0) > 0
end program
""",
    )
    sdk.quietly("mpiwasm-fc", level, "program.f90", "-o", "program.wasm")
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm") == " Inf\n F T T\n"


def test_an_error_at_run_time_names_the_line(sdk: Sdk) -> None:
    sdk.write("program.f90", "integer :: i\ncharacter(3) :: text = 'abc'\nread (text, *) i\nprint *, i\nend\n")
    sdk.quietly("mpiwasm-fc", "program.f90", "-o", "program.wasm")
    done = sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm", status=134)
    assert "program.f90:3): Bad character 'a' in INTEGER input field" in done.stderr


def test_options_of_other_compilers_are_ignored_with_a_warning(sdk: Sdk) -> None:
    sdk.write("program.f90", "end\n")
    sdk.write("c.c", "int one(void) { return 1; }\n")
    done = sdk.run("mpiwasm-fc", "-fcheck=bounds", "-fomit-frame-pointer", "-march=native", "-c", "program.f90", "c.c")
    assert done.stderr.count("warning: ignoring unknown option") == done.stderr.count("\n") == 3
    assert (sdk.folder / "program.o").exists() and (sdk.folder / "c.o").exists()


def test_the_preprocessor_alone(sdk: Sdk) -> None:
    sdk.write("program.F90", "#ifdef ONE\nprint *, 1\n#endif\nend\n")
    assert "print *, 1" in sdk.quietly("mpiwasm-fc", "-DONE", "-E", "program.F90")


def test_questions_of_build_systems(sdk: Sdk) -> None:
    assert sdk.quietly("mpiwasm-fc", "--version").startswith("mpiwasm-fc (mpiwasm) ")
    assert "flang" in sdk.quietly("mpiwasm-fc", "-show", "x.f90", "-o", "x.wasm").splitlines()[0]
    assert sdk.quietly("mpiwasm-fc", "-showme:libs") == "mpiwasm-fortran flang_rt m\n"
    assert "-J DIR" in sdk.quietly("mpiwasm-fc", "-help")
