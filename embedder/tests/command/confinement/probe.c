/* A native library for LD_PRELOAD: at the end of a program it tries from inside the rank what a guest would that has
   broken out of its sandbox. Prints one line for each attempt. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

int PMPI_Finalize(void);

static void report(const char* what, long result) {
  fprintf(stderr, "%s: %s\n", what, result == -1 ? strerrorname_np(errno) : "done");
}

static void try_file(const char* what, const char* variable, int flags) {
  const char* path = getenv(variable);
  if (path != NULL) report(what, open(path, flags | O_CLOEXEC, 0600));
}

int MPI_Finalize(void) {
  char* none[] = {NULL};
  /* There is no such file, so that nothing is started where it may be. */
  report("execve", execve("/nonexistent/program", none, none));
  report("ptrace", ptrace(PTRACE_ATTACH, 1 << 22, NULL, NULL));
  report("kill", kill(getppid(), SIGCONT));
  report("AF_UNIX", socket(AF_UNIX, SOCK_STREAM, 0));
  try_file("read outside", "PROBE_OUTSIDE", O_RDONLY);
  try_file("create outside", "PROBE_NEW", O_RDWR | O_CREAT);
  try_file("read inside", "PROBE_INSIDE", O_RDONLY);
  try_file("write inside", "PROBE_INSIDE", O_RDWR);
  return PMPI_Finalize();
}
