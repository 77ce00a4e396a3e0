#include "wasm/inspect/resumable/call_graph.hpp"

#include <fmt/format.h>

#include <map>

#include "wasm/inspect/resumable/instruction.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

/// Equal types have one number, that of the first.
std::vector<std::uint32_t> canonical_types(const std::vector<FunctionType>& types) {
  std::map<std::pair<std::vector<ValueType>, std::vector<ValueType>>, std::uint32_t> first;
  std::vector<std::uint32_t> canonical;
  for (std::uint32_t i = 0; i < types.size(); ++i)
    canonical.push_back(first.try_emplace({types[i].parameters, types[i].results}, i).first->second);
  return canonical;
}

/// Who calls what, backwards.
struct Callers {
  std::vector<std::vector<std::uint32_t>> of_function;
  std::vector<std::vector<std::uint32_t>> of_type;
};

/// Whether the module has what an instruction names. The engine sees only the module that is made of it, which has
/// more.
bool is_there(const ModuleParts& parts, const Instruction& instruction, std::uint64_t locals) {
  constexpr std::uint16_t table_size = miscellaneous + 16;
  switch (instruction.code) {
    case local_get:
    case local_set:
    case local_tee:
      return instruction.index < locals;
    case global_get:
    case global_set:
      return instruction.index < parts.globals.size();
    case table_get:
    case table_size:
      return instruction.index < parts.tables.size();
    case throw_:
      return instruction.index < parts.tags.size();
    case ref_func:
      return instruction.index < parts.summary.function_types.size();
    default:
      return true;
  }
}

Expected<void> read_calls(const ModuleParts& parts, std::uint32_t function, const std::vector<std::uint32_t>& canonical,
                          Callers& callers, std::set<std::uint32_t>& referenced) {
  const auto body = parts.bodies[function - parts.imported()];
  ByteReader reader{body};
  std::uint64_t locals = parts.summary.types[parts.summary.function_types[function]].parameters.size();
  for (std::uint32_t left = reader.item_count("groups of locals"); left > 0 && !reader.failed(); --left) {
    locals += reader.u32("a number of locals");
    (void)reader.byte("a type");
  }
  const auto add = [&](std::vector<std::vector<std::uint32_t>>& lists, std::uint32_t callee, const char* what) {
    if (callee >= lists.size()) {
      reader.fail(fmt::format("there is no {} number {}", what, callee));
    } else if (lists[callee].empty() || lists[callee].back() != function) {
      lists[callee].push_back(function);
    }
  };
  while (!reader.at_end()) {
    const Instruction instruction = read_instruction(reader);
    if (reader.failed()) break;
    if (instruction.code == call || instruction.code == return_call) {
      add(callers.of_function, instruction.index, "function");
    } else if (instruction.code == call_indirect || instruction.code == return_call_indirect) {
      if (instruction.index >= canonical.size())
        reader.fail("there is no such type");
      else
        add(callers.of_type, canonical[instruction.index], "type");
    } else if (!is_there(parts, instruction, locals)) {
      reader.fail("it uses a variable, function, tag or table that does not exist");
    } else if (instruction.code == ref_func) {
      referenced.insert(instruction.index);
    } else if (changes_table(instruction.code)) {
      reader.fail("it changes a table of functions, which is not saved");
    }
  }
  if (reader.failed())
    return tl::unexpected(
        Error{ErrorKind::unusable_module, fmt::format("function {} cannot be made resumable: {} (byte {} of its code)",
                                                      function, reader.failure().what, reader.failure().offset)});
  return {};
}

}  // namespace

bool changes_table(std::uint16_t code) {
  return code == table_set || code == table_init || code == table_copy || code == table_grow || code == table_fill;
}

Expected<CallGraph> CallGraph::make(const ModuleParts& parts, const IsStop& stops) {
  const ModuleSummary& module = parts.summary;
  const auto functions = static_cast<std::uint32_t>(module.function_types.size());
  CallGraph graph;
  graph.canonical_ = canonical_types(module.types);
  graph.reaches_.resize(functions);
  graph.stops_.resize(functions);
  graph.type_reaches_.resize(module.types.size());
  graph.type_stops_.resize(module.types.size());
  Callers callers{std::vector<std::vector<std::uint32_t>>(functions),
                  std::vector<std::vector<std::uint32_t>>(module.types.size())};
  std::set<std::uint32_t> referenced = parts.referenced;
  for (std::uint32_t function = parts.imported(); function < functions; ++function)
    if (auto done = read_calls(parts, function, graph.canonical_, callers, referenced); !done)
      return tl::unexpected(done.error());

  std::vector<std::uint32_t> waiting;
  const auto reach = [&](std::uint32_t function) {
    if (graph.reaches_[function]) return;
    graph.reaches_[function] = true;
    waiting.push_back(function);
  };
  std::uint32_t import = 0;
  for (const Import& imported : module.imports) {
    if (imported.kind != ExternKind::function) continue;
    if (stops(imported.module, imported.name)) {
      graph.stops_[import] = true;
      reach(import);
      if (referenced.contains(import)) graph.type_stops_[graph.canonical_[module.function_types[import]]] = true;
    }
    ++import;
  }
  while (!waiting.empty()) {
    const std::uint32_t function = waiting.back();
    waiting.pop_back();
    for (const std::uint32_t caller : callers.of_function[function]) reach(caller);
    const std::uint32_t type = graph.canonical_[module.function_types[function]];
    if (!referenced.contains(function) || graph.type_reaches_[type]) continue;
    graph.type_reaches_[type] = true;
    for (const std::uint32_t caller : callers.of_type[type]) reach(caller);
  }
  return graph;
}

}  // namespace mpiwasm::wasm::resumable
