// A program that keeps files open, and can be stopped and continued at each of its calls: views of subarrays, whose
// types are freed, individual and shared file pointers, appending, atomic mode, requests, split collective operations.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ROUNDS = 3, ROWS = 6, COLUMNS = 4 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }
static void add_text(const char* text, int length) {
  for (int i = 0; i < length; ++i) add((unsigned char)text[i]);
}

static int rank, size;
static MPI_File grid, log_file, appended, own;

static MPI_File open_in(MPI_Comm comm, const char* folder, const char* name, int mode) {
  char path[256];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  MPI_File file;
  const int code = MPI_File_open(comm, path, mode, MPI_INFO_NULL, &file);
  if (code != MPI_SUCCESS) MPI_Abort(MPI_COMM_WORLD, 7);
  return file;
}

// Each process has some columns of a matrix.
static void set_columns(void) {
  const int whole[2] = {ROWS, COLUMNS * size}, part[2] = {ROWS, COLUMNS}, begin[2] = {0, COLUMNS * rank};
  MPI_Datatype columns, copy;
  MPI_Type_create_subarray(2, whole, part, begin, MPI_ORDER_C, MPI_CHAR, &columns);
  MPI_Type_dup(columns, &copy);
  MPI_Type_commit(&copy);
  MPI_File_set_view(grid, 0, MPI_CHAR, copy, "native", MPI_INFO_NULL);
  MPI_Type_free(&columns);
  MPI_Type_free(&copy);
}

static void write_grid(int round) {
  char cells[ROWS * COLUMNS], seen[ROWS * COLUMNS] = "";
  memset(cells, 'a' + rank + round * 3, sizeof cells);
  MPI_File_seek(grid, 0, MPI_SEEK_SET);
  MPI_File_write_all(grid, cells, sizeof cells / 2, MPI_CHAR, MPI_STATUS_IGNORE);
  MPI_Request request;
  MPI_Status status;
  MPI_File_iwrite(grid, cells, sizeof cells / 2, MPI_CHAR, &request);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Wait(&request, &status);
  int count = 0;
  MPI_Get_count(&status, MPI_CHAR, &count);
  add((uint64_t)count);
  MPI_File_read_at_all_begin(grid, 0, seen, sizeof seen, MPI_CHAR);
  MPI_File_read_at_all_end(grid, seen, &status);
  MPI_Get_count(&status, MPI_CHAR, &count);
  add((uint64_t)count);
  add_text(seen, sizeof seen);
  MPI_Offset position = 0;
  MPI_File_get_position(grid, &position);
  add((uint64_t)position);
}

static void write_log(int round) {
  char line[16];
  snprintf(line, sizeof line, "%d of %d\n", rank, round);
  MPI_File_write_ordered(log_file, line, (int)strlen(line), MPI_CHAR, MPI_STATUS_IGNORE);
  if (rank == 1) MPI_File_write_shared(log_file, "one\n", 4, MPI_CHAR, MPI_STATUS_IGNORE);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Offset position = 0;
  MPI_File_get_position_shared(log_file, &position);
  add((uint64_t)position);
}

static void append(int round) {
  char letter = (char)('A' + rank + round * 3);
  for (int i = 0; i < size; ++i) {
    if (i == rank) {
      MPI_File_seek(appended, 0, MPI_SEEK_END);
      MPI_File_write(appended, &letter, 1, MPI_CHAR, MPI_STATUS_IGNORE);
    }
    MPI_File_sync(appended);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_File_sync(appended);
  }
  MPI_Offset length = 0;
  MPI_File_get_size(appended, &length);
  add((uint64_t)length);
}

static void write_own(int round) {
  char line[32];
  snprintf(line, sizeof line, "rank %d round %d\n", rank, round);
  MPI_File_write(own, line, (int)strlen(line), MPI_CHAR, MPI_STATUS_IGNORE);
  int atomic = 0, mode = 0;
  MPI_File_get_atomicity(own, &atomic);
  MPI_File_get_amode(own, &mode);
  add((uint64_t)atomic);
  add((uint64_t)mode);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const char* folder = argv[1];
  const int create = MPI_MODE_CREATE | MPI_MODE_RDWR;
  grid = open_in(MPI_COMM_WORLD, folder, "grid", create | MPI_MODE_EXCL);
  log_file = open_in(MPI_COMM_WORLD, folder, "log", create);
  appended = open_in(MPI_COMM_WORLD, folder, "appended", create | MPI_MODE_APPEND);
  char name[16];
  snprintf(name, sizeof name, "own-%d", rank);
  own = open_in(MPI_COMM_SELF, folder, name, create | (rank == 0 ? MPI_MODE_DELETE_ON_CLOSE : 0));
  MPI_File_set_atomicity(own, 1);
  set_columns();
  for (int round = 0; round < ROUNDS; ++round) {
    write_grid(round);
    write_log(round);
    append(round);
    write_own(round);
  }
  MPI_Datatype element, columns;
  MPI_Offset displacement = -1;
  char representation[MPI_MAX_DATAREP_STRING];
  MPI_File_get_view(grid, &displacement, &element, &columns, representation);
  int integers = 0, addresses = 0, types = 0, combiner = 0;
  MPI_Type_get_envelope(columns, &integers, &addresses, &types, &combiner);
  add((uint64_t)displacement);
  add((uint64_t)(combiner == MPI_COMBINER_DUP));
  MPI_Type_free(&columns);
  MPI_File_close(&own);
  MPI_File_close(&appended);
  MPI_File_close(&log_file);
  MPI_File_close(&grid);
  uint64_t all = 0;
  MPI_Reduce(&hash, &all, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("result %016llx\n", (unsigned long long)all);
  MPI_Finalize();
  return 0;
}
