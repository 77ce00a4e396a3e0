// Calls every routine with legal arguments and arrays that are as small as the table allows, each of which ends or
// begins at a page that cannot be accessed. An extent that is too small, of an array or of a work array, makes the
// library access that page. Nothing is proved for sizes that do not come up.
#include <gtest/gtest.h>
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <csetjmp>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "any_routine.hpp"
#include "blas/call.hpp"
#include "blas/guest_functions.hpp"
#include "blas/library.hpp"
#include "libraries.hpp"
#include "slots.hpp"

namespace mpiwasm::blas {

// Instead of src/blas/scratch.cpp.
void* allocate_scratch(std::size_t bytes) { return Slots::scratch().allocate(bytes); }
void free_scratch(void* memory) { Slots::scratch().free(memory); }

namespace {

sigjmp_buf after_access;
void leave(int /*signal*/) { ::siglongjmp(after_access, 1); }

/// What "... argument 7 (a): 32 bytes from address 65536 on are not ..." says.
struct Outside {
  std::size_t bytes = 0;
  std::size_t address = 0;

  explicit Outside(std::string_view message) {
    constexpr std::string_view between = " bytes from address ";
    const auto colon = message.find("): ");
    const auto middle = message.find(between);
    if (colon == std::string_view::npos || middle == std::string_view::npos) return;
    std::from_chars(message.data() + colon + 3, message.data() + middle, bytes);
    std::from_chars(message.data() + middle + between.size(), message.data() + message.size(), address);
  }
};

class Arguments {
 public:
  explicit Arguments(std::uint32_t seed) : random_(seed) {}

  void begin(const char* roles, std::string_view letters) {
    roles_ = roles;
    letters_ = letters;
    position_ = 0;
    base_ = between(0, 9) == 0 ? more_than_a_block : between(0, 9);
    at_end_ = between(0, 3) != 0;
    lengths_ = static_cast<Lengths>(between(0, 2));
  }
  void make(std::uint32_t& value) {
    ++position_;
    const auto blank = letters_.find(' ');
    const std::string_view allowed = letters_.substr(0, blank);
    letters_ = blank == std::string_view::npos ? std::string_view{} : letters_.substr(blank + 1);
    constexpr std::string_view any = "NTCULRVASIBEFPQMYXO";
    const std::string_view from = allowed == "*" ? any : allowed;
    value = static_cast<unsigned char>(from[static_cast<std::size_t>(between(0, static_cast<int>(from.size()) - 1))]);
  }
  void make(std::int32_t& value) {
    const char role = roles_[position_++];
    constexpr std::int32_t steps[] = {1, 1, 2, -1, -3};
    if (role == 'i') value = steps[between(0, 4)];
    if (role == 'l') value = std::max(1, base_ + between(0, 12));
    if (role == 'w') value = length();
    if (role == 's') value = between(0, 2) == 0 ? between(0, 3) : base_ + between(-1, 1);
  }
  void make(float& value) { make_number(value); }
  void make(double& value) { make_number(value); }
  /// Nothing is there: the message says which one it is, and how large the array must be.
  void make(Address& value) { value = Address{static_cast<std::uint32_t>(Slots::memory_size + 8 * position_++)}; }
  double number_of(Contents contents) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    constexpr double numbers[] = {0, 0, 1, -1, 3, 1e300, -1e-300, std::numeric_limits<double>::quiet_NaN(), infinity};
    switch (contents) {
      case Contents::regular:
        return between(-99, 99) / 32.0;
      case Contents::zeros:
        return 0;
      case Contents::ones:
        return 1;
      case Contents::few:
        return between(0, 7) == 0 ? 1 : 0;
      case Contents::any:
        return numbers[between(0, 8)];
    }
    return 0;
  }
  int between(int first, int last) { return std::uniform_int_distribution<int>{first, last}(random_); }
  [[nodiscard]] bool at_end() const { return at_end_; }

 private:
  /// LAPACK works with blocks of 32 columns.
  static constexpr int more_than_a_block = 40;

  /// Of work arrays. Short ones are often refused.
  enum class Lengths { asked, long_enough, short_ones };

  std::int32_t length() {
    if (lengths_ == Lengths::asked) return -1;
    if (lengths_ == Lengths::long_enough) return static_cast<std::int32_t>(Slots::usable / 64);
    return between(1, 2 + between(1, 12) * (base_ + 1));
  }
  template <class T>
  void make_number(T& value) {
    ++position_;
    value = between(0, 9) == 0 ? std::numeric_limits<T>::quiet_NaN() : static_cast<T>(between(-2, 3));
  }

  std::mt19937 random_;
  const char* roles_ = "";
  std::string_view letters_;
  std::size_t position_ = 0;
  std::int32_t base_ = 0;
  Lengths lengths_ = Lengths::asked;
  bool at_end_ = false;
};

/// Indices are those of the identity, or any where nothing is said of them.
void fill(Slots& slots, std::byte* array, std::size_t bytes, char role, Arguments& arguments) {
  if (role == 'b') std::memset(array, 'N', bytes);
  if (role == 'p' && arguments.between(0, 3) == 0)
    std::memset(array, arguments.between(0, 255), bytes);
  else if (role == 'p')
    for (std::int32_t number = 1; number <= static_cast<std::int32_t>(bytes / 4); ++number)
      std::memcpy(array + 4 * (number - 1), &number, 4);
  if (role != 'a') return;
  for (std::size_t at = 0; at < bytes; at += sizeof(float)) {
    const double number = arguments.number_of(slots.contents());
    const auto single = static_cast<float>(number);
    if (slots.is_single()) std::memcpy(array + at, &single, sizeof single);
    if (!slots.is_single() && at % 8 == 0 && at + 8 <= bytes) std::memcpy(array + at, &number, sizeof number);
  }
}

struct Results {
  std::set<std::string> outside;  ///< with the arguments of the first such call
  std::map<std::string, int> legal;
};

class Caller {
 public:
  Caller(Library& library, Slots& slots, std::uint32_t seed) : library_(library), slots_(slots), arguments_(seed) {}

