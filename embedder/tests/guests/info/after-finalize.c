// Lists of hints outlive MPI_Finalize, as MPI-4.0 has it.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info info;
  MPI_Info_create(&info);
  CHECK_EQUAL(MPI_Info_set(info, "key", "value"), MPI_SUCCESS);
  const int failed = sum_up();
  MPI_Finalize();
  char value[8] = "";
  int length = sizeof value;
  int found = 0;
  if (MPI_Info_get_string(info, "key", &length, value, &found) != MPI_SUCCESS || strcmp(value, "value") != 0) return 1;
  if (MPI_Info_free(&info) != MPI_SUCCESS || MPI_Info_create(&info) != MPI_SUCCESS) return 2;
  if (MPI_Info_free(&info) != MPI_SUCCESS) return 3;
  return say_result(failed);
}
