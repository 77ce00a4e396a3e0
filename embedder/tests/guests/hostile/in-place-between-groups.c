// MPI_IN_PLACE between groups, where MPI has no such thing: it is an address of the program, as others. In some
// functions, Open MPI took it for one of the host; so did MPICH 5.0, with lists that were not given.
#include "hostile.h"

static int out[64];

typedef int Operation(MPI_Comm both, MPI_Request* request);

static int reduce_scatter(MPI_Comm both, MPI_Request* request) {
  (void)request;
  const int counts[] = {1, 1, 1, 1};
  return MPI_Reduce_scatter(MPI_IN_PLACE, out, counts, MPI_INT, MPI_SUM, both);
}
static int reduce_scatter_block(MPI_Comm both, MPI_Request* request) {
  (void)request;
  return MPI_Reduce_scatter_block(MPI_IN_PLACE, out, 1, MPI_INT, MPI_SUM, both);
}
static int begin_reduce_scatter(MPI_Comm both, MPI_Request* request) {
  static const int counts[] = {1, 1, 1, 1};
  return MPI_Ireduce_scatter(MPI_IN_PLACE, out, counts, MPI_INT, MPI_SUM, both, request);
}
static int begin_reduce_scatter_block(MPI_Comm both, MPI_Request* request) {
  return MPI_Ireduce_scatter_block(MPI_IN_PLACE, out, 1, MPI_INT, MPI_SUM, both, request);
}
static int init_reduce_scatter_block(MPI_Comm both, MPI_Request* request) {
  const int code = MPI_Reduce_scatter_block_init(MPI_IN_PLACE, out, 1, MPI_INT, MPI_SUM, both, MPI_INFO_NULL, request);
  return code == MPI_SUCCESS ? MPI_Start(request) : code;
}
static int reduce_all(MPI_Comm both, MPI_Request* request) {
  (void)request;
  return MPI_Allreduce(MPI_IN_PLACE, out, 1, MPI_INT, MPI_SUM, both);
}
static int exchange(MPI_Comm both, MPI_Request* request) {
  (void)request;
  return MPI_Alltoall(MPI_IN_PLACE, 1, MPI_INT, out, 1, MPI_INT, both);
}
static int exchange_lists(MPI_Comm both, MPI_Request* request) {
  (void)request;
  const int counts[] = {8, 8, 8, 8}, places[] = {0, 8, 16, 24};
  return MPI_Alltoallv(MPI_IN_PLACE, counts, places, MPI_INT, out, counts, places, MPI_INT, both);
}
static int exchange_large_lists(MPI_Comm both, MPI_Request* request) {
  (void)request;
  const MPI_Count counts[] = {8, 8, 8, 8};
  const MPI_Aint places[] = {0, 8, 16, 24};
  return MPI_Alltoallv_c(MPI_IN_PLACE, counts, places, MPI_INT, out, counts, places, MPI_INT, both);
}
static int begin_exchange_large_lists(MPI_Comm both, MPI_Request* request) {
  static const MPI_Count counts[] = {8, 8, 8, 8};
  static const MPI_Aint places[] = {0, 8, 16, 24};
  return MPI_Ialltoallv_c(MPI_IN_PLACE, counts, places, MPI_INT, out, counts, places, MPI_INT, both, request);
}
static int exchange_types(MPI_Comm both, MPI_Request* request) {
  const int counts[] = {8, 8, 8, 8}, places[] = {0, 32, 64, 96};
  const MPI_Datatype types[] = {MPI_INT, MPI_INT, MPI_INT, MPI_INT};
  (void)request;
  return MPI_Alltoallw(MPI_IN_PLACE, counts, places, types, out, counts, places, types, both);
}
static int collect(MPI_Comm both, MPI_Request* request) {
  (void)request;
  return MPI_Allgather(MPI_IN_PLACE, 1, MPI_INT, out, 1, MPI_INT, both);
}
int main(int argc, char** argv) {
  static Operation* const operations[] = {reduce_scatter,
                                          reduce_scatter_block,
                                          begin_reduce_scatter,
                                          begin_reduce_scatter_block,
                                          init_reduce_scatter_block,
                                          reduce_all,
                                          exchange,
                                          exchange_lists,
                                          exchange_large_lists,
                                          begin_exchange_large_lists,
                                          exchange_types,
                                          collect};
  start_test_of_errors(&argc, &argv);
  MPI_Comm side, both;
  const bool first = my_rank == 0;
  int attempts = 0;
  MPI_Comm_split(MPI_COMM_WORLD, first, 0, &side);
  MPI_Intercomm_create(side, 0, MPI_COMM_WORLD, first ? 1 : 0, 0, &both);
  MPI_Comm_set_errhandler(both, MPI_ERRORS_RETURN);
  for (size_t i = 0; i < sizeof operations / sizeof operations[0]; ++i) {
    MPI_Request request = MPI_REQUEST_NULL;
    const int code = operations[i](both, &request);
    ++attempts;
    if (code == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
    if (request != MPI_REQUEST_NULL) MPI_Request_free(&request);
  }
  CHECK_EQUAL(attempts, 12);
  MPI_Comm_free(&both);
  MPI_Comm_free(&side);
  return finish_test();
}
