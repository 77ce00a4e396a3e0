/* FFTW's functions for threads, for programs that use a library that has them: transforms of guests run on one thread,
 * which is what planner_nthreads reports. */
#include "../host.h"

int X(init_threads)(void) { return 1; }
void X(plan_with_nthreads)(int nthreads) { (void)nthreads; }
int X(planner_nthreads)(void) { return 1; }
void X(cleanup_threads)(void) { X(cleanup)(); }
void X(make_planner_thread_safe)(void) {}
