// Collective operations between groups of eight and one, of data with gaps and with different counts. MPICH ends them
// with a broadcast in the group of eight, which sent on as much as had been sent, from a buffer of its own that was
// shorter; and MPI_Ibcast took the root's rank for one of the group that receives.
#include "hostile.h"

enum { room = 1 << 20, block = 64, stride = 128, root_length = 98304, shortest = 32768, longest = 163840, eight = 8 };

static unsigned char data[room], result[room];
static MPI_Comm between;
static MPI_Datatype one_block, all_blocks;

static int length_of(int rank) { return rank == 2 ? shortest : rank == 1 || rank == 3 ? longest : root_length; }

static void keep(void* in, void* inout, int* count, MPI_Datatype* type) {
  (void)in, (void)inout, (void)count, (void)type;
}

static void broadcast(MPI_Op op) {
  (void)op;
  MPI_Bcast(result, 1, all_blocks, my_rank == eight ? MPI_ROOT : 0, between);
}

static void gather_blocks(MPI_Op op) {
  (void)op;
  static const int counts[eight] = {8, 8, 8, 8, 8, 8, 8, 8}, places[eight] = {0, 8, 16, 24, 32, 40, 48, 56}, one = 1;
  if (my_rank == eight)
    MPI_Allgatherv(data, 1, all_blocks, result + room / 2, counts, places, MPI_BYTE, between);
  else
    MPI_Allgatherv(data, 8, MPI_BYTE, result, &one, places, all_blocks, between);
}

static void gather(MPI_Op op) {
  (void)op;
  if (my_rank == eight)
    MPI_Allgather(data, 1, all_blocks, result + room / 2, 8, MPI_BYTE, between);
  else
    MPI_Allgather(data, 8, MPI_BYTE, result, 1, all_blocks, between);
}

static void reduce(MPI_Op op) { MPI_Allreduce(data, result, length_of(my_rank) / block, one_block, op, between); }

static void find_foreign(void (*operation)(MPI_Op), MPI_Op op) {
  for (int round = 0; round < 2; ++round) {
    memset(data, 0x11, sizeof data);
    memset(result, 0x11, sizeof result);
    operation(op);
    int foreign = 0;
    for (int i = 0; i < length_of(my_rank); ++i) {
      const unsigned char byte = result[i / block * stride + i % block];
      // What has not come is zero, or as it was.
      foreign += byte != 0x11 && byte != 0;
    }
    CHECK_EQUAL(foreign, 0);
    MPI_Barrier(MPI_COMM_WORLD);
  }
}

// A process whose rank the group that receives may not have sends to that group.
static void begin_from(int root, int receivers) {
  MPI_Comm part, groups;
  const int sends = my_rank < ranks - receivers;
  MPI_Comm_split(MPI_COMM_WORLD, sends, 0, &part);
  MPI_Intercomm_create(part, 0, MPI_COMM_WORLD, sends ? ranks - receivers : 0, 6, &groups);
  int number = my_rank;
  MPI_Request request;
  const int role = !sends ? root : my_rank == root ? MPI_ROOT : MPI_PROC_NULL;
  CHECK_EQUAL(MPI_Ibcast(&number, 1, MPI_INT, role, groups, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(number, sends ? my_rank : root);
  MPI_Comm_free(&groups);
  MPI_Comm_free(&part);
}

// What has gaps in some processes has none in others.
static void broadcast_both(void) {
  const int count = 3000;
  MPI_Datatype every_other;
  MPI_Type_vector(count, 1, 2, MPI_INT, &every_other);
  MPI_Type_commit(&every_other);
  int* numbers = (int*)data;
  for (int i = 0; i < 2 * count; ++i) numbers[i] = my_rank == 1 ? i : -1;
  if (my_rank == 1)
    MPI_Bcast(numbers, count, MPI_INT, 1, MPI_COMM_WORLD);
  else
    MPI_Bcast(numbers, 1, every_other, 1, MPI_COMM_WORLD);
  int wrong = 0;
  for (int i = 0; i < count && my_rank != 1; ++i) wrong += numbers[2 * i] != i || numbers[2 * i + 1] != -1;
  CHECK_EQUAL(wrong, 0);
  MPI_Type_free(&every_other);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  broadcast_both();
  begin_from(1, 3);
  begin_from(5, 3);
  MPI_Comm part;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == eight, 0, &part);
  MPI_Intercomm_create(part, 0, MPI_COMM_WORLD, my_rank == eight ? 0 : eight, 5, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  MPI_Datatype inner;
  MPI_Type_vector(length_of(my_rank) / block, block, stride, MPI_BYTE, &all_blocks);
  MPI_Type_commit(&all_blocks);
  MPI_Type_contiguous(block, MPI_BYTE, &inner);
  MPI_Type_create_resized(inner, 0, stride, &one_block);
  MPI_Type_commit(&one_block);
  MPI_Op op;
  MPI_Op_create(keep, 1, &op);
  find_foreign(broadcast, op);
  find_foreign(gather_blocks, op);
  find_foreign(gather, op);
  find_foreign(reduce, op);
  MPI_Op_free(&op);
  MPI_Type_free(&inner);
  MPI_Type_free(&one_block);
  MPI_Type_free(&all_blocks);
  MPI_Comm_free(&part);
  return finish_test();
}
