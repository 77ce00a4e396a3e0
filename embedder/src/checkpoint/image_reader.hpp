// Reads one file of an image, and what it refers to in those of earlier checkpoints. Data are checked as they are read.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

#include "checkpoint/compression.hpp"
#include "checkpoint/image_table.hpp"
#include "checkpoint/key.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::checkpoint {

class ImageReader {
 public:
  /// Opens a file of this user that has this label. The errors here and below are one line for the user.
  [[nodiscard]] static tl::expected<ImageReader, std::string> open(const std::filesystem::path& path, const Key& key,
                                                                   std::string_view label);

  [[nodiscard]] const ImageTable& table() const { return table_; }
  [[nodiscard]] std::uint64_t size() const { return size_; }

  /// The first chunk of a kind, and those behind it; null when there are no more.
  [[nodiscard]] const ChunkTable* next(Chunk kind);

  [[nodiscard]] tl::expected<std::vector<std::byte>, std::string> read(const ChunkTable& chunk);
  /// Into a memory of that size, which is zero. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string fill(const ChunkTable& chunk, std::span<std::byte> memory);
  /// One piece, into piece_size bytes, which are zero.
  [[nodiscard]] std::string fill(const ChunkTable& chunk, const Piece& piece, std::span<std::byte> bytes);
  /// Reads all. Returns a line for each place that is damaged, up to some.
  [[nodiscard]] std::vector<std::string> verify();

 private:
  ImageReader(std::filesystem::path path, guest::HostFile file, std::uint64_t size, ImageTable table)
      : path_(std::move(path)), file_(std::move(file)), size_(size), table_(std::move(table)) {}
  [[nodiscard]] tl::expected<int, std::string> file_of(const Piece& piece);
  [[nodiscard]] std::string read_stored(const Piece& piece, std::span<std::byte> into);
  [[nodiscard]] std::filesystem::path path_of(const Piece& piece) const;

  std::filesystem::path path_;
  guest::HostFile file_;
  std::uint64_t size_;
  ImageTable table_;
  std::size_t next_ = 0;
  std::vector<guest::HostFile> bases_;  ///< opened when they are needed
  std::vector<std::byte> stored_;
  std::vector<std::byte> content_;
  Decompressor decompressor_;
};

inline constexpr std::string_view earlier_mark = ".from-";
/// The name beside the file of an image of a file of an earlier checkpoint.
[[nodiscard]] std::filesystem::path base_path(const std::filesystem::path& image, int number);

}  // namespace mpiwasm::checkpoint
