#include "interposition/cleared_reads.hpp"

#include <aio.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>

namespace mpiwasm::interposition {
namespace {

constexpr std::size_t in_file = 10;
constexpr char before = 'b';

class ClearedReadsTest : public testing::Test {
 protected:
  void SetUp() override {
    file = ::fileno(temporary);
    ASSERT_EQ(::pwrite(file, std::string(in_file, 'f').data(), in_file, 0), ssize_t{in_file});
    memory.fill(before);
    clear_short_reads({});
  }
  void TearDown() override { std::fclose(temporary); }

  /// Whether the memory holds so many bytes of the file from `offset` on, and then zeros.
  [[nodiscard]] bool is_cleared(std::size_t bytes, std::size_t offset = 0) const {
    const auto from = memory.begin() + static_cast<std::ptrdiff_t>(offset);
    const auto end = from + static_cast<std::ptrdiff_t>(bytes);
    return std::all_of(from, end, [](char each) { return each == 'f'; }) &&
           std::all_of(end, memory.end(), [](char each) { return each == 0; });
  }

  std::FILE* temporary = std::tmpfile();
  int file = -1;
  std::array<char, 64> memory{};
};

TEST_F(ClearedReadsTest, ClearWhatTheFileDoesNotHave) {
  EXPECT_EQ(::pread(file, memory.data(), memory.size(), 0), ssize_t{in_file});
  EXPECT_TRUE(is_cleared(in_file));
  memory.fill(before);
  EXPECT_EQ(::pread64(file, memory.data(), memory.size(), 4), 6);
  EXPECT_TRUE(is_cleared(6));
  memory.fill(before);
  ::lseek(file, 8, SEEK_SET);
  EXPECT_EQ(::read(file, memory.data(), memory.size()), 2);
  EXPECT_TRUE(is_cleared(2));
  memory.fill(before);
  EXPECT_EQ(::read(file, memory.data(), memory.size()), 0);
  EXPECT_TRUE(is_cleared(0));
}

TEST_F(ClearedReadsTest, ClearTheRestOfLists) {
  const std::array<iovec, 3> lists{iovec{memory.data(), 4}, iovec{memory.data() + 4, 20},
                                   iovec{memory.data() + 24, 40}};
  EXPECT_EQ(::preadv(file, lists.data(), 3, 0), ssize_t{in_file});
  EXPECT_TRUE(is_cleared(in_file));
  memory.fill(before);
  EXPECT_EQ(::preadv64(file, lists.data(), 3, 7), 3);
  EXPECT_TRUE(is_cleared(3));
  memory.fill(before);
  ::lseek(file, 0, SEEK_SET);
  EXPECT_EQ(::readv(file, lists.data(), 3), ssize_t{in_file});
  EXPECT_TRUE(is_cleared(in_file));
}

TEST_F(ClearedReadsTest, ClearBeforeAnotherThreadReads) {
  aiocb wish{};
  wish.aio_fildes = file;
  wish.aio_buf = memory.data();
  wish.aio_nbytes = memory.size();
  ASSERT_EQ(::aio_read(&wish), 0);
  const aiocb* const all[] = {&wish};
  ASSERT_EQ(::aio_suspend(all, 1, nullptr), 0);
  EXPECT_EQ(::aio_return(&wish), ssize_t{in_file});
  EXPECT_TRUE(is_cleared(in_file));
}

TEST_F(ClearedReadsTest, LeaveFullMemoryAndErrors) {
  EXPECT_EQ(::pread(file, memory.data(), in_file, 0), ssize_t{in_file});
  EXPECT_EQ(memory[in_file], before);
  EXPECT_EQ(::pread(-1, memory.data(), memory.size(), 0), -1);
  EXPECT_EQ(memory[in_file], before);
}

TEST_F(ClearedReadsTest, LeaveTheMemoryOfTheProgram) {
  clear_short_reads(std::as_bytes(std::span{memory}));
  EXPECT_EQ(::pread(file, memory.data(), memory.size(), 0), ssize_t{in_file});
  EXPECT_EQ(memory[in_file], before);
}

TEST_F(ClearedReadsTest, LeaveWhatComesFromSockets) {
  std::array<int, 2> ends{};
  ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
  ASSERT_EQ(::write(ends[0], "f", 1), 1);
  EXPECT_EQ(::read(ends[1], memory.data(), memory.size()), 1);
  EXPECT_EQ(memory[1], before);
  for (const int end : ends) ::close(end);
}

}  // namespace
}  // namespace mpiwasm::interposition
