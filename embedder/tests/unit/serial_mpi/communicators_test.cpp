// Communicators and groups of one process.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "serial_mpi/mpi.h"

namespace {

int size_of(MPI_Group group) {
  int size = -1;
  EXPECT_EQ(MPI_Group_size(group, &size), MPI_SUCCESS);
  return size;
}

MPI_Group everyone() {
  MPI_Group group = MPI_GROUP_NULL;
  EXPECT_EQ(MPI_Comm_group(MPI_COMM_WORLD, &group), MPI_SUCCESS);
  return group;
}

using Combine = int (*)(MPI_Group, MPI_Group, MPI_Group*);
int combined(Combine combine, MPI_Group first, MPI_Group second) {
  MPI_Group result = MPI_GROUP_NULL;
  EXPECT_EQ(combine(first, second, &result), MPI_SUCCESS);
  return size_of(result);
}

TEST(SerialCommunicators, HaveOneProcess) {
  int size = 0;
  int rank = -1;
  EXPECT_EQ(MPI_Comm_size(MPI_COMM_WORLD, &size), MPI_SUCCESS);
  EXPECT_EQ(MPI_Comm_rank(MPI_COMM_WORLD, &rank), MPI_SUCCESS);
  EXPECT_EQ(size, 1);
  EXPECT_EQ(rank, 0);
  EXPECT_EQ(MPI_Comm_size(MPI_COMM_NULL, &size), MPI_ERR_COMM);
}

TEST(SerialCommunicators, CopiesAreCongruent) {
  MPI_Comm copy = MPI_COMM_NULL;
  ASSERT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &copy), MPI_SUCCESS);
  int result = 0;
  MPI_Comm_compare(MPI_COMM_WORLD, copy, &result);
  EXPECT_EQ(result, MPI_CONGRUENT);
  MPI_Comm_compare(copy, copy, &result);
  EXPECT_EQ(result, MPI_IDENT);
  EXPECT_EQ(MPI_Comm_free(&copy), MPI_SUCCESS);
  MPI_Comm world = MPI_COMM_WORLD;
  EXPECT_EQ(MPI_Comm_free(&world), MPI_ERR_COMM);
}

TEST(SerialCommunicators, SplittingLeavesOutWhoDoesNotTakePart) {
  MPI_Comm part = MPI_COMM_NULL;
  EXPECT_EQ(MPI_Comm_split(MPI_COMM_WORLD, 3, 0, &part), MPI_SUCCESS);
  EXPECT_NE(part, MPI_COMM_NULL);
  MPI_Comm_free(&part);
  EXPECT_EQ(MPI_Comm_split(MPI_COMM_WORLD, MPI_UNDEFINED, 0, &part), MPI_SUCCESS);
  EXPECT_EQ(part, MPI_COMM_NULL);
  EXPECT_EQ(MPI_Comm_create(MPI_COMM_WORLD, MPI_GROUP_EMPTY, &part), MPI_SUCCESS);
  EXPECT_EQ(part, MPI_COMM_NULL);
  EXPECT_EQ(MPI_Comm_create(MPI_COMM_WORLD, everyone(), &part), MPI_SUCCESS);
  EXPECT_NE(part, MPI_COMM_NULL);
  MPI_Comm_free(&part);
}

TEST(SerialCommunicators, ThereIsNothingToConnectTo) {
  MPI_Comm between = MPI_COMM_NULL;
  const int code = MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 0, 0, &between);
  int error_class = 0;
  MPI_Error_class(code, &error_class);
  EXPECT_EQ(error_class, MPI_ERR_COMM);
}

TEST(SerialCommunicators, KeepNamesAndHints) {
  MPI_Comm copy = MPI_COMM_NULL;
  MPI_Comm_dup(MPI_COMM_SELF, &copy);
  MPI_Comm_set_name(copy, "mine");
  std::array<char, MPI_MAX_OBJECT_NAME> name{};
  int length = 0;
  MPI_Comm_get_name(copy, name.data(), &length);
  EXPECT_EQ(std::string(name.data()), "mine");
  EXPECT_EQ(length, 4);
  MPI_Comm_free(&copy);
}

TEST(SerialCommunicators, HaveThePredefinedAttributes) {
  const int* value = nullptr;
  int flag = 0;
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE, &value, &flag);
  ASSERT_EQ(flag, 1);
  EXPECT_EQ(*value, 1);
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
  ASSERT_EQ(flag, 1);
  EXPECT_GE(*value, 32767);
  MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_APPNUM, &value, &flag);
  EXPECT_EQ(flag, 0);
}

TEST(SerialGroups, SetOperations) {
  const MPI_Group all = everyone();
  EXPECT_EQ(combined(MPI_Group_union, all, MPI_GROUP_EMPTY), 1);
  EXPECT_EQ(combined(MPI_Group_intersection, all, MPI_GROUP_EMPTY), 0);
  EXPECT_EQ(combined(MPI_Group_intersection, all, all), 1);
  EXPECT_EQ(combined(MPI_Group_difference, all, all), 0);
  EXPECT_EQ(combined(MPI_Group_difference, all, MPI_GROUP_EMPTY), 1);
}

TEST(SerialGroups, ChoosingRanks) {
  const int zero = 0;
  const int one = 1;
  MPI_Group chosen = MPI_GROUP_NULL;
  EXPECT_EQ(MPI_Group_incl(everyone(), 1, &zero, &chosen), MPI_SUCCESS);
  EXPECT_EQ(size_of(chosen), 1);
  EXPECT_EQ(MPI_Group_incl(everyone(), 0, nullptr, &chosen), MPI_SUCCESS);
  EXPECT_EQ(chosen, MPI_GROUP_EMPTY);
  EXPECT_EQ(MPI_Group_excl(everyone(), 1, &zero, &chosen), MPI_SUCCESS);
  EXPECT_EQ(chosen, MPI_GROUP_EMPTY);
  EXPECT_EQ(MPI_Group_excl(everyone(), 0, nullptr, &chosen), MPI_SUCCESS);
  EXPECT_EQ(size_of(chosen), 1);
  EXPECT_EQ(MPI_Group_incl(everyone(), 1, &one, &chosen), MPI_ERR_RANK);
  int ranges[1][3] = {{0, 0, 1}};
  EXPECT_EQ(MPI_Group_range_incl(everyone(), 1, ranges, &chosen), MPI_SUCCESS);
  EXPECT_EQ(size_of(chosen), 1);
  EXPECT_EQ(MPI_Group_range_excl(everyone(), 1, ranges, &chosen), MPI_SUCCESS);
  EXPECT_EQ(chosen, MPI_GROUP_EMPTY);
  ranges[0][1] = 1;
  EXPECT_EQ(MPI_Group_range_incl(everyone(), 1, ranges, &chosen), MPI_ERR_RANK);
}

TEST(SerialGroups, RanksAreTranslated) {
  const std::array<int, 2> ranks{0, MPI_PROC_NULL};
  std::array<int, 2> translated{};
  EXPECT_EQ(MPI_Group_translate_ranks(everyone(), 2, ranks.data(), everyone(), translated.data()), MPI_SUCCESS);
  EXPECT_EQ(translated, ranks);
  EXPECT_EQ(MPI_Group_translate_ranks(everyone(), 1, ranks.data(), MPI_GROUP_EMPTY, translated.data()), MPI_SUCCESS);
  EXPECT_EQ(translated[0], MPI_UNDEFINED);
}

}  // namespace
