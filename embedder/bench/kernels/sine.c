// Sines of angles up to 16 turns. SIZE is how many.
#include <math.h>

#include "elementwise.h"

static void sines(double* to, const double* from, int count) {
  for (int i = 0; i < count; ++i) {
    to[i] = sin(from[i]);
  }
}

int main(int argc, char** argv) { return run_elementwise("sine", sines, -100.0, 100.0, argc, argv); }
