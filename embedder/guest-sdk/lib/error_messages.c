/* <err.h> and <error.h> for guests: messages on standard error that begin with the program's name. */
#include <err.h>
#include <errno.h>
#include <error.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wasi/api.h>

char* program_invocation_name = "";
char* program_invocation_short_name = "";
unsigned int error_message_count;
int error_one_per_line;
void (*error_print_progname)(void);

/* The arguments stay for as long as the program runs: that is what these names point to. */
__attribute__((constructor)) static void find_names(void) {
  size_t count;
  size_t size;
  if (__wasi_args_sizes_get(&count, &size) != 0 || count == 0) return;
  uint8_t** arguments = calloc(count + 1, sizeof *arguments);
  char* texts = malloc(size);
  if (arguments != NULL && texts != NULL && __wasi_args_get(arguments, (uint8_t*)texts) == 0) {
    program_invocation_name = (char*)arguments[0];
    const char* slash = strrchr(program_invocation_name, '/');
    program_invocation_short_name =
        slash != NULL ? program_invocation_name + (slash + 1 - program_invocation_name) : program_invocation_name;
  } else {
    free(texts);
  }
  free(arguments);
}

static void print(const char* format, va_list arguments) {
  fprintf(stderr, "%s: ", program_invocation_short_name);
  if (format != NULL) vfprintf(stderr, format, arguments);
}

void vwarnx(const char* format, va_list arguments) {
  print(format, arguments);
  fputc('\n', stderr);
}

void vwarn(const char* format, va_list arguments) {
  const int error = errno;
  print(format, arguments);
  fprintf(stderr, "%s%s\n", format != NULL ? ": " : "", strerror(error));
}

#define WITH_ARGUMENTS(last, call) \
  va_list arguments;               \
  va_start(arguments, last);       \
  call;                            \
  va_end(arguments)

void warn(const char* format, ...) { WITH_ARGUMENTS(format, vwarn(format, arguments)); }
void warnx(const char* format, ...) { WITH_ARGUMENTS(format, vwarnx(format, arguments)); }

_Noreturn void verr(int status, const char* format, va_list arguments) {
  vwarn(format, arguments);
  exit(status);
}

_Noreturn void verrx(int status, const char* format, va_list arguments) {
  vwarnx(format, arguments);
  exit(status);
}

_Noreturn void err(int status, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  verr(status, format, arguments);
}

_Noreturn void errx(int status, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  verrx(status, format, arguments);
}

static void report(int status, int error, const char* file, unsigned int line, const char* format, va_list arguments) {
  fflush(stdout);
  if (error_print_progname != NULL) {
    error_print_progname();
  } else {
    fprintf(stderr, "%s:%s", program_invocation_name, file == NULL ? " " : "");
  }
  if (file != NULL) fprintf(stderr, "%s:%u: ", file, line);
  vfprintf(stderr, format, arguments);
  if (error != 0) fprintf(stderr, ": %s", strerror(error));
  fputc('\n', stderr);
  ++error_message_count;
  if (status != 0) exit(status);
}

void error(int status, int error, const char* format, ...) {
  WITH_ARGUMENTS(format, report(status, error, NULL, 0, format, arguments));
}

void error_at_line(int status, int error, const char* file, unsigned int line, const char* format, ...) {
  static const char* last_file;
  static unsigned int last_line;
  if (error_one_per_line && file != NULL && last_file != NULL && line == last_line && strcmp(file, last_file) == 0)
    return;
  last_file = file;
  last_line = line;
  WITH_ARGUMENTS(format, report(status, error, file, line, format, arguments));
}
