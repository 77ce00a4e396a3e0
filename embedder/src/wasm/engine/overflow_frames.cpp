#include "wasm/engine/overflow_frames.hpp"

#include <pthread.h>
#include <ucontext.h>

#include <csetjmp>
#include <csignal>
#include <cstdint>
#include <cstdlib>

namespace mpiwasm::wasm {
namespace {

/// The maximum stack frame of a function; the fault may be that far below the stack pointer.
constexpr std::uintptr_t largest_frame = std::uintptr_t{16} << 20;
constexpr std::uintptr_t above_pointer = 65536;

// A signal handler has no other way to what it needs.
struct State {
  wasm_store_t* store = nullptr;
  pthread_t thread{};  ///< that the store belongs to
  struct sigaction engine{};
  OwnedTrap trap;
  volatile std::sig_atomic_t is_looking = 0;
  sigjmp_buf give_up{};
};
State state;  // NOLINT

std::uintptr_t stack_pointer(const void* context) {
  const auto& machine = static_cast<const ucontext_t*>(context)->uc_mcontext;
#if defined(__x86_64__)
  return static_cast<std::uintptr_t>(machine.gregs[REG_RSP]);
#else
  return machine.sp;
#endif
}

bool is_overflow(const siginfo_t* info, const void* context) {
  const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
  const std::uintptr_t pointer = stack_pointer(context);
  return info->si_code > 0 && address + largest_frame > pointer && address < pointer + above_pointer;
}

void look() {
  state.is_looking = 1;
  if (sigsetjmp(state.give_up, 0) == 0) {
    wasm_message_t message;
    wasm_name_new_from_string_nt(&message, "stack overflow");
    state.trap.reset(wasm_trap_new(state.store, &message));
    wasm_name_delete(&message);
  }
  state.is_looking = 0;
}

/// The signal was sent by a process, so it is not a fault that occurs again with the default action.
[[noreturn]] void end_by(int signal) {
  struct sigaction default_action{};
  default_action.sa_handler = SIG_DFL;
  (void)::sigaction(signal, &default_action, nullptr);
  (void)::raise(signal);  // not blocked here: SA_NODEFER
  std::_Exit(128 + signal);
}

void fault(int signal, siginfo_t* info, void* context) {
  if (info->si_code <= 0) end_by(signal);
  if (state.is_looking != 0 && ::pthread_equal(::pthread_self(), state.thread) != 0) siglongjmp(state.give_up, 1);
  if (::pthread_equal(::pthread_self(), state.thread) != 0 && !state.trap && is_overflow(info, context)) look();
  if ((state.engine.sa_flags & SA_SIGINFO) != 0)
    state.engine.sa_sigaction(signal, info, context);
  else
    (void)::sigaction(signal, &state.engine, nullptr);  // the fault comes again, and goes there
}

}  // namespace

OverflowFrames::OverflowFrames(wasm_store_t* store) {
  state.store = store;
  state.thread = ::pthread_self();
  struct sigaction action{};
  action.sa_sigaction = fault;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  (void)::sigaction(SIGSEGV, &action, &state.engine);
}

OverflowFrames::~OverflowFrames() {
  struct sigaction now{};
  if (::sigaction(SIGSEGV, nullptr, &now) == 0 && now.sa_sigaction == fault)
    (void)::sigaction(SIGSEGV, &state.engine, nullptr);
}

std::vector<Frame> OverflowFrames::take() {
  if (!state.trap) return {};
  const OwnedTrap trap = std::move(state.trap);
  return read_trap(trap.get(), 0).frames;
}

}  // namespace mpiwasm::wasm
