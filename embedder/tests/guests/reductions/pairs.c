// MPI_MINLOC and MPI_MAXLOC on each type of pairs, laid out as the guest's compiler lays them out.
#include "guest_test.h"

#define REDUCE_PAIRS(type, handle)                                                                                   \
  do {                                                                                                               \
    typedef struct {                                                                                                 \
      type value;                                                                                                    \
      int index;                                                                                                     \
    } Pair;                                                                                                          \
    MPI_Aint lower = 0;                                                                                              \
    MPI_Aint extent = 0;                                                                                             \
    MPI_Type_get_extent(handle, &lower, &extent);                                                                    \
    CHECK_EQUAL(extent, sizeof(Pair));                                                                               \
    const Pair mine[3] = {{(type)(10 + my_rank), 100 + my_rank}, {(type)(10 - my_rank), my_rank}, {3, 7 - my_rank}}; \
    Pair least[3];                                                                                                   \
    Pair greatest[3];                                                                                                \
    memset(least, 0, sizeof least);                                                                                  \
    memset(greatest, 0, sizeof greatest);                                                                            \
    CHECK_EQUAL(MPI_Allreduce(mine, least, 3, handle, MPI_MINLOC, MPI_COMM_WORLD), MPI_SUCCESS);                     \
    CHECK_EQUAL(MPI_Allreduce(mine, greatest, 3, handle, MPI_MAXLOC, MPI_COMM_WORLD), MPI_SUCCESS);                  \
    CHECK(least[0].value == 10 && least[0].index == 100);                                                            \
    CHECK(least[1].value == (type)(11 - ranks) && least[1].index == ranks - 1);                                      \
    CHECK(least[2].value == 3 && least[2].index == 8 - ranks);                                                       \
    CHECK(greatest[0].value == (type)(9 + ranks) && greatest[0].index == 99 + ranks);                                \
    CHECK(greatest[1].value == 10 && greatest[1].index == 0);                                                        \
    CHECK(greatest[2].value == 3 && greatest[2].index == 8 - ranks);                                                 \
    /* Inner nodes of a tree reduce in buffers of MPI's own, which end with the last index. */                       \
    CHECK_EQUAL(MPI_Reduce(mine, least, 3, handle, MPI_MAXLOC, 0, MPI_COMM_WORLD), MPI_SUCCESS);                     \
    CHECK(my_rank != 0 || (least[0].value == (type)(9 + ranks) && least[0].index == 99 + ranks));                    \
    /* They are types like others, too. */                                                                           \
    Pair got = {0, 0};                                                                                               \
    MPI_Sendrecv(mine, 1, handle, 0, 1, &got, 1, handle, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE);                    \
    CHECK(got.value == mine[0].value && got.index == mine[0].index);                                                 \
  } while (0)

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  REDUCE_PAIRS(int, MPI_2INT);
  REDUCE_PAIRS(long, MPI_LONG_INT);
  REDUCE_PAIRS(short, MPI_SHORT_INT);
  REDUCE_PAIRS(float, MPI_FLOAT_INT);
  REDUCE_PAIRS(double, MPI_DOUBLE_INT);
  REDUCE_PAIRS(long double, MPI_LONG_DOUBLE_INT);
  return finish_test();
}
