// Forms of data in a file: external32 is big-endian everywhere; forms of the program's own are native or refused.
#include "guest_test.h"

static int read_conversion(void* user, MPI_Datatype type, Count count, void* in_file, MPI_Offset position,
                           void* state) {
  (void)user, (void)type, (void)count, (void)in_file, (void)position, (void)state;
  return MPI_SUCCESS;
}

static int extent_in_file(MPI_Datatype type, MPI_Aint* extent, void* state) {
  (void)type, (void)state;
  *extent = 4;
  return MPI_SUCCESS;
}

static void check_own_representations(MPI_File file) {
  CHECK_EQUAL(MPI_Register_datarep("as it is", NULL, NULL, extent_in_file, NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Register_datarep("converted", read_conversion, read_conversion, extent_in_file, NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Register_datarep("as it is", NULL, NULL, extent_in_file, NULL), MPI_ERR_DUP_DATAREP);
  CHECK_EQUAL(MPI_Register_datarep("native", NULL, NULL, extent_in_file, NULL), MPI_ERR_DUP_DATAREP);
  CHECK_EQUAL(MPI_Register_datarep("", NULL, NULL, extent_in_file, NULL), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Register_datarep("without extents", NULL, NULL, NULL, NULL), MPI_ERR_ARG);

  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "converted", MPI_INFO_NULL), MPI_ERR_UNSUPPORTED_DATAREP);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "as it is", MPI_INFO_NULL), MPI_SUCCESS);
  const int value = 100 + my_rank;
  int back = 0;
  CHECK_EQUAL(MPI_File_write_at(file, my_rank, &value, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_at(file, my_rank, &back, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(back, value);
  MPI_Offset place = -1;
  MPI_Datatype type = MPI_DATATYPE_NULL, file_type = MPI_DATATYPE_NULL;
  char name[MPI_MAX_DATAREP_STRING];
  CHECK_EQUAL(MPI_File_get_view(file, &place, &type, &file_type, name), MPI_SUCCESS);
  CHECK_TEXT(name, "as it is");
}

// They are never removed, and the host keeps their names.
static void check_number(void) {
  enum { most = 4096 };
  int made = 2;
  int code = MPI_SUCCESS;
  while (made <= most && code == MPI_SUCCESS) {
    char name[32];
    snprintf(name, sizeof name, "number %d", made);
    code = MPI_Register_datarep(name, NULL, NULL, extent_in_file, NULL);
    made += code == MPI_SUCCESS;
  }
  CHECK_EQUAL(made, most);
  CHECK_EQUAL(code, MPI_ERR_NO_MEM);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "portable", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  const int code = MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "external32", MPI_INFO_NULL);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_UNSUPPORTED_DATAREP);
  if (code == MPI_SUCCESS) {
    const int value = 0x01020304;
    CHECK_EQUAL(MPI_File_write_at(file, my_rank, &value, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
    int back = 0;
    CHECK_EQUAL(MPI_File_read_at(file, my_rank, &back, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL(back, value);
  }
  CHECK(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "unheard of", MPI_INFO_NULL) != MPI_SUCCESS);
  check_own_representations(file);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  check_number();
  return finish_test();
}
