// Names that the standard has removed and old programs still call.
#include "guest_test.h"

typedef struct {
  int number;
  double value;
} Pair;

static int handled;

static void handle(MPI_Comm* comm, int* code, ...) {
  (void)comm, (void)code;
  ++handled;
}

static void use_datatypes(void) {
  Pair pair = {my_rank + 1, my_rank + 1.5};
  Pair other = {0, 0};
  MPI_Aint places[2];
  MPI_Address(&pair.number, &places[0]);
  MPI_Address(&pair.value, &places[1]);
  places[1] -= places[0];
  places[0] = 0;
  int lengths[2] = {1, 1};
  MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE};
  MPI_Datatype type;
  MPI_Type_struct(2, lengths, places, types, &type);
  MPI_Type_commit(&type);
  MPI_Sendrecv(&pair, 1, type, 1 - my_rank, 0, &other, 1, type, 1 - my_rank, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
  CHECK_EQUAL(other.number, 2 - my_rank);
  CHECK(other.value == 2.5 - my_rank);
  MPI_Aint extent = 0;
  MPI_Type_extent(type, &extent);
  CHECK_EQUAL(extent, sizeof(Pair));
  MPI_Type_free(&type);

  int marked_lengths[3] = {1, 1, 1};
  MPI_Aint marked_places[3] = {-4, 0, 20};
  MPI_Datatype marked_types[3] = {MPI_LB, MPI_INT, MPI_UB};
  MPI_Type_struct(3, marked_lengths, marked_places, marked_types, &type);
  MPI_Aint lower = 0;
  MPI_Aint upper = 0;
  MPI_Type_lb(type, &lower);
  MPI_Type_ub(type, &upper);
  CHECK_EQUAL(lower, -4);
  CHECK_EQUAL(upper, 20);
  MPI_Type_free(&type);
  MPI_Type_hvector(2, 1, 8, MPI_INT, &type);
  MPI_Type_extent(type, &extent);
  CHECK_EQUAL(extent, 12);
  MPI_Type_free(&type);
  MPI_Type_hindexed(2, lengths, places, MPI_INT, &type);
  MPI_Type_extent(type, &extent);
  CHECK_EQUAL(extent, offsetof(Pair, value) + 4);
  MPI_Type_free(&type);
}

static void use_error_handlers(void) {
  MPI_Errhandler handler;
  MPI_Errhandler before;
  MPI_Errhandler_get(MPI_COMM_WORLD, &before);
  MPI_Errhandler_create(handle, &handler);
  MPI_Errhandler_set(MPI_COMM_WORLD, handler);
  int value = 0;
  MPI_Send(&value, 1, MPI_INT, 99, 0, MPI_COMM_WORLD);
  CHECK_EQUAL(handled, 1);
  MPI_Errhandler_set(MPI_COMM_WORLD, before);
  MPI_Errhandler_free(&handler);
}

static void use_fortran_forms(void) {
  CHECK(MPI_Comm_f2c(MPI_Comm_c2f(MPI_COMM_WORLD)) == MPI_COMM_WORLD);
  CHECK(MPI_Type_f2c(MPI_Type_c2f(MPI_DOUBLE)) == MPI_DOUBLE);
  MPI_Status status;
  memset(&status, 0, sizeof status);
  status.MPI_SOURCE = 3;
  status.MPI_TAG = 4;
  MPI_Fint fortran[MPI_F_STATUS_SIZE];
  MPI_Status_c2f(&status, fortran);
  CHECK_EQUAL(fortran[MPI_F_SOURCE], 3);
  MPI_Status back;
  MPI_Status_f2c(fortran, &back);
  CHECK_EQUAL(back.MPI_TAG, 4);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  use_datatypes();
  use_error_handlers();
  use_fortran_forms();
  return finish_test();
}
