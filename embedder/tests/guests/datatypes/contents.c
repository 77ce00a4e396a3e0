// How a type was made, asked from the type: the constructor's arguments come back as they were given, and types made of
// derived types give those back to be freed.
#include "guest_test.h"

enum { most = 16 };

typedef struct {
  int combiner;
  long long integers, addresses, large_counts, types;
} Envelope;

static Envelope envelope_of(MPI_Datatype type) {
  Envelope envelope = {-1, -1, -1, 0, -1};
#ifdef LARGE_COUNTS
  MPI_Count integers = -1, addresses = -1, large_counts = -1, types = -1;
  CHECK_EQUAL(MPI_Type_get_envelope(type, &integers, &addresses, &large_counts, &types, &envelope.combiner),
              MPI_SUCCESS);
  envelope.large_counts = large_counts;
#else
  int integers = -1, addresses = -1, types = -1;
  CHECK_EQUAL(MPI_Type_get_envelope(type, &integers, &addresses, &types, &envelope.combiner), MPI_SUCCESS);
#endif
  envelope.integers = integers;
  envelope.addresses = addresses;
  envelope.types = types;
  return envelope;
}

// All numbers in the order of the narrow form's integers, then addresses; in the large form they are integers, then
// large counts.
static void check_contents(MPI_Datatype type, int combiner, int count, const long long expected[],
                           MPI_Datatype first_part) {
  const Envelope envelope = envelope_of(type);
  CHECK_EQUAL(envelope.combiner, combiner);
  CHECK_EQUAL(envelope.integers + envelope.addresses + envelope.large_counts, count);
  int integers[most];
  MPI_Aint addresses[most];
  MPI_Datatype types[most] = {MPI_DATATYPE_NULL};
  long long found[2 * most];
  int number = 0;
#ifdef LARGE_COUNTS
  MPI_Count large_counts[most];
  CHECK_EQUAL(MPI_Type_get_contents(type, most, most, most, most, integers, addresses, large_counts, types),
              MPI_SUCCESS);
  CHECK_EQUAL(envelope.addresses, 0);
  for (int i = 0; i < envelope.integers; ++i) found[number++] = integers[i];
  for (int i = 0; i < envelope.large_counts; ++i) found[number++] = large_counts[i];
#else
  CHECK_EQUAL(MPI_Type_get_contents(type, most, most, most, integers, addresses, types), MPI_SUCCESS);
  for (int i = 0; i < envelope.integers; ++i) found[number++] = integers[i];
  for (int i = 0; i < envelope.addresses; ++i) found[number++] = addresses[i];
#endif
  for (int i = 0; i < count && i < number; ++i) CHECK_EQUAL(found[i], expected[i]);
  if (first_part != MPI_DATATYPE_NULL) CHECK(types[0] == first_part);
}

#define CHECK_CONTENTS(type, combiner, part, ...)                           \
  do {                                                                      \
    const long long expected[] = {__VA_ARGS__};                             \
    check_contents((type), (combiner), LENGTH(expected), expected, (part)); \
    MPI_Type_free(&(type));                                                 \
  } while (0)

