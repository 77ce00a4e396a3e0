#include "wasm/inspect/resumable/resumable_run.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstring>
#include <deque>

namespace mpiwasm::tests {
namespace {

using wasm::ResumeState;

std::string text_of(const wasm_name_t* name) {
  std::string text{name->data, name->size};
  while (!text.empty() && text.back() == '\0') text.pop_back();
  return text;
}

std::uint64_t bits_of(const wasm_val_t& value) {
  std::uint64_t bits = 0;
  const bool is_short = value.kind == WASM_I32 || value.kind == WASM_F32;
  std::memcpy(&bits, &value.of, is_short ? 4 : 8);
  return bits;
}

wasm_val_t value_of(wasm_valkind_t kind, std::uint64_t bits) {
  wasm_val_t value{};
  value.kind = kind;
  std::memcpy(&value.of, &bits, sizeof bits);
  return value;
}

struct ExportedParts {
  wasm_func_t* start = nullptr;
  wasm_memory_t* memory = nullptr;
  std::map<std::string, wasm_global_t*> globals;  ///< variables
};

}  // namespace

struct ResumableRun::Linked {
  std::deque<Import> imports;
  std::vector<wasm::OwnedFunction> functions;
  wasm::OwnedInstance instance;
  wasm::OwnedExterns externs;
  ExportedParts parts;

  Linked(ResumableRun& run, wasm_store_t* store, wasm_module_t* module) {
    wasm_importtype_vec_t types{};
    wasm_module_imports(module, &types);
    std::vector<wasm_extern_t*> given;
    for (std::size_t i = 0; i < types.size; ++i) {
      const wasm_functype_t* type = wasm_externtype_as_functype_const(wasm_importtype_type(types.data[i]));
      Import& import = imports.emplace_back();
      import.run = &run;
      import.module = text_of(wasm_importtype_module(types.data[i]));
      import.name = text_of(wasm_importtype_name(types.data[i]));
      const wasm_valtype_vec_t* results = wasm_functype_results(type);
      for (std::size_t r = 0; r < results->size; ++r) import.results.push_back(wasm_valtype_kind(results->data[r]));
      functions.emplace_back(wasm_func_new_with_env(store, type, &ResumableRun::called, &import, nullptr));
      given.push_back(wasm_func_as_extern(functions.back().get()));
    }
    wasm_importtype_vec_delete(&types);
    const wasm_extern_vec_t view{given.size(), given.data()};
    wasm_trap_t* trap = nullptr;
    instance.reset(wasm_instance_new(store, module, &view, &trap));
    if (!instance) throw std::runtime_error(wasm::take_last_error());
    wasm_instance_exports(instance.get(), externs.get());
    wasm_exporttype_vec_t names{};
    wasm_module_exports(module, &names);
    for (std::size_t i = 0; i < names.size; ++i) find(text_of(wasm_exporttype_name(names.data[i])), externs.data()[i]);
    wasm_exporttype_vec_delete(&names);
  }

  void find(const std::string& name, wasm_extern_t* found) {
    if (name == "_start") parts.start = wasm_extern_as_func(found);
    if (name == "memory") parts.memory = wasm_extern_as_memory(found);
    if (wasm_extern_kind(found) != WASM_EXTERN_GLOBAL) return;
    wasm_global_t* global = wasm_extern_as_global(found);
    wasm_globaltype_t* type = wasm_global_type(global);
    if (wasm_globaltype_mutability(type) == WASM_VAR) parts.globals.emplace(name, global);
    wasm_globaltype_delete(type);
  }

  void read(Effects& effects) const {
    effects.globals.clear();
    for (const auto& [name, global] : parts.globals) {
      wasm_val_t value{};
      wasm_global_get(global, &value);
      if (name != wasm::resume_state_global) effects.globals[name] = bits_of(value);
    }
    if (parts.memory == nullptr) return;
    const auto* data = reinterpret_cast<const std::byte*>(wasm_memory_data(parts.memory));
    effects.memory.assign(data, data + wasm_memory_data_size(parts.memory));
  }

