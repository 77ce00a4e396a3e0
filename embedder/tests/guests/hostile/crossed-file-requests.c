// Nonblocking collective operations on a file whose requests are tested in different orders. ROMIO matched the
// exchanges of one with those of another, and went by offsets that were never set.
#include "hostile.h"

enum { few = 1, many = 1000, polls = 50, megabyte = 1 << 20 };

static int written[2 * many], first[many], second[many];

static void test(MPI_Request* request) {
  int done = 0;
  if (*request != MPI_REQUEST_NULL) MPI_Test(request, &done, MPI_STATUS_IGNORE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "romio_cb_read", "enable");
  MPI_Info_set(hints, "romio_cb_write", "enable");
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "crossed", MPI_MODE_RDWR | MPI_MODE_CREATE, hints, &file), MPI_SUCCESS);
  MPI_Datatype with_gaps;
  MPI_Type_create_resized(MPI_INT, 0, 8, &with_gaps);
  MPI_Type_commit(&with_gaps);
  const MPI_Offset start = (MPI_Offset)my_rank * 64 * megabyte;
  MPI_File_set_view(file, start, MPI_INT, with_gaps, "native", MPI_INFO_NULL);
  for (int i = 0; i < 2 * many; ++i) written[i] = 10 * i + my_rank;
  MPI_Request requests[2];
  for (int round = 0; round < 20; ++round) {
    const int writes = round % 2 == 0;
    if (writes) {
      CHECK_EQUAL(MPI_File_iwrite_at_all(file, 0, written, many, MPI_INT, &requests[0]), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_iwrite_at_all(file, many, written + many, few, MPI_INT, &requests[1]), MPI_SUCCESS);
    } else {
      CHECK_EQUAL(MPI_File_iread_at_all(file, 0, first, many, MPI_INT, &requests[0]), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_iread_at_all(file, many, second, few, MPI_INT, &requests[1]), MPI_SUCCESS);
    }
    for (int i = 0; i < polls; ++i) test(&requests[my_rank == 0 ? 1 : 0]);
    for (int i = 0; i < polls; ++i) test(&requests[my_rank == 0 ? 0 : 1]);
    CHECK_EQUAL(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    if (writes) continue;
    CHECK_EQUAL(memcmp(first, written, sizeof first), 0);
    CHECK_EQUAL(second[0], written[many]);
  }
  MPI_Type_free(&with_gaps);
  MPI_Info_free(&hints);
  MPI_File_close(&file);
  return finish_test();
}
