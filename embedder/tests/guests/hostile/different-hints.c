// Ranks that open a file with different hints. ROMIO broadcasts each hint that a rank has, so a rank without it would
// take its value for the number of aggregators, for the rank of one, or for the file's name: where they differ, the
// library gets none.
#include "hostile.h"

enum { bytes = 4096 };

static const char* const sizes[] = {"ind_wr_buffer_size", "ind_rd_buffer_size", "striping_unit", "cb_buffer_size"};

static MPI_Info own_hints(int first) {
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "romio_cb_write", "enable");
  MPI_Info_set(info, "romio_cb_read", "enable");
  if (my_rank == 0) {
    for (int i = first; i < LENGTH(sizes); ++i) MPI_Info_set(info, sizes[i], "50000000");
  }
  return info;
}

static bool has_hint(MPI_File file, const char* key, const char* value) {
  MPI_Info used;
  char found[MPI_MAX_INFO_VAL + 1] = "";
  int length = sizeof found;
  int there = 0;
  MPI_File_get_info(file, &used);
  MPI_Info_get_string(used, key, &length, found, &there);
  MPI_Info_free(&used);
  return there && strcmp(found, value) == 0;
}

// Each rank writes a block, and reads the one of the next rank.
static void use(MPI_File file, char text) {
  static char block[bytes];
  memset(block, text + my_rank, bytes);
  const MPI_Offset own = (MPI_Offset)my_rank * bytes;
  const int next = (my_rank + 1) % ranks;
  CHECK_EQUAL(MPI_File_write_at_all(file, own, block, bytes, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  MPI_File_sync(file);
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_File_sync(file);
  CHECK_EQUAL(MPI_File_read_at_all(file, (MPI_Offset)next * bytes, block, bytes, MPI_BYTE, MPI_STATUS_IGNORE),
              MPI_SUCCESS);
  for (int i = 0; i < bytes; i += bytes - 1) CHECK_EQUAL(block[i], text + next);
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_write_shared(file, block, 1, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

static void open_with(MPI_Info info, char text, bool alike) {
  MPI_File file;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "different-hints", MPI_MODE_RDWR | MPI_MODE_CREATE, info, &file),
              MPI_SUCCESS);
  if (alike && runs_over("MPICH")) CHECK(has_hint(file, "cb_buffer_size", "65536"));
  if (!alike) CHECK(!has_hint(file, "cb_buffer_size", "50000000"));
  use(file, text);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  for (int i = 0; i < LENGTH(sizes); ++i) {
    MPI_Info info = own_hints(i);
    open_with(info, (char)('a' + i), false);
    MPI_Info_free(&info);
  }
  open_with(my_rank == 0 ? MPI_INFO_ENV : MPI_INFO_NULL, 'k', false);
  // The same hints in another order, and others that no library gets.
  MPI_Info info;
  MPI_Info_create(&info);
  if (my_rank == 0) MPI_Info_set(info, "romio_cb_read", "enable");
  MPI_Info_set(info, "cb_buffer_size", "65536");
  if (my_rank != 0) MPI_Info_set(info, "romio_cb_read", "enable");
  MPI_Info_set(info, "own", my_rank == 0 ? "zero" : "other");
  open_with(info, 'q', true);
  MPI_Info_free(&info);
  return finish_test();
}
