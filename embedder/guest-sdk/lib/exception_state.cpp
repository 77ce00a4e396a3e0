// Questions about exceptions that libc++ asks in every program. They stand in for libc++abi's own answers, which are
// those of a library that cannot throw.
#include <cstdlib>
#include <exception>

#include "exception.hpp"

namespace mpiwasm {
thread_local constinit State state{};
}

using mpiwasm::Primary;
using mpiwasm::raise;
using mpiwasm::state;

extern "C" {

unsigned __cxa_uncaught_exceptions() noexcept { return static_cast<unsigned>(state.uncaught); }
bool __cxa_uncaught_exception() noexcept { return state.uncaught > 0; }

void __cxa_increment_exception_refcount(void* object) noexcept {
  if (object != nullptr) __atomic_add_fetch(&Primary::of(object)->references, 1, __ATOMIC_RELAXED);
}

void __cxa_decrement_exception_refcount(void* object) noexcept {
  if (object == nullptr) return;
  Primary* const primary = Primary::of(object);
  if (__atomic_sub_fetch(&primary->references, 1, __ATOMIC_ACQ_REL) > 0) return;
  if (primary->destroy != nullptr) primary->destroy(object);
  std::free(primary);
}

// std::current_exception
void* __cxa_current_primary_exception() noexcept {
  if (state.caught == nullptr) return nullptr;
  void* const object = state.caught->primary->object();
  __cxa_increment_exception_refcount(object);
  return object;
}

// std::rethrow_exception
void __cxa_rethrow_primary_exception(void* object) {
  if (object == nullptr || raise == nullptr) return;
  raise(*Primary::of(object));
}
}
