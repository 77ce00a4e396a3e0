#include "wasm/inspect/function_names.hpp"

#include <cxxabi.h>

#include <cstdlib>
#include <memory>

#include "wasm/inspect/byte_reader.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::uint8_t function_names_subsection = 1;

}  // namespace

std::string demangle(const std::string& name) {
  if (!name.starts_with("_Z")) return name;
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> plain{abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status),
                                                     std::free};
  return status == 0 && plain ? std::string{plain.get()} : name;
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
      names.emplace(index, demangle(name));
    }
  }
  return names;
}

}  // namespace mpiwasm::wasm
