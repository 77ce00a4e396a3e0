// Lengths that MPICH computes in an int, also in functions for large counts: it wrote below the module's memory, read
// the host's, and ended the process by signals and assertions. The memory is hardly touched.
#include "hostile.h"

enum { block = 600000000 };

static const size_t pages = 40000, page = 65536;
static const MPI_Count many = ((MPI_Count)1 << 31) + 4096;

static char* big;
static int* counts;
static MPI_Datatype nothing_apart, very_large;

#define REFUSED(call, as) CHECK_EQUAL(class_of(call), as)

static void refuse_blocks(void) {
  MPI_Request request;
  char* all = my_rank == 2 ? big : NULL;
  const int each = my_rank == 2 ? 300000000 : block;
  REFUSED(MPI_Gather(big, each, MPI_CHAR, all, each, MPI_CHAR, 2, MPI_COMM_WORLD), MPI_ERR_COUNT);
  REFUSED(MPI_Igather(big, each, MPI_CHAR, all, each, MPI_CHAR, 2, MPI_COMM_WORLD, &request), MPI_ERR_COUNT);
  REFUSED(MPI_Gather_init(big, each, MPI_CHAR, all, each, MPI_CHAR, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &request),
          MPI_ERR_COUNT);
  REFUSED(MPI_Scatter(all, each, MPI_CHAR, big, each, MPI_CHAR, 2, MPI_COMM_WORLD), MPI_ERR_COUNT);
  REFUSED(MPI_Iscatter(all, each, MPI_CHAR, big, each, MPI_CHAR, 2, MPI_COMM_WORLD, &request), MPI_ERR_COUNT);
  REFUSED(MPI_Scatter_init(all, each, MPI_CHAR, big, each, MPI_CHAR, 2, MPI_COMM_WORLD, MPI_INFO_NULL, &request),
          MPI_ERR_COUNT);
  REFUSED(MPI_Bcast(big, block / 2, MPI_DOUBLE, 0, MPI_COMM_WORLD), MPI_ERR_COUNT);
  REFUSED(MPI_Ibcast(big, block / 2, MPI_DOUBLE, 0, MPI_COMM_WORLD, &request), MPI_ERR_COUNT);
  REFUSED(MPI_Bcast_init(big, block / 2, MPI_DOUBLE, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request), MPI_ERR_COUNT);
}

