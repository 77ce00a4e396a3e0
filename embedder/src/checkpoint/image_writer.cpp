#include "checkpoint/image_writer.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "checkpoint/authentication.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::size_t buffer_size = std::size_t{1} << 20;
constexpr std::uint64_t written_back_at_once = std::uint64_t{8} << 20;
/// Compression is used where it saves one part in so many: otherwise the restart would only take longer.
constexpr std::size_t least_saved = 16;

bool is_zero(std::span<const std::byte> bytes) {
  return bytes.empty() ||
         (bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

wasm::Digest digest_of(std::span<const std::byte> bytes) { return wasm::Sha256{}.add(bytes).finish(); }

/// Which pages of a piece are to be in the file.
std::uint16_t pages_with_data(std::span<const std::byte> data, bool has_zeros) {
  std::uint16_t pages = 0;
  for (std::size_t at = 0; at < data.size(); at += page_size)
    if (has_zeros || !is_zero(data.subspan(at, std::min(page_size, data.size() - at))))
      pages = static_cast<std::uint16_t>(pages | (1U << (at / page_size)));
  return pages;
}

const ChunkTable* memory_of(const EarlierImage* earlier) {
  if (earlier == nullptr) return nullptr;
  const auto found = std::ranges::find(earlier->table.chunks, Chunk::memory, &ChunkTable::kind);
  return found == earlier->table.chunks.end() ? nullptr : &*found;
}

}  // namespace

tl::expected<ImageWriter, std::string> ImageWriter::create(const std::filesystem::path& path, const Key& key,
                                                           std::string label, Compression compression) {
  constexpr mode_t private_mode = 0600;
  auto file =
      guest::HostFile::own(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, private_mode));
  if (!file.is_open())
    return tl::unexpected(fmt::format("{} cannot be created: {}", path.native(), std::strerror(errno)));
  return in(std::move(file), path, key, std::move(label), compression);
}

ImageWriter ImageWriter::in(guest::HostFile file, const std::filesystem::path& path, const Key& key, std::string label,
                            Compression compression) {
  ImageWriter writer{path, std::move(file), key, std::move(label), compression};
  writer.write(std::as_bytes(std::span{image_magic}));
  return writer;
}

void ImageWriter::write(std::span<const std::byte> bytes) {
  buffer_.insert(buffer_.end(), bytes.begin(), bytes.end());
  size_ += bytes.size();
  if (buffer_.size() >= buffer_size) flush();
}

void ImageWriter::flush() {
  std::span<const std::byte> bytes{buffer_};
  while (!bytes.empty() && problem_.empty()) {
    const ssize_t written = ::write(file_.number(), bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0)
      problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(written < 0 ? errno : ENOSPC));
    else
      bytes = bytes.subspan(static_cast<std::size_t>(written));
  }
  buffer_.clear();
  write_back();
}

/// The disk works while what follows is hashed, and finish() has less to wait for.
void ImageWriter::write_back() {
  if (!problem_.empty() || file_.is_borrowed() || size_ - written_back_ < written_back_at_once) return;
  // Where the file system cannot do it, fsync() does it all.
  (void)::sync_file_range(file_.number(), static_cast<off64_t>(written_back_),
                          static_cast<off64_t>(size_ - written_back_), SYNC_FILE_RANGE_WRITE);
  written_back_ = size_;
}

void ImageWriter::gather(Piece& piece, std::span<const std::byte> data) {
  const std::size_t begin = buffer_.size();
  for (std::size_t at = 0; at < data.size(); at += page_size) {
    if ((piece.pages & (1U << (at / page_size))) == 0) continue;
    const auto bytes = data.subspan(at, std::min(page_size, data.size() - at));
    buffer_.insert(buffer_.end(), bytes.begin(), bytes.end());
  }
  piece.stored = static_cast<std::uint32_t>(buffer_.size() - begin);
  piece.content = digest_of(std::span{buffer_}.subspan(begin));
  piece.as_stored = piece.content;
}

/// Where that saves space. What is stored has a digest of its own: it is checked before it is decompressed.
void ImageWriter::compress(Piece& piece) {
  compressed_.resize(piece.stored - std::min<std::size_t>(piece.stored, piece.stored / least_saved + 1));
  const auto content = std::span{buffer_}.last(piece.stored);
  const auto size = compressor_.compress(content, compressed_);
  if (!size) return;
  const auto bytes = std::span{compressed_}.first(*size);
  std::ranges::copy(bytes, content.begin());
  buffer_.resize(buffer_.size() - piece.stored + *size);
  piece.encoding = Encoding::zstd;
  piece.stored = static_cast<std::uint32_t>(*size);
  piece.as_stored = digest_of(bytes);
}

