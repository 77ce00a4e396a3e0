// What a window has is read by operations that change nothing, as elements of two kinds of numbers.
#include "hostile.h"

typedef struct {
  int first;
  double others[3];
} Element;

int main(int argc, char** argv) {
  int mine = 0, size = 0;
  Element own = {7, {1.5, 2.5, 3.5}}, read = {0}, unused = {0};
  MPI_Datatype type = MPI_DATATYPE_NULL;
  MPI_Win window = MPI_WIN_NULL;
  MPI_Request request = MPI_REQUEST_NULL;
  start_test_of_errors(&argc, &argv);
  MPI_Comm_rank(MPI_COMM_WORLD, &mine);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  const int lengths[] = {1, 3};
  const MPI_Aint places[] = {offsetof(Element, first), offsetof(Element, others)};
  const MPI_Datatype types[] = {MPI_INT, MPI_DOUBLE};
  MPI_Type_create_struct(2, lengths, places, types, &type);
  MPI_Type_commit(&type);
  MPI_Win_create(&own, sizeof own, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  MPI_Win_lock_all(0, window);
  for (int way = 0; way < 2; ++way) {
    const int target = (mine + 1) % size;
    memset(&read, 0, sizeof read);
    int code = MPI_SUCCESS;
    if (way == 0) {
      code = MPI_Get_accumulate(&unused, 1, type, &read, 1, type, target, 0, 1, type, MPI_NO_OP, window);
    } else {
      code = MPI_Rget_accumulate(&unused, 1, type, &read, 1, type, target, 0, 1, type, MPI_NO_OP, window, &request);
      if (code == MPI_SUCCESS) MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    MPI_Win_flush_all(window);
    // Or an error: such types are not for accumulate operations.
    if (code != MPI_SUCCESS) continue;
    CHECK_EQUAL(read.first, 7);
    CHECK(read.others[2] == 3.5);
  }
  MPI_Win_unlock_all(window);
  MPI_Win_free(&window);
  MPI_Type_free(&type);
  CHECK(true);
  return finish_test();
}
