#include "checkpoint/program.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "wasm/cache/sha256.hpp"

namespace mpiwasm::checkpoint {
namespace {

constexpr std::size_t shown_digits = 16;

void put_texts(guest::ArchiveWriter& to, const std::vector<std::string>& texts) {
  to.put(static_cast<std::uint64_t>(texts.size()));
  for (const std::string& text : texts) to.put(std::string_view{text});
}

std::vector<std::string> get_texts(guest::ArchiveReader& from) {
  std::vector<std::string> texts;
  for (std::uint64_t left = from.get_count(); left > 0; --left) texts.push_back(from.get_text());
  return texts;
}

}  // namespace

void put(guest::ArchiveWriter& to, const Program& program) {
  for (const auto* text : {&program.module, &program.module_digest, &program.engine, &program.code})
    to.put(std::string_view{*text});
  to.put(program.thread_level);
  put_texts(to, program.options);
  put_texts(to, program.arguments);
}

Program get_program(guest::ArchiveReader& from) {
  Program program;
  for (auto* text : {&program.module, &program.module_digest, &program.engine, &program.code}) *text = from.get_text();
  program.thread_level = from.get<int>();
  program.options = get_texts(from);
  program.arguments = get_texts(from);
  return program;
}

std::string Code::file() const { return "code-" + name.substr(0, shown_digits); }

std::string Code::label() const { return fmt::format("{} {}", id, file()); }

bool is_code_name(std::string_view name) {
  constexpr std::string_view digits = "0123456789abcdef";
  return name.size() == 2 * sizeof(wasm::Digest) && name.find_first_not_of(digits) == std::string_view::npos;
}

std::vector<Code> codes_of(const std::vector<Program>& programs) {
  std::vector<Code> codes;
  for (const Program& program : programs)
    if (!program.code.empty() && std::ranges::count(codes, program.code, &Code::name) == 0)
      codes.push_back({.name = program.code, .id = {}, .size = 0});
  return codes;
}

std::string name_ranks(const std::vector<int>& ranks) {
  std::vector<std::string> parts;
  for (std::size_t first = 0, end = 0; first < ranks.size(); first = end) {
    for (end = first + 1; end < ranks.size() && ranks[end] == ranks[end - 1] + 1;) ++end;
    parts.push_back(end - first == 1 ? fmt::format("{}", ranks[first])
                                     : fmt::format("{}-{}", ranks[first], ranks[end - 1]));
  }
  const std::string last = parts.empty() ? std::string{} : parts.back();
  if (!parts.empty()) parts.pop_back();
  return fmt::format("{} {}{}{}", ranks.size() == 1 ? "rank" : "ranks", fmt::join(parts, ", "),
                     parts.empty() ? "" : " and ", last);
}

}  // namespace mpiwasm::checkpoint
