#define MPIWASM_SINGLE
#include "threads.h"
