// Long double numbers at addresses that are no multiples of 16: slow on some processors, never a fault.
#include <complex.h>

#include "hostile.h"

enum { count = 3 };

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  static char from[1024];
  static char to[1024];
  for (int shift = 0; shift < 17; ++shift) {
    long double values[2 * count];
    for (int i = 0; i < 2 * count; ++i) values[i] = i + 1;
    memcpy(from + shift, values, sizeof values);
    MPI_Allreduce(from + shift, to + shift, count, MPI_LONG_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    memcpy(values, to + shift, sizeof values / 2);
    for (int i = 0; i < count; ++i) CHECK(values[i] == (i + 1) * ranks);

    MPI_Allreduce(from + shift, to + shift, count, MPI_C_LONG_DOUBLE_COMPLEX, MPI_SUM, MPI_COMM_WORLD);
    memcpy(values, to + shift, sizeof values);
    for (int i = 0; i < 2 * count; ++i) CHECK(values[i] == (i + 1) * ranks);

    struct pair {
      long double value;
      int index;
    } pairs[count] = {0};
    for (int i = 0; i < count; ++i) pairs[i] = (struct pair){i, my_rank};
    memcpy(from + shift, pairs, sizeof pairs);
    MPI_Allreduce(from + shift, to + shift, count, MPI_LONG_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
    memcpy(pairs, to + shift, sizeof pairs);
    for (int i = 0; i < count; ++i) CHECK(pairs[i].value == i && pairs[i].index == 0);
  }
  return finish_test();
}
