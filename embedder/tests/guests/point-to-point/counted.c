// How many elements arrived: whole ones, basic ones, and the answer that there is none.
#include "guest_test.h"

typedef struct {
  int number;
  double value;
} Pair;

static MPI_Datatype pair_type(void) {
  const Count lengths[2] = {1, 1};
  const Place places[2] = {offsetof(Pair, number), offsetof(Pair, value)};
  const MPI_Datatype types[2] = {MPI_INT, MPI_DOUBLE};
  MPI_Datatype type;
  MPI_Type_create_struct(2, lengths, places, types, &type);
  MPI_Type_commit(&type);
  return type;
}

static void check_counts(const MPI_Status* status, MPI_Datatype type, long long whole, long long basic) {
  Count count = -1;
  Count elements = -1;
  MPI_Count large = -1;
  CHECK_EQUAL(MPI_Get_count(status, type, &count), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get_elements(status, type, &elements), MPI_SUCCESS);
  CHECK_EQUAL(MPI_Get_elements_x(status, type, &large), MPI_SUCCESS);
  CHECK_EQUAL(count, whole);
  CHECK_EQUAL(elements, basic);
  CHECK_EQUAL(large, basic);
}

static void receive(MPI_Datatype pair) {
  Pair pairs[4];
  memset(pairs, 0, sizeof pairs);
  MPI_Status status;
  MPI_Recv(pairs, 4, pair, 0, 1, MPI_COMM_WORLD, &status);
  check_counts(&status, pair, 2, 4);
  CHECK_EQUAL(pairs[1].number, 2);
  CHECK(pairs[1].value == 2.5);
  // One pair and a half.
  MPI_Recv(pairs, 4, pair, 0, 2, MPI_COMM_WORLD, &status);
  check_counts(&status, pair, MPI_UNDEFINED, 3);
  CHECK_EQUAL(pairs[1].number, 7);
  // Bytes that are no whole number of integers.
  MPI_Recv(pairs, sizeof pairs, MPI_BYTE, 0, 3, MPI_COMM_WORLD, &status);
  Count count = 0;
  MPI_Get_count(&status, MPI_INT, &count);
  CHECK_EQUAL(count, MPI_UNDEFINED);
  check_counts(&status, MPI_BYTE, 6, 6);
}

static void send(MPI_Datatype pair) {
  const Pair pairs[2] = {{1, 1.5}, {2, 2.5}};
  MPI_Send(pairs, 2, pair, 1, 1, MPI_COMM_WORLD);
  const Count lengths[3] = {1, 1, 1};
  const Place places[3] = {offsetof(Pair, number), offsetof(Pair, value), sizeof(Pair)};
  const MPI_Datatype types[3] = {MPI_INT, MPI_DOUBLE, MPI_INT};
  MPI_Datatype half_more;
  MPI_Type_create_struct(3, lengths, places, types, &half_more);
  MPI_Type_commit(&half_more);
  const Pair one_and_a_half[2] = {{6, 6.5}, {7, 7.5}};
  MPI_Send(one_and_a_half, 1, half_more, 1, 2, MPI_COMM_WORLD);
  MPI_Type_free(&half_more);
  MPI_Send(pairs, 6, MPI_BYTE, 1, 3, MPI_COMM_WORLD);
}

// A status that the program fills itself.
static void fill_own_status(MPI_Datatype pair) {
  MPI_Status status;
  memset(&status, 0, sizeof status);
  MPI_Status_set_elements(&status, pair, 3);
  // MPICH 4.0.2 takes the number as one of pairs, natively too.
  if (!runs_over("MPICH Version:\t4.0.")) check_counts(&status, pair, MPI_UNDEFINED, 3);
  MPI_Status_set_elements(&status, MPI_INT, 9);
  check_counts(&status, MPI_INT, 9, 9);
  const MPI_Count beyond_int = (MPI_Count)3 << 31;
  MPI_Status_set_elements_x(&status, MPI_BYTE, beyond_int);
  MPI_Count found = 0;
  MPI_Get_elements_x(&status, MPI_BYTE, &found);
  CHECK_EQUAL(found, beyond_int);
  Count count = 0;
  MPI_Get_count(&status, MPI_BYTE, &count);
  CHECK_EQUAL(count, sizeof count == sizeof(MPI_Count) ? beyond_int : MPI_UNDEFINED);
}

int main(int argc, char** argv) {
  start_test(&argc, &argv);
  MPI_Datatype pair = pair_type();
  if (my_rank == 0) {
    send(pair);
  } else {
    receive(pair);
  }
  fill_own_status(pair);
  MPI_Type_free(&pair);
  return finish_test();
}
