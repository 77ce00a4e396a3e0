// Hints that libraries divide by, size buffers by, take for names or believe: they reach no library. Those that do are
// reported.
#include "hostile.h"

typedef struct {
  const char* key;
  const char* value;
} Hint;

static const Hint hostile[] = {
    {"cb_buffer_size", "0"},
    {"cb_buffer_size", "-1"},
    {"cb_buffer_size", "9223372036854775807"},
    {"cb_buffer_size", "1x"},
    {"cb_block_size", "0"},
    {"cb_nodes", "-5"},
    {"cb_nodes", "0"},
    {"cb_nodes", "1000000"},
    {"cb_config_list", "*:-1,,,:"},
    {"ind_rd_buffer_size", "0"},
    {"ind_wr_buffer_size", "-4096"},
    {"striping_factor", "-1"},
    {"striping_unit", "0"},
    {"start_iodevice", "-1"},
    {"romio_no_indep_rw", "true"},
    {"romio_lustre_co_ratio", "0"},
    {"romio_ds_write", "perhaps"},
    {"romio_filesystem_type", "PVFS2:"},
    {"filename", "/etc/passwd"},
    {"file", "/etc/passwd"},
    {"path", "/tmp"},
    {"wdir", "/tmp"},
    {"host", "somewhere"},
    {"file_perm", "7777"},
    {"sharedfp", "lockedfile"},
    {"chunked_size", "0,0"},
    {"acc_single_intrinsic", "true"},
    {"same_size", "true"},
    {"same_disp_unit", "true"},
    {"alloc_shm", "true"},
    {"disable_shm_accumulate", "true"},
    {"accumulate_ordering", "rar,neither"},
    {"mpi_minimum_memory_alignment", "-8"},
    {"shared_noncontig", "maybe"},
    {"sender_vci", "1000"},
    {"receiver_vci", "-3"},
    {"eager_rendezvous_threshold", "-1"},
    {"mpi_assert_exact_length", "true"},
    {"mpi_assert_no_any_tag", "yes"},
};

static MPI_Info all_hostile(void) {
  MPI_Info info;
  MPI_Info_create(&info);
  for (int i = 0; i < LENGTH(hostile); ++i) MPI_Info_set(info, hostile[i].key, hostile[i].value);
  return info;
}

static MPI_Info one_hint(const char* key, const char* value) {
  MPI_Info info;
  MPI_Info_create(&info);
  MPI_Info_set(info, key, value);
  return info;
}

static bool reports(MPI_Info info, const char* key, const char* value) {
  char text[256] = "";
  int length = sizeof text;
  int found = 0;
  MPI_Info_get_string(info, key, &length, text, &found);
  return found != 0 && strcmp(text, value) == 0;
}

// None of the hostile values is among what an object uses.
static void check_used(MPI_Info used) {
  for (int i = 0; i < LENGTH(hostile); ++i) {
    // Libraries have defaults of their own, which may be the same.
    const bool may_be_default = strcmp(hostile[i].value, "true") == 0 || strcmp(hostile[i].value, "0") == 0 ||
                                strcmp(hostile[i].value, "-1") == 0;
    if (!may_be_default) CHECK(!reports(used, hostile[i].key, hostile[i].value));
  }
  MPI_Info_free(&used);
}

static void use_file(MPI_File file) {
  enum { length = 1 << 16 };
  static int out[length];
  static int in[length];
  MPI_Datatype strided;
  MPI_Type_vector(length / 16, 16, 16 * ranks, MPI_INT, &strided);
  MPI_Type_commit(&strided);
  for (int i = 0; i < length; ++i) out[i] = i * ranks + my_rank;
  CHECK_EQUAL(MPI_File_set_view(file, 64 * my_rank, MPI_INT, strided, "native", MPI_INFO_NULL), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_write_at_all(file, 0, out, length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_read_at_all(file, 0, in, length, MPI_INT, MPI_STATUS_IGNORE), MPI_SUCCESS);
  CHECK(memcmp(in, out, sizeof in) == 0);
  MPI_Type_free(&strided);
}

static void check_file(MPI_Info hints) {
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  MPI_File file;
  MPI_Info used;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "hints", mode, hints, &file)) return;
  MPI_File_get_info(file, &used);
  check_used(used);
  use_file(file);
  CHECK_EQUAL(MPI_File_set_info(file, hints), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", hints), MPI_SUCCESS);
  MPI_File_get_info(file, &used);
  check_used(used);
  use_file(file);
  CHECK_EQUAL(MPI_File_close(&file), MPI_SUCCESS);
}

