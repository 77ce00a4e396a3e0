// Packing nothing: types without data and counts of 0 take no bytes, in every representation.
#include "guest_test.h"

static int values[8];
static char packed[64];

static void pack_nothing(Count count, MPI_Datatype type) {
  Place size = -1;
  Place place = 8;
  CHECK_EQUAL(MPI_Pack_external_size("external32", count, type, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 0);
  CHECK_EQUAL(MPI_Pack_external("external32", values, count, type, packed, 16, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, 8);
  CHECK_EQUAL(MPI_Unpack_external("external32", packed, 16, &place, values, count, type), MPI_SUCCESS);
  CHECK_EQUAL(place, 8);
  Count own_place = 16;
  CHECK_EQUAL(MPI_Pack(values, count, type, packed, 16, &own_place, MPI_COMM_SELF), MPI_SUCCESS);
  CHECK_EQUAL(own_place, 16);
  CHECK_EQUAL(MPI_Unpack(packed, 16, &own_place, values, count, type, MPI_COMM_SELF), MPI_SUCCESS);
  CHECK_EQUAL(own_place, 16);
  own_place = 17;  // behind the buffer
  CHECK_EQUAL(MPI_Pack(values, count, type, packed, 16, &own_place, MPI_COMM_SELF), MPI_ERR_TRUNCATE);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype empty;
  MPI_Datatype nested;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  MPI_Type_contiguous(5, empty, &nested);
  MPI_Type_commit(&empty);
  MPI_Type_commit(&nested);
  const Count counts[] = {0, 1, INT32_MAX};
  for (int i = 0; i < LENGTH(counts); ++i) {
    pack_nothing(counts[i], empty);
    pack_nothing(counts[i], nested);
  }
  pack_nothing(0, MPI_DOUBLE);
  MPI_Type_free(&nested);
  MPI_Type_free(&empty);
  return finish_test();
}
