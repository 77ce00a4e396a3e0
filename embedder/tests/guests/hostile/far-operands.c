// Reductions of elements whose data lie far from where their type begins. In some algorithms, Open MPI received them as
// far from a buffer of its own, and took them from there.
#include "hostile.h"

enum { most = 70000, forms = 6 };

static int operands[most], results[most];
static MPI_Aint distance;

static void add(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)datatype;
  const int* from = (const int*)((char*)in + distance);
  int* to = (int*)((char*)inout + distance);
  for (int i = 0; i < *length; ++i) to[i] += from[i];
}

// A buffer whose data lie in this array.
static void* begin_of(int* data) { return (char*)data - distance; }

static int reduce(int form, int count, MPI_Datatype type, MPI_Op op) {
  const int root = ranks - 1;
  const void* from = begin_of(operands);
  void* to = begin_of(results);
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (form == 0) code = MPI_Allreduce(from, to, count, type, op, MPI_COMM_WORLD);
  if (form == 1) code = MPI_Reduce(from, to, count, type, op, root, MPI_COMM_WORLD);
  if (form == 2) code = MPI_Iallreduce(from, to, count, type, op, MPI_COMM_WORLD, &request);
  if (form == 3) code = MPI_Ireduce(from, to, count, type, op, root, MPI_COMM_WORLD, &request);
  if (form == 4) code = MPI_Reduce_init(from, to, count, type, op, root, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  if (form == 5) code = MPI_Scan(from, to, count, type, op, MPI_COMM_WORLD);
  if (form == 4 && code == MPI_SUCCESS) code = MPI_Start(&request);
  if (code == MPI_SUCCESS) code = MPI_Wait(&request, MPI_STATUS_IGNORE);
  if (form == 4 && request != MPI_REQUEST_NULL) MPI_Request_free(&request);
  return code;
}

// Operand i of a rank is rank + i; the result adds those of `summed` ranks.
static int expected(int form, int i) {
  const int summed = form == 5 ? my_rank + 1 : ranks;
  return summed * (summed - 1) / 2 + summed * i;
}

static bool has_result(int form) { return form == 0 || form == 2 || form == 5 || my_rank == ranks - 1; }

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const MPI_Aint distances[] = {-0x40000000, -4096, 4096, 65536};
  const int counts[] = {1, 3, 1024, 16384, most};
  MPI_Op op;
  MPI_Op_create(add, 1, &op);
  for (size_t d = 0; d < sizeof distances / sizeof distances[0]; ++d) {
    distance = distances[d];
    MPI_Datatype type, element;
    MPI_Type_create_hindexed_block(1, 1, &distance, MPI_INT, &type);
    MPI_Type_create_resized(type, 0, sizeof(int), &element);
    MPI_Type_commit(&element);
    for (size_t c = 0; c < sizeof counts / sizeof counts[0]; ++c) {
      for (int form = 0; form < forms; ++form) {
        for (int i = 0; i < counts[c]; ++i) operands[i] = my_rank + i;
        memset(results, 0, sizeof results);
        const int code = reduce(form, counts[c], element, op);
        // Open MPI's nonblocking reductions to a root are refused.
        if (code != MPI_SUCCESS && (form == 3 || form == 4)) {
          CHECK_EQUAL(code, MPI_ERR_TYPE);
          continue;
        }
        CHECK_EQUAL(code, MPI_SUCCESS);
        int wrong = 0;
        for (int i = 0; has_result(form) && i < counts[c]; ++i) wrong += results[i] != expected(form, i);
        CHECK_EQUAL(wrong, 0);
      }
    }
    MPI_Type_free(&element);
    MPI_Type_free(&type);
  }
  MPI_Op_free(&op);
  return finish_test();
}
