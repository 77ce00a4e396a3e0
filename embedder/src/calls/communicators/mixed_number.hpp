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

/// A polynomial of the data modulo a prime, at a place that follows from the secret: of all secrets, no more than twice
/// as many as there are numbers, of 2^61, give two lists of numbers the same value.
class MixedNumber {
 public:
  explicit MixedNumber(std::uint64_t secret)
      : place_(reduced(stirred(secret + 0x9e3779b97f4a7c15))), sum_(reduced(stirred(secret + 0x3c6ef372fe94f82a))) {}

  MixedNumber& add(std::uint64_t number) {
    add_digit(number >> 32);
    add_digit(number & 0xffffffff);
    return *this;
  }
  MixedNumber& add(int number) { return add(static_cast<std::uint64_t>(number)); }
  MixedNumber& add(bool flag) { return add(std::uint64_t{flag ? 1U : 0U}); }
  MixedNumber& add(std::string_view text) {
    add(text.size());
    for (const char each : text) add_digit(static_cast<unsigned char>(each));
    return *this;
  }
  MixedNumber& add(std::span<const int> list) {
    add(list.size());
    for (const int each : list) add_digit(static_cast<std::uint32_t>(each));
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
    for (const std::int32_t each : flags.list) add_digit(each != 0 ? 1 : 0);
    return *this;
  }

  /// Of different data, its digits have nothing in common.
  [[nodiscard]] std::uint64_t value() const { return stirred(sum_); }
  /// So that its negative is a number, too.
  [[nodiscard]] std::int64_t positive() const { return static_cast<std::int64_t>(value() >> 1); }

 private:
  static constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;

  /// The end of splitmix64, which gives different numbers different ones.
  static std::uint64_t stirred(std::uint64_t number) {
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9;
    number = (number ^ (number >> 27)) * 0x94d049bb133111eb;
    return number ^ (number >> 31);
  }
  static std::uint64_t reduced(std::uint64_t number) {
    const std::uint64_t sum = (number & prime) + (number >> 61);
    return sum >= prime ? sum - prime : sum;
  }
  void add_digit(std::uint64_t digit) {
    __extension__ using Product = unsigned __int128;
    const Product product = Product{sum_} * place_ + digit;
    sum_ = reduced((static_cast<std::uint64_t>(product) & prime) + static_cast<std::uint64_t>(product >> 61));
  }

  std::uint64_t place_;
  std::uint64_t sum_;
};

}  // namespace mpiwasm::calls
