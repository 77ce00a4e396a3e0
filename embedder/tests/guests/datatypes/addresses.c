// Absolute addresses: types over variables wherever they lie, used with MPI_BOTTOM.
#include "guest_test.h"

static int global = 1;

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  double local = 2.5;
  char* heap = malloc(3);
  memcpy(heap, "abc", 3);
  if (my_rank == 1) {
    global = 0;
    local = 0;
    memset(heap, 'x', 3);
  }
  MPI_Aint places[3];
  MPI_Get_address(&global, &places[0]);
  MPI_Get_address(&local, &places[1]);
  MPI_Get_address(heap, &places[2]);
  CHECK(places[0] == (MPI_Aint)(intptr_t)&global);
  const int lengths[3] = {1, 1, 3};
  const MPI_Datatype types[3] = {MPI_INT, MPI_DOUBLE, MPI_CHAR};
  MPI_Datatype everywhere;
  MPI_Type_create_struct(3, lengths, places, types, &everywhere);
  MPI_Type_commit(&everywhere);
  if (my_rank == 0) {
    MPI_Send(MPI_BOTTOM, 1, everywhere, 1, 0, MPI_COMM_WORLD);
  } else {
    MPI_Recv(MPI_BOTTOM, 1, everywhere, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  }
  CHECK_EQUAL(global, 1);
  CHECK(local == 2.5);
  CHECK(memcmp(heap, "abc", 3) == 0);
  if (my_rank == 0) global = 9;
  MPI_Bcast(MPI_BOTTOM, 1, everywhere, 0, MPI_COMM_WORLD);
  CHECK_EQUAL(global, 9);
  MPI_Type_free(&everywhere);

  CHECK(MPI_Aint_add(places[0], 4) == places[0] + 4);
  CHECK(MPI_Aint_diff(places[2] + 3, places[2]) == 3);
  CHECK(MPI_Aint_diff(places[2], places[2] + 3) == -3);
  free(heap);
  return finish_test();
}
