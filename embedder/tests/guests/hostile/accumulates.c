// Accumulate operations that Open MPI does in buffers of its own that are too small, or with addresses of another
// process, and that MPICH takes for some on numbers of several kinds: what comes back are the values at the target, and
// nothing of the host is overwritten.
#include "hostile.h"

enum { memory_size = 16384, most = 1100 };

static _Alignas(16) char window_memory[memory_size];
static _Alignas(16) char origin[4 * memory_size];
static _Alignas(16) char result[4 * memory_size];

static int target;
static MPI_Info hints = MPI_INFO_NULL;

enum { created, allocated, shared, flavors };

// All ranks may work on it at once.
static MPI_Win open_window(int flavor, char** memory) {
  MPI_Win win;
  *memory = window_memory;
  if (flavor == created) MPI_Win_create(window_memory, memory_size, 1, hints, MPI_COMM_WORLD, &win);
  if (flavor == allocated) MPI_Win_allocate(memory_size, 1, hints, MPI_COMM_WORLD, memory, &win);
  if (flavor == shared) MPI_Win_allocate_shared(memory_size, 1, hints, MPI_COMM_WORLD, memory, &win);
  MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN);
  memset(*memory, 0, memory_size);
  memset(origin, 0, sizeof origin);
  memset(result, 0, sizeof result);
  return win;
}

static void begin(MPI_Win win) {
  MPI_Barrier(MPI_COMM_WORLD);
  MPI_Win_lock_all(0, win);
}

static void end(MPI_Win win) {
  MPI_Win_unlock_all(win);
  MPI_Barrier(MPI_COMM_WORLD);
}

enum { as_blocking, as_request, ways };

static int get_and_sum(int way, int count, MPI_Datatype type, int results, MPI_Datatype result_type, int there,
                       MPI_Datatype target_type, MPI_Win win) {
  if (way == as_blocking)
    return MPI_Get_accumulate(origin, count, type, result, results, result_type, target, 0, there, target_type, MPI_SUM,
                              win);
  MPI_Request request;
  const int code = MPI_Rget_accumulate(origin, count, type, result, results, result_type, target, 0, there, target_type,
                                       MPI_SUM, win, &request);
  return code == MPI_SUCCESS ? MPI_Wait(&request, MPI_STATUS_IGNORE) : code;
}

// Open MPI before 4.1.5 puts what lies behind its buffer into results that have several places, and at the end of long
// ones.
static void results_in_pieces(int flavor, int way, int count) {
  MPI_Datatype every_other;
  MPI_Type_vector(count, 1, 2, MPI_LONG_LONG, &every_other);
  MPI_Type_commit(&every_other);
  for (int form = 0; form < 4; ++form) {
    const bool spread_result = form == 1 || form == 3;
    const bool spread_target = form >= 2;
    if (spread_target && 16 * count > memory_size) continue;
    char* memory;
    MPI_Win win = open_window(flavor, &memory);
    long long* values = (long long*)memory;
    for (int i = 0; i < memory_size / 8; ++i) values[i] = 1000 * (my_rank + 1) + i;
    for (int i = 0; i < count; ++i) ((long long*)origin)[i] = 1000000;
    begin(win);
    CHECK_EQUAL(
        get_and_sum(way, count, MPI_LONG_LONG, spread_result ? 1 : count, spread_result ? every_other : MPI_LONG_LONG,
                    spread_target ? 1 : count, spread_target ? every_other : MPI_LONG_LONG, win),
        MPI_SUCCESS);
    end(win);
    int wrong = 0;
    for (int i = 0; i < count; ++i) {
      const int there = spread_target ? 2 * i : i;
      const long long got = ((const long long*)result)[spread_result ? 2 * i : i];
      wrong += got != 1000 * (target + 1) + there;
      wrong += values[there] != 1000000 + 1000 * (my_rank + 1) + there;
    }
    CHECK_EQUAL(wrong, 0);
    CHECK(!has_host_bytes(result, sizeof result));
    MPI_Win_free(&win);
  }
  MPI_Type_free(&every_other);
}