  void call(const AnyRoutine& routine, const char* name, const char* roles, const char* letters) {
    slots_.set_single(name[0] == 's' || name[0] == 'c');
    slots_.set_contents(contents(name));
    results.legal.try_emplace(name, 0);
    for (int attempt = 0; attempt < 400; ++attempt) {
      std::vector<Value> values = routine.values();
      arguments_.begin(roles, letters);
      for (Value& value : values) std::visit([&](auto& each) { arguments_.make(each); }, value);
      if (::sigsetjmp(after_access, 1) != 0) {
        results.outside.insert(name + text_of(values));
        Slots::scratch().free_all();
        return;
      }
      if (!place_and_call(routine, roles, values)) continue;
      ++results.legal[name];
      return;
    }
  }

  Results results;

 private:
  /// Regular ones, and any, most of the time.
  Contents contents(const char* name) {
    constexpr Contents chosen[] = {Contents::regular, Contents::regular, Contents::zeros, Contents::ones,
                                   Contents::few,     Contents::any,     Contents::any,   Contents::any};
    return chosen[arguments_.between(0, iterates(name) ? 4 : 7)];
  }
  static std::string text_of(const std::vector<Value>& values) {
    std::string text;
    const auto add = [&](auto value) {
      if constexpr (std::is_same_v<decltype(value), Address>)
        text += " @" + std::to_string(guest::number(value));
      else if constexpr (std::is_same_v<decltype(value), std::uint32_t>)
        text += std::string{" "} + static_cast<char>(value);
      else
        text += " " + std::to_string(value);
    };
    for (const Value& value : values) std::visit(add, value);
    return text;
  }

  /// False if the arguments were not legal.
  bool place_and_call(const AnyRoutine& routine, const char* roles, std::vector<Value>& values) {
    for (std::size_t placed = 0; placed <= Slots::count; ++placed) {
      std::string message;
      try {
        return routine.call(library_, values);
      } catch (const Ended& ended) {
        message = ended.what();
      }
      const Outside array{message};
      if (array.address < Slots::memory_size || array.bytes == 0 || array.bytes > Slots::usable) return false;
      place(roles, values, (array.address - Slots::memory_size) / 8, array.bytes);
    }
    return false;
  }

  /// Puts an array into a slot of its own.
  void place(const char* roles, std::vector<Value>& values, std::size_t which, std::size_t bytes) {
    const std::size_t offset = Slots::offset(which) + (arguments_.at_end() ? Slots::usable - bytes : 0);
    fill(slots_, slots_.memory().base() + offset, bytes, roles[which], arguments_);
    if (which < values.size() && std::holds_alternative<Address>(values[which]))
      values[which] = Address{static_cast<std::uint32_t>(offset)};
  }

  Library& library_;
  Slots& slots_;
  Arguments arguments_;
};

class ExtentsTest : public testing::TestWithParam<TestedLibrary> {};

TEST_P(ExtentsTest, NothingOutsideOfTheSmallestArraysIsAccessed) {
  if (const std::string missing = GetParam().load(); !missing.empty()) GTEST_SKIP() << missing;
  // The signal of an access must come in this thread.
  ASSERT_EQ(::setenv("OMP_NUM_THREADS", "1", 1), 0);
  ASSERT_EQ(::setenv("OPENBLAS_NUM_THREADS", "1", 1), 0);
  Library library{{.request = GetParam().request}, [](const char*) { return std::string{}; }};
  const auto opened = library.open();
  ASSERT_TRUE(opened) << opened.error().message;
  // Vector code reads, but does not use, what lies behind an array; the reference does not.
  Slots slots{GetParam().is_reference ? PROT_NONE : PROT_READ};
  Slots::scratch().set_guard(GetParam().is_reference ? PROT_NONE : PROT_READ);
  library.attach(slots);
  const char* seed = std::getenv("MPIWASM_BLAS_SEED");
  const char* given_rounds = std::getenv("MPIWASM_BLAS_ROUNDS");
  const char* only = std::getenv("MPIWASM_BLAS_ONLY");
  const int rounds = given_rounds != nullptr ? std::atoi(given_rounds) : 6;
  Caller caller{library, slots, seed != nullptr ? static_cast<std::uint32_t>(std::atoi(seed)) : 20261125U};
  (void)std::signal(SIGSEGV, leave);
  for (int round = 0; round < rounds; ++round) {
#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters)                                             \
  if (library.code(Routine::name) != nullptr && (only == nullptr || std::strstr(#name, only) != nullptr)) \
    caller.call(AnyRoutine{&guest_##name}, #name, roles, letters);
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters) MPIWASM_BLAS_ROUTINE(name, signature, roles, letters)
#include "blas/routines.inc"
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE
  }
  (void)std::signal(SIGSEGV, SIG_DFL);
  for (const std::string& call : caller.results.outside) ADD_FAILURE() << "access outside of an array: " << call;
  for (const auto& [name, legal] : caller.results.legal)
    EXPECT_GT(legal, 0) << name << " was never called with legal arguments";
}

INSTANTIATE_TEST_SUITE_P(Libraries, ExtentsTest, testing::ValuesIn(tested_libraries),
                         [](const auto& library) { return std::string{library.param.name}; });

}  // namespace
}  // namespace mpiwasm::blas
