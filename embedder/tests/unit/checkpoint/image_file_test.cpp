
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "checkpoint/authentication.hpp"
#include "checkpoint/image_reader.hpp"
#include "checkpoint/image_writer.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr Key key{std::byte{1}, std::byte{2}, std::byte{3}};
constexpr const char* label = "1-a rank-0";

class ImageFile : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "image-XXXXXX").string();
    ASSERT_NE(::mkdtemp(name.data()), nullptr);
    folder_ = name;
    path_ = folder_ / "file";
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  void write(std::span<const std::byte> memory) {
    std::filesystem::remove(path_);
    auto writer = ImageWriter::create(path_, key, label);
    ASSERT_TRUE(writer) << writer.error();
    writer->add(Chunk::program, std::as_bytes(std::span{std::string_view{"frames"}}));
    writer->add_memory(memory, nullptr);
    ASSERT_EQ(writer->finish(), "");
  }

  std::filesystem::path folder_;
  std::filesystem::path path_;
};

// RFC 4231, test case 1, with the key filled up by zeros, which HMAC does itself.
TEST(Authentication, IsThatOfTheStandard) {
  Key of_the_test{};
  std::fill_n(of_the_test.begin(), 20, std::byte{0x0b});
  Authentication authentication{of_the_test};
  authentication.add(std::as_bytes(std::span{std::string_view{"Hi There"}}));
  EXPECT_EQ(wasm::to_hexadecimal(authentication.finish()),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
}

TEST_F(ImageFile, GivesBackMemoryWithoutItsZeros) {
  std::vector<std::byte> memory(std::size_t{1} << 20);
  memory[5] = std::byte{1};
  memory[300'000] = std::byte{2};
  memory.back() = std::byte{3};
  write(memory);
  EXPECT_LT(std::filesystem::file_size(path_), 20'000U);
  auto reader = ImageReader::open(path_, key, label);
  ASSERT_TRUE(reader) << reader.error();
  const ChunkTable* const chunk = reader->next(Chunk::memory);
  ASSERT_NE(chunk, nullptr);
  EXPECT_EQ(chunk->size, memory.size());
  std::vector<std::byte> again(memory.size());
  EXPECT_EQ(reader->fill(*chunk, again), "");
  EXPECT_EQ(again, memory);
  std::vector<std::byte> smaller(memory.size() - 1);
  EXPECT_NE(reader->fill(*chunk, smaller), "");
  EXPECT_EQ(reader->next(Chunk::program), nullptr);
}

// Whose the table is shows only when it has been read.
TEST_F(ImageFile, HasNoTableThatWouldFillTheHost) {
  write({});
  constexpr std::uint64_t size = std::uint64_t{1} << 43;
  constexpr std::uint64_t trailer = sizeof size + sizeof(wasm::Digest);
  std::filesystem::resize_file(path_, size);
  const std::uint64_t table_size = size - trailer - image_magic.size();
  std::fstream file{path_, std::ios::binary | std::ios::in | std::ios::out};
  file.seekp(static_cast<std::streamoff>(size - trailer));
  file.write(reinterpret_cast<const char*>(&table_size), sizeof table_size);
  file.close();
  const auto reader = ImageReader::open(path_, key, label);
  ASSERT_FALSE(reader);
  EXPECT_NE(reader.error().find("is damaged from byte"), std::string::npos) << reader.error();
}

TEST_F(ImageFile, GivesBackOtherChunks) {
  std::string text(3 * piece_size + 5000, 'x');
  text[100'000] = '\0';
  auto writer = ImageWriter::create(path_, key, label);
  ASSERT_TRUE(writer) << writer.error();
  writer->add(Chunk::library, {});
  writer->add(Chunk::library, std::as_bytes(std::span{text}));
  ASSERT_EQ(writer->finish(), "");
  EXPECT_EQ(writer->size(), std::filesystem::file_size(path_));
  auto reader = ImageReader::open(path_, key, label);
  ASSERT_TRUE(reader) << reader.error();
  EXPECT_TRUE(reader->read(*reader->next(Chunk::library))->empty());
  const auto again = reader->read(*reader->next(Chunk::library));
  ASSERT_TRUE(again) << again.error();
  EXPECT_TRUE(std::ranges::equal(*again, std::as_bytes(std::span{text})));
  EXPECT_FALSE(ImageReader::open(path_, key, "1-a rank-1"));
}

TEST_F(ImageFile, HasNoChunkThatNoReaderTakes) {
  auto writer = ImageWriter::create(path_, key, label);
  ASSERT_TRUE(writer) << writer.error();
  const std::byte first{};
  // It is refused for its size, so the others are not read.
  writer->add(Chunk::library, {&first, largest_chunk + 1});
  EXPECT_NE(writer->finish().find("more than an image holds"), std::string::npos);
}

TEST_F(ImageFile, CompressesWhereThatSavesSpace) {
  std::vector<std::byte> memory(8 * piece_size);
  std::uint64_t state = 1;
  for (std::size_t i = 0; i < memory.size(); ++i) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    // The first half can be compressed.
    memory[i] = static_cast<std::byte>(i < memory.size() / 2 ? i / 64 : state >> 56U);
  }
  std::fill_n(memory.begin() + 3 * page_size, page_size, std::byte{0});
  auto writer = ImageWriter::create(path_, key, label, {.level = 1});
  ASSERT_TRUE(writer) << writer.error();
  writer->add(Chunk::library, {});
  writer->add(Chunk::library, std::span{memory}.first(100));
  writer->add_memory(memory, nullptr);
  ASSERT_EQ(writer->finish(), "");
  EXPECT_LT(writer->size(), memory.size() * 5 / 8);
  EXPECT_GT(writer->size(), memory.size() / 2);
  auto reader = ImageReader::open(path_, key, label);
  ASSERT_TRUE(reader) << reader.error();
  const ChunkTable* const chunk = reader->next(Chunk::memory);
  ASSERT_NE(chunk, nullptr);
  EXPECT_EQ(chunk->pieces.front().encoding, Encoding::zstd);
  EXPECT_EQ(chunk->pieces.back().encoding, Encoding::plain);
  std::vector<std::byte> again(memory.size());
  EXPECT_EQ(reader->fill(*chunk, again), "");
  EXPECT_EQ(again, memory);
}

TEST(Compression, IsParsed) {
  EXPECT_EQ(Compression::parse("none")->level, 0);
  EXPECT_EQ(Compression::parse("zstd")->level, 1);
  EXPECT_EQ(Compression::parse("zstd:19")->level, 19);
  for (const char* text : {"", "zst", "zstd:", "zstd:0", "zstd:-1", "zstd:99", "zstd:1x", "zstd1", "zstd:+1", "lz4"})
    EXPECT_FALSE(Compression::parse(text)) << text;
}

TEST(Decompression, RefusesOtherSizesAndOtherBytes) {
  const std::vector<std::byte> content(piece_size, std::byte{7});
  std::vector<std::byte> compressed(piece_size);
  compressed.resize(Compressor{{.level = 3}}.compress(content, compressed).value_or(0));
  ASSERT_FALSE(compressed.empty());
  Decompressor decompressor;
  std::vector<std::byte> again(piece_size);
  EXPECT_TRUE(decompressor.decompress(compressed, again));
  EXPECT_EQ(again, content);
  std::vector<std::byte> smaller(piece_size - 1);
  std::vector<std::byte> larger(piece_size + 1);
  EXPECT_FALSE(decompressor.decompress(compressed, smaller));
  EXPECT_FALSE(decompressor.decompress(compressed, larger));
  EXPECT_FALSE(decompressor.decompress(std::span{compressed}.first(compressed.size() - 1), again));
  EXPECT_FALSE(decompressor.decompress(content, again));
  EXPECT_FALSE(decompressor.decompress({}, again));
}

TEST_F(ImageFile, NamesWhatIsDamaged) {
  std::vector<std::byte> memory(8 * piece_size, std::byte{9});
  write(memory);
  std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
  const std::uint64_t frames_end = image_magic.size() + std::string_view{"frames"}.size();
  for (const std::uint64_t piece : {2U, 5U}) {
    file.seekp(static_cast<std::streamoff>(frames_end + piece * piece_size + 77));
    file.put('?');
  }
  file.close();
  auto reader = ImageReader::open(path_, key, label);
  ASSERT_TRUE(reader) << reader.error();
  const auto problems = reader->verify();
  ASSERT_EQ(problems.size(), 2U);
  const auto between = "is damaged between the bytes " + std::to_string(frames_end + 2 * piece_size) + " and " +
                       std::to_string(frames_end + 3 * piece_size) + " (memory from 0x20000)";
  EXPECT_NE(problems[0].find(between), std::string::npos) << problems[0];
  EXPECT_NE(problems[1].find("(memory from 0x50000)"), std::string::npos) << problems[1];
  std::vector<std::byte> again(memory.size());
  EXPECT_EQ(reader->fill(*reader->next(Chunk::memory), again), problems[0]);
}

TEST_F(ImageFile, IsPrivateAndNotOverwritten) {
  write({});
  struct stat status{};
  ASSERT_EQ(::stat(path_.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0600U);
  EXPECT_FALSE(ImageWriter::create(path_, key, label));
  ASSERT_EQ(::chmod(path_.c_str(), 0640), 0);
  EXPECT_FALSE(ImageReader::open(path_, key, label));
}

TEST_F(ImageFile, FindsEveryChangedByteAndEveryCut) {
  std::vector<std::byte> memory(300, std::byte{9});
  write(memory);
  std::ifstream file{path_, std::ios::binary};
  const std::string whole{std::istreambuf_iterator<char>{file}, {}};
  const auto opens = [&](const std::string& contents) {
    std::ofstream{path_, std::ios::binary} << contents;
    auto reader = ImageReader::open(path_, key, label);
    return reader && reader->verify().empty();
  };
  EXPECT_TRUE(opens(whole));
  for (std::size_t place = 0; place < whole.size(); place += 7) {
    std::string changed = whole;
    changed[place] = static_cast<char>(changed[place] ^ 4);
    EXPECT_FALSE(opens(changed)) << place;
    EXPECT_FALSE(opens(whole.substr(0, place))) << place;
  }
  EXPECT_FALSE(opens(whole + "x"));
  Key other = key;
  other[31] = std::byte{1};
  EXPECT_TRUE(opens(whole));
  EXPECT_FALSE(ImageReader::open(path_, other, label));
}

TEST_F(ImageFile, OfAnotherVersionIsRefusedWithTheNumber) {
  write({});
  const auto problem_with = [&](std::string_view magic) {
    std::fstream file{path_, std::ios::in | std::ios::out | std::ios::binary};
    file.write(magic.data(), static_cast<std::streamsize>(magic.size()));
    file.close();
    return ImageReader::open(path_, key, label).error();
  };
  EXPECT_NE(problem_with("mpiwasm image 09").find("file is an image of version 09, and this mpiwasm reads version"),
            std::string::npos);
  EXPECT_NE(problem_with("mpiwasm image x9").find("file is no image of this version"), std::string::npos);
  EXPECT_NE(problem_with("something else 1").find("file is no image of this version"), std::string::npos);
}

}  // namespace
}  // namespace mpiwasm::checkpoint
