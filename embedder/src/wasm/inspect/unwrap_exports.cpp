#include "wasm/inspect/unwrap_exports.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

#include "wasm/inspect/section_writer.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t header_size = 8;
constexpr std::uint8_t export_section = 7;
constexpr std::uint8_t code_section = 10;

/// What Instance calls besides _start, whose wrapper is as it should be.
constexpr std::array<std::string_view, 3> called_exports = {"malloc", "free", "mpiwasm_flush"};

enum Instruction : std::uint8_t {
  no_operation = 0x01,
  end = 0x0b,
  return_ = 0x0f,
  call = 0x10,
  local_get = 0x20,
  local_set = 0x21,
  local_tee = 0x22,
};

/// A value that is only passed on: a parameter, or a result of a call.
struct Value {
  enum class Origin { other, parameter, result } origin = Origin::other;
  std::uint32_t number = 0;  ///< of the parameter; of the call
  bool operator==(const Value&) const = default;
};

/// What a function does that only calls others.
struct Calls {
  std::vector<std::uint32_t> functions;  ///< in their order
  bool passes_on = false;                ///< one call has exactly the parameters, and its result is returned
  std::size_t target = 0;                ///< that one
};

/// Follows the values through a function without branches, as wasm-ld writes wrappers and wasm-opt rewrites them.
class BodyReader {
 public:
  BodyReader(const ModuleSummary& module, std::uint32_t function, std::span<const std::byte> body)
      : module_(module), type_(module.type_of_function(function)), body_(body) {}

  /// Nothing when the function does anything else.
  std::optional<Calls> read() {
    if (!read_locals()) return std::nullopt;
    for (std::size_t left = most_instructions; left > 0; --left) {
      const std::uint8_t instruction = body_.byte("an instruction");
      if (body_.failed()) return std::nullopt;
      if (instruction == end || instruction == return_) return finish();
      if (!follow(instruction)) return std::nullopt;
    }
    return std::nullopt;
  }

 private:
  static constexpr std::size_t most_instructions = 32;
  static constexpr std::size_t most_locals = 32;

  bool read_locals() {
    for (std::uint32_t i = 0; i < type_.parameters.size(); ++i) locals_.push_back({Value::Origin::parameter, i});
    for (std::uint32_t left = body_.item_count("groups of locals"); left > 0 && !body_.failed(); --left) {
      const std::uint32_t count = body_.u32("a number of locals");
      (void)body_.byte("a local's type");
      if (count > most_locals || locals_.size() > most_locals) return false;
      locals_.resize(locals_.size() + count);
    }
    return !body_.failed();
  }

  bool follow(std::uint8_t instruction) {
    if (instruction == no_operation) return true;
    const std::uint32_t index = body_.u32("a number");
    if (instruction == call) return follow_call(index);
    if (index >= locals_.size()) return false;
    if (instruction == local_get) {
      stack_.push_back(locals_[index]);
      return true;
    }
    if ((instruction != local_set && instruction != local_tee) || stack_.empty()) return false;
    locals_[index] = stack_.back();
    if (instruction == local_set) stack_.pop_back();
    return true;
  }

  bool follow_call(std::uint32_t function) {
    if (function >= module_.function_types.size()) return false;
    const FunctionType& type = module_.type_of_function(function);
    const std::size_t taken = type.parameters.size();
    if (stack_.size() < taken || type.results.size() > 1) return false;
    if (type == type_ && !type_.parameters.empty()) {
      calls_.passes_on = !calls_.passes_on && stack_.size() == taken && all_are_parameters();
      calls_.target = calls_.functions.size();
      if (!calls_.passes_on) return false;
    } else if (type != FunctionType{}) {
      return false;
    }
    stack_.resize(stack_.size() - taken);
    if (!type.results.empty())
      stack_.push_back({Value::Origin::result, static_cast<std::uint32_t>(calls_.functions.size())});
    calls_.functions.push_back(function);
    return true;
  }

  [[nodiscard]] bool all_are_parameters() const {
    for (std::uint32_t i = 0; i < stack_.size(); ++i)
      if (stack_[i] != Value{Value::Origin::parameter, i}) return false;
    return true;
  }

  std::optional<Calls> finish() {
    if (type_.results.empty()) return calls_;
    const Value result{Value::Origin::result, static_cast<std::uint32_t>(calls_.target)};
    if (stack_.empty() || stack_.back() != result) return std::nullopt;
    return calls_;
  }

  const ModuleSummary& module_;
  const FunctionType& type_;
  ByteReader body_;
  std::vector<Value> locals_;
  std::vector<Value> stack_;
  Calls calls_;
};

/// What the linker's wrappers of one module call before and after the function that is meant.
struct Wrapping {
  std::optional<std::uint32_t> constructors;
  std::optional<std::uint32_t> destructors;
};

/// A wrapper of a function with parameters; that one says what the others call.
std::optional<Wrapping> wrapping_of(const Calls& calls) {
  if (!calls.passes_on || calls.functions.size() < 2) return std::nullopt;
  const std::size_t before = calls.target;
  const std::size_t after = calls.functions.size() - calls.target - 1;
  if (before > 1 || after > 1) return std::nullopt;
  Wrapping wrapping;
  if (before == 1) wrapping.constructors = calls.functions.front();
  if (after == 1) wrapping.destructors = calls.functions.back();
  return wrapping;
}

