// Opening, closing and deleting files; what can be asked of a file.
#include "guest_test.h"

static int open_file(const char* name, int mode, MPI_File* file) {
  return MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, file);
}

static void check_creation(void) {
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(open_file("missing", MPI_MODE_RDONLY, &file), MPI_ERR_NO_SUCH_FILE);
  CHECK_EQUAL(open_file("no/such/directory", MPI_MODE_CREATE | MPI_MODE_WRONLY, &file), MPI_ERR_NO_SUCH_FILE);
  const int created = MPI_MODE_CREATE | MPI_MODE_EXCL | MPI_MODE_WRONLY;
  CHECK_EQUAL(open_file("new", created, &file), MPI_SUCCESS);
  CHECK(file != MPI_FILE_NULL);
  int mode = 0;
  CHECK_EQUAL(MPI_File_get_amode(file, &mode), MPI_SUCCESS);
  CHECK_EQUAL(mode, created);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  CHECK(file == MPI_FILE_NULL);
  CHECK_EQUAL(open_file("new", created, &file), MPI_ERR_FILE_EXISTS);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY, &file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

static void check_wrong_modes(void) {
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(open_file("new", 0, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_CREATE, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY | MPI_MODE_WRONLY, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY | MPI_MODE_CREATE, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY | MPI_MODE_EXCL, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDWR | MPI_MODE_SEQUENTIAL, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY | 1 << 20, &file), MPI_ERR_AMODE);
}

// One process is wrong; the others get an error as well instead of waiting for it.
static void check_one_wrong_process(void) {
  MPI_File file = MPI_FILE_NULL;
  const int mode = my_rank == 1 ? 0 : MPI_MODE_RDONLY;
  CHECK_EQUAL(open_file("new", mode, &file), MPI_ERR_AMODE);
  CHECK_EQUAL(open_file(my_rank == 1 ? "missing" : "new", MPI_MODE_RDONLY, &file), MPI_ERR_NO_SUCH_FILE);
}

static void check_size_and_group(void) {
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(open_file("sized", MPI_MODE_CREATE | MPI_MODE_RDWR, &file), MPI_SUCCESS);
  MPI_Offset size = -1;
  CHECK_EQUAL(MPI_File_get_size(file, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 0);
  MPI_Barrier(MPI_COMM_WORLD);
  const MPI_Offset beyond_4_gib = ((MPI_Offset)5 << 30) + 7;
  CHECK_EQUAL(MPI_File_set_size(file, beyond_4_gib), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_size(file, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, beyond_4_gib);
  CHECK_EQUAL(MPI_File_set_size(file, 10), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_preallocate(file, 5000), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_get_size(file, &size), MPI_SUCCESS);
  CHECK_EQUAL(size, 5000);
  CHECK_EQUAL(MPI_File_sync(file), MPI_SUCCESS);

  MPI_Group group = MPI_GROUP_NULL;
  int members = 0;
  CHECK_EQUAL(MPI_File_get_group(file, &group), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Group_size(group, &members), MPI_SUCCESS);
  CHECK_EQUAL(members, ranks);
  MPI_Group_free(&group);

  int atomic = -1;
  CHECK_EQUAL(MPI_File_get_atomicity(file, &atomic), MPI_SUCCESS);
  CHECK_EQUAL(atomic, 0);
  if (MPI_File_set_atomicity(file, 1) == MPI_SUCCESS) {  // Open MPI 4.1's OMPIO has none
    CHECK_EQUAL(MPI_File_get_atomicity(file, &atomic), MPI_SUCCESS);
    CHECK_EQUAL(atomic, 1);
    CHECK_EQUAL(MPI_File_set_atomicity(file, 0), MPI_SUCCESS);
  }
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

static void check_hints(void) {
  MPI_Info hints = MPI_INFO_NULL;
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "cb_buffer_size", "1048576");
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(MPI_File_open(MPI_COMM_WORLD, "hinted", MPI_MODE_CREATE | MPI_MODE_RDWR, hints, &file), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_info(file, hints), MPI_SUCCESS);
  MPI_Info_free(&hints);
  MPI_Info used = MPI_INFO_NULL;
  CHECK_EQUAL(MPI_File_get_info(file, &used), MPI_SUCCESS);
  CHECK(used != MPI_INFO_NULL);
  MPI_Info_free(&used);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

static void check_deletion(void) {
  MPI_File file = MPI_FILE_NULL;
  const int passing = MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE;
  CHECK_EQUAL(open_file("passing", passing, &file), MPI_SUCCESS);
  int mode = 0;
  MPI_File_get_amode(file, &mode);
  CHECK_EQUAL(mode, passing);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
  CHECK_EQUAL(open_file("passing", MPI_MODE_RDONLY, &file), MPI_ERR_NO_SUCH_FILE);

  MPI_Barrier(MPI_COMM_WORLD);
  if (my_rank == 0) {
    CHECK_EQUAL(MPI_File_delete("sized", MPI_INFO_NULL), MPI_SUCCESS);
    CHECK_EQUAL(MPI_File_delete("sized", MPI_INFO_NULL), MPI_ERR_NO_SUCH_FILE);
  }
}

// Each process opens a file of its own, so the numbers that name things inside differ from process to process.
static void check_own_files(void) {
  char name[16];
  snprintf(name, sizeof name, "own%d", my_rank);
  MPI_File own[3];
  for (int i = 0; i <= my_rank; ++i) {
    CHECK_EQUAL(MPI_File_open(MPI_COMM_SELF, name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &own[i]),
                MPI_SUCCESS);
  }
  MPI_File common = MPI_FILE_NULL;
  CHECK_EQUAL(open_file("common", MPI_MODE_CREATE | MPI_MODE_RDWR, &common), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_close(&common), MPI_SUCCESS);
  for (int i = 0; i <= my_rank; ++i) CHECK_EQUAL(MPI_File_close(&own[i]), MPI_SUCCESS);
}

static void check_integers(void) {
  MPI_File file = MPI_FILE_NULL;
  CHECK_EQUAL(open_file("new", MPI_MODE_RDONLY, &file), MPI_SUCCESS);
  CHECK(MPI_File_fromint(MPI_File_toint(file)) == file);
  CHECK(MPI_File_fromint(MPI_File_toint(MPI_FILE_NULL)) == MPI_FILE_NULL);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  check_creation();
  check_wrong_modes();
  check_one_wrong_process();
  check_size_and_group();
  check_hints();
  check_deletion();
  check_own_files();
  check_integers();
  return finish_test();
}
