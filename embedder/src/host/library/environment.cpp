#include "host/library/environment.hpp"

#include <unistd.h>

#include <charconv>

namespace mpiwasm::host {

Environment Environment::current() {
  std::map<std::string, std::string, std::less<>> variables;
  for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
    const std::string_view text{*entry};
    const std::size_t equals = text.find('=');
    if (equals != std::string_view::npos) variables.emplace(text.substr(0, equals), text.substr(equals + 1));
  }
  return Environment{std::move(variables)};
}

std::string Environment::get(std::string_view name) const {
  const auto found = variables_.find(name);
  return found == variables_.end() ? std::string{} : found->second;
}

std::optional<int> Environment::number(std::string_view name) const {
  const auto found = variables_.find(name);
  if (found == variables_.end()) return std::nullopt;
  int value = 0;
  const std::string& text = found->second;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool Environment::has_prefix(std::string_view prefix) const {
  const auto found = variables_.lower_bound(prefix);
  return found != variables_.end() && std::string_view{found->first}.starts_with(prefix);
}

std::vector<std::string> Environment::names_with_prefix(std::string_view prefix) const {
  std::vector<std::string> names;
  for (auto found = variables_.lower_bound(prefix); found != variables_.end() && found->first.starts_with(prefix);
       ++found)
    names.push_back(found->first);
  return names;
}

}  // namespace mpiwasm::host