  void restore(const Effects& effects) const {
    for (const auto& [name, bits] : effects.globals) {
      wasm_global_t* global = parts.globals.at(name);
      wasm_val_t value{};
      wasm_global_get(global, &value);
      value = value_of(value.kind, bits);
      wasm_global_set(global, &value);
    }
    if (parts.memory == nullptr) return;
    const std::size_t size = wasm_memory_data_size(parts.memory);
    if (effects.memory.size() > size)
      (void)wasm_memory_grow(parts.memory, static_cast<wasm_memory_pages_t>((effects.memory.size() - size) >> 16));
    std::memcpy(wasm_memory_data(parts.memory), effects.memory.data(), effects.memory.size());
  }
};

ResumableRun::ResumableRun(const wasm::Engine& engine, std::span<const std::byte> module)
    : engine_(engine), module_([&] {
        auto compiled = wasm::Module::compile(engine, module);
        if (!compiled) throw std::runtime_error(compiled.error().message);
        return std::move(*compiled);
      }()) {}

int ResumableRun::state() const {
  if (state_ == nullptr) return 0;
  wasm_val_t value{};
  wasm_global_get(state_, &value);
  return value.of.i32;
}

void ResumableRun::set_state(ResumeState state) {
  const wasm_val_t value = value_of(WASM_I32, static_cast<std::uint64_t>(state));
  wasm_global_set(state_, &value);
}

wasm_trap_t* ResumableRun::called(void* environment, const wasm_val_vec_t* arguments, wasm_val_vec_t* results) {
  const Import& import = *static_cast<Import*>(environment);
  if (import.module == wasm::resume_namespace)
    import.run->resume_call(import.name, *arguments, *results);
  else
    import.run->host_call(import, *arguments, *results);
  return nullptr;
}

void ResumableRun::resume_call(const std::string& name, const wasm_val_vec_t& arguments, wasm_val_vec_t& results) {
  if (name.starts_with("put_")) {
    EXPECT_EQ(state(), static_cast<int>(ResumeState::leaving)) << "put while not leaving";
    words_.push_back(bits_of(arguments.data[0]));
    most_words_ = std::max(most_words_, words_.size());
    return;
  }
  EXPECT_EQ(state(), static_cast<int>(ResumeState::entering)) << "take while not entering";
  EXPECT_FALSE(words_.empty()) << "more is taken than was put";
  const std::uint64_t word = words_.empty() ? 0 : words_.back();
  if (!words_.empty()) words_.pop_back();
  results.data[0] = value_of(name == "take_i32" ? WASM_I32 : WASM_I64, word);
}

void ResumableRun::host_call(const Import& import, const wasm_val_vec_t& arguments, wasm_val_vec_t& results) {
  const bool is_stop = is_test_stop(import.module, import.name);
  for (std::size_t i = 0; i < results.size; ++i) results.data[i] = value_of(import.results[i], 0);
  EXPECT_NE(state(), static_cast<int>(ResumeState::leaving)) << import.name << " is called while leaving";
  if (is_stop) {
    if (state() == static_cast<int>(ResumeState::entering)) {
      EXPECT_TRUE(words_.empty()) << "less is taken than was put";
      set_state(ResumeState::running);
    } else if (state_ != nullptr && leaves_(stops_)) {
      ++times_left_;
      set_state(ResumeState::leaving);
      return;
    }
    ++stops_;
  } else {
    EXPECT_EQ(state(), static_cast<int>(ResumeState::running)) << import.name << " is called while entering";
  }
  std::string text = import.name;
  for (std::size_t i = 0; i < arguments.size; ++i) text += fmt::format(" {:x}", bits_of(arguments.data[i]));
  effects_.calls.push_back(text);
  for (std::size_t i = 0; i < results.size; ++i) {
    // Not too large, so that programs may count with it; floating-point results are NaNs now and then.
    const std::uint64_t number = (effects_.calls.size() * 7 + i) % 23;
    std::uint64_t bits = number;
    if (import.results[i] == WASM_F32) bits = number % 5 == 0 ? 0x7fa00000 + number : 0x3f800000 + (number << 12);
    if (import.results[i] == WASM_F64)
      bits = number % 5 == 0 ? 0x7ff4000000000000 + number : 0x3ff0000000000000 + (number << 40);
    results.data[i] = value_of(import.results[i], bits);
  }
}

Effects ResumableRun::run(const std::function<bool(std::size_t)>& leaves) {
  leaves_ = leaves;
  effects_ = {};
  words_.clear();
  stops_ = times_left_ = most_words_ = 0;
  bool is_entering = false;
  while (true) {
    state_ = nullptr;
    const Linked linked{*this, engine_.store(), module_.get()};
    if (const auto found = linked.parts.globals.find(std::string{wasm::resume_state_global});
        found != linked.parts.globals.end())
      state_ = found->second;
    if (is_entering) {
      linked.restore(effects_);
      set_state(ResumeState::entering);
    }
    wasm_val_vec_t none{};
    const std::size_t left_before = times_left_;
    const wasm::OwnedTrap trap{wasm_func_call(linked.parts.start, &none, &none)};
    linked.read(effects_);
    effects_.trapped = trap != nullptr;
    const bool has_left = state() == static_cast<int>(ResumeState::leaving);
    EXPECT_EQ(has_left, times_left_ > left_before);
    state_ = nullptr;
    if (!has_left) return effects_;
    if (trap) {
      ADD_FAILURE() << "a trap while leaving";
      return effects_;
    }
    const auto again = leaves_;
    leaves_ = [again, first = stops_](std::size_t call) { return call != first && again(call); };
    is_entering = true;
  }
}

}  // namespace mpiwasm::tests
