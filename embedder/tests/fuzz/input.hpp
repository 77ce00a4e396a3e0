// What a fuzzer makes of its bytes: numbers, taken from the front until there are none left.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace mpiwasm::fuzz {

class Input {
 public:
  explicit Input(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  [[nodiscard]] bool empty() const { return bytes_.empty(); }

  /// Takes the second half of what is left.
  [[nodiscard]] Input take_half() {
    const Input half{bytes_.subspan(bytes_.size() / 2)};
    bytes_ = bytes_.first(bytes_.size() / 2);
    return half;
  }

  std::uint8_t byte() {
    if (bytes_.empty()) return 0;
    const std::uint8_t value = bytes_.front();
    bytes_ = bytes_.subspan(1);
    return value;
  }
  std::uint32_t below(std::uint32_t limit) { return byte() % limit; }
  std::uint32_t word() {
    std::uint32_t value = 0;
    for (int i = 0; i < 4; ++i) value = value << 8 | byte();
    return value;
  }
  std::uint64_t longer() { return std::uint64_t{word()} << 32 | word(); }

 private:
  std::span<const std::uint8_t> bytes_;
};

}  // namespace mpiwasm::fuzz
