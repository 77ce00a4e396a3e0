// Another thread frees what a call uses while that call is in a function of the program, which then frees something
// else. mpiwasm took what the other thread had freed for unused, as it did not ask for the calls of the own thread, and
// the call went on with it: SIGSEGV, and lengths of messages from freed memory.
#include <stdatomic.h>
#include <unistd.h>

#include "mpi-threads.h"

enum { a_while = 100, elements = 100 };

static atomic_int step;
static _Thread_local bool is_other;
static MPI_Datatype shared_type;
static MPI_Op shared_operation;
static int first_key, second_key, calls;

static void wait_for(int wanted) {
  while (atomic_load(&step) < wanted) usleep(a_while);
}

static void free_another_type(void) {
  MPI_Datatype another;
  MPI_Type_contiguous(3, MPI_INT, &another);
  MPI_Type_free(&another);
}

// The first attribute is replaced by the first thread, while the other one, which frees the type, waits in the function
// of the second attribute.
static int delete_first(MPI_Datatype of, int of_key, void* value, void* state) {
  (void)of, (void)of_key, (void)value, (void)state;
  if (is_other) return MPI_SUCCESS;
  atomic_store(&step, 2);
  wait_for(3);
  free_another_type();
  return MPI_SUCCESS;
}

static int delete_second(MPI_Datatype of, int of_key, void* value, void* state) {
  (void)of, (void)of_key, (void)value, (void)state;
  atomic_store(&step, 1);
  wait_for(2);
  return MPI_SUCCESS;
}

static void* free_type(void* unused) {
  (void)unused;
  is_other = true;
  MPI_Datatype type = shared_type;
  CHECK_EQUAL_HERE(MPI_Type_free(&type), MPI_SUCCESS);
  atomic_store(&step, 3);
  return NULL;
}

static void check_attributes(void) {
  pthread_t other;
  atomic_store(&step, 0);
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, delete_first, &first_key, NULL);
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, delete_second, &second_key, NULL);
  MPI_Type_contiguous(7, MPI_INT, &shared_type);
  MPI_Type_set_attr(shared_type, first_key, &step);
  MPI_Type_set_attr(shared_type, second_key, &step);
  pthread_create(&other, NULL, free_type, NULL);
  wait_for(1);
  // The type may be there still, or not any more.
  MPI_Type_set_attr(shared_type, first_key, &calls);
  pthread_join(other, NULL);
  for (int i = 0; i < elements; ++i) free_another_type();
  MPI_Type_free_keyval(&first_key);
  MPI_Type_free_keyval(&second_key);
}

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  if (calls++ == 0) {
    atomic_store(&step, 1);
    wait_for(2);
  }
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void* free_both(void* unused) {
  (void)unused;
  wait_for(1);
  MPI_Op operation = shared_operation;
  MPI_Datatype type = shared_type;
  CHECK_EQUAL_HERE(MPI_Op_free(&operation), MPI_SUCCESS);
  CHECK_EQUAL_HERE(MPI_Type_free(&type), MPI_SUCCESS);
  atomic_store(&step, 2);
  return NULL;
}

static void check_reduction(bool everywhere) {
  static int mine[elements], sum[elements];
  pthread_t other;
  calls = 0;
  atomic_store(&step, 0);
  MPI_Type_contiguous(1, MPI_INT, &shared_type);
  MPI_Type_commit(&shared_type);
  MPI_Op_create(add, 0, &shared_operation);
  for (int i = 0; i < elements; ++i) mine[i] = my_rank + 1, sum[i] = 0;
  pthread_create(&other, NULL, free_both, NULL);
  const int code = everywhere ? MPI_Allreduce(mine, sum, elements, shared_type, shared_operation, MPI_COMM_WORLD)
                              : MPI_Reduce(mine, sum, elements, shared_type, shared_operation, 0, MPI_COMM_WORLD);
  CHECK_EQUAL_HERE(code, MPI_SUCCESS);
  // In some processes, nothing is computed.
  if (atomic_load(&step) == 0) atomic_store(&step, 1);
  pthread_join(other, NULL);
  if (everywhere || my_rank == 0) CHECK_EQUAL(sum[elements - 1], ranks * (ranks + 1) / 2);
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  check_attributes();
  check_reduction(false);
  check_reduction(true);
  return finish_test();
}
