#include "wasm/cache_entry.hpp"

#include <algorithm>
#include <cstring>

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t alignment = 4096;
constexpr std::size_t longest_description = 2048;

Digest digest_of(EntryHeader header, std::span<const std::byte> rest_of_head, std::span<const std::byte> payload) {
  header.digest = {};
  return Sha256{}.add(std::as_bytes(std::span{&header, 1})).add(rest_of_head).add(payload).finish();
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
  header.digest = digest_of(header, std::as_bytes(std::span{head}).subspan(sizeof header), payload);
  std::memcpy(head.data(), &header, sizeof header);
  return head;
}

std::optional<CacheEntry> CacheEntry::verify(MappedFile file, const CacheKey& key) {
  const auto bytes = file.bytes();
  const auto header = read_header(bytes);
  if (!header || header->key != key) return std::nullopt;
  const auto head = bytes.subspan(sizeof(EntryHeader), header->payload_offset - sizeof(EntryHeader));
  if (digest_of(*header, head, bytes.subspan(header->payload_offset)) != header->digest) return std::nullopt;
  return CacheEntry{std::move(file)};
}

std::span<const std::byte> CacheEntry::payload() const {
  const auto header = read_header(file_.bytes());
  return file_.bytes().subspan(header->payload_offset);
}

std::optional<std::string> read_description(std::span<const std::byte> file) {
  const auto header = read_header(file);
  if (!header) return std::nullopt;
  std::string text{reinterpret_cast<const char*>(file.data() + sizeof(EntryHeader)), header->description_size};
  std::replace_if(text.begin(), text.end(), [](unsigned char letter) { return letter < ' ' || letter == 0x7f; }, '?');
  return text;
}

}  // namespace mpiwasm::wasm
