// Handles of control variables from before MPI_Init: Open MPI unloads components then, and goes on to name their
// variables.
#include "hostile.h"

enum { most = 4096, room = 1 << 16 };

static MPI_T_cvar_handle handles[most];
static _Alignas(8) char value[room];

static int read_all(int number) {
  int reads = 0;
  for (int i = 0; i < number; ++i) {
    if (handles[i] == MPI_T_CVAR_HANDLE_NULL) continue;
    memset(value, 0x7f, 8);
    reads += MPI_T_cvar_read(handles[i], value) == MPI_SUCCESS;
  }
  return reads;
}

// Those of variables that belong to no object.
static int take_handles(int number) {
  int taken = 0;
  for (int i = 0; i < number; ++i) {
    int verbosity = 0, binding = 0, scope = 0, count = 0, no_name = 0, no_text = 0;
    MPI_Datatype type = MPI_DATATYPE_NULL;
    handles[i] = MPI_T_CVAR_HANDLE_NULL;
    if (MPI_T_cvar_get_info(i, NULL, &no_name, &verbosity, &type, NULL, NULL, &no_text, &binding, &scope) ||
        binding != MPI_T_BIND_NO_OBJECT)
      continue;
    taken += MPI_T_cvar_handle_alloc(i, NULL, &handles[i], &count) == MPI_SUCCESS;
  }
  return taken;
}

int main(int argc, char** argv) {
  int level = 0, before = 0, after = 0;
  const bool there = MPI_T_init_thread(MPI_THREAD_SINGLE, &level) == MPI_SUCCESS;
  if (there) {
    MPI_T_cvar_get_num(&before);
    if (before > most) before = most;
    CHECK(take_handles(before) > 0);
    CHECK(read_all(before) > 0);
  }
  start_test(&argc, &argv);
  if (!there) {
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    CHECK(!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level));
  } else {
    CHECK(read_all(before) > 0);
    MPI_T_cvar_get_num(&after);
    if (after > most) after = most;
    take_handles(after);
    CHECK(read_all(after) > 0);
  }
  return finish_test();
}
