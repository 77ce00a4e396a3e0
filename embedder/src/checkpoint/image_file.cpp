#include "checkpoint/image_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "checkpoint/private_file.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::string_view magic = "mpiwasm image 04";
constexpr std::size_t page = 4096;
constexpr std::size_t code_size = sizeof(wasm::Digest);

struct ChunkHeader {
  std::uint32_t kind;
  std::uint32_t unused;
  std::uint64_t size;
};

bool is_zero(std::span<const std::byte> bytes) {
  return bytes.empty() ||
         (bytes[0] == std::byte{0} && std::memcmp(bytes.data(), bytes.data() + 1, bytes.size() - 1) == 0);
}

template <class T>
std::span<const std::byte> bytes_of(const T& value) {
  return std::as_bytes(std::span{&value, 1});
}

/// The parts of a memory that are not pages of zeros: where they begin and how long they are.
std::vector<std::span<const std::byte>> filled_parts(std::span<const std::byte> memory) {
  std::vector<std::span<const std::byte>> parts;
  std::size_t begin = 0;
  std::size_t end = 0;
  for (std::size_t at = 0; at < memory.size(); at += page) {
    const auto bytes = memory.subspan(at, std::min(page, memory.size() - at));
    if (is_zero(bytes)) continue;
    if (at != end || begin == end) {
      if (begin != end) parts.push_back(memory.subspan(begin, end - begin));
      begin = at;
    }
    end = at + bytes.size();
  }
  if (begin != end) parts.push_back(memory.subspan(begin, end - begin));
  return parts;
}

}  // namespace

Authentication::Authentication(const Key& key) {
  constexpr std::size_t block = 64;
  constexpr std::byte inner_padding{0x36};
  constexpr std::byte outer_padding{0x5c};
  std::array<std::byte, block> inner{};
  std::array<std::byte, block> outer{};
  for (std::size_t i = 0; i < block; ++i) {
    const std::byte part = i < key.size() ? key[i] : std::byte{0};
    inner[i] = part ^ inner_padding;
    outer[i] = part ^ outer_padding;
  }
  inner_.add(std::span<const std::byte>{inner});
  outer_.add(std::span<const std::byte>{outer});
}

wasm::Digest Authentication::finish() {
  const wasm::Digest digest = inner_.finish();
  outer_.add(std::span<const std::byte>{digest});
  return outer_.finish();
}

tl::expected<ImageWriter, std::string> ImageWriter::create(const std::filesystem::path& path, const Key& key) {
  constexpr mode_t private_mode = 0600;
  auto file =
      guest::HostFile::own(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, private_mode));
  if (!file.is_open())
    return tl::unexpected(fmt::format("{} cannot be created: {}", path.native(), std::strerror(errno)));
  ImageWriter writer{path, std::move(file), key};
  writer.write(std::as_bytes(std::span{magic}));
  return writer;
}

void ImageWriter::write(std::span<const std::byte> bytes) {
  authentication_.add(bytes);
  while (!bytes.empty() && problem_.empty()) {
    constexpr std::size_t most = std::size_t{1} << 28;
    const ssize_t written = ::write(file_.number(), bytes.data(), std::min(bytes.size(), most));
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(written < 0 ? errno : ENOSPC));
      return;
    }
    bytes = bytes.subspan(static_cast<std::size_t>(written));
    size_ += static_cast<std::uint64_t>(written);
  }
}

void ImageWriter::add(Chunk kind, std::span<const std::byte> data) {
  write(bytes_of(ChunkHeader{static_cast<std::uint32_t>(kind), 0, data.size()}));
  write(data);
}

void ImageWriter::add_memory(std::span<const std::byte> memory) {
  const auto parts = filled_parts(memory);
  std::uint64_t size = sizeof(std::uint64_t);
  for (const auto& part : parts) size += 2 * sizeof(std::uint64_t) + part.size();
  write(bytes_of(ChunkHeader{static_cast<std::uint32_t>(Chunk::memory), 0, size}));
  write(bytes_of(std::uint64_t{memory.size()}));
  for (const auto& part : parts) {
    write(bytes_of(static_cast<std::uint64_t>(part.data() - memory.data())));
    write(bytes_of(std::uint64_t{part.size()}));
    write(part);
  }
}

std::string ImageWriter::finish() {
  const wasm::Digest code = authentication_.finish();
  // What is added now is no part of what is authenticated.
  if (problem_.empty() && ::write(file_.number(), code.data(), code.size()) != static_cast<ssize_t>(code.size()))
    problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(errno));
  if (problem_.empty() && ::fsync(file_.number()) != 0)
    problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(errno));
  if (const int error = file_.close(); problem_.empty() && error != 0)
    problem_ = fmt::format("{} cannot be written: {}", path_.native(), std::strerror(error));
  return problem_;
}

tl::expected<ImageReader, std::string> ImageReader::open(const std::filesystem::path& path, const Key& key) {
  const auto file = open_private(path);
  if (!file) return tl::unexpected(file.error());
  struct stat status{};
  (void)::fstat(file->number(), &status);
  std::vector<std::byte> bytes(static_cast<std::size_t>(status.st_size));
  std::size_t had = 0;
  while (had < bytes.size()) {
    const ssize_t got = ::read(file->number(), bytes.data() + had, bytes.size() - had);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return tl::unexpected(fmt::format("{} cannot be read: {}", path.native(), std::strerror(errno)));
    if (got == 0) break;
    had += static_cast<std::size_t>(got);
  }
  bytes.resize(had);
  if (bytes.size() < magic.size() + code_size || std::memcmp(bytes.data(), magic.data(), magic.size()) != 0)
    return tl::unexpected(fmt::format("{} is no image of this version of mpiwasm", path.native()));
  Authentication authentication{key};
  authentication.add(std::span{bytes}.first(bytes.size() - code_size));
  const wasm::Digest code = authentication.finish();
  if (std::memcmp(code.data(), bytes.data() + bytes.size() - code_size, code_size) != 0)
    return tl::unexpected(
        fmt::format("{} is damaged, or was not made by this user (its authentication code is wrong)", path.native()));
  bytes.resize(bytes.size() - code_size);
  ImageReader reader{std::move(bytes)};
  reader.place_ = magic.size();
  return reader;
}

std::optional<std::span<const std::byte>> ImageReader::next(Chunk kind) {
  guest::ArchiveReader from{std::span{bytes_}.subspan(place_)};
  while (!from.is_at_end()) {
    const auto found = from.get<std::uint32_t>();
    (void)from.get<std::uint32_t>();
    const auto size = from.get<std::uint64_t>();
    const auto data = from.take(size);
    if (!from.ok()) return std::nullopt;
    if (found == static_cast<std::uint32_t>(kind)) {
      place_ = static_cast<std::size_t>(data.data() + data.size() - bytes_.data());
      return data;
    }
  }
  return std::nullopt;
}

std::uint64_t memory_size(std::span<const std::byte> chunk) { return guest::ArchiveReader{chunk}.get<std::uint64_t>(); }

bool fill_memory(std::span<const std::byte> chunk, std::span<std::byte> memory) {
  guest::ArchiveReader from{chunk};
  if (from.get<std::uint64_t>() > memory.size()) return false;
  while (!from.is_at_end()) {
    const auto offset = from.get<std::uint64_t>();
    const auto bytes = from.take(from.get<std::uint64_t>());
    if (!from.ok() || offset > memory.size() || bytes.size() > memory.size() - offset) return false;
    std::memcpy(memory.data() + offset, bytes.data(), bytes.size());
  }
  return true;
}

}  // namespace mpiwasm::checkpoint
