// What libraries do wrong with legal arguments, and mpiwasm makes right: displacements on one process, statuses of
// operations without messages, statuses of the program's own making, the portable form of pairs, splitting by nothing,
// types of a communicator with neighbours, messages that come where types without data are wanted, data with gaps that
// replace each other.
#include "hostile.h"

enum { room = 64, mark = -1 };
static int from[room];
static int to[room];

static void prepare(void) {
  for (int i = 0; i < room; ++i) from[i] = 1000 * (my_rank + 1) + i, to[i] = mark;
}

// Only `count` ints from `place` on have changed, and hold what the rank `source` has from `start` on.
static void check_landed(int place, int count, int source, int start) {
  for (int i = 0; i < room; ++i) {
    const bool inside = i >= place && i < place + count;
    CHECK_EQUAL(to[i], inside ? 1000 * (source + 1) + start + i - place : mark);
  }
}

static void in_self(void) {
  const MPI_Comm comm = MPI_COMM_SELF;
  const Count three[1] = {3};
  const Displacement there[1] = {5};
  const Displacement bytes_from[1] = {8};
  const Displacement bytes_there[1] = {20};
  const MPI_Datatype types[1] = {MPI_INT};
  prepare();
  MPI_Allgatherv(from, 3, MPI_INT, to, three, there, MPI_INT, comm);
  check_landed(5, 3, my_rank, 0);
  prepare();
  MPI_Gatherv(from, 3, MPI_INT, to, three, there, MPI_INT, 0, comm);
  check_landed(5, 3, my_rank, 0);
  prepare();
  MPI_Scatterv(from, three, there, MPI_INT, to, 3, MPI_INT, 0, comm);
  check_landed(0, 3, my_rank, 5);
  prepare();
  MPI_Alltoallv(from, three, (Displacement[1]){2}, MPI_INT, to, three, there, MPI_INT, comm);
  check_landed(5, 3, my_rank, 2);
  prepare();
  MPI_Alltoallw(from, three, bytes_from, types, to, three, bytes_there, types, comm);
  check_landed(5, 3, my_rank, 2);
  MPI_Request request;
  prepare();
  MPI_Iallgatherv(from, 3, MPI_INT, to, three, there, MPI_INT, comm, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check_landed(5, 3, my_rank, 0);
  prepare();
  MPI_Ialltoallw(from, three, bytes_from, types, to, three, bytes_there, types, comm, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  check_landed(5, 3, my_rank, 2);
}

// The true lower bound of a type takes the displacement back, so that what is checked lies in memory.
static void out_of_memory(void) {
  MPI_Datatype far;
  MPI_Type_create_hindexed_block(1, 1, (MPI_Aint[1]){1 << 30}, MPI_INT, &far);
  MPI_Datatype stepped;
  MPI_Type_create_resized(far, 0, 1 << 20, &stepped);
  MPI_Type_commit(&stepped);
  prepare();
  MPI_Allgatherv(from, 1, MPI_INT, to, (Count[1]){1}, (Displacement[1]){-(1 << 10)}, stepped, MPI_COMM_SELF);
  check_landed(0, 1, my_rank, 0);
  MPI_Type_free(&stepped);
  MPI_Type_free(&far);
}

// What completes a collective operation knows no message: nothing of the library's memory stands in its status.
static void statuses(void) {
  for (int i = 0; i < 20; ++i) {
    MPI_Request request;
    MPI_Status status;
    memset(&status, 0, sizeof status);
    MPI_Iscan(from, to, 3, MPI_INT, MPI_SUM, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, &status);
    int count = -1;
    int cancelled = -1;
    CHECK_EQUAL(status.MPI_SOURCE, MPI_ANY_SOURCE);
    CHECK_EQUAL(status.MPI_TAG, MPI_ANY_TAG);
    MPI_Get_elements(&status, MPI_BYTE, &count);
    MPI_Test_cancelled(&status, &cancelled);
    CHECK_EQUAL(count, 0);
    CHECK_EQUAL(cancelled, 0);
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    CHECK(MPI_Cancel(&request) != MPI_SUCCESS);
    MPI_Waitall(1, &request, &status);
    CHECK_EQUAL(status.MPI_SOURCE, MPI_ANY_SOURCE);
    CHECK_EQUAL(status.MPI_TAG, MPI_ANY_TAG);
  }
}

// A status of the program's own making.
static void forged(void) {
  static const MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE_INT, MPI_SHORT_INT, MPI_C_DOUBLE_COMPLEX, MPI_BYTE};
  for (int type = 0; type < LENGTH(types); ++type) {
    for (int pattern = 0; pattern < 256; pattern += 51) {
      MPI_Status status;
      memset(&status, pattern, sizeof status);
      int count = 0;
      (void)MPI_Get_elements(&status, types[type], &count);
      (void)MPI_Get_count(&status, types[type], &count);
    }
  }
  MPI_Status status;
  int count = 0;
  memset(&status, 0, sizeof status);
  MPI_Status_set_elements(&status, MPI_DOUBLE_INT, 4);
  MPI_Get_elements(&status, MPI_DOUBLE_INT, &count);
  CHECK_EQUAL(count, 4);
  MPI_Get_count(&status, MPI_DOUBLE_INT, &count);
  CHECK_EQUAL(count, 2);
}

// Pairs and wide characters have no portable form everywhere.
static void portable(void) {
  static const MPI_Datatype types[] = {MPI_2INT, MPI_DOUBLE_INT, MPI_SHORT_INT, MPI_LONG_DOUBLE_INT};
  MPI_Aint size = 0;
  MPI_Datatype derived;
  for (int i = 0; i < LENGTH(types); ++i) {
    CHECK(MPI_Pack_external_size("external32", 3, types[i], &size) != MPI_SUCCESS);
    MPI_Type_contiguous(2, types[i], &derived);
    CHECK(MPI_Pack_external_size("external32", 3, derived, &size) != MPI_SUCCESS);
    MPI_Type_free(&derived);
  }
  (void)MPI_Pack_external_size("external32", 3, MPI_WCHAR, &size);
  MPI_Type_create_struct(2, (int[2]){1, 1}, (MPI_Aint[2]){0, 8}, (MPI_Datatype[2]){MPI_DOUBLE, MPI_INT}, &derived);
  if (MPI_Pack_external_size("external32", 3, derived, &size) == MPI_SUCCESS) CHECK_EQUAL(size, 36);
  MPI_Type_free(&derived);
  CHECK_EQUAL(MPI_Pack_external_size("external32", 3, MPI_DOUBLE, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 24);
}

static void guided_by_nothing(void) {
  MPI_Comm comm = MPI_COMM_SELF;
  MPI_Info info;
  MPI_Info_create(&info);
  // A hint that MPICH knows and would set on the communicator.
  MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
  static const int types[] = {MPI_UNDEFINED, MPI_COMM_TYPE_HW_GUIDED, MPI_COMM_TYPE_RESOURCE_GUIDED};
  for (int i = 0; i < LENGTH(types); ++i) {
    CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, types[i], 0, info, &comm), MPI_SUCCESS);
    CHECK(comm == MPI_COMM_NULL);
    CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, types[i], 0, MPI_INFO_NULL, &comm), MPI_SUCCESS);
    CHECK(comm == MPI_COMM_NULL);
  }
  CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_UNGUIDED, 0, info, &comm), MPI_SUCCESS);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  MPI_Info_set(info, "mpi_hw_resource_type", "nonsense");
  CHECK_EQUAL(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, 0, info, &comm), MPI_SUCCESS);
  if (comm != MPI_COMM_NULL) MPI_Comm_free(&comm);
  MPI_Info_free(&info);
}

