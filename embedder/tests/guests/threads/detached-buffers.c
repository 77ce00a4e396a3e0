// Threads send by the buffer of the process while another one attaches, flushes and detaches it: libraries pack into
// the buffer before they count the message, and it was gone by then. Each send succeeds or finds no buffer or no room
// in it, and what was sent arrives as it was.
#include "mpi-threads.h"

// Malloc returns blocks of more than 32 MiB to the system at once. Only the part in use takes memory.
enum { length = 1 << 16, room = 40 << 20, buffers = 300, seconds = 4, wait_in_us = 300, ends = threads - 1 };

static char buffer[room];
static int data[threads][2 * length];
static int in[length];
static MPI_Datatype spaced;
static double end_of_race;
static bool is_over;

static bool is_buffer_error(int code) { return code == MPI_SUCCESS || code == MPI_ERR_BUFFER; }

static int number_of(int thread, int round, int i) { return thread << 28 ^ round << 16 ^ i; }

static void pause_for(int us) {
  const double begin = MPI_Wtime();
  while (MPI_Wtime() - begin < 1e-6 * us) continue;
}

static void change_buffers(void) {
  int attached = 0;
  while (MPI_Wtime() < end_of_race && attached < buffers) {
    CHECK_EQUAL_HERE(MPI_Buffer_attach(buffer, room), MPI_SUCCESS);
    ++attached;
    pause_for(wait_in_us * (attached % 4));
    if (attached % 3 == 0) CHECK_EQUAL_HERE(MPI_Buffer_flush(), MPI_SUCCESS);
    void* address = NULL;
    int size = 0;
    CHECK_EQUAL_HERE(MPI_Buffer_detach(&address, &size), MPI_SUCCESS);
    CHECK_HERE(address == buffer);
    CHECK_EQUAL_HERE(size, room);
    // Sends find no buffer.
    if (attached % 5 == 0) pause_for(wait_in_us);
  }
  __atomic_store_n(&is_over, true, __ATOMIC_SEQ_CST);
}

// The code of a persistent send that was started, or could not be.
static int start(int thread) {
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_Bsend_init(data[thread], 1, spaced, 1, thread, MPI_COMM_WORLD, &request);
  if (code != MPI_SUCCESS) return code;
  code = MPI_Start(&request);
  if (code == MPI_SUCCESS) code = MPI_Wait(&request, MPI_STATUS_IGNORE);
  // MPICH says again that there was no room.
  const int freed = MPI_Request_free(&request);
  CHECK_HERE(freed == MPI_SUCCESS || (freed == MPI_ERR_BUFFER && code == MPI_ERR_BUFFER));
  return code;
}

// The tag says which thread has sent a message; an empty one is its last, by another send.
static void send_messages(int thread) {
  int round = 0;
  while (!__atomic_load_n(&is_over, __ATOMIC_SEQ_CST)) {
    for (int i = 0; i < length; ++i) data[thread][2 * i] = number_of(thread, round, i);
    const int code =
        thread == threads - 1 ? start(thread) : MPI_Bsend(data[thread], 1, spaced, 1, thread, MPI_COMM_WORLD);
    if (!is_buffer_error(code)) CHECK_EQUAL_HERE(code, MPI_ERR_BUFFER);
    if (code == MPI_SUCCESS) ++round;
  }
  CHECK_EQUAL_HERE(MPI_Send(NULL, 0, MPI_INT, 1, thread, MPI_COMM_WORLD), MPI_SUCCESS);
}

static void* work(void* argument) {
  const int number = (int)(intptr_t)argument;
  if (number == 0) {
    change_buffers();
  } else {
    send_messages(number);
  }
  return NULL;
}

static void receive_messages(void) {
  int rounds[threads] = {0};
  for (int over = 0; over < ends;) {
    MPI_Status status;
    int count = -1;
    CHECK_EQUAL(MPI_Recv(in, length, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, &status), MPI_SUCCESS);
    MPI_Get_count(&status, MPI_INT, &count);
    if (count == 0) {
      ++over;
      continue;
    }
    const int thread = status.MPI_TAG;
    int wrong = 0;
    for (int i = 0; i < length; ++i) wrong += in[i] != number_of(thread, rounds[thread], i);
    CHECK_EQUAL(count, length);
    CHECK_EQUAL(wrong, 0);
    ++rounds[thread];
  }
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Type_vector(length, 1, 2, MPI_INT, &spaced);
  MPI_Type_commit(&spaced);
  end_of_race = MPI_Wtime() + seconds;
  if (my_rank == 0) {
    in_threads(work);
  } else {
    receive_messages();
  }
  MPI_Type_free(&spaced);
  return finish_test();
}
