// Arguments of subarrays and distributed arrays that libraries divide by, or compute with in 32 bits.
#include "hostile.h"

static void refused(int code, MPI_Datatype* type) {
  CHECK(code != MPI_SUCCESS);
  if (code == MPI_SUCCESS) MPI_Type_free(type);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype type = MPI_DATATYPE_NULL;
  static const int kinds[] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_NONE};
  static const int lengths[] = {0, -1, -5, INT32_MIN, INT32_MAX};
  for (int kind = 0; kind < 2; ++kind) {
    for (int i = 0; i < LENGTH(lengths); ++i) {
      if (lengths[i] == MPI_DISTRIBUTE_DFLT_DARG) continue;
      refused(MPI_Type_create_darray(4, 1, 1, (Count[1]){100}, (int[1]){kinds[kind]}, (int[1]){lengths[i]}, (int[1]){4},
                                     MPI_ORDER_C, MPI_INT, &type),
              &type);
    }
  }
  for (int kind = 0; kind < 3; ++kind) {
    const int processes = kind == 2 ? 1 : 4;
    for (int size = 0; size < 3; ++size) {
      const Count sizes[] = {INT32_MAX, 0, -1};
      const int code =
          MPI_Type_create_darray(processes, 0, 1, (Count[1]){sizes[size]}, (int[1]){kinds[kind]},
                                 (int[1]){MPI_DISTRIBUTE_DFLT_DARG}, (int[1]){processes}, MPI_ORDER_C, MPI_BYTE, &type);
      if (size > 0) refused(code, &type);
      if (size == 0 && code == MPI_SUCCESS) MPI_Type_free(&type);
    }
    refused(MPI_Type_create_darray(6, 0, 1, (Count[1]){100}, (int[1]){kinds[kind]}, (int[1]){MPI_DISTRIBUTE_DFLT_DARG},
                                   (int[1]){4}, MPI_ORDER_C, MPI_BYTE, &type),
            &type);
  }
  // As many processes as do not fit an int.
  refused(MPI_Type_create_darray(1, 0, 2, (Count[2]){8, 8}, (int[2]){MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_BLOCK},
                                 (int[2]){MPI_DISTRIBUTE_DFLT_DARG, MPI_DISTRIBUTE_DFLT_DARG}, (int[2]){65536, 65536},
                                 MPI_ORDER_C, MPI_BYTE, &type),
          &type);
  static const Count wrong[][3] = {{10, 0, 0},         {10, 11, 0},         {10, 5, 6},
                                   {10, 5, INT32_MAX}, {10, INT32_MAX, 10}, {INT32_MAX, INT32_MAX, INT32_MAX}};
  for (int i = 0; i < LENGTH(wrong); ++i) {
    refused(MPI_Type_create_subarray(1, &wrong[i][0], &wrong[i][1], &wrong[i][2], MPI_ORDER_FORTRAN, MPI_INT, &type),
            &type);
  }
  // Extents that multiply beyond 64 bits.
  Count sizes[8];
  Count ones[8];
  Count zeros[8];
  for (int i = 0; i < 8; ++i) sizes[i] = INT32_MAX, ones[i] = 1, zeros[i] = 0;
  refused(MPI_Type_create_subarray(8, sizes, ones, zeros, MPI_ORDER_C, MPI_DOUBLE, &type), &type);

  // What is right is made.
  CHECK_EQUAL(
      MPI_Type_create_darray(4, 3, 2, (Count[2]){10, 10}, (int[2]){MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_BLOCK},
                             (int[2]){2, MPI_DISTRIBUTE_DFLT_DARG}, (int[2]){2, 2}, MPI_ORDER_C, MPI_INT, &type),
      MPI_SUCCESS);
  MPI_Type_free(&type);
  return finish_test();
}
