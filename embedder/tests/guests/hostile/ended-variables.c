// Handles of performance variables after MPI_Finalize: the library has unloaded what counts them.
#include "hostile.h"

enum { most = 2048, room = 1 << 16 };

static MPI_T_pvar_handle handles[most];
static _Alignas(8) char value[room];

// Of variables of the process, and of MPI_COMM_WORLD.
static int take_handles(MPI_T_pvar_session session, int number) {
  int taken = 0;
  MPI_Comm world = MPI_COMM_WORLD;
  for (int i = 0; i < number; ++i) {
    int verbosity = 0, class = 0, binding = 0, read_only = 0, continuous = 0, atomic = 0, count = 0;
    int no_name = 0, no_text = 0;
    MPI_Datatype type = MPI_DATATYPE_NULL;
    handles[i] = MPI_T_PVAR_HANDLE_NULL;
    if (MPI_T_pvar_get_info(i, NULL, &no_name, &verbosity, &class, &type, NULL, NULL, &no_text, &binding, &read_only,
                            &continuous, &atomic) ||
        (binding != MPI_T_BIND_NO_OBJECT && binding != MPI_T_BIND_MPI_COMM))
      continue;
    taken += MPI_T_pvar_handle_alloc(session, i, binding == MPI_T_BIND_NO_OBJECT ? NULL : &world, &handles[i],
                                     &count) == MPI_SUCCESS;
  }
  return taken;
}

int main(int argc, char** argv) {
  int level = 0, number = 0, taken = 0;
  const bool there = MPI_T_init_thread(MPI_THREAD_SINGLE, &level) == MPI_SUCCESS;
  MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
  start_test(&argc, &argv);
  if (there) {
    MPI_T_pvar_get_num(&number);
    if (number > most) number = most;
    CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
    taken = take_handles(session, number);
    MPI_T_pvar_start(session, MPI_T_PVAR_ALL_HANDLES);
  }
  CHECK(taken >= 0);
  const int failed = sum_up();
  MPI_Finalize();
  for (int i = 0; there && i < number; ++i) {
    if (handles[i] == MPI_T_PVAR_HANDLE_NULL) continue;
    MPI_T_pvar_start(session, handles[i]);
    MPI_T_pvar_read(session, handles[i], value);
    MPI_T_pvar_readreset(session, handles[i], value);
    MPI_T_pvar_stop(session, handles[i]);
    if (i % 2 == 0) MPI_T_pvar_handle_free(session, &handles[i]);
  }
  if (there) {
    MPI_T_pvar_stop(session, MPI_T_PVAR_ALL_HANDLES);
    MPI_T_pvar_session_free(&session);
    MPI_T_finalize();
  }
  return say_result(failed);
}