// Open MPI combines pairs with gaps in a buffer without room for the gaps.
static void pairs(int flavor, MPI_Datatype type, int index, int extent, int count, bool gets) {
  char* memory;
  MPI_Win win = open_window(flavor, &memory);
  for (int i = 0; i < count; ++i) {
    *(int*)(memory + i * extent + index) = i + 7;
    *(int*)(origin + i * extent + index) = i + 1007;
    origin[i * extent] = 1;  // the larger number in all types
  }
  begin(win);
  const int code =
      gets ? MPI_Get_accumulate(origin, count, type, result, count, type, target, 0, count, type, MPI_MAXLOC, win)
           : MPI_Accumulate(origin, count, type, target, 0, count, type, MPI_MAXLOC, win);
  end(win);
  // Also allowed: an error instead of wrong numbers.
  const bool refused = class_of(code) == MPI_ERR_UNSUPPORTED_OPERATION;
  if (!refused) CHECK_EQUAL(code, MPI_SUCCESS);
  if (type != MPI_SHORT_INT) CHECK(!refused);
  int wrong = 0;
  for (int i = 0; i < count && !refused; ++i) {
    wrong += *(int*)(memory + i * extent + index) != i + 1007;
    wrong += gets && *(int*)(result + i * extent + index) != i + 7;
  }
  CHECK_EQUAL(wrong, 0);
  MPI_Win_free(&win);
}

static void single_pairs(void) {
  char* memory;
  MPI_Win win = open_window(created, &memory);
  *(double*)memory = 3.0;
  *(int*)(memory + 8) = 30 + my_rank;
  *(double*)origin = 5.0;
  *(int*)(origin + 8) = 50 + my_rank;
  begin(win);
  CHECK_EQUAL(MPI_Fetch_and_op(origin, result, MPI_DOUBLE_INT, target, 0, MPI_MAXLOC, win), MPI_SUCCESS);
  end(win);
  CHECK_EQUAL(*(int*)(result + 8), 30 + target);
  CHECK_EQUAL(*(int*)(memory + 8), 50 + (my_rank + ranks - 1) % ranks);
  MPI_Datatype three;
  MPI_Type_contiguous(3, MPI_DOUBLE_INT, &three);
  MPI_Type_commit(&three);
  begin(win);
  const int class = class_of(MPI_Accumulate(origin, 1, three, target, 0, 1, three, MPI_MINLOC, win));
  end(win);
  CHECK(class == MPI_SUCCESS || class == MPI_ERR_UNSUPPORTED_OPERATION);
  MPI_Type_free(&three);
  MPI_Win_free(&win);
}

// A long double is two numbers for some libraries.
static void replaced_long_doubles(void) {
  char* memory;
  MPI_Win win = open_window(created, &memory);
  long double* values = (long double*)memory;
  for (int i = 0; i < 3; ++i) values[i] = 10 * my_rank + i, ((long double*)origin)[i] = 100 + i;
  begin(win);
  CHECK_EQUAL(MPI_Get_accumulate(origin, 3, MPI_LONG_DOUBLE, result, 3, MPI_LONG_DOUBLE, target, 0, 3, MPI_LONG_DOUBLE,
                                 MPI_REPLACE, win),
              MPI_SUCCESS);
  end(win);
  for (int i = 0; i < 3; ++i) {
    CHECK(((long double*)result)[i] == 10 * target + i);
    CHECK(values[i] == 100 + i);
  }
  MPI_Win_free(&win);
}

// Open MPI before 4.1.5 has the other process write where this one would.
static void swaps(int flavor, int to, MPI_Datatype type, int size) {
  char* memory;
  MPI_Win win = open_window(flavor, &memory);
  const int slot = 16 * my_rank;
  memset(origin, 1, (size_t)size);
  begin(win);
  const int code = MPI_Compare_and_swap(origin, origin + 16, result, type, to, slot, win);
  end(win);
  const bool refused = class_of(code) == MPI_ERR_UNSUPPORTED_OPERATION;
  if (!refused) CHECK_EQUAL(code, MPI_SUCCESS);
  if (size != 8) CHECK(!refused);
  for (int i = 0; i < ranks && !refused; ++i) {
    const int towards = to == my_rank ? i : (i + 1) % ranks;
    CHECK_EQUAL(memory[16 * i], towards == my_rank ? 1 : 0);
  }
  MPI_Win_free(&win);
}

// Two numbers of a structure with a part without data between them, or all that a process has of an array.
static MPI_Datatype two_numbers(MPI_Datatype of_nothing) {
  MPI_Datatype type;
  if (of_nothing == MPI_DATATYPE_NULL) {
    const int size = 7, block = 5, processes = 4, cyclic = MPI_DISTRIBUTE_CYCLIC;
    MPI_Type_create_darray(processes, 1, 1, &size, &cyclic, &block, &processes, MPI_ORDER_C, MPI_INT, &type);
  } else {
    MPI_Datatype empty;
    MPI_Type_contiguous(0, of_nothing, &empty);
    const int lengths[3] = {1, 1, 1};
    const MPI_Aint places[3] = {20, 4, 24};
    const MPI_Datatype parts[3] = {MPI_INT, empty, MPI_INT};
    MPI_Type_create_struct(3, lengths, places, parts, &type);
    MPI_Type_free(&empty);
  }
  MPI_Type_commit(&type);
  return type;
}

