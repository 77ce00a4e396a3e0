// The guest's long double has 128 bits, which no x86-64 library adds: reductions, messages, and derived types of it.
#include <complex.h>
#include <float.h>

#include "guest_test.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  CHECK_EQUAL(sizeof(long double), 16);
  CHECK_EQUAL(LDBL_MANT_DIG, 113);
  const long double tiny = 0x1p-100L;  // lost by any format shorter than 113 bits
  const long double mine = 1 + (my_rank + 1) * tiny;
  long double sum = 0;
  long double product = 0;
  long double least = 0;
  long double greatest = 0;
  CHECK_EQUAL(MPI_Allreduce(&mine, &sum, 1, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(sum == 2 + 3 * tiny);
  CHECK_EQUAL(MPI_Allreduce(&mine, &product, 1, MPI_LONG_DOUBLE, MPI_PROD, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(product == (1 + tiny) * (1 + 2 * tiny));
  CHECK_EQUAL(MPI_Allreduce(&mine, &least, 1, MPI_LONG_DOUBLE, MPI_MIN, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(least == 1 + tiny);
  CHECK_EQUAL(MPI_Allreduce(&mine, &greatest, 1, MPI_LONG_DOUBLE, MPI_MAX, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(greatest == 1 + 2 * tiny);
  CHECK(MPI_Allreduce(&mine, &greatest, 1, MPI_LONG_DOUBLE, MPI_BAND, MPI_COMM_WORLD) == MPI_ERR_OP);

  long double values[5];
  long double results[5];
  for (int i = 0; i < 5; ++i) values[i] = i * mine;
  MPI_Request request;
  CHECK_EQUAL(MPI_Iallreduce(values, results, 5, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD, &request), MPI_SUCCESS);
  MPI_Wait(&request, MPI_STATUS_IGNORE);
  for (int i = 0; i < 5; ++i) CHECK(results[i] == i * (1 + tiny) + i * (1 + 2 * tiny));
  CHECK_EQUAL(MPI_Scan(MPI_IN_PLACE, values, 5, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD), MPI_SUCCESS);
  for (int i = 0; i < 5; ++i) CHECK(values[i] == (my_rank == 0 ? i * mine : results[i]));

  const long double complex turned = my_rank == 0 ? 1 + tiny * I : 2 * I;
  long double complex combined = 0;
  CHECK_EQUAL(MPI_Allreduce(&turned, &combined, 1, MPI_C_LONG_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(creall(combined) == 1 && cimagl(combined) == 2 + tiny);
  CHECK_EQUAL(MPI_Allreduce(&turned, &combined, 1, MPI_C_LONG_DOUBLE_COMPLEX, MPI_PROD, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK(creall(combined) == -2 * tiny && cimagl(combined) == 2);

  long double other = 0;
  MPI_Sendrecv(&mine, 1, MPI_LONG_DOUBLE, 1 - my_rank, 0, &other, 1, MPI_LONG_DOUBLE, 1 - my_rank, 0, MPI_COMM_WORLD,
               MPI_STATUS_IGNORE);
  CHECK(other == 1 + (2 - my_rank) * tiny);
  MPI_Datatype three;
  MPI_Type_contiguous(3, MPI_LONG_DOUBLE, &three);
  MPI_Type_commit(&three);
  int size = 0;
  MPI_Type_size(three, &size);
  CHECK_EQUAL(size, 48);
  if (my_rank == 1) values[0] = values[2] = -1;
  MPI_Bcast(values, 1, three, 0, MPI_COMM_WORLD);
  CHECK(values[2] == 2 * (1 + tiny));
  MPI_Type_free(&three);
  return finish_test();
}
