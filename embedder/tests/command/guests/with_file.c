// Waits for requests of a file, which it has open for most of its time.
#include <mpi.h>

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  int rank;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_File file;
  int code = MPI_File_open(MPI_COMM_WORLD, argv[1], MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
  int seen = -1;
  for (int i = 0; i < 5 && code == MPI_SUCCESS; ++i) {
    const MPI_Offset place = rank * (MPI_Offset)sizeof i;
    MPI_Request request;
    MPI_File_iwrite_at(file, place, &i, 1, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_File_iread_at(file, place, &seen, 1, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
  }
  if (code == MPI_SUCCESS) MPI_File_close(&file);
  MPI_Finalize();
  return seen == 4 ? 0 : 1;
}
