// A file whose pointers stand at places that are found in a checkpoint.
#include <mpi.h>
#include <stdio.h>

enum { own_place = 123456789, shared_place = 234567891, points = 20 };

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_File file;
  MPI_File_open(MPI_COMM_WORLD, argv[1], MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file);
  MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL);
  MPI_File_seek(file, own_place, MPI_SEEK_SET);
  MPI_File_seek_shared(file, shared_place, MPI_SEEK_SET);
  for (int i = 0; i < points; ++i) MPI_Barrier(MPI_COMM_WORLD);
  MPI_Offset own = 0;
  MPI_Offset shared = 0;
  MPI_File_get_position(file, &own);
  MPI_File_get_position_shared(file, &shared);
  MPI_File_close(&file);
  printf("%lld %lld\n", (long long)own, (long long)shared);
  MPI_Finalize();
  return 0;
}
