/* The other name of <sys/statfs.h>. */
#include <sys/statfs.h>
