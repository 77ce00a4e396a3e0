/* Behind the thread-local variables of all libraries, in the last one that is linked: where those of the program that
   link time optimization has compiled begin (recipes/openmp-runtime/patches/06-ending-threads.patch). */
_Thread_local char mpiwasm_end_of_library_variables;
