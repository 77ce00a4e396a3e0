// sin, cos and sincos: within one unit in the last place of what 113 bits give, and their special values.
#define _GNU_SOURCE
#include <math.h>
#include <stdio.h>
#include <string.h>

static int failed;

static void check(int holds, const char* what, double angle) {
  if (holds) return;
  ++failed;
  if (failed <= 20) fprintf(stderr, "%s of %a\n", what, angle);
}

static int is_close(double found, long double exact) {
  const double size = fabs((double)exact);
  return fabsl(found - exact) <= nextafter(size, INFINITY) - size;
}

static int is_same(double left, double right) { return memcmp(&left, &right, sizeof left) == 0; }

static void check_angle(double angle) {
  double sine = 0;
  double cosine = 0;
  sincos(angle, &sine, &cosine);
  check(is_close(sin(angle), sinl(angle)), "sine", angle);
  check(is_close(cos(angle), cosl(angle)), "cosine", angle);
  check(is_same(sine, sin(angle)) && is_same(cosine, cos(angle)), "sincos", angle);
  check(is_same(sin(-angle), -sin(angle)) && is_same(cos(-angle), cos(angle)), "sine or cosine of both signs", angle);
}

int main(void) {
  // Through all quadrants, near the borders between them, and far beyond what one step of reduction reaches.
  for (int i = 0; i < 20000; ++i) check_angle(i * 0x1.2345678p-8);
  for (int i = 0; i < 400; ++i) {
    const double border = i * 0.78539816339744828;
    check_angle(border);
    check_angle(nextafter(border, 0.0));
    check_angle(nextafter(border, INFINITY));
  }
  for (double angle = 1.0; angle < 1e300; angle *= 3.7) check_angle(angle);
  for (double angle = 1.0; angle > 1e-320; angle /= 3.7) check_angle(angle);
  check(is_same(sin(0.0), 0.0) && is_same(sin(-0.0), -0.0), "sine", 0.0);
  check(cos(0.0) == 1.0, "cosine", 0.0);
  volatile double infinity = INFINITY;
  check(isnan(sin(infinity)) && isnan(cos(-infinity)), "sine or cosine", INFINITY);
  check(isnan(sin(NAN)) && isnan(cos(NAN)), "sine or cosine", NAN);
  puts(failed == 0 ? "No Errors" : "errors");
  return failed != 0;
}
