// Reading, writing, seeking: data goes straight to and from guest memory, and never anywhere else.
#include <filesystem>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class FileTransfer : public WasiTest {
 protected:
  static constexpr std::uint32_t fd = 5;

  void SetUp() override {
    WasiTest::SetUp();
    host_write(root() / "file", "0123456789");
    ASSERT_EQ(open("file"), Errno::success);
    ASSERT_EQ(opened(), fd);
  }
  void pieces(std::initializer_list<IoVector> list) {
    std::uint32_t address = vectors;
    for (const IoVector& vector : list) {
      put_value(address, vector);
      address += 8;
    }
  }
  [[nodiscard]] std::uint32_t length() { return get<std::uint32_t>(answer); }
  std::uint64_t position() {
    EXPECT_EQ(call("fd_tell", fd, answer), Errno::success);
    return get<std::uint64_t>(answer);
  }
};

TEST_F(FileTransfer, ReadsOnePieceAndThenTheEnd) {
  ASSERT_EQ(read(fd, 4), Errno::success);
  EXPECT_EQ(length(), 4U);
  EXPECT_EQ(get_text(buffer, 5), std::string("0123\0", 5));
  ASSERT_EQ(read(fd, 100), Errno::success);
  EXPECT_EQ(length(), 6U);
  ASSERT_EQ(read(fd, 100), Errno::success);
  EXPECT_EQ(length(), 0U);
}

TEST_F(FileTransfer, ReadsAndWritesSeveralPieces) {
  pieces({{buffer, 2}, {buffer + 10, 0}, {buffer + 20, 3}});
  ASSERT_EQ(call("fd_read", fd, vectors, 3U, answer), Errno::success);
  EXPECT_EQ(length(), 5U);
  EXPECT_EQ(get_text(buffer, 2), "01");
  EXPECT_EQ(get_text(buffer + 20, 3), "234");
  ASSERT_EQ(call("fd_write", fd, vectors, 3U, answer), Errno::success);
  EXPECT_EQ(length(), 5U);
  EXPECT_EQ(host_read(root() / "file"), "0123401234");
}

TEST_F(FileTransfer, PositionedCallsLeaveThePosition) {
  pieces({{buffer, 3}});
  ASSERT_EQ(call("fd_pread", fd, vectors, 1U, std::uint64_t{6}, answer), Errno::success);
  EXPECT_EQ(get_text(buffer, 3), "678");
  ASSERT_EQ(call("fd_pwrite", fd, vectors, 1U, std::uint64_t{0}, answer), Errno::success);
  pieces({{buffer, 1}, {buffer + 1, 1}});
  ASSERT_EQ(call("fd_pwrite", fd, vectors, 2U, std::uint64_t{12}, answer), Errno::success);
  ASSERT_EQ(call("fd_pread", fd, vectors, 2U, std::uint64_t{3}, answer), Errno::success);
  EXPECT_EQ(get_text(buffer, 2), "34");
  EXPECT_EQ(host_read(root() / "file"), std::string("6783456789\0\00067", 14));
  EXPECT_EQ(position(), 0U);
}

TEST_F(FileTransfer, NothingToTransferIsNoError) {
  ASSERT_EQ(call("fd_read", fd, vectors, 0U, answer), Errno::success);
  EXPECT_EQ(length(), 0U);
  pieces({{outside, 0}});
  EXPECT_EQ(call("fd_read", fd, vectors, 1U, answer), Errno::success);
  EXPECT_EQ(call("fd_write", fd, vectors, 1U, answer), Errno::success);
}

TEST_F(FileTransfer, EveryPieceIsCheckedBeforeAnythingIsTransferred) {
  pieces({{buffer, 2}, {outside - 1, 2}});
  EXPECT_EQ(call("fd_read", fd, vectors, 2U, answer), Errno::fault);
  EXPECT_EQ(call("fd_write", fd, vectors, 2U, answer), Errno::fault);
  EXPECT_EQ(call("fd_pread", fd, vectors, 2U, std::uint64_t{0}, answer), Errno::fault);
  EXPECT_EQ(call("fd_pwrite", fd, vectors, 2U, std::uint64_t{0}, answer), Errno::fault);
  pieces({{0xffffffffU, 0xffffffffU}});
  EXPECT_EQ(call("fd_read", fd, vectors, 1U, answer), Errno::fault);
  EXPECT_EQ(call("fd_write", fd, vectors, 1U, answer), Errno::fault);
  EXPECT_EQ(position(), 0U);
  EXPECT_EQ(host_read(root() / "file"), "0123456789");
}

TEST_F(FileTransfer, TheListAndTheAnswerAreCheckedBeforeAnythingIsTransferred) {
  pieces({{buffer, 2}});
  EXPECT_EQ(call("fd_read", fd, vectors, 1U, outside - 3), Errno::fault);
  EXPECT_EQ(call("fd_write", fd, vectors, 1U, outside), Errno::fault);
  EXPECT_EQ(call("fd_read", fd, outside - 7, 1U, answer), Errno::fault);
  EXPECT_EQ(call("fd_read", fd, outside - 16, 3U, answer), Errno::fault);
  EXPECT_EQ(position(), 0U);
}

