/* <pwd.h>: the one user that a guest knows, itself. Its name is the environment variable USER, its directory HOME, when
   the guest was given them; else "user" and "/". */
#ifndef MPIWASM_PWD_H
#define MPIWASM_PWD_H

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

struct passwd {
  char* pw_name;
  char* pw_passwd;
  uid_t pw_uid;
  gid_t pw_gid;
  char* pw_gecos;
  char* pw_dir;
  char* pw_shell;
};

struct passwd* getpwuid(uid_t user);
struct passwd* getpwnam(const char* name);
int getpwuid_r(uid_t user, struct passwd* entry, char* texts, size_t size, struct passwd** found);
int getpwnam_r(const char* name, struct passwd* entry, char* texts, size_t size, struct passwd** found);

#ifdef __cplusplus
}
#endif

#endif
