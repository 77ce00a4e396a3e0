#include "wasm/inspect/resumable/random_program.hpp"

#include <fmt/format.h>

namespace mpiwasm::tests {
namespace {

constexpr const char* names[] = {"i32", "i64", "f32", "f64"};

}  // namespace

std::string RandomProgram::text() {
  std::string text = R"((module
  (import "host" "stop" (func $stop (param i32) (result i32)))
  (import "host" "stop_wide" (func $stop_wide (param i64 f64 f32) (result i64)))
  (import "host" "note" (func $note (param i32)))
  (memory (export "memory") 1)
  (global $fuel (export "fuel") (mut i32) (i32.const 60))
  (global $sum (export "sum") (mut i64) (i64.const 0))
  (type $unary (func (param i32) (result i32)))
)";
  if (options_.exceptions) text += "  (tag $error (param i32))\n  (tag $wide (param i64 f64))\n";
  text += fmt::format("  (table {} funcref)\n  (elem (i32.const 0) $stop $plain", functions + 2);
  for (unsigned i = 0; i < functions; ++i) text += fmt::format(" $f{}", i);
  text += ")\n  (func $plain (param i32) (result i32) (i32.xor (local.get 0) (i32.const 21)))\n";
  for (unsigned i = 0; i < functions; ++i) text += function(i);
  const std::string body = "(call $note (call $f0 (i32.const 3))) (call $note (call $f1 (i32.const 8)))";
  text += "  (func (export \"_start\")\n";
  if (options_.exceptions)
    text += fmt::format("(block $end (try_table (catch_all $end) {}))", body);
  else
    text += body;
  return text + "))\n";
}

/// Parameter $p; three variables of each type; and what a loop counts.
std::string RandomProgram::function(unsigned number) {
  std::string text = fmt::format("  (func $f{} (param $p i32) (result i32)", number);
  for (unsigned type = 0; type < 4; ++type)
    for (unsigned i = 0; i < locals_of_type; ++i)
      text += fmt::format(" (local ${}_{} {})", names[type], i, names[type]);
  if (options_.exceptions) text += " (local $exception exnref) (local $v v128)";
  text +=
      "\n    (if (i32.le_s (global.get $fuel) (i32.const 0)) (then (return (i32.const 7))))"
      "\n    (global.set $fuel (i32.sub (global.get $fuel) (i32.const 1)))"
      "\n    (local.set $i32_0 (local.get $p))\n";
  if (options_.exceptions) text += "(local.set $v (i32x4.splat (local.get $p)))\n";
  text += statements(3);
  text += value(Type::i32, 2);
  if (options_.exceptions) {
    text += " (i32.xor (i32x4.extract_lane 2 (local.get $v)))";
    if (options_.tail_calls && below(4) == 0)
      text += fmt::format(" (return_call{})", below(2) == 0 ? " $stop" : " $plain");
  }
  return text + ")\n";
}

std::string RandomProgram::variable(Type type) {
  return fmt::format("${}_{}", names[static_cast<int>(type)], below(locals_of_type));
}

std::string RandomProgram::leaf(Type type) {
  if (below(2) == 0) return fmt::format("(local.get {}) ", variable(type));
  switch (type) {
    case Type::i32:
      return fmt::format("(i32.const {}) ", below(100));
    case Type::i64:
      return below(2) == 0 ? "(global.get $sum) " : fmt::format("(i64.const {}) ", random_() % 1000000);
    case Type::f32:
      return fmt::format("(f32.reinterpret_i32 (i32.const {})) ", 0x7fa00000U + below(4096));
    case Type::f64:
      return fmt::format("(f64.const {}.5) ", below(50));
  }
  return {};
}

std::string RandomProgram::call_value(unsigned depth) {
  const unsigned kind = below(5);
  const std::string argument = value(Type::i32, depth - 1);
  if (kind == 0) return fmt::format("{} (call $f{}) ", argument, below(functions));
  if (kind == 1)
    return fmt::format("{} (i32.rem_u {} (i32.const {})) (call_indirect (type $unary)) ", argument,
                       value(Type::i32, depth - 1), functions + 2);
  if (kind == 2) return argument + "(call $plain) ";
  return argument + "(call $stop) ";
}

std::string RandomProgram::value(Type type, unsigned depth) {
  if (depth == 0) return leaf(type);
  const std::string name = names[static_cast<int>(type)];
  const unsigned kind = below(8);
  if (kind < 2) return leaf(type);
  if (kind == 2 && type == Type::i32) return call_value(depth);
  if (kind == 2 && type == Type::i64)
    return value(Type::i64, depth - 1) + value(Type::f64, depth - 1) + leaf(Type::f32) + "(call $stop_wide) ";
  if (kind == 3)
    return fmt::format("(if (result {}) (i32.and {} (i32.const 1)) (then {}) (else {})) ", name,
                       value(Type::i32, depth - 1), value(type, depth - 1), value(type, depth - 1));
  if (kind == 4) return fmt::format("{} (local.tee {}) ", value(type, depth - 1), variable(type));
  if (kind == 5) {
    const std::string condition = value(Type::i32, depth - 1);
    return fmt::format("(block (result {}) {} {} (br_if 0 (i32.and {} (i32.const 2)))) ", name, value(type, depth - 1),
                       below(2) == 0 ? statement(0) : "", condition);
  }
  if (kind == 6 && (type == Type::i32 || type == Type::i64))
    return value(type, depth - 1) + value(type, depth - 1) + value(type, depth - 1) +
           fmt::format("({}.sub) ({}.add) ", name, name);
  if (type == Type::f64) return value(Type::i32, depth - 1) + "(f64.convert_i32_s) ";
  if (type == Type::i64) return value(Type::i32, depth - 1) + "(i64.extend_i32_s) ";
  if (type == Type::f32) return leaf(type);
  return value(type, depth - 1) + value(type, depth - 1) + "(i32.add) ";
}

