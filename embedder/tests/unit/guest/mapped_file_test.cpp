// Files mapped for reading.
#include "guest/mapped_file.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>

#include <cstring>
#include <fstream>
#include <string_view>
#include <utility>

#include "wasm/temporary_directory.hpp"

namespace mpiwasm::guest {
namespace {

class MappedFileTest : public testing::TestWithParam<MappedFile::Pages> {
 protected:
  MappedFileTest() { std::ofstream{path_} << "contents"; }

  std::optional<MappedFile> map(std::size_t size) {
    const auto file = HostFile::own(::open(path_.c_str(), O_RDONLY | O_CLOEXEC));
    return MappedFile::map(file, size, GetParam());
  }

 private:
  tests::TemporaryDirectory directory_;
  std::filesystem::path path_ = directory_.path() / "file";
};

TEST_P(MappedFileTest, OutlivesItsDescriptor) {
  auto mapped = map(8);
  ASSERT_TRUE(mapped);
  const MappedFile moved = std::move(*mapped);
  const auto* text = reinterpret_cast<const char*>(moved.bytes().data());
  EXPECT_EQ(std::string_view(text, moved.bytes().size()), "contents");
}

TEST_P(MappedFileTest, OfNoBytesIsNone) { EXPECT_FALSE(map(0)); }

TEST_P(MappedFileTest, NeedsAFile) { EXPECT_FALSE(MappedFile::map(HostFile{}, 8, GetParam())); }

INSTANTIATE_TEST_SUITE_P(Both, MappedFileTest, testing::Values(MappedFile::Pages::now, MappedFile::Pages::when_used));

}  // namespace
}  // namespace mpiwasm::guest
