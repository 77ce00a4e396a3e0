#include "wasm/inspect/code_places.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/printable.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t header_size = 8;
constexpr std::uint8_t custom_section = 0;
constexpr std::uint8_t import_section = 2;
constexpr std::uint8_t code_section = 10;

/// So many functions are imported. A module that got this far imports nothing else.
std::size_t imported(std::span<const std::byte> contents) { return ByteReader{contents}.u32("a number"); }

}  // namespace

CodePlaces::CodePlaces(std::span<const std::byte> module, std::span<const Frame> frames, std::size_t most_functions)
    : most_functions_(most_functions) {
  if (module.size() > header_size) read_sections(module);
  std::vector<std::uint64_t> wanted;
  for (const Frame& frame : frames)
    if (const std::size_t place = place_of(frame); place >= code_ && place != 0) wanted.push_back(place - code_);
  std::vector<std::uint64_t> functions;
  for (const std::size_t body : bodies_)
    if (body != 0) functions.push_back(body - code_);
  lines_ = find_source_lines(debug_, wanted, functions);
}

void CodePlaces::read_sections(std::span<const std::byte> module) {
  ByteReader reader{module.subspan(header_size), header_size};
  while (!reader.at_end()) {
    const std::uint8_t id = reader.byte("a section");
    const std::uint32_t size = reader.u32("a section's size");
    const std::size_t offset = reader.offset();
    const auto contents = reader.take(size, "a section");
    if (reader.failed()) return;
    if (id == import_section && bodies_.empty()) bodies_.assign(std::min(imported(contents), most_functions_), 0);
    if (id == code_section) read_code(contents, offset);
    if (id != custom_section) continue;
    ByteReader custom{contents};
    const std::string_view name = custom.name("a name");
    if (name == ".debug_line") debug_.lines = custom.take(custom.remaining(), "a section");
    if (name == ".debug_line_str") debug_.line_strings = custom.take(custom.remaining(), "a section");
    if (name == ".debug_str") debug_.strings = custom.take(custom.remaining(), "a section");
  }
}

void CodePlaces::read_code(std::span<const std::byte> contents, std::size_t offset) {
  code_ = offset;
  ByteReader code{contents, offset};
  for (std::uint32_t left = code.item_count("number of functions"); left > 0 && !code.failed(); --left) {
    if (bodies_.size() == most_functions_) return;
    const std::uint32_t size = code.u32("a function's size");
    bodies_.push_back(code.offset());
    (void)code.take(size, "a function");
  }
}

/// The offset in the file; 0 when nothing is known.
std::size_t CodePlaces::place_of(const Frame& frame) const {
  if (frame.module_offset) return *frame.module_offset;
  return frame.function < bodies_.size() ? bodies_[frame.function] : 0;
}

std::string CodePlaces::text_of(const Frame& frame) const {
  const std::size_t place = place_of(frame);
  if (place == 0) return {};
  std::string text = fmt::format(", {} {:#x}", frame.module_offset ? "offset" : "begins at", place);
  const auto line = place < code_ ? lines_.end() : lines_.find(place - code_);
  if (line != lines_.end()) text += fmt::format(", {}:{}", printable(line->second.file), line->second.line);
  return text;
}

}  // namespace mpiwasm::wasm