std::string RandomProgram::statements(unsigned depth) {
  std::string text;
  for (unsigned left = 1 + below(4); left > 0; --left) text += "    " + statement(depth) + "\n";
  return text;
}

std::string RandomProgram::statement(unsigned depth) {
  const unsigned kind = depth == 0 ? below(4) : below(12);
  const auto type = static_cast<Type>(below(4));
  switch (kind) {
    case 0:
      return fmt::format("(local.set {} {})", variable(type), value(type, depth));
    case 1:
      return fmt::format("(call $note {})", value(Type::i32, depth));
    case 2:
      return fmt::format("(i32.store (i32.and {} (i32.const 1020)) {})", value(Type::i32, 1), value(Type::i32, depth));
    case 3:
      return fmt::format("(global.set $sum (i64.add (global.get $sum) {}))", value(Type::i64, depth));
    case 4:
    case 5:
      return loop(depth);
    case 6:
      return fmt::format("(if {} (then {}) (else {}))", value(Type::i32, 1), statements(depth - 1),
                         statements(depth - 1));
    case 7: {
      const unsigned label = labels_++;
      return fmt::format("(block $b{} {} (br_if $b{} {}) {})", label, statements(depth - 1), label, value(Type::i32, 1),
                         statements(depth - 1));
    }
    case 8:
      return table(depth);
    case 9:
      return options_.exceptions ? attempt(depth) : loop(depth);
    case 10:
      return options_.exceptions ? stack_block(depth) : statement(depth - 1);
    default:
      return fmt::format("(drop {})", call_value(depth));
  }
}

/// Every round takes fuel, as every call does, so that programs end.
std::string RandomProgram::loop(unsigned depth) {
  const unsigned label = labels_++;
  return fmt::format(
      "(block $o{0} (loop $l{0} (br_if $o{0} (i32.le_s (global.get $fuel) (i32.const 0)))"
      " (global.set $fuel (i32.sub (global.get $fuel) (i32.const 1))) {1}"
      " (br_if $l{0} (i32.and {2} (i32.const 3)))))",
      label, statements(depth - 1), value(Type::i32, 1));
}

std::string RandomProgram::table(unsigned depth) {
  const unsigned label = labels_++;
  return fmt::format(
      "(block $x{0} (block $y{0} (block $z{0} {1} (br_table $x{0} $y{0} $z{0} (i32.and {2} (i32.const 3)))) {3}) {4})",
      label, statements(depth - 1), value(Type::i32, 1), statements(depth - 1), statements(depth - 1));
}

std::string RandomProgram::attempt(unsigned depth) {
  const unsigned label = labels_++;
  const std::string throws = below(2) == 0 ? fmt::format("(if (i32.and {} (i32.const 1)) (then (throw $error {})))",
                                                         value(Type::i32, 1), value(Type::i32, 1))
                                           : fmt::format("(if (i32.and {} (i32.const 1)) (then (throw $wide {} {})))",
                                                         value(Type::i32, 1), value(Type::i64, 1), value(Type::f64, 1));
  const std::string body = statements(depth - 1) + throws + statements(depth - 1);
  if (below(2) == 0)
    return fmt::format(
        "(block $d{0} (block $c{0} (result i32) (try_table (catch $error $c{0}) {1}) (br $d{0})) (local.set $i32_1) "
        "{2})",
        label, body, statements(depth - 1));
  return fmt::format(
      "(block $d{0} (block $c{0} (result exnref) (try_table (catch_all_ref $c{0}) {1}) (br $d{0}))"
      " (local.set $exception) {2} (if (i32.and {3} (i32.const 4)) (then (throw_ref (local.get $exception)))))",
      label, body, statements(depth - 1), value(Type::i32, 1));
}

/// Parameters and results of blocks.
std::string RandomProgram::stack_block(unsigned depth) {
  return fmt::format(
      "{} {} (block (param i32 i64) (result i64 i32) {} (i64.extend_i32_u) (i64.add)"
      " (local.set $i64_0) (drop) (local.get $i64_0) {})"
      " (loop (param i64 i32) (result i32) (i32.add {}) {} (local.set $i32_2) (i32.wrap_i64) (local.get $i32_2)"
      " (i32.add)) (local.set $i32_1)"
      " (local.set $v (i32x4.add (local.get $v) (i32x4.splat {})))",
      value(Type::i32, depth - 1), value(Type::i64, depth - 1), call_value(depth), value(Type::i32, depth - 1),
      call_value(depth), "(call $stop)", call_value(depth));
}

}  // namespace mpiwasm::tests
