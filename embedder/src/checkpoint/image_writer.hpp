// Writes one file of an image (image_table.hpp has its form).
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

/// What is in the file of a rank of an earlier checkpoint, and in those that it refers to.
struct EarlierImage {
  int number = 0;          ///< of the checkpoint
  std::uint64_t size = 0;  ///< of its own file
  ImageTable table;
};

class ImageWriter {
 public:
  /// Creates a file of mode 0600, where none is.
  [[nodiscard]] static tl::expected<ImageWriter, std::string> create(const std::filesystem::path& path, const Key& key,
                                                                     std::string label, Compression compression = {});
  /// Writes behind what an open file has, which stays open. It is not needed after this process: finish() does not wait
  /// for its disk. `path` is for messages.
  [[nodiscard]] static ImageWriter in(guest::HostFile file, const std::filesystem::path& path, const Key& key,
                                      std::string label, Compression compression);

  void add(Chunk kind, std::span<const std::byte> data);
  /// A memory, without its pages of zeros, and without the pieces that an earlier image has. That may be null;
  /// otherwise bases_of(*earlier) must be beside this file.
  void add_memory(std::span<const std::byte> memory, const EarlierImage* earlier);

  /// Writes the end and waits until a file of its own is on its disk. Returns what went wrong in any step, or an empty
  /// text.
  [[nodiscard]] std::string finish();
  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] const ImageTable& table() const { return table_; }

 private:
  ImageWriter(std::filesystem::path path, guest::HostFile file, const Key& key, std::string label,
              Compression compression)
      : path_(std::move(path)), file_(std::move(file)), key_(key), compressor_(compression) {
    table_.label = std::move(label);
  }
  void write(std::span<const std::byte> bytes);
  void flush();
  void write_back();
  /// Puts the pages into the buffer and completes the piece, but for where its data are.
  void gather(Piece& piece, std::span<const std::byte> data);
  void keep(Piece& piece);
  void compress(Piece& piece);
  [[nodiscard]] std::uint8_t source_of(const EarlierImage& earlier, std::uint8_t source);

  std::filesystem::path path_;
  guest::HostFile file_;
  Key key_;
  Compressor compressor_;
  std::vector<std::byte> compressed_;
  ImageTable table_;
  std::vector<std::byte> buffer_;   ///< what follows in the file
  std::uint64_t size_ = 0;          ///< the buffer included
  std::uint64_t written_back_ = 0;  ///< bytes of the file that the kernel has been asked to bring to the disk
  std::string problem_;
};

/// The files to which an image may refer that leaves out what an earlier one has.
[[nodiscard]] std::vector<Base> bases_of(const EarlierImage& earlier);

}  // namespace mpiwasm::checkpoint
