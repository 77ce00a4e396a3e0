// Each predefined operation on each type that it is defined for, and refusals where it is not.
#include <complex.h>
#include <wchar.h>

#include "guest_test.h"

// Ranks 0 and 1 reduce `a` and `b`.
#define REDUCE(type, handle, op, a, b, expected)                                                                     \
  do {                                                                                                               \
    const type mine[2] = {my_rank == 0 ? (type)(a) : (type)(b), my_rank == 0 ? (type)(b) : (type)(a)};               \
    type result[2] = {0, 0};                                                                                         \
    const int code = MPI_Allreduce(mine, result, 2, handle, op, MPI_COMM_WORLD);                                     \
    check(code == MPI_SUCCESS && result[0] == (type)(expected) && result[1] == (type)(expected), #op " on " #handle, \
          __FILE__, __LINE__);                                                                                       \
  } while (0)

#define REDUCE_NUMBERS(type, handle)                \
  do {                                              \
    REDUCE(type, handle, MPI_SUM, 5, 9, (type)14);  \
    REDUCE(type, handle, MPI_PROD, 5, 9, (type)45); \
    REDUCE(type, handle, MPI_MAX, 5, 9, (type)9);   \
    REDUCE(type, handle, MPI_MIN, 5, 9, (type)5);   \
  } while (0)

#define REDUCE_BITS(type, handle)                     \
  do {                                                \
    REDUCE(type, handle, MPI_BAND, 0x35, 0x1c, 0x14); \
    REDUCE(type, handle, MPI_BOR, 0x35, 0x1c, 0x3d);  \
    REDUCE(type, handle, MPI_BXOR, 0x35, 0x1c, 0x29); \
  } while (0)

#define REDUCE_TRUTH(type, handle)           \
  do {                                       \
    REDUCE(type, handle, MPI_LAND, 1, 0, 0); \
    REDUCE(type, handle, MPI_LAND, 1, 1, 1); \
    REDUCE(type, handle, MPI_LOR, 1, 0, 1);  \
    REDUCE(type, handle, MPI_LOR, 0, 0, 0);  \
    REDUCE(type, handle, MPI_LXOR, 1, 0, 1); \
    REDUCE(type, handle, MPI_LXOR, 1, 1, 0); \
  } while (0)

#define REDUCE_INTEGERS(type, handle) \
  do {                                \
    REDUCE_NUMBERS(type, handle);     \
    REDUCE_BITS(type, handle);        \
    REDUCE_TRUTH(type, handle);       \
  } while (0)

static void reduce_integers(void) {
  REDUCE_INTEGERS(signed char, MPI_SIGNED_CHAR);
  REDUCE_INTEGERS(unsigned char, MPI_UNSIGNED_CHAR);
  REDUCE_INTEGERS(short, MPI_SHORT);
  REDUCE_INTEGERS(unsigned short, MPI_UNSIGNED_SHORT);
  REDUCE_INTEGERS(int, MPI_INT);
  REDUCE_INTEGERS(unsigned, MPI_UNSIGNED);
  REDUCE_INTEGERS(long, MPI_LONG);
  REDUCE_INTEGERS(unsigned long, MPI_UNSIGNED_LONG);
  REDUCE_INTEGERS(long long, MPI_LONG_LONG);
  REDUCE_INTEGERS(unsigned long long, MPI_UNSIGNED_LONG_LONG);
  REDUCE_INTEGERS(int8_t, MPI_INT8_T);
  REDUCE_INTEGERS(uint8_t, MPI_UINT8_T);
  REDUCE_INTEGERS(int16_t, MPI_INT16_T);
  REDUCE_INTEGERS(uint16_t, MPI_UINT16_T);
  REDUCE_INTEGERS(int32_t, MPI_INT32_T);
  REDUCE_INTEGERS(uint32_t, MPI_UINT32_T);
  REDUCE_INTEGERS(int64_t, MPI_INT64_T);
  REDUCE_INTEGERS(uint64_t, MPI_UINT64_T);
  REDUCE_NUMBERS(MPI_Aint, MPI_AINT);
  REDUCE_BITS(MPI_Aint, MPI_AINT);
  REDUCE_NUMBERS(MPI_Offset, MPI_OFFSET);
  REDUCE_BITS(MPI_Offset, MPI_OFFSET);
  REDUCE_NUMBERS(MPI_Count, MPI_COUNT);
  REDUCE_BITS(MPI_Count, MPI_COUNT);
  REDUCE_BITS(unsigned char, MPI_BYTE);
}

