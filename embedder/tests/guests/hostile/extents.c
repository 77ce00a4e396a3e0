// Elements that go backwards, or lie farther apart than any memory: libraries would keep them in buffers that are too
// short. Messages of them are sent; where a library keeps elements they are refused. Elements that overlap are legal.
#include "hostile.h"

static void combine(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)in, (void)inout, (void)length, (void)datatype;
}

enum { room = 64, middle = room / 2, count = 4 };
static int in[room];
static int out[room];

static void refused(int code, const char* what) {
  int class = MPI_SUCCESS;
  MPI_Error_class(code, &class);
  if (!CHECK_EQUAL(class, MPI_ERR_TYPE)) fprintf(stderr, "in %s\n", what);
}

static void refused_request(int code, MPI_Request* request, const char* what) {
  refused(code, what);
  if (code == MPI_SUCCESS) MPI_Wait(request, MPI_STATUS_IGNORE);
}

static void no_collectives(MPI_Datatype type, int n) {
  MPI_Op op;
  MPI_Op_create(combine, 1, &op);
  MPI_Request request = MPI_REQUEST_NULL;
  const MPI_Comm comm = MPI_COMM_WORLD;
  int* const from = in + middle;
  int* const to = out + middle;
  refused(MPI_Reduce(from, to, n, type, op, 0, comm), "MPI_Reduce");
  refused(MPI_Allreduce(from, to, n, type, op, comm), "MPI_Allreduce");
  refused(MPI_Allreduce(MPI_IN_PLACE, to, n, type, op, comm), "MPI_Allreduce in place");
  refused(MPI_Reduce_scatter_block(from, to, n, type, op, comm), "MPI_Reduce_scatter_block");
  refused(MPI_Scan(from, to, n, type, op, comm), "MPI_Scan");
  refused(MPI_Exscan(from, to, n, type, op, comm), "MPI_Exscan");
  refused(MPI_Reduce_local(from, to, n, type, op), "MPI_Reduce_local");
  refused(MPI_Gather(from, n, type, to, n, type, 0, comm), "MPI_Gather");
  refused(MPI_Alltoall(MPI_IN_PLACE, n, type, to, n, type, comm), "MPI_Alltoall in place");
  refused(MPI_Bcast(to, n, type, 0, comm), "MPI_Bcast");
  refused_request(MPI_Iallreduce(from, to, n, type, op, comm, &request), &request, "MPI_Iallreduce");
  refused_request(MPI_Iscan(from, to, n, type, op, comm, &request), &request, "MPI_Iscan");
  refused_request(MPI_Igather(from, n, type, to, n, type, 0, comm, &request), &request, "MPI_Igather");
  MPI_Op_free(&op);
}

