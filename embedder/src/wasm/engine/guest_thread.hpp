// One thread of a guest besides its main thread: a store and an instance of the module over the shared memory.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "guest/host_function.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/guest_functions.hpp"
#include "wasm/engine/module.hpp"
#include "wasm/engine/outcome.hpp"
#include "wasm/engine/shared_memory.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// What all threads of a program have in common; each import with the code that threads get for it.
class ThreadProgram {
 public:
  ThreadProgram(const Engine& engine, const Module& module, const ModuleSummary& summary,
                const HostFunctions& functions, const SharedMemory& memory);
  ThreadProgram(const ThreadProgram&) = delete;
  ThreadProgram& operator=(const ThreadProgram&) = delete;

  struct LinkedImport {
    const Import* import;
    guest::HostCode code;
    void* environment;
  };
  [[nodiscard]] const Engine& engine() const { return engine_; }
  [[nodiscard]] const Module& module() const { return module_; }
  [[nodiscard]] const ModuleSummary& summary() const { return summary_; }
  [[nodiscard]] const SharedMemory& memory() const { return memory_; }
  [[nodiscard]] const std::vector<LinkedImport>& imports() const { return imports_; }

 private:
  const Engine& engine_;
  const Module& module_;
  const ModuleSummary& summary_;
  const SharedMemory& memory_;
  std::vector<LinkedImport> imports_;
  std::deque<std::string> refused_;  // names that the code of refused imports has as environment
};

class GuestThread {
 public:
  /// That of the calling thread; null in the main thread.
  [[nodiscard]] static GuestThread* current();

  /// To be called, as all of it, by the thread itself. A start section of the module runs. `end` reports how the thread
  /// has ended the program while it is made, and does not return.
  GuestThread(const ThreadProgram& program, std::function<void(const Outcome&)> end);
  GuestThread(const GuestThread&) = delete;
  GuestThread& operator=(const GuestThread&) = delete;
  ~GuestThread();

  /// False when it could not be made, for want of memory; outcome() may say that the guest ended meanwhile.
  [[nodiscard]] bool is_made() const { return start_ != nullptr; }
  void run(std::int32_t number, std::uint32_t argument);

  /// How it ended the whole program; nothing when only this thread has ended.
  [[nodiscard]] const std::optional<Outcome>& outcome() const { return outcome_; }

  /// From a host function: ends the program, and drops the guest's calls.
  [[noreturn]] void leave(Outcome outcome);
  [[nodiscard]] GuestFunctions& functions() { return functions_; }
  /// From a host function: runs a call of the guest; returns when it returns.
  template <class Call>
  void call_back(Call call) {
    ++callbacks_;
    {
      const OwnedTrap trap = call();
      --callbacks_;
      if (!trap) return;
      keep_outcome(trap.get());
    }
    raise();
  }
  /// From a host function: ends this thread alone. In a callback, whose host function would never end, it ends the
  /// program.
  [[noreturn]] void leave_thread();

 private:
  void make(const ThreadProgram& program);
  void keep_outcome(const wasm_trap_t* trap);
  [[noreturn]] void raise();

  std::size_t stack_size_;
  OwnedStore store_;
  OwnedMemory memory_;
  std::vector<OwnedFunction> imports_;
  OwnedInstance instance_;
  OwnedExterns exports_;
  GuestFunctions functions_;
  wasm_func_t* start_ = nullptr;
  int callbacks_ = 0;  ///< calls of the guest by host functions, one inside the other
  bool leaves_thread_ = false;
  std::optional<Outcome> outcome_;
  std::function<void(const Outcome&)> end_;
};

}  // namespace mpiwasm::wasm
