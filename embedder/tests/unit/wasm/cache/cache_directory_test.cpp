#include "wasm/cache/cache_directory.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <fstream>

#include "wasm/temporary_directory.hpp"

namespace mpiwasm::wasm {
namespace {

namespace fs = std::filesystem;

CacheKey key_of(std::string_view text) { return Sha256{}.add(text).finish(); }

std::span<const std::byte> bytes_of(const std::string& text) { return std::as_bytes(std::span{text}); }

class CacheDirectoryTest : public testing::Test {
 protected:
  [[nodiscard]] fs::path path() const { return temporary_.path() / "modules"; }
  [[nodiscard]] CacheDirectory open(CacheUse use = CacheUse::own) const {
    auto directory = CacheDirectory::open(path(), use);
    EXPECT_TRUE(directory) << directory.error();
    return std::move(*directory);
  }
  [[nodiscard]] fs::path entry_path() const { return path() / entry_file_name(key_); }
  void store() const {
    const auto stored = open().store(key_, "ring.wasm", bytes_of(payload_));
    ASSERT_TRUE(stored) << stored.error();
  }

  tests::TemporaryDirectory temporary_;
  CacheKey key_ = key_of("key");
  std::string payload_ = "compiled code";
};

TEST_F(CacheDirectoryTest, ReturnsWhatWasStored) {
  store();
  const auto found = open().find(key_);
  ASSERT_TRUE(found.entry) << found.refusal;
  const auto payload = found.entry->payload();
  EXPECT_EQ(std::string(reinterpret_cast<const char*>(payload.data()), payload.size()), payload_);
  EXPECT_FALSE(open().find(key_of("another")).entry);
}

TEST_F(CacheDirectoryTest, MakesDirectoryAndEntriesPrivate) {
  store();
  EXPECT_EQ(fs::status(path()).permissions(), fs::perms::owner_all);
  EXPECT_EQ(fs::status(entry_path()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(CacheDirectoryTest, RefusesAnEntryWithAnyByteAltered) {
  payload_ = "short";
  store();
  std::fstream file{entry_path(), std::ios::in | std::ios::out | std::ios::binary};
  const auto size = fs::file_size(entry_path());
  const CacheDirectory directory = open();
  for (std::uintmax_t place = 0; place < size; ++place) {
    const auto flip = [&] {
      file.seekg(static_cast<std::streamoff>(place));
      const int old = file.get();
      file.seekp(static_cast<std::streamoff>(place));
      file.put(static_cast<char>(old ^ 0x10)).flush();
    };
    flip();
    const auto found = directory.find(key_);
    EXPECT_FALSE(found.entry) << "byte " << place;
    EXPECT_NE(found.refusal.find("is damaged"), std::string::npos);
    flip();
  }
  EXPECT_TRUE(directory.find(key_).entry);
}

TEST_F(CacheDirectoryTest, RefusesATornEntry) {
  store();
  const auto whole = fs::file_size(entry_path());
  for (const std::uintmax_t size : {std::uintmax_t{1}, std::uintmax_t{95}, std::uintmax_t{4096}, whole - 1}) {
    fs::resize_file(entry_path(), size);
    EXPECT_FALSE(open().find(key_).entry) << size;
  }
  fs::resize_file(entry_path(), whole + 1);
  EXPECT_FALSE(open().find(key_).entry);
  fs::resize_file(entry_path(), 0);
  EXPECT_FALSE(open().find(key_).entry);
}

TEST_F(CacheDirectoryTest, RefusesAnEntryUnderAnotherKeysName) {
  store();
  fs::rename(entry_path(), path() / entry_file_name(key_of("other")));
  EXPECT_FALSE(open().find(key_of("other")).entry);
}

TEST_F(CacheDirectoryTest, RefusesEntriesThatOthersCouldWrite) {
  store();
  for (const mode_t mode : {0620U, 0602U, 0666U}) {
    ASSERT_EQ(::chmod(entry_path().c_str(), mode), 0);
    const auto found = open().find(key_);
    EXPECT_FALSE(found.entry);
    EXPECT_NE(found.refusal.find("is writable by others"), std::string::npos);
  }
}

TEST_F(CacheDirectoryTest, RefusesDirectoriesThatOthersCouldWrite) {
  store();
  ASSERT_EQ(::chmod(path().c_str(), 0770), 0);
  const auto opened = CacheDirectory::open(path(), CacheUse::own);
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().find("is writable by others"), std::string::npos);
  EXPECT_FALSE(CacheDirectory::open(path(), CacheUse::site));
}

TEST_F(CacheDirectoryTest, RefusesWhatBelongsToOthers) {
  if (::geteuid() != 0) GTEST_SKIP() << "only root can give files away";
  store();
  constexpr uid_t other_user = 12345;
  ASSERT_EQ(::chown(entry_path().c_str(), other_user, static_cast<gid_t>(-1)), 0);
  EXPECT_NE(open().find(key_).refusal.find("belongs to another user"), std::string::npos);
  ASSERT_EQ(::chown(path().c_str(), other_user, static_cast<gid_t>(-1)), 0);
  EXPECT_FALSE(CacheDirectory::open(path(), CacheUse::own));
}

TEST_F(CacheDirectoryTest, DoesNotFollowLinksToEntries) {
  store();
  fs::rename(entry_path(), temporary_.path() / "elsewhere");
  fs::create_symlink(temporary_.path() / "elsewhere", entry_path());
  EXPECT_FALSE(open().find(key_).entry);
}

TEST_F(CacheDirectoryTest, SurvivesFullDisk) {
  // A file-size limit makes write fail in the middle, as a full disk does; in a child, for it cannot be taken back.
  (void)open();
  const pid_t child = ::fork();
  if (child == 0) {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{8192, 8192};
    if (::setrlimit(RLIMIT_FSIZE, &limit) != 0) ::_exit(3);
    const std::string large(100000, 'x');
    const auto stored = open().store(key_, "large", bytes_of(large));
    ::_exit(stored ? 1 : 0);
  }
  int status = -1;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  EXPECT_TRUE(fs::is_empty(path())) << "an unfinished file was left";
}

TEST_F(CacheDirectoryTest, ListsAndRemoves) {
  store();
  std::ofstream{path() / "unfinished-0123"} << "left by a killed run";
  std::ofstream{path() / "notes.txt"} << "not ours";
  const auto listed = open().list();
  ASSERT_EQ(listed.size(), 1U);
  EXPECT_EQ(listed[0].description, "ring.wasm");
  EXPECT_EQ(listed[0].name, to_hexadecimal(key_));
  const auto removed = open().remove_all();
  EXPECT_EQ(removed.entries, 1U);
  EXPECT_GT(removed.bytes, payload_.size());
  EXPECT_FALSE(fs::exists(path() / "unfinished-0123"));
  EXPECT_TRUE(fs::exists(path() / "notes.txt"));
}

class CacheSizeTest : public CacheDirectoryTest {
 protected:
  static CacheKey key(int number) { return Sha256{}.add(std::string(1, static_cast<char>('a' + number))).finish(); }

  /// Stores an entry of 4096 + 6000 bytes that was last used so many seconds ago.
  void store_used(int number, std::time_t seconds_ago) {
    const std::string payload(6000, 'x');
    ASSERT_TRUE(open().store(key(number), "test", bytes_of(payload)));
    set_age(entry_file_name(key(number)), seconds_ago);
  }
  void set_age(const std::string& name, std::time_t seconds_ago) {
    const timespec then{std::time(nullptr) - seconds_ago, 0};
    const std::array times{then, then};
    ASSERT_EQ(::utimensat(AT_FDCWD, (path() / name).c_str(), times.data(), 0), 0);
  }
  std::string present() {
    std::string numbers;
    for (int number = 0; number < 9; ++number)
      if (open().has(key(number))) numbers += std::to_string(number);
    return numbers;
  }
};

TEST_F(CacheSizeTest, WhatWasNotUsedForLongestGoesFirst) {
  store_used(0, 300);
  store_used(1, 900);
  store_used(2, 100);
  store_used(3, 600);
  open().trim(2 * 10096, key(2));
  EXPECT_EQ(present(), "02");
  open().trim(2 * 10096, key(2));
  EXPECT_EQ(present(), "02");
}

TEST_F(CacheSizeTest, WhatWasStoredLastStaysHoweverLargeItIs) {
  store_used(0, 10);
  store_used(1, 1000);
  open().trim(5, key(1));
  EXPECT_EQ(present(), "1");
}

TEST_F(CacheSizeTest, LoadingCountsAsUse) {
  store_used(0, 100000);
  store_used(1, 50000);
  ASSERT_TRUE(open().find(key(0)).entry);
  open().trim(10096, key(8));
  EXPECT_EQ(present(), "0");
}

TEST_F(CacheSizeTest, LeftoversOfKilledRunsGoWhenTheyAreOld) {
  store_used(0, 0);
  for (const char* name : {"unfinished-old", "unfinished-new", "notes.txt"}) std::ofstream{path() / name} << "x";
  set_age("unfinished-old", 2 * 24 * 3600);
  set_age("notes.txt", 2 * 24 * 3600);
  open().trim(1 << 20, key(0));
  EXPECT_FALSE(fs::exists(path() / "unfinished-old"));
  EXPECT_TRUE(fs::exists(path() / "unfinished-new"));
  EXPECT_TRUE(fs::exists(path() / "notes.txt"));
  EXPECT_EQ(present(), "0");
}

TEST_F(CacheDirectoryTest, DescriptionsAreSafeToPrint) {
  const auto stored = open().store(key_, "evil\033[2J\n", bytes_of(payload_));
  ASSERT_TRUE(stored);
  EXPECT_EQ(open().list().at(0).description, "evil?[2J?");
}

}  // namespace
}  // namespace mpiwasm::wasm
