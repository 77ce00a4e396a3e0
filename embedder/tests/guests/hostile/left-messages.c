// Messages that have not been received when their communicators end. MPICH 4.0 gave them to the next communicator with
// the same number, that of a file: a collective write took them for the places where another process writes, and stored
// data 1 GiB away from its buffer.
#include "hostile.h"

enum { many = 40, length = 64, apart = 1 << 30 };

static char data[2 * length];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info hints;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "romio_cb_write", "enable");
  MPI_Info_set(hints, "cb_buffer_size", "67108864");
  // The first file alone exchanges what the system's hints are.
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
  MPI_File first, file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "first", mode, hints, &first), MPI_SUCCESS);

  MPI_Comm left[many], due;
  for (int i = 0; i < many; ++i) MPI_Comm_dup(MPI_COMM_WORLD, &left[i]);
  // Two offsets and two lengths, which do not follow each other.
  const int64_t forged[] = {apart, 0, 1, length};
  for (int i = 0; i < many && my_rank == 1; ++i) MPI_Send(forged, sizeof forged, MPI_BYTE, 0, 1, left[i]);
  MPI_Barrier(MPI_COMM_WORLD);
  for (int i = 0; i < many; ++i) MPI_Comm_free(&left[i]);
  // Here processes compare what they have freed.
  MPI_Comm_dup(MPI_COMM_WORLD, &due);

  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "second", mode, hints, &file), MPI_SUCCESS);
  MPI_Datatype view;
  MPI_Type_vector(2, 8, 16, MPI_BYTE, &view);
  MPI_Type_commit(&view);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, view, "native", MPI_INFO_NULL), MPI_SUCCESS);
  memset(data, 'a' + my_rank, sizeof data);
  CHECK_EQUAL(MPI_File_write_at_all(file, my_rank * 16, data, 16, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  memset(data, 0, sizeof data);
  CHECK_EQUAL(MPI_File_read_at_all(file, my_rank * 16, data, 16, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < 16; ++i) CHECK_EQUAL(data[i], 'a' + my_rank);
  MPI_Type_free(&view);
  MPI_File_close(&file);
  MPI_File_close(&first);
  MPI_Comm_free(&due);
  MPI_Info_free(&hints);
  return finish_test();
}
