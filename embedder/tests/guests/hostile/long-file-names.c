// Names of files in all lengths that a directory takes. Open MPI writes a name, with more around it, into an array of
// 256 on its stack.
#include <fcntl.h>
#include <unistd.h>

#include "hostile.h"

enum { shortest = 150, longest = 255, surely_allowed = 200 };

static void open_and_close(const char* name, size_t length) {
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_WORLD, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
    return;
  }
  if (code != MPI_SUCCESS) CHECK_EQUAL(code, MPI_ERR_BAD_FILE);
  CHECK(code == MPI_SUCCESS || length > surely_allowed);
  if (code != MPI_SUCCESS) return;
  const char byte = 'b';
  CHECK_EQUAL(MPI_File_write_at_all(file, 0, &byte, 1, MPI_CHAR, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  int mine = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &mine);
  for (size_t length = shortest; length <= longest; ++length) {
    char name[longest + 1];
    memset(name, 'n', length);
    name[length] = 0;
    open_and_close(name, length);
    // The library gets the name behind a link.
    if (mine == 0) {
      const int file = open(name, O_CREAT | O_RDWR, 0600);
      CHECK(file >= 0);
      close(file);
      CHECK_EQUAL(symlink(name, "short"), 0);
    }
    MPI_Barrier(MPI_COMM_WORLD);
    open_and_close("short", length);
    MPI_Barrier(MPI_COMM_WORLD);
    if (mine == 0) CHECK(unlink("short") == 0 && unlink(name) == 0);
    MPI_Barrier(MPI_COMM_WORLD);
  }
  return finish_test();
}
