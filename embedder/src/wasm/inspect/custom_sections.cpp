// The custom sections that tools leave in a module: names, producers, target features.
#include <fmt/format.h>

#include <utility>

#include "wasm/inspect/section_reader.hpp"

namespace mpiwasm::wasm {

namespace {

constexpr std::uint32_t most_of_tools = 1000;
constexpr std::size_t most_custom_sections = 10'000;

}  // namespace

void SectionReader::read_custom(ByteReader& section) {
  const std::string name{section.name("a custom section's name")};
  if (section.failed()) return;
  if (summary_.custom_sections.size() >= most_custom_sections)
    return section.fail(fmt::format("there are more than {} custom sections", most_custom_sections));
  summary_.custom_sections.push_back(name);
  const std::size_t contents = section.offset();
  const auto bytes = section.take(section.remaining(), "a custom section");
  // Custom sections never make a module invalid, so mistakes inside them are not mistakes of the module.
  ByteReader custom{bytes, contents};
  if (name == "name") summary_.name_section = FileRange{contents, bytes.size()};
  if (name == "producers") read_producers(custom);
  if (name == "target_features") read_target_features(custom);
}

void SectionReader::read_producers(ByteReader& section) {
  for (std::uint32_t fields = section.item_count("number of fields", most_of_tools); fields > 0 && !section.failed();
       --fields) {
    const bool is_language = section.name("a field's name") == "language";
    for (std::uint32_t left = section.item_count("number of values", most_of_tools); left > 0 && !section.failed();
         --left) {
      std::string producer{section.name("a producer")};
      std::string version{section.name("a version")};
      if (!section.failed() && !is_language) summary_.producers.emplace_back(std::move(producer), std::move(version));
    }
  }
}

void SectionReader::read_target_features(ByteReader& section) {
  for (std::uint32_t left = section.item_count("number of features", most_of_tools); left > 0 && !section.failed();
       --left) {
    const char prefix = static_cast<char>(section.byte("a prefix"));
    const std::string_view feature = section.name("a feature");
    if (!section.failed()) summary_.target_features.push_back(prefix + std::string{feature});
  }
}

}  // namespace mpiwasm::wasm
