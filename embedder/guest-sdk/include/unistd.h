/* The C library's <unistd.h> with what it leaves out and mpiwasm's guest library adds. */
#ifndef MPIWASM_UNISTD_H
#define MPIWASM_UNISTD_H

#include_next <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The value of the environment variable HOSTNAME when the guest was given one, else the name of the node. */
int gethostname(char* name, size_t size);

/* As fcntl with locks, from the present place on. */
#ifndef F_LOCK
#define F_ULOCK 0
#define F_LOCK 1
#define F_TLOCK 2
#define F_TEST 3
#endif
int lockf(int descriptor, int command, off_t length);

/* 64 KiB. */
int getpagesize(void);

/* WASI has no users: all are 1000. The parent process is 1. */
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
pid_t getppid(void);

/* The environment variable USER when the guest was given one, else "user"; <pwd.h> has more. */
char* getlogin(void);
int getlogin_r(char* name, size_t size);

/* Succeed where they change nothing that stat reports; else they fail with EPERM. */
int chown(const char* path, uid_t user, gid_t group);
int fchown(int descriptor, uid_t user, gid_t group);
int lchown(const char* path, uid_t user, gid_t group);

/* The group of the process is itself. Its priority is the launcher's: nice fails with EPERM, but for 0. */
pid_t getpgrp(void);
pid_t getpgid(pid_t process);
int nice(int increment);

/* Nothing: what was written is with the system, which writes it back; fsync waits for one file. */
void sync(void);

/* No descriptor is a terminal with a name: these fail with ENOTTY. */
char* ttyname(int descriptor);
int ttyname_r(int descriptor, char* name, size_t size);

#ifdef _GNU_SOURCE
/* The name of the working directory, to be freed. */
char* get_current_dir_name(void);
/* As access: users and effective users are the same. */
int eaccess(const char* path, int mode);
int euidaccess(const char* path, int mode);
#endif

/* WASI cannot give a file a second descriptor, nor connect two: these fail with ENOSYS. */
int dup(int descriptor);
int dup2(int descriptor, int wanted);
int pipe(int descriptors[2]);

#ifdef __cplusplus
}
#endif

#endif
