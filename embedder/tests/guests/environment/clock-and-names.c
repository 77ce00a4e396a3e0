// Time, names, and hints to tools.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  const double tick = MPI_Wtick();
  CHECK(tick > 0 && tick < 1);
  const double start = MPI_Wtime();
  double now = start;
  for (int i = 0; i < 100000000 && now - start < 0.002; ++i) now = MPI_Wtime();
  CHECK(now - start >= 0.002);

  char name[MPI_MAX_PROCESSOR_NAME];
  int length = -1;
  CHECK_EQUAL(MPI_Get_processor_name(name, &length), MPI_SUCCESS);
  CHECK(length > 0);
  CHECK_EQUAL(length, strlen(name));

  CHECK_EQUAL(MPI_Pcontrol(0), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Pcontrol(2, "solver", 17, 2.5), MPI_SUCCESS);

  MPI_Info info = MPI_INFO_NULL;
  if (AVAILABLE(MPI_Get_hw_resource_info, &info)) {
    CHECK(info != MPI_INFO_NULL);
    MPI_Info_free(&info);
  }
  return finish_test();
}
