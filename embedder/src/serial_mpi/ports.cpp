// A single process has no peer to connect to (MPI-5.0, 11.9). The built-in MPI also lacks files, generalized requests,
// partitioned messages, spawning and the tools interface; mpiwasm detects that they are missing.
#include "serial_mpi/mpi.h"

int MPI_Open_port(MPI_Info, char*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Close_port(const char*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Comm_accept(const char*, MPI_Info, int, MPI_Comm, MPI_Comm*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Comm_connect(const char*, MPI_Info, int, MPI_Comm, MPI_Comm*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Publish_name(const char*, MPI_Info, const char*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Unpublish_name(const char*, MPI_Info, const char*) { return MPI_ERR_UNSUPPORTED_OPERATION; }

int MPI_Lookup_name(const char*, MPI_Info, char*) { return MPI_ERR_UNSUPPORTED_OPERATION; }
