// Accumulate operations on pairs and on data with gaps, between the ranks of a job: libraries do them in buffers of
// their own, from which nothing may come to the guest.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>

#include "arguments.hpp"

namespace mpiwasm::fuzz {

class Accumulating {
 public:
  using Call = std::function<std::uint64_t(std::string_view function, const Words& words)>;
  /// Whether all ranks bring the same number.
  using Agree = std::function<bool(std::uint64_t number)>;

  Accumulating(guest::LinearMemory memory, Call call, Agree agree)
      : memory_(memory), call_(std::move(call)), agree_(std::move(agree)) {}

  /// Makes a window of all ranks and operations in it. Ends the process when bytes lie where they must not.
  void run(Input& input);

 private:
  struct Data {
    std::uint32_t type;
    std::uint32_t count;   ///< of the type
    std::uint32_t length;  ///< bytes from the first to the last
    bool is_made;
  };

  /// `elements` pairs or numbers, one behind the other or with gaps.
  [[nodiscard]] Data make_data(std::uint32_t basic, std::uint32_t elements, Input& input);
  void operate(std::uint32_t window, Input& input);
  void fill(std::uint32_t from, std::uint32_t size, std::uint8_t with) const;
  void check_result(std::uint32_t begin, std::uint32_t length) const;

  guest::LinearMemory memory_;
  Call call_;
  Agree agree_;
};

}  // namespace mpiwasm::fuzz
