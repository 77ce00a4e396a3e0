// Views that MPI forbids (MPI-5.0, 14.1.1 and 14.3), or that no library survives: refused before the library sees them,
// and the file goes on with the view that it had.
#include "guest_test.h"

static MPI_File file;
static int values[256];

static MPI_Datatype indexed(int count, const Count lengths[], const Place displacements[]) {
  MPI_Datatype type;
  MPI_Type_create_hindexed(count, lengths, displacements, MPI_INT, &type);
  MPI_Type_commit(&type);
  return type;
}

static MPI_Datatype resized(MPI_Datatype old, Place lower_bound, Place extent) {
  MPI_Datatype type;
  MPI_Type_create_resized(old, lower_bound, extent, &type);
  MPI_Type_commit(&type);
  return type;
}

static int view(MPI_Offset displacement, MPI_Datatype element, MPI_Datatype type) {
  return MPI_File_set_view(file, displacement, element, type, "native", MPI_INFO_NULL);
}

// The view that was there before still works.
static void check_file(void) {
  int read = -1;
  const int written = 4711;
  CHECK_EQUAL(MPI_File_write_at_all(file, my_rank, &written, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_at_all(file, my_rank, &read, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(read, written);
}

static void check_refused(MPI_Datatype type, int error) {
  CHECK_EQUAL(view(0, MPI_INT, type), error);
  CHECK_EQUAL(view(0, type, type), error);
  check_file();
  MPI_Type_free(&type);
}

static void check_types(void) {
  check_refused(resized(MPI_INT, 0, 0), MPI_ERR_TYPE);
  check_refused(resized(MPI_INT, 0, -64), MPI_ERR_TYPE);
  check_refused(indexed(3, (Count[]){1, 1, 1}, (Place[]){-800, 400, 800}), MPI_ERR_IO);
  MPI_Datatype odd;
  MPI_Type_contiguous(3, MPI_CHAR, &odd);
  MPI_Type_commit(&odd);
  CHECK_EQUAL(view(0, MPI_INT, odd), MPI_ERR_TYPE);
  MPI_Type_free(&odd);
  check_file();
}

static void check_displacements(void) {
  const MPI_Offset far[] = {(MPI_Offset)1 << 62, INT64_MAX - 3, INT64_MAX};
  for (int i = 0; i < LENGTH(far); ++i) CHECK_EQUAL(view(far[i], MPI_INT, MPI_INT), MPI_ERR_TYPE);
  CHECK_EQUAL(view(MPI_DISPLACEMENT_CURRENT, MPI_INT, MPI_INT), MPI_ERR_ARG);
  check_file();
}

// One filetype may be used whose extent is less than what it spans, but there is no second one behind it.
static void check_overlapping_copies(void) {
  MPI_Datatype four;
  MPI_Type_contiguous(4, MPI_INT, &four);
  MPI_Datatype type = resized(four, 0, sizeof(int));
  CHECK_EQUAL(view(0, MPI_INT, type), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all(file, 0, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all(file, 1, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_File_write_all(file, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_all(file, values, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_TYPE);
  CHECK_EQUAL(view(0, MPI_INT, MPI_INT), MPI_SUCCESS);
  MPI_Type_free(&type);
  MPI_Type_free(&four);
}

// A filetype without data is how a process takes no part.
static void check_empty(void) {
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Type_commit(&empty);
  CHECK_EQUAL(view(0, empty, empty), MPI_ERR_TYPE);
  CHECK_EQUAL(view(0, MPI_INT, my_rank == 0 ? empty : MPI_INT), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_all(file, values, my_rank == 0 ? 0 : 4, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(view(0, MPI_INT, MPI_INT), MPI_SUCCESS);
  check_file();
  MPI_Type_free(&empty);
}

// A view that the library itself refuses leaves a file of MPICH without any: no access before there is another one.
static void check_refused_by_library(void) {
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "no such format", MPI_INFO_NULL),
              MPI_ERR_UNSUPPORTED_DATAREP);
  CHECK_EQUAL(MPI_File_write(file, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_IO);
  CHECK_EQUAL(MPI_File_read_at_all(file, 0, values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_IO);
  CHECK_EQUAL(MPI_File_seek(file, 0, MPI_SEEK_SET), MPI_ERR_IO);
  CHECK_EQUAL(view(0, MPI_INT, MPI_INT), MPI_SUCCESS);
  check_file();
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "viewed", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file)) {
    return finish_test();
  }
  CHECK_EQUAL(view(0, MPI_INT, MPI_INT), MPI_SUCCESS);
  check_types();
  check_displacements();
  check_overlapping_copies();
  check_empty();
  check_refused_by_library();
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
