// Locks of the Fortran runtime for guests, which have one thread: nothing is ever held by another.

#ifndef FLANG_RT_RUNTIME_LOCK_H_
#define FLANG_RT_RUNTIME_LOCK_H_

#include "terminator.h"
#include "tools.h"

namespace Fortran::runtime {

class Lock {
public:
  void Take() {}
  bool Try() { return true; }
  void Drop() {}
  bool TakeIfNoDeadlock() { return true; }
  void CheckLocked(const Terminator&) {}
};

class CriticalSection {
public:
  explicit CriticalSection(Lock&) {}
};

}  // namespace Fortran::runtime

#endif
