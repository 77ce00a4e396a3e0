// A matched probe fails, and the error handler matches other messages and says that there was no error. In programs
// that are saved, the first probe was noted as having matched the handler's message, with the length of its own.
#include "hostile.h"

enum { messages = 20, large = 1 << 20, small = 8 };

static MPI_Message matched[messages];
static MPI_Request sends[messages + 1];
static int next;
static char data[large];

static void match_another(MPI_Comm* comm, int* code, ...) {
  int found = 0;
  (void)comm;
  while (found == 0) MPI_Improbe(1, 2, MPI_COMM_WORLD, &found, &matched[next], MPI_STATUS_IGNORE);
  *code = MPI_SUCCESS;
}

static void wait_for(double seconds) {
  const double end = MPI_Wtime() + seconds;
  while (MPI_Wtime() < end) {
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(data, my_rank == 1 ? 'A' : 0, sizeof data);
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 1) {
    char few[small] = "small";
    MPI_Isend(few, small, MPI_CHAR, 0, 1, MPI_COMM_WORLD, &sends[messages]);
    for (int i = 0; i < messages; ++i) {
      wait_for(0.002 + i * 1e-5);
      MPI_Isend(data, large, MPI_CHAR, 0, 2, MPI_COMM_WORLD, &sends[i]);
    }
  } else {
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(match_another, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    MPI_Message* const nowhere = (MPI_Message*)2;
    for (next = 0; next < messages; ++next)
      CHECK_EQUAL(MPI_Mprobe(1, 1, MPI_COMM_WORLD, nowhere, MPI_STATUS_IGNORE), MPI_SUCCESS);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Errhandler_free(&handler);
  }

  // Time for a checkpoint.
  const double end = MPI_Wtime() + 3;
  for (int goes_on = 1; goes_on != 0;)
    MPI_Allreduce(&(int){MPI_Wtime() < end}, &goes_on, 1, MPI_INT, MPI_MIN, MPI_COMM_WORLD);

  if (my_rank == 1) {
    MPI_Waitall(messages + 1, sends, MPI_STATUSES_IGNORE);
  } else {
    for (int i = 0; i < messages; ++i) {
      memset(data, 0, sizeof data);
      CHECK_EQUAL(MPI_Mrecv(data, large, MPI_CHAR, &matched[i], MPI_STATUS_IGNORE), MPI_SUCCESS);
      int wrong = 0;
      for (int k = 0; k < large; ++k) wrong += data[k] != 'A';
      CHECK_EQUAL(wrong, 0);
    }
    char few[small] = "";
    CHECK_EQUAL(MPI_Recv(few, small, MPI_CHAR, 1, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_TEXT(few, "small");
  }
  return finish_test();
}
