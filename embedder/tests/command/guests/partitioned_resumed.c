// A program with partitioned messages, which can be stopped and continued at each of its calls: while requests are
// inactive, started and not filled, filled in part, sent and not received, and complete.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>

enum { ROUNDS = 4, PARTS = 4, LENGTH = 3, LARGE = 30000 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size, left, right;
static int sent[2][PARTS * LENGTH], got[2][PARTS * LENGTH], large_sent[2 * LARGE], large_got[2 * LARGE];
static int own_sent[2], own_got[2];
static MPI_Comm other;

static void add_status(const MPI_Status* status) {
  int count = 0;
  MPI_Get_count(status, MPI_INT, &count);
  add((uint64_t)status->MPI_SOURCE);
  add((uint64_t)status->MPI_TAG);
  add((uint64_t)count);
}

// Two messages with one tag, filled in the other order; the second one is sent before the receiver starts, twice.
static void pairs(MPI_Request* out, MPI_Request* in, int round) {
  MPI_Status status;
  MPI_Start(&out[1]);
  for (int i = 0; i < PARTS * LENGTH; ++i) sent[1][i] = 1000 * rank + 100 * round + i;
  MPI_Pready(3, out[1]);
  MPI_Start(&out[0]);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Pready_range(0, 2, out[1]);
  MPI_Wait(&out[1], MPI_STATUS_IGNORE);
  MPI_Start(&out[1]);
  for (int i = 0; i < PARTS * LENGTH; ++i) sent[1][i] += 50;
  MPI_Pready_range(0, 3, out[1]);
  MPI_Start(&in[0]);
  MPI_Send(&round, 1, MPI_INT, right, 4, other);
  int said = -1;
  MPI_Recv(&said, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, other, MPI_STATUS_IGNORE);
  add((uint64_t)said);
  for (int i = 0; i < PARTS * LENGTH; ++i) sent[0][i] = 7000 * rank + 100 * round + i;
  const int some[2] = {2, 0};
  MPI_Pready_list(2, some, out[0]);
  MPI_Barrier(other);
  MPI_Pready(1, out[0]);
  MPI_Pready(3, out[0]);
  for (int part = 0; part < PARTS; ++part)
    for (int arrived = 0; !arrived;) MPI_Parrived(in[0], part, &arrived);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Wait(&in[0], &status);
  add_status(&status);
  for (int times = 0; times < 2; ++times) {
    MPI_Start(&in[1]);
    MPI_Wait(&in[1], &status);
    add_status(&status);
    for (int i = 0; i < PARTS * LENGTH; ++i) add((uint64_t)got[1][i]);
  }
  for (int i = 0; i < PARTS * LENGTH; ++i) add((uint64_t)got[0][i]);
  MPI_Waitall(2, out, MPI_STATUSES_IGNORE);
}

// A message that does not fit into the buffers of a library, to a rank that does not receive it for a while.
static void large(MPI_Request* both, int round) {
  MPI_Start(&both[0]);
  for (int i = 0; i < 2 * LARGE; ++i) large_sent[i] = rank + round * i;
  MPI_Pready_range(0, 1, both[0]);
  MPI_Barrier(other);
  MPI_Start(&both[1]);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Waitall(2, both, MPI_STATUSES_IGNORE);
  for (int i = 0; i < 2 * LARGE; i += 997) add((uint64_t)large_got[i]);
}

// To the process itself, and to MPI_PROC_NULL.
static void alone(MPI_Request* self, MPI_Request* null, int round) {
  MPI_Startall(2, self);
  own_sent[0] = round;
  own_sent[1] = -round;
  MPI_Pready(1, self[0]);
  MPI_Startall(2, null);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Pready(0, self[0]);
  MPI_Pready(0, null[0]);
  MPI_Waitall(2, self, MPI_STATUSES_IGNORE);
  MPI_Waitall(2, null, MPI_STATUSES_IGNORE);
  add((uint64_t)own_got[0]);
  add((uint64_t)own_got[1]);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  left = (rank + size - 1) % size;
  right = (rank + 1) % size;
  MPI_Comm_dup(MPI_COMM_WORLD, &other);
  MPI_Datatype triple;
  MPI_Type_contiguous(LENGTH, MPI_INT, &triple);
  MPI_Type_commit(&triple);
  MPI_Request out[2], in[2], all[2], self[2], null[2], unused;
  // One of the tags has been used before.
  MPI_Psend_init(sent[0], PARTS, LENGTH, MPI_INT, right, 9, other, MPI_INFO_NULL, &unused);
  MPI_Request_free(&unused);
  MPI_Precv_init(got[0], PARTS, LENGTH, MPI_INT, left, 9, other, MPI_INFO_NULL, &unused);
  MPI_Request_free(&unused);
  for (int i = 0; i < 2; ++i) {
    MPI_Psend_init(sent[i], PARTS, LENGTH, MPI_INT, right, 9, other, MPI_INFO_NULL, &out[i]);
    MPI_Precv_init(got[i], PARTS, 1, triple, left, 9, other, MPI_INFO_NULL, &in[i]);
  }
  MPI_Psend_init(large_sent, 2, LARGE, MPI_INT, right, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &all[0]);
  MPI_Precv_init(large_got, 1, 2 * LARGE, MPI_INT, left, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &all[1]);
  MPI_Psend_init(own_sent, 2, 1, MPI_INT, 0, 2, MPI_COMM_SELF, MPI_INFO_NULL, &self[0]);
  MPI_Precv_init(own_got, 2, 1, MPI_INT, 0, 2, MPI_COMM_SELF, MPI_INFO_NULL, &self[1]);
  MPI_Psend_init(own_sent, 1, 1, MPI_INT, MPI_PROC_NULL, 2, other, MPI_INFO_NULL, &null[0]);
  MPI_Precv_init(own_got, 1, 1, MPI_INT, MPI_PROC_NULL, 2, other, MPI_INFO_NULL, &null[1]);
  for (int round = 0; round < ROUNDS; ++round) {
    pairs(out, in, round);
    large(all, round);
    alone(self, null, round);
    if (round != 1) continue;
    // The next one with this tag.
    MPI_Request_free(&out[0]);
    MPI_Request_free(&in[0]);
    MPI_Psend_init(sent[0], PARTS, LENGTH, MPI_INT, right, 9, other, MPI_INFO_NULL, &out[0]);
    MPI_Precv_init(got[0], PARTS, LENGTH, MPI_INT, left, 9, other, MPI_INFO_NULL, &in[0]);
  }
  MPI_Request* every[5] = {out, in, all, self, null};
  for (int i = 0; i < 5; ++i) {
    MPI_Request_free(&every[i][0]);
    MPI_Request_free(&every[i][1]);
  }
  MPI_Type_free(&triple);
  MPI_Comm_free(&other);
  uint64_t result = 0;
  MPI_Reduce(&hash, &result, 1, MPI_UINT64_T, MPI_BXOR, 0, MPI_COMM_WORLD);
  if (rank == 0) printf("result %016llx\n", (unsigned long long)result);
  MPI_Finalize();
  return 0;
}
