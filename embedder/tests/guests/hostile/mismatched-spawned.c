// Parents and the child that they have started call different operations on their intercommunicator: what mpiwasm and
// the library exchange there to make communicators must not meet the program's messages.
#include "../spawn/dynamic.h"
#include "hostile.h"

enum { forged = 0x7e, length = 48 };

static bool is_child;
static MPI_Comm between;

// Complete at once in the child: its data wait in the parent, at the root.
static void send_stray_messages(void) {
  char data[length];
  memset(data, forged, sizeof data);
  MPI_Reduce(data, NULL, length, MPI_BYTE, MPI_BOR, 0, between);
  MPI_Gather(data, length, MPI_BYTE, NULL, 0, MPI_BYTE, 0, between);
}

static void receive_stray_messages(void) {
  char data[length] = {0};
  const int root = my_rank == 0 ? MPI_ROOT : MPI_PROC_NULL;
  CHECK_EQUAL(MPI_Reduce(NULL, data, length, MPI_BYTE, MPI_BOR, root, between), MPI_SUCCESS);
  for (int i = 0; i < length && my_rank == 0; ++i) CHECK_EQUAL(data[i], forged);
  memset(data, 0, sizeof data);
  CHECK_EQUAL(MPI_Gather(NULL, 0, MPI_BYTE, data, length, MPI_BYTE, root, between), MPI_SUCCESS);
  for (int i = 0; i < length && my_rank == 0; ++i) CHECK_EQUAL(data[i], forged);
}

static void use(MPI_Comm comm) {
  int one = 1;
  int sum = 0;
  int others = 0;
  MPI_Comm_remote_size(comm, &others);
  CHECK_EQUAL(MPI_Allreduce(&one, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  CHECK_EQUAL(sum, others);
}

static void make(int constructor) {
  MPI_Comm made = MPI_COMM_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  if (constructor == 0) CHECK_EQUAL(MPI_Comm_dup(between, &made), MPI_SUCCESS);
  if (constructor == 1) CHECK_EQUAL(MPI_Intercomm_merge(between, is_child, &made), MPI_SUCCESS);
  if (constructor == 2) CHECK_EQUAL(MPI_Comm_split(between, 0, my_rank, &made), MPI_SUCCESS);
  if (constructor == 3) {
    CHECK_EQUAL(MPI_Comm_idup(between, &made, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  }
  if (constructor != 1) use(made);
  MPI_Comm_free(&made);
}

static void meet(void) {
  for (int constructor = 0; constructor < 4; ++constructor) {
    if (is_child) send_stray_messages();
    make(constructor);
    if (!is_child) receive_stray_messages();
  }
  MPI_Comm made = MPI_COMM_NULL;
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  if (is_child)
    CHECK_EQUAL(MPI_Intercomm_merge(between, 1, &made), MPI_ERR_OTHER);
  else
    CHECK_EQUAL(MPI_Comm_dup(between, &made), MPI_ERR_OTHER);
  make(0);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_get_parent(&between);
  is_child = between != MPI_COMM_NULL;
  if (is_child) {
    meet();
    const int failed = checks_failed;
    MPI_Finalize();
    return failed > 0;
  }
  if (start_one(argv[0], &between)) meet();
  return finish_test();
}
