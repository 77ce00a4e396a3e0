// Procedures of MPI-1 that the standard has removed and programs with mpif.h still call; addresses are default
// integers.
#include "fortran.h"

#define REMOVED(name, call, ...)                             \
  void p##name(__VA_ARGS__, int* ierror) { *ierror = call; } \
  FORTRAN_NAME(name)

REMOVED(mpi_address_, PMPI_Get_address(fortran_address(location), address), void* location, MPI_Aint* address)
REMOVED(mpi_type_hvector_, PMPI_Type_create_hvector(*count, *length, *stride, *old, created), const int* count,
        const int* length, const MPI_Aint* stride, const MPI_Datatype* old, MPI_Datatype* created)
REMOVED(mpi_type_hindexed_, PMPI_Type_create_hindexed(*count, lengths, places, *old, created), const int* count,
        const int* lengths, const MPI_Aint* places, const MPI_Datatype* old, MPI_Datatype* created)
REMOVED(mpi_type_struct_, MPI_Type_struct(*count, lengths, places, types, created), const int* count,
        const int* lengths, const MPI_Aint* places, const MPI_Datatype* types, MPI_Datatype* created)
REMOVED(mpi_type_extent_, MPI_Type_extent(*datatype, extent), const MPI_Datatype* datatype, MPI_Aint* extent)
REMOVED(mpi_type_lb_, MPI_Type_lb(*datatype, place), const MPI_Datatype* datatype, MPI_Aint* place)
REMOVED(mpi_type_ub_, MPI_Type_ub(*datatype, place), const MPI_Datatype* datatype, MPI_Aint* place)
REMOVED(mpi_errhandler_get_, PMPI_Comm_get_errhandler(*comm, handler), const MPI_Comm* comm, MPI_Errhandler* handler)
REMOVED(mpi_errhandler_set_, PMPI_Comm_set_errhandler(*comm, *handler), const MPI_Comm* comm,
        const MPI_Errhandler* handler)
