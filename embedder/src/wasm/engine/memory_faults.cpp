// Overflow of the stack: the handler keeps the fault and lets the thread look at its frames outside of the handler, on
// a stack of its own, for the guest's has no room left. That done, the thread raises the signal again, and the engine's
// handler gets the fault that was kept.
#include "wasm/engine/memory_faults.hpp"

#include <dlfcn.h>
#include <pthread.h>

#include <atomic>
#include <csetjmp>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <memory>
#include <utility>

#include "wasm/engine/guest_thread.hpp"
#include "wasm/engine/interrupted_code.hpp"
#include "wasm/engine/locking_code.hpp"

namespace mpiwasm::wasm {
namespace {

/// The maximum stack frame of a function; the fault may be that far below the stack pointer.
constexpr std::uintptr_t largest_frame = std::uintptr_t{16} << 20;
constexpr std::uintptr_t above_pointer = 65536;
/// What unwinding needs.
constexpr std::size_t stack_size = std::size_t{256} << 10;

enum Phase : std::sig_atomic_t { waiting, looking, looked };

// A signal handler has no other way to what it needs.
struct State {
  wasm_store_t* store = nullptr;
  pthread_t thread{};  ///< that the store belongs to
  struct sigaction engine{};
  LockingCode locking_code;
  std::unique_ptr<std::byte[]> stack;
  void (*in_locking_code)() = nullptr;
  OwnedTrap trap;
  sigjmp_buf give_up{};

  volatile std::sig_atomic_t phase = waiting;
  Registers registers;
  siginfo_t fault{};
  const void* volatile fault_address = nullptr;
  struct sigaction handler_then{};  ///< while the signal is raised again

  std::span<const std::byte> memory;
  std::function<void()> host_failed;
  std::atomic<bool> has_host_failed = false;  ///< on any thread of the guest; the members below are that thread's
  Registers host_registers;
};
State state;  // NOLINT

bool is_overflow(const siginfo_t* info, const Registers& registers) {
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const std::uintptr_t pointer = registers.stack();
  return info->si_code > 0 && address + largest_frame > pointer && address < pointer + above_pointer;
}

/// Outside of compiled code, which no shared object contains. The loader's lock is free, or will be, for code that
/// accesses linear memory is not the loader's.
bool is_in_host_code(const Registers& registers) {
  Dl_info information{};
  return ::dladdr(reinterpret_cast<const void*>(registers.code()), &information) != 0;
}

bool is_in_linear_memory(const void* address) {
  return std::less_equal<>{}(state.memory.data(), static_cast<const std::byte*>(address)) &&
         std::less<>{}(static_cast<const std::byte*>(address), state.memory.data() + state.memory.size());
}

/// Where a thread of the guest continues after a fault of host code. That code was copying, so no lock is held that a
/// report needs; it is never returned to.
void report_host_failure() {
  state.host_failed();
  std::_Exit(128 + SIGSEGV);
}

void handle_by(void (*handler)(int, siginfo_t*, void*), struct sigaction* before) {
  struct sigaction action{};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  (void)::sigaction(SIGSEGV, &action, before);
}

/// The signal was sent by a process, so it is not a fault that occurs again with the default action.
[[noreturn]] void end_by(int signal) {
  struct sigaction default_action{};
  default_action.sa_handler = SIG_DFL;
  (void)::sigaction(signal, &default_action, nullptr);
  (void)::raise(signal);  // not blocked here: SA_NODEFER
  std::_Exit(128 + signal);
}

void pass_on(int signal, siginfo_t* info, void* context) {
  if ((state.engine.sa_flags & SA_SIGINFO) != 0)
    state.engine.sa_sigaction(signal, info, context);
  else
    (void)::sigaction(signal, &state.engine, nullptr);  // the fault comes again, and goes there
}

/// The thread is back where the fault was, but for floating-point registers, which are not needed any more.
void fault_again(int signal, siginfo_t*, void* context) {
  (void)::sigaction(SIGSEGV, &state.handler_then, nullptr);
  state.phase = waiting;
  state.registers.write_to(context);
  pass_on(signal, &state.fault, context);
}

/// Where the thread continues after the handler.
void look() {
  if (sigsetjmp(state.give_up, 0) == 0) {
    wasm_message_t message;
    wasm_name_new_from_string_nt(&message, "stack overflow");
    state.trap.reset(wasm_trap_new(state.store, &message));
    wasm_name_delete(&message);
  }
  state.phase = looked;
  handle_by(fault_again, &state.handler_then);
  (void)::raise(SIGSEGV);
}

void fault(int signal, siginfo_t* info, void* context) {
  if (info->si_code <= 0) end_by(signal);
  const bool is_own_thread = ::pthread_equal(::pthread_self(), state.thread) != 0;
  if (is_own_thread && state.phase == looking) siglongjmp(state.give_up, 1);
  const Registers registers = Registers::of(context);
  if ((is_own_thread || GuestThread::current() != nullptr) && is_in_linear_memory(info->si_addr) &&
      is_in_host_code(registers)) {
    while (state.has_host_failed.exchange(true)) (void)::pause();  // the first one ends the process
    state.fault_address = info->si_addr;
    state.host_registers = registers;
    continue_in(context, state.host_registers, &report_host_failure);
    return;
  }
  if (is_own_thread) state.fault_address = info->si_addr;
  if (!is_own_thread || state.phase != waiting || state.trap || !is_overflow(info, registers)) {
    pass_on(signal, info, context);
    return;
  }
  if (state.locking_code.is_interrupted(registers)) {
    if (state.in_locking_code != nullptr) state.in_locking_code();
    pass_on(signal, info, context);
    return;
  }
  state.phase = looking;
  state.registers = registers;
  state.fault = *info;
  continue_in(context, state.registers, &look, state.stack.get() + stack_size);
}

}  // namespace

MemoryFaults::MemoryFaults(wasm_store_t* store, std::span<const std::byte> memory, std::function<void()> host_failed) {
  state.store = store;
  state.thread = ::pthread_self();
  state.memory = memory;
  state.host_failed = std::move(host_failed);
  state.locking_code = LockingCode::loaded();
  if (!state.stack) state.stack = std::make_unique_for_overwrite<std::byte[]>(stack_size);
  handle_by(fault, &state.engine);
}

MemoryFaults::~MemoryFaults() {
  struct sigaction now{};
  if (::sigaction(SIGSEGV, nullptr, &now) == 0 && now.sa_sigaction == fault)
    (void)::sigaction(SIGSEGV, &state.engine, nullptr);
}

void MemoryFaults::when_in_locking_code(void (*hook)()) { state.in_locking_code = hook; }

std::vector<Frame> MemoryFaults::take() {
  if (!state.trap) return {};
  const OwnedTrap trap = std::move(state.trap);
  return read_trap(trap.get(), 0).frames;
}

const std::byte* MemoryFaults::fault_address() const {
  return static_cast<const std::byte*>(const_cast<const void*>(state.fault_address));
}

}  // namespace mpiwasm::wasm
