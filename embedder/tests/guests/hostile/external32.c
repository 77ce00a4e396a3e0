// Numbers that a library has no form for in external32: what its stack held must not be behind them, neither in packed
// data and files nor in what they are unpacked to. Zeros are zeros in each form. And types with a gap before or behind
// their data, for which MPICH, 5.0 included, writes beyond the buffer in which it converts them for a file.
#include "hostile.h"

enum { count = 16, longest = 32 * count };
// Of the types below.
enum { first_derived = 2, derived = 7, first_with_form = 4, with_form = 5 };

static unsigned char memory[longest];
static unsigned char portable[longest];

// Memory that was `before` holds nothing but zeros, where it was written.
static void check_zeros(const unsigned char* bytes, unsigned char before) {
  int wrong = 0;
  for (int i = 0; i < longest; ++i) wrong += bytes[i] != 0 && bytes[i] != before;
  CHECK_EQUAL(wrong, 0);
}

static void check_packing(MPI_Datatype type, bool has_form) {
  memset(memory, 0, sizeof memory);
  memset(portable, 0xee, sizeof portable);
  MPI_Aint position = 0;
  int code = MPI_Pack_external("external32", memory, count, type, portable, sizeof portable, &position);
  CHECK(code == MPI_SUCCESS || (code == MPI_ERR_TYPE && !has_form));
  check_zeros(portable, 0xee);
  if (code != MPI_SUCCESS) CHECK(portable[0] == 0xee);

  memset(portable, 0, sizeof portable);
  memset(memory, 0xee, sizeof memory);
  position = 0;
  code = MPI_Unpack_external("external32", portable, sizeof portable, &position, memory, count, type);
  CHECK(code == MPI_SUCCESS || (code == MPI_ERR_TYPE && !has_form));
  check_zeros(memory, 0xee);
  MPI_Aint size = 0;
  code = MPI_Pack_external_size("external32", count, type, &size);
  CHECK(code == MPI_SUCCESS || (code == MPI_ERR_TYPE && !has_form));
}

// `name` as libraries take it; those that do not refuse it.
static void check_file(MPI_File file, const char* name, MPI_Datatype type) {
  if (MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, name, MPI_INFO_NULL) != MPI_SUCCESS) return;
  memset(memory, 0, sizeof memory);
  int code = MPI_File_write_at(file, 0, memory, count, type, MPI_STATUS_IGNORE);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_TYPE);
  memset(memory, 0xee, sizeof memory);
  code = MPI_File_read_at(file, 0, memory, count, type, MPI_STATUS_IGNORE);
  CHECK(code == MPI_SUCCESS || code == MPI_ERR_TYPE);
  check_zeros(memory, 0xee);

  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "native", MPI_INFO_NULL), MPI_SUCCESS);
  memset(portable, 0xee, sizeof portable);
  CHECK_EQUAL(MPI_File_read_at(file, 0, portable, sizeof portable, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  check_zeros(portable, 0xee);
}

// The types that the library has.
static int find_types(MPI_Datatype* types) {
  int found = 0;
  types[found++] = MPI_LONG_DOUBLE;
  types[found++] = MPI_C_LONG_DOUBLE_COMPLEX;
  MPI_Type_contiguous(1, MPI_LONG_DOUBLE, &types[found++]);
  const int lengths[2] = {1, 1};
  const MPI_Aint places[2] = {0, 16};
  const MPI_Datatype parts[2] = {MPI_INT, MPI_LONG_DOUBLE};
  MPI_Type_create_struct(2, lengths, places, parts, &types[found++]);
  // MPICH would take the part without data for one of bytes, and the numbers for some of several kinds.
  MPI_Datatype empty;
  MPI_Type_contiguous(0, MPI_INT, &empty);
  const MPI_Datatype with_empty[2] = {MPI_INT, empty};
  MPI_Type_create_struct(2, lengths, places, with_empty, &types[found++]);
  MPI_Type_free(&empty);
  // MPICH would make a part without data of the whole blocks, which this process has none of.
  const int size = 7, block = 5, processes = 4, cyclic = MPI_DISTRIBUTE_CYCLIC;
  MPI_Type_create_darray(4, 1, 1, &size, &cyclic, &block, &processes, MPI_ORDER_C, MPI_SHORT, &types[found++]);
  MPI_Type_create_resized(MPI_INT, 0, 16, &types[found++]);
  const int sizes[2] = {2, 3}, subsizes[2] = {1, 2}, starts[2] = {0, 1};
  MPI_Type_create_subarray(2, sizes, subsizes, starts, MPI_ORDER_C, MPI_INT, &types[found++]);
  MPI_Type_contiguous(2, types[found - 2], &types[found]);
  ++found;
  if (MPI_Type_create_f90_real(2, 1000, &types[found]) == MPI_SUCCESS) ++found;
  if (MPI_Type_create_f90_complex(2, 1000, &types[found]) == MPI_SUCCESS) ++found;
  int bytes = 0;
  if (MPI_Type_size(MPI_REAL16, &bytes) == MPI_SUCCESS && bytes == 16) types[found++] = MPI_REAL16;
  if (MPI_Type_size(MPI_COMPLEX32, &bytes) == MPI_SUCCESS && bytes == 32) types[found++] = MPI_COMPLEX32;
  for (int i = first_derived; i < first_derived + derived; ++i) MPI_Type_commit(&types[i]);
  return found;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype types[13];
  const int found = find_types(types);
  MPI_File file = MPI_FILE_NULL;
  const int mode = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
  const int code = MPI_File_open(MPI_COMM_SELF, my_rank == 0 ? "first" : "second", mode, MPI_INFO_NULL, &file);
  for (int i = 0; i < found; ++i) {
    check_packing(types[i], i >= first_with_form && i < first_with_form + with_form);
    if (code != MPI_SUCCESS) continue;
    check_file(file, "external32", types[i]);
    check_file(file, "EXTERNAL32", types[i]);
  }
  if (code == MPI_SUCCESS) MPI_File_close(&file);
  for (int i = first_derived; i < first_derived + derived; ++i) MPI_Type_free(&types[i]);
  return finish_test();
}
