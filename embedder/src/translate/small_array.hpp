// An array for the time of one call: on the stack when it is short, so that the hot path allocates nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace mpiwasm::translate {

template <class T, std::size_t short_length = 32>
class SmallArray {
 public:
  explicit SmallArray(std::size_t length) : length_(length) {
    if (length > short_length) long_.resize(length);
  }
  /// A copy.
  explicit SmallArray(std::span<const T> values) : SmallArray(values.size()) {
    std::copy(values.begin(), values.end(), data());
  }
  SmallArray(const SmallArray&) = delete;
  SmallArray& operator=(const SmallArray&) = delete;

  [[nodiscard]] T* data() { return length_ > short_length ? long_.data() : short_.data(); }
  [[nodiscard]] std::size_t size() const { return length_; }
  [[nodiscard]] T& operator[](std::size_t index) { return data()[index]; }
  [[nodiscard]] T* begin() { return data(); }
  [[nodiscard]] T* end() { return data() + length_; }
  operator std::span<T>() { return {data(), length_}; }
  [[nodiscard]] std::span<const T> view() { return {data(), length_}; }

 private:
  std::size_t length_;
  std::array<T, short_length> short_;
  std::vector<T> long_;
};

}  // namespace mpiwasm::translate
