// Requests whose datatype, operation or communicator has been freed; others are made until one would have its handle.
//
//     reused_handles WHAT
//
// WHAT is posted (a receive), persistent (a receive that is started later), reduction or communicator.
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { many = 300 };

static int number = 7, received[8];

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void subtract(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] -= ((int*)in)[i];
}

// Two numbers, which others of the same handle would put apart.
static void free_and_make_types(MPI_Datatype* type) {
  const MPI_Datatype before = *type;
  MPI_Type_free(type);
  for (int i = 0; i < many; ++i) {
    MPI_Type_vector(2, 1, 4, MPI_INT, type);
    MPI_Type_commit(type);
    if (*type == before) return;
    if (i + 1 < many) MPI_Type_free(type);
  }
}

static void free_and_make_operations(MPI_Op* operation) {
  const MPI_Op before = *operation;
  MPI_Op_free(operation);
  for (int i = 0; i < many && *operation != before; ++i) {
    if (i > 0) MPI_Op_free(operation);
    MPI_Op_create(subtract, 1, operation);
  }
}

static void free_and_make_communicators(MPI_Comm* comm) {
  const MPI_Comm before = *comm;
  MPI_Comm_free(comm);
  for (int i = 0; i < many && *comm != before; ++i) {
    if (i > 0) MPI_Comm_free(comm);
    MPI_Comm_dup(MPI_COMM_SELF, comm);
  }
}

static void pass_points(void) {
  for (int i = 0, found = 0; i < 20; ++i) MPI_Iprobe(0, 99, MPI_COMM_SELF, &found, MPI_STATUS_IGNORE);
}

static void receive(int is_persistent) {
  const int sent[2] = {1, 2};
  MPI_Datatype pair;
  MPI_Request request;
  MPI_Type_contiguous(2, MPI_INT, &pair);
  MPI_Type_commit(&pair);
  if (is_persistent)
    MPI_Recv_init(received, 1, pair, 0, 1, MPI_COMM_SELF, &request);
  else
    MPI_Irecv(received, 1, pair, 0, 1, MPI_COMM_SELF, &request);
  free_and_make_types(&pair);
  pass_points();
  if (is_persistent) MPI_Start(&request);
  MPI_Send(sent, 2, MPI_INT, 0, 1, MPI_COMM_SELF);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  if (is_persistent) MPI_Request_free(&request);
}

static void reduce(void) {
  MPI_Op operation;
  MPI_Request request;
  MPI_Op_create(add, 1, &operation);
  MPI_Allreduce_init(&number, received, 1, MPI_INT, operation, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  free_and_make_operations(&operation);
  pass_points();
  MPI_Start(&request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Request_free(&request);
}

static void send_on_freed(void) {
  MPI_Comm comm, other;
  MPI_Request requests[3];
  int wrong = 0, got = 0;
  MPI_Comm_dup(MPI_COMM_SELF, &comm);
  MPI_Recv_init(received, 1, MPI_INT, 0, 5, comm, &requests[0]);
  MPI_Send_init(&number, 1, MPI_INT, 0, 5, comm, &requests[1]);
  other = comm;
  free_and_make_communicators(&other);
  pass_points();
  MPI_Isend(&wrong, 1, MPI_INT, 0, 5, other, &requests[2]);
  MPI_Startall(2, requests);
  MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
  MPI_Recv(&got, 1, MPI_INT, 0, 5, other, MPI_STATUS_IGNORE);
  MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
  MPI_Request_free(&requests[0]);
  MPI_Request_free(&requests[1]);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  if (argc < 2) return 2;
  if (strcmp(argv[1], "posted") == 0) receive(0);
  if (strcmp(argv[1], "persistent") == 0) receive(1);
  if (strcmp(argv[1], "reduction") == 0) reduce();
  if (strcmp(argv[1], "communicator") == 0) send_on_freed();
  for (int i = 0; i < 8; ++i) printf("%d ", received[i]);
  printf("\n");
  MPI_Finalize();
  return 0;
}
