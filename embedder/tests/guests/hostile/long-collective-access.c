// Ranks write 2^32 bytes to a file together, which are 64 KiB of their memory again and again. ROMIO, the file access
// of MPICH, took 0 for the length of such a piece, and ended the process by a signal when it merged the pieces.
#include "hostile.h"

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  // No message is longer than the memory, of which little is used.
  while (__builtin_wasm_memory_grow(0, 4096) != (size_t)-1) continue;
  while (__builtin_wasm_memory_grow(0, 1) != (size_t)-1) continue;
  enum { each = 65536 };
  static char memory[each];
  MPI_Datatype type;
  MPI_Type_vector(each, each, 0, MPI_BYTE, &type);
  MPI_Type_commit(&type);
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, "romio_cb_write", "enable");
  MPI_Info_set(info, "cb_nodes", "1");
  MPI_Info_set(info, "cb_buffer_size", "65536");
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "long-access", MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE,
                            info, &file),
              MPI_SUCCESS);
  MPI_File_write_at_all(file, (MPI_Offset)my_rank * 100, memory, 1, type, MPI_STATUS_IGNORE);
  MPI_File_close(&file);
  MPI_Info_free(&info);
  MPI_Type_free(&type);
  return finish_test();
}
