// The process environment as a value, so that decisions about it can be tested.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mpiwasm::host {

class Environment {
 public:
  Environment() = default;
  explicit Environment(std::map<std::string, std::string, std::less<>> variables) : variables_(std::move(variables)) {}

  /// That of this process.
  [[nodiscard]] static Environment current();

  [[nodiscard]] bool has(std::string_view name) const { return variables_.contains(name); }
  [[nodiscard]] std::string get(std::string_view name) const;
  [[nodiscard]] std::optional<int> number(std::string_view name) const;
  /// Whether any variable's name begins so.
  [[nodiscard]] bool has_prefix(std::string_view prefix) const;
  [[nodiscard]] std::vector<std::string> names_with_prefix(std::string_view prefix) const;

 private:
  std::map<std::string, std::string, std::less<>> variables_;
};

}  // namespace mpiwasm::host
