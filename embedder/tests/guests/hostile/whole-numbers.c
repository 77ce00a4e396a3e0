// All bytes of numbers with gaps between them are sent, of every predefined type. Libraries load and store what they
// take for long double: ten of 16 bytes, and the others come from the library's memory.
#include <stdint.h>

#include "hostile.h"

enum { numbers = 5, largest = 32, room = 2 * numbers * largest };
static unsigned char before[room];
static unsigned char after[room];

/// What a vector of single numbers, every second one, has at this place of its data.
static unsigned char expected(int place, int size, MPI_Aint extent) {
  return before[place / size * 2 * (int)extent + place % size];
}

static void check_bytes(MPI_Datatype type, const char* way, int length, int size, MPI_Aint extent) {
  CHECK_EQUAL(length, numbers * size);
  int wrong = 0;
  for (int i = 0; i < length; ++i) wrong += after[i] != expected(i, size, extent);
  if (wrong > 0)
    printf("%s of type %#lx: %d of %d bytes are others\n", way, (unsigned long)(uintptr_t)type, wrong, length);
  CHECK_EQUAL(wrong, 0);
}

static void check_type(MPI_Datatype type) {
  int size = 0;
  MPI_Aint lower = 0;
  MPI_Aint extent = 0;
  if (MPI_Type_size(type, &size) != MPI_SUCCESS || size == 0) return;
  CHECK_EQUAL(MPI_Type_get_extent(type, &lower, &extent), MPI_SUCCESS);
  // The data of pairs may have a gap within.
  if (extent != size || extent > largest) return;
  MPI_Datatype spaced;
  CHECK_EQUAL(MPI_Type_vector(numbers, 1, 2, type, &spaced), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Type_commit(&spaced), MPI_SUCCESS);
  for (int i = 0; i < room; ++i) before[i] = (unsigned char)(i % 100 + 1);
  int length = 0;
  memset(after, 0, sizeof after);
  CHECK_EQUAL(MPI_Pack(before, 1, spaced, after, sizeof after, &length, MPI_COMM_SELF), MPI_SUCCESS);
  check_bytes(type, "packing", length, size, extent);
  const int next = (my_rank + 1) % ranks;
  const int previous = (my_rank + ranks - 1) % ranks;
  MPI_Status status;
  memset(after, 0, sizeof after);
  CHECK_EQUAL(
      MPI_Sendrecv(before, 1, spaced, next, 0, after, sizeof after, MPI_BYTE, previous, 0, MPI_COMM_WORLD, &status),
      MPI_SUCCESS);
  MPI_Get_count(&status, MPI_BYTE, &length);
  check_bytes(type, "sending", length, size, extent);
  MPI_Request request;
  memset(after, 0, sizeof after);
  CHECK_EQUAL(MPI_Irecv(after, sizeof after, MPI_BYTE, previous, 1, MPI_COMM_WORLD, &request), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Bsend(before, 1, spaced, next, 1, MPI_COMM_WORLD), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Wait(&request, &status), MPI_SUCCESS);
  MPI_Get_count(&status, MPI_BYTE, &length);
  check_bytes(type, "buffered sending", length, size, extent);
  CHECK_EQUAL(MPI_Type_free(&spaced), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  static char buffer[8 * room + MPI_BSEND_OVERHEAD];
  MPI_Buffer_attach(buffer, sizeof buffer);
  // The handles of predefined datatypes (MPI-5.0, A.1.1).
  for (uintptr_t handle = 0x201; handle < 0x300; ++handle) check_type((MPI_Datatype)handle);
  const int digits[] = {6, 15, 18, 33};
  for (int i = 0; i < LENGTH(digits); ++i) {
    MPI_Datatype type;
    if (MPI_Type_create_f90_real(digits[i], MPI_UNDEFINED, &type) == MPI_SUCCESS) check_type(type);
    if (MPI_Type_create_f90_complex(digits[i], MPI_UNDEFINED, &type) == MPI_SUCCESS) check_type(type);
  }
  void* detached;
  int size;
  MPI_Buffer_detach(&detached, &size);
  return finish_test();
}
