// Reductions whose elements have more room than their data need, or less, so that they interleave, by an operation that
// is not commutative. MPICH took the one length for the other where it makes room for them: it read behind the
// program's memory and wrote behind its own.
#include "hostile.h"

enum { count = 1000, wide = 1024, forms = 6 };

// An element is two numbers, `next` numbers apart, and elements begin `step` numbers apart.
static size_t next, step;

// (a, b) stands for x -> a x + b; these are applied one after the other.
static void compose(void* in, void* inout, int* length, MPI_Datatype* datatype) {
  (void)datatype;
  const uint32_t* first = in;
  uint32_t* then = inout;
  for (size_t i = 0; i < (size_t)*length; ++i, first += step, then += step) {
    then[next] += then[0] * first[next];
    then[0] *= first[0];
  }
}

static int reduce(int form, const void* from, void* to, MPI_Datatype type, MPI_Op op) {
  static int counts[64];
  for (int i = 0; i < ranks; ++i) counts[i] = count;
  MPI_Request request = MPI_REQUEST_NULL;
  int code = MPI_SUCCESS;
  if (form == 0) code = MPI_Reduce_scatter(from, to, counts, type, op, MPI_COMM_WORLD);
  if (form == 1) code = MPI_Reduce_scatter_block(from, to, count, type, op, MPI_COMM_WORLD);
  if (form == 2) code = MPI_Ireduce_scatter(from, to, counts, type, op, MPI_COMM_WORLD, &request);
  if (form == 3) code = MPI_Ireduce_scatter_block(from, to, count, type, op, MPI_COMM_WORLD, &request);
  if (form == 4) code = MPI_Reduce_scatter_init(from, to, counts, type, op, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  if (form == 5)
    code = MPI_Reduce_scatter_block_init(from, to, count, type, op, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
  if (code == MPI_SUCCESS && form >= 4) code = MPI_Start(&request);
  if (code == MPI_SUCCESS) code = MPI_Wait(&request, MPI_STATUS_IGNORE);
  if (form >= 4 && request != MPI_REQUEST_NULL) MPI_Request_free(&request);
  return code;
}

static uint32_t factor(int rank, size_t element) { return (uint32_t)(2 * rank + 3 + (int)(element % 7)); }
static uint32_t summand(int rank, size_t element) { return (uint32_t)(rank * 1000 + (int)element); }

static void reduce_elements(MPI_Datatype type, MPI_Op op) {
  const size_t elements = (size_t)count * (size_t)ranks, length = elements * step + next;
  uint32_t* from = calloc(length, sizeof *from);
  uint32_t* to = calloc(length, sizeof *to);
  for (size_t i = 0; i < elements; ++i) {
    from[i * step] = factor(my_rank, i);
    from[i * step + next] = summand(my_rank, i);
  }
  for (int form = 0; form < forms; ++form) {
    memset(to, 0, length * sizeof *to);
    const int code = reduce(form, from, to, type, op);
    int error_class = MPI_SUCCESS, wrong = 0;
    MPI_Error_class(code, &error_class);
    CHECK(error_class == MPI_SUCCESS || error_class == MPI_ERR_TYPE || error_class == MPI_ERR_OP ||
          error_class == MPI_ERR_ARG || error_class == MPI_ERR_UNSUPPORTED_OPERATION);
    if (code != MPI_SUCCESS) continue;
    for (size_t i = 0; i < count; ++i) {
      const size_t element = (size_t)my_rank * count + i;
      uint32_t product = factor(0, element), sum = summand(0, element);
      for (int rank = 1; rank < ranks; ++rank) {
        sum = factor(rank, element) * sum + summand(rank, element);
        product *= factor(rank, element);
      }
      wrong += to[i * step] != product || to[i * step + next] != sum;
    }
    if (!CHECK_EQUAL(wrong, 0)) fprintf(stderr, "form %d, step %d\n", form, (int)step);
  }
  free(from);
  free(to);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Op op;
  MPI_Op_create(compose, 0, &op);
  static const size_t nexts[] = {1, 20000, 8}, steps[] = {wide / 4, 1, wide / 4};
  for (int i = 0; i < LENGTH(nexts); ++i) {
    next = nexts[i];
    step = steps[i];
    MPI_Datatype two, type;
    MPI_Type_vector(2, 1, (int)next, MPI_UINT32_T, &two);
    MPI_Type_create_resized(two, 0, (MPI_Aint)(step * sizeof(uint32_t)), &type);
    MPI_Type_commit(&type);
    reduce_elements(type, op);
    MPI_Type_free(&two);
    MPI_Type_free(&type);
  }
  MPI_Op_free(&op);
  return finish_test();
}
