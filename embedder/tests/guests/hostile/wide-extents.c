// Numbers that Open MPI keeps in an int: the extent of a type in a reduction, and the count of an exchange in place
// multiplied by a rank.
#include "hostile.h"

enum { page = 65536, block = 65536 };

static void keep(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)in;
  (void)inout;
  (void)length;
  (void)type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const unsigned extent = 0xC0000000U;
  const size_t grown = __builtin_wasm_memory_grow(0, extent / page + 2);
  if (grown == (size_t)-1) MPI_Abort(MPI_COMM_WORLD, 2);
  char* memory = (char*)(grown * page);
  MPI_Datatype inner, wide;
  MPI_Type_contiguous(block, MPI_BYTE, &inner);
  CHECK_EQUAL(MPI_Type_create_resized_c(inner, 0, (MPI_Count)extent, &wide), MPI_SUCCESS);
  MPI_Type_commit(&wide);
  MPI_Op op;
  MPI_Op_create(keep, 1, &op);
  MPI_Request request = MPI_REQUEST_NULL;
  MPI_Iallreduce(memory, memory + block, 2, wide, op, MPI_COMM_WORLD, &request);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  MPI_Op_free(&op);
  MPI_Type_free(&inner);
  MPI_Type_free(&wide);
  // Of one rank that has so much memory.
  MPI_Comm comm;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
  if (my_rank == 1) {
    const int huge = (int)(extent / (unsigned)ranks);
    const int code = MPI_Alltoall(MPI_IN_PLACE, 0, MPI_BYTE, memory, huge, MPI_BYTE, comm);
    CHECK(code == MPI_SUCCESS || code == MPI_ERR_COUNT);
  }
  MPI_Comm_free(&comm);
  return finish_test();
}
