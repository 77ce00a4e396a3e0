// Error handlers that free the communicator whose error they are called for, that use what the call works on, and that
// make a success of a failure.
#include "hostile.h"

enum { buffer_bytes = 4096, rounds = 10, sizes = 88, copies = 6, most_texts = rounds * sizes * copies };

static MPI_Comm used = MPI_COMM_NULL;
static MPI_Info before[sizes], after[most_texts];
static int lengths[most_texts], texts;
static char text[1100];

// Libraries with shorter values refuse it.
static int fill(MPI_Info info, int length, char letter) {
  memset(text, letter, (size_t)length);
  text[length] = '\0';
  return MPI_Info_set(info, "key", text) == MPI_SUCCESS;
}

static int length_of(int size) { return 296 + 8 * size; }

// Frees the communicator, and fills the heap with texts that would show a byte that is written where it was.
static void free_communicator(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  (void)code;
  if (used == MPI_COMM_NULL) return;
  MPI_Comm_free(&used);
  for (int size = 0; size < sizes; ++size) {
    MPI_Info_delete(before[size], "key");
    for (int copy = 0; copy < copies; ++copy, ++texts) {
      lengths[texts] = fill(after[texts], length_of(size), 'A') ? length_of(size) : -1;
    }
  }
}

static void free_in_handlers(void) {
  static char first[buffer_bytes], second[buffer_bytes];
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(free_communicator, &handler);
  for (int i = 0; i < sizes; ++i) MPI_Info_create(&before[i]);
  for (int i = 0; i < most_texts; ++i) MPI_Info_create(&after[i]);
  for (int round = 0; round < rounds; ++round) {
    MPI_Comm_dup(MPI_COMM_SELF, &used);
    const MPI_Comm comm = used;
    MPI_Comm_set_errhandler(comm, handler);
    for (int size = 0; size < sizes; ++size) fill(before[size], length_of(size), 'B');
    const int code = MPI_Comm_attach_buffer(comm, first, buffer_bytes);
    if (code == MPI_SUCCESS) MPI_Comm_attach_buffer(comm, second, buffer_bytes);
    if (used != MPI_COMM_NULL) MPI_Comm_free(&used);
  }
  for (int i = 0; i < texts; ++i) {
    char found[1100];
    int has = 0;
    MPI_Info_get(after[i], "key", sizeof found - 1, found, &has);
    CHECK_EQUAL(has ? (int)strlen(found) : -1, lengths[i]);
  }
  for (int i = 0; i < sizes; ++i) MPI_Info_free(&before[i]);
  for (int i = 0; i < most_texts; ++i) MPI_Info_free(&after[i]);
  MPI_Errhandler_free(&handler);
}

static int detached;

static void detach(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  (void)code;
  void* buffer = NULL;
  int size = 0;
  detached += MPI_Buffer_detach((void*)&buffer, &size) == MPI_SUCCESS;
}

static void detach_in_handler(void) {
  static char buffer[buffer_bytes];
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(detach, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  CHECK_EQUAL(MPI_Buffer_attach(buffer, buffer_bytes), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Buffer_attach(buffer, buffer_bytes), MPI_ERR_BUFFER);
  CHECK_EQUAL(detached, 1);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&handler);
}

static void succeed(MPI_Comm* comm, int* code, ...) {
  (void)comm;
  *code = MPI_SUCCESS;
}

static void succeed_in_handler(void) {
  MPI_Errhandler handler;
  MPI_Comm_create_errhandler(succeed, &handler);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
  int value = 0;
  MPI_Request request = MPI_REQUEST_NULL;
  // Larger than the tags of libraries that number the parts of a message.
  const int tag = 2147483647 / 2;
  if (MPI_Psend_init(&value, 1, 1, MPI_INT, my_rank, tag, MPI_COMM_WORLD, MPI_INFO_NULL, &request) == MPI_SUCCESS &&
      request != MPI_REQUEST_NULL)
    MPI_Request_free(&request);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Errhandler_free(&handler);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  free_in_handlers();
  detach_in_handler();
  succeed_in_handler();
  return finish_test();
}
