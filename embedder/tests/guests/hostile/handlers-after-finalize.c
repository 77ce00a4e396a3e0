// The error handler of a world that has ended while a session is open. It makes a success of every failure.
#include <mpi.h>
#include <stdio.h>

static void succeed(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  *code = MPI_SUCCESS;
}

int main(int argc, char** argv) {
  MPI_Session session;
  MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
  MPI_Init(&argc, &argv);
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(succeed, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  MPI_Finalize();
  const int code = MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  MPI_Errhandler_free(&handler);
  MPI_Session_finalize(&session);
  puts(code == MPI_SUCCESS ? "the handler decides" : "wrong");
  return 0;
}
