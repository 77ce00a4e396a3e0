// Views for reading whose blocks overlap, and views of 2^32 elements. ROMIO, the file access of MPICH, computed from
// them lengths below zero, read behind its buffers and gave the program the host's memory, wrote behind them, or
// divided by 0. Such a view is refused, or gives what is in the file.
#include "hostile.h"

static const char* const name = "overlapping-view";
static const MPI_Offset mebibyte = 1 << 20;

static MPI_File opened(int mode, MPI_Info info) {
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, name, mode, info, &file), MPI_SUCCESS);
  return file;
}

static bool accepted(int code) {
  int error_class = MPI_SUCCESS;
  MPI_Error_class(code, &error_class);
  CHECK(code == MPI_SUCCESS || error_class == MPI_ERR_TYPE || error_class == MPI_ERR_IO || error_class == MPI_ERR_ARG ||
        error_class == MPI_ERR_UNSUPPORTED_OPERATION);
  return code == MPI_SUCCESS;
}

static int wrong_bytes(const char* bytes, size_t length, char right) {
  int wrong = 0;
  for (size_t i = 0; i < length; ++i) wrong += bytes[i] != right;
  return wrong;
}

// The second block begins with the first and ends before it.
static void short_second_block(MPI_Info info) {
  enum { first = 2000000, second = 4000, all = first + second, piece = 1000, gap = 8, pieces = all / piece };
  enum { length = pieces * (piece + gap), fill = 0x77 };
  char* memory = malloc(length);
  memset(memory, fill, length);
  MPI_File file = opened(MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL);
  CHECK_EQUAL(MPI_File_write_at(file, 0, memory, length, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  MPI_File_close(&file);

  MPI_Datatype both, filetype, apart;
  MPI_Type_create_hindexed(2, (const int[]){first, second}, (const MPI_Aint[]){0, 8}, MPI_BYTE, &both);
  MPI_Type_create_resized(both, 0, all, &filetype);
  MPI_Type_commit(&filetype);
  MPI_Type_vector(pieces, piece, piece + gap, MPI_BYTE, &apart);
  MPI_Type_commit(&apart);
  file = opened(MPI_MODE_RDONLY | MPI_MODE_DELETE_ON_CLOSE, info);
  if (accepted(MPI_File_set_view(file, 0, MPI_BYTE, filetype, "native", MPI_INFO_NULL))) {
    MPI_File_read_at(file, 0, memory, 1, apart, MPI_STATUS_IGNORE);
    CHECK_EQUAL(wrong_bytes(memory, length, fill), 0);
    MPI_File_read_at_all(file, 0, memory, 1, apart, MPI_STATUS_IGNORE);
    CHECK_EQUAL(wrong_bytes(memory, length, fill), 0);
  }
  MPI_File_close(&file);
  MPI_Type_free(&both);
  MPI_Type_free(&filetype);
  MPI_Type_free(&apart);
  free(memory);
}

// 4 GiB, of which only the end is written, and 1 MiB that overlaps their beginning.
static void long_first_block(MPI_Info info) {
  const size_t each = (size_t)mebibyte;
  const MPI_Offset end = 4096 * mebibyte;
  char* memory = malloc(2 * each);
  memset(memory, 'A', 2 * each);
  MPI_File file = opened(MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL);
  CHECK_EQUAL(MPI_File_write_at(file, end - mebibyte, memory, (int)(2 * each), MPI_BYTE, MPI_STATUS_IGNORE),
              MPI_SUCCESS);
  MPI_File_close(&file);

  MPI_Datatype unit, filetype;
  MPI_Type_contiguous((int)each, MPI_BYTE, &unit);
  MPI_Type_commit(&unit);
  MPI_Type_create_hindexed(2, (const int[]){4096, 1}, (const MPI_Aint[]){0, 8}, unit, &filetype);
  MPI_Type_commit(&filetype);
  file = opened(MPI_MODE_RDONLY | MPI_MODE_DELETE_ON_CLOSE, info);
  memset(memory, 0, 2 * each);
  if (accepted(MPI_File_set_view(file, 0, unit, filetype, "native", MPI_INFO_NULL)) &&
      MPI_File_read_at(file, 4095, memory, (int)(2 * each), MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS) {
    CHECK_EQUAL(wrong_bytes(memory, each, 'A'), 0);
    CHECK_EQUAL(wrong_bytes(memory + each, each, 0), 0);
  }
  MPI_File_close(&file);
  MPI_Type_free(&unit);
  MPI_Type_free(&filetype);
  free(memory);
}

// 2048 blocks of 2 MiB, 1 MiB apart.
static void many_elements(void) {
  const MPI_Offset tile = 4096 * mebibyte, extent = (2047 * 3 + 2) * mebibyte;
  char memory[200], found[100] = {0};
  for (int i = 0; i < LENGTH(memory); ++i) memory[i] = (char)i;
  MPI_Datatype unit, filetype;
  MPI_Type_contiguous((int)mebibyte, MPI_BYTE, &unit);
  MPI_Type_vector(2048, 2, 3, unit, &filetype);
  MPI_Type_commit(&filetype);
  MPI_File file = opened(MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL);
  MPI_File_write_at(file, 0, memory, sizeof memory, MPI_BYTE, MPI_STATUS_IGNORE);
  if (accepted(MPI_File_set_view(file, 0, MPI_BYTE, filetype, "native", MPI_INFO_NULL))) {
    MPI_Offset place = -1;
    if (MPI_File_read_at(file, 5, found, sizeof found, MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS)
      CHECK(memcmp(found, memory + 5, sizeof found) == 0);
    if (MPI_File_read_at_all(file, 7, found, sizeof found, MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS)
      CHECK(memcmp(found, memory + 7, sizeof found) == 0);
    if (MPI_File_write_at_all(file, 9, memory, sizeof found, MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS &&
        MPI_File_read_at(file, 9, found, sizeof found, MPI_BYTE, MPI_STATUS_IGNORE) == MPI_SUCCESS)
      CHECK(memcmp(found, memory, sizeof found) == 0);
    if (MPI_File_get_byte_offset(file, 7, &place) == MPI_SUCCESS) CHECK_EQUAL(place, 7);
    if (MPI_File_get_byte_offset(file, tile + 7, &place) == MPI_SUCCESS) CHECK_EQUAL(place, extent + 7);
  }
  MPI_File_close(&file);
  MPI_Type_free(&unit);
  MPI_Type_free(&filetype);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File file;
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &file)) return finish_test();
  MPI_File_close(&file);
  MPI_Info small_buffer;
  MPI_Info_create(&small_buffer);
  MPI_Info_set(small_buffer, "romio_ds_read", "enable");
  MPI_Info_set(small_buffer, "ind_rd_buffer_size", "65536");
  short_second_block(MPI_INFO_NULL);
  short_second_block(small_buffer);
  long_first_block(MPI_INFO_NULL);
  long_first_block(small_buffer);
  many_elements();
  MPI_Info_free(&small_buffer);
  return finish_test();
}
