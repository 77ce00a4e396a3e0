// Overflow of the stack: the handler keeps the fault and lets the thread look at its frames outside of the handler, on
// a stack of its own, for the guest's has no room left. That done, the thread raises the signal again, and the engine's
// handler gets the fault that was kept.
#include "wasm/engine/memory_faults.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <pthread.h>

#include <array>
#include <atomic>
#include <csetjmp>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <iterator>
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
/// As after abort(), where there is nothing that could report.
constexpr int exit_code = 128 + SIGABRT;
/// What unwinding needs.
constexpr std::size_t stack_size = std::size_t{256} << 10;

enum Phase : std::sig_atomic_t { waiting, looking, looked };

// A signal handler has no other way to what it needs.
struct State {
  const MemoryFaults* latest = nullptr;  ///< the one that stands there now
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
  volatile std::sig_atomic_t is_page_missing = 0;
  volatile std::sig_atomic_t is_null_pointer = 0;
  struct sigaction handler_then{};  ///< while the signal is raised again

  struct sigaction before_missing_pages{};
  std::span<const std::byte> memory;
  std::function<void()> host_failed;
  void (*library_thread_failed)(const char* reason) = nullptr;
  std::array<char, 256> reason{};             ///< for it
  std::atomic<bool> has_host_failed = false;  ///< on any thread; the members below are that thread's
  std::atomic<pthread_t> failed_thread{};
  Registers host_registers;
  Registers waiting_registers;  ///< of the main thread, which is not that one
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
  const std::ptrdiff_t offset = static_cast<const std::byte*>(address) - state.memory.data();
  return !state.memory.empty() && offset >= -addresses_before_memory && offset < std::ssize(state.memory);
}

/// No page of a mapped file, which memory that processes share is: its file system is full, or the file has become
/// shorter. Also in compiled code, where the engine expects no such signal, and also beside linear memory, where
/// libraries have the memory of windows as well.
bool is_page_missing(int signal, const siginfo_t* info) { return signal == SIGBUS && info->si_code == BUS_ADRERR; }

/// In the first pages, where nothing ever is: a member of what a null pointer stands for. Of an address that no process
/// can have, the kernel gives 0 and another code.
bool is_null_pointer(const siginfo_t* info) {
  constexpr std::uintptr_t first_pages = 0x10000;
  const bool has_address = info->si_code == SEGV_MAPERR || info->si_code == SEGV_ACCERR;
  return has_address && reinterpret_cast<std::uintptr_t>(info->si_addr) < first_pages;
}

bool is_host_failure(int signal, const siginfo_t* info, const Registers& registers) {
  if (signal == SIGBUS) return is_page_missing(signal, info);
  return (is_in_linear_memory(info->si_addr) || is_null_pointer(info)) && is_in_host_code(registers);
}

/// Where a thread of the guest continues after a fault of host code. That code was copying, or was a library's with
/// locks of its own, which is asked for nothing any more: no lock is held that a report needs. It is never returned to.
void report_host_failure() {
  state.host_failed();
  std::_Exit(exit_code);
}

/// Not in a handler: the thread may be stopped here, when a library's was first.
[[noreturn]] void wait_for_end() {
  for (;;) (void)::pause();
}

/// A thread of a library has no frames of the guest, and the guest's own threads may hold locks that a report needs.
[[noreturn]] void leave_to_others(int signal, const siginfo_t* info) {
  if (state.library_thread_failed == nullptr) std::_Exit(exit_code);
  const std::span text{state.reason.data(), state.reason.size() - 1};
  if (is_page_missing(signal, info))
    fmt::format_to_n(text.begin(), text.size(), "{}", missing_page);
  else if (is_null_pointer(info))
    fmt::format_to_n(text.begin(), text.size(), "{}", null_pointer);
  else
    fmt::format_to_n(text.begin(), text.size(),
                     "a thread of a library that it called accessed its memory at address {:#x}, which is not "
                     "accessible, or for reading only",
                     static_cast<const std::byte*>(info->si_addr) - state.memory.data());
  state.library_thread_failed(state.reason.data());
  wait_for_end();
}

