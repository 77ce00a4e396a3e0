// In programs that can be saved, MPI_Sendrecv_replace sends first. Its receive fails, and the error handler makes
// another exchange, which took that message for its own and waited for ever; or it frees what the message needs.
#include "hostile.h"

enum { large = 1 << 22 };

static char data[2 * large];
static int handled;
static MPI_Datatype apart;
static MPI_Comm between;

static void handle(MPI_Comm* comm, int* code, ...) {
  (void)comm, (void)code;
  char own[8] = "nested";
  ++handled;
  CHECK_EQUAL(MPI_Sendrecv_replace(own, 8, MPI_BYTE, 0, 9, 0, 9, MPI_COMM_SELF, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK(strcmp(own, "nested") == 0);
  MPI_Type_free(&apart);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Errhandler handler;
  MPI_Comm own;
  MPI_Comm_dup(MPI_COMM_SELF, &own);
  MPI_Intercomm_create(own, 0, MPI_COMM_WORLD, 1 - my_rank, 3, &between);
  MPI_Comm_create_errhandler(handle, &handler);
  MPI_Type_vector(large / 8, 4, 8, MPI_BYTE, &apart);
  MPI_Type_commit(&apart);
  if (my_rank == 0) {
    MPI_Comm_set_errhandler(between, handler);
    MPI_Sendrecv_replace(data, 1, apart, 0, 1, 0, 1, between, MPI_STATUS_IGNORE);
    CHECK_EQUAL(handled, 1);
  } else {
    MPI_Request sent;
    MPI_Isend(data, large, MPI_BYTE, 0, 1, between, &sent);
    MPI_Recv(data + large, large, MPI_BYTE, 0, 1, between, MPI_STATUS_IGNORE);
    MPI_Wait(&sent, MPI_STATUS_IGNORE);
    MPI_Type_free(&apart);
  }
  MPI_Comm_free(&between);
  MPI_Comm_free(&own);
  MPI_Errhandler_free(&handler);
  // Longer than the library can say.
  const int doubles = 280000000;
  double* many = malloc(sizeof(double) * (size_t)doubles);
  if (many != NULL)
    CHECK_EQUAL(MPI_Sendrecv_replace(many, doubles, MPI_DOUBLE, MPI_PROC_NULL, 9, MPI_PROC_NULL, 9, MPI_COMM_SELF,
                                     MPI_STATUS_IGNORE),
                MPI_SUCCESS);
  free(many);
  return finish_test();
}
