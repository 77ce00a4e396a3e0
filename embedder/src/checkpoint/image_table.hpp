// The table of contents of a file of an image: which chunks it has, and for each piece of them where its data are and
// what they must be. Data of a memory that have not changed since an earlier checkpoint are in the file of that one.
//
//   image_magic | data of the pieces | table | u64 size of the table | 32 bytes HMAC-SHA-256
//
// The code authenticates all but the data, and the table has a digest of the data of each piece.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "wasm/cache/sha256.hpp"

namespace mpiwasm::checkpoint {

/// The number rises with each change of what an image has, here or in a library's state.
inline constexpr std::string_view image_magic = "mpiwasm image 13";
inline constexpr std::size_t page_size = 4096;
/// A page of WebAssembly.
inline constexpr std::size_t piece_size = 65536;
/// Bytes of a chunk, at most: those of the largest memory.
inline constexpr std::uint64_t largest_chunk = std::uint64_t{1} << 32;
/// Earlier files that one refers to: more make a restart read more files, and more of what has been replaced stay.
inline constexpr std::size_t most_bases = 7;

enum class Chunk : std::uint32_t { manifest = 1, code, program, library, memory };

enum class Encoding : std::uint8_t { plain, zstd };

struct Piece {
  std::uint64_t place = 0;  ///< of its first byte in the chunk, a multiple of piece_size
  std::uint16_t pages = 0;  ///< a bit for each page that it has; the others are zeros
  std::uint8_t source = 0;  ///< 0: this file; otherwise that of the base of this number, counted from 1
  Encoding encoding = Encoding::plain;
  std::uint32_t stored = 0;  ///< bytes in the file
  std::uint64_t offset = 0;  ///< of these in the file
  wasm::Digest content{};    ///< SHA-256 of its pages
  wasm::Digest as_stored{};  ///< of what is in the file

  [[nodiscard]] bool operator==(const Piece& other) const = default;
};

struct ChunkTable {
  Chunk kind{};
  std::uint64_t size = 0;     ///< bytes
  std::vector<Piece> pieces;  ///< by place; what none has is zeros

  [[nodiscard]] bool operator==(const ChunkTable& other) const = default;
};

/// The file of the same rank of an earlier checkpoint.
struct Base {
  int number = 0;  ///< of the checkpoint
  std::uint64_t size = 0;

  [[nodiscard]] bool operator==(const Base& other) const = default;
};

struct ImageTable {
  std::string label;  ///< of which checkpoint it is, and what
  std::vector<Base> bases;
  std::vector<ChunkTable> chunks;

  [[nodiscard]] bool operator==(const ImageTable& other) const = default;
};

/// The bytes of the pages that a piece has; 0 when it has some that the chunk has not.
[[nodiscard]] std::size_t content_size(const ChunkTable& chunk, const Piece& piece);

[[nodiscard]] std::vector<std::byte> bytes_of(const ImageTable& table);

/// Nothing when the table contradicts itself, or a file whose data end at `data_end`.
[[nodiscard]] std::optional<ImageTable> parse_table(std::span<const std::byte> bytes, std::uint64_t data_end);

}  // namespace mpiwasm::checkpoint
