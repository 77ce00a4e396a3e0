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
#include <limits>
#include <string_view>
#include <system_error>
#include <utility>

#include "checkpoint/image_reader.hpp"
#include "checkpoint/image_writer.hpp"
#include "checkpoint/private_file.hpp"
#include "checkpoint/stage.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::string_view prefix = "checkpoint-";
constexpr const char* manifest_name = "manifest";
constexpr const char* unfinished_name = "manifest.unfinished";
constexpr std::string_view rank_prefix = "rank-";
/// There is one behind each.
constexpr int largest_number = std::numeric_limits<int>::max();

constexpr const char* being_copied =
    ": files are being copied to it from the nodes (--checkpoint-stage), or were when its job ended";

std::vector<std::byte> bytes_of(const Manifest& manifest) {
  guest::ArchiveWriter to;
  to.put(std::string_view{manifest.id});
  to.put(manifest.number);
  to.put(manifest.time);
  to.put(manifest.processes);
  to.put(manifest.uses_mpi ? 1 : 0);
  to.put(std::string_view{manifest.library});
  to.put(static_cast<std::uint64_t>(manifest.programs.size()));
  for (const Program& program : manifest.programs) put(to, program);
  to.put_list(manifest.program_of_rank);
  to.put(static_cast<std::uint64_t>(manifest.codes.size()));
  for (const Code& code : manifest.codes) {
    to.put(std::string_view{code.name});
    to.put(std::string_view{code.id});
    to.put(code.size);
  }
  to.put_list(manifest.sizes);
  to.put(static_cast<std::uint64_t>(manifest.earlier.size()));
  for (const Manifest::EarlierFile& file : manifest.earlier) {
    to.put(std::string_view{file.name});
    to.put(file.size);
  }
  return to.bytes();
}

/// Each rank has a program and a file, and each program of the native form its code.
bool fits_together(const Manifest& manifest) {
  const auto processes = static_cast<std::size_t>(manifest.processes);
  const auto is_there = [&](std::uint32_t program) { return program < manifest.programs.size(); };
  const auto has_code = [&](const Program& program) {
    return program.code.empty() || manifest.code_of(program) != nullptr;
  };
  const auto has_name = [](const Code& code) { return is_code_name(code.name); };
  return manifest.processes > 0 && manifest.sizes.size() == processes && manifest.program_of_rank.size() == processes &&
         std::ranges::all_of(manifest.program_of_rank, is_there) && std::ranges::all_of(manifest.programs, has_code) &&
         std::ranges::all_of(manifest.codes, has_name);
}

tl::expected<Manifest, std::string> manifest_of(std::span<const std::byte> bytes) {
  guest::ArchiveReader from{bytes};
  Manifest manifest;
  manifest.id = from.get_text();
  manifest.number = from.get<int>();
  manifest.time = from.get<std::int64_t>();
  manifest.processes = from.get<int>();
  manifest.uses_mpi = from.get<int>() != 0;
  manifest.library = from.get_text();
  for (std::uint64_t left = from.get_count(); left > 0 && from.ok(); --left)
    manifest.programs.push_back(get_program(from));
  manifest.program_of_rank = from.get_list<std::uint32_t>();
  for (std::uint64_t left = from.get_count(); left > 0 && from.ok(); --left) {
    Code& code = manifest.codes.emplace_back();
    code.name = from.get_text();
    code.id = from.get_text();
    code.size = from.get<std::uint64_t>();
  }
  manifest.sizes = from.get_list<std::uint64_t>();
  for (std::uint64_t left = from.get_count(); left > 0; --left) {
    std::string name = from.get_text();
    manifest.earlier.push_back({.name = std::move(name), .size = from.get<std::uint64_t>()});
  }
  if (!from.is_at_end() || !fits_together(manifest)) return tl::unexpected(std::string{"its manifest is incomplete"});
  return manifest;
}

/// Lets the entries of a directory survive a crash of the machine.
void keep_entries(const std::filesystem::path& directory) {
  const auto opened = guest::HostFile::own(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.is_open()) (void)::fsync(opened.number());
}

/// Which file of a checkpoint this is. One that is copied over another is not loaded.
constexpr const char* label_of_manifest = "manifest";

}  // namespace

std::string Manifest::label_of_rank(int rank) const { return fmt::format("{} {}", id, Checkpoints::rank_file(rank)); }

const Code* Manifest::code_of(const Program& program) const {
  const auto found = std::ranges::find(codes, program.code, &Code::name);
  return found == codes.end() ? nullptr : &*found;
}

std::string Manifest::name_modules() const {
  std::vector<std::pair<const Program*, std::vector<int>>> modules;
  for (int rank = 0; rank < processes; ++rank) {
    const Program& own = program_at(rank);
    const auto is_same = [&own](const auto& each) {
      return each.first->module == own.module && each.first->module_digest == own.module_digest;
    };
    auto found = std::ranges::find_if(modules, is_same);
    if (found == modules.end()) found = modules.insert(found, {&own, {}});
    found->second.push_back(rank);
  }
  if (modules.size() == 1) return modules.front().first->module;
  std::string text;
  for (const auto& [program, ranks] : modules)
    text += fmt::format("{}{} ({})", text.empty() ? "" : ", ", program->module, name_ranks(ranks));
  return text;
}

