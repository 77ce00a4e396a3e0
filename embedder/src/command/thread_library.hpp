// Threads among the host libraries: thread-spawn of WASI, in the namespace "wasi", and what the guest's C library needs
// besides, in "mpiwasm_threads_1".
#pragma once

#include <string_view>
#include <vector>

#include "command/usable_cores.hpp"
#include "guest/host_library.hpp"
#include "wasm/engine/guest_threads.hpp"

namespace mpiwasm::command {

class ThreadLibrary final : public guest::HostLibrary {
 public:
  [[nodiscard]] std::string_view name() const override { return "WASI"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  void attach(guest::Guest& guest) override { guest_ = &guest; }

  /// Before the guest runs; until then no thread can be started.
  void use(wasm::GuestThreads& threads) { threads_ = &threads; }

  // For the calls.
  [[nodiscard]] wasm::GuestThreads* threads() const { return threads_; }
  [[nodiscard]] guest::Guest& guest() const { return *guest_; }
  /// Those that the rank began with, whichever of them its threads are bound to.
  [[nodiscard]] unsigned processors() const { return processors_; }

 private:
  guest::Guest* guest_ = nullptr;
  wasm::GuestThreads* threads_ = nullptr;
  unsigned processors_ = usable_cores();
};

}  // namespace mpiwasm::command
