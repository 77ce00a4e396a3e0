/* The C library's <unistd.h> with what it leaves out and mpiwasm's guest library adds. */
#ifndef MPIWASM_UNISTD_H
#define MPIWASM_UNISTD_H

#include_next <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The value of the environment variable HOSTNAME when the guest was given one, else "localhost". What MPI calls the
   node is MPI_Get_processor_name. */
int gethostname(char* name, size_t size);

/* WASI cannot give a file a second descriptor, nor connect two: these fail with ENOSYS. */
int dup(int descriptor);
int dup2(int descriptor, int wanted);
int pipe(int descriptors[2]);

#ifdef __cplusplus
}
#endif

#endif
