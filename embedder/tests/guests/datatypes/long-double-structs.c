// Structures with a long double in them are as long as the guest's compiler makes them, whatever the host's are.
#include "guest_test.h"

typedef struct {
  long double value;
  int index;
} Entry;

typedef struct {
  Entry entry;
  char mark;
} Marked;

static MPI_Datatype structure(MPI_Datatype first, MPI_Datatype second, MPI_Aint place) {
  MPI_Datatype type;
  MPI_Type_create_struct(2, (int[2]){1, 1}, (MPI_Aint[2]){0, place}, (MPI_Datatype[2]){first, second}, &type);
  MPI_Type_commit(&type);
  return type;
}

static void check_bounds(MPI_Datatype type, MPI_Aint expected_lower, MPI_Aint expected_extent) {
  MPI_Aint lower = -1;
  MPI_Aint extent = -1;
  MPI_Type_get_extent(type, &lower, &extent);
  CHECK_EQUAL(lower, expected_lower);
  CHECK_EQUAL(extent, expected_extent);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Datatype entry = structure(MPI_LONG_DOUBLE, MPI_INT, offsetof(Entry, index));
  check_bounds(entry, 0, sizeof(Entry));
  MPI_Datatype marked = structure(entry, MPI_CHAR, offsetof(Marked, mark));
  check_bounds(marked, 0, sizeof(Marked));

  // The second of an array comes from its own place.
  Marked sent[2];
  memset(sent, 1, sizeof sent);
  sent[1] = (Marked){{2.5L, 7}, 'x'};
  Marked got[2];
  memset(got, 0, sizeof got);
  MPI_Sendrecv(sent, 2, marked, 0, 0, got, 2, marked, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE);
  CHECK(got[1].entry.value == 2.5L && got[1].entry.index == 7 && got[1].mark == 'x');

  // Who sets bounds gets them, and so do structures of such types.
  MPI_Datatype narrow;
  MPI_Type_create_resized(entry, 0, 20, &narrow);
  check_bounds(narrow, 0, 20);
  MPI_Datatype pair = structure(narrow, narrow, 20);
  check_bounds(pair, 0, 40);

  MPI_Type_free(&pair);
  MPI_Type_free(&narrow);
  MPI_Type_free(&marked);
  MPI_Type_free(&entry);
  return finish_test();
}
