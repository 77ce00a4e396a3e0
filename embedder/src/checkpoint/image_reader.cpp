#include "checkpoint/image_reader.hpp"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "checkpoint/authentication.hpp"
#include "checkpoint/private_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::size_t trailer_size = sizeof(std::uint64_t) + sizeof(wasm::Digest);
constexpr std::size_t most_reported = 16;
/// Bytes of a table, which is read before it is known whose it is: that of a memory of 4 GiB has 6 MiB.
constexpr std::uint64_t most_table = std::uint64_t{1} << 28;

/// Whether all bytes were there. What is wrong otherwise is in errno, which is 0 at the end of the file.
bool read_all(int file, std::span<std::byte> into, std::uint64_t offset) {
  while (!into.empty()) {
    const ssize_t got = ::pread(file, into.data(), into.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got == 0) errno = 0;
    if (got <= 0) return false;
    into = into.subspan(static_cast<std::size_t>(got));
    offset += static_cast<std::uint64_t>(got);
  }
  return true;
}

std::string why_not_read(const std::filesystem::path& path, std::uint64_t offset, std::size_t size) {
  if (errno != 0) return fmt::format("{} cannot be read: {}", path.native(), std::strerror(errno));
  return fmt::format("{} is damaged: it ends before byte {}", path.native(), offset + size);
}

std::string where(const ChunkTable& chunk, const Piece& piece) {
  switch (chunk.kind) {
    case Chunk::manifest:
      return "the manifest";
    case Chunk::code:
      return "code";
    case Chunk::program:
      return "the call stack";
    case Chunk::library:
      return "files and MPI";
    case Chunk::memory:
      return fmt::format("memory from {:#x}", piece.place);
  }
  return {};
}

/// The beginning of the file is not that of an image that is written now.
std::string why_not_this_version(const std::filesystem::path& path, std::string_view magic) {
  constexpr std::size_t digits = 2;
  const std::size_t name = image_magic.size() - digits;
  const std::string_view number = magic.substr(name);
  if (!magic.starts_with(image_magic.substr(0, name)) || number.find_first_not_of("0123456789") < number.size())
    return fmt::format("{} is no image of this version of mpiwasm", path.native());
  return fmt::format(
      "{} is an image of version {}, and this mpiwasm reads version {}: continue it with the mpiwasm that made it",
      path.native(), number, image_magic.substr(name));
}

/// A table and what stands behind it, as far as it can be this user's.
tl::expected<std::vector<std::byte>, std::string> read_table(const std::filesystem::path& path, int file,
                                                             std::uint64_t size, const Key& key) {
  std::vector<std::byte> magic(image_magic.size());
  const bool has_magic = size >= magic.size() + trailer_size && read_all(file, magic, 0);
  if (!has_magic || std::memcmp(magic.data(), image_magic.data(), magic.size()) != 0)
    return tl::unexpected(why_not_this_version(path, {reinterpret_cast<const char*>(magic.data()), magic.size()}));
  std::array<std::byte, trailer_size> trailer{};
  const std::uint64_t table_end = size - trailer_size;
  if (!read_all(file, trailer, table_end)) return tl::unexpected(why_not_read(path, table_end, trailer_size));
  std::uint64_t table_size = 0;
  std::memcpy(&table_size, trailer.data(), sizeof table_size);
  const auto foreign = [&](std::uint64_t begin) {
    return tl::unexpected(
        fmt::format("{} is damaged from byte {}, or was not made by this user (its authentication code is wrong)",
                    path.native(), begin));
  };
  if (table_size > std::min(table_end - magic.size(), most_table)) return foreign(table_end);
  std::vector<std::byte> table(static_cast<std::size_t>(table_size));
  if (!read_all(file, table, table_end - table_size))
    return tl::unexpected(why_not_read(path, table_end - table_size, table.size()));
  Authentication authentication{key};
  authentication.add(magic);
  authentication.add(table);
  authentication.add(std::span{trailer}.first(sizeof table_size));
  const wasm::Digest code = authentication.finish();
  if (std::memcmp(code.data(), trailer.data() + sizeof table_size, code.size()) != 0)
    return foreign(table_end - table_size);
  return table;
}

}  // namespace

tl::expected<ImageReader, std::string> ImageReader::open(const std::filesystem::path& path, const Key& key,
                                                         std::string_view label) {
  auto file = open_private(path);
  if (!file) return tl::unexpected(file.error());
  struct stat status{};
  if (::fstat(file->number(), &status) != 0)
    return tl::unexpected(fmt::format("{} cannot be examined: {}", path.native(), std::strerror(errno)));
  const auto size = static_cast<std::uint64_t>(status.st_size);
  const auto bytes = read_table(path, file->number(), size, key);
  if (!bytes) return tl::unexpected(bytes.error());
  auto table = parse_table(*bytes, size - trailer_size - bytes->size());
  if (!table) return tl::unexpected(fmt::format("{} is damaged: its table contradicts itself", path.native()));
  if (table->label != label) return tl::unexpected(fmt::format("{} belongs to another checkpoint", path.native()));
  return ImageReader{path, std::move(*file), size, std::move(*table)};
}

