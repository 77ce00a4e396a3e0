// Compression of the pieces of an image by Zstandard.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace mpiwasm::checkpoint {

/// How images are compressed.
struct Compression {
  int level = 0;  ///< of Zstandard; 0: not at all

  /// "none", "zstd" or "zstd:LEVEL".
  [[nodiscard]] static std::optional<Compression> parse(std::string_view text);
};

class Compressor {
 public:
  explicit Compressor(Compression compression);

  /// The size in `into`; nothing when the bytes are not to be compressed, or would not fit there.
  [[nodiscard]] std::optional<std::size_t> compress(std::span<const std::byte> bytes, std::span<std::byte> into);

 private:
  struct Delete {
    void operator()(void* context) const;
  };
  int level_;
  std::unique_ptr<void, Delete> context_;
};

class Decompressor {
 public:
  Decompressor();

  /// Whether the bytes are compressed ones of just this size.
  [[nodiscard]] bool decompress(std::span<const std::byte> bytes, std::span<std::byte> into);

 private:
  struct Delete {
    void operator()(void* context) const;
  };
  std::unique_ptr<void, Delete> context_;
};

}  // namespace mpiwasm::checkpoint
