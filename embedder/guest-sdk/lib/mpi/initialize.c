/* MPI_Init for those who look for it in a library without reading mpi.h, as configure scripts do: it is the import that
   mpi.h declares, under its own name. */

__attribute__((import_module("mpi_abi_1"), import_name("MPI_Init"))) int mpiwasm_imported_init(int* count,
                                                                                               char*** arguments);

int MPI_Init(int* count, char*** arguments) { return mpiwasm_imported_init(count, arguments); }
