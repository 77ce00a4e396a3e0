// What the two halves of C++ exceptions for guests share: exceptions/throw_and_catch.cpp, and exception_state.cpp,
// which answers what may be asked without throwing. A program that never throws links the second half alone, which has
// no instruction that a backend without exceptions refuses.
#pragma once

#include <cstddef>
#include <typeinfo>

namespace mpiwasm {

// Destructors return `this` in Wasm.
using Destructor = void* (*)(void*);

// What was thrown; the object follows, aligned as malloc aligns. Lives as long as an exception_ptr or a throw has it.
struct alignas(std::max_align_t) Primary {
  int references;
  const std::type_info* type;
  Destructor destroy;

  void* object() { return this + 1; }
  static Primary* of(void* object) { return static_cast<Primary*>(object) - 1; }
};

// One throw of it on its way to a handler, or in handlers: what the Wasm exception carries is its address.
struct Thrown {
  Primary* primary;
  Thrown* outer;   // the exception that the handlers around this one hold
  void* adjusted;  // the object as the handler's type sees it
  int handlers;    // handlers that hold it; negative once rethrown
};

struct State {
  Thrown* caught;  // by the innermost handler
  int uncaught;
};
extern thread_local constinit State state;

// Throws the object once more. Weak: only a program that throws has it.
[[noreturn]] __attribute__((weak)) void raise(Primary& primary);

// Names exceptions/library_errors.cpp to the linker.
extern const char library_errors;

}  // namespace mpiwasm
