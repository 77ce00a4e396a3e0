// Open files and clocks of a guest that is continued by another context, as in another process.

#include "standard_file.hpp"
#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

class SavedState : public WasiTest {
 protected:
  std::vector<std::byte> save() {
    EXPECT_EQ(context().why_not_saved(), "");
    guest::ArchiveWriter to;
    EXPECT_EQ(context().save(to), "");
    return to.bytes();
  }
  std::string restore(std::span<const std::byte> saved) {
    start(options());
    guest::ArchiveReader from{saved};
    return context().restore(from);
  }
};

TEST_F(SavedState, HasFilesAtTheirPositions) {
  host_write(root() / "file", "0123456789");
  ASSERT_EQ(open("file"), Errno::success);
  const std::uint32_t file = opened();
  ASSERT_EQ(read(file, 4), Errno::success);
  ASSERT_EQ(restore(save()), "");
  ASSERT_EQ(read(file, 3), Errno::success);
  EXPECT_EQ(get_text(buffer, 3), "456");
  EXPECT_EQ(call("fd_close", file), Errno::success);
  EXPECT_EQ(call("fd_close", file), Errno::badf);
}

TEST_F(SavedState, CutsWhatWasAppendedSince) {
  ASSERT_EQ(open("log", open_flags::create, rights::file, fd_flags::append), Errno::success);
  const std::uint32_t file = opened();
  ASSERT_EQ(write(file, "abc"), Errno::success);
  const auto saved = save();
  ASSERT_EQ(write(file, "def"), Errno::success);
  ASSERT_EQ(restore(saved), "");
  EXPECT_EQ(host_read(root() / "log"), "abc");
  ASSERT_EQ(write(file, "x"), Errno::success);
  EXPECT_EQ(host_read(root() / "log"), "abcx");
}

TEST_F(SavedState, StandsInAFileThatIsStandardInput) {
  host_write(root() / "input", "0123456789");
  const auto input = HostFile::own(::open((root() / "input").c_str(), O_RDONLY | O_CLOEXEC));
  const Replaced replaced{0, input.number()};
  start(options());
  ASSERT_EQ(read(0, 4), Errno::success);
  const auto saved = save();
  ASSERT_EQ(::lseek(0, 0, SEEK_SET), 0);
  ASSERT_EQ(restore(saved), "");
  ASSERT_EQ(read(0, 3), Errno::success);
  EXPECT_EQ(get_text(buffer, 3), "456");
}

TEST_F(SavedState, DropsWhatItHasReadOfAPipe) {
  const auto begin = [this](const Pipe& pipe, std::string_view text) {
    ASSERT_EQ(::write(pipe.writer.number(), text.data(), text.size()), static_cast<ssize_t>(text.size()));
    (void)::dup2(pipe.reader.number(), 0);
  };
  const Pipe first;
  const Replaced replaced{0, first.reader.number()};
  start(options());
  begin(first, "0123456789");
  ASSERT_EQ(read(0, 4), Errno::success);
  const auto saved = save();
  const Pipe second;
  begin(second, "abcdefg");
  ASSERT_EQ(restore(saved), "");
  ASSERT_EQ(read(0, 2), Errno::success);
  EXPECT_EQ(get_text(buffer, 2), "ef");
  // Saved once more, it counts from the beginning.
  const auto later = save();
  const Pipe third;
  begin(third, "ABCDEFGH");
  ASSERT_EQ(restore(later), "");
  ASSERT_EQ(read(0, 8), Errno::success);
  EXPECT_EQ(get_text(buffer, 2), "GH");
}

TEST_F(SavedState, KeepsNumbersAndRights) {
  host_write(root() / "file", "text");
  ASSERT_EQ(open("file", 0, rights::fd_read), Errno::success);
  ASSERT_EQ(call("fd_renumber", opened(), granted), Errno::success);
  ASSERT_EQ(restore(save()), "");
  EXPECT_EQ(write(granted, "no"), Errno::notcapable);
  ASSERT_EQ(read(granted, 4), Errno::success);
  EXPECT_EQ(get_text(buffer, 4), "text");
  // The read-only grant is there, and the one that was closed is not.
  EXPECT_EQ(status("file", 1, read_only), Errno::success);
}

TEST_F(SavedState, LetsTheMonotonicClockGoOn) {
  const auto now = [this] {
    EXPECT_EQ(call("clock_time_get", 1U, std::uint64_t{1}, answer), Errno::success);
    return get<std::uint64_t>(answer);
  };
  const std::uint64_t before = now();
  const auto saved = save();
  ASSERT_EQ(restore(saved), "");
  const std::uint64_t after = now();
  EXPECT_GE(after, before);
  EXPECT_LT(after - before, std::uint64_t{60'000'000'000});
}

TEST_F(SavedState, IsRefusedForFilesThatAreGone) {
  host_write(root() / "file", "text");
  ASSERT_EQ(open("file"), Errno::success);
  ASSERT_EQ(call_with_path("path_unlink_file", "file"), Errno::success);
  EXPECT_NE(context().why_not_saved(), "");
}

TEST_F(SavedState, IsRefusedWhenItIsIncomplete) {
  host_write(root() / "file", "text");
  ASSERT_EQ(open("file"), Errno::success);
  const auto saved = save();
  for (std::size_t length = 0; length < saved.size(); ++length)
    EXPECT_NE(restore(std::span{saved}.first(length)), "") << length;
  host_write(root() / "file", "cut");
  EXPECT_NE(restore(saved), "");
}

}  // namespace
}  // namespace mpiwasm::wasi
