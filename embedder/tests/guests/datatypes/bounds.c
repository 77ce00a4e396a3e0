// Size, extent and true extent, in each of the forms they can be asked in.
#include "guest_test.h"

static void check_bounds(MPI_Datatype type, long long size, long long lower, long long extent, long long true_lower,
                         long long true_extent) {
  Count found_size = -1;
  MPI_Count large_size = -1;
  Place place = -1;
  Place length = -1;
  MPI_Count large_place = -1;
  MPI_Count large_length = -1;
  CHECK_EQUAL(MPI_Type_size(type, &found_size), MPI_SUCCESS);
  CHECK_EQUAL(found_size, size);
  CHECK_EQUAL(MPI_Type_size_x(type, &large_size), MPI_SUCCESS);
  CHECK_EQUAL(large_size, size);
  CHECK_EQUAL(MPI_Type_get_extent(type, &place, &length), MPI_SUCCESS);
  CHECK(place == lower && length == extent);
  CHECK_EQUAL(MPI_Type_get_extent_x(type, &large_place, &large_length), MPI_SUCCESS);
  CHECK(large_place == lower && large_length == extent);
  CHECK_EQUAL(MPI_Type_get_true_extent(type, &place, &length), MPI_SUCCESS);
  CHECK(place == true_lower && length == true_extent);
  CHECK_EQUAL(MPI_Type_get_true_extent_x(type, &large_place, &large_length), MPI_SUCCESS);
  CHECK(large_place == true_lower && large_length == true_extent);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  check_bounds(MPI_INT, 4, 0, 4, 0, 4);
  check_bounds(MPI_LONG, 4, 0, 4, 0, 4);
  check_bounds(MPI_DOUBLE_INT, 12, 0, 16, 0, 12);
  MPI_Datatype type;
  MPI_Type_vector(3, 1, 2, MPI_INT, &type);
  check_bounds(type, 12, 0, 20, 0, 20);
  MPI_Datatype resized;
  MPI_Type_create_resized(type, -8, 100, &resized);
  check_bounds(resized, 12, -8, 100, 0, 20);
  MPI_Datatype copy;
  MPI_Type_dup(resized, &copy);
  check_bounds(copy, 12, -8, 100, 0, 20);
  MPI_Type_free(&copy);
  MPI_Type_free(&resized);
  MPI_Type_free(&type);
  MPI_Type_vector(3, 1, -2, MPI_INT, &type);
  check_bounds(type, 12, -16, 20, -16, 20);
  MPI_Type_free(&type);
  MPI_Type_contiguous(0, MPI_INT, &type);
  check_bounds(type, 0, 0, 0, 0, 0);
  MPI_Type_free(&type);

  // More than an int can count: MPI_UNDEFINED where the answer is one.
  MPI_Datatype giant;
  MPI_Type_contiguous(1 << 20, MPI_INT, &type);
  MPI_Type_contiguous(1 << 12, type, &giant);
  const long long bytes = 1LL << 34;
  MPI_Count large_size = -1;
  MPI_Type_size_x(giant, &large_size);
  CHECK_EQUAL(large_size, bytes);
  Count size = -1;
  MPI_Type_size(giant, &size);
  CHECK_EQUAL(size, sizeof size == sizeof(MPI_Count) ? bytes : MPI_UNDEFINED);
  Place lower = -1;
  Place extent = -1;
  MPI_Type_get_extent(giant, &lower, &extent);
  CHECK_EQUAL(extent, sizeof extent == sizeof(MPI_Count) ? bytes : MPI_UNDEFINED);
  MPI_Type_free(&giant);
  MPI_Type_free(&type);
  return finish_test();
}
