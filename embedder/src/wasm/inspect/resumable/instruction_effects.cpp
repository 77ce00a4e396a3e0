// What instructions take from and put on the stack.
#include <string_view>

#include "wasm/inspect/resumable/instruction.hpp"
#include "wasm/inspect/resumable/vector_instructions.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

/// Instructions 0x45 to 0xc4. A letter is the result's type (i I f F); how many operands are taken is in `takes`.
constexpr std::string_view numbers =
    "iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii"
    "IIIIIIIIIIIIIIIIII"
    "ffffffffffffff"
    "FFFFFFFFFFFFFF"
    "iiiiiIIIIIIfffffFFFFFiIfFiiIII";
constexpr std::string_view takes =
    "12222222222122222222222222222222221112222222222222221112222222222222221111111222222211111112222222"
    "111111111111111111111111111111";
static_assert(numbers.size() == 0xc5 - 0x45 && takes.size() == numbers.size());

ValueType type_of_letter(char letter) {
  switch (letter) {
    case 'I':
      return ValueType::i64;
    case 'f':
      return ValueType::f32;
    case 'F':
      return ValueType::f64;
    default:
      return ValueType::i32;
  }
}

/// Of a vector instruction, by its letter.
Effect vector_effect(char letter) {
  switch (letter) {
    case 'L':
    case 'u':
    case 'i':
    case 'I':
    case 'f':
    case 'F':
      return {1, ValueType::v128};
    case 'S':
    case 's':
      return {2, {}};
    case 'C':
      return {0, ValueType::v128};
    case 'q':
    case 'x':
      return {1, ValueType::i32};
    case 'y':
      return {1, ValueType::i64};
    case 'z':
      return {1, ValueType::f32};
    case 'w':
      return {1, ValueType::f64};
    case 't':
      return {3, ValueType::v128};
    default:
      return {2, ValueType::v128};
  }
}

/// Atomic instructions come in groups of seven: the number's type, then parts of it.
std::optional<Effect> atomic_effect(unsigned number) {
  constexpr unsigned first = 0x10;
  constexpr unsigned end_of_all = 0x4f;
  constexpr std::string_view results = "iIiiIII";
  if (number == 0) return Effect{2, ValueType::i32};                 // how many are to wake up
  if (number == 1 || number == 2) return Effect{3, ValueType::i32};  // waits
  if (number == 3) return Effect{};
  if (number < first || number >= end_of_all) return std::nullopt;
  const unsigned group = (number - first) / results.size();
  const ValueType result = type_of_letter(results[(number - first) % results.size()]);
  if (group == 0) return Effect{1, result};
  if (group == 1) return Effect{2, {}};
  return Effect{static_cast<std::uint8_t>(group == 8 ? 3 : 2), result};
}

}  // namespace

std::optional<Effect> effect_of(std::uint16_t code) {
  if (code >= 0x45 && code <= 0xc4)
    return Effect{static_cast<std::uint8_t>(takes[code - 0x45U] - '0'), type_of_letter(numbers[code - 0x45U])};
  if (code >= atomic) return atomic_effect(code - unsigned{atomic});
  if (code >= vector) return vector_effect(vectors[code - vector]);
  if (code >= miscellaneous) {
    const unsigned number = code - unsigned{miscellaneous};
    if (number < 8) return Effect{1, number < 4 ? ValueType::i32 : ValueType::i64};
    if (number == 9 || number == 13) return Effect{};
    if (number == 15) return Effect{2, ValueType::i32};
    if (number == 16) return Effect{0, ValueType::i32};
    return Effect{3, {}};
  }
  if (code >= 0x28 && code <= 0x35) return Effect{1, type_of_letter("iIfFiiiiIIIIII"[code - 0x28U])};
  if (code >= 0x36 && code <= 0x3e) return Effect{2, {}};
  switch (code) {
    case no_operation:
      return Effect{};
    case 0x3f:
    case i32_const:
      return Effect{0, ValueType::i32};
    case i64_const:
      return Effect{0, ValueType::i64};
    case f32_const:
      return Effect{0, ValueType::f32};
    case f64_const:
      return Effect{0, ValueType::f64};
    case 0x40:
    case ref_is_null:
      return Effect{1, ValueType::i32};
    case ref_func:
      return Effect{0, ValueType::funcref};
    case 0x24:
      return Effect{1, {}};
    case 0x26:
      return Effect{2, {}};
    default:
      return std::nullopt;
  }
}

bool ends_sequence(std::uint16_t code) {
  return code == unreachable || code == throw_ || code == throw_ref || code == branch || code == branch_table ||
         code == return_ || code == return_call || code == return_call_indirect;
}

}  // namespace mpiwasm::wasm::resumable
