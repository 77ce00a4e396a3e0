#include "checkpoint/difference.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>
#include <vector>

#include "checkpoint/image_reader.hpp"

namespace mpiwasm::checkpoint {
namespace {

/// The chunks of one rank.
struct Parts {
  ImageReader reader;
  const ChunkTable* program = nullptr;
  const ChunkTable* memory = nullptr;
  std::vector<const ChunkTable*> libraries;
};

tl::expected<Parts, std::string> read_parts(const Checkpoints& all, const Manifest& manifest, int rank,
                                            const Key& key) {
  const auto path = all.place(manifest.number) / Checkpoints::rank_file(rank);
  auto reader = ImageReader::open(path, key, manifest.label_of_rank(rank));
  if (!reader) return tl::unexpected(reader.error());
  Parts parts{.reader = std::move(*reader), .program = nullptr, .memory = nullptr, .libraries = {}};
  parts.program = parts.reader.next(Chunk::program);
  parts.memory = parts.reader.next(Chunk::memory);
  if (parts.program == nullptr || parts.memory == nullptr) return tl::unexpected(path.native() + " is incomplete");
  while (const ChunkTable* const library = parts.reader.next(Chunk::library)) parts.libraries.push_back(library);
  return parts;
}

bool have_equal_content(const Piece& one, const Piece& other) {
  return one.place == other.place && one.pages == other.pages && one.content == other.content;
}

bool are_equal(const ChunkTable* one, const ChunkTable* other) {
  return one->size == other->size && std::ranges::equal(one->pieces, other->pieces, have_equal_content);
}

using PieceContent = std::array<std::byte, piece_size>;

/// A piece with its zeros. Null: all of it.
std::string read_piece(Parts& from, const Piece* piece, PieceContent& into) {
  into.fill(std::byte{0});
  return piece == nullptr ? std::string{} : from.reader.fill(*from.memory, *piece, into);
}

/// The bytes of the pages that differ between two places of the same number.
tl::expected<std::uint64_t, std::string> changed_bytes(Parts& before, const Piece* one, Parts& after,
                                                       const Piece* other) {
  if (one != nullptr && other != nullptr && have_equal_content(*one, *other)) return std::uint64_t{0};
  PieceContent first;
  PieceContent second;
  if (std::string wrong = read_piece(before, one, first); !wrong.empty()) return tl::unexpected(std::move(wrong));
  if (std::string wrong = read_piece(after, other, second); !wrong.empty()) return tl::unexpected(std::move(wrong));
  std::uint64_t changed = 0;
  for (std::size_t at = 0; at < piece_size; at += page_size)
    if (std::memcmp(first.data() + at, second.data() + at, page_size) != 0) changed += page_size;
  return changed;
}

}  // namespace

tl::expected<Difference, std::string> compare(const Checkpoints& all, const Manifest& before, const Manifest& after,
                                              int rank, const Key& key) {
  auto one = read_parts(all, before, rank, key);
  if (!one) return tl::unexpected(one.error());
  auto other = read_parts(all, after, rank, key);
  if (!other) return tl::unexpected(other.error());
  Difference difference{.memory_before = one->memory->size, .memory_after = other->memory->size};
  auto left = one->memory->pieces.begin();
  auto right = other->memory->pieces.begin();
  const auto left_end = one->memory->pieces.end();
  const auto right_end = other->memory->pieces.end();
  while (left != left_end || right != right_end) {
    const bool has_left = left != left_end && (right == right_end || left->place <= right->place);
    const bool has_right = right != right_end && (left == left_end || right->place <= left->place);
    const auto changed = changed_bytes(*one, has_left ? &*left : nullptr, *other, has_right ? &*right : nullptr);
    if (!changed) return tl::unexpected(changed.error());
    difference.changed += *changed;
    if (has_left) ++left;
    if (has_right) ++right;
  }
  difference.frames_differ = !are_equal(one->program, other->program);
  difference.libraries_differ = !std::ranges::equal(one->libraries, other->libraries, are_equal);
  return difference;
}

}  // namespace mpiwasm::checkpoint
