// Objects larger than ordinary inputs make them: grids of many dimensions, types in types, long names of files. Arrays
// of libraries have a fixed size, and those on a stack are not seen by the guarded heap: what overruns them ends in a
// fault, sooner or later.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "arguments.hpp"

namespace mpiwasm::fuzz {

class Sizes {
 public:
  using Call = std::function<std::uint64_t(std::string_view function, const Words& words)>;

  Sizes(guest::LinearMemory memory, Call call) : memory_(memory), call_(std::move(call)) {}

  /// Makes one such object, uses it, and frees it.
  void run(Input& input);

 private:
  void use_grid(Input& input);
  void choose_shape(Input& input);
  void open_file(Input& input);
  void nest_types(Input& input);
  /// Makes a type of `inner`, as the input chooses; false when it is refused.
  [[nodiscard]] bool make_type(std::uint32_t inner, Input& input);
  void put_list(std::uint32_t place, const std::vector<std::uint32_t>& values);
  [[nodiscard]] std::uint32_t word_at(std::uint32_t place) const;

  guest::LinearMemory memory_;
  Call call_;
};

}  // namespace mpiwasm::fuzz
