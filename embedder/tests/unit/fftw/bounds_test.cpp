// Plans and executes transforms made up at random, legal and hostile, on the library of this system, in a memory
// between pages that cannot be accessed: an access outside ends this test.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>

#include "test_guest.hpp"

namespace mpiwasm::fftw {
namespace {

constexpr std::uint32_t memory_size = blas::TestGuest::size;
constexpr Address dimensions{64};
constexpr Address loops{512};
constexpr Address real_kinds{960};

std::array<char, 1024> current_problem{};

void report_access(int /*signal*/) {
  constexpr std::string_view text = "access outside of the memory, or endless recursion:";
  (void)!::write(STDERR_FILENO, text.data(), text.size());
  (void)!::write(STDERR_FILENO, current_problem.data(), std::strlen(current_problem.data()));
  (void)!::write(STDERR_FILENO, "\n", 1);
  std::_Exit(EXIT_FAILURE);
}

struct Counts {
  int planned = 0;
  int refused = 0;
  int executed = 0;
  int ended = 0;
};

template <class Real>
class Attack {
 public:
  Attack(Library& library, const guest::LinearMemory& memory, std::uint32_t seed)
      : library_(library), memory_(memory), random_(seed) {}

  void round() {
    fill();
    is_hostile_ = between(0, 3) == 0;
    guarded([&] { plan(); });
    for (int times = between(0, 3); times > 0; --times) guarded([&] { execute(); });
    if (between(0, 9) == 0) guarded([&] { wisdom(); });
    if (handles_.size() > 20 || between(0, 3) == 0) guarded([&] { destroy(); });
    guarded([&] { ask(); });
  }
  [[nodiscard]] const Counts& counts() const { return counts_; }

 private:
  int between(int first, int last) { return std::uniform_int_distribution<int>{first, last}(random_); }
  template <class Function>
  void guarded(Function function) {
    try {
      function();
    } catch (const Ended&) {
      ++counts_.ended;
    }
  }
  std::int32_t hostile() {
    constexpr std::int32_t extreme[] = {INT32_MIN, INT32_MAX, -1, 0, 1 << 30, 65536, -65536, 46341};
    return extreme[between(0, 7)];
  }
  Address place() {
    if (is_hostile_ && between(0, 7) == 0) return Address{static_cast<std::uint32_t>(random_())};
    // Most arrays lie so that they end near the end of the memory, or before its beginning.
    const auto offset = static_cast<std::uint32_t>(between(0, 600)) * 8;
    return Address{between(0, 2) == 0 ? 4096 + offset : memory_size - 8 - offset};
  }
  void put(Address at, std::int32_t number, std::int32_t value) {
    (void)memory_.store(at + static_cast<std::uint32_t>(number) * 4, value);
  }
  void put_dimensions(Address at, int count, int largest) {
    std::int32_t stride = 1;
    for (int each = count - 1; each >= 0; --each) {
      const std::int32_t n = between(1, largest);
      put(at, 3 * each, is_hostile_ && between(0, 9) == 0 ? hostile() : n);
      const std::int32_t sign = between(0, 7) == 0 ? -1 : 1;
      put(at, 3 * each + 1, is_hostile_ && between(0, 9) == 0 ? hostile() : sign * stride);
      const std::int32_t other = between(0, 3) == 0 ? sign * stride : stride + between(0, 1);
      put(at, 3 * each + 2, is_hostile_ && between(0, 9) == 0 ? hostile() : other);
      stride *= n + 1;
    }
  }
  void fill() {
    for (std::uint32_t at = 4096; at < memory_size; at += 8)
      (void)memory_.store(Address{at}, static_cast<double>(between(-9, 9)));
  }
  void plan() {
    const int rank = between(0, 3);
    const int loop_rank = between(0, 2);
    // FFTW divides many rows into batches.
    const bool has_many_rows = rank == 1 && loop_rank == 1 && between(0, 1) == 0;
    put_dimensions(dimensions, rank, rank == 1 && !has_many_rows ? 70 : 7);
    put_dimensions(loops, loop_rank, has_many_rows ? 300 : 4);
    for (int each = 0; each < rank; ++each) put(real_kinds, each, is_hostile_ ? between(-2, 13) : between(0, 10));
    const Address from = place();
    const Address near = from + static_cast<std::uint32_t>(between(0, 4000)) * 8;
    const Address to = between(0, 3) == 0 ? from : between(0, 3) == 0 ? near : place();
    constexpr std::uint32_t levels[] = {estimate, estimate, estimate | unaligned,      0,
                                        patient,  0,        estimate | preserve_input, exhaustive};
    const std::uint32_t any =
        static_cast<std::uint32_t>(random_()) | (between(0, 7) == 0 ? 0U : std::uint32_t{estimate});
    const std::uint32_t flags = is_hostile_ ? any : levels[between(0, 7)];
    const auto kind = static_cast<std::uint32_t>(between(0, is_hostile_ ? 8 : 6));
    const int given_rank = is_hostile_ && between(0, 9) == 0 ? hostile() : rank;
    describe(kind, given_rank, loop_rank, from, to, flags);
    const std::uint32_t handle = Calls<Real>::plan(&library_, kind, given_rank, dimensions, loop_rank, loops, from,
                                                   from + static_cast<std::uint32_t>(between(0, 100)) * 8, to,
                                                   to + static_cast<std::uint32_t>(between(0, 100)) * 8,
                                                   between(0, 1) * 2 - 1, real_kinds, flags);
    ++(handle == 0 ? counts_.refused : counts_.planned);
    if (handle != 0) handles_.push_back(handle);
  }
  void describe(std::uint32_t kind, int rank, int loop_rank, Address from, Address to, std::uint32_t flags) {
    std::string text = fmt::format(" kind {} input {} output {} flags {:#x}", kind, from, to, flags);
    const auto add = [&](char name, Address at, int count) {
      for (int each = 0; each < 3 * std::min(count, 8); ++each) {
        const auto value = memory_.load<std::int32_t>(at + static_cast<std::uint32_t>(each) * 4);
        text += fmt::format("{}{}", each % 3 == 0 ? fmt::format(" {}:", name) : ",", *value);
      }
    };
    add('d', dimensions, rank);
    add('l', loops, loop_rank);
    current_problem.fill('\0');
    text.copy(current_problem.data(), current_problem.size() - 1);
  }
  std::uint32_t any_handle() {
    if (handles_.empty() || between(0, 19) == 0) return static_cast<std::uint32_t>(random_());
    return handles_[static_cast<std::size_t>(between(0, static_cast<int>(handles_.size()) - 1))];
  }
  void execute() {
    const std::uint32_t handle = any_handle();
    if (between(0, 1) == 0) {
      Calls<Real>::execute(&library_, handle);
    } else {
      const Plan* plan = library_.plans<Real>().find(handle);
      const bool fits = plan != nullptr && between(0, 3) != 0;
      const Arrays arrays = fits ? plan->problem.arrays : Arrays{place(), place(), place(), place()};
      const auto kind =
          fits ? static_cast<std::uint32_t>(plan->problem.kind) : static_cast<std::uint32_t>(between(0, 7));
      const auto shift = static_cast<std::uint32_t>(between(-20, 20) * 16);
      Calls<Real>::execute_on(&library_, handle, kind, arrays.input + shift, arrays.input_imaginary + shift,
                              arrays.output + shift, arrays.output_imaginary + shift);
    }
    ++counts_.executed;
  }
  /// What FFTW knows, with some characters changed.
  void wisdom() {
    constexpr Address text{8192};
    constexpr std::string_view characters = "0123456789abcdef() _#x\n-z";
    const std::int32_t length = Calls<Real>::export_wisdom(&library_, text, memory_size - 8192);
    if (length <= 0 || length >= static_cast<std::int32_t>(memory_size) - 8192)
      return Calls<Real>::forget_wisdom(&library_);
    for (int times = between(0, 4); times > 0; --times)
      (void)memory_.store(text + static_cast<std::uint32_t>(between(0, length - 1)),
                          characters[static_cast<std::size_t>(between(0, 24))]);
    if (between(0, 2) == 0) Calls<Real>::forget_wisdom(&library_);
    (void)Calls<Real>::import_wisdom(&library_, text, static_cast<std::uint32_t>(length - between(0, 1)));
  }
  void destroy() {
    const std::uint32_t handle = any_handle();
    Calls<Real>::destroy_plan(&library_, handle);
    // Some stay in the list, as handles of what is destroyed.
    if (between(0, 4) != 0) std::erase(handles_, handle);
  }
  void ask() {
    (void)Calls<Real>::describe_plan(&library_, any_handle(), place(), static_cast<std::uint32_t>(between(0, 5000)));
    Calls<Real>::flops(&library_, any_handle(), place());
  }

