#include "wasm/inspect/function_names.hpp"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>
#include <string_view>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/printable.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::uint8_t function_names_subsection = 1;

/// Each may double the name: a name of 300 bytes could fill the memory. Few programs have names with more.
constexpr std::size_t most_references = 20;
/// An expansion repeats its pattern for each argument.
constexpr std::size_t references_of_expansion = 8;
constexpr std::size_t longest_text = 1000;

bool is_of_reference(char letter) { return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z'); }

/// How often a mangled name refers to a part before, as in "S_", "S1A_" and "T0_", or may do so.
std::size_t count_references(std::string_view name) {
  std::size_t references = 0;
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name.substr(i, 2) == "Dp") references += references_of_expansion;
    if (name[i] != 'S' && name[i] != 'T') continue;
    std::size_t end = i + 1;
    while (end < name.size() && is_of_reference(name[end])) ++end;
    if (end < name.size() && name[end] == '_') ++references;
  }
  return references;
}

}  // namespace

std::string demangle(const std::string& name) {
  if (!name.starts_with("_Z") || count_references(name) > most_references) return name;
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> plain{abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                     std::free};
  return status == 0 && plain ? std::string{plain.get()} : name;
}

std::string text_of_name(const std::string& name) {
  const std::string text = demangle(name);
  return text.size() <= longest_text ? printable(text) : printable(text.substr(0, longest_text)) + "...";
}

std::map<std::uint32_t, std::string> read_function_names(std::span<const std::byte> name_section) {
  std::map<std::uint32_t, std::string> names;
  ByteReader reader{name_section};
  while (!reader.at_end()) {
    const std::uint8_t subsection = reader.byte("a subsection");
    ByteReader contents{reader.take(reader.u32("a subsection's size"), "a subsection")};
    if (reader.failed() || subsection != function_names_subsection) continue;
    for (std::uint32_t left = contents.item_count("number of names"); left > 0; --left) {
      const std::uint32_t index = contents.u32("a function's number");
      const std::string name{contents.name("a function's name")};
      if (contents.failed()) break;
      names.emplace(index, name);
    }
  }
  return names;
}

}  // namespace mpiwasm::wasm
