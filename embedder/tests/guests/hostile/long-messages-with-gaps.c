// Messages that are longer than what is expected, with gaps. MPICH 5.0 unpacked a buffer of its own to which the
// network had not written what was too long.
#include "hostile.h"

enum { numbers = 2048, from_program = 0x11, unchanged = 0x22 };

static unsigned char sent[4 * numbers], received[2 * numbers];

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype spaced;
  MPI_Type_vector(numbers, 1, 2, MPI_BYTE, &spaced);
  MPI_Type_commit(&spaced);
  memset(sent, from_program, sizeof sent);
  static const int excess[] = {1, numbers, 3 * numbers};
  for (size_t i = 0; i < sizeof excess / sizeof excess[0]; ++i) {
    memset(received, unchanged, sizeof received);
    MPI_Barrier(MPI_COMM_WORLD);
    if (my_rank == 0) MPI_Send(sent, numbers + excess[i], MPI_BYTE, 1, 0, MPI_COMM_WORLD);
    if (my_rank == 1)
      CHECK_EQUAL(MPI_Recv(received, 1, spaced, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE), MPI_ERR_TRUNCATE);
    size_t foreign = 0;
    for (size_t j = 0; j < sizeof received; ++j)
      foreign += received[j] != unchanged && (j % 2 == 1 || received[j] != from_program);
    CHECK_EQUAL(foreign, 0);
  }
  MPI_Type_free(&spaced);
  return finish_test();
}
