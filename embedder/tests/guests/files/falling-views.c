// Views whose displacements fall, overlap where the file may be written, or are negative (MPI-5.0, 14.1.1 and 14.3.1),
// which only the typemap itself shows.
#include "guest_test.h"

static MPI_File file;

static int view(const Count lengths[3], const Place displacements[3], bool as_element) {
  MPI_Datatype type;
  MPI_Type_create_hindexed(3, lengths, displacements, MPI_INT, &type);
  MPI_Type_commit(&type);
  const int code = MPI_File_set_view(file, 0, as_element ? type : MPI_INT, type, "native", MPI_INFO_NULL);
  MPI_Type_free(&type);
  return code;
}

// Data that overlap may be read, but Open MPI has no such views, and ROMIO reads beyond its buffers.
static bool is_right(int code, bool written) {
  return code == MPI_ERR_IO || (!written && (code == MPI_SUCCESS || code == MPI_ERR_TYPE));
}

static void check_views(bool written) {
  for (int as_element = 0; as_element < 2; ++as_element) {
    CHECK_EQUAL(view((Count[]){1, 1, 1}, (Place[]){800, 400, 0}, as_element), MPI_ERR_IO);
    CHECK_EQUAL(view((Count[]){1, 1, 1}, (Place[]){0, 8, 4}, as_element), MPI_ERR_IO);
    CHECK_EQUAL(view((Count[]){1, 1, 1}, (Place[]){-4, 4, 8}, as_element), MPI_ERR_IO);
    CHECK(is_right(view((Count[]){2, 2, 2}, (Place[]){0, 4, 8}, as_element), written));
    CHECK(is_right(view((Count[]){1, 1, 1}, (Place[]){0, 0, 0}, as_element), written));
    CHECK_EQUAL(view((Count[]){2, 1, 1}, (Place[]){0, 8, 16}, as_element), MPI_SUCCESS);
  }
  int values[8];
  CHECK_EQUAL(MPI_File_read_all(file, values, 8, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "views", mode, MPI_INFO_NULL, &file)) return finish_test();
  check_views(true);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "views", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_SUCCESS);
  check_views(false);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
