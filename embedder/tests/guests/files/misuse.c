// Wrong use of files: closed ones, split operations out of order, access against the mode, buffers outside memory.
#include "guest_test.h"

static MPI_File file;
static int values[4];

static void check_split_operations(void) {
  int other[4];
  MPI_Status status;
  CHECK_EQUAL(MPI_File_read_all_end(file, values, &status), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_write_at_all_begin(file, 0, values, 4, MPI_INT), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all_begin(file, 0, values, 4, MPI_INT), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_read_all_begin(file, values, 4, MPI_INT), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_write_all_end(file, values, &status), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_write_at_all_end(file, other, &status), MPI_ERR_BUFFER);
  // Other processes would take part in these, while the library works on the first one.
  CHECK_EQUAL(MPI_File_read_all(file, other, 4, MPI_INT, &status), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_write_ordered(file, values, 4, MPI_INT, &status), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_set_size(file, 0), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_sync(file), MPI_ERR_OTHER);
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_iwrite_all(file, values, 4, MPI_INT, &request), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_read_at(file, 0, other, 0, MPI_INT, &status), MPI_SUCCESS);
  MPI_File still_open = file;
  CHECK_EQUAL(MPI_File_close(&still_open), MPI_ERR_OTHER);
  CHECK_EQUAL(MPI_File_write_at_all_end(file, values, &status), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all_end(file, values, &status), MPI_ERR_OTHER);
}

static void check_memory(void) {
  int* const beyond = (int*)((uintptr_t)__builtin_wasm_memory_size(0) << 16) - 1;
  MPI_Request request = MPI_REQUEST_NULL;
  CHECK_EQUAL(MPI_File_read_at(file, 0, beyond, 2, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_File_write_all(file, beyond, 2, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_File_iread(file, beyond, 2, MPI_INT, &request), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_File_read_ordered_begin(file, beyond, 2, MPI_INT), MPI_ERR_BUFFER);
  CHECK_EQUAL(MPI_File_read(file, values, 4, MPI_DATATYPE_NULL, MPI_STATUS_IGNORE), MPI_ERR_TYPE);
  CHECK_EQUAL(MPI_File_seek(file, 0, 77), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_File_set_size(file, -1), MPI_ERR_ARG);
}

static void check_modes(void) {
  MPI_File limited;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "misused", MPI_MODE_RDONLY, MPI_INFO_NULL, &limited), MPI_SUCCESS);
  const int written = MPI_File_write_at(limited, 0, values, 1, MPI_INT, MPI_STATUS_IGNORE);
  CHECK(written == MPI_ERR_READ_ONLY || written == MPI_ERR_ACCESS);
  CHECK_EQUAL(MPI_File_close(&limited), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "misused", MPI_MODE_WRONLY, MPI_INFO_NULL, &limited), MPI_SUCCESS);
  CHECK(MPI_File_read_at(limited, 0, values, 1, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&limited), MPI_SUCCESS);
}

static void check_dead_handles(void) {
  MPI_File closed = file;
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  const MPI_File dead[] = {closed, MPI_FILE_NULL, (MPI_File)MPI_COMM_WORLD, (MPI_File)(intptr_t)0x7777, NULL};
  for (int i = 0; i < LENGTH(dead); ++i) {
    MPI_Offset size = 0;
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_File again = dead[i];
    CHECK_EQUAL(MPI_File_get_size(dead[i], &size), MPI_ERR_FILE);
    CHECK_EQUAL(MPI_File_write(dead[i], values, 4, MPI_INT, MPI_STATUS_IGNORE), MPI_ERR_FILE);
    CHECK_EQUAL(MPI_File_iwrite_shared(dead[i], values, 4, MPI_INT, &request), MPI_ERR_FILE);
    CHECK_EQUAL(MPI_File_set_view(dead[i], 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_FILE);
    CHECK_EQUAL(MPI_File_close(&again), MPI_ERR_FILE);
  }
}

static void check_communicators(void) {
  CHECK_EQUAL(MPI_File_open(MPI_COMM_NULL, "misused", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_ERR_COMM);
  MPI_Comm between;
  MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1 - my_rank, 1, &between);
  CHECK_EQUAL(MPI_File_open(between, "misused", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_ERR_COMM);
  MPI_Comm_free(&between);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "misused", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  check_split_operations();
  check_memory();
  check_modes();
  check_dead_handles();
  check_communicators();
  return finish_test();
}
