// Two views that differ, chosen so that a mixture of their numbers is the same, as it was computed once to compare
// them: the library took the shared file pointer of one process for a place in the view of another, beyond all memory.
#include "hostile.h"

enum { pieces = 2147483647, extent = 1 << 20 };

static MPI_Datatype type_of_rank(void) {
  MPI_Datatype two, type;
  if (my_rank != 0) {
    MPI_Type_contiguous(2, MPI_BYTE, &type);
  } else {
    const int lengths[2] = {1, 1};
    const MPI_Aint places[2] = {0, 1598389543 - 1};
    MPI_Datatype resized;
    const int size = pieces, one = 1, first = 0;
    MPI_Type_create_hindexed(2, lengths, places, MPI_BYTE, &two);
    MPI_Type_create_resized(two, 0, extent, &resized);
    MPI_Type_create_subarray(1, &size, &one, &first, MPI_ORDER_C, resized, &type);
    MPI_Type_free(&two);
    MPI_Type_free(&resized);
  }
  MPI_Type_commit(&type);
  return type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char bytes[16384];
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "views", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  MPI_Datatype type = type_of_rank();
  CHECK_EQUAL(MPI_File_set_view(file, my_rank == 0 ? 332568 : 31443, MPI_BYTE, type, "native", MPI_INFO_NULL),
              MPI_SUCCESS);
  int error_class = MPI_SUCCESS;
  MPI_Error_class(MPI_File_read_shared(file, bytes, my_rank == 0 ? 0 : 16384, MPI_BYTE, MPI_STATUS_IGNORE),
                  &error_class);
  CHECK_EQUAL(error_class, MPI_ERR_UNSUPPORTED_OPERATION);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Error_class(MPI_File_read_shared(file, bytes, 100, MPI_BYTE, MPI_STATUS_IGNORE), &error_class);
  CHECK_EQUAL(error_class, MPI_ERR_UNSUPPORTED_OPERATION);
  MPI_Type_free(&type);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
