// One file of the code cache: a fixed header, a readable line, and the compiled code. The header's checksum covers
// every other byte of the file, so that no damaged or torn entry is ever executed. Every start computes
// it, so it is a fast one that detects any damage: no checksum in the same file protects against deliberate changes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "guest/mapped_file.hpp"
#include "wasm/cache/sha256.hpp"

namespace mpiwasm::wasm {

/// Names compiled code: equal keys mean interchangeable code.
using CacheKey = Digest;

/// XXH3 of 128 bits.
using Checksum = std::array<std::byte, 16>;

struct EntryHeader {
  std::uint64_t magic;
  std::uint32_t format;
  std::uint32_t description_size;  ///< the description follows the header
  std::uint64_t payload_offset;    ///< a multiple of 4096
  std::uint64_t payload_size;
  CacheKey key;
  Checksum checksum;  ///< of the whole file with this field zero
};
static_assert(sizeof(EntryHeader) == 80);

inline constexpr std::uint64_t entry_magic = 0x65646f6377697077;  // "wpiwcode" on disk, little-endian
inline constexpr std::uint32_t entry_format = 2;

/// The bytes of an entry's file up to the payload.
[[nodiscard]] std::string make_entry_head(const CacheKey& key, const std::string& description,
                                          std::span<const std::byte> payload);

/// A complete, verified entry.
class CacheEntry {
 public:
  /// Checks the file's length, header, key and checksum.
  [[nodiscard]] static std::optional<CacheEntry> verify(guest::MappedFile file, const CacheKey& key);

  [[nodiscard]] std::span<const std::byte> payload() const;

 private:
  explicit CacheEntry(guest::MappedFile file) : file_(std::move(file)) {}
  guest::MappedFile file_;
};

/// The description in an entry's file, made safe to print; nothing when it is not an entry.
[[nodiscard]] std::optional<std::string> read_description(std::span<const std::byte> file);

}  // namespace mpiwasm::wasm
