#include "checkpoint/manifest.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>
#include <utility>

#include "checkpoint/image_writer.hpp"
#include "checkpoint/private_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr Key key{std::byte{5}};

Program program_of(const std::string& module, const std::string& code) {
  Program program;
  program.module = module;
  program.module_digest = module;
  program.code = code;
  program.thread_level = 2;
  program.options = {"-d", module};
  program.arguments = {module, ""};
  return program;
}

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
  void save(int number, const std::function<void(Manifest&)>& change = [](Manifest&) {}) const {
    ASSERT_EQ(all_.begin(number), "");
    Manifest manifest;
    manifest.id = std::to_string(number);
    manifest.number = number;
    manifest.processes = 3;
    manifest.programs = {program_of("a.wasm", std::string(64, 'a')), program_of("b.wasm", {}),
                         program_of("c.wasm", std::string(64, 'c'))};
    manifest.program_of_rank = {0, 2, 0};
    manifest.codes = codes_of(manifest.programs);
    for (Code& code : manifest.codes) {
      code.id = manifest.id;
      add_file(number, code.file(), code.label());
      code.size = std::filesystem::file_size(all_.place(number) / code.file());
    }
    for (int rank = 0; rank < manifest.processes; ++rank) {
      add_file(number, Checkpoints::rank_file(rank), manifest.label_of_rank(rank));
      manifest.sizes.push_back(std::filesystem::file_size(all_.place(number) / Checkpoints::rank_file(rank)));
    }
    change(manifest);
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
  ASSERT_EQ(manifest->programs.size(), 3U);
  EXPECT_EQ(manifest->program_at(1).arguments, (std::vector<std::string>{"c.wasm", ""}));
  EXPECT_EQ(manifest->program_at(2), manifest->programs[0]);
  EXPECT_EQ(manifest->program_at(1).thread_level, 2);
  EXPECT_EQ(manifest->code_of(manifest->program_at(1)), &manifest->codes[1]);
  EXPECT_EQ(manifest->code_of(manifest->programs[1]), nullptr);
  EXPECT_EQ(manifest->codes[1].file(), "code-cccccccccccccccc");
  EXPECT_EQ(manifest->name_modules(), "a.wasm (ranks 0 and 2), c.wasm (rank 1)");
  EXPECT_TRUE(all_.verify(*manifest, key).empty());
}

TEST_F(Directory, RefusesManifestsThatContradictThemselves) {
  const std::vector<std::function<void(Manifest&)>> changes = {
      [](Manifest& manifest) { manifest.program_of_rank[1] = 3; },
      [](Manifest& manifest) { manifest.program_of_rank.pop_back(); },
      [](Manifest& manifest) { manifest.programs.clear(); },
      [](Manifest& manifest) { manifest.codes.pop_back(); },
      [](Manifest& manifest) { manifest.sizes.pop_back(); },
      [](Manifest& manifest) { manifest.processes = 2; },
      // Its name is that of a file.
      [](Manifest& manifest) { manifest.codes[0].name = manifest.programs[0].code = "/../../../other/file"; },
      [](Manifest& manifest) {
        manifest.processes = 0;
        manifest.sizes.clear();
        manifest.program_of_rank.clear();
      },
  };
  int number = 0;
  for (const auto& change : changes) {
    save(++number, change);
    const auto manifest = all_.read(number, key);
    ASSERT_FALSE(manifest) << number;
    EXPECT_NE(manifest.error().find("its manifest is incomplete"), std::string::npos) << manifest.error();
  }
}

TEST_F(Directory, TheModuleOfAllIsNamedOnce) {
  save(1, [](Manifest& manifest) { manifest.program_of_rank = {2, 2, 2}; });
  EXPECT_EQ(all_.read(1, key)->name_modules(), "c.wasm");
}

TEST(Ranks, AreNamedBriefly) {
  EXPECT_EQ(name_ranks({3}), "rank 3");
  EXPECT_EQ(name_ranks({0, 1}), "ranks 0-1");
  EXPECT_EQ(name_ranks({0, 1, 2, 5}), "ranks 0-2 and 5");
  EXPECT_EQ(name_ranks({1, 3, 5, 6}), "ranks 1, 3 and 5-6");
}

TEST(Programs, ThatHaveTheSameCodeHaveItOnce) {
  const std::string code(64, '0');
  EXPECT_EQ(codes_of({program_of("a", code), program_of("b", {}), program_of("c", code)}).size(), 1U);
  EXPECT_TRUE(is_code_name(code));
  EXPECT_FALSE(is_code_name("0"));
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
  std::filesystem::remove(all_.place(1) / "code-cccccccccccccccc");
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

TEST_F(Directory, WhatARunHasNotGoneOnFromDoesNotCount) {
  for (const int number : {1, 2, 3, 4}) save(number);
  all_.go_on_from(2);
  save(5);
  all_.prune(2);
  EXPECT_EQ(all_.numbers(), (std::vector<int>{2, 5}));
  save(6);
  all_.prune(2);
  EXPECT_EQ(all_.numbers(), (std::vector<int>{5, 6}));
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
