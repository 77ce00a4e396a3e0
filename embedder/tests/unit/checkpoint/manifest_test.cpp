#include "checkpoint/manifest.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <string>

#include "checkpoint/image_writer.hpp"
#include "checkpoint/private_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr Key key{std::byte{5}};

class Directory : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "checkpoints-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    all_ = Checkpoints{folder_};
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void add_file(int number, const std::string& name, const std::string& label) const {
    auto writer = ImageWriter::create(all_.place(number) / name, key, label);
    ASSERT_TRUE(writer) << writer.error();
    writer->add(Chunk::program, std::as_bytes(std::span{std::string_view{"frames"}}));
    ASSERT_EQ(writer->finish(), "");
  }
  void save(int number) const {
    ASSERT_EQ(all_.begin(number), "");
    Manifest manifest;
    manifest.id = std::to_string(number);
    manifest.number = number;
    manifest.arguments = {"one", ""};
    manifest.code_id = manifest.id;
    add_file(number, Checkpoints::code_file, manifest.label_of_code());
    add_file(number, Checkpoints::rank_file(0), manifest.label_of_rank(0));
    manifest.code_size = std::filesystem::file_size(all_.place(number) / Checkpoints::code_file);
    manifest.sizes = {std::filesystem::file_size(all_.place(number) / Checkpoints::rank_file(0))};
    ASSERT_EQ(all_.commit(manifest, key), "");
  }

  std::filesystem::path folder_;
  Checkpoints all_{{}};
};

TEST_F(Directory, HasWhatWasCommitted) {
  save(3);
  EXPECT_EQ(all_.numbers(), std::vector<int>{3});
  const auto manifest = all_.read(3, key);
  ASSERT_TRUE(manifest) << manifest.error();
  EXPECT_EQ(manifest->arguments, (std::vector<std::string>{"one", ""}));
  EXPECT_TRUE(all_.verify(*manifest, key).empty());
}

TEST_F(Directory, DoesNotCountWhatIsIncomplete) {
  save(1);
  ASSERT_EQ(all_.begin(2), "");
  add_file(2, Checkpoints::rank_file(0), "2");
  std::vector<std::string> problems;
  const auto newest = all_.newest(key, problems);
  ASSERT_TRUE(newest) << newest.error();
  EXPECT_EQ(newest->number, 1);
  EXPECT_EQ(problems.size(), 1U);
}

TEST_F(Directory, FindsFilesThatAreCutOff) {
  save(1);
  save(2);
  std::vector<std::string> problems;
  EXPECT_EQ(all_.newest(key, problems)->number, 2);
  std::filesystem::resize_file(all_.place(2) / "rank-0", 20);
  EXPECT_EQ(all_.newest(key, problems)->number, 1);
  std::filesystem::remove(all_.place(1) / "code");
  EXPECT_FALSE(all_.newest(key, problems));
}

TEST_F(Directory, RefusesFilesOfAnotherCheckpoint) {
  save(1);
  save(2);
  const auto manifest = all_.read(2, key);
  ASSERT_TRUE(manifest);
  std::filesystem::copy_file(all_.place(1) / "rank-0", all_.place(2) / "rank-0",
                             std::filesystem::copy_options::overwrite_existing);
  const auto problems = all_.verify(*manifest, key);
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_NE(problems[0].find("rank-0 belongs to another checkpoint"), std::string::npos);
  std::filesystem::rename(all_.place(1), all_.place(4));
  EXPECT_FALSE(all_.read(4, key));
}

TEST_F(Directory, KeepsTwoGenerationsAndWhatIsUnderWay) {
  for (const int number : {1, 2, 3}) save(number);
  ASSERT_EQ(all_.begin(4), "");
  all_.prune(2);
  EXPECT_EQ(all_.numbers(), (std::vector<int>{2, 3, 4}));
}

TEST_F(Directory, RefusesWhatOthersCanOpen) {
  save(1);
  ASSERT_EQ(::chmod(all_.place(1).c_str(), 0750), 0);
  EXPECT_FALSE(all_.read(1, key));
}

TEST_F(Directory, IgnoresOtherNames) {
  for (const char* name : {"checkpoint-", "checkpoint-0", "checkpoint-1x", "checkpoint--1", "other"})
    std::filesystem::create_directory(folder_ / name);
  EXPECT_TRUE(all_.numbers().empty());
}

TEST_F(Directory, NothingIsRemovedByWayOfALink) {
  const std::filesystem::path other = folder_ / "other";
  std::filesystem::create_directory(other);
  std::ofstream{other / "manifest"} << "of something else";
  std::filesystem::create_directory_symlink(other, all_.place(1));
  save(2);
  save(3);
  all_.prune(1);
  EXPECT_EQ(all_.numbers(), std::vector<int>{3});
  EXPECT_TRUE(std::filesystem::exists(other / "manifest"));
}

TEST_F(Directory, TheLastNumberIsNotCounted) {
  save(1);
  std::filesystem::create_directory(all_.place(2147483647));
  EXPECT_EQ(all_.numbers(), std::vector<int>{1});
}

TEST_F(Directory, MustNotBeWritableByOthers) {
  const std::filesystem::path made = folder_ / "new" / "images";
  const mode_t before = ::umask(0);
  EXPECT_FALSE(make_private_directory(made));
  ::umask(before);
  EXPECT_EQ(std::filesystem::status(made).permissions(), std::filesystem::perms::owner_all);
  EXPECT_EQ(why_not_kept_in(made), "");
  EXPECT_FALSE(make_private_directory(made));
  ASSERT_EQ(::chmod(made.c_str(), 0770), 0);
  EXPECT_NE(why_not_kept_in(made).find("is writable by others"), std::string::npos);
  ASSERT_EQ(::chmod(made.c_str(), 0755), 0);
  EXPECT_EQ(why_not_kept_in(made), "");
  EXPECT_NE(why_not_kept_in(folder_ / "missing").find("cannot be examined"), std::string::npos);
}

}  // namespace
}  // namespace mpiwasm::checkpoint
