"""MPI from Fortran, by mpif.h, use mpi and use mpi_f08: one process without an MPI library, two under Open MPI."""

from __future__ import annotations

import subprocess

import pytest
from guest_sdk import Sdk

F08 = """\
module callbacks
  use mpi_f08
  use, intrinsic :: iso_c_binding
  implicit none
  integer :: called = 0
contains
  subroutine add(invec, inoutvec, len, datatype)
    type(c_ptr), value :: invec, inoutvec
    integer :: len
    type(MPI_Datatype) :: datatype
    integer, pointer :: a(:), b(:)
    call c_f_pointer(invec, a, [len])
    call c_f_pointer(inoutvec, b, [len])
    b = a + b + 100 * (datatype%MPI_VAL - MPI_INTEGER%MPI_VAL)
  end subroutine
  subroutine copy(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, ierror)
    type(MPI_Comm) :: oldcomm
    integer :: comm_keyval, ierror
    integer(MPI_ADDRESS_KIND) :: extra_state, attribute_val_in, attribute_val_out
    logical :: flag
    attribute_val_out = attribute_val_in + extra_state
    flag = .true.
    ierror = MPI_SUCCESS
  end subroutine
  subroutine handle(comm, error_code)
    type(MPI_Comm) :: comm
    integer :: error_code
    called = error_code
  end subroutine
end module
program f08
  use callbacks
  implicit none
  integer :: rank, size, i, keyval, indices(2), done, length
  integer(MPI_ADDRESS_KIND) :: value
  integer(MPI_COUNT_KIND) :: large
  logical :: flag
  real(8) :: a(4, 4), b(4)
  integer :: n(3)
  type(MPI_Status) :: status
  type(MPI_Request) :: requests(2)
  type(MPI_Comm) :: other
  type(MPI_Op) :: op
  type(MPI_Errhandler) :: handler
  type(MPI_Info) :: info
  character(8) :: text
  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, size)
  a = reshape([(i, i=1, 16)], [4, 4])
  b = 0
  ! A row, and a block: sections that do not lie in one piece.
  call MPI_Sendrecv(a(2, :), 4, MPI_DOUBLE_PRECISION, size - 1 - rank, 7, b, 4, MPI_DOUBLE_PRECISION, MPI_ANY_SOURCE, &
      7, MPI_COMM_WORLD, status)
  print '(4f5.0,2i3)', b, status%MPI_SOURCE, status%MPI_TAG
  call MPI_Irecv(a(1:3:2, 1:3:2), 4, MPI_DOUBLE_PRECISION, size - 1 - rank, 8, MPI_COMM_WORLD, requests(1))
  call MPI_Isend(b(4:1:-1), 4, MPI_DOUBLE_PRECISION, size - 1 - rank, 8, MPI_COMM_WORLD, requests(2))
  call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
  print '(4f5.0)', a(1:3:2, 1:3:2)
  requests = MPI_REQUEST_NULL
  call MPI_Isend(b, 4, MPI_DOUBLE_PRECISION, rank, 9, MPI_COMM_WORLD, requests(2))
  call MPI_Recv(b, 4_MPI_COUNT_KIND, MPI_DOUBLE_PRECISION, rank, 9, MPI_COMM_WORLD, status)
  call MPI_Waitsome(2, requests, done, indices, MPI_STATUSES_IGNORE)
  call MPI_Get_count(status, MPI_DOUBLE_PRECISION, large)
  print *, done, indices(1), large
  n = [1, 2, 3]
  call MPI_Op_create(add, .true., op)
  call MPI_Allreduce(MPI_IN_PLACE, n(1:3:2), 2, MPI_INTEGER, op, MPI_COMM_WORLD)
  print *, n / [size, 1, size]
  call MPI_Comm_create_keyval(copy, MPI_COMM_NULL_DELETE_FN, keyval, 5_MPI_ADDRESS_KIND)
  call MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, 37_MPI_ADDRESS_KIND)
  call MPI_Comm_dup(MPI_COMM_WORLD, other)
  call MPI_Comm_get_attr(other, keyval, value, flag)
  print *, value, flag, other == MPI_COMM_WORLD, MPI_SUBARRAYS_SUPPORTED
  call MPI_Comm_get_attr(other, MPI_TAG_UB, value, flag)
  print *, value >= 32767, flag
  call MPI_Comm_create_errhandler(handle, handler)
  call MPI_Comm_set_errhandler(other, handler)
  call MPI_Send(b, -1, MPI_DOUBLE_PRECISION, rank, 0, other)
  print *, called == MPI_ERR_COUNT
  call MPI_Info_create(info)
  call MPI_Info_set(info, 'key ', ' a value ')
  length = 8
  call MPI_Info_get_string(info, 'key', length, text, flag)
  print *, length, '"', text, '"', flag
  call MPI_Sizeof(a, length)
  print *, length
  call MPI_Finalize()
end program
"""
F08_LINES = [
    "2. 6. 10. 14. 0 7",
    "14. 10. 6. 2.",
    "1 2 4",
    "1 2 3",
    "42 T F T",
    "T T",
    "T",
    '7 "a value " T',
    "8",
]

