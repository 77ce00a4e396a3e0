/* Who runs a guest: WASI has no users, and files have no owners. A program sees an ordinary user, the same on each
   machine; codes that refuse to run as root look for the number 0. */
#include <unistd.h>

enum { ordinary = 1000 };

uid_t getuid(void) { return ordinary; }
uid_t geteuid(void) { return ordinary; }
gid_t getgid(void) { return ordinary; }
gid_t getegid(void) { return ordinary; }
pid_t getppid(void) { return 1; }