// MPICH 4.0 ended the target by an assertion.
static void types_with_empty_parts(int flavor, int way) {
  const MPI_Datatype of_nothing[] = {MPI_INT, MPI_DOUBLE, MPI_DATATYPE_NULL};
  for (int i = 0; i < LENGTH(of_nothing); ++i) {
    MPI_Datatype type = two_numbers(of_nothing[i]);
    char* memory;
    MPI_Win win = open_window(flavor, &memory);
    int* values = (int*)memory;
    for (int k = 5; k < 7; ++k) values[k] = 1000 * (my_rank + 1) + k, ((int*)origin)[k] = 100000;
    begin(win);
    CHECK_EQUAL(MPI_Accumulate(origin, 1, type, target, 0, 1, type, MPI_SUM, win), MPI_SUCCESS);
    MPI_Win_flush(target, win);
    CHECK_EQUAL(get_and_sum(way, 1, type, 1, type, 1, type, win), MPI_SUCCESS);
    end(win);
    for (int k = 5; k < 7; ++k) {
      CHECK_EQUAL(values[k], 200000 + 1000 * (my_rank + 1) + k);
      CHECK_EQUAL(((int*)result)[k], 100000 + 1000 * (target + 1) + k);
    }
    CHECK_EQUAL(values[4], 0);
    CHECK_EQUAL(((int*)result)[7], 0);
    MPI_Win_free(&win);
    MPI_Type_free(&type);
  }
}

// Before 4.1.5, Open MPI does not get the hint that makes it use other algorithms.
static int takes_hint(void) {
  char version[MPI_MAX_LIBRARY_VERSION_STRING];
  int length = 0;
  int part[3] = {0, 0, 0};
  MPI_Get_library_version(version, &length);
  const char* own = strstr(version, "Open MPI v");
  if (own == NULL || sscanf(own, "Open MPI v%d.%d.%d", &part[0], &part[1], &part[2]) != 3) return 1;
  return part[0] * 10000 + part[1] * 100 + part[2] >= 40105;
}

static void single_numbers_promised(int flavor) {
  char* memory;
  MPI_Win win = open_window(flavor, &memory);
  MPI_Info used;
  char value[8] = "";
  int found = 0;
  MPI_Win_get_info(win, &used);
  MPI_Info_get(used, "acc_single_intrinsic", sizeof value - 1, value, &found);
  CHECK(takes_hint() || ranks == 1 || !found || strcmp(value, "true") != 0);
  MPI_Info_free(&used);
  MPI_Win_free(&win);
  results_in_pieces(flavor, 0, 1);
  pairs(flavor, MPI_2INT, 4, 8, 1, 1);
  swaps(flavor, target, MPI_INT, 4);
  swaps(flavor, my_rank, MPI_LONG_LONG, 8);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  target = (my_rank + 1) % ranks;
  static const int counts[] = {1, 2, 3, 32, 33, 513, 544, most};
  for (int flavor = 0; flavor < flavors; ++flavor) {
    for (int i = 0; i < LENGTH(counts); ++i) {
      for (int way = 0; way < ways; ++way) results_in_pieces(flavor, way, counts[i]);
    }
    for (int way = 0; way < ways; ++way) types_with_empty_parts(flavor, way);
    for (int count = 1; count <= 512; count *= 8) {
      for (int gets = 0; gets < 2; ++gets) {
        pairs(flavor, MPI_DOUBLE_INT, 8, 16, count, gets);
        pairs(flavor, MPI_2INT, 4, 8, count, gets);
        pairs(flavor, MPI_SHORT_INT, 4, 8, count, gets);
      }
    }
    for (int own = 0; own < 2; ++own) {
      swaps(flavor, own ? my_rank : target, MPI_INT, 4);
      swaps(flavor, own ? my_rank : target, MPI_LONG_LONG, 8);
      swaps(flavor, own ? my_rank : target, MPI_SIGNED_CHAR, 1);
    }
  }
  single_pairs();
  replaced_long_doubles();
  MPI_Info_create(&hints);
  MPI_Info_set(hints, "acc_single_intrinsic", "true");
  single_numbers_promised(created);
  single_numbers_promised(allocated);
  MPI_Info_free(&hints);
  return finish_test();
}