const ChunkTable* ImageReader::next(Chunk kind) {
  while (next_ < table_.chunks.size()) {
    const ChunkTable& chunk = table_.chunks[next_++];
    if (chunk.kind == kind) return &chunk;
  }
  return nullptr;
}

std::filesystem::path ImageReader::path_of(const Piece& piece) const {
  return piece.source == 0 ? path_ : base_path(path_, table_.bases[piece.source - 1U].number);
}

tl::expected<int, std::string> ImageReader::file_of(const Piece& piece) {
  if (piece.source == 0) return file_.number();
  bases_.resize(table_.bases.size());
  guest::HostFile& base = bases_[piece.source - 1U];
  if (!base.is_open()) {
    auto opened = open_private(path_of(piece));
    if (!opened) return tl::unexpected(opened.error());
    base = std::move(*opened);
  }
  return base.number();
}

std::string ImageReader::read_stored(const Piece& piece, std::span<std::byte> into) {
  const auto file = file_of(piece);
  if (!file) return file.error();
  if (!read_all(*file, into, piece.offset)) return why_not_read(path_of(piece), piece.offset, into.size());
  if (wasm::Sha256{}.add(into).finish() == piece.as_stored) return {};
  return fmt::format("{} is damaged between the bytes {} and {}", path_of(piece).native(), piece.offset,
                     piece.offset + into.size());
}

std::string ImageReader::fill(const ChunkTable& chunk, const Piece& piece, std::span<std::byte> bytes) {
  const auto failed = [&](const std::string& problem) {
    return problem.empty() ? problem : fmt::format("{} ({})", problem, where(chunk, piece));
  };
  const std::size_t size = content_size(chunk, piece);
  const bool is_contiguous = (piece.pages & (piece.pages + 1U)) == 0;
  if (piece.encoding == Encoding::plain && is_contiguous) return failed(read_stored(piece, bytes.first(size)));
  stored_.resize(piece.stored);
  if (std::string problem = read_stored(piece, stored_); !problem.empty()) return failed(problem);
  std::span<const std::byte> content{stored_};
  if (piece.encoding == Encoding::zstd) {
    content_.resize(size);
    if (!decompressor_.decompress(stored_, content_))
      return failed(
          fmt::format("{} is damaged at byte {}: it cannot be decompressed", path_of(piece).native(), piece.offset));
    content = content_;
  }
  for (std::size_t at = 0; !content.empty(); at += page_size) {
    if ((piece.pages & (1U << (at / page_size))) == 0) continue;
    const auto page = content.first(std::min(page_size, content.size()));
    std::ranges::copy(page, bytes.subspan(at).begin());
    content = content.subspan(page.size());
  }
  return {};
}

std::string ImageReader::fill(const ChunkTable& chunk, std::span<std::byte> memory) {
  if (memory.size() != chunk.size) return fmt::format("{} has another size", path_.native());
  for (const Piece& piece : chunk.pieces) {
    const auto place = static_cast<std::size_t>(piece.place);
    if (std::string problem = fill(chunk, piece, memory.subspan(place, std::min(piece_size, memory.size() - place)));
        !problem.empty())
      return problem;
  }
  return {};
}

tl::expected<std::vector<std::byte>, std::string> ImageReader::read(const ChunkTable& chunk) {
  std::vector<std::byte> bytes(static_cast<std::size_t>(chunk.size));
  if (std::string problem = fill(chunk, bytes); !problem.empty()) return tl::unexpected(std::move(problem));
  return bytes;
}

std::vector<std::string> ImageReader::verify() {
  std::vector<std::string> problems;
  std::vector<std::byte> bytes(piece_size);
  for (const ChunkTable& chunk : table_.chunks)
    for (const Piece& piece : chunk.pieces) {
      std::string problem = fill(chunk, piece, bytes);
      if (problem.empty()) continue;
      if (problems.size() == most_reported) {
        problems.push_back(fmt::format("{} has more damage", path_.native()));
        return problems;
      }
      problems.push_back(std::move(problem));
    }
  return problems;
}

std::filesystem::path base_path(const std::filesystem::path& image, int number) {
  std::filesystem::path path = image;
  path += fmt::format("{}{}", earlier_mark, number);
  return path;
}

}  // namespace mpiwasm::checkpoint
