#include "wasm/inspect/resumable/table_changes.hpp"

#include <fmt/format.h>

#include "wasm/inspect/resumable/call_graph.hpp"
#include "wasm/inspect/resumable/instruction.hpp"
#include "wasm/inspect/resumable/module_parts.hpp"

namespace mpiwasm::wasm {
namespace {

std::string why_table_changes(std::span<const std::byte> body) {
  ByteReader reader{body};
  for (std::uint32_t left = reader.item_count("groups of locals"); left > 0 && !reader.failed(); --left) {
    (void)reader.u32("a number of locals");
    (void)reader.byte("a type");
  }
  while (!reader.at_end())
    if (resumable::changes_table(resumable::read_instruction(reader).code))
      return "changes a table of functions, which is not saved";
  return reader.failed() ? fmt::format("cannot be read: {}", reader.failure().what) : std::string{};
}

}  // namespace

std::string why_tables_change(std::span<const std::byte> module) {
  const auto parts = resumable::read_parts(module);
  if (!parts) return {};
  for (std::size_t i = 0; i < parts->bodies.size(); ++i)
    if (const std::string reason = why_table_changes(parts->bodies[i]); !reason.empty())
      return fmt::format("function {} {}", parts->imported() + i, reason);
  return {};
}

}  // namespace mpiwasm::wasm
