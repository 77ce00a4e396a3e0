// Names of ports that are nearly right: no call may take one that mpiwasm has not given to this process. One process
// cannot connect to itself, so a name that is right is only published and closed.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "arguments.hpp"

namespace mpiwasm::fuzz {

class Ports {
 public:
  using Call = std::function<std::uint64_t(std::string_view function, const Words& words)>;

  Ports(guest::LinearMemory memory, Call call) : memory_(memory), call_(std::move(call)) {}

  /// The seal of the fuzzer's user.
  [[nodiscard]] static std::string seal(std::string_view text);

  /// Opens a port, changes its name, and ends the process when a changed name is taken.
  void run(Input& input);

 private:
  [[nodiscard]] std::string text_at(std::uint32_t place) const;
  void put(std::uint32_t place, std::string_view text);
  [[nodiscard]] static std::string changed(std::string name, Input& input);
  void try_name(const std::string& name, bool is_own);

  guest::LinearMemory memory_;
  Call call_;
};

}  // namespace mpiwasm::fuzz
