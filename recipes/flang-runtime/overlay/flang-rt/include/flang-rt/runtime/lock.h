// Locks of the Fortran runtime for guests. The same objects are linked into programs with and without threads, so the
// functions are in the guest library (embedder/guest-sdk/lib/fortran_threads.c), which is compiled for both.

#ifndef FLANG_RT_RUNTIME_LOCK_H_
#define FLANG_RT_RUNTIME_LOCK_H_

#include "terminator.h"
#include "tools.h"

extern "C" {
struct mpiwasm_lock {
  void* holder;
  long mutex[8];
};
void mpiwasm_take_lock(mpiwasm_lock* lock);
bool mpiwasm_try_lock(mpiwasm_lock* lock);
void mpiwasm_drop_lock(mpiwasm_lock* lock);
bool mpiwasm_holds_lock(const mpiwasm_lock* lock);
}

namespace Fortran::runtime {

class Lock {
public:
  void Take() { mpiwasm_take_lock(&lock_); }
  bool Try() { return mpiwasm_try_lock(&lock_); }
  void Drop() { mpiwasm_drop_lock(&lock_); }
  bool TakeIfNoDeadlock() {
    if (mpiwasm_holds_lock(&lock_)) return false;
    Take();
    return true;
  }
  void CheckLocked(const Terminator& terminator) {
    if (Try()) {
      Drop();
      terminator.Crash("a lock that should be held is free");
    }
  }

private:
  mpiwasm_lock lock_{};
};

class CriticalSection {
public:
  explicit CriticalSection(Lock& lock) : lock_{lock} { lock_.Take(); }
  ~CriticalSection() { lock_.Drop(); }

private:
  Lock& lock_;
};

}  // namespace Fortran::runtime

#endif
