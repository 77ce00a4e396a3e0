#include "checkpoint/difference.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <span>
#include <vector>

#include "checkpoint/image_file.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {
namespace {

using Bytes = std::span<const std::byte>;
constexpr std::size_t page = 4096;
constexpr std::array<std::byte, page> zeros{};

/// The pages of a memory as an image has them: those of zeros are empty.
tl::expected<std::vector<Bytes>, std::string> pages_of(Bytes chunk) {
  const auto incomplete = tl::unexpected(std::string{"its memory is incomplete"});
  guest::ArchiveReader from{chunk};
  const auto size = from.get<std::uint64_t>();
  constexpr std::uint64_t largest = std::uint64_t{1} << 32;
  if (!from.ok() || size > largest) return incomplete;
  std::vector<Bytes> pages((size + page - 1) / page);
  while (!from.is_at_end()) {
    auto offset = from.get<std::uint64_t>();
    Bytes bytes = from.take(from.get<std::uint64_t>());
    if (!from.ok() || offset % page != 0 || offset > size || bytes.size() > size - offset) return incomplete;
    for (; !bytes.empty(); offset += page) {
      const Bytes first = bytes.first(std::min(page, bytes.size()));
      pages[offset / page] = first;
      bytes = bytes.subspan(first.size());
    }
  }
  return pages;
}

bool are_equal(Bytes one, Bytes other) {
  if (one.empty()) one = Bytes{zeros}.first(other.size());
  if (other.empty()) other = Bytes{zeros}.first(one.size());
  return one.size() == other.size() && std::memcmp(one.data(), other.data(), one.size()) == 0;
}

/// The chunks of one rank.
struct Parts {
  ImageReader reader;
  Bytes program;
  Bytes memory;
  std::vector<Bytes> libraries;
};

tl::expected<Parts, std::string> read_parts(const Checkpoints& all, const Manifest& manifest, int rank,
                                            const Key& key) {
  const auto path = all.place(manifest.number) / Checkpoints::rank_file(rank);
  auto reader = ImageReader::open(path, key);
  if (!reader) return tl::unexpected(reader.error());
  const auto id = reader->next(Chunk::manifest);
  if (!id || !std::ranges::equal(*id, std::as_bytes(std::span{manifest.id})))
    return tl::unexpected(fmt::format("{} belongs to another checkpoint", path.native()));
  const auto program = reader->next(Chunk::program);
  const auto memory = reader->next(Chunk::memory);
  if (!program || !memory) return tl::unexpected(fmt::format("{} is incomplete", path.native()));
  Parts parts{.reader = std::move(*reader), .program = *program, .memory = *memory, .libraries = {}};
  while (const auto library = parts.reader.next(Chunk::library)) parts.libraries.push_back(*library);
  return parts;
}

}  // namespace

tl::expected<Difference, std::string> compare(const Checkpoints& all, const Manifest& before, const Manifest& after,
                                              int rank, const Key& key) {
  const auto one = read_parts(all, before, rank, key);
  if (!one) return tl::unexpected(one.error());
  const auto other = read_parts(all, after, rank, key);
  if (!other) return tl::unexpected(other.error());
  auto pages_before = pages_of(one->memory);
  if (!pages_before) return tl::unexpected(pages_before.error());
  auto pages_after = pages_of(other->memory);
  if (!pages_after) return tl::unexpected(pages_after.error());
  Difference difference{.memory_before = memory_size(one->memory), .memory_after = memory_size(other->memory)};
  const std::size_t pages = std::max(pages_before->size(), pages_after->size());
  pages_before->resize(pages);
  pages_after->resize(pages);
  for (std::size_t i = 0; i < pages; ++i)
    if (!are_equal((*pages_before)[i], (*pages_after)[i])) difference.changed += page;
  difference.frames_differ = !std::ranges::equal(one->program, other->program);
  difference.libraries_differ = !std::ranges::equal(
      one->libraries, other->libraries, [](Bytes first, Bytes second) { return std::ranges::equal(first, second); });
  return difference;
}

}  // namespace mpiwasm::checkpoint
