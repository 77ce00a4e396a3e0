// Collectives over one process are copies, in every form.
#include <gtest/gtest.h>

#include <array>

#include "serial_mpi/mpi.h"

namespace {

const MPI_Comm world = MPI_COMM_WORLD;
using Three = std::array<int, 3>;
constexpr Three numbers{1, 2, 3};
const void* const in_place = MPI_IN_PLACE;

/// A collective that copies three ints from `send` to `receive`.
struct Form {
  const char* name;
  int (*blocking)(const void* send, void* receive);
  int (*non_blocking)(const void* send, void* receive, MPI_Request* request);
};

constexpr int counts[] = {3};
constexpr int starts[] = {0};
const MPI_Datatype types[] = {MPI_INT};

const Form forms[] = {
    {"Gather", [](auto s, auto r) { return MPI_Gather(s, 3, MPI_INT, r, 3, MPI_INT, 0, world); },
     [](auto s, auto r, auto q) { return MPI_Igather(s, 3, MPI_INT, r, 3, MPI_INT, 0, world, q); }},
    {"Gatherv", [](auto s, auto r) { return MPI_Gatherv(s, 3, MPI_INT, r, counts, starts, MPI_INT, 0, world); },
     [](auto s, auto r, auto q) { return MPI_Igatherv(s, 3, MPI_INT, r, counts, starts, MPI_INT, 0, world, q); }},
    {"Scatterv", [](auto s, auto r) { return MPI_Scatterv(s, counts, starts, MPI_INT, r, 3, MPI_INT, 0, world); },
     [](auto s, auto r, auto q) { return MPI_Iscatterv(s, counts, starts, MPI_INT, r, 3, MPI_INT, 0, world, q); }},
    {"Allgather", [](auto s, auto r) { return MPI_Allgather(s, 3, MPI_INT, r, 3, MPI_INT, world); },
     [](auto s, auto r, auto q) { return MPI_Iallgather(s, 3, MPI_INT, r, 3, MPI_INT, world, q); }},
    {"Alltoallv",
     [](auto s, auto r) { return MPI_Alltoallv(s, counts, starts, MPI_INT, r, counts, starts, MPI_INT, world); },
     [](auto s, auto r, auto q) {
       return MPI_Ialltoallv(s, counts, starts, MPI_INT, r, counts, starts, MPI_INT, world, q);
     }},
    {"Alltoallw",
     [](auto s, auto r) { return MPI_Alltoallw(s, counts, starts, types, r, counts, starts, types, world); },
     [](auto s, auto r, auto q) {
       return MPI_Ialltoallw(s, counts, starts, types, r, counts, starts, types, world, q);
     }},
    {"Allreduce", [](auto s, auto r) { return MPI_Allreduce(s, r, 3, MPI_INT, MPI_SUM, world); },
     [](auto s, auto r, auto q) { return MPI_Iallreduce(s, r, 3, MPI_INT, MPI_SUM, world, q); }},
    {"Reduce", [](auto s, auto r) { return MPI_Reduce(s, r, 3, MPI_INT, MPI_MAX, 0, world); },
     [](auto s, auto r, auto q) { return MPI_Ireduce(s, r, 3, MPI_INT, MPI_MAX, 0, world, q); }},
    {"Reduce_scatter", [](auto s, auto r) { return MPI_Reduce_scatter(s, r, counts, MPI_INT, MPI_PROD, world); },
     [](auto s, auto r, auto q) { return MPI_Ireduce_scatter(s, r, counts, MPI_INT, MPI_PROD, world, q); }},
    {"Scan", [](auto s, auto r) { return MPI_Scan(s, r, 3, MPI_INT, MPI_BOR, world); },
     [](auto s, auto r, auto q) { return MPI_Iscan(s, r, 3, MPI_INT, MPI_BOR, world, q); }},
};

class CopyingCollective : public ::testing::TestWithParam<Form> {};

TEST_P(CopyingCollective, Copies) {
  Three received{};
  EXPECT_EQ(GetParam().blocking(numbers.data(), received.data()), MPI_SUCCESS);
  EXPECT_EQ(received, numbers);
}

TEST_P(CopyingCollective, LeavesDataInPlace) {
  Three values = numbers;
  EXPECT_EQ(GetParam().blocking(in_place, values.data()), MPI_SUCCESS);
  EXPECT_EQ(values, numbers);
}

TEST_P(CopyingCollective, CopiesWithoutBlocking) {
  Three received{};
  MPI_Request request = MPI_REQUEST_NULL;
  ASSERT_EQ(GetParam().non_blocking(numbers.data(), received.data(), &request), MPI_SUCCESS);
  EXPECT_NE(request, MPI_REQUEST_NULL);
  EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
  EXPECT_EQ(received, numbers);
}

INSTANTIATE_TEST_SUITE_P(Serial, CopyingCollective, ::testing::ValuesIn(forms),
                         [](const auto& each) { return std::string{each.param.name}; });

TEST(SerialCollectives, DisplacementsCountInElements) {
  const std::array sent{0, 1, 2, 3, 4, 5};
  std::array<int, 6> received{};
  const int count = 2;
  const int from = 3;
  const int to = 1;
  EXPECT_EQ(MPI_Alltoallv(sent.data(), &count, &from, MPI_INT, received.data(), &count, &to, MPI_INT, world),
            MPI_SUCCESS);
  EXPECT_EQ(received, (std::array{0, 3, 4, 0, 0, 0}));
}

TEST(SerialCollectives, TheFirstProcessGetsNothingFromAnExclusiveScan) {
  Three received{7, 7, 7};
  EXPECT_EQ(MPI_Exscan(numbers.data(), received.data(), 3, MPI_INT, MPI_SUM, world), MPI_SUCCESS);
  EXPECT_EQ(received, (Three{7, 7, 7}));
}

TEST(SerialCollectives, ABroadcastChangesNothing) {
  Three values = numbers;
  EXPECT_EQ(MPI_Bcast(values.data(), 3, MPI_INT, 0, world), MPI_SUCCESS);
  EXPECT_EQ(values, numbers);
  MPI_Request request = MPI_REQUEST_NULL;
  EXPECT_EQ(MPI_Ibarrier(world, &request), MPI_SUCCESS);
  EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

TEST(SerialCollectives, UndefinedReductionsAreRefused) {
  Three received{};
  EXPECT_EQ(MPI_Allreduce(numbers.data(), received.data(), 3, MPI_FLOAT, MPI_BAND, world), MPI_ERR_OP);
  EXPECT_EQ(MPI_Allreduce(numbers.data(), received.data(), 1, MPI_2INT, MPI_SUM, world), MPI_ERR_OP);
  EXPECT_EQ(received, Three{});
}

}  // namespace
