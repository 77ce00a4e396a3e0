// Names, hints, groups and integer forms of windows.
#include "window.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int memory[slots] = {0};
  MPI_Win win = make_window(memory, sizeof memory, 4);
  char name[MPI_MAX_OBJECT_NAME];
  int length = -1;
  CHECK_EQUAL(MPI_Win_get_name(win, name, &length), MPI_SUCCESS);
  CHECK_EQUAL(length, strlen(name));
  CHECK_EQUAL(MPI_Win_set_name(win, "halo of the solver"), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_get_name(win, name, &length), MPI_SUCCESS);
  CHECK_TEXT(name, "halo of the solver");
  CHECK_EQUAL(length, strlen("halo of the solver"));

  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "accumulate_ordering", "none");
  CHECK_EQUAL(MPI_Win_set_info(win, info), MPI_SUCCESS);
  MPI_Info_free(&info);
  CHECK_EQUAL(MPI_Win_get_info(win, &info), MPI_SUCCESS);
  CHECK(info != MPI_INFO_NULL);
  int keys = -1;
  MPI_Info_get_nkeys(info, &keys);
  CHECK(keys >= 0);
  if (runs_over("MPICH")) {  // others report no hints of windows
    char value[32] = "";
    int size = sizeof value, flag = 0;
    CHECK_EQUAL(MPI_Info_get_string(info, "accumulate_ordering", &size, value, &flag), MPI_SUCCESS);
    CHECK_EQUAL(flag, 1);
    CHECK_TEXT(value, "none");
  }
  MPI_Info_free(&info);

  MPI_Group group;
  MPI_Group world;
  int comparison = MPI_UNEQUAL;
  CHECK_EQUAL(MPI_Win_get_group(win, &group), MPI_SUCCESS);
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  MPI_Group_compare(group, world, &comparison);
  CHECK_EQUAL(comparison, MPI_IDENT);
  MPI_Group_free(&group);
  MPI_Group_free(&world);

  CHECK(MPI_Win_fromint(MPI_Win_toint(win)) == win);
  CHECK(MPI_Win_fromint(MPI_Win_toint(MPI_WIN_NULL)) == MPI_WIN_NULL);
  free_window(&win);
  return finish_test();
}
