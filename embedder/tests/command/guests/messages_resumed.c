// A program that communicates by messages of all kinds, and can be stopped and continued at each of its calls: receives
// that are posted and not matched, with and without wildcards, sends that wait for their receivers, probes, persistent
// requests, several communicators, nonblocking and blocking operations of some of the processes.
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { ROUNDS = 3, LARGE = 40000, SMALL = 5 };

static uint64_t hash = 1469598103934665603U;
static void add(uint64_t value) { hash = (hash ^ value) * 1099511628211U; }

static int rank, size, left, right;
static MPI_Comm other, half;

// A status that is asked for its count many calls later.
static MPI_Status kept;
static int kept_data[3];

static void add_status(const MPI_Status* status, int* data) {
  int count = 0;
  MPI_Get_count(status, MPI_INT, &count);
  add((uint64_t)status->MPI_SOURCE);
  add((uint64_t)status->MPI_TAG);
  add((uint64_t)count);
  for (int i = 0; i < count; ++i) add((uint64_t)data[i]);
}

// A ring in which each process waits for the one before it.
static void ring(int round) {
  int token[2] = {round, 0};
  if (rank == 0) {
    MPI_Send(token, 2, MPI_INT, right, 1, MPI_COMM_WORLD);
    MPI_Recv(token, 2, MPI_INT, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  } else {
    MPI_Recv(token, 2, MPI_INT, left, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    token[1] += rank * round;
    MPI_Ssend(token, 2, MPI_INT, right, 1, MPI_COMM_WORLD);
  }
  add((uint64_t)token[1]);
}

// Two receives with wildcards before one without, and more messages than receives.
static void wildcards(int round) {
  static int data[4][SMALL];
  MPI_Request requests[4];
  MPI_Status statuses[4];
  MPI_Irecv(data[0], SMALL, MPI_INT, left, MPI_ANY_TAG, other, &requests[0]);
  MPI_Irecv(data[1], SMALL, MPI_INT, MPI_ANY_SOURCE, 7, other, &requests[1]);
  MPI_Irecv(data[2], SMALL, MPI_INT, left, 8, other, &requests[2]);
  int own[SMALL];
  for (int i = 0; i < SMALL; ++i) own[i] = rank * 100 + round * 10 + i;
  MPI_Send(own, SMALL, MPI_INT, right, 7, other);
  MPI_Send(own, 2, MPI_INT, right, 8, other);
  MPI_Isend(own, 3, MPI_INT, right, 7, other, &requests[3]);
  MPI_Send(own, 1, MPI_INT, right, 7, other);
  MPI_Waitall(4, requests, statuses);
  for (int i = 0; i < 3; ++i) add_status(&statuses[i], data[i]);
  MPI_Status status;
  MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, other, &status);
  MPI_Recv(data[3], SMALL, MPI_INT, status.MPI_SOURCE, status.MPI_TAG, other, &status);
  add_status(&status, data[3]);
}

// Messages too large for a library to buffer, all of which are sent before any is received.
static void large(int round) {
  static int out[LARGE], in[LARGE];
  for (int i = 0; i < LARGE; ++i) out[i] = rank + round * i;
  MPI_Request requests[2];
  MPI_Isend(out, LARGE, MPI_INT, right, 3, MPI_COMM_WORLD, &requests[0]);
  MPI_Issend(out, 3, MPI_INT, left, 4, MPI_COMM_WORLD, &requests[1]);
  MPI_Message message;
  MPI_Status status;
  MPI_Mprobe(left, 3, MPI_COMM_WORLD, &message, &status);
  MPI_Mrecv(in, LARGE, MPI_INT, &message, &status);
  add_status(&status, in);
  int flag = 0;
  while (!flag) MPI_Iprobe(right, 4, MPI_COMM_WORLD, &flag, &status);
  MPI_Recv(in, LARGE, MPI_INT, right, 4, MPI_COMM_WORLD, &kept);
  for (int i = 0; i < 3; ++i) kept_data[i] = in[i];
  int index = 0, done = 0;
  MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
  while (!done) MPI_Testall(2, requests, &done, MPI_STATUSES_IGNORE);
  if (rank == 0) MPI_Send(out, LARGE, MPI_INT, size - 1, 5, half);
  if (rank == size - 1) MPI_Recv(in, LARGE, MPI_INT, 0, 5, half, MPI_STATUS_IGNORE);
}

static void persistent(int round, MPI_Request requests[2], int* out, int* in) {
  for (int i = 0; i < SMALL; ++i) out[i] = rank * round + i;
  MPI_Startall(2, requests);
  MPI_Status statuses[2];
  if (round % 2 == 0) {
    MPI_Waitall(2, requests, statuses);
    add_status(&statuses[1], in);
    return;
  }
  for (int left_over = 2; left_over > 0; --left_over) {
    int index = MPI_UNDEFINED;
    MPI_Waitany(2, requests, &index, &statuses[0]);
    if (index == 1) add_status(&statuses[0], in);
    if (index == MPI_UNDEFINED) add(99);
  }
}

// A message that lies in the sender's buffer, or is under way, until the other one has been received.
static void buffered(int round) {
  int out = rank * 3 + round, in[2] = {-1, -1};
  MPI_Bsend(&out, 1, MPI_INT, right, 31, other);
  ++out;
  MPI_Bsend(&out, 1, MPI_INT, right, 32, other);
  MPI_Recv(&in[1], 1, MPI_INT, left, 32, other, MPI_STATUS_IGNORE);
  MPI_Recv(&in[0], 1, MPI_INT, left, 31, other, MPI_STATUS_IGNORE);
  add((uint64_t)(in[0] * 5 + in[1]));
}

static void exchange(int round) {
  double out[3] = {rank, round, 0.5}, in[3] = {0, 0, 0};
  MPI_Status status;
  MPI_Sendrecv(out, 3, MPI_DOUBLE, right, 11, in, 3, MPI_DOUBLE, left, MPI_ANY_TAG, other, &status);
  add((uint64_t)(in[0] * 8 + in[1] * 4 + in[2] * 2) + (uint64_t)status.MPI_TAG);
  MPI_Sendrecv_replace(in, 3, MPI_DOUBLE, left, 12, right, 12, other, MPI_STATUS_IGNORE);
  add((uint64_t)(in[0] * 8 + in[1]));
}

static void collectives(int round) {
  int64_t sum = rank + round, all = 0, root = rank == 0 ? round : 0;
  MPI_Request request;
  MPI_Ibcast(&root, 1, MPI_INT64_T, 0, MPI_COMM_WORLD, &request);
  MPI_Comm pair;
  MPI_Comm_split(half, rank / 2, rank, &pair);
  MPI_Allreduce(&sum, &all, 1, MPI_INT64_T, MPI_SUM, pair);
  MPI_Comm_free(&pair);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Bcast(&sum, 1, MPI_INT64_T, size - 1, half);
  add((uint64_t)(all + sum + root));
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  left = (rank + size - 1) % size;
  right = (rank + 1) % size;
  MPI_Comm_dup(MPI_COMM_WORLD, &other);
  MPI_Comm_split(MPI_COMM_WORLD, 0, rank, &half);
  int out[SMALL], in[SMALL];
  MPI_Request requests[2];
  MPI_Send_init(out, SMALL, MPI_INT, right, 21, other, &requests[0]);
  MPI_Recv_init(in, SMALL, MPI_INT, left, 21, other, &requests[1]);
  static char buffer[4 * (MPI_BSEND_OVERHEAD + 64)];
  MPI_Buffer_attach(buffer, sizeof buffer);
  int late = 0, early = rank;
  MPI_Request whole_time;
  MPI_Irecv(&late, 1, MPI_INT, left, 50, MPI_COMM_WORLD, &whole_time);
  for (int round = 1; round <= ROUNDS; ++round) {
    ring(round);
    wildcards(round);
    persistent(round, requests, out, in);
    large(round);
    exchange(round);
    buffered(round);
    collectives(round);
    add_status(&kept, kept_data);
  }
  MPI_Send(&early, 1, MPI_INT, right, 50, MPI_COMM_WORLD);
  MPI_Status status;
  MPI_Wait(&whole_time, &status);
  add_status(&status, &late);
  void* detached = NULL;
  int detached_size = 0;
  MPI_Buffer_detach(&detached, &detached_size);
  add((uint64_t)(detached == buffer && detached_size == (int)sizeof buffer));
  MPI_Request_free(&requests[0]);
  MPI_Request_free(&requests[1]);
  MPI_Comm_free(&other);
  MPI_Comm_free(&half);
  uint64_t* all = NULL;
  uint64_t hashes[64];
  all = hashes;
  MPI_Gather(&hash, 1, MPI_UINT64_T, all, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
  for (int i = 0; rank == 0 && i < size; ++i) printf("rank %d: %llx\n", i, (unsigned long long)all[i]);
  MPI_Finalize();
  return 0;
}