static void refuse_large_counts(void) {
  MPI_Count* large = calloc((size_t)ranks, sizeof *large);
  large[1] = many;
  REFUSED(MPI_Reduce_scatter_c(big, big, large, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_Reduce_local_c(big, big, many, MPI_BYTE, MPI_BOR), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_Allreduce_c(MPI_IN_PLACE, big, many, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD), MPI_ERR_VALUE_TOO_LARGE);
  MPI_Request request;
  REFUSED(MPI_Iallreduce_c(MPI_IN_PLACE, big, many, MPI_BYTE, MPI_BOR, MPI_COMM_WORLD, &request),
          MPI_ERR_VALUE_TOO_LARGE);
  free(large);
}

static void refuse_in_windows(void) {
  MPI_Win window;
  MPI_Win_create(big, 1 << 20, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  const int target = (my_rank + 1) % ranks;
  MPI_Win_fence(0, window);
  REFUSED(MPI_Put_c(big, many, nothing_apart, target, 0, many, nothing_apart, window), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_Get_c(big, many, nothing_apart, target, 0, many, nothing_apart, window), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_Accumulate_c(big, many, nothing_apart, target, 0, many, nothing_apart, MPI_BOR, window),
          MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_Accumulate(big, 1, very_large, target, 0, 1, very_large, MPI_BOR, window), MPI_ERR_COUNT);
  MPI_Win_fence(0, window);
  MPI_Win_free(&window);
}

static void refuse_in_files(void) {
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "lengths", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file),
              MPI_SUCCESS);
  MPI_Request request;
  REFUSED(MPI_File_read_at_c(file, 0, big, many, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_File_iread_at_c(file, 0, big, many, MPI_BYTE, &request), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_File_read_at_all_c(file, 0, big, many, MPI_BYTE, MPI_STATUS_IGNORE), MPI_ERR_VALUE_TOO_LARGE);
  REFUSED(MPI_File_read_at_all_begin_c(file, 0, big, many, MPI_BYTE), MPI_ERR_VALUE_TOO_LARGE);
  MPI_File_close(&file);
}

// MPICH makes room for blocks of one size where it receives those of another one, and divides by the extent.
static void refuse_types(void) {
  int* places = calloc((size_t)ranks, sizeof *places);
  MPI_Datatype* types = calloc((size_t)ranks, sizeof *types);
  for (int i = 0; i < ranks; ++i) {
    counts[i] = 1;
    places[i] = 8 * i;
    types[i] = i == my_rank ? MPI_INT : MPI_DOUBLE;
  }
  MPI_Request request;
  REFUSED(MPI_Ialltoallw(MPI_IN_PLACE, NULL, NULL, NULL, big, counts, places, types, MPI_COMM_WORLD, &request),
          MPI_ERR_UNSUPPORTED_OPERATION);
  REFUSED(MPI_Alltoallw_init(MPI_IN_PLACE, NULL, NULL, NULL, big, counts, places, types, MPI_COMM_WORLD, MPI_INFO_NULL,
                             &request),
          MPI_ERR_UNSUPPORTED_OPERATION);
  types[my_rank] = MPI_DOUBLE;
  double* numbers = (double*)big;
  for (int i = 0; i < ranks; ++i) numbers[i] = 100 * my_rank + i;
  CHECK_EQUAL(MPI_Ialltoallw(MPI_IN_PLACE, NULL, NULL, NULL, big, counts, places, types, MPI_COMM_WORLD, &request),
              MPI_SUCCESS);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < ranks; ++i) CHECK_EQUAL(numbers[i], 100 * i + my_rank);
  MPI_Datatype at_one_place;
  MPI_Type_create_resized(very_large, 0, 0, &at_one_place);
  MPI_Type_commit(&at_one_place);
  REFUSED(MPI_Iallgatherv(big, 1, MPI_INT, big, counts, places, nothing_apart, MPI_COMM_WORLD, &request), MPI_ERR_TYPE);
  // Of some libraries, all blocks together have a limit, which is seen first.
  const int refused = class_of(
      MPI_Allgatherv_init(big, 1, MPI_INT, big, counts, places, at_one_place, MPI_COMM_WORLD, MPI_INFO_NULL, &request));
  CHECK(refused == MPI_ERR_TYPE || refused == MPI_ERR_COUNT);
  MPI_Type_free(&at_one_place);
  free(places);
  free(types);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  big = (char*)(__builtin_wasm_memory_grow(0, pages) * page);
  counts = calloc((size_t)ranks, sizeof *counts);
  MPI_Type_create_resized(MPI_BYTE, 0, 0, &nothing_apart);
  MPI_Type_commit(&nothing_apart);
  // 2^31 bytes and a few more, which lie in 64 KiB.
  MPI_Datatype piece, pieces;
  MPI_Type_contiguous(1 << 16, MPI_BYTE, &piece);
  MPI_Type_create_resized(piece, 0, 0, &pieces);
  MPI_Type_create_struct(2, (const int[]){32768, 8}, (const MPI_Aint[]){0, 0}, (const MPI_Datatype[]){pieces, MPI_BYTE},
                         &very_large);
  MPI_Type_commit(&very_large);
  if (lengths_are_limited()) {
    refuse_blocks();
    refuse_large_counts();
    refuse_in_windows();
    refuse_in_files();
  }
  refuse_types();
  MPI_Type_free(&piece);
  MPI_Type_free(&pieces);
  MPI_Type_free(&very_large);
  MPI_Type_free(&nothing_apart);
  free(counts);
  return finish_test();
}
