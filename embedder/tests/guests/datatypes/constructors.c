// Each constructor of datatypes: what the type picks out of memory, shown by packing numbered integers.
#include "guest_test.h"

enum { numbers = 64 };

// Checks that one element of the type is these integers (by index) of the array 0, 1, 2 ...; frees the type.
static void check_type(MPI_Datatype type, int count, const int expected[]) {
  int memory[numbers];
  int packed[numbers];
  for (int i = 0; i < numbers; ++i) memory[i] = i;
  CHECK_EQUAL(MPI_Type_commit(&type), MPI_SUCCESS);
  Count size = -1;
  MPI_Type_size(type, &size);
  CHECK_EQUAL(size, count * (int)sizeof(int));
  memset(packed, -1, sizeof packed);
  MPI_Request request;
  MPI_Irecv(packed, numbers, MPI_INT, 0, 0, MPI_COMM_SELF, &request);
  CHECK_EQUAL(MPI_Send(memory + 16, 1, type, 0, 0, MPI_COMM_SELF), MPI_SUCCESS);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < count; ++i) CHECK_EQUAL(packed[i], expected[i] + 16);
  CHECK_EQUAL(packed[count], -1);
  // Received again, it touches these integers and no others.
  for (int i = 0; i < numbers; ++i) memory[i] = -1;
  MPI_Irecv(memory + 16, 1, type, 0, 0, MPI_COMM_SELF, &request);
  MPI_Send(packed, count, MPI_INT, 0, 0, MPI_COMM_SELF);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  int touched = 0;
  for (int i = 0; i < numbers; ++i) touched += memory[i] != -1;
  CHECK_EQUAL(touched, count);
  for (int i = 0; i < count; ++i) CHECK_EQUAL(memory[expected[i] + 16], expected[i] + 16);
  CHECK_EQUAL(MPI_Type_free(&type), MPI_SUCCESS);
  CHECK(type == MPI_DATATYPE_NULL);
}

#define CHECK_TYPE(type, ...)                       \
  do {                                              \
    const int expected[] = {__VA_ARGS__};           \
    check_type((type), LENGTH(expected), expected); \
  } while (0)

static void strided(void) {
  MPI_Datatype type;
  MPI_Type_contiguous(3, MPI_INT, &type);
  CHECK_TYPE(type, 0, 1, 2);
  MPI_Type_vector(3, 2, 4, MPI_INT, &type);
  CHECK_TYPE(type, 0, 1, 4, 5, 8, 9);
  MPI_Type_vector(3, 1, -2, MPI_INT, &type);
  CHECK_TYPE(type, 0, -2, -4);
  MPI_Type_create_hvector(2, 2, 20, MPI_INT, &type);
  CHECK_TYPE(type, 0, 1, 5, 6);
}

static void indexed(void) {
  const Count lengths[3] = {2, 0, 1};
  const Count places[3] = {5, 9, -3};
  const Place bytes[3] = {20, 36, -12};
  MPI_Datatype type;
  MPI_Type_indexed(3, lengths, places, MPI_INT, &type);
  CHECK_TYPE(type, 5, 6, -3);
  MPI_Type_create_hindexed(3, lengths, bytes, MPI_INT, &type);
  CHECK_TYPE(type, 5, 6, -3);
  MPI_Type_create_indexed_block(3, 2, places, MPI_INT, &type);
  CHECK_TYPE(type, 5, 6, 9, 10, -3, -2);
  MPI_Type_create_hindexed_block(3, 2, bytes, MPI_INT, &type);
  CHECK_TYPE(type, 5, 6, 9, 10, -3, -2);
}

static void structured(void) {
  MPI_Datatype pair;
  MPI_Type_vector(2, 1, 3, MPI_INT, &pair);
  const Count lengths[3] = {1, 2, 1};
  const Place places[3] = {0, 8, 48};
  const MPI_Datatype types[3] = {MPI_INT, MPI_INT, pair};
  MPI_Datatype type;
  MPI_Type_create_struct(3, lengths, places, types, &type);
  MPI_Type_free(&pair);  // the structure keeps it
  CHECK_TYPE(type, 0, 2, 3, 12, 15);
}

static void arrays(void) {
  const Count sizes[2] = {4, 5};
  const Count part[2] = {2, 3};
  const Count start[2] = {1, 2};
  MPI_Datatype type;
  MPI_Type_create_subarray(2, sizes, part, start, MPI_ORDER_C, MPI_INT, &type);
  CHECK_TYPE(type, 7, 8, 9, 12, 13, 14);
  MPI_Type_create_subarray(2, sizes, part, start, MPI_ORDER_FORTRAN, MPI_INT, &type);
  CHECK_TYPE(type, 9, 10, 13, 14, 17, 18);

  // Six numbers over two processes in blocks, and four over one.
  const Count all[2] = {6, 4};
  const int block[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_NONE};
  const int cyclic[2] = {MPI_DISTRIBUTE_CYCLIC, MPI_DISTRIBUTE_NONE};
  const int automatic[2] = {MPI_DISTRIBUTE_DFLT_DARG, MPI_DISTRIBUTE_DFLT_DARG};
  const int processes[2] = {2, 1};
  MPI_Type_create_darray(2, 1, 2, all, block, automatic, processes, MPI_ORDER_C, MPI_INT, &type);
  CHECK_TYPE(type, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
  MPI_Type_create_darray(2, 1, 2, all, cyclic, automatic, processes, MPI_ORDER_C, MPI_INT, &type);
  CHECK_TYPE(type, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23);
}

static void derived(void) {
  MPI_Datatype single;
  MPI_Datatype type;
  MPI_Type_create_resized(MPI_INT, 0, 12, &single);
  MPI_Type_contiguous(3, single, &type);
  CHECK_TYPE(type, 0, 3, 6);
  MPI_Type_dup(single, &type);
  MPI_Type_free(&single);
  MPI_Datatype twice;
  MPI_Type_vector(2, 1, 2, type, &twice);
  MPI_Type_free(&type);
  CHECK_TYPE(twice, 0, 6);
}

static void refuse(void) {
  MPI_Datatype type;
  const Count negative[1] = {-1};
  const Count places[1] = {0};
  CHECK_EQUAL(MPI_Type_contiguous(-1, MPI_INT, &type), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Type_vector(1, -1, 1, MPI_INT, &type), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Type_indexed(1, negative, places, MPI_INT, &type), MPI_ERR_COUNT);
  CHECK_EQUAL(MPI_Type_contiguous(1, MPI_DATATYPE_NULL, &type), MPI_ERR_TYPE);
  const Count one[1] = {1};
  CHECK_EQUAL(MPI_Type_create_subarray(1, one, one, places, 99, MPI_INT, &type), MPI_ERR_ARG);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  strided();
  indexed();
  structured();
  arrays();
  derived();
  refuse();
  return finish_test();
}
