// The host behind the variables of the library: a program sets none that the library trusts with its memory, and reads
// no path of the host.
#include "guest_test.h"

enum { room = 8192 };

static bool names_a_path(const char* text) {
  for (const char* at = strchr(text, '/'); at != NULL; at = strchr(at + 1, '/')) {
    const bool begins = at == text || strchr(" \t\n\"'=:,(", at[-1]) != NULL;
    if (begins && at[1] != '\0' && strchr(" \n)", at[1]) == NULL) return true;
  }
  return false;
}

// Nearly all are refused, whatever is written; the few others take it.
static void check_writing(MPI_T_cvar_handle handle, const char* name, int scope, size_t size) {
  static const unsigned char patterns[] = {0x00, 0x01, 0x7f, 0x80, 0xff};
  static unsigned char before[room], value[room], after[room];
  const bool writable = scope != MPI_T_SCOPE_CONSTANT && scope != MPI_T_SCOPE_READONLY;
  CHECK(!writable || strstr(name, "_MSG_SIZE") != NULL);
  if (MPI_T_cvar_read(handle, before) != MPI_SUCCESS) return;  // Open MPI: of a component that is not there
  for (int i = 0; i < LENGTH(patterns); ++i) {
    memset(value, patterns[i], size);
    const int code = MPI_T_cvar_write(handle, value);
    if (!writable) CHECK_EQUAL(code, MPI_T_ERR_CVAR_SET_NEVER);
  }
  if (writable) MPI_T_cvar_write(handle, before);
  CHECK_EQUAL(MPI_T_cvar_read(handle, after), MPI_SUCCESS);
  CHECK(memcmp(before, after, size) == 0);
}

static void check_control_variable(int index) {
  static char name[room], description[room];
  static _Alignas(int) char value[room];
  int name_length = room, description_length = room, verbosity, binding, scope, count = 0, size = 0;
  MPI_Datatype type;
  MPI_T_enum items;
  MPI_T_cvar_handle handle = MPI_T_CVAR_HANDLE_NULL;
  if (MPI_T_cvar_get_info(index, name, &name_length, &verbosity, &type, &items, description, &description_length,
                          &binding, &scope) != MPI_SUCCESS) {
    return;
  }
  if (!CHECK(!names_a_path(description))) fprintf(stderr, "%s: %s\n", name, description);
  if (binding != MPI_T_BIND_NO_OBJECT || type == MPI_DATATYPE_NULL) return;
  if (MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) != MPI_SUCCESS) return;
  MPI_Type_size(type, &size);
  if (CHECK(size * count <= room)) {
    check_writing(handle, name, scope, (size_t)(size * count));
    const bool is_read = MPI_T_cvar_read(handle, value) == MPI_SUCCESS;
    // Open MPI 5.0 would read its own stack.
    if (is_read && strcmp(name, "mpi_ft_verbose") == 0) CHECK_EQUAL(*(int*)value, 0);
    if (is_read && type == MPI_CHAR && !CHECK(strchr(value, '/') == NULL)) fprintf(stderr, "%s: %s\n", name, value);
  }
  CHECK_EQUAL(MPI_T_cvar_handle_free(&handle), MPI_SUCCESS);
}

static void check_performance_variable(MPI_T_pvar_session session, int index) {
  int none = 0, verbosity, variable_class, binding = 0, read_only = 0, continuous, atomic, count = 0;
  MPI_Datatype type;
  MPI_T_enum items;
  MPI_T_pvar_handle handle = MPI_T_PVAR_HANDLE_NULL;
  if (MPI_T_pvar_get_info(index, NULL, &none, &verbosity, &variable_class, &type, &items, NULL, &none, &binding,
                          &read_only, &continuous, &atomic) != MPI_SUCCESS) {
    return;
  }
  CHECK_EQUAL(read_only, 1);
  if (binding != MPI_T_BIND_NO_OBJECT) return;
  if (MPI_T_pvar_handle_alloc(session, index, NULL, &handle, &count) != MPI_SUCCESS) return;
  static char value[room];
  memset(value, 0x7f, sizeof value);
  CHECK_EQUAL(MPI_T_pvar_write(session, handle, value), MPI_T_ERR_PVAR_NO_WRITE);
  CHECK_EQUAL(MPI_T_pvar_handle_free(session, &handle), MPI_SUCCESS);
}

// How the program was started is the host's, too.
static void check_environment(void) {
  char key[MPI_MAX_INFO_KEY], value[MPI_MAX_INFO_VAL];
  int keys = 0;
  MPI_Info_get_nkeys(MPI_INFO_ENV, &keys);
  for (int i = 0; i < keys; ++i) {
    int length = sizeof value, found = 0;
    CHECK_EQUAL(MPI_Info_get_nthkey(MPI_INFO_ENV, i, key), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Info_get_string(MPI_INFO_ENV, key, &length, value, &found), MPI_SUCCESS);
    CHECK(found);
    if (!CHECK(strchr(value, '/') == NULL)) fprintf(stderr, "%s: %s\n", key, value);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_environment();
  int level = -1;
  if (AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) {
    int number = 0;
    CHECK_EQUAL(MPI_T_cvar_get_num(&number), MPI_SUCCESS);
    for (int i = 0; i < number; ++i) check_control_variable(i);
    MPI_T_pvar_session session = MPI_T_PVAR_SESSION_NULL;
    CHECK_EQUAL(MPI_T_pvar_session_create(&session), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_pvar_get_num(&number), MPI_SUCCESS);
    for (int i = 0; i < number; ++i) check_performance_variable(session, i);
    CHECK_EQUAL(MPI_T_pvar_session_free(&session), MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  }
  return finish_test();
}
