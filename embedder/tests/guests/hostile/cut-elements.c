// Messages that end in the middle of a number, for every size of numbers: the rest of the number stays as it is, and so
// does everything else.
#include "hostile.h"

enum { room = 4096 };

static void receive_cut(MPI_Datatype number, int size) {
  static unsigned char bytes[room];
  static unsigned char got[room];
  MPI_Datatype strided;
  MPI_Type_create_hvector(4, 5, 5 * size + 64, number, &strided);
  MPI_Type_commit(&strided);
  for (int length = 1; length < 10 * size; length += size < 8 ? 1 : 7) {
    for (int i = 0; i < room; ++i) bytes[i] = (unsigned char)(i % 100 + 1), got[i] = 0;
    MPI_Request request;
    MPI_Isend(bytes, length, MPI_BYTE, 0, 0, MPI_COMM_SELF, &request);
    (void)MPI_Recv(got, 1, strided, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    int beyond = 0;
    for (int i = 10 * size + 64; i < room; ++i) beyond += got[i] != 0;
    CHECK_EQUAL(beyond, 0);
    CHECK(length < size || memcmp(bytes, got, (size_t)(length < 5 * size ? length / size * size : 5 * size)) == 0);
  }
  MPI_Type_free(&strided);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static const MPI_Datatype numbers[] = {MPI_SHORT,
                                         MPI_INT,
                                         MPI_DOUBLE,
                                         MPI_C_FLOAT_COMPLEX,
                                         MPI_LONG_DOUBLE,
                                         MPI_C_DOUBLE_COMPLEX,
                                         MPI_C_LONG_DOUBLE_COMPLEX};
  for (int i = 0; i < LENGTH(numbers); ++i) {
    MPI_Aint lower = 0;
    MPI_Aint extent = 0;
    MPI_Type_get_extent(numbers[i], &lower, &extent);
    receive_cut(numbers[i], (int)extent);
  }
  return finish_test();
}
