/* mpiwasm calls this when a signal or the time limit ends the program: what the C library's files and C++ file streams
   still hold back is written. Nothing else is done that exit() does, for the program may have been interrupted
   anywhere. */

/* Of the C library, where anything that writes through a FILE brings it with it. */
void __stdio_exit(void) __attribute__((weak));

/* Of fstream.cpp, which programs with file streams bring with them. */
void mpiwasm_flush_streams(void) __attribute__((weak));

__attribute__((export_name("mpiwasm_flush"))) void mpiwasm_flush(void) {
  if (__stdio_exit) __stdio_exit();
  if (mpiwasm_flush_streams) mpiwasm_flush_streams();
}
