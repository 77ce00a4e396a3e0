// Opens a file until that fails, before MPI is initialized and again behind it, and goes on to use MPI. Usage:
// many_files FILE
#include <fcntl.h>
#include <mpi.h>
#include <stdio.h>

static int open_all(const char* name) {
  int opened = 0;
  while (open(name, O_RDONLY) >= 0) ++opened;
  return opened;
}

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  printf("%d files\n", open_all(argv[1]));
  MPI_Init(&argc, &argv);
  open_all(argv[1]);
  void* memory = NULL;
  MPI_Win window = MPI_WIN_NULL;
  MPI_Win_allocate_shared(4096, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &memory, &window);
  MPI_Win_free(&window);
  MPI_File file = MPI_FILE_NULL;
  if (MPI_File_open(MPI_COMM_WORLD, argv[1], MPI_MODE_RDONLY, MPI_INFO_NULL, &file) != MPI_SUCCESS) return 1;
  MPI_File_close(&file);
  MPI_Finalize();
  puts("No Errors");
  return 0;
}
