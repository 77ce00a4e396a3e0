// Categories and what they hold: every index in them is one of a variable or a category.
#include "guest_test.h"

enum { most = 4096 };

static int indices[most + 1];

static void check_members(int category, int count, int limit, int (*members)(int, int, int[])) {
  if (!CHECK(count <= most)) return;
  for (int i = 0; i <= count; ++i) indices[i] = -5;
  CHECK_EQUAL(members(category, count, indices), MPI_SUCCESS);
  for (int i = 0; i < count; ++i) CHECK(indices[i] >= 0 && indices[i] < limit);
  CHECK_EQUAL(indices[count], -5);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  int level = -1;
  if (!AVAILABLE(MPI_T_init_thread, MPI_THREAD_SINGLE, &level)) return finish_test();
  int categories = 0;
  int controls = 0;
  int performances = 0;
  CHECK_EQUAL(MPI_T_category_get_num(&categories), MPI_SUCCESS);
  MPI_T_cvar_get_num(&controls);
  MPI_T_pvar_get_num(&performances);
  CHECK(categories > 0);
  for (int i = 0; i < categories; ++i) {
    char name[256];
    int length = sizeof name;
    int counts[3] = {-1, -1, -1};
    int found = -1;
    int events = -1;
    const int code = MPI_T_category_get_info(i, name, &length, NULL, NULL, &counts[0], &counts[1], &counts[2]);
    if (code == MPI_T_ERR_INVALID_INDEX) continue;  // Open MPI: of a component that has gone
    CHECK_EQUAL(code, MPI_SUCCESS);
    CHECK_EQUAL(MPI_T_category_get_index(name, &found), MPI_SUCCESS);
    CHECK(found >= 0 && found < categories);
    check_members(i, counts[0], controls, MPI_T_category_get_cvars);
    check_members(i, counts[1], performances, MPI_T_category_get_pvars);
    check_members(i, counts[2], categories, MPI_T_category_get_categories);
    CHECK_EQUAL(MPI_T_category_get_num_events(i, &events), MPI_SUCCESS);
    CHECK_EQUAL(events, 0);
    CHECK_EQUAL(MPI_T_category_get_events(i, 0, indices), MPI_SUCCESS);
  }
  int stamp = -1;
  CHECK_EQUAL(MPI_T_category_changed(&stamp), MPI_SUCCESS);
  CHECK(stamp >= 0);
  CHECK_EQUAL(MPI_T_category_get_info(categories, NULL, NULL, NULL, NULL, NULL, NULL, NULL), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_category_get_num_events(categories, &stamp), MPI_T_ERR_INVALID_INDEX);
  CHECK_EQUAL(MPI_T_category_get_index("no such category", &stamp), MPI_T_ERR_INVALID_NAME);
  CHECK_EQUAL(MPI_T_category_get_cvars(0, 1 << 30, indices), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_category_get_cvars(0, -1, indices), MPI_T_ERR_INVALID);
  CHECK_EQUAL(MPI_T_finalize(), MPI_SUCCESS);
  return finish_test();
}
