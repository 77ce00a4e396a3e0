// Runs modules with test imports: straight, or in their resumable form, left and entered again in a fresh instance at
// chosen calls of the stopping imports.
//
// Imports are of the namespace "host". Names that begin with "stop" are stopping points. Each call is recorded with the
// bits of its arguments, and returns values that depend on how many calls there were.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "wasm/engine_test_support.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::tests {

inline bool is_test_stop(std::string_view module, std::string_view name) {
  return module == "host" && name.starts_with("stop");
}

/// What a run did. Equal for runs that must not differ.
struct Effects {
  std::vector<std::string> calls;  ///< of imports, as text
  bool trapped = false;
  std::vector<std::byte> memory;
  std::map<std::string, std::uint64_t> globals;
  bool operator==(const Effects&) const = default;
  /// For messages of failed tests.
  friend void PrintTo(const Effects& effects, std::ostream* to) {
    constexpr std::size_t most_printed = 20;
    *to << effects.calls.size() << " calls: ";
    for (std::size_t i = 0; i < effects.calls.size() && i < most_printed; ++i) *to << effects.calls[i] << "; ";
    for (const auto& [name, bits] : effects.globals) *to << name << " = " << bits << "; ";
    *to << (effects.trapped ? "trap" : "end");
  }
};

class ResumableRun {
 public:
  ResumableRun(const wasm::Engine& engine, std::span<const std::byte> module);

  /// Runs `_start`. `leaves` says at which calls of stopping imports, counted from 0, the program leaves and is entered
  /// again; each leaves once.
  [[nodiscard]] Effects run(const std::function<bool(std::size_t call)>& leaves = [](std::size_t) { return false; });

  /// Of the last run.
  [[nodiscard]] std::size_t stops() const { return stops_; }
  [[nodiscard]] std::size_t times_left() const { return times_left_; }
  /// The most words that were saved at once.
  [[nodiscard]] std::size_t most_words() const { return most_words_; }

 private:
  struct Import {
    ResumableRun* run;
    std::string module;
    std::string name;
    std::vector<wasm_valkind_t> results;
  };
  struct Linked;

  static wasm_trap_t* called(void* environment, const wasm_val_vec_t* arguments, wasm_val_vec_t* results);
  void resume_call(const std::string& name, const wasm_val_vec_t& arguments, wasm_val_vec_t& results);
  void host_call(const Import& import, const wasm_val_vec_t& arguments, wasm_val_vec_t& results);
  [[nodiscard]] int state() const;
  void set_state(wasm::ResumeState state);

  const wasm::Engine& engine_;
  wasm::Module module_;
  wasm_global_t* state_ = nullptr;
  std::function<bool(std::size_t)> leaves_;
  std::vector<std::uint64_t> words_;
  Effects effects_;
  std::size_t stops_ = 0;
  std::size_t times_left_ = 0;
  std::size_t most_words_ = 0;
  bool just_entered_ = false;
};

}  // namespace mpiwasm::tests
