// One file of an image: chunks between a header and the authentication code of all that stands before it. Whoever has
// no key can neither make nor change such a file unnoticed.
//
//   "mpiwasm image 04" | u32 number of the kind, u32 0, u64 size, data | ... | 32 bytes HMAC-SHA-256
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

#include "checkpoint/key.hpp"
#include "guest/host_file.hpp"
#include "wasm/cache/sha256.hpp"

namespace mpiwasm::checkpoint {

enum class Chunk : std::uint32_t { manifest = 1, code, program, library, memory };

/// HMAC-SHA-256 (RFC 2104).
class Authentication {
 public:
  explicit Authentication(const Key& key);
  void add(std::span<const std::byte> bytes) { inner_.add(bytes); }
  [[nodiscard]] wasm::Digest finish();

 private:
  wasm::Sha256 inner_;
  wasm::Sha256 outer_;
};

class ImageWriter {
 public:
  /// Creates a file of mode 0600, where none is.
  [[nodiscard]] static tl::expected<ImageWriter, std::string> create(const std::filesystem::path& path, const Key& key);

  void add(Chunk kind, std::span<const std::byte> data);
  /// A memory, without its pages of zeros.
  void add_memory(std::span<const std::byte> memory);

  /// Writes the end and waits until the file is on its disk. Returns what went wrong in any step, or an empty text.
  [[nodiscard]] std::string finish();
  [[nodiscard]] std::uint64_t size() const { return size_; }

 private:
  ImageWriter(std::filesystem::path path, guest::HostFile file, const Key& key)
      : path_(std::move(path)), file_(std::move(file)), authentication_(key) {}
  void write(std::span<const std::byte> bytes);

  std::filesystem::path path_;
  guest::HostFile file_;
  Authentication authentication_;
  std::uint64_t size_ = 0;
  std::string problem_;
};

class ImageReader {
 public:
  /// Reads a file of this user and checks that it is whole.
  [[nodiscard]] static tl::expected<ImageReader, std::string> open(const std::filesystem::path& path, const Key& key);

  /// The data of the first chunk of a kind, and of those behind it; nothing when there are no more.
  [[nodiscard]] std::optional<std::span<const std::byte>> next(Chunk kind);

 private:
  explicit ImageReader(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {}
  std::vector<std::byte> bytes_;
  std::size_t place_ = 0;
};

/// What add_memory() wrote: the size of the memory, and its pages.
[[nodiscard]] std::uint64_t memory_size(std::span<const std::byte> chunk);
/// Puts the pages into a memory of at least that size, which is zero. False when they do not fit.
[[nodiscard]] bool fill_memory(std::span<const std::byte> chunk, std::span<std::byte> memory);

}  // namespace mpiwasm::checkpoint
