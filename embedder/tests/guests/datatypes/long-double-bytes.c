// A long double of the guest has 16 bytes that count, whatever the host's is: all of them arrive.
#include "guest_test.h"

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  unsigned char sent[4][2][16];
  unsigned char received[4][2][16];
  for (int i = 0; i < (int)sizeof sent; ++i) ((unsigned char*)sent)[i] = (unsigned char)(i * 7 + 1);
  MPI_Datatype every_other;
  MPI_Type_vector(4, 1, 2, MPI_LONG_DOUBLE, &every_other);
  MPI_Type_commit(&every_other);

  memset(received, 0, sizeof received);
  MPI_Sendrecv(sent, 1, every_other, 0, 0, received, 1, every_other, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  for (int i = 0; i < 4; ++i) CHECK(memcmp(received[i][0], sent[i][0], 16) == 0);

  unsigned char packed[64];
  int place = 0;
  MPI_Pack(sent, 1, every_other, packed, sizeof packed, &place, MPI_COMM_SELF);
  CHECK_EQUAL(place, 64);
  for (int i = 0; i < 4; ++i) CHECK(memcmp(packed + 16 * i, sent[i][0], 16) == 0);

  char name[MPI_MAX_OBJECT_NAME];
  int length = 0;
  MPI_Type_get_name(MPI_LONG_DOUBLE, name, &length);
  CHECK_TEXT(name, "MPI_LONG_DOUBLE");
  MPI_Type_free(&every_other);
  return finish_test();
}
