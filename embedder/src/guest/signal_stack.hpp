// The stack of signal handlers in a thread that runs a guest, whose own one may be full.
#pragma once

#include <sys/mman.h>

#include <csignal>
#include <cstddef>

namespace mpiwasm::guest {

/// Gives the calling thread a stack for handlers with SA_ONSTACK, as long as it lives. The engine takes it, too: its
/// own one would be unmapped when the thread or the process ends, while handlers still run on it.
class SignalStack {
 public:
  SignalStack() : base_(::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) {
    if (base_ == MAP_FAILED) return;
    // Its lowest page stays inaccessible.
    (void)::mprotect(base_, guard, PROT_NONE);
    const stack_t stack{.ss_sp = static_cast<std::byte*>(base_) + guard, .ss_flags = 0, .ss_size = size - guard};
    (void)::sigaltstack(&stack, nullptr);
  }
  SignalStack(const SignalStack&) = delete;
  SignalStack& operator=(const SignalStack&) = delete;
  ~SignalStack() {
    if (base_ == MAP_FAILED) return;
    const stack_t none{.ss_sp = nullptr, .ss_flags = SS_DISABLE, .ss_size = 0};
    (void)::sigaltstack(&none, nullptr);
    (void)::munmap(base_, size);
  }

 private:
  /// A page of any machine.
  static constexpr std::size_t guard = std::size_t{64} << 10;
  static constexpr std::size_t size = guard + (std::size_t{256} << 10);

  void* base_;
};

}  // namespace mpiwasm::guest
