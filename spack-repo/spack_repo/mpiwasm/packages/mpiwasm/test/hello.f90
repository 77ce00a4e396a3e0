! Says hello from each rank.
program hello
  use mpi_f08
  implicit none
  integer :: rank, ranks

  call MPI_Init()
  call MPI_Comm_rank(MPI_COMM_WORLD, rank)
  call MPI_Comm_size(MPI_COMM_WORLD, ranks)
  print '(A,I0,A,I0)', 'hello from rank ', rank, ' of ', ranks
  call MPI_Finalize()
end program
