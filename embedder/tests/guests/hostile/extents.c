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
  return finish_test();
}
