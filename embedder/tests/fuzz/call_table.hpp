// What the fuzzer knows of MPI's functions: the parameters of each, with the values that are worth trying. The table is
// made from mpi-api by write_parameters.py.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mpiwasm::fuzz {

enum class Shape : std::uint8_t { handle, number, buffer, text, status, function, other };

/// What an ordinary number of a kind looks like.
enum class Range : std::uint8_t { count, rank, tag, place, choice };

struct Kind {
  std::string_view name;
  Range range;
  /// Predefined handles; special values of numbers.
  std::span<const std::int64_t> values;
};

struct Parameter {
  Shape shape;
  /// Place in handle_kinds or number_kinds.
  std::uint8_t kind;
  /// Bytes of an element in guest memory.
  std::uint8_t width;
  bool by_address;
  bool is_list;
  bool is_output;
};

struct Function {
  std::string_view name;
  std::string_view chapter;
  std::uint32_t chapter_number;
  std::span<const Parameter> parameters;
};

namespace table {
#include "parameters.inc"
}  // namespace table

}  // namespace mpiwasm::fuzz
