/* The time zone of a guest: UTC, for WASI knows no other. */
#include <time.h>

char* tzname[2] = {"UTC", "UTC"};
long timezone = 0;
int daylight = 0;

void tzset(void) {}
