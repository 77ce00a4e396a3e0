! Solves Poisson's equation on a square with MUMPS, of whose parallel features all but ScaLAPACK are used: the matrix is given
! by all ranks, and the last dense matrix is solved by one.
program poisson
  use mpi
  implicit none
  include 'dmumps_struc.h'
  integer, parameter :: m = 60
  type(dmumps_struc) :: solver
  integer :: ierr, rank, ranks, row, i, j
  integer(8) :: entries
  integer :: symmetric
  call mpi_init(ierr)
  call mpi_comm_rank(mpi_comm_world, rank, ierr)
  call mpi_comm_size(mpi_comm_world, ranks, ierr)
  do symmetric = 0, 2
    solver%comm = mpi_comm_world
    solver%sym = symmetric
    solver%par = 1
    solver%job = -1
    call dmumps(solver)
    solver%icntl(1:4) = [6, -1, -1, 1]
    solver%icntl(11) = 1   ! norms and residuals
    solver%icntl(13) = 1   ! no ScaLAPACK
    solver%icntl(18) = 3   ! each rank has some of the entries
    solver%n = m * m
    allocate (solver%irn_loc(5 * m * m), solver%jcn_loc(5 * m * m), solver%a_loc(5 * m * m))
    entries = 0
    do j = 1, m
      do i = 1, m
        row = i + (j - 1) * m
        if (mod(row, ranks) /= rank) cycle
        call add(row, row, 4d0 + 1d-2 * i)
        if (i < m) call add(row, row + 1, -1d0)
        if (j < m) call add(row, row + m, -1d0)
        if (i > 1 .and. symmetric == 0) call add(row, row - 1, -1d0)
        if (j > 1 .and. symmetric == 0) call add(row, row - m, -1d0)
      end do
    end do
    solver%nnz_loc = entries
    if (rank == 0) then
      allocate (solver%rhs(m * m))
      solver%rhs = [(1d0 + mod(i, 7), i=1, m * m)]
    end if
    solver%job = 6
    call dmumps(solver)
    if (rank == 0) then
      print '(a,i0,a,i0)', 'symmetry ', symmetric, ' status ', solver%infog(1)
      print '(a,3es20.10)', 'solution ', solver%rhs(1), solver%rhs(m * m / 2), sum(abs(solver%rhs))
      print '(a,l2)', 'residual is small', solver%rinfog(6) < 1d-14
      print '(a,i0)', 'entries of the factors ', solver%infog(9)
      deallocate (solver%rhs)
    end if
    deallocate (solver%irn_loc, solver%jcn_loc, solver%a_loc)
    solver%job = -2
    call dmumps(solver)
  end do
  call mpi_finalize(ierr)
contains
  subroutine add(row, column, number)
    integer, intent(in) :: row, column
    real(8), intent(in) :: number
    entries = entries + 1
    solver%irn_loc(entries) = row
    solver%jcn_loc(entries) = column
    solver%a_loc(entries) = number
  end subroutine
end program
