#include "wasi/processor_set.hpp"

#include <sched.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>

namespace mpiwasm::wasi {

ProcessorSet ProcessorSet::of_this_thread() {
  ProcessorSet set;
  if (::sched_getaffinity(0, sizeof set.words_, reinterpret_cast<cpu_set_t*>(set.words_.data())) != 0) return {};
  return set;
}

int ProcessorSet::bind_this_thread() const {
  const auto* words = reinterpret_cast<const cpu_set_t*>(words_.data());
  return ::sched_setaffinity(0, sizeof words_, words) == 0 ? 0 : errno;
}

ProcessorSet ProcessorSet::from_list(std::string_view list) {
  ProcessorSet set;
  const char* place = list.data();
  const char* const end = place + list.size();
  while (place != end) {
    std::size_t first = 0;
    const auto begin = std::from_chars(place, end, first);
    if (begin.ec != std::errc{}) break;
    place = begin.ptr;
    std::size_t last = first;
    if (place != end && *place == '-') {
      const auto range = std::from_chars(place + 1, end, last);
      if (range.ec != std::errc{}) break;
      place = range.ptr;
    }
    for (std::size_t processor = first; processor <= std::min(last, most - 1); ++processor) set.insert(processor);
    if (place == end || *place != ',') break;
    ++place;
  }
  return set;
}

ProcessorSet ProcessorSet::from_bytes(std::span<const std::byte> bytes) {
  ProcessorSet set;
  std::memcpy(set.words_.data(), bytes.data(), std::min(bytes.size(), most_bytes));
  return set;
}

bool ProcessorSet::copy_to(std::span<std::byte> bytes) const {
  const auto own = std::as_bytes(std::span{words_});
  const std::size_t size = std::min(bytes.size(), own.size());
  if (std::ranges::any_of(own.subspan(size), [](std::byte byte) { return byte != std::byte{0}; })) return false;
  std::ranges::fill(bytes, std::byte{0});
  std::ranges::copy(own.first(size), bytes.begin());
  return true;
}

std::size_t ProcessorSet::count() const {
  std::size_t count = 0;
  for (const std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
  return count;
}

std::vector<std::uint32_t> ProcessorSet::members() const {
  std::vector<std::uint32_t> members;
  for (std::size_t i = 0; i < words_.size(); ++i)
    for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1)
      members.push_back(static_cast<std::uint32_t>(i * bits) + static_cast<std::uint32_t>(std::countr_zero(rest)));
  return members;
}

ProcessorSet ProcessorSet::operator&(const ProcessorSet& other) const {
  ProcessorSet both;
  for (std::size_t i = 0; i < words_.size(); ++i) both.words_[i] = words_[i] & other.words_[i];
  return both;
}

}  // namespace mpiwasm::wasi
