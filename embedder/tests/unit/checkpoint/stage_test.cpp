#include "checkpoint/stage.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <new>
#include <string>
#include <vector>

#include "checkpoint/flush.hpp"
#include "checkpoint/image_reader.hpp"

namespace mpiwasm::checkpoint {
namespace {

namespace fs = std::filesystem;

const Key key{std::byte{7}};

class TemporaryDirectory {
 public:
  TemporaryDirectory() {
    std::string name = (fs::temp_directory_path() / "stage-XXXXXX").string();
    EXPECT_NE(::mkdtemp(name.data()), nullptr);
    path_ = name;
  }
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  ~TemporaryDirectory() { fs::remove_all(path_); }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::uint64_t write(Stage& stage, const fs::path& path, const std::string& label, std::size_t size) {
  auto writer = stage.write(path, key, label, {});
  EXPECT_TRUE(writer.has_value());
  writer->add(Chunk::code, std::vector<std::byte>(size, std::byte{3}));
  EXPECT_EQ(writer->finish(), "");
  stage.add(writer->size());
  return writer->size();
}

void expect_content(const fs::path& path, const std::string& label, std::size_t size) {
  auto reader = ImageReader::open(path, key, label);
  ASSERT_TRUE(reader.has_value()) << reader.error();
  EXPECT_EQ(reader->read(*reader->next(Chunk::code)).value(), std::vector<std::byte>(size, std::byte{3}));
}

TEST(Stage, CopiesItsFilesToTheirPaths) {
  const TemporaryDirectory directory;
  auto stage = Stage::open(directory.path());
  ASSERT_TRUE(stage.has_value()) << stage.error();
  const fs::path one = directory.path() / "rank-0";
  const fs::path other = directory.path() / "code-1";
  for (const std::size_t size : {std::size_t{3'000'000}, std::size_t{5}}) {
    const std::uint64_t expected = write(*stage, one, "a", size) + write(*stage, other, "b", 2 * size);
    EXPECT_TRUE(is_being_copied(directory.path()));
    EXPECT_FALSE(fs::exists(one));
    std::atomic<std::uint64_t> copied = 0;
    EXPECT_EQ(stage->copy(copied), "");
    EXPECT_EQ(copied, expected);
    EXPECT_FALSE(is_being_copied(directory.path()));
    expect_content(one, "a", size);
    expect_content(other, "b", 2 * size);
    EXPECT_EQ(stage->clear(), "");
    fs::remove(one);
    fs::remove(other);
  }
  EXPECT_TRUE(fs::is_empty(directory.path()));
}

TEST(Stage, DoesNotReplaceWhatLiesAtAPath) {
  const TemporaryDirectory directory;
  auto stage = Stage::open(directory.path());
  ASSERT_TRUE(stage.has_value()) << stage.error();
  const fs::path path = directory.path() / "rank-0";
  fs::create_symlink(directory.path() / "elsewhere", unfinished_path(path));
  EXPECT_FALSE(stage->write(path, key, "a", {}).has_value());
  EXPECT_FALSE(fs::exists(directory.path() / "elsewhere"));
}

TEST(Stage, MarksWhatCannotBeCopied) {
  const TemporaryDirectory directory;
  auto stage = Stage::open(directory.path());
  ASSERT_TRUE(stage.has_value()) << stage.error();
  const fs::path path = directory.path() / "rank-0";
  (void)write(*stage, path, "a", 100);
  fs::create_directories(path / "full");  // no file can take its place
  std::atomic<std::uint64_t> copied = 0;
  EXPECT_NE(stage->copy(copied), "");
  EXPECT_TRUE(fs::exists(failed_path(path)));
}

TEST(Flush, WaitsForTheFilesOfAllProcesses) {
  const TemporaryDirectory directory;
  const Checkpoints all{directory.path()};
  Manifest manifest;
  manifest.number = 1;
  manifest.processes = 2;
  ASSERT_EQ(all.begin(1), "");
  auto stage = Stage::open(directory.path());
  ASSERT_TRUE(stage.has_value()) << stage.error();
  auto other = Stage::open(directory.path());
  ASSERT_TRUE(other.has_value()) << other.error();
  manifest.sizes = {write(*stage, all.place(1) / "rank-0", "a", 10), write(*other, all.place(1) / "rank-1", "b", 20)};
  Flush first;
  first.start([&](std::atomic<std::uint64_t>& copied) {
    return stage->copy(copied).empty() && wait_for_files(all, manifest, copied).value_or(false);
  });
  Flush second;
  second.start([&](std::atomic<std::uint64_t>& copied) { return other->copy(copied).empty(); });
  EXPECT_TRUE(second.wait());
  EXPECT_TRUE(first.wait());
}

TEST(Flush, DoesNotGoWellWithoutMemory) {
  Flush flush;
  flush.start([](std::atomic<std::uint64_t>&) -> bool { throw std::bad_alloc{}; });
  EXPECT_FALSE(flush.wait());
  EXPECT_FALSE(flush.is_running());
}

TEST(Flush, LearnsThatAProcessCannotCopyItsFile) {
  const TemporaryDirectory directory;
  const Checkpoints all{directory.path()};
  Manifest manifest;
  manifest.number = 1;
  manifest.processes = 2;
  ASSERT_EQ(all.begin(1), "");
  auto stage = Stage::open(directory.path());
  ASSERT_TRUE(stage.has_value()) << stage.error();
  manifest.sizes = {write(*stage, all.place(1) / "rank-0", "a", 10), 1};
  std::atomic<std::uint64_t> copied = 0;
  ASSERT_EQ(stage->copy(copied), "");
  fs::create_directory(failed_path(all.place(1) / "rank-1"));
  EXPECT_FALSE(wait_for_files(all, manifest, copied).value());
  fs::remove(failed_path(all.place(1) / "rank-1"));
  fs::create_directory(all.place(1) / "rank-1");
  EXPECT_FALSE(wait_for_files(all, manifest, copied).has_value());
}

}  // namespace
}  // namespace mpiwasm::checkpoint
