// A path of the guest means the same for MPI as for its C library: it must lie in a granted directory, links cannot
// lead out, and a grant for reading lets nothing be changed.
#include <sys/stat.h>
#include <unistd.h>

#include "guest_test.h"

enum { writing = MPI_MODE_CREATE | MPI_MODE_WRONLY };

static int try_to_open(const char* name, int mode) {
  MPI_File file = MPI_FILE_NULL;
  const int code = MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &file);
  if (code == MPI_SUCCESS) CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  return code;
}

static void check_paths_outside(void) {
  const char* const outside[] = {
      "data",           "elsewhere/data", "/etc/hostname",  "/proc/self/mem", "../data",
      "open/../../etc", "open/../data",   "open/../open/a", "openly/data",    "/",
  };
  for (int i = 0; i < LENGTH(outside); ++i) {
    CHECK_EQUAL(try_to_open(outside[i], MPI_MODE_RDONLY), MPI_ERR_ACCESS);
    CHECK_EQUAL(try_to_open(outside[i], writing), MPI_ERR_ACCESS);
    CHECK_EQUAL(MPI_File_delete(outside[i], MPI_INFO_NULL), MPI_ERR_ACCESS);
  }
  char text[MPI_MAX_ERROR_STRING];
  int length = 0;
  MPI_Error_string(MPI_ERR_ACCESS, text, &length);
  CHECK(strstr(text, "MPI_File_delete: '/': it is in no directory that was granted") != NULL);
}

static void check_paths_inside(void) {
  if (my_rank == 0) {
    CHECK_EQUAL(mkdir("open/inside", 0777), 0);
    CHECK_EQUAL(symlink("inside", "open/short"), 0);
    CHECK_EQUAL(symlink("inside/data", "open/link-to-data"), 0);
    // These lead out once their directory has moved; others cannot be made.
    CHECK_EQUAL(mkdir("open/inside/deep", 0777), 0);
    CHECK_EQUAL(symlink("../../data", "open/inside/deep/out"), 0);
    CHECK_EQUAL(symlink("../..", "open/inside/deep/up"), 0);
    CHECK_EQUAL(rename("open/inside/deep", "open/moved"), 0);
  }
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(try_to_open("open/inside/data", writing), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("/open/inside/data", MPI_MODE_RDONLY), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("./open//inside/../inside/./data", MPI_MODE_RDONLY), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("open/short/data", MPI_MODE_RDWR), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("open/link-to-data", MPI_MODE_RDWR), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("open/moved/out", MPI_MODE_RDONLY), MPI_ERR_ACCESS);
  CHECK_EQUAL(try_to_open("open/moved/out", writing), MPI_ERR_ACCESS);
  CHECK_EQUAL(try_to_open("open/moved/up/data", writing), MPI_ERR_ACCESS);
  CHECK_EQUAL(try_to_open("open/inside/../../x", writing), MPI_ERR_ACCESS);
  CHECK_EQUAL(try_to_open("open/inside", MPI_MODE_RDONLY), MPI_ERR_BAD_FILE);
  CHECK_EQUAL(try_to_open("open", MPI_MODE_RDONLY), MPI_ERR_BAD_FILE);
  CHECK_EQUAL(try_to_open("open/inside/data/", MPI_MODE_RDONLY), MPI_ERR_BAD_FILE);
  CHECK_EQUAL(try_to_open("open/inside/data/more", MPI_MODE_RDONLY), MPI_ERR_BAD_FILE);
  char long_name[5000];
  memset(long_name, 'x', sizeof long_name);
  memcpy(long_name, "open/", 5);
  long_name[sizeof long_name - 1] = 0;
  CHECK_EQUAL(try_to_open(long_name, writing), MPI_ERR_BAD_FILE);
}

static void check_reading_only(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  CHECK_EQUAL(try_to_open("fixed/inside/data", MPI_MODE_RDONLY), MPI_SUCCESS);
  CHECK_EQUAL(try_to_open("fixed/inside/data", MPI_MODE_RDWR), MPI_ERR_READ_ONLY);
  CHECK_EQUAL(try_to_open("fixed/inside/data", MPI_MODE_WRONLY), MPI_ERR_READ_ONLY);
  CHECK_EQUAL(try_to_open("fixed/new", writing), MPI_ERR_READ_ONLY);
  CHECK_EQUAL(MPI_File_delete("fixed/inside/data", MPI_INFO_NULL), MPI_ERR_READ_ONLY);
  const int passing = MPI_MODE_RDONLY | MPI_MODE_DELETE_ON_CLOSE;
  CHECK_EQUAL(try_to_open("fixed/inside/data", passing), MPI_ERR_READ_ONLY);
  CHECK_EQUAL(try_to_open("fixed/inside/data", MPI_MODE_RDONLY), MPI_SUCCESS);
}

// Deleting takes away the link, not what it leads to, and never a directory.
static void check_deleting(void) {
  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_File_delete("open/inside", MPI_INFO_NULL), MPI_ERR_BAD_FILE);
    CHECK_EQUAL(MPI_File_delete("open/link-to-data", MPI_INFO_NULL), MPI_SUCCESS);
    CHECK_EQUAL(access("open/inside/data", F_OK), 0);
    CHECK_EQUAL(MPI_File_delete("open/moved/out", MPI_INFO_NULL), MPI_SUCCESS);
    CHECK_EQUAL(MPI_File_delete("open/moved/up/data", MPI_INFO_NULL), MPI_ERR_ACCESS);
    CHECK_EQUAL(MPI_File_delete("open/inside/data", MPI_INFO_NULL), MPI_SUCCESS);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_paths_outside();
  check_paths_inside();
  check_reading_only();
  check_deleting();
  return finish_test();
}
