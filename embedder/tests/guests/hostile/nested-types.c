// Types in types in types: MPICH's loops, which Intel MPI still has, write behind a stack of 16 of them. A type that
// the library would not survive is refused, and others arrive whole.
#include "hostile.h"

enum { most_levels = 20, most_bytes = 2 << 21 };

static char spread[2 * most_bytes];
static char packed[2 * most_bytes];

enum way { vectors, resized, lists, equal_lists, arrays, ways };

// A type of two of `inner`, with a byte between them.
static int twice(enum way way, MPI_Datatype inner, MPI_Datatype* outer) {
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  MPI_Type_get_extent(inner, &lower, &extent);
  const MPI_Aint places[2] = {0, extent + 1};
  const int ones[2] = {1, 1};
  switch (way) {
    case vectors:
      return MPI_Type_create_hvector(2, 1, extent + 1, inner, outer);
    case lists:
      return MPI_Type_create_hindexed(2, ones, places, inner, outer);
    case equal_lists:
      return MPI_Type_create_hindexed_block(2, 1, places, inner, outer);
    default: {
      MPI_Datatype longer = MPI_DATATYPE_NULL;
      int code = MPI_Type_create_resized(inner, 0, extent + 1, &longer);
      if (code != MPI_SUCCESS) return code;
      if (way == resized) {
        code = MPI_Type_contiguous(2, longer, outer);
      } else {
        code = MPI_Type_create_subarray(2, (int[]){2, 2}, (int[]){2, 1}, (int[]){0, 0}, MPI_ORDER_C, longer, outer);
      }
      MPI_Type_free(&longer);
      return code;
    }
  }
}

static void check_data(MPI_Datatype type) {
  int size = 0;
  MPI_Type_size(type, &size);
  memset(packed, 1, (size_t)size * 2);
  for (size_t i = 0; i < sizeof spread; ++i) spread[i] = 2;
  int position = 0;
  CHECK_EQUAL(MPI_Pack(spread, 2, type, packed, 2 * size, &position, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK_EQUAL(position, 2 * size);
  long wrong = 0;
  for (long i = 0; i < 2L * size; ++i) wrong += packed[i] != 2;
  CHECK_EQUAL(wrong, 0);
  memset(packed, 3, (size_t)size * 2);
  CHECK_EQUAL(MPI_Sendrecv(packed, 2 * size, MPI_CHAR, 0, 0, spread, 2, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE),
              MPI_SUCCESS);
  long received = 0;
  for (size_t i = 0; i < sizeof spread; ++i) received += spread[i] == 3;
  CHECK_EQUAL(received, 2L * size);
}

static void nest(enum way way) {
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Type_dup(MPI_CHAR, &type);
  int level = 0;
  while (level < most_levels) {
    MPI_Datatype outer = MPI_DATATYPE_NULL;
    const int code = twice(way, type, &outer);
    if (code != MPI_SUCCESS) {
      CHECK_EQUAL(code, MPI_ERR_TYPE);
      break;
    }
    MPI_Type_free(&type);
    type = outer;
    ++level;
    MPI_Type_commit(&type);
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    MPI_Type_get_extent(type, &lower, &extent);
    if (extent > most_bytes) break;
    check_data(type);
  }
  // What programs have is far from the limit.
  CHECK(level >= 3);
  MPI_Type_free(&type);
}

// Open MPI takes room for all blocks from the stack at once.
static void list_blocks(int blocks) {
  MPI_Datatype spaced = MPI_DATATYPE_NULL;
  const int ones[2] = {1, 1};
  const MPI_Aint places[2] = {0, 4};
  const MPI_Datatype numbers[2] = {MPI_CHAR, MPI_INT};
  MPI_Type_create_struct(2, ones, places, numbers, &spaced);
  int* const lengths = malloc(sizeof(int) * (size_t)blocks);
  int* const displacements = malloc(sizeof(int) * (size_t)blocks);
  for (int i = 0; i < blocks; ++i) lengths[i] = 2, displacements[i] = 3 * i;
  MPI_Datatype list = MPI_DATATYPE_NULL;
  const int code = MPI_Type_indexed(blocks, lengths, displacements, spaced, &list);
  CHECK(code == MPI_SUCCESS || (code == MPI_ERR_TYPE && blocks > 160000));
  if (code == MPI_SUCCESS) {
    MPI_Type_commit(&list);
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    MPI_Type_get_extent(list, &lower, &extent);
    char* const sent = calloc(1, (size_t)extent);
    char* const received = calloc(1, (size_t)extent);
    sent[4] = 7;
    CHECK_EQUAL(MPI_Sendrecv(sent, 1, list, 0, 0, received, 1, list, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE),
                MPI_SUCCESS);
    CHECK_EQUAL(received[4], 7);
    MPI_Aint size = 0;
    // Not every library has numbers of several kinds there (hostile/external32).
    const int packed_code = MPI_Pack_external_size("external32", 1, list, &size);
    CHECK(packed_code == MPI_ERR_TYPE || (packed_code == MPI_SUCCESS && size == 10L * blocks));
    free(sent);
    free(received);
    MPI_Type_free(&list);
  }
  MPI_Type_free(&spaced);
  free(lengths);
  free(displacements);
}

// Blocks without extent, whose number is 0 in 32 bits: Open MPI forgets the data of the type, and frees the memory of
// what is made of it twice.
static void wrap_blocks(void) {
  const int lengths[3] = {2147483646, 4, 2147483646};
  const int places[3] = {0, 1, 2};
  MPI_Datatype still = MPI_DATATYPE_NULL;
  MPI_Datatype list = MPI_DATATYPE_NULL;
  MPI_Datatype longer = MPI_DATATYPE_NULL;
  MPI_Type_create_resized(MPI_CHAR, 0, 0, &still);
  for (int i = 0; i < 20; ++i) {
    const int code = MPI_Type_indexed(3, lengths, places, still, &list);
    CHECK(code == MPI_SUCCESS || (code == MPI_ERR_TYPE && runs_over("Open MPI")));
    if (code != MPI_SUCCESS) continue;
    MPI_Count size = 0;
    MPI_Type_size_x(list, &size);
    CHECK_EQUAL(size, 4294967296);
    CHECK_EQUAL(MPI_Type_create_resized(list, 4, 2147483646, &longer), MPI_SUCCESS);
    MPI_Type_commit(&longer);
    MPI_Type_free(&list);
    MPI_Type_free(&longer);
  }
  MPI_Type_free(&still);
}

int main(int argc, char** argv) {
  MPI_Init(&argc, &argv);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  for (int way = 0; way < ways; ++way) nest((enum way)way);
  for (int blocks = 1000; blocks <= 1024000; blocks *= 2) list_blocks(blocks);
  wrap_blocks();
  return finish_test();
}
