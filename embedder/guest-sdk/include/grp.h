/* <grp.h>: the one group that a guest knows, its own. */
#ifndef MPIWASM_GRP_H
#define MPIWASM_GRP_H

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct group {
  char* gr_name;
  char* gr_passwd;
  gid_t gr_gid;
  char** gr_mem;
};

struct group* getgrgid(gid_t group);
struct group* getgrnam(const char* name);

#ifdef __cplusplus
}
#endif

#endif
