// Views at the present position of a file that is accessed in order: MPICH puts them where the next data begin, 2^59
// bytes further with each, and copied memory of the host for a place before its buffer when that had wrapped.
#include "hostile.h"

static const MPI_Offset farthest = (MPI_Offset)1 << 62;

static void write_file(void) {
  FILE* file = fopen("in-order", "w");
  for (int i = 0; i < 65536; ++i) fputc('x', file);
  fclose(file);
}

// One byte of data in 2^59.
static MPI_Datatype make_far(void) {
  const int size = 1 << 29, one = 1, first = 0;
  MPI_Datatype resized, type;
  MPI_Type_create_resized(MPI_BYTE, 0, 1 << 30, &resized);
  MPI_Type_create_subarray(1, &size, &one, &first, MPI_ORDER_C, resized, &type);
  MPI_Type_commit(&type);
  MPI_Type_free(&resized);
  return type;
}

static int view_at_current(MPI_File file, MPI_Datatype type) {
  return MPI_File_set_view(file, MPI_DISPLACEMENT_CURRENT, MPI_BYTE, type, "native", MPI_INFO_NULL);
}

static void check_displacement(MPI_File file) {
  MPI_Offset displacement = 0;
  MPI_Datatype element_type, file_type;
  char representation[MPI_MAX_DATAREP_STRING];
  if (MPI_File_get_view(file, &displacement, &element_type, &file_type, representation) == MPI_SUCCESS)
    CHECK(displacement >= 0 && displacement <= farthest);
}

static MPI_File open_in_order(void) {
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "in-order", MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  return file;
}

static void check_bytes(const char* bytes, int length) {
  for (int i = 0; i < length; ++i) CHECK(bytes[i] == 'x' || bytes[i] == 'A' || bytes[i] == 0);
}

// As programs do.
static void test_in_order(void) {
  MPI_File file = open_in_order();
  char bytes[10];
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(view_at_current(file, MPI_BYTE), MPI_SUCCESS);
  for (int i = 0; i < 3; ++i) {
    memset(bytes, 'A', sizeof bytes);
    CHECK_EQUAL(MPI_File_read_shared(file, bytes, sizeof bytes, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
    check_bytes(bytes, sizeof bytes);
    MPI_Barrier(MPI_COMM_WORLD);
    CHECK_EQUAL(view_at_current(file, MPI_BYTE), MPI_SUCCESS);
    check_displacement(file);
  }
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

static void test_far_views(MPI_Datatype far_apart) {
  MPI_File file = open_in_order();
  char bytes[128];
  memset(bytes, 'A', sizeof bytes);
  for (int i = 0; i < 40; ++i) {
    view_at_current(file, far_apart);
    check_displacement(file);
    MPI_File_read_shared(file, bytes, 1, MPI_BYTE, MPI_STATUS_IGNORE);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  view_at_current(file, MPI_BYTE);
  check_displacement(file);
  MPI_File_read_shared(file, bytes, sizeof bytes, MPI_BYTE, MPI_STATUS_IGNORE);
  MPI_File_read_ordered(file, bytes, sizeof bytes, MPI_BYTE, MPI_STATUS_IGNORE);
  check_bytes(bytes, sizeof bytes);
  MPI_File_close(&file);
}

static void test_far_reads(MPI_Datatype far_apart) {
  MPI_File file = open_in_order();
  char byte = 'A';
  CHECK_EQUAL(view_at_current(file, far_apart), MPI_SUCCESS);
  int last = MPI_SUCCESS;
  for (int i = 0; i < 40; ++i) last = MPI_File_read_shared(file, &byte, 1, MPI_BYTE, MPI_STATUS_IGNORE);
  CHECK(last != MPI_SUCCESS);
  check_bytes(&byte, 1);
  MPI_File_close(&file);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  if (my_rank == 0) write_file();
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Datatype far_apart = make_far();
  test_in_order();
  test_far_views(far_apart);
  test_far_reads(far_apart);
  MPI_Type_free(&far_apart);
  return finish_test();
}
