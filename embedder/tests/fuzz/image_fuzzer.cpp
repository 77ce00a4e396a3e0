// All that a restart reads from an image of the portable form, as if another user had made it: the first byte of an
// input chooses the part, the rest is what the file has there. Behind the authentication code, for those who make an
// image also chooses the key that it has.
#include <array>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "checkpoint/authentication.hpp"
#include "checkpoint/image_reader.hpp"
#include "checkpoint/image_writer.hpp"
#include "checkpoint/manifest.hpp"
#include "granted_directory.hpp"
#include "restored_job.hpp"
#include "restored_program.hpp"
#include "unit/wasi/fake_guest.hpp"
#include "wasi/context.hpp"

using namespace mpiwasm;
using namespace mpiwasm::checkpoint;

namespace {

namespace fs = std::filesystem;
using Bytes = std::span<const std::byte>;

constexpr Key key{std::byte{7}};
constexpr std::string_view label = "1-0 rank-0";

enum class Part : std::uint8_t { table, file, manifest, system, mpi, program };
constexpr std::size_t parts = 6;

/// A directory for images, which is private as those of users are.
class Directory {
 public:
  Directory() {
    std::string pattern = (fs::temp_directory_path() / "mpiwasm-fuzz-images-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr) std::abort();
    path_ = pattern;
  }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() { fs::remove_all(path_); }
  [[nodiscard]] const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

std::uint64_t number_at(Bytes bytes) {
  std::uint64_t number = 0;
  std::memcpy(&number, bytes.data(), std::min(bytes.size(), sizeof number));
  return number;
}

/// What a table says holds for all that it has, and it is written as it was read.
void read_table(Bytes input) {
  if (input.size() < sizeof(std::uint64_t)) return;
  const auto table = parse_table(input.subspan(sizeof(std::uint64_t)), number_at(input));
  if (!table) return;
  const std::vector<std::byte> again = bytes_of(*table);
  if (!std::ranges::equal(again, input.subspan(sizeof(std::uint64_t)))) std::abort();
  for (const ChunkTable& chunk : table->chunks)
    for (const Piece& piece : chunk.pieces)
      if (content_size(chunk, piece) > piece_size) std::abort();
}

void write_file(const fs::path& path, std::initializer_list<Bytes> parts_of_file) {
  {
    std::ofstream file{path, std::ios::binary | std::ios::trunc};
    for (const Bytes part : parts_of_file)
      file.write(reinterpret_cast<const char*>(part.data()), static_cast<std::streamsize>(part.size()));
  }
  fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
}

/// A file with a table of the input's and data of the input's, which have the digests that the table names.
void read_file(const Directory& directory, Bytes input) {
  constexpr std::size_t size_of_size = 2;
  if (input.size() < size_of_size) return;
  const std::size_t wanted = number_at(input.first(size_of_size));
  input = input.subspan(size_of_size);
  const Bytes table_bytes = input.first(std::min(wanted, input.size()));
  const Bytes data = input.subspan(table_bytes.size());
  auto table = parse_table(table_bytes, image_magic.size() + data.size());
  std::vector<std::byte> written{table_bytes.begin(), table_bytes.end()};
  if (table) {
    table->label = label;
    for (ChunkTable& chunk : table->chunks)
      for (Piece& piece : chunk.pieces) {
        if (piece.source != 0) continue;
        const Bytes stored = data.subspan(piece.offset - image_magic.size(), piece.stored);
        piece.as_stored = wasm::Sha256{}.add(stored).finish();
        if (piece.encoding == Encoding::plain) piece.content = piece.as_stored;
      }
    written = bytes_of(*table);
  }
  const Bytes magic = std::as_bytes(std::span{image_magic});
  const std::uint64_t size = written.size();
  const Bytes size_bytes = std::as_bytes(std::span{&size, 1});
  Authentication authentication{key};
  for (const Bytes each : {magic, Bytes{written}, size_bytes}) authentication.add(each);
  const wasm::Digest code = authentication.finish();
  const fs::path path = directory.path() / "rank-0";
  write_file(path, {magic, data, written, size_bytes, std::as_bytes(std::span{code})});
  auto reader = ImageReader::open(path, key, label);
  if (!reader) return;
  (void)reader->verify();
  constexpr std::uint64_t most = 1 << 20;
  for (const Chunk kind : {Chunk::manifest, Chunk::code, Chunk::program, Chunk::library, Chunk::memory}) {
    const ChunkTable* const chunk = reader->next(kind);
    if (chunk == nullptr || chunk->size > most) continue;
    const auto content = reader->read(*chunk);
    if (content && content->size() != chunk->size) std::abort();
  }
}

void read_manifest(const Directory& directory, Bytes input) {
  const Checkpoints all{directory.path() / "all"};
  fs::create_directories(all.directory());
  const fs::path here = all.place(1);
  fs::remove_all(here);
  if (!all.begin(1).empty()) std::abort();
  auto writer = ImageWriter::create(here / "manifest", key, "manifest");
  if (!writer) std::abort();
  writer->add(Chunk::manifest, input);
  if (!writer->finish().empty()) std::abort();
  std::vector<std::string> problems;
  (void)all.newest(key, problems);
  const auto manifest = all.read(1, key);
  if (!manifest) return;
  (void)all.why_incomplete(*manifest);
  (void)all.verify(*manifest, key);
}

/// Open files and clocks: what the image says leads nowhere outside of the granted directories, and opens nothing for
/// writing in those that are read-only.
void restore_system(Bytes input) {
  static fuzz::GrantedDirectory granted;
  static wasi::FakeGuest guest;
  granted.fill();
  const fs::path fixed = granted.path() / "fixed";
  fs::create_directories(fixed);
  std::ofstream{fixed / "text"} << "unchanged";
  wasi::Options options;
  options.arguments = {"program"};
  options.grants = {{granted.path().string(), "/data", false}, {fixed.string(), "/fixed", true}};
  options.standard_input = false;
  options.max_open_files = 32;
  const std::unique_ptr<wasi::Context> context = std::move(wasi::Context::create(options).value());
  context->attach(guest);
  guest::ArchiveReader from{input};
  if (!context->restore(from).empty()) return;
  context->descriptors().for_each([&](wasi::Fd, const wasi::Descriptor& descriptor) {
    if (!descriptor.read_only || descriptor.type != wasi::FileType::regular_file) return;
    constexpr char change = 'x';
    if (::pwrite(descriptor.host(), &change, 1, 0) > 0) std::abort();
  });
  guest::ArchiveWriter to;
  if (context->why_not_saved().empty() && !context->save(to).empty()) std::abort();
  granted.check();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const Directory directory;
  if (size == 0) return 0;
  const Bytes input = std::as_bytes(std::span{data, size}).subspan(1);
  switch (static_cast<Part>(data[0] % parts)) {
    case Part::table:
      read_table(input);
      break;
    case Part::file:
      read_file(directory, input);
      break;
    case Part::manifest:
      read_manifest(directory, input);
      break;
    case Part::system:
      restore_system(input);
      break;
    case Part::mpi:
      fuzz::restore_mpi(input);
      break;
    case Part::program:
#if defined(MPIWASM_HAS_ENGINE)
      fuzz::restore_program(input);
#endif
      break;
  }
  return 0;
}
