#include "command/help_formatter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace mpiwasm::command {
namespace {

/// Breaks a text into lines that fit beside the option names on a terminal of 100 columns.
std::string wrap(const std::string& text) {
  constexpr std::size_t longest_line = 66;
  std::istringstream words{text};
  std::string wrapped;
  std::size_t line = 0;
  for (std::string word; words >> word;) {
    const bool fits = line + 1 + word.size() <= longest_line;
    if (!wrapped.empty()) wrapped += fits ? ' ' : '\n';
    line = fits ? line + 1 + word.size() : word.size();
    wrapped += word;
  }
  return wrapped;
}

}  // namespace

HelpFormatter::HelpFormatter() { column_width(33); }

std::string HelpFormatter::make_usage(const CLI::App* app, std::string name) const {
  if (app->get_parent() == nullptr)
    return "Usage: mpiwasm [OPTIONS] MODULE [ARGUMENTS...]\n       mpiwasm COMMAND --help\n";
  return CLI::Formatter::make_usage(app, name);
}

std::string HelpFormatter::make_option_opts(const CLI::Option* option) const {
  std::string type = option->get_type_name();
  type = type.substr(0, std::min(type.find(":{"), type.find(":SIZE")));
  return type.empty() || option->get_positional() ? "" : " " + type;
}

std::string HelpFormatter::make_option_desc(const CLI::Option* option) const {
  std::string text = option->get_description();
  if (!option->get_default_str().empty()) text += fmt::format(" [default: {}]", option->get_default_str());
  if (!option->get_envname().empty()) text += fmt::format(" [or set {}]", option->get_envname());
  return wrap(text);
}

}  // namespace mpiwasm::command
