// Names of ports: only those that were sealed with the right key lead to a name for the library.
#include "calls/process/port.hpp"

#include <gtest/gtest.h>

namespace mpiwasm::calls {

namespace {

constexpr std::string_view name = "tag#0$connentry#0200B029C0000202$";

/// A sum of the characters and their places, which every change of one character changes.
std::string sum_of(std::string_view text) {
  std::size_t sum = 0;
  for (const char letter : text) sum = sum * 257 + static_cast<unsigned char>(letter);
  std::string digits = std::to_string(sum);
  return std::string(64 - digits.size(), '0') + digits;
}

/// The same with the digits where the seal of a port has them.
std::string early_sum_of(std::string_view text) {
  const std::string sum = sum_of(text);
  return sum.substr(32) + sum.substr(0, 32);
}

TEST(Port, ASealedNameLeadsBackToTheLibrarys) {
  const std::string sealed = seal_port(name, early_sum_of);
  EXPECT_EQ(sealed.size(), name.size() + 41);
  EXPECT_EQ(unseal_port(sealed, early_sum_of), name);
}

TEST(Port, NoOtherNameDoes) {
  const std::string sealed = seal_port(name, early_sum_of);
  for (std::size_t place = 0; place < sealed.size(); ++place) {
    std::string changed = sealed;
    changed[place] = changed[place] == '1' ? '2' : '1';
    EXPECT_FALSE(unseal_port(changed, early_sum_of)) << changed;
    EXPECT_FALSE(unseal_port(std::string_view(sealed).substr(0, place), early_sum_of)) << place;
  }
  EXPECT_FALSE(unseal_port(sealed + "0", early_sum_of));
  EXPECT_FALSE(unseal_port("", early_sum_of));
  EXPECT_FALSE(unseal_port("@mpiwasm:", early_sum_of));
}

TEST(Port, ANameOfAnotherUserDoesNot) {
  const auto other = [](std::string_view text) { return early_sum_of(std::string("other").append(text)); };
  EXPECT_FALSE(unseal_port(seal_port(name, other), early_sum_of));
}

TEST(Port, WithoutAKeyNoNameIsRight) {
  EXPECT_FALSE(unseal_port(seal_port(name, early_sum_of), {}));
  EXPECT_FALSE(unseal_port(name, {}));
}

}  // namespace

}  // namespace mpiwasm::calls
