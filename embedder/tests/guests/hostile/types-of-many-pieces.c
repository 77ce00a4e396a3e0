// Filetypes that few numbers describe and that libraries write out as many pieces: their lists have an end.
#include "hostile.h"

enum { types = 20 };

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File file;
  MPI_File_open(MPI_COMM_SELF, "many-pieces", MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                &file);

  // Of one run of 2^58 bytes.
  MPI_Datatype row, rows;
  MPI_Type_contiguous(1 << 30, MPI_BYTE, &row);
  MPI_Type_contiguous(1 << 28, row, &rows);
  MPI_Type_commit(&rows);
  int found = class_of(MPI_File_set_view(file, 0, rows, rows, "native", MPI_INFO_NULL));
  CHECK_EQUAL(found, MPI_ERR_NO_MEM);
  MPI_Type_free(&rows);
  MPI_Type_free(&row);

  // Many of 2^22 runs.
  MPI_Datatype sparse[types];
  int made = 0, seen = 0;
  for (; made < types && seen != MPI_ERR_NO_MEM; ++made) {
    MPI_Type_vector(1 << 22, 1, 2, MPI_BYTE, &sparse[made]);
    MPI_Type_commit(&sparse[made]);
    seen = class_of(MPI_File_set_view(file, 0, MPI_BYTE, sparse[made], "native", MPI_INFO_NULL));
    CHECK(seen == MPI_SUCCESS || seen == MPI_ERR_NO_MEM);
  }
  CHECK_EQUAL(seen, MPI_ERR_NO_MEM);
  while (made > 0) MPI_Type_free(&sparse[--made]);

  // What others took can be had again.
  MPI_Datatype pair;
  MPI_Type_vector(2, 1, 2, MPI_BYTE, &pair);
  MPI_Type_commit(&pair);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, pair, "native", MPI_INFO_NULL), MPI_SUCCESS);
  MPI_Type_free(&pair);
  MPI_File_close(&file);
  return finish_test();
}
