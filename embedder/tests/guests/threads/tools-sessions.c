// Threads open and end sessions of performance variables, and use each other's. Calls with what has gone fail.
#include <stdatomic.h>

#include "mpi-threads.h"

enum { rounds = 300 };

static _Atomic MPI_T_pvar_session session;
static _Atomic MPI_T_pvar_handle handle;
static int variable = -1;

static void* use(void* argument) {
  (void)argument;
  for (int i = 0; i < rounds; ++i) {
    MPI_T_pvar_session mine = session;
    MPI_T_pvar_handle variable_of_mine = handle;
    unsigned long long value[16];
    MPI_T_pvar_read(mine, variable_of_mine, value);
    MPI_T_pvar_start(mine, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_reset(mine, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_handle_free(mine, &variable_of_mine);
    MPI_T_pvar_session_free(&mine);
    if (MPI_T_pvar_session_create(&mine) != MPI_SUCCESS) continue;
    session = mine;
    int count = 0;
    if (MPI_T_pvar_handle_alloc(mine, variable, NULL, &variable_of_mine, &count) == MPI_SUCCESS)
      handle = variable_of_mine;
  }
  return NULL;
}

// One that belongs to no object and has a number.
static void choose_variable(void) {
  int all = 0;
  MPI_T_pvar_get_num(&all);
  for (int i = 0; i < all && variable < 0; ++i) {
    char name[256];
    int length = sizeof name, verbosity, kind, text_length = 0, binding, readonly, continuous, atomic;
    MPI_Datatype type;
    MPI_T_enum values;
    if (MPI_T_pvar_get_info(i, name, &length, &verbosity, &kind, &type, &values, NULL, &text_length, &binding,
                            &readonly, &continuous, &atomic) == MPI_SUCCESS &&
        binding == MPI_T_BIND_NO_OBJECT && (type == MPI_UNSIGNED_LONG_LONG || type == MPI_UNSIGNED_LONG))
      variable = i;
  }
}

int main(int argc, char** argv) {
  if (!start_with_threads(&argc, &argv)) return finish_test();
  int provided = 0;
  if (MPI_T_init_thread(MPI_THREAD_MULTIPLE, &provided) == MPI_SUCCESS) {
    choose_variable();
    MPI_T_pvar_session first = MPI_T_PVAR_SESSION_NULL;
    CHECK_EQUAL_HERE(MPI_T_pvar_session_create(&first), MPI_SUCCESS);
    session = first;
    in_threads(use);
    CHECK_EQUAL_HERE(MPI_T_finalize(), MPI_SUCCESS);
  }
  return finish_test();
}