/// What has been gathered goes into the file.
void ImageWriter::keep(Piece& piece) {
  compress(piece);
  piece.source = 0;
  piece.offset = size_;
  size_ += piece.stored;
  if (buffer_.size() >= buffer_size) flush();
}

void ImageWriter::add(Chunk kind, std::span<const std::byte> data) {
  ChunkTable chunk{.kind = kind, .size = data.size(), .pieces = {}};
  if (problem_.empty() && data.size() > largest_chunk)
    problem_ = fmt::format("{} MiB of messages and objects are more than an image holds", data.size() >> 20);
  for (std::size_t at = 0; at < data.size() && problem_.empty(); at += piece_size) {
    const auto bytes = data.subspan(at, std::min(piece_size, data.size() - at));
    Piece piece{.place = at, .pages = pages_with_data(bytes, true)};
    gather(piece, bytes);
    keep(piece);
    chunk.pieces.push_back(piece);
  }
  table_.chunks.push_back(std::move(chunk));
}

void ImageWriter::add_memory(std::span<const std::byte> memory, const EarlierImage* earlier) {
  const ChunkTable* const before = memory_of(earlier);
  std::span<const Piece> earlier_pieces;
  if (before != nullptr) earlier_pieces = before->pieces;
  ChunkTable chunk{.kind = Chunk::memory, .size = memory.size(), .pieces = {}};
  for (std::size_t at = 0; at < memory.size() && problem_.empty(); at += piece_size) {
    const auto bytes = memory.subspan(at, std::min(piece_size, memory.size() - at));
    Piece piece{.place = at, .pages = pages_with_data(bytes, false)};
    if (piece.pages == 0) continue;
    const std::size_t begin = buffer_.size();
    gather(piece, bytes);
    while (!earlier_pieces.empty() && earlier_pieces.front().place < at) earlier_pieces = earlier_pieces.subspan(1);
    const bool is_known = !earlier_pieces.empty() && earlier_pieces.front().place == at &&
                          earlier_pieces.front().pages == piece.pages &&
                          earlier_pieces.front().content == piece.content &&
                          content_size(*before, earlier_pieces.front()) == content_size(chunk, piece);
    if (is_known) {
      buffer_.resize(begin);
      piece = earlier_pieces.front();
      piece.source = source_of(*earlier, piece.source);
    } else {
      keep(piece);
    }
    chunk.pieces.push_back(piece);
  }
  table_.chunks.push_back(std::move(chunk));
}

/// The number here of a file of the earlier image.
std::uint8_t ImageWriter::source_of(const EarlierImage& earlier, std::uint8_t source) {
  const Base wanted = source == 0 ? Base{earlier.number, earlier.size} : earlier.table.bases[source - 1U];
  auto found = std::ranges::find(table_.bases, wanted.number, &Base::number);
  if (found == table_.bases.end()) found = table_.bases.insert(found, wanted);
  return static_cast<std::uint8_t>(found - table_.bases.begin() + 1);
}

std::string ImageWriter::finish() {
  const std::vector<std::byte> table = bytes_of(table_);
  const std::uint64_t table_size = table.size();
  Authentication authentication{key_};
  for (const auto bytes : {std::as_bytes(std::span{image_magic}), std::span<const std::byte>{table},
                           std::as_bytes(std::span{&table_size, 1})})
    authentication.add(bytes);
  write(table);
  write(std::as_bytes(std::span{&table_size, 1}));
  write(authentication.finish());
  flush();
  const auto failed = [&](int error) {
    if (problem_.empty()) problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(error));
  };
  if (problem_.empty() && !file_.is_borrowed() && ::fsync(file_.number()) != 0) failed(errno);
  if (const int error = file_.close(); error != 0) failed(error);
  return problem_;
}

std::vector<Base> bases_of(const EarlierImage& earlier) {
  std::vector<Base> bases = earlier.table.bases;
  bases.push_back({.number = earlier.number, .size = earlier.size});
  return bases;
}

}  // namespace mpiwasm::checkpoint