// Each type has the guest's width and sign.
static void reduce_at_the_limits(void) {
  REDUCE(long, MPI_LONG, MPI_SUM, INT32_MAX - 1, 1, INT32_MAX);
  REDUCE(MPI_Aint, MPI_AINT, MPI_MIN, INT32_MIN, 1, INT32_MIN);
  REDUCE(int64_t, MPI_INT64_T, MPI_MIN, INT64_MIN, 3, INT64_MIN);
  REDUCE(MPI_Count, MPI_COUNT, MPI_MAX, (MPI_Count)1 << 40, 3, (MPI_Count)1 << 40);
  REDUCE(signed char, MPI_SIGNED_CHAR, MPI_MIN, -128, 3, -128);
  // MPICH 4.0.2 compares unsigned integers as if they had a sign, natively too.
  if (runs_over("MPICH Version:\t4.0.")) return;
  REDUCE(unsigned char, MPI_UNSIGNED_CHAR, MPI_MAX, 200, 3, 200);
  REDUCE(unsigned, MPI_UNSIGNED, MPI_MAX, 0x80000000u, 1, 0x80000000u);
  REDUCE(unsigned long, MPI_UNSIGNED_LONG, MPI_MAX, UINT32_MAX, 1, UINT32_MAX);
  REDUCE(uint64_t, MPI_UINT64_T, MPI_MAX, UINT64_MAX, 3, UINT64_MAX);
}

static void reduce_real(void) {
  REDUCE_NUMBERS(float, MPI_FLOAT);
  REDUCE_NUMBERS(double, MPI_DOUBLE);
  REDUCE(double, MPI_DOUBLE, MPI_SUM, 0.1, 0.2, 0.1 + 0.2);
  REDUCE(float, MPI_FLOAT, MPI_PROD, 1.5f, -2.5f, -3.75f);
}

static void reduce_complex(void) {
  REDUCE(float complex, MPI_C_FLOAT_COMPLEX, MPI_SUM, 1 + 2 * I, 3 - 5 * I, 4 - 3 * I);
  REDUCE(float complex, MPI_C_COMPLEX, MPI_PROD, 1 + 2 * I, 3 - 5 * I, 13 + 1 * I);
  REDUCE(double complex, MPI_C_DOUBLE_COMPLEX, MPI_SUM, 1 + 2 * I, 3 - 5 * I, 4 - 3 * I);
  REDUCE(double complex, MPI_C_DOUBLE_COMPLEX, MPI_PROD, 1 + 2 * I, 3 - 5 * I, 13 + 1 * I);
}

static void reduce_booleans(void) { REDUCE_TRUTH(_Bool, MPI_C_BOOL); }

static void refuse(MPI_Op op, MPI_Datatype type) {
  double mine[2] = {1, 2};
  double result[2];
  CHECK(MPI_Allreduce(mine, result, 1, type, op, MPI_COMM_WORLD) != MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  reduce_integers();
  reduce_at_the_limits();
  reduce_real();
  reduce_complex();
  reduce_booleans();
  refuse(MPI_BAND, MPI_DOUBLE);
  refuse(MPI_MAX, MPI_C_DOUBLE_COMPLEX);
  refuse(MPI_MINLOC, MPI_INT);
  refuse(MPI_SUM, MPI_2INT);
  refuse(MPI_SUM, MPI_PACKED);
  refuse(MPI_OP_NULL, MPI_INT);
  MPI_Datatype derived;
  MPI_Type_contiguous(1, MPI_INT, &derived);
  MPI_Type_commit(&derived);
  refuse(MPI_SUM, derived);
  MPI_Type_free(&derived);
  return finish_test();
}
