/* The functions of double precision, in terms of the host. */
#include "planners.h"
#include "plans.h"
#include "wisdom.h"
