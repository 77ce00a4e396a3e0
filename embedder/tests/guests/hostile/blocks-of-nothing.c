// Structures that contain one type twice, the second time no elements of it: with each level there are twice as many
// types in it, though its data stay the same. Open MPI's component osc/pt2pt wrote the description of such a type into
// memory for 2^64 bytes less.
#include "hostile.h"

// A structure of so many levels; MPI_DATATYPE_NULL, and `refused` says how, when it is refused.
static MPI_Datatype nest(int levels, int second_length, int* refused) {
  MPI_Datatype type = MPI_INT;
  for (int i = 0; i < levels; ++i) {
    const int lengths[2] = {1, second_length};
    const MPI_Aint places[2] = {0, 4};
    const MPI_Datatype types[2] = {type, type};
    MPI_Datatype next = MPI_DATATYPE_NULL;
    const int code = MPI_Type_create_struct(2, lengths, places, types, &next);
    if (i > 0) MPI_Type_free(&type);
    if (code != MPI_SUCCESS) {
      MPI_Error_class(code, refused);
      return MPI_DATATYPE_NULL;
    }
    type = next;
  }
  MPI_Type_commit(&type);
  return type;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static int memory[16];
  MPI_Win win;
  MPI_Win_create(memory, sizeof memory, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  MPI_Win_fence(0, win);
  int refused = MPI_SUCCESS;
  MPI_Datatype type = nest(10, 0, &refused);
  CHECK_EQUAL(refused, MPI_SUCCESS);
  int size = 0;
  MPI_Type_size(type, &size);
  CHECK_EQUAL(size, 4);
  const int value = 7;
  CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, (my_rank + 1) % ranks, 0, 1, type, win), MPI_SUCCESS);
  MPI_Win_fence(0, win);
  CHECK_EQUAL(memory[0], 7);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Accumulate(&value, 1, MPI_INT, (my_rank + 1) % ranks, 0, 1, type, MPI_SUM, win), MPI_SUCCESS);
  MPI_Win_fence(0, win);
  CHECK_EQUAL(memory[0], 14);
  MPI_Type_free(&type);
  MPI_Win_free(&win);

  const int levels[] = {30, 62, 64, 66, 500};
  for (int i = 0; i < LENGTH(levels); ++i) {
    refused = MPI_SUCCESS;
    CHECK(nest(levels[i], 0, &refused) == MPI_DATATYPE_NULL);
    // The limit on the blocks of all types is reached first, or that on the loops of one.
    CHECK(refused == MPI_ERR_NO_MEM || refused == MPI_ERR_TYPE);
  }
  return finish_test();
}
