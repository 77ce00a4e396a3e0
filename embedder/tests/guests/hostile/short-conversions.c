// Reads in external32 beyond the end of a file, through views with gaps: Open MPI converted what its buffer held
// before.
#include "hostile.h"

enum { most = 8000 };

static int data[most];

int main(int argc, char** argv) {
  MPI_File file = MPI_FILE_NULL;
  MPI_Datatype spaced = MPI_DATATYPE_NULL;
  start_test(&argc, &argv);
  MPI_File_open(MPI_COMM_SELF, "short-conversion", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE,
                MPI_INFO_NULL, &file);
  MPI_File_write_at(file, 0, data, 4, MPI_BYTE, MPI_STATUS_IGNORE);
  MPI_Type_create_resized(MPI_INT, 0, 12, &spaced);
  MPI_Type_commit(&spaced);
  for (int count = 100; count < most; count += 500) {
    CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, spaced, "external32", MPI_INFO_NULL), MPI_SUCCESS);
    memset(data, 0, sizeof data);
    MPI_File_read_at(file, 0, data, count, MPI_INT, MPI_STATUS_IGNORE);
    long foreign = 0;
    for (int i = 0; i < count; ++i) foreign += data[i] != 0;
    CHECK_EQUAL(foreign, 0);
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_File_iread_at(file, 0, data, count, MPI_INT, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int i = 0; i < count; ++i) foreign += data[i] != 0;
    CHECK_EQUAL(foreign, 0);
  }
  MPI_Type_free(&spaced);
  MPI_File_close(&file);
  return finish_test();
}
