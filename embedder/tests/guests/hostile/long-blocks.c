// Blocks of one rank that are so long that MPICH computed their places, or the length of its buffer, in an int that
// wrapped around: it read before the program's memory, and received where it had made no room. The blocks are longer
// than those of the other ranks; when they are refused, the rank joins the others with theirs. The memory is hardly
// touched.
#include "hostile.h"

static const size_t page = 65536;

// The memory that is added, or NULL.
static char* grown(size_t bytes) {
  const size_t before = __builtin_wasm_memory_grow(0, bytes / page + 1);
  return before == (size_t)-1 ? NULL : (char*)(before * page);
}

static bool refused(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  CHECK(code == MPI_SUCCESS || error_class == MPI_ERR_COUNT || error_class == MPI_ERR_VALUE_TOO_LARGE ||
        error_class == MPI_ERR_TRUNCATE || error_class == MPI_ERR_UNSUPPORTED_OPERATION);
  return code != MPI_SUCCESS;
}

static int reduce(bool wait, const void* from, void* to, int count) {
  if (!wait) return MPI_Reduce_scatter_block(from, to, count, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD);
  MPI_Request request;
  const int code = MPI_Ireduce_scatter_block(from, to, count, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD, &request);
  return code == MPI_SUCCESS ? MPI_Wait(&request, MPI_STATUS_IGNORE) : code;
}

static void reduce_blocks(void) {
  enum { usual = 600000 };
  const size_t large = ((size_t)1 << 31) / (size_t)(ranks - 1) + 4096;
  char* from = calloc((size_t)ranks, usual);
  char* to = calloc((size_t)ranks, usual);
  memset(from, 0x55, (size_t)ranks * usual);
  char* room = my_rank == ranks - 1 ? grown(large * (size_t)ranks) : NULL;
  CHECK(my_rank < ranks - 1 || room != NULL);
  for (int wait = 0; wait < 2; ++wait) {
    if (room == NULL || refused(reduce(wait, MPI_IN_PLACE, room, (int)large))) reduce(wait, from, to, usual);
  }
  free(from);
  free(to);
}

static int exchange(bool wait, const void* from, int count, MPI_Datatype type, void* to, int each, MPI_Comm between) {
  if (!wait) return MPI_Allgather(from, count, type, to, each, MPI_BYTE, between);
  MPI_Request request;
  const int code = MPI_Iallgather(from, count, type, to, each, MPI_BYTE, between, &request);
  return code == MPI_SUCCESS ? MPI_Wait(&request, MPI_STATUS_IGNORE) : code;
}

// Rank 2, which collects for rank 3, sends 2^32 bytes: one byte of its memory again and again.
static void exchange_blocks(void) {
  enum { usual = 1000, one_byte = 65536, most_ranks = 16 };
  static char from[2 * one_byte], to[most_ranks * usual];
  const bool last = my_rank == ranks - 1;
  MPI_Comm group, between;
  MPI_Comm_split(MPI_COMM_WORLD, last, my_rank, &group);
  MPI_Intercomm_create(group, 0, MPI_COMM_WORLD, last ? 0 : ranks - 1, 7, &between);
  MPI_Comm_set_errhandler(between, MPI_ERRORS_RETURN);
  MPI_Datatype type;
  MPI_Type_vector(one_byte, 1, 0, MPI_BYTE, &type);
  MPI_Type_commit(&type);
  // No message is longer than the memory.
  while (my_rank == 2 && __builtin_wasm_memory_grow(0, 4096) != (size_t)-1) continue;
  while (my_rank == 2 && __builtin_wasm_memory_grow(0, 1) != (size_t)-1) continue;
  const bool large = my_rank == 2;
  for (int wait = 0; wait < 2; ++wait) {
    if (!large || refused(exchange(wait, from, one_byte, type, to, usual, between)))
      exchange(wait, from, usual, MPI_BYTE, to, usual, between);
  }
  MPI_Type_free(&type);
  MPI_Comm_free(&between);
  MPI_Comm_free(&group);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  reduce_blocks();
  if (ranks > 4) exchange_blocks();
  return finish_test();
}
