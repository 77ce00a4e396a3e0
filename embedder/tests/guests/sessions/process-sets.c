// What a session reports about its process sets and itself.
#include "guest_test.h"

// Each session has the level that it asks for, with MPI_THREAD_SINGLE where it asks for none.
static void check_thread_level(const char* level) {
  MPI_Info hints = MPI_INFO_NULL;
  MPI_Info_create(&hints);
  if (level[0] != '\0') MPI_Info_set(hints, "thread_level", level);
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(hints, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  MPI_Info_free(&hints);
  MPI_Info used = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Session_get_info(session, &used), MPI_SUCCESS);
  char value[32] = "";
  int found = 0;
  CHECK_EQUAL(MPI_Info_get(used, "thread_level", sizeof value - 1, value, &found), MPI_SUCCESS);
  CHECK(found);
  CHECK_TEXT(value, level[0] != '\0' ? level : "MPI_THREAD_SINGLE");
  MPI_Info_free(&used);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Session session = MPI_SESSION_NULL;
  CHECK_EQUAL(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
  int sets = 0;
  CHECK_EQUAL(MPI_Session_get_num_psets(session, MPI_INFO_NULL, &sets), MPI_SUCCESS);
  CHECK(sets >= 2);
  bool world = false;
  bool self = false;
  for (int i = 0; i < sets; ++i) {
    int length = 0;
    CHECK_EQUAL(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &length, NULL), MPI_SUCCESS);
    char name[MPI_MAX_PSET_NAME_LEN];
    CHECK(length > 1 && length <= (int)sizeof name);
    CHECK_EQUAL(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &length, name), MPI_SUCCESS);
    CHECK_EQUAL(strlen(name) + 1, length);
    world = world || strcmp(name, "mpi://WORLD") == 0;
    self = self || strcmp(name, "mpi://SELF") == 0;
    int four = 4;
    CHECK_EQUAL(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &four, name), MPI_SUCCESS);
    CHECK_EQUAL(strlen(name), 3);
    CHECK_EQUAL(four, length);
    CHECK_EQUAL(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, sets + i, &length, name), MPI_ERR_ARG);
  }
  CHECK(world && self);
  CHECK_EQUAL(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, -1, &sets, NULL), MPI_ERR_ARG);

  char value[32] = "";
  int found = 0;
  MPI_Info info = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_Session_get_pset_info(session, "mpi://WORLD", &info), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_get(info, "mpi_size", sizeof value - 1, value, &found), MPI_SUCCESS);
  CHECK(found);
  CHECK_EQUAL(atoi(value), ranks);
  MPI_Info_free(&info);
  CHECK_EQUAL(MPI_Session_get_pset_info(session, "mpi://self", &info), MPI_SUCCESS);
  MPI_Info_free(&info);
  CHECK_EQUAL(MPI_Session_get_pset_info(session, "mpi://NOWHERE", &info), MPI_ERR_ARG);
  CHECK_EQUAL(MPI_Session_get_info(session, &info), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Info_get(info, "thread_level", sizeof value - 1, value, &found), MPI_SUCCESS);
  CHECK(found && strncmp(value, "MPI_THREAD_", strlen("MPI_THREAD_")) == 0);
  MPI_Info_free(&info);
  CHECK_EQUAL(MPI_Session_finalize(&session), MPI_SUCCESS);
  check_thread_level("MPI_THREAD_MULTIPLE");
  check_thread_level("MPI_THREAD_SERIALIZED");
  check_thread_level("MPI_THREAD_FUNNELED");
  check_thread_level("MPI_THREAD_SINGLE");
  check_thread_level("");
  return finish_test();
}