void handle_by(int signal, void (*handler)(int, siginfo_t*, void*), struct sigaction* before) {
  struct sigaction action{};
  action.sa_sigaction = handler;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  (void)::sigaction(signal, &action, before);
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
  const struct sigaction& before = signal == SIGBUS ? state.before_missing_pages : state.engine;
  if ((before.sa_flags & SA_SIGINFO) != 0)
    before.sa_sigaction(signal, info, context);
  else
    (void)::sigaction(signal, &before, nullptr);  // the fault comes again, and goes there
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
  handle_by(SIGSEGV, fault_again, &state.handler_then);
  (void)::raise(SIGSEGV);
}

void fault(int signal, siginfo_t* info, void* context) {
  if (info->si_code <= 0) end_by(signal);
  const bool is_own_thread = ::pthread_equal(::pthread_self(), state.thread) != 0;
  if (is_own_thread && state.phase == looking) siglongjmp(state.give_up, 1);
  const Registers registers = Registers::of(context);
  if (is_host_failure(signal, info, registers)) {
    if (state.has_host_failed.exchange(true)) {  // the first one ends the process
      if (::pthread_equal(::pthread_self(), state.failed_thread) != 0) std::_Exit(exit_code);  // in its report
      if (!is_own_thread) wait_for_end();
      state.waiting_registers = registers;
      return continue_in(context, state.waiting_registers, &wait_for_end);
    }
    state.failed_thread = ::pthread_self();
    if (!is_own_thread && GuestThread::current() == nullptr) leave_to_others(signal, info);
    state.fault_address = info->si_addr;
    state.is_page_missing = is_page_missing(signal, info) ? 1 : 0;
    state.is_null_pointer = is_null_pointer(info) ? 1 : 0;
    state.host_registers = registers;
    continue_in(context, state.host_registers, &report_host_failure);
    return;
  }
  if (is_own_thread) state.fault_address = info->si_addr;
  if (signal != SIGSEGV || !is_own_thread || state.phase != waiting || state.trap || !is_overflow(info, registers)) {
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
  state.latest = this;
  state.store = store;
  state.thread = ::pthread_self();
  state.memory = memory;
  state.host_failed = std::move(host_failed);
  state.locking_code = LockingCode::loaded();
  if (!state.stack) state.stack = std::make_unique_for_overwrite<std::byte[]>(stack_size);
  state.has_host_failed = false;
  // After a failure they are still there.
  const auto stand_before = [](int signal, struct sigaction& other) {
    struct sigaction before{};
    handle_by(signal, fault, &before);
    if (before.sa_sigaction != fault) other = before;
  };
  stand_before(SIGSEGV, state.engine);
  stand_before(SIGBUS, state.before_missing_pages);
}

// Once host code has failed, other threads of a library may fail at the same place, until the process has ended.
MemoryFaults::~MemoryFaults() {
  if (state.has_host_failed || state.latest != this) return;
  const auto restore = [](int signal, const struct sigaction& before) {
    struct sigaction now{};
    if (::sigaction(signal, nullptr, &now) == 0 && now.sa_sigaction == fault)
      (void)::sigaction(signal, &before, nullptr);
  };
  restore(SIGSEGV, state.engine);
  restore(SIGBUS, state.before_missing_pages);
}

void MemoryFaults::when_in_locking_code(void (*hook)()) { state.in_locking_code = hook; }

void MemoryFaults::when_library_thread_failed(void (*hook)(const char* reason)) { state.library_thread_failed = hook; }

std::vector<Frame> MemoryFaults::take() {
  if (!state.trap) return {};
  const OwnedTrap trap = std::move(state.trap);
  return read_trap(trap.get(), 0).frames;
}

const std::byte* MemoryFaults::fault_address() const {
  return static_cast<const std::byte*>(const_cast<const void*>(state.fault_address));
}

bool MemoryFaults::is_page_missing() const { return state.is_page_missing != 0; }

bool MemoryFaults::is_null_pointer() const { return state.is_null_pointer != 0; }

}  // namespace mpiwasm::wasm
