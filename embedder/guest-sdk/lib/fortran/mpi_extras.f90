! Procedures that only Fortran has: MPI_SIZEOF, for every intrinsic type and any rank, and MPI_F_SYNC_REG.
module mpiwasm_mpi_extras
  implicit none
  private
  public :: MPI_Sizeof, MPI_F_sync_reg, PMPI_F_sync_reg
  interface MPI_Sizeof
    module procedure sizeof_integer_1, sizeof_integer_2, sizeof_integer_4, sizeof_integer_8, &
      sizeof_real_4, sizeof_real_8, sizeof_complex_4, sizeof_complex_8, &
      sizeof_logical_1, sizeof_logical_2, sizeof_logical_4, sizeof_logical_8, sizeof_character
  end interface
  interface
    subroutine MPI_F_sync_reg(buf)
      type(*), dimension(..), asynchronous :: buf
    end subroutine MPI_F_sync_reg
    subroutine PMPI_F_sync_reg(buf)
      type(*), dimension(..), asynchronous :: buf
    end subroutine PMPI_F_sync_reg
  end interface

contains

  subroutine sizeof_integer_1(x, size, ierror)
    integer(1), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_integer_1

  subroutine sizeof_integer_2(x, size, ierror)
    integer(2), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_integer_2

  subroutine sizeof_integer_4(x, size, ierror)
    integer(4), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_integer_4

  subroutine sizeof_integer_8(x, size, ierror)
    integer(8), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_integer_8

  subroutine sizeof_real_4(x, size, ierror)
    real(4), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_real_4

  subroutine sizeof_real_8(x, size, ierror)
    real(8), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_real_8

  subroutine sizeof_complex_4(x, size, ierror)
    complex(4), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_complex_4

  subroutine sizeof_complex_8(x, size, ierror)
    complex(8), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_complex_8

  subroutine sizeof_logical_1(x, size, ierror)
    logical(1), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_logical_1

  subroutine sizeof_logical_2(x, size, ierror)
    logical(2), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_logical_2

  subroutine sizeof_logical_4(x, size, ierror)
    logical(4), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_logical_4

  subroutine sizeof_logical_8(x, size, ierror)
    logical(8), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_logical_8

  subroutine sizeof_character(x, size, ierror)
    character(len=*), intent(in) :: x(..)
    integer, intent(out) :: size
    integer, optional, intent(out) :: ierror
    size = storage_size(x) / 8
    if (present(ierror)) ierror = 0
  end subroutine sizeof_character

end module mpiwasm_mpi_extras
