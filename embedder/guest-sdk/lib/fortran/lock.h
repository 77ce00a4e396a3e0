/* Locks that do nothing in programs without threads: ../fortran_threads.c. */
#ifndef MPIWASM_FORTRAN_LOCK_H
#define MPIWASM_FORTRAN_LOCK_H

#include <stdbool.h>

/* Zero is a lock that is not held. The lock.h of recipes/flang-runtime/overlay has the same declarations for C++. */
struct mpiwasm_lock {
  void* holder;
  long mutex[8];
};

void mpiwasm_take_lock(struct mpiwasm_lock* lock);
bool mpiwasm_try_lock(struct mpiwasm_lock* lock);
void mpiwasm_drop_lock(struct mpiwasm_lock* lock);
bool mpiwasm_holds_lock(const struct mpiwasm_lock* lock);

#endif
