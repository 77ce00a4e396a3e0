// Scatters of nothing, between scatters of something: no empty message is left that a later one could receive. The
// others have data with gaps, and as many elements of another type.
#include "guest_test.h"

enum { rounds = 100, pairs = 2 };

static MPI_Datatype nothing, spaced;

static void finish(MPI_Request* request) { CHECK_EQUAL(MPI_Wait(request, MPI_STATUS_IGNORE), MPI_SUCCESS); }

static void scatter_nothing(int root) {
  int unused = 0;
  MPI_Request request;
  MPI_Iscatter(&unused, 0, MPI_INT, &unused, 0, MPI_INT, root, MPI_COMM_WORLD, &request);
  finish(&request);
  MPI_Iscatter(&unused, 3, nothing, &unused, 0, MPI_INT, root, MPI_COMM_WORLD, &request);
  finish(&request);
  MPI_Scatter_init(&unused, 0, MPI_INT, &unused, 2, nothing, root, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  MPI_Start(&request);
  finish(&request);
  MPI_Request_free(&request);
}

// Each process gets `pairs` pairs of numbers, which lie apart at the root.
static void scatter_numbers(int root, int round) {
  int* sent = calloc((size_t)(3 * pairs * ranks), sizeof(int));
  int received[2 * pairs];
  for (int each = 0; each < pairs * ranks; ++each) {
    sent[3 * each] = round + each;
    sent[3 * each + 1] = -round - each;
  }
  memset(received, 0, sizeof received);
  MPI_Request request;
  MPI_Iscatter(sent, pairs, spaced, received, 2 * pairs, MPI_INT, root, MPI_COMM_WORLD, &request);
  finish(&request);
  for (int each = 0; each < pairs; ++each) {
    CHECK_EQUAL(received[2 * each], round + my_rank * pairs + each);
    CHECK_EQUAL(received[2 * each + 1], -round - my_rank * pairs - each);
  }
  free(sent);
}

// Between the first process and the others.
static void broadcast_between_groups(int round) {
  MPI_Comm group, between;
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == 0, my_rank, &group);
  MPI_Intercomm_create(group, 0, MPI_COMM_WORLD, my_rank == 0 ? 1 : 0, 7, &between);
  const int root = my_rank == 0 ? MPI_ROOT : 0;
  for (int length = 0; length < 3; ++length) {
    int numbers[2] = {my_rank == 0 ? round : 0, my_rank == 0 ? -round : 0};
    MPI_Request request;
    MPI_Ibcast(numbers, length, MPI_INT, root, between, &request);
    finish(&request);
    CHECK_EQUAL(numbers[0], my_rank == 0 || length > 0 ? round : 0);
    CHECK_EQUAL(numbers[1], my_rank == 0 || length > 1 ? -round : 0);
  }
  MPI_Comm_free(&between);
  MPI_Comm_free(&group);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Type_contiguous(0, MPI_INT, &nothing);
  MPI_Type_commit(&nothing);
  MPI_Datatype pair;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_create_resized(pair, 0, 3 * sizeof(int), &spaced);
  MPI_Type_commit(&spaced);
  for (int round = 1; round <= rounds; ++round) {
    scatter_nothing(round % ranks);
    scatter_numbers(round % ranks, round);
    if (ranks > 1) broadcast_between_groups(round);
  }
  MPI_Type_free(&pair);
  MPI_Type_free(&spaced);
  MPI_Type_free(&nothing);
  return finish_test();
}
