#include "host/library/shared_object.hpp"

#include <elf.h>
#include <sys/stat.h>

#include <cstring>
#include <optional>
#include <span>

#include "guest/mapped_file.hpp"
#include "guest/regular_file.hpp"

namespace mpiwasm::host {
namespace {

/// A file mapped for reading for as long as this lives.
class FileView {
 public:
  explicit FileView(const std::filesystem::path& path) {
    const auto file = guest::open_regular_file(path);
    struct stat status{};
    if (!file.is_open() || ::fstat(file.number(), &status) != 0) return;
    mapped_ =
        guest::MappedFile::map(file, static_cast<std::size_t>(status.st_size), guest::MappedFile::Pages::when_used);
    if (mapped_) bytes_ = mapped_->bytes();
  }

  template <class T>
  [[nodiscard]] std::optional<T> read(std::uint64_t offset) const {
    if (offset > bytes_.size() || bytes_.size() - offset < sizeof(T)) return std::nullopt;
    T value;
    std::memcpy(&value, bytes_.data() + offset, sizeof(T));
    return value;
  }

  /// The zero-terminated string at `offset`, or an empty one.
  [[nodiscard]] std::string_view string(std::uint64_t offset) const {
    if (offset >= bytes_.size()) return {};
    const auto* start = reinterpret_cast<const char*>(bytes_.data() + offset);
    return {start, ::strnlen(start, bytes_.size() - offset)};
  }

 private:
  std::optional<guest::MappedFile> mapped_;
  std::span<const std::byte> bytes_;
};

struct Facts {
  std::string soname;
  bool has_mpi_init = false;
  bool has_open_mpi_symbol = false;
  bool has_mpich_symbol = false;
};

/// Calls `visit` with each section header of the given type.
template <class Visit>
void for_each_section(const FileView& file, const Elf64_Ehdr& header, Elf64_Word type, Visit visit) {
  for (unsigned index = 0; index < header.e_shnum; ++index) {
    const auto section = file.read<Elf64_Shdr>(header.e_shoff + std::uint64_t{index} * sizeof(Elf64_Shdr));
    if (!section || section->sh_type != type) continue;
    const auto strings = file.read<Elf64_Shdr>(header.e_shoff + std::uint64_t{section->sh_link} * sizeof(Elf64_Shdr));
    if (strings) visit(*section, *strings);
  }
}

std::optional<Facts> read_facts(const FileView& file) {
  const auto header = file.read<Elf64_Ehdr>(0);
  if (!header || std::memcmp(header->e_ident, ELFMAG, SELFMAG) != 0 || header->e_ident[EI_CLASS] != ELFCLASS64 ||
      header->e_type != ET_DYN)
    return std::nullopt;
  Facts facts;
  for_each_section(file, *header, SHT_DYNAMIC, [&](const Elf64_Shdr& section, const Elf64_Shdr& strings) {
    for (std::uint64_t place = 0; place + sizeof(Elf64_Dyn) <= section.sh_size; place += sizeof(Elf64_Dyn)) {
      const auto entry = file.read<Elf64_Dyn>(section.sh_offset + place);
      if (!entry || entry->d_tag == DT_NULL) break;
      if (entry->d_tag == DT_SONAME) facts.soname = file.string(strings.sh_offset + entry->d_un.d_val);
    }
  });
  for_each_section(file, *header, SHT_DYNSYM, [&](const Elf64_Shdr& section, const Elf64_Shdr& strings) {
    for (std::uint64_t place = 0; place + sizeof(Elf64_Sym) <= section.sh_size; place += sizeof(Elf64_Sym)) {
      const auto symbol = file.read<Elf64_Sym>(section.sh_offset + place);
      if (!symbol) break;
      if (symbol->st_shndx == SHN_UNDEF) continue;
      const std::string_view name = file.string(strings.sh_offset + symbol->st_name);
      if (name == "MPI_Init") facts.has_mpi_init = true;
      if (name.starts_with("ompi_")) facts.has_open_mpi_symbol = true;
      if (name.starts_with("MPIR_") || name.starts_with("MPID_") || name.starts_with("MPIDI_"))
        facts.has_mpich_symbol = true;
    }
  });
  return facts;
}

}  // namespace

std::optional<Identity> identify_library(const std::filesystem::path& path) {
  const FileView file{path};
  const auto facts = read_facts(file);
  if (!facts || !facts->has_mpi_init) return std::nullopt;
  std::optional<Implementation> implementation;
  if (facts->has_open_mpi_symbol) implementation = Implementation::openmpi;
  if (facts->has_mpich_symbol) implementation = Implementation::mpich;
  if (facts->soname.starts_with("libmpi_abi.")) return Identity{Family::mpi_abi, implementation};
  if (facts->has_open_mpi_symbol) return Identity{Family::openmpi, Implementation::openmpi};
  // The makers of the MPICH ABI agreed on this version; some of them show none of MPICH's own symbols.
  if (facts->has_mpich_symbol || facts->soname.ends_with(".so.12"))
    return Identity{Family::mpich, Implementation::mpich};
  return std::nullopt;
}

}  // namespace mpiwasm::host