TEST_F(FileTransfer, TheNumberOfPiecesIsBounded) {
  for (std::uint32_t index = 0; index < 1024; ++index) put_value(vectors + 8 * index, IoVector{buffer + index, 1});
  ASSERT_EQ(call("fd_read", fd, vectors, 1024U, answer), Errno::success);
  EXPECT_EQ(length(), 10U);
  EXPECT_EQ(get_text(buffer, 10), "0123456789");
  EXPECT_EQ(call("fd_read", fd, vectors, 1025U, answer), Errno::inval);
  EXPECT_EQ(call("fd_write", fd, vectors, 0xffffffffU, answer), Errno::inval);
}

TEST_F(FileTransfer, BufferAtTheVeryEndOfMemory) {
  pieces({{outside - 10, 10}});
  ASSERT_EQ(call("fd_read", fd, vectors, 1U, answer), Errno::success);
  EXPECT_EQ(get_text(outside - 10, 10), "0123456789");
}

TEST_F(FileTransfer, UnalignedListsWork) {
  put_value(vectors + 1, IoVector{buffer, 3});
  ASSERT_EQ(call("fd_read", fd, vectors + 1, 1U, answer + 1), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer + 1), 3U);
}

TEST_F(FileTransfer, SeeksFromAllThreePlaces) {
  const auto seek = [&](std::int64_t offset, std::uint32_t whence) {
    return call("fd_seek", fd, static_cast<std::uint64_t>(offset), whence, answer);
  };
  ASSERT_EQ(seek(4, 0), Errno::success);
  ASSERT_EQ(seek(-1, 1), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 3U);
  ASSERT_EQ(seek(-2, 2), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 8U);
  EXPECT_EQ(seek(-9, 1), Errno::inval);
  EXPECT_EQ(seek(0, 3), Errno::inval);
  EXPECT_EQ(call("fd_seek", fd, std::uint64_t{2}, 0U, outside - 7), Errno::fault);
  EXPECT_EQ(call("fd_tell", fd, outside - 7), Errno::fault);
  EXPECT_EQ(position(), 8U);
  ASSERT_EQ(seek(0, 1), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), 8U);
}

TEST_F(FileTransfer, OffsetsBeyondFourGibibytes) {
  constexpr std::uint64_t far = (std::uint64_t{5} << 30) + 3;
  ASSERT_EQ(call("fd_seek", fd, far, 0U, answer), Errno::success);
  EXPECT_EQ(get<std::uint64_t>(answer), far);
  ASSERT_EQ(write(fd, "far"), Errno::success);
  EXPECT_EQ(position(), far + 3);
  EXPECT_EQ(std::filesystem::file_size(root() / "file"), far + 3);
  pieces({{buffer + 100, 3}});
  ASSERT_EQ(call("fd_pread", fd, vectors, 1U, far, answer), Errno::success);
  EXPECT_EQ(get_text(buffer + 100, 3), "far");
  EXPECT_EQ(call("fd_pread", fd, vectors, 1U, std::uint64_t{1} << 63, answer), Errno::inval);
  EXPECT_EQ(call("fd_pwrite", fd, vectors, 1U, ~std::uint64_t{0}, answer), Errno::inval);
}

TEST_F(FileTransfer, DescriptorsThatAreNotOpen) {
  for (const std::uint32_t number : {6U, 1000000U, 0xffffffffU}) {
    EXPECT_EQ(read(number, 1), Errno::badf);
    EXPECT_EQ(write(number, "x"), Errno::badf);
    EXPECT_EQ(call("fd_pread", number, vectors, 1U, std::uint64_t{0}, answer), Errno::badf);
    EXPECT_EQ(call("fd_pwrite", number, vectors, 1U, std::uint64_t{0}, answer), Errno::badf);
    EXPECT_EQ(call("fd_seek", number, std::uint64_t{0}, 0U, answer), Errno::badf);
    EXPECT_EQ(call("fd_tell", number, answer), Errno::badf);
    EXPECT_EQ(call("fd_close", number), Errno::badf);
  }
}

TEST_F(FileTransfer, AppendGoesToTheEnd) {
  ASSERT_EQ(open("file", 0, rights::file, fd_flags::append), Errno::success);
  const std::uint32_t appending = opened();
  ASSERT_EQ(write(appending, "A"), Errno::success);
  ASSERT_EQ(call("fd_seek", appending, std::uint64_t{0}, 0U, answer), Errno::success);
  ASSERT_EQ(write(appending, "B"), Errno::success);
  EXPECT_EQ(host_read(root() / "file"), "0123456789AB");
}

TEST_F(FileTransfer, RightsDecideHowTheHostFileIsOpened) {
  ASSERT_EQ(open("file", 0, rights::fd_read), Errno::success);
  EXPECT_EQ(write(opened(), "x"), Errno::notcapable);
  ASSERT_EQ(open("file", 0, rights::fd_write), Errno::success);
  EXPECT_EQ(read(opened(), 1), Errno::notcapable);
  EXPECT_EQ(host_read(root() / "file"), "0123456789");
}

}  // namespace
}  // namespace mpiwasm::wasi