// Open MPI reads as many types as there are neighbours, for an operation of all processes.
static void types_of_neighbors(void) {
  enum { dimensions = 8 };
  int sizes[dimensions];
  for (int i = 0; i < dimensions; ++i) sizes[i] = 1;
  MPI_Comm grid;
  MPI_Cart_create(MPI_COMM_SELF, dimensions, sizes, sizes, 0, &grid);
  MPI_Datatype pair;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  const Count one[1] = {1};
  const Displacement bytes[1] = {8};
  for (int i = 0; i < 50; ++i) {
    MPI_Request request;
    prepare();
    MPI_Ialltoallw(from, one, bytes, &pair, to, one, bytes, &pair, grid, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    check_landed(2, 2, my_rank, 2);
  }
  MPI_Type_free(&pair);
  MPI_Comm_free(&grid);
}

// Open MPI puts the message where it put the one before.
static void none_without_data(void) {
  enum { count = 50000 };
  static int sent[2 * count];
  static int first[2 * count];
  MPI_Datatype every_other;
  MPI_Type_vector(count, 1, 2, MPI_INT, &every_other);
  MPI_Type_commit(&every_other);
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Type_commit(&empty);
  for (int i = 0; i < 10; ++i) {
    MPI_Request requests[2];
    for (int j = 0; j < 2 * count; ++j) sent[j] = i, first[j] = mark;
    MPI_Isend(sent, 1, every_other, 0, 1, MPI_COMM_SELF, &requests[0]);
    MPI_Irecv(first, 1, every_other, 0, 1, MPI_COMM_SELF, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int j = 0; j < 2 * count; ++j) sent[j] = -7;
    MPI_Isend(sent, 1, every_other, 0, 2, MPI_COMM_SELF, &requests[0]);
    int class = 0;
    if (i % 2 == 0) {
      MPI_Error_class(MPI_Recv(to, 0, empty, 0, 2, MPI_COMM_SELF, MPI_STATUS_IGNORE), &class);
    } else {
      MPI_Irecv(to, 0, empty, 0, 2, MPI_COMM_SELF, &requests[1]);
      MPI_Error_class(MPI_Wait(&requests[1], MPI_STATUS_IGNORE), &class);
    }
    CHECK_EQUAL(class, MPI_ERR_TRUNCATE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    int changed = 0;
    for (int j = 0; j < 2 * count; j += 2) changed += first[j] != i;
    CHECK_EQUAL(changed, 0);
  }
  MPI_Type_free(&empty);
  MPI_Type_free(&every_other);
}

// MPICH 4.0 divides by zero where its list of primes ends.
static void large_grids(void) {
  int dimensions[3] = {0, 0, 0};
  CHECK(MPI_Dims_create(INT32_MAX, 3, dimensions) != MPI_SUCCESS);
  CHECK_EQUAL(MPI_Dims_create(999999937, 3, dimensions), MPI_SUCCESS);
  CHECK_EQUAL(dimensions[0], 999999937);
}

enum { most_dimensions = 16 };

// MPICH keeps the free dimensions in an array of 20 on the stack, whatever their number.
static void shapes_of_many_dimensions(void) {
  for (int count = 1; count <= 64; ++count) {
    for (int free = 1; free <= count; ++free) {
      int dimensions[64];
      for (int i = 0; i < count; ++i) dimensions[i] = i < free ? 0 : 1;
      const int code = MPI_Dims_create(2, count, dimensions);
      CHECK_EQUAL(code == MPI_SUCCESS, count <= most_dimensions);
      if (code == MPI_SUCCESS) CHECK_EQUAL(dimensions[0], 2);
    }
  }
}

// MPICH has an array of 16 on the stack for the places of a process in a grid, into which it writes a displacement.
static void grids_of_many_dimensions(void) {
  int dimensions[64];
  int periods[64];
  for (int i = 0; i < 64; ++i) dimensions[i] = 1, periods[i] = 1;
  for (int count = 1; count <= 64; ++count) {
    MPI_Comm grid = MPI_COMM_NULL;
    const int code = MPI_Cart_create(MPI_COMM_SELF, count, dimensions, periods, 0, &grid);
    CHECK_EQUAL(code == MPI_SUCCESS, count <= most_dimensions);
    if (code != MPI_SUCCESS) continue;
    for (int direction = 0; direction < count; ++direction) {
      int neighbors[2] = {-1, -1};
      CHECK_EQUAL(MPI_Cart_shift(grid, direction, 0x41414141, &neighbors[0], &neighbors[1]), MPI_SUCCESS);
      CHECK_EQUAL(neighbors[0], 0);
      CHECK_EQUAL(neighbors[1], 0);
    }
    const int mine = 7;
    int all[2 * most_dimensions] = {0};
    CHECK_EQUAL(MPI_Neighbor_allgather(&mine, 1, MPI_INT, all, 1, MPI_INT, grid), MPI_SUCCESS);
    CHECK_EQUAL(all[2 * count - 1], 7);
    MPI_Comm_free(&grid);
  }
}

// Open MPI puts the message where no memory is.
static void parts_without_data(void) {
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Datatype moved;
  MPI_Type_create_struct(1, (int[]){1}, (MPI_Aint[]){24}, &empty, &moved);
  MPI_Type_commit(&moved);
  static char sent[5000];
  static char received[sizeof sent];
  int class = 0;
  MPI_Error_class(
      MPI_Sendrecv(sent, sizeof sent, MPI_BYTE, 0, 4, received, 1, moved, 0, 4, MPI_COMM_SELF, MPI_STATUS_IGNORE),
      &class);
  // Intel MPI 2021.18 reports nothing.
  CHECK(class == MPI_ERR_TRUNCATE || (class == MPI_SUCCESS && runs_over("Intel")));
  MPI_Type_free(&moved);
  MPI_Type_free(&empty);
}

// Open MPI fills the rest of the receive buffer with its own memory.
static void more_than_was_sent(void) {
  MPI_Datatype spaced;
  MPI_Type_create_resized(MPI_INT, 0, 12, &spaced);
  MPI_Type_commit(&spaced);
  static int sent[100];
  static int received[1000];
  const Count counts[1] = {1000};
  const Count five[1] = {5};
  const Displacement places[1] = {0};
  const MPI_Comm self = MPI_COMM_SELF;
  for (int way = 0; way < 14; ++way) {
    MPI_Request request = MPI_REQUEST_NULL;
    memset(received, 0, sizeof received);
    int code = MPI_SUCCESS;
    if (way == 0) code = MPI_Igather(sent, 5, spaced, received, 1000, MPI_INT, 0, self, &request);
    if (way == 1) code = MPI_Iallgather(sent, 5, spaced, received, 1000, MPI_INT, self, &request);
    if (way == 2) code = MPI_Iallgatherv(sent, 5, spaced, received, counts, places, MPI_INT, self, &request);
    if (way == 3) code = MPI_Ialltoall(sent, 5, spaced, received, 1000, MPI_INT, self, &request);
    if (way == 4) code = MPI_Ialltoallv(sent, five, places, spaced, received, counts, places, MPI_INT, self, &request);
    if (way == 5) code = MPI_Gather(sent, 5, spaced, received, 1000, MPI_INT, 0, self);
    if (way == 6) code = MPI_Gatherv(sent, 5, spaced, received, counts, places, MPI_INT, 0, self);
    if (way == 7) code = MPI_Scatter(sent, 5, spaced, received, 1000, MPI_INT, 0, self);
    if (way == 8) code = MPI_Scatterv(sent, five, places, spaced, received, 1000, MPI_INT, 0, self);
    if (way == 9) code = MPI_Allgather(sent, 5, spaced, received, 1000, MPI_INT, self);
    if (way == 10) code = MPI_Allgatherv(sent, 5, spaced, received, counts, places, MPI_INT, self);
    if (way == 11) code = MPI_Alltoall(sent, 5, spaced, received, 1000, MPI_INT, self);
    if (way == 12) code = MPI_Alltoallv(sent, five, places, spaced, received, counts, places, MPI_INT, self);
    if (way == 13) {
      const MPI_Datatype to_send[1] = {spaced};
      const MPI_Datatype to_receive[1] = {MPI_INT};
      code = MPI_Alltoallw(sent, five, places, to_send, received, counts, places, to_receive, self);
    }
    int class = 0;
    MPI_Error_class(code, &class);
    CHECK_EQUAL(class, MPI_ERR_TRUNCATE);
    if (code == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(!has_host_bytes(received, sizeof received));
  }
  MPI_Type_free(&spaced);
}

// MPICH and Intel MPI send what their memory held before. Each of the last types is as large as its extent. MPICH 4.0
// frees the type.
static void exchanged_gaps(void) {
  MPI_Datatype pieces;
  MPI_Type_vector(5, 3, 7, MPI_INT, &pieces);
  MPI_Type_commit(&pieces);
  MPI_Datatype spaced;
  MPI_Type_vector(2, 1, 2, MPI_INT, &spaced);
  MPI_Datatype interlocked;
  MPI_Type_create_resized(spaced, 0, 8, &interlocked);
  MPI_Type_commit(&interlocked);
  MPI_Datatype backwards;
  MPI_Type_create_hvector(3, 2, -8, MPI_INT, &backwards);
  MPI_Type_commit(&backwards);
  MPI_Datatype dense;
  MPI_Type_contiguous(2, MPI_INT, &dense);
  MPI_Type_commit(&dense);
  const MPI_Datatype types[] = {MPI_LONG_DOUBLE_INT, pieces, interlocked, backwards, dense, MPI_C_LONG_DOUBLE_COMPLEX};
  for (int turn = 0; turn < 4 * LENGTH(types); ++turn) {
    const int i = turn % LENGTH(types);
    static char before[4096];
    static char after[sizeof before];
    for (int j = 0; j < (int)sizeof before; ++j) after[j] = before[j] = (char)(j % 100 + 1);
    MPI_Request request;
    // From where elements can go back.
    if (!AVAILABLE(MPI_Isendrecv_replace, after + 64, 4, types[i], 0, 3, 0, 3, MPI_COMM_SELF, &request)) return;
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK(!has_host_bytes(after, sizeof after));
    CHECK(memcmp(before, after, sizeof before) == 0);
  }
  MPI_Type_free(&pieces);
  MPI_Type_free(&spaced);
  MPI_Type_free(&interlocked);
  MPI_Type_free(&backwards);
  MPI_Datatype made;
  CHECK_EQUAL(MPI_Type_contiguous(3, dense, &made), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_free(&made), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_contiguous(3, MPI_C_LONG_DOUBLE_COMPLEX, &made), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_free(&made), MPI_SUCCESS);
  MPI_Type_free(&dense);
}

// MPICH 4.0 frees derived types, what it has in the place of the guest's long double, and types that are chosen by
// digits, which it keeps and gives out again.
static void exchanged_types(void) {
  MPI_Datatype derived;
  MPI_Type_contiguous(2, MPI_DOUBLE, &derived);
  MPI_Type_commit(&derived);
  MPI_Datatype types[] = {derived, MPI_C_LONG_DOUBLE_COMPLEX, MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
  CHECK_EQUAL(MPI_Type_create_f90_integer(2, &types[2]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_create_f90_real(6, MPI_UNDEFINED, &types[3]), MPI_SUCCESS);
  for (int i = 0; i < LENGTH(types); ++i) {
    int size = 0;
    MPI_Type_size(types[i], &size);
    for (int turn = 0; turn < 4; ++turn) {
      static char sent[64];
      static char received[sizeof sent];
      for (int j = 0; j < (int)sizeof sent; ++j) sent[j] = (char)(turn + j);
      MPI_Request request;
      if (!AVAILABLE(MPI_Isendrecv, sent, 2, types[i], 0, 3, received, 2, types[i], 0, 3, MPI_COMM_SELF, &request))
        return;
      CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
      CHECK(memcmp(sent, received, (size_t)size * 2) == 0);
      if (AVAILABLE(MPI_Isendrecv_replace, sent, 2, types[i], 0, 3, 0, 3, MPI_COMM_SELF, &request))
        CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    }
    MPI_Datatype made;
    CHECK_EQUAL(MPI_Type_contiguous(3, types[i], &made), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Type_free(&made), MPI_SUCCESS);
  }
  MPI_Type_free(&derived);
  MPI_Datatype again = MPI_DATATYPE_NULL;
  CHECK_EQUAL(MPI_Type_create_f90_integer(2, &again), MPI_SUCCESS);
  int size = 0;
  MPI_Type_size(again, &size);
  CHECK_EQUAL(size, 1);
}

// Where a process sends to more neighbours than it receives from, MPICH 4.0 takes the number of elements of the second
// block from the list for receiving: of the last number in memory it would send what lies behind memory.
static void numbers_of_neighbors(void) {
  enum { many = 2000 };  // few enough to be sent before they are asked for
  if (ranks != 2) return;
  const int other[2] = {1 - my_rank, 1 - my_rank};
  MPI_Comm neighbors;
  CHECK_EQUAL(MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, my_rank + 1, other, MPI_UNWEIGHTED, 2 - my_rank, other,
                                             MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &neighbors),
              MPI_SUCCESS);
  static int values[many];
  int* const last = (int*)(__builtin_wasm_memory_size(0) * 65536) - 1;
  const MPI_Aint sent_from[2] = {0, (MPI_Aint)last - (MPI_Aint)values};
  const MPI_Aint received_at[2] = {0, sizeof(int)};
  const int sent_counts[2] = {1, 1};
  const int received_counts[2] = {my_rank == 0 ? many : 1, 1};
  static int received[many];
  const MPI_Datatype types[2] = {MPI_INT, MPI_INT};
  CHECK_EQUAL(MPI_Neighbor_alltoallw(values, sent_counts, sent_from, types, received, received_counts, received_at,
                                     types, neighbors),
              MPI_SUCCESS);
  MPI_Request request;
  CHECK_EQUAL(MPI_Ineighbor_alltoallw(values, sent_counts, sent_from, types, received, received_counts, received_at,
                                      types, neighbors, &request),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < 8; ++i) CHECK_EQUAL(received[i], i == 1 && my_rank == 1 ? *last : 0);
  MPI_Comm_free(&neighbors);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  in_self();
  out_of_memory();
  statuses();
  forged();
  portable();
  guided_by_nothing();
  types_of_neighbors();
  numbers_of_neighbors();
  none_without_data();
  parts_without_data();
  large_grids();
  shapes_of_many_dimensions();
  grids_of_many_dimensions();
  more_than_was_sent();
  exchanged_gaps();
  exchanged_types();
  return finish_test();
}
