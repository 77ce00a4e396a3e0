#include "checkpoint/image_table.hpp"

#include <algorithm>
#include <bit>

#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::size_t pages_of_piece = piece_size / page_size;
void put_digest(guest::ArchiveWriter& to, const wasm::Digest& digest) { to.put_bytes(digest); }

wasm::Digest get_digest(guest::ArchiveReader& from) {
  wasm::Digest digest{};
  const auto bytes = from.take(digest.size());
  std::ranges::copy(bytes, digest.begin());
  return digest;
}

std::optional<Chunk> chunk_from(std::uint32_t number) {
  if (number < static_cast<std::uint32_t>(Chunk::manifest) || number > static_cast<std::uint32_t>(Chunk::memory))
    return std::nullopt;
  return static_cast<Chunk>(number);
}

Piece get_piece(guest::ArchiveReader& from) {
  Piece piece;
  piece.place = from.get<std::uint64_t>();
  piece.pages = from.get<std::uint16_t>();
  piece.source = from.get<std::uint8_t>();
  piece.encoding = from.get<Encoding>();
  piece.stored = from.get<std::uint32_t>();
  piece.offset = from.get<std::uint64_t>();
  piece.content = get_digest(from);
  piece.as_stored = get_digest(from);
  return piece;
}

/// The data of the file itself follow each other without a gap, so that no byte of it is without a digest.
bool is_placed(const Piece& piece, const std::vector<Base>& bases, std::uint64_t& own_end) {
  if (piece.source == 0) {
    if (piece.offset != own_end) return false;
    own_end += piece.stored;
    return true;
  }
  if (piece.source > bases.size()) return false;
  const std::uint64_t size = bases[piece.source - 1U].size;
  return piece.offset >= image_magic.size() && piece.offset <= size && piece.stored <= size - piece.offset;
}

bool is_encoded(const Piece& piece, std::size_t content) {
  switch (piece.encoding) {
    case Encoding::plain:
      return piece.stored == content;
    case Encoding::zstd:
      return piece.stored > 0 && piece.stored < content;
  }
  return false;
}

bool is_sound(const ChunkTable& chunk, const std::vector<Base>& bases, std::uint64_t& own_end) {
  if (chunk.size > largest_chunk) return false;
  // Only a memory may be larger than what is said about its pieces.
  const bool is_memory = chunk.kind == Chunk::memory;
  if (!is_memory && chunk.pieces.size() != (chunk.size + piece_size - 1) / piece_size) return false;
  std::uint64_t next = 0;
  for (const Piece& piece : chunk.pieces) {
    if (piece.place % piece_size != 0 || piece.place < next || piece.place >= chunk.size) return false;
    if (!is_memory && piece.place != next) return false;
    next = piece.place + piece_size;
    const std::size_t content = content_size(chunk, piece);
    if (content == 0 || (!is_memory && content != std::min<std::uint64_t>(piece_size, chunk.size - piece.place)))
      return false;
    if (!is_encoded(piece, content) || !is_placed(piece, bases, own_end)) return false;
  }
  return true;
}

}  // namespace

std::size_t content_size(const ChunkTable& chunk, const Piece& piece) {
  const std::uint64_t there = chunk.size - std::min(piece.place, chunk.size);
  const auto pages = static_cast<unsigned>(std::popcount(piece.pages));
  if (pages == 0) return 0;
  const std::uint64_t last = pages_of_piece - 1U - static_cast<unsigned>(std::countl_zero(piece.pages));
  if (last * page_size >= there) return 0;
  const std::uint64_t of_last = std::min<std::uint64_t>(page_size, there - last * page_size);
  return (pages - 1U) * page_size + static_cast<std::size_t>(of_last);
}

std::vector<std::byte> bytes_of(const ImageTable& table) {
  guest::ArchiveWriter to;
  to.put(std::string_view{table.label});
  to.put(static_cast<std::uint64_t>(table.bases.size()));
  for (const Base& base : table.bases) {
    to.put(base.number);
    to.put(base.size);
  }
  to.put(static_cast<std::uint64_t>(table.chunks.size()));
  for (const ChunkTable& chunk : table.chunks) {
    to.put(chunk.kind);
    to.put(chunk.size);
    to.put(static_cast<std::uint64_t>(chunk.pieces.size()));
    for (const Piece& piece : chunk.pieces) {
      to.put(piece.place);
      to.put(piece.pages);
      to.put(piece.source);
      to.put(piece.encoding);
      to.put(piece.stored);
      to.put(piece.offset);
      put_digest(to, piece.content);
      put_digest(to, piece.as_stored);
    }
  }
  return to.bytes();
}

std::optional<ImageTable> parse_table(std::span<const std::byte> bytes, std::uint64_t data_end) {
  guest::ArchiveReader from{bytes};
  ImageTable table;
  table.label = from.get_text();
  const std::uint64_t bases = from.get_count();
  if (bases > most_bases) return std::nullopt;
  for (std::uint64_t left = bases; left > 0; --left) {
    Base base;
    base.number = from.get<int>();
    base.size = from.get<std::uint64_t>();
    if (base.number <= 0 || std::ranges::count(table.bases, base.number, &Base::number) > 0) return std::nullopt;
    table.bases.push_back(base);
  }
  std::uint64_t own_end = image_magic.size();
  for (std::uint64_t left = from.get_count(); left > 0 && from.ok(); --left) {
    const auto kind = chunk_from(from.get<std::uint32_t>());
    if (!kind) return std::nullopt;
    ChunkTable chunk{.kind = *kind, .size = from.get<std::uint64_t>(), .pieces = {}};
    for (std::uint64_t pieces = from.get_count(); pieces > 0 && from.ok(); --pieces)
      chunk.pieces.push_back(get_piece(from));
    if (!from.ok() || !is_sound(chunk, table.bases, own_end)) return std::nullopt;
    table.chunks.push_back(std::move(chunk));
  }
  if (!from.is_at_end() || own_end != data_end) return std::nullopt;
  return table;
}

}  // namespace mpiwasm::checkpoint
