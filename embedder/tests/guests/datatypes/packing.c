// Packing and unpacking by hand, in the library's form and in the portable one.
#include "guest_test.h"

#ifdef LARGE_COUNTS
typedef MPI_Count ExternalPosition;
#else
typedef MPI_Aint ExternalPosition;
#endif

static void pack(char* packed, Count capacity, Count* position) {
  const int count = 3;
  const double values[3] = {1.5, 2.5, 3.5};
  const char text[4] = "abc";
  MPI_Pack(&count, 1, MPI_INT, packed, capacity, position, MPI_COMM_WORLD);
  MPI_Pack(values, 3, MPI_DOUBLE, packed, capacity, position, MPI_COMM_WORLD);
  MPI_Pack(text, 4, MPI_CHAR, packed, capacity, position, MPI_COMM_WORLD);
}

static void unpack(const char* packed, Count size) {
  int count = 0;
  double values[3] = {0, 0, 0};
  char text[4] = "";
  Count position = 0;
  MPI_Unpack(packed, size, &position, &count, 1, MPI_INT, MPI_COMM_WORLD);
  MPI_Unpack(packed, size, &position, values, 3, MPI_DOUBLE, MPI_COMM_WORLD);
  MPI_Unpack(packed, size, &position, text, 4, MPI_CHAR, MPI_COMM_WORLD);
  CHECK_EQUAL(count, 3);
  CHECK(values[0] == 1.5 && values[2] == 3.5);
  CHECK_TEXT(text, "abc");
  CHECK_EQUAL(position, size);
}

static void send_packed(void) {
  char packed[256];
  Count size = 0;
  Count bound = 0;
  MPI_Pack_size(3, MPI_DOUBLE, MPI_COMM_WORLD, &bound);
  CHECK(bound >= 24 && bound < 200);
  if (my_rank == 0) {
    pack(packed, sizeof packed, &size);
    CHECK(size >= 32 && size <= 256);
    MPI_Send(packed, size, MPI_PACKED, 1, 1, MPI_COMM_WORLD);
  } else {
    MPI_Status status;
    MPI_Recv(packed, sizeof packed, MPI_PACKED, 0, 1, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_PACKED, &size);
    unpack(packed, size);
  }
}

static void use_portable_form(void) {
  const int out[2] = {0x01020304, -2};
  unsigned char packed[64];
  ExternalPosition size = -1;
  ExternalPosition position = 0;
  CHECK_EQUAL(MPI_Pack_external_size("external32", 2, MPI_INT, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 8);
  memset(packed, 0xee, sizeof packed);
  CHECK_EQUAL(MPI_Pack_external("external32", out, 2, MPI_INT, packed, sizeof packed, &position), MPI_SUCCESS);
  CHECK_EQUAL(position, 8);
  const unsigned char big_endian[8] = {1, 2, 3, 4, 0xff, 0xff, 0xff, 0xfe};
  CHECK(memcmp(packed, big_endian, 8) == 0);
  CHECK_EQUAL(packed[8], 0xee);
  int in[2] = {0, 0};
  position = 0;
  CHECK_EQUAL(MPI_Unpack_external("external32", packed, 8, &position, in, 2, MPI_INT), MPI_SUCCESS);
  CHECK(in[0] == out[0] && in[1] == out[1]);
  CHECK_EQUAL(position, 8);
}

static void refuse(void) {
  const int out[4] = {1, 2, 3, 4};
  int in[4];
  char packed[16];
  Count position = 4;
  CHECK_EQUAL(MPI_Pack(out, 4, MPI_INT, packed, 16, &position, MPI_COMM_WORLD), MPI_ERR_TRUNCATE);
  CHECK_EQUAL(position, 4);
  position = -1;
  CHECK_EQUAL(MPI_Pack(out, 1, MPI_INT, packed, 16, &position, MPI_COMM_WORLD), MPI_ERR_TRUNCATE);
  position = 13;
  CHECK_EQUAL(MPI_Unpack(packed, 16, &position, in, 1, MPI_INT, MPI_COMM_WORLD), MPI_ERR_TRUNCATE);
  position = 0;
  CHECK_EQUAL(MPI_Pack(out, 1, MPI_INT, packed, -1, &position, MPI_COMM_WORLD), MPI_ERR_COUNT);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  send_packed();
  use_portable_form();
  refuse();
  return finish_test();
}
