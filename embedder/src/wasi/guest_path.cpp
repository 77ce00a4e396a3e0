// See guest_path.hpp.
#include "wasi/guest_path.hpp"

#include <cstring>

namespace mpiwasm::wasi {

Errno GuestPath::load(guest::LinearMemory memory, guest::Address address, std::uint32_t length) {
  const auto bytes = memory.range(address, length);
  if (!bytes) return Errno::fault;
  return assign({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
}

Errno GuestPath::assign(std::string_view text) {
  if (text.empty()) return Errno::noent;
  if (text.size() >= text_.size()) return Errno::nametoolong;
  // Copied first, for another thread of the guest may change what is checked.
  std::memcpy(text_.data(), text.data(), text.size());
  if (std::memchr(text_.data(), 0, text.size()) != nullptr) return Errno::inval;
  text_[text.size()] = '\0';
  length_ = text.size();
  return Errno::success;
}

}  // namespace mpiwasm::wasi
