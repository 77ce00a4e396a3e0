// Datatypes whose bounds do not fit 64 bits: computed there, they wrap around to small ones, and a message of such a
// type would write wherever the guest likes. None of them comes about.
#include "hostile.h"

#ifdef LARGE_COUNTS
static void refused(int code, MPI_Datatype type) {
  CHECK(code != MPI_SUCCESS);
  if (code == MPI_SUCCESS) MPI_Type_free(&type);
}
#endif

// Nested until 64 bits are full; the type that would not fit any more is refused, and the one before it is sound.
static void nest(int (*wrap)(MPI_Datatype, MPI_Datatype*), const char* how) {
  MPI_Datatype type = MPI_INT;
  int code = MPI_SUCCESS;
  int levels = 0;
  for (; levels < 40; ++levels) {
    MPI_Datatype next;
    code = wrap(type, &next);
    if (code != MPI_SUCCESS) break;
    MPI_Count lower = 0;
    MPI_Count extent = 0;
    MPI_Type_get_true_extent_x(next, &lower, &extent);
    if (!CHECK(extent > 0 && lower == 0)) fprintf(stderr, "%s, level %d\n", how, levels);
    type = next;
  }
  CHECK(code != MPI_SUCCESS);
  char buffer[64] = {0};
  if (type == MPI_INT || MPI_Type_commit(&type) != MPI_SUCCESS) return;
  CHECK(MPI_Send(buffer, 1, type, MPI_PROC_NULL, 0, MPI_COMM_SELF) != MPI_SUCCESS);
}

static int contiguous(MPI_Datatype old, MPI_Datatype* next) { return MPI_Type_contiguous(1 << 20, old, next); }
static int strided(MPI_Datatype old, MPI_Datatype* next) { return MPI_Type_vector(2, 1, 1 << 20, old, next); }
static int placed(MPI_Datatype old, MPI_Datatype* next) {
  return MPI_Type_create_indexed_block(1, 1, (Count[1]){1 << 20}, old, next);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Datatype type = MPI_DATATYPE_NULL;
  nest(contiguous, "contiguous");
  nest(strided, "vector");
  // Displacements that add up leave data far away, which is no fault of the type; it just fits no memory.
  MPI_Datatype far = MPI_INT;
  for (int i = 0; i < 3 && placed(far, &type) == MPI_SUCCESS; ++i) far = type;

#ifdef LARGE_COUNTS
  // (N + 1) blocks, X bytes apart, with N * X = 2^64 + r: the last block seems to begin r bytes behind the first.
  for (int bits = 33; bits <= 62; ++bits) {
    const Count blocks = ((Count)1 << bits) + 1;
    const Count stride = ((Count)1 << (64 - bits)) + 1;
    refused(MPI_Type_create_hvector(blocks, 1, stride, MPI_BYTE, &type), type);
    refused(MPI_Type_create_hvector(blocks, 1, -stride, MPI_BYTE, &type), type);
  }
  const Count far_away = INT64_MAX - 7;
  refused(MPI_Type_create_hvector(2, 1, far_away, MPI_DOUBLE, &type), type);
  refused(MPI_Type_create_hindexed(1, (Count[1]){1}, (Count[1]){far_away}, MPI_DOUBLE, &type), type);
  refused(MPI_Type_create_hindexed_block(1, 2, (Count[1]){INT64_MIN}, MPI_DOUBLE, &type), type);
  refused(MPI_Type_create_struct(2, (Count[2]){1, 1}, (Count[2]){INT64_MIN, INT64_MAX},
                                 (MPI_Datatype[2]){MPI_BYTE, MPI_BYTE}, &type),
          type);
  refused(MPI_Type_create_resized(MPI_INT, INT64_MIN, INT64_MAX, &type), type);
  refused(MPI_Type_create_resized(MPI_INT, INT64_MAX, INT64_MAX, &type), type);
  refused(MPI_Type_contiguous((Count)1 << 61, MPI_DOUBLE, &type), type);
  refused(MPI_Type_vector((Count)1 << 32, 1, (Count)1 << 32, MPI_BYTE, &type), type);
#endif

  // What is far apart, but fits, is a type; it does not fit the memory of a guest.
  char buffer[64];
  memset(buffer, 1, sizeof buffer);
  if (MPI_Type_vector(2, 1, 1 << 30, MPI_BYTE, &type) == MPI_SUCCESS) {
    MPI_Type_commit(&type);
    CHECK(MPI_Send(buffer, 1 << 20, type, MPI_PROC_NULL, 0, MPI_COMM_SELF) != MPI_SUCCESS);
    CHECK(MPI_Bcast(buffer, 1 << 20, type, 0, MPI_COMM_WORLD) != MPI_SUCCESS);
    MPI_Type_free(&type);
  }

  // As the type at the target of one-sided communication.
  MPI_Win window;
  MPI_Win_create(buffer, sizeof buffer, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
  MPI_Win_set_errhandler(window, MPI_ERRORS_RETURN);
  if (MPI_Type_vector(2, 1, 1 << 30, MPI_BYTE, &type) == MPI_SUCCESS) {
    MPI_Type_commit(&type);
    MPI_Win_fence(0, window);
    CHECK(MPI_Put(buffer, 2, MPI_BYTE, ranks - 1, 0, 1, type, window) != MPI_SUCCESS);
    CHECK(MPI_Get(buffer, 2, MPI_BYTE, ranks - 1, 0, 1, type, window) != MPI_SUCCESS);
    MPI_Win_fence(0, window);
    MPI_Type_free(&type);
  }
  MPI_Win_free(&window);
  CHECK_EQUAL(buffer[0], 1);
  return finish_test();
}
