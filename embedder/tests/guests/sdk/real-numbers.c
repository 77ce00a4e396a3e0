// strtod and atof: the nearest double, as sscanf finds it by another way, and the end of the number.
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

#include "../wasi/check.h"

static uint64_t state = 88172645463325252;
static uint64_t next_number(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}

static int is_same(double left, double right) { return memcmp(&left, &right, sizeof left) == 0; }

// `text` begins with a number of `length` letters.
static void check_text(const char* text, size_t length) {
  char* end = NULL;
  double expected = NAN;
  const double found = strtod(text, &end);
  if (length > 0) {
    char number[64];
    snprintf(number, sizeof number, "%.*s", (int)length, text);
    CHECK(sscanf(number, "%lf", &expected) == 1);
  } else {
    expected = 0.0;
  }
  if (is_same(found, expected) && is_same(atof(text), expected) && end == text + length) return;
  printf("%s is %a instead of %a, %d letters\n", text, found, expected, (int)(end - text));
  CHECK(!"the number is right");
}

int main(void) {
  static const char* const whole[] = {
      "0",
      "-0",
      "+0.0",
      "00012.5",
      "1",
      "-1.",
      ".5",
      "  \t\n7",
      "1e5",
      "1E+5",
      "1e-5",
      "123456789012345678",
      "9007199254740993",
      "9007199254740992.999",
      "0.1",
      "0.3",
      "2.2250738585072014e-308",
      "4.9e-324",
      "1e400",
      "-1e400",
      "1e-400",
      "0e99999999999",
      "1e19",
      "1e20",
      "9999999999999999999",
      "18446744073709551616",
      "1e-19",
      "1e-20",
      "0.00000000000000000000000000001",
      "100000000000000000000000000000",
      "1e22",
      "1e23",
      "8.5e-18",
      "179769313486231580793728971405301e276",
      "1.00000000000000011102230246251565",
      "0x1.8p3",
      "-0X10",
      "inf",
      "-infinity",
  };
  for (size_t i = 0; i < sizeof whole / sizeof *whole; ++i) check_text(whole[i], strlen(whole[i]));
  check_text("12abc", 2);
  check_text("1.5e", 3);
  check_text("1.5e+", 3);
  check_text("-2.5.5", 4);
  check_text("3e2e1", 3);
  check_text("", 0);
  check_text("abc", 0);
  check_text("  -", 0);
  check_text(".", 0);
  check_text("e5", 0);
  CHECK(isnan(strtod("nan", NULL)));
  char text[64];
  for (int i = 0; i < 20000; ++i) {
    // As programs write them, with digits and exponents of all lengths.
    uint64_t bits = next_number();
    const int exponent = (int)(next_number() % 140) - 70;
    bits = (bits & 0x800fffffffffffff) | (uint64_t)(1023 + exponent) << 52;
    double value;
    memcpy(&value, &bits, sizeof value);
    const int length = snprintf(text, sizeof text, i % 2 ? "%.*g" : "%.*e", 1 + (int)(next_number() % 18), value);
    check_text(text, (size_t)length);
    // Digits that are no double's.
    const int digits = snprintf(text, sizeof text, "%.*s.%llue%d", 1 + i % 3, "123",
                                (unsigned long long)next_number() >> i % 40, (int)(next_number() % 50) - 25);
    check_text(text, (size_t)digits);
  }
  return finish();
}
