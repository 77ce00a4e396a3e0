// Calls every routine with arguments made up at random, legal and hostile, on the library of this system, in a memory
// between pages that cannot be written, nor be read far away: an access outside ends this test.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "any_routine.hpp"
#include "blas/guest_functions.hpp"
#include "blas/library.hpp"
#include "libraries.hpp"
#include "test_guest.hpp"

namespace mpiwasm::blas {
namespace {

const char* current_routine = "";
std::array<char, 256> current_arguments{};

void report_access(int /*signal*/) {
  constexpr std::string_view text = "access outside of the memory in ";
  (void)!::write(STDERR_FILENO, text.data(), text.size());
  (void)!::write(STDERR_FILENO, current_routine, std::strlen(current_routine));
  (void)!::write(STDERR_FILENO, current_arguments.data(), std::strlen(current_arguments.data()));
  (void)!::write(STDERR_FILENO, "\n", 1);
  std::_Exit(EXIT_FAILURE);
}

class Arguments {
 public:
  explicit Arguments(std::uint32_t seed) : random_(seed) {}

  /// The sizes of one call are near one another, so that many calls are legal.
  void begin(const char* roles) {
    roles_ = roles;
    position_ = 0;
    base_ = between(0, 12);
    is_hostile_ = between(0, 2) == 0;
  }
  void make(std::uint32_t& value) {
    constexpr std::string_view letters = "NTCULRVASONnu";
    value =
        take_hostile() ? static_cast<std::uint32_t>(random_()) : static_cast<unsigned char>(letters[index(letters)]);
  }
  void make(std::int32_t& value) {
    const char role = next_role();
    constexpr std::int32_t extreme[] = {std::numeric_limits<std::int32_t>::min(),
                                        std::numeric_limits<std::int32_t>::max(),
                                        -1,
                                        0,
                                        1 << 30,
                                        46341,
                                        65536,
                                        -46341,
                                        2147483600};
    if (take_hostile()) {
      value = extreme[index(extreme)];
      // Two thousand million times the same number: legal, and slow.
      if (role == 'i' && value == 0) value = 1;
    } else if (role == 'i') {
      constexpr std::int32_t steps[] = {1, 1, 2, -1, -3, 5};
      value = steps[index(steps)];
    } else if (role == 'w') {
      value = between(0, 3) == 0 ? -1 : 2000;
    } else {
      value = base_ + between(0, role == 'l' ? 30 : 2);
      if (role == 'l') value = std::max(value, 1);
    }
  }
  void make(float& value) { value = static_cast<float>(number()); }
  void make(double& value) { value = number(); }
  void make(Address& value) {
    (void)next_role();
    // Most arrays end near the end of the memory, or begin near its beginning.
    const auto near_end = static_cast<std::uint32_t>(TestGuest::size - 8 * static_cast<std::size_t>(between(0, 900)));
    const auto hostile = static_cast<std::uint32_t>(random_());
    value = Address{take_hostile()       ? hostile
                    : between(0, 2) == 0 ? 8U * static_cast<std::uint32_t>(between(0, 900))
                                         : near_end};
  }
  double number() {
    constexpr double numbers[] = {0,
                                  1,
                                  -1,
                                  0.5,
                                  3,
                                  1e300,
                                  -1e-300,
                                  std::numeric_limits<double>::quiet_NaN(),
                                  std::numeric_limits<double>::infinity()};
    return numbers[index(numbers)];
  }
  int between(int first, int last) { return std::uniform_int_distribution<int>{first, last}(random_); }

 private:
  template <class List>
  std::size_t index(const List& list) {
    return static_cast<std::size_t>(between(0, static_cast<int>(std::size(list)) - 1));
  }
  bool take_hostile() { return is_hostile_ && between(0, 5) == 0; }
  char next_role() {
    while (roles_[position_] == 'c' || roles_[position_] == 'f') ++position_;
    return roles_[position_++];
  }

