// Blocks with gaps so large that MPICH before 4.1 has their places wrong, in an int: it read and wrote memory of the
// host below the module's, where 2^k processes collect them. The memory is hardly touched.
#include "hostile.h"

static const size_t page = 65536, extent = ((size_t)1 << 30) - 4096;

static char *memory, here[8];
static MPI_Datatype sparse;

#define REFUSED(call) CHECK_EQUAL(class_of(call), MPI_ERR_COUNT)

static void refuse_two_blocks(void) {
  MPI_Request request;
  REFUSED(MPI_Allgather(here, 2, MPI_BYTE, memory, 2, sparse, MPI_COMM_WORLD));
  REFUSED(MPI_Iallgather(here, 2, MPI_BYTE, memory, 2, sparse, MPI_COMM_WORLD, &request));
  REFUSED(MPI_Allgather_init(here, 2, MPI_BYTE, memory, 2, sparse, MPI_COMM_WORLD, MPI_INFO_NULL, &request));
  REFUSED(MPI_Allgather_c(here, 2, MPI_BYTE, memory, 2, sparse, MPI_COMM_WORLD));
}

// Their places are below 2 GiB.
static void collect_one_block(void) {
  MPI_Request request = MPI_REQUEST_NULL;
  for (int way = 0; way < 2; ++way) {
    memory[0] = memory[extent] = 0;
    if (way == 0)
      CHECK_EQUAL(MPI_Allgather(here, 1, MPI_BYTE, memory, 1, sparse, MPI_COMM_WORLD), MPI_SUCCESS);
    else
      CHECK_EQUAL(MPI_Iallgather(here, 1, MPI_BYTE, memory, 1, sparse, MPI_COMM_WORLD, &request), MPI_SUCCESS);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK_EQUAL(memory[0], 'A');
    CHECK_EQUAL(memory[extent], 'B');
  }
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  memset(here, 'A' + my_rank, sizeof here);
  memory = (char*)(__builtin_wasm_memory_grow(0, 3 * extent / page + 2) * page);
  MPI_Type_create_resized(MPI_BYTE, 0, (MPI_Aint)extent, &sparse);
  MPI_Type_commit(&sparse);
  refuse_two_blocks();
  collect_one_block();
  MPI_Type_free(&sparse);
  return finish_test();
}
