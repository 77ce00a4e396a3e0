// MPICH exchanges blocks in place through a buffer whose length it has in an int: for one of 2 GiB that was too small,
// and what the other rank sent overran the heap. Rank 1's block is refused; it then takes part with a short one.
#include "hostile.h"

enum { sent_elements = 1 << 19 };
static const size_t gigabyte = (size_t)1 << 30;

static int exchange(char* buffer, const int counts[2], const int places[2]) {
  const MPI_Datatype types[2] = {MPI_SHORT, MPI_SHORT};
  MPI_Request request;
  const int code =
      MPI_Ialltoallw(MPI_IN_PLACE, NULL, NULL, NULL, buffer, counts, places, types, MPI_COMM_WORLD, &request);
  if (code == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
  return code;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static const int places[2] = {0, 0};
  static const int sent[2] = {0, sent_elements}, received[2] = {sent_elements, 0};
  if (my_rank == 0) {
    char* buffer = calloc(sent_elements, sizeof(short));
    exchange(buffer, sent, places);
    free(buffer);
  } else {
    const size_t page = 65536;
    const size_t before = __builtin_wasm_memory_grow(0, 2 * gigabyte / page + 1);
    CHECK(before != (size_t)-1);
    char* buffer = (char*)(before * page);
    const int last = (int)(2 * gigabyte - 1 - sizeof(short));
    const int code = exchange(buffer, (int[]){1 << 30, 1}, (int[]){0, last});
    int error_class = MPI_SUCCESS;
    MPI_Error_class(code, &error_class);
    CHECK_EQUAL(error_class, MPI_ERR_COUNT);
    if (code != MPI_SUCCESS) CHECK_EQUAL(exchange(buffer, received, places), MPI_SUCCESS);
  }
  return finish_test();
}