F77 = """\
      PROGRAM F77
      {use}
      IMPLICIT NONE
      {include}
      INTEGER RANK, SIZE, IERROR, STATUS(MPI_STATUS_SIZE), I, TYPE
      INTEGER GOT(4), NUMBERS(2)
      INTEGER (KIND=MPI_ADDRESS_KIND) FIRST, PLACES(1)
      INTEGER LENGTHS(1), TYPES(1)
      CHARACTER*(MPI_MAX_ERROR_STRING) TEXT
      CALL MPI_INIT(IERROR)
      CALL MPI_COMM_RANK(MPI_COMM_WORLD, RANK, IERROR)
      CALL MPI_COMM_SIZE(MPI_COMM_WORLD, SIZE, IERROR)
      DO I = 1, 4
        GOT(I) = I
      END DO
      NUMBERS(1) = 10 + RANK
      CALL MPI_GET_ADDRESS(NUMBERS, FIRST, IERROR)
      PLACES(1) = FIRST
      LENGTHS(1) = 1
      TYPES(1) = MPI_INTEGER
      CALL MPI_TYPE_CREATE_STRUCT(1, LENGTHS, PLACES, TYPES, TYPE,
     &  IERROR)
      CALL MPI_TYPE_COMMIT(TYPE, IERROR)
      CALL MPI_SENDRECV(MPI_BOTTOM, 1, TYPE, SIZE-1-RANK, 3, GOT, 1,
     &  MPI_INTEGER, SIZE-1-RANK, 3, MPI_COMM_WORLD, STATUS, IERROR)
      PRINT *, GOT(1)+RANK, STATUS(MPI_SOURCE)+RANK, STATUS(MPI_TAG)
      CALL MPI_ALLREDUCE(MPI_IN_PLACE, GOT(2), 1, MPI_INTEGER, MPI_SUM,
     &  MPI_COMM_WORLD, IERROR)
      PRINT *, GOT(2) .EQ. 2*SIZE, IERROR
      CALL MPI_ERROR_STRING(MPI_ERR_TAG, TEXT, I, IERROR)
      PRINT *, I .GT. 0, TEXT(I:I) .NE. ' ', TEXT(I+1:) .EQ. ' '
      CALL MPI_RECV(GOT, 0, MPI_INTEGER, MPI_PROC_NULL, 0,
     &  MPI_COMM_WORLD, MPI_STATUS_IGNORE, IERROR)
      PRINT *, MPI_WTIME() .GE. 0D0, IERROR
      CALL MPI_FINALIZE(IERROR)
      END
"""


def lines(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.splitlines()]


def f77_lines(size: int) -> list[str]:
    return [f"{10 + size - 1} {size - 1} 3", "T 0", "T T T", "T 0"]


