#include "checkpoint/difference.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "checkpoint/image_writer.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr Key key{std::byte{5}};
constexpr std::size_t page = 4096;

class Comparison : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "comparison-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    all_ = Checkpoints{folder_};
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] Manifest save(int number, const std::vector<std::byte>& memory, const std::string& program,
                              const std::string& library) const {
    Manifest manifest;
    manifest.id = std::to_string(number);
    manifest.number = number;
    EXPECT_EQ(all_.begin(number), "");
    auto writer = ImageWriter::create(all_.place(number) / Checkpoints::rank_file(0), key, manifest.label_of_rank(0));
    EXPECT_TRUE(writer);
    writer->add(Chunk::program, std::as_bytes(std::span{program}));
    writer->add_memory(memory, nullptr);
    writer->add(Chunk::library, std::as_bytes(std::span{library}));
    EXPECT_EQ(writer->finish(), "");
    return manifest;
  }

  std::filesystem::path folder_;
  Checkpoints all_{{}};
};

TEST_F(Comparison, CountsPagesThatDiffer) {
  std::vector<std::byte> memory(16 * page);
  memory[3 * page] = std::byte{1};
  const Manifest before = save(1, memory, "frames", "files");
  memory[3 * page + 7] = std::byte{2};  // one that had data
  memory[9 * page] = std::byte{3};      // one of zeros
  memory.resize(20 * page);
  memory[19 * page] = std::byte{4};  // one that was not there
  const Manifest after = save(2, memory, "frames", "others");
  const auto found = compare(all_, before, after, 0, key);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->changed, 3 * page);
  EXPECT_EQ(found->memory_before, 16 * page);
  EXPECT_EQ(found->memory_after, 20 * page);
  EXPECT_FALSE(found->frames_differ);
  EXPECT_TRUE(found->libraries_differ);
}

TEST_F(Comparison, FindsNothingInEqualOnes) {
  const std::vector<std::byte> memory(4 * page, std::byte{1});
  const Manifest before = save(1, memory, "frames", "files");
  const Manifest after = save(2, memory, "frames", "files");
  const auto found = compare(all_, before, after, 0, key);
  ASSERT_TRUE(found) << found.error();
  EXPECT_EQ(found->changed, 0);
  EXPECT_FALSE(found->frames_differ || found->libraries_differ);
}

TEST_F(Comparison, RefusesWhatIsDamaged) {
  const std::vector<std::byte> memory(4 * page, std::byte{1});
  const Manifest before = save(1, memory, "frames", "files");
  const Manifest after = save(2, memory, "frames", "files");
  std::filesystem::resize_file(all_.place(2) / Checkpoints::rank_file(0), page);
  const auto found = compare(all_, before, after, 0, key);
  ASSERT_FALSE(found);
  EXPECT_NE(found.error().find("is damaged"), std::string::npos);
}

}  // namespace
}  // namespace mpiwasm::checkpoint
