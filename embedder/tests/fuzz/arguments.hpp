// Arguments of MPI calls out of the fuzzer's bytes: most of them right or nearly so, live handles before dead ones,
// small numbers before those that overflow something.
#pragma once

#include <array>
#include <cstdint>

#include "call_table.hpp"
#include "guest/linear_memory.hpp"
#include "input.hpp"
#include "job_guest.hpp"

namespace mpiwasm::fuzz {

inline constexpr std::size_t most_parameters = 16;
using Words = std::array<std::uint64_t, most_parameters>;

class Arguments {
 public:
  explicit Arguments(guest::LinearMemory memory) : memory_(memory) {}

  /// Sets what every input begins with: predefined handles, texts.
  void fill() const;

  /// The arguments of one call; lists are written into guest memory.
  [[nodiscard]] Words draw(const Function& function, std::string_view signature, Input& input);

  /// Where a handle of a row stands.
  static constexpr std::uint32_t slot(std::uint32_t kind, std::uint32_t number) {
    return place::handles + (kind * place::row_length + number) * 4;
  }
  [[nodiscard]] std::uint32_t handle(std::uint32_t kind, std::uint32_t number) const {
    return memory_.load<std::uint32_t>(guest::Address{slot(kind, number)}).value_or(0);
  }

 private:
  [[nodiscard]] std::uint64_t one(const Parameter& parameter, Input& input);
  [[nodiscard]] std::uint32_t live_slot(std::uint32_t kind, Input& input) const;
  /// One of a slot, or of the kind's predefined handles when there are more than fit in a row.
  [[nodiscard]] std::uint32_t live_handle(std::uint32_t kind, Input& input) const;
  [[nodiscard]] std::uint32_t empty_slot(std::uint32_t kind, Input& input) const;
  [[nodiscard]] static std::int64_t number(const Kind& kind, bool large, Input& input);
  [[nodiscard]] std::uint32_t list(const Parameter& parameter, Input& input);
  [[nodiscard]] static std::uint32_t buffer(Input& input);

  guest::LinearMemory memory_;
  std::uint32_t lists_ = 0;
};

}  // namespace mpiwasm::fuzz