def on_two_ranks(sdk: Sdk, module: str) -> list[str]:
    command = [
        "mpirun.openmpi",
        "--oversubscribe",
        "-np",
        "2",
        sdk.prefix / "bin" / "mpiwasm",
        "--backend",
        "cranelift",
    ]
    done = subprocess.run([*command, module], cwd=sdk.folder, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    return lines(done.stdout)


def test_mpi_f08(sdk: Sdk) -> None:
    sdk.write("f08.f90", F08)
    sdk.quietly("mpiwasm-fc", "-O2", "f08.f90", "-o", "f08.wasm")
    assert lines(sdk.run("mpiwasm", "--backend", "cranelift", "f08.wasm").stdout) == F08_LINES
    both = on_two_ranks(sdk, "f08.wasm")
    assert sorted(both) == sorted(F08_LINES + ["2. 6. 10. 14. 1 7"] + F08_LINES[1:])


@pytest.mark.parametrize(
    ("name", "use", "include"), [("mpif.f", "", "INCLUDE 'mpif.h'"), ("mpi.f", "USE mpi", "")], ids=["mpif.h", "mpi"]
)
def test_mpif_h_and_module_mpi(sdk: Sdk, name: str, use: str, include: str) -> None:
    sdk.write(name, F77.format(use=use, include=include))
    sdk.quietly("mpiwasm-fc", "-O1", name, "-o", "program.wasm")
    assert lines(sdk.run("mpiwasm", "--backend", "cranelift", "program.wasm").stdout) == f77_lines(1)
    assert sorted(on_two_ranks(sdk, "program.wasm")) == sorted(2 * f77_lines(2))


def test_module_mpi_takes_scalars_for_lists_that_are_ignored(sdk: Sdk) -> None:
    sdk.write(
        "program.f90",
        """
use mpi
integer :: code, values(2), counts(1), places(1), types(1), request
call MPI_Init(code)
values = [4, 5]
counts = 2
places = 0
types = MPI_INTEGER
call MPI_Alltoallv(MPI_IN_PLACE, 0, 0, MPI_DATATYPE_NULL, values, counts, places, types, MPI_COMM_SELF, code)
call MPI_Ialltoallw(MPI_IN_PLACE, 0, 0, MPI_DATATYPE_NULL, values, counts, places, types, MPI_COMM_SELF, request, code)
call MPI_Wait(request, MPI_STATUS_IGNORE, code)
print *, values
call MPI_Finalize(code)
end
""",
    )
    sdk.quietly("mpiwasm-fc", "program.f90", "-o", "program.wasm")
    assert lines(sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")) == ["4 5"]


def test_tools_define_procedures_under_the_names_of_the_standard(sdk: Sdk) -> None:
    sdk.write(
        "tool.f90",
        """
subroutine MPI_Send_f08ts(buf, count, datatype, dest, tag, comm, ierror)
  use :: mpi_f08, unused => MPI_Send_f08ts
  type(*), dimension(..), intent(in) :: buf
  integer, intent(in) :: count, dest, tag
  type(MPI_Datatype), intent(in) :: datatype
  type(MPI_Comm), intent(in) :: comm
  integer, optional, intent(out) :: ierror
  print *, 'send', count
  call PMPI_Send(buf, count, datatype, dest, tag, comm, ierror)
end subroutine
subroutine MPI_Comm_rank_f08(comm, rank, ierror)
  use :: mpi_f08, unused => MPI_Comm_rank_f08
  type(MPI_Comm), intent(in) :: comm
  integer, intent(out) :: rank
  integer, optional, intent(out) :: ierror
  print *, 'rank'
  call PMPI_Comm_rank(comm, rank, ierror)
end subroutine
""",
    )
    sdk.write(
        "program.f90",
        """
use mpi_f08
integer :: rank, values(6) = [1, 2, 3, 4, 5, 6]
call MPI_Init()
call MPI_Comm_rank(MPI_COMM_WORLD, rank)
call MPI_Send(values(::2), 3, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD)
call MPI_Finalize()
end
""",
    )
    sdk.quietly("mpiwasm-fc", "-c", "tool.f90")
    sdk.quietly("mpiwasm-fc", "program.f90", "tool.o", "-o", "program.wasm")
    assert lines(sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")) == ["rank", "send 3"]


def test_c_parts_share_handles_and_statuses(sdk: Sdk) -> None:
    sdk.write(
        "c.c",
        """
#include <mpi.h>
void from_c_(MPI_Fint *comm, MPI_Fint *size, MPI_Fint *ignored) {
  MPI_Comm_size(MPI_Comm_f2c(*comm), size);
  *comm = MPI_Comm_c2f(MPI_COMM_SELF);
  *ignored = ignored == MPI_F_STATUS_IGNORE;
}
""",
    )
    sdk.write(
        "program.f90",
        """
use mpi
integer :: comm, size, code
call MPI_Init(code)
comm = MPI_COMM_WORLD
call from_c(comm, size, MPI_STATUS_IGNORE)
print *, comm == MPI_COMM_SELF, size, MPI_STATUS_IGNORE(1)
call MPI_Finalize(code)
end
""",
    )
    sdk.quietly("mpiwasm-fc", "program.f90", "c.c", "-o", "program.wasm")
    assert lines(sdk.quietly("mpiwasm", "--backend", "cranelift", "program.wasm")) == ["T 1 1"]


def test_a_cmake_project(sdk: Sdk) -> None:
    sdk.write(
        "CMakeLists.txt",
        """
cmake_minimum_required(VERSION 3.20)
project(demo LANGUAGES C Fortran)
find_package(MPI REQUIRED COMPONENTS Fortran)
add_executable(demo main.f90 own.f90)
target_link_libraries(demo MPI::MPI_Fortran)
""",
    )
    sdk.write("own.f90", "module own\ninteger, parameter :: answer = 42\nend module\n")
    sdk.write("main.f90", "use own\nuse mpi_f08\ncall MPI_Init()\nprint *, answer\ncall MPI_Finalize()\nend\n")
    toolchain = sdk.prefix / "share" / "mpiwasm" / "cmake" / "mpiwasm.cmake"
    for words in (
        ["-S", ".", "-B", "build", "-G", "Ninja", f"-DCMAKE_TOOLCHAIN_FILE={toolchain}"],
        ["--build", "build"],
    ):
        subprocess.run(["cmake", *words], cwd=sdk.folder, stdout=subprocess.DEVNULL, check=True)
    assert sdk.quietly("mpiwasm", "--backend", "cranelift", "build/demo.wasm") == " 42\n"
