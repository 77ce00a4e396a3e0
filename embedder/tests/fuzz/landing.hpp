// Transfers with datatypes whose layout is known (typemap.hpp): what is received must lie where the type says, and
// nothing may change beside it.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "arguments.hpp"
#include "typemap.hpp"

namespace mpiwasm::fuzz {

class Landing {
 public:
  using Call = std::function<std::uint64_t(std::string_view function, const Words& words)>;

  Landing(guest::LinearMemory memory, Call call) : memory_(memory), call_(std::move(call)) {}

  /// Makes a datatype and receives with it. Ends the process when bytes lie elsewhere.
  void run(Input& input);

 private:
  struct Made {
    Typemap map;
    std::uint32_t handle;
  };

  /// False when the type was refused.
  [[nodiscard]] bool make_type(Input& input);
  [[nodiscard]] bool keep(std::uint64_t code, Typemap map);
  void check_bounds(Made& made) const;
  void transfer(const Made& made, Input& input);
  [[nodiscard]] bool receive(std::uint8_t way, const Made& made, std::uint32_t to, std::uint32_t count,
                             std::uint64_t size);
  [[nodiscard]] bool receive_displaced(std::uint8_t way, const Made& made, std::uint32_t to, std::uint32_t count,
                                       std::uint64_t size);
  [[nodiscard]] bool receive_by_window(const Made& made, std::uint32_t to, std::uint32_t count, std::uint64_t size);
  [[nodiscard]] bool reduce(bool scan, const Made& made, std::uint32_t to, std::uint32_t count);
  [[noreturn]] static void report(const char* what, std::uint32_t place);

  guest::LinearMemory memory_;
  Call call_;
  std::vector<Made> made_;
};

}  // namespace mpiwasm::fuzz
