// See descriptor_table.hpp.
#include "wasi/descriptor_table.hpp"

#include <algorithm>
#include <utility>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {

DescriptorTable::Result<Fd> DescriptorTable::insert(Descriptor descriptor) {
  if (!has_room()) return tl::unexpected(Errno::mfile);
  while (first_free_ < slots_.size() && slots_[first_free_].file.is_open()) ++first_free_;
  if (first_free_ == slots_.size()) {
    slots_.push_back(std::move(descriptor));
  } else {
    slots_[first_free_] = std::move(descriptor);
  }
  ++open_;
  return Fd{static_cast<std::uint32_t>(first_free_++)};
}

std::vector<Descriptor> DescriptorTable::take_all() {
  open_ = 0;
  first_free_ = 0;
  return std::exchange(slots_, {});
}

bool DescriptorTable::insert_at(Fd fd, Descriptor descriptor) {
  const std::size_t place = number(fd);
  if (place >= most_open_ || !has_room() || find(fd) != nullptr) return false;
  if (place >= slots_.size()) slots_.resize(place + 1);
  slots_[place] = std::move(descriptor);
  ++open_;
  return true;
}

Errno DescriptorTable::close(Fd fd) {
  Descriptor* descriptor = find(fd);
  if (descriptor == nullptr) return Errno::badf;
  const int error = descriptor->file.close();
  *descriptor = Descriptor{};
  --open_;
  first_free_ = std::min<std::size_t>(first_free_, number(fd));
  return from_host(error);
}

Errno DescriptorTable::renumber(Fd from, Fd to) {
  if (find(from) == nullptr || find(to) == nullptr) return Errno::badf;
  if (from == to) return Errno::success;
  const int error = slots_[number(to)].file.close();
  slots_[number(to)] = std::exchange(slots_[number(from)], Descriptor{});
  --open_;
  first_free_ = std::min<std::size_t>(first_free_, number(from));
  return from_host(error);
}

}  // namespace mpiwasm::wasi
