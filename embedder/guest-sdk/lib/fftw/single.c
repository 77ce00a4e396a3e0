/* The functions of single precision, in terms of the host. */
#define MPIWASM_SINGLE
#include "planners.h"
#include "plans.h"
#include "wisdom.h"
