// Where Open MPI keeps the shared file pointer in a file, its name is that of the data with "-JOB-PROCESS.lock" behind
// it, and the library believes what it reads there: from a negative pointer it ended by SIGSEGV. The program must not
// reach that file by any name, nor make it before the library does. Other files of locks are like all others.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hostile.h"

enum { part_size = 1000, longest_name = 300 };

static char memory[part_size];

// A negative pointer, by whatever descriptor was gained.
static void overwrite(int file) {
  const long long pointer = -5000;
  if (file < 0) return;
  (void)pwrite(file, &pointer, sizeof pointer, 0);
  close(file);
}

static bool is_refused(int result) { return result < 0 && (errno == EACCES || errno == EPERM); }

static void try_calls_of_files(const char* name) {
  char mine[32];
  snprintf(mine, sizeof mine, "mine-%d", my_rank);
  struct stat status;
  int file = open(name, O_RDWR);
  CHECK(is_refused(file));
  overwrite(file);
  file = open(name, O_RDWR | O_CREAT, 0600);
  CHECK(is_refused(file));
  overwrite(file);
  CHECK(is_refused(open(name, O_RDONLY | O_CREAT | O_EXCL, 0600)));
  CHECK(is_refused(stat(name, &status)));
  CHECK(is_refused(link(name, mine)));
  CHECK(is_refused(symlink(name, mine)));
  unlink(mine);
  // The file that would come in its place.
  file = open(mine, O_RDWR | O_CREAT, 0600);
  CHECK(file >= 0);
  CHECK(is_refused(link(mine, name)));
  CHECK(is_refused(symlink(mine, name)));
  CHECK(is_refused(rename(mine, name)));
  overwrite(file);
  unlink(mine);
  CHECK(is_refused(rename(name, mine)));
  CHECK(is_refused(unlink(name)));
}

static void try_calls_of_mpi(const char* name, int expected) {
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file);
  CHECK_EQUAL(code, expected);
  if (code == MPI_SUCCESS) MPI_File_close(&file);
  CHECK(MPI_File_delete(name, MPI_INFO_NULL) != MPI_SUCCESS);
}

static void try_names(int expected) {
  const char* names[] = {"data-1-2.lock", "./data-1234567890-12345.lock", "dir/data-1-2.lock", "a.b-3-40-5.lock"};
  for (int i = 0; i < LENGTH(names); ++i) {
    try_calls_of_files(names[i]);
    try_calls_of_mpi(names[i], expected);
  }
}

// Tries the files of locks that the library has made; how many.
static int try_existing(void) {
  int found = 0;
  DIR* directory = opendir(".");
  for (struct dirent* entry = readdir(directory); entry != NULL; entry = readdir(directory)) {
    if (strstr(entry->d_name, ".lock") == NULL) continue;
    ++found;
    char name[longest_name];
    snprintf(name, sizeof name, "%s", entry->d_name);
    try_calls_of_files(name);
    try_calls_of_mpi(name, MPI_ERR_ACCESS);
  }
  closedir(directory);
  return found;
}

static void use_other_names(void) {
  const char* names[] = {"x.lock", "a-1.lock", "a-b-1.lock", "1-2.lock", "data-1-2.locks", "data-1-2"};
  for (int i = 0; i < LENGTH(names); ++i) {
    char name[64], other[64];
    snprintf(name, sizeof name, "of-%d/%s", my_rank, names[i]);
    snprintf(other, sizeof other, "of-%d/other", my_rank);
    const int file = open(name, O_RDWR | O_CREAT | O_EXCL, 0600);
    CHECK(file >= 0);
    CHECK_EQUAL(close(file), 0);
    CHECK_EQUAL(rename(name, other), 0);
    CHECK_EQUAL(link(other, name), 0);
    CHECK_EQUAL(unlink(other), 0);
    CHECK_EQUAL(unlink(name), 0);
  }
}

static void use_shared_pointer(MPI_File file, bool in_file) {
  memset(memory, 0x22, sizeof memory);
  CHECK_EQUAL(MPI_File_write_ordered(file, memory, part_size, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_SUCCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  const int found = try_existing();
  CHECK(found > 0 || !in_file);
  try_names(MPI_ERR_ACCESS);
  MPI_Barrier(MPI_COMM_WORLD);
  // The pointer is where the library has left it.
  memset(memory, 0, sizeof memory);
  CHECK_EQUAL(MPI_File_read_ordered(file, memory, part_size, MPI_BYTE, MPI_STATUS_IGNORE), MPI_SUCCESS);
  for (int i = 0; i < part_size; ++i) CHECK_EQUAL(memory[i], 0x22);
  MPI_Offset place = -1;
  CHECK_EQUAL(MPI_File_get_position_shared(file, &place), MPI_SUCCESS);
  CHECK_EQUAL(place, (MPI_Offset)ranks * part_size);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
  char mine[16];
  snprintf(mine, sizeof mine, "of-%d", my_rank);
  CHECK_EQUAL(mkdir(mine, 0700), 0);
  if (my_rank == 0) CHECK_EQUAL(mkdir("dir", 0700), 0);
  MPI_Barrier(MPI_COMM_WORLD);
  use_other_names();
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_WORLD, "data", MPI_MODE_RDWR | MPI_MODE_CREATE, MPI_INFO_NULL, &file);
  if (code == MPI_ERR_UNSUPPORTED_OPERATION) {
    CHECK(runs_over("serial"));
    try_names(MPI_ERR_UNSUPPORTED_OPERATION);
    return finish_test();
  }
  CHECK_EQUAL(code, MPI_SUCCESS);
  use_shared_pointer(file, argc > 1);
  MPI_File_close(&file);
  return finish_test();
}
