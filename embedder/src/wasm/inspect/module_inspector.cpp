#include "wasm/inspect/module_inspector.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <string_view>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/inspect/section_reader.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t header_size = 8;

tl::unexpected<Error> unusable(std::string message) {
  return tl::unexpected(Error{ErrorKind::unusable_module, std::move(message)});
}

bool starts_with(std::span<const std::byte> file, std::string_view prefix) {
  return file.size() >= prefix.size() && std::memcmp(file.data(), prefix.data(), prefix.size()) == 0;
}

/// The text format: after white space and comments comes "(module" or a module's field.
bool looks_like_text_format(std::span<const std::byte> file) {
  const std::string_view text{reinterpret_cast<const char*>(file.data()), std::min<std::size_t>(file.size(), 4096)};
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  if (start == std::string_view::npos) return false;
  const std::string_view rest = text.substr(start);
  return rest.starts_with("(module") || rest.starts_with("(component") || rest.starts_with(";;") ||
         rest.starts_with("(;");
}

/// Why a file without the header of a wasm module is none.
std::string describe_foreign_file(std::span<const std::byte> file) {
  if (file.empty()) return "the file is empty";
  if (starts_with(file, std::string_view{"\0asm", std::min<std::size_t>(4, file.size())}))
    return fmt::format("the module is truncated: it has only {} bytes", file.size());
  if (starts_with(file,
                  "\x7f"
                  "ELF"))
    return "this is a native program or library, not a WebAssembly module; build it with mpiwasm-cc";
  if (starts_with(file, "BC\xc0\xde")) return "this is LLVM bitcode, not a WebAssembly module; link it first";
  if (starts_with(file, "!<arch>")) return "this is a library of object files, not a WebAssembly module";
  if (looks_like_text_format(file))
    return "this is WebAssembly in its text format; translate it first, for example with wat2wasm";
  return "this is not a WebAssembly module (a module begins with the bytes 00 61 73 6d)";
}

/// The sections must come in this order; custom ones may stand anywhere. Codes are those of the binary format.
int place_of_section(std::uint8_t id) {
  static constexpr std::array<std::uint8_t, 13> order = {1, 2, 3, 4, 5, 13, 6, 7, 8, 9, 12, 10, 11};
  const auto found = std::find(order.begin(), order.end(), id);
  return found == order.end() ? -1 : static_cast<int>(found - order.begin());
}

Expected<ModuleSummary> read_sections(std::span<const std::byte> file) {
  ByteReader reader{file.subspan(header_size), header_size};
  SectionReader sections;
  int last_place = -1;
  while (!reader.at_end()) {
    const std::size_t start = reader.offset();
    const std::uint8_t id = reader.byte("a section's number");
    const std::uint32_t size = reader.u32("a section's size");
    const std::size_t contents_offset = reader.offset();
    const auto contents = reader.take(size, fmt::format("the {} section", section_name(id)));
    if (reader.failed()) break;
    if (id != 0) {
      const int place = place_of_section(id);
      if (place < 0) {
        reader.fail_at(start, fmt::format("there is no section number {}", id));
        break;
      }
      if (place <= last_place) {
        reader.fail_at(start, fmt::format("the {} section comes twice or too late", section_name(id)));
        break;
      }
      last_place = place;
    }
    ByteReader section{contents, contents_offset};
    sections.read(id, section);
    if (sections.unsupported()) {
      return unusable(fmt::format("the module cannot run here: {} (offset {})", *sections.unsupported(), start));
    }
    if (!section.failed() && section.remaining() != 0) section.fail("the section is longer than its contents");
    if (section.failed()) {
      return unusable(fmt::format("the module is corrupt at offset {} ({} section): {}", section.failure().offset,
                                  section_name(id), section.failure().what));
    }
  }
  if (reader.failed())
    return unusable(fmt::format("the module is truncated or corrupt at offset {}: {}", reader.failure().offset,
                                reader.failure().what));
  if (const auto problem = sections.finish())
    return unusable(fmt::format("the module is truncated or corrupt: {}", *problem));
  return std::move(sections.summary());
}

}  // namespace

Expected<ModuleSummary> read_module_summary(std::span<const std::byte> file) {
  if (file.size() < header_size || !starts_with(file, std::string_view{"\0asm", 4}))
    return unusable(describe_foreign_file(file));
  std::array<std::uint8_t, 4> version{};
  std::memcpy(version.data(), file.data() + 4, version.size());
  if (version[2] == 1 && version[3] == 0)
    return unusable("this is a WebAssembly component; mpiwasm runs core modules (build for wasm32-wasip1)");
  if (version != std::array<std::uint8_t, 4>{1, 0, 0, 0})
    return unusable(fmt::format("the module has binary version {}.{}.{}.{}; mpiwasm knows version 1", version[0],
                                version[1], version[2], version[3]));
  return read_sections(file);
}

}  // namespace mpiwasm::wasm
