// The form of the command's help.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace mpiwasm::command {

class HelpFormatter : public CLI::Formatter {
 public:
  HelpFormatter();

  /// CLI11 cannot know that a module and its arguments follow the options of a run.
  std::string make_usage(const CLI::App* app, std::string name) const override;
  /// What stands behind an option's name: the form of its value, without the checks that it must pass.
  std::string make_option_opts(const CLI::Option* option) const override;
  /// The text about an option, with its default and its twin in the environment.
  std::string make_option_desc(const CLI::Option* option) const override;
};

}  // namespace mpiwasm::command
