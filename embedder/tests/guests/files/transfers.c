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

static void check_values(int seed) {
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += values[i] != seed * 100000 + my_rank * length + i;
  CHECK_EQUAL(wrong, 0);
}

static void check_status(const MPI_Status* status, int way) {
  Count count = -1;
  MPI_Get_count(status, MPI_INT, &count);
  if (!CHECK_EQUAL(count, length)) fprintf(stderr, "in way %d\n", way);
}

static int wait_for(int code, MPI_Request* request, MPI_Status* status) {
  return code == MPI_SUCCESS ? MPI_Wait(request, status) : code;
}

// read_in_way and write_in_way: the same ten ways, each with all values.
#define DATA values, length, MPI_INT
#define TRANSFER(verb)                                                                                               \
  static int verb##_in_way(int way, MPI_Status* status) {                                                            \
    MPI_Request request = MPI_REQUEST_NULL;                                                                          \
    const MPI_Offset at = own_stretch();                                                                             \
    MPI_File_seek(file, at, MPI_SEEK_SET);                                                                           \
    switch (way) {                                                                                                   \
      case 0:                                                                                                        \
        return MPI_File_##verb##_at(file, at, DATA, status);                                                         \
      case 1:                                                                                                        \
        return MPI_File_##verb##_at_all(file, at, DATA, status);                                                     \
      case 2:                                                                                                        \
        return wait_for(MPI_File_i##verb##_at(file, at, DATA, &request), &request, status);                          \
      case 3:                                                                                                        \
        return wait_for(MPI_File_i##verb##_at_all(file, at, DATA, &request), &request, status);                      \
      case 4:                                                                                                        \
        return MPI_File_##verb##_at_all_begin(file, at, DATA) || MPI_File_##verb##_at_all_end(file, values, status); \
      case 5:                                                                                                        \
        return MPI_File_##verb(file, DATA, status);                                                                  \
      case 6:                                                                                                        \
        return MPI_File_##verb##_all(file, DATA, status);                                                            \
      case 7:                                                                                                        \
        return wait_for(MPI_File_i##verb(file, DATA, &request), &request, status);                                   \
      case 8:                                                                                                        \
        return wait_for(MPI_File_i##verb##_all(file, DATA, &request), &request, status);                             \
      default:                                                                                                       \
        return MPI_File_##verb##_all_begin(file, DATA) || MPI_File_##verb##_all_end(file, values, status);           \
    }                                                                                                                \
  }
TRANSFER(read)
TRANSFER(write)

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
    MPI_Status status;
    CHECK_EQUAL(write_in_way(way, &status), MPI_SUCCESS);
    check_status(&status, way);
    forget();
    CHECK_EQUAL(read_in_way(9 - way, &status), MPI_SUCCESS);
    check_status(&status, 9 - way);
    check_values(way);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  check_strided_memory();
  MPI_Barrier(MPI_COMM_WORLD);
  check_end_of_file();
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return finish_test();
}
