#include "wasm/inspect/resumable/name_section.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

enum Subsection : std::uint8_t { functions = 1, locals = 2, labels = 3 };

Bytes renumber_functions(std::span<const std::byte> contents, const Added& added) {
  ByteReader reader{contents};
  Bytes names;
  std::uint32_t count = 0;
  for (std::uint32_t left = reader.item_count("names"); left > 0; --left) {
    const std::uint32_t function = reader.u32("a function");
    const std::string_view name = reader.name("a name");
    if (reader.failed()) break;
    append_number(names, added.moved(function));
    append_number(names, name.size());
    append(names, std::as_bytes(std::span{name}));
    ++count;
  }
  Bytes written;
  append_number(written, count);
  append(written, names);
  return written;
}

}  // namespace

Bytes renumber_names(std::span<const std::byte> names, const Added& added) {
  Bytes written;
  ByteReader reader{names};
  while (!reader.at_end()) {
    const std::uint8_t id = reader.byte("a subsection");
    const auto contents = reader.take(reader.u32("a size"), "a subsection");
    if (reader.failed()) break;
    if (id == locals || id == labels) continue;
    const Bytes kept = id == functions ? renumber_functions(contents, added) : Bytes{contents.begin(), contents.end()};
    written.push_back(std::byte{id});
    append_number(written, kept.size());
    append(written, kept);
  }
  return written;
}

}  // namespace mpiwasm::wasm::resumable
