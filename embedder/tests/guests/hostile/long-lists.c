// Lists whose length in bytes wraps around 64 bits, and so seems to fit the memory.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static const MPI_Count places[80] = {0};
  static const MPI_Count lengths[80] = {1};
  static MPI_Datatype types[80];
  for (int i = 0; i < LENGTH(types); ++i) types[i] = MPI_INT;
  // 8 or 4 bytes each: 2^64 and something together.
  static const MPI_Count counts[] = {((MPI_Count)1 << 61) + 8, ((MPI_Count)1 << 62) + 8, ((MPI_Count)1 << 32) + 8,
                                     INT64_MAX};
  for (int i = 0; i < LENGTH(counts); ++i) {
    MPI_Datatype type = MPI_DATATYPE_NULL;
    CHECK(MPI_Type_create_indexed_block_c(counts[i], 1, places, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_create_hindexed_block_c(counts[i], 1, places, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_indexed_c(counts[i], lengths, places, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_create_hindexed_c(counts[i], lengths, places, MPI_INT, &type) != MPI_SUCCESS);
    CHECK(MPI_Type_create_struct_c(counts[i], lengths, places, types, &type) != MPI_SUCCESS);
  }
  return finish_test();
}
