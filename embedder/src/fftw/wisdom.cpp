#include "fftw/wisdom.hpp"

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <system_error>

namespace mpiwasm::fftw {
namespace {

/// How many bits FFTW 3.3 has for the flags of an entry, and for how impatient it was.
constexpr std::uint32_t flags_end = 1U << 20;
constexpr std::uint32_t impatience_end = 1U << 9;
constexpr std::uint32_t any_end = 0xffffffff;
constexpr std::size_t longest_name = 64;
constexpr std::uint32_t solver_end = 1000;
constexpr std::string_view seal_begin = "\n(mpiwasm ";

class Reader {
 public:
  explicit Reader(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool take(char wanted) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != wanted) return false;
    rest_.remove_prefix(1);
    return true;
  }
  /// A word of letters, digits and the others.
  [[nodiscard]] bool take_name(std::string_view others) {
    skip_blanks();
    std::size_t length = 0;
    while (length < rest_.size() && (is_letter_or_digit(rest_[length]) || others.find(rest_[length]) != others.npos))
      ++length;
    rest_.remove_prefix(length);
    return length > 0 && length <= longest_name;
  }
  [[nodiscard]] bool take_number(int base, std::uint32_t end) {
    skip_blanks();
    std::uint32_t number = 0;
    const auto [after, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number, base);
    if (error != std::errc{}) return false;
    rest_.remove_prefix(static_cast<std::size_t>(after - rest_.data()));
    return end == any_end || number < end;
  }
  [[nodiscard]] bool take_hexadecimal(std::uint32_t end) {
    return take('#') && !rest_.empty() && rest_.front() == 'x' && (rest_.remove_prefix(1), !starts_with_blank()) &&
           take_number(16, end);
  }
  [[nodiscard]] bool is_at_end() {
    skip_blanks();
    return rest_.empty();
  }

 private:
  static bool is_blank(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }
  static bool is_letter_or_digit(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z');
  }
  [[nodiscard]] bool starts_with_blank() const { return rest_.empty() || is_blank(rest_.front()); }
  void skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
  }

  std::string_view rest_;
};

bool take_signature(Reader& reader) {
  for (int part = 0; part < 4; ++part)
    if (!reader.take_hexadecimal(any_end)) return false;
  return true;
}

}  // namespace

bool is_wisdom(std::string_view text) {
  Reader reader{text};
  // (fftw-3.3.10 fftw_wisdom #x... with a signature of the library's solvers, and then the entries.
  if (!reader.take('(') || !reader.take_name("-.+_") || !reader.take_name("_") || !take_signature(reader)) return false;
  while (!reader.take(')')) {
    if (!reader.take('(') || !reader.take_name("-_") || !reader.take_number(10, solver_end) ||
        !reader.take_hexadecimal(flags_end) || !reader.take_hexadecimal(flags_end) ||
        !reader.take_hexadecimal(impatience_end) || !take_signature(reader) || !reader.take(')'))
      return false;
  }
  return reader.is_at_end();
}

std::string seal_wisdom(std::string_view wisdom, const guest::Seal& seal) {
  std::string sealed{wisdom};
  if (seal) sealed.append(seal_begin).append(seal(wisdom)).append(")\n");
  return sealed;
}

std::optional<std::string> open_wisdom(std::string_view sealed, const guest::Seal& seal) {
  const std::size_t place = sealed.rfind(seal_begin);
  if (!seal || place == sealed.npos) return std::nullopt;
  const std::string_view wisdom = sealed.substr(0, place);
  const std::string_view given = sealed.substr(place + seal_begin.size());
  const std::string right = seal(wisdom);
  if (!given.starts_with(right) || !given.substr(right.size()).starts_with(')') || !is_wisdom(wisdom))
    return std::nullopt;
  return std::string{wisdom};
}

}  // namespace mpiwasm::fftw
