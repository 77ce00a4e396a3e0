// Every way to read and write at explicit offsets and at the own file pointer. Each process has its own stretch of the
// file; what one way writes, every way reads.
#include "guest_test.h"

enum { length = 1000 };

static MPI_File file;
static int values[length];

static MPI_Offset own_stretch(void) { return (MPI_Offset)my_rank * length * (MPI_Offset)sizeof(int); }

static void fill(int seed) {
  for (int i = 0; i < length; ++i) values[i] = seed * 100000 + my_rank * length + i;
}

static void forget(void) { memset(values, 0xff, sizeof values); }

static void check_values(int seed, const char* how) {
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += values[i] != seed * 100000 + my_rank * length + i;
  check_equal(wrong, 0, how, __FILE__, __LINE__);
}

static void check_status(MPI_Status* status, const char* how) {
  Count count = -1;
  MPI_Get_count(status, MPI_INT, &count);
  check_equal(count, length, how, __FILE__, __LINE__);
}

static void to_start(void) { CHECK_EQUAL(MPI_File_seek(file, own_stretch(), MPI_SEEK_SET), MPI_SUCCESS); }

static void write_in_way(int way) {
  MPI_Status status;
  MPI_Request request = MPI_REQUEST_NULL;
  const MPI_Offset at = own_stretch();
  to_start();
  switch (way) {
    case 0:
      CHECK_EQUAL(MPI_File_write_at(file, at, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "write_at");
    case 1:
      CHECK_EQUAL(MPI_File_write_at_all(file, at, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "write_at_all");
    case 2:
      CHECK_EQUAL(MPI_File_iwrite_at(file, at, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iwrite_at");
    case 3:
      CHECK_EQUAL(MPI_File_iwrite_at_all(file, at, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iwrite_at_all");
    case 4:
      CHECK_EQUAL(MPI_File_write_at_all_begin(file, at, values, length, MPI_INT), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_write_at_all_end(file, values, &status), MPI_SUCCESS);
      return check_status(&status, "write_at_all_end");
    case 5:
      CHECK_EQUAL(MPI_File_write(file, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "write");
    case 6:
      CHECK_EQUAL(MPI_File_write_all(file, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "write_all");
    case 7:
      CHECK_EQUAL(MPI_File_iwrite(file, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iwrite");
    case 8:
      CHECK_EQUAL(MPI_File_iwrite_all(file, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iwrite_all");
    default:
      CHECK_EQUAL(MPI_File_write_all_begin(file, values, length, MPI_INT), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_write_all_end(file, values, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
}

static void read_in_way(int way) {
  MPI_Status status;
  MPI_Request request = MPI_REQUEST_NULL;
  const MPI_Offset at = own_stretch();
  to_start();
  switch (way) {
    case 0:
      CHECK_EQUAL(MPI_File_read_at(file, at, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "read_at");
    case 1:
      CHECK_EQUAL(MPI_File_read_at_all(file, at, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "read_at_all");
    case 2:
      CHECK_EQUAL(MPI_File_iread_at(file, at, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iread_at");
    case 3:
      CHECK_EQUAL(MPI_File_iread_at_all(file, at, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iread_at_all");
    case 4:
      CHECK_EQUAL(MPI_File_read_at_all_begin(file, at, values, length, MPI_INT), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_read_at_all_end(file, values, &status), MPI_SUCCESS);
      return check_status(&status, "read_at_all_end");
    case 5:
      CHECK_EQUAL(MPI_File_read(file, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "read");
    case 6:
      CHECK_EQUAL(MPI_File_read_all(file, values, length, MPI_INT, &status), MPI_SUCCESS);
      return check_status(&status, "read_all");
    case 7:
      CHECK_EQUAL(MPI_File_iread(file, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iread");
    case 8:
      CHECK_EQUAL(MPI_File_iread_all(file, values, length, MPI_INT, &request), MPI_SUCCESS);
      CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
      return check_status(&status, "iread_all");
    default:
      CHECK_EQUAL(MPI_File_read_all_begin(file, values, length, MPI_INT), MPI_SUCCESS);
      CHECK_EQUAL(MPI_File_read_all_end(file, values, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
}

// Every second element in memory, so that the library must gather and scatter.
static void check_strided_memory(void) {
  MPI_Datatype every_second;
  MPI_Type_vector(length / 2, 1, 2, MPI_INT, &every_second);
  MPI_Type_commit(&every_second);
  fill(90);
  MPI_Status status;
  CHECK_EQUAL(MPI_File_write_at(file, own_stretch(), values, 1, every_second, &status), MPI_SUCCESS);
  forget();
  CHECK_EQUAL(MPI_File_read_at(file, own_stretch(), values, length / 2, MPI_INT, &status), MPI_SUCCESS);
  int wrong = 0;
  for (int i = 0; i < length / 2; ++i) wrong += values[i] != 90 * 100000 + my_rank * length + 2 * i;
  CHECK_EQUAL(wrong, 0);
  MPI_Type_free(&every_second);
}

static void check_end_of_file(void) {
  MPI_Offset size = 0;
  MPI_File_get_size(file, &size);
  int here[4] = {7, 7, 7, 7};
  MPI_Status status;
  CHECK_EQUAL(MPI_File_read_at(file, size - (MPI_Offset)sizeof(int), here, 4, MPI_INT, &status), MPI_SUCCESS);
  Count count = -1;
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, 1);
  CHECK_EQUAL(here[1], 7);
  CHECK_EQUAL(MPI_File_read_at(file, size + 100, here, 4, MPI_INT, &status), MPI_SUCCESS);
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, 0);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "stretches", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  for (int way = 0; way < 10; ++way) {
    fill(way);
    write_in_way(way);
    forget();
    read_in_way(9 - way);
    check_values(way, "values that came back");
    MPI_Barrier(MPI_COMM_WORLD);
  }
  check_strided_memory();
  MPI_Barrier(MPI_COMM_WORLD);
  check_end_of_file();
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
