// Errors on a file go to its own handler, which it inherits from MPI_FILE_NULL; errors of opening go to that one.
#include "guest_test.h"

static int calls;
static MPI_File last_file;
static int last_code;

static void remember(MPI_File* file, int* code, ...) {
  ++calls;
  last_file = *file;
  last_code = *code;
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);  // errors on communicators would end the job
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "handled", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
  CHECK_EQUAL(MPI_File_get_errhandler(file, &handler), MPI_SUCCESS);
  CHECK(handler == MPI_ERRORS_RETURN);
  int value = 0;
  CHECK_EQUAL(MPI_File_read_at(file, -1, &value, 1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_write(file, &value, -1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_COUNT);

  MPI_Errhandler own;
  CHECK_EQUAL(MPI_File_create_errhandler(remember, &own), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_errhandler(file, own), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write(file, &value, -1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_COUNT);
  CHECK_EQUAL(calls, 1);
  CHECK(last_file == file);
  CHECK_EQUAL(last_code, MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_File_call_errhandler(file, MPI_ERR_IO), MPI_SUCCESS);
  CHECK_EQUAL(calls, 2);
  CHECK_EQUAL(last_code, MPI_ERR_IO);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);

  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "missing", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_ERR_NO_SUCH_FILE);
  CHECK_EQUAL(calls, 2);
  CHECK_EQUAL(MPI_File_set_errhandler(MPI_FILE_NULL, own), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "missing", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_ERR_NO_SUCH_FILE);
  CHECK_EQUAL(calls, 3);
  CHECK(last_file == MPI_FILE_NULL);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "handled", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_errhandler(file, &handler), MPI_SUCCESS);
  CHECK(handler != MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&handler);
  MPI_Errhandler_free(&own);  // the file keeps it
  CHECK_EQUAL(MPI_File_write(file, &value, -1, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_COUNT);
  CHECK_EQUAL(calls, 4);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN), MPI_SUCCESS);
  return finish_test();
}
