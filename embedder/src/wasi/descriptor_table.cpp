// See descriptor_table.hpp.
#include "wasi/descriptor_table.hpp"

#include <algorithm>
#include <utility>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {

DescriptorTable::Result<std::uint32_t> DescriptorTable::insert(Descriptor descriptor) {
  if (!has_room()) return tl::unexpected(Errno::mfile);
  while (first_free_ < slots_.size() && slots_[first_free_].file.is_open()) ++first_free_;
  if (first_free_ == slots_.size()) {
    slots_.push_back(std::move(descriptor));
  } else {
    slots_[first_free_] = std::move(descriptor);
  }
  ++open_;
  return static_cast<std::uint32_t>(first_free_++);
}

std::vector<Descriptor> DescriptorTable::take_all() {
  open_ = 0;
  first_free_ = 0;
  return std::exchange(slots_, {});
}

bool DescriptorTable::insert_at(std::uint32_t number, Descriptor descriptor) {
  if (number >= most_open_ || !has_room() || find(number) != nullptr) return false;
  if (number >= slots_.size()) slots_.resize(std::size_t{number} + 1);
  slots_[number] = std::move(descriptor);
  ++open_;
  return true;
}

Errno DescriptorTable::close(std::uint32_t number) {
  Descriptor* descriptor = find(number);
  if (descriptor == nullptr) return Errno::badf;
  const int error = descriptor->file.close();
  *descriptor = Descriptor{};
  --open_;
  first_free_ = std::min<std::size_t>(first_free_, number);
  return from_host(error);
}

Errno DescriptorTable::renumber(std::uint32_t from, std::uint32_t to) {
  if (find(from) == nullptr || find(to) == nullptr) return Errno::badf;
  if (from == to) return Errno::success;
  const int error = slots_[to].file.close();
  slots_[to] = std::exchange(slots_[from], Descriptor{});
  --open_;
  first_free_ = std::min<std::size_t>(first_free_, from);
  return from_host(error);
}

}  // namespace mpiwasm::wasi
