// ROMIO keeps the shared file pointer in a hidden file beside the data, and believes what it reads there: from a
// negative pointer it handed out its heap. The program must not reach that file, whatever it is called by, nor make
// it before the library does.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hostile.h"

enum { data_size = 1 << 16, part_size = 1000, longest_name = 300 };

static char memory[data_size];

// A negative pointer, by whatever descriptor was gained.
static void overwrite(int file) {
  const long long pointer = -5000;
  if (file < 0) return;
  (void)pwrite(file, &pointer, sizeof pointer, 0);
  close(file);
}

static bool is_refused(int result) { return result < 0 && errno == EACCES; }

static void try_calls_of_files(const char* name, const char* mine) {
  struct stat status;
  int file = open(name, O_RDWR);
  CHECK(is_refused(file));
  overwrite(file);
  file = open(name, O_RDWR | O_CREAT, 0600);
  CHECK(is_refused(file));
  overwrite(file);
  CHECK(is_refused(open(name, O_RDONLY | O_CREAT | O_EXCL, 0600)));
  CHECK(is_refused(stat(name, &status)));
  CHECK(is_refused(lstat(name, &status)));
  CHECK(is_refused(link(name, mine)));
  CHECK(is_refused(symlink(name, mine)));
  CHECK(is_refused(mkdir(name, 0700)));
  // The file that would come in its place.
  const int other = open(mine, O_RDWR | O_CREAT, 0600);
  CHECK(other >= 0);
  CHECK(is_refused(link(mine, name)));
  CHECK(is_refused(symlink(mine, name)));
  CHECK(is_refused(rename(mine, name)));
  overwrite(other);
  CHECK_EQUAL(unlink(mine), 0);
  CHECK(is_refused(rename(name, mine)));
  CHECK(is_refused(unlink(name)));
}

static void try_calls_of_mpi(const char* name) {
  MPI_File file = MPI_FILE_NULL;
  const int modes[] = {MPI_MODE_RDWR, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_MODE_RDONLY | MPI_MODE_DELETE_ON_CLOSE};
  for (int i = 0; i < LENGTH(modes); ++i) {
    const int code = MPI_File_open(MPI_COMM_SELF, name, modes[i], MPI_INFO_NULL, &file);
    CHECK_EQUAL(code, MPI_ERR_ACCESS);
    if (code != MPI_SUCCESS) continue;
    const long long pointer = -5000;
    MPI_File_write_at(file, 0, &pointer, sizeof pointer, MPI_BYTE, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
  }
  CHECK_EQUAL(MPI_File_delete(name, MPI_INFO_NULL), MPI_ERR_ACCESS);
}

static void try_all(const char* name) {
  char mine[32];
  snprintf(mine, sizeof mine, "mine-%d", my_rank);
  try_calls_of_files(name, mine);
  try_calls_of_mpi(name);
}

// Tries all files of shared pointers that are there; how many.
static int try_existing(void) {
  int found = 0;
  DIR* directory = opendir(".");
  for (struct dirent* entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
    if (strstr(entry->d_name, ".shfp.") == NULL) continue;
    ++found;
    char name[longest_name];
    snprintf(name, sizeof name, "%s", entry->d_name);
    try_all(name);
  }
  closedir(directory);
  return found;
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_WORLD, "data", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
    return finish_test();
  }
  CHECK_EQUAL(code, MPI_SUCCESS);
  MPI_Datatype spaced;
  MPI_Type_vector(16, 4, 8, MPI_CHAR, &spaced);
  MPI_Type_commit(&spaced);
  memset(memory, 0x22, sizeof memory);
  if (my_rank == 0) MPI_File_write_at(file, 0, memory, data_size, MPI_CHAR, MPI_STATUS_IGNORE);
  MPI_File_set_view(file, 0, MPI_CHAR, spaced, "native", MPI_INFO_NULL);
  CHECK_EQUAL(MPI_File_write_shared(file, memory, 4, MPI_CHAR, MPI_STATUS_IGNORE), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);

  const int found = try_existing();
  CHECK(found > 0 || !runs_over("MPICH"));
  try_all(".data.shfp.1.2");
  try_all("./.data.shfp.12345");
  MPI_Barrier(MPI_COMM_WORLD);

  // The pointer is where the library has left it.
  memset(memory, 0, sizeof memory);
  CHECK_EQUAL(MPI_File_read_shared(file, memory, part_size, MPI_CHAR, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < part_size; ++i) CHECK_EQUAL(memory[i], 0x22);
  MPI_Offset offset = -1;
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_File_get_position_shared(file, &offset), MPI_SUCCESS);
  CHECK_EQUAL(offset, (MPI_Offset)ranks * (4 + part_size));
  MPI_Type_free(&spaced);
  MPI_File_close(&file);
  return finish_test();
}
