// Loops of datatypes: Open MPI takes room for all of them from the stack at once. It makes one block of those that
// follow each other, and of several elements with gaps, which then have a loop. Such a type is refused, or arrives
// whole.
#include "hostile.h"

enum { blocks = 1 << 20, step = 32 };

static MPI_Aint places[blocks];
static char from[(size_t)blocks * step / 2];
static char to[(size_t)blocks * step / 2];

static void use(int code, MPI_Datatype type) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  CHECK(error_class == MPI_SUCCESS || error_class == MPI_ERR_TYPE);
  if (code != MPI_SUCCESS) return;
  MPI_Type_commit(&type);
  MPI_Aint size = 0;
  MPI_Pack_external_size("external32", 1, type, &size);
  CHECK_EQUAL(MPI_Allgather(from, 1, type, to, 1, type, MPI_COMM_SELF), MPI_SUCCESS);
  long wrong = 0;
  for (size_t i = 0; i < sizeof to; ++i) wrong += to[i] != 0 && to[i] != from[i];
  CHECK_EQUAL(wrong, 0);
  CHECK_EQUAL(to[0], from[0]);
  MPI_Type_free(&type);
}

static void vectors_of_numbers_with_gaps(void) {
  MPI_Datatype number = MPI_DATATYPE_NULL, vector = MPI_DATATYPE_NULL, list = MPI_DATATYPE_NULL;
  MPI_Type_create_resized(MPI_SHORT, 0, 4, &number);
  MPI_Type_vector(2, 2, 3, number, &vector);
  for (int i = 0; i < blocks / 2; ++i) places[i] = (MPI_Aint)i * step;
  use(MPI_Type_create_hindexed_block(blocks / 2, 1, places, vector, &list), list);
  MPI_Type_free(&vector);
  MPI_Type_free(&number);
}

static void blocks_that_follow_each_other(void) {
  MPI_Datatype pair = MPI_DATATYPE_NULL, list = MPI_DATATYPE_NULL;
  const MPI_Aint in_pair[2] = {0, 4};
  MPI_Type_create_struct(2, (int[]){1, 1}, in_pair, (MPI_Datatype[]){MPI_SHORT, MPI_INT}, &pair);
  for (int i = 0; i < blocks; ++i) places[i] = (MPI_Aint)(i / 2) * step + i % 2 * 8;
  use(MPI_Type_create_hindexed_block(blocks, 1, places, pair, &list), list);
  MPI_Type_free(&pair);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  memset(from, 7, sizeof from);
  vectors_of_numbers_with_gaps();
  memset(to, 0, sizeof to);
  blocks_that_follow_each_other();
  return finish_test();
}
