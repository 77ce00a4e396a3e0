// A reduction function is given a handle of a datatype that the program has freed. Another thread uses it while the
// reduction ends, and frees it.
#include <stdatomic.h>
#include <unistd.h>

#include "mpi-threads.h"

enum { rounds = 20, a_while = 2000 };

static _Atomic MPI_Datatype lent;
static atomic_int is_over;
static int key;

static void add(void* in, void* inout, int* length, MPI_Datatype* type) {
  lent = *type;
  usleep(a_while);
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static int delete_slowly(MPI_Datatype of, int of_key, void* value, void* state) {
  (void)of;
  (void)of_key;
  (void)value;
  (void)state;
  usleep(2 * a_while);
  return MPI_SUCCESS;
}

static void* use_lent(void* argument) {
  (void)argument;
  while (!atomic_load(&is_over)) {
    MPI_Datatype type = lent;
    if (type == MPI_DATATYPE_NULL) continue;
    if (MPI_Type_set_attr(type, key, NULL) == MPI_SUCCESS) MPI_Type_delete_attr(type, key);
    MPI_Datatype mine = type;
    MPI_Type_free(&mine);
    lent = MPI_DATATYPE_NULL;
  }
  return NULL;
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  lent = MPI_DATATYPE_NULL;
  MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
  MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
  MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, delete_slowly, &key, NULL);
  pthread_t other;
  pthread_create(&other, NULL, use_lent, NULL);
  for (int i = 0; i < rounds; ++i) {
    MPI_Op op;
    MPI_Op_create(add, 1, &op);
    MPI_Datatype pair;
    MPI_Type_contiguous(1, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    int mine = my_rank + 1, sum = 0;
    MPI_Request request;
    CHECK_EQUAL_HERE(MPI_Iallreduce(&mine, &sum, 1, pair, op, MPI_COMM_WORLD, &request), MPI_SUCCESS);
    MPI_Type_free(&pair);
    MPI_Op_free(&op);
    CHECK_EQUAL_HERE(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
    CHECK_EQUAL_HERE(sum, ranks * (ranks + 1) / 2);
  }
  atomic_store(&is_over, 1);
  pthread_join(other, NULL);
  MPI_Type_free_keyval(&key);
  return finish_test();
}
