// Attributes that the library sets; their values are pointers into the guest's memory.
#include "guest_test.h"

static int* get(MPI_Comm comm, int keyval) {
  int* value = NULL;
  int flag = 0;
  CHECK_EQUAL(MPI_Comm_get_attr(comm, keyval, &value, &flag), MPI_SUCCESS);
  return flag ? value : NULL;
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  int* greatest_tag = get(MPI_COMM_WORLD, MPI_TAG_UB);
  CHECK(greatest_tag != NULL && *greatest_tag >= 32767);
  int* global_time = get(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL);
  CHECK(global_time != NULL && (*global_time == 0 || *global_time == 1));
  int* io = get(MPI_COMM_WORLD, MPI_IO);
  CHECK(io != NULL && (*io == MPI_ANY_SOURCE || *io == MPI_PROC_NULL || (*io >= 0 && *io < ranks)));
  int* host = get(MPI_COMM_WORLD, MPI_HOST);
  CHECK(host == NULL || *host == MPI_PROC_NULL || (*host >= 0 && *host < ranks));
  int* number = get(MPI_COMM_WORLD, MPI_APPNUM);
  CHECK(number == NULL || *number == 0);
  int* universe = get(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE);
  CHECK(universe == NULL || *universe > 0);
  int* last_code = get(MPI_COMM_WORLD, MPI_LASTUSEDCODE);
  CHECK(last_code != NULL && *last_code >= MPI_ERR_LASTCODE);
  int added = 0;
  MPI_Add_error_class(&added);
  last_code = get(MPI_COMM_WORLD, MPI_LASTUSEDCODE);
  CHECK(last_code != NULL && *last_code >= added);
  CHECK(get(MPI_COMM_WORLD, MPI_TAG_UB) == greatest_tag);
  return finish_test();
}