/// What is left of the calls without the wrapping, if that is one function.
std::optional<std::uint32_t> target_of(const Calls& calls, const Wrapping& wrapping) {
  std::span<const std::uint32_t> functions = calls.functions;
  if (wrapping.constructors) {
    if (functions.empty() || functions.front() != *wrapping.constructors) return std::nullopt;
    functions = functions.subspan(1);
  }
  if (wrapping.destructors) {
    if (functions.empty() || functions.back() != *wrapping.destructors) return std::nullopt;
    functions = functions.first(functions.size() - 1);
  }
  return functions.size() == 1 ? std::optional{functions.front()} : std::nullopt;
}

class Exports {
 public:
  Exports(std::span<const std::byte> module, const ModuleSummary& summary) : summary_(summary) { find_bodies(module); }

  /// The functions to export in the place of their wrappers, by the names of the exports.
  [[nodiscard]] std::map<std::string_view, std::uint32_t> unwrapped() const {
    std::map<std::string_view, std::uint32_t> targets;
    const auto wrapping = wrapping_of_module();
    if (!wrapping) return targets;
    for (const std::string_view name : called_exports) {
      const auto calls = calls_of(name);
      const auto target = calls ? target_of(*calls, *wrapping) : std::nullopt;
      if (target) targets.emplace(name, *target);
    }
    return targets;
  }

 private:
  [[nodiscard]] const Export* find(std::string_view name) const {
    return summary_.find_export(std::string{name}, ExternKind::function);
  }

  void find_bodies(std::span<const std::byte> module) {
    for (const std::string_view name : called_exports)
      if (const Export* exported = find(name)) bodies_[exported->index] = {};
    if (const Export* exported = find("_start")) bodies_[exported->index] = {};
    ByteReader reader{module.subspan(header_size)};
    while (!reader.at_end()) {
      const std::uint8_t id = reader.byte("a section");
      const auto contents = reader.take(reader.u32("a section's size"), "a section");
      if (id != code_section) continue;
      ByteReader code{contents};
      (void)code.u32("a number");
      std::uint32_t function = summary_.imported_function_count;
      for (const auto last = bodies_.empty() ? 0 : bodies_.rbegin()->first; function <= last && !code.at_end();
           ++function) {
        const auto body = code.take(code.u32("a function body's size"), "a function body");
        if (const auto wanted = bodies_.find(function); wanted != bodies_.end()) wanted->second = body;
      }
    }
  }

  [[nodiscard]] std::optional<Calls> calls_of(std::string_view name) const {
    const Export* exported = find(name);
    if (exported == nullptr) return std::nullopt;
    return BodyReader{summary_, exported->index, bodies_.at(exported->index)}.read();
  }

  // A program may have a malloc of its own that calls something before or after another. The linker's wrappers are
  // known by _start, which begins and ends with the same calls.
  [[nodiscard]] std::optional<Wrapping> wrapping_of_module() const {
    const Export* start = find("_start");
    const auto allocation = calls_of("malloc");
    const auto wrapping = allocation ? wrapping_of(*allocation) : std::nullopt;
    if (start == nullptr || !wrapping) return std::nullopt;
    const std::span<const std::byte> body = bodies_.at(start->index);
    if (wrapping->constructors && !begins_with_call(body, *wrapping->constructors)) return std::nullopt;
    if (wrapping->destructors && !ends_with_call(body, *wrapping->destructors)) return std::nullopt;
    return wrapping;
  }

  static bool begins_with_call(std::span<const std::byte> body, std::uint32_t function) {
    ByteReader reader{body};
    for (std::uint32_t left = reader.item_count("groups of locals"); left > 0; --left) {
      (void)reader.u32("a number of locals");
      (void)reader.byte("a local's type");
    }
    return reader.byte("an instruction") == call && reader.u32("a function's number") == function && !reader.failed();
  }

  // The linker writes the number of the function in its shortest form.
  static bool ends_with_call(std::span<const std::byte> body, std::uint32_t function) {
    Bytes ending{std::byte{call}};
    append_number(ending, function);
    ending.push_back(std::byte{end});
    return body.size() >= ending.size() && std::equal(ending.rbegin(), ending.rend(), body.rbegin());
  }

  const ModuleSummary& summary_;
  std::map<std::uint32_t, std::span<const std::byte>> bodies_;  // by function
};

}  // namespace

Expected<std::optional<Bytes>> unwrap_exports(std::span<const std::byte> module, const ModuleSummary& summary) {
  const auto targets = Exports{module, summary}.unwrapped();
  if (targets.empty()) return std::nullopt;
  return rewrite_sections(module, [&](std::uint8_t id, ByteReader& section, Bytes& contents) -> Expected<bool> {
    if (id != export_section) return false;
    const std::uint32_t count = section.item_count("number of exports");
    append_number(contents, count);
    for (std::uint32_t left = count; left > 0 && !section.failed(); --left) {
      const std::string_view name = section.name("an export's name");
      const std::uint8_t kind = section.byte("an export's kind");
      const std::uint32_t index = section.u32("an export's number");
      const auto target = targets.find(name);
      const bool is_wrapped = target != targets.end() && kind == static_cast<std::uint8_t>(ExternKind::function);
      append_number(contents, name.size());
      append(contents, std::as_bytes(std::span{name}));
      contents.push_back(static_cast<std::byte>(kind));
      append_number(contents, is_wrapped ? target->second : index);
    }
    return true;
  });
}

}  // namespace mpiwasm::wasm
