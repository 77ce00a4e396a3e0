#include "checkpoint/manifest.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <string_view>
#include <system_error>

#include "checkpoint/image_file.hpp"
#include "checkpoint/private_file.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::string_view prefix = "checkpoint-";
constexpr const char* manifest_name = "manifest";
constexpr const char* unfinished_name = "manifest.unfinished";

void put_texts(guest::ArchiveWriter& to, const std::vector<std::string>& texts) {
  to.put(static_cast<std::uint64_t>(texts.size()));
  for (const std::string& text : texts) to.put(std::string_view{text});
}

std::vector<std::string> get_texts(guest::ArchiveReader& from) {
  std::vector<std::string> texts;
  for (std::uint64_t left = from.get_count(); left > 0; --left) texts.push_back(from.get_text());
  return texts;
}

std::vector<std::byte> bytes_of(const Manifest& manifest) {
  guest::ArchiveWriter to;
  to.put(std::string_view{manifest.id});
  to.put(manifest.number);
  to.put(manifest.time);
  to.put(manifest.processes);
  to.put(manifest.uses_mpi ? 1 : 0);
  to.put(manifest.thread_level);
  for (const auto* text : {&manifest.library, &manifest.module, &manifest.module_digest, &manifest.engine})
    to.put(std::string_view{*text});
  put_texts(to, manifest.options);
  put_texts(to, manifest.arguments);
  to.put(manifest.code_size);
  to.put_list(manifest.sizes);
  return to.bytes();
}

tl::expected<Manifest, std::string> manifest_of(std::span<const std::byte> bytes) {
  guest::ArchiveReader from{bytes};
  Manifest manifest;
  manifest.id = from.get_text();
  manifest.number = from.get<int>();
  manifest.time = from.get<std::int64_t>();
  manifest.processes = from.get<int>();
  manifest.uses_mpi = from.get<int>() != 0;
  manifest.thread_level = from.get<int>();
  for (auto* text : {&manifest.library, &manifest.module, &manifest.module_digest, &manifest.engine})
    *text = from.get_text();
  manifest.options = get_texts(from);
  manifest.arguments = get_texts(from);
  manifest.code_size = from.get<std::uint64_t>();
  manifest.sizes = from.get_list<std::uint64_t>();
  if (!from.is_at_end() || manifest.sizes.size() != static_cast<std::size_t>(manifest.processes))
    return tl::unexpected(std::string{"its manifest is incomplete"});
  return manifest;
}

/// Lets the entries of a directory survive a crash of the machine.
void keep_entries(const std::filesystem::path& directory) {
  const auto opened = guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) (void)::fsync(opened.number());
}

}  // namespace

std::filesystem::path Checkpoints::place(int number) const { return directory_ / fmt::format("{}{}", prefix, number); }

std::string Checkpoints::rank_file(int rank) { return fmt::format("rank-{}", rank); }

std::vector<int> Checkpoints::numbers() const {
  std::vector<int> found;
  std::error_code error;
  std::filesystem::directory_iterator entry{directory_, error};
  for (; !error && entry != std::filesystem::directory_iterator{}; entry.increment(error)) {
    const std::string name = entry->path().filename();
    int number = 0;
    if (!name.starts_with(prefix)) continue;
    const char* end = name.data() + name.size();
    const auto [read_to, problem] = std::from_chars(name.data() + prefix.size(), end, number);
    if (problem == std::errc{} && read_to == end && number > 0) found.push_back(number);
  }
  std::ranges::sort(found);
  return found;
}

std::string Checkpoints::begin(int number) const {
  constexpr mode_t private_mode = 0700;
  if (::mkdir(place(number).c_str(), private_mode) == 0) return {};
  return fmt::format("{} cannot be created: {}", place(number).native(), std::strerror(errno));
}