  Library& library_;
  guest::LinearMemory memory_;
  std::mt19937 random_;
  std::vector<std::uint32_t> handles_;
  Counts counts_;
  bool is_hostile_ = false;
};

template <class Real>
void attack() {
  Library library{options(), [](const char*) { return std::string{}; }};
  ASSERT_TRUE(library.open());
  ASSERT_NE(library.functions<Real>(), nullptr) << "this system has no FFTW";
  StrictGuest strict;
  library.attach(strict.guest());
  Calls<Real>::set_timelimit(&library, 0.001);
  const char* seed = std::getenv("MPIWASM_FFTW_SEED");
  const char* given_rounds = std::getenv("MPIWASM_FFTW_ROUNDS");
  const int rounds = given_rounds != nullptr ? std::atoi(given_rounds) : 1500;
  Attack<Real> attack{library, strict.memory(),
                      seed != nullptr ? static_cast<std::uint32_t>(std::atoi(seed)) : 20261123U};
  // On a stack of its own, for that of the test may be full.
  static std::array<std::byte, 65536> stack;
  const stack_t alternate{.ss_sp = stack.data(), .ss_flags = 0, .ss_size = stack.size()};
  ASSERT_EQ(::sigaltstack(&alternate, nullptr), 0);
  struct sigaction action{};
  action.sa_handler = report_access;
  action.sa_flags = SA_ONSTACK;
  ASSERT_EQ(::sigaction(SIGSEGV, &action, nullptr), 0);
  for (int round = 0; round < rounds; ++round) attack.round();
  (void)std::signal(SIGSEGV, SIG_DFL);
  // All of them are there in numbers.
  EXPECT_GT(attack.counts().planned, rounds / 10);
  EXPECT_GT(attack.counts().executed, rounds / 10);
  EXPECT_GT(attack.counts().ended, rounds / 10);
}

TEST(BoundsTest, NothingOutsideOfTheMemoryIsAccessedInDoublePrecision) { attack<double>(); }
TEST(BoundsTest, NothingOutsideOfTheMemoryIsAccessedInSinglePrecision) { attack<float>(); }

}  // namespace
}  // namespace mpiwasm::fftw
