#include "wasm/cache/cache_entry.hpp"

#define XXH_INLINE_ALL  // its headers alone: no library to find at run time
#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "wasm/printable.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t alignment = 4096;
constexpr std::size_t longest_description = 2048;

Checksum checksum_of(EntryHeader header, std::span<const std::byte> rest_of_head, std::span<const std::byte> payload) {
  header.checksum = {};
  XXH3_state_t state;
  XXH3_128bits_reset(&state);
  XXH3_128bits_update(&state, &header, sizeof header);
  XXH3_128bits_update(&state, rest_of_head.data(), rest_of_head.size());
  XXH3_128bits_update(&state, payload.data(), payload.size());
  XXH128_canonical_t canonical;
  XXH128_canonicalFromHash(&canonical, XXH3_128bits_digest(&state));
  return std::bit_cast<Checksum>(canonical.digest);
}

/// The header, when the sizes in it fit the file exactly.
std::optional<EntryHeader> read_header(std::span<const std::byte> file) {
  EntryHeader header;
  if (file.size() < sizeof header) return std::nullopt;
  std::memcpy(&header, file.data(), sizeof header);
  const bool is_sound = header.magic == entry_magic && header.format == entry_format &&
                        header.payload_offset <= file.size() && header.payload_offset >= sizeof header &&
                        header.description_size <= header.payload_offset - sizeof header &&
                        header.payload_size == file.size() - header.payload_offset;
  return is_sound ? std::optional{header} : std::nullopt;
}

}  // namespace

std::string make_entry_head(const CacheKey& key, const std::string& description, std::span<const std::byte> payload) {
  EntryHeader header{};
  header.magic = entry_magic;
  header.format = entry_format;
  header.description_size = static_cast<std::uint32_t>(std::min(description.size(), longest_description));
  header.payload_offset = alignment;
  header.payload_size = payload.size();
  header.key = key;

  std::string head(alignment, '\0');
  std::memcpy(head.data() + sizeof header, description.data(), header.description_size);
  header.checksum = checksum_of(header, std::as_bytes(std::span{head}).subspan(sizeof header), payload);
  std::memcpy(head.data(), &header, sizeof header);
  return head;
}

std::optional<CacheEntry> CacheEntry::verify(guest::MappedFile file, const CacheKey& key) {
  const auto bytes = file.bytes();
  const auto header = read_header(bytes);
  if (!header || header->key != key) return std::nullopt;
  const auto head = bytes.subspan(sizeof(EntryHeader), header->payload_offset - sizeof(EntryHeader));
  if (checksum_of(*header, head, bytes.subspan(header->payload_offset)) != header->checksum) return std::nullopt;
  return CacheEntry{std::move(file)};
}

std::span<const std::byte> CacheEntry::payload() const {
  const auto header = read_header(file_.bytes());
  return file_.bytes().subspan(header->payload_offset);
}

std::optional<std::string> read_description(std::span<const std::byte> file) {
  const auto header = read_header(file);
  if (!header) return std::nullopt;
  return printable({reinterpret_cast<const char*>(file.data() + sizeof(EntryHeader)), header->description_size});
}

}  // namespace mpiwasm::wasm
