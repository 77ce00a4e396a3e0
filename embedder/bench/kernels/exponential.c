// Exponential functions. SIZE is how many.
#include <math.h>

#include "elementwise.h"

static void exponentials(double* to, const double* from, int count) {
  for (int i = 0; i < count; ++i) {
    to[i] = exp(from[i]);
  }
}

int main(int argc, char** argv) { return run_elementwise("exponential", exponentials, -20.0, 20.0, argc, argv); }
