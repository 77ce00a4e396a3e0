// Random programs with stopping points, in the text format: structured control flow, operands on the stack across
// calls, several kinds of numbers, recursion, indirect calls and exceptions. They end after a bounded number of steps.
#pragma once

#include <cstdint>
#include <random>
#include <string>

namespace mpiwasm::tests {

struct RandomProgramOptions {
  std::uint64_t seed = 1;
  bool exceptions = true;  ///< the compiler has them, and vectors and several results
  bool tail_calls = true;
};

class RandomProgram {
 public:
  explicit RandomProgram(const RandomProgramOptions& options) : options_(options), random_(options.seed) {}

  [[nodiscard]] std::string text();

 private:
  enum class Type { i32, i64, f32, f64 };
  static constexpr unsigned functions = 5;
  static constexpr unsigned locals_of_type = 3;

  std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(random_() % limit); }
  [[nodiscard]] std::string function(unsigned number);
  /// Instructions that leave one value of the type.
  [[nodiscard]] std::string value(Type type, unsigned depth);
  [[nodiscard]] std::string leaf(Type type);
  [[nodiscard]] std::string call_value(unsigned depth);
  /// Instructions that leave nothing.
  [[nodiscard]] std::string statement(unsigned depth);
  [[nodiscard]] std::string statements(unsigned depth);
  [[nodiscard]] std::string loop(unsigned depth);
  [[nodiscard]] std::string attempt(unsigned depth);
  [[nodiscard]] std::string stack_block(unsigned depth);
  [[nodiscard]] std::string table(unsigned depth);
  [[nodiscard]] std::string variable(Type type);

  RandomProgramOptions options_;
  std::mt19937_64 random_;
  unsigned labels_ = 0;
};

}  // namespace mpiwasm::tests
