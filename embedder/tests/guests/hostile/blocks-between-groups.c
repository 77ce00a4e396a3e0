// Between groups of eight and one, rank 4 of the eight passes a block whose length, times the number of blocks that
// pass through it, is 2^32 and a few bytes: MPICH made room for these, received what another rank sent there, and
// copied its heap to where rank 4 wanted a block. When it is refused, rank 4 takes part with a short block. The memory
// is hardly touched.
#include "hostile.h"

enum { eight = 8, greedy = 4, usual = 16, other = 65536 };

static char sent[other], received[other * eight];
static MPI_Comm between;
static MPI_Datatype third, quarter, gaps, longer;
static char* room;

static int wait_for(int code, MPI_Request* request) {
  return code == MPI_SUCCESS ? MPI_Wait(request, MPI_STATUS_IGNORE) : code;
}

// Rank 5 sends more than the others. MPICH goes by the number of elements when it chooses the tree.
static int gather(int count, MPI_Datatype type, const void* from) {
  MPI_Request request;
  if (my_rank == eight)
    return wait_for(MPI_Igather(NULL, 0, MPI_BYTE, received, 1, longer, MPI_ROOT, between, &request), &request);
  return wait_for(MPI_Igather(from, count, type, NULL, 0, MPI_BYTE, 0, between, &request), &request);
}

static int gather_persistently(int count, MPI_Datatype type, const void* from) {
  MPI_Request request;
  const int code =
      my_rank == eight
          ? MPI_Gather_init(NULL, 0, MPI_BYTE, received, 1, longer, MPI_ROOT, between, MPI_INFO_NULL, &request)
          : MPI_Gather_init(from, count, type, NULL, 0, MPI_BYTE, 0, between, MPI_INFO_NULL, &request);
  if (code != MPI_SUCCESS) return code;
  const int result = wait_for(MPI_Start(&request), &request);
  MPI_Request_free(&request);
  return result;
}

static int scatter(int count, MPI_Datatype type, void* to) {
  if (my_rank == eight) return MPI_Scatter(sent, usual, MPI_BYTE, NULL, 0, MPI_BYTE, MPI_ROOT, between);
  return MPI_Scatter(NULL, 0, MPI_BYTE, to, count, type, 0, between);
}

static int broadcast(int count, MPI_Datatype type, void* to) {
  return MPI_Bcast(my_rank == eight ? sent : to, my_rank == eight ? usual : count, my_rank == eight ? MPI_BYTE : type,
                   my_rank == eight ? MPI_ROOT : 0, between);
}

static bool refused(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  CHECK_EQUAL(error_class, MPI_ERR_COUNT);
  return code != MPI_SUCCESS;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm group;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == eight, my_rank, &group);
  MPI_Intercomm_create(group, 0, MPI_COMM_WORLD, my_rank == eight ? 0 : eight, 7, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  const size_t page = 65536, bytes = (size_t)1 << 30;
  MPI_Type_contiguous(1431655766, MPI_BYTE, &third);
  MPI_Type_contiguous((int)bytes + 1, MPI_BYTE, &quarter);
  MPI_Type_vector((int)(bytes / 4), 10, 11, MPI_BYTE, &gaps);
  MPI_Type_contiguous(other, MPI_BYTE, &longer);
  MPI_Type_commit(&longer);
  MPI_Type_commit(&third);
  MPI_Type_commit(&quarter);
  MPI_Type_commit(&gaps);
  if (my_rank == greedy) {
    const size_t before = __builtin_wasm_memory_grow(0, 11 * (bytes / 4) / page + 1);
    CHECK(before != (size_t)-1);
    room = (char*)(before * page);
  }
  const int length = my_rank == greedy + 1 ? 1 : usual;
  const MPI_Datatype type = my_rank == greedy + 1 ? longer : MPI_BYTE;
  const bool limited = lengths_are_limited();
  if (room == NULL || !limited || refused(scatter(1, quarter, room))) scatter(usual, MPI_BYTE, received);
  if (room == NULL || refused(gather(1, third, room))) gather(length, type, sent);
  if (room == NULL || refused(gather_persistently(1, third, room))) gather_persistently(length, type, sent);
  if (room == NULL || !limited || refused(broadcast(1, gaps, room))) broadcast(usual, MPI_BYTE, received);
  CHECK(!has_host_bytes(received, sizeof received));
  MPI_Type_free(&longer);
  MPI_Type_free(&third);
  MPI_Type_free(&quarter);
  MPI_Type_free(&gaps);
  MPI_Comm_free(&between);
  MPI_Comm_free(&group);
  return finish_test();
}
