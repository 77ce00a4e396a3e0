// Lists that grow with each tag of partitioned messages, and with each block of memory in dynamic windows, have an end.
#include "guest_test.h"

enum { most = 1 << 20 };

static void prepare_with_all_tags(void) {
  int* bound = NULL;
  int found = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &bound, &found);
  char byte = 0;
  long prepared = 0;
  int code = MPI_SUCCESS;
  MPI_Comm comms[64];
  int made = 0;
  for (; made < 64 && code != MPI_ERR_NO_MEM; ++made) {
    CHECK_EQUAL(MPI_Comm_dup(MPI_COMM_SELF, &comms[made]), MPI_SUCCESS);
    MPI_Comm_set_errhandler(comms[made], MPI_ERRORS_RETURN);
    code = MPI_SUCCESS;
    for (int tag = 0; code == MPI_SUCCESS && tag <= *bound; ++tag) {
      MPI_Request request;
      code = MPI_Precv_init(&byte, 1, 1, MPI_CHAR, 0, tag, comms[made], MPI_INFO_NULL, &request);
      if (code != MPI_SUCCESS) break;
      MPI_Request_free(&request);
      ++prepared;
    }
  }
  CHECK_EQUAL(code, MPI_ERR_NO_MEM);
  CHECK_EQUAL(prepared, most);
  while (made > 0) CHECK_EQUAL(MPI_Comm_free(&comms[--made]), MPI_SUCCESS);
  MPI_Request request;
  CHECK_EQUAL(MPI_Precv_init(&byte, 1, 1, MPI_CHAR, 0, 0, MPI_COMM_SELF, MPI_INFO_NULL, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Request_free(&request), MPI_SUCCESS);
}

static void attach_many(void) {
  static char memory[2 * most];
  MPI_Win window;
  CHECK_EQUAL(MPI_Win_create_dynamic(MPI_INFO_NULL, MPI_COMM_SELF, &window), MPI_SUCCESS);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  int code = MPI_SUCCESS;
  int attached = 0;
  while (code == MPI_SUCCESS && attached < most + 1) {
    code = MPI_Win_attach(window, memory + attached, 1);
    if (code == MPI_SUCCESS) ++attached;
  }
  CHECK_EQUAL(code, MPI_ERR_NO_MEM);
  CHECK_EQUAL(attached, most);
  CHECK_EQUAL(MPI_Win_detach(window, memory + 5), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_attach(window, memory + 4, 2), MPI_ERR_RMA_ATTACH);
  CHECK_EQUAL(MPI_Win_attach(window, memory + 5, 2), MPI_ERR_RMA_ATTACH);
  CHECK_EQUAL(MPI_Win_attach(window, memory + 5, 1), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_free(&window), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  attach_many();
  prepare_with_all_tags();
  return finish_test();
}
