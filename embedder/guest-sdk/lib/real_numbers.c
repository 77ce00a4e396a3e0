/* strtod for guests. That of the C library computes in long double, whose 128 bits a guest has no instructions for: a
   microsecond for each number of an input file. Here decimal numbers of up to 19 digits with small exponents, which are
   nearly all that files hold, are computed in integers, rounded correctly; for all others the C library is asked.
   mpiwasm-cc links this by --wrap. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

double __real_strtod(const char* restrict text, char** restrict end);

/* 10^19 is the largest power that 64 bits hold. */
enum { most_digits = 19, largest_power = 19 };

static inline int is_digit(char letter) { return letter >= '0' && letter <= '9'; }
static inline int is_space(char letter) { return letter == ' ' || (letter >= '\t' && letter <= '\r'); }

static uint64_t power_of_ten(int exponent) {
  uint64_t power = 1;
  while (exponent-- > 0) power *= 10;
  return power;
}

/* number / 10^power, correctly rounded; `number` is not 0. */
static double quotient(uint64_t number, int power) {
  /* With the number's highest bit in place, the quotient has more bits than a double takes; that there is a rest
     decides between two doubles like one more bit. */
  const int up = 64 + __builtin_clzll(number);
  const __uint128_t shifted = (__uint128_t)number << up;
  const uint64_t divisor = power_of_ten(power);
  const __uint128_t whole = shifted / divisor;
  const double rounded = (double)(whole | (whole * divisor != shifted));
  const double down = (double)((__uint128_t)1 << (up - 64)) * 0x1p64;
  return rounded / down;
}

double __wrap_strtod(const char* restrict text, char** restrict end) {
  const char* place = text;
  while (is_space(*place)) ++place;
  const int negative = *place == '-';
  if (*place == '-' || *place == '+') ++place;
  uint64_t number = 0;
  int digits = 0; /* without zeros in front */
  int exponent = 0;
  const char* begin = place;
  for (; is_digit(*place); ++place) {
    digits += digits > 0 || *place != '0';
    number = number * 10 + (uint64_t)(*place - '0');
  }
  /* "0x1p3" is hexadecimal; words and nothing at all are left to the C library, too. */
  if (place - begin == 1 && *begin == '0' && (*place == 'x' || *place == 'X')) return __real_strtod(text, end);
  int has_digits = place != begin;
  if (*place == '.') {
    const char* behind_point = ++place;
    for (; is_digit(*place); ++place) {
      digits += digits > 0 || *place != '0';
      number = number * 10 + (uint64_t)(*place - '0');
    }
    if (place - behind_point > 1000) return __real_strtod(text, end);
    exponent = -(int)(place - behind_point);
    has_digits |= place != behind_point;
  }
  if (!has_digits || digits > most_digits) return __real_strtod(text, end);
  if (*place == 'e' || *place == 'E') {
    const char* behind = place + 1;
    const int below = *behind == '-';
    if (*behind == '-' || *behind == '+') ++behind;
    if (is_digit(*behind)) {
      int given = 0;
      for (; is_digit(*behind); ++behind) given = given < 10000 ? given * 10 + (*behind - '0') : given;
      exponent += below ? -given : given;
      place = behind;
    }
  }
  double value = 0;
  if (number != 0) {
    if (exponent < -largest_power || exponent > largest_power) return __real_strtod(text, end);
    value = exponent < 0 ? quotient(number, -exponent) : (double)((__uint128_t)number * power_of_ten(exponent));
  }
  if (end) *end = (char*)place;
  return negative ? -value : value;
}
