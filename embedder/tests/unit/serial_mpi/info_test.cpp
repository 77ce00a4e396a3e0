// Info objects of the built-in MPI.
#include <gtest/gtest.h>

#include <array>
#include <string>

#include "serial_mpi/mpi.h"

namespace {

TEST(SerialInfo, KeepsKeysInTheirOrder) {
  MPI_Info info = MPI_INFO_NULL;
  ASSERT_EQ(MPI_Info_create(&info), MPI_SUCCESS);
  MPI_Info_set(info, "second", "2");
  MPI_Info_set(info, "first", "1");
  MPI_Info_set(info, "second", "two");
  int count = 0;
  MPI_Info_get_nkeys(info, &count);
  EXPECT_EQ(count, 2);
  std::array<char, MPI_MAX_INFO_KEY> key{};
  EXPECT_EQ(MPI_Info_get_nthkey(info, 0, key.data()), MPI_SUCCESS);
  EXPECT_EQ(std::string(key.data()), "second");
  EXPECT_EQ(MPI_Info_get_nthkey(info, 2, key.data()), MPI_ERR_ARG);
  int flag = 0;
  std::array<char, 3> value{};
  EXPECT_EQ(MPI_Info_get(info, "second", 2, value.data(), &flag), MPI_SUCCESS);
  EXPECT_EQ(flag, 1);
  EXPECT_EQ(std::string(value.data()), "tw") << "cut to the room there is";
  int length = 0;
  MPI_Info_get_valuelen(info, "second", &length, &flag);
  EXPECT_EQ(length, 3);

  MPI_Info copy = MPI_INFO_NULL;
  MPI_Info_dup(info, &copy);
  EXPECT_EQ(MPI_Info_delete(info, "first"), MPI_SUCCESS);
  EXPECT_EQ(MPI_Info_delete(info, "first"), MPI_ERR_INFO_NOKEY);
  MPI_Info_get_nkeys(copy, &count);
  EXPECT_EQ(count, 2);
  EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
  EXPECT_EQ(MPI_Info_free(&copy), MPI_SUCCESS);
  EXPECT_EQ(info, MPI_INFO_NULL);
  EXPECT_EQ(MPI_Info_free(&info), MPI_ERR_INFO);
}

TEST(SerialInfo, RefusesKeysAndValuesOfWrongLengths) {
  MPI_Info info = MPI_INFO_NULL;
  ASSERT_EQ(MPI_Info_create(&info), MPI_SUCCESS);
  EXPECT_EQ(MPI_Info_set(info, "", "value"), MPI_ERR_INFO_KEY);
  EXPECT_EQ(MPI_Info_set(info, std::string(MPI_MAX_INFO_KEY, 'k').c_str(), "value"), MPI_ERR_INFO_KEY);
  EXPECT_EQ(MPI_Info_set(info, "key", std::string(MPI_MAX_INFO_VAL, 'v').c_str()), MPI_ERR_INFO_VALUE);
  EXPECT_EQ(MPI_Info_set(info, "key", std::string(MPI_MAX_INFO_VAL - 1, 'v').c_str()), MPI_SUCCESS);
  MPI_Info_free(&info);
}

}  // namespace
