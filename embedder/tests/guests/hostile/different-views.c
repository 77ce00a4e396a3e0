// The shared file pointer counts elements of a view. Where processes have different ones, it was far away in that of
// another process: ROMIO divided by a length that had become 0.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "views", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  MPI_Datatype far_apart;
  MPI_Type_create_resized(MPI_BYTE, 0, 1 << 30, &far_apart);
  MPI_Type_commit(&far_apart);
  int value = my_rank;
  const MPI_Datatype own = my_rank == 0 ? far_apart : MPI_BYTE;
  for (int round = 0; round < 2; ++round) {
    const MPI_Offset start = round == 1 && my_rank == 0 ? 4 : 0;
    CHECK_EQUAL(MPI_File_set_view(file, start, MPI_BYTE, round == 0 ? own : MPI_BYTE, "native", MPI_INFO_NULL),
                MPI_SUCCESS);
    MPI_Status* none = MPI_STATUS_IGNORE;
    MPI_Request request;
    CHECK_EQUAL(class_of(MPI_File_read_shared(file, &value, 1, MPI_BYTE, none)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(class_of(MPI_File_iread_shared(file, &value, 1, MPI_BYTE, &request)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(class_of(MPI_File_write_shared(file, &value, 1, MPI_BYTE, none)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(class_of(MPI_File_read_ordered(file, &value, 1, MPI_BYTE, none)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(class_of(MPI_File_write_ordered(file, &value, 1, MPI_BYTE, none)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(class_of(MPI_File_seek_shared(file, 1, MPI_SEEK_SET)), MPI_ERR_UNSUPPORTED_OPERATION);
    CHECK_EQUAL(MPI_File_write_at_all(file, 0, &value, 1, MPI_BYTE, none), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_ordered(file, &value, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_ordered(file, &value, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(value, my_rank);
  MPI_Type_free(&far_apart);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