  std::mt19937 random_;
  const char* roles_ = "";
  std::size_t position_ = 0;
  std::int32_t base_ = 0;
  bool is_hostile_ = false;
};

struct Counts {
  int returned = 0;
  int ended = 0;
};

std::string to_text(std::uint32_t value) { return std::to_string(value); }
std::string to_text(std::int32_t value) { return std::to_string(value); }
std::string to_text(double value) { return std::to_string(value); }
std::string to_text(Address value) { return "@" + std::to_string(guest::number(value)); }

void call_at_random(Library& library, const AnyRoutine& routine, const char* name, const char* roles,
                    Arguments& arguments, Counts& counts) {
  std::vector<Value> values = routine.values();
  arguments.begin(roles);
  current_routine = name;
  std::string text;
  const auto make = [&](auto& each) {
    arguments.make(each);
    text += " " + to_text(each);
  };
  for (Value& value : values) std::visit(make, value);
  current_arguments.fill('\0');
  text.copy(current_arguments.data(), current_arguments.size() - 1);
  try {
    (void)routine.call(library, values);
    ++counts.returned;
  } catch (const Ended&) {
    ++counts.ended;
  }
}

enum class Contents { any_numbers, finite_numbers, pivots };

void fill(const guest::LinearMemory& memory, Arguments& arguments, Contents contents) {
  for (std::size_t at = 0; at < TestGuest::size; at += sizeof(double)) {
    const std::int32_t pivots[] = {arguments.between(1, 3), arguments.between(1, 3)};
    const float finite[] = {static_cast<float>(arguments.between(-9, 9)), static_cast<float>(arguments.between(-9, 9))};
    const double any = arguments.number();
    const void* value = contents == Contents::pivots           ? static_cast<const void*>(pivots)
                        : contents == Contents::finite_numbers ? static_cast<const void*>(finite)
                                                               : static_cast<const void*>(&any);
    std::memcpy(memory.base() + at, value, sizeof any);
  }
}

class BoundsTest : public testing::TestWithParam<const char*> {};

TEST_P(BoundsTest, NothingOutsideOfTheMemoryIsAccessed) {
  Library library{{.request = GetParam()}, [](const char*) { return std::string{}; }};
  ASSERT_TRUE(library.open()) << "this system has no " << GetParam();
  TestGuest guest;
  library.attach(guest);
  const char* seed = std::getenv("MPIWASM_BLAS_SEED");
  const char* given_rounds = std::getenv("MPIWASM_BLAS_ROUNDS");
  const bool has_lapack = library.code(Routine::dgesv) != nullptr;
  // A call of BLIS takes a hundred times as long.
  const int rounds = given_rounds != nullptr ? std::atoi(given_rounds) : has_lapack ? 40 : 4;
  Arguments arguments{seed != nullptr ? static_cast<std::uint32_t>(std::atoi(seed)) : 20261123U};
  Counts counts;
  (void)std::signal(SIGSEGV, report_access);
  for (int round = 0; round < rounds; ++round) {
    fill(guest.memory(), arguments, round % 2 == 0 ? Contents::any_numbers : Contents::pivots);
#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters) \
  for (int times = 0; times < 8; ++times)                     \
    call_at_random(library, AnyRoutine{&guest_##name}, #name, roles, arguments, counts);
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters)                          \
  if (library.code(Routine::name) != nullptr) {                                          \
    if (iterates(#name)) fill(guest.memory(), arguments, Contents::finite_numbers);      \
    call_at_random(library, AnyRoutine{&guest_##name}, #name, roles, arguments, counts); \
  }
#include "blas/routines.inc"
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE
  }
  (void)std::signal(SIGSEGV, SIG_DFL);
  // Both kinds are there in numbers.
  EXPECT_GT(counts.returned, counts.ended / 4);
  EXPECT_GT(counts.ended, counts.returned / 100);
}

INSTANTIATE_TEST_SUITE_P(Libraries, BoundsTest, testing::Values("openblas", "blis"),
                         [](const auto& library) { return std::string{library.param}; });

}  // namespace
}  // namespace mpiwasm::blas
