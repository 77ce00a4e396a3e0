// Intercommunicators with a process that was started, freed and disconnected under messages that no request of the
// program speaks for. Open MPI freed those at once whose numbers were lower than that of the one they were made of.
#include "../spawn/dynamic.h"
#include "hostile.h"

enum { numbers = 300, length = 1 << 20 };

static MPI_Comm between;

// A message of each kind that no request, or none that is left, speaks for.
static void send_alone(int kind, char* data, int other, MPI_Comm comm) {
  MPI_Request request;
  if (kind == 0) {
    CHECK_EQUAL(MPI_Isend(data, length, MPI_BYTE, other, 0, comm, &request), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
  } else {
    CHECK_EQUAL(MPI_Bsend(data, length, MPI_BYTE, other, 0, comm), MPI_SUCCESS);
  }
}

// The receiver has freed the communicator, too, when the message comes.
static void receive_alone(int kind, char* data, MPI_Comm* copy) {
  MPI_Message message;
  MPI_Request request;
  CHECK_EQUAL(MPI_Mprobe(0, 0, *copy, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
  if (kind == 0) CHECK_EQUAL(MPI_Comm_free(copy), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Imrecv(data, length, MPI_BYTE, &message, &request), MPI_SUCCESS);
  if (kind != 0) CHECK_EQUAL(MPI_Comm_free(copy), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(data[length - 1], 1);
}

static void free_under_messages(bool is_child) {
  char* data = malloc(length);
  char* buffer = malloc(4 * length);
  memset(data, !is_child, length);
  MPI_Buffer_attach(buffer, 4 * length);
  for (int i = 0; i < 16; ++i) {
    MPI_Comm copy;
    int other = 0;
    CHECK_EQUAL(MPI_Comm_dup(between, &copy), MPI_SUCCESS);
    if (is_child) {
      memset(data, 0, length);
      MPI_Recv(&other, 1, MPI_INT, 0, 0, between, MPI_STATUS_IGNORE);
      receive_alone(i % 2, data, &copy);
    } else {
      send_alone(i % 2, data, 0, copy);
      CHECK_EQUAL(MPI_Comm_free(&copy), MPI_SUCCESS);
      MPI_Send(&other, 1, MPI_INT, 0, 0, between);
    }
    // Both come here when the message has arrived.
    MPI_Sendrecv(&i, 1, MPI_INT, 0, 1, &other, 1, MPI_INT, 0, 1, between, MPI_STATUS_IGNORE);
  }
  int size = 0;
  MPI_Buffer_detach(&buffer, &size);
  free(buffer);
  free(data);
}

// The request is freed while the message may be under way.
static void receive_freed(char* data, MPI_Comm comm) {
  MPI_Message message;
  MPI_Request request;
  CHECK_EQUAL(MPI_Mprobe(0, 0, comm, &message, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Imrecv(data, length, MPI_BYTE, &message, &request), MPI_SUCCESS);
  if (request != MPI_REQUEST_NULL) CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
}

// MPI_Comm_disconnect waits for such messages, also among the processes of one group.
static void disconnect_under_messages(bool is_child) {
  char* data = malloc(length);
  char* buffer = malloc(4 * length);
  MPI_Buffer_attach(buffer, 4 * length);
  // MPI_Comm_disconnect of MPICH 5.0 waits for ever for buffered sends, also natively.
  const int step = runs_over("MPICH") ? 2 : 1;
  for (int kind = 0; kind < 4; kind += step) {
    MPI_Comm comm;
    if (kind < 2)
      CHECK_EQUAL(MPI_Comm_dup(between, &comm), MPI_SUCCESS);
    else
      CHECK_EQUAL(MPI_Intercomm_merge(between, is_child, &comm), MPI_SUCCESS);
    memset(data, is_child ? 0 : 1, length);
    if (is_child)
      receive_freed(data, comm);
    else
      send_alone(kind % 2, data, kind < 2 ? 0 : 1, comm);
    CHECK_EQUAL(MPI_Comm_disconnect(&comm), MPI_SUCCESS);
    CHECK_EQUAL(data[length - 1], 1);
  }
  int size = 0;
  MPI_Buffer_detach(&buffer, &size);
  free(buffer);
  free(data);
}

static void meet(bool is_child) {
  free_under_messages(is_child);
  disconnect_under_messages(is_child);
  CHECK_EQUAL(MPI_Comm_disconnect(&between), MPI_SUCCESS);
}

static void meet_child(char* program) {
  MPI_Comm low[numbers];
  for (int i = 0; i < numbers; ++i) MPI_Comm_dup(MPI_COMM_SELF, &low[i]);
  const bool started = start_one(program, &between);
  for (int i = 0; i < numbers; ++i) MPI_Comm_free(&low[i]);
  if (started) meet(false);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Comm_get_parent(&between);
  if (between == MPI_COMM_NULL) {
    meet_child(argv[0]);
    return finish_test();
  }
  meet(true);
  MPI_Finalize();
  return checks_failed > 0;
}