std::filesystem::path Checkpoints::place(int number) const { return directory_ / fmt::format("{}{}", prefix, number); }

std::string Checkpoints::rank_file(int rank) { return fmt::format("{}{}", rank_prefix, rank); }

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
    if (problem == std::errc{} && read_to == end && number > 0 && number < largest_number) found.push_back(number);
  }
  std::ranges::sort(found);
  return found;
}

std::vector<Manifest::EarlierFile> Checkpoints::earlier_files(int number) const {
  std::vector<Manifest::EarlierFile> found;
  std::error_code error;
  std::filesystem::directory_iterator entry{place(number), error};
  for (; !error && entry != std::filesystem::directory_iterator{}; entry.increment(error)) {
    const std::string name = entry->path().filename();
    if (!name.starts_with(rank_prefix) || name.find(earlier_mark) == std::string::npos) continue;
    std::error_code unknown;
    const std::uint64_t size = entry->file_size(unknown);
    if (!unknown) found.push_back({.name = name, .size = size});
  }
  std::ranges::sort(found, {}, &Manifest::EarlierFile::name);
  return found;
}

bool Checkpoints::is_complete(int number) const {
  std::error_code error;
  return std::filesystem::exists(place(number) / manifest_name, error);
}

std::string Checkpoints::begin(int number) const {
  constexpr mode_t private_mode = 0700;
  if (::mkdir(place(number).c_str(), private_mode) == 0) return {};
  return fmt::format("{} cannot be created: {}", place(number).native(), std::strerror(errno));
}

std::string Checkpoints::commit(const Manifest& manifest, const Key& key) const {
  const std::filesystem::path here = place(manifest.number);
  auto writer = ImageWriter::create(here / unfinished_name, key, label_of_manifest);
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
  // Not by way of a link that has the name.
  const auto directory =
      guest::HostFile::own(::open(place(number).c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
  // First what makes it count, so that no half of it ever does.
  if (directory.is_open()) (void)::unlinkat(directory.number(), manifest_name, 0);
  std::error_code error;
  std::filesystem::remove_all(place(number), error);
}

void Checkpoints::go_on_from(int number) {
  const std::vector<int> all = numbers();
  gone_on_from_ = number;
  newest_before_ = all.empty() ? number : all.back();
}

void Checkpoints::prune(int kept) const {
  std::vector<int> all = numbers();
  std::ranges::reverse(all);
  for (const int number : all) {
    const bool counts = number <= gone_on_from_ || number > newest_before_;
    // Newer ones that are incomplete may be under way.
    if (kept > 0 && counts && is_complete(number))
      --kept;
    else if (kept == 0 || !counts)
      remove(number);
  }
}

tl::expected<Manifest, std::string> Checkpoints::read(int number, const Key& key) const {
  const auto refused = [&](const std::string& reason) {
    return tl::unexpected(fmt::format("checkpoint {}: {}", number, reason));
  };
  const std::filesystem::path here = place(number);
  if (!is_complete(number))
    return refused(std::string{"it is not complete"} + (is_being_copied(here) ? being_copied : ""));
  if (const auto opened = open_private_directory(here); !opened) return refused(opened.error());
  auto reader = ImageReader::open(here / manifest_name, key, label_of_manifest);
  if (!reader) return refused(reader.error());
  const ChunkTable* const chunk = reader->next(Chunk::manifest);
  if (chunk == nullptr) return refused("its manifest is incomplete");
  const auto bytes = reader->read(*chunk);
  if (!bytes) return refused(bytes.error());
  auto manifest = manifest_of(*bytes);
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
  std::string problem;
  const auto has = [&](const std::string& name, std::uint64_t size) {
    std::error_code error;
    const std::uint64_t there = std::filesystem::file_size(place(manifest.number) / name, error);
    if (error)
      problem = fmt::format("{} is missing", name);
    else if (there != size)
      problem = fmt::format("{} has {} bytes instead of {}", name, there, size);
    return problem.empty();
  };
  for (const Code& code : manifest.codes)
    if (!has(code.file(), code.size)) return problem;
  for (int rank = 0; rank < manifest.processes; ++rank)
    if (!has(rank_file(rank), manifest.sizes[static_cast<std::size_t>(rank)])) return problem;
  for (const Manifest::EarlierFile& file : manifest.earlier)
    if (!has(file.name, file.size)) return problem;
  return {};
}

std::vector<std::string> Checkpoints::verify(const Manifest& manifest, const Key& key) const {
  std::vector<std::string> problems;
  if (std::string problem = why_incomplete(manifest); !problem.empty()) problems.push_back(std::move(problem));
  const auto check = [&](const std::string& name, const std::string& label) {
    auto reader = ImageReader::open(place(manifest.number) / name, key, label);
    if (!reader) return problems.push_back(reader.error());
    for (std::string& problem : reader->verify()) problems.push_back(std::move(problem));
  };
  for (const Code& code : manifest.codes) check(code.file(), code.label());
  for (int rank = 0; rank < manifest.processes; ++rank) check(rank_file(rank), manifest.label_of_rank(rank));
  return problems;
}

}  // namespace mpiwasm::checkpoint
