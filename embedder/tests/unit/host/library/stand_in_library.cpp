// A shared object that looks like an MPI library from outside: CMake builds it once per family.
#include <cstring>

extern "C" {

int MPI_Init(int*, char***) { return 0; }

#if defined(STAND_IN_OPENMPI)
int ompi_mpi_comm_world = 0;
#else
int MPIR_Process = 0;
#endif

int MPI_Get_library_version(char* text, int* length) {
  std::strcpy(text, "Stand-in for Open MPI 4.1\nsecond line");
  *length = static_cast<int>(std::strlen(text));
  return 0;
}
}
