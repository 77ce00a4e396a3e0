// See guest_path.hpp.
#include "wasi/guest_path.hpp"

#include <algorithm>
#include <cstring>

namespace mpiwasm::wasi {
namespace {

constexpr std::string_view mark_of_shared_pointers = ".shfp.";

// Capitals and small letters are the same on some file systems.
bool are_same_letter(char character, char small_letter) {
  const bool is_capital = character >= 'A' && character <= 'Z';
  return (is_capital ? character - 'A' + 'a' : character) == small_letter;
}

bool is_of_shared_pointer(std::string_view name) {
  return name.starts_with('.') && std::search(name.begin(), name.end(), mark_of_shared_pointers.begin(),
                                              mark_of_shared_pointers.end(), are_same_letter) != name.end();
}

}  // namespace

bool names_shared_pointer(std::string_view path) {
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    if (is_of_shared_pointer(path.substr(0, end))) return true;
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return false;
}

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
  return names_shared_pointer(view()) ? Errno::acces : Errno::success;
}

}  // namespace mpiwasm::wasi
