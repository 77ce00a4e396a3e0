// See string_list.hpp.
#include "wasi/string_list.hpp"

#include <cstring>

namespace mpiwasm::wasi {

StringList::StringList(std::span<const std::string> strings) {
  offsets_.reserve(strings.size());
  for (const std::string& string : strings) {
    offsets_.push_back(static_cast<std::uint32_t>(text_.size()));
    text_ += string;
    text_ += '\0';
  }
}

Errno StringList::write_sizes(guest::LinearMemory memory, guest::Address count_address,
                              guest::Address size_address) const {
  const bool written = memory.store(count_address, static_cast<std::uint32_t>(offsets_.size())) &&
                       memory.store(size_address, static_cast<std::uint32_t>(text_.size()));
  return written ? Errno::success : Errno::fault;
}

Errno StringList::write(guest::LinearMemory memory, guest::Address list_address, guest::Address text_address) const {
  const auto list = memory.range(list_address, offsets_.size() * sizeof(guest::Address));
  const auto text = memory.range(text_address, text_.size());
  if (!list || !text) return Errno::fault;
  std::byte* place = list->data();
  for (const std::uint32_t offset : offsets_) {
    const guest::Address address = text_address + offset;
    std::memcpy(place, &address, sizeof address);
    place += sizeof address;
  }
  if (!text_.empty()) std::memcpy(text->data(), text_.data(), text_.size());
  return Errno::success;
}

}  // namespace mpiwasm::wasi
