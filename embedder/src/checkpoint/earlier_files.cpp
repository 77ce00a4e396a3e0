#include "checkpoint/earlier_files.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <numeric>

#include "checkpoint/image_reader.hpp"
#include "checkpoint/private_file.hpp"

namespace mpiwasm::checkpoint {
namespace {

namespace fs = std::filesystem;

/// Images refer to earlier ones until these have so many bytes for each that is in use.
constexpr std::uint64_t most_space = 2;

bool link_file(const fs::path& from, const fs::path& to, std::uint64_t size) {
  if (::link(from.c_str(), to.c_str()) != 0) return false;
  const auto linked = open_private(to);
  struct stat status{};
  if (linked && ::fstat(linked->number(), &status) == 0 && static_cast<std::uint64_t>(status.st_size) == size)
    return true;
  (void)::unlink(to.c_str());
  return false;
}

std::uint64_t bytes_in_use(const ImageTable& table) {
  std::uint64_t bytes = 0;
  for (const ChunkTable& chunk : table.chunks)
    for (const Piece& piece : chunk.pieces) bytes += piece.stored;
  return bytes;
}

/// A complete image is written from time to time: damage to a file then affects few checkpoints, and little stays that
/// has been replaced.
bool may_grow(const EarlierImage& earlier) {
  const std::vector<Base> bases = bases_of(earlier);
  if (bases.size() > most_bases) return false;
  const std::uint64_t there = std::accumulate(bases.begin(), bases.end(), std::uint64_t{0},
                                              [](std::uint64_t sum, const Base& base) { return sum + base.size; });
  constexpr std::uint64_t small = std::uint64_t{1} << 20;
  return there <= small + most_space * bytes_in_use(earlier.table);
}

}  // namespace

bool link_earlier(const Checkpoints& all, int number, int rank, const EarlierImage& earlier, const Key& key) {
  if (!may_grow(earlier)) return false;
  const fs::path before = all.place(earlier.number) / Checkpoints::rank_file(rank);
  const auto image = ImageReader::open(before, key, earlier.table.label);
  if (!image || image->table() != earlier.table) return false;
  const fs::path here = all.place(number) / Checkpoints::rank_file(rank);
  std::vector<fs::path> made;
  for (const Base& base : bases_of(earlier)) {
    const fs::path from = base.number == earlier.number ? before : base_path(before, base.number);
    made.push_back(base_path(here, base.number));
    if (link_file(from, made.back(), base.size)) continue;
    made.pop_back();
    for (const fs::path& link : made) (void)::unlink(link.c_str());
    return false;
  }
  return true;
}

void unlink_unused(const Checkpoints& all, int number, int rank, const EarlierImage& earlier, const ImageTable& image) {
  const fs::path here = all.place(number) / Checkpoints::rank_file(rank);
  for (const Base& base : bases_of(earlier))
    if (std::ranges::count(image.bases, base.number, &Base::number) == 0)
      (void)::unlink(base_path(here, base.number).c_str());
}

bool link_code(const Checkpoints& all, int from, int to, const Code& code) {
  return link_file(all.place(from) / code.file(), all.place(to) / code.file(), code.size);
}

}  // namespace mpiwasm::checkpoint
