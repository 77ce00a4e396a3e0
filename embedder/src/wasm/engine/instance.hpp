// A module at run time: imports linked to the host functions, its memory, and the ways into and out of it.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "guest/archive.hpp"
#include "guest/guest.hpp"
#include "wasm/engine/engine.hpp"
#include "wasm/engine/guest_frames.hpp"
#include "wasm/engine/guest_functions.hpp"
#include "wasm/engine/guest_thread.hpp"
#include "wasm/engine/memory_faults.hpp"
#include "wasm/engine/module.hpp"
#include "wasm/engine/outcome.hpp"
#include "wasm/engine/shared_memory.hpp"
#include "wasm/engine/trap.hpp"
#include "wasm/inspect/compatibility.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

class Instance final : public guest::Guest {
 public:
  /// Links the module, which must have passed check_compatibility(), and sets its memory up. Nothing runs yet.
  [[nodiscard]] static Expected<std::unique_ptr<Instance>> create(const Engine& engine, const Module& module,
                                                                  const ModuleSummary& summary,
                                                                  const HostFunctions& functions, std::string name,
                                                                  GuestFrames* frames = nullptr);

  /// The same for the main thread of a program with threads, whose memory is imported. `attach` is called when the
  /// instance has its memory, before anything of the guest runs: a start section does.
  [[nodiscard]] static Expected<std::unique_ptr<Instance>> create_main_thread(
      const Engine& engine, const Module& module, const ModuleSummary& summary, const HostFunctions& functions,
      std::string name, const SharedMemory& memory, const std::function<void(Instance&)>& attach,
      GuestFrames* frames = nullptr);

  /// Runs the program, or goes on with it after restore().
  [[nodiscard]] Outcome run();

  /// What end() and exit() do when no guest runs that they could leave; it must not return.
  void when_not_running(std::function<void(const Outcome&)> report) { report_ = std::move(report); }

  /// The guest's calls at this moment, innermost first: on the guest's thread, in a host function that it has called or
  /// where continue_in() has led it.
  [[nodiscard]] std::vector<Frame> frames_now() const;

  /// Lets the guest's C library write what its files hold back, when the module offers that: when the guest will not go
  /// on.
  void flush();

  /// What the program has besides its frames, its memory and what host libraries keep for it: the values of globals,
  /// and exceptions.
  void save(guest::ArchiveWriter& to) const;
  /// Puts that back, before the program runs. Returns what is wrong, or an empty text.
  [[nodiscard]] std::string restore(guest::ArchiveReader& from);
  /// Lets the memory have `size` bytes at least. False when it cannot.
  [[nodiscard]] bool grow_memory_to(std::uint64_t size);

  /// What a program says that could be without its idle threads.
  struct IdleThreads {
    /// How many there are, which wait for work in a pool of a library of the program.
    std::uint32_t count = 0;
    /// They are not idle now.
    bool are_at_work = false;
    /// They would lose what ends with a thread.
    bool have_destructors = false;
  };
  /// From an import: asks the program for its idle threads, and lets it end them. It starts new ones when it needs
  /// them.
  [[nodiscard]] IdleThreads idle_threads(bool end);

  /// Where the code of this instance can be replaced, when it was made so (EngineOptions::replaceable_code).
  [[nodiscard]] OwnedReplaceable replaceable() const {
    return OwnedReplaceable{wasmer_instance_replaceable(instance_.get())};
  }

  [[nodiscard]] guest::LinearMemory memory() const override { return guest::LinearMemory{memory_}; }
  /// False for a module that exports none; then memory() must not be used.
  [[nodiscard]] bool has_memory() const { return memory_ != nullptr; }
  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t index,
                                                                        std::span<const std::uint32_t> arguments,
                                                                        std::uint32_t* result) override;
  [[nodiscard]] std::optional<guest::Address> allocate(std::uint32_t size) override;
  void release(guest::Address address) override;
  [[noreturn]] void end(int exit_code, std::string_view message, bool backtrace) override;
  [[noreturn]] void exit(int exit_code) override;
  [[nodiscard]] std::string_view name() const override { return name_; }

 private:
  Instance(const Engine& engine, std::string name, GuestFrames* frames);

  [[nodiscard]] Expected<void> link(const Module& module, const ModuleSummary& summary, const HostFunctions& functions);
  [[nodiscard]] wasm_extern_t* link_memory();
  void find_exports(const ModuleSummary& summary);
  [[nodiscard]] Expected<void> find_entry();
  void ask_for_huge_pages();
  [[nodiscard]] bool keeps_exceptions() const;
  [[nodiscard]] static OwnedTrap call(wasm_func_t* function);
  /// Runs a call of the guest for a host function that it has called, in the thread of that; returns when it returns.
  template <class Call>
  void call_back(GuestThread* thread, Call call);
  [[nodiscard]] std::uint32_t call_malloc(std::uint32_t size);
  void call_free(std::uint32_t address);
  [[nodiscard]] std::unique_lock<std::mutex> lock_moved() {
    return shared_memory_ == nullptr ? std::unique_lock<std::mutex>{} : std::unique_lock{moved_mutex_};
  }
  [[nodiscard]] std::optional<guest::Address> grow(std::uint32_t size);
  void keep_outcome(const wasm_trap_t* trap);
  /// From here on, until the process ends: guest code and host functions run at more times than run().
  void watch_faults();
  [[nodiscard]] std::optional<guest::Address> fault_in_memory() const;
  /// Host code could not access a place in linear memory.
  [[noreturn]] void end_after_host_fault();
  [[noreturn]] void leave();

  std::string name_;
  GuestFrames* guest_frames_;  ///< null where the program is not to be saved
  wasm_store_t* store_;
  std::size_t stack_size_;
  const SharedMemory* shared_memory_ = nullptr;  ///< that the module imports
  OwnedMemory imported_memory_;
  std::vector<OwnedFunction> imports_;
  OwnedInstance instance_;
  OwnedExterns exports_;
  const guest::MemoryDefinition* memory_ = nullptr;
  wasm_memory_t* wasm_memory_ = nullptr;
  wasm_func_t* start_ = nullptr;
  OwnedFunction entry_;  ///< in place of start_, where the program can be saved
  wasm_func_t* flush_ = nullptr;
  wasm_func_t* idle_threads_ = nullptr;
  GuestFunctions functions_;                                  ///< of the main thread
  std::mutex moved_mutex_;                                    ///< where there are threads
  std::unordered_map<guest::Address, guest::Address> moved_;  ///< where an aligned block really begins
  bool is_running_ = false;
  std::optional<MemoryFaults> faults_;
  std::optional<Outcome> outcome_;
  std::function<void(const Outcome&)> report_;
};

}  // namespace mpiwasm::wasm
