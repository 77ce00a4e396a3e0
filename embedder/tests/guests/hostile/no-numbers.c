// Communicators until the library has no numbers left, and what needs more: Open MPI ended the process in constructors
// of windows.
#include "hostile.h"

static MPI_Comm comms[100000];

static void make_nothing(void) {
  MPI_Comm comm;
  MPI_Win window;
  MPI_File file;
  MPI_Group world;
  void* base = NULL;
  const int periods[1] = {0};
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_WORLD, &comm), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Comm_create(MPI_COMM_WORLD, world, &comm), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Cart_create(MPI_COMM_WORLD, 1, &ranks, periods, 0, &comm), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Win_create(&base, sizeof base, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Win_allocate(8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_WORLD, &window), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Win_allocate_shared(8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &base, &window), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "numbers", MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file),
              MPI_ERR_NO_MEM);
  MPI_Group_free(&world);
}

// Those that do not agree on it, as a rank that calls them does not know all others.
static void make_nothing_alone(void) {
  MPI_Comm comm;
  MPI_Group world;
  MPI_Request request;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  CHECK_EQUAL(MPI_Comm_idup(MPI_COMM_WORLD, &comm, &request), MPI_ERR_NO_MEM);
  CHECK_EQUAL(MPI_Comm_create_group(MPI_COMM_WORLD, world, 0, &comm), MPI_ERR_NO_MEM);
  MPI_Group_free(&world);
}

static int make_all(void) {
  int made = 0;
  while (made < LENGTH(comms) && MPI_Comm_split(MPI_COMM_SELF, 0, 0, &comms[made]) == MPI_SUCCESS) ++made;
  CHECK(made > 50000 && made < LENGTH(comms));
  CHECK_EQUAL(MPI_Comm_split(MPI_COMM_SELF, 0, 0, &comms[made]), MPI_ERR_NO_MEM);
  return made;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  // First one rank alone has none left.
  int made = my_rank == 0 ? make_all() : 0;
  make_nothing();
  if (my_rank > 0) made = make_all();
  make_nothing();
  make_nothing_alone();
  for (int i = 0; i < made; ++i) MPI_Comm_free(&comms[i]);
  MPI_Comm comm;
  MPI_Win window;
  int memory = 0;
  CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_WORLD, &comm), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, comm, &window), MPI_SUCCESS);
  MPI_Win_free(&window);
  MPI_Comm_free(&comm);
  return finish_test();
}
