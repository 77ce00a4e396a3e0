#include "checkpoint/earlier_files.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "checkpoint/image_reader.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr Key key{std::byte{5}};
constexpr std::size_t pieces = 64;

class EarlierFiles : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "earlier-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    all_ = Checkpoints{folder_};
    for (std::size_t i = 0; i < pieces; ++i) std::fill_n(memory_.begin() + piece(i), piece_size, std::byte(i + 1));
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  static std::ptrdiff_t piece(std::size_t number) { return static_cast<std::ptrdiff_t>(number * piece_size); }
  void change(std::size_t number) { memory_[number * piece_size + 5] = std::byte(++changes_); }
  static std::string label(int number) { return std::to_string(number); }
  [[nodiscard]] std::filesystem::path file(int number) const { return all_.place(number) / Checkpoints::rank_file(0); }

  /// Saves the memory. Returns the bytes that were written.
  std::uint64_t save(int number) {
    EXPECT_EQ(all_.begin(number), "");
    auto writer = ImageWriter::create(file(number), key, label(number));
    EXPECT_TRUE(writer);
    const bool is_incremental = earlier_.number > 0 && link_earlier(all_, number, 0, earlier_, key);
    writer->add_memory(memory_, is_incremental ? &earlier_ : nullptr);
    EXPECT_EQ(writer->finish(), "");
    if (is_incremental) unlink_unused(all_, number, 0, earlier_, writer->table());
    earlier_ = {.number = number, .size = writer->size(), .table = writer->table()};
    return writer->size();
  }
  void expect_saved(int number) {
    auto reader = ImageReader::open(file(number), key, label(number));
    ASSERT_TRUE(reader) << reader.error();
    EXPECT_TRUE(reader->verify().empty());
    std::vector<std::byte> again(memory_.size());
    EXPECT_EQ(reader->fill(*reader->next(Chunk::memory), again), "");
    EXPECT_EQ(again, memory_);
  }

  std::filesystem::path folder_;
  Checkpoints all_{{}};
  std::vector<std::byte> memory_ = std::vector<std::byte>(pieces * piece_size);
  EarlierImage earlier_;
  int changes_ = 100;
};

TEST_F(EarlierFiles, AreUsedForWhatHasNotChanged) {
  EXPECT_GT(save(1), pieces * piece_size);
  change(7);
  EXPECT_LT(save(2), 2 * piece_size);
  change(8);
  std::fill_n(memory_.begin() + piece(9), piece_size, std::byte{0});
  memory_.resize(memory_.size() + 3 * piece_size);
  memory_.back() = std::byte{1};
  EXPECT_LT(save(3), 2 * piece_size);
  expect_saved(3);
  EXPECT_EQ(all_.earlier_files(3).size(), 2U);
}

TEST_F(EarlierFiles, StayWhenTheirCheckpointIsRemoved) {
  (void)save(1);
  change(7);
  (void)save(2);
  all_.remove(1);
  expect_saved(2);
  change(8);
  EXPECT_LT(save(3), 2 * piece_size);
  all_.remove(2);
  expect_saved(3);
}

TEST_F(EarlierFiles, AreNamedWhenTheyAreDamaged) {
  (void)save(1);
  change(7);
  (void)save(2);
  std::fstream damaged{file(1), std::ios::in | std::ios::out | std::ios::binary};
  damaged.seekp(static_cast<std::streamoff>(image_magic.size() + 3 * piece_size));
  damaged.put('?');
  damaged.close();
  auto reader = ImageReader::open(file(2), key, label(2));
  ASSERT_TRUE(reader) << reader.error();
  const auto problems = reader->verify();
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_NE(problems[0].find("rank-0.from-1 is damaged between the bytes 196624 and "), std::string::npos);
  EXPECT_NE(problems[0].find("(memory from 0x30000)"), std::string::npos);
}

TEST_F(EarlierFiles, AreLeftOutWhenNothingOfThemIsUsed) {
  (void)save(1);
  for (std::size_t i = 0; i < pieces; ++i) change(i);
  (void)save(2);
  EXPECT_TRUE(all_.earlier_files(2).empty());
}

TEST_F(EarlierFiles, AreNotUsedWhenTheyAreGoneOrCutOffOrOpenToOthers) {
  (void)save(1);
  change(7);
  (void)save(2);
  std::filesystem::resize_file(file(1), 1000);
  EXPECT_GT(save(3), pieces * piece_size);
  expect_saved(3);
  EXPECT_TRUE(all_.earlier_files(3).empty());
  ASSERT_EQ(::chmod(file(3).c_str(), 0640), 0);
  EXPECT_GT(save(4), pieces * piece_size);
  all_.remove(4);
  EXPECT_GT(save(5), pieces * piece_size);
}

TEST_F(EarlierFiles, AreNotThoseOfAnotherJob) {
  (void)save(1);
  const EarlierImage own = earlier_;
  all_.remove(1);
  change(3);
  earlier_ = {};
  (void)save(1);
  EXPECT_EQ(earlier_.size, own.size);
  earlier_ = own;
  EXPECT_GT(save(2), pieces * piece_size);
  expect_saved(2);
}

TEST_F(EarlierFiles, AreReplacedByACompleteImageFromTimeToTime) {
  (void)save(1);
  int incremental = 0;
  int number = 2;
  for (;; ++number, ++incremental) {
    change(static_cast<std::size_t>(number));
    if (save(number) > pieces * piece_size) break;
    ASSERT_LT(number, 20);
  }
  EXPECT_EQ(incremental, static_cast<int>(most_bases));
  expect_saved(number);
  // Sooner when a little of each earlier file is still in use.
  incremental = 0;
  for (std::size_t constant = 4;; constant += 4, ++incremental) {
    for (std::size_t i = constant; i < pieces; ++i) change(i);
    if (save(++number) > pieces * piece_size) break;
    ASSERT_LT(number, 40);
  }
  EXPECT_LT(incremental, static_cast<int>(most_bases));
  expect_saved(number);
}

}  // namespace
}  // namespace mpiwasm::checkpoint
