#include "wasm/inspect/adapt_signatures.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <string_view>

#include "wasm/inspect/function_names.hpp"
#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::string_view mismatch = "signature_mismatch:";
constexpr std::uint8_t code_section = 10;

enum Instruction : std::uint8_t { unreachable = 0x00, end = 0x0b, call = 0x10, drop = 0x1a, local_get = 0x20 };

/// What wasm-ld writes: no locals, and a trap.
constexpr std::array trap_body{std::byte{0}, std::byte{unreachable}, std::byte{end}};

/// More than functions have whose calls compilers do not check. With up to a thousand, which types may have, a module
/// of such functions would become a hundred times as large.
constexpr std::size_t most_values = 127;

/// Whether a call with the signature `called` can reach a function with the signature `defined`.
bool fits(const FunctionType& called, const FunctionType& defined) {
  const auto& passed = called.parameters;
  const auto& taken = defined.parameters;
  return std::max({taken.size(), called.results.size(), defined.results.size()}) <= most_values &&
         taken.size() <= passed.size() && std::equal(taken.begin(), taken.end(), passed.begin()) &&
         (called.results.empty() || defined.results.empty() || called.results == defined.results);
}

/// Function names -> their numbers; names that several functions have are left out.
std::map<std::string_view, std::uint32_t> unique_names(const std::map<std::uint32_t, std::string>& names) {
  std::map<std::string_view, std::uint32_t> numbers;
  std::map<std::string_view, std::size_t> counts;
  for (const auto& [function, name] : names) {
    numbers[name] = function;
    ++counts[name];
  }
  std::erase_if(numbers, [&](const auto& each) { return counts[each.first] > 1; });
  return numbers;
}

/// The functions that are meant, by those that trap in their place.
std::map<std::uint32_t, std::uint32_t> targets_in(std::span<const std::byte> module, const ModuleSummary& summary) {
  std::map<std::uint32_t, std::uint32_t> targets;
  if (!summary.name_section) return targets;
  const auto section = module.subspan(summary.name_section->offset, summary.name_section->size);
  const std::string_view text{reinterpret_cast<const char*>(section.data()), section.size()};
  if (text.find(mismatch) == std::string_view::npos) return targets;
  const auto names = read_function_names(section);
  const auto numbers = unique_names(names);
  const std::size_t count = summary.function_types.size();
  for (const auto& [function, name] : names) {
    if (!name.starts_with(mismatch) || function < summary.imported_function_count || function >= count) continue;
    const auto target = numbers.find(std::string_view{name}.substr(mismatch.size()));
    if (target == numbers.end() || target->second >= count) continue;
    if (fits(summary.type_of_function(function), summary.type_of_function(target->second)))
      targets.emplace(function, target->second);
  }
  return targets;
}

/// A function with the signature `called` that passes its first arguments on to `target`. A result that the function
/// lacks is zero, as that of variables that nothing is stored in.
Bytes passing_body(const FunctionType& called, std::uint32_t target, const FunctionType& defined) {
  const std::size_t variables = defined.results.empty() ? called.results.size() : 0;
  Bytes body;
  append_number(body, variables);
  for (std::size_t i = 0; i < variables; ++i) {
    append_number(body, 1);
    body.push_back(static_cast<std::byte>(called.results[i]));
  }
  for (std::size_t i = 0; i < defined.parameters.size(); ++i) {
    body.push_back(std::byte{local_get});
    append_number(body, i);
  }
  body.push_back(std::byte{call});
  append_number(body, target);
  if (called.results.empty()) body.insert(body.end(), defined.results.size(), std::byte{drop});
  for (std::size_t i = 0; i < variables; ++i) {
    body.push_back(std::byte{local_get});
    append_number(body, called.parameters.size() + i);
  }
  body.push_back(std::byte{end});
  return body;
}

}  // namespace

Expected<std::optional<Bytes>> adapt_signatures(std::span<const std::byte> module, const ModuleSummary& summary) {
  const auto targets = targets_in(module, summary);
  if (targets.empty()) return std::nullopt;
  return rewrite_sections(module, [&](std::uint8_t id, ByteReader& section, Bytes& contents) -> Expected<bool> {
    if (id != code_section) return false;
    const auto code = section.take(section.remaining(), "the code");
    ByteReader reader{code};
    const std::uint32_t count = reader.item_count("number of functions");
    std::size_t copied = 0;
    const std::uint32_t last = targets.rbegin()->first;
    for (std::uint32_t i = 0; i < count && !reader.failed(); ++i) {
      const std::uint32_t function = summary.imported_function_count + i;
      if (function > last) break;
      const std::size_t start = reader.offset();
      const auto body = reader.take(reader.u32("a function body's size"), "a function body");
      const auto target = targets.find(function);
      if (target == targets.end() || !std::ranges::equal(body, trap_body)) continue;
      const Bytes passing =
          passing_body(summary.type_of_function(function), target->second, summary.type_of_function(target->second));
      append(contents, code.subspan(copied, start - copied));
      append_number(contents, passing.size());
      append(contents, passing);
      copied = reader.offset();
    }
    append(contents, code.subspan(copied));
    return true;
  });
}

}  // namespace mpiwasm::wasm