static void no_accumulates(MPI_Datatype type, int n) {
  MPI_Win window;
  MPI_Win_create(out, sizeof out, sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  MPI_Win_fence(0, window);
  refused(MPI_Accumulate(in + middle, n, type, ranks - 1, middle, n, type, MPI_SUM, window), "MPI_Accumulate");
  refused(MPI_Put(in + middle, n, type, ranks - 1, middle, n, type, window), "MPI_Put");
  MPI_Win_fence(0, window);
  MPI_Win_free(&window);
}

// What is unpacked lies where the bounds say, if the type is taken.
static void check_unpacked(MPI_Datatype type, int count, const int* places, int blocks, int length) {
  enum { room = 400, middle = 200 };
  static char bytes[room];
  memset(bytes, 0, sizeof bytes);
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  MPI_Type_get_extent(type, &lower, &extent);
  char sent[64];
  memset(sent, 1, sizeof sent);
  int position = 0;
  const int size = count * blocks * length;
  if (MPI_Unpack(sent, size, &position, bytes + middle, count, type, MPI_COMM_SELF) != MPI_SUCCESS) return;
  char expected[room] = {0};
  for (int element = 0; element < count; ++element)
    for (int i = 0; i < blocks; ++i) memset(expected + middle + element * extent + places[i], 1, (size_t)length);
  CHECK(memcmp(bytes, expected, room) == 0);
}

// MPICH 4.0 puts the second element where the first one would go on, in steps back; Open MPI 4.1 takes other steps.
static void backward_parts(void) {
  MPI_Datatype four;
  MPI_Datatype wide;
  MPI_Datatype back;
  MPI_Datatype steps;
  MPI_Type_contiguous(4, MPI_BYTE, &four);
  MPI_Type_create_resized(four, 18, 33, &wide);
  MPI_Type_create_resized(wide, 10, -18, &back);
  MPI_Type_contiguous(4, back, &steps);
  MPI_Type_commit(&steps);
  check_unpacked(steps, 2, (const int[]){0, -18, -36, -54}, 4, 4);
  MPI_Type_free(&steps);
  MPI_Type_free(&back);
  MPI_Type_free(&wide);
  MPI_Type_free(&four);

  MPI_Type_vector(4, 2, 20, MPI_BYTE, &four);
  MPI_Type_create_resized(four, -2, -16, &back);
  MPI_Type_create_hvector(4, 1, -1, back, &steps);
  MPI_Type_commit(&steps);
  int places[16];
  for (int i = 0; i < 16; ++i) places[i] = i % 4 * 20 - i / 4;
  check_unpacked(steps, 1, places, 16, 2);
  MPI_Type_free(&steps);
  MPI_Type_free(&back);
  MPI_Type_free(&four);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < room; ++i) in[i] = i;

  MPI_Datatype backwards;
  MPI_Type_create_resized(MPI_INT, 0, -(MPI_Aint)sizeof(int), &backwards);
  MPI_Type_commit(&backwards);
  no_collectives(backwards, count);
  no_accumulates(backwards, count);
  // A message of them goes through, and turns the numbers round.
  memset(out, 0, sizeof out);
  MPI_Sendrecv(in + middle, count, backwards, 0, 0, out, count, MPI_INT, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  for (int i = 0; i < count; ++i) CHECK_EQUAL(out[i], middle - i);
  MPI_Type_free(&backwards);

  // So far apart that one element fits, and a buffer for one does not.
  MPI_Datatype apart = MPI_INT;
  for (int i = 0; i < 2; ++i) {
    MPI_Datatype wider;
    if (MPI_Type_create_resized(apart, 0, INT32_MAX, &wider) != MPI_SUCCESS) break;
    if (MPI_Type_contiguous(1 << 10, wider, &apart) != MPI_SUCCESS) break;
  }
  MPI_Type_commit(&apart);
  no_collectives(apart, 1);
  no_accumulates(apart, 1);

  // Columns of a matrix, each beginning one number behind the other: what programs really do.
  MPI_Datatype column;
  MPI_Datatype columns;
  MPI_Type_vector(count, 1, count, MPI_INT, &column);
  MPI_Type_create_resized(column, 0, sizeof(int), &columns);
  MPI_Type_commit(&columns);
  int sent[count * count];
  int* got = calloc((size_t)ranks * count, sizeof *got);
  for (int i = 0; i < count * count; ++i) sent[i] = i;
  for (int root = 0; root < ranks && ranks <= count; ++root) {
    CHECK_EQUAL(MPI_Scatter(sent, 1, columns, got, count, MPI_INT, root, MPI_COMM_WORLD), MPI_SUCCESS);
    for (int i = 0; i < count; ++i) CHECK_EQUAL(got[i], i * count + my_rank);
    int gathered[count * count] = {0};
    CHECK_EQUAL(MPI_Gather(got, count, MPI_INT, gathered, 1, columns, root, MPI_COMM_WORLD), MPI_SUCCESS);
    if (root == my_rank) CHECK(gathered[0] == 0 && gathered[count] == count);
  }
  MPI_Op op;
  MPI_Op_create(combine, 1, &op);
  int reduced[count * count] = {0};
  CHECK_EQUAL(MPI_Allreduce(sent, reduced, count, columns, op, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(!has_host_bytes(reduced, sizeof reduced));
  CHECK(!has_host_bytes(out, sizeof out));
  MPI_Op_free(&op);
  free(got);
  backward_parts();
  return finish_test();
}
