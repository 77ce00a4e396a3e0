// Communicators, groups, grids, windows, memory, the environment: handles and constants that come back.
#include "mpi_2023.h"

static int size;

static void check_communicators(void) {
  int result = -1;
  MPI_Comm copy = MPI_COMM_NULL, part = 77;
  MPI_Comm_dup(MPI_COMM_WORLD, &copy);
  CHECK(copy != MPI_COMM_WORLD && copy != MPI_COMM_SELF && copy != MPI_COMM_NULL);
  MPI_Comm_compare(MPI_COMM_WORLD, copy, &result);
  CHECK_EQUAL(result, MPI_CONGRUENT);
  MPI_Comm_compare(copy, copy, &result);
  CHECK_EQUAL(result, MPI_IDENT);
  MPI_Comm_compare(MPI_COMM_WORLD, MPI_COMM_SELF, &result);
  CHECK_EQUAL(result, size == 1 ? MPI_CONGRUENT : MPI_UNEQUAL);
  MPI_Comm_split(MPI_COMM_WORLD, 0, -my_rank, &part);
  MPI_Comm_compare(MPI_COMM_WORLD, part, &result);
  CHECK_EQUAL(result, MPI_SIMILAR);
  MPI_Comm_free(&part);
  CHECK_EQUAL(part, MPI_COMM_NULL);
  MPI_Comm_split(MPI_COMM_WORLD, my_rank == 0 ? 0 : MPI_UNDEFINED, 0, &part);
  CHECK_EQUAL(part == MPI_COMM_NULL, my_rank != 0);
  if (part != MPI_COMM_NULL) MPI_Comm_free(&part);
  MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &part);
  MPI_Comm_size(part, &result);
  CHECK_EQUAL(result, size);
  MPI_Comm_free(&part);
  CHECK_EQUAL(MPI_Comm_f2c(MPI_Comm_c2f(MPI_COMM_WORLD)), MPI_COMM_WORLD);
  CHECK_EQUAL(MPI_Comm_f2c(MPI_Comm_c2f(copy)), copy);
  MPI_Comm_free(&copy);
}

static void check_groups(void) {
  MPI_Group world, first, others;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  int range[1][3] = {{0, 0, 1}};
  MPI_Group_range_incl(world, 1, range, &first);
  MPI_Group_range_excl(world, 1, range, &others);
  MPI_Comm alone = 77;
  MPI_Comm_create(MPI_COMM_WORLD, first, &alone);
  CHECK_EQUAL(alone == MPI_COMM_NULL, my_rank != 0);
  if (alone != MPI_COMM_NULL) MPI_Comm_free(&alone);
  if (my_rank != 0) {
    int mine = -1;
    MPI_Group_translate_ranks(world, 1, &my_rank, others, &mine);
    CHECK_EQUAL(mine, my_rank - 1);
    MPI_Comm_create_group(MPI_COMM_WORLD, others, 5, &alone);
    MPI_Comm_rank(alone, &mine);
    CHECK_EQUAL(mine, my_rank - 1);
    MPI_Comm_free(&alone);
  }
  MPI_Group_free(&others);
  MPI_Group_free(&first);
  const int zero = 0;
  MPI_Group_incl(world, 1, &zero, &first);
  MPI_Group_free(&first);
  MPI_Group_free(&world);
}

static void check_grid(void) {
  const int periodic = 1;
  int dims = 0, periods = 0, coordinate = -1, rank = -1, below = -1, above = -1;
  MPI_Comm ring;
  MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &periodic, 0, &ring);
  MPI_Cart_get(ring, 1, &dims, &periods, &coordinate);
  CHECK_EQUAL(dims, size);
  MPI_Cart_rank(ring, &coordinate, &rank);
  CHECK_EQUAL(rank, my_rank);
  MPI_Cart_shift(ring, 0, 1, &below, &above);
  CHECK_EQUAL(above, (my_rank + 1) % size);
  CHECK_EQUAL(below, (my_rank + size - 1) % size);
  MPI_Comm_free(&ring);
}

static void check_windows(void) {
  int mine = 0, found = -1;
  MPI_Win window;
  MPI_Win_create(&mine, sizeof mine, sizeof mine, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  int *base = NULL, *unit = NULL, flag = 0;
  MPI_Aint* bytes = NULL;
  MPI_Win_get_attr(window, MPI_WIN_BASE, &base, &flag);
  CHECK(flag && base == &mine);
  MPI_Win_get_attr(window, MPI_WIN_SIZE, &bytes, &flag);
  CHECK(flag && *bytes == sizeof mine);
  MPI_Win_get_attr(window, MPI_WIN_DISP_UNIT, &unit, &flag);
  CHECK(flag && *unit == sizeof mine);
  const int value = my_rank + 1;
  MPI_Win_fence(0, window);
  MPI_Put(&value, 1, MPI_INT, (my_rank + 1) % size, 0, 1, MPI_INT, window);
  MPI_Win_fence(0, window);
  CHECK_EQUAL(mine, (my_rank + size - 1) % size + 1);
  MPI_Get(&found, 1, MPI_INT, (my_rank + 1) % size, 0, 1, MPI_INT, window);
  MPI_Win_fence(0, window);
  CHECK_EQUAL(found, my_rank + 1);
  MPI_Win_free(&window);

  int *shared = NULL, *first = NULL, unit_there = 0;
  MPI_Aint size_there = 0;
  MPI_Win_allocate_shared(sizeof(int), sizeof(int), MPI_INFO_NULL, MPI_COMM_WORLD, &shared, &window);
  MPI_Win_fence(0, window);
  *shared = 40 + my_rank;
  MPI_Win_fence(0, window);
  MPI_Win_shared_query(window, 0, &size_there, &unit_there, &first);
  CHECK_EQUAL(*first, 40);
  MPI_Win_free(&window);
}

static void check_environment(void) {
  int flag = 0, version = 0, minor = 0, level = -1, length = 0;
  MPI_Initialized(&flag);
  CHECK(flag);
  MPI_Finalized(&flag);
  CHECK(!flag);
  MPI_Get_version(&version, &minor);
  CHECK(version >= 3);
  MPI_Query_thread(&level);
  CHECK(level >= MPI_THREAD_SINGLE && level <= MPI_THREAD_MULTIPLE);
  char name[MPI_MAX_PROCESSOR_NAME], host[MPI_MAX_PROCESSOR_NAME];
  MPI_Get_processor_name(name, &length);
  CHECK_EQUAL(host_name(host, sizeof host), 0);
  CHECK(strcmp(name, host) == 0);
  CHECK_EQUAL(host_name(host, 1), -1);
  CHECK_EQUAL(host_name((char*)-16, 256), -1);
  void* memory = NULL;
  MPI_Alloc_mem(64, MPI_INFO_NULL, &memory);
  memset(memory, 1, 64);
  MPI_Free_mem(memory);
  const double start = MPI_Wtime();
  CHECK(MPI_Wtime() >= start);
}

int main(int argc, char** argv) {
  int level = -1;
  MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &level);
  CHECK(level >= MPI_THREAD_SINGLE && level <= MPI_THREAD_MULTIPLE);
  MPI_Comm_rank(MPI_COMM_WORLD, &my_rank);
  MPI_Comm_size(MPI_COMM_WORLD, &size);
  check_communicators();
  check_groups();
  check_grid();
  check_windows();
  check_environment();
  return finish_test();
}