// Buffers keep the size that they had when the file was opened.
static void grow_buffer(void) {
  MPI_Info small = one_hint("cb_buffer_size", "4096");
  MPI_Info large = one_hint("cb_buffer_size", "1048576");
  MPI_File file;
  MPI_Info used;
  const int mode = MPI_MODE_RDWR | MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE;
  if (!AVAILABLE(MPI_File_open, MPI_COMM_WORLD, "grown", mode, small, &file)) return;
  CHECK_EQUAL(MPI_File_set_info(file, large), MPI_SUCCESS);
  CHECK_EQUAL(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", large), MPI_SUCCESS);
  MPI_File_get_info(file, &used);
  CHECK(!reports(used, "cb_buffer_size", "1048576"));
  MPI_Info_free(&used);
  use_file(file);
  MPI_File_close(&file);
  MPI_Info_free(&small);
  MPI_Info_free(&large);
}

static void check_window(MPI_Info hints) {
  static int memory[64];
  int* allocated = NULL;
  MPI_Win windows[3];
  MPI_Info used;
  const int value = 3 + my_rank;
  const int next = (my_rank + 1) % ranks;
  CHECK_EQUAL(MPI_Win_create(memory, sizeof memory, sizeof(int), hints, MPI_COMM_WORLD, &windows[0]), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_allocate(sizeof memory, sizeof(int), hints, MPI_COMM_WORLD, &allocated, &windows[1]),
              MPI_SUCCESS);
  CHECK_EQUAL(MPI_Win_allocate_shared(sizeof memory, sizeof(int), hints, MPI_COMM_WORLD, &allocated, &windows[2]),
              MPI_SUCCESS);
  for (int i = 0; i < LENGTH(windows); ++i) {
    CHECK_EQUAL(MPI_Win_set_info(windows[i], hints), MPI_SUCCESS);
    CHECK_EQUAL(MPI_Win_get_info(windows[i], &used), MPI_SUCCESS);
    check_used(used);
    MPI_Win_fence(0, windows[i]);
    CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, next, my_rank, 1, MPI_INT, windows[i]), MPI_SUCCESS);
    MPI_Win_fence(0, windows[i]);
    MPI_Win_free(&windows[i]);
  }
}

static void check_communicator(MPI_Info hints) {
  MPI_Comm comm;
  MPI_Info used;
  int sum = 0;
  CHECK_EQUAL(MPI_Comm_dup_with_info(MPI_COMM_WORLD, hints, &comm), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_set_info(comm, hints), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Comm_get_info(comm, &used), MPI_SUCCESS);
  check_used(used);
  CHECK_EQUAL(MPI_Allreduce(&ranks, &sum, 1, MPI_INT, MPI_SUM, comm), MPI_SUCCESS);
  CHECK_EQUAL(sum, ranks * ranks);
  MPI_Comm_free(&comm);
}

// What may reach the library does.
static void check_allowed(void) {
  MPI_Info hints = one_hint("mpi_assert_no_any_tag", "true");
  MPI_Comm comm;
  MPI_Info used;
  MPI_Comm_dup(MPI_COMM_WORLD, &comm);
  CHECK_EQUAL(MPI_Comm_set_info(comm, hints), MPI_SUCCESS);
  MPI_Comm_get_info(comm, &used);
  // Open MPI 4.1 reports none.
  CHECK(reports(used, "mpi_assert_no_any_tag", "true") || runs_over("Open MPI"));
  MPI_Info_free(&used);
  MPI_Info_free(&hints);
  MPI_Comm_free(&comm);
}

// What a program promises is reported, though the library does not get it.
static void check_promises(void) {
  static int memory[64];
  static const char* const keys[] = {"same_size", "same_disp_unit"};
  const int unequal = (int)sizeof(int) * (1 + my_rank);
  for (int i = 0; i < LENGTH(keys); ++i) {
    MPI_Info promised = one_hint(keys[i], "true");
    MPI_Info taken_back = one_hint(keys[i], "false");
    MPI_Info wrong = one_hint(keys[i], "maybe");
    MPI_Info used;
    MPI_Win window;
    CHECK_EQUAL(MPI_Win_create(memory, unequal, unequal, promised, MPI_COMM_WORLD, &window), MPI_SUCCESS);
    const struct {
      MPI_Info set;
      const char* value;
    } steps[] = {{MPI_INFO_NULL, "true"}, {taken_back, "false"}, {wrong, "false"}, {promised, "true"}};
    for (int step = 0; step < LENGTH(steps); ++step) {
      if (step > 0) CHECK_EQUAL(MPI_Win_set_info(window, steps[step].set), MPI_SUCCESS);
      MPI_Win_get_info(window, &used);
      CHECK(reports(used, keys[i], steps[step].value));
      MPI_Info_free(&used);
    }
    // It is not kept, which does no harm.
    const int last = ranks - 1;
    const int value = 7;
    MPI_Win_fence(0, window);
    CHECK_EQUAL(MPI_Put(&value, 1, MPI_INT, last, 0, 1, MPI_INT, window), MPI_SUCCESS);
    MPI_Win_fence(0, window);
    if (my_rank == last) CHECK_EQUAL(memory[0], value);
    MPI_Win_free(&window);
    MPI_Info_free(&promised);
    MPI_Info_free(&taken_back);
    MPI_Info_free(&wrong);
  }
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Info together = all_hostile();
  check_file(together);
  check_window(together);
  check_communicator(together);
  MPI_Info_free(&together);
  for (int i = 0; i < LENGTH(hostile); ++i) {
    MPI_Info one = one_hint(hostile[i].key, hostile[i].value);
    if (i < 22) check_file(one);
    if (i >= 20) check_window(one);
    if (i >= 30) check_communicator(one);
    MPI_Info_free(&one);
  }
  grow_buffer();
  check_allowed();
  check_promises();
  return finish_test();
}
