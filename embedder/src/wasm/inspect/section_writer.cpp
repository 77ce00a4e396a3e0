#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm {

void append(Bytes& bytes, std::span<const std::byte> more) { bytes.insert(bytes.end(), more.begin(), more.end()); }

void append_number(Bytes& bytes, std::uint64_t value) {
  do {
    const auto low = static_cast<std::uint8_t>(value & 0x7fU);
    value >>= 7;
    bytes.push_back(static_cast<std::byte>(value != 0 ? low | 0x80U : low));
  } while (value != 0);
}

Expected<Bytes> rewrite_sections(std::span<const std::byte> module, const RewriteSection& rewrite) {
  constexpr std::size_t header_size = 8;
  Bytes rewritten{module.begin(), module.begin() + header_size};
  rewritten.reserve(module.size());
  ByteReader reader{module.subspan(header_size), header_size};
  while (!reader.at_end()) {
    const std::size_t start = reader.offset();
    const std::uint8_t id = reader.byte("a section");
    const auto contents = reader.take(reader.u32("a section's size"), "a section");
    ByteReader section{contents};
    Bytes changed;
    const auto has_changed = rewrite(id, section, changed);
    if (!has_changed) return tl::unexpected(has_changed.error());
    if (!*has_changed) {
      append(rewritten, module.subspan(start, reader.offset() - start));
      continue;
    }
    rewritten.push_back(static_cast<std::byte>(id));
    append_number(rewritten, changed.size());
    append(rewritten, changed);
  }
  return rewritten;
}

}  // namespace mpiwasm::wasm
