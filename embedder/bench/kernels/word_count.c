// Cuts a text into words and counts each in a hash table: branches, bytes and comparisons of strings. SIZE is the
// number of bytes of the text.
#include "kernel.h"

enum { slots = 1 << 13, longest_word = 15, vocabulary = 3000 };

struct slot {
  char word[longest_word + 1];
  int count;
};

static char* text;
static size_t bytes;
static struct slot* slot_table;

// Words of 2 to 9 letters, the first of the vocabulary most often, some in capitals, with commas and line ends.
static void prepare(int size) {
  bytes = (size_t)size;
  text = allocate(bytes + 1, 1);
  slot_table = allocate(slots, sizeof *slot_table);
  size_t next = 0;
  for (uint64_t word = 0; next < bytes; ++word) {
    const double chance = scatter_unit(word);
    uint64_t letters = scatter_bits(~(uint64_t)(chance * chance * vocabulary));
    const int length = 2 + (int)(letters % 8);
    for (int i = 0; i < length && next < bytes; ++i) {
      letters = letters / 26 + letters * 977;
      text[next++] = (char)((word % 11 == 0 && i == 0 ? 'A' : 'a') + letters % 26);
    }
    if (word % 7 == 0 && next < bytes) {
      text[next++] = ',';
    }
    if (next < bytes) {
      text[next++] = word % 13 == 0 ? '\n' : ' ';
    }
  }
  text[bytes] = '\0';
}

static int is_letter(char byte) { return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z'); }

static char small_letter(char byte) { return byte >= 'A' && byte <= 'Z' ? (char)(byte - 'A' + 'a') : byte; }

static void count_word(const char* word, uint32_t hash) {
  uint32_t place = hash % slots;
  while (slot_table[place].count != 0 && strcmp(slot_table[place].word, word) != 0) {
    place = (place + 1) % slots;
  }
  if (slot_table[place].count == 0) {
    strcpy(slot_table[place].word, word);
  }
  ++slot_table[place].count;
}

static void pass(void) {
  memset(slot_table, 0, slots * sizeof *slot_table);
  const char* next = text;
  while (*next != '\0') {
    char word[longest_word + 1];
    int length = 0;
    uint32_t hash = 5381;
    while (is_letter(*next) && length < longest_word) {
      word[length] = small_letter(*next++);
      hash = hash * 33 + (unsigned char)word[length++];
    }
    if (length > 0) {
      word[length] = '\0';
      count_word(word, hash);
    } else {
      ++next;
    }
  }
}

static double check(void) {
  double sum = 0.0;
  for (int place = 0; place < slots; ++place) {
    sum += (double)slot_table[place].count * (place + 1);
  }
  return sum;
}

static double operations(void) { return (double)bytes; }

int main(int argc, char** argv) {
  const struct kernel kernel = {"word-count", 500000, 1 << 28, prepare, pass, check, operations, "GB/s"};
  return run_kernel(&kernel, argc, argv);
}
