// Numbers that several processes compute of the same data, each on its own. They begin with a number that the guest
// does not know, so that it cannot choose other data with the same number.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace mpiwasm::calls {

/// Flags of the guest: all values but 0 are one.
struct Flags {
  std::span<const std::int32_t> list;
};

class MixedNumber {
 public:
  explicit MixedNumber(std::uint64_t secret) : value_(secret) {}

  MixedNumber& add(std::uint64_t number) {  // splitmix64
    value_ += number + 0x9e3779b97f4a7c15;
    value_ = (value_ ^ (value_ >> 30)) * 0xbf58476d1ce4e5b9;
    value_ = (value_ ^ (value_ >> 27)) * 0x94d049bb133111eb;
    value_ ^= value_ >> 31;
    return *this;
  }
  MixedNumber& add(int number) { return add(static_cast<std::uint64_t>(number)); }
  MixedNumber& add(bool flag) { return add(std::uint64_t{flag ? 1U : 0U}); }
  MixedNumber& add(std::string_view text) {
    add(text.size());
    for (const char each : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(each)));
    return *this;
  }
  MixedNumber& add(std::span<const int> list) {
    add(list.size());
    for (const int each : list) add(static_cast<std::uint64_t>(each));
    return *this;
  }
  /// Both sides of an intercommunicator come to the same number.
  MixedNumber& add_sides(const std::vector<int>* one, const std::vector<int>* other) {
    if (one == nullptr || (other != nullptr && *other < *one)) std::swap(one, other);
    if (one != nullptr) add(*one);
    if (other != nullptr) add(*other);
    return *this;
  }
  MixedNumber& add(Flags flags) {
    add(flags.list.size());
    for (const std::int32_t each : flags.list) add(std::uint64_t{each != 0});
    return *this;
  }

  [[nodiscard]] std::uint64_t value() const { return value_; }
  /// So that its negative is a number, too.
  [[nodiscard]] std::int64_t positive() const { return static_cast<std::int64_t>(value_ >> 1); }

 private:
  std::uint64_t value_;
};

}  // namespace mpiwasm::calls