std::string Checkpoints::commit(const Manifest& manifest, const Key& key) const {
  const std::filesystem::path here = place(manifest.number);
  auto writer = ImageWriter::create(here / unfinished_name, key);
  if (!writer) return writer.error();
  writer->add(Chunk::manifest, bytes_of(manifest));
  if (std::string problem = writer->finish(); !problem.empty()) return problem;
  keep_entries(here);
  if (::rename((here / unfinished_name).c_str(), (here / manifest_name).c_str()) != 0)
    return fmt::format("{} cannot be completed: {}", here.native(), std::strerror(errno));
  keep_entries(here);
  keep_entries(directory_);
  return {};
}

void Checkpoints::remove(int number) const {
  std::error_code error;
  // First what makes it count, so that no half of it ever does.
  std::filesystem::remove(place(number) / manifest_name, error);
  std::filesystem::remove_all(place(number), error);
}

void Checkpoints::prune(int kept) const {
  std::vector<int> all = numbers();
  std::ranges::reverse(all);
  for (const int number : all) {
    std::error_code error;
    const bool is_complete = std::filesystem::exists(place(number) / manifest_name, error);
    // Newer ones that are incomplete may be under way.
    if (kept > 0 && is_complete)
      --kept;
    else if (kept == 0)
      remove(number);
  }
}

tl::expected<Manifest, std::string> Checkpoints::read(int number, const Key& key) const {
  const auto refused = [&](const std::string& reason) {
    return tl::unexpected(fmt::format("checkpoint {}: {}", number, reason));
  };
  const std::filesystem::path here = place(number);
  std::error_code error;
  if (!std::filesystem::exists(here / manifest_name, error)) return refused("it is not complete");
  if (const auto opened = open_private_directory(here); !opened) return refused(opened.error());
  auto reader = ImageReader::open(here / manifest_name, key);
  if (!reader) return refused(reader.error());
  const auto chunk = reader->next(Chunk::manifest);
  if (!chunk) return refused("its manifest is incomplete");
  auto manifest = manifest_of(*chunk);
  if (!manifest) return refused(manifest.error());
  if (manifest->number != number) return refused("it is the copy of another one");
  return manifest;
}

tl::expected<Manifest, std::string> Checkpoints::newest(const Key& key, std::vector<std::string>& problems) const {
  std::vector<int> all = numbers();
  std::ranges::reverse(all);
  for (const int number : all) {
    auto manifest = read(number, key);
    if (manifest) {
      const std::string wrong = why_incomplete(*manifest);
      if (wrong.empty()) return manifest;
      problems.push_back(fmt::format("checkpoint {}: {}", number, wrong));
    } else {
      problems.push_back(manifest.error());
    }
  }
  if (!problems.empty()) return tl::unexpected(problems.front());
  return tl::unexpected(fmt::format("there is no checkpoint in {}", directory_.native()));
}

std::string Checkpoints::why_incomplete(const Manifest& manifest) const {
  const auto has = [&](const std::string& name, std::uint64_t size) {
    std::error_code error;
    return std::filesystem::file_size(place(manifest.number) / name, error) == size && !error;
  };
  if (!has(code_file, manifest.code_size)) return fmt::format("{} is missing or cut off", code_file);
  for (int rank = 0; rank < manifest.processes; ++rank)
    if (!has(rank_file(rank), manifest.sizes[static_cast<std::size_t>(rank)]))
      return fmt::format("{} is missing or cut off", rank_file(rank));
  return {};
}

std::string Checkpoints::verify(const Manifest& manifest, const Key& key) const {
  const auto check = [&](const std::string& name) -> std::string {
    auto reader = ImageReader::open(place(manifest.number) / name, key);
    if (!reader) return reader.error();
    const auto id = reader->next(Chunk::manifest);
    const bool belongs = id && std::ranges::equal(*id, std::as_bytes(std::span{manifest.id}));
    return belongs ? std::string{} : fmt::format("{} belongs to another checkpoint", name);
  };
  if (std::string wrong = check(code_file); !wrong.empty()) return wrong;
  for (int rank = 0; rank < manifest.processes; ++rank)
    if (std::string wrong = check(rank_file(rank)); !wrong.empty()) return wrong;
  return {};
}

}  // namespace mpiwasm::checkpoint
