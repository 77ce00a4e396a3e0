program hybrid
  use mpi_f08
  use omp_lib
  implicit none
  integer, parameter :: n = 10000
  integer :: level, rank, ranks, i, got(4)
  real(8) :: x(n), part, total
  call MPI_Init_thread(MPI_THREAD_MULTIPLE, level)
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  part = 0
  !$omp parallel do reduction(+:part)
  do i = 1, n
    x(i) = rank + i
    part = part + x(i)
  end do
  call MPI_Allreduce(part, total, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
  got = -1
  !$omp parallel num_threads(4) private(i)
  i = omp_get_thread_num()
  call MPI_Sendrecv(10 * rank + i, 1, MPI_INTEGER, modulo(rank + 1, ranks), i, &
    got(i + 1), 1, MPI_INTEGER, modulo(rank - 1, ranks), i, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
  !$omp end parallel
  if (rank == 0) print '(f12.1,4i4,l2)', total, got, level == MPI_THREAD_MULTIPLE
  call MPI_Finalize()
end program
