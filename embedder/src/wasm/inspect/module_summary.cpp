#include "wasm/inspect/module_summary.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace mpiwasm::wasm {
namespace {

const char* to_text(ValueType type) {
  switch (type) {
    case ValueType::i32:
      return "i32";
    case ValueType::i64:
      return "i64";
    case ValueType::f32:
      return "f32";
    case ValueType::f64:
      return "f64";
    case ValueType::v128:
      return "v128";
    case ValueType::funcref:
      return "funcref";
    case ValueType::externref:
      return "externref";
    case ValueType::exnref:
      return "exnref";
  }
  return "?";
}

std::string join(const std::vector<ValueType>& types) {
  std::string text;
  for (const ValueType type : types) {
    if (!text.empty()) text += ", ";
    text += to_text(type);
  }
  return text;
}

}  // namespace

std::string to_text(const FunctionType& type) {
  const std::string results = join(type.results);
  return fmt::format("({}){}{}", join(type.parameters), results.empty() ? "" : " -> ", results);
}

const char* to_text(ExternKind kind) {
  switch (kind) {
    case ExternKind::function:
      return "function";
    case ExternKind::table:
      return "table";
    case ExternKind::memory:
      return "memory";
    case ExternKind::global:
      return "global";
    case ExternKind::tag:
      return "tag";
  }
  return "?";
}

const Export* ModuleSummary::find_export(const std::string& name, ExternKind kind) const {
  const auto found = std::find_if(exports.begin(), exports.end(), [&](const Export& candidate) {
    return candidate.kind == kind && candidate.name == name;
  });
  return found == exports.end() ? nullptr : &*found;
}

}  // namespace mpiwasm::wasm
