// A program with persistent collective operations, on all ranks and on some, which can be stopped and continued at each
// of its calls: while they are inactive, started, and complete. Handles that it frees at the beginning are dead at the
// end.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

enum { ROUNDS = 6, DEAD = 5 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size, sum[2], parts[16], sent, root_says, near_all[2];
static MPI_Datatype dead_types[DEAD];
static MPI_Request dead_request;

static void combine(void* in, void* inout, int* count, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *count; ++i) ((int*)inout)[i] = (((int*)in)[i] + 1) * (((int*)inout)[i] + 1) - 1;
}

static void make_dead_handles(void) {
  for (int i = 0; i < DEAD; ++i) MPI_Type_contiguous(i + 1, MPI_INT, &dead_types[i]);
  for (int i = 0; i < DEAD; ++i) {
    MPI_Datatype type = dead_types[(i * 2) % DEAD];
    MPI_Type_free(&type);
  }
  MPI_Barrier_init(MPI_COMM_SELF, MPI_INFO_NULL, &dead_request);
  MPI_Request request = dead_request;
  MPI_Request_free(&request);
}

// Each new object must differ from all that are dead.
static void add_dead_handles(void) {
  int bytes = -1, flag = -1;
  for (int i = 0; i < DEAD; ++i) {
    MPI_Datatype type;
    MPI_Type_contiguous(3, MPI_INT, &type);
    add((uint64_t)(MPI_Type_size(dead_types[i], &bytes) != MPI_SUCCESS));
  }
  MPI_Request request;
  MPI_Barrier_init(MPI_COMM_SELF, MPI_INFO_NULL, &request);
  add((uint64_t)(MPI_Request_get_status(dead_request, &flag, MPI_STATUS_IGNORE) != MPI_SUCCESS));
  MPI_Request_free(&request);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  make_dead_handles();
  MPI_Comm pair;
  MPI_Comm_split(MPI_COMM_WORLD, rank < 2, -rank, &pair);
  MPI_Op op;
  MPI_Op_create(combine, 0, &op);
  MPI_Request all[4];
  MPI_Allreduce_init(&sent, &sum[0], 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD, MPI_INFO_NULL, &all[0]);
  MPI_Allgather_init(&sent, 1, MPI_INT, parts, 1, MPI_INT, MPI_COMM_WORLD, MPI_INFO_NULL, &all[1]);
  MPI_Bcast_init(&root_says, 1, MPI_INT, 0, pair, MPI_INFO_NULL, &all[2]);
  MPI_Scan_init(&sent, &sum[1], 1, MPI_INT, op, MPI_COMM_WORLD, MPI_INFO_NULL, &all[3]);
  for (int round = 0; round < ROUNDS; ++round) {
    sent = 10 * rank + round;
    if (rank == 1 || rank == size - 1) root_says = 100 + round;
    MPI_Start(&all[0]);
    if (rank == 1) MPI_Send(&round, 1, MPI_INT, 0, 3, MPI_COMM_WORLD);
    if (rank == 0) MPI_Recv(&near_all[0], 1, MPI_INT, 1, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Wait(&all[0], MPI_STATUS_IGNORE);
    MPI_Startall(3, &all[1]);
    MPI_Barrier(MPI_COMM_WORLD);
    for (int flag = 0; !flag;) MPI_Test(&all[1], &flag, MPI_STATUS_IGNORE);
    MPI_Wait(&all[3], MPI_STATUS_IGNORE);
    MPI_Wait(&all[2], MPI_STATUS_IGNORE);
    add((uint64_t)sum[0]);
    add((uint64_t)sum[1]);
    add((uint64_t)root_says);
    for (int i = 0; rank == 0 && i < size; ++i) add((uint64_t)parts[i]);
    if (round == 2) {
      // One is freed, and another one takes its place.
      MPI_Request_free(&all[0]);
      MPI_Barrier(MPI_COMM_WORLD);
      MPI_Reduce_init(&sent, &sum[0], 1, MPI_INT, MPI_MAX, 1, MPI_COMM_WORLD, MPI_INFO_NULL, &all[0]);
    }
  }
  for (int i = 0; i < 4; ++i) MPI_Request_free(&all[i]);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  add_dead_handles();
  MPI_Op_free(&op);
  MPI_Comm_free(&pair);
  uint64_t result = 0;
  MPI_Reduce(&hash, &result, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("result %016llx\n", (unsigned long long)result);
  MPI_Finalize();
  return 0;
}
