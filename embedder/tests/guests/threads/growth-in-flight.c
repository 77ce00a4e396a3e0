// Memory that grows in one thread while messages of others are under way: buffers that reach the end of memory, and
// some that lie beyond it unless it has grown meanwhile.
#include <sched.h>

#include "mpi-threads.h"

enum { page = 65536, growths = 400, large = 1 << 20, rounds = 30 };

static _Atomic bool grown;
static _Atomic int begun;

static char* end_of_memory(void) { return (char*)(__builtin_wasm_memory_size(0) * page); }

// Not malloc, which takes what memory has grown by for its own.
static char* new_memory(size_t length) { return (char*)(__builtin_wasm_memory_grow(0, length / page) * page); }

// Receives into each page as soon as it is there, up to its last byte.
static void grow(void) {
  static char sent[page];
  for (int i = 0; i < growths; ++i) {
    const size_t before = __builtin_wasm_memory_grow(0, 1);
    if (before == SIZE_MAX) break;
    char* const received = (char*)(before * page);
    memset(sent, 1 + i % 100, page);
    MPI_Request request;
    CHECK_EQUAL_HERE(MPI_Irecv(received, page, MPI_CHAR, 0, 1, MPI_COMM_SELF, &request), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Send(sent, page, MPI_CHAR, 0, 1, MPI_COMM_SELF), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_HERE(memcmp(received, sent, page) == 0);
  }
  grown = true;
}

// Messages between the ranks in blocks for which memory grows as well.
static void exchange(int tag) {
  const int other = (my_rank + 1) % ranks;
  for (int i = 0; i < rounds; ++i) {
    char* const sent = new_memory(large);
    char* const received = new_memory(large);
    memset(sent, tag + i, large);
    MPI_Request requests[2];
    CHECK_EQUAL_HERE(MPI_Irecv(received, large, MPI_CHAR, other, tag, MPI_COMM_WORLD, &requests[0]), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Isend(sent, large, MPI_CHAR, other, tag, MPI_COMM_WORLD, &requests[1]), MPI_SUCCESS);
    CHECK_EQUAL_HERE(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    CHECK_HERE(memcmp(received, sent, large) == 0);
  }
}

// Numbers before and behind the end, which other threads move.
static void read_beyond(void) {
  int sums[64] = {0}, refused = 0;
  while (!grown) {
    int error_class;
    MPI_Error_class(MPI_Reduce_local(end_of_memory() - 128, sums, 64, MPI_INT, MPI_BOR), &error_class);
    CHECK_HERE(error_class == MPI_SUCCESS || error_class == MPI_ERR_BUFFER);
    refused += error_class != MPI_SUCCESS;
  }
  CHECK_HERE(refused > 0);
}

static void* work(void* number) {
  // pthread_create allocates.
  ++begun;
  while (begun < threads) sched_yield();
  switch ((intptr_t)number) {
    case 0:
      grow();
      break;
    case 1:
      read_beyond();
      break;
    default:
      exchange((int)(intptr_t)number);
  }
  return NULL;
}

int main(int argc, char** argv) {
  const bool multiple = start_with_threads(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  if (multiple) in_threads(work);
  return finish_test();
}
