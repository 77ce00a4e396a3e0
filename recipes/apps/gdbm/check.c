/* Fills a database, replaces and deletes records, reorganizes it, and prints what is in it by the order of the keys.
   While one writer has the file, another one is kept off by its lock. */
#include <gdbm.h>
#include <stdio.h>
#include <string.h>

enum { keys = 2000, records = 6000 };

static datum text(char* words) { return (datum){words, (int)strlen(words)}; }

static int fail(const char* what) {
  fprintf(stderr, "check: %s: %s\n", what, gdbm_strerror(gdbm_errno));
  return 1;
}

int main(void) {
  char key[32];
  char value[400];
  GDBM_FILE base = gdbm_open("data", 4096, GDBM_NEWDB, 0644, NULL);
  if (!base) return fail("open");
  printf("locked: %d\n", gdbm_open("data", 4096, GDBM_WRITER, 0644, NULL) == NULL);
  for (int i = 0; i < records; ++i) {
    snprintf(key, sizeof key, "key-%d", i * 7 % keys);
    snprintf(value, sizeof value, "value-%d-%0*d", i, 1 + i % 300, i);
    if (gdbm_store(base, text(key), text(value), GDBM_REPLACE) != 0) return fail("store");
  }
  for (int i = 0; i < keys; i += 3) {
    snprintf(key, sizeof key, "key-%d", i);
    if (gdbm_delete(base, text(key)) != 0) return fail("delete");
  }
  if (gdbm_reorganize(base) != 0) return fail("reorganize");
  gdbm_close(base);
  base = gdbm_open("data", 0, GDBM_READER, 0, NULL);
  if (!base) return fail("open for reading");
  gdbm_count_t count = 0;
  if (gdbm_count(base, &count) != 0) return fail("count");
  printf("records: %d\n", (int)count);
  for (int i = 0; i < keys; ++i) {
    snprintf(key, sizeof key, "key-%d", i);
    const datum found = gdbm_fetch(base, text(key));
    if (found.dptr) printf("%s %.*s\n", key, found.dsize, found.dptr);
  }
  gdbm_close(base);
  return 0;
}
