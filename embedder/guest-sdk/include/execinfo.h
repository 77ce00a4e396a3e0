/* glibc's <execinfo.h>. A guest cannot look at its calls: backtraces are empty. mpiwasm prints one when a guest fails.
 */
#ifndef MPIWASM_EXECINFO_H
#define MPIWASM_EXECINFO_H

#ifdef __cplusplus
extern "C" {
#endif

int backtrace(void** addresses, int most);
char** backtrace_symbols(void* const* addresses, int count);
void backtrace_symbols_fd(void* const* addresses, int count, int descriptor);

#ifdef __cplusplus
}
#endif

#endif
