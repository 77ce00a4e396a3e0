// Groups: set operations, choices of ranks, comparison, translation.
#include "guest_test.h"

static int size_of(MPI_Group group) {
  int size = -1;
  MPI_Group_size(group, &size);
  return size;
}

static int rank_in(MPI_Group group) {
  int rank = -1;
  MPI_Group_rank(group, &rank);
  return rank;
}

static int compare(MPI_Group a, MPI_Group b) {
  int result = -1;
  MPI_Group_compare(a, b, &result);
  return result;
}

// Checks that a group's members are these ranks of the world, and frees it.
static void check_members(MPI_Group group, MPI_Group world, int count, const int expected[]) {
  if (!CHECK_EQUAL(size_of(group), count)) return;
  int own[8];
  int found[8];
  for (int i = 0; i < count; ++i) own[i] = i;
  MPI_Group_translate_ranks(group, count, own, world, found);
  int my_place = MPI_UNDEFINED;
  for (int i = 0; i < count; ++i) {
    CHECK_EQUAL(found[i], expected[i]);
    if (expected[i] == my_rank) my_place = i;
  }
  CHECK_EQUAL(rank_in(group), my_place);
  MPI_Group_free(&group);
  CHECK(group == MPI_GROUP_NULL);
}

int main(int argc, char** argv) {
  start_test_of_errors(&argc, &argv);
  MPI_Group world;
  MPI_Comm_group(MPI_COMM_WORLD, &world);
  CHECK_EQUAL(size_of(world), ranks);
  CHECK_EQUAL(rank_in(world), my_rank);
  CHECK_EQUAL(size_of(MPI_GROUP_EMPTY), 0);
  CHECK_EQUAL(rank_in(MPI_GROUP_EMPTY), MPI_UNDEFINED);

  const int turned[3] = {2, 1, 0};
  const int outer[2] = {0, 2};
  const int inner[2] = {1, 2};
  MPI_Group reversed;
  MPI_Group ends;
  MPI_Group tail;
  MPI_Group result;
  MPI_Group_incl(world, 3, turned, &reversed);
  MPI_Group_incl(world, 2, outer, &ends);
  MPI_Group_excl(world, 1, turned + 2, &tail);
  CHECK_EQUAL(compare(world, reversed), MPI_SIMILAR);
  CHECK_EQUAL(compare(world, ends), MPI_UNEQUAL);
  CHECK_EQUAL(compare(world, world), MPI_IDENT);
  CHECK_EQUAL(compare(MPI_GROUP_EMPTY, MPI_GROUP_EMPTY), MPI_IDENT);

  MPI_Group_union(ends, tail, &result);
  check_members(result, world, 3, (const int[]){0, 2, 1});
  MPI_Group_intersection(reversed, ends, &result);
  check_members(result, world, 2, (const int[]){2, 0});
  MPI_Group_difference(world, ends, &result);
  check_members(result, world, 1, (const int[]){1});
  MPI_Group_difference(ends, world, &result);
  CHECK_EQUAL(size_of(result), 0);
  CHECK(result == MPI_GROUP_EMPTY);
  MPI_Group_incl(world, 2, inner, &result);
  check_members(result, world, 2, inner);
  MPI_Group_incl(world, 0, NULL, &result);
  CHECK(result == MPI_GROUP_EMPTY);

  int all_two_by_two[1][3] = {{0, ranks - 1, 2}};
  MPI_Group_range_incl(world, 1, all_two_by_two, &result);
  check_members(result, world, 2, outer);
  MPI_Group_range_excl(world, 1, all_two_by_two, &result);
  check_members(result, world, 1, inner);
  int downwards[2][3] = {{2, 1, -1}, {0, 0, 1}};
  MPI_Group_range_incl(world, 2, downwards, &result);
  check_members(result, world, 3, turned);

  const int asked[2] = {0, MPI_PROC_NULL};
  int answered[2] = {7, 7};
  MPI_Group_translate_ranks(world, 2, asked, tail, answered);
  CHECK_EQUAL(answered[0], MPI_UNDEFINED);
  CHECK_EQUAL(answered[1], MPI_PROC_NULL);

  const int outside[1] = {3};
  CHECK_EQUAL(MPI_Group_incl(world, 1, outside, &result), MPI_ERR_RANK);
  check_members(reversed, world, 3, turned);
  check_members(ends, world, 2, outer);
  check_members(tail, world, 2, inner);
  MPI_Group_free(&world);
  // Freeing the empty group ends no more than this handle.
  MPI_Group empty = MPI_GROUP_EMPTY;
  MPI_Group_free(&empty);
  CHECK(empty == MPI_GROUP_NULL);
  CHECK_EQUAL(size_of(MPI_GROUP_EMPTY), 0);
  return finish_test();
}
