/* glibc's <error.h>. */
#ifndef MPIWASM_ERROR_H
#define MPIWASM_ERROR_H

#ifdef __cplusplus
extern "C" {
#endif

/* Prints the program's name, the message and, unless `error` is 0, its text; then ends the program, unless `status` is
   0. */
void error(int status, int error, const char* format, ...) __attribute__((format(printf, 3, 4)));
/* With a place in a file behind the program's name. */
void error_at_line(int status, int error, const char* file, unsigned int line, const char* format, ...)
    __attribute__((format(printf, 5, 6)));

extern unsigned int error_message_count;
/* Whether a second message about the same line is left out. */
extern int error_one_per_line;
/* Prints something else than the program's name. */
extern void (*error_print_progname)(void);

#ifdef __cplusplus
}
#endif

#endif
