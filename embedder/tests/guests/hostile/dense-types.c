// Dense types of 2^32 numbers of two kinds: Open MPI counts their blocks in 32 bits, and a type that is made of one
// frees the memory of both.
#include "hostile.h"

static void make_and_copy(MPI_Datatype element) {
  MPI_Datatype vector = MPI_DATATYPE_NULL, copy = MPI_DATATYPE_NULL;
  if (MPI_Type_vector(65536, 65536, 65536, element, &vector) != MPI_SUCCESS) return;
  if (MPI_Type_dup(vector, &copy) == MPI_SUCCESS) MPI_Type_free(&copy);
  MPI_Type_free(&vector);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype far = MPI_DATATYPE_NULL, inner = MPI_DATATYPE_NULL, element = MPI_DATATYPE_NULL;
  MPI_Type_create_hindexed(1, (int[]){1}, (MPI_Aint[]){5}, MPI_CHAR, &far);
  MPI_Type_contiguous(1, far, &inner);
  MPI_Type_create_struct(2, (int[]){1, 1}, (MPI_Aint[]){0, -4}, (MPI_Datatype[]){MPI_BYTE, inner}, &element);
  for (int i = 0; i < 50; ++i) make_and_copy(element);
  // One of a single kind is not refused.
  MPI_Datatype bytes = MPI_DATATYPE_NULL, many = MPI_DATATYPE_NULL;
  CHECK_EQUAL(MPI_Type_contiguous(65536, MPI_BYTE, &bytes), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_contiguous(65536, bytes, &many), MPI_SUCCESS);
  MPI_Type_free(&many);
  MPI_Type_free(&bytes);
  MPI_Type_free(&element);
  MPI_Type_free(&inner);
  MPI_Type_free(&far);
  return finish_test();
}
