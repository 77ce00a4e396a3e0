// Two threads with a file each, and a third that looks for messages: Open MPI keeps what files have in flight in one
// list, and changed it in all of them at once.
#include "mpi-threads.h"

enum { files = 2, small = 1 << 14, large = 3 << 20, buffer_size = 1 << 16, seconds = 4 };

static MPI_Comm own[threads];
static MPI_Datatype spaced;
static double end_of_race;
static int threads_at_work = files;
static char written[files][large];
static char found[files][large];

static void fill(int number, int round, int size) {
  for (int i = 0; i < size; ++i) written[number][i] = (char)(i + i / 251 + 7 * round + number);
  memset(found[number], 0, size);
}

static void check_data(int number, int size) { CHECK_HERE(memcmp(found[number], written[number], size) == 0); }

static void check_count(MPI_Status* status, int size) {
  int count = -1;
  MPI_Get_count(status, MPI_BYTE, &count);
  CHECK_EQUAL_HERE(count, size);
}

// Split operations at the file's own pointer, and at the shared one.
static void split(MPI_File file, int number, int size) {
  char* out = written[number];
  char* in = found[number];
  MPI_Status status;
  CHECK_EQUAL_HERE(MPI_File_seek(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_write_all_begin(file, out, size, MPI_BYTE), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_write_all_end(file, out, &status), MPI_SUCCESS);
  check_count(&status, size);
  CHECK_EQUAL_HERE(MPI_File_seek(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_read_all_begin(file, in, size, MPI_BYTE), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_read_all_end(file, in, &status), MPI_SUCCESS);
  check_data(number, size);
  for (int i = 0; i < 20; ++i) {
    CHECK_EQUAL_HERE(MPI_File_read_at_all_begin(file, 0, in, small, MPI_BYTE), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_File_read_at_all_end(file, in, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
  CHECK_EQUAL_HERE(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_write_ordered_begin(file, out, size, MPI_BYTE), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_File_write_ordered_end(file, out, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

static void block(MPI_File file, int number) {
  MPI_Status status;
  CHECK_EQUAL_HERE(MPI_File_write_at_all(file, 0, written[number], large, MPI_BYTE, &status), MPI_SUCCESS);
  check_count(&status, large);
  CHECK_EQUAL_HERE(MPI_File_read_at_all(file, 0, found[number], large, MPI_BYTE, &status), MPI_SUCCESS);
  check_data(number, large);
}

static void use_file(int number) {
  char name[16];
  snprintf(name, sizeof name, "split-%d", number);
  MPI_Info hints;
  MPI_Info_create(&hints);
  char size[16];
  snprintf(size, sizeof size, "%d", buffer_size);
  MPI_Info_set(hints, "cb_buffer_size", size);
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  MPI_File file;
  CHECK_EQUAL_HERE(MPI_File_open(own[number], name, mode, hints, &file), MPI_SUCCESS);
  MPI_Info_free(&hints);
  for (int round = 0; round == 0 || MPI_Wtime() < end_of_race; ++round) {
    const bool is_large = round % 16 == 0;
    const MPI_Datatype type = round % 2 == 0 ? MPI_BYTE : spaced;
    CHECK_EQUAL_HERE(MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL), MPI_SUCCESS);
    fill(number, round, is_large ? large : small);
    split(file, number, is_large ? large : small);
    if (is_large) block(file, number);
  }
  CHECK_EQUAL_HERE(MPI_File_close(&file), MPI_SUCCESS);
}

static void* work(void* argument) {
  const int number = (int)(intptr_t)argument;
  if (number < files) {
    use_file(number);
    __atomic_sub_fetch(&threads_at_work, 1, __ATOMIC_SEQ_CST);
    return NULL;
  }
  while (number == files && __atomic_load_n(&threads_at_work, __ATOMIC_SEQ_CST) > 0) {
    int is_there = -1;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, own[number], &is_there, MPI_STATUS_IGNORE);
    if (is_there != 0) CHECK_EQUAL_HERE(is_there, 0);
  }
  return NULL;
}

int main(int argc, char** argv) {
  const bool multiple = start_with_threads(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  if (!multiple) return finish_test();
  for (int i = 0; i < threads; ++i) MPI_Comm_dup(MPI_COMM_SELF, &own[i]);
  MPI_Type_vector(64, 1, 2, MPI_BYTE, &spaced);
  MPI_Type_commit(&spaced);
  end_of_race = MPI_Wtime() + seconds;
  in_threads(work);
  MPI_Type_free(&spaced);
  for (int i = 0; i < threads; ++i) MPI_Comm_free(&own[i]);
  return finish_test();
}
