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

bool is_digit(char character) { return character >= '0' && character <= '9'; }

/// Cuts digits, and '-' before them, from the end of a name; false when there are none.
bool cut_number(std::string_view& name) {
  const std::size_t length = name.size();
  while (!name.empty() && is_digit(name.back())) name.remove_suffix(1);
  const bool is_number = name.size() < length && name.ends_with('-');
  if (is_number) name.remove_suffix(1);
  return is_number;
}

/// "NAME-JOB-PROCESS.lock", as Open MPI has it.
bool is_of_locked_pointer(std::string_view name) {
  constexpr std::string_view ending = ".lock";
  if (name.size() < ending.size()) return false;
  const std::string_view last = name.substr(name.size() - ending.size());
  if (!std::equal(last.begin(), last.end(), ending.begin(), are_same_letter)) return false;
  name.remove_suffix(ending.size());
  return cut_number(name) && cut_number(name);
}

bool is_of_shared_pointer(std::string_view name) {
  if (is_of_locked_pointer(name)) return true;
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
