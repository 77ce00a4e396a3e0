// Every predefined type has the size that the guest's compiler gives its C type, and carries values.
#include <complex.h>
#include <wchar.h>

#include "guest_test.h"

static void check_type(MPI_Datatype type, int size, const char* name) {
  int found = -1;
  if (!CHECK_EQUAL(MPI_Type_size(type, &found), MPI_SUCCESS) || !CHECK_EQUAL(found, size)) {
    fprintf(stderr, "this was %s\n", name);
    return;
  }
  unsigned char out[64];
  unsigned char in[64];
  for (int i = 0; i < 64; ++i) out[i] = (unsigned char)(i + 1), in[i] = 0;
  MPI_Sendrecv(out, 1, type, 0, 0, in, 1, type, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  for (int i = 0; i < 64; ++i) CHECK_EQUAL(in[i], i < size ? i + 1 : 0);
  char text[MPI_MAX_OBJECT_NAME];
  int length = 0;
  MPI_Type_get_name(type, text, &length);
  CHECK(length > 0 && (size_t)length == strlen(text));
}

#define CHECK_TYPE(handle, c_type) check_type(handle, sizeof(c_type), #handle)

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  CHECK_TYPE(MPI_CHAR, char);
  CHECK_TYPE(MPI_SIGNED_CHAR, signed char);
  CHECK_TYPE(MPI_UNSIGNED_CHAR, unsigned char);
  CHECK_TYPE(MPI_BYTE, char);
  CHECK_TYPE(MPI_PACKED, char);
  CHECK_TYPE(MPI_WCHAR, wchar_t);
  CHECK_TYPE(MPI_SHORT, short);
  CHECK_TYPE(MPI_UNSIGNED_SHORT, unsigned short);
  CHECK_TYPE(MPI_INT, int);
  CHECK_TYPE(MPI_UNSIGNED, unsigned);
  CHECK_TYPE(MPI_LONG, long);
  CHECK_TYPE(MPI_UNSIGNED_LONG, unsigned long);
  CHECK_TYPE(MPI_LONG_LONG, long long);
  CHECK_TYPE(MPI_LONG_LONG_INT, long long);
  CHECK_TYPE(MPI_UNSIGNED_LONG_LONG, unsigned long long);
  CHECK_TYPE(MPI_FLOAT, float);
  CHECK_TYPE(MPI_DOUBLE, double);
  CHECK_TYPE(MPI_LONG_DOUBLE, long double);
  CHECK_TYPE(MPI_C_BOOL, _Bool);
  CHECK_TYPE(MPI_INT8_T, int8_t);
  CHECK_TYPE(MPI_UINT8_T, uint8_t);
  CHECK_TYPE(MPI_INT16_T, int16_t);
  CHECK_TYPE(MPI_UINT16_T, uint16_t);
  CHECK_TYPE(MPI_INT32_T, int32_t);
  CHECK_TYPE(MPI_UINT32_T, uint32_t);
  CHECK_TYPE(MPI_INT64_T, int64_t);
  CHECK_TYPE(MPI_UINT64_T, uint64_t);
  CHECK_TYPE(MPI_AINT, MPI_Aint);
  CHECK_TYPE(MPI_COUNT, MPI_Count);
  CHECK_TYPE(MPI_OFFSET, MPI_Offset);
  CHECK_TYPE(MPI_C_COMPLEX, float complex);
  CHECK_TYPE(MPI_C_FLOAT_COMPLEX, float complex);
  CHECK_TYPE(MPI_C_DOUBLE_COMPLEX, double complex);
  CHECK_TYPE(MPI_C_LONG_DOUBLE_COMPLEX, long double complex);
  CHECK_TYPE(MPI_CXX_BOOL, _Bool);
  CHECK_TYPE(MPI_CXX_DOUBLE_COMPLEX, double complex);
  CHECK_TYPE(MPI_2INT, int[2]);
  CHECK_TYPE(MPI_LONG_INT, long[2]);
  return finish_test();
}
