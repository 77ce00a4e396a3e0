// fd_readdir: complete, with any size of buffer, and with cookies that stay good while the directory changes.
#include <filesystem>
#include <map>
#include <set>
#include <string>

#include "wasi_test.hpp"

namespace mpiwasm::wasi {
namespace {

namespace filesystem = std::filesystem;

struct Entry {
  std::string name;
  FileType type;
  std::uint64_t next;
  std::uint64_t inode;
};

class ReadDirectory : public WasiTest {
 protected:
  void make_files(int count) {
    for (int index = 0; index < count; ++index) host_write(root() / ("file-" + std::to_string(index)), "");
  }

  // One call; whole entries only, as C libraries take them.
  std::vector<Entry> read_once(std::uint32_t length, std::uint64_t cookie, bool& at_end) {
    EXPECT_EQ(call("fd_readdir", granted, buffer, length, cookie, answer), Errno::success);
    const auto used = get<std::uint32_t>(answer);
    EXPECT_LE(used, length);
    at_end = used < length;
    std::vector<Entry> entries;
    for (std::uint32_t at = 0; at + 24 <= used;) {
      const auto head = get<DirectoryEntry>(buffer + at);
      if (at + 24 + head.name_length > used) break;
      entries.push_back({get_text(buffer + at + 24, head.name_length), head.type, head.next_cookie, head.inode});
      at += 24 + head.name_length;
    }
    return entries;
  }

  std::vector<Entry> read_all(std::uint32_t length, std::uint64_t cookie = 0) {
    std::vector<Entry> all;
    for (bool at_end = false; !at_end;) {
      const auto entries = read_once(length, cookie, at_end);
      if (entries.empty() && !at_end) {
        ADD_FAILURE() << "no whole entry fits in " << length;
        break;
      }
      for (const Entry& entry : entries) all.push_back(entry);
      if (!entries.empty()) cookie = entries.back().next;
    }
    return all;
  }

  static std::multiset<std::string> names(const std::vector<Entry>& entries) {
    std::multiset<std::string> names;
    for (const Entry& entry : entries) names.insert(entry.name);
    return names;
  }
};

TEST_F(ReadDirectory, AThousandFilesWithEverySizeOfBuffer) {
  make_files(1000);
  std::multiset<std::string> expected = {".", ".."};
  for (int index = 0; index < 1000; ++index) expected.insert("file-" + std::to_string(index));
  for (const std::uint32_t length : {40U, 100U, 511U, 4096U, 65536U, 500000U}) {
    EXPECT_EQ(names(read_all(length)), expected) << length;
  }
}

TEST_F(ReadDirectory, TellsTypesAndInodes) {
  host_write(root() / "file", "");
  filesystem::create_directory(root() / "dir");
  filesystem::create_symlink("file", root() / "link");
  std::map<std::string, Entry> entries;
  for (const Entry& entry : read_all(4096)) entries.emplace(entry.name, entry);
  ASSERT_EQ(entries.size(), 5U);
  EXPECT_EQ(entries.at("file").type, FileType::regular_file);
  EXPECT_EQ(entries.at("dir").type, FileType::directory);
  EXPECT_EQ(entries.at("link").type, FileType::symbolic_link);
  EXPECT_EQ(entries.at(".").type, FileType::directory);
  ASSERT_EQ(status("file"), Errno::success);
  EXPECT_EQ(entries.at("file").inode, get<FileStat>(answer).inode);
}

TEST_F(ReadDirectory, CookiesStayGoodWhileFilesGo) {
  make_files(300);
  const std::vector<Entry> before = read_all(65536);
  ASSERT_EQ(before.size(), 302U);
  for (std::size_t index = 0; index < 100; ++index) {
    if (before[index].type == FileType::regular_file) filesystem::remove(root() / before[index].name);
  }
  const std::vector<Entry> rest = read_all(200, before[150].next);
  ASSERT_EQ(rest.size(), 151U);
  for (std::size_t index = 0; index < rest.size(); ++index) EXPECT_EQ(rest[index].name, before[151 + index].name);
  EXPECT_TRUE(read_all(200, before.back().next).empty());
}

TEST_F(ReadDirectory, AnEntryThatDoesNotFitIsCutAtTheEndOfTheBuffer) {
  make_files(1);
  put_value(buffer + 10, std::uint64_t{0x1122334455667788});
  ASSERT_EQ(call("fd_readdir", granted, buffer, 10U, std::uint64_t{0}, answer), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 10U);
  EXPECT_EQ(get<std::uint64_t>(buffer + 10), 0x1122334455667788U);
  ASSERT_EQ(call("fd_readdir", granted, buffer, 0U, std::uint64_t{0}, answer), Errno::success);
  EXPECT_EQ(get<std::uint32_t>(answer), 0U);
}

TEST_F(ReadDirectory, LongestNames) {
  const std::string longest(255, 'n');
  host_write(root() / longest, "");
  EXPECT_EQ(names(read_all(24 + 255)).count(longest), 1U);
}

TEST_F(ReadDirectory, RefusesBadInput) {
  EXPECT_EQ(call("fd_readdir", granted, outside - 99, 100U, std::uint64_t{0}, answer), Errno::fault);
  EXPECT_EQ(call("fd_readdir", granted, buffer, 100U, std::uint64_t{0}, outside - 3), Errno::fault);
  EXPECT_EQ(call("fd_readdir", granted, buffer, 100U, ~std::uint64_t{0}, answer), Errno::inval);
  EXPECT_EQ(call("fd_readdir", 99U, buffer, 100U, std::uint64_t{0}, answer), Errno::badf);
  EXPECT_EQ(call("fd_readdir", 1U, buffer, 100U, std::uint64_t{0}, answer), Errno::notdir);
  // A cookie that was never given out is harmless, whatever the file system makes of it.
  const Errno odd = call("fd_readdir", granted, buffer, 100U, std::uint64_t{123456789}, answer);
  EXPECT_TRUE(odd == Errno::success || odd == Errno::inval || odd == Errno::noent) << odd;
}

}  // namespace
}  // namespace mpiwasm::wasi