static void ask_every_constructor(void) {
  const Count lengths[2] = {2, 1};
  const Count places[2] = {5, -3};
  const Place bytes[2] = {20, -12};
  const MPI_Datatype parts[2] = {MPI_CHAR, MPI_DOUBLE};
  MPI_Datatype type;
  MPI_Type_contiguous(3, MPI_LONG, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_CONTIGUOUS, MPI_LONG, 3);
  MPI_Type_vector(3, 2, -4, MPI_INT, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_VECTOR, MPI_INT, 3, 2, -4);
  MPI_Type_create_hvector(2, 3, 20, MPI_AINT, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_HVECTOR, MPI_AINT, 2, 3, 20);
  MPI_Type_indexed(2, lengths, places, MPI_2INT, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_INDEXED, MPI_2INT, 2, 2, 1, 5, -3);
  MPI_Type_create_hindexed(2, lengths, bytes, MPI_C_BOOL, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_HINDEXED, MPI_C_BOOL, 2, 2, 1, 20, -12);
  MPI_Type_create_indexed_block(2, 4, places, MPI_SHORT, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_INDEXED_BLOCK, MPI_SHORT, 2, 4, 5, -3);
  MPI_Type_create_hindexed_block(2, 4, bytes, MPI_WCHAR, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_HINDEXED_BLOCK, MPI_WCHAR, 2, 4, 20, -12);
  MPI_Type_create_struct(2, lengths, bytes, parts, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_STRUCT, MPI_CHAR, 2, 2, 1, 20, -12);
  MPI_Type_create_resized(MPI_LONG_DOUBLE, -16, 64, &type);
  CHECK_CONTENTS(type, MPI_COMBINER_RESIZED, MPI_LONG_DOUBLE, -16, 64);
  const Count sizes[2] = {4, 5};
  const Count start[2] = {1, 2};
  MPI_Type_create_subarray(2, sizes, lengths, start, MPI_ORDER_FORTRAN, MPI_FLOAT, &type);
#ifdef LARGE_COUNTS
  CHECK_CONTENTS(type, MPI_COMBINER_SUBARRAY, MPI_FLOAT, 2, MPI_ORDER_FORTRAN, 4, 5, 2, 1, 1, 2);
#else
  CHECK_CONTENTS(type, MPI_COMBINER_SUBARRAY, MPI_FLOAT, 2, 4, 5, 2, 1, 1, 2, MPI_ORDER_FORTRAN);
#endif
  const int how[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC};
  const int arguments[2] = {MPI_DISTRIBUTE_DFLT_DARG, 1};
  const int processes[2] = {2, 1};
  MPI_Type_create_darray(2, 1, 2, sizes, how, arguments, processes, MPI_ORDER_C, MPI_INT, &type);
#ifdef LARGE_COUNTS
  CHECK_CONTENTS(type, MPI_COMBINER_DARRAY, MPI_INT, 2, 1, 2, MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC,
                 MPI_DISTRIBUTE_DFLT_DARG, 1, 2, 1, MPI_ORDER_C, 4, 5);
#else
  CHECK_CONTENTS(type, MPI_COMBINER_DARRAY, MPI_INT, 2, 1, 2, 4, 5, MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC,
                 MPI_DISTRIBUTE_DFLT_DARG, 1, 2, 1, MPI_ORDER_C);
#endif
  CHECK_EQUAL(envelope_of(MPI_INT).combiner, MPI_COMBINER_NAMED);
  MPI_Type_dup(MPI_INT, &type);
  check_contents(type, MPI_COMBINER_DUP, 0, NULL, MPI_INT);
  MPI_Type_free(&type);
}

static void take_apart(void) {
  MPI_Datatype inner;
  MPI_Datatype outer;
  MPI_Type_vector(2, 1, 3, MPI_INT, &inner);
  MPI_Type_contiguous(2, inner, &outer);
  MPI_Type_free(&inner);
  int integers[1];
  MPI_Aint addresses[1];
  MPI_Datatype part = MPI_DATATYPE_NULL;
#ifdef LARGE_COUNTS
  MPI_Count large_counts[1];
  MPI_Type_get_contents(outer, 0, 0, 1, 1, integers, addresses, large_counts, &part);
  CHECK_EQUAL(large_counts[0], 2);
#else
  MPI_Type_get_contents(outer, 1, 0, 1, integers, addresses, &part);
  CHECK_EQUAL(integers[0], 2);
#endif
  CHECK(part != MPI_DATATYPE_NULL);
  const long long expected[3] = {2, 1, 3};
  check_contents(part, MPI_COMBINER_VECTOR, 3, expected, MPI_INT);
  CHECK_EQUAL(MPI_Type_free(&part), MPI_SUCCESS);
  // Too little room.
#ifdef LARGE_COUNTS
  CHECK(MPI_Type_get_contents(outer, 0, 0, 0, 1, integers, addresses, large_counts, &part) != MPI_SUCCESS);
  CHECK(MPI_Type_get_contents(MPI_INT, 1, 1, 1, 1, integers, addresses, large_counts, &part) != MPI_SUCCESS);
#else
  CHECK(MPI_Type_get_contents(outer, 0, 0, 1, integers, addresses, &part) != MPI_SUCCESS);
  CHECK(MPI_Type_get_contents(MPI_INT, 1, 1, 1, integers, addresses, &part) != MPI_SUCCESS);
#endif
  MPI_Type_free(&outer);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  ask_every_constructor();
  take_apart();
  return finish_test();
}
