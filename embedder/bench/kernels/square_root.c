// Square roots. SIZE is how many.
#include <math.h>

#include "elementwise.h"

static void square_roots(double* to, const double* from, int count) {
  for (int i = 0; i < count; ++i) {
    to[i] = sqrt(from[i]);
  }
}

int main(int argc, char** argv) { return run_elementwise("square-root", square_roots, 1.0, 1001.0, argc, argv); }
