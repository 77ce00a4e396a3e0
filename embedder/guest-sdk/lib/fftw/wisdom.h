/* FFTW's wisdom as text, to and from the host. */
#include "host.h"

IMPORT(export_wisdom) int CALL(export_wisdom)(char* to, unsigned capacity);
IMPORT(import_wisdom) int CALL(import_wisdom)(const char* from, unsigned length);
IMPORT(import_system_wisdom) int CALL(import_system_wisdom)(void);
IMPORT(forget_wisdom) void CALL(forget_wisdom)(void);

char* HOST(export_wisdom_to_string)(void) {
  const int length = CALL(export_wisdom)(NULL, 0);
  char* text = length < 0 ? NULL : malloc((size_t)length + 1);
  if (text) CALL(export_wisdom)(text, (unsigned)length + 1);
  return text;
}
void HOST(export_wisdom)(X(write_char_func) write_char, void* data) {
  char* text = HOST(export_wisdom_to_string)();
  for (const char* each = text; each && *each; ++each) write_char(*each, data);
  free(text);
}
void HOST(export_wisdom_to_file)(FILE* output_file) {
  char* text = HOST(export_wisdom_to_string)();
  if (text) fputs(text, output_file);
  free(text);
}
int HOST(export_wisdom_to_filename)(const char* filename) {
  FILE* file = fopen(filename, "w");
  if (!file) return 0;
  HOST(export_wisdom_to_file)(file);
  const int failed = ferror(file);
  return fclose(file) == 0 && !failed;
}

int HOST(import_wisdom_from_string)(const char* input_string) {
  return CALL(import_wisdom)(input_string, (unsigned)strlen(input_string));
}

/* Wisdom is one text in parentheses, and behind it, in another, the seal of mpiwasm; what follows is of others. */
int HOST(import_wisdom)(X(read_char_func) read_char, void* data) {
  char* text = NULL;
  size_t length = 0, capacity = 0;
  int depth = 0, closed = 0, next;
  while ((next = read_char(data)) != EOF) {
    if (length == capacity) {
      capacity = capacity ? 2 * capacity : 4096;
      char* larger = realloc(text, capacity);
      if (!larger) {
        free(text);
        return 0;
      }
      text = larger;
    }
    text[length++] = (char)next;
    if (next == '(') ++depth;
    if (next == ')' && --depth <= 0 && ++closed == 2) break;
  }
  const int imported = length > 0 && CALL(import_wisdom)(text, (unsigned)length);
  free(text);
  return imported;
}

static int read_from_file(void* file) { return getc(file); }

int HOST(import_wisdom_from_file)(FILE* input_file) { return HOST(import_wisdom)(read_from_file, input_file); }
int HOST(import_wisdom_from_filename)(const char* filename) {
  FILE* file = fopen(filename, "r");
  if (!file) return 0;
  const int imported = HOST(import_wisdom_from_file)(file);
  fclose(file);
  return imported;
}
int HOST(import_system_wisdom)(void) { return CALL(import_system_wisdom)(); }
void HOST(forget_wisdom)(void) { CALL(forget_wisdom)(); }
