/* getpagesize for guests: the unit in which linear memory grows, as sysconf(_SC_PAGESIZE) has it. */
#include <unistd.h>

int getpagesize(void) { return (int)sysconf(_SC_PAGESIZE); }
