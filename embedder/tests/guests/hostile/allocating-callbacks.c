// Reduction functions that have mpiwasm and the library allocate without end. During the operation, what Open MPI
// allocates takes a place of which there are some thousands (docs/decisions/0056).
#include "hostile.h"

enum { numbers = 100000, objects = 20000 };

static int sent[numbers], received[numbers];
static MPI_T_pvar_session sessions[objects];
static int made;

static void open_sessions(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (; made < objects; ++made)
    if (MPI_T_pvar_session_create(&sessions[made]) != MPI_SUCCESS) break;
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void add_classes(void* in, void* inout, int* length, MPI_Datatype* type) {
  (void)type;
  for (int i = 0; i < objects; ++i) {
    int added = 0;
    if (MPI_Add_error_class(&added) != MPI_SUCCESS) break;
  }
  for (int i = 0; i < *length; ++i) ((int*)inout)[i] += ((int*)in)[i];
}

static void reduce(MPI_User_function* function) {
  MPI_Op op;
  MPI_Op_create(function, 1, &op);
  for (int i = 0; i < numbers; ++i) sent[i] = my_rank + i;
  CHECK_EQUAL(MPI_Allreduce(sent, received, numbers, MPI_INT, op, MPI_COMM_WORLD), MPI_SUCCESS);
  int wrong = 0;
  for (int i = 0; i < numbers; ++i) wrong += received[i] != ranks * i + ranks * (ranks - 1) / 2;
  CHECK_EQUAL(wrong, 0);
  MPI_Op_free(&op);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = 0;
  MPI_T_init_thread(MPI_THREAD_SINGLE, &level);
  reduce(open_sessions);
  while (made > 0) MPI_T_pvar_session_free(&sessions[--made]);
  MPI_T_finalize();
  reduce(add_classes);
  return finish_test();
}
